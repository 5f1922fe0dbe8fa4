//! `cargo xtask fit`: fits the weights of a value by play of the bot against itself, and writes them into the tree.

use crate::Trouble;
use crate::cargo::{cargo, run as call};

/// Builds the program quickly and runs it; the arguments are `island` or `duel`, rounds and seed.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    call(cargo(&["run", "--profile", "play", "-p", "commonland-bots", "--example", "fit", "--"]).args(args))
}
