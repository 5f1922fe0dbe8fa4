//! Carl Forkbeard (Turmoil).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "carl-forkbeard",
    name: "Carl Forkbeard",
    text: "A hero: 5 strength.",
    kind: CardKind::Hero,
    place: Place::Settlement,
    cost: cost(&[Wool, Wool, Grain, Ore]),
    points: Points::hero(5, 0),
    once: true,
    printings: &[print(Set::Turmoil, 1).moons(1)],
    inert: Some("points only"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};

    #[test]
    fn he_is_as_strong_as_five() {
        // turmoil/carl-forkbeard E
        let duel = duel().with(A, [Carl]).with(B, [Candamir]);
        assert_eq!((duel.s.points(A).strength, duel.s.points(A).skill), (5, 0));
        duel.points(A, 3).points(B, 2); // the strength advantage
    }
}
