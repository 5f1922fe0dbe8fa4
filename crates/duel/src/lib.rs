//! To be written.

mod action;
mod build;
pub mod card;
mod cards;
mod cx;
mod dice;
mod event;
#[cfg(feature = "json")]
mod frame_text;
mod game;
mod hand;
mod inspect;
mod known;
mod menu;
mod notation;
mod options;
mod piles;
mod play;
mod points;
#[cfg(feature = "json")]
mod read;
mod refusal;
pub mod require;
mod resource;
mod rules;
mod run;
mod setup;
#[cfg(feature = "json")]
mod setup_json;
mod side;
#[cfg(feature = "json")]
mod side_json;
mod site;
mod sound;
mod state;
mod stores;
#[cfg(feature = "json")]
mod table_json;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
mod turn;
mod view;
#[cfg(feature = "json")]
mod written;

pub use action::{Action, Order, Outcome};
pub use cards::Card;
pub use cx::Cx;
pub use event::Event;
pub use inspect::Open;
pub use known::Known;
pub use options::{Mode, Options};
pub use piles::{Face, Piles, Row};
pub use points::Points;
pub use refusal::Refusal;
pub use resource::{Bundle, Kinds, Resource};
pub use rules::{Duel, Edition, Print, RIVALS, price};
pub use setup::{NoGame, Setup, Stack};
pub use side::{Lying, Side, Tally};
pub use site::{Site, Sites, Spot, Store, Stores};
pub use state::{Ask, End, EventFace, Filter, Frame, Phase, Play, Start, State, foe};
pub use view::*;
