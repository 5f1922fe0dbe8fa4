//! Vincent: a played knight makes a building cheaper (helpers 5).

use kernel::{Bits, Seat};

use super::{Answers, HELPER, HelperAsk, HelperDef, Way, Ways};
use crate::action::Action;
use crate::almanac::AlmanacEntry;
use crate::counts::{Card, Cards, Hand};
use crate::cx::Cx;
use crate::modules::{HelperEvent, HelperRefusal};
use crate::refusal::Refusal;
use crate::size::Size;

/// A settlement for 1 lumber and 1 brick.
const SETTLEMENT: Hand = Hand::new([1, 1, 0, 0, 0]);
/// A city for 1 grain and 2 ore.
const CITY: Hand = Hand::new([0, 0, 0, 1, 2]);

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        ways: |rules, s, seat: Seat| {
            let (side, hand) = (s.side(seat), s.hand(seat));
            let settles =
                hand.covers(SETTLEMENT) && side.settlements_left > 0 && !rules.settlement_spots(s, seat).is_empty();
            let raises = hand.covers(CITY) && side.cities_left > 0 && !s.settlements(seat).is_empty();
            if side.knights == 0 {
                return Ways::NONE;
            }
            let ways = Ways::only_if(Way::Settlement, settles);
            if raises { ways.and(Way::City) } else { ways }
        },
        why_not: |rules, s, seat, way| {
            let (side, hand) = (s.side(seat), s.hand(seat));
            let (cost, has_piece, has_place) = match way {
                Way::Settlement => (SETTLEMENT, side.settlements_left > 0, !rules.settlement_spots(s, seat).is_empty()),
                Way::City => (CITY, side.cities_left > 0, !s.settlements(seat).is_empty()),
                _ => return HelperRefusal::NotThisOne.into(),
            };
            match (side.knights > 0, has_piece, has_place) {
                (false, ..) => HelperRefusal::NoKnight.into(),
                (_, false, _) => Refusal::NoPieceLeft,
                (_, _, false) => HelperRefusal::OfNoUse.into(),
                _ => Refusal::CannotAfford { short: cost.less(hand).total() },
            }
        },
        begin: |cx, seat, way| {
            let (cost, ask) = match way {
                Way::City => (CITY, HelperAsk::VincentCity),
                _ => (SETTLEMENT, HelperAsk::VincentSettlement),
            };
            cx.shows(seat, cost);
            cx.ask_helper(ask);
        },
        answers: |rules, s, seat, ask| match ask {
            HelperAsk::VincentCity => Answers { cities: s.settlements(seat), ..Answers::default() },
            _ => Answers { settlements: rules.settlement_spots(s, seat), ..Answers::default() },
        },
        answer: |cx, seat, _, action| {
            cx.discard_knight(seat);
            match action {
                Action::Settlement(corner) => {
                    cx.pay_to_bank(seat, SETTLEMENT);
                    cx.put_settlement(seat, corner);
                }
                Action::City(corner) => {
                    cx.pay_to_bank(seat, CITY);
                    cx.put_city(seat, corner);
                }
                other => unreachable!("{other:?} is no building"),
            }
            // helpers D21: armies are counted after the build.
            cx.award_army();
            cx.used(seat);
        },
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-vincent",
            name: "Vincent",
            text: "Your turn: discard 1 knight you have played and build a settlement for lumber and brick, or a city for 2 ore and 1 grain.",
            rulings: &[
                "The knight leaves the game.",                                  // helpers D20
                "The Largest Army is counted after the build and may be lost.", // helpers D21
            ],
            ..HELPER
        })
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// A knight that lies before its owner leaves the game (helpers D20).
    fn discard_knight(&mut self, seat: Seat) {
        self.s.side_mut(seat).knights -= 1;
        self.s.spent += Cards::one(Card::Knight);
        self.log.note(|| HelperEvent::KnightDiscarded { seat }.into());
    }
}
