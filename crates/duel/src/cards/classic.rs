//! The cards of the classic edition, set by set.

pub(super) mod artisans;
pub(super) mod basic;

#[cfg(test)]
mod tests;
