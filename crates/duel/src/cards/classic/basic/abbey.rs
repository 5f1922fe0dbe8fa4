//! Abbey.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "abbey",
    name: "Abbey",
    text: "Raises your hand limit by 1.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Brick, Ore]),
    points: Points::progress(1),
    printings: &[print(Set::Classic, 2)],
    inert: Some("points only"),
    ..CARD
};
