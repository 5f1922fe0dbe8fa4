//! Friendly robber: it spares players who show two points or fewer (island 7, options).

use kernel::Bits;

use super::Module;
use crate::size::Size;

const WEAK: u8 = 2;

pub(super) fn module<D: Size>() -> Module<D> {
    Module {
        robber_shuns: Some(|rules, s, hex| {
            let corners = rules.topology.corners_of[hex.index()];
            rules.everybody().any(|seat| s.side(seat).points <= WEAK && s.side(seat).buildings.meets(corners))
        }),
        spares: Some(|_, s, seat| s.side(seat).points <= WEAK),
        ..Module::silent("friendly-robber")
    }
}
