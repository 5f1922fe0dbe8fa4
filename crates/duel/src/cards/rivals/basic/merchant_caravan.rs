//! Merchant Caravan (Basic).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "merchant-caravan",
    name: "Merchant Caravan",
    text: "Pay exactly 2 resources of any kind, then take any 2.",
    kind: Kind::Neutral,
    requires: &[require::RESOURCES_2],
    printings: &[print(Set::Basic, 2)],
    play: Some(|cx, play| {
        cx.pay_any(play.by, 2);
        cx.gain_any(play.by, Kinds::ALL, 2);
    }),
    ..CARD
};
