//! Made-up cards that are in no box. They try what the engine offers to the cards of Age of Darkness before those are
//! implemented. Each names in brackets the card that will need it, and its tests cite that card.
//!
//! They are compiled for tests only, and their set is never complete, so that no spec can choose it.

pub(crate) mod abroad;
pub(crate) mod borne;
pub(crate) mod memories;
pub(crate) mod moments;
pub(crate) mod others;
pub(crate) mod stores;
