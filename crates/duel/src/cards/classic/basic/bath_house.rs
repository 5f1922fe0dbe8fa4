//! Bath House.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "bath-house",
    name: "Bath House",
    text: "A Plague takes nothing from the regions of its city.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Ore, Wool]),
    points: Points::victory(1),
    printings: &[print(Set::Classic, 2)],
    inert: Some("the Plague asks for it"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, classic};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn the_four_regions_of_its_city_lose_nothing_even_those_of_two_cities() {
        // classic/bath-house E: mountains and hills lie between both cities
        let mut duel = classic().city(A, 0).city(A, 2).at(A, ClassicBathHouse, "0,b").rich(A);
        duel.draws_event(ClassicPlague).helped(A, ClassicBathHouse);
        duel.stock(A, Grain, 3).stock(A, Lumber, 3).stock(A, Ore, 3).stock(A, Brick, 3);
        duel.stock(A, Wool, 2).stock(A, Gold, 2).rests();
    }
}
