//! Set-up: two settlements and two roads each (island 3).

use kernel::{Bits, Seat};

use crate::action::Action;
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::{Corner, Edge};
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};

impl<D: Size> Island<D> {
    /// Who places the settlement with this number, counted from 0: round 1 clockwise, round 2 back.
    pub(crate) fn places(&self, number: u16) -> Seat {
        let seats = u16::from(self.options().seats);
        let steps = if number < seats { number } else { 2 * seats - 1 - number };
        self.left_of(self.setup.first, steps as u8)
    }

    /// Whether an action may be done while a settlement is placed.
    pub(crate) fn check_settle(&self, s: &State<D>, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Settlement(corner) if corner.index() >= self.topology.corners.len() => Err(Refusal::NoSuchPlace),
            Action::Settlement(corner) if !s.open.has(corner.index()) => Err(Refusal::TooClose),
            Action::Settlement(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// The paths for the road that goes with a settlement just placed.
    #[inline]
    pub(crate) fn paths_from(&self, s: &State<D>, corner: Corner) -> D::Edges {
        self.topology.paths_at[corner.index()].less(s.taken)
    }

    /// Whether an action may be done while that road is placed.
    pub(crate) fn check_settle_road(&self, s: &State<D>, corner: Corner, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Road(edge) if edge.index() >= self.topology.edges.len() => Err(Refusal::NoSuchPlace),
            Action::Road(edge) if s.taken.has(edge.index()) => Err(Refusal::Taken),
            Action::Road(edge) if !self.paths_from(s, corner).has(edge.index()) => Err(Refusal::NotAtTheNewSettlement),
            Action::Road(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    pub(crate) fn settle(&mut self, corner: Corner) {
        let seat = self.s.active;
        self.put_settlement(seat, corner);
        self.tell_settled((seat, corner));
        if self.s.turn >= u16::from(self.rules.options().seats) {
            let cards = self.rules.harvest_at(corner);
            self.take_from_bank(seat, cards);
            self.log.note(|| Event::Produced { seat, cards });
        }
        self.s.agenda.replace(Frame::SettleRoad(corner));
    }

    pub(crate) fn settle_road(&mut self, edge: Edge) {
        let seat = self.s.active;
        self.put_road(seat, edge);
        self.tell_road_built((seat, edge));
        if self.s.turn >= u16::from(self.rules.options().seats) {
            self.tell_seated(seat);
        }
        self.s.turn += 1;
        if self.s.turn < 2 * u16::from(self.rules.options().seats) {
            self.s.active = self.rules.places(self.s.turn);
            self.s.agenda.replace(Frame::Settle);
        } else {
            self.s.turn = 0;
            self.s.agenda.pop();
            self.begin_turn(self.rules.setup.first);
        }
    }
}
