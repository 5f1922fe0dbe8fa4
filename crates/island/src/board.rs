//! The printed boards: their hexes, harbor places, tiles and number tokens (island 2.2 to 2.4, 14.1 and 14.2).

use crate::counts::Resource;
use crate::geometry::{HexAt, HexSide, at};

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// Gives lumber.
    Forest,
    /// Gives brick.
    Hills,
    /// Gives wool.
    Pasture,
    /// Gives grain.
    Fields,
    /// Gives ore.
    Mountains,
    /// Gives nothing; the robber starts here.
    Desert,
    /// Gives a card of choice (island 15.6).
    Gold,
    /// No land: ships sail here.
    Sea,
    /// Unknown until a road or ship reaches it (island 15.8).
    Fog,
}

impl Terrain {
    /// All terrains. Those that produce a resource come first, in the order of the resources.
    pub const ALL: [Terrain; 9] = [
        Terrain::Forest,
        Terrain::Hills,
        Terrain::Pasture,
        Terrain::Fields,
        Terrain::Mountains,
        Terrain::Desert,
        Terrain::Gold,
        Terrain::Sea,
        Terrain::Fog,
    ];
    const NAMES: [&'static str; 9] =
        ["forest", "hills", "pasture", "fields", "mountains", "desert", "gold", "sea", "fog"];

    /// Whether it is known land.
    pub fn is_land(self) -> bool {
        !matches!(self, Terrain::Sea | Terrain::Fog)
    }

    /// Whether a number token lies on it.
    pub fn has_number(self) -> bool {
        self.is_land() && self != Terrain::Desert
    }

    /// What it produces (island 1).
    pub fn resource(self) -> Option<Resource> {
        Some(match self {
            Terrain::Forest => Resource::Lumber,
            Terrain::Hills => Resource::Brick,
            Terrain::Pasture => Resource::Wool,
            Terrain::Fields => Resource::Grain,
            Terrain::Mountains => Resource::Ore,
            Terrain::Desert | Terrain::Gold | Terrain::Sea | Terrain::Fog => return None,
        })
    }

    /// The name as it is written.
    pub fn name(self) -> &'static str {
        Terrain::NAMES[self as usize]
    }

    /// Reads a name.
    pub fn read(name: &str) -> Option<Terrain> {
        Some(Terrain::ALL[Terrain::NAMES.iter().position(|known| *known == name)?])
    }
}

/// What a harbor trades: one resource at 2:1, or anything at 3:1.
pub type Harbor = Option<Resource>;

/// A printed board and the set of tiles that belongs to it.
#[derive(Debug)]
pub struct BoardDef {
    /// Rows from north to south: `r`, the westernmost `q`, and how many hexes.
    rows: &'static [(i8, i8, i8)],
    /// The corner hexes, at which a spiral may start.
    pub corners: [HexAt; 6],
    /// Harbor places clockwise: a land hex and the side at which it lies.
    pub harbors: &'static [(HexAt, HexSide)],
    /// The kinds of harbors in the printed order of their places.
    pub printed_harbors: &'static [Harbor],
    /// How many hexes of each terrain, in the order of [`Terrain::ALL`]: up to the deserts.
    pub terrain: [u8; 6],
    /// The number tokens in the order of their letters.
    pub letters: &'static [u8],
    /// Resource cards of each kind in the bank.
    pub bank: u8,
    /// Development cards: knight, road building, year of plenty, monopoly, victory point.
    pub deck: [u8; 5],
}

pub(crate) const ANY: Harbor = None;
pub(crate) const LUMBER: Harbor = Some(Resource::Lumber);
pub(crate) const BRICK: Harbor = Some(Resource::Brick);
pub(crate) const WOOL: Harbor = Some(Resource::Wool);
pub(crate) const GRAIN: Harbor = Some(Resource::Grain);
pub(crate) const ORE: Harbor = Some(Resource::Ore);

/// The tokens A to R (island 2.5).
pub(crate) const SMALL_LETTERS: &[u8] = &[5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];
/// The tokens A to Zc (island 14.2).
pub(crate) const LARGE_LETTERS: &[u8] =
    &[2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6];

/// The standard island for up to four (island 1, 2.2, 2.3, 2.5).
pub static SMALL: BoardDef = BoardDef {
    rows: &[(-2, 0, 3), (-1, -1, 4), (0, -2, 5), (1, -2, 4), (2, -2, 3)],
    corners: [at(0, -2), at(2, -2), at(2, 0), at(0, 2), at(-2, 2), at(-2, 0)],
    harbors: &[
        (at(0, -2), HexSide::NW),
        (at(1, -2), HexSide::NE),
        (at(2, -1), HexSide::NE),
        (at(2, 0), HexSide::E),
        (at(1, 1), HexSide::SE),
        (at(-1, 2), HexSide::SE),
        (at(-2, 2), HexSide::SW),
        (at(-2, 1), HexSide::W),
        (at(-1, -1), HexSide::W),
    ],
    printed_harbors: &[ANY, GRAIN, ORE, ANY, WOOL, ANY, ANY, BRICK, LUMBER],
    terrain: [4, 3, 4, 4, 3, 1],
    letters: SMALL_LETTERS,
    bank: 19,
    deck: [14, 2, 2, 2, 5],
};

/// The island of the five-six player extension (island 14.1, 14.2).
pub static LARGE: BoardDef = BoardDef {
    rows: &[(-3, 1, 3), (-2, 0, 4), (-1, -1, 5), (0, -2, 6), (1, -2, 5), (2, -2, 4), (3, -2, 3)],
    corners: [at(1, -3), at(3, -3), at(3, 0), at(0, 3), at(-2, 3), at(-2, 0)],
    harbors: &[
        (at(1, -3), HexSide::NW),
        (at(2, -3), HexSide::NE),
        (at(3, -2), HexSide::NE),
        (at(3, -1), HexSide::E),
        (at(2, 1), HexSide::E),
        (at(1, 2), HexSide::SE),
        (at(-1, 3), HexSide::SE),
        (at(-2, 3), HexSide::SW),
        (at(-2, 1), HexSide::SW),
        (at(-2, 0), HexSide::W),
        (at(-1, -1), HexSide::NW),
    ],
    // The print shows no order for these; we keep the order in which the extension lists its harbors.
    printed_harbors: &[ANY, ANY, ANY, ANY, ANY, WOOL, WOOL, BRICK, ORE, GRAIN, LUMBER],
    terrain: [6, 5, 6, 6, 5, 2],
    letters: LARGE_LETTERS,
    bank: 24,
    deck: [20, 3, 3, 3, 5],
};

/// Terrain and number of the fixed layout for the first game, in reading order (island 2.4).
pub static BEGINNER: [(Terrain, u8); 19] = [
    (Terrain::Mountains, 10),
    (Terrain::Pasture, 2),
    (Terrain::Forest, 9),
    (Terrain::Fields, 12),
    (Terrain::Hills, 6),
    (Terrain::Pasture, 4),
    (Terrain::Hills, 10),
    (Terrain::Fields, 9),
    (Terrain::Forest, 11),
    (Terrain::Desert, 0),
    (Terrain::Forest, 3),
    (Terrain::Mountains, 8),
    (Terrain::Forest, 8),
    (Terrain::Mountains, 3),
    (Terrain::Fields, 4),
    (Terrain::Pasture, 5),
    (Terrain::Hills, 5),
    (Terrain::Fields, 6),
    (Terrain::Pasture, 11),
];

impl BoardDef {
    /// The hexes in reading order.
    pub fn hexes(&self) -> Vec<HexAt> {
        self.rows.iter().flat_map(|&(r, west, count)| (west..west + count).map(move |q| at(q, r))).collect()
    }

    /// Every hex once, in a counter-clockwise spiral from a corner hex inwards (island 2.5).
    ///
    /// Each ring begins at the only inner neighbour of the corner where the ring before it began.
    pub fn spiral(&self, corner: HexAt) -> Vec<HexAt> {
        let mut left = self.hexes();
        let mut order = Vec::with_capacity(left.len());
        let mut start = corner;
        while !left.is_empty() {
            let ring: Vec<HexAt> =
                left.iter().copied().filter(|hex| hex.neighbours().iter().any(|it| !left.contains(it))).collect();
            let walked = walk(&ring, start, &left);
            left.retain(|hex| !walked.contains(hex));
            if let Some(inner) = start.neighbours().into_iter().find(|hex| left.contains(hex)) {
                start = inner;
            }
            order.extend(walked);
        }
        order
    }
}

/// Walks a ring counter-clockwise. At each hex it turns counter-clockwise from the outside to the next hex of the ring.
fn walk(ring: &[HexAt], start: HexAt, left: &[HexAt]) -> Vec<HexAt> {
    const COUNTER_CLOCKWISE: [HexSide; 6] =
        [HexSide::NE, HexSide::NW, HexSide::W, HexSide::SW, HexSide::SE, HexSide::E];
    let mut walked = vec![start];
    let mut here = start;
    while walked.len() < ring.len() {
        // Turn counter-clockwise from a side that faces outwards; the first hex after it continues the coast.
        let outward = (0..6)
            .find(|&i| {
                !left.contains(&here.beyond(COUNTER_CLOCKWISE[i]))
                    && left.contains(&here.beyond(COUNTER_CLOCKWISE[(i + 1) % 6]))
            })
            .expect("a hex of a ring touches the outside");
        here = here.beyond(COUNTER_CLOCKWISE[(outward + 1) % 6]);
        debug_assert!(ring.contains(&here), "the walk stays on the ring");
        walked.push(here);
    }
    walked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn red(number: u8) -> bool {
        matches!(number, 6 | 8)
    }

    /// Lays the letters along a spiral, skipping these deserts, and tells whether two red numbers touch.
    fn reds_touch(board: &BoardDef, corner: HexAt, deserts: &[HexAt]) -> bool {
        let mut letters = board.letters.iter();
        let reds: Vec<HexAt> = board
            .spiral(corner)
            .into_iter()
            .filter(|hex| !deserts.contains(hex))
            .filter(|_| red(*letters.next().expect("one letter for each hex")))
            .collect();
        reds.iter().any(|hex| hex.neighbours().iter().any(|it| reds.contains(it)))
    }

    #[test]
    fn a_spiral_runs_counter_clockwise_and_inwards() {
        // island 2.5 and island 14.2 give these examples.
        let names = |hexes: &[(i8, i8)]| hexes.iter().map(|&(q, r)| at(q, r)).collect::<Vec<_>>();
        #[rustfmt::skip]
        assert_eq!(SMALL.spiral(at(-2, 2)), names(&[
            (-2, 2), (-1, 2), (0, 2), (1, 1), (2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1),
            (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (0, 0),
        ]));
        #[rustfmt::skip]
        assert_eq!(LARGE.spiral(at(-2, 0)), names(&[
            (-2, 0), (-2, 1), (-2, 2), (-2, 3), (-1, 3), (0, 3), (1, 2), (2, 1), (3, 0), (3, -1), (3, -2), (3, -3),
            (2, -3), (1, -3), (0, -2), (-1, -1), (-1, 0), (-1, 1), (-1, 2), (0, 2), (1, 1), (2, 0), (2, -1), (2, -2),
            (1, -2), (0, -1), (0, 0), (0, 1), (1, 0), (1, -1),
        ]));
    }

    #[test]
    fn a_spiral_never_puts_two_red_numbers_side_by_side() {
        // island 2.5: all corners and desert places, so that no repair step is needed.
        for corner in SMALL.corners {
            for desert in SMALL.hexes() {
                assert!(!reds_touch(&SMALL, corner, &[desert]));
            }
        }
        // island 14.2
        for corner in LARGE.corners {
            let hexes = LARGE.hexes();
            for (i, &one) in hexes.iter().enumerate() {
                for &other in &hexes[..i] {
                    assert!(!reds_touch(&LARGE, corner, &[one, other]));
                }
            }
        }
    }

    #[test]
    fn the_boxes_hold_what_the_lists_say() {
        // island 1 (components), island 14.1
        for (board, hexes, harbors, cards) in [(&SMALL, 19, 9, 25), (&LARGE, 30, 11, 34)] {
            assert_eq!(board.hexes().len(), hexes);
            assert_eq!(board.terrain.iter().map(|&n| n as usize).sum::<usize>(), hexes);
            assert_eq!(board.letters.len(), hexes - board.terrain[5] as usize);
            assert_eq!((board.harbors.len(), board.printed_harbors.len()), (harbors, harbors));
            assert_eq!(board.deck.iter().sum::<u8>(), cards);
        }
        let count = |letters: &[u8], number| letters.iter().filter(|&&it| it == number).count();
        assert_eq!([2, 12, 3, 6, 8, 11].map(|n| count(SMALL.letters, n)), [1, 1, 2, 2, 2, 2]);
        assert_eq!([2, 12, 3, 6, 8, 11].map(|n| count(LARGE.letters, n)), [2, 2, 3, 3, 3, 3]);
        assert_eq!(count(SMALL.letters, 7) + count(LARGE.letters, 7), 0);
    }

    #[test]
    fn harbors_lie_on_the_coast_and_share_no_intersection() {
        // island 2.3, island 14.2: as numbers along the coastal paths clockwise from the first harbor.
        for (board, expected) in
            [(&SMALL, vec![0, 3, 7, 10, 13, 17, 20, 23, 27]), (&LARGE, vec![0, 3, 7, 10, 14, 17, 21, 24, 28, 31, 34])]
        {
            let coast = coast_clockwise(board);
            let numbers: Vec<usize> =
                board.harbors.iter().map(|place| coast.iter().position(|it| it == place).unwrap()).collect();
            assert_eq!(numbers, expected);
        }
    }

    /// The coastal paths clockwise from the first harbor.
    fn coast_clockwise(board: &BoardDef) -> Vec<(HexAt, HexSide)> {
        let land = board.hexes();
        let mut coast = vec![board.harbors[0]];
        loop {
            let (hex, side) = coast[coast.len() - 1];
            let next = HexSide::ALL[(side as usize + 1) % 6];
            // Around the corner lies either the next side of the same hex or a side of the neighbour there.
            let step = if land.contains(&hex.beyond(next)) {
                (hex.beyond(next), HexSide::ALL[(next as usize + 4) % 6])
            } else {
                (hex, next)
            };
            if step == coast[0] {
                return coast;
            }
            coast.push(step);
        }
    }
}
