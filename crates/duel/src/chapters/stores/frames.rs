//! The questions about resources.

use kernel::Seat;

use super::payable;
use crate::agenda::Chapter;
use crate::card::{Ware, short_of};
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::menu::{Group, Menu};
use crate::position::site::{Spot, Store};
use crate::position::state::{State, foe};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::{Bundle, Kinds};

/// Resources: receiving, paying, trading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoresFrame {
    /// A seat receives `n` of these resources into regions of its choice; asks only if there is a choice.
    Gain {
        /// Who receives.
        seat: Seat,
        /// Which resources.
        kinds: Kinds,
        /// How many.
        n: u8,
        /// Whether the seat may take fewer.
        stop: bool,
    },
    /// A region receives `n` of its resource, and its owner has a second store for it; asks only if both have room.
    Bring {
        /// Whose region it is.
        seat: Seat,
        /// The region.
        region: Store,
        /// How many.
        n: u8,
    },
    /// A seat pays; asks only if there is a choice of stores.
    Pay(Seat, Bundle),
    /// A seat answers the other's offer. The bundles are what it would receive and what it would give.
    Offer(Seat, Bundle, Bundle),
    /// A seat leaves a number of resources out of a price, and pays the rest.
    LeaveOut(Seat, Bundle, u8),
    /// A seat pays with gold in place of up to `gilds` resources of a price, leaves `less` resources out, and pays the
    /// rest.
    Gild {
        /// Who pays.
        seat: Seat,
        /// The price.
        price: Bundle,
        /// How many resources are left out.
        less: u8,
        /// How many may be paid with gold.
        gilds: u8,
    },
    /// A seat pays a number of resources of any kind.
    PayAny(Seat, u8),
    /// A seat pays or receives `n` of a ware, on cards of its choice; asks only if there is a choice.
    Wares {
        /// Who pays or receives.
        seat: Seat,
        /// The ware.
        ware: Ware,
        /// How many.
        n: u8,
        /// Whether the seat receives.
        gain: bool,
    },
    /// A seat takes resources from the other; one of the two players names them.
    Rob {
        /// Who takes.
        seat: Seat,
        /// Whether the player who gives names them.
        giver: bool,
        /// Which resources.
        kinds: Kinds,
        /// How many.
        n: u8,
        /// Whether the seat may take fewer.
        stop: bool,
    },
}

impl Chapter for StoresFrame {
    #[inline]
    fn asked(self, _s: &State) -> Option<Seat> {
        match self {
            Self::Rob { seat, giver: true, .. } => Some(foe(seat)),
            Self::Gain { seat, .. }
            | Self::Bring { seat, .. }
            | Self::Pay(seat, _)
            | Self::Offer(seat, ..)
            | Self::LeaveOut(seat, ..)
            | Self::Gild { seat, .. }
            | Self::PayAny(seat, _)
            | Self::Wares { seat, .. }
            | Self::Rob { seat, .. } => Some(seat),
        }
    }

    fn menu(self, menu: &mut Menu<'_>) {
        let (duel, s, seat) = (menu.duel, menu.s, menu.seat);
        let side = s.side(seat);
        match self {
            Self::Gain { kinds, stop, .. } => {
                menu.add(Group::Takes(side.with_room(kinds)));
                menu.one_if(stop, Action::Pass);
            }
            Self::Bring { region, .. } => menu.add(Group::Takes(side.outlets(region))),
            Self::Pay(_, price) => {
                let (_, stores) = payable(side, price).expect("it is asked only where it matters");
                menu.add(Group::Pays(stores));
            }
            Self::PayAny(..) => menu.add(Group::Pays(side.with_stock())),
            Self::Wares { ware, gain, .. } => menu.add(Group::Sites(seat, duel.ware_sites(s, seat, ware, gain))),
            Self::Gild { price, less, gilds, .. } => {
                menu.add(Group::Names(duel.gildable(s, seat, price, less, gilds)));
                menu.one_if(short_of(side.wealth(), price, less, 0) == 0, Action::Pass);
            }
            Self::LeaveOut(_, price, less) => menu.add(Group::Names(duel.leavable(s, seat, price, less))),
            Self::Rob { seat: taker, kinds, stop, .. } => {
                menu.add(Group::Names(duel.takable(s, taker, kinds)));
                menu.one_if(stop, Action::Pass);
            }
            Self::Offer(..) => {
                menu.one(Action::Accept);
                menu.one(Action::Pass);
            }
        }
    }

    fn work(self, cx: &mut Cx<'_, '_>) -> bool {
        match self {
            Self::Gain { seat, kinds, n, stop } => cx.work_gain(seat, kinds, n, stop),
            Self::Bring { seat, region, n } => cx.work_bring(seat, region, n),
            Self::Pay(seat, price) => cx.work_pay(seat, price),
            Self::Offer(..) => false,
            Self::LeaveOut(seat, price, less) => cx.work_leave_out(seat, price, less),
            Self::Gild { seat, price, less, gilds } => cx.work_gild(seat, price, less, gilds),
            Self::PayAny(seat, n) => cx.work_pay_any(seat, n),
            Self::Wares { seat, ware, n, gain } => cx.work_wares(seat, ware, n, gain),
            Self::Rob { seat, giver, kinds, n, stop } => cx.work_rob(seat, giver, kinds, n, stop),
        }
    }

    fn act(self, cx: &mut Cx<'_, '_>, seat: Seat, action: Action) {
        let store = |cx: &Cx<'_, '_>, spot: Spot| cx.s.side(seat).store_at(spot).expect("it was offered");
        match (self, action) {
            (Self::Gain { kinds, n, stop, .. }, Action::Take(spot)) => {
                cx.gained(seat, kinds, n, stop, store(cx, spot));
            }
            (Self::Bring { region, n, .. }, Action::Take(spot)) => cx.brought(seat, region, n, store(cx, spot)),
            (Self::Pay(_, price), Action::Pay(spot)) => cx.paid(seat, price, store(cx, spot)),
            (Self::PayAny(_, n), Action::Pay(spot)) => {
                let store = store(cx, spot);
                cx.replace(Self::PayAny(seat, n - 1));
                cx.take_out(seat, store, 1);
            }
            (Self::Wares { ware, n, gain, .. }, Action::Choose(spot)) => {
                cx.replace(Self::Wares { seat, ware, n: n - 1, gain });
                cx.move_ware(seat, ware, spot.site(), 1, gain);
            }
            (Self::Gild { price, less, gilds, .. }, Action::Name(resource)) => {
                cx.gilded(seat, price, less, gilds, resource);
            }
            (Self::Gild { price, less, .. }, Action::Pass) => cx.replace(Self::LeaveOut(seat, price, less)),
            (Self::LeaveOut(_, price, less), Action::Name(resource)) => {
                cx.replace(Self::LeaveOut(seat, price.less(resource), less - 1));
                cx.log.note(|| Event::Named { seat, resource });
            }
            (Self::Rob { seat, giver, kinds, n, stop }, Action::Name(resource)) => {
                cx.rob(seat, giver, kinds, n, stop, resource);
            }
            (Self::Offer(_, give, take), Action::Accept) => {
                let (duel, s) = (cx.duel, &*cx.s);
                cx.log.note(|| Event::Decided { seat, what: duel.accept_words(s), n: 0 });
                cx.done(|cx| cx.swap(foe(seat), give, take));
            }
            (Self::Gain { .. } | Self::Rob { .. } | Self::Offer(..), Action::Pass) => cx.declines(seat),
            (frame, action) => unreachable!("{action:?} is not legal in {frame:?}"),
        }
    }

    fn pass_words(self, _duel: &Duel, _s: &State) -> &'static str {
        if matches!(self, Self::Offer(..)) { "duel.pass.offer" } else { "duel.pass.no-more" }
    }

    fn accept_words(self, _duel: &Duel, _s: &State) -> &'static str {
        "duel.accept.offer"
    }
}
