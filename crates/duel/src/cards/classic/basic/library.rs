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
