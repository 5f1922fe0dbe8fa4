//! Jean: one resource at 2:1 for the rest of the turn (helpers 5).

use super::{Answers, HELPER, HelperAsk, HelperDef, Way, Ways};
use crate::action::Action;
use crate::almanac::AlmanacEntry;
use crate::counts::{Hand, Resource};
use crate::event::Event;
use crate::modules::HelperRefusal;
use crate::refusal::Refusal;
use crate::size::Size;

/// How many cards the bank asks for one with Jean.
const RATE: u8 = 2;

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        ways: |_, s, seat: kernel::Seat| {
            let given = s.hand(seat).at_least(Hand::new([RATE; 5])).each::<Resource>();
            given
                .filter(|&give| s.bank.kinds().without(give).count() > 0)
                .fold(Ways::NONE, |ways, give| ways.and(Way::With(give)))
        },
        why_not: |_, s, seat, way| match way {
            Way::With(give) if s.hand(seat).get(give) < RATE => Refusal::NotInHand,
            Way::With(_) => Refusal::BankLacks,
            _ => HelperRefusal::NotThisOne.into(),
        },
        begin: |cx, seat, way| {
            let Way::With(give) = way else { unreachable!("Jean is given a resource") };
            cx.shows(seat, Hand::of(give, RATE));
            cx.ask_helper(HelperAsk::JeanTake(give));
        },
        answers: |_, s, _, ask| match ask {
            HelperAsk::JeanTake(give) => Answers { names: s.bank.kinds().without(give), ..Answers::default() },
            ask => unreachable!("{ask:?} is not Jean's"),
        },
        answer: |cx, seat, ask, action| {
            let (HelperAsk::JeanTake(give), Action::Name(took)) = (ask, action) else {
                unreachable!("{action:?} does not answer {ask:?}")
            };
            let gave = Hand::of(give, RATE);
            cx.pay_to_bank(seat, gave);
            cx.take_from_bank(seat, Hand::one(took));
            cx.log.note(|| Event::BankTraded { seat, gave, took });
            // helpers D11: the rate lasts until the turn ends, even if the helper is turned over or exchanged.
            cx.s.kept.helpers.jean = Some(give);
            let side = cx.s.side_mut(seat);
            side.rates = side.rates.without(give) + Hand::of(give, RATE);
            cx.used(seat);
        },
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-jean",
            name: "Jean",
            text: "Your turn: for the rest of it trade one resource of your choice with the bank at 2:1. The first exchange is part of the use.",
            rulings: &[
                "The rate stays for the turn, even if Jean goes back to the display.", // helpers D11
                "Harbors are not needed and not bettered.",                            // helpers 5
            ],
            ..HELPER
        })
    }
}
