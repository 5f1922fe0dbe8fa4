//! The favor tokens as bots and tools see them: a seat's own, and what everybody sees.

use kernel::Seat;

use super::{FavorAsk, Tokens};
use crate::inspect::{Moment, Open};
use crate::known::Known;
use crate::modules::ModuleAsk;
use crate::size::Size;
use crate::state::BySeat;

impl<D: Size> Known<D> {
    /// The own favor tokens, those drawn this turn included.
    #[inline]
    pub fn tokens(&self) -> Tokens {
        *self.s.kept.frenemies.held.of(self.seat)
    }
}

impl<D: Size> Open<'_, D> {
    /// How many favor tokens a seat has, including those that it is about to draw.
    pub fn token_count(&self, seat: Seat) -> u8 {
        *self.0.kept.frenemies.count.of(seat) + self.pending_tokens(seat)
    }

    /// How many gifts the active player has offered this turn.
    pub fn gifts_offered(&self) -> u32 {
        self.0.kept.frenemies.offered.count_ones()
    }

    /// How many favor tokens a seat is about to draw.
    pub fn pending_tokens(&self, seat: Seat) -> u8 {
        let draws = self.0.agenda.frames().iter();
        draws
            .map(|frame| {
                if let Moment::Module(ModuleAsk::Frenemies(FavorAsk::Draw(who, count))) = *frame
                    && who == seat
                {
                    count
                } else {
                    0
                }
            })
            .sum()
    }
}
