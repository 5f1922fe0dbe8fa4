//! Gold Cache (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "gold-cache",
    name: "Gold Cache",
    text: "Beside any region: a second store for 3 of the gold you receive; brigands neither count nor take it.",
    kind: CardKind::Site,
    place: Place::Region,
    requires: &[require::HERO_WITH_STRENGTH],
    printings: &[print(Set::Gold, 1)],
    stores: Some(Gold),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Place;
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn it_stores_gold_beside_the_gold_fields() {
        // gold/gold-cache E, gold/gold-cache R3
        let mut duel = duel().at(A, GoldCache, "3,b2").stored(A, Gold, 3);
        duel.stores(A, "3,b2", 0);
        duel.event(EventFace::Harvest).does(A, "take 3,b2").takes(B, Ore);
        duel.stores(A, "3,b2", 1).stock(A, Gold, 4).rests();
    }

    #[test]
    fn gold_that_a_gold_field_produces_may_be_put_there() {
        // gold/gold-cache E, rivals 7, rivals 18.32: A's gold field has the number 1
        let scene = duel().at(A, GoldCache, "3,b2").before_roll();
        let mut cached = scene.clone();
        cached.dice(1, EventFace::Trade);
        assert_eq!(cached.offers(A), ["take 1,a", "take 3,b2"]);
        cached.does(A, "take 3,b2");
        cached.stores(A, "3,b2", 1).stores(A, "1,a", 0).stock(B, Wool, 1).rests();
        let mut kept = scene.clone().turn(B);
        kept.dice(1, EventFace::Trade).does(A, "take 1,a");
        kept.stores(A, "3,b2", 0).stores(A, "1,a", 1).rests();
        // One of the two stores is full, so nobody is asked.
        let mut full = scene.clone().stock_at(A, "1,a", 3);
        full.dice(1, EventFace::Trade);
        full.stores(A, "3,b2", 1).rests();
        let mut hoard = scene.stock_at(A, "3,b2", 3);
        hoard.dice(1, EventFace::Trade);
        hoard.stores(A, "1,a", 1).rests();
    }

    #[test]
    fn gold_of_another_gold_field_stays_where_it_was_produced_or_goes_there() {
        // gold/gold-cache E, rivals 7: never to the other gold field
        let mut scene = duel().road(A).rich(A).next_region("gold-field-2");
        scene.does(A, "settlement right").does(A, "above gold-field-2");
        let mut scene = scene.poor(A).at(A, GoldCache, "3,b2").before_roll();
        scene.dice(2, EventFace::Trade);
        assert_eq!(scene.offers(A), ["take 5,a", "take 3,b2"]);
        scene.does(A, "take 3,b2");
        scene.stock(A, Gold, 1).stock(A, Lumber, 1).rests();
    }

    #[test]
    fn gold_that_a_card_brings_to_a_gold_field_may_be_put_there() {
        // gold/gold-cache E, basic/year-of-plenty E, progress/benjamin-the-traveling-scholar E, progress/doctor E
        let cache = || duel().at(A, GoldCache, "3,b2").stock_at(A, "1,a", 3);
        let mut year = cache().at(A, Storehouse, "2,a");
        year.draws_event(YearOfPlenty);
        year.stores(A, "3,b2", 1).stock(A, Grain, 1).rests();
        let mut again = cache().number(1);
        again.plays(A, Benjamin);
        again.stores(A, "3,b2", 1).rests();
        let mut cured = cache().city(A, 2).at(A, BathHouse, "2,a").stored(A, Grain, 3);
        cured.plays(A, Doctor);
        cured.stores(A, "3,b2", 1).rests();
    }

    #[test]
    fn brigands_neither_count_nor_take_its_gold() {
        // gold/gold-cache E
        let mut full = duel().at(A, GoldCache, "3,b2").stored(A, Gold, 3).stored(A, Ore, 3).stored(A, Wool, 1);
        full = full.stock_at(A, "3,b2", 3);
        full.event(EventFace::Brigands);
        full.total(A, 10); // 7 are counted
        let mut rich = full.clone().stored(A, Wool, 2).stock_at(A, "1,a", 3).stock_at(A, "3,b2", 3);
        rich.event(EventFace::Brigands);
        rich.stores(A, "3,b2", 3).stores(A, "1,a", 0).stock(A, Wool, 0);
    }

    #[test]
    fn it_costs_nothing_and_needs_a_hero_with_strength_when_it_is_built() {
        // gold/gold-cache R1, gold/gold-cache R4
        let mut with = duel().with(A, [Harald]);
        with.builds(A, GoldCache).removes(A, Harald);
        with.has(A, GoldCache).rests();
        duel().hand(A, [GoldCache]).refuses(A, "build gold-cache 1,a2", Refusal::Unmet(GoldCache, 0));
        let skilled = duel().with(A, [Irmgard]).hand(A, [GoldCache]); // a hero without strength
        skilled.refuses(A, "build gold-cache 1,a2", Refusal::Unmet(GoldCache, 0));
    }

    #[test]
    fn it_is_not_taken_off() {
        // gold/gold-cache R2, rivals 8: only buildings and units can be removed
        duel().with(A, [GoldCache]).refuses(A, "remove", Refusal::NothingToRemove);
    }

    #[test]
    fn it_lies_beside_any_own_region() {
        // gold/gold-cache E
        let duel = duel().with(A, [Harald]).hand(A, [GoldCache]);
        let builds = duel.offers(A).into_iter().filter(|it| it.starts_with("build gold-cache")).count();
        assert_eq!(builds, 6);
        duel.refuses(A, "build gold-cache 0,a", Refusal::NotThere);
    }

    #[test]
    fn it_is_no_building() {
        // gold/gold-cache R2
        let mut duel = duel().with(A, [Candamir]).with(B, [GoldCache]);
        duel.draws_event(Feud);
        duel.has(B, GoldCache).rests();
    }
    #[test]
    fn what_it_stores_moves_with_its_region() {
        // basic/relocation R3
        let mut duel = duel().at(A, GoldCache, "1,a2").stored(A, Gold, 4);
        duel.plays(A, Relocation).does(A, "choose 1,a").does(A, "choose -1,b");
        duel.stores(A, "-1,b2", 1).stores(A, "-1,b", 3).stock(A, Gold, 4).rests();
    }

    #[test]
    fn a_card_that_stores_lies_at_a_region() {
        let stores = |card: &&Card| card.def().stores.is_some();
        assert!(Card::ALL.iter().filter(stores).all(|card| card.def().place == Place::Region));
    }

    #[cfg(feature = "json")]
    #[test]
    fn its_gold_is_written_and_read_back() {
        use kernel::Written;

        let duel = duel().at(A, GoldCache, "1,a2").stored(A, Gold, 4);
        let table = duel.duel.write_table(&duel.s).expect("a quiet moment");
        assert_eq!(table["sides"][0]["principality"][0], "forest-2 | - | gold-field-1:3 + gold-cache:1 | - | fields-6");
        assert_eq!(duel.duel.read_table(&table), Ok(duel.s));
    }
}
