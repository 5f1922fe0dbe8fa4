//! Prices: fixed resources, resources of the payer's choice, owls and stars; and how prices change.

use crate::cards::Card;
use crate::position::side::Side;
use crate::vocabulary::resource::{Bundle, Resource};

/// Owls and stars, which the dials of cards count. They are not resources: they are never traded, raided or left out of
/// a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ware {
    /// Wisdom, on sages.
    Owl,
    /// Contentment, on a Public Feeling.
    Star,
}

impl Ware {
    /// Both wares.
    pub const ALL: [Ware; 2] = [Ware::Owl, Ware::Star];

    /// The name in views and texts.
    pub const fn name(self) -> &'static str {
        ["owl", "star"][self as usize]
    }

    /// The key of a number of them in `texts/`.
    #[cfg(feature = "json")]
    pub(crate) const fn key(self) -> &'static str {
        ["ware.owl", "ware.star"][self as usize]
    }
}

/// What a card costs beside fixed resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extra {
    /// Resources of the payer's choice.
    pub any: u8,
    /// Owls.
    pub owls: u8,
    /// Stars.
    pub stars: u8,
}

impl Extra {
    /// Nothing.
    pub const NONE: Extra = Extra { any: 0, owls: 0, stars: 0 };

    /// The parts with their names, as a view lists them.
    pub fn listed(self) -> impl Iterator<Item = (&'static str, u8)> {
        [("any", self.any), ("owl", self.owls), ("star", self.stars)].into_iter().filter(|it| it.1 > 0)
    }

    /// How many of a ware.
    pub(crate) const fn wares(self, ware: Ware) -> u8 {
        match ware {
            Ware::Owl => self.owls,
            Ware::Star => self.stars,
        }
    }
}

/// Something with a price, to be built or played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card.
    Card(Card),
    /// A road.
    Road,
    /// A settlement.
    Settlement,
    /// A city.
    City,
}

/// What a thing costs a player in this position.
///
/// `less` counts resources of the payer's choice that are left out of the cost. It never makes the cost negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The printed cost.
    pub base: Bundle,
    /// How many resources are left out.
    pub less: u8,
    /// What is paid in addition.
    pub extra: Extra,
    /// How many resources may be paid with 1 gold each instead.
    pub gilds: u8,
}

/// What a lying card does to the price of something that its owner builds or plays. The changes of several cards may come in
/// any order.
pub type PriceChange = fn(Thing, &mut Price);

impl Price {
    /// A price of fixed resources, without changes.
    pub const fn of(base: Bundle) -> Price {
        Price { base, less: 0, extra: Extra::NONE, gilds: 0 }
    }

    /// Whether a price can be paid.
    #[inline]
    pub(crate) fn is_covered_by(self, side: &Side) -> bool {
        let wealth = side.wealth();
        let base = wealth.covers(self.base)
            || (self.less > 0 || self.gilds > 0) && short_of(wealth, self.base, self.less, self.gilds) == 0;
        base && (self.extra == Extra::NONE || self.short(side) == 0)
    }

    /// How much a player lacks of a price.
    pub(crate) fn short(self, side: &Side) -> u8 {
        let base = short_of(side.wealth(), self.base, self.less, self.gilds);
        let paid = self.base.total().saturating_sub(self.less).saturating_sub(base);
        let left = side.total().saturating_sub(paid.into());
        let any = u32::from(self.extra.any).saturating_sub(left) as u8;
        let wares = Ware::ALL.map(|ware| self.extra.wares(ware).saturating_sub(side.tally.wares[ware as usize]));
        base + any + wares[0] + wares[1]
    }
}

/// How many resources of a price are missing if `less` of them are left out and `gilds` of them may be paid with gold.
pub(crate) fn short_of(wealth: Bundle, base: Bundle, less: u8, gilds: u8) -> u8 {
    let others = wealth.short_of(base.without(Resource::Gold));
    let gold = |gilded: u8| (base.get(Resource::Gold) + gilded).saturating_sub(wealth.get(Resource::Gold));
    let short = |gilded: u8| (others - gilded + gold(gilded)).saturating_sub(less);
    (0..=gilds.min(others)).map(short).min().unwrap_or(0)
}
