//! What a map with a sea has on the board: where roads and ships may lie, its areas and its fog (island 15).

use kernel::Bits;

use crate::board::Terrain;
use crate::fog::MOST;
use crate::geometry::{Corner, Hex, Topology};
use crate::maps::{Area, Layout};
use crate::rules::Island;
use crate::setup::Setup;
use crate::size::Size;
use crate::state::State;

/// The tables of a map, made once. On an island without a sea, all paths are for roads and the rest is empty.
#[derive(Clone, Debug)]
pub(crate) struct SeaRules<D: Size> {
    pub(crate) layout: Option<&'static Layout>,
    /// Sea hexes that are known from the start.
    pub(crate) water: D::Hexes,
    /// Paths with known land beside them from the start.
    pub(crate) land_paths: D::Edges,
    /// Paths with known sea beside them from the start.
    pub(crate) sea_paths: D::Edges,
    /// Where the first settlements may stand.
    pub(crate) start: D::Corners,
    /// The gold fields that pay on each number.
    pub(crate) gold: [Vec<(Hex, D::Corners)>; 13],
    /// The areas of the map, in the order of the layout, each with its bonus for a first settlement.
    pub(crate) areas: Vec<&'static Area>,
    /// The area of each intersection, if it has one.
    pub(crate) area_at: Vec<Option<u8>>,
    /// The areas where everybody is at home, one bit each; zero on maps where the first settlements decide it.
    pub(crate) homes: u8,
    /// The hexes of the fog, in reading order.
    pub(crate) fog: Vec<Hex>,
    /// All of them as a set.
    pub(crate) fog_hexes: D::Hexes,
    pub(crate) pirate: Option<Hex>,
}

impl<D: Size> SeaRules<D> {
    pub(crate) fn of(setup: &Setup, topology: &Topology<D>) -> SeaRules<D> {
        let layout = setup.options.layout();
        let numbers = |wanted: fn(Terrain) -> bool| {
            let tiles = setup.tiles.iter().enumerate();
            tiles.filter(move |(_, tile)| wanted(tile.terrain)).map(|(number, _)| number)
        };
        let is_sea: fn(Terrain) -> bool = |terrain| terrain == Terrain::Sea;
        let is_fog: fn(Terrain) -> bool = |terrain| terrain == Terrain::Fog;
        let paths = |hexes: &mut dyn Iterator<Item = usize>| {
            hexes.fold(D::Edges::default(), |set, hex| set | topology.paths_of[hex])
        };
        let set = |hexes: &mut dyn Iterator<Item = usize>| {
            hexes.fold(D::Hexes::default(), |set, hex| set | D::Hexes::of(hex))
        };
        let mut gold: [Vec<(Hex, D::Corners)>; 13] = Default::default();
        for hex in numbers(|terrain| terrain == Terrain::Gold) {
            gold[setup.tiles[hex].number as usize].push((Hex(hex as u8), topology.corners_of[hex]));
        }
        let areas: Vec<&'static Area> = layout.into_iter().flat_map(Layout::areas).collect();
        let mut area_at = vec![None; topology.corners.len()];
        let mut start = D::Corners::default();
        // island D20: an intersection of two areas belongs to the one listed first.
        for (number, area) in areas.iter().enumerate() {
            for hex in area.hexes.iter().map(|&hex| topology.hex(hex).expect("areas lie on the board")) {
                for corner in topology.corners_of[hex.index()].ones() {
                    let area_here = area_at[corner].get_or_insert(number as u8);
                    if *area_here == number as u8 && area.start {
                        start |= D::Corners::of(corner);
                    }
                }
            }
        }
        if layout.is_none() {
            start = (0..topology.corners.len()).fold(start, |set, corner| set | D::Corners::of(corner));
        }
        let anywhere = layout.is_some_and(Layout::home_is_where_one_starts);
        let homes = areas.iter().enumerate().filter(|(_, area)| !anywhere && area.start);
        let fog: Vec<Hex> = numbers(is_fog).map(|hex| Hex(hex as u8)).collect();
        assert!(fog.len() <= MOST, "there is room for {MOST} hexes of fog");
        SeaRules {
            layout,
            water: set(&mut numbers(is_sea)),
            land_paths: paths(&mut numbers(Terrain::is_land)),
            sea_paths: paths(&mut numbers(is_sea)),
            start,
            gold,
            homes: homes.fold(0, |set, (number, _)| set | 1 << number),
            areas,
            area_at,
            fog_hexes: set(&mut numbers(is_fog)),
            fog,
            pirate: setup.pirate.and_then(|hex| topology.hex(hex)),
        }
    }
}

impl<D: Size> Island<D> {
    /// Whether this is a map with a sea.
    #[inline]
    pub fn has_sea(&self) -> bool {
        D::SEA && self.sea.layout.is_some()
    }

    /// Paths on which a road may lie: those beside known land (island 5.2).
    #[inline]
    pub fn road_paths(&self, s: &State<D>) -> D::Edges {
        let found = self.found_hexes(s, Terrain::is_land);
        found.ones().fold(self.sea.land_paths, |set, hex| set | self.topology.paths_of[hex])
    }

    /// Paths on which a ship may lie: those beside known sea (island 15.2, D14).
    #[inline]
    pub fn ship_paths(&self, s: &State<D>) -> D::Edges {
        let found = self.found_hexes(s, |terrain| terrain == Terrain::Sea);
        found.ones().fold(self.sea.sea_paths, |set, hex| set | self.topology.paths_of[hex])
    }

    /// Land that is known now.
    #[inline]
    pub(crate) fn known_land(&self, s: &State<D>) -> D::Hexes {
        self.land | self.found_hexes(s, Terrain::is_land)
    }

    /// Sea that is known now.
    #[inline]
    pub(crate) fn known_water(&self, s: &State<D>) -> D::Hexes {
        self.sea.water | self.found_hexes(s, |terrain| terrain == Terrain::Sea)
    }

    /// The area of an intersection, by its number in the layout; sea and plain islands have none.
    #[inline]
    pub fn area_of(&self, corner: Corner) -> Option<u8> {
        self.sea.area_at[corner.index()]
    }

    /// An area of the map by its number.
    pub fn area(&self, number: u8) -> &'static Area {
        self.sea.areas[number as usize]
    }
}
