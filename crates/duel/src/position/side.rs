//! One principality: center row, regions with their stock, and the cards at its sites.

use super::tally::Tally;
use kernel::Bits;

use crate::card::CardDef;
use crate::cards::Card;
use crate::chapters::sea::Sea;
use crate::matches::rules::Duel;
use crate::position::piles::Face;
use crate::position::points::Points;
use crate::position::site::{MARKER_SITES, REGION_SITES, REGIONS, Site, Sites, Spot, Store, Stores};
use crate::position::state::End;
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

/// A card lying in a principality, and the number that it shows.
///
/// On the table the number is shown by turning the card: stars on a marker card, the level of a sage. The stock of
/// regions and of a Gold Cache is in `Side::stock`, the owner in `Side::foreign`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lying {
    /// The card; a blank for none.
    pub(crate) face: Face,
    /// The card that it covers; a blank for none.
    pub(crate) under: Face,
    /// Its number.
    pub(crate) dial: u8,
}

/// The lower bit of each store in `Side::stock`, which has two bits for each store.
const PAIRS: u64 = 0x5555_5555_5555_5555;

/// One principality.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Side {
    /// The column of the leftmost settlement, divided by 2.
    pub(crate) left: i8,
    /// The places with a settlement or city.
    pub(crate) settled: u8,
    /// The places with a city.
    pub(crate) cities: u8,
    /// The columns with a road.
    pub(crate) roads: u8,
    /// The region cards, above and below each road column; a blank for none.
    pub(crate) regions: [Face; 16],
    /// How much lies in each store: two bits each.
    pub(crate) stock: u64,
    /// The card at each site.
    pub(crate) lying: [Lying; 64],
    /// The sites of cards that belong to the other player (foreign cards).
    pub(crate) foreign: Sites,
    /// Cards whose function was used this turn.
    pub(crate) used: Sites,
    /// The cards that lie on cities, by place; a blank for none.
    pub(crate) crowned: [Face; 8],
    /// The sea beside it.
    pub(crate) sea: Sea,
    /// Counts of all that lies here. They are kept for speed and recounted after every change.
    pub(crate) tally: Tally,
}

impl std::fmt::Debug for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let lying: Vec<_> = self.lying.iter().enumerate().filter(|(_, it)| it.face != Face(0)).collect();
        f.debug_struct("Side")
            .field("left", &self.left)
            .field("center", &(self.settled, self.cities, self.roads))
            .field("regions", &self.regions)
            .field("stock", &self.stock)
            .field("lying", &lying)
            .field("foreign", &self.foreign)
            .field("used", &self.used)
            .field("crowned", &self.crowned)
            .field("sea", &self.sea)
            .finish_non_exhaustive()
    }
}

impl Side {
    /// A principality with nothing in it.
    pub(crate) const EMPTY: Side = Side {
        left: 0,
        settled: 0,
        cities: 0,
        roads: 0,
        regions: [Face(0); 16],
        stock: 0,
        lying: [Lying { face: Face(0), under: Face(0), dial: 0 }; 64],
        foreign: 0,
        used: 0,
        crowned: [Face(0); 8],
        sea: Sea::EMPTY,
        tally: Tally {
            standing: 0,
            taken: 0,
            useful: 0,
            held: Bundle::NONE,
            stores: [0; 6],
            numbered: [0; 7],
            boosted: 0,
            watered: 0,
            doubled: 0,
            cheap: Kinds::NONE,
            points: Points::NONE,
            wares: [0; 2],
            search_price: 0,
            trade_bonus: 0,
        },
    };

    // --- Geometry ---

    /// How many settlements and cities there are.
    #[inline]
    pub(crate) fn places(&self) -> u8 {
        self.settled.count_ones() as u8
    }

    /// The column of the outermost place at an end, divided by 2.
    pub(crate) fn outermost(&self, end: End) -> i8 {
        match end {
            End::Left => self.left,
            End::Right => self.left + self.places() as i8 - 1,
        }
    }

    /// The road column beyond that end, as an index.
    #[inline]
    pub(crate) fn road_beyond(&self, end: End) -> u8 {
        match end {
            End::Left => (self.left - 1).rem_euclid(8) as u8,
            End::Right => self.outermost(End::Right).rem_euclid(8) as u8,
        }
    }

    /// The road column beyond that end, as in a [`Spot`].
    pub(crate) fn column_beyond(&self, end: End) -> i8 {
        match end {
            End::Left => 2 * self.left - 1,
            End::Right => 2 * self.outermost(End::Right) + 1,
        }
    }

    /// Whether a road without a settlement at its far end lies at that end.
    #[inline]
    pub(crate) fn has_open_road(&self, end: End) -> bool {
        self.roads >> self.road_beyond(end) & 1 == 1
    }

    /// Whether a road may be laid at that end: none lies there yet, and no harbor.
    #[inline]
    pub(crate) fn can_extend(&self, end: End) -> bool {
        !self.has_open_road(end) && self.sea.harbor != Some(end)
    }

    /// The place, as an index, where the next settlement at that end lies.
    pub(crate) fn place_beyond(&self, end: End) -> u8 {
        match end {
            End::Left => (self.left - 1).rem_euclid(8) as u8,
            End::Right => (self.outermost(End::Right) + 1).rem_euclid(8) as u8,
        }
    }

    /// The column of a place, divided by 2.
    pub(crate) fn column_of_place(&self, place: u8) -> i8 {
        self.left + (i16::from(place) - i16::from(self.left)).rem_euclid(8) as i8
    }

    /// Where the next settlement at an end is built, beyond the road.
    pub(crate) fn settlement_beyond(&self, end: End) -> Spot {
        let road = self.column_beyond(end);
        Spot::new(if end == End::Left { road - 1 } else { road + 1 }, 0)
    }

    /// The spot of a site.
    pub fn spot(&self, site: Site) -> Spot {
        match site.0 {
            0..32 => {
                let outer = (site.0 & 1) as i8 + 1;
                let row = if site.0 & 2 == 0 { outer } else { -outer };
                Spot::new(2 * self.column_of_place(site.place()), row)
            }
            32..48 => Spot::new(self.road_column((site.0 - 32) / 2), if site.0 & 1 == 0 { 2 } else { -2 }),
            48..56 => Spot::new(self.road_column(site.0 - 48), 0),
            56..64 => Spot::new(site.0 as i8 - 56, Spot::BESIDE),
            _ => Spot::new((site.0 - 128) as i8 / 3 + 1, Spot::SEA + (site.0 - 128) as i8 % 3),
        }
    }

    fn road_column(&self, road: u8) -> i8 {
        let first = self.left - 1;
        2 * (first + (i16::from(road) - i16::from(first)).rem_euclid(8) as i8) + 1
    }

    /// The spot of a store.
    pub fn store_spot(&self, store: Store) -> Spot {
        if store.is_card() { self.spot(store.site()) } else { self.region_spot(store) }
    }

    /// The card of a store: a region, or a card that is a store itself.
    pub(crate) fn store_face(&self, store: Store) -> Face {
        if store.is_card() { self.lying[store.site().index()].face } else { self.regions[store.index()] }
    }

    /// The spot of a region.
    pub(crate) fn region_spot(&self, region: Store) -> Spot {
        Spot::new(self.road_column(region.0 / 2), if region.0 & 1 == 0 { 1 } else { -1 })
    }

    /// The store at a spot, if there is one.
    pub fn store_at(&self, spot: Spot) -> Option<Store> {
        if spot.abroad || spot.column % 2 == 0 || spot.row == 0 || !self.is_spot(spot) {
            return None;
        }
        let site = spot.site();
        match spot.row {
            1 | -1 => {
                let store = Store(site.0 - 32);
                (self.regions[store.index()] != Face(0)).then_some(store)
            }
            _ => Some(Store::of_card(site)).filter(|store| self.stores_of(Kinds::ALL) & store.bit() != 0),
        }
    }

    /// Whether the columns of the principality reach this spot.
    pub(crate) fn is_spot(&self, spot: Spot) -> bool {
        let (first, last) = (2 * self.left - 1, 2 * self.outermost(End::Right) + 1);
        (first..=last).contains(&spot.column)
    }

    /// Whether a settlement that is not a city lies at this spot.
    pub(crate) fn is_settlement(&self, spot: Spot) -> bool {
        let own = !spot.abroad && spot.row == 0 && spot.column % 2 == 0 && self.is_spot(spot);
        own && (self.settled & !self.cities) >> spot.site().place() & 1 == 1
    }

    /// The number that a lying card shows; for a store, its stock.
    pub(crate) fn shown(&self, duel: &Duel, site: Site) -> u8 {
        let lying = self.lying[site.index()];
        if duel.card(lying.face).def().stores.is_some() { self.stored(Store::of_card(site)) } else { lying.dial }
    }

    // --- Stores ---

    /// The stock of a store.
    #[inline]
    pub fn stored(&self, store: Store) -> u8 {
        (self.stock >> (2 * store.0) & 3) as u8
    }

    #[inline]
    pub(crate) fn set_stored(&mut self, store: Store, amount: u8) {
        let shift = 2 * store.0;
        self.stock = self.stock & !(3 << shift) | u64::from(amount) << shift;
    }

    /// The stores of these resources.
    #[inline]
    pub(crate) fn stores_of(&self, kinds: Kinds) -> Stores {
        kinds.into_iter().fold(0, |set, resource| set | self.tally.stores[resource as usize])
    }

    /// All stores that hold something.
    #[inline]
    pub(crate) fn with_stock(&self) -> Stores {
        squeeze((self.stock | self.stock >> 1) & PAIRS)
    }

    /// All stores that hold [`CAP`](crate::position::site::CAP).
    #[inline]
    fn full(&self) -> Stores {
        squeeze(self.stock & self.stock >> 1 & PAIRS)
    }

    /// The stores of these resources that have room.
    #[inline]
    pub(crate) fn with_room(&self, kinds: Kinds) -> Stores {
        self.stores_of(kinds) & !self.full()
    }

    /// The stores with room that can take what a region receives: the region itself and cards that store its resource.
    #[inline]
    pub(crate) fn outlets(&self, region: Store) -> Stores {
        let doubled = self.tally.doubled >> region.0 & 1 == 1;
        let cards = if doubled { self.tally.stores[self.resource(region) as usize] & !REGIONS } else { 0 };
        (region.bit() | cards) & !self.full()
    }

    /// Whether one of these regions could receive something.
    pub(crate) fn can_bring(&self, regions: Stores) -> bool {
        u64::from(regions).ones().any(|at| self.outlets(Store(at as u8)) != 0)
    }

    /// The resources for which there is room.
    #[inline]
    pub(crate) fn roomy(&self) -> Kinds {
        let room = !self.full();
        kinds_where(|resource| self.tally.stores[resource as usize] & room != 0)
    }

    /// The resources with an amount above 0.
    #[inline]
    pub(crate) fn stocked(&self) -> Kinds {
        let stock = self.with_stock();
        kinds_where(|resource| self.tally.stores[resource as usize] & stock != 0)
    }

    /// How much lies in these stores together.
    #[inline]
    pub(crate) fn sum(&self, stores: Stores) -> u32 {
        let mask = spread(stores);
        (self.stock & mask).count_ones() + (self.stock & mask & (PAIRS << 1)).count_ones()
    }

    /// How much of a resource is stored.
    #[inline]
    pub fn amount(&self, resource: Resource) -> u32 {
        self.tally.held.get(resource).into()
    }

    /// All that is stored, capped at seven of each resource.
    #[inline]
    pub(crate) fn wealth(&self) -> Bundle {
        self.tally.held.cut()
    }

    /// How many resources are stored in all.
    #[inline]
    pub(crate) fn total(&self) -> u32 {
        self.tally.held.total().into()
    }

    /// The resource of a store.
    pub(crate) fn resource(&self, store: Store) -> Resource {
        let found = Resource::ALL.into_iter().find(|&it| self.tally.stores[it as usize] & store.bit() != 0);
        found.expect("every store stores something")
    }

    // --- Sites ---

    /// Sites with room for a green card. Each side of a place is represented by its inner site.
    #[inline]
    pub(crate) fn open_sites(&self) -> Sites {
        self.open_at(self.settled)
    }

    /// Sites with room for a red card.
    #[inline]
    pub(crate) fn open_city_sites(&self) -> Sites {
        self.open_at(self.cities)
    }

    #[inline]
    fn open_at(&self, places: u8) -> Sites {
        let quads = |places: u8| {
            // Spreads the bits out to every fourth one: the first site of each place.
            let mut spread = u64::from(places);
            spread = (spread | spread << 12) & 0x000F_000F;
            spread = (spread | spread << 6) & 0x0303_0303;
            spread = (spread | spread << 3) & 0x1111_1111;
            spread
        };
        let inner = quads(places) * 0b0101;
        let outer = quads(places & self.cities) * 0b1010;
        let free = !self.tally.taken;
        inner & free | (outer & free) >> 1
    }

    /// Region sites with room for a region expansion.
    pub(crate) fn open_region_sites(&self) -> Sites {
        let regions = (0..16).filter(|&at| self.regions[at] != Face(0)).fold(0, |set, at| set | 1 << (32 + at));
        regions & !self.tally.taken
    }

    /// Roads with room for a complement.
    pub(crate) fn open_roads(&self) -> Sites {
        u64::from(self.roads) << 48 & !self.tally.taken
    }

    /// Cities on which no card lies, each represented by its first site.
    pub(crate) fn open_cities(&self) -> Sites {
        let bare = |place: &u8| self.cities >> place & 1 == 1 && self.crowned[usize::from(*place)] == Face(0);
        (0..8).filter(bare).fold(0, |set, place| set | 1 << (4 * place))
    }

    /// The first place beside the principality that no marker has taken.
    pub(crate) fn open_marker_site(&self) -> Sites {
        let free = MARKER_SITES & !self.tally.taken;
        free & free.wrapping_neg()
    }

    /// The site for a card that is built on this side of a place: the inner one if it is free, else the outer one.
    pub(crate) fn landing(&self, site: Site) -> Site {
        if site.is_of_a_place() && self.tally.taken & site.bit() != 0 { site.twin() } else { site }
    }

    /// The sites where a card of this player lies.
    #[inline]
    pub(crate) fn own(&self) -> Sites {
        self.tally.taken & !self.foreign
    }

    /// The cards of this player that lie here, by site.
    pub(crate) fn cards<'a>(&'a self, duel: &'a Duel) -> impl Iterator<Item = (Site, Card)> + 'a {
        self.own().ones().map(move |at| (Site(at as u8), duel.card(self.lying[at].face)))
    }

    /// How many copies of a title this player has here, covered ones included.
    #[cfg(feature = "json")]
    pub(crate) fn copies_of(&self, duel: &Duel, card: Card) -> usize {
        let here = self.own().ones().flat_map(|at| [self.lying[at].face, self.lying[at].under]);
        here.filter(|&face| face != Face(0) && duel.card(face) == card).count()
    }

    /// The cards of the other player that lie here, by site.
    pub(crate) fn guests<'a>(&'a self, duel: &'a Duel) -> impl Iterator<Item = (Site, Card)> + 'a {
        self.foreign.ones().map(move |at| (Site(at as u8), duel.card(self.lying[at].face)))
    }

    /// The sites of this player's cards that meet the condition.
    pub(crate) fn sites_where(&self, duel: &Duel, wanted: impl Fn(&CardDef) -> bool) -> Sites {
        self.cards(duel).filter(|(_, card)| wanted(card.def())).fold(0, |set, (site, _)| set | site.bit())
    }

    /// Whether this player has a title that works, here or abroad. A covered card does not work, unless the card on it
    /// has [`CardDef::bears`].
    #[inline]
    pub fn has(&self, duel: &Duel, card: Card) -> bool {
        duel.title(card).is_some_and(|title| self.tally.standing.has(title))
    }

    /// The cards that lie on cities, with their places.
    pub(crate) fn crowns<'a>(&'a self, duel: &'a Duel) -> impl Iterator<Item = (u8, Card)> + 'a {
        let here = self.crowned.iter().enumerate().filter(|(_, face)| **face != Face(0));
        here.map(|(place, &face)| (place as u8, duel.card(face)))
    }

    /// Every card that lies here, covered ones and regions included.
    pub(crate) fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        let lying = self.lying.iter().flat_map(|it| [it.face, it.under]);
        self.regions.iter().copied().chain(lying).chain(self.crowned).filter(|&face| face != Face(0))
    }

    /// Two regions change places, each with its stock and its region expansion.
    pub(crate) fn swap_regions(&mut self, one: Store, other: Store) {
        self.regions.swap(one.index(), other.index());
        let (here, there) = (self.stored(one), self.stored(other));
        self.set_stored(one, there);
        self.set_stored(other, here);
        self.swap_lying(one.site(), other.site());
    }

    /// Two cards change places, together with everything that is kept for their sites.
    pub(crate) fn swap_lying(&mut self, one: Site, other: Site) {
        self.lying.swap(one.index(), other.index());
        if (one.bit() | other.bit()) & !REGION_SITES == 0 {
            let [one, other] = [one, other].map(Store::of_card);
            let (here, there) = (self.stored(one), self.stored(other));
            self.set_stored(one, there);
            self.set_stored(other, here);
        }
        for set in [&mut self.used, &mut self.foreign] {
            if (*set & one.bit() != 0) != (*set & other.bit() != 0) {
                *set ^= one.bit() | other.bit();
            }
        }
    }
}

fn kinds_where(wanted: impl Fn(Resource) -> bool) -> Kinds {
    Resource::ALL.into_iter().filter(|&it| wanted(it)).fold(Kinds::NONE, Kinds::with)
}

/// Collects the lower bit of every pair into adjacent bits.
#[inline]
fn squeeze(pairs: u64) -> Stores {
    let mut bits = pairs;
    bits = (bits | bits >> 1) & 0x3333_3333_3333_3333;
    bits = (bits | bits >> 2) & 0x0F0F_0F0F_0F0F_0F0F;
    bits = (bits | bits >> 4) & 0x00FF_00FF_00FF_00FF;
    bits = (bits | bits >> 8) & 0x0000_FFFF_0000_FFFF;
    bits = (bits | bits >> 16) & 0xFFFF_FFFF;
    bits as Stores
}

/// Turns every bit into a pair of equal bits.
#[inline]
fn spread(stores: Stores) -> u64 {
    let mut bits = u64::from(stores);
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF;
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF;
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F;
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333;
    bits = (bits | bits << 1) & PAIRS;
    bits * 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stores_are_counted_in_pairs_of_bits() {
        let mut side = Side::EMPTY;
        let cache = Store::of_card(Site(35));
        side.tally.stores = [0b1, 0b110, 0, 0, 0, cache.bit()];
        side.set_stored(Store(0), 3);
        side.set_stored(Store(1), 2);
        side.set_stored(Store(2), 1);
        side.set_stored(cache, 2);
        assert_eq!(side.tally.stores.map(|stores| side.sum(stores)), [3, 3, 0, 0, 0, 2]);
        assert_eq!((cache, cache.site()), (Store(19), Site(35)));
        assert_eq!(side.with_stock(), 0b111 | cache.bit());
        assert_eq!(side.with_room(Kinds::ALL), 0b110 | cache.bit());
        assert_eq!(side.roomy().collect::<Vec<_>>(), [Resource::Brick, Resource::Gold]);
        assert_eq!(spread(0b101), 0b110011);
        assert_eq!(squeeze(0b010001), 0b101);
    }
}
