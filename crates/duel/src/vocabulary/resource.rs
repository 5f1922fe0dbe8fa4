//! The six resources, amounts of them, and sets of them.

use std::fmt;

/// A resource. Gold is a resource like the others (rivals 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
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
    /// From gold fields.
    Gold,
}

impl Resource {
    /// All six, in the order in which they are written.
    pub const ALL: [Resource; 6] =
        [Resource::Lumber, Resource::Brick, Resource::Wool, Resource::Grain, Resource::Ore, Resource::Gold];
    const NAMES: [&'static str; 6] = ["lumber", "brick", "wool", "grain", "ore", "gold"];

    /// The name in specs, records and positions.
    pub const fn name(self) -> &'static str {
        Resource::NAMES[self as usize]
    }

    /// Reads a name.
    pub fn read(name: &str) -> Option<Resource> {
        Some(Resource::ALL[Resource::NAMES.iter().position(|known| *known == name)?])
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An amount of each resource: four bits each, so at most 15 of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bundle(u32);

impl Bundle {
    /// Nothing.
    pub const NONE: Bundle = Bundle(0);

    /// These resources; naming one twice means two of it.
    pub const fn of(resources: &[Resource]) -> Bundle {
        let mut sum = 0;
        let mut at = 0;
        while at < resources.len() {
            sum += 1 << (4 * resources[at] as u32);
            at += 1;
        }
        Bundle(sum)
    }

    /// An amount of one resource.
    pub const fn some(resource: Resource, count: u8) -> Bundle {
        Bundle((count as u32) << (4 * resource as u32))
    }

    /// How many of one resource.
    #[inline]
    pub const fn get(self, resource: Resource) -> u8 {
        (self.0 >> (4 * resource as u32) & 15) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        // Neighbouring lanes are added into bytes, and the bytes into the highest one.
        let bytes = (self.0 & 0x000F_0F0F) + (self.0 >> 4 & 0x000F_0F0F);
        (bytes.wrapping_mul(0x0001_0101) >> 16 & 0xFF) as u8
    }

    /// The resources with an amount above 0.
    #[inline]
    pub fn kinds(self) -> Kinds {
        let any = self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        (0..6).fold(Kinds::NONE, |set, at| Kinds(set.0 | ((any >> (4 * at) & 1) as u8) << at))
    }

    /// This bundle with one fewer of a resource; it must hold at least one.
    #[inline]
    #[must_use]
    pub const fn less(self, resource: Resource) -> Bundle {
        Bundle(self.0 - (1 << (4 * resource as u32)))
    }

    /// This bundle without a resource.
    #[inline]
    #[must_use]
    pub const fn without(self, resource: Resource) -> Bundle {
        Bundle(self.0 & !(15 << (4 * resource as u32)))
    }

    /// How many resources of a price this does not cover.
    #[inline]
    pub fn short_of(self, price: Bundle) -> u8 {
        if self.covers(price) {
            return 0;
        }
        Resource::ALL.into_iter().map(|resource| price.get(resource).saturating_sub(self.get(resource))).sum()
    }

    /// Whether there is at least as much of every resource as in a price.
    #[inline]
    pub const fn covers(self, price: Bundle) -> bool {
        // Prices have amounts below 8, and amounts in stores are capped at 7. So the high bit of each lane shows a
        // borrow.
        const HIGH: u32 = 0x0088_8888;
        ((self.0 | HIGH) - price.0) & HIGH == HIGH
    }

    /// The amounts, capped at 7, so that [`Bundle::covers`] can compare.
    #[inline]
    #[must_use]
    pub(crate) const fn cut(self) -> Bundle {
        let full = (self.0 & 0x0088_8888) >> 3;
        Bundle(self.0 & 0x0077_7777 | (full * 7))
    }

    /// This bundle with `count` more of a resource.
    #[inline]
    #[must_use]
    pub const fn plus(self, resource: Resource, count: u8) -> Bundle {
        Bundle(self.0 + ((count as u32) << (4 * resource as u32)))
    }

    /// This bundle with `count` fewer of a resource; it must hold that many.
    #[inline]
    #[must_use]
    pub const fn minus(self, resource: Resource, count: u8) -> Bundle {
        Bundle(self.0 - ((count as u32) << (4 * resource as u32)))
    }
}

impl std::ops::Add for Bundle {
    type Output = Bundle;

    fn add(self, other: Bundle) -> Bundle {
        Bundle(self.0 + other.0)
    }
}

/// A set of resources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kinds(pub(crate) u8);

impl Kinds {
    /// No resource.
    pub const NONE: Kinds = Kinds(0);
    /// Every resource.
    pub const ALL: Kinds = Kinds(63);

    /// One resource alone.
    #[inline]
    pub const fn only(resource: Resource) -> Kinds {
        Kinds(1 << resource as u8)
    }

    /// Whether `resource` is in the set.
    #[inline]
    pub const fn has(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 == 1
    }

    /// These and `resource`.
    #[inline]
    #[must_use]
    pub const fn with(self, resource: Resource) -> Kinds {
        Kinds(self.0 | 1 << resource as u8)
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// These without `resource`.
    #[inline]
    #[must_use]
    pub const fn without(self, resource: Resource) -> Kinds {
        Kinds(self.0 & !(1 << resource as u8))
    }

    /// How many resources are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `k`-th resource of the set.
    pub(crate) fn nth(self, k: u32) -> Resource {
        Iterator::nth(&mut { self }, k as usize).expect("there are more resources in the set")
    }
}

impl Iterator for Kinds {
    type Item = Resource;

    #[inline]
    fn next(&mut self) -> Option<Resource> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Resource::ALL[at])
    }
}

#[cfg(test)]
mod tests {
    use super::Resource::*;
    use super::*;

    #[test]
    fn a_bundle_counts_each_resource() {
        let price = Bundle::of(&[Lumber, Brick, Brick]);
        assert_eq!((price.get(Brick), price.get(Ore), price.total()), (2, 0, 3));
        assert_eq!(price.less(Brick), Bundle::of(&[Lumber, Brick]));
        assert_eq!(price.kinds().collect::<Vec<_>>(), [Lumber, Brick]);
        let store = Bundle::NONE.plus(Lumber, 9).plus(Brick, 1);
        assert_eq!((store.total(), store.minus(Lumber, 2).get(Lumber)), (10, 7));
        let store = store.cut();
        assert_eq!(store.get(Lumber), 7);
        assert!(!store.covers(price));
        assert_eq!(store.short_of(price), 1);
        assert!(store.covers(price.less(Brick)));
        assert!(!store.covers(Bundle::some(Gold, 1)));
    }
}
