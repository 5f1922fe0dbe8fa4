//! The rules, chapter by chapter. A chapter owns its part of the agenda: see [`crate::agenda::Chapter`].
//!
//! In each folder `frames.rs` holds the frames: who is asked, the menu, what an answer does. `written.rs` holds their words,
//! their notation and the check of a written position.

/// Before the first turn.
pub(crate) mod start;

/// The parts of a turn, and the winner.
pub(crate) mod turn;

/// Dice and events.
pub(crate) mod dice;

/// Resources: receiving, paying, trading.
pub(crate) mod stores;

/// Building, and losing what was built.
pub(crate) mod build;

/// Hands and stacks.
pub(crate) mod hand;

/// Attacks and the answers to them.
pub(crate) mod attacks;

/// Effects of cards: their moments, steps and questions.
pub(crate) mod effects;

/// Harbors, ships and sea cards.
pub(crate) mod sea;
