//! `commonland`: one binary to play, simulate, compare bots, and read and write records and positions.
//!
//! Rules are named by a spec such as `island:seats=4`, the same on the command line and in records. Exit codes: 0 done,
//! 1 a check failed, 2 wrong use.
//!
//! ```text
//! $ commonland play island:seats=3,board=beginner          # you against bots, on the terminal
//! $ commonland arena island:seats=4 --players greedy,random,random,random -n 100 --seed 1
//! $ commonland record new island:seats=4 --seed 7 > game.jsonl
//! $ commonland record verify game.jsonl
//! $ commonland record position game.jsonl --step 60 > position.json
//! $ commonland position choices position.json              # who is awaited, and what for, as JSON
//! $ commonland position draw position.json > position.svg
//! $ commonland deck check my.deck                          # every fault with its line
//! $ commonland almanac knight
//! $ commonland bench island:seats=2 -n 1000 --json
//! ```
//!
//! Every command prints only through the writer that it is given. A closed pipe ends a command quietly; any other error
//! of the output is reported.

#![deny(clippy::print_stdout, clippy::print_stderr)]

mod family;
mod failure;
mod play;
mod picture;
#[cfg(feature = "serve")]
mod serve;
#[cfg(feature = "serve")]
mod stores;
mod record;
mod position;
mod draw;
mod almanac;
mod arena;
mod ladder;
mod serve_bot;
mod exec;
mod bench;
mod deck;
#[cfg(feature = "serve")]
mod load;

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

// Views are made and dropped for every listener of every step. The system's allocator spent a third of a core on that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// An open table for the Catan family of games.
#[derive(Parser)]
#[command(name = "commonland", version, about, max_term_width = 110)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game on the terminal against bots
    Play(play::Args),
    #[cfg(feature = "serve")]
    #[command(flatten)]
    Server(serve::Command),
    /// Let bots play many games and tell who plays better
    Arena(arena::Args),
    /// Let every bot play every other one until it is decided who is stronger
    Ladder(ladder::Args),
    /// Measure random play on one core
    Bench(bench::Args),
    /// Make, check and show records of games
    #[command(subcommand)]
    Record(record::Command),
    /// Choices in a position, and what follows from a step
    #[command(subcommand)]
    Position(position::Command),
    /// Check, list, show and draw decks for the Tournament Game
    #[command(subcommand)]
    Deck(deck::Command),
    /// Look up cards, pieces and options
    Almanac(almanac::Args),
    /// Be a bot on standard input and output
    Bot(serve_bot::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(wrong) if wrong.use_stderr() => wrong.exit(),
        // The user asked for help or the version.
        Err(help) => return ended(help.print().and_then(|()| std::io::stdout().flush()).map_err(Failure::from)),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let done = run(cli.command, &mut out);
    // Output printed before a failure is shown before the failure.
    let flushed = out.flush().map_err(Failure::from);
    ended(done.and(flushed))
}

fn run(command: Option<Command>, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        None => without_a_command(out),
        Some(Command::Play(args)) => play::run(args, out),
        #[cfg(feature = "serve")]
        Some(Command::Server(command)) => serve::run(command, out),
        Some(Command::Arena(args)) => arena::run(args, out),
        Some(Command::Ladder(args)) => ladder::run(args, out),
        Some(Command::Bench(args)) => bench::run(args, out),
        Some(Command::Record(command)) => record::run(command, out),
        Some(Command::Position(command)) => position::run(command, out),
        Some(Command::Deck(command)) => deck::run(command, out),
        Some(Command::Almanac(args)) => almanac::run(args, out),
        Some(Command::Bot(args)) => serve_bot::run(args, out),
    }
}

/// The tables in the browser, or the help where the server was left out of the build.
fn without_a_command(out: &mut dyn Write) -> Result<(), Failure> {
    #[cfg(feature = "serve")]
    return serve::at_home(out);
    #[cfg(not(feature = "serve"))]
    return Ok(write!(out, "{}", <Cli as clap::CommandFactory>::command().render_help())?);
}

fn ended(done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.end(),
    }
}
