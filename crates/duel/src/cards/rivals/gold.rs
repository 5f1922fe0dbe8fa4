//! The Era of Gold.

pub(crate) mod gold_cache;
pub(crate) mod gudrun;
pub(crate) mod harbor;
pub(crate) mod mint;
pub(crate) mod moneylender;
pub(crate) mod pirate_ship;
pub(crate) mod reiner;
