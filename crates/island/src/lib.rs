//! The island: the board game for two to six seats, as a library.
//!
//! It follows the published rules of Catan and of its five-six player extension, restated as numbered facts in
//! `docs/rules/island.md`; every rule is cited by a test. One file holds one chapter: [`board`] and `setup` lay the
//! island out, `placing`, `turn`, `production`, `robber`, `build`, `roads`, `develop` and `trade` play it, [`maps`],
//! `sea`, `ships`, `pirate`, `gold`, `fog` and `islands` are what a map adds, and [`modules`] lets scenarios and house rules speak. `menu` lists what may be chosen, `view` shows what may be seen,
//! `known` keeps what a seat knows.
//!
//! What is deliberately absent: IO, time, threads, a generator of its own, and any allocation in a step. A
//! [`State`] is flat and `Copy`; the rules are made once from a [`Setup`] and shared.
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
//! // One step: whoever begins places a settlement where it is allowed.
//! let mut state = game.start();
//! let seat = game.setup().first;
//! let action = game.action_from("settlement 0,0,N")?;
//! game.check(&state, seat, action)?;
//! game.apply(&mut state, seat, action, &mut Log::off());
//! assert!(game.check(&state, seat, Action::Roll).is_err());
//!
//! // A whole game by lot.
//! let end = playout(&game, state, &mut rng, 100_000);
//! assert!(end.finished);
//! assert_eq!(game.standing(&end.end).unwrap().winners.len(), 1);
//! # Ok(())
//! # }
//! ```

mod action;
pub mod almanac;
#[cfg(feature = "json")]
mod asking;
pub mod board;
mod build;
mod counts;
mod cx;
mod develop;
mod event;
mod fog;
mod game;
pub mod geometry;
mod gold;
mod inspect;
mod islands;
mod known;
pub mod maps;
mod menu;
pub mod modules;
mod notation;
mod options;
mod pirate;
mod placing;
mod production;
#[cfg(feature = "json")]
mod read;
mod refusal;
mod roads;
mod robber;
mod rules;
mod sea;
mod setup;
#[cfg(feature = "json")]
mod setup_json;
mod ships;
mod size;
mod state;
#[cfg(feature = "json")]
mod table_json;
#[cfg(feature = "json")]
mod telling;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
mod trade;
mod turn;
mod view;
#[cfg(all(test, feature = "json"))]
mod vocabulary;
#[cfg(feature = "json")]
mod written;

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
