//! A small game for tests of tables, and a family that no spec names.
//!
//! In the *parlour* everybody holds one hidden card, a guard or a canary. In a turn a seat builds (and is then asked
//! where), rolls, or attacks. The attacked seats are asked a hidden question: only the holder of a guard can do more
//! than pass. `panic` is always legal and always fails, as a bad rule does.

mod parlour;
mod worlds;

pub use parlour::{Action, Parlour, ParlourFamily};
pub use worlds::{Worlds, secrets_ring};

use kernel::Seats;

use crate::table::Moment;

/// A moment in which everybody listens; `salt` makes its random bytes.
pub fn moment(now: u64, salt: u64) -> Moment {
    let random = crate::Secret::hash(&salt.to_le_bytes()).0;
    Moment { now, random, listening: Seats(0xFF), watched: true }
}
