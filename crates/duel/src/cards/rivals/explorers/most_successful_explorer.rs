//! Most Successful Explorer (Explorers).

use std::cmp::Ordering;

use crate::cards::prelude::*;

const NAME: u8 = 1;
const DRAW: u8 = 2;
const MORE: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "most-successful-explorer",
    name: "Most Successful Explorer",
    text: "More discovered sea cards: you may draw up to 2 cards of one stack. Equal, but not 0: 1 each.",
    kind: CardKind::Event,
    printings: &[print(Set::Explorers, 2).moons(1)],
    asks: &[
        Words::which_if_any(DRAW, "duel.ask.most-successful-explorer", "duel.ask.most-successful-explorer.no"),
        Words::whether(
            MORE,
            "duel.ask.most-successful-explorer.more",
            "duel.ask.most-successful-explorer.more.yes",
            "duel.ask.most-successful-explorer.no",
        ),
    ],
    event: Some(reward),
    fills_hands: true,
    waits: Some(|it| match it.play {
        EffectPlay { step: NAME, memo: 0..2, n: 1..=2, .. } => it.goes_on(),
        EffectPlay { step: DRAW, memo: seat @ 0..2, n: 1..=2, .. } => it.asks_stack(Seat(seat)),
        EffectPlay { step: MORE, memo: seat @ 0..2, third, .. } => {
            let full = it.duel.full_stacks(it.s, Seat(seat)).checked_shr(third.into()).is_some_and(|it| it & 1 == 1);
            full && it.asks(Seat(seat), Ask::Whether)
        }
        _ => false,
    }),
    ..CARD
};

fn reward(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
    match play.step {
        0 => {
            let (mine, other) = (cx.s.discovered(play.by), cx.s.discovered(foe(play.by)));
            let draws = |seat: Seat, n| EffectPlay { memo: seat.0, n, ..play.step(NAME) };
            match mine.cmp(&other) {
                Ordering::Greater => cx.then(draws(play.by, 2)),
                Ordering::Less => cx.then(draws(foe(play.by), 2)),
                Ordering::Equal if mine > 0 => [play.by, foe(play.by)].into_iter().for_each(|it| cx.then(draws(it, 1))),
                Ordering::Equal => {}
            }
        }
        NAME => {
            let stacks = cx.duel.full_stacks(cx.s, seat);
            if stacks != 0 {
                cx.ask(seat, Ask::StackIfAny(stacks), play.step(DRAW));
            }
        }
        DRAW if play.passed() => {}
        DRAW => {
            let stack = play.answer;
            cx.draw_card(seat, stack);
            // enlightenment D68: the second card comes from the same stack as the first.
            if play.n > 1 && cx.s.piles.len(Row::stack(stack)) > 0 {
                cx.ask(seat, Ask::Whether, EffectPlay { third: stack, n: 1, ..play.step(MORE) });
            }
        }
        MORE if play.passed() => {}
        MORE => cx.draw_card(seat, play.third),
        step => unreachable!("the Most Successful Explorer has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, at_sea};

    fn scene() -> Scene {
        at_sea().top(1, [Scout, Goldsmith, Abbey])
    }

    #[test]
    fn the_leader_may_draw_up_to_two_cards_of_one_stack() {
        // explorers/most-successful-explorer E, enlightenment D68
        let mut duel = scene().open_at_sea(B, [("1,s", 0)]);
        duel.draws_event(MostSuccessfulExplorer).chooses_stack(B, 1);
        duel.holds(B, [Scout]);
        duel.accepts(B);
        duel.holds(B, [Scout, Goldsmith]).holds(A, []).rests();
        let mut one = scene().open_at_sea(A, [("1,s", 0), ("1,sa", 0)]).open_at_sea(B, [("1,s", 0)]);
        one.draws_event(MostSuccessfulExplorer).chooses_stack(A, 1).passes(A);
        one.holds(A, [Scout]).rests();
        let mut none = scene().open_at_sea(A, [("1,s", 0)]);
        none.draws_event(MostSuccessfulExplorer).passes(A);
        none.holds(A, []).rests();
    }

    #[test]
    fn on_a_tie_both_may_draw_one_card_also_of_the_same_stack_and_the_active_player_is_first() {
        // explorers/most-successful-explorer E, explorers/most-successful-explorer R1,
        // explorers/most-successful-explorer R2
        let mut duel = scene().open_at_sea(A, [("1,s", 0)]).open_at_sea(B, [("3,s", 0)]).turn(B);
        duel.draws_event(MostSuccessfulExplorer).chooses_stack(B, 1).chooses_stack(A, 1);
        duel.holds(B, [Scout]).holds(A, [Goldsmith]).rests();
    }

    #[test]
    fn a_tie_at_zero_brings_nothing_and_cards_come_from_the_top() {
        // explorers/most-successful-explorer R3, enlightenment D22
        let mut duel = scene();
        duel.draws_event(MostSuccessfulExplorer);
        duel.rests();
        let mut top = scene().open_at_sea(A, [("1,s", 0)]);
        top.draws_event(MostSuccessfulExplorer).chooses_stack(A, 1);
        assert!(!top.s.piles.knows(A, crate::position::piles::Row::stack(1), 0), "nothing is searched");
    }
}
