//! The frames that lay what was paid for, and the questions about building.

use kernel::Seat;

use crate::agenda::Chapter;
use crate::cards::Card;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::menu::{Group, Menu};
use crate::position::piles::Row;
use crate::position::site::Site;
use crate::position::state::{End, State};
use crate::vocabulary::action::Action;

/// Building, and losing what was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildFrame {
    /// Work: the open card is laid at a site.
    Raise(Seat, Site),
    /// Work: a road is laid.
    LayRoad(Seat, End),
    /// Work: a settlement is laid and its regions are drawn.
    LaySettlement(Seat, End),
    /// The builder decides which of the two open regions goes above, or where the only open one goes.
    LayRegions(Seat, End),
    /// Work: a city is laid on a settlement.
    LayCity(Seat, u8),
    /// The seat chooses which own card it removes.
    TakeOff(Seat),
    /// The seat chooses the stack under which its card at a site goes.
    Bury(Seat, Site),
}

impl Chapter for BuildFrame {
    #[inline]
    fn asked(self, _s: &State) -> Option<Seat> {
        match self {
            Self::LayRegions(seat, _) | Self::TakeOff(seat) | Self::Bury(seat, _) => Some(seat),
            Self::Raise(..) | Self::LayRoad(..) | Self::LaySettlement(..) | Self::LayCity(..) => None,
        }
    }

    fn menu(self, menu: &mut Menu<'_>) {
        let (duel, s, seat) = (menu.duel, menu.s, menu.seat);
        match self {
            Self::LayRegions(..) => {
                let open = s.piles.faces(Row::OPEN);
                let open = &open[open.len() - duel.open_regions()..];
                open.iter().for_each(|&face| menu.one(Action::Above(face)));
                if let &[only] = open {
                    menu.one(Action::Below(only));
                }
            }
            Self::TakeOff(_) => {
                menu.add(Group::Sites(seat, duel.removable(s, seat)));
                menu.add(Group::Abroad(seat, duel.removable_abroad(s, seat)));
            }
            Self::Bury(_, site) => {
                let lying = s.lying(seat, site).expect("a card that is lost lies there");
                menu.add(Group::Stacks(duel.stacks_for(lying.face)));
            }
            Self::Raise(..) | Self::LayRoad(..) | Self::LaySettlement(..) | Self::LayCity(..) => {}
        }
    }

    fn work(self, cx: &mut Cx<'_, '_>) -> bool {
        match self {
            Self::LayRegions(..) | Self::TakeOff(_) => false,
            Self::Bury(seat, site) => cx.work_bury(seat, site),
            Self::Raise(seat, site) => cx.done(|cx| cx.raise(seat, site)),
            Self::LayRoad(seat, end) => cx.done(|cx| cx.lay_road(seat, end)),
            Self::LaySettlement(seat, end) => cx.done(|cx| cx.lay_settlement(seat, end)),
            Self::LayCity(seat, place) => cx.done(|cx| cx.lay_city(seat, place)),
        }
    }

    fn act(self, cx: &mut Cx<'_, '_>, seat: Seat, action: Action) {
        match (self, action) {
            (Self::LayRegions(_, end), Action::Above(face)) => cx.lay_regions(seat, end, face, 1),
            (Self::LayRegions(_, end), Action::Below(face)) => cx.lay_regions(seat, end, face, -1),
            (Self::Bury(_, site), Action::Stack(stack)) => cx.buried(seat, site, Some(stack)),
            (Self::TakeOff(_), Action::Choose(spot)) => {
                cx.s.agenda.pop();
                cx.remove_own(seat, spot.site());
            }
            (frame, action) => unreachable!("{action:?} is not legal in {frame:?}"),
        }
    }

    fn card(self, duel: &Duel, s: &State) -> Option<Card> {
        let Self::Raise(..) = self else { return None };
        s.piles.faces(Row::OPEN).last().map(|&face| duel.card(face))
    }
}
