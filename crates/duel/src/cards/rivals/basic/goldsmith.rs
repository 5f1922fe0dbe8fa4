//! Goldsmith (Basic, Gold).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "goldsmith",
    name: "Goldsmith",
    text: "Pay 3 gold, then take any 2 resources.",
    kind: Kind::Neutral,
    requires: &[require::GOLD_3],
    printings: &[print(Set::Basic, 2), print(Set::Gold, 1).moons(1)],
    play: Some(|cx, play| {
        cx.pay(play.by, Bundle::some(Gold, 3));
        cx.gain_any(play.by, Kinds::ALL, 2);
    }),
    ..CARD
};
