//! Searching the longest trail in the roads and ships of one player (island 9.1, 15.4).

use kernel::{Bits, Seat};

use crate::geometry::Edge;
use crate::rules::{Island, ROADS, SHIPS};
use crate::size::Size;
use crate::state::State;

/// The most roads and ships that one player has.
const MOST: usize = 32;
const _: () = assert!(ROADS as usize + SHIPS as usize <= MOST);
/// The most intersections of any board.
const CORNERS: usize = 256;

/// A set of pieces, by their numbers in [`Trails`].
type Pieces = u32;

/// The roads and ships of one player as a graph of their own, in which a step costs a few instructions. Search it without
/// pieces that are not there yet, or not any more.
///
/// A trail uses no road twice, but may visit an intersection twice. An opponent's building ends it (island 9.1). A road
/// and a ship join only at an own building (island 15.4).
#[derive(Clone, Copy)]
pub(crate) struct Trails {
    edges: [Edge; MOST],
    /// The pieces that are searched.
    pieces: Pieces,
    /// For each piece and each of its two ends, the pieces over which a trail may go on.
    ways: [[Pieces; 2]; MOST],
}

impl Trails {
    /// The network of a player.
    pub(crate) fn of<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat) -> Trails {
        Trails::between(rules, s, seat, s.side(seat).ships())
    }

    /// The network of a player together with one more ship, in which trails with and without that ship can be searched.
    pub(crate) fn with_ship<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat, ship: Edge) -> Trails {
        Trails::between(rules, s, seat, s.side(seat).ships() | D::Edges::of(ship.index()))
    }

    fn between<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat, ships: D::Edges) -> Trails {
        let side = s.side(seat);
        let blocked = s.built.less(side.buildings);
        let mut trails = Trails { edges: [Edge(0); MOST], pieces: 0, ways: [[0; 2]; MOST] };
        let (mut at, mut sailing): ([Pieces; CORNERS], Pieces) = ([0; CORNERS], 0);
        let mut count = 0;
        for edge in (side.roads | ships).ones() {
            trails.edges[count] = Edge(edge as u16);
            for corner in rules.topology.ends[edge] {
                at[corner.index()] |= 1 << count;
            }
            if D::SEA && ships.has(edge) {
                sailing |= 1 << count;
            }
            count += 1;
        }
        trails.pieces = ((1u64 << count) - 1) as Pieces;
        for piece in 0..count {
            let alike = if sailing >> piece & 1 == 1 { sailing } else { !sailing };
            for (end, corner) in rules.topology.ends[trails.edges[piece].index()].into_iter().enumerate() {
                let joined = if blocked.has(corner.index()) {
                    0
                } else if D::SEA && !side.buildings.has(corner.index()) {
                    at[corner.index()] & alike
                } else {
                    at[corner.index()]
                };
                trails.ways[piece][end] = joined & !(1 << piece);
            }
        }
        trails
    }

    /// The same network without a road or ship.
    pub(crate) fn without(self, edge: Edge) -> Trails {
        Trails { pieces: self.pieces & !(1 << self.number(edge)), ..self }
    }

    fn number(&self, edge: Edge) -> usize {
        self.edges.iter().position(|&it| it == edge).expect("the player has a piece there")
    }

    /// The end of a piece at which a trail leaves it that came from another.
    #[inline]
    fn far_end(&self, piece: usize, from: usize) -> usize {
        (self.ways[piece][0] >> from & 1) as usize
    }

    /// The length of the longest trail that goes on at the end of a piece, over pieces in `left`. `met` collects the pieces that
    /// were tried.
    fn longest_from(&self, mut piece: usize, mut end: usize, mut left: Pieces, met: &mut Pieces) -> u8 {
        let mut length = 0;
        loop {
            let mut ways = self.ways[piece][end] & left;
            *met |= ways;
            if ways == 0 {
                return length;
            }
            if !ways.is_power_of_two() {
                let mut longest = 0;
                while ways != 0 {
                    let next = ways.trailing_zeros() as usize;
                    ways &= ways - 1;
                    let on = self.longest_from(next, self.far_end(next, piece), left & !(1 << next), met);
                    longest = longest.max(1 + on);
                }
                return length + longest;
            }
            // Most pieces lead on in one way only.
            let next = ways.trailing_zeros() as usize;
            (piece, end) = (next, self.far_end(next, piece));
            left &= !ways;
            length += 1;
        }
    }

    /// The length of the longest trail that contains a road or ship.
    pub(crate) fn longest_through(&self, edge: Edge) -> u8 {
        self.longest_over(self.number(edge), self.pieces)
    }

    /// The longest trail over a piece, among these pieces.
    fn longest_over(&self, piece: usize, pieces: Pieces) -> u8 {
        let left = pieces & !(1 << piece);
        let mut met = [0; 2];
        let arms = [0, 1].map(|end| self.longest_from(piece, end, left, &mut met[end]));
        let most = arms[0] + arms[1];
        if met[0] & met[1] == 0 {
            return 1 + most;
        }
        // Both arms may need the same pieces: try every first arm with its best second arm.
        let most = most.min((met[0] | met[1]).count_ones() as u8);
        1 + self.longest_pair((piece, 0), (piece, 1), left, most)
    }

    /// The length of the longest two arms that share no piece. The caller knows that none are longer than `most`.
    fn longest_pair(&self, one: (usize, usize), other: (usize, usize), left: Pieces, most: u8) -> u8 {
        let mut longest = self.longest_from(other.0, other.1, left, &mut 0);
        let mut ways = self.ways[one.0][one.1] & left;
        while ways != 0 && longest < most {
            let next = ways.trailing_zeros() as usize;
            ways &= ways - 1;
            let on = (next, self.far_end(next, one.0));
            longest = longest.max(1 + self.longest_pair(on, other, left & !(1 << next), most - 1));
        }
        longest
    }

    /// The length of the longest trail of all. The caller knows that none is longer than `most`.
    pub(crate) fn longest(&self, most: u8) -> u8 {
        let (mut longest, mut left) = (0, self.pieces);
        // The remaining pieces cannot make a trail that is longer than their number.
        while longest < most && left.count_ones() > u32::from(longest) {
            let piece = left.trailing_zeros() as usize;
            match self.longest_in_tree(piece, left) {
                Some((length, tree)) => {
                    longest = longest.max(length);
                    left &= !tree;
                }
                None => {
                    longest = self.longest_over(piece, left).max(longest);
                    // All trails over this piece were seen.
                    left &= !(1 << piece);
                }
            }
        }
        longest
    }

    /// The length of the longest trail among all pieces that trails join to `piece`, and these pieces, unless some of them form a ring.
    ///
    /// Without a ring, the trail from any piece to the farthest end and from there to the farthest other end is a longest one.
    fn longest_in_tree(&self, piece: usize, left: Pieces) -> Option<(u8, Pieces)> {
        let mut tree = 1 << piece;
        let one = self.farthest(piece, 0, left, &mut tree)?;
        let other = self.farthest(piece, 1, left, &mut tree)?;
        let (_, last, end) = if one.0 > other.0 { one } else { other };
        // Back from the farthest end.
        let mut again = 1 << last;
        let (length, ..) = self.farthest(last, 1 - end, left, &mut again)?;
        Some((1 + length, tree))
    }

    /// The length of the longest way on at the end of a piece, with its last piece and the end of that. `tree` collects the
    /// pieces; nothing if one is met twice.
    fn farthest(&self, piece: usize, end: usize, left: Pieces, tree: &mut Pieces) -> Option<(u8, usize, usize)> {
        let mut best = (0, piece, end);
        let mut ways = self.ways[piece][end] & left;
        if ways & *tree != 0 {
            return None;
        }
        *tree |= ways;
        while ways != 0 {
            let next = ways.trailing_zeros() as usize;
            ways &= ways - 1;
            let (length, last, end) = self.farthest(next, self.far_end(next, piece), left, tree)?;
            if length >= best.0 {
                best = (1 + length, last, end);
            }
        }
        Some(best)
    }
}
