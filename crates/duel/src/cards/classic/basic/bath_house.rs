//! Bath House.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "bath-house",
    name: "Bath House",
    text: "A Plague takes nothing from the regions of its city.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Ore, Wool]),
    points: Points::victory(1),
    printings: &[print(Set::Classic, 2)],
    inert: Some("the Plague asks for it"),
    ..CARD
};
