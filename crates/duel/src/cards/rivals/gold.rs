//! The Era of Gold.

pub(crate) mod gold_cache;
