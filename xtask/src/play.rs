//! `cargo xtask play`: from a fresh clone to a game.

use std::env;
use std::process::Command;
use std::thread;
use std::time::Instant;

use crate::Trouble;
use crate::cargo::{cargo, run as call, shown};
use crate::client;

/// Builds client and binary and plays in the browser; with arguments, runs `commonland play` with them on our terminal and in
/// our folder.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    if args.is_empty() {
        build_both()?;
    }
    let mut game = with_profile("run");
    game.arg("--");
    if !args.is_empty() {
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

/// Builds the client beside the binary. The binary embeds the client, so its last crates are built once more if the client
/// was ready later.
fn build_both() -> Result<(), Trouble> {
    if !client::has_node() {
        println!("Node 20.19 or newer with npm is missing: the page will say how to build the browser client");
        return Ok(());
    }
    if !client::is_old() {
        return Ok(());
    }
    println!("Building the browser client and the game side by side; the first time takes two or three minutes.");
    let began = Instant::now();
    thread::scope(|both| {
        let client = both.spawn(client::build_quietly);
        call(&mut with_profile("build"))?;
        println!("The game is built after {} s.", began.elapsed().as_secs());
        client.join().map_err(|_| Trouble::failed("the client's build came to no end"))?
    })?;
    println!("The browser client is built after {} s; it goes into the binary now.", began.elapsed().as_secs());
    Ok(())
}

fn with_profile(subcommand: &str) -> Command {
    cargo(&[subcommand, "--profile", "play", "--package", "commonland", "--bin", "commonland"])
}
