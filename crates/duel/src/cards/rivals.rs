//! The cards of the Rivals edition, set by set.

pub(super) mod basic;
pub(super) mod explorers;
pub(super) mod gold;
#[cfg(test)]
pub(super) mod imagined;
pub(super) mod progress;
pub(super) mod prosperity;
pub(super) mod sages;
pub(super) mod turmoil;
