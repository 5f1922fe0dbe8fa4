//! Traitor (Turmoil).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;

const LOOK: u8 = 0;
const TAKE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "traitor",
    name: "Traitor",
    text: "See the opponent's hand; you may take 1 card of it into yours.",
    kind: CardKind::Attack,
    requires: &[owns!(HedgeTavern, "hedge-tavern", "your Hedge Tavern"), require::FOE_HAND],
    printings: &[print(Set::Turmoil, 2).moons(1)],
    asks: &[Words::which_if_any(TAKE, "duel.ask.traitor", "duel.ask.traitor.no")],
    play: Some(betray),
    waits: Some(|it| it.play.step == TAKE && it.asks(it.play.by, which(it.duel, it.play.by))),
    ..CARD
};

/// Asks for a card of the other hand that may be taken; the player may decline.
fn which(duel: &Duel, by: Seat) -> Ask {
    Ask::Card { row: Row::hand(foe(by)), filter: duel.options().terms().hand_loot, pass: true }
}

fn betray(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        LOOK => {
            cx.look(play.by, Row::hand(foe(play.by)));
            cx.ask(play.by, which(cx.duel, play.by), play.step(TAKE));
        }
        TAKE if play.passed() => {}
        TAKE => cx.take_from_foe_hand(play.by, play.answer),
        step => unreachable!("the Traitor has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seen, Viewer};

    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, BASE_BOX, Scene, duel, tournament_of};
    use crate::vocabulary::event::Event;

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
        assert!(duel.s.piles.knows(B, Row::hand(A), 0), "and so is what was taken");
    }

    #[test]
    fn onlookers_are_not_shown_what_both_players_know() {
        // turmoil/traitor E: "shows you"
        let mut duel = scene();
        duel.plays(A, Traitor).takes_card(A, Abbey);
        let view = duel.duel.view(&duel.s, Viewer::Public);
        assert!(view.sides.iter().all(|side| side.hand.iter().all(|it| it.card.is_none())));
        let told = duel.notes.events.iter().filter_map(|it| it.seen_by(Viewer::Public));
        assert!(!told.into_iter().any(|it| matches!(it, Event::Took { card, .. } if card.what().is_some())));
    }

    #[test]
    fn a_lookout_may_turn_him_away() {
        // turmoil/traitor R1
        let mut duel = scene().with(B, [LookoutTower]);
        duel.plays(A, Traitor).rolls(B, 1);
        duel.holds(B, [Abbey, Scout]).rests();
    }

    #[test]
    fn a_sentinel_may_turn_him_away() {
        // turmoil/traitor R1
        let mut duel = scene().with(B, [Heinrich]);
        duel.plays(A, Traitor).rolls(B, 5);
        duel.holds(B, [Abbey, Scout]).rests();
        assert!(!duel.s.piles.knows(A, Row::hand(B), 0), "nothing was seen");
    }

    #[test]
    fn everything_may_be_taken_outside_the_tournament() {
        // turmoil/traitor R2
        let mut duel = scene().hand(B, [Harald, LumberShip, HedgeTavern]);
        duel.plays(A, Traitor);
        assert_eq!(duel.offers(A).len(), 6); // five cards, or none
    }

    #[test]
    fn where_the_terms_say_so_only_units_and_action_cards_may_be_taken() {
        // turmoil/traitor R2
        let mut duel = tournament_of(&BASE_BOX).with(A, [HedgeTavern]).hand(B, [Abbey, Scout, Harald]);
        duel.plays(A, Traitor);
        assert_eq!(duel.offers(A), ["card 1", "card 2", "pass"]);
        duel.takes_card(A, Harald);
        duel.holds(A, [Harald]).rests();
    }

    #[test]
    fn taking_is_optional() {
        // turmoil/traitor R3
        let mut duel = scene();
        duel.plays(A, Traitor).passes(A);
        duel.holds(B, [Abbey, Scout]).rests();
    }

    #[test]
    fn a_full_hand_may_grow_until_the_end_of_the_turn() {
        // turmoil/traitor R3
        let mut duel = scene().hand(A, [Harald, Inga, Osmund]);
        duel.plays(A, Traitor).takes_card(A, Abbey);
        duel.holds(A, [Harald, Inga, Osmund, Abbey]).rests();
        duel.does(A, "end").does(A, "put inga 0");
        duel.holds(A, [Harald, Osmund, Abbey]).asks(A, "exchange");
    }

    #[test]
    fn an_empty_hand_cannot_be_betrayed() {
        let duel = duel().with(A, [HedgeTavern]).hand(A, [Traitor]);
        duel.refuses(A, "play traitor", crate::Refusal::Unmet(Traitor, 1));
    }
}
