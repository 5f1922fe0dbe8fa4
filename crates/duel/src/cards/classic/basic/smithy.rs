//! Smithy.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "smithy",
    name: "Smithy",
    text: "Each of your knights has 1 more strength.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Ore, Ore]),
    printings: &[print(Set::Classic, 1)],
    more_points: Some(|duel, s, seat, _| Points {
        strength: s.count(duel, seat, |def| def.kind == CardKind::Knight),
        ..Points::NONE
    }),
    ..CARD
};
