//! The five buildings that double production: Brick Factory, Foundry, Grain Mill, Sawmill, Woolen Mill.

use crate::card::Printing;
use crate::cards::common::booster;
use crate::cards::prelude::*;

const ONE: &[Printing] = &[print(Set::Classic, 1)];

pub(crate) const BRICK_FACTORY: CardDef = booster("brick-factory", "Brick Factory", Brick, cost(&[Brick, Ore]), ONE);
pub(crate) const FOUNDRY: CardDef = booster("foundry", "Foundry", Ore, cost(&[Brick, Ore]), ONE);
pub(crate) const GRAIN_MILL: CardDef = booster("grain-mill", "Grain Mill", Grain, cost(&[Brick, Grain]), ONE);
pub(crate) const SAWMILL: CardDef = booster("sawmill", "Sawmill", Lumber, cost(&[Lumber, Lumber]), ONE);
pub(crate) const WOOLEN_MILL: CardDef = booster("woolen-mill", "Woolen Mill", Wool, cost(&[Brick, Wool]), ONE);

#[cfg(test)]
mod tests {
    use crate::cards::Card::{self, *};
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::resource::Resource::{self, *};

    /// Each booster, a site beside the start region it fits, A's number of that region, and its resource.
    const ALL: [(Card, &str, u8, Resource); 5] = [
        (ClassicBrickFactory, "0,b", 5, Brick),
        (Foundry, "0,a", 2, Ore),
        (ClassicGrainMill, "0,a", 1, Grain),
        (Sawmill, "0,b", 4, Lumber),
        (WoolenMill, "2,a", 3, Wool),
    ];

    #[test]
    fn a_region_of_its_kind_beside_it_produces_two() {
        // classic/brick-factory E, classic/foundry E, classic/grain-mill E, classic/sawmill E, classic/woolen-mill E, classic 3
        for (card, spot, number, resource) in ALL {
            let mut duel = classic().at(A, card, spot).before_roll();
            duel.dice(number, EventFace::Trade).stock(A, resource, 2).total(B, 1).rests();
            let other_side = spot.replace('a', "x").replace('b', "a").replace('x', "b");
            let mut duel = classic().at(A, card, &other_side).before_roll();
            duel.dice(number, EventFace::Trade).stock(A, resource, 1);
        }
    }

    #[test]
    fn three_are_the_most() {
        // classic/brick-factory R1, classic/foundry R1, classic/grain-mill R1, classic/sawmill R1, classic/woolen-mill R1
        for (card, spot, number, resource) in ALL {
            let mut duel = classic().at(A, card, spot).stored(A, resource, 2).before_roll();
            duel.dice(number, EventFace::Trade).stock(A, resource, 3);
        }
    }

    #[test]
    fn it_works_when_the_number_is_rolled_only() {
        // classic/brick-factory R2, classic/foundry R2, classic/grain-mill R2, classic/sawmill R2, classic/woolen-mill R2
        for (card, spot, _, resource) in ALL {
            let mut duel = classic().at(A, card, spot);
            duel.event(EventFace::Harvest).takes(A, resource).takes(B, resource).stock(A, resource, 1).rests();
        }
    }
}
