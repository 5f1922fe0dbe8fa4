//! The six trade ships for one resource (Basic).

use crate::card::Printing;
use crate::cards::rivals::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Basic, 1)];

const fn ship(key: &'static str, name: &'static str, text: &'static str, trades: Resource) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: Kind::TradeShip,
        place: Place::Settlement,
        cost: cost(&[Lumber, Wool]),
        points: Points::commerce(1),
        trades: Some(trades),
        printings: PRINTINGS,
        ..CARD
    }
}

pub(crate) const LUMBER_SHIP: CardDef = ship("lumber-ship", "Lumber Ship", "Trade lumber 2:1.", Lumber);
pub(crate) const BRICK_SHIP: CardDef = ship("brick-ship", "Brick Ship", "Trade brick 2:1.", Brick);
pub(crate) const WOOL_SHIP: CardDef = ship("wool-ship", "Wool Ship", "Trade wool 2:1.", Wool);
pub(crate) const GRAIN_SHIP: CardDef = ship("grain-ship", "Grain Ship", "Trade grain 2:1.", Grain);
pub(crate) const ORE_SHIP: CardDef = ship("ore-ship", "Ore Ship", "Trade ore 2:1.", Ore);
pub(crate) const GOLD_SHIP: CardDef = ship("gold-ship", "Gold Ship", "Trade gold 2:1.", Gold);
