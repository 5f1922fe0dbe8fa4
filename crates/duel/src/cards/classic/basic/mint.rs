//! Mint.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "mint",
    name: "Mint",
    text: "Trade 1 gold for 1 other resource, as often as you like.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Brick, Ore, Ore]),
    points: Points::commerce(1),
    printings: &[print(Set::Classic, 1)],
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, _| s.side(seat).amount(Gold) > 0 && !s.side(seat).roomy().without(Gold).is_empty(),
        act: |cx, play| {
            cx.pay(play.by, Bundle::some(Gold, 1));
            cx.gain_any(play.by, Kinds::ALL.without(Gold), 1);
        },
        once: false,
    }),
    ..CARD
};
