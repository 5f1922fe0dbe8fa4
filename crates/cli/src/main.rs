//! `commonland`: one binary to play, simulate, compare bots, and read and write records and positions.
//!
//! Rules are named by a spec such as `island:seats=4`, the same on the command line and in records. Exit codes: 0 done,
//! 1 a check failed, 2 wrong use.

mod almanac;
mod arena;
mod bench;
mod draw;
mod exec;
mod failure;
mod family;
mod load;
mod picture;
mod play;
mod position;
mod record;
mod serve;
mod serve_bot;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

// Views are made and thrown away for every listener of every step; the system's allocator spends a third of a core on it.
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
    /// Run the server
    Serve(serve::Args),
    /// Copy the data of a server into one file, while it runs
    Backup(serve::Backup),
    /// Make a data folder of a backup
    Restore(serve::Restore),
    /// Drive many tables with scripted clients on loopback, and measure
    Load(load::Args),
    /// Let bots play many games and tell who plays better
    Arena(arena::Args),
    /// Measure random play on one core
    Bench(bench::Args),
    /// Make, check and show records of games
    #[command(subcommand)]
    Record(record::Command),
    /// Choices in a position, and what follows from a step
    #[command(subcommand)]
    Position(position::Command),
    /// Look up cards, pieces and options
    Almanac(almanac::Args),
    /// Be a bot on standard input and output
    Bot(serve_bot::Args),
}

fn main() -> ExitCode {
    // A reader that has seen enough, such as `head`, is no fault.
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if !info.to_string().contains("Broken pipe") {
            told(info);
        }
    }));
    let cli = Cli::parse();
    let done = match cli.command {
        None => serve::at_home(),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Backup(args)) => serve::back_up(args),
        Some(Command::Restore(args)) => serve::restore(args),
        Some(Command::Load(args)) => load::run(args),
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Bench(args)) => bench::run(args),
        Some(Command::Record(command)) => record::run(command),
        Some(Command::Position(command)) => position::run(command),
        Some(Command::Almanac(args)) => almanac::run(args),
        Some(Command::Bot(args)) => serve_bot::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("commonland: {failure}");
            failure.exit_code()
        }
    }
}
