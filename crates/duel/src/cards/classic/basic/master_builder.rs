//! Master Builder.

use crate::cards::prelude::*;

const CHOOSE: u8 = 0;
const LOOK: u8 = 1;
const TAKE: u8 = 2;
const NEXT: u8 = 3;

/// The value of `n` before a stack was looked through.
const NONE: u8 = 0;

pub(crate) const DEF: CardDef = CardDef {
    key: "master-builder",
    name: "Master Builder",
    text: "Each looks through a stack, not the same, and may take 1 card for 1 of the hand.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 1)],
    asks: &[
        Words::which(LOOK, "duel.ask.library"),
        Words::which_if_any(TAKE, "duel.ask.master-builder", "duel.ask.master-builder-no"),
    ],
    event: Some(build),
    waits: Some(|it| {
        let seat = if it.play.memo == 0 { it.play.by } else { foe(it.play.by) };
        let stack = it.play.n.checked_sub(1).filter(|&stack| stack < it.duel.stacks());
        it.play.memo < 2
            && match it.play.step {
                LOOK => {
                    let before = if it.play.memo == 0 { it.play.n == NONE } else { stack.is_some() };
                    before && it.asks_stack(seat)
                }
                TAKE => stack.is_some_and(|stack| {
                    let ask = Ask::Card { row: Row::stack(stack), filter: Filter::Any, pass: true };
                    it.asks(seat, ask)
                }),
                NEXT => stack.is_some() && it.goes_on(),
                _ => false,
            }
    }),
    ..CARD
};

/// `memo` is 0 while the active player looks and 1 while the other does. `n` is the number of the stack that was looked
/// through, plus 1.
fn build(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = if play.memo == 0 { play.by } else { foe(play.by) };
    match play.step {
        CHOOSE => {
            let mut stacks = cx.duel.full_stacks(cx.s, seat);
            if play.n != NONE {
                stacks &= !(1 << (play.n - 1));
            }
            match stacks {
                0 => {}
                only if only.is_power_of_two() => {
                    build(cx, EffectPlay { answer: only.trailing_zeros() as u8, ..play.step(LOOK) });
                }
                several => cx.ask(seat, Ask::Stack(several), play.step(LOOK)),
            }
        }
        LOOK => {
            let row = Row::stack(play.answer);
            cx.look(seat, row);
            let ask = Ask::Card { row, filter: Filter::Any, pass: true };
            cx.ask(seat, ask, EffectPlay { n: play.answer + 1, ..play.step(TAKE) });
        }
        TAKE if play.passed() => build(cx, EffectPlay { answer: 0, ..play.step(NEXT) }),
        TAKE => {
            cx.take_searched(seat, Row::stack(play.n - 1), play.answer);
            cx.put_back(seat, 1, Filter::Any);
            cx.then(EffectPlay { answer: 0, ..play.step(NEXT) });
        }
        NEXT if play.memo == 0 => build(cx, EffectPlay { memo: 1, ..play.step(CHOOSE) }),
        NEXT => {}
        step => unreachable!("the Master Builder has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, classic};

    #[test]
    fn each_looks_through_another_stack_and_takes_a_card_for_one_of_the_hand() {
        // classic/master-builder E, classic 18
        let mut duel = classic().hand(A, [Otto]).hand(B, [Karl, Spy]);
        let before = duel.row(Row::stack(0));
        duel.draws_event(MasterBuilder).chooses_stack(A, 0).takes_card(A, before[3]).does(A, "put otto 2");
        duel.holds(A, [before[3]]);
        let after = duel.row(Row::stack(0));
        assert_eq!((&after[..3], &after[3..]), (&before[..3], &before[4..]), "the order stays");
        assert!(duel.s.piles.knows(A, Row::stack(0), 0) && !duel.s.piles.knows(B, Row::stack(0), 0));
        assert_eq!(duel.offers(B), ["stack 1", "stack 2"], "not the same");
        let first = duel.row(Row::stack(1))[0];
        duel.chooses_stack(B, 1).takes_card(B, first).does(B, "put spy 1").holds(B, [Karl, first]).rests();
    }

    #[test]
    fn who_takes_none_puts_none_back() {
        // classic/master-builder E: players may decline
        let mut duel = classic().hand(A, [Otto]).hand(B, [Karl]);
        duel.draws_event(MasterBuilder).chooses_stack(A, 0).passes(A).chooses_stack(B, 2).passes(B);
        duel.holds(A, [Otto]).holds(B, [Karl]).rests();
    }

    #[test]
    fn with_one_stack_left_only_the_active_player_looks() {
        // classic D50
        let mut duel = classic().empty_stacks();
        duel.s.piles.transfer(Row::discard(A), 0, Row::stack(1));
        duel.draws_event(MasterBuilder).passes(A).rests();
        let mut duel = classic().empty_stacks();
        duel.draws_event(MasterBuilder).rests();
    }
}
