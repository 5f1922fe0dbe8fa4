//! The worth of positions, one file for each family of games.

mod duel;
mod island;

pub use self::duel::{DuelValue, DuelWeights};
pub use self::island::{IslandValue, IslandWeights};
