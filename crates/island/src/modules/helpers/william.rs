//! William: a road for lumber or brick and any other card (helpers 5).

use kernel::{Bits, Seat};

use super::{Answers, HELPER, HelperAsk, HelperDef, Way, Ways};
use crate::action::Action;
use crate::almanac::AlmanacEntry;
use crate::counts::{Countable, Hand, Resource};
use crate::modules::HelperRefusal;
use crate::refusal::Refusal;
use crate::rules::{Island, price};
use crate::size::Size;
use crate::state::State;

/// The cards that are paid. Lumber with brick is the plain price, so it is no use of William (helpers D22).
fn cost(kept: Resource, other: Resource) -> Hand {
    Hand::one(kept) + Hand::one(other)
}

fn is_price(kept: Resource, other: Resource) -> bool {
    matches!(kept, Resource::Lumber | Resource::Brick) && cost(kept, other) != price::ROAD
}

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        ways: |rules, s, seat: Seat| {
            if !rules.has_place_for_a_road(s, seat) {
                return Ways::NONE;
            }
            let hand = s.hand(seat);
            let mut ways = Ways::NONE;
            for kept in [Resource::Lumber, Resource::Brick] {
                for other in Resource::ALL {
                    if is_price(kept, other) && hand.covers(cost(kept, other)) {
                        ways = ways.and(Way::Paying(kept, other));
                    }
                }
            }
            ways
        },
        why_not: |rules, s, seat, way| match way {
            Way::Paying(kept, other) if is_price(kept, other) && rules.has_place_for_a_road(s, seat) => {
                Refusal::NotInHand
            }
            Way::Paying(kept, other) if is_price(kept, other) => Refusal::NoRoomForARoad,
            Way::Paying(..) => HelperRefusal::NotThePrice.into(),
            _ => HelperRefusal::NotThisOne.into(),
        },
        begin: |cx, seat, way| {
            let Way::Paying(kept, other) = way else { unreachable!("William is paid with two cards") };
            cx.shows(seat, cost(kept, other));
            cx.ask_helper(HelperAsk::WilliamRoad(kept, other));
        },
        answers: |rules, s, seat, _| Answers { roads: rules.road_spots(s, seat), ..Answers::default() },
        answer: |cx, seat, ask, action| {
            let (HelperAsk::WilliamRoad(kept, other), Action::Road(edge)) = (ask, action) else {
                unreachable!("{action:?} does not answer {ask:?}")
            };
            cx.pay_to_bank(seat, cost(kept, other));
            cx.used(seat);
            cx.put_road(seat, edge);
            cx.tell_road_built((seat, edge));
        },
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-william",
            name: "William",
            text: "Your turn: build 1 road for lumber or brick and any 1 other card.",
            rulings: &[
                "Two lumber or two brick will do.",       // helpers D22
                "Not for free roads, and not for ships.", // helpers 5
            ],
            ..HELPER
        })
    }
}

impl<D: Size> Island<D> {
    /// Whether a seat has a road left and a path for it; a ship does not count (helpers 7).
    fn has_place_for_a_road(&self, s: &State<D>, seat: Seat) -> bool {
        s.side(seat).roads_left > 0 && !self.road_spots(s, seat).is_empty()
    }
}
