//! Invention (Basic, Progress).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "invention",
    name: "Invention",
    text: "Everybody: 1 resource for each own building with a progress point, at most 2.",
    kind: Kind::Event,
    printings: &[print(Set::Basic, 1), print(Set::Progress, 2).moons(2)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let count =
                cx.s.side(seat).count(cx.duel, |def| def.kind == Kind::Building && def.points.progress > 0);
            cx.gain_any(seat, Kinds::ALL, count.min(2));
        }
    }),
    ..CARD
};
