//! The maps of the sea: their islands, tiles, harbors and what is hidden in the fog (island 15.7 to 15.11).

mod layouts;

use crate::board::{Harbor, Terrain};
use crate::geometry::{HexAt, HexSide, at};

/// A map of the sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Map {
    /// A main island, and small ones around it.
    NewShores,
    /// Four islands, six with five and six seats; each player is at home where the first settlements stand.
    FourIslands,
    /// Known islands, and fog between them.
    FogIslands,
    /// A belt of desert cuts the far strip off.
    ThroughTheDesert,
}

/// The description of a map, for all numbers of seats.
#[derive(Debug)]
pub struct MapDef {
    /// Its name in a spec.
    pub name: &'static str,
    /// The title with three and four seats, and with five and six.
    pub titles: [&'static str; 2],
    /// Points that win unless the host says otherwise (island D17).
    pub target: u8,
    /// What is special about it, in a sentence.
    pub text: &'static str,
    /// For three seats, for four, and for five and six.
    layouts: [&'static Layout; 3],
}

/// A map as it is laid out for a number of seats. Only land and fog are listed: all else is sea (island 15.9).
#[derive(Debug)]
pub struct Layout {
    /// Land whose tiles and tokens are drawn together. A corner at two areas belongs to the one listed first
    /// (island D20).
    pub groups: &'static [Group],
    /// What is unknown.
    pub fog: Option<Fog>,
    /// Harbor places: a land hex and the side at which it lies.
    pub harbors: &'static [(HexAt, HexSide)],
    /// The kinds of harbors in the order of their places.
    pub harbor_kinds: &'static [Harbor],
    /// Whether the harbors keep this order; otherwise they are shuffled.
    pub harbors_fixed: bool,
    /// Where the robber starts.
    pub robber: RobberStart,
    /// Where the pirate starts; nowhere on some maps.
    pub pirate: Option<HexAt>,
}

/// Areas over which one set of tiles and tokens is laid.
#[derive(Debug)]
pub struct Group {
    /// The areas.
    pub areas: &'static [Area],
    /// How many hexes of each terrain, in the order of [`Terrain::ALL`]: up to the gold fields.
    pub terrain: [u8; 7],
    /// The number tokens.
    pub numbers: &'static [u8],
    /// Whether the tokens lie in the listed order, deserts skipped; otherwise they are shuffled.
    pub laid: bool,
    /// The area in which all gold fields must lie.
    pub gold_in: Option<&'static str>,
}

/// An island, or a part of an island that counts as a separate one (island 15.7).
#[derive(Debug)]
pub struct Area {
    /// Its name: `main`, `small-1`, `strip`.
    pub name: &'static str,
    /// Its hexes.
    pub hexes: &'static [HexAt],
    /// Whether the first settlements may stand here.
    pub start: bool,
    /// Points for the first settlement of a player who did not start here.
    pub bonus: u8,
}

/// Hexes that lie face down (island 15.8).
#[derive(Debug)]
pub struct Fog {
    /// Where.
    pub hexes: &'static [HexAt],
    /// How many of each terrain are hidden, in the order of [`Terrain::ALL`]: up to the sea.
    pub hidden: [u8; 8],
    /// The tokens of the hidden land, one for each hex.
    pub numbers: &'static [u8],
}

/// Where the robber starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobberStart {
    /// On this hex.
    At(HexAt),
    /// On a desert; among several, a random one.
    Desert,
    /// Off the board until it is first moved.
    Off,
}

static NEW_SHORES: MapDef = MapDef {
    name: "new-shores",
    titles: ["New Shores"; 2],
    target: 14,
    text: "Everybody starts on the main island. The first settlement on each small island brings 2 points.",
    layouts: [&layouts::NEW_SHORES_3, &layouts::NEW_SHORES_4, &layouts::NEW_SHORES_6],
};

static FOUR_ISLANDS: MapDef = MapDef {
    name: "four-islands",
    titles: ["Four Islands", "Six Islands"],
    target: 13,
    text: "Start on any one or two islands: they are your home. The first settlement on each other one brings 2 points.",
    layouts: [&layouts::FOUR_ISLANDS_3, &layouts::FOUR_ISLANDS_4, &layouts::FOUR_ISLANDS_6],
};

static FOG_ISLANDS: MapDef = MapDef {
    name: "fog-islands",
    titles: ["Fog Islands"; 2],
    target: 12,
    text: "Roads and ships that reach the fog turn its hexes over. The player who finds land takes a card of it.",
    layouts: [&layouts::FOG_ISLANDS_3, &layouts::FOG_ISLANDS_4, &layouts::FOG_ISLANDS_6],
};

static THROUGH_THE_DESERT: MapDef = MapDef {
    name: "through-the-desert",
    titles: ["Through the Desert"; 2],
    target: 14,
    text: "The first settlement in the strip beyond the desert and on each small island brings 2 points.",
    layouts: [&layouts::THROUGH_THE_DESERT_3, &layouts::THROUGH_THE_DESERT_4, &layouts::THROUGH_THE_DESERT_6],
};

impl Map {
    /// All maps.
    pub const ALL: [Map; 4] = [Map::NewShores, Map::FourIslands, Map::FogIslands, Map::ThroughTheDesert];

    /// Its description.
    pub fn def(self) -> &'static MapDef {
        match self {
            Map::NewShores => &NEW_SHORES,
            Map::FourIslands => &FOUR_ISLANDS,
            Map::FogIslands => &FOG_ISLANDS,
            Map::ThroughTheDesert => &THROUGH_THE_DESERT,
        }
    }

    /// Its name in a spec.
    pub fn name(self) -> &'static str {
        self.def().name
    }

    /// The title that people read.
    pub fn title(self, seats: u8) -> &'static str {
        self.def().titles[usize::from(seats > 4)]
    }

    /// The layout for a number of seats, 3 to 6.
    pub fn layout(self, seats: u8) -> &'static Layout {
        self.def().layouts[usize::from(seats.clamp(3, 5) - 3)]
    }
}

impl Area {
    /// Whether players who did not start here can win a bonus here.
    pub fn is_prize(&self) -> bool {
        self.bonus > 0
    }
}

impl Group {
    /// The hexes of all its areas, in the listed order.
    pub fn hexes(&self) -> impl Iterator<Item = HexAt> + Clone + use<> {
        self.areas.iter().flat_map(|area| area.hexes.iter().copied())
    }

    /// All its tiles, sorted by terrain.
    pub fn tiles(&self) -> Vec<Terrain> {
        sorted(&self.terrain)
    }
}

impl Fog {
    /// All hidden tiles, sorted by terrain.
    pub fn tiles(&self) -> Vec<Terrain> {
        sorted(&self.hidden)
    }
}

fn sorted(counts: &[u8]) -> Vec<Terrain> {
    let kinds = Terrain::ALL.into_iter().zip(counts);
    kinds.flat_map(|(terrain, &count)| std::iter::repeat_n(terrain, count as usize)).collect()
}

impl Layout {
    /// All areas in their order.
    pub fn areas(&self) -> impl Iterator<Item = &'static Area> + Clone + use<> {
        self.groups.iter().flat_map(|group| group.areas)
    }

    /// Known land.
    pub fn land(&self) -> impl Iterator<Item = HexAt> + Clone + use<> {
        self.groups.iter().flat_map(Group::hexes)
    }

    /// Hexes that lie face down.
    pub fn fog(&self) -> &'static [HexAt] {
        match &self.fog {
            Some(fog) => fog.hexes,
            None => &[],
        }
    }

    /// Whether a player's home is where the player's first settlements stand, instead of one area for all.
    pub fn home_is_where_one_starts(&self) -> bool {
        self.areas().any(|area| area.start && area.is_prize())
    }

    /// All hexes of the board in reading order: land and fog, and the sea around them (island 15.9).
    pub fn hexes(&self) -> Vec<HexAt> {
        let listed: Vec<HexAt> = self.land().chain(self.fog().iter().copied()).collect();
        let column = |hex: &HexAt| 2 * hex.q + hex.r;
        let bounds = |values: Vec<i8>| (*values.iter().min().expect("land"), *values.iter().max().expect("land"));
        let (north, south) = bounds(listed.iter().map(|hex| hex.r).collect());
        let (west, east) = bounds(listed.iter().map(column).collect());
        let row = |r: i8| (-30..30).map(move |q| at(q, r));
        let inside = |hex: &HexAt| (west - 2..=east + 2).contains(&column(hex));
        (north - 1..=south + 1).flat_map(row).filter(inside).collect()
    }
}
