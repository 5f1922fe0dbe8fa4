//! The five buildings that double production: Brick Factory, Foundry, Grain Mill, Sawmill, Woolen Mill.

use crate::card::Printing;
use crate::cards::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Classic, 1)];

const fn booster(key: &'static str, name: &'static str, text: &'static str, cost: Bundle, boosts: Resource) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Building,
        place: Place::Settlement,
        cost,
        boosts: Some(boosts),
        printings: PRINTINGS,
        ..CARD
    }
}

pub(crate) const BRICK_FACTORY: CardDef = booster(
    "brick-factory",
    "Brick Factory",
    "Your hills beside it produce 2 brick instead of 1.",
    cost(&[Brick, Ore]),
    Brick,
);
pub(crate) const FOUNDRY: CardDef =
    booster("foundry", "Foundry", "Your mountains beside it produce 2 ore instead of 1.", cost(&[Brick, Ore]), Ore);
pub(crate) const GRAIN_MILL: CardDef = booster(
    "grain-mill",
    "Grain Mill",
    "Your fields beside it produce 2 grain instead of 1.",
    cost(&[Brick, Grain]),
    Grain,
);
pub(crate) const SAWMILL: CardDef = booster(
    "sawmill",
    "Sawmill",
    "Your forests beside it produce 2 lumber instead of 1.",
    cost(&[Lumber, Lumber]),
    Lumber,
);
pub(crate) const WOOLEN_MILL: CardDef = booster(
    "woolen-mill",
    "Woolen Mill",
    "Your pastures beside it produce 2 wool instead of 1.",
    cost(&[Brick, Wool]),
    Wool,
);
