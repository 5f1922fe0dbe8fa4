//! The frames of cards that have an effect.

use kernel::{Rng, Seat, Weighted, die};

use super::{Ask, EffectPlay, Filter, OPEN};
use crate::agenda::Chapter;
use crate::card::Moment;
use crate::cards::Card;
use crate::chapters::sea::Places;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::menu::{Group, Menu};
use crate::position::piles::{Face, Row};
use crate::position::site::{BUILDING_SITES, Site};
use crate::position::state::{End, EventFace, State, foe};
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::event::Event;

/// Effects of cards: their moments, steps and questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectFrame {
    /// Work: lying cards hear of a moment, one after the other, in the order of sites; the active player's cards first.
    Hear {
        /// The moment.
        moment: Moment,
        /// Whose cards are next.
        seat: Seat,
        /// The first site whose card has not heard of it yet. Sites abroad begin at 64, open cards at 128.
        from: u8,
        /// Whether the other player's cards hear it afterwards.
        both: bool,
        /// What the moment is about; its meaning depends on the moment. Each card gets it as `play.n`.
        about: u8,
    },
    /// Work: the open card goes where it belongs.
    PutAway(Seat, Face),
    /// A die of a seat falls for the card below, which goes on with the number.
    Die(Seat),
    /// A question.
    Ask(Seat, Ask),
}

impl Chapter for EffectFrame {
    #[inline]
    fn asked(self, _s: &State) -> Option<Seat> {
        if let Self::Ask(seat, _) = self { Some(seat) } else { None }
    }

    fn menu(self, menu: &mut Menu<'_>) {
        if let Self::Ask(_, ask) = self {
            menu.of_ask(ask);
        }
    }

    fn work(self, cx: &mut Cx<'_, '_>) -> bool {
        match self {
            Self::Ask(..) | Self::Die(_) => false,
            Self::Hear { moment, seat, from, both, about } => {
                cx.work_hear(moment, seat, from, both, about);
                true
            }
            Self::PutAway(seat, face) => cx.done(|cx| cx.put_away(seat, face)),
        }
    }

    fn act(self, cx: &mut Cx<'_, '_>, seat: Seat, action: Action) {
        let Self::Ask(_, ask) = self else { unreachable!("{action:?} is not legal in {self:?}") };
        cx.answer(ask, seat, action);
    }

    fn is_hidden(self, seat: Seat) -> bool {
        match self {
            Self::Ask(asked, Ask::Card { row, pass: true, .. }) => asked == seat && row == Row::hand(seat),
            Self::Ask(asked, Ask::Offer(_)) => asked == seat,
            _ => false,
        }
    }

    fn outcomes(self, _s: &State, out: &mut Weighted<Outcome>) -> bool {
        let rolls = matches!(self, Self::Die(_));
        if rolls {
            (1..=6).for_each(|number| out.push(Outcome::Die(number), 1));
        }
        rolls
    }

    fn draw(self, _duel: &Duel, _s: &State, rng: &mut impl Rng) -> Outcome {
        Outcome::Die(die(rng))
    }

    fn can_fall(self, _duel: &Duel, _s: &State, outcome: Outcome) -> bool {
        matches!((self, outcome), (Self::Die(_), Outcome::Die(1..=6)))
    }

    fn fall(self, cx: &mut Cx<'_, '_>, outcome: Outcome) {
        let (Self::Die(seat), Outcome::Die(number)) = (self, outcome) else {
            unreachable!("{outcome:?} cannot fall in {self:?}")
        };
        cx.s.agenda.pop();
        cx.log.note(|| Event::DieRolled { seat, number });
        cx.answered(number);
    }

    fn pass_words(self, duel: &Duel, s: &State) -> &'static str {
        duel.words(s).map(|words| words.no).filter(|no| !no.is_empty()).unwrap_or("duel.pass.no")
    }

    fn accept_words(self, duel: &Duel, s: &State) -> &'static str {
        duel.words(s).map(|words| words.yes).filter(|yes| !yes.is_empty()).unwrap_or("duel.accept.yes")
    }

    fn card(self, duel: &Duel, s: &State) -> Option<Card> {
        match self {
            // The card at the last site before `from` has just acted.
            Self::Hear { moment, seat, from, .. } if (1..OPEN).contains(&from) => {
                let speaks = |card: Card| moment.of(card.def()).is_some();
                s.working_at(duel, seat, Site(from - 1), speaks).map(|face| duel.card(face))
            }
            Self::Hear { from, .. } if from > OPEN => {
                s.piles.faces(Row::OPEN).get(usize::from(from - OPEN - 1)).map(|&face| duel.card(face))
            }
            // A card that was played before the roll still lies open, but is not behind this frame.
            Self::PutAway(_, face) => Some(duel.card(face)).filter(|card| card.def().before_roll.is_none()),
            Self::Hear { .. } | Self::Die(_) | Self::Ask(..) => None,
        }
    }

    fn ground(self) -> Option<Seat> {
        match self {
            Self::Ask(
                _,
                Ask::Site(owner, _) | Ask::Building(owner, _) | Ask::Lying(owner) | Ask::Sea { owner, .. },
            ) => Some(owner),
            Self::Ask(seat, Ask::FoeRegion(_)) => Some(foe(seat)),
            _ => None,
        }
    }

    fn row(self, _duel: &Duel) -> Option<Row> {
        match self {
            Self::Ask(_, Ask::Card { row, .. } | Ask::Top(row, _)) => Some(row),
            Self::Ask(seat, Ask::Offer(_)) => Some(Row::hand(seat)),
            _ => None,
        }
    }
}

impl Chapter for EffectPlay {
    #[inline]
    fn asked(self, _s: &State) -> Option<Seat> {
        None
    }

    fn menu(self, _menu: &mut Menu<'_>) {}

    fn work(self, cx: &mut Cx<'_, '_>) -> bool {
        cx.done(|cx| {
            let effect = self.moment.of(self.card.def()).expect("a card speaks only when it has to say");
            effect(cx, self);
        })
    }

    fn act(self, _cx: &mut Cx<'_, '_>, _seat: Seat, action: Action) {
        unreachable!("{action:?} is not legal in {self:?}")
    }

    fn card(self, _duel: &Duel, _s: &State) -> Option<Card> {
        Some(self.card)
    }
}

impl Menu<'_> {
    /// The answers to a card's question.
    fn of_ask(&mut self, ask: Ask) {
        match ask {
            Ask::Site(owner, sites) => self.add(Group::Sites(owner, sites.sites())),
            Ask::Building(owner, sites) => {
                self.add(Group::Sites(owner, sites.sites() & BUILDING_SITES));
                self.add(Group::Abroad(owner, sites.sites() >> 32));
            }
            Ask::Lying(owner) => {
                let asking = self.duel.asking_play(self.s).map(|play| play.card);
                let [home, abroad] = self.duel.picked(self.s, owner, asking.expect("a card asks"));
                self.add(Group::Sites(owner, home));
                self.add(Group::Abroad(owner, abroad));
            }
            Ask::Stack(stacks) => self.add(Group::Stacks(stacks)),
            Ask::StackIfAny(stacks) => {
                self.add(Group::Stacks(stacks));
                self.one(Action::Pass);
            }
            Ask::Number => self.add(Group::Numbers),
            Ask::Resource(kinds) => self.add(Group::Names(kinds)),
            Ask::ResourceIfAny(kinds) => {
                self.add(Group::Names(kinds));
                self.one(Action::Pass);
            }
            Ask::Card { row, filter, pass } => {
                self.cards(row, filter);
                if pass {
                    self.one(Action::Pass);
                }
            }
            Ask::Offer(filter) => {
                self.cards(Row::hand(self.seat), filter);
                if self.len() == 0 {
                    self.one(Action::Pass);
                }
            }
            Ask::Top(row, n) => {
                self.top_cards(row, n.into(), Filter::Own);
                self.one(Action::Pass);
            }
            Ask::Region(regions) => self.add(Group::Regions(self.seat, u16::from_le_bytes(regions).into())),
            Ask::FoeRegion(regions) => self.add(Group::Regions(foe(self.seat), u16::from_le_bytes(regions).into())),
            Ask::Sea { places, pass, .. } => {
                self.add(Group::Sea(Places::from_le_bytes(places)));
                if pass {
                    self.one(Action::Pass);
                }
            }
            Ask::Center(less) => self.roads_and_settlements(less),
            Ask::End => {
                for end in End::ALL {
                    if self.s.side(self.seat).has_open_road(end) {
                        self.one(Action::Grow(end));
                    }
                }
            }
            Ask::Place(places) => self.add(Group::Places(places)),
            Ask::Face => EventFace::ALL.into_iter().for_each(|face| self.one(Action::Face(face))),
            Ask::Whether => {
                self.one(Action::Accept);
                self.one(Action::Pass);
            }
        }
    }

    /// The cards among the top `count` of a row that may be chosen.
    pub(crate) fn top_cards(&mut self, row: Row, count: usize, filter: Filter) {
        let faces = self.s.piles.faces(row);
        let faces = &faces[..count.min(faces.len())];
        let asking = self.duel.asking_play(self.s).map(|play| play.card);
        let mut first = 0;
        for part in faces.chunks(64) {
            let mut places = 0;
            for (at, &face) in part.iter().enumerate() {
                // Equal cards of a hand or a discard pile are one choice, because a hand has no order and nobody sees
                // where in a pile a card was taken. From a pile the topmost is taken (rivals 18.37).
                let here = usize::from(first) + at;
                if row.is_hand() && faces[..here].contains(&face)
                    || row.is_discard() && faces[here + 1..].contains(&face)
                {
                    continue;
                }
                places |= u64::from(filter.fits(self.duel.card(face), asking)) << at;
            }
            self.add(Group::Cards(first, places));
            first += 64;
        }
    }
}
