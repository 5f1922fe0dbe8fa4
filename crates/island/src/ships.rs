//! Ships: where they lie, how they are built, and how they move (island 15.2, 15.3).

use kernel::{Bits, Seat};

use crate::build::afford;
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::{Corner, Edge};
use crate::refusal::Refusal;
use crate::rules::{Island, price};
use crate::size::{AtSea, Size};
use crate::state::State;

impl<D: Size> Island<D> {
    /// Paths that touch own buildings, or own ships with no opponent's building between.
    fn ship_touch(&self, s: &State<D>, seat: Seat, ships: D::Edges) -> D::Edges {
        let side = s.side(seat);
        let foreign = s.built.less(side.buildings);
        let mut corners = side.buildings;
        for ship in ships.ones() {
            for end in self.topology.ends[ship] {
                corners |= D::Corners::of(end.index());
            }
        }
        corners.less(foreign).ones().fold(D::Edges::default(), |set, corner| set | self.topology.paths_at[corner])
    }

    fn spots_beside(&self, s: &State<D>, seat: Seat, ships: D::Edges) -> D::Edges {
        (self.ship_touch(s, seat, ships) & self.ship_paths(s)).less(s.taken).less(self.blockade(s))
    }

    /// Free paths where a seat may put a ship, paid or free.
    #[inline]
    pub fn ship_spots(&self, s: &State<D>, seat: Seat) -> D::Edges {
        if !self.has_sea() {
            return D::Edges::default();
        }
        self.spots_beside(s, seat, s.side(seat).ships())
    }

    /// Paths for the ship that goes with a settlement just placed.
    #[inline]
    pub(crate) fn ship_paths_from(&self, s: &State<D>, corner: Corner) -> D::Edges {
        if !self.has_sea() {
            return D::Edges::default();
        }
        (self.topology.paths_at[corner.index()] & self.ship_paths(s)).less(s.taken).less(self.blockade(s))
    }

    /// Whether a ship is at an open end of a route: one of its ends touches no other piece of its owner.
    ///
    /// A ship on a route between two own buildings is never at such an end, so closed routes stay.
    fn is_at_an_open_end(&self, s: &State<D>, seat: Seat, ship: Edge) -> bool {
        let side = s.side(seat);
        let others = side.ships().less(D::Edges::of(ship.index()));
        let is_open =
            |end: &Corner| !side.buildings.has(end.index()) && !others.meets(self.topology.paths_at[end.index()]);
        self.topology.ends[ship.index()].iter().any(is_open)
    }

    /// Ships that the active player may move now to some path.
    pub(crate) fn movable_ships(&self, s: &State<D>) -> D::Edges {
        let Some(waters) = s.waters.get().filter(|waters| !waters.moved && !s.reduced) else {
            return D::Edges::default();
        };
        let ships = s.side(s.active).ships().less(waters.fresh).less(self.blockade(s));
        let open = ships.ones().filter(|&ship| self.is_at_an_open_end(s, s.active, Edge(ship as u16)));
        open.fold(D::Edges::default(), |set, ship| set | D::Edges::of(ship))
    }

    /// Where the active player may move a ship: the places for a new ship if this one were not on the board.
    pub(crate) fn ship_targets(&self, s: &State<D>, ship: Edge) -> D::Edges {
        let ship = D::Edges::of(ship.index());
        self.spots_beside(s, s.active, s.side(s.active).ships().less(ship))
    }

    pub(crate) fn check_ship_spot(&self, s: &State<D>, seat: Seat, edge: Edge) -> Result<(), Refusal> {
        self.check_ship_path(s, edge)?;
        if !self.ship_spots(s, seat).has(edge.index()) {
            Err(Refusal::NoShipThere)
        } else if s.side(seat).ships_left() == 0 {
            Err(Refusal::NoPieceLeft)
        } else {
            Ok(())
        }
    }

    /// Whether a ship of anybody could lie on a path.
    pub(crate) fn check_ship_path(&self, s: &State<D>, edge: Edge) -> Result<(), Refusal> {
        if edge.index() >= self.topology.edges.len() {
            Err(Refusal::NoSuchPlace)
        } else if s.taken.has(edge.index()) {
            Err(Refusal::Taken)
        } else if !self.ship_paths(s).has(edge.index()) {
            Err(Refusal::NoSea)
        } else if self.blockade(s).has(edge.index()) {
            Err(Refusal::PirateBlocks)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_build_ship(&self, s: &State<D>, seat: Seat, edge: Edge) -> Result<(), Refusal> {
        self.check_ship_spot(s, seat, edge)?;
        afford(s, seat, price::SHIP)
    }

    /// Whether the active player may make this move of a ship.
    pub(crate) fn check_sail(&self, s: &State<D>, from: Edge, to: Edge) -> Result<(), Refusal> {
        let edges = self.topology.edges.len();
        if from.index() >= edges || to.index() >= edges {
            return Err(Refusal::NoSuchPlace);
        }
        let Some(waters) = s.waters.get().filter(|_| s.side(s.active).ships().has(from.index())) else {
            return Err(Refusal::NoShipOfYours);
        };
        if s.reduced {
            Err(Refusal::NotNow)
        } else if waters.moved {
            Err(Refusal::ShipAlreadyMoved)
        } else if waters.fresh.has(from.index()) {
            Err(Refusal::ShipBuiltThisTurn)
        } else if self.blockade(s).has(from.index()) {
            Err(Refusal::PirateBlocks)
        } else if !self.is_at_an_open_end(s, s.active, from) {
            Err(Refusal::RouteIsClosed)
        } else {
            self.check_ship_path(s, to)?;
            if self.ship_targets(s, from).has(to.index()) { Ok(()) } else { Err(Refusal::NoShipThere) }
        }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    pub(crate) fn build_ship(&mut self, seat: Seat, edge: Edge) {
        self.pay_to_bank(seat, price::SHIP);
        self.put_ship(seat, edge);
        self.tell_road_built((seat, edge));
    }

    /// Puts a ship on a free path; the price is paid elsewhere.
    pub(crate) fn put_ship(&mut self, seat: Seat, edge: Edge) {
        let built_in_own_turn = self.s.is_own_turn();
        if let Some(fleet) = self.s.side_mut(seat).fleet.get_mut() {
            fleet.ships_left -= 1;
        }
        if let Some(waters) = self.s.waters.get_mut().filter(|_| built_in_own_turn) {
            waters.fresh |= D::Edges::of(edge.index());
        }
        self.log.note(|| Event::ShipBuilt { seat, edge });
        self.lay_ship(seat, edge);
    }

    pub(crate) fn sail(&mut self, from: Edge, to: Edge) {
        let seat = self.s.active;
        let mattered = self.rules.is_on_a_longest_road(self.s, seat, from);
        let before = self.s.side(seat).road;
        self.lift_ship(seat, from);
        if let Some(waters) = self.s.waters.get_mut() {
            waters.moved = true;
        }
        self.log.note(|| Event::ShipMoved { seat, from, to });
        // The Longest Trade Route is awarded once, with the ship at its new place.
        self.lay_ship(seat, to);
        if mattered && self.s.side(seat).road == before {
            self.shorten_road(seat);
        }
        self.tell_ship_moved((seat, to));
    }

    fn lay_ship(&mut self, seat: Seat, edge: Edge) {
        self.s.taken |= D::Edges::of(edge.index());
        let side = self.s.side_mut(seat);
        if let Some(fleet) = side.fleet.get_mut() {
            fleet.ships |= D::Edges::of(edge.index());
        }
        for end in self.rules.topology.ends[edge.index()] {
            side.reached |= D::Corners::of(end.index());
        }
        self.lengthen_road(seat, edge);
        self.explore(edge);
    }

    fn lift_ship(&mut self, seat: Seat, edge: Edge) {
        let rules = self.rules;
        let ship = D::Edges::of(edge.index());
        self.s.taken = self.s.taken.less(ship);
        let side = self.s.side_mut(seat);
        if let Some(fleet) = side.fleet.get_mut() {
            fleet.ships = fleet.ships.less(ship);
        }
        let network = side.roads | side.ships();
        for end in rules.topology.ends[edge.index()] {
            if !side.buildings.has(end.index()) && !network.meets(rules.topology.paths_at[end.index()]) {
                side.reached = side.reached.less(D::Corners::of(end.index()));
            }
        }
    }

    /// An own building joins the roads and ships that meet there (island 15.4).
    #[inline]
    pub(crate) fn join_route(&mut self, seat: Seat, corner: Corner) {
        let paths = self.rules.topology.paths_at[corner.index()];
        let side = self.s.side(seat);
        if D::SEA && side.ships().meets(paths) && side.roads.meets(paths) {
            self.measure_road(seat);
        }
    }
}
