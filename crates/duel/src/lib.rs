//! The two-player card game: principalities, draw stacks, events, and every card in a file of its own.
//!
//! [`Duel`] holds the rules of one match and fills [`kernel::Game`]. What differs between editions is a value,
//! [`Edition`]; what a card does is written with the card ([`card::CardDef`], the files under `cards/`). The engine
//! never asks which card it has before it: it offers moments, and cards take them. `docs/adding-a-card.md` tells how one is
//! added.
//!
//! ```
//! use duel::{Duel, Options, Setup};
//! use kernel::testkit::Dice;
//! use kernel::{Game, playout};
//!
//! let options = Options::from_spec("duel").unwrap();
//! let duel = Duel::new(Setup::draw(options, &mut Dice::new(1))).unwrap();
//! let end = playout(&duel, duel.start(), &mut Dice::new(2), 100_000).end;
//! assert!(duel.standing(&end).is_some_and(|standing| standing.points.iter().any(|&points| points >= 7)));
//! ```
//!
//! # How it is laid out
//!
//! | Module | What |
//! |---|---|
//! | `card`, `moment`, `cards` | what a card is, and when it speaks; the list; one file per card |
//! | `require`, `price` | what must be true when a card is built or played, and what it costs |
//! | `rules`, `options`, `setup`, `deck` | a match: edition, cards, options, how the stacks lie, decks that players bring |
//! | `state`, `side`, `site`, `piles` | a position: agenda, principalities, places, cards in rows and who knows them |
//! | `run`, `cx` | the agenda at work, and the handle through which rules and cards change a position |
//! | `turn`, `preparation`, `dice`, `build`, `play`, `stores`, `hand`, `sea` | the rules, chapter by chapter |
//! | `menu`, `game` | who is asked, what may be chosen, what follows |
//! | `asking`, `telling`, `waiting` | which card asks and in what words, what is told, how cards may wait in written positions |
//! | `known`, `view`, `sound` | what a seat knows, what a viewer sees, what is true of every position |
//! | `notation`, `setup_json`, `side_json`, `sea_json`, `table_json`, `known_json`, `frame_text`, `written` | the game written down |
//! | `testkit` | scenes for tests that read like the rulebook |
//!
//! # Decisions worth knowing
//!
//! - **Rows, not chains.** Hidden cards lie row after row in one flat array, not in chains through a pool, so that equal
//!   positions are equal values and can be written and read back.
//! - **Columns modulo 8.** A principality is one gapless row of at most seven settlements; its places are numbered modulo
//!   8, and a set of sites is one word. People name [`Spot`]s, which never change.
//! - **What and where are one choice**, since each side of a place is one spot and masks count them without a list; how a
//!   price is paid is asked apart, and only where it matters.
//! - **Cards under way lie open.** A card that is being built or played lies in [`Row::OPEN`] until it comes to rest, so
//!   nothing on the agenda depends on a hand.
//! - **Heights of stacks are public.** After Fraternal Feuds the victim sees which stacks grew, not which card went where.
//! - **A foreign card is its builder's.** It lies in the other's principality and is found there through its owner: his are
//!   its points, its function, its moments.
//! - **Removing own cards** is always legal where the game has it, and listed when a card at hand finds no free site.
//! - **Scout** is played to build a settlement: it asks for the end, takes the price, and lays the regions.

mod action;
mod agenda;
mod asking;
pub mod card;
mod cards;
mod chapters;
mod cx;
mod deck;
mod event;
mod game;
mod inspect;
mod known;
#[cfg(feature = "json")]
mod known_json;
mod menu;
mod moment;
mod notation;
mod options;
mod piles;
mod points;
mod price;
mod refusal;
pub mod require;
mod resource;
mod rules;
#[cfg(feature = "json")]
mod sea_json;
mod setup;
#[cfg(feature = "json")]
mod setup_json;
mod side;
#[cfg(feature = "json")]
mod side_json;
mod site;
mod sound;
mod state;
#[cfg(feature = "json")]
mod table_json;
#[cfg(feature = "json")]
mod telling;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
mod view;
#[cfg(feature = "json")]
mod written;

pub use action::{Action, Order, Outcome};
pub use agenda::Frame;
pub use cards::Card;
pub use chapters::attacks::AttackFrame;
pub use chapters::build::BuildFrame;
pub use chapters::dice::DiceFrame;
pub use chapters::effects::{Ask, EffectFrame, Filter, Play, Waiting};
pub use chapters::hand::HandFrame;
pub use chapters::sea::Sea;
pub use chapters::start::StartFrame;
pub use chapters::stores::StoresFrame;
pub use chapters::turn::Phase;
pub use cx::Cx;
pub use deck::{Deck, Decks};
pub use event::Event;
pub use inspect::Open;
pub use known::Known;
pub use options::{Mode, Options};
pub use piles::{Face, Piles, Row};
pub use points::Points;
pub use refusal::Refusal;
pub use resource::{Bundle, Kinds, Resource};
pub use rules::{Duel, EDITIONS, Edition, HandStep, Print, RIVALS, StartRegion, Terms, Told};
pub use setup::{NoGame, Setup, Stack};
pub use side::{Lying, Side, Tally};
pub use site::{Site, Sites, Spot, Store, Stores};
pub use state::{End, EventFace, State, Token, foe};
pub use view::*;
