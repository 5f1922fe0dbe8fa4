//! Spy.

use crate::cards::prelude::*;
use crate::matches::rules::Duel;

const LOOK: u8 = 0;
const TAKE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "spy",
    name: "Spy",
    text: "See the opponent's hand and take a unit or an action card of it into yours.",
    kind: CardKind::Attack,
    printings: &[print(Set::Classic, 3)],
    asks: &[Words::which(TAKE, "duel.ask.spy")],
    avails: Some(|_, s, seat| !s.hand(foe(seat)).is_empty()),
    play: Some(spy),
    waits: Some(|it| it.play.step == TAKE && it.asks(it.play.by, which(it.duel, it.play.by))),
    ..CARD
};

/// A unit or an action card of the other's hand that may come to another one ([`CardDef::loyal`]).
fn which(duel: &Duel, by: Seat) -> Ask {
    Ask::Card { row: Row::hand(foe(by)), filter: duel.options().terms().hand_loot, pass: false }
}

fn spy(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        LOOK => {
            let hand = Row::hand(foe(play.by));
            cx.look(play.by, hand);
            let filter = cx.duel.options().terms().hand_loot;
            if cx.s.piles.faces(hand).iter().any(|&face| filter.fits(cx.duel.card(face), None)) {
                cx.ask(play.by, which(cx.duel, play.by), play.step(TAKE));
            }
        }
        TAKE => cx.take_from_foe_hand(play.by, play.answer),
        step => unreachable!("the Spy has no step {step}"),
    }
}
