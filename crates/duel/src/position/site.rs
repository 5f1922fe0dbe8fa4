//! Where cards lie in a principality (rivals 2).
//!
//! A [`Spot`] is a place as people and records name it: a column and a row, both counted from the first start
//! settlement. It never changes. A [`Site`] is the same place inside a state, where columns are counted modulo 8. A
//! principality is one row without gaps of at most seven settlements and eight region columns. So no two of its places
//! have the same number, and a set of sites fits into one word.

use std::fmt;

use kernel::Seat;

use crate::position::state::foe;

/// A place as a person names it: `0` is the first start settlement, `0,a` the site above it, `0,b2` the outer site below
/// it, `1` the road to its right, `1,a` the region above that road, `1,a2` the region's own site; `0,m` is the first marker
/// beside the principality. `1,s` is the sea card at the harbor, `1,sa` the one above it and `2,s` the one behind it.
/// `abroad/1,a2` is a place in the other player's principality, seen from the owner of the card.
///
/// Even columns hold settlements and sites, odd ones roads and regions. Rows go from 2 (above, outer) to −2 (below,
/// outer).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot {
    /// The column; for a marker, its number.
    pub column: i8,
    /// The row, from −2 to 2; [`Spot::BESIDE`] for markers; from [`Spot::SEA`] on for the three rows at sea.
    pub row: i8,
    /// Whether it is in the other player's principality.
    pub abroad: bool,
}

const ABROAD: &str = "abroad/";

/// The columns that a principality can reach: five more settlements to one side, and a road beyond them.
const COLUMNS: std::ops::RangeInclusive<i8> = -11..=13;
/// The numbers of the markers for which there is room beside a principality.
const MARKERS: std::ops::RangeInclusive<i8> = 0..=7;
/// The columns of a sea.
const SEA_COLUMNS: std::ops::RangeInclusive<i8> = 1..=3;

impl Spot {
    /// The row of markers, beside the principality.
    pub const BESIDE: i8 = 3;
    /// The upper row at sea. The row in line with the harbor and the lower row follow.
    pub const SEA: i8 = 4;

    /// The spot in this column and row.
    pub const fn new(column: i8, row: i8) -> Spot {
        Spot { column, row, abroad: false }
    }

    /// Reads a spot such as `2,a` or `-1`.
    pub fn read(text: &str) -> Option<Spot> {
        if let Some(rest) = text.strip_prefix(ABROAD) {
            return Spot::read(rest)
                .filter(|spot| !spot.abroad && spot.row < Spot::SEA)
                .map(|spot| Spot { abroad: true, ..spot });
        }
        let (column, row) = match text.split_once(',') {
            None => (text, 0),
            Some((column, "a")) => (column, 1),
            Some((column, "a2")) => (column, 2),
            Some((column, "b")) => (column, -1),
            Some((column, "b2")) => (column, -2),
            Some((column, "m")) => (column, Spot::BESIDE),
            Some((column, "sa")) => (column, Spot::SEA),
            Some((column, "s")) => (column, Spot::SEA + 1),
            Some((column, "sb")) => (column, Spot::SEA + 2),
            Some(_) => return None,
        };
        let number: i8 = column.parse().ok()?;
        let columns = match row {
            Spot::BESIDE => MARKERS,
            Spot::SEA.. => SEA_COLUMNS,
            _ => COLUMNS,
        };
        // There is only one way to write a number: no plus sign, no leading zeros.
        (columns.contains(&number) && number.to_string() == column).then_some(Spot::new(number, row))
    }

    /// The site that this is, for the owner of the card.
    pub(crate) const fn site(self) -> Site {
        if self.abroad { self.here().abroad() } else { self.here() }
    }

    /// The same place in the own principality.
    const fn here(self) -> Site {
        if self.row == Spot::BESIDE {
            return Site(56 + self.column as u8);
        }
        if self.row >= Spot::SEA {
            return Site::at_sea((self.column as u8 - 1) * 3 + (self.row - Spot::SEA) as u8);
        }
        let below = (self.row < 0) as u8;
        let outer = (self.row == 2 || self.row == -2) as u8;
        if self.column % 2 == 0 {
            Site((self.column / 2).rem_euclid(8) as u8 * 4 + below * 2 + outer)
        } else {
            let road = (self.column - 1).div_euclid(2).rem_euclid(8) as u8;
            if self.row == 0 { Site(48 + road) } else { Site(32 + road * 2 + below) }
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = match self.row {
            1 => ",a",
            2 => ",a2",
            -1 => ",b",
            -2 => ",b2",
            Spot::BESIDE => ",m",
            4 => ",sa",
            5 => ",s",
            6 => ",sb",
            _ => "",
        };
        let ground = if self.abroad { ABROAD } else { "" };
        write!(f, "{ground}{}{row}", self.column)
    }
}

/// A place for one card inside a state.
///
/// - 0–31: the sites of settlements and cities, four for each place: above inner and outer, below inner and outer;
/// - 32–47: the sites of regions, above and below, one for each region;
/// - 48–55: roads;
/// - 56–63: beside the principality, for markers;
/// - 64–127: the same places in the other player's principality, where cards of a seat lie abroad;
/// - 128–136: the places of its sea, column by column. They are never in a set of sites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site(pub(crate) u8);

/// A set of sites.
pub type Sites = u64;

/// All sites of settlements and cities.
pub(crate) const BUILDING_SITES: Sites = 0xFFFF_FFFF;
/// All sites of regions.
pub(crate) const REGION_SITES: Sites = 0xFFFF << 32;
/// All roads.
pub(crate) const ROAD_SITES: Sites = 0xFF << 48;
/// Where markers lie.
pub(crate) const MARKER_SITES: Sites = 0xFF << 56;
/// The inner one of the two sites on each side of a place.
pub(crate) const INNER_SITES: Sites = 0x5555_5555;

impl Site {
    /// No site, for a card that does not lie in a principality.
    pub const NONE: Site = Site(255);

    /// The site as an index; it must not be abroad.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same place in the other player's principality.
    #[inline]
    pub(crate) const fn abroad(self) -> Site {
        Site(self.0 + 64)
    }

    /// Whether it is in the other player's principality.
    #[inline]
    pub(crate) const fn is_abroad(self) -> bool {
        matches!(self.0, 64..128)
    }

    /// A place at sea.
    #[inline]
    pub(crate) const fn at_sea(place: u8) -> Site {
        Site(128 + place)
    }

    /// Its place at sea; `None` if it is not at sea.
    #[inline]
    pub(crate) const fn sea_place(self) -> Option<u8> {
        if matches!(self.0, 128..137) { Some(self.0 - 128) } else { None }
    }

    /// Where a card of `owner` lies: the owner of the principality, and the site there.
    #[inline]
    pub(crate) const fn ground(self, owner: Seat) -> (Seat, Site) {
        if self.is_abroad() { (foe(owner), Site(self.0 - 64)) } else { (owner, self) }
    }

    /// The set with only this site; it must not be abroad.
    #[inline]
    pub const fn bit(self) -> Sites {
        1 << self.0
    }

    /// Whether it belongs to a settlement or city.
    #[inline]
    pub const fn is_of_a_place(self) -> bool {
        self.0 < 32
    }

    /// The place of a site of a settlement or city.
    #[inline]
    pub(crate) const fn place(self) -> u8 {
        self.0 / 4
    }

    /// The other one of the two sites on the same side of the same place.
    #[inline]
    pub(crate) const fn twin(self) -> Site {
        Site(self.0 ^ 1)
    }

    /// The two regions beside a site of a settlement or city (rivals 2): left and right on the same side.
    ///
    /// The site of a region belongs to that region. A road touches the regions above and below it.
    #[inline]
    pub fn regions(self) -> Stores {
        match self.0 {
            0..32 => {
                let side = self.0 >> 1 & 1;
                1 << (self.place() * 2 + side) | 1 << ((self.place() + 7) % 8 * 2 + side)
            }
            32..48 => 1 << (self.0 - 32),
            48..56 => 3 << ((self.0 - 48) * 2),
            _ => 0,
        }
    }

    /// The region to which a region's site belongs.
    #[inline]
    pub(crate) const fn region(self) -> Store {
        Store(self.0 & 15)
    }

    /// The four sites of a place.
    #[inline]
    pub(crate) const fn sites_of_place(place: u8) -> Sites {
        15 << (place * 4)
    }

    /// The four regions around a place.
    #[inline]
    pub(crate) const fn regions_of_place(place: u8) -> Stores {
        3 << (place * 2) | 3 << ((place + 7) % 8 * 2)
    }
}

/// A place where resources are stored: a region (0–15), or a card at a region's site that is a store itself (16–31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Store(pub(crate) u8);

/// The capacity of a store. It has two bits of the stock; both are set if it is full.
pub(crate) const CAP: u8 = 3;

/// A set of stores.
pub type Stores = u32;

/// All regions.
pub(crate) const REGIONS: Stores = 0xFFFF;

impl Store {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set with only this store.
    #[inline]
    pub const fn bit(self) -> Stores {
        1 << self.0
    }

    /// The store of a card at a region's site, such as a Gold Cache.
    #[inline]
    pub(crate) const fn of_card(site: Site) -> Store {
        Store(16 | site.0 & 15)
    }

    /// Whether it is a card, not a region.
    #[inline]
    pub(crate) const fn is_card(self) -> bool {
        self.0 >= 16
    }

    /// The site of the region; for a card, the site where it lies.
    #[inline]
    pub(crate) const fn site(self) -> Site {
        Site(32 + (self.0 & 15))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(text: &str) -> Spot {
        Spot::read(text).unwrap_or_else(|| panic!("{text} is a spot"))
    }

    #[test]
    fn a_spot_is_written_as_it_is_read() {
        let own = ["0", "0,a", "2,b2", "-1,a", "13", "-11,b", "-10,a2", "0,m", "7,m", "1,s", "2,sa", "3,sb"];
        for text in own.into_iter().chain(["abroad/1,a2", "abroad/0,m"]) {
            assert_eq!(spot(text).to_string(), text);
        }
        for text in ["", "a", "0,c", "+1", "01", "14", "-12", "0,a,2", "999999999999", "8,m", "-1,m", "abroad/abroad/1"]
            .into_iter()
            .chain(["0,s", "4,sa", "1,sc"])
        {
            assert_eq!(Spot::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_site_is_adjacent_to_the_region_to_its_left_and_the_one_to_its_right() {
        // rivals 2
        let region = |text: &str| 1 << (spot(text).site().0 - 32);
        assert_eq!(spot("0,a").site().regions(), region("-1,a") | region("1,a"));
        assert_eq!(spot("0,a2").site().regions(), region("-1,a") | region("1,a"));
        assert_eq!(spot("2,b").site().regions(), region("1,b") | region("3,b"));
        assert_eq!(spot("-4,b").site().regions(), region("-5,b") | region("-3,b"));
    }

    #[test]
    fn a_place_borders_four_regions() {
        // rivals 2
        let region = |text: &str| 1 << (spot(text).site().0 - 32);
        let around = region("1,a") | region("1,b") | region("3,a") | region("3,b");
        assert_eq!(Site::regions_of_place(spot("2,a").site().place()), around);
    }
}
