//! Conflict.

use crate::cards::common::weaker_with_cards;
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const LOOK: u8 = 0;
const TAKE: u8 = 1;
const PUT: u8 = 2;
const UNDER: u8 = 3;

/// How many cards are taken.
const CARDS: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "conflict",
    name: "Conflict",
    text: "The holder of the Knight token sees the other's hand and puts 2 cards of it under a stack.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 1)],
    asks: &[Words::which(TAKE, "duel.ask.fraternal-feuds"), Words::which(UNDER, "duel.ask.conflict")],
    hits: Some(weaker_with_cards),
    event: Some(conflict),
    waits: Some(|it| {
        let (victim, left) = (Seat(it.play.memo & 1), it.play.n);
        let hand = Row::hand(victim);
        let aside = it.s.piles.len(Row::ASIDE);
        it.play.memo < 2
            && match it.play.step {
                TAKE => {
                    (1..=CARDS).contains(&left)
                        && usize::from(left) <= it.s.piles.len(hand)
                        && aside + usize::from(left) <= CARDS.into()
                        && it.asks_card(foe(victim), hand)
                }
                UNDER => {
                    let stacks = first_aside(it.duel, it.s).map(|stacks| (foe(victim), Ask::Stack(stacks)));
                    left == 0 && aside <= CARDS.into() && stacks.is_some() && it.asked == stacks
                }
                _ => false,
            }
    }),
    ..CARD
};

/// The stacks under which the first card laid aside may go.
fn first_aside(duel: &Duel, s: &State) -> Option<u8> {
    s.piles.faces(Row::ASIDE).first().map(|&face| duel.stacks_for(face))
}

fn conflict(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
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
            cx.set_aside(foe(seat), play.answer);
            let play = EffectPlay { n: play.n - 1, ..play };
            if play.n > 0 {
                cx.ask_card(foe(seat), Row::hand(seat), play);
            } else {
                conflict(cx, play.step(PUT));
            }
        }
        PUT => {
            let Some(stacks) = first_aside(cx.duel, cx.s) else { return };
            if stacks.is_power_of_two() {
                conflict(cx, EffectPlay { answer: stacks.trailing_zeros() as u8, ..play.step(UNDER) });
            } else {
                cx.ask(foe(seat), Ask::Stack(stacks), play.step(UNDER));
            }
        }
        UNDER => {
            // All cards that may go under this stack do so, in the order in which they were picked (classic D52). Then
            // the next family is asked for.
            let mut at = 0;
            while let Some(&face) = cx.s.piles.faces(Row::ASIDE).get(at) {
                if cx.duel.stacks_for(face) >> play.answer & 1 == 1 {
                    cx.put_under(foe(seat), Row::ASIDE, face, play.answer);
                } else {
                    at += 1;
                }
            }
            conflict(cx, EffectPlay { answer: 0, ..play.step(PUT) });
        }
        step => unreachable!("the Conflict has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, artisans_tournament, classic};
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        classic().with(A, [Siegfried]).hand(B, [ClassicAbbey, ClassicScout, Otto])
    }

    #[test]
    fn the_holder_of_the_knight_token_puts_two_cards_of_the_hand_under_one_stack() {
        // classic/conflict E, classic D52
        let mut duel = scene();
        duel.draws_event(Conflict);
        duel.refuses(A, "pass", Refusal::NotOffered);
        duel.takes_card(A, Otto).takes_card(A, ClassicAbbey).chooses_stack(A, 2).holds(B, [ClassicScout]).rests();
        let stack = duel.row(Row::stack(2));
        assert_eq!(stack[stack.len() - 2..], [Otto, ClassicAbbey], "in the order of the player who puts them");
        assert!(duel.s.piles.knows(A, Row::hand(B), 0), "the hand was seen");
        assert!(!duel.s.piles.knows(B, Row::stack(2), stack.len() - 1), "which lies lower is hidden");
    }

    /// classic D51
    #[test]
    fn in_the_tournament_they_go_under_one_of_the_victims_own_stacks() {
        let mut duel = artisans_tournament().with(A, [Siegfried]).hand(B, [ClassicAbbey, ClassicScout, Otto]);
        duel.draws_event(Conflict);
        duel.takes_card(A, Otto).takes_card(A, ClassicAbbey);
        assert_eq!(duel.offers(A), ["stack 4", "stack 5", "stack 6", "stack 7"]);
        duel.chooses_stack(A, 7).holds(B, [ClassicScout]).rests();
    }

    #[test]
    fn in_the_others_turn_too_and_with_fewer_cards_those_that_there_are() {
        // classic/conflict E
        let mut duel = classic().with(A, [Siegfried]).hand(B, [Otto]).turn(B);
        duel.draws_event(Conflict).takes_card(A, Otto).chooses_stack(A, 0).holds(B, []).rests();
    }

    #[test]
    fn nobody_holds_the_token_nothing_happens() {
        // classic/conflict E: a tie returns it to the middle
        let mut duel = scene().with(B, [Hagen]);
        duel.draws_event(Conflict).holds(B, [ClassicAbbey, ClassicScout, Otto]).rests();
    }

    #[test]
    fn the_victim_refills_at_the_end_of_his_own_turn() {
        // classic/conflict R1
        let mut duel = scene();
        duel.draws_event(Conflict).takes_card(A, Otto).takes_card(A, ClassicAbbey).chooses_stack(A, 0);
        duel.asks(A, "action").holds(B, [ClassicScout]);
    }
}
