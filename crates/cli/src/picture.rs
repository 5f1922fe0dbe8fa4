//! Tables in letters, for a terminal, one file for each family of games.

mod duel;
mod island;

use std::fmt;

pub use duel::{points, table as duel};
pub use island::table as island;

/// A table in letters: the board, and lines about all that does not lie on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The board, over many lines.
    pub board: String,
    /// The turn, the bank, the open offer, the players.
    pub lines: Vec<String>,
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.board)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
