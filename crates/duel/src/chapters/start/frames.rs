//! The questions before the first turn.

use kernel::Seat;

use crate::agenda::Chapter;
use crate::chapters::effects::Filter;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::menu::{Group, Menu};
use crate::position::piles::Row;
use crate::position::state::{End, State};
use crate::vocabulary::action::Action;

/// Before the first turn; a seat chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartFrame {
    /// The seat chooses the stack that its starting hand comes from.
    Stack(Seat),
    /// The seat takes cards of its starting hand out of that stack.
    Cards {
        /// Who takes them.
        seat: Seat,
        /// The stack.
        stack: u8,
        /// How many cards are still to be taken.
        left: u8,
    },
    /// The seat lays its start regions; this number of them lies already.
    Regions(Seat, u8),
    /// The seat chooses the end at which its harbor lies.
    Harbor(Seat),
}

impl Chapter for StartFrame {
    #[inline]
    fn asked(self, _s: &State) -> Option<Seat> {
        let (Self::Stack(seat) | Self::Cards { seat, .. } | Self::Regions(seat, _) | Self::Harbor(seat)) = self;
        Some(seat)
    }

    fn menu(self, menu: &mut Menu<'_>) {
        let (duel, s, seat) = (menu.duel, menu.s, menu.seat);
        match self {
            Self::Stack(_) => menu.add(Group::Stacks(duel.start_stacks(s, seat))),
            Self::Cards { stack, .. } => menu.cards(Row::stack(stack), Filter::Any),
            Self::Regions(_, laid) => {
                let left = (laid..6).fold(0, |set, at| set | duel.start_store(at).bit());
                menu.add(Group::Regions(menu.seat, left));
            }
            Self::Harbor(_) => End::ALL.into_iter().for_each(|end| menu.one(Action::Grow(end))),
        }
    }

    fn work(self, _cx: &mut Cx<'_, '_>) -> bool {
        false
    }

    fn act(self, cx: &mut Cx<'_, '_>, seat: Seat, action: Action) {
        match (self, action) {
            (Self::Stack(_), Action::Stack(stack)) => cx.chose_start(seat, stack),
            (Self::Cards { stack, left, .. }, Action::Card(at)) => cx.took_start(seat, stack, left, at),
            (Self::Regions(_, laid), Action::Choose(spot)) => {
                let store = cx.s.side(seat).store_at(spot).expect("it was offered");
                cx.laid_start(seat, laid, store);
            }
            (Self::Harbor(_), Action::Grow(end)) => cx.laid_harbor(seat, end),
            (frame, action) => unreachable!("{action:?} is not legal in {frame:?}"),
        }
    }

    fn row(self, _duel: &Duel) -> Option<Row> {
        if let Self::Cards { stack, .. } = self { Some(Row::stack(stack)) } else { None }
    }
}
