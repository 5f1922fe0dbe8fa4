//! The six regions (Basic): each stores one resource and has a number; two start regions and two in the stack of each.

use crate::card::Printing;
use crate::cards::common::{region, region_numbers};
use crate::cards::prelude::*;

/// The printings of a region: the start regions of the red and the blue player, and two for the stack.
const fn numbers(red: u8, blue: u8, stack: [u8; 2]) -> [Printing; 4] {
    region_numbers(Set::Basic, [red, blue], &stack)
}

pub(crate) const FOREST: CardDef = region(Lumber, &numbers(2, 3, [4, 6]));
pub(crate) const GOLD_FIELD: CardDef = region(Gold, &numbers(1, 4, [2, 3]));
pub(crate) const FIELDS: CardDef = region(Grain, &numbers(6, 5, [1, 3]));
pub(crate) const HILLS: CardDef = region(Brick, &numbers(3, 2, [1, 5]));
pub(crate) const PASTURE: CardDef = region(Wool, &numbers(4, 1, [5, 6]));
pub(crate) const MOUNTAINS: CardDef = region(Ore, &numbers(5, 6, [2, 4]));

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_region_with_the_number_receives_one_and_never_more_than_three() {
        // basic/region-* E; A's forest has 2, B's 3.
        let mut duel = duel().before_roll().stored(A, Lumber, 3);
        duel.dice(2, EventFace::Trade);
        duel.stock(A, Lumber, 3).stock(B, Brick, 1).stock(B, Lumber, 0).rests();
    }

    #[test]
    fn a_region_is_no_expansion_and_cannot_be_removed_or_named() {
        // basic/region-*-red R1, basic/region-*-blue R1, basic/region-*-1 R2, basic/region-*-2 R2, basic/region-*-3 R2,
        // basic/region-*-4 R2, basic/region-*-5 R2, basic/region-*-6 R2: center cards are safe.
        let mut duel = duel().with(A, [Abbey]);
        duel.does(A, "remove");
        assert_eq!(duel.offers(A), ["choose 0,a"]);
    }

    #[test]
    fn a_region_has_one_site_for_a_region_expansion_on_its_outer_edge() {
        // basic/region-*-red R2, basic/region-*-blue R2, rivals 2
        let mut duel = duel().with(A, [Harald]);
        duel.builds_at(A, GoldCache, "1,a2");
        duel.lies(A, GoldCache, "1,a2");
        assert_eq!(duel.s.side(A).open_region_sites().count_ones(), 5);
    }

    #[test]
    fn a_new_region_comes_empty() {
        // basic/region-*-1 R1, basic/region-*-2 R1, basic/region-*-3 R1, basic/region-*-4 R1, basic/region-*-5 R1,
        // basic/region-*-6 R1
        let mut duel = duel().road(A).rich(A);
        duel.does(A, "settlement right").does(A, "above forest-4");
        duel.stores(A, "5,a", 0).stores(A, "5,b", 0).rests();
    }
}
