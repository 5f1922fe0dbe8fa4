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

/// Asks for a unit or an action card of the other hand, except cards that never change hands ([`CardDef::loyal`]).
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

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, classic};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        classic().unlocked()
    }

    #[test]
    fn the_whole_hand_is_seen_and_a_unit_or_action_card_taken() {
        // classic/spy E, classic/spy R1: no building, no duel, no counter
        let mut duel = scene().hand(B, [Garrison, Otto, Bishop]);
        duel.plays(A, Spy);
        assert_eq!(duel.offers(A), ["card 1", "card 2"]);
        duel.takes_card(A, Bishop).holds(A, [Bishop]).holds(B, [Garrison, Otto]).rests();
        assert!((0..2).all(|at| duel.s.piles.knows(A, Row::hand(B), at)));
    }

    #[test]
    fn what_was_taken_may_be_built_or_played_at_once_for_its_price() {
        // classic/spy R2
        let mut duel = scene().hand(B, [Siegfried]).stored(A, Ore, 1);
        duel.plays(A, Spy).takes_card(A, Siegfried).builds(A, Siegfried).total(A, 0).has(A, Siegfried).rests();
        let mut duel = scene().hand(B, [ClassicMerchant]).stored(B, Ore, 1);
        duel.plays(A, Spy).takes_card(A, ClassicMerchant).plays(A, ClassicMerchant).rests();
    }

    #[test]
    fn without_a_card_that_may_be_taken_he_is_used_up() {
        // classic/spy R3
        let mut duel = scene().hand(B, [Garrison]);
        duel.plays(A, Spy).holds(A, []).holds(B, [Garrison]).rests();
        assert_eq!(duel.row(Row::discard(A)), [Spy]);
        scene().hand(A, [Spy]).refuses(A, "play spy", Refusal::NoUse);
    }
}
