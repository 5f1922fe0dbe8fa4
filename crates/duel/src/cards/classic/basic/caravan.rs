//! Caravan.

use crate::cards::prelude::*;

const PAY: u8 = 0;
const MORE: u8 = 1;
const TAKE: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "caravan",
    name: "Caravan",
    text: "Give back 1 or 2 of your resources and take as many of your choice.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Classic, 1)],
    asks: &[Words::whether(TAKE, "duel.ask.caravan", "duel.ask.caravan-yes", "duel.ask.caravan-no")],
    avails: Some(|_, s, seat| s.side(seat).total() > 0),
    play: Some(swap),
    waits: Some(|it| match it.play.step {
        MORE => it.goes_on(),
        TAKE => it.asks(it.play.by, Ask::Whether) && it.s.side(it.play.by).total() > 0,
        _ => false,
    }),
    ..CARD
};

fn swap(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        PAY => {
            cx.pay_any(play.by, 1);
            cx.then(play.step(MORE));
        }
        MORE if cx.s.side(play.by).total() > 0 => cx.ask(play.by, Ask::Whether, play.step(TAKE)),
        MORE => cx.gain_any(play.by, Kinds::ALL, 1),
        TAKE if play.passed() => cx.gain_any(play.by, Kinds::ALL, 1),
        TAKE => {
            cx.pay_any(play.by, 1);
            cx.gain_any(play.by, Kinds::ALL, 2);
        }
        step => unreachable!("the Caravan has no step {step}"),
    }
}
