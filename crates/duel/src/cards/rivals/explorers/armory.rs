//! Armory (Explorers).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "armory",
    name: "Armory",
    text: "Brings 1 strength point and 1 cannon point.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick, Ore]),
    points: Points { strength: 1, cannon: 1, ..Points::NONE },
    printings: &[print(Set::Explorers, 3).moons(2)],
    inert: Some("points only"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, at_sea};

    #[test]
    fn it_brings_a_strength_point_and_a_cannon_point() {
        // explorers/armory E, explorers/armory R1
        let duel = at_sea().with(A, [Armory, Armory]);
        let points = duel.s.points(A);
        assert_eq!((points.strength, points.cannon, points.sail, points.victory), (2, 2, 0, 2));
    }
}
