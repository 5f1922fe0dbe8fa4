//! Fraternal Feuds (Basic, Turmoil).

use crate::cards::common::weaker_with_cards;
use crate::cards::prelude::*;

const LOOK: u8 = 0;
const TAKE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "fraternal-feuds",
    name: "Fraternal Feuds",
    text: "Strength advantage: see the opponent's hand and put 2 of its cards under stacks.",
    kind: CardKind::Event,
    printings: &[print(Set::Basic, 1).moons(1), print(Set::Turmoil, 1).moons(1)],
    asks: &[Words::which(TAKE, "duel.ask.fraternal-feuds")],
    hits: Some(weaker_with_cards),
    event: Some(feuds),
    waits: Some(|it| {
        let EffectPlay { step: TAKE, memo: victim @ 0..2, n: left, .. } = it.play else { return false };
        let hand = Row::hand(Seat(victim));
        left > 0 && usize::from(left) <= it.s.piles.len(hand) && it.asks_card(foe(Seat(victim)), hand)
    }),
    ..CARD
};

fn feuds(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    /// How many cards are taken.
    const CARDS: u8 = 2;

    match play.step {
        LOOK => {
            let Some(seat) = weaker_with_cards(cx.duel, cx.s).lowest().filter(|&seat| cx.applies_to(seat)) else {
                return;
            };
            let hand = Row::hand(seat);
            cx.look(foe(seat), hand);
            let left = CARDS.min(cx.s.piles.len(hand) as u8);
            cx.ask_card(foe(seat), hand, EffectPlay { n: left, memo: seat.0, ..play.step(TAKE) });
        }
        TAKE => {
            let (seat, left) = (Seat(play.memo), play.n - 1);
            cx.set_aside(foe(seat), play.answer);
            if left > 0 {
                cx.ask_card(foe(seat), Row::hand(seat), EffectPlay { n: left, ..play });
            } else {
                cx.put_aside_under(foe(seat));
            }
        }
        step => unreachable!("the Fraternal Feuds have no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::testkit::support;
    use kernel::{Game, Seen, Viewer};

    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, duel};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        duel().with(A, [Candamir]).hand(B, [Abbey, Scout, Harald])
    }

    #[test]
    fn the_stronger_sees_the_hand_and_puts_two_cards_under_stacks() {
        // basic/fraternal-feuds E
        let mut duel = scene();
        duel.draws_event(FraternalFeuds);
        duel.refuses(A, "pass", Refusal::NotOffered);
        duel.takes_card(A, Abbey).takes_card(A, Harald);
        duel.refuses(A, "put abbey 3", Refusal::NotOffered); // another back
        assert!((0..duel.s.hand(B).len()).all(|at| duel.s.piles.knows(A, Row::hand(B), at)));
        duel.does(A, "put harald 0").does(A, "put abbey 2");
        duel.holds(B, [Scout]).rests();
        assert_eq!(duel.row(Row::stack(2)).last(), Some(&Abbey));
    }

    #[test]
    fn nobody_stronger_nothing_happens() {
        // basic/fraternal-feuds R1
        let mut duel = duel().hand(B, [Abbey]);
        duel.draws_event(FraternalFeuds);
        duel.holds(B, [Abbey]).rests();
    }

    #[test]
    fn the_victim_does_not_know_which_card_went_where() {
        // basic/fraternal-feuds R2, rivals 18.33: the victim sees which stacks grew, but not which card went where
        let mut duel = scene();
        duel.draws_event(FraternalFeuds).takes_card(A, Abbey).takes_card(A, Harald);
        duel.does(A, "put harald 0").does(A, "put abbey 2");
        let last = |stack: u8| duel.s.piles.len(Row::stack(stack)) - 1;
        assert!(duel.s.piles.knows(A, Row::stack(0), last(0)) && duel.s.piles.knows(A, Row::stack(2), last(2)));
        assert!(!duel.s.piles.knows(B, Row::stack(0), last(0)) && !duel.s.piles.knows(B, Row::stack(2), last(2)));
        // The victim knows that these cards are the Abbey and Harald, so there are two possible worlds.
        let mut ends: Vec<_> = support(&duel.duel, &duel.duel.known(&duel.s, B), 60, 1)
            .iter()
            .map(|s| {
                let bottom = |stack: u8| *s.piles.faces(Row::stack(stack)).last().unwrap();
                (duel.duel.card(bottom(0)), duel.duel.card(bottom(2)))
            })
            .collect();
        ends.sort_unstable();
        ends.dedup();
        assert_eq!(ends, [(Abbey, Harald), (Harald, Abbey)]);
    }

    #[test]
    fn the_victim_is_told_what_was_taken_and_not_what_went_where() {
        // basic/fraternal-feuds R2
        let told = |duel: &Scene, viewer: Viewer| {
            let card = |it: &Event| match it.seen_by(viewer) {
                Some(Event::Took { card, .. } | Event::PutUnder { card, .. }) => Some(card.what().is_some()),
                _ => None,
            };
            duel.notes.events.iter().find_map(card).expect("a card was moved")
        };
        let viewers = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public];
        let mut duel = scene();
        duel.draws_event(FraternalFeuds).takes_card(A, Abbey);
        assert_eq!(viewers.map(|it| told(&duel, it)), [true, true, false]);
        duel.takes_card(A, Harald).does(A, "put harald 0");
        assert_eq!(viewers.map(|it| told(&duel, it)), [true, false, false]);
    }

    #[test]
    fn a_smaller_hand_loses_what_there_is() {
        // basic/fraternal-feuds R3
        let mut duel = duel().with(A, [Candamir]).hand(B, [Abbey]);
        duel.draws_event(FraternalFeuds).takes_card(A, Abbey).does(A, "put abbey 1");
        duel.holds(B, []).rests();
    }

    #[test]
    fn an_empty_hand_loses_nothing() {
        // basic/fraternal-feuds R3
        let mut duel = duel().with(A, [Candamir]);
        duel.draws_event(FraternalFeuds);
        duel.rests();
    }

    #[test]
    fn the_victim_refills_at_the_end_of_his_own_turn() {
        // basic/fraternal-feuds R4
        let mut duel = scene();
        duel.draws_event(FraternalFeuds).takes_card(A, Abbey).takes_card(A, Harald);
        duel.does(A, "put harald 0").does(A, "put abbey 2");
        duel.asks(A, "action").holds(B, [Scout]);
    }
}
