//! Cards that no box holds: what the engine offers to Age of Darkness, tried before its cards are there. Each says in brackets which
//! card will need it, and its tests cite that card.
//!
//! They are made up, are compiled for tests only, form a set that is never complete, and use what real cards will use.

pub(crate) mod abroad;
pub(crate) mod borne;
pub(crate) mod memories;
pub(crate) mod moments;
pub(crate) mod others;
pub(crate) mod stores;
