//! The life of one match: seats, drafts, clocks, undo, chat, bots' turns.
//!
//! A caller drives a table with [`AnyTable::handle`], [`AnyTable::wake`] and [`AnyTable::thought`]. The table answers
//! with [`Done`]: entries to store, and messages to send once they are stored.
//!
//! - It does no IO and has no clock and no randomness of its own: every call brings a [`Moment`].
//! - Its journal ([`journal::Kept`]) determines it completely, so a restart replays the journal ([`load`]).
//! - Below [`AnyTable`] everything is generic over the family of games; above it nothing is.
//!
//! ```
//! use table::protocol::{Command, Request, Settings};
//! use table::{Moment, Secret, Who};
//!
//! let moment = Moment { now: 0, random: [0; 32], listening: kernel::Seats::NONE, watched: false };
//! let (mut table, opened) = table::open("island:seats=2", Settings::default(), Secret([7; 32]), 0).unwrap();
//! let (ann, joined) = table.join("Ann", Secret::of_token("a secret"), &moment).unwrap();
//! let ask = |id: &str, command| Request { id: id.into(), version: None, seat: None, command };
//! let sat = table.handle(Who::Person(ann), ask("1", Command::Sit { at: 0 }), &moment);
//! assert!(sat.answer.unwrap().ok);
//! // Stored in this order, they make the same table again.
//! let journal: Vec<_> = [opened].into_iter().chain(joined.entries).chain(sat.entries).collect();
//! let (again, _) = table::load(&journal).unwrap();
//! assert_eq!(again.whole(None, None), table.whole(None, None));
//! ```

pub mod protocol;
mod info;
mod table;
mod people;
mod lobby;
mod guests;
mod names;
mod choosing;
mod bringing;
pub mod decks;
mod play;
mod moves;
pub mod journal;
mod entries;
mod changes;
mod laid;
mod wake;
mod tell;
mod diff;
mod tree;
mod story;
mod thoughts;
mod dice;
mod secret;
mod family;
mod any;
mod almanac;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;

pub use almanac::{AlmanacEntry, MarkEntry, Wording, almanac, differences};
pub use any::{AnyTable, Summary, Unloadable, load, load_in, open, open_in};
pub use bots::AT_TABLES as BOTS;
pub use choosing::Choosing;
pub use dice::{Dice, Numbers};
pub use diff::{diff, patch};
pub use entries::{Entries, Journal};
pub use family::{DuelFamily, Family, IslandFamily, NAMES, Named, Task, known_rules, option_lists, with_family};
pub use journal::JOURNAL_VERSION;
pub use laid::lay;
pub use people::STAND_IN;
pub use secret::Secret;
pub use story::Later;
pub use table::{Done, Moment, Say, Thought, To, Who, frozen};
