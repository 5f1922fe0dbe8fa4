//! Lookout Tower (Turmoil).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "lookout-tower",
    name: "Lookout Tower",
    text: "Against Archer, Arsonist and Traitor: roll; on 1 or 2 the card does nothing.",
    kind: Kind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Grain]),
    points: Points { strength: 1, ..Points::NONE },
    printings: &[print(Set::Turmoil, 1)],
    guard: Some(Guard { against: |attack| matches!(attack, Card::Arsonist | Card::Traitor), holds: |roll| roll <= 2 }),
    ..CARD
};
