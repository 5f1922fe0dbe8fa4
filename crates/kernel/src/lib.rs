//! To be written.
mod agenda;
mod bits;
mod chance;
mod game;
mod log;
mod seat;
mod spec;
#[cfg(feature = "json")]
mod written;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;

pub use agenda::Agenda;
pub use bits::{Bits, Ones, Wide};
pub use chance::{Rng, below, die, shuffle};
pub use game::{Awaits, Choices, Game, Playout, Standing, Weighted, playout};
pub use log::{Entry, Log, Notes, Seen};
#[cfg(feature = "json")]
pub use written::{Written, Wrong};
pub use spec::{Spec, nearest};
pub use seat::{Seat, Seats, Veiled, Viewer};
