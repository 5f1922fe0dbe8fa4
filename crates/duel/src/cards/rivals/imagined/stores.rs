//! Stores beside the regions, and cards that are about the regions at which they lie.

use crate::cards::prelude::*;

/// A second store of another resource (Gold Cache).
pub(crate) const BARN: CardDef = CardDef {
    key: "barn",
    name: "Barn",
    text: "Beside any region: a store for 3 of the wool you receive.",
    kind: CardKind::Site,
    place: Place::Region,
    stores: Some(Wool),
    printings: &[print(Set::Fancied, 1)],
    ..CARD
};

/// Another one for gold.
pub(crate) const CELLAR: CardDef = CardDef {
    key: "cellar",
    name: "Cellar",
    text: "Beside any region: a store for 3 of the gold you receive.",
    stores: Some(Gold),
    ..BARN
};

/// A building that its own region pays for, when it is built and when it is turned (Border Fortress, Residences, the sages).
pub(crate) const PALISADE: CardDef = CardDef {
    key: "palisade",
    name: "Palisade",
    text: "At hills, for 1 brick of them. Pay 2 brick of them: turn it up; strength 1, 2, 4.",
    kind: CardKind::Building,
    place: Place::Region,
    from_region: 1,
    dial: 3,
    once: true,
    printings: &[print(Set::Fancied, 2)],
    fits: Some(|_, s, seat, sites| sites & s.regions_of(seat, Brick)),
    more_points: Some(|_, s, seat, site| Points {
        strength: [0, 1, 2, 4][usize::from(s.dial(seat, site))],
        ..Points::NONE
    }),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, site| s.dial(seat, site) < 3 && s.side(seat).stored(site.region()) >= 2,
        act: |cx, play| {
            cx.take_out(play.by, play.at.region(), 2);
            cx.turn(play.by, play.at, cx.s.dial(play.by, play.at) + 1);
        },
        once: false,
    }),
    ..CARD
};

/// A building that keeps brigands from what lies beside it (Arsenal, Sacrificial Site).
pub(crate) const STRONGROOM: CardDef = CardDef {
    key: "strongroom",
    name: "Strongroom",
    text: "Brigands neither count nor take what lies on the two regions beside it.",
    kind: CardKind::Building,
    place: Place::Settlement,
    hides: Some(|_, site| site.regions()),
    keeps: Some(|_, site| site.regions()),
    printings: &[print(Set::Fancied, 1)],
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Place;
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, fancied};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn two_cards_that_store_stand_side_by_side() {
        // gold/gold-cache E
        let mut duel = fancied().at(A, GoldCache, "3,b2").at(A, Barn, "1,a2").stored(A, Gold, 4).stored(A, Wool, 5);
        duel.stores(A, "3,b2", 1).stores(A, "1,a2", 2).total(A, 9);
        duel.event(EventFace::Harvest).does(A, "take 1,a2").takes(B, Ore);
        duel.stores(A, "1,a2", 3).stores(A, "3,b2", 1).stock(A, Wool, 6).rests();
        duel.removes_site(A, "1,a2");
        duel.stock(A, Wool, 3).stock(A, Gold, 4);
    }

    #[test]
    fn two_stores_of_one_resource_offer_a_choice() {
        // gold/gold-cache E: A's gold field has the number 1
        let mut duel = fancied().at(A, GoldCache, "3,b2").at(A, Cellar, "1,a2").before_roll();
        duel.dice(1, EventFace::Trade);
        assert_eq!(duel.offers(A), ["take 1,a", "take 1,a2", "take 3,b2"]);
        duel.does(A, "take 1,a2");
        duel.stores(A, "1,a2", 1).stock(A, Gold, 1).rests();
    }

    #[test]
    fn what_is_stored_moves_with_the_card() {
        // basic/relocation R3
        let mut duel = fancied().at(A, GoldCache, "3,b2").at(A, Barn, "1,a2").stored(A, Gold, 4).stored(A, Wool, 5);
        duel.plays(A, Relocation).accepts(A).chooses(A, GoldCache).chooses(A, Barn);
        duel.stores(A, "1,a2", 1).stores(A, "3,b2", 2).stock(A, Wool, 5).stock(A, Gold, 4).rests();
        let mut duel = fancied().at(A, GoldCache, "1,a2").stored(A, Gold, 4);
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
    fn both_stores_are_written_and_read_back() {
        use kernel::Written;

        let duel = fancied().at(A, GoldCache, "3,b2").at(A, Barn, "1,a2").stored(A, Gold, 4).stored(A, Wool, 5);
        let table = duel.duel.write_table(&duel.s).expect("a quiet moment");
        assert_eq!(table["sides"][0]["principality"][0], "forest-2 | - | gold-field-1:3 + barn:2 | - | fields-6");
        assert_eq!(duel.duel.read_table(&table), Ok(duel.s));
    }

    #[test]
    fn a_region_pays_for_what_is_built_at_it() {
        // barbarians/border-fortress E: 1 brick of that region
        let duel = fancied().hand(A, [Palisade]).stored(A, Ore, 3);
        duel.refuses(A, "build palisade -1,b2", Refusal::NotThere);
        let mut duel = fancied().stored(A, Brick, 3);
        duel.builds_at(A, Palisade, "-1,b2");
        duel.stock(A, Brick, 2).lies(A, Palisade, "-1,b2").rests();
    }

    #[test]
    fn a_region_pays_for_turning_it() {
        // merchants/cloth-merchants-residence E: any number of times
        let mut duel = fancied().at(A, Palisade, "-1,b2").stored(A, Brick, 3);
        duel.uses(A, Palisade);
        assert_eq!((duel.s.points(A).strength, duel.s.side(A).amount(Brick)), (1, 1));
        duel.refuses(A, "use -1,b2", Refusal::NoUse);
    }

    #[test]
    fn what_is_kept_is_neither_counted_nor_taken() {
        // barbarians/arsenal E: gold lies at 1,a, wool at 1,b
        let mut duel = fancied().at(A, Strongroom, "0,a").rich(A);
        duel.event(EventFace::Brigands);
        duel.stock(A, Gold, 3).stock(A, Wool, 0).rests();
    }
}
