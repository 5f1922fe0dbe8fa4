//! The Era of Turmoil.

pub(crate) mod arsonist;
pub(crate) mod hedge_tavern;
pub(crate) mod lookout_tower;
