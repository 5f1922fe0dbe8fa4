//! Discards, the robber's move and the theft (island 7).

use kernel::{Bits, Seat, Seats, Veiled};

use crate::action::Action;
use crate::counts::{Hand, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::Hex;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};

impl<D: Size> Island<D> {
    /// The seats that still owe cards to a 7.
    pub(crate) fn debtors(&self, s: &State<D>) -> Seats {
        self.everybody().filter(|&seat| s.side(seat).owed > 0).collect()
    }

    /// The cards that a seat may still lay aside.
    #[inline]
    pub(crate) fn discardable(&self, s: &State<D>, seat: Seat) -> Hand {
        s.hand(seat) - s.side(seat).aside
    }

    pub(crate) fn check_discard(&self, s: &State<D>, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Discard(_) if s.side(seat).owed == 0 => Err(Refusal::NothingOwed),
            Action::Discard(resource) if !self.discardable(s, seat).has(resource) => Err(Refusal::NotInHand),
            Action::Discard(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// The hexes to which the robber may be moved.
    #[inline]
    pub(crate) fn robber_targets(&self, s: &State<D>) -> D::Hexes {
        let land = if self.has_sea() { self.known_land(s) } else { self.land };
        let others = if D::SEA && s.robber == Hex::NOWHERE { land } else { land.less(D::Hexes::of(s.robber.index())) };
        if self.modules.is_empty() {
            return others;
        }
        let free = others.ones().filter(|&hex| !self.robber_shuns(s, Hex(hex as u8)));
        let free = free.fold(D::Hexes::default(), |set, hex| set | D::Hexes::of(hex));
        match (free.is_empty(), self.deserts.is_empty()) {
            (false, _) => free,
            (true, false) => self.deserts,
            (true, true) => others,
        }
    }

    pub(crate) fn check_robber(&self, s: &State<D>, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Robber(hex) if hex.index() >= self.terrain.len() => Err(Refusal::NoSuchPlace),
            Action::Robber(hex) if self.robber_targets(s).has(hex.index()) => Ok(()),
            Action::Robber(hex) if hex == s.robber => Err(Refusal::RobberMustMove),
            Action::Robber(hex) if self.has_sea() && !self.known_land(s).has(hex.index()) => Err(Refusal::NoLand),
            Action::Pirate(hex) => self.check_pirate(s, hex),
            Action::Robber(_) => Err(Refusal::RobberKeptOut),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Opponents beside the robber who have a card and are not spared.
    #[inline]
    pub(crate) fn victims(&self, s: &State<D>) -> Seats {
        if D::SEA && s.robber == Hex::NOWHERE {
            return Seats::NONE;
        }
        let corners = self.topology.corners_of[s.robber.index()];
        if !s.built.meets(corners) {
            return Seats::NONE;
        }
        self.others(s.active)
            .filter(|&seat| s.side(seat).cards > 0 && s.side(seat).buildings.meets(corners))
            .filter(|&seat| self.modules.is_empty() || !self.spares(s, seat))
            .collect()
    }

    /// Whether the mover may leave the victims beside the robber alone.
    pub(crate) fn may_waive(&self, s: &State<D>) -> bool {
        !self.modules.is_empty() && self.theft_may_be_waived(s, s.robber)
    }

    pub(crate) fn check_rob(&self, s: &State<D>, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Waive if self.may_waive(s) => Ok(()),
            Action::Waive => Err(Refusal::CannotWaive),
            Action::Rob(seat) if seat.0 >= self.options().seats => Err(Refusal::NoSuchSeat),
            Action::Rob(seat) if !self.victims(s).has(seat) => Err(Refusal::CannotRob),
            Action::Rob(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// A card is laid aside unseen. After the last one, all become public at once (island D9).
    pub(crate) fn discard(&mut self, seat: Seat, resource: Resource) {
        let side = self.s.side_mut(seat);
        side.owed -= 1;
        side.laid += 1;
        side.aside += Hand::one(resource);
        self.log.note(|| Event::LaidAside { seat, card: Veiled::shown_to(Seats::only(seat), resource) });
        if !self.rules.debtors(self.s).is_empty() {
            return;
        }
        self.log.reveal();
        for seat in self.rules.everybody() {
            let cards = self.s.side(seat).aside;
            if cards.is_empty() {
                continue;
            }
            let side = self.s.side_mut(seat);
            (side.aside, side.laid) = (Hand::NONE, 0);
            self.pay_to_bank(seat, cards);
            self.log.note(|| Event::Discarded { seat, cards });
        }
        self.s.agenda.pop();
    }

    pub(crate) fn move_robber(&mut self, hex: Hex) {
        let seat = self.s.active;
        if hex == self.s.robber {
            // island D26: a robber that has not moved robs nobody, and no scenario rewards it.
            self.s.agenda.pop();
            return self.log.note(|| Event::RobberStayed { seat, hex });
        }
        self.s.robber = hex;
        self.log.note(|| Event::RobberMoved { seat, hex });
        let choice = Frame::ChooseVictim;
        let victims = self.rules.victims(self.s);
        match victims.len() {
            0 => self.rob_nobody(),
            // A scenario may let the mover spare even a single victim.
            _ if self.rules.may_waive(self.s) => self.s.agenda.replace(choice),
            _ => self.rob_one_of(victims, choice),
        }
    }

    /// The robber or the pirate was moved: with a victim, stealing is mandatory (island D4).
    pub(crate) fn rob_one_of(&mut self, victims: Seats, choice: Frame) {
        match victims.len() {
            0 => _ = self.s.agenda.pop(),
            1 => self.s.agenda.replace(Frame::Steal(victims.lowest().expect("there is one"))),
            _ => self.s.agenda.replace(choice),
        }
    }

    /// The robber's move is over without a theft.
    fn rob_nobody(&mut self) {
        self.s.agenda.pop();
        self.tell_robbed_nobody(self.s.robber);
    }

    /// The mover leaves the victims alone.
    pub(crate) fn waive(&mut self) {
        let seat = self.s.active;
        self.log.note(|| Event::TheftWaived { seat });
        self.rob_nobody();
    }

    pub(crate) fn rob(&mut self, victim: Seat) {
        let seat = self.s.active;
        self.s.agenda.replace(Frame::Steal(victim));
        self.log.note(|| Event::VictimChosen { seat, victim });
    }

    pub(crate) fn stolen(&mut self, victim: Seat, resource: Resource) {
        self.s.agenda.pop();
        self.steal(self.s.active, victim, resource);
    }
}
