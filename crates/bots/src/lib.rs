//! To be written.
pub mod arena;
mod bot;
mod greedy;
mod named;
mod value;

pub use arena::{Arena, Ending, Match, Report, Row, play_match};
pub use bot::{Bot, Lot, Random, lot};
pub use greedy::{Greedy, Value};
pub use named::{NAMES, named};
pub use value::IslandValue;
