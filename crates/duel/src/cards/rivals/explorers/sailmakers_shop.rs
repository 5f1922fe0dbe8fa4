//! Sailmakers' Shop (Explorers).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "sailmakers-shop",
    name: "Sailmakers' Shop",
    text: "Brings 1 commerce point and 1 sail point.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick, Grain]),
    points: Points { commerce: 1, sail: 1, ..Points::NONE },
    printings: &[print(Set::Explorers, 3).moons(1)],
    inert: Some("points only"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, at_sea};

    #[test]
    fn it_brings_a_commerce_point_and_a_sail_point() {
        // explorers/sailmakers-shop E, explorers/sailmakers-shop R1
        let duel = at_sea().with(A, [SailmakersShop, SailmakersShop]);
        let points = duel.s.points(A);
        assert_eq!((points.commerce, points.sail, points.cannon), (2, 2, 0));
    }
}
