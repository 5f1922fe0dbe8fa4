//! `cargo xtask play`: from a fresh clone to a game.

use std::env;

use crate::Trouble;
use crate::cargo::{cargo, shown};
use crate::client;

/// Builds client and release binary and plays in the browser; with arguments, runs `commonland play` with them on our
/// terminal and in our folder.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    let mut game = cargo(&["run", "--release", "--package", "commonland", "--bin", "commonland", "--"]);
    if args.is_empty() {
        if client::has_node() {
            client::build()?;
        } else {
            println!("Node 20.19 or newer with npm is missing: the page will say how to build the browser client");
        }
    } else {
        game.arg("play").args(args);
    }
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
