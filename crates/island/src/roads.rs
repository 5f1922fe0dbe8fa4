//! Longest Road, at sea the Longest Trade Route, and Largest Army: lengths, and who holds the cards (island 8.1, 9).

use kernel::{Bits, Seat};

use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::{Corner, Edge};
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Holder, State};

/// Roads needed for the Longest Road.
const MIN_ROAD: u8 = 5;
/// Knights needed for the Largest Army.
const MIN_ARMY: u8 = 3;
/// Points for either card.
pub(crate) const CARD_POINTS: u8 = 2;

/// The roads and ships of one player, in which trails are searched.
///
/// A trail uses no road twice, but may visit an intersection twice. An opponent's building ends it (island 9.1). A road
/// and a ship join only at an own building (island 15.4).
#[derive(Clone, Copy)]
struct Trails<'a, D: Size> {
    rules: &'a Island<D>,
    roads: D::Edges,
    /// Those of them that are ships.
    ships: D::Edges,
    /// Intersections with an own building.
    own: D::Corners,
    /// Intersections with an opponent's building.
    blocked: D::Corners,
}

impl<'a, D: Size> Trails<'a, D> {
    fn of(rules: &'a Island<D>, s: &State<D>, seat: Seat) -> Trails<'a, D> {
        let side = s.side(seat);
        Trails {
            rules,
            roads: side.pieces(),
            ships: side.ships(),
            own: side.buildings,
            blocked: s.built.less(side.buildings),
        }
    }

    /// Whether a trail that came to `corner` over `from` may go on over `edge`.
    #[inline]
    fn leads_on(&self, from: Edge, corner: Corner, edge: Edge) -> bool {
        !D::SEA || self.ships.has(edge.index()) == self.ships.has(from.index()) || self.own.has(corner.index())
    }

    /// The length of the longest trail that arrives at `corner` over `from` and goes on over roads in `left`; `met`
    /// collects every road that was tried. `left` is the same afterwards.
    fn longest_from(&self, from: Edge, corner: Corner, left: &mut D::Edges, met: &mut D::Edges) -> u8 {
        let mut longest = 0;
        if self.blocked.has(corner.index()) {
            return longest;
        }
        for &(edge, beyond) in self.rules.topology.ways_from(corner) {
            if left.has(edge.index()) && self.leads_on(from, corner, edge) {
                met.add(edge.index());
                left.remove(edge.index());
                longest = longest.max(1 + self.longest_from(edge, beyond, left, met));
                left.add(edge.index());
            }
        }
        longest
    }

    /// The longest trail that contains `edge`.
    fn longest_through(&self, edge: Edge) -> u8 {
        let [one, other] = self.rules.topology.ends[edge.index()];
        let mut left = self.roads;
        left.remove(edge.index());
        let (mut met_one, mut met_other) = (D::Edges::default(), D::Edges::default());
        let from_one = self.longest_from(edge, one, &mut left, &mut met_one);
        let from_other = self.longest_from(edge, other, &mut left, &mut met_other);
        if met_one.meets(met_other) {
            // Both arms may need the same roads: try every first arm with its best second arm.
            1 + self.longest_pair((edge, one), (edge, other), &mut left)
        } else {
            1 + from_one + from_other
        }
    }

    /// The longest two arms from `one` and `other` that share no road. `left` is the same afterwards.
    fn longest_pair(&self, one: (Edge, Corner), other: (Edge, Corner), left: &mut D::Edges) -> u8 {
        let mut longest = self.longest_from(other.0, other.1, left, &mut D::Edges::default());
        let (from, corner) = one;
        if self.blocked.has(corner.index()) {
            return longest;
        }
        for &(edge, beyond) in self.rules.topology.ways_from(corner) {
            if left.has(edge.index()) && self.leads_on(from, corner, edge) {
                left.remove(edge.index());
                longest = longest.max(1 + self.longest_pair((edge, beyond), other, left));
                left.add(edge.index());
            }
        }
        longest
    }

    /// The longest trail of all. The caller knows that none is longer than `most`.
    fn longest(mut self, most: u8) -> u8 {
        let mut longest = 0;
        while let Some(edge) = self.roads.lowest() {
            // The remaining roads cannot make a longer trail.
            if longest >= most || self.roads.count() <= u32::from(longest) {
                break;
            }
            let edge = Edge(edge as u16);
            match self.longest_in_tree(edge) {
                Some((length, tree)) => {
                    longest = longest.max(length);
                    self.roads = self.roads.less(tree);
                }
                None => {
                    longest = self.longest_through(edge).max(longest);
                    // All trails through this road were seen.
                    self.roads.remove(edge.index());
                }
            }
        }
        longest
    }

    /// The longest trail among all roads that trails join to `edge`, and these roads, unless some of them form a ring.
    ///
    /// Without a ring, the trail from any road to the farthest end and from there to the farthest other end is a longest one.
    fn longest_in_tree(&self, edge: Edge) -> Option<(u8, D::Edges)> {
        let [one, other] = self.rules.topology.ends[edge.index()];
        let mut tree = D::Edges::of(edge.index());
        let near = self.farthest(edge, other, &mut tree)?;
        let far = self.farthest(edge, one, &mut tree)?;
        let (_, last, end) = if near.0 > far.0 { near } else { far };
        // Back from the farthest end.
        let mut again = D::Edges::of(last.index());
        let [one, other] = self.rules.topology.ends[last.index()];
        let (length, ..) = self.farthest(last, if end == one { other } else { one }, &mut again)?;
        Some((1 + length, tree))
    }

    /// The length of the longest way on for a trail that came to `corner` over `from`, with its last road and its end. `tree`
    /// collects the roads; nothing if one is met twice.
    fn farthest(&self, from: Edge, corner: Corner, tree: &mut D::Edges) -> Option<(u8, Edge, Corner)> {
        let mut best = (0, from, corner);
        if self.blocked.has(corner.index()) {
            return Some(best);
        }
        for &(edge, beyond) in self.rules.topology.ways_from(corner) {
            if edge == from || !self.roads.has(edge.index()) || !self.leads_on(from, corner, edge) {
                continue;
            }
            if tree.has(edge.index()) {
                return None;
            }
            tree.add(edge.index());
            let (length, last, end) = self.farthest(edge, beyond, tree)?;
            if length >= best.0 {
                best = (1 + length, last, end);
            }
        }
        Some(best)
    }
}

/// Who holds a special card after the values changed (island 9.2).
fn award(holder: Holder, minimum: u8, values: impl Iterator<Item = (Seat, u8)> + Clone) -> Holder {
    let max = values.clone().map(|(_, value)| value).max().unwrap_or(0);
    if max < minimum {
        return None;
    }
    let mut leaders = values.filter(|(_, value)| *value == max).map(|(seat, _)| seat);
    let first = leaders.next();
    match leaders.next() {
        None => first,
        Some(second) => {
            holder.filter(|&holder| Some(holder) == first || holder == second || leaders.any(|it| it == holder))
        }
    }
}

impl<D: Size> Island<D> {
    /// Whether a longest road of this seat contains this road or ship.
    pub(crate) fn is_on_a_longest_road(&self, s: &State<D>, seat: Seat, edge: Edge) -> bool {
        Trails::of(self, s, seat).longest_through(edge) == s.side(seat).road
    }

    /// The length of a seat's longest road, searched afresh.
    pub(crate) fn road_length(&self, s: &State<D>, seat: Seat) -> u8 {
        Trails::of(self, s, seat).longest(u8::MAX)
    }

    /// Who should hold the Longest Road by the lengths in `s`.
    pub(crate) fn road_award(&self, s: &State<D>) -> Holder {
        award(s.longest, MIN_ROAD, self.everybody().map(|seat| (seat, s.side(seat).road)))
    }

    /// Who should hold the Largest Army by the knights in `s`.
    pub(crate) fn army_award(&self, s: &State<D>) -> Holder {
        award(s.largest, MIN_ARMY, self.everybody().map(|seat| (seat, s.side(seat).knights)))
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// A road was added: only trails through it can be longer than before. Returns the length of the longest of these.
    pub(crate) fn lengthen_road(&mut self, seat: Seat, edge: Edge) -> u8 {
        let length = Trails::of(self.rules, self.s, seat).longest_through(edge);
        if length > self.s.side(seat).road {
            self.s.side_mut(seat).road = length;
            if length >= MIN_ROAD {
                self.award_road();
            }
        }
        length
    }

    /// Roads were cut, or a ship was moved away: trails may be shorter than before, never longer.
    pub(crate) fn shorten_road(&mut self, seat: Seat) {
        let length = Trails::of(self.rules, self.s, seat).longest(self.s.side(seat).road);
        self.note_road(seat, length);
    }

    /// Roads and ships were joined: every trail may be longer than before.
    pub(crate) fn measure_road(&mut self, seat: Seat) {
        let length = self.rules.road_length(self.s, seat);
        self.note_road(seat, length);
    }

    fn note_road(&mut self, seat: Seat, length: u8) {
        if length != self.s.side(seat).road {
            self.s.side_mut(seat).road = length;
            self.award_road();
        }
    }

    fn award_road(&mut self) {
        let holder = self.rules.road_award(self.s);
        if holder != self.s.longest {
            self.pass_card(self.s.longest, holder);
            self.s.longest = holder;
            self.log.note(|| Event::LongestRoad { holder });
        }
    }

    /// Counts armies after a knight was played.
    pub(crate) fn award_army(&mut self) {
        let holder = self.rules.army_award(self.s);
        if holder != self.s.largest {
            self.pass_card(self.s.largest, holder);
            self.s.largest = holder;
            self.log.note(|| Event::LargestArmy { holder });
        }
    }

    fn pass_card(&mut self, from: Holder, to: Holder) {
        if let Some(seat) = from {
            self.s.side_mut(seat).points -= CARD_POINTS;
        }
        if let Some(seat) = to {
            self.s.side_mut(seat).points += CARD_POINTS;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(holder: Option<u8>, values: [u8; 4]) -> Option<u8> {
        let values = values.into_iter().enumerate().map(|(seat, value)| (Seat(seat as u8), value));
        award(holder.map(Seat), 5, values).map(|seat| seat.0)
    }

    #[test]
    fn a_special_card_goes_to_the_sole_leader_and_a_holder_keeps_it_in_a_tie() {
        // island 9.2, steps 1 to 4
        assert_eq!(held(None, [4, 4, 0, 0]), None);
        assert_eq!(held(Some(0), [4, 3, 0, 0]), None);
        assert_eq!(held(Some(0), [5, 5, 0, 0]), Some(0));
        assert_eq!(held(Some(3), [5, 5, 0, 5]), Some(3));
        assert_eq!(held(Some(0), [5, 6, 0, 0]), Some(1));
        assert_eq!(held(Some(2), [5, 5, 4, 0]), None);
        assert_eq!(held(None, [6, 6, 0, 0]), None);
        assert_eq!(held(None, [5, 6, 6, 7]), Some(3));
    }
}
