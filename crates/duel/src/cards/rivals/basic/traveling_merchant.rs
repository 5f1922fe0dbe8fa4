//! Traveling Merchant (Basic, Gold).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "traveling-merchant",
    name: "Traveling Merchant",
    text: "Everybody may buy up to 2 resources for 1 gold each.",
    kind: Kind::Event,
    printings: &[print(Set::Basic, 2).moons(1), print(Set::Gold, 1).moons(1)],
    event: Some(sell),
    ..CARD
};

fn sell(cx: &mut Cx<'_, '_>, play: Play) {
    const ACTIVE: u8 = 0;
    const OTHER: u8 = 1;
    const OFFER: u8 = 2;
    const BUY: u8 = 3;
    /// How many a player may buy.
    const WARES: u8 = 2;

    let seat = Seat(play.memo);
    match play.step {
        ACTIVE => {
            cx.then(Play { n: WARES, memo: play.by.0, ..play.step(OFFER) });
            cx.then(play.step(OTHER));
        }
        OTHER => cx.then(Play { n: WARES, memo: foe(play.by).0, ..play.step(OFFER) }),
        OFFER => {
            let side = cx.s.side(seat);
            if play.n > 0 && side.amount(Gold) > 0 && !side.roomy().without(Gold).is_empty() {
                cx.ask(seat, Ask::Whether, play.step(BUY));
            }
        }
        BUY if play.passed() => {}
        BUY => {
            cx.pay(seat, Bundle::some(Gold, 1));
            cx.gain_any(seat, Kinds::ALL.without(Gold), 1);
            cx.then(Play { n: play.n - 1, ..play.step(OFFER) });
        }
        step => unreachable!("the Traveling Merchant has no step {step}"),
    }
}
