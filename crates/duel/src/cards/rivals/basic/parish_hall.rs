//! Parish Hall (Basic).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "parish-hall",
    name: "Parish Hall",
    text: "Searching a stack in your exchange step costs 1 resource instead of 2.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick, Grain]),
    once: true,
    printings: &[print(Set::Basic, 2)],
    search_price: Some(1),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_search_in_the_exchange_step_costs_one() {
        // basic/parish-hall E
        let mut scene = duel().with(A, [ParishHall]).hand(A, [Scout, Abbey, Harald]).stored(A, Ore, 1);
        scene.does(A, "end").does(A, "put scout 0").does(A, "search 1");
        scene.stock(A, Ore, 0).asks(A, "take-from");
        let mut without = duel().hand(A, [Scout, Abbey, Harald]).stored(A, Ore, 1);
        without.does(A, "end").does(A, "put scout 0");
        without.refuses(A, "search 1", Refusal::CannotAfford { short: 1 });
    }
}
