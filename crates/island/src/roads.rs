//! Longest Road, at sea the Longest Trade Route, and Largest Army: lengths, and who holds the cards (island 8.1, 9).

use kernel::Seat;

use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::Edge;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Holder, State};
use crate::trails::Trails;

/// Roads needed for the Longest Road.
const MIN_ROAD: u8 = 5;
/// Knights needed for the Largest Army.
const MIN_ARMY: u8 = 3;
/// Points for either card.
pub(crate) const CARD_POINTS: u8 = 2;

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
    /// A road was added: only trails through it can be longer than before.
    pub(crate) fn lengthen_road(&mut self, seat: Seat, edge: Edge) {
        self.note_length(seat, Trails::of(self.rules, self.s, seat).longest_through(edge));
    }

    /// A trail of this length was found.
    fn note_length(&mut self, seat: Seat, length: u8) {
        if length > self.s.side(seat).road {
            self.s.side_mut(seat).road = length;
            if length >= MIN_ROAD {
                self.award_road();
            }
        }
    }

    /// A ship was moved: only trails over its old and over its new place can have changed. `trails` is the network with a ship at
    /// both. The Longest Trade Route is awarded once, with the ship at its new place.
    pub(crate) fn reroute(&mut self, seat: Seat, trails: &Trails, from: Edge, to: Edge) {
        let now = trails.without(from);
        let (before, through) = (self.s.side(seat).road, now.longest_through(to));
        if through < before && trails.without(to).longest_through(from) == before {
            self.note_road(seat, now.longest(before));
        } else {
            self.note_length(seat, through);
        }
    }

    /// Roads were cut: trails may be shorter than before, never longer.
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
