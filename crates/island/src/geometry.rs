//! Hexes, intersections and paths: their names, and who touches whom (island 2.1).
//!
//! Hexes have pointy tops and axial coordinates `q,r`: `q` grows to the east, `r` to the south-east. Every intersection
//! is the N or S corner of exactly one hex, and every path is the NE, E or SE side of exactly one hex, counting hexes
//! off the board too. These are the names that we write. Other names of a corner or side can be read.

use std::collections::BTreeMap;
use std::fmt;

use kernel::Bits;

use crate::size::Size;

/// The place of a hex in axial coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexAt {
    /// Grows to the east.
    pub q: i8,
    /// Grows to the south-east.
    pub r: i8,
}

/// Shorthand for a hex place.
pub const fn at(q: i8, r: i8) -> HexAt {
    HexAt { q, r }
}

impl HexAt {
    /// The hex beyond `side`.
    pub fn beyond(self, side: HexSide) -> HexAt {
        let (dq, dr) = match side {
            HexSide::NE => (1, -1),
            HexSide::E => (1, 0),
            HexSide::SE => (0, 1),
            HexSide::SW => (-1, 1),
            HexSide::W => (-1, 0),
            HexSide::NW => (0, -1),
        };
        HexAt { q: self.q.saturating_add(dq), r: self.r.saturating_add(dr) }
    }

    /// The six hexes around this one.
    pub fn neighbours(self) -> [HexAt; 6] {
        HexSide::ALL.map(|side| self.beyond(side))
    }
}

impl fmt::Display for HexAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// A side of a hex, named after the neighbour it faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HexSide {
    /// North-east.
    NE,
    /// East.
    E,
    /// South-east.
    SE,
    /// South-west.
    SW,
    /// West.
    W,
    /// North-west.
    NW,
}

impl HexSide {
    /// All six, clockwise from the north-east.
    pub const ALL: [HexSide; 6] = [HexSide::NE, HexSide::E, HexSide::SE, HexSide::SW, HexSide::W, HexSide::NW];
    const NAMES: [&'static str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];

    /// The two corners of this side, clockwise.
    pub fn corners(self) -> [Tip; 2] {
        match self {
            HexSide::NE => [Tip::N, Tip::NE],
            HexSide::E => [Tip::NE, Tip::SE],
            HexSide::SE => [Tip::SE, Tip::S],
            HexSide::SW => [Tip::S, Tip::SW],
            HexSide::W => [Tip::SW, Tip::NW],
            HexSide::NW => [Tip::NW, Tip::N],
        }
    }
}

/// A corner of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tip {
    /// North.
    N,
    /// North-east.
    NE,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// North-west.
    NW,
}

impl Tip {
    /// All six, clockwise from the north.
    pub const ALL: [Tip; 6] = [Tip::N, Tip::NE, Tip::SE, Tip::S, Tip::SW, Tip::NW];
    const NAMES: [&'static str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];
}

/// The place of an intersection: a corner of a hex, in its one written name (N or S).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CornerAt {
    hex: HexAt,
    south: bool,
}

impl CornerAt {
    /// The intersection at a corner of a hex.
    pub fn of(hex: HexAt, tip: Tip) -> CornerAt {
        match tip {
            Tip::N => CornerAt { hex, south: false },
            Tip::S => CornerAt { hex, south: true },
            Tip::NE => CornerAt { hex: hex.beyond(HexSide::NE), south: true },
            Tip::NW => CornerAt { hex: hex.beyond(HexSide::NW), south: true },
            Tip::SE => CornerAt { hex: hex.beyond(HexSide::SE), south: false },
            Tip::SW => CornerAt { hex: hex.beyond(HexSide::SW), south: false },
        }
    }

    /// A sort key, from north to south and then west to east: the order in which intersections are numbered.
    fn reading_order(self) -> (i16, i16) {
        let (q, r) = (i16::from(self.hex.q), i16::from(self.hex.r));
        (3 * r + if self.south { 2 } else { -2 }, 2 * q + r)
    }
}

impl fmt::Display for CornerAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.hex, if self.south { "S" } else { "N" })
    }
}

/// The place of a path: a side of a hex, in its one written name (NE, E or SE).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EdgeAt {
    hex: HexAt,
    side: HexSide,
}

impl EdgeAt {
    /// The path at a side of a hex.
    pub fn of(hex: HexAt, side: HexSide) -> EdgeAt {
        match side {
            HexSide::NE | HexSide::E | HexSide::SE => EdgeAt { hex, side },
            HexSide::SW => EdgeAt { hex: hex.beyond(HexSide::SW), side: HexSide::NE },
            HexSide::W => EdgeAt { hex: hex.beyond(HexSide::W), side: HexSide::E },
            HexSide::NW => EdgeAt { hex: hex.beyond(HexSide::NW), side: HexSide::SE },
        }
    }

    /// The intersections at both ends.
    pub fn ends(self) -> [CornerAt; 2] {
        self.side.corners().map(|tip| CornerAt::of(self.hex, tip))
    }

    /// The hexes on both sides.
    pub fn hexes(self) -> [HexAt; 2] {
        [self.hex, self.hex.beyond(self.side)]
    }

    fn reading_order(self) -> (i16, i16) {
        let [a, b] = self.ends().map(CornerAt::reading_order);
        (a.0 + b.0, a.1 + b.1)
    }
}

impl fmt::Display for EdgeAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.hex, HexSide::NAMES[self.side as usize])
    }
}

/// Reads a hex place such as `0,-2`.
pub fn read_hex(text: &str) -> Result<HexAt, String> {
    let wrong = || format!("{text:?} is no hex; a hex is written like 0,-2");
    let (q, r) = text.split_once(',').ok_or_else(wrong)?;
    Ok(HexAt { q: q.parse().map_err(|_| wrong())?, r: r.parse().map_err(|_| wrong())? })
}

fn read_named(text: &str, names: &[&str]) -> Option<(HexAt, usize)> {
    let (hex, name) = text.rsplit_once(',')?;
    Some((read_hex(hex).ok()?, names.iter().position(|known| *known == name)?))
}

/// Reads an intersection such as `0,-2,N`; any of the six corner names will do.
pub fn read_corner(text: &str) -> Result<CornerAt, String> {
    let (hex, tip) = read_named(text, &Tip::NAMES)
        .ok_or_else(|| format!("{text:?} is no intersection; one is written like 0,-2,N or 0,-2,S"))?;
    Ok(CornerAt::of(hex, Tip::ALL[tip]))
}

/// Reads a path such as `0,1,E`; any of the six side names will do.
pub fn read_edge(text: &str) -> Result<EdgeAt, String> {
    let (hex, side) = read_named(text, &HexSide::NAMES)
        .ok_or_else(|| format!("{text:?} is no path; one is written like 0,1,NE, 0,1,E or 0,1,SE"))?;
    Ok(EdgeAt::of(hex, HexSide::ALL[side]))
}

/// A hex of the board in play, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hex(pub u8);

/// An intersection of the board in play, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Corner(pub u8);

/// A path of the board in play, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Edge(pub u16);

impl Hex {
    /// No hex: the place of a robber that is not on the board yet.
    pub const NOWHERE: Hex = Hex(u8::MAX);

    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Corner {
    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Edge {
    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which hexes, intersections and paths touch each other, computed once per board.
#[derive(Clone, Debug)]
pub struct Topology<D: Size> {
    /// Places of the hexes, in reading order.
    pub hexes: Vec<HexAt>,
    /// Places of the intersections, in reading order.
    pub corners: Vec<CornerAt>,
    /// Places of the paths, in reading order.
    pub edges: Vec<EdgeAt>,
    /// The two ends of each path.
    pub ends: Vec<[Corner; 2]>,
    /// The paths that touch each intersection.
    pub paths_at: Vec<D::Edges>,
    /// The ways on from each intersection: a path and where it leads. Only the first `ways_len` entries count.
    pub ways: Vec<[(Edge, Corner); 3]>,
    /// How many ways lead on from each intersection.
    pub ways_len: Vec<u8>,
    /// Each intersection with its neighbours: a building there closes all of these (the distance rule).
    pub near: Vec<D::Corners>,
    /// The hexes of the board that touch each intersection.
    pub hexes_at: Vec<D::Hexes>,
    /// The six intersections around each hex.
    pub corners_of: Vec<D::Corners>,
    /// The six paths around each hex.
    pub paths_of: Vec<D::Edges>,
    hex_numbers: BTreeMap<HexAt, Hex>,
    corner_numbers: BTreeMap<CornerAt, Corner>,
    edge_numbers: BTreeMap<EdgeAt, Edge>,
}

impl<D: Size> Topology<D> {
    /// The topology of a board of these hexes.
    ///
    /// # Panics
    /// If the hexes do not fit the size. Boards come from the tables of [`crate::board`], which fit.
    pub fn of(hexes: &[HexAt]) -> Topology<D> {
        let mut hexes = hexes.to_vec();
        hexes.sort_by_key(|hex| (hex.r, hex.q));
        hexes.dedup();
        let mut corners: Vec<CornerAt> =
            hexes.iter().flat_map(|&hex| Tip::ALL.map(|tip| CornerAt::of(hex, tip))).collect();
        corners.sort_by_key(|corner| corner.reading_order());
        corners.dedup();
        let mut edges: Vec<EdgeAt> =
            hexes.iter().flat_map(|&hex| HexSide::ALL.map(|side| EdgeAt::of(hex, side))).collect();
        edges.sort_by_key(|edge| edge.reading_order());
        edges.dedup();
        assert!(
            hexes.len() <= D::Hexes::CAPACITY
                && corners.len() <= D::Corners::CAPACITY
                && edges.len() <= D::Edges::CAPACITY,
            "a board of {} hexes does not fit this size",
            hexes.len()
        );

        let hex_numbers: BTreeMap<_, _> = hexes.iter().enumerate().map(|(i, &it)| (it, Hex(i as u8))).collect();
        let corner_numbers: BTreeMap<_, _> = corners.iter().enumerate().map(|(i, &it)| (it, Corner(i as u8))).collect();
        let edge_numbers: BTreeMap<_, _> = edges.iter().enumerate().map(|(i, &it)| (it, Edge(i as u16))).collect();

        let ends: Vec<[Corner; 2]> = edges.iter().map(|edge| edge.ends().map(|end| corner_numbers[&end])).collect();
        let mut paths_at = vec![D::Edges::default(); corners.len()];
        let mut ways = vec![[(Edge(0), Corner(0)); 3]; corners.len()];
        let mut ways_len = vec![0u8; corners.len()];
        let mut near: Vec<D::Corners> = (0..corners.len()).map(D::Corners::of).collect();
        for (number, &[a, b]) in ends.iter().enumerate() {
            for (here, there) in [(a, b), (b, a)] {
                paths_at[here.index()] |= D::Edges::of(number);
                ways[here.index()][ways_len[here.index()] as usize] = (Edge(number as u16), there);
                ways_len[here.index()] += 1;
                near[here.index()] |= D::Corners::of(there.index());
            }
        }
        let mut hexes_at = vec![D::Hexes::default(); corners.len()];
        let mut corners_of = vec![D::Corners::default(); hexes.len()];
        for (number, &hex) in hexes.iter().enumerate() {
            for tip in Tip::ALL {
                let corner = corner_numbers[&CornerAt::of(hex, tip)];
                hexes_at[corner.index()] |= D::Hexes::of(number);
                corners_of[number] |= D::Corners::of(corner.index());
            }
        }
        let around = |hex: &HexAt| HexSide::ALL.map(|side| edge_numbers[&EdgeAt::of(*hex, side)]);
        let paths_of = hexes
            .iter()
            .map(|hex| around(hex).iter().fold(D::Edges::default(), |set, edge| set | D::Edges::of(edge.index())))
            .collect();
        Topology {
            hexes,
            corners,
            edges,
            ends,
            paths_at,
            ways,
            ways_len,
            near,
            hexes_at,
            corners_of,
            paths_of,
            hex_numbers,
            corner_numbers,
            edge_numbers,
        }
    }

    /// The ways on from an intersection.
    #[inline]
    pub fn ways_from(&self, corner: Corner) -> &[(Edge, Corner)] {
        &self.ways[corner.index()][..self.ways_len[corner.index()] as usize]
    }

    /// The number of a hex place, if it is on the board.
    pub fn hex(&self, place: HexAt) -> Option<Hex> {
        self.hex_numbers.get(&place).copied()
    }

    /// The number of an intersection, if it is on the board.
    pub fn corner(&self, place: CornerAt) -> Option<Corner> {
        self.corner_numbers.get(&place).copied()
    }

    /// The number of a path, if it is on the board.
    pub fn edge(&self, place: EdgeAt) -> Option<Edge> {
        self.edge_numbers.get(&place).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board;
    use crate::size::{Large, Sea, Small};

    /// How many intersections touch one, two and three hexes.
    fn touching<D: Size>(topology: &Topology<D>) -> [usize; 3] {
        [1, 2, 3].map(|n| topology.hexes_at.iter().filter(|hexes| hexes.count() == n).count())
    }

    /// How many paths have the board on one side only.
    fn coast<D: Size>(topology: &Topology<D>) -> usize {
        topology.edges.iter().filter(|edge| edge.hexes().iter().any(|&hex| topology.hex(hex).is_none())).count()
    }

    #[test]
    fn the_standard_island_has_54_intersections_and_72_paths() {
        // island 2.2
        let topology = Topology::<Small>::of(&board::SMALL.hexes());
        assert_eq!((topology.hexes.len(), topology.corners.len(), topology.edges.len()), (19, 54, 72));
        assert_eq!(touching(&topology), [18, 12, 24]);
        assert_eq!(coast(&topology), 30);
    }

    #[test]
    fn the_island_for_six_has_80_intersections_and_109_paths() {
        // island 14.2
        let topology = Topology::<Large>::of(&board::LARGE.hexes());
        assert_eq!((topology.hexes.len(), topology.corners.len(), topology.edges.len()), (30, 80, 109));
        assert_eq!(touching(&topology), [22, 16, 42]);
        assert_eq!(coast(&topology), 38);
    }

    #[test]
    fn the_widest_sea_map_fits_with_its_348_paths() {
        // island 15.9: Fog Islands for 5-6 has rows -4 to 4 and columns x = 2q + r from -11 to 11.
        let hexes: Vec<HexAt> = (-4..=4i8)
            .flat_map(|r| (-20..20i8).map(move |q| at(q, r)))
            .filter(|hex| (-11..=11).contains(&(2 * hex.q + hex.r)))
            .collect();
        let topology = Topology::<Sea>::of(&hexes);
        assert_eq!((topology.hexes.len(), topology.corners.len(), topology.edges.len()), (103, 246, 348));
        for (number, ends) in topology.ends.iter().enumerate() {
            for end in ends {
                assert!(topology.paths_at[end.index()].has(number), "both ends know their path");
            }
        }
        assert!(topology.near.iter().all(|near| (3..=4).contains(&near.count())));
    }

    #[test]
    fn every_name_of_a_corner_or_side_means_the_same_place() {
        // island 2.1: NE of (q,r) is S of (q+1,r-1), and so on.
        for (one, other) in [("0,0,NE", "1,-1,S"), ("0,0,SE", "0,1,N"), ("0,0,SW", "-1,1,N"), ("0,0,NW", "0,-1,S")] {
            assert_eq!(read_corner(one), read_corner(other));
            assert_eq!(read_corner(one).unwrap().to_string(), other);
        }
        for (one, other) in [("0,0,W", "-1,0,E"), ("0,0,NW", "0,-1,SE"), ("0,0,SW", "-1,1,NE")] {
            assert_eq!(read_edge(one), read_edge(other));
            assert_eq!(read_edge(one).unwrap().to_string(), other);
        }
    }

    #[test]
    fn what_is_no_place_is_refused_with_an_example() {
        assert!(read_hex("0;1").unwrap_err().contains("0,-2"));
        assert!(read_corner("0,0,E").unwrap_err().contains("0,-2,N"));
        assert!(read_edge("0,0,N").unwrap_err().contains("0,1,E"));
        assert!(read_hex("400,0").is_err());
    }
}
