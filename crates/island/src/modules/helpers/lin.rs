//! Lin: the robber goes back to the desert, for a card of the land it leaves (helpers 5).

use kernel::{Bits, Seat};

use super::{Answers, HELPER, HelperAsk, HelperDef, Way, Ways, Window};
use crate::action::Action;
use crate::almanac::Entry;
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::Hex;
use crate::size::Size;

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        window: Window::AlsoBeforeTheRoll,
        ways: |rules, s, _| {
            let elsewhere = !rules.deserts.is_empty() && !rules.deserts.has(s.robber.index());
            Ways::only_if(Way::Plain, elsewhere)
        },
        begin: |cx, seat, _| match cx.rules.deserts.count() {
            1 => cx.send_to_desert(seat, Hex(cx.rules.deserts.nth(0) as u8)),
            _ => cx.ask_helper(HelperAsk::LinDesert),
        },
        answers: |rules, _, _, _| Answers { hexes: rules.deserts, ..Answers::default() },
        answer: |cx, seat, _, action| {
            let Action::Robber(desert) = action else { unreachable!("{action:?} moves no robber") };
            cx.send_to_desert(seat, desert);
        },
        ..HelperDef::plain(Entry {
            id: "island/helper-lin",
            name: "Lin",
            text: "Your turn, also before the roll: send the robber to the desert and take 1 card of the land it leaves.",
            rulings: &[
                "Nobody is robbed, and it is no knight (helpers 5).",
                "With an empty bank the robber still goes (helpers D13).",
                "Of two deserts you choose one (helpers D12).",
            ],
            ..HELPER
        })
    }
}

impl<D: Size> Cx<'_, '_, D> {
    fn send_to_desert(&mut self, seat: Seat, desert: Hex) {
        let vacated = self.rules.terrain(self.s.robber);
        self.s.robber = desert;
        self.log.note(|| Event::RobberMoved { seat, hex: desert });
        self.used(seat);
        // helpers D13: the bank may be out of it.
        if let Some(resource) = vacated.resource().filter(|&resource| self.s.bank.has(resource)) {
            self.take_one(seat, resource);
        }
    }
}
