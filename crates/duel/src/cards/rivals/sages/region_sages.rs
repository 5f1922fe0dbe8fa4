//! The eight sages (Sages): six of them each belong to one kind of region, the Principal Sage Women to any.

use crate::card::Ware;
use crate::card::require::Require;
use crate::cards::prelude::*;

/// What all sages have in common.
const SAGE: CardDef = CardDef {
    kind: CardKind::Sage,
    place: Place::Region,
    from_region: 1,
    once: true,
    dial: 3,
    holds: Some(Ware::Owl),
    produced: Some(earn),
    ..CARD
};

/// If the number of the region was rolled, the sage gets 1 owl. Boosters of the region do not matter.
fn earn(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    // enlightenment D1
    let counts = play.by == cx.s.active || cx.duel.options().any_owls;
    let numbered = cx.s.side(play.by).tally.numbered[usize::from(cx.s.number())];
    let fell = u32::from(numbered) & play.at.region().bit() != 0;
    if counts && fell {
        cx.move_ware(play.by, Ware::Owl, play.at, 1, true);
    }
}

/// A sage for one kind of region.
macro_rules! sage {
    ($card:ident, $key:literal, $name:literal, $region:literal, $resource:expr, $moons:literal) => {
        CardDef {
            key: $key,
            name: $name,
            text: concat!("At a ", $region, " region, for 1 of its stock. Your roll of its number: 1 owl, 3 at most."),
            requires: &[Require {
                says: concat!("free-region:", $region, " with stored>=1"),
                words: concat!("a free ", $region, " region of yours with something in store"),
                holds: |duel, s, seat| s.sites_for(duel, seat, Card::$card) != 0,
            }],
            printings: &[print(Set::Sages, 1).moons($moons)],
            fits: Some(|_, s, seat, sites| sites & s.regions_of(seat, $resource)),
            ..SAGE
        }
    };
}

pub(crate) const BARBARA: CardDef =
    sage!(Barbara, "barbara-sage-of-the-fields", "Barbara, Sage of the Fields", "fields", Grain, 1);
pub(crate) const FREDERICH: CardDef =
    sage!(Frederich, "frederich-sage-of-the-hills", "Frederich, Sage of the Hills", "hills", Brick, 0);
pub(crate) const MICHAELA: CardDef =
    sage!(Michaela, "michaela-sage-of-the-pasture", "Michaela, Sage of the Pasture", "pasture", Wool, 1);
pub(crate) const PETER: CardDef =
    sage!(Peter, "peter-sage-of-the-forest", "Peter, Sage of the Forest", "forest", Lumber, 0);
pub(crate) const PIET: CardDef =
    sage!(Piet, "piet-sage-of-the-mountains", "Piet, Sage of the Mountains", "mountains", Ore, 0);
pub(crate) const WALTHER: CardDef =
    sage!(Walther, "walther-sage-of-the-gold-field", "Walther, Sage of the Gold Field", "gold-field", Gold, 1);

pub(crate) const PRINCIPAL_SAGE_WOMAN: CardDef = CardDef {
    key: "principal-sage-woman",
    name: "Principal Sage Woman",
    text: "At any region, for 1 of its stock. Your roll of its number: 1 owl, 3 at most.",
    requires: &[Require {
        says: "free-region:any with stored>=1",
        words: "a free region of yours with something in store",
        holds: |duel, s, seat| s.sites_for(duel, seat, Card::PrincipalSageWoman) != 0,
    }],
    printings: &[print(Set::Sages, 2).moons(1)],
    ..SAGE
};

#[cfg(test)]
mod tests {
    use crate::card::{CardKind, Place, Set};
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::matches::options::Options;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, princes, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource;
    use crate::vocabulary::resource::Resource::*;

    /// The specialised sages, with the resource of the region, its place and its number in A's principality.
    const SAGES: [(Card, Resource, &str, u8); 6] = [
        (Barbara, Grain, "3,a2", 6),
        (Frederich, Brick, "-1,b2", 3),
        (Michaela, Wool, "1,b2", 4),
        (Peter, Lumber, "-1,a2", 2),
        (Piet, Ore, "3,b2", 5),
        (Walther, Gold, "1,a2", 1),
    ];

    fn sages() -> Scene {
        theme(Set::Sages)
    }

    #[test]
    fn a_sage_is_paid_for_by_its_own_region_and_begins_without_owls() {
        // sages/*-sage-of-the-* E, sages/*-sage-of-the-* R1, sages/*-sage-of-the-* R8, enlightenment 3.2
        for (sage, resource, spot, _) in SAGES {
            let mut duel = sages().stored(A, resource, 2);
            duel.builds_at(A, sage, spot);
            duel.dials(A, sage, [0]).stock(A, resource, 1).total(A, 1).rests();
        }
    }

    #[test]
    fn a_sage_stands_at_its_own_kind_of_region_that_is_free_and_has_something_in_store() {
        // sages/*-sage-of-the-* R4, sages/*-sage-of-the-* R5, sages/*-sage-of-the-* R8, enlightenment 1.1: one card at each region
        for (sage, resource, spot, _) in SAGES {
            let key = sage.def().key;
            let mut rich = sages().rich(A).hand(A, [sage]);
            let built =
                |duel: &Scene| duel.offers(A).iter().filter(|it| it.starts_with(&format!("build {key}"))).count();
            assert_eq!(built(&rich), 1, "only {spot}");
            rich = rich.at(A, PrincipalSageWoman, spot);
            rich.refuses(A, &format!("build {key} {spot}"), Refusal::Unmet(sage, 0));
            let empty = sages().rich(A).stored(A, resource, 0).hand(A, [sage]);
            empty.refuses(A, &format!("build {key} {spot}"), Refusal::Unmet(sage, 0));
        }
    }

    #[test]
    fn an_owl_comes_when_the_own_roll_shows_the_number_of_the_region() {
        // sages/*-sage-of-the-* E, sages/*-sage-of-the-* R7, enlightenment D1
        for (sage, _, spot, number) in SAGES {
            let mut duel = sages().at(A, sage, spot).before_roll();
            duel.dice(number, EventFace::Trade);
            duel.dials(A, sage, [1]).rests();
            let mut other = sages().at(A, sage, spot).before_roll();
            other.dice(number % 6 + 1, EventFace::Trade);
            other.dials(A, sage, [0]).rests();
            let mut foe = sages().at(A, sage, spot).turn(B).before_roll();
            foe.dice(number, EventFace::Trade);
            foe.dials(A, sage, [0]).rests();
        }
    }

    #[test]
    fn with_the_rule_for_any_roll_the_roll_of_the_other_brings_owls_too() {
        // enlightenment D1
        let any = |duel: Scene| {
            let setup = duel.duel.setup().clone();
            let options = Options { any_owls: true, ..setup.options };
            Scene { duel: crate::matches::rules::Duel::of(crate::matches::setup::Setup { options, ..setup }), ..duel }
        };
        let mut duel = any(sages().at(A, Peter, "-1,a2").turn(B).before_roll());
        duel.dice(2, EventFace::Trade);
        duel.dials(A, Peter, [1]).rests();
    }

    #[test]
    fn a_sage_holds_three_owls_and_more_are_lost() {
        // sages/*-sage-of-the-* E, sages/principal-sage-woman E, enlightenment 3.2
        for (sage, _, spot, number) in SAGES {
            let mut duel = sages().at(A, sage, spot).dial(A, sage, 3).before_roll();
            duel.dice(number, EventFace::Trade);
            duel.dials(A, sage, [3]).rests();
        }
    }

    #[test]
    fn a_booster_brings_no_further_owl() {
        // sages/*-sage-of-the-* R6, sages/principal-sage-woman R6
        let boosters = [GrainMill, BrickFactory, WeaversShop, LumberCamp, IronFoundry];
        for ((sage, resource, spot, number), booster) in
            SAGES.into_iter().zip(boosters.map(Some).into_iter().chain([None]))
        {
            let mut duel = sages().at(A, sage, spot);
            if let Some(booster) = booster {
                let place = if spot.starts_with('3') { "2,a" } else { "0,a" };
                duel = duel.at(A, booster, place);
            }
            duel = duel.before_roll();
            duel.dice(number, EventFace::Trade);
            duel.dials(A, sage, [1]).rests();
            assert!(duel.s.side(A).amount(resource) >= 1);
        }
        let mut duel = sages().at(A, PrincipalSageWoman, "-1,a2").at(A, LumberCamp, "0,a").before_roll();
        duel.dice(2, EventFace::Trade);
        duel.dials(A, PrincipalSageWoman, [1]).stock(A, Lumber, 2).rests();
    }

    #[test]
    fn a_number_chosen_with_brigitta_counts_as_rolled() {
        // enlightenment 3.2, sages/*-sage-of-the-* R7
        let mut duel = sages().at(A, Peter, "-1,a2").before_roll();
        duel.plays(A, Brigitta).does(A, "number 2").event_die(EventFace::Trade);
        duel.dials(A, Peter, [1]).rests();
    }

    #[test]
    fn sages_are_units_at_regions_and_no_heroes() {
        // sages/*-sage-of-the-* R2, sages/*-sage-of-the-* R3, sages/principal-sage-woman R2, sages/principal-sage-woman R3
        for sage in SAGES.map(|it| it.0).into_iter().chain([PrincipalSageWoman]) {
            let def = sage.def();
            assert!(def.kind.is_unit() && def.kind != CardKind::Hero && def.place == Place::Region, "{sage:?}");
        }
        // Cards about heroes do not affect sages: the Drill Ground makes no sage cheaper.
        let duel = princes([Set::Gold, Set::Turmoil, Set::Sages]).with(A, [DrillGround]);
        assert_eq!([Peter, PrincipalSageWoman].map(|sage| duel.discount(A, sage)), [0; 2]);
    }

    #[test]
    fn a_sage_in_the_hand_can_be_lost_like_every_unit() {
        // enlightenment 7.1: the Traitor takes units and action cards
        let mut duel = princes([Set::Gold, Set::Turmoil, Set::Sages]).with(A, [HedgeTavern]).hand(B, [Peter]);
        duel.plays(A, Traitor).takes_card(A, Peter);
        duel.holds(A, [Peter]).holds(B, []).rests();
    }

    #[test]
    fn a_sage_moves_with_its_region_and_keeps_its_owls() {
        // enlightenment 1.2, enlightenment D32
        let mut duel = sages().at(A, Peter, "-1,a2").dial(A, Peter, 2);
        duel.plays(A, Relocation).does(A, "choose -1,a").does(A, "choose 3,a");
        duel.lies(A, Peter, "3,a2").dials(A, Peter, [2]).rests();
    }

    #[test]
    fn two_sages_change_places_only_if_both_fit() {
        // enlightenment D32
        let mut duel = sages().at(A, Peter, "-1,a2").at(A, Piet, "3,b2");
        duel.plays(A, Relocation);
        duel.asks(A, "relocation.region");
        let mut duel = princes([Set::Gold, Set::Turmoil, Set::Sages]).at(A, PrincipalSageWoman, "-1,a2");
        duel = duel.dial(A, PrincipalSageWoman, 2).at(A, GoldCache, "3,b2");
        duel.plays(A, Relocation).accepts(A).chooses(A, PrincipalSageWoman).chooses(A, GoldCache);
        duel.lies(A, PrincipalSageWoman, "3,b2").dials(A, PrincipalSageWoman, [2]).rests();
    }

    #[test]
    fn a_sage_that_leaves_loses_its_owls() {
        // enlightenment 3.2
        let mut duel = sages().at(A, Peter, "-1,a2").dial(A, Peter, 3).stored(A, Lumber, 1);
        duel.removes(A, Peter);
        duel.owls(A, 0);
        duel.rests();
    }

    #[test]
    fn owls_are_paid_from_sages_of_the_payers_choice() {
        // enlightenment 3.2: in any mix
        let mut duel = sages().city(A, 0).rich(A).at(A, Peter, "-1,a2").dial(A, Peter, 2).at(A, Piet, "3,b2");
        duel = duel.dial(A, Piet, 2);
        duel.builds(A, Robert);
        duel.asks(A, "robert-herald-of-the-sages: pay-wares 2");
        duel.does(A, "choose -1,a2").does(A, "choose 3,b2");
        duel.dials(A, Peter, [1]).dials(A, Piet, [1]).has(A, Robert).rests();
    }

    #[test]
    fn a_named_sage_stands_once() {
        // enlightenment 3.2: units with a proper name
        assert!(SAGES.iter().all(|it| it.0.def().once));
    }

    #[test]
    fn a_principal_sage_woman_stands_at_any_region() {
        // sages/principal-sage-woman E, sages/principal-sage-woman R1, sages/principal-sage-woman R4, sages/principal-sage-woman R8
        for (_, resource, spot, number) in SAGES {
            let mut duel = sages().stored(A, resource, 1);
            duel.builds_at(A, PrincipalSageWoman, spot);
            duel.dials(A, PrincipalSageWoman, [0]).total(A, 0).rests();
            let mut duel = duel.before_next_roll();
            duel.dice(number, EventFace::Trade);
            duel.dials(A, PrincipalSageWoman, [1]).rests(); // sages/principal-sage-woman R7
        }
    }

    #[test]
    fn beside_a_gold_field_she_costs_gold() {
        // sages/principal-sage-woman R10, enlightenment D31
        let mut duel = sages().stored(A, Gold, 2);
        duel.builds_at(A, PrincipalSageWoman, "1,a2");
        duel.stock(A, Gold, 1).rests();
    }

    #[test]
    fn she_needs_a_free_region_and_stands_once() {
        // sages/principal-sage-woman R5, sages/principal-sage-woman R9
        let duel = sages().hand(A, [PrincipalSageWoman]);
        duel.refuses(A, "build principal-sage-woman 1,a2", Refusal::Unmet(PrincipalSageWoman, 0));
        let all = SAGES.iter().fold(sages().rich(A), |duel, &(sage, _, spot, _)| duel.at(A, sage, spot));
        all.hand(A, [PrincipalSageWoman]).refuses(
            A,
            "build principal-sage-woman 1,a2",
            Refusal::Unmet(PrincipalSageWoman, 0),
        );
        let duel = sages().rich(A).at(A, PrincipalSageWoman, "1,a2").hand(A, [PrincipalSageWoman]);
        duel.refuses(A, "build principal-sage-woman 3,a2", Refusal::OneIsEnough);
    }

    #[cfg(feature = "json")]
    #[test]
    fn owls_and_levels_beyond_the_card_are_refused_with_place_and_reason() {
        // enlightenment 3.2, enlightenment 1.10
        use kernel::Written;
        use serde_json::json;

        let duel = sages().at(A, Peter, "-1,a2").dial(A, Peter, 3).city(A, 0).dial(A, Manifesto, 2);
        let table = duel.duel.write_table(&duel.s).expect("a quiet moment");
        assert_eq!(duel.duel.read_table(&table), Ok(duel.s));
        let top = table["sides"][0]["principality"][0].as_str().expect("a row").to_string();
        assert!(top.contains("forest-2 + peter-sage-of-the-forest:3"), "{top}");
        let why = |part: &str, value: serde_json::Value| {
            let mut table = table.clone();
            table["sides"][0][part] = value;
            duel.duel.read_table(&table).unwrap_err().to_string()
        };
        let rows = |from: &str, to: &str| {
            let mut rows = table["sides"][0]["principality"].clone();
            rows[0] = top.replace(from, to).into();
            rows
        };
        let owls = why("principality", rows("forest:3", "forest:4"));
        assert!(owls.contains("sides[0]") && owls.contains("shows at most 3"), "{owls}");
        let elsewhere = why("principality", rows("peter-sage-of-the-forest:3", "piet-sage-of-the-mountains"));
        assert!(elsewhere.contains("cannot lie"), "{elsewhere}");
        let level = why("markers", json!(["manifesto-of-humane-conduct:4"]));
        assert!(level.contains("sides[0]") && level.contains("shows at most 3"), "{level}");
    }
}
