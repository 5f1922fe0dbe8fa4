//! Library (Progress).

use crate::cards::prelude::*;

const CHOOSE: u8 = 0;
pub(crate) const SEARCH: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "library",
    name: "Library",
    text: "When built: search a stack for free and take 1 card.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Progress, 2).moons(1)],
    asks: &[Words::which(SEARCH, "duel.ask.library")],
    built: Some(read),
    waits: Some(|it| it.play.step == SEARCH && it.asks_stack(it.play.by)),
    ..CARD
};

/// The builder searches a stack of their choice for free.
pub(crate) fn read(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        CHOOSE => match cx.duel.full_stacks(cx.s, play.by) {
            0 => {}
            stacks => cx.ask(play.by, Ask::Stack(stacks), play.step(SEARCH)),
        },
        SEARCH => cx.search(play.by, play.answer),
        step => unreachable!("the Library has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seen, Viewer};

    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::event::Event;

    #[test]
    fn when_it_is_built_a_stack_is_searched_for_a_card() {
        // progress/library E, progress/library R1, progress/library R3
        let mut duel = duel().city(A, 0).rich(A).top(1, [Scout, Goldsmith, Abbey]);
        duel.builds(A, Library).chooses_stack(A, 1).takes_card(A, Goldsmith);
        duel.holds(A, [Goldsmith]).rests();
        assert_eq!(duel.row(Row::stack(1))[..2], [Scout, Abbey]);
        duel.plays(A, Goldsmith);
    }

    #[test]
    fn the_searcher_alone_knows_what_he_saw_and_took() {
        // progress/library E, rivals 15
        let mut duel = duel().city(A, 0).rich(A).top(1, [Scout, Goldsmith]);
        duel.builds(A, Library).chooses_stack(A, 1).takes_card(A, Goldsmith);
        let knows = |seat, row| duel.s.piles.knows(seat, row, 0);
        assert!(knows(A, Row::stack(1)) && knows(A, Row::hand(A)));
        assert!(!knows(B, Row::stack(1)) && !knows(B, Row::hand(A)));
        let took = |viewer| match duel.notes.events[..] {
            [took] => took.seen_by(viewer),
            ref more => panic!("one card was taken, and nothing else: {more:?}"),
        };
        let card = |viewer| match took(viewer) {
            Some(Event::Took { card, .. }) => card.what().map(|face| duel.duel.card(face)),
            other => panic!("{other:?}"),
        };
        assert_eq!((card(Viewer::Seat(A)), card(Viewer::Seat(B))), (Some(Goldsmith), None));
    }

    #[test]
    fn where_all_stacks_are_empty_nothing_is_found() {
        // progress/library E, rivals 9
        let mut duel = duel().city(A, 0).rich(A).hand(A, [Library]).empty_stacks();
        duel.builds(A, Library);
        duel.has(A, Library).holds(A, []).rests();
    }

    #[test]
    fn any_stack_can_be_searched() {
        // progress/library R2: stacks are shared, except in the Tournament Game
        let mut duel = duel().city(A, 0).rich(A);
        duel.builds(A, Library);
        assert_eq!(duel.offers(A).len(), 6);
        duel.chooses_stack(A, 5).takes_card(A, Gustav);
        duel.holds(A, [Gustav]).rests();
    }
}
