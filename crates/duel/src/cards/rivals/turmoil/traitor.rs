//! Traitor (Turmoil).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "traitor",
    name: "Traitor",
    text: "See the opponent's hand; you may take 1 card of it into yours.",
    kind: Kind::Attack,
    requires: &[owns!(HedgeTavern, "hedge-tavern"), require::FOE_HAND],
    printings: &[print(Set::Turmoil, 2).moons(1)],
    play: Some(betray),
    ..CARD
};

fn betray(cx: &mut Cx<'_, '_>, play: Play) {
    const LOOK: u8 = 0;
    const TAKE: u8 = 1;

    let hand = Row::hand(foe(play.by));
    match play.step {
        LOOK => {
            cx.look(play.by, hand);
            cx.ask(play.by, Ask::Card { row: hand, filter: Filter::Any, pass: true }, play.step(TAKE));
        }
        TAKE if play.passed() => {}
        TAKE => cx.take_from_foe_hand(play.by, play.answer),
        step => unreachable!("the Traitor has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::piles::Row;
    use crate::testkit::{A, B, Scene, duel};

    fn scene() -> Scene {
        duel().with(A, [HedgeTavern]).hand(B, [Abbey, Scout])
    }

    #[test]
    fn a_card_of_the_opponents_hand_may_be_taken() {
        // turmoil/traitor E
        let mut duel = scene();
        duel.plays(A, Traitor).takes_card(A, Abbey);
        duel.holds(A, [Abbey]).holds(B, [Scout]).rests();
        assert!(duel.s.piles.knows(A, Row::hand(B), 0), "what was seen is remembered");
    }

    #[test]
    fn a_lookout_may_turn_him_away() {
        // turmoil/traitor R1
        let mut duel = scene().with(B, [LookoutTower]);
        duel.plays(A, Traitor).rolls(B, 1);
        duel.holds(B, [Abbey, Scout]).rests();
    }

    #[test]
    fn taking_is_optional() {
        // turmoil/traitor R3
        let mut duel = scene();
        duel.plays(A, Traitor).passes(A);
        duel.holds(B, [Abbey, Scout]).rests();
    }
}
