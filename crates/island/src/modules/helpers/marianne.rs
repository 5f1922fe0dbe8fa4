//! Marianne: a card of choice after a production that brought none (helpers 5).

use super::{Answers, HELPER, HelperDef, Way, Ways, Window};
use crate::almanac::AlmanacEntry;
use crate::size::Size;

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        window: Window::WhenAsked,
        ways: |_, s, _| Ways::with_each(s.bank.kinds()),
        begin: |cx, seat, way| {
            let Way::With(resource) = way else { unreachable!("Marianne brings a resource") };
            cx.take_one(seat, resource);
            cx.used(seat);
        },
        answers: |_, s, _, _| Answers { ways: Ways::with_each(s.bank.kinds()), pass: true, ..Answers::default() },
        answer: |cx, seat, _, _| cx.declines_to_react(seat),
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-marianne",
            name: "Marianne",
            text: "Anybody's turn: if a roll other than 7 gave you no card, take any 1 from the bank.",
            rulings: &[
                "Whether by number, robber or an empty bank: no card is no card.", // helpers D16
                "Before the main phase begins, and only if you like.",             // helpers 4
            ],
            ..HELPER
        })
    }
}
