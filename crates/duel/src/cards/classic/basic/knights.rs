//! The nine knights: points only.

use crate::card::Printing;
use crate::cards::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Classic, 1)];

const fn knight(key: &'static str, name: &'static str, text: &'static str, cost: Bundle, points: Points) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Knight,
        place: Place::Settlement,
        cost,
        points,
        printings: PRINTINGS,
        inert: Some("points only"),
        ..CARD
    }
}

pub(crate) const CONRAD: CardDef = knight(
    "conrad",
    "Conrad the Swift",
    "A knight: 2 strength, 1 tournament point.",
    cost(&[Grain, Ore]),
    Points::hero(2, 1),
);
pub(crate) const FALK: CardDef = knight(
    "falk",
    "Falk the Fair",
    "A knight: 1 strength, 5 tournament points.",
    cost(&[Grain, Grain, Ore, Ore, Wool]),
    Points::hero(1, 5),
);
pub(crate) const GOTZ: CardDef = knight(
    "gotz",
    "Gotz Ironfist",
    "A knight: 5 strength, 2 tournament points.",
    cost(&[Grain, Grain, Ore, Ore, Wool, Wool]),
    Points::hero(5, 2),
);
pub(crate) const HAGEN: CardDef = knight(
    "hagen",
    "Hagen the Sinister",
    "A knight: 1 strength, 2 tournament points.",
    cost(&[Grain, Ore]),
    Points::hero(1, 2),
);
pub(crate) const KARL: CardDef = knight(
    "karl",
    "Karl the Strong",
    "A knight: 7 strength, 1 tournament point.",
    cost(&[Grain, Grain, Ore, Ore, Wool, Wool, Wool]),
    Points::hero(7, 1),
);
pub(crate) const OTTO: CardDef = knight(
    "otto",
    "Otto the Berserker",
    "A knight: 3 strength, 2 tournament points.",
    cost(&[Grain, Ore, Ore, Wool]),
    Points::hero(3, 2),
);
pub(crate) const PIPPIN: CardDef = knight(
    "pippin",
    "Pippin the Short",
    "A knight: 1 strength, 3 tournament points.",
    cost(&[Grain, Ore, Wool]),
    Points::hero(1, 3),
);
pub(crate) const SIEGFRIED: CardDef = knight(
    "siegfried",
    "Siegfried Lackland",
    "A knight: 1 strength, 1 tournament point.",
    cost(&[Ore]),
    Points::hero(1, 1),
);
pub(crate) const WALTER: CardDef = knight(
    "walter",
    "Walter the Recreant",
    "A knight: 3 strength, 1 tournament point.",
    cost(&[Grain, Ore, Wool]),
    Points::hero(3, 1),
);
