//! The production roll (island 6) and what a 7 begins (island 7).

use kernel::{Bits, Seats};

use crate::counts::{Hand, Kind, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::rules::Producer;
use crate::size::Size;
use crate::state::{BySeat, Frame};

/// How much of each resource is owed to each seat.
type Dues<D> = <D as Size>::PerSeat<Hand>;

impl<D: Size> Cx<'_, '_, D> {
    pub(crate) fn rolled(&mut self, dice: [u8; 2]) {
        let seat = self.s.active;
        self.s.dice = dice;
        self.log.note(|| Event::Rolled { seat, dice });
        // The roll is done; the main phase follows what it brings.
        self.s.agenda.replace(Frame::Main);
        match dice[0] + dice[1] {
            7 => self.seven(),
            sum => self.produce(sum),
        }
    }

    /// Pays every building beside a hex with this number.
    fn produce(&mut self, sum: u8) {
        let rules = self.rules;
        let mut dues = Dues::<D>::default();
        let mut owed = Hand::NONE;
        for &Producer { hex, corners, resource } in &rules.producers[sum as usize] {
            if hex == self.s.robber {
                continue;
            }
            if !self.s.built.meets(corners) {
                continue;
            }
            for seat in rules.everybody() {
                let buildings = self.s.side(seat).buildings & corners;
                if buildings.is_empty() {
                    continue;
                }
                let count = buildings.count() + (buildings & self.s.cities).count();
                let cards = Hand::of(resource, count as u8);
                *dues.of_mut(seat) += cards;
                owed += cards;
            }
        }
        if owed.is_empty() {
            return self.tell_produced(Seats::NONE);
        }
        if !self.s.bank.covers(owed) {
            self.ration(&mut dues, owed);
        }
        let mut paid = Seats::NONE;
        for seat in rules.everybody() {
            let cards = *dues.of(seat);
            if !cards.is_empty() {
                paid = paid.with(seat);
                self.take_from_bank(seat, cards);
                self.log.note(|| Event::Produced { seat, cards });
            }
        }
        self.tell_produced(paid);
    }

    /// Where the bank is short of a resource, a single player takes what is left, and of several nobody gets any.
    #[cold]
    fn ration(&mut self, dues: &mut Dues<D>, owed: Hand) {
        for resource in Resource::ALL {
            let stock = self.s.bank.get(resource);
            if owed.get(resource) <= stock {
                continue;
            }
            let alone = self.rules.everybody().filter(|&seat| dues.of(seat).has(resource)).count() == 1;
            for seat in self.rules.everybody() {
                let due = dues.of_mut(seat);
                let paid = if alone { due.get(resource).min(stock) } else { 0 };
                *due = due.without(resource) + Hand::of(resource, paid);
            }
            self.log.note(|| Event::BankShort { resource });
        }
    }

    /// Hands above the limit are halved, then the robber moves.
    fn seven(&mut self) {
        self.s.agenda.push(Frame::MoveRobber);
        let mut somebody_owes = false;
        for seat in self.rules.everybody() {
            let limit = self.rules.options().discard_limit;
            let side = self.s.side_mut(seat);
            if side.cards > limit {
                side.owed = side.cards / 2;
                somebody_owes = true;
            }
        }
        if somebody_owes {
            self.s.agenda.push(Frame::Discards);
        }
        self.tell_seven(());
    }
}
