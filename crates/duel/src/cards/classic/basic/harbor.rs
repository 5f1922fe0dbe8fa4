//! Harbor.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "harbor",
    name: "Harbor",
    text: "Each of your trade fleets has 1 more trade point.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Ore, Wool]),
    points: Points::commerce(1),
    printings: &[print(Set::Classic, 1)],
    more_points: Some(|duel, s, seat, _| {
        // classic D60: fleets with a trade rate
        Points::commerce(s.count(duel, seat, |def| def.kind == CardKind::Fleet && def.trades.is_some()))
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, classic};

    #[test]
    fn each_trade_fleet_brings_one_more_trade_point_and_the_harbor_its_own() {
        // classic/harbor E, classic/harbor R1, classic D60
        let duel = classic().with(A, [ClassicHarbor]);
        assert_eq!(duel.s.points(A).commerce, 1);
        let duel = duel.with(A, [OreFleet, WoolFleet, Garrison, Otto]);
        assert_eq!(duel.s.points(A).commerce, 6);
    }
}
