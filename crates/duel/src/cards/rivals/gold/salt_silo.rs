//! Salt Silo (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "salt-silo",
    name: "Salt Silo",
    text: "Each of your trade ships: 1 more commerce point.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Wool, Wool, Gold, Gold]),
    points: Points::victory(1),
    printings: &[print(Set::Gold, 1)],
    more_points: Some(|duel, s, seat, _| Points::commerce(s.trade_ships(duel, seat))),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};

    #[test]
    fn each_own_trade_ship_brings_one_more_commerce_point() {
        // gold/salt-silo E
        let mut duel = duel().with(A, [SaltSilo, LumberShip, OreShip]).with(B, [WoolShip]);
        assert_eq!((duel.s.points(A).commerce, duel.s.points(B).commerce), (4, 1));
        duel.points(A, 5); // a settlement, a city, the silo, the trade advantage
        duel.removes(A, OreShip);
        assert_eq!(duel.s.points(A).commerce, 2);
        duel.points(A, 4);
    }

    #[test]
    fn large_trade_ships_count_and_pirate_ships_do_not() {
        // gold/salt-silo R1
        let duel = duel().with(A, [SaltSilo, LargeTradeShip, PirateShip]);
        assert_eq!(duel.s.points(A).commerce, 2);
    }
}
