//! Marketplace, Counting House, Merchant Guild: trade points only.

use crate::card::Printing;
use crate::cards::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Classic, 1)];

const fn house(key: &'static str, name: &'static str, text: &'static str, cost: Bundle, trade: u8) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Building,
        place: Place::City,
        cost,
        points: Points::commerce(trade),
        printings: PRINTINGS,
        inert: Some("points only"),
        ..CARD
    }
}

pub(crate) const MARKETPLACE: CardDef =
    house("marketplace", "Marketplace", "Worth 2 trade points.", cost(&[Grain, Wool]), 2);
pub(crate) const COUNTING_HOUSE: CardDef =
    house("counting-house", "Counting House", "Worth 3 trade points.", cost(&[Brick, Grain, Wool, Wool]), 3);
pub(crate) const MERCHANT_GUILD: CardDef = house(
    "merchant-guild",
    "Merchant Guild",
    "Worth 4 trade points.",
    cost(&[Brick, Brick, Grain, Wool, Wool, Wool]),
    4,
);

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, classic};

    #[test]
    fn they_bring_trade_points_and_nothing_else() {
        // classic/marketplace E, classic/counting-house E, classic/merchant-guild E
        for (house, trade) in [(ClassicMarketplace, 2), (CountingHouse, 3), (ClassicMerchantGuild, 4)] {
            let duel = classic().with(A, [house]);
            assert_eq!(duel.s.points(A).commerce, trade);
            // Two settlements, one of them a city, and the Mill token.
            duel.points(A, 4);
        }
    }
}
