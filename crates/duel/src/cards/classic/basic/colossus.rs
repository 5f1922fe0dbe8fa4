//! Colossus of Catan.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "colossus",
    name: "Colossus of Catan",
    text: "Worth 2 victory points.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Brick, Grain, Grain, Grain, Ore, Ore, Ore]),
    points: Points::victory(2),
    printings: &[print(Set::Classic, 1)],
    inert: Some("points only"),
    ..CARD
};
