//! One principality: center row, regions with their stock, and the cards that lie at its sites.

use kernel::{Bits, Seat};

use crate::card::{CardDef, Kind, Place};
use crate::cards::Card;
use crate::chapters::sea::Sea;
use crate::matches::rules::Duel;
use crate::position::piles::Face;
use crate::position::points::Points;
use crate::position::site::{
    INNER_SITES, MARKER_SITES, REGION_SITES, REGIONS, ROAD_SITES, Site, Sites, Spot, Store, Stores,
};
use crate::position::state::{End, State, foe};
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

/// A card lying in a principality, and the one number it keeps.
///
/// The number is the card's rotation in print: stars on a marker card, the level of a sage. The stock of regions and of a
/// Gold Cache is kept in [`Side`] for all of them together, and so is whose card it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lying {
    /// The card; a blank for none.
    pub(crate) face: Face,
    /// The card that it covers; a blank for none.
    pub(crate) under: Face,
    /// Its number.
    pub(crate) dial: u8,
}

/// Bits of a stock: two to a store.
const PAIRS: u64 = 0x5555_5555_5555_5555;

/// One principality.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Side {
    /// The column of the leftmost settlement, halved.
    pub(crate) left: i8,
    /// Which places hold a settlement or city.
    pub(crate) settled: u8,
    /// Which of them are cities.
    pub(crate) cities: u8,
    /// Which columns hold a road.
    pub(crate) roads: u8,
    /// The region cards, above and below each road column; a blank for none.
    pub(crate) regions: [Face; 16],
    /// How much lies in each store: two bits each.
    pub(crate) stock: u64,
    /// What lies at each site.
    pub(crate) lying: [Lying; 64],
    /// Which of these cards belong to the other player (foreign cards).
    pub(crate) foreign: Sites,
    /// Cards whose function was used this turn.
    pub(crate) used: Sites,
    /// The cards that lie on cities, by place; a blank for none.
    pub(crate) crowned: [Face; 8],
    /// The sea beside it.
    pub(crate) sea: Sea,
    /// What follows from all that lies here; kept for speed and made anew after every change.
    pub(crate) tally: Tally,
}

/// What follows from all that lies in a principality.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Which titles of this player stand, here or abroad, by their number in the match.
    pub(crate) standing: u128,
    /// Which sites are taken, whoever's card lies there.
    pub(crate) taken: Sites,
    /// How much of each resource is stored.
    pub(crate) held: Bundle,
    /// The stores of each resource.
    pub(crate) stores: [Stores; 6],
    /// The regions of each number; 0 is no number.
    pub(crate) numbered: [u16; 7],
    /// The regions that produce one more.
    pub(crate) boosted: u16,
    /// The regions that produce one more than that.
    pub(crate) watered: u16,
    /// The regions whose resource has a second store (Gold Cache).
    pub(crate) doubled: u16,
    /// What the bank gives 2:1.
    pub(crate) cheap: Kinds,
    /// All points but those of the tokens.
    pub(crate) points: Points,
    /// How many owls and stars lie on cards.
    pub(crate) wares: [u8; 2],
    /// What a search in the exchange step costs.
    pub(crate) search_price: u8,
    /// How many more resources the event Trade brings.
    pub(crate) trade_bonus: u8,
}

impl Tally {
    /// Counts a card that stands at a site.
    #[inline]
    fn count(&mut self, duel: &Duel, card: Card, site: Site) {
        let def = card.def();
        self.standing |= 1 << duel.title(card).expect("every card of the match has a number");
        self.points += def.points;
        self.trade_bonus += def.trade_bonus;
        if let Some(resource) = def.boosts {
            self.boosted |= (site.regions() & self.stores[resource as usize]) as u16;
        }
        if let Some(resource) = def.trades {
            self.cheap = self.cheap.with(resource);
        }
        if let Some(price) = def.search_price {
            self.search_price = self.search_price.min(price);
        }
        if !def.waters.is_empty() {
            let around = Site::regions_of_place(site.place());
            self.watered |= def.waters.fold(0, |set, it| set | around & self.stores[it as usize]) as u16;
        }
    }
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

    /// The column of the outermost place at an end, halved.
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

    /// The road column beyond that end, as people name it.
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

    /// The column of a place, halved.
    pub(crate) fn column_of_place(&self, place: u8) -> i8 {
        self.left + (i16::from(place) - i16::from(self.left)).rem_euclid(8) as i8
    }

    /// Where the next settlement at an end comes to lie, beyond the road.
    pub(crate) fn settlement_beyond(&self, end: End) -> Spot {
        let road = self.column_beyond(end);
        Spot::new(if end == End::Left { road - 1 } else { road + 1 }, 0)
    }

    /// The spot of a site, as people name it.
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

    /// The card that is a store: a region, or the one that is a store of its own.
    pub(crate) fn store_face(&self, store: Store) -> Face {
        if store.is_card() { self.lying[store.site().index()].face } else { self.regions[store.index()] }
    }

    /// The spot of a region.
    pub(crate) fn region_spot(&self, region: Store) -> Spot {
        Spot::new(self.road_column(region.0 / 2), if region.0 & 1 == 0 { 1 } else { -1 })
    }

    /// The store that people call so, if it is one.
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

    /// Whether a settlement that is no city lies at this spot.
    pub(crate) fn is_settlement(&self, spot: Spot) -> bool {
        let own = !spot.abroad && spot.row == 0 && spot.column % 2 == 0 && self.is_spot(spot);
        own && (self.settled & !self.cities) >> spot.site().place() & 1 == 1
    }

    /// The number that a lying card shows: what it stores, if it is a store.
    pub(crate) fn shown(&self, duel: &Duel, site: Site) -> u8 {
        let lying = self.lying[site.index()];
        if duel.card(lying.face).def().stores.is_some() { self.stored(Store::of_card(site)) } else { lying.dial }
    }

    // --- Stores ---

    /// How much lies in a store.
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

    /// Where what a region receives may be laid: there or on cards that store its resource, as far as there is room.
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

    /// The resources of which there is any.
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

    /// All that is stored, seven at most of each.
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

    /// Sites with room for a green card, each side of a place by its inner site.
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
            // One bit every four: the first site of each place.
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

    /// Cities on which no card lies, each by its first site.
    pub(crate) fn open_cities(&self) -> Sites {
        let bare = |place: &u8| self.cities >> place & 1 == 1 && self.crowned[usize::from(*place)] == Face(0);
        (0..8).filter(bare).fold(0, |set, place| set | 1 << (4 * place))
    }

    /// The first place beside the principality that no marker has taken.
    pub(crate) fn open_marker_site(&self) -> Sites {
        let free = MARKER_SITES & !self.tally.taken;
        free & free.wrapping_neg()
    }

    /// The site where a card comes to lie that is built on this side of a place: the inner one first.
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

    /// The sites of cards of this player of which something is true.
    pub(crate) fn sites_where(&self, duel: &Duel, wanted: impl Fn(&CardDef) -> bool) -> Sites {
        self.cards(duel).filter(|(_, card)| wanted(card.def())).fold(0, |set, (site, _)| set | site.bit())
    }

    /// Whether a title of this player stands, here or abroad. A covered card does not stand, unless what covers it bears it.
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

    /// Two cards change places, with all that belongs to them.
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

    /// Makes the tally anew, but for points that look at the whole position.
    fn recount(&self, duel: &Duel) -> Tally {
        let mut tally = Tally { search_price: duel.edition.search_price, ..Tally::default() };
        for (at, &region) in self.regions.iter().enumerate().filter(|(_, region)| **region != Face(0)) {
            let print = duel.print(region);
            let resource = print.card.def().region.expect("only regions lie where regions lie");
            tally.stores[resource as usize] |= 1 << at;
            tally.numbered[print.number as usize] |= 1 << at;
        }
        tally.points.victory = self.places() + self.cities.count_ones() as u8;
        for at in (0..64).filter(|&at| self.lying[at].face != Face(0)) {
            tally.taken |= 1 << at;
            if self.foreign >> at & 1 == 1 {
                continue;
            }
            let site = Site(at as u8);
            let card = duel.card(self.lying[at].face);
            let def = card.def();
            tally.count(duel, card, site);
            if let Some(ware) = def.holds {
                tally.wares[ware as usize] += self.lying[at].dial;
            }
            if let Some(resource) = def.stores {
                tally.doubled |= tally.stores[resource as usize] as u16;
                tally.stores[resource as usize] |= Store::of_card(site).bit();
            }
            if def.bears {
                tally.count(duel, duel.card(self.lying[at].under), site);
            }
        }
        if self.crowned != [Face(0); 8] {
            for (_, card) in self.crowns(duel) {
                tally.standing |= 1 << duel.title(card).expect("every card of the match has a number");
                tally.points += card.def().points;
            }
        }
        for resource in Resource::ALL {
            let held = self.sum(tally.stores[resource as usize]);
            tally.held = tally.held + Bundle::some(resource, held as u8);
        }
        tally
    }
}

fn kinds_where(wanted: impl Fn(Resource) -> bool) -> Kinds {
    Resource::ALL.into_iter().filter(|&it| wanted(it)).fold(Kinds::NONE, Kinds::with)
}

/// One bit of every pair, put together.
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

/// Both bits of a pair for every bit.
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

impl State {
    /// Makes the tallies of both principalities anew, after any change of what lies there.
    pub(crate) fn recount(&mut self, duel: &Duel) {
        for seat in [Seat(0), Seat(1)] {
            self.side_mut(seat).tally = self.side(seat).recount(duel);
            if duel.has_sea() {
                let points = self.sea_points(duel, seat);
                self.side_mut(seat).tally.points += points;
            }
        }
        let abroad = self.sides.iter().any(|side| side.foreign != 0);
        if abroad {
            self.count_guests_for_their_owners(duel);
        }
        for seat in [Seat(0), Seat(1)] {
            let mut more = Points::NONE;
            let asked = duel.queried(crate::card::Query::MorePoints) & self.side(seat).tally.standing;
            if asked != 0 {
                for (site, card) in self.working(duel, seat) {
                    if let Some(points) = card.def().more_points {
                        more += points(duel, self, seat, site);
                    }
                }
            }
            self.side_mut(seat).tally.points += more;
        }
        if abroad {
            self.hamper_hosts(duel);
        }
        if !self.unlocked {
            let points = [Seat(0), Seat(1)].map(|seat| self.victory_points(duel, seat));
            self.unlocked = points[0] + points[1] >= duel.edition.lock;
        }
    }

    fn count_guests_for_their_owners(&mut self, duel: &Duel) {
        for host in [Seat(0), Seat(1)] {
            let side = *self.side(host);
            let tally = &mut self.side_mut(foe(host)).tally;
            for (_, card) in side.guests(duel) {
                tally.standing |= 1 << duel.title(card).expect("every card of the match has a number");
                tally.points += card.def().points;
                tally.trade_bonus += card.def().trade_bonus;
            }
        }
    }

    fn hamper_hosts(&mut self, duel: &Duel) {
        for host in [Seat(0), Seat(1)] {
            let mut points = self.points(host);
            for (site, card) in self.side(host).guests(duel) {
                if let Some(hampers) = card.def().hampers {
                    hampers(duel, self, host, site, &mut points);
                }
            }
            self.side_mut(host).tally.points = points;
        }
    }

    /// The end of a seat's principality whose outermost settlement lacks regions, and whether above and below; nothing if
    /// every region lies.
    pub(crate) fn lacks_regions(&self, seat: Seat) -> Option<(End, [bool; 2])> {
        let side = self.side(seat);
        End::ALL.into_iter().find_map(|end| {
            let lacks = [0, 1].map(|row| side.regions[usize::from(2 * side.road_beyond(end) + row)] == Face(0));
            (lacks != [false; 2]).then_some((end, lacks))
        })
    }

    /// The cards of a seat that work, at home and abroad, and those that they bear.
    #[inline]
    pub(crate) fn working<'a>(&'a self, duel: &'a Duel, seat: Seat) -> impl Iterator<Item = (Site, Card)> + 'a {
        // Nearly always no card bears another.
        let borne = duel.bears.then(|| self.borne(duel, seat));
        self.cards_of(duel, seat).chain(borne.into_iter().flatten())
    }

    /// The cards that others cover and that go on working.
    fn borne<'a>(&'a self, duel: &'a Duel, seat: Seat) -> impl Iterator<Item = (Site, Card)> + 'a {
        self.cards_of(duel, seat).filter_map(move |(site, card)| {
            let lying = self.lying(seat, site).filter(|_| card.def().bears)?;
            Some((site, duel.card(lying.under)))
        })
    }

    /// The card of a seat at a site, or the one that it bears, of which something is true.
    pub(crate) fn working_at(
        &self,
        duel: &Duel,
        seat: Seat,
        site: Site,
        wanted: impl Fn(Card) -> bool,
    ) -> Option<Face> {
        let lying = self.lying(seat, site)?;
        let card = duel.card(lying.face);
        if wanted(card) {
            return Some(lying.face);
        }
        (duel.bears && card.def().bears && wanted(duel.card(lying.under))).then_some(lying.under)
    }

    /// The first card of a seat, by site, that works and of which something is true.
    #[inline]
    pub(crate) fn find_working(
        &self,
        duel: &Duel,
        seat: Seat,
        wanted: impl Fn(&(Site, Card)) -> bool,
    ) -> Option<(Site, Card)> {
        match duel.bears {
            true => self.working(duel, seat).filter(wanted).min_by_key(|(site, _)| site.0),
            false => self.cards_of(duel, seat).find(wanted),
        }
    }

    /// The regions of a seat with this resource, by their sites.
    pub fn regions_of(&self, seat: Seat, resource: Resource) -> Sites {
        u64::from(self.side(seat).tally.stores[resource as usize] & REGIONS) << 32
    }

    /// The cards of a seat: those at home by site, then those abroad.
    pub(crate) fn cards_of<'a>(&'a self, duel: &'a Duel, seat: Seat) -> impl Iterator<Item = (Site, Card)> + 'a {
        let abroad = self.side(foe(seat)).guests(duel).map(|(site, card)| (site.abroad(), card));
        self.side(seat).cards(duel).chain(abroad)
    }

    /// How many cards a seat has, at home and abroad, of which something is true.
    pub(crate) fn count(&self, duel: &Duel, seat: Seat, wanted: impl Fn(&CardDef) -> bool) -> u8 {
        self.cards_of(duel, seat).filter(|(_, card)| wanted(card.def())).count() as u8
    }

    /// How many trade ships a seat has.
    pub(crate) fn trade_ships(&self, duel: &Duel, seat: Seat) -> u8 {
        self.count(duel, seat, |def| def.kind == Kind::TradeShip)
    }

    /// What lies at a site of a seat, at home or abroad, if it is a card of that seat.
    #[inline]
    pub(crate) fn lying(&self, seat: Seat, site: Site) -> Option<Lying> {
        let (host, here) = site.ground(seat);
        let side = self.side(host);
        let sites = if host == seat { side.own() } else { side.foreign };
        (sites & here.bit() != 0).then(|| side.lying[here.index()])
    }

    /// The number that a card of a seat shows; 0 where none of its cards lies.
    pub fn dial(&self, seat: Seat, site: Site) -> u8 {
        self.lying(seat, site).map_or(0, |it| it.dial)
    }

    /// The spot of a site of a seat, at home or abroad, as people name it.
    pub(crate) fn spot(&self, seat: Seat, site: Site) -> Spot {
        let (host, here) = site.ground(seat);
        Spot { abroad: site.is_abroad(), ..self.side(host).spot(here) }
    }

    /// The spot where a card is built that comes to this site: what is laid on a city is at its column.
    pub(crate) fn building_spot(&self, seat: Seat, card: Card, site: Site) -> Spot {
        match card.def().place {
            Place::OnCity => Spot::new(2 * self.side(seat).column_of_place(site.place()), 0),
            _ => self.spot(seat, site),
        }
    }

    /// All points of a seat but the tokens.
    #[inline]
    pub fn points(&self, seat: Seat) -> Points {
        self.side(seat).tally.points
    }

    /// Whether a seat has the strength advantage (rivals 4).
    #[inline]
    pub fn has_strength_advantage(&self, duel: &Duel, seat: Seat) -> bool {
        let (mine, other) = (self.points(seat).strength, self.points(foe(seat)).strength);
        mine >= duel.edition.advantage_min && mine > other
    }

    /// Whether a seat has the trade advantage (rivals 4).
    #[inline]
    pub fn has_trade_advantage(&self, duel: &Duel, seat: Seat) -> bool {
        let (mine, other) = (self.points(seat).commerce, self.points(foe(seat)).commerce);
        let city = || !duel.edition.trade_needs_city || self.side(seat).cities != 0;
        mine >= duel.edition.advantage_min && mine > other && city()
    }

    /// Who holds each token, in the order of [`Token::ALL`](crate::position::state::Token::ALL).
    #[inline]
    pub(crate) fn advantages(&self, duel: &Duel) -> [Option<Seat>; 2] {
        let seats = [Seat(0), Seat(1)];
        [
            seats.into_iter().find(|&seat| self.has_trade_advantage(duel, seat)),
            seats.into_iter().find(|&seat| self.has_strength_advantage(duel, seat)),
        ]
    }

    /// Victory points, the tokens included.
    #[inline]
    pub fn victory_points(&self, duel: &Duel, seat: Seat) -> u8 {
        self.points(seat).victory
            + u8::from(self.has_strength_advantage(duel, seat))
            + u8::from(self.has_trade_advantage(duel, seat))
    }

    /// The hand limit of a seat (rivals 9).
    #[inline]
    pub(crate) fn hand_limit(&self, duel: &Duel, seat: Seat) -> usize {
        usize::from(duel.edition.hand_base + self.points(seat).progress)
    }

    /// Where a card may be built: each side of a place by its inner site. A card that is built abroad finds its sites in the
    /// other player's principality.
    pub(crate) fn sites_for(&self, duel: &Duel, seat: Seat, card: Card) -> Sites {
        let def = card.def();
        let side = self.side(if def.abroad { foe(seat) } else { seat });
        let sites = match def.place {
            Place::Settlement => side.open_sites(),
            Place::City => side.open_city_sites(),
            Place::Region if def.from_region > 0 => {
                let open = side.open_region_sites();
                open.ones()
                    .filter(|&at| side.stored(Site(at as u8).region()) >= def.from_region)
                    .fold(0, |set, at| set | 1 << at)
            }
            Place::Region => side.open_region_sites(),
            Place::Road => side.open_roads(),
            Place::Upon(under) => {
                side.cards(duel).filter(|(_, it)| *it == under).fold(0, |set, (site, _)| set | site.bit())
            }
            Place::Beside => side.open_marker_site(),
            Place::OnCity => side.open_cities(),
            Place::Nowhere | Place::Sea => 0,
        };
        match def.fits {
            Some(fits) if sites != 0 => fits(duel, self, seat, sites),
            _ => sites,
        }
    }

    /// Whether the cards of a player's principality that lie at these sites, his own and guests, fit there.
    pub(crate) fn all_fit(&self, duel: &Duel, host: Seat, sites: Sites) -> bool {
        let side = self.side(host);
        (sites & side.tally.taken).ones().all(|at| {
            let owner = if side.foreign >> at & 1 == 1 { foe(host) } else { host };
            let fits = duel.card(side.lying[at].face).def().fits;
            fits.is_none_or(|fits| fits(duel, self, owner, 1 << at) != 0)
        })
    }

    /// Whether a card may lie at a site of this player's principality when other cards do not matter: colour of the site
    /// only.
    pub(crate) fn may_lie(&self, host: Seat, card: Card, site: Site) -> bool {
        let side = self.side(host);
        let place = |places: u8| site.is_of_a_place() && places >> site.place() & 1 == 1;
        let outer_ok = !site.is_of_a_place() || INNER_SITES & site.bit() != 0 || place(side.cities);
        outer_ok
            && match card.def().place {
                Place::Settlement => place(side.settled),
                Place::City | Place::Upon(_) => place(side.cities),
                Place::Region => REGION_SITES & site.bit() != 0 && side.regions[site.index() - 32] != Face(0),
                Place::Road => ROAD_SITES & site.bit() != 0 && side.roads >> (site.0 - 48) & 1 == 1,
                Place::Beside => MARKER_SITES & site.bit() != 0,
                Place::OnCity | Place::Nowhere | Place::Sea => false,
            }
    }
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
