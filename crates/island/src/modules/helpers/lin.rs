//! Lin: the robber goes back to the desert, for a card of the land it leaves (helpers 5).

use kernel::{Bits, Seat};

use super::{Answers, HELPER, HelperAsk, HelperDef, Way, Ways, Window};
use crate::action::Action;
use crate::almanac::AlmanacEntry;
use crate::board::Terrain;
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::Hex;
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        window: Window::AlsoBeforeTheRoll,
        ways: |rules, s, _| {
            let on_land = s.robber != Hex::NOWHERE && !rules.is_desert(s, s.robber);
            Ways::only_if(Way::Plain, on_land && !rules.known_deserts(s).is_empty())
        },
        begin: |cx, seat, _| {
            let deserts = cx.rules.known_deserts(cx.s);
            match deserts.count() {
                1 => cx.send_to_desert(seat, Hex(deserts.nth(0) as u8)),
                _ => cx.ask_helper(HelperAsk::LinDesert),
            }
        },
        answers: |rules, s, _, ask| match ask {
            HelperAsk::LinGold => Answers { names: s.bank.kinds(), ..Answers::default() },
            _ => Answers { hexes: rules.known_deserts(s), ..Answers::default() },
        },
        answer: |cx, seat, _, action| match action {
            Action::Robber(desert) => cx.send_to_desert(seat, desert),
            Action::Name(resource) => cx.take_one(seat, resource),
            other => unreachable!("{other:?} neither moves the robber nor names a card"),
        },
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-lin",
            name: "Lin",
            text: "Your turn, also before the roll: send the robber to the desert and take 1 card of the land it leaves.",
            rulings: &[
                "Nobody is robbed, and it is no knight.",    // helpers 5
                "With an empty bank the robber still goes.", // helpers D13
                "Of two deserts you choose one.",            // helpers D12
            ],
            ..HELPER
        })
    }
}

impl<D: Size> Island<D> {
    /// Deserts as everybody sees them now.
    fn known_deserts(&self, s: &State<D>) -> D::Hexes {
        self.deserts | self.found_hexes(s, |terrain| terrain == Terrain::Desert)
    }
}

impl<D: Size> Cx<'_, '_, D> {
    fn send_to_desert(&mut self, seat: Seat, desert: Hex) {
        let (vacated, _) = self.rules.tile(self.s, self.s.robber);
        self.s.robber = desert;
        self.log.note(|| Event::RobberMoved { seat, hex: desert });
        self.used(seat);
        // helpers D13: the bank may be out of it.
        if let Some(resource) = vacated.resource().filter(|&resource| self.s.bank.has(resource)) {
            self.take_one(seat, resource);
        } else if vacated == Terrain::Gold && !self.s.bank.is_empty() {
            self.ask_helper(HelperAsk::LinGold);
        }
    }
}
