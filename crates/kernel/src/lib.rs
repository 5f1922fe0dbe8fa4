//! To be written.
mod agenda;
mod bits;
mod chance;
mod game;
mod log;
#[cfg(feature = "json")]
pub mod record;
mod replay;
mod seat;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
#[cfg(feature = "json")]
mod written;

pub use agenda::Agenda;
pub use bits::{Bits, Ones, Wide};
pub use chance::{Rng, below, die, shuffle};
pub use game::{Awaits, Choices, Game, Playout, Standing, Weighted, playout};
pub use log::{Entry, Log, Notes, Seen};
pub use replay::{Replay, UNDO_LIMIT, Unfit};
pub use seat::{Seat, Seats, Veiled, Viewer};
#[cfg(feature = "json")]
pub use written::{Written, Wrong};
