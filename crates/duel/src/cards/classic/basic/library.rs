//! Library.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "library",
    name: "Library",
    text: "Raises your hand limit by 1.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Ore, Ore]),
    points: Points { victory: 1, ..Points::progress(1) },
    printings: &[print(Set::Classic, 2)],
    inert: Some("points only"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, classic};

    #[test]
    fn it_raises_the_hand_limit_and_is_a_point() {
        // classic/library E, classic 10
        let duel = classic().with(A, [ClassicLibrary, ClassicAbbey]);
        assert_eq!(duel.s.hand_limit(&duel.duel, A), 5);
        duel.points(A, 4);
    }
}
