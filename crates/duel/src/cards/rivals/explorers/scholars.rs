//! Island of the Scholars (Explorers).

use super::islands::{ASKS_GOLD, can_supply, level, supply, waits_for_supplies};
use crate::card::{Mission, Moment};
use crate::cards::prelude::*;

const LOOK: u8 = 1;
const TAKE: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "island-of-the-scholars",
    name: "Island of the Scholars",
    text: "Discovery: you may search a draw stack and take up to 2 cards. Mission: 2 lumber.",
    kind: CardKind::Island,
    place: Place::Sea,
    levels: &[
        level(Points { strength: 1, ..Points::NONE }),
        level(Points { strength: 1, progress: 1, ..Points::NONE }),
        level(Points { victory: 1, strength: 1, progress: 1, ..Points::NONE }),
    ],
    printings: &[print(Set::Explorers, 2)],
    asks: &[
        Words::which_if_any(LOOK, "duel.ask.scholars", "duel.ask.scholars.no"),
        Words::which_if_any(TAKE, "duel.ask.scholars.card", "duel.ask.scholars.card.no"),
        ASKS_GOLD,
    ],
    discovered: Some(study),
    mission: Some(Mission { price: cost(&[Lumber, Lumber]), rolls: &[], open: can_supply, act: supply }),
    fills_hands: true,
    waits: Some(|it| match (it.play.moment, it.play.step) {
        (Moment::Discovered, LOOK) => it.asks_stack(it.play.by),
        (Moment::Discovered, TAKE) => {
            let stack = it.play.memo;
            let named = it.duel.full_stacks(it.s, it.play.by).checked_shr(stack.into()).is_some_and(|it| it & 1 == 1);
            (1..=2).contains(&it.play.n) && named && it.asks_card(it.play.by, Row::stack(stack))
        }
        _ => waits_for_supplies(it),
    }),
    ..CARD
};

fn study(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        0 => {
            let stacks = cx.duel.full_stacks(cx.s, play.by);
            if stacks != 0 {
                cx.ask(play.by, Ask::StackIfAny(stacks), play.step(LOOK));
            }
        }
        LOOK if play.passed() => {}
        LOOK => {
            cx.look(play.by, Row::stack(play.answer));
            may_take(cx, EffectPlay { memo: play.answer, n: 2, ..play });
        }
        TAKE if play.passed() => {}
        TAKE => {
            cx.take_searched(play.by, Row::stack(play.memo), play.answer);
            may_take(cx, EffectPlay { n: play.n - 1, ..play });
        }
        step => unreachable!("the Island of the Scholars has no step {step}"),
    }
}

/// Asks for a card of the searched stack, if one more may be taken and there is one.
fn may_take(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let row = Row::stack(play.memo);
    if play.n > 0 && cx.s.piles.len(row) > 0 {
        cx.ask(play.by, Ask::Card { row, filter: Filter::Any, pass: true }, play.step(TAKE));
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seen, Viewer};

    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        at_sea().with(A, [SailmakersShop]).sea(A, [IslandOfTheScholars])
    }

    #[test]
    fn a_stack_is_searched_and_up_to_two_cards_are_taken() {
        // explorers/island-of-the-scholars E, explorers/island-of-the-scholars R4, enlightenment D55
        let mut duel = scene().top(1, [Scout, Goldsmith, Abbey, Harald]).stored(A, Gold, 3);
        duel.does(A, "sail 1,s").chooses_stack(A, 1).takes_card(A, Goldsmith).takes_card(A, Abbey);
        duel.holds(A, [Goldsmith, Abbey]).rests();
        assert_eq!(duel.row(Row::stack(1))[..2], [Scout, Harald], "the order is kept");
        duel.plays(A, Goldsmith);
    }

    #[test]
    fn fewer_may_be_taken_and_no_stack_need_be_searched() {
        // explorers/island-of-the-scholars E, enlightenment D12
        let mut duel = scene().top(1, [Scout]);
        duel.does(A, "sail 1,s").chooses_stack(A, 1).takes_card(A, Scout).passes(A);
        duel.holds(A, [Scout]).rests();
        let mut duel = scene();
        duel.does(A, "sail 1,s").chooses_stack(A, 1).passes(A);
        duel.holds(A, []).rests();
        let mut duel = scene();
        duel.does(A, "sail 1,s").passes(A);
        duel.holds(A, []).rests();
        assert!(!duel.s.piles.knows(A, Row::stack(1), 0));
    }

    #[test]
    fn a_stack_of_one_card_yields_that_card_only() {
        // explorers/island-of-the-scholars R1
        let mut duel = scene();
        while duel.s.piles.len(Row::stack(1)) > 1 {
            duel.s.piles.transfer(Row::stack(1), 0, Row::stack(2));
        }
        let only = duel.row(Row::stack(1))[0];
        duel.does(A, "sail 1,s").chooses_stack(A, 1).takes_card(A, only);
        duel.holds(A, [only]).rests();
    }

    #[test]
    fn only_the_searcher_knows_what_was_seen_and_taken() {
        // explorers/island-of-the-scholars E, enlightenment 7
        let mut duel = scene().top(1, [Scout, Goldsmith]);
        duel.does(A, "sail 1,s").chooses_stack(A, 1).takes_card(A, Goldsmith);
        let told = duel.notes.events.iter().filter_map(|it| it.seen_by(Viewer::Seat(B)));
        assert!(!told.into_iter().any(|it| matches!(it, Event::Took { card, .. } if card.what().is_some())));
        assert!(duel.s.piles.knows(A, Row::stack(1), 0) && !duel.s.piles.knows(B, Row::stack(1), 0));
        assert!(!duel.s.piles.knows(B, Row::hand(A), 0));
    }

    #[test]
    fn a_mission_costs_two_lumber_of_any_forests_and_only_the_current_level_counts() {
        // explorers/island-of-the-scholars E, explorers/island-of-the-scholars R2, explorers/island-of-the-scholars R3
        let duel = scene().open_at_sea(A, [("1,s", 0)]).grown(A, Forest);
        let mut duel = duel.stock_at(A, "-1,a", 1).stock_at(A, "5,a", 1);
        duel.does(A, "sail 1,s");
        duel.stock(A, Lumber, 0).rests();
        let points = |level: u8| {
            let duel = scene().open_at_sea(A, [("1,s", level)]);
            let points = duel.s.points(A);
            (points.victory - 2, points.strength, points.progress)
        };
        assert_eq!([0, 1, 2, 3].map(points), [(0, 0, 0), (0, 1, 0), (0, 1, 1), (1, 1, 1)]);
        assert_eq!(IslandOfTheScholars.def().name, "Island of the Scholars");
    }
}
