//! All that one seat knows, and worlds in which that is true.
//!
//! Hidden are hands, stacks and what is out of the game; everything else lies open. What a seat knows of hidden cards
//! is kept beside them ([`crate::Piles`]), and each seat also knows which cards the other one knows: everybody sees who
//! looks at which cards.

use kernel::{Rng, Seat, shuffle};

use crate::matches::rules::Duel;
use crate::position::piles::Face;
use crate::position::state::State;

/// All that one seat knows, every other card blank; cards of which it knows only "one of these" in a fixed order.
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

    /// A random world in which all of it is true: unknown cards are shuffled.
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
