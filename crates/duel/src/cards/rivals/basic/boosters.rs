//! The five production boosters (Basic): Brick Factory, Grain Mill, Iron Foundry, Lumber Camp, Weaver's Shop.

use crate::card::Printing;
use crate::cards::common::booster;
use crate::cards::prelude::*;

const ONE: &[Printing] = &[print(Set::Basic, 1)];

pub(crate) const BRICK_FACTORY: CardDef = booster("brick-factory", "Brick Factory", Brick, cost(&[Brick, Ore]), ONE);
pub(crate) const GRAIN_MILL: CardDef = booster("grain-mill", "Grain Mill", Grain, cost(&[Lumber, Grain]), ONE);
pub(crate) const IRON_FOUNDRY: CardDef = booster("iron-foundry", "Iron Foundry", Ore, cost(&[Brick, Ore]), ONE);
pub(crate) const LUMBER_CAMP: CardDef = booster("lumber-camp", "Lumber Camp", Lumber, cost(&[Lumber, Ore]), ONE);
pub(crate) const WEAVERS_SHOP: CardDef = booster("weavers-shop", "Weaver's Shop", Wool, cost(&[Lumber, Wool]), ONE);

#[cfg(test)]
mod tests {
    use crate::cards::Card::{self, *};
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::{self, *};

    /// Each booster, a site beside the start region it fits, A's number of that region, and its resource.
    const ALL: [(Card, &str, u8, Resource); 5] = [
        (BrickFactory, "0,b", 3, Brick),
        (GrainMill, "2,a", 6, Grain),
        (IronFoundry, "2,b", 5, Ore),
        (LumberCamp, "0,a", 2, Lumber),
        (WeaversShop, "2,b", 4, Wool),
    ];

    #[test]
    fn an_adjacent_region_of_its_kind_produces_two() {
        // basic/brick-factory E, basic/grain-mill E, basic/iron-foundry E, basic/lumber-camp E, basic/weavers-shop E
        for (card, spot, number, resource) in ALL {
            let mut duel = duel().at(A, card, spot).before_roll();
            duel.dice(number, EventFace::Trade);
            duel.stock(A, resource, 2).total(B, 1).rests();
        }
    }

    #[test]
    fn adjacent_is_left_and_right_on_the_same_side() {
        // basic/brick-factory R2, basic/grain-mill R2, basic/iron-foundry R2, basic/lumber-camp R2, basic/weavers-shop R2
        for (card, spot, number, resource) in ALL {
            let other_side = spot.replace('a', "x").replace('b', "a").replace('x', "b");
            let mut duel = duel().at(A, card, &other_side).before_roll();
            duel.dice(number, EventFace::Trade);
            duel.stock(A, resource, 1);
        }
    }

    #[test]
    fn the_cap_of_three_applies() {
        // basic/brick-factory R3, basic/grain-mill R3, basic/iron-foundry R3, basic/lumber-camp R3, basic/weavers-shop R3
        for (card, spot, number, resource) in ALL {
            let mut duel = duel().at(A, card, spot).stored(A, resource, 2).before_roll();
            duel.dice(number, EventFace::Trade);
            duel.stock(A, resource, 3);
        }
    }

    #[test]
    fn it_works_on_the_production_roll_only() {
        // basic/brick-factory R1, basic/grain-mill R1, basic/iron-foundry R1, basic/lumber-camp R1, basic/weavers-shop R1
        for (card, spot, _, resource) in ALL {
            let mut duel = duel().at(A, card, spot);
            duel.event(EventFace::Harvest).takes(A, resource).takes(B, resource);
            duel.stock(A, resource, 1).rests();
        }
    }
}
