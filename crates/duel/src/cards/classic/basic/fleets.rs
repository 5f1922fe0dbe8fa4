//! The six trade fleets, one for each resource.

use crate::card::Printing;
use crate::cards::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Classic, 1)];

const fn fleet(key: &'static str, name: &'static str, text: &'static str, trades: Resource) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Fleet,
        place: Place::Settlement,
        cost: cost(&[Lumber, Wool]),
        points: Points::commerce(1),
        trades: Some(trades),
        printings: PRINTINGS,
        ..CARD
    }
}

pub(crate) const BRICK_FLEET: CardDef = fleet("brick-fleet", "Brick Fleet", "Trade brick 2:1.", Brick);
pub(crate) const GOLD_FLEET: CardDef = fleet("gold-fleet", "Gold Fleet", "Trade gold 2:1.", Gold);
pub(crate) const GRAIN_FLEET: CardDef = fleet("grain-fleet", "Grain Fleet", "Trade grain 2:1.", Grain);
pub(crate) const LUMBER_FLEET: CardDef = fleet("lumber-fleet", "Lumber Fleet", "Trade lumber 2:1.", Lumber);
pub(crate) const ORE_FLEET: CardDef = fleet("ore-fleet", "Ore Fleet", "Trade ore 2:1.", Ore);
pub(crate) const WOOL_FLEET: CardDef = fleet("wool-fleet", "Wool Fleet", "Trade wool 2:1.", Wool);
