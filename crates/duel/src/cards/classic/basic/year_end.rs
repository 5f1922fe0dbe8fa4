//! Year End.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "year-end",
    name: "Year End",
    text: "Shuffle all events.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 1)],
    event: Some(|cx, _| cx.rebuild_events()),
    ..CARD
};
