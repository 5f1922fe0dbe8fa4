//! Parish Hall (Basic).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "parish-hall",
    name: "Parish Hall",
    text: "Searching a stack in your exchange step costs 1 resource instead of 2.",
    kind: Kind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick, Grain]),
    once: true,
    printings: &[print(Set::Basic, 2)],
    search_price: Some(1),
    ..CARD
};
