//! Tables as SVG pictures, one file for each family of games.

mod duel;
mod island;

pub use duel::table as duel;
pub use island::table as island;
