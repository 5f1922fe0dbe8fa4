//! Wise Protection (Sages).

use super::owls::OWLS_1;
use crate::card::Extra;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "wise-protection",
    name: "Wise Protection",
    text: "The opponent shows his hand. If an attack card is in it, all of it goes under stacks.",
    kind: CardKind::Attack,
    extra: Extra { owls: 1, ..Extra::NONE },
    requires: &[OWLS_1, require::FOE_HAND],
    unconditional: true,
    printings: &[print(Set::Sages, 2).moons(1)],
    play: Some(protect),
    ..CARD
};

fn protect(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let other = foe(play.by);
    cx.look(play.by, Row::hand(other));
    let hand = cx.s.hand(other);
    if hand.iter().any(|&face| cx.duel.card(face).def().kind == CardKind::Attack) {
        cx.put_back(other, hand.len() as u8, Filter::Any);
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, princes, theme};
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        princes([Set::Gold, Set::Turmoil, Set::Sages]).dial(A, PrincipalSageWoman, 1)
    }

    #[test]
    fn one_attack_card_sends_the_whole_hand_under_stacks_of_its_owners_choice() {
        // sages/wise-protection E, sages/wise-protection R3, sages/wise-protection R4
        let mut duel = scene().hand(B, [Abbey, Traitor, Scout]);
        duel.plays(A, WiseProtection);
        duel.owls(A, 0);
        duel.does(B, "put abbey 1").does(B, "put scout 2");
        duel.holds(B, []).rests(); // the Traitor's back has one stack
        assert_eq!(duel.row(Row::stack(1)).last(), Some(&Abbey));
        assert_eq!(duel.row(Row::stack(2)).last(), Some(&Scout));
        assert_eq!(duel.row(Row::stack(4)).last(), Some(&Traitor));
    }

    #[test]
    fn without_an_attack_card_the_hand_is_only_seen() {
        // sages/wise-protection E
        let mut duel = scene().hand(B, [Abbey, Scout]);
        duel.plays(A, WiseProtection);
        duel.holds(B, [Abbey, Scout]).rests();
        assert!((0..2).all(|at| duel.s.piles.knows(A, Row::hand(B), at)));
    }

    #[test]
    fn it_needs_an_owl_and_a_hand_to_see() {
        // sages/wise-protection R1, sages/wise-protection R2
        let duel = theme(Set::Sages).with(A, [PrincipalSageWoman]).hand(A, [WiseProtection]).hand(B, [Abbey]);
        duel.refuses(A, "play wise-protection", Refusal::Unmet(WiseProtection, 0));
        let duel = scene().hand(A, [WiseProtection]);
        duel.refuses(A, "play wise-protection", Refusal::Unmet(WiseProtection, 1));
    }
}
