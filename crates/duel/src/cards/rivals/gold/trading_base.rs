//! Trading Base (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "trading-base",
    name: "Trading Base",
    text: "Your Marketplace and your Harbor: 1 more commerce point each.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Wool, Wool, Grain, Grain]),
    points: Points { victory: 1, commerce: 1, ..Points::NONE },
    printings: &[print(Set::Gold, 1).moons(1)],
    more_points: Some(|duel, s, seat, _| {
        let markets = s.side(seat).cards(duel).filter(|(_, card)| matches!(card, Card::Marketplace | Card::Harbor));
        Points::commerce(markets.count() as u8)
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};

    #[test]
    fn marketplace_and_harbor_bring_one_more_each() {
        // gold/trading-base E, gold/harbor R3
        let commerce = |cards: &[crate::Card]| duel().with(A, cards.iter().copied()).s.points(A).commerce;
        assert_eq!(commerce(&[TradingBase]), 1);
        assert_eq!(commerce(&[TradingBase, Marketplace]), 3);
        assert_eq!(commerce(&[TradingBase, Harbor]), 3);
        assert_eq!(commerce(&[TradingBase, Marketplace, Harbor]), 5);
        assert_eq!(commerce(&[TradingBase, TollBridge]), 2); // no other card
    }

    #[test]
    fn it_counts_own_cards_only_and_while_it_stands() {
        // gold/trading-base E
        let mut duel = duel().with(A, [TradingBase, Harbor]).with(B, [Marketplace]);
        assert_eq!((duel.s.points(A).commerce, duel.s.points(B).commerce), (3, 1));
        duel.removes(A, TradingBase);
        assert_eq!(duel.s.points(A).commerce, 1);
    }
}
