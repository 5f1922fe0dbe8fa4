//! Random draws. Rules never own a generator: functions that need chance are given one.

pub use rand_core::Rng;
use rand_core::TryRng;

/// A fair number below `bound`, which must not be 0.
///
/// Uses Lemire's method of multiplying and rejecting, so all numbers are equally likely.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    debug_assert!(bound > 0, "there must be something to draw from");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let reject = bound.wrapping_neg() % bound;
        while (product as u32) < reject {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// The roll of one six-sided die.
#[inline]
pub fn die(rng: &mut impl Rng) -> u8 {
    below(rng, 6) as u8 + 1
}

/// Puts `items` into a random order.
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// A generator without randomness: a shuffle with it keeps the order.
#[derive(Clone, Copy, Debug)]
pub struct InOrder;

impl TryRng for InOrder {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(u32::MAX)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(u64::MAX)
    }

    fn try_fill_bytes(&mut self, dst: &mut [u8]) -> Result<(), Self::Error> {
        dst.fill(u8::MAX);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::Dice;

    #[test]
    fn every_number_below_the_bound_is_drawn_equally_often() {
        let mut rng = Dice::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[below(&mut rng, 6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_shuffle_in_order_changes_nothing() {
        let mut items: Vec<u8> = (0..40).collect();
        shuffle(&mut InOrder, &mut items);
        assert_eq!(items, (0..40).collect::<Vec<_>>());
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u8> = (0..40).collect();
        shuffle(&mut Dice::new(2), &mut items);
        assert_ne!(items, (0..40).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..40).collect::<Vec<_>>());
    }
}
