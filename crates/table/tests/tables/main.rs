//! What a table promises. One program holds all of it: each more would be linked with all games once more.

mod choosing;
mod decks;
mod guests;
mod hidden;
mod hints;
mod laid;
mod lots;
mod offers;
mod options;
mod scene;
mod seated;
mod secrets;
mod statue;
mod texts;
#[cfg(feature = "ts")]
mod types;
