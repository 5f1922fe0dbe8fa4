//! Sets of small numbers as bits: places on a board, kinds of cards.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of numbers below [`Bits::CAPACITY`], flat and `Copy`.
///
/// ```
/// use kernel::Bits;
/// let set = u64::of(3) | u64::of(40);
/// assert_eq!(set.count(), 2);
/// assert_eq!(set.nth(1), 40);
/// assert_eq!(set.ones().collect::<Vec<_>>(), [3, 40]);
/// ```
pub trait Bits:
    Copy
    + Eq
    + Debug
    + Default
    + Hash
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
{
    /// How many different numbers fit.
    const CAPACITY: usize;

    /// The set of one number.
    fn of(number: usize) -> Self;
    /// Whether `number` is in the set.
    fn has(self, number: usize) -> bool;
    /// How many numbers are in the set.
    fn count(self) -> u32;
    /// The `k`-th number of the set, counted from 0 upwards. The set must hold more than `k`.
    fn nth(self, k: u32) -> usize;
    /// The lowest number, if any.
    fn lowest(self) -> Option<usize>;
    /// Takes the lowest number out of the set, if there is one.
    fn take_lowest(&mut self) -> Option<usize>;
    /// Adds a number.
    fn add(&mut self, number: usize);
    /// Takes a number out.
    fn remove(&mut self, number: usize);

    /// Whether the set is empty.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Whether the sets have a number in common.
    #[inline]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The numbers of this set that are not in `those`.
    #[inline]
    #[must_use]
    fn less(self, those: Self) -> Self {
        self & !those
    }

    /// The numbers of the set, upwards.
    #[inline]
    fn ones(self) -> Ones<Self> {
        Ones(self)
    }
}

/// The numbers of a set, upwards.
#[derive(Clone, Copy, Debug)]
pub struct Ones<B>(B);

impl<B: Bits> Iterator for Ones<B> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        self.0.take_lowest()
    }
}

/// The place of the `k`-th bit of `word`.
#[inline]
fn nth_of_word(word: u64, k: u32) -> u32 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    {
        std::arch::x86_64::_pdep_u64(1 << k, word).trailing_zeros()
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    {
        let mut word = word;
        for _ in 0..k {
            word &= word - 1;
        }
        word.trailing_zeros()
    }
}

impl Bits for u64 {
    const CAPACITY: usize = 64;

    #[inline]
    fn of(number: usize) -> u64 {
        1 << number
    }

    #[inline]
    fn has(self, number: usize) -> bool {
        self >> number & 1 == 1
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn nth(self, k: u32) -> usize {
        nth_of_word(self, k) as usize
    }

    #[inline]
    fn lowest(self) -> Option<usize> {
        if self == 0 { None } else { Some(self.trailing_zeros() as usize) }
    }

    #[inline]
    fn take_lowest(&mut self) -> Option<usize> {
        let lowest = self.lowest()?;
        *self &= *self - 1;
        Some(lowest)
    }

    #[inline]
    fn add(&mut self, number: usize) {
        *self |= 1 << number;
    }

    #[inline]
    fn remove(&mut self, number: usize) {
        *self &= !(1 << number);
    }
}

impl Bits for u128 {
    const CAPACITY: usize = 128;

    #[inline]
    fn of(number: usize) -> u128 {
        1 << number
    }

    #[inline]
    fn has(self, number: usize) -> bool {
        self >> number & 1 == 1
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn nth(self, k: u32) -> usize {
        let (low, high) = (self as u64, (self >> 64) as u64);
        let in_low = low.count_ones();
        if k < in_low { nth_of_word(low, k) as usize } else { 64 + nth_of_word(high, k - in_low) as usize }
    }

    #[inline]
    fn lowest(self) -> Option<usize> {
        if self == 0 { None } else { Some(self.trailing_zeros() as usize) }
    }

    #[inline]
    fn take_lowest(&mut self) -> Option<usize> {
        let lowest = self.lowest()?;
        *self &= *self - 1;
        Some(lowest)
    }

    #[inline]
    fn add(&mut self, number: usize) {
        *self |= 1 << number;
    }

    #[inline]
    fn remove(&mut self, number: usize) {
        *self &= !(1 << number);
    }
}

/// A set of numbers below `64 * N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wide<const N: usize>(pub [u64; N]);

impl<const N: usize> Default for Wide<N> {
    fn default() -> Self {
        Wide([0; N])
    }
}

impl<const N: usize> BitAnd for Wide<N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Wide(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl<const N: usize> BitOr for Wide<N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Wide(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl<const N: usize> Not for Wide<N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Wide(self.0.map(|word| !word))
    }
}

impl<const N: usize> BitAndAssign for Wide<N> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const N: usize> BitOrAssign for Wide<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const N: usize> Bits for Wide<N> {
    const CAPACITY: usize = 64 * N;

    #[inline]
    fn of(number: usize) -> Self {
        let mut words = [0; N];
        words[number / 64] = 1 << (number % 64);
        Wide(words)
    }

    #[inline]
    fn has(self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn nth(self, k: u32) -> usize {
        let mut left = k;
        for (i, &word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if left < here {
                return 64 * i + nth_of_word(word, left) as usize;
            }
            left -= here;
        }
        unreachable!("the set holds no more than {k} numbers")
    }

    #[inline]
    fn lowest(self) -> Option<usize> {
        self.0.iter().enumerate().find(|(_, word)| **word != 0).map(|(i, word)| 64 * i + word.trailing_zeros() as usize)
    }

    #[inline]
    fn take_lowest(&mut self) -> Option<usize> {
        for (i, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let lowest = 64 * i + word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(lowest);
            }
        }
        None
    }

    #[inline]
    fn add(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    #[inline]
    fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn behaves_as_a_set<B: Bits>() {
        let numbers = [0, 1, 5, 31, 32, 63, 64, 65, 127, 128, 200, 255];
        let numbers: Vec<usize> = numbers.into_iter().filter(|&n| n < B::CAPACITY).collect();
        let set = numbers.iter().fold(B::default(), |set, &n| set | B::of(n));
        assert_eq!(set.count() as usize, numbers.len());
        assert_eq!(set.lowest(), Some(0));
        assert_eq!(set.ones().collect::<Vec<_>>(), numbers);
        for (k, &n) in numbers.iter().enumerate() {
            assert_eq!(set.nth(k as u32), n);
            assert!(set.has(n));
            assert!(!set.less(B::of(n)).has(n));
            let mut changed = set;
            changed.remove(n);
            assert_eq!(changed, set.less(B::of(n)));
            changed.add(n);
            assert_eq!(changed, set);
        }
        assert!(!set.has(2));
        assert!(B::default().is_empty() && B::default().lowest().is_none());
        assert!(set.meets(B::of(5)) && !set.meets(B::of(2)));
    }

    #[test]
    fn words_and_arrays_of_words_behave_as_sets() {
        behaves_as_a_set::<u64>();
        behaves_as_a_set::<u128>();
        behaves_as_a_set::<Wide<4>>();
        behaves_as_a_set::<Wide<6>>();
    }
}
