//! `cargo xtask play`: from a fresh clone to a game.

use std::env;

use crate::Trouble;
use crate::cargo::{cargo, shown};

/// Builds the release binary and runs `commonland play` with the given arguments, on our terminal and in our folder.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    let mut game = cargo(&["run", "--release", "--package", "commonland", "--bin", "commonland", "--", "play"]);
    game.args(args);
    // Files named on the command line are meant from where the player stands.
    if let Ok(here) = env::current_dir() {
        game.current_dir(here);
    }
    let status = game.status().map_err(|error| Trouble::failed(format!("cannot start `{}`: {error}", shown(&game))))?;
    match status.code() {
        Some(0) => Ok(()),
        Some(code) => Err(Trouble::Ended(u8::try_from(code).unwrap_or(1))),
        None => Err(Trouble::failed(format!("the game ended early ({status})"))),
    }
}
