//! Bots, and the arena in which they are compared.
//!
//! A [`Bot`] is given only what its seat knows, so it cannot peek. [`Random`] takes any listed choice. [`Greedy`] looks
//! one choice ahead with a [`Value`] of positions; the island has [`IslandValue`]. [`Search`] plays the best few choices on in
//! imagined worlds. [`Gentle`] makes mistakes. The same seed always plays the same, unless a bot is bounded by time.
//! [`named`] finds a bot by its name. A [`Thought`] tells why a bot prefers a choice.
//!
//! An [`Arena`] plays many matches with rotating seats and reports win rates with intervals, and ratings:
//!
//! ```
//! use bots::arena::{Arena, BOUND, Factory};
//! use island::{Island, Options, Setup, Small};
//!
//! let player = |name: &'static str| -> Factory<'static, Island<Small>> {
//!     Box::new(move |seed| bots::named(name, seed).unwrap())
//! };
//! let players = ["greedy", "random", "random", "random"].map(player).into();
//! let arena = Arena { players, games: 4, seed: 1, bound: BOUND, threads: 1, write: Island::action_text, tally: None };
//! let report = arena
//!     .play(
//!         |seed| {
//!             let setup = Setup::draw(Options::default(), &mut bots::lot(seed)).map_err(|no| no.to_string())?;
//!             Island::new(setup).map_err(|no| no.to_string())
//!         },
//!         |done| eprintln!("{done} of 4 matches"),
//!     )
//!     .unwrap();
//! assert!(report.players[0].wins > report.players[1].wins);
//! ```
//!
//! The crate does no IO. It uses the clock only to measure how long a bot thinks.

mod bot;
mod greedy;
mod explain;
mod gentle;
mod named;
mod search;
mod tally;
mod value;

pub mod arena;
pub mod fit;

pub use arena::{Arena, ArenaReport, ArenaRow, Ending, Match, play_match};
pub use bot::{Bot, Lot, Random, lot};
pub use explain::{REASONS, Reason, Thought};
pub use gentle::Gentle;
pub use greedy::{Greedy, Value};
pub use named::{AT_TABLES, NAMES, Playable, PlayableSize, check_at_table, is_name, named};
pub use search::{Effort, Search};
pub use tally::{DuelTally, NewTally, Tally};
pub use value::{DuelValue, DuelWeights, IslandValue, IslandWeights};

/// The code that the README shows is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
