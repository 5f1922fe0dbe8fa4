//! A turn from its beginning to its end, and the winner (rivals 6, 11).

mod frames;
mod menu;
mod refused;
#[cfg(feature = "json")]
mod written;

use kernel::{Seat, Seats};

use crate::agenda::Frame;
use crate::card::Moment;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::state::{State, foe};
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::Kinds;

pub use frames::Phase;
#[cfg(feature = "json")]
pub(crate) use written::{phase_name, phase_named};

impl Duel {
    /// Whether the active player has enough points, in games where that wins at any moment. A new settlement counts as
    /// soon as its regions are laid.
    pub(crate) fn has_won(&self, s: &State) -> bool {
        s.victory_points(self, s.active) >= self.options().target && s.lacks_regions(s.active).is_none()
    }
}

impl Cx<'_, '_> {
    /// A turn begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.s.active = seat;
        self.s.turn = self.s.turn.saturating_add(1);
        (self.s.number, self.s.event, self.s.offers) = (0, None, 0);
        self.s.agenda.clear();
        self.push(Phase::BeforeRoll);
        let turn = self.s.turn;
        self.log.note(|| Event::TurnBegan { seat, turn });
    }

    /// Ends all effects that last until the end of a turn.
    fn turn_is_over(&mut self) {
        let has_sea = self.duel.has_sea();
        for side in &mut self.s.sides {
            side.used = 0;
            if has_sea {
                side.sea.ships_home();
            }
        }
    }

    /// Begins the next player's turn.
    pub(crate) fn end_turn(&mut self) {
        self.turn_is_over();
        self.begin_turn(foe(self.s.active));
    }

    /// Ends the game if the active player has enough points in the own action phase (rivals 11), or at any moment if
    /// the edition says so. Returns whether it ended.
    pub(crate) fn declare_winner(&mut self) -> bool {
        let seat = self.s.active;
        let points = self.s.victory_points(self.duel, seat);
        if points < self.duel.options().target {
            return false;
        }
        self.turn_is_over();
        (self.s.even, self.s.pledge) = (Kinds::NONE, None);
        self.s.agenda.clear();
        self.log.note(|| Event::Won { seat, points });
        true
    }

    /// Lets the cards of players who lost hand cards hear of it, once the effect is complete.
    #[cold]
    fn tell_bereft(&mut self) {
        let bereft = std::mem::take(&mut self.s.bereft);
        let base = self.s.agenda.depth();
        for seat in [self.s.active, foe(self.s.active)].into_iter().filter(|&seat| bereft.has(seat)) {
            self.hear(Moment::HandLost, seat, false);
        }
        self.in_order(base);
    }

    /// Lets cards hear that somebody lost hand cards. Returns whether anybody did.
    #[inline]
    pub(super) fn tells_bereft(&mut self) -> bool {
        let somebody = self.s.bereft != Seats::NONE;
        if somebody {
            self.tell_bereft();
        }
        somebody
    }

    /// Ends the game if the active player has enough points, at any moment of the own turn (classic 11). Returns
    /// whether it ended.
    pub(crate) fn wins_at_once(&mut self) -> bool {
        self.s.agenda.top() != Frame::Over && self.duel.has_won(self.s) && self.declare_winner()
    }
}
