//! The knowledge of one seat, and random worlds that agree with it.
//!
//! Hands, stacks and the cards that are out of the game are hidden; everything else is open. What a seat knows of
//! hidden cards is kept with the cards ([`crate::Piles`]). Each seat also knows which cards the other one knows,
//! because everybody sees who looks at which cards.

use kernel::{Rng, Seat, shuffle};

use crate::matches::rules::Duel;
use crate::position::piles::Face;
use crate::position::state::State;

/// The knowledge of one seat. Unknown cards are blank; cards that are "one of these" are in a fixed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who knows it.
    pub(crate) seat: Seat,
    /// The position as that seat knows it.
    pub(crate) s: State,
}

impl Known {
    /// Who knows it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub(crate) fn of(duel: &Duel, s: &State, seat: Seat) -> Known {
        let mut s = *s;
        s.piles = s.piles.known_to(duel, seat);
        Known { seat, s }
    }

    /// A random world that agrees with this knowledge: unknown cards are shuffled.
    pub(crate) fn imagine(&self, duel: &Duel, rng: &mut impl Rng) -> State {
        let mut s = self.s;
        let mut left = duel.copies.clone();
        let mut see = |face: Face| left[face.index()] = left[face.index()].saturating_sub(1);
        s.piles.all().for_each(|(_, slot)| see(slot.face));
        s.sides.iter().flat_map(|side| side.faces()).for_each(&mut see);
        let mut rest: Vec<Face> =
            duel.faces().flat_map(|face| std::iter::repeat_n(face, left[face.index()].into())).collect();
        shuffle(rng, &mut rest);
        s.piles.imagine(duel, self.seat, &mut rest, rng);
        s
    }
}
