//! The pirate: moved in place of the robber, it blocks and robs ships (island 15.5).

use kernel::{Bits, Seats};

use crate::action::Action;
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::Hex;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::{AtSea, Size};
use crate::state::{Frame, State};

impl<D: Size> Island<D> {
    /// The sea hexes to which the pirate may be moved.
    #[inline]
    pub(crate) fn pirate_targets(&self, s: &State<D>) -> D::Hexes {
        let water = self.known_water(s);
        s.pirate().map_or(water, |hex| water.less(D::Hexes::of(hex.index())))
    }

    /// The six paths around the pirate: no ship is built there, or moved there, or moved away.
    #[inline]
    pub(crate) fn blockade(&self, s: &State<D>) -> D::Edges {
        s.pirate().map_or(D::Edges::default(), |hex| self.topology.paths_of[hex.index()])
    }

    pub(crate) fn check_pirate(&self, s: &State<D>, hex: Hex) -> Result<(), Refusal> {
        if hex.index() >= self.terrain.len() {
            Err(Refusal::NoSuchPlace)
        } else if s.pirate() == Some(hex) {
            Err(Refusal::PirateMustMove)
        } else if self.pirate_targets(s).has(hex.index()) {
            Ok(())
        } else {
            Err(Refusal::NoSea)
        }
    }

    /// Opponents with a ship beside the pirate who have a card and are not spared (island D25).
    pub(crate) fn pirate_victims(&self, s: &State<D>) -> Seats {
        let paths = self.blockade(s);
        self.others(s.active)
            .filter(|&seat| s.side(seat).cards > 0 && s.side(seat).ships().meets(paths))
            .filter(|&seat| !self.spares(s, seat))
            .collect()
    }

    pub(crate) fn check_plunder(&self, s: &State<D>, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Rob(seat) if seat.0 >= self.options().seats => Err(Refusal::NoSuchSeat),
            Action::Rob(seat) if !self.pirate_victims(s).has(seat) => Err(Refusal::CannotRob),
            Action::Rob(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    pub(crate) fn move_pirate(&mut self, hex: Hex) {
        let seat = self.s.active;
        if let Some(waters) = self.s.waters.get_mut() {
            waters.pirate = Some(hex);
        }
        self.log.note(|| Event::PirateMoved { seat, hex });
        self.rob_one_of(self.rules.pirate_victims(self.s), Frame::PirateVictim);
    }
}
