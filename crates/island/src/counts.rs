//! Resource and development cards, and packed counts of them.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A type with five values that are counted together: resources, development cards, guilds.
pub trait Countable: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// All five, in the order in which they are written.
    const ALL: [Self; 5];
    /// Their names, in the same order.
    const NAMES: [&'static str; 5];

    /// The index in that order.
    fn index(self) -> usize;

    /// The name as it is written.
    fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    /// Reads a name.
    fn read(name: &str) -> Option<Self> {
        Some(Self::ALL[Self::NAMES.iter().position(|known| *known == name)?])
    }
}

/// A resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Resource {
    /// From forests.
    Lumber,
    /// From hills.
    Brick,
    /// From pastures.
    Wool,
    /// From fields.
    Grain,
    /// From mountains.
    Ore,
}

impl Countable for Resource {
    const ALL: [Resource; 5] = [Resource::Lumber, Resource::Brick, Resource::Wool, Resource::Grain, Resource::Ore];
    const NAMES: [&'static str; 5] = ["lumber", "brick", "wool", "grain", "ore"];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// A development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// Move the robber and steal; counts for the Largest Army.
    Knight,
    /// Two free roads.
    Roads,
    /// Two cards from the bank.
    Plenty,
    /// All cards of one resource.
    Monopoly,
    /// One victory point, hidden until the end.
    Point,
}

impl Card {
    /// The title that people read.
    pub fn title(self) -> &'static str {
        ["Knight", "Road Building", "Year of Plenty", "Monopoly", "Victory Point"][self as usize]
    }
}

impl Countable for Card {
    const ALL: [Card; 5] = [Card::Knight, Card::Roads, Card::Plenty, Card::Monopoly, Card::Point];
    const NAMES: [&'static str; 5] = ["knight", "roads", "plenty", "monopoly", "point"];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// Counts of five kinds: five lanes of six bits in one word.
///
/// A lane holds at most 31, which is more than there are cards of a kind. Its sixth bit is free, so all lanes can be
/// compared or subtracted at once without a carry between them.
#[derive(PartialEq, Eq, Hash)]
pub struct Counts<K>(u32, PhantomData<fn() -> K>);

/// Resource cards: in a hand, in the bank, a price, a yield.
pub type Hand = Counts<Resource>;
/// Development cards: in a hand, in the deck, bought this turn.
pub type Cards = Counts<Card>;

/// The free bit of each lane.
const GUARD: u32 = 0b100000_100000_100000_100000_100000;
/// One in each lane.
const ONE_EACH: u32 = GUARD >> 5;
const LANE: u32 = 0b111111;

impl<K> Clone for Counts<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Counts<K> {}

impl<K> Default for Counts<K> {
    #[inline]
    fn default() -> Self {
        Counts(0, PhantomData)
    }
}

impl<K: Countable> Counts<K> {
    /// None of anything.
    pub const NONE: Self = Counts(0, PhantomData);

    /// The counts of each kind, in the order of the kinds.
    pub const fn new(counts: [u8; 5]) -> Self {
        let mut word = 0;
        let mut lane = 0;
        while lane < 5 {
            assert!(counts[lane] < 32, "a lane holds at most 31");
            word |= (counts[lane] as u32) << (6 * lane);
            lane += 1;
        }
        Counts(word, PhantomData)
    }

    /// The lanes as they lie in the word.
    pub(crate) fn bits(self) -> u32 {
        self.0
    }

    /// The lanes of a word; free bits are left out.
    pub(crate) fn from_bits(word: u32) -> Self {
        Counts(word & (ONE_EACH * 31), PhantomData)
    }

    /// One card.
    #[inline]
    pub fn one(kind: K) -> Self {
        Counts(1 << (6 * kind.index()), PhantomData)
    }

    /// `count` cards of a kind.
    #[inline]
    pub fn of(kind: K, count: u8) -> Self {
        Counts(u32::from(count) << (6 * kind.index()), PhantomData)
    }

    /// How many there are of a kind.
    #[inline]
    pub fn get(self, kind: K) -> u8 {
        (self.0 >> (6 * kind.index()) & LANE) as u8
    }

    /// Whether there is at least one of a kind.
    #[inline]
    pub fn has(self, kind: K) -> bool {
        self.get(kind) > 0
    }

    /// How many cards in all.
    #[inline]
    pub fn total(self) -> u8 {
        let pairs = (self.0 & 0b000000_111111_000000_111111_000000) >> 6;
        let rest = self.0 & 0b111111_000000_111111_000000_111111;
        let sums = rest + pairs;
        ((sums & 0xFFF) + (sums >> 12 & 0xFFF) + (sums >> 24)) as u8
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `price` can be paid out of these.
    #[inline]
    pub fn covers(self, price: Self) -> bool {
        ((self.0 | GUARD) - price.0) & GUARD == GUARD
    }

    /// The kinds of which these hold at least as many as `other`.
    #[inline]
    pub fn at_least(self, other: Self) -> Kinds {
        Kinds(((self.0 | GUARD) - other.0) & GUARD)
    }

    /// The kinds with a count above zero.
    #[inline]
    pub fn kinds(self) -> Kinds {
        Kinds(((self.0 | GUARD) - ONE_EACH) & GUARD)
    }

    /// Subtracts `other`; each count stops at zero.
    #[inline]
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        let left = (self.0 | GUARD) - other.0;
        let kept = (left & GUARD) >> 5;
        Counts(left & (kept * 31), PhantomData)
    }

    /// Takes away one of each kind whose count is above zero.
    #[inline]
    #[must_use]
    pub fn less_one_each(self) -> Self {
        self.less(Counts(ONE_EACH, PhantomData))
    }

    /// The counts with none of a kind.
    #[inline]
    #[must_use]
    pub fn without(self, kind: K) -> Self {
        Counts(self.0 & !(LANE << (6 * kind.index())), PhantomData)
    }

    /// The kind of the `k`-th card when all lie sorted by kind; there must be more than `k`.
    #[inline]
    pub fn nth_card(self, k: u32) -> K {
        let mut left = k;
        for kind in K::ALL {
            let here = u32::from(self.get(kind));
            if left < here {
                return kind;
            }
            left -= here;
        }
        unreachable!("there are no more than {k} cards")
    }

    /// Every kind with a count above zero, and that count.
    pub fn each(self) -> impl Iterator<Item = (K, u8)> {
        K::ALL.into_iter().map(move |kind| (kind, self.get(kind))).filter(|(_, count)| *count > 0)
    }
}

impl<K> Add for Counts<K> {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        debug_assert!(sum & GUARD == 0, "a lane holds at most 31");
        Counts(sum, PhantomData)
    }
}

impl<K> Sub for Counts<K> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        debug_assert!(((self.0 | GUARD) - other.0) & GUARD == GUARD, "only what is there can be taken away");
        Counts(self.0 - other.0, PhantomData)
    }
}

impl<K> AddAssign for Counts<K> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<K> SubAssign for Counts<K> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<K: Countable> fmt::Debug for Counts<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.each().map(|(kind, count)| (kind.name(), count))).finish()
    }
}

/// As people write it: `2 ore, 1 wool`, or `nothing`.
impl<K: Countable> fmt::Display for Counts<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (i, (kind, count)) in self.each().enumerate() {
            write!(f, "{}{count} {}", if i == 0 { "" } else { ", " }, kind.name())?;
        }
        Ok(())
    }
}

/// A set of kinds, one guard bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u32);

impl Kinds {
    /// The free bits of the lanes of these kinds.
    pub(crate) fn bits(self) -> u32 {
        self.0
    }

    /// The kinds whose free bits are set in a word.
    pub(crate) fn from_bits(word: u32) -> Kinds {
        Kinds(word & GUARD)
    }

    /// How many kinds.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a kind is among them.
    #[inline]
    pub fn has(self, kind: impl Countable) -> bool {
        self.0 >> (6 * kind.index() + 5) & 1 == 1
    }

    /// The kinds in both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// With one kind more.
    #[inline]
    #[must_use]
    pub fn with(self, kind: impl Countable) -> Kinds {
        Kinds(self.0 | GUARD & LANE << (6 * kind.index()))
    }

    /// Without one kind.
    #[inline]
    #[must_use]
    pub fn without(self, kind: impl Countable) -> Kinds {
        Kinds(self.0 & !(GUARD & LANE << (6 * kind.index())))
    }

    /// The `k`-th kind of the set; it must hold more than `k`.
    #[inline]
    pub fn nth<K: Countable>(self, k: u32) -> K {
        let mut left = self.0;
        for _ in 0..k {
            left &= left - 1;
        }
        K::ALL[(left.trailing_zeros() / 6) as usize]
    }

    /// The kinds in order.
    #[inline]
    pub fn each<K: Countable>(self) -> impl Iterator<Item = K> {
        K::ALL.into_iter().filter(move |kind| self.has(*kind))
    }
}

#[cfg(test)]
mod tests {
    use super::Resource::*;
    use super::*;

    #[test]
    fn cards_are_counted_added_and_paid_by_kind() {
        let hand = Hand::new([1, 0, 31, 24, 5]);
        assert_eq!((hand.get(Wool), hand.total()), (31, 61));
        assert_eq!(hand - Hand::one(Ore) + Hand::of(Lumber, 2), Hand::new([3, 0, 31, 24, 4]));
        assert!(hand.covers(Hand::new([1, 0, 31, 0, 5])));
        assert!(!hand.covers(Hand::one(Brick)));
        assert!(!hand.covers(Hand::of(Ore, 6)));
        assert_eq!(Hand::new([31; 5]).total(), 155);
    }

    #[test]
    fn taking_more_than_is_there_leaves_none() {
        assert_eq!(Hand::new([1, 3, 0, 0, 9]).less(Hand::new([2, 1, 1, 0, 9])), Hand::of(Brick, 2));
        assert_eq!(Hand::new([1, 3, 0, 0, 9]).less_one_each(), Hand::new([0, 2, 0, 0, 8]));
    }

    #[test]
    fn kinds_are_told_apart() {
        let hand = Hand::new([4, 3, 0, 2, 0]);
        assert_eq!(hand.kinds().each::<Resource>().collect::<Vec<_>>(), [Lumber, Brick, Grain]);
        assert_eq!(hand.at_least(Hand::new([4, 4, 4, 2, 4])).each::<Resource>().collect::<Vec<_>>(), [Lumber, Grain]);
        assert_eq!(hand.kinds().nth::<Resource>(2), Grain);
        assert_eq!(hand.kinds().without(Brick).count(), 2);
        assert_eq!([0, 3, 4, 8].map(|k| hand.nth_card(k)), [Lumber, Lumber, Brick, Grain]);
        assert_eq!(hand.to_string(), "4 lumber, 3 brick, 2 grain");
    }
}
