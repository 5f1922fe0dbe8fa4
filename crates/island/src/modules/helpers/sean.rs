//! Sean: protection from a 7, or a card for a player with a small hand (helpers 5).

use kernel::Seat;

use super::{Answers, HELPER, HelperDef, Way, Ways, Window};
use crate::almanac::AlmanacEntry;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};

/// The ways that the size of the hand allows when the 7 falls (helpers D19).
fn ways<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat) -> Ways {
    if s.side(seat).cards > rules.options().discard_limit {
        Ways::only_if(Way::Plain, true)
    } else {
        Ways::with_each(s.bank.kinds())
    }
}

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        window: Window::WhenAsked,
        ways,
        begin: |cx, seat, way| {
            match way {
                Way::With(resource) => cx.take_one(seat, resource),
                _ => {
                    cx.s.side_mut(seat).owed = 0;
                    if cx.s.agenda.top() == Frame::Discards && cx.rules.debtors(cx.s).is_empty() {
                        cx.s.agenda.pop();
                    }
                }
            }
            cx.used(seat);
        },
        answers: |rules, s, seat, _| Answers { ways: ways(rules, s, seat), pass: true, ..Answers::default() },
        answer: |cx, seat, _, _| cx.declines_to_react(seat),
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-sean",
            name: "Sean",
            text: "When anybody rolls a 7: with more than 7 cards you discard nothing; with 7 or fewer take any 1 card from the bank.",
            rulings: &[
                "Which of the two is fixed when the 7 falls: a hand of 7 that becomes 8 discards nothing.", // helpers D19
                "Not for a knight; and you may still be robbed.",                                           // helpers 5
            ],
            ..HELPER
        })
    }
}
