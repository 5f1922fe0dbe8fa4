//! Questions, choices, and the line that waiting players read, as sentences of `texts/`.

use kernel::{Awaits, Game, Part, Phrase, Seat, Seats};

use crate::action::Action;
use crate::counts::{Card, Hand};
use crate::modules::{Deed, Question};
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};
use crate::telling::{counted, dealt, named, titled};

impl<D: Size> Island<D> {
    /// The question to a seat; `None` while chance is awaited or the game is over.
    pub(crate) fn question(&self, s: &State<D>, seat: Seat) -> Option<Phrase> {
        let ask = |key| Some(Phrase::new(key));
        let side = s.side(seat);
        match s.agenda.top() {
            Frame::Settle if side.buildings == D::Corners::default() => ask("island.ask.settlement"),
            Frame::Settle => ask("island.ask.settlement-again"),
            Frame::SettleRoad(_) if self.has_sea() => ask("island.ask.road-or-ship"),
            Frame::SettleRoad(_) => ask("island.ask.road"),
            Frame::BeforeRoll => ask("island.ask.roll"),
            Frame::Discards => {
                Some(Phrase::new("island.ask.discard").with("n", side.owed).with("cards", side.cards - side.laid))
            }
            Frame::MoveRobber if self.has_sea() => ask("island.ask.robber-or-pirate"),
            Frame::MoveRobber => ask("island.ask.robber"),
            Frame::ChooseVictim | Frame::PirateVictim => ask("island.ask.victim"),
            Frame::Gold => Some(Phrase::new("island.ask.gold").with("n", side.gold())),
            Frame::Main if s.trade.is_open() && s.trade.unanswered().has(seat) => ask("island.ask.offer"),
            Frame::Main if s.reduced => ask("island.ask.paired"),
            Frame::Main => ask("island.ask.main"),
            Frame::FreeRoads(left) if self.has_sea() => {
                Some(Phrase::new("island.ask.free-roads-or-ships").with("n", left))
            }
            Frame::FreeRoads(left) => Some(Phrase::new("island.ask.free-roads").with("n", left)),
            Frame::Special(_) => ask("island.ask.special"),
            Frame::Module(ask) => ask.question().map(|key| match ask.whom() {
                Some(whom) => Phrase::new(key).with("whom", whom),
                None => Phrase::new(key),
            }),
            Frame::Over | Frame::Placed | Frame::Roll | Frame::Steal(_) | Frame::Explore(_) | Frame::DrawCard(_) => {
                None
            }
        }
    }

    /// The sentence for everybody who is not asked.
    pub(crate) fn waits(&self, s: &State<D>) -> Phrase {
        let due = match self.awaits(s) {
            Awaits::Seats { due, .. } => due,
            Awaits::Chance | Awaits::Nobody => Seats::NONE,
        };
        let by = |key| Phrase::new(key).with("seats", due);
        match s.agenda.top() {
            Frame::Over | Frame::Placed => Phrase::new("island.waits.over"),
            Frame::Settle => by("island.waits.settlement"),
            Frame::SettleRoad(_) if self.has_sea() => by("island.waits.road-or-ship"),
            Frame::SettleRoad(_) => by("island.waits.road"),
            Frame::BeforeRoll => by("island.waits.roll"),
            Frame::Roll => Phrase::new("island.waits.dice"),
            Frame::Discards => by("island.waits.discard"),
            Frame::MoveRobber if self.has_sea() => by("island.waits.robber-or-pirate"),
            Frame::MoveRobber => by("island.waits.robber"),
            Frame::ChooseVictim | Frame::PirateVictim => by("island.waits.victim"),
            Frame::Steal(_) => Phrase::new("island.waits.stolen-card"),
            Frame::DrawCard(_) => Phrase::new("island.waits.card"),
            Frame::Explore(_) => Phrase::new("island.waits.fog"),
            Frame::Gold => by("island.waits.gold"),
            Frame::Main if s.trade.is_open() && !s.trade.unanswered().is_empty() => by("island.waits.offer"),
            Frame::Main if s.reduced => by("island.waits.paired"),
            Frame::Main => by("island.waits.main"),
            Frame::FreeRoads(left) if self.has_sea() => by("island.waits.free-roads-or-ships").with("n", left),
            Frame::FreeRoads(left) => by("island.waits.free-roads").with("n", left),
            Frame::Special(_) => by("island.waits.special"),
            Frame::Module(ask) => ask.draws().map_or_else(|| by("island.waits.thinks"), Phrase::new),
        }
    }
    /// The name of the question, for programs: the last part of its sentence's key, such as `robber` or `free-roads 2`.
    pub(crate) fn asked_name(&self, s: &State<D>) -> String {
        let key = match s.agenda.top() {
            Frame::Module(ask) => ask.question().or(ask.draws()).expect("a question or a draw has a sentence"),
            _ => self.waits(s).key,
        };
        let name = key.rsplit('.').next().unwrap_or(key);
        match s.agenda.top() {
            Frame::FreeRoads(left) => format!("{name} {left}"),
            _ => name.into(),
        }
    }

    /// The words for a button that takes this choice.
    pub(crate) fn meaning(&self, s: &State<D>, seat: Seat, action: Action) -> Phrase {
        if let Frame::Module(ask) = s.agenda.top()
            && let Some(own_words) = ask.meaning(action)
        {
            return own_words;
        }
        let does = Phrase::new;
        let at = |key, place: Part| Phrase::new(key).with("at", place);
        match action {
            Action::Settlement(corner) => at("island.do.settlement", self.corner_part(corner)),
            Action::Road(edge) => at("island.do.road", self.edge_part(edge)),
            Action::City(corner) => at("island.do.city", self.corner_part(corner)),
            Action::Ship(edge) => at("island.do.ship", self.edge_part(edge)),
            Action::Sail { from, to } => at("island.do.sail", self.edge_part(to)).with("from", self.edge_part(from)),
            Action::Roll => does("island.do.roll"),
            Action::Buy => does("island.do.buy"),
            Action::Knight => does("island.do.play").with("card", titled(Card::Knight)),
            Action::RoadBuilding => does("island.do.play").with("card", titled(Card::Roads)),
            Action::Plenty(one, other) => {
                let cards = Hand::one(one) + other.map_or(Hand::NONE, Hand::one);
                does("island.do.plenty").with("card", titled(Card::Plenty)).with("cards", counted("resource", cards))
            }
            Action::Monopoly(resource) => {
                does("island.do.monopoly").with("card", titled(Card::Monopoly)).with("resource", named(resource))
            }
            Action::Bank { give, take } => does("island.do.bank")
                .with("n", s.side(seat).rates.get(give))
                .with("give", named(give))
                .with("take", named(take)),
            Action::Discard(resource) => does("island.do.discard").with("resource", named(resource)),
            Action::Robber(hex) => at("island.do.robber", self.hex_part(hex)),
            Action::Pirate(hex) => at("island.do.pirate", self.hex_part(hex)),
            Action::Gold(resource) | Action::Name(resource) => does("island.do.name").with("resource", named(resource)),
            Action::Rob(victim) => does("island.do.rob").with("victim", victim),
            Action::Offer(deal, to) => dealt(does("island.do.offer").with("to", to), deal),
            Action::Accept => does("island.do.accept"),
            Action::Decline => does("island.do.decline"),
            Action::Propose(deal) => dealt(does("island.do.propose"), deal),
            Action::Withdraw => does("island.do.withdraw"),
            Action::Trade(partner) => does("island.do.trade").with("partner", partner),
            Action::End if seat == s.active => does("island.do.end"),
            Action::End => does("island.do.end-special"),
            Action::Pass => does("island.do.pass"),
            Action::Choose(whom) => does("island.do.choose").with("whom", whom),
            Action::Waive => does("island.do.waive"),
            Action::Module(act) => act.meaning(self, s, seat),
        }
    }
}
