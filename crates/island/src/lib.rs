//! To be written.
mod action;
pub mod almanac;
pub mod board;
mod build;
mod counts;
mod cx;
mod develop;
mod event;
mod game;
pub mod geometry;
mod inspect;
mod known;
mod menu;
pub mod modules;
mod notation;
mod options;
mod placing;
mod production;
#[cfg(feature = "json")]
mod read;
mod refusal;
mod roads;
mod robber;
mod rules;
mod setup;
#[cfg(feature = "json")]
mod setup_json;
mod size;
mod state;
#[cfg(feature = "json")]
mod table_json;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
mod trade;
mod turn;
mod view;
#[cfg(feature = "json")]
mod written;

pub use action::{Action, Deal, Outcome};
pub use counts::*;
pub use event::Event;
pub use inspect::{Moment, Open};
pub use known::Known;
pub use options::*;
pub use refusal::Refusal;
pub use rules::{CITIES, Island, ROADS, SETTLEMENTS, price};
pub use setup::*;
pub use size::*;
pub use state::{Holder, Side, State};
pub use view::*;
