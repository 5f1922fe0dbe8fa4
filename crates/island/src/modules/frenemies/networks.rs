//! Networks, and the rewards for connecting them (frenemies 3.3).
//!
//! A network is a connected group of one player's pieces; opponents' buildings do not divide it. Every network began
//! with a settlement of the set-up, its *home*, and networks only grow and merge. So links are kept between homes: two
//! networks are linked if any of their homes are. Merged networks need no update.

use kernel::{Bits, Seat, Seats};

use super::FavorAsk;
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::{Corner, Edge};
use crate::modules::FavorEvent;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, State};

/// How many networks a player begins with.
pub(crate) const HOMES: usize = 2;

/// Where the networks of one player began, in the order of placing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Homes {
    corners: [u8; HOMES],
    count: u8,
}

impl Homes {
    pub(crate) fn each(self) -> impl Iterator<Item = Corner> {
        self.corners.into_iter().take(self.count as usize).map(Corner)
    }

    /// Adds a home. There is room for the homes of the set-up.
    pub(crate) fn add(&mut self, corner: Corner) {
        self.corners[self.count as usize] = corner.0;
        self.count += 1;
    }

    /// Those of the homes that lie in a network, as bits.
    fn within<C: Bits>(&self, network: C) -> u8 {
        self.each().enumerate().filter(|(_, home)| network.has(home.index())).fold(0, |bits, (i, _)| bits | 1 << i)
    }
}

/// All pairs of a home of the lower and a home of the higher seat, as bits.
fn pairs(low: u8, high: u8) -> u8 {
    (0..HOMES).filter(|&home| low >> home & 1 == 1).fold(0, |bits, home| bits | high << (HOMES * home))
}

impl<D: Size> Island<D> {
    /// All intersections that a player's network at this intersection touches (frenemies D10).
    pub(crate) fn network(&self, s: &State<D>, seat: Seat, corner: Corner) -> D::Corners {
        self.along(s.side(seat).pieces(), D::Corners::of(corner.index()))
    }

    /// The intersections that can be reached from these along these paths.
    fn along(&self, lines: D::Edges, from: D::Corners) -> D::Corners {
        let mut reached = from;
        let mut left = lines;
        loop {
            let before = left;
            for edge in before.ones() {
                let [one, other] = self.topology.ends[edge];
                if reached.has(one.index()) || reached.has(other.index()) {
                    reached |= D::Corners::of(one.index()) | D::Corners::of(other.index());
                    left = left.less(D::Edges::of(edge));
                }
            }
            if left == before {
                return reached;
            }
        }
    }

    /// The family of a building: the player's buildings that can be reached from it, from building to building, over
    /// roads only or ships only.
    ///
    /// A family stays together, since only loose ends of roads and ships can be moved. A network may hold several
    /// families: a road and a ship that meet without a building join them until one of the two is moved.
    #[cfg(any(test, feature = "testkit", feature = "json"))]
    pub(crate) fn family(&self, s: &State<D>, seat: Seat, building: Corner) -> D::Corners {
        let side = s.side(seat);
        let mut family = D::Corners::of(building.index());
        loop {
            let before = family;
            for lines in [side.roads, side.ships()] {
                family |= self.along(lines, family) & side.buildings;
            }
            if family == before {
                return family;
            }
        }
    }

    /// The homes of two seats in contact at this intersection, as pairs.
    pub(crate) fn contact(&self, s: &State<D>, one: Seat, other: Seat, corner: Corner) -> u8 {
        let (low, high) = (one.min(other), one.max(other));
        let homes = |seat| s.kept.frenemies.homes.of(seat).within(self.network(s, seat, corner));
        pairs(homes(low), homes(high))
    }

    /// Gives each family a home, its first building, unless the position names homes.
    ///
    /// Returns whether every family has a home. After a move, each part of a divided network needs one.
    #[cfg(any(test, feature = "testkit", feature = "json"))]
    pub(crate) fn find_homes(&self, s: &mut State<D>, seat: Seat) -> bool {
        let said = s.kept.frenemies.homes.of(seat).count > 0;
        let mut left = s.side(seat).buildings;
        for home in s.kept.frenemies.homes.of(seat).each() {
            left = left.less(self.family(s, seat, home));
        }
        while let Some(corner) = left.lowest() {
            let corner = Corner(corner as u8);
            if said || s.kept.frenemies.homes.of(seat).count as usize == HOMES {
                return false;
            }
            s.kept.frenemies.homes.of_mut(seat).add(corner);
            left = left.less(self.family(s, seat, corner));
        }
        true
    }

    /// Links all networks that are in contact and not linked yet.
    #[cfg(any(test, feature = "testkit", feature = "json"))]
    pub(crate) fn link_contacts(&self, s: &mut State<D>) {
        for low in self.everybody() {
            for high in self.others(low).filter(|&high| high > low) {
                for corner in (s.side(low).reached & s.side(high).reached).ones() {
                    let met = self.contact(s, low, high, Corner(corner as u8));
                    if self.links_of(s, low, high) & met == 0 {
                        link(s, low, high, met);
                    }
                }
            }
        }
    }

    /// The link record of two seats.
    pub(crate) fn links_of(&self, s: &State<D>, one: Seat, other: Seat) -> u8 {
        *s.kept.frenemies.links.of(one.min(other)).of(one.max(other))
    }
}

/// Notes that homes of two seats are linked; nothing ever takes that back.
pub(crate) fn link<D: Size>(s: &mut State<D>, one: Seat, other: Seat, pairs: u8) {
    *s.kept.frenemies.links.of_mut(one.min(other)).of_mut(one.max(other)) |= pairs;
}

/// Linked homes of two seats, from the bits of their record.
pub(crate) fn linked_homes<D: Size>(s: &State<D>, low: Seat, high: Seat) -> impl Iterator<Item = [Corner; 2]> {
    let record = *s.kept.frenemies.links.of(low).of(high);
    let (low, high) = (*s.kept.frenemies.homes.of(low), *s.kept.frenemies.homes.of(high));
    low.each().enumerate().flat_map(move |(i, one)| {
        high.each()
            .enumerate()
            .filter(move |(k, _)| record >> (HOMES * i + k) & 1 == 1)
            .map(move |(_, other)| [one, other])
    })
}

impl<D: Size> Cx<'_, '_, D> {
    /// Links the networks that a new road or ship brings into contact. Returns the owners whose links are new.
    pub(super) fn connect(&mut self, builder: Seat, edge: Edge) -> Seats {
        let rules = self.rules;
        let ends = rules.topology.ends[edge.index()];
        let touches = |s: &State<D>, seat: Seat, end: Corner| s.side(seat).reached.has(end.index());
        if !rules.others(builder).any(|seat| ends.iter().any(|&end| touches(self.s, seat, end))) {
            return Seats::NONE;
        }
        let mut owners = Seats::NONE;
        for other in rules.others(builder) {
            let before = rules.links_of(self.s, builder, other);
            for end in ends {
                if touches(self.s, other, end) {
                    let met = rules.contact(self.s, builder, other, end);
                    if before & met == 0 {
                        owners = owners.with(other);
                    }
                    link(self.s, builder, other, met);
                }
            }
        }
        owners
    }

    /// Each owner draws one token, then the builder three.
    ///
    /// The builder chooses the order only if the supply is too small for all owners. Otherwise the order of draws from
    /// a bag does not matter.
    pub(super) fn reward_connection(&mut self, builder: Seat, owners: Seats) {
        self.log.note(|| FavorEvent::NetworksConnected { seat: builder, with: owners }.into());
        let supply = u32::from(self.s.kept.frenemies.supply_left);
        if supply > 0 && supply < owners.len() {
            return self.ask_favor(FavorAsk::DrawOrder(builder, owners));
        }
        let rest = self.s.kept.frenemies.supply_left.saturating_sub(owners.len() as u8).min(3);
        if rest > 0 {
            self.ask_favor(FavorAsk::Draw(builder, rest));
        }
        if supply > 0 {
            // The agenda is a stack: the last draw put on it comes first, so the lowest seat draws first.
            for owner in rules_order(owners) {
                self.ask_favor(FavorAsk::Draw(owner, 1));
            }
        }
    }

    /// The builder chose who draws next from a supply that is too small for all.
    pub(super) fn choose_next(&mut self, builder: Seat, owners: Seats, next: Seat) {
        self.log.note(|| Event::Chose { seat: builder, whom: next });
        let owners = owners.without(next);
        // This draw leaves one token less for the others.
        let left = u32::from(self.s.kept.frenemies.supply_left) - 1;
        if left > 0 && left < owners.len() {
            self.ask_favor(FavorAsk::DrawOrder(builder, owners));
        } else if left > 0 {
            for owner in rules_order(owners) {
                self.ask_favor(FavorAsk::Draw(owner, 1));
            }
        }
        self.ask_favor(FavorAsk::Draw(next, 1));
    }
}

/// Seats from the highest down, since the agenda is a stack.
fn rules_order(seats: Seats) -> impl Iterator<Item = Seat> {
    (0..8).rev().map(Seat).filter(move |&seat| seats.has(seat))
}
