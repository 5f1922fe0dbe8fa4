//! The six trade fleets, one for each resource.

use crate::cards::common::trader;
use crate::cards::prelude::*;

const fn fleet(key: &'static str, name: &'static str, trades: Resource) -> CardDef {
    trader(CardKind::Fleet, key, name, trades, const { &[print(Set::Classic, 1)] })
}

pub(crate) const BRICK_FLEET: CardDef = fleet("brick-fleet", "Brick Fleet", Brick);
pub(crate) const GOLD_FLEET: CardDef = fleet("gold-fleet", "Gold Fleet", Gold);
pub(crate) const GRAIN_FLEET: CardDef = fleet("grain-fleet", "Grain Fleet", Grain);
pub(crate) const LUMBER_FLEET: CardDef = fleet("lumber-fleet", "Lumber Fleet", Lumber);
pub(crate) const ORE_FLEET: CardDef = fleet("ore-fleet", "Ore Fleet", Ore);
pub(crate) const WOOL_FLEET: CardDef = fleet("wool-fleet", "Wool Fleet", Wool);

#[cfg(test)]
mod tests {
    use crate::cards::Card::{self, *};
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::{self, *};

    const ALL: [(Card, Resource); 6] = [
        (BrickFleet, Brick),
        (GoldFleet, Gold),
        (GrainFleet, Grain),
        (LumberFleet, Lumber),
        (OreFleet, Ore),
        (WoolFleet, Wool),
    ];

    #[test]
    fn two_of_its_resource_buy_another_any_number_of_times() {
        // classic/brick-fleet E, classic/gold-fleet E, classic/grain-fleet E, classic/lumber-fleet E, classic/ore-fleet E,
        // classic/wool-fleet E, classic 9
        for (fleet, gives) in ALL {
            let takes = if gives == Ore { Wool } else { Ore };
            let mut scene = classic().with(A, [fleet]).stored(A, gives, 2);
            scene.trades(A, gives, takes);
            scene.stock(A, gives, 0).stock(A, takes, 1).rests();
            let mut again = scene.stored(A, gives, 3);
            again.trades(A, gives, takes).stock(A, gives, 1).stock(A, takes, 2).rests();
            let other = classic().with(B, [fleet]).stored(A, gives, 2);
            other.refuses(A, &format!("trade {gives} {takes}"), Refusal::TooLittleForTheBank);
            assert_eq!(other.s.points(B).commerce, 1);
        }
    }

    #[test]
    fn the_two_may_come_from_different_regions() {
        // classic/brick-fleet R1, classic/gold-fleet R1, classic/grain-fleet R1, classic/lumber-fleet R1, classic/ore-fleet R1,
        // classic/wool-fleet R1
        let regions = [
            (BrickFleet, Brick, ClassicHills, "1,b"),
            (GoldFleet, Gold, ClassicGoldField, "3,b"),
            (GrainFleet, Grain, ClassicFields, "-1,a"),
            (LumberFleet, Lumber, ClassicForest, "-1,b"),
            (OreFleet, Ore, ClassicMountains, "1,a"),
            (WoolFleet, Wool, ClassicPasture, "3,a"),
        ];
        for (fleet, gives, region, start) in regions {
            let mut duel = classic().with(A, [fleet]).grown(A, region).stock_at(A, start, 1).stock_at(A, "5,a", 1);
            let takes = if gives == Ore { Wool } else { Ore };
            duel.trades(A, gives, takes).stock(A, gives, 0).stock(A, takes, 1).rests();
        }
    }

    #[test]
    fn a_second_fleet_of_a_kind_adds_nothing() {
        // classic 9: never less than two for one
        let duel = classic().with(A, [OreFleet]).stored(A, Ore, 1);
        duel.refuses(A, "trade ore wool", Refusal::TooLittleForTheBank);
    }
}
