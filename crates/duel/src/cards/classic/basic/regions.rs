//! The six regions: each stores one resource and has a number; two start regions of each, two in the stack, but one gold field.

use crate::card::Printing;
use crate::cards::common::{region, region_numbers};
use crate::cards::prelude::*;

/// The start regions of the two players, and two for the stack (classic 1, classic D2).
const fn numbers(one: u8, other: u8, stack: [u8; 2]) -> [Printing; 4] {
    region_numbers(Set::Classic, [one, other], &stack)
}

const GOLD_FIELDS: [Printing; 3] = region_numbers(Set::Classic, [6, 1], &[3]);

pub(crate) const FOREST: CardDef = region(Lumber, &numbers(4, 5, [1, 6]));
pub(crate) const GOLD_FIELD: CardDef = region(Gold, &GOLD_FIELDS);
pub(crate) const FIELDS: CardDef = region(Grain, &numbers(1, 2, [3, 4]));
pub(crate) const HILLS: CardDef = region(Brick, &numbers(5, 6, [1, 2]));
pub(crate) const PASTURE: CardDef = region(Wool, &numbers(3, 4, [5, 6]));
pub(crate) const MOUNTAINS: CardDef = region(Ore, &numbers(2, 3, [4, 5]));

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_region_with_the_number_receives_one_and_never_more_than_three() {
        // classic/region-* E, classic 4: A's fields have 1, B's gold field does
        let mut duel = classic().before_roll().stored(A, Grain, 3);
        duel.dice(1, EventFace::Trade);
        duel.stock(A, Grain, 3).stock(B, Gold, 1).total(A, 3).total(B, 1).rests();
    }

    #[test]
    fn a_start_region_of_each_kind_has_another_number_for_each_player() {
        // classic 1
        for (number, mine, other) in
            [(1, Grain, Gold), (2, Ore, Grain), (3, Wool, Ore), (4, Lumber, Wool), (5, Brick, Lumber), (6, Gold, Brick)]
        {
            let mut duel = classic().before_roll();
            duel.dice(number, EventFace::Trade).stock(A, mine, 1).stock(B, other, 1).total(A, 1).total(B, 1);
        }
    }

    #[test]
    fn the_stack_has_two_of_each_kind_and_one_gold_field() {
        // classic 1, classic D2
        let duel = classic();
        let mut regions: Vec<String> =
            duel.duel.setup().regions.iter().map(|it| format!("{} {}", it.card.def().key, it.number)).collect();
        regions.sort();
        assert_eq!(
            regions,
            [
                "fields 3",
                "fields 4",
                "forest 1",
                "forest 6",
                "gold-field 3",
                "hills 1",
                "hills 2",
                "mountains 4",
                "mountains 5",
                "pasture 5",
                "pasture 6"
            ]
        );
    }

    #[test]
    fn the_first_region_of_a_settlement_is_laid_before_the_second_is_seen() {
        // classic/settlement R1, classic/settlement E
        let scene = classic().road(A).rich(A).next_region("hills-1").next_region("fields-4");
        let mut duel = scene.clone();
        duel.does(A, "settlement right");
        assert_eq!(duel.offers(A), ["above fields-4", "below fields-4"]);
        assert_eq!(duel.row(crate::Row::OPEN), [ClassicFields]);
        duel.does(A, "below fields-4").stores(A, "5,b", 0).stores(A, "5,a", 0).points(A, 3).rests();
        let side = duel.s.side(A);
        let at =
            |spot: &str| duel.duel.card(side.regions[side.store_at(crate::Spot::read(spot).unwrap()).unwrap().index()]);
        assert_eq!((at("5,a"), at("5,b")), (ClassicHills, ClassicFields));
        let mut duel = scene;
        duel.does(A, "settlement right").does(A, "above fields-4").rests();
    }

    #[test]
    fn a_settlement_needs_its_card_and_two_regions() {
        // classic/settlement R2, classic D48
        let mut duel = classic().road(A).rich(A);
        duel.s.supply[1] = 0;
        assert!(!duel.offers(A).contains(&"settlement right".into()));
        let mut duel = classic().road(A).rich(A);
        while duel.s.piles.len(crate::Row::REGIONS) > 1 {
            duel.s.piles.transfer(crate::Row::REGIONS, 0, crate::Row::OUT);
        }
        assert!(!duel.offers(A).contains(&"settlement right".into()));
    }
}
