//! Town Hall.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "town-hall",
    name: "Town Hall",
    text: "Searching a stack costs you 1 resource instead of 2.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Ore, Ore, Wool, Wool]),
    points: Points::victory(1),
    printings: &[print(Set::Classic, 2)],
    search_price: Some(1),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_search_costs_one() {
        // classic/town-hall E, classic 10
        let mut duel = classic().with(A, [ClassicTownHall]).stored(A, Wool, 1).hand(A, [Spy, Spy]);
        duel.does(A, "end").does(A, "search 0").takes_card(A, Garrison).total(A, 0);
        assert_eq!(duel.s.active, B);
        let mut duel = classic().stored(A, Wool, 1).hand(A, [Spy, Spy]);
        duel.does(A, "end");
        duel.refuses(A, "search 0", Refusal::CannotAfford { short: 1 });
    }

    #[test]
    fn a_second_one_does_not_make_it_cheaper() {
        // classic/town-hall R1
        let mut duel = classic().with(A, [ClassicTownHall, ClassicTownHall]).hand(A, [Spy, Spy]);
        duel.does(A, "end");
        duel.refuses(A, "search 0", Refusal::CannotAfford { short: 1 });
    }
}
