//! Checks that hold for every position: no card is lost, and tallies equal a recount.

use kernel::Seat;

use crate::card::{Back, Place};
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row, Slot};
use crate::position::side::Lying;
use crate::position::site::INNER_SITES;
use crate::position::state::State;

/// Something that is wrong with a position.
pub struct PositionFault {
    /// The part of a written position where it is.
    pub at: String,
    /// What is wrong there.
    pub why: String,
}

impl Duel {
    /// The first fault of a position: a card that is missing or present too often, a tally that differs from a recount,
    /// or a hand card that its owner does not know. `None` if it is sound.
    pub fn fault(&self, s: &State) -> Option<PositionFault> {
        let mut count = vec![0u8; self.copies.len()];
        let mut see = |face: Face| count[face.index()] += u8::from(face != Face(0));
        s.piles.all().for_each(|(_, slot)| see(slot.face));
        s.sides.iter().flat_map(|side| side.faces()).for_each(see);
        if let Some(face) = self.faces().find(|face| count[face.index()] != self.copies[face.index()]) {
            let (there, wanted) = (count[face.index()], self.copies[face.index()]);
            let why = format!("there are {there} {}, not {wanted}", self.name(face));
            return Some(PositionFault { at: self.home_of(face).into(), why });
        }
        self.fault_besides_copies(s)
    }

    /// The part of a written position in which a card that lies nowhere else is expected.
    pub(crate) fn home_of(&self, face: Face) -> &'static str {
        match self.back(face) {
            _ if self.card(face).def().place == Place::Beside => "sides",
            Back::Event => "events",
            Back::Region => "regions",
            Back::Sea(_) => "sides",
            Back::Of(_) | Back::Deck(_) => "stacks",
        }
    }

    /// The same without counting the copies of each card.
    pub(crate) fn fault_besides_copies(&self, s: &State) -> Option<PositionFault> {
        let fault = |at: String, why: &str| Some(PositionFault { at, why: why.into() });
        let mut again = *s;
        again.recount(self);
        if again != *s {
            return fault("sides".into(), "a tally is not what lies there");
        }
        for seat in [Seat(0), Seat(1)] {
            let hand = Row::hand(seat);
            if (0..s.piles.len(hand)).any(|at| !s.piles.knows(seat, hand, at)) {
                return fault(format!("sides[{seat}].hand"), &format!("seat {seat} does not know the own hand"));
            }
            let side = s.side(seat);
            let land = format!("sides[{seat}].principality");
            let shows_too_much = |it: &Lying| it.face != Face(0) && it.dial > self.card(it.face).def().dial;
            if side.foreign & !side.tally.taken != 0 || side.lying.iter().any(shows_too_much) {
                return fault(land, "a foreign card lies nowhere, or a card shows more than it can");
            }
            if side.crowns(self).any(|(place, _)| side.cities >> place & 1 == 0) {
                return fault(land, "a card lies on a city that is none");
            }
            let taken = side.tally.taken;
            let outer = taken & INNER_SITES << 1;
            if outer >> 1 & !taken != 0 {
                return fault(land, "an outer site is taken, and the inner one beside it is free");
            }
        }
        let is_open = |row: &Row| matches!(*row, Row::OPEN | Row::FACE_UP) || self.discards().any(|pile| pile == *row);
        let unseen = |row: &Row| s.piles.slots(*row).any(|slot| slot.groups != Slot::SEEN);
        if let Some(row) = Row::all().filter(is_open).find(unseen) {
            let at = match row {
                Row::OPEN => "open",
                Row::FACE_UP => "face_up",
                _ => "discard",
            };
            return fault(at.into(), "a card that lies open is not known to all");
        }
        let events = s.piles.faces(Row::OPEN).iter().filter(|&&it| self.back(it) == Back::Event).count();
        let (here, out) = (s.piles.len(Row::EVENTS) + events, s.piles.len(Row::OUT));
        if here + out != self.setup.events.len() + self.setup.out.len() || out < self.setup.out.len() {
            let why = format!("the event stack has {} cards in this game", self.setup.events.len());
            return fault("events".into(), &why);
        }
        if let Some(fault) = self.sea_fault(s) {
            return Some(fault);
        }
        let why = "what a seat knows of cards: a group of one, or of two backs";
        if s.piles.groups_are_sound(self) { None } else { fault("stacks".into(), why) }
    }

    /// Panics if something is wrong with a position.
    #[cfg(any(test, feature = "testkit"))]
    pub fn assert_sound(&self, s: &State) {
        if let Some(fault) = self.fault(s) {
            panic!("{}: {}: {s:?}", fault.at, fault.why);
        }
    }
}
