//! To be written.
mod agenda;
mod bits;
mod chance;
mod game;
mod log;
mod seat;
mod spec;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
#[cfg(feature = "json")]
mod written;

pub use agenda::Agenda;
pub use bits::{Bits, Ones, Wide};
pub use chance::{Rng, below, die, shuffle};
pub use game::{Awaits, Choices, Game, Playout, Standing, Weighted, playout};
pub use log::{Entry, Log, Notes, Seen};
pub use seat::{Seat, Seats, Veiled, Viewer};
pub use spec::{Spec, nearest};
#[cfg(feature = "json")]
pub use written::{Written, Wrong};
