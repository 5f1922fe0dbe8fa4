//! Yule (Basic).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "yule",
    name: "Yule",
    text: "Shuffle the events, Yule fourth from the bottom; then draw another.",
    kind: Kind::Event,
    printings: &[print(Set::Basic, 1)],
    event: Some(|cx, _| cx.rebuild_events()),
    ..CARD
};
