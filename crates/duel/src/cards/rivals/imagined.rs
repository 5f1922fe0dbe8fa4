//! Cards that no box holds: what the engine offers to the sets to come, tried before they are there.
//!
//! They are made up, are compiled for tests only, form a set that is never complete, and use what real cards will use.

pub(crate) mod abroad;
pub(crate) mod borne;
pub(crate) mod memories;
pub(crate) mod moments;
pub(crate) mod others;
pub(crate) mod prices;
pub(crate) mod reactions;
pub(crate) mod stores;
