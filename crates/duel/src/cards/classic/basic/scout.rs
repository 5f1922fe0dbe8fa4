//! Scout.

use crate::cards::prelude::*;
use crate::cards::rivals::basic::scout::{LAY_ABOVE, LAY_BELOW, PAY, scout, waits};

pub(crate) const DEF: CardDef = CardDef {
    key: "scout",
    name: "Scout",
    text: "Build a settlement now and choose its 2 regions out of the whole stack, which is then shuffled.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Classic, 2)],
    asks: &[
        Words::which(PAY, "duel.ask.scout"),
        Words::which(LAY_ABOVE, "duel.ask.scout.above"),
        Words::which(LAY_BELOW, "duel.ask.scout.below"),
    ],
    avails: Some(require::BUILDING_A_SETTLEMENT.holds),
    unlocked: true,
    play: Some(scout),
    waits: Some(waits),
    ..CARD
};
