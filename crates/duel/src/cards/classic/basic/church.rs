//! Church.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "church",
    name: "Church",
    text: "A Civil War takes no knight and no fleet of its city.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Grain, Grain, Ore, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Classic, 2)],
    inert: Some("the Civil War asks for it"),
    ..CARD
};
