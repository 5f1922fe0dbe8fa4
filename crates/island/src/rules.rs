//! The rules of one match: the board's tables and the options, made once and never changed.

use kernel::{Bits, Seat, Seats};

use crate::board::Terrain;
use crate::counts::{Cards, Countable, Hand, Resource};
use crate::geometry::{Corner, CornerAt, EdgeAt, Hex, Topology};
use crate::modules::Module;
use crate::options::Options;
use crate::sea::SeaRules;
use crate::setup::{NoBoard, Setup};
use crate::size::Size;
use crate::state::State;

/// Prices and limits (island 1, 4).
pub mod price {
    use crate::counts::Hand;

    /// 1 lumber, 1 brick.
    pub const ROAD: Hand = Hand::new([1, 1, 0, 0, 0]);
    /// 1 lumber, 1 brick, 1 wool, 1 grain.
    pub const SETTLEMENT: Hand = Hand::new([1, 1, 1, 1, 0]);
    /// 2 grain, 3 ore.
    pub const CITY: Hand = Hand::new([0, 0, 0, 2, 3]);
    /// 1 wool, 1 grain, 1 ore.
    pub const CARD: Hand = Hand::new([0, 0, 1, 1, 1]);
    /// 1 lumber, 1 wool.
    pub const SHIP: Hand = Hand::new([1, 0, 1, 0, 0]);
}

/// Pieces of each player (island 1).
pub const ROADS: u8 = 15;
/// Pieces of each player (island 1).
pub const SETTLEMENTS: u8 = 5;
/// Pieces of each player (island 1).
pub const CITIES: u8 = 4;
/// Pieces of each player on a map with a sea (island 15.1).
pub const SHIPS: u8 = 15;

/// A hex that pays on a number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Producer<D: Size> {
    pub(crate) hex: Hex,
    pub(crate) corners: D::Corners,
    pub(crate) resource: Resource,
}

/// How a building at a corner of a harbor changes the bank's rates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HarborAt {
    None,
    Any,
    Only(Resource),
}

/// The island: rules of one match on a board of size `D`.
///
/// Made from a [`Setup`]; play goes through [`kernel::Game`].
#[derive(Clone, Debug)]
pub struct Island<D: Size> {
    pub(crate) setup: Setup,
    pub(crate) topology: Topology<D>,
    pub(crate) terrain: Vec<Terrain>,
    /// Which hexes pay on each number from 2 to 12.
    pub(crate) producers: [Vec<Producer<D>>; 13],
    pub(crate) harbors: Vec<HarborAt>,
    /// Land that is known from the start.
    pub(crate) land: D::Hexes,
    pub(crate) deserts: D::Hexes,
    /// Intersections of that land.
    pub(crate) land_corners: D::Corners,
    pub(crate) robber: Hex,
    /// The tables of a map with a sea; empty on an island without one.
    pub(crate) sea: SeaRules<D>,
    pub(crate) modules: Vec<Module<D>>,
    pub(crate) box_bank: Hand,
    pub(crate) box_deck: Cards,
}

impl<D: Size> Island<D> {
    /// The rules for a set-up.
    pub fn new(setup: Setup) -> Result<Island<D>, NoBoard> {
        setup.check()?;
        if setup.options.seats > D::SEATS {
            return Err(NoBoard(format!("{} seats need a larger board", setup.options.seats)));
        }
        if setup.options.map.is_some() && !D::SEA {
            return Err(NoBoard("a map needs a board with a sea".into()));
        }
        let def = setup.options.board_def();
        let topology = Topology::<D>::of(&setup.options.hexes());
        let terrain: Vec<Terrain> = setup.tiles.iter().map(|tile| tile.terrain).collect();
        let mut producers: [Vec<Producer<D>>; 13] = Default::default();
        for (number, tile) in setup.tiles.iter().enumerate() {
            if let Some(resource) = tile.terrain.resource() {
                let corners = topology.corners_of[number];
                producers[tile.number as usize].push(Producer { hex: Hex(number as u8), corners, resource });
            }
        }
        let mut harbors = vec![HarborAt::None; topology.corners.len()];
        for (&(hex, side), &kind) in setup.options.harbor_places().iter().zip(&setup.harbors) {
            for end in EdgeAt::of(hex, side).ends() {
                let corner = topology.corner(end).expect("harbors lie on the coast");
                harbors[corner.index()] = kind.map_or(HarborAt::Any, HarborAt::Only);
            }
        }
        let those = |wanted: fn(Terrain) -> bool| {
            terrain
                .iter()
                .enumerate()
                .filter(|(_, it)| wanted(**it))
                .fold(D::Hexes::default(), |s, (i, _)| s | D::Hexes::of(i))
        };
        let land = those(Terrain::is_land);
        let place = |hex| topology.hex(hex).expect("the set-up was checked");
        Ok(Island {
            land,
            land_corners: land.ones().fold(D::Corners::default(), |set, hex| set | topology.corners_of[hex]),
            deserts: those(|terrain| terrain == Terrain::Desert),
            robber: setup.robber.map_or(Hex::NOWHERE, place),
            sea: SeaRules::of(&setup, &topology),
            modules: setup.options.modules.modules(),
            box_bank: Hand::new([def.bank; 5]),
            box_deck: Cards::new(def.deck),
            setup,
            topology,
            terrain,
            producers,
            harbors,
        })
    }

    /// The set-up that these rules were made from.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the host chose.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// Everybody at the table.
    #[inline]
    pub(crate) fn everybody(&self) -> Seats {
        Seats::first(self.options().seats)
    }

    /// All seats except one.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> Seats {
        self.everybody().without(seat)
    }

    /// The seat `n` places to the left.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat, steps: u8) -> Seat {
        seat.after(steps, self.options().seats)
    }

    /// The hexes, intersections and paths of the board and how they touch.
    pub fn topology(&self) -> &Topology<D> {
        &self.topology
    }

    /// The terrain of a hex as the set-up has it: fog may have been turned over since.
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex.index()]
    }

    /// The number token of a hex in the set-up, 0 for none.
    pub fn number(&self, hex: Hex) -> u8 {
        self.setup.tiles[hex.index()].number
    }

    /// What a harbor at this intersection trades, if there is one: `Some(None)` is a 3:1 harbor.
    pub fn harbor(&self, corner: Corner) -> Option<Option<Resource>> {
        match self.harbors[corner.index()] {
            HarborAt::None => None,
            HarborAt::Any => Some(None),
            HarborAt::Only(resource) => Some(Some(resource)),
        }
    }

    /// The bank's rates after building at `corner` (island 10.1).
    pub(crate) fn rates_with(&self, rates: Hand, corner: Corner) -> Hand {
        match self.harbors[corner.index()] {
            HarborAt::None => rates,
            HarborAt::Only(resource) => rates.without(resource) + Hand::of(resource, 2),
            HarborAt::Any => Resource::ALL
                .into_iter()
                .fold(Hand::NONE, |sum, resource| sum + Hand::of(resource, rates.get(resource).min(3))),
        }
    }

    /// The bank's rates of a seat by its buildings alone.
    pub(crate) fn printed_rates(&self, s: &State<D>, seat: Seat) -> Hand {
        let buildings = s.side(seat).buildings.ones();
        buildings.fold(Hand::new([4; 5]), |rates, corner| self.rates_with(rates, Corner(corner as u8)))
    }

    /// One card for each land hex around an intersection (island 3).
    pub(crate) fn harvest_at(&self, corner: Corner) -> Hand {
        self.topology.hexes_at[corner.index()]
            .ones()
            .filter_map(|hex| self.terrain[hex].resource())
            .fold(Hand::NONE, |sum, resource| sum + Hand::one(resource))
    }

    /// The number of an intersection of the board, by its place.
    pub fn corner(&self, place: CornerAt) -> Option<Corner> {
        self.topology.corner(place)
    }
}
