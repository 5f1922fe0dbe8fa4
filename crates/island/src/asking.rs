//! What is asked, and what the others read meanwhile, as sentences of `texts/`.

use kernel::{Awaits, Game, Phrase, Seat, Seats};

use crate::modules::Question;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};

impl<D: Size> Island<D> {
    /// What a seat is asked, told to that seat; nothing while chance is awaited or the game is over.
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
            Frame::Module(ask) => ask.question().map(Phrase::new),
            Frame::Over | Frame::Placed | Frame::Roll | Frame::Steal(_) | Frame::Explore(_) | Frame::DrawCard(_) => {
                None
            }
        }
    }

    /// What everybody reads who is not asked.
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
            Frame::Steal(_) | Frame::DrawCard(_) => Phrase::new("island.waits.card"),
            Frame::Explore(_) => Phrase::new("island.waits.fog"),
            Frame::Gold => by("island.waits.gold"),
            Frame::Main if s.trade.is_open() && !s.trade.unanswered().is_empty() => by("island.waits.offer"),
            Frame::Main if s.reduced => by("island.waits.paired"),
            Frame::Main => by("island.waits.main"),
            Frame::FreeRoads(left) => by("island.waits.free-roads").with("n", left),
            Frame::Special(_) => by("island.waits.special"),
            Frame::Module(ask) => ask.draws().map_or_else(|| by("island.waits.thinks"), Phrase::new),
        }
    }
}
