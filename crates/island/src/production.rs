//! The production roll (island 6) and what a 7 begins (island 7).

use kernel::{Bits, Seats};

use crate::counts::{Countable, Hand, Resource};
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
        for producer in &rules.producers[sum as usize] {
            self.owe(producer, &mut dues, &mut owed);
        }
        if D::SEA {
            for producer in rules.found_producers(self.s, sum) {
                self.owe(&producer, &mut dues, &mut owed);
            }
        }
        let paid = if owed.is_empty() { Seats::NONE } else { self.pay_out(dues, owed) };
        let digging = if D::SEA { self.dig(sum) } else { Seats::NONE };
        // Gold is chosen after everything else is paid (island 15.6, D15), and before the questions of modules.
        self.tell_produced(Seats(paid.0 | digging.0));
        if D::SEA {
            self.ask_for_gold();
        }
    }

    /// Adds what a hex owes, unless the robber stands there.
    #[inline(always)]
    fn owe(&self, producer: &Producer<D>, dues: &mut Dues<D>, owed: &mut Hand) {
        let &Producer { hex, corners, resource } = producer;
        if hex == self.s.robber || !self.s.built.meets(corners) {
            return;
        }
        for seat in self.rules.everybody() {
            let buildings = self.s.side(seat).buildings & corners;
            if buildings.is_empty() {
                continue;
            }
            let count = buildings.count() + (buildings & self.s.cities).count();
            let cards = Hand::of(resource, count as u8);
            *dues.of_mut(seat) += cards;
            *owed += cards;
        }
    }

    /// Pays all that is owed, as far as the bank has cards.
    #[inline(always)]
    fn pay_out(&mut self, mut dues: Dues<D>, owed: Hand) -> Seats {
        if !self.s.bank.covers(owed) {
            self.ration(&mut dues, owed);
        }
        let mut paid = Seats::NONE;
        for seat in self.rules.everybody() {
            let cards = *dues.of(seat);
            if !cards.is_empty() {
                paid = paid.with(seat);
                self.take_from_bank(seat, cards);
                self.log.note(|| Event::Produced { seat, cards });
            }
        }
        paid
    }

    /// Handles a bank that is short of a resource: a single player takes what is left; several players get nothing.
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
