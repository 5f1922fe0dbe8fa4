//! The island: the board game for two to six seats, as a library.
//!
//! It follows the published rules of Catan, of its five-six player extension, and of four maps of Seafarers. They are
//! restated as numbered facts in `docs/rules/island.md`; a test cites every rule. One file holds one chapter.
//!
//! | Files | What |
//! |---|---|
//! | [`geometry`], [`board`], `options`, `setup` | the places of a board, the printed boards, what a host chooses, the board of a match |
//! | `size`, `state`, `action`, `event`, `refusal` | what lies on the table, what a player may do, what happened, why not |
//! | `rules`, `game`, `menu`, `cx` | the rules of one match, as a game of the kernel, with its choices |
//! | `placing`, `turn`, `production`, `robber`, `build`, `roads`, `develop`, `trade` | the chapters of the rulebook |
//! | [`maps`], `sea`, `ships`, `pirate`, `gold`, `fog`, `islands` | what a map with a sea adds |
//! | [`modules`] | scenarios and house rules |
//! | `known`, `inspect`, `view` | what a seat knows, what bots and viewers see |
//! | `notation`, `asking`, `telling`, `written`, `table_json` | the game in words, and written down |
//!
//! Deliberately absent: IO, time, threads, a random generator of its own, and any allocation in a step. A [`State`] is
//! flat and `Copy`. The rules are made once from a [`Setup`] and shared.
//!
//! ```
//! use island::{Action, Island, Options, Setup, Small};
//! use kernel::{Game, Log, Seat, Spec, playout};
//! # use kernel::testkit::Dice;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let mut rng = Dice::new(7); // any generator will do
//! let options = Options::read(&Spec::read("island:seats=3,friendly-robber")?)?;
//! let game = Island::<Small>::new(Setup::draw(options, &mut rng)?)?;
//!
//! // One step: the first player places a settlement where it is allowed.
//! let mut state = game.start();
//! let seat = game.setup().first;
//! let action = game.action_from("settlement 0,0,N")?;
//! game.check(&state, seat, action)?;
//! game.apply(&mut state, seat, action, &mut Log::off());
//! assert!(game.check(&state, seat, Action::Roll).is_err());
//!
//! // A whole random game.
//! let end = playout(&game, state, &mut rng, 100_000);
//! assert!(end.finished);
//! assert_eq!(game.standing(&end.end).unwrap().winners.len(), 1);
//! # Ok(())
//! # }
//! ```

mod counts;
pub mod geometry;
pub mod board;
mod options;
mod setup;

mod size;
mod state;
mod action;
mod event;
mod refusal;

mod rules;
mod game;
mod menu;
mod cx;

mod placing;
mod turn;
mod production;
mod robber;
mod build;
mod trails;
mod roads;
mod develop;
mod trade;

pub mod maps;
mod sea;
mod ships;
mod pirate;
mod gold;
mod fog;
mod islands;

pub mod modules;

mod known;
mod inspect;
mod view;
pub mod almanac;

mod notation;
#[cfg(feature = "json")]
mod asking;
#[cfg(feature = "json")]
mod telling;
#[cfg(feature = "json")]
mod written;
#[cfg(feature = "json")]
mod read;
#[cfg(feature = "json")]
mod setup_json;
#[cfg(feature = "json")]
mod table_json;

#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
#[cfg(all(test, feature = "json"))]
mod vocabulary;

pub use action::{Action, Deal, Outcome};
pub use counts::*;
pub use event::Event;
pub use inspect::{Moment, Open};
pub use known::Known;
pub use maps::Map;
pub use modules::registered::*;
pub use options::*;
pub use refusal::Refusal;
pub use rules::{CITIES, Island, ROADS, SETTLEMENTS, SHIPS, price};
pub use setup::*;
pub use size::*;
pub use state::{Fleet, Holder, Side, State, Waters};
pub use view::*;
