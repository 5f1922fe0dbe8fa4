//! Brigands: a duel for two resources (classic 9).

use super::duels::{COUNTER, fight, waits_for_winner};
use crate::cards::prelude::*;

const TOOK: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "brigands",
    name: "Brigands",
    text: "Roll: on 1 to 5 take 2 resources of your choice from the opponent; on 6 he takes 2 from you.",
    kind: CardKind::Attack,
    printings: &[print(Set::Classic, 1)],
    asks: &[Words::which_if_any(COUNTER, "duel.ask.counter-bishop", "duel.ask.counter-no")],
    picks: Some(|card| card == Card::Bishop),
    avails: Some(|duel, s, seat| !duel.takable(s, seat, Kinds::ALL).is_empty()),
    play: Some(raid),
    waits: Some(|it| if it.play.step == TOOK { it.goes_on() } else { waits_for_winner(it) }),
    ..CARD
};

fn raid(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    if play.step == TOOK {
        return cx.tell_gain(play);
    }
    let Some(winner) = fight(cx, play) else { return };
    cx.take_from_foe(winner, Kinds::ALL, 2);
    if winner == play.by {
        cx.then(EffectPlay { answer: 0, n: 0, ..play.step(TOOK) });
    }
}
