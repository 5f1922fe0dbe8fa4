//! Friendly robber: it spares the mover's opponents who show two points or fewer (island 7, options, island D27).

use kernel::{Bits, Values};

use super::{Module, ModuleOption};
use crate::size::Size;

const WEAK: u8 = 2;

pub(super) fn option() -> ModuleOption {
    ModuleOption::house_rule("friendly-robber", Values::Flag)
}

pub(super) fn module<D: Size>() -> Module<D> {
    Module {
        robber_shuns: Some(|rules, s, hex| {
            let corners = rules.topology.corners_of[hex.index()];
            let mut others = rules.others(s.active);
            others.any(|seat| s.side(seat).points <= WEAK && s.side(seat).buildings.meets(corners))
        }),
        spares: Some(|_, s, seat| s.side(seat).points <= WEAK),
        ..Module::silent("friendly-robber")
    }
}
