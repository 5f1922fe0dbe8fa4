//! The six trade ships for one resource (Basic).

use crate::cards::common::trader;
use crate::cards::prelude::*;

const fn ship(key: &'static str, name: &'static str, trades: Resource) -> CardDef {
    trader(CardKind::TradeShip, key, name, trades, const { &[print(Set::Basic, 1)] })
}

pub(crate) const LUMBER_SHIP: CardDef = ship("lumber-ship", "Lumber Ship", Lumber);
pub(crate) const BRICK_SHIP: CardDef = ship("brick-ship", "Brick Ship", Brick);
pub(crate) const WOOL_SHIP: CardDef = ship("wool-ship", "Wool Ship", Wool);
pub(crate) const GRAIN_SHIP: CardDef = ship("grain-ship", "Grain Ship", Grain);
pub(crate) const ORE_SHIP: CardDef = ship("ore-ship", "Ore Ship", Ore);
pub(crate) const GOLD_SHIP: CardDef = ship("gold-ship", "Gold Ship", Gold);

#[cfg(test)]
mod tests {
    use crate::cards::Card::{self, *};
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::{self, *};

    const ALL: [(Card, Resource); 6] = [
        (LumberShip, Lumber),
        (BrickShip, Brick),
        (WoolShip, Wool),
        (GrainShip, Grain),
        (OreShip, Ore),
        (GoldShip, Gold),
    ];

    #[test]
    fn two_of_its_resource_buy_one_of_another_kind_any_number_of_times() {
        // basic/lumber-ship E, basic/brick-ship E, basic/wool-ship E, basic/grain-ship E, basic/ore-ship E, basic/gold-ship E
        for (ship, gives) in ALL {
            let takes = if gives == Ore { Wool } else { Ore };
            let mut scene = duel().with(A, [ship]).stored(A, gives, 2);
            scene.refuses(A, &format!("trade {gives} {gives}"), Refusal::NotOffered);
            scene.trades(A, gives, takes);
            scene.stock(A, gives, 0).stock(A, takes, 1).rests();
            let mut again = scene.stored(A, gives, 3);
            again.trades(A, gives, takes);
            again.stock(A, gives, 1).stock(A, takes, 2).rests();
            let other = duel().with(B, [ship]).stored(A, gives, 2);
            other.refuses(A, &format!("trade {gives} {takes}"), Refusal::TooLittleForTheBank);
            assert_eq!(other.s.points(B).commerce, 1);
        }
    }

    #[test]
    fn the_two_may_come_from_different_regions() {
        // basic/lumber-ship R1, basic/brick-ship R1, basic/wool-ship R1, basic/grain-ship R1, basic/ore-ship R1,
        // basic/gold-ship R1
        let ships = [
            (LumberShip, Lumber, "forest-4", "-1,a"),
            (BrickShip, Brick, "hills-1", "-1,b"),
            (WoolShip, Wool, "pasture-5", "1,b"),
            (GrainShip, Grain, "fields-1", "3,a"),
            (OreShip, Ore, "mountains-2", "3,b"),
            (GoldShip, Gold, "gold-field-2", "1,a"),
        ];
        for (ship, gives, region, start) in ships {
            let mut duel = duel().with(A, [ship]).road(A).rich(A).next_region(region);
            duel.does(A, "settlement right").does(A, &format!("above {region}"));
            let mut duel = duel.poor(A).stock_at(A, start, 1).stock_at(A, "5,a", 1);
            let takes = if gives == Ore { Wool } else { Ore };
            duel.trades(A, gives, takes);
            duel.stock(A, gives, 0).stock(A, takes, 1).rests();
        }
    }

    #[test]
    fn gold_in_the_gold_cache_counts_for_the_gold_ship() {
        // basic/gold-ship R1
        let mut duel = duel().with(A, [GoldShip]).at(A, GoldCache, "3,b2").stock_at(A, "1,a", 1).stock_at(A, "3,b2", 1);
        duel.trades(A, Gold, Ore);
        duel.stock(A, Gold, 0).stock(A, Ore, 1).rests();
    }
}
