//! Gold fields: cards of free choice (island 15.6).

use kernel::{Bits, Seat, Seats};

use crate::action::Action;
use crate::board::Terrain;
use crate::counts::{Hand, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::fog::Find;
use crate::geometry::Hex;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::{AtSea, Size};
use crate::state::{Frame, State};

impl<D: Size> Island<D> {
    /// Who chooses a card for gold now: in turn order from the active player (island D15).
    #[inline]
    pub(crate) fn digger(&self, s: &State<D>) -> Seat {
        let in_turn = (0..self.options().seats).map(|steps| self.left_of(s.active, steps));
        in_turn.into_iter().find(|&seat| s.side(seat).gold() > 0).expect("somebody dug gold")
    }

    pub(crate) fn check_gold(&self, s: &State<D>, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Gold(resource) if !s.bank.has(resource) => Err(Refusal::BankLacks),
            Action::Gold(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    pub(crate) fn owe_gold(&mut self, seat: Seat, cards: u8) {
        if let Some(fleet) = self.s.side_mut(seat).fleet.get_mut() {
            fleet.gold += cards;
        }
    }

    /// Asks the players who are owed cards for gold, as long as the bank has cards.
    pub(crate) fn ask_for_gold(&mut self) {
        let is_owed = |seat| self.s.side(seat).gold() > 0;
        if !self.rules.everybody().any(is_owed) {
            return;
        }
        if self.s.bank.is_empty() {
            self.forget_gold();
        } else {
            self.s.agenda.push(Frame::Gold);
        }
    }

    /// Cancels all cards that are still owed for gold.
    fn forget_gold(&mut self) {
        for seat in self.rules.everybody() {
            if let Some(fleet) = self.s.side_mut(seat).fleet.get_mut() {
                fleet.gold = 0;
            }
        }
    }

    /// Counts the cards that gold fields with this number owe, except where the robber stands. Returns who is owed.
    pub(crate) fn dig(&mut self, sum: u8) -> Seats {
        let rules = self.rules;
        if !rules.has_sea() {
            return Seats::NONE;
        }
        for &(hex, corners) in &rules.sea.gold[sum as usize] {
            self.dig_at(hex, corners);
        }
        if let Some(found) = self.s.waters.get().map(|waters| waters.found) {
            for (&hex, find) in rules.sea.fog.iter().zip(found) {
                if find == Find::of(Terrain::Gold, sum) {
                    self.dig_at(hex, rules.topology.corners_of[hex.index()]);
                }
            }
        }
        rules.everybody().filter(|&seat| self.s.side(seat).gold() > 0).collect()
    }

    fn dig_at(&mut self, hex: Hex, corners: D::Corners) {
        if hex == self.s.robber || !self.s.built.meets(corners) {
            return;
        }
        for seat in self.rules.everybody() {
            let buildings = self.s.side(seat).buildings & corners;
            self.owe_gold(seat, (buildings.count() + (buildings & self.s.cities).count()) as u8);
        }
    }

    pub(crate) fn take_gold(&mut self, seat: Seat, resource: Resource) {
        self.take_from_bank(seat, Hand::one(resource));
        if let Some(fleet) = self.s.side_mut(seat).fleet.get_mut() {
            fleet.gold -= 1;
        }
        self.log.note(|| Event::GoldTaken { seat, resource });
        self.s.agenda.pop();
        self.ask_for_gold();
        if self.s.agenda.top() != Frame::Gold {
            self.tell_gold_chosen(());
        }
        self.go_on();
    }
}
