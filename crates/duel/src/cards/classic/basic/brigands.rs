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
    fn the_winner_takes_two_resources_one_by_one() {
        // classic/brigands E, classic 9
        let scene = scene().stored(A, Gold, 3).stored(B, Ore, 2).stored(B, Wool, 1);
        let mut duel = scene.clone();
        duel.plays(A, ClassicBrigands)
            .rolls(A, 5)
            .names(A, Ore)
            .names(A, Wool)
            .stock(A, Ore, 1)
            .stock(A, Wool, 1)
            .total(B, 1)
            .rests();
        let mut duel = scene;
        duel.plays(A, ClassicBrigands).rolls(A, 6).stock(A, Gold, 1).stock(B, Gold, 2).total(B, 5).rests();
        assert_eq!(duel.row(Row::discard(A)), [ClassicBrigands]);
    }

    #[test]
    fn a_bishop_leaves_them_one_and_two() {
        // classic/bishop E, classic 9
        for (number, winner) in [(2, A), (3, B)] {
            let mut duel = scene().stored(A, Gold, 2).stored(B, Ore, 2).hand(B, [Bishop]);
            duel.plays(A, ClassicBrigands).takes_card(B, Bishop).rolls(A, number).total(winner, 4).rests();
        }
    }

    #[test]
    fn they_need_a_resource_for_which_there_is_room() {
        // classic/brigands R1
        let duel = scene().stored(A, Ore, 3).stored(B, Ore, 3).hand(A, [ClassicBrigands]);
        duel.refuses(A, "play brigands", Refusal::NoUse);
    }

    #[test]
    fn no_more_is_taken_than_can_be() {
        // classic/brigands R2, classic 4
        let mut duel = scene().stored(B, Ore, 1);
        duel.plays(A, ClassicBrigands).rolls(A, 1).stock(A, Ore, 1).total(B, 0).rests();
        let mut duel = scene().stored(B, Ore, 1);
        duel.plays(A, ClassicBrigands).rolls(A, 6).stock(B, Ore, 1).total(A, 0).rests();
    }
}
