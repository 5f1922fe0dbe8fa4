//! Abbey (Basic).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "abbey",
    name: "Abbey",
    text: "Its progress point raises your hand limit by 1.",
    kind: Kind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick, Grain, Ore]),
    points: Points::progress(1),
    once: true,
    printings: &[print(Set::Basic, 2)],
    inert: Some("points only; the hand limit follows from them"),
    ..CARD
};
