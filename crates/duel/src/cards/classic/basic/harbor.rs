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
