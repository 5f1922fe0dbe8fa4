//! University (Progress).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "university",
    name: "University",
    text: "Hand limit 1 higher. Needed for Building Crane, Chief Cannoneer, Mineral Mining and Three-Field System.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Grain, Grain]),
    points: Points { victory: 1, progress: 1, ..Points::NONE },
    once: true,
    requires: &[require::Require {
        says: "own-building:abbey|own-building:library",
        words: "your Abbey or Library",
        holds: |duel, s, seat| s.side(seat).has(duel, Card::Abbey) || s.side(seat).has(duel, Card::Library),
    }],
    printings: &[print(Set::Progress, 2).moons(1).face_up()],
    inert: Some("points, and a requirement of other cards"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, duel, theme};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn its_progress_point_raises_the_hand_limit() {
        // progress/university E
        let duel = duel().with(A, [University]);
        assert_eq!((duel.s.hand_limit(&duel.duel, A), duel.s.points(A).progress), (4, 1));
    }

    #[test]
    fn an_abbey_or_a_library_is_needed() {
        duel().city(A, 0).rich(A).hand(A, [University]).refuses(
            A,
            "build university 0,a",
            Refusal::Unmet(University, 0),
        );
        for school in [Abbey, Library] {
            let mut duel = duel().city(A, 0).with(A, [school]).rich(A);
            duel.builds(A, University);
            duel.has(A, University).rests();
        }
    }

    #[test]
    fn it_is_built_from_the_face_up_stack_and_goes_back_there() {
        // progress/university R1, rivals 12
        let mut theme = theme(Set::Progress).city(A, 0).with(A, [Abbey]).rich(A);
        assert_eq!(theme.row(Row::FACE_UP), [University, University]);
        theme.does(A, "build university 0,b");
        assert_eq!(theme.row(Row::FACE_UP), [University]);
        theme.removes(A, University);
        assert_eq!(theme.row(Row::FACE_UP), [University, University]);
    }

    #[test]
    fn it_is_held_in_hand_in_the_duel_of_the_princes() {
        // progress/university R1, rivals 13
        let mut duel = duel().with(A, [Abbey]).city(A, 0).rich(A).hand(A, [University]);
        duel.does(A, "build university 0,b");
        duel.has(A, University).rests();
    }
}
