//! Abbey (Basic).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "abbey",
    name: "Abbey",
    text: "Its progress point raises your hand limit by 1.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick, Grain, Ore]),
    points: Points::progress(1),
    once: true,
    printings: &[print(Set::Basic, 2)],
    inert: Some("points only; the hand limit follows from them"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn its_progress_point_raises_the_hand_limit() {
        // basic/abbey E
        let mut duel = duel().with(A, [Abbey]);
        duel.does(A, "end").does(A, "draw 0").does(A, "draw 0").does(A, "draw 0").does(A, "draw 1");
        assert_eq!(duel.s.hand(A).len(), 4);
        duel.asks(A, "exchange");
        assert_eq!(duel.s.hand_limit(&duel.duel, B), 3);
    }

    #[test]
    fn it_counts_for_invention_and_the_year_of_plenty() {
        // basic/abbey R1
        let mut duel = duel().with(A, [Abbey]);
        duel.draws_event(YearOfPlenty);
        duel.stock(A, Lumber, 1).stock(A, Gold, 1).total(A, 2).rests();
        duel.draws_event(Invention).takes(A, Ore);
        duel.stock(A, Ore, 1).rests();
    }

    #[test]
    fn it_satisfies_the_university() {
        // basic/abbey R2
        let mut with = duel().with(A, [Abbey]).city(A, 2).rich(A);
        with.builds(A, University);
        with.has(A, University);
        let without = duel().city(A, 0).rich(A).hand(A, [University]);
        without.refuses(A, "build university 0,a", Refusal::Unmet(University, 0));
    }

    #[test]
    fn one_is_enough() {
        // rivals 10
        let duel = duel().with(A, [Abbey]).rich(A).hand(A, [Abbey]);
        duel.refuses(A, "build abbey 2,a", Refusal::OneIsEnough);
    }
}
