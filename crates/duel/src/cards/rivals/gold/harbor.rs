//! Harbor (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "harbor",
    name: "Harbor",
    text: "1 victory point while you have 3 trade ships.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Wool, Ore]),
    points: Points::commerce(1),
    printings: &[print(Set::Gold, 1).moons(1)],
    more_points: Some(|duel, s, seat, _| Points::victory(u8::from(s.trade_ships(duel, seat) >= 3))),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};

    #[test]
    fn it_is_worth_a_point_while_three_trade_ships_are_there() {
        // gold/harbor E, gold/harbor R1: two settlements, one city, trade advantage, Harbor
        let mut duel = duel().city(A, 0).with(A, [Harbor, LumberShip, OreShip, WoolShip]);
        duel.points(A, 5);
        duel.removes(A, OreShip);
        duel.points(A, 4); // 3 commerce points are left
    }

    #[test]
    fn other_ships_and_units_do_not_count() {
        // gold/harbor R2
        duel().city(A, 0).with(A, [Harbor, LumberShip, OreShip, PirateShip, Austin]).points(A, 4);
    }
}
