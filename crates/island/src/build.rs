//! Building roads, settlements and cities, and buying development cards (island 4, 5.2).

use kernel::{Bits, Seat};

use crate::counts::Hand;
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::{Corner, Edge};
use crate::refusal::Refusal;
use crate::rules::{Island, price};
use crate::size::Size;
use crate::state::{Frame, State};

impl<D: Size> Island<D> {
    /// Free paths where a seat may put a road, paid or free.
    #[inline]
    pub(crate) fn road_spots(&self, s: &State<D>, seat: Seat) -> D::Edges {
        let free = s.side(seat).touch.less(s.taken);
        if self.has_sea() { free & self.road_paths(s) } else { free }
    }

    /// Intersections where a seat may put a settlement.
    #[inline]
    pub(crate) fn settlement_spots(&self, s: &State<D>, seat: Seat) -> D::Corners {
        s.side(seat).reached & s.open
    }

    /// Whether a player's pieces at an intersection allow a road to continue from there.
    pub(crate) fn leads_on(&self, s: &State<D>, seat: Seat, corner: Corner) -> bool {
        let side = s.side(seat);
        side.buildings.has(corner.index())
            || !s.built.has(corner.index()) && side.roads.meets(self.topology.paths_at[corner.index()])
    }

    pub(crate) fn check_road_spot(&self, s: &State<D>, seat: Seat, edge: Edge) -> Result<(), Refusal> {
        if edge.index() >= self.topology.edges.len() {
            Err(Refusal::NoSuchPlace)
        } else if s.taken.has(edge.index()) {
            Err(Refusal::Taken)
        } else if self.has_sea() && !self.road_paths(s).has(edge.index()) {
            Err(Refusal::NoLand)
        } else if !s.side(seat).touch.has(edge.index()) {
            Err(Refusal::NotConnected)
        } else if s.side(seat).roads_left == 0 {
            Err(Refusal::NoPieceLeft)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_build_road(&self, s: &State<D>, seat: Seat, edge: Edge) -> Result<(), Refusal> {
        self.check_road_spot(s, seat, edge)?;
        afford(s, seat, price::ROAD)
    }

    pub(crate) fn check_build_settlement(&self, s: &State<D>, seat: Seat, corner: Corner) -> Result<(), Refusal> {
        if corner.index() >= self.topology.corners.len() {
            return Err(Refusal::NoSuchPlace);
        }
        self.check_open(s, corner)?;
        if !s.side(seat).reached.has(corner.index()) {
            return Err(Refusal::NotConnected);
        }
        if s.side(seat).settlements_left == 0 {
            return Err(Refusal::NoPieceLeft);
        }
        afford(s, seat, price::SETTLEMENT)
    }

    /// Whether an intersection of the board is on land and the distance rule holds there.
    pub(crate) fn check_open(&self, s: &State<D>, corner: Corner) -> Result<(), Refusal> {
        if s.open.has(corner.index()) {
            Ok(())
        } else if self.has_sea() && !self.known_land(s).meets(self.topology.hexes_at[corner.index()]) {
            Err(Refusal::NoLand)
        } else {
            Err(Refusal::TooClose)
        }
    }

    pub(crate) fn check_build_city(&self, s: &State<D>, seat: Seat, corner: Corner) -> Result<(), Refusal> {
        if corner.index() >= self.topology.corners.len() {
            return Err(Refusal::NoSuchPlace);
        }
        if !s.settlements(seat).has(corner.index()) {
            return Err(Refusal::NoSettlementThere);
        }
        if s.side(seat).cities_left == 0 {
            return Err(Refusal::NoPieceLeft);
        }
        afford(s, seat, price::CITY)
    }

    pub(crate) fn check_buy(&self, s: &State<D>, seat: Seat) -> Result<(), Refusal> {
        if s.deck_left == 0 {
            return Err(Refusal::DeckEmpty);
        }
        afford(s, seat, price::CARD)
    }
}

pub(crate) fn afford<D: Size>(s: &State<D>, seat: Seat, price: Hand) -> Result<(), Refusal> {
    let hand = s.hand(seat);
    if hand.covers(price) { Ok(()) } else { Err(Refusal::CannotAfford { short: price.less(hand).total() }) }
}

impl<D: Size> Cx<'_, '_, D> {
    pub(crate) fn build_road(&mut self, seat: Seat, edge: Edge) {
        self.pay_to_bank(seat, price::ROAD);
        self.put_road(seat, edge);
        self.tell_road_built((seat, edge));
    }

    pub(crate) fn build_settlement(&mut self, seat: Seat, corner: Corner) {
        self.pay_to_bank(seat, price::SETTLEMENT);
        self.put_settlement(seat, corner);
    }

    pub(crate) fn build_city(&mut self, seat: Seat, corner: Corner) {
        self.pay_to_bank(seat, price::CITY);
        self.put_city(seat, corner);
    }

    /// Raises a settlement to a city; the price is paid elsewhere.
    pub(crate) fn put_city(&mut self, seat: Seat, corner: Corner) {
        self.s.cities |= D::Corners::of(corner.index());
        let side = self.s.side_mut(seat);
        side.cities_left -= 1;
        side.settlements_left += 1;
        side.points += 1;
        self.log.note(|| Event::CityBuilt { seat, corner });
    }

    pub(crate) fn buy(&mut self, seat: Seat) {
        self.pay_to_bank(seat, price::CARD);
        self.s.agenda.push(Frame::DrawCard(seat));
    }

    /// Puts a road on a free path; the price is paid elsewhere.
    pub(crate) fn put_road(&mut self, seat: Seat, edge: Edge) {
        self.s.side_mut(seat).roads_left -= 1;
        self.lay_road(seat, edge);
        self.log.note(|| Event::RoadBuilt { seat, edge });
        self.lengthen_road(seat, edge);
        self.explore(edge);
    }

    /// Puts a road on the board, from the supply or from another path.
    pub(crate) fn lay_road(&mut self, seat: Seat, edge: Edge) {
        let topology = &self.rules.topology;
        self.s.taken |= D::Edges::of(edge.index());
        let built = self.s.built;
        let side = self.s.side_mut(seat);
        side.roads |= D::Edges::of(edge.index());
        for end in topology.ends[edge.index()] {
            side.reached |= D::Corners::of(end.index());
            if !built.has(end.index()) || side.buildings.has(end.index()) {
                side.touch |= topology.paths_at[end.index()];
            }
        }
    }

    /// Puts a settlement on an open intersection; the price is paid elsewhere.
    pub(crate) fn put_settlement(&mut self, seat: Seat, corner: Corner) {
        let here = D::Corners::of(corner.index());
        let paths = self.rules.topology.paths_at[corner.index()];
        let bonus = self.island_bonus(seat, corner);
        self.s.built |= here;
        self.s.open = self.s.open.less(self.rules.topology.near[corner.index()]);
        let side = self.s.side_mut(seat);
        side.buildings |= here;
        side.reached |= here;
        side.touch |= paths;
        side.settlements_left -= 1;
        side.points += 1 + bonus;
        side.rates = self.rules.rates_with(side.rates, corner);
        self.log.note(|| Event::SettlementBuilt { seat, corner });
        if bonus > 0 {
            self.tell_of_island(seat, corner, bonus);
        }
        self.join_route(seat, corner);
        for other in self.rules.others(seat) {
            if self.s.side(other).pieces().meets(paths) {
                self.cut_off(other, corner);
            }
        }
    }

    /// Updates a player's roads and ships after an opponent settled on them: they no longer lead through that
    /// intersection.
    fn cut_off(&mut self, seat: Seat, corner: Corner) {
        let rules = self.rules;
        for &(edge, beyond) in rules.topology.ways_from(corner) {
            if !self.s.side(seat).roads.has(edge.index()) && !rules.leads_on(self.s, seat, beyond) {
                let side = self.s.side_mut(seat);
                side.touch = side.touch.less(D::Edges::of(edge.index()));
            }
        }
        let through = self.s.side(seat).pieces() & rules.topology.paths_at[corner.index()];
        if through.count() > 1 {
            self.shorten_road(seat);
        }
    }
}
