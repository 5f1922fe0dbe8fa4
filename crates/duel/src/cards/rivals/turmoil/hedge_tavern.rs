//! Hedge Tavern (Turmoil).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "hedge-tavern",
    name: "Hedge Tavern",
    text: "Needed for Archer, Arsonist and Traitor.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Wool, Grain, Gold, Gold]),
    points: Points::victory(1),
    once: true,
    printings: &[print(Set::Turmoil, 2).moons(1).face_up()],
    inert: Some("points, and a requirement of other cards"),
    ..CARD
};

/// The attacks that need a Hedge Tavern; guards work against these.
pub(super) fn sends(attack: Card) -> bool {
    matches!(attack, Card::Archer | Card::Arsonist | Card::Traitor)
}

#[cfg(test)]
mod tests {
    use crate::card::{CardKind, Set};
    use crate::cards::Card::{self, *};
    use crate::matches::options::{Mode, Options};
    use crate::matches::setup::Setup;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, duel, theme};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn whoever_has_one_may_send_archer_arsonist_and_traitor() {
        // turmoil/hedge-tavern E
        for attack in [Archer, Arsonist, Traitor] {
            let without = duel().with(B, [Harald, Abbey, HedgeTavern]).hand(B, [Scout]).hand(A, [attack]);
            let play = format!("play {}", attack.def().key);
            without.refuses(A, &play, Refusal::Unmet(attack, 0));
            assert!(without.with(A, [HedgeTavern]).offers(A).contains(&play), "{attack:?}");
        }
    }

    #[test]
    fn guards_look_for_every_attack_that_needs_one() {
        // turmoil/hedge-tavern E, rivals 15
        for &card in Card::ALL.iter().filter(|card| card.def().kind == CardKind::Attack) {
            let needs = card.def().requires.iter().any(|it| it.says == "own-building:hedge-tavern");
            assert_eq!(super::sends(card), needs, "{card:?}");
        }
    }

    #[test]
    fn two_lie_face_up_in_the_theme_game_and_one_is_drawn_in_the_duel() {
        // turmoil/hedge-tavern R1
        assert_eq!(theme(Set::Turmoil).row(Row::FACE_UP), [HedgeTavern, HedgeTavern]);
        let princes = Options::of(Mode::Princes([Set::Gold, Set::Turmoil, Set::Progress]));
        let setup = Setup::draw(princes, &mut kernel::testkit::Dice::new(1));
        let taverns =
            |stack: &crate::matches::setup::Stack| stack.cards.iter().filter(|it| it.card == HedgeTavern).count();
        assert_eq!(setup.stacks.iter().map(taverns).collect::<Vec<_>>(), [0, 0, 0, 0, 1, 0]);
        assert!(setup.face_up.is_empty());
    }
}
