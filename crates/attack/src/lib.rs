//! Bounded attacks on a server of one's own, on loopback alone, with figures.
//!
//! `cargo xtask attack` runs them against the real binary, while two people play at another table. The tests of this crate run
//! a small share of each against a server in the same process, and compare only what was done, never how long it took.

pub mod attacks;
pub mod neighbour;
pub mod journal;
pub mod sizes;
pub mod binary;
