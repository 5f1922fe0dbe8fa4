//! Aqueduct. With Artisans & Benefactors it lies face up beside the stacks (classic 15.1).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "aqueduct",
    name: "Aqueduct",
    text: "A Plague takes nothing from your regions.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Brick, Ore, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Classic, 2).face_up().yields_to(Set::Artisans)],
    inert: Some("the Plague asks for it"),
    ..CARD
};
