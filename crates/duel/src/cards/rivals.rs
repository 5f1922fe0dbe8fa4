//! The cards of the Rivals edition, set by set.

pub(super) mod basic;
pub(super) mod gold;
#[cfg(test)]
pub(super) mod imagined;
pub(super) mod progress;
pub(super) mod turmoil;

/// What card files use.
mod prelude {
    pub(crate) use kernel::{Bits, Seat, Seats};

    pub(crate) use crate::card::{CARD, CardDef, Guard, Kind, Place, Set, Use, print};
    pub(crate) use crate::cards::Card;
    pub(crate) use crate::cx::Cx;
    pub(crate) use crate::piles::Row;
    pub(crate) use crate::points::Points;
    pub(crate) use crate::require::{self, owns};
    pub(crate) use crate::resource::Resource::*;
    pub(crate) use crate::resource::{Bundle, Kinds, Resource};
    pub(crate) use crate::site::{Site, Store};
    pub(crate) use crate::state::{Ask, EventFace, Play, foe};
    pub(crate) use crate::waiting::Waiting;

    /// A cost: naming a resource twice means two of it.
    pub(crate) const fn cost(resources: &[Resource]) -> Bundle {
        Bundle::of(resources)
    }
}
