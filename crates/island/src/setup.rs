//! The set-up of a match: options, and the board as it lies on the table (island 2.4, 2.5, 3).

use std::fmt;

use kernel::{Rng, Seat, below, shuffle};

use crate::board::{BEGINNER, BoardDef, Harbor, LARGE, SMALL, Terrain};
use crate::geometry::{HexAt, HexSide};
use crate::maps::{Group, Layout, RobberStart};
use crate::options::{Board, Numbers, Options};

/// One hex of the board: where it lies, what it is, and its number (0 for none).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Where it lies.
    pub at: HexAt,
    /// What it is.
    pub terrain: Terrain,
    /// Its number token, 0 where none lies.
    pub number: u8,
}

/// All that is fixed before the first settlement is placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What the host chose.
    pub options: Options,
    /// The hexes in reading order.
    pub tiles: Vec<Tile>,
    /// The kinds of harbors, in the order of the board's harbor places.
    pub harbors: Vec<Harbor>,
    /// Where the robber starts; on some maps it comes to the board with its first move.
    pub robber: Option<HexAt>,
    /// Where the pirate starts, on a map that has one from the beginning.
    pub pirate: Option<HexAt>,
    /// Who places first and takes the first turn.
    pub first: Seat,
}

/// Why a board cannot be drawn or is not one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoBoard(pub String);

impl fmt::Display for NoBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoBoard {}

impl Options {
    /// The printed board that these options lay out.
    pub fn board_def(&self) -> &'static BoardDef {
        match self.board {
            Board::Small | Board::Beginner => &SMALL,
            Board::Large => &LARGE,
        }
    }

    /// The layout of the map, if there is one.
    pub fn layout(&self) -> Option<&'static Layout> {
        self.map.map(|map| map.layout(self.seats))
    }

    /// The hexes of the board in reading order, those of the sea included.
    pub fn hexes(&self) -> Vec<HexAt> {
        self.layout().map_or_else(|| self.board_def().hexes(), Layout::hexes)
    }

    /// Where the harbors lie: a land hex and a side of it.
    pub fn harbor_places(&self) -> &'static [(HexAt, HexSide)] {
        self.layout().map_or(self.board_def().harbors, |layout| layout.harbors)
    }

    /// The kinds of harbors in the printed order of their places.
    pub fn printed_harbor_kinds(&self) -> &'static [Harbor] {
        self.layout().map_or(self.board_def().printed_harbors, |layout| layout.harbor_kinds)
    }
}

/// How many layouts of terrain are drawn before the options are refused as impossible.
const TERRAIN_TRIES: u32 = 20_000;
/// How many layouts of numbers are drawn for one layout of terrain.
const NUMBER_TRIES: u32 = 2_000;

impl Setup {
    /// Draws a random board and starting player.
    pub fn draw(options: Options, rng: &mut impl Rng) -> Result<Setup, NoBoard> {
        let tiles = match (options.layout(), options.board) {
            (Some(layout), _) => draw_map(layout, &options, rng),
            (None, Board::Beginner) => {
                let placed = options.hexes().into_iter().zip(BEGINNER);
                Some(placed.map(|(at, (terrain, number))| Tile { at, terrain, number }).collect())
            }
            (None, Board::Small | Board::Large) => draw_tiles(options.board_def(), &options, rng),
        };
        let tiles =
            tiles.ok_or_else(|| NoBoard("no board as spread out as asked was found; leave an option out".into()))?;
        let fixed = options.layout().map_or(options.board == Board::Beginner, |layout| layout.harbors_fixed);
        let mut harbors = options.printed_harbor_kinds().to_vec();
        if !options.printed_harbors && !fixed {
            shuffle(rng, &mut harbors);
        }
        // island D10: with two deserts the robber starts on one of them by lot.
        let start = options.layout().map_or(RobberStart::Desert, |layout| layout.robber);
        let robber = match start {
            RobberStart::At(hex) => Some(hex),
            RobberStart::Off => None,
            RobberStart::Desert => {
                let deserts: Vec<HexAt> =
                    tiles.iter().filter(|tile| tile.terrain == Terrain::Desert).map(|tile| tile.at).collect();
                Some(deserts[below(rng, deserts.len() as u32) as usize])
            }
        };
        let pirate = options.layout().and_then(|layout| layout.pirate);
        let first = Seat(below(rng, u32::from(options.seats)) as u8);
        Ok(Setup { options, tiles, harbors, robber, pirate, first })
    }

    /// Whether this board can be laid out from the box: every place once, the right tiles, harbors and tokens.
    ///
    /// Any arrangement of the tiles is allowed, even one that does not look shuffled.
    pub fn check(&self) -> Result<(), NoBoard> {
        let wrong = |why: String| Err(NoBoard(why));
        let places: Vec<HexAt> = self.tiles.iter().map(|tile| tile.at).collect();
        if places != self.options.hexes() {
            return wrong("the hexes must be those of the board, each once, in reading order".into());
        }
        match self.options.layout() {
            Some(layout) => self.check_map(layout)?,
            None => {
                let def = self.options.board_def();
                check_tiles(&self.tiles, &def.terrain, def.letters)?;
            }
        }
        for tile in &self.tiles {
            if tile.terrain.has_number() != (tile.number > 0) {
                return wrong(format!("{}: every hex that produces has a number, and no other", tile.at));
            }
        }
        let by_name = |mut harbors: Vec<Harbor>| {
            harbors.sort_unstable();
            harbors
        };
        if by_name(self.harbors.clone()) != by_name(self.options.printed_harbor_kinds().to_vec()) {
            return wrong("the harbors are not those of the box".into());
        }
        self.check_start("robber", self.robber, Terrain::is_land)?;
        self.check_start("pirate", self.pirate, |terrain| terrain == Terrain::Sea)?;
        if self.robber.is_none() && self.options.layout().is_none_or(|layout| layout.robber != RobberStart::Off) {
            return wrong("the robber starts on the board".into());
        }
        if self.first.0 >= self.options.seats {
            return wrong(format!("seat {} cannot begin: there are {} seats", self.first, self.options.seats));
        }
        Ok(())
    }
}

impl Setup {
    /// Whether every group of areas has its own tiles and tokens, and all else is sea or fog.
    fn check_map(&self, layout: &Layout) -> Result<(), NoBoard> {
        let tile_at = |at: HexAt| *self.tiles.iter().find(|tile| tile.at == at).expect("all places were found");
        for group in layout.groups {
            let tiles: Vec<Tile> = group.hexes().map(tile_at).collect();
            check_tiles(&tiles, &group.terrain, group.numbers)?;
            if let Some(tile) = tiles.iter().find(|tile| !gold_may_lie(group, tile)) {
                return Err(NoBoard(format!("{}: the gold field lies in the far strip", tile.at)));
            }
        }
        for tile in &self.tiles {
            let (is_fog, is_land) = (layout.fog().contains(&tile.at), layout.land().any(|land| land == tile.at));
            if is_fog != (tile.terrain == Terrain::Fog) || is_land != tile.terrain.is_land() {
                return Err(NoBoard(format!("{}: on this map land, sea and fog have their places", tile.at)));
            }
        }
        Ok(())
    }

    /// Whether the robber or the pirate, if it is on the board, stands where it may.
    fn check_start(&self, who: &str, at: Option<HexAt>, may: impl Fn(Terrain) -> bool) -> Result<(), NoBoard> {
        let Some(at) = at else { return Ok(()) };
        match self.tiles.iter().find(|tile| tile.at == at) {
            None => Err(NoBoard(format!("the {who} stands at {at}, which is no hex of the board"))),
            Some(tile) if !may(tile.terrain) => {
                Err(NoBoard(format!("the {who} cannot stand at {at}, which is {}", tile.terrain.name())))
            }
            Some(_) => Ok(()),
        }
    }
}

/// Checks that the board uses exactly the tiles and number tokens of the box.
fn check_tiles(tiles: &[Tile], terrain: &[u8], numbers: &[u8]) -> Result<(), NoBoard> {
    for (terrain, &count) in Terrain::ALL.into_iter().zip(terrain) {
        let laid = tiles.iter().filter(|tile| tile.terrain == terrain).count();
        if laid != count as usize {
            return Err(NoBoard(format!("{laid} hexes are {}, but the box holds {count}", terrain.name())));
        }
    }
    let sorted = |mut numbers: Vec<u8>| {
        numbers.sort_unstable();
        numbers
    };
    let laid = sorted(tiles.iter().map(|tile| tile.number).filter(|&number| number > 0).collect());
    if laid != sorted(numbers.to_vec()) {
        return Err(NoBoard("the number tokens are not those of the box".into()));
    }
    Ok(())
}

/// Shuffles terrain and lays the numbers until the board fits the options (island 2.5, D2).
fn draw_tiles(def: &BoardDef, options: &Options, rng: &mut impl Rng) -> Option<Vec<Tile>> {
    let beside = neighbours(&def.hexes());
    for _ in 0..TERRAIN_TRIES {
        let mut tiles = draw_terrain(def, rng);
        if options.spread_terrain && has_cluster(&tiles, &beside) {
            continue;
        }
        for _ in 0..NUMBER_TRIES {
            lay_numbers(def, options.numbers, &mut tiles, rng);
            if !numbers_clash(&tiles, &beside, options.spread_numbers) {
                return Some(tiles);
            }
        }
    }
    None
}

/// Lays out a map, each group of areas separately, until the board fits the options (island 15.6, 15.11, D18).
fn draw_map(layout: &Layout, options: &Options, rng: &mut impl Rng) -> Option<Vec<Tile>> {
    let hexes = layout.hexes();
    let beside = neighbours(&hexes);
    let place = |at: HexAt| hexes.iter().position(|hex| *hex == at).expect("the board holds its land");
    let groups: Vec<(&Group, Vec<usize>)> =
        layout.groups.iter().map(|group| (group, group.hexes().map(place).collect())).collect();
    let under = |at| if layout.fog().contains(&at) { Terrain::Fog } else { Terrain::Sea };
    let mut tiles: Vec<Tile> = hexes.iter().map(|&at| Tile { at, terrain: under(at), number: 0 }).collect();
    for _ in 0..TERRAIN_TRIES {
        for (group, places) in &groups {
            let mut terrain = group.tiles();
            shuffle(rng, &mut terrain);
            for (&place, terrain) in places.iter().zip(terrain) {
                tiles[place].terrain = terrain;
            }
        }
        let gold_lies = groups.iter().all(|(group, places)| places.iter().all(|&at| gold_may_lie(group, &tiles[at])));
        if !gold_lies || gold_clashes(&tiles, &beside) || options.spread_terrain && has_cluster(&tiles, &beside) {
            continue;
        }
        for _ in 0..NUMBER_TRIES {
            for (group, places) in &groups {
                let mut tokens = group.numbers.to_vec();
                if !group.laid {
                    shuffle(rng, &mut tokens);
                }
                let mut tokens = tokens.into_iter();
                for &place in places {
                    let has_number = tiles[place].terrain.has_number();
                    tiles[place].number =
                        if has_number { tokens.next().expect("one token for each hex that produces") } else { 0 };
                }
            }
            let red_gold = tiles.iter().any(|tile| tile.terrain == Terrain::Gold && is_red(tile.number));
            if !red_gold && !numbers_clash(&tiles, &beside, options.spread_numbers) {
                return Some(tiles);
            }
        }
    }
    None
}

/// A map in a fixed order: its hexes as listed, tiles sorted by terrain, tokens as listed. Gold that must lie in a
/// certain area goes to the first hex of that area.
#[cfg(any(test, feature = "json", feature = "testkit"))]
pub(crate) fn tiles_in_order(layout: &Layout) -> Vec<Tile> {
    let under = |at| if layout.fog().contains(&at) { Terrain::Fog } else { Terrain::Sea };
    let mut tiles: Vec<Tile> =
        layout.hexes().into_iter().map(|at| Tile { at, terrain: under(at), number: 0 }).collect();
    for group in layout.groups {
        let mut hexes: Vec<HexAt> = group.hexes().collect();
        if let Some(area) = group.gold_in.and_then(|name| group.areas.iter().find(|area| area.name == name)) {
            // Gold comes last among the terrains.
            hexes.retain(|hex| *hex != area.hexes[0]);
            hexes.push(area.hexes[0]);
        }
        let mut numbers = group.numbers.iter();
        for (hex, terrain) in hexes.into_iter().zip(group.tiles()) {
            let tile = tiles.iter_mut().find(|tile| tile.at == hex).expect("land of the board");
            let number = if terrain.has_number() { *numbers.next().expect("one token for each hex") } else { 0 };
            (tile.terrain, tile.number) = (terrain, number);
        }
    }
    tiles
}

/// Whether a tile is no gold field, or lies in the area for the gold of its group.
fn gold_may_lie(group: &Group, tile: &Tile) -> bool {
    let within = |name| group.areas.iter().any(|area| area.name == name && area.hexes.contains(&tile.at));
    tile.terrain != Terrain::Gold || group.gold_in.is_none_or(within)
}

/// Whether two gold fields lie side by side.
fn gold_clashes(tiles: &[Tile], beside: &[Vec<usize>]) -> bool {
    let is_gold = |tile: &Tile| tile.terrain == Terrain::Gold;
    tiles.iter().zip(beside).any(|(tile, beside)| is_gold(tile) && beside.iter().any(|&other| is_gold(&tiles[other])))
}

/// For each hex in reading order, the hexes beside it.
fn neighbours(hexes: &[HexAt]) -> Vec<Vec<usize>> {
    let beside = |hex: &HexAt| {
        let around = hex.neighbours();
        (0..hexes.len()).filter(|&other| around.contains(&hexes[other])).collect()
    };
    hexes.iter().map(beside).collect()
}

fn draw_terrain(def: &BoardDef, rng: &mut impl Rng) -> Vec<Tile> {
    let mut terrain: Vec<Terrain> = Terrain::ALL
        .into_iter()
        .zip(def.terrain)
        .flat_map(|(terrain, count)| std::iter::repeat_n(terrain, count as usize))
        .collect();
    shuffle(rng, &mut terrain);
    def.hexes().into_iter().zip(terrain).map(|(at, terrain)| Tile { at, terrain, number: 0 }).collect()
}

/// Lays the tokens in a spiral from a random corner, or shuffled; deserts get none.
fn lay_numbers(def: &BoardDef, numbers: Numbers, tiles: &mut [Tile], rng: &mut impl Rng) {
    let mut tokens = def.letters.to_vec();
    let order = match numbers {
        Numbers::Spiral => def.spiral(def.corners[below(rng, 6) as usize]),
        Numbers::Random => {
            shuffle(rng, &mut tokens);
            def.hexes()
        }
    };
    let mut tokens = tokens.into_iter();
    for place in order {
        let tile = tiles.iter_mut().find(|tile| tile.at == place).expect("the spiral walks the board");
        if tile.terrain != Terrain::Desert {
            tile.number = tokens.next().expect("one token for each hex that is no desert");
        }
    }
}

/// Whether a number is red.
pub(crate) fn is_red(number: u8) -> bool {
    matches!(number, 6 | 8)
}

/// Whether two red numbers lie side by side or, with `equals_clash`, two equal ones.
fn numbers_clash(tiles: &[Tile], beside: &[Vec<usize>], equals_clash: bool) -> bool {
    tiles.iter().zip(beside).any(|(tile, beside)| {
        beside.iter().map(|&other| tiles[other].number).any(|other| {
            let reds = is_red(tile.number) && is_red(other);
            reds || equals_clash && tile.number > 0 && other == tile.number
        })
    })
}

/// Whether three hexes of one producing terrain lie in a cluster.
fn has_cluster(tiles: &[Tile], beside: &[Vec<usize>]) -> bool {
    tiles
        .iter()
        .zip(beside)
        .filter(|(tile, _)| tile.terrain.has_number())
        .any(|(tile, beside)| beside.iter().filter(|&&other| tiles[other].terrain == tile.terrain).count() >= 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Spec;
    use kernel::testkit::Dice;

    fn draw(spec: &str, seed: u64) -> Setup {
        let options = Options::read(&Spec::read(spec).unwrap()).unwrap();
        Setup::draw(options, &mut Dice::new(seed)).unwrap()
    }

    #[test]
    fn a_drawn_board_is_always_one_that_the_box_can_lay_out() {
        for spec in [
            "island",
            "island:numbers=random",
            "island:seats=6",
            "island:seats=5,numbers=random",
            "island:board=beginner",
        ] {
            for seed in 0..40 {
                assert_eq!(draw(spec, seed).check(), Ok(()));
            }
        }
    }

    #[test]
    fn random_numbers_never_put_two_red_ones_side_by_side() {
        // island 2.5
        for seed in 0..100 {
            let setup = draw("island:numbers=random", seed);
            let reds: Vec<HexAt> = setup.tiles.iter().filter(|t| matches!(t.number, 6 | 8)).map(|t| t.at).collect();
            assert!(!reds.iter().any(|hex| hex.neighbours().iter().any(|it| reds.contains(it))));
        }
    }

    #[test]
    fn spiral_numbers_start_at_any_corner_and_skip_the_desert_without_using_up_a_letter() {
        // island D2, island 2.5
        let mut corners = std::collections::BTreeSet::new();
        for seed in 0..100 {
            let setup = draw("island", seed);
            let number = |hex: HexAt| setup.tiles.iter().find(|tile| tile.at == hex).unwrap().number;
            let spirals: Vec<HexAt> = SMALL
                .corners
                .into_iter()
                .filter(|&corner| {
                    let laid: Vec<u8> = SMALL.spiral(corner).into_iter().map(number).filter(|&n| n > 0).collect();
                    laid == SMALL.letters
                })
                .collect();
            assert_eq!(spirals.len(), 1);
            corners.insert(spirals[0]);
        }
        assert_eq!(corners.len(), 6);
    }

    #[test]
    fn the_beginner_layout_fixes_the_board_only() {
        // island 2.4, island D1: the same board from any seed, and placement stays free.
        let (one, other) = (draw("island:board=beginner", 1), draw("island:board=beginner", 2));
        assert_eq!((&one.tiles, &one.harbors, one.robber), (&other.tiles, &other.harbors, other.robber));
        assert_eq!(one.robber, Some(crate::geometry::at(0, 0)));
    }

    #[test]
    fn spread_boards_keep_equals_apart() {
        for seed in 0..30 {
            let spec = ["island:numbers=random", "island:seats=6,numbers=random", "island:seats=5"][seed as usize % 3];
            let setup = draw(&format!("{spec},spread-numbers,spread-terrain"), seed);
            for tile in &setup.tiles {
                let around = tile.at.neighbours();
                let beside = || setup.tiles.iter().filter(|other| around.contains(&other.at));
                assert!(tile.number == 0 || beside().all(|other| other.number != tile.number));
                assert!(beside().filter(|other| other.terrain == tile.terrain).count() < 2);
            }
        }
    }

    #[test]
    fn with_two_deserts_the_robber_starts_on_one_of_them_by_lot() {
        // island D10
        let mut places = std::collections::BTreeSet::new();
        for seed in 0..20 {
            let setup = draw("island:seats=6", seed);
            let tile = setup.tiles.iter().find(|tile| Some(tile.at) == setup.robber).unwrap();
            assert_eq!(tile.terrain, Terrain::Desert);
            places.insert(setup.robber);
        }
        assert!(places.len() > 2);
    }

    #[test]
    fn the_starting_player_is_drawn_at_random() {
        // island 3
        let firsts: std::collections::BTreeSet<Seat> = (0..50).map(|seed| draw("island", seed).first).collect();
        assert_eq!(firsts.len(), 4);
    }

    #[test]
    fn a_board_that_the_box_cannot_lay_out_is_refused_with_the_reason() {
        let mut setup = draw("island", 1);
        setup.tiles[0].terrain = Terrain::Desert;
        assert!(setup.check().unwrap_err().0.contains("the box holds"));
        let mut setup = draw("island", 1);
        setup.first = Seat(4);
        assert!(setup.check().is_err());
        let mut setup = draw("island", 1);
        setup.robber = Some(crate::geometry::at(5, 5));
        assert!(setup.check().unwrap_err().0.contains("no hex"));
    }
}
