//! Progress.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "progress",
    name: "Progress",
    text: "Each of you receives 1 resource for every own Abbey and Library.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 2)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let side = cx.s.side(seat);
            let learned = |(_, card): &(Site, Card)| matches!(card, Card::ClassicAbbey | Card::ClassicLibrary);
            let count = side.cards(cx.duel).filter(learned).count() as u8;
            cx.gain_any(seat, Kinds::ALL, count);
        }
    }),
    ..CARD
};
