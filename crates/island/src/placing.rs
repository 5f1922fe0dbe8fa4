//! Set-up: two settlements and two roads each (island 3), or ships at the coast (island 15.2).

use kernel::{Bits, Seat};

use crate::action::Action;
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::{Corner, Edge};
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};
use crate::view::PlacingView;

impl<D: Size> Island<D> {
    /// Who places the settlement with this number, counted from 0: round 1 clockwise, round 2 back.
    pub(crate) fn places(&self, number: u16) -> Seat {
        let seats = u16::from(self.options().seats);
        let steps = if number < seats { number } else { 2 * seats - 1 - number };
        self.left_of(self.setup.first, steps as u8)
    }

    /// The order of the set-up, while it lasts.
    pub(crate) fn placing(&self, s: &State<D>) -> Option<PlacingView> {
        let order = (0..2 * u16::from(self.options().seats)).map(|number| self.places(number).0);
        s.is_set_up().then(|| PlacingView { order: order.collect(), now: s.turn as u8 })
    }

    /// Whether an action may be done while a settlement is placed.
    pub(crate) fn check_settle(&self, s: &State<D>, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Settlement(corner) if corner.index() >= self.topology.corners.len() => Err(Refusal::NoSuchPlace),
            Action::Settlement(corner) if !self.sea.start.has(corner.index()) => Err(Refusal::NoStartThere),
            Action::Settlement(corner) => self.check_open(s, corner),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Where the first settlements may stand.
    #[inline]
    pub(crate) fn starts(&self, s: &State<D>) -> D::Corners {
        if self.has_sea() { s.open & self.sea.start } else { s.open }
    }

    /// The paths for the road that goes with a settlement just placed.
    #[inline]
    pub(crate) fn paths_from(&self, s: &State<D>, corner: Corner) -> D::Edges {
        let free = self.topology.paths_at[corner.index()].less(s.taken);
        if self.has_sea() { free & self.road_paths(s) } else { free }
    }

    /// Whether an action may be done while that road is placed.
    pub(crate) fn check_settle_road(&self, s: &State<D>, corner: Corner, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Road(edge) if edge.index() >= self.topology.edges.len() => Err(Refusal::NoSuchPlace),
            Action::Road(edge) if s.taken.has(edge.index()) => Err(Refusal::Taken),
            Action::Road(edge) if self.has_sea() && !self.road_paths(s).has(edge.index()) => Err(Refusal::NoLand),
            Action::Road(edge) if !self.paths_from(s, corner).has(edge.index()) => Err(Refusal::NotAtTheNewSettlement),
            Action::Road(_) => Ok(()),
            Action::Ship(edge) => {
                self.check_ship_path(s, edge)?;
                let is_there = self.ship_paths_from(s, corner).has(edge.index());
                if is_there { Ok(()) } else { Err(Refusal::NotAtTheNewSettlement) }
            }
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
            // No map has gold or fog in a starting area.
            let cards = self.rules.harvest_at(corner);
            self.take_from_bank(seat, cards);
            self.log.note(|| Event::Produced { seat, cards });
        }
        self.s.agenda.replace(Frame::SettleRoad(corner));
    }

    pub(crate) fn settle_road(&mut self, edge: Edge) {
        self.s.agenda.replace(Frame::Placed);
        let seat = self.s.active;
        self.put_road(seat, edge);
        self.tell_road_built((seat, edge));
        self.go_on();
    }

    pub(crate) fn settle_ship(&mut self, edge: Edge) {
        self.s.agenda.replace(Frame::Placed);
        let seat = self.s.active;
        self.put_ship(seat, edge);
        self.tell_road_built((seat, edge));
        self.go_on();
    }

    /// A piece is placed and its finds are done: continues with the set-up, or with the next free road if there is
    /// room.
    pub(crate) fn go_on(&mut self) {
        match self.s.agenda.top() {
            Frame::Placed => self.next_places(),
            Frame::FreeRoads(_) if !self.rules.has_room_for_a_road(self.s, self.s.active) => _ = self.s.agenda.pop(),
            _ => {}
        }
    }

    fn next_places(&mut self) {
        if self.s.turn >= u16::from(self.rules.options().seats) {
            self.tell_seated(self.s.active);
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
