//! Rings, which are properties that every game must have, and helpers for tests of any game.
//!
//! A ring plays random games and checks the laws of [`Game`](crate::Game) at every step. If one is broken it panics
//! with the step and the position. The same seed plays the same game, so a failure can be repeated.
//!
//! | Ring | Law |
//! |---|---|
//! | [`play_ring`] | somebody is awaited until the end; listed choices are legal; replay equals state; nobody can tell an imagined world from the real one |
//! | [`secrets_ring`] | a seat cannot tell two worlds apart until an event tells it a difference |
//! | [`hidden_choices_ring`] | the same, while other seats choose differently and chance falls differently unseen |
//! | `traces_ring` | the same for the lines of traces, in which entries show only what was seen (feature `json`) |
//! | [`support`] | the worlds that `imagine` yields, to be compared with a number counted by hand |
//! | `written_ring` | what is written can be read; a stranger's bytes harm nothing (feature `json`) |
//! | `spoiled_ring` | spoiled knowledge from a stranger is refused, or can be played on like any other (feature `json`) |

mod property;
mod secrets;
#[cfg(feature = "json")]
mod spoiled;
mod support;
#[cfg(test)]
pub(crate) mod tiny;
mod walk;
#[cfg(feature = "json")]
mod writing;

pub use property::{RingReport, play_ring};
#[cfg(feature = "json")]
pub use secrets::traces_ring;
pub use secrets::{Worlds, hidden_choices_ring, secrets_ring};
#[cfg(feature = "json")]
pub use spoiled::{Spoiled, spoiled_ring};
pub use support::support;
#[cfg(feature = "json")]
pub use writing::{Writings, mutate_text, mutate_value, written_ring};

use rand_core::TryRng;

/// A small, fast generator for tests and simulations that need the same numbers again (SplitMix64).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The generator that `seed` names.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }
}

impl TryRng for Dice {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.try_next_u64().map(|n| (n >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        Ok(z ^ z >> 31)
    }

    fn try_fill_bytes(&mut self, dst: &mut [u8]) -> Result<(), Self::Error> {
        for chunk in dst.chunks_mut(8) {
            let bytes = self.try_next_u64()?.to_le_bytes();
            chunk.copy_from_slice(&bytes[..chunk.len()]);
        }
        Ok(())
    }
}

/// A generator that makes [`below`](crate::below) return one given number.
#[derive(Clone, Debug)]
pub struct FixedDraw(Option<u32>);

impl FixedDraw {
    /// `below(rng, bound)` returns `k` once; a second draw panics.
    pub fn new(k: u32, bound: u32) -> FixedDraw {
        assert!(k < bound, "{k} is not below {bound}");
        // One more than the least number whose product reaches `k`: its lower half is then never rejected.
        let least = (u64::from(k) << 32).div_ceil(u64::from(bound));
        FixedDraw(Some(least as u32 + 1))
    }
}

impl TryRng for FixedDraw {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0.take().expect("one number below the bound is drawn, once"))
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        panic!("one number below the bound is drawn, with `below`");
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
        panic!("one number below the bound is drawn, with `below`");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::below;

    #[test]
    fn what_was_said_is_drawn() {
        for bound in (1..300).chain([65_535, 65_536, 1 << 20]) {
            for k in [0, bound / 3, bound / 2, bound - 1] {
                assert_eq!(below(&mut FixedDraw::new(k, bound), bound), k, "below {bound}");
            }
        }
    }
}
