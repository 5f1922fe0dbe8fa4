//! Year of Plenty (Basic).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "year-of-plenty",
    name: "Year of Plenty",
    text: "Each region: 1 for every Storehouse and Abbey beside it.",
    kind: Kind::Event,
    printings: &[print(Set::Basic, 2).moons(1)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let side = *cx.s.side(seat);
            for (site, card) in side.cards(cx.duel) {
                if matches!(card, Card::Storehouse | Card::Abbey) {
                    let regions = side.stores_of(Kinds::ALL) & site.regions();
                    for at in u64::from(regions).ones() {
                        cx.put(seat, Store(at as u8), 1);
                    }
                }
            }
        }
    }),
    ..CARD
};
