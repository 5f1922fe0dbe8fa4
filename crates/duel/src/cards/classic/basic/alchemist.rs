//! Alchemist.

use crate::cards::prelude::*;
use crate::cards::rivals::basic::brigitta::{FIX, foresee};

pub(crate) const DEF: CardDef = CardDef {
    key: "alchemist",
    name: "Alchemist",
    text: "Before you roll: choose the production number; only the event die is rolled.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Classic, 2)],
    asks: &[Words::which(FIX, "duel.ask.brigitta")],
    avails: Some(|_, s, _| s.number() == 0),
    before_roll: Some(foresee),
    waits: Some(|it| it.play.step == FIX && it.asks(it.play.by, Ask::Number)),
    ..CARD
};
