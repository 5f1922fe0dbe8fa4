//! The five production boosters (Basic): Brick Factory, Grain Mill, Iron Foundry, Lumber Camp, Weaver's Shop.

use crate::card::Printing;
use crate::cards::rivals::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Basic, 1)];

const fn booster(
    key: &'static str,
    name: &'static str,
    text: &'static str,
    cost: Bundle,
    boosts: Resource,
) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: Kind::Building,
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
pub(crate) const GRAIN_MILL: CardDef = booster(
    "grain-mill",
    "Grain Mill",
    "Your fields beside it produce 2 grain instead of 1.",
    cost(&[Lumber, Grain]),
    Grain,
);
pub(crate) const IRON_FOUNDRY: CardDef = booster(
    "iron-foundry",
    "Iron Foundry",
    "Your mountains beside it produce 2 ore instead of 1.",
    cost(&[Brick, Ore]),
    Ore,
);
pub(crate) const LUMBER_CAMP: CardDef = booster(
    "lumber-camp",
    "Lumber Camp",
    "Your forests beside it produce 2 lumber instead of 1.",
    cost(&[Lumber, Ore]),
    Lumber,
);
pub(crate) const WEAVERS_SHOP: CardDef = booster(
    "weavers-shop",
    "Weaver's Shop",
    "Your pastures beside it produce 2 wool instead of 1.",
    cost(&[Lumber, Wool]),
    Wool,
);
