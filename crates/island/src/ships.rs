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
use crate::trails::Trails;

/// How far the ships of a seat reach, computed once for all of them.
#[derive(Clone, Copy)]
pub(crate) struct Reach<D: Size> {
    /// Intersections at which a ship may be added: own buildings, and ends of own ships without an opponent's building.
    joints: D::Corners,
    /// Ends of own ships that touch no other own ship and no own building.
    open_ends: D::Corners,
    /// Free paths for one more ship.
    pub(crate) spots: D::Edges,
}

impl<D: Size> Reach<D> {
    pub(crate) fn of(rules: &Island<D>, s: &State<D>, seat: Seat) -> Reach<D> {
        let side = s.side(seat);
        let (mut once, mut twice) = (D::Corners::default(), D::Corners::default());
        for ship in side.ships().ones() {
            for end in rules.topology.ends[ship] {
                let end = D::Corners::of(end.index());
                twice |= once & end;
                once |= end;
            }
        }
        let foreign = s.built.less(side.buildings);
        let joints = (side.buildings | once).less(foreign);
        let touched = joints.ones().fold(D::Edges::default(), |set, corner| set | rules.topology.paths_at[corner]);
        Reach {
            joints,
            open_ends: once.less(twice).less(side.buildings),
            spots: (touched & rules.ship_paths(s)).less(s.taken).less(rules.blockade(s)),
        }
    }

    /// Whether a ship is at an open end of a route: one of its ends touches no other piece of its owner.
    ///
    /// A ship on a route between two own buildings is never at such an end, so closed routes stay.
    fn is_at_an_open_end(&self, rules: &Island<D>, ship: usize) -> bool {
        rules.topology.ends[ship].iter().any(|end| self.open_ends.has(end.index()))
    }

    /// Ships that the active player may move now to some path.
    pub(crate) fn movable(&self, rules: &Island<D>, s: &State<D>) -> D::Edges {
        let Some(waters) = s.waters.get().filter(|waters| !waters.moved && !s.reduced) else {
            return D::Edges::default();
        };
        let ships = s.side(s.active).ships().less(waters.fresh).less(rules.blockade(s));
        let open = ships.ones().filter(|&ship| self.is_at_an_open_end(rules, ship));
        open.fold(D::Edges::default(), |set, ship| set | D::Edges::of(ship))
    }

    /// Where a ship may move: the places for a new ship if this one were not on the board. Without it, its open ends are no
    /// joints; a path there stays only if it has a joint at its other end.
    pub(crate) fn targets(&self, rules: &Island<D>, ship: Edge) -> D::Edges {
        let ends = rules.topology.ends[ship.index()].map(|end| D::Corners::of(end.index()) & self.open_ends);
        let joints = self.joints.less(ends[0] | ends[1]);
        let mut spots = self.spots;
        for end in (ends[0] | ends[1]).ones() {
            for &(path, beyond) in rules.topology.ways_from(Corner(end as u8)) {
                if !joints.has(beyond.index()) {
                    spots = spots.less(D::Edges::of(path.index()));
                }
            }
        }
        spots
    }
}

impl<D: Size> Island<D> {
    /// Free paths where a seat may put a ship, paid or free.
    #[inline]
    pub fn ship_spots(&self, s: &State<D>, seat: Seat) -> D::Edges {
        if !self.has_sea() {
            return D::Edges::default();
        }
        Reach::of(self, s, seat).spots
    }

    /// Paths for the ship that goes with a settlement just placed.
    #[inline]
    pub(crate) fn ship_paths_from(&self, s: &State<D>, corner: Corner) -> D::Edges {
        if !self.has_sea() {
            return D::Edges::default();
        }
        (self.topology.paths_at[corner.index()] & self.ship_paths(s)).less(s.taken).less(self.blockade(s))
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
        let reach = Reach::of(self, s, s.active);
        if s.reduced {
            Err(Refusal::NotNow)
        } else if waters.moved {
            Err(Refusal::ShipAlreadyMoved)
        } else if waters.fresh.has(from.index()) {
            Err(Refusal::ShipBuiltThisTurn)
        } else if self.blockade(s).has(from.index()) {
            Err(Refusal::PirateBlocks)
        } else if !reach.is_at_an_open_end(self, from.index()) {
            Err(Refusal::RouteIsClosed)
        } else {
            self.check_ship_path(s, to)?;
            if reach.targets(self, from).has(to.index()) { Ok(()) } else { Err(Refusal::NoShipThere) }
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
        self.lengthen_road(seat, edge);
        self.explore(edge);
    }

    pub(crate) fn sail(&mut self, from: Edge, to: Edge) {
        let seat = self.s.active;
        let trails = Trails::with_ship(self.rules, self.s, seat, to);
        self.lift_ship(seat, from);
        if let Some(waters) = self.s.waters.get_mut() {
            waters.moved = true;
        }
        self.log.note(|| Event::ShipMoved { seat, from, to });
        self.lay_ship(seat, to);
        self.reroute(seat, &trails, from, to);
        self.explore(to);
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
