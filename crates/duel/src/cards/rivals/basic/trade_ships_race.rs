//! Trade Ships Race (Basic, Gold).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "trade-ships-race",
    name: "Trade Ships Race",
    text: "Most trade ships: 1 resource. A tie: 1 each, if both have a ship.",
    kind: Kind::Event,
    printings: &[print(Set::Basic, 1).moons(1), print(Set::Gold, 1).moons(1)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let ships = |seat: Seat| cx.s.side(seat).trade_ships(cx.duel);
            if ships(seat) > 0 && ships(seat) >= ships(foe(seat)) {
                cx.gain_any(seat, Kinds::ALL, 1);
            }
        }
    }),
    ..CARD
};
