//! Hands and stacks: drawing, replenishing, exchanging, searching (rivals 9).

use kernel::{Seat, Seats, Veiled};

use crate::cx::Cx;
use crate::event::Event;
use crate::piles::{Face, Row};
use crate::rules::Duel;
use crate::state::{Frame, Phase, State, foe};

impl Duel {
    /// The stacks of a seat that hold a card.
    #[inline]
    pub(crate) fn full_stacks(&self, s: &State, seat: Seat) -> u8 {
        let full = (0..self.stacks()).filter(|&it| s.piles.len(Row::stack(it)) > 0);
        full.fold(0, |set, it| set | 1 << it) & self.stacks_of(seat)
    }

    /// The stacks that a seat could pay for and look through in an exchange.
    pub(crate) fn searchable(&self, s: &State, seat: Seat) -> u8 {
        let side = s.side(seat);
        if side.total() >= side.tally.search_price.into() { self.full_stacks(s, seat) } else { 0 }
    }
}

impl Cx<'_, '_> {
    /// A player draws the top card of a stack.
    pub(crate) fn draw_card(&mut self, seat: Seat, stack: u8) {
        let row = Row::stack(stack);
        if self.s.piles.len(row) == 0 {
            return;
        }
        self.s.piles.show(seat, row, 0);
        let face = self.s.piles.transfer(row, 0, Row::hand(seat));
        self.log.reveal();
        self.log.note(|| Event::Drew { seat, stack, card: Veiled::shown_to(Seats::only(seat), face) });
    }

    /// A player puts a card of the hand under a stack; the other sees its back.
    pub(crate) fn put_under(&mut self, seat: Seat, from: Row, face: Face, stack: u8) {
        let slot = self.s.piles.take_unseen(self.duel, from, face, foe(seat));
        self.s.piles.push(Row::stack(stack), slot);
        self.log.note(|| Event::PutUnder { seat, stack, card: Veiled::shown_to(Seats::only(seat), face) });
    }

    /// A player takes a card out of a row that he has looked through; the other does not see which.
    pub(crate) fn take_searched(&mut self, seat: Seat, row: Row, at: u8) {
        let slot = self.s.piles.take_searched(row, at.into(), foe(seat));
        self.s.piles.push(Row::hand(seat), slot);
        self.log.note(|| Event::Took { seat, row, card: Veiled::shown_to(Seats::only(seat), slot.face) });
    }

    /// A player takes a card out of a row that lies open, for all to see.
    pub fn take_open(&mut self, seat: Seat, row: Row, at: u8) {
        let slot = self.s.piles.remove(row, at.into());
        self.s.piles.push(Row::hand(seat), slot);
        self.log.note(|| Event::Took { seat, row, card: Veiled::shown_to(Seats::first(2), slot.face) });
    }

    /// A player who has looked through the region stack takes a region out of it, for all to see.
    pub fn take_region(&mut self, seat: Seat, at: u8) -> Face {
        let slot = self.s.piles.take_searched(Row::REGIONS, at.into(), foe(seat));
        self.log.note(|| Event::RegionDrawn { seat, card: slot.face });
        self.log.reveal();
        slot.face
    }

    /// A player who has seen the other's hand takes a card out of it.
    pub fn take_from_foe_hand(&mut self, seat: Seat, at: u8) {
        let row = Row::hand(foe(seat));
        let slot = self.s.piles.remove(row, at.into());
        self.s.piles.push(Row::hand(seat), slot);
        self.log.note(|| Event::Took { seat, row, card: Veiled::shown_to(Seats::first(2), slot.face) });
    }

    /// A player discards a card of his own hand, for all to see.
    pub fn discard_from_hand(&mut self, seat: Seat, at: u8) {
        let face = self.s.hand(seat)[usize::from(at)];
        self.take_from_hand(seat, face);
        self.discard(seat, face);
    }

    /// A player who has seen the other's hand lays a card of it aside.
    pub fn set_aside(&mut self, seat: Seat, at: u8) {
        let row = Row::hand(foe(seat));
        let slot = self.s.piles.remove(row, at.into());
        self.s.piles.push(Row::ASIDE, slot);
        self.log.note(|| Event::Took { seat, row, card: Veiled::shown_to(Seats::first(2), slot.face) });
    }

    /// A player puts what lies aside under stacks of its owner, the other player: he chooses which, unseen by him.
    pub fn put_aside_under(&mut self, seat: Seat) {
        if self.s.piles.len(Row::ASIDE) > 0 {
            self.push(Frame::PutAside(seat));
        }
    }

    /// One of the cards that lie aside went under a stack.
    pub(crate) fn aside_put(&mut self, seat: Seat, face: Face, stack: u8) {
        self.put_under(seat, Row::ASIDE, face, stack);
        if self.s.piles.len(Row::ASIDE) == 0 {
            self.s.agenda.pop();
        }
    }

    pub(crate) fn look_through(&mut self, seat: Seat, stack: u8) {
        let row = Row::stack(stack);
        if self.s.piles.len(row) > 0 {
            self.look(seat, row);
            self.push(Frame::TakeFrom(seat, row));
        }
    }

    pub(crate) fn work_take_from(&mut self, seat: Seat, row: Row) -> bool {
        if self.s.piles.len(row) > 1 {
            return false;
        }
        self.s.agenda.pop();
        self.take_searched(seat, row, 0);
        true
    }

    pub(crate) fn work_replenish(&mut self) -> bool {
        let seat = self.s.active;
        let (hand, limit) = (self.s.hand(seat).len(), self.s.hand_limit(self.duel, seat));
        if hand < limit {
            let stacks = self.duel.full_stacks(self.s, seat);
            match stacks.count_ones() {
                0 => self.s.agenda.replace(Frame::Turn(Phase::Exchange)),
                1 => self.draw_card(seat, stacks.trailing_zeros() as u8),
                _ => return false,
            }
            return true;
        }
        if hand > limit {
            return false;
        }
        self.s.agenda.replace(Frame::Turn(Phase::Exchange));
        true
    }

    pub(crate) fn work_exchange(&mut self) -> bool {
        if !self.s.hand(self.s.active).is_empty() {
            return false;
        }
        self.s.agenda.replace(Frame::Turn(Phase::End));
        true
    }
}
