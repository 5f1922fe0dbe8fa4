//! Islands: the bonus for a player's first settlement in an area where that player did not start (island 15.7).

use kernel::{Bits, Seat};

use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::Corner;
use crate::maps::Layout;
use crate::rules::Island;
use crate::size::{AtSea, Size};
use crate::state::State;

impl<D: Size> Island<D> {
    /// Whether each player is at home in the areas of the own first settlements.
    #[inline]
    pub(crate) fn starts_anywhere(&self) -> bool {
        self.sea.layout.is_some_and(Layout::home_is_where_one_starts)
    }

    /// The areas of these intersections, one bit each.
    pub(crate) fn areas_of(&self, corners: D::Corners) -> u8 {
        let areas = corners.ones().filter_map(|corner| self.area_of(Corner(corner as u8)));
        areas.fold(0, |set, area| set | 1 << area)
    }

    /// The points that a seat has won for first settlements on islands.
    pub fn bonus(&self, s: &State<D>, seat: Seat) -> u8 {
        let Some(fleet) = s.side(seat).fleet.get() else { return 0 };
        let won = self.areas_of(s.side(seat).buildings) & !fleet.homes;
        (0..self.sea.areas.len()).filter(|area| won >> area & 1 == 1).map(|area| self.sea.areas[area].bonus).sum()
    }

    /// The bonus that a settlement of a seat at this intersection would bring, in addition to its own point.
    #[inline]
    pub fn bonus_at(&self, s: &State<D>, seat: Seat, corner: Corner) -> u8 {
        let Some((fleet, area)) = s.side(seat).fleet.get().zip(self.area_of(corner)) else { return 0 };
        let known = fleet.homes | self.areas_of(s.side(seat).buildings);
        if known >> area & 1 == 1 { 0 } else { self.area(area).bonus }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// Pays the bonus of a settlement: it must be the player's first in an area where the player did not start.
    ///
    /// In set-up, on maps without a fixed home, the settlement makes the area a home instead.
    #[inline]
    pub(crate) fn island_bonus(&mut self, seat: Seat, corner: Corner) -> u8 {
        if !self.rules.has_sea() {
            return 0;
        }
        let Some(area) = self.rules.area_of(corner) else { return 0 };
        if self.rules.starts_anywhere()
            && self.s.is_set_up()
            && let Some(fleet) = self.s.side_mut(seat).fleet.get_mut()
        {
            fleet.homes |= 1 << area;
        }
        self.rules.bonus_at(self.s, seat, corner)
    }

    #[cold]
    pub(crate) fn tell_of_island(&mut self, seat: Seat, corner: Corner, points: u8) {
        let area = self.rules.area_of(corner).expect("only areas have a bonus");
        self.log.note(|| Event::IslandSettled { seat, area, points });
    }
}
