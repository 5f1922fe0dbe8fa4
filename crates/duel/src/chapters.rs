//! The rules, chapter by chapter. A chapter owns its part of the agenda: see [`crate::agenda::Chapter`].
//!
//! In each folder `frames.rs` holds the frames: who is asked, the menu, what an answer does. `written.rs` holds their words,
//! their notation and the check of a written position.

pub(crate) mod attacks;
pub(crate) mod build;
pub(crate) mod dice;
pub(crate) mod effects;
pub(crate) mod hand;
pub(crate) mod sea;
pub(crate) mod start;
pub(crate) mod stores;
pub(crate) mod turn;
