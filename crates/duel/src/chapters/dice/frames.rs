//! The frames after the roll of the dice.

use kernel::{Rng, Seat, Weighted, below};

use super::Kept;
use crate::agenda::Chapter;
use crate::cards::Card;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::menu::{Group, Menu};
use crate::position::state::{EventFace, State};
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::Bundle;

/// Dice and events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceFrame {
    /// Work: production and event happen.
    Shown,
    /// Work: regions produce.
    Produce,
    /// Work: the event of the die happens.
    EventDie,
    /// Brigands take from a seat, unless a card spares it. If cards save resources, the seat chooses the regions that
    /// keep them.
    Raid(Seat, Kept),
    /// Work: an event card is drawn.
    DrawEvent,
    /// The event die falls once more, and its event happens.
    EventRoll,
    /// Work: from now on this is the event of the turn.
    EventIs(Option<EventFace>),
}

/// The event die falls.
pub(crate) fn roll_event_die(rng: &mut impl Rng) -> EventFace {
    let side = below(rng, 6) as usize;
    EventFace::ALL[side.min(4)]
}

impl Chapter for DiceFrame {
    #[inline]
    fn asked(self, _s: &State) -> Option<Seat> {
        if let Self::Raid(seat, _) = self { Some(seat) } else { None }
    }

    fn menu(self, menu: &mut Menu<'_>) {
        if let Self::Raid(seat, kept) = self {
            let (_, regions) = menu.duel.keepers(menu.s, seat, kept).expect("it is asked only where it matters");
            menu.add(Group::Regions(seat, regions));
        }
    }

    fn work(self, cx: &mut Cx<'_, '_>) -> bool {
        match self {
            Self::EventRoll => false,
            Self::Shown => cx.done(Cx::dice_shown),
            Self::Produce => cx.done(Cx::produce),
            Self::EventDie => cx.done(Cx::event_die),
            Self::Raid(seat, kept) => cx.work_raid(seat, kept),
            Self::DrawEvent => cx.done(Cx::draw_event),
            Self::EventIs(event) => cx.done(|cx| cx.s.event = event),
        }
    }

    fn act(self, cx: &mut Cx<'_, '_>, seat: Seat, action: Action) {
        match (self, action) {
            (Self::Raid(_, kept), Action::Choose(at)) => cx.keep(seat, kept, at),
            (frame, action) => unreachable!("{action:?} is not legal in {frame:?}"),
        }
    }

    fn card(self, duel: &Duel, s: &State) -> Option<Card> {
        let Self::Raid(seat, _) = self else { return None };
        s.working(duel, seat).map(|(_, card)| card).find(|card| card.def().lessens != Bundle::NONE)
    }

    fn outcomes(self, _s: &State, out: &mut Weighted<Outcome>) -> bool {
        let rolls = self == Self::EventRoll;
        if rolls {
            EventFace::ALL.into_iter().for_each(|face| out.push(Outcome::Rolled(None, Some(face)), face.weight()));
        }
        rolls
    }

    fn draw(self, _duel: &Duel, _s: &State, rng: &mut impl Rng) -> Outcome {
        Outcome::Rolled(None, Some(roll_event_die(rng)))
    }

    fn can_fall(self, _duel: &Duel, _s: &State, outcome: Outcome) -> bool {
        matches!((self, outcome), (Self::EventRoll, Outcome::Rolled(None, Some(_))))
    }

    fn fall(self, cx: &mut Cx<'_, '_>, outcome: Outcome) {
        let Outcome::Rolled(_, Some(event)) = outcome else { unreachable!("{outcome:?} cannot fall in {self:?}") };
        cx.log.note(|| Event::Rolled { number: None, event: Some(event) });
        cx.done(|cx| cx.another_event(event));
    }
}
