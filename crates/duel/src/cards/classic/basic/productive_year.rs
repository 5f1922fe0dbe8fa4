//! Productive Year.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "productive-year",
    name: "Productive Year",
    text: "Each region: 1 for every Garrison beside it.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 2)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let side = *cx.s.side(seat);
            for (site, _) in side.cards(cx.duel).filter(|(_, card)| *card == Card::Garrison) {
                let regions = side.stores_of(Kinds::ALL) & site.regions();
                for at in u64::from(regions).ones() {
                    cx.bring(seat, Store(at as u8), 1);
                }
            }
        }
    }),
    ..CARD
};
