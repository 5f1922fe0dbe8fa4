//! Town Hall.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "town-hall",
    name: "Town Hall",
    text: "Searching a stack costs you 1 resource instead of 2.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Ore, Ore, Wool, Wool]),
    points: Points::victory(1),
    printings: &[print(Set::Classic, 2)],
    search_price: Some(1),
    ..CARD
};
