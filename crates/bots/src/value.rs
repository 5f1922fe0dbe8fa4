//! What positions are worth, one file for each family of games.

mod island;

pub use self::island::{IslandValue, Weights};
