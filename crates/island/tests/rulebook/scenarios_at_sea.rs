//! Helpers and Frenemies on maps with a sea (helpers, section 7, and frenemies, section 9). The scenes are those of
//! `sea.rs`.

use island::Refusal;
use island::testkit::*;
use kernel::Written;

/// New Shores for four with these options.
fn shores(options: &str) -> Scene {
    scene().options("map=new-shores").options(options)
}

#[test]
fn gold_counts_as_production_and_marianne_waits_for_it() {
    // helpers 7, helpers D16
    let mut island = shores("helpers").helper(C, "marianne").settlement(C, "2,1,NE").rolling(A);
    island.rolls(4, 6).awaits([C]).does(C, "gold ore").rests();
    let mut island = shores("helpers").helper(D, "marianne").settlement(C, "2,1,NE").rolling(A);
    island.rolls(4, 6).awaits([C]).does(C, "gold ore").awaits([D]).does(D, "use ore").holds(D, "ore");
}

#[test]
fn marianne_is_not_asked_when_gold_took_the_last_card_of_the_bank() {
    // helpers 4, helpers 5, helpers 7
    let table = |ore| {
        let all_but_ore = "19 lumber, 19 brick, 19 wool, 19 grain";
        shores("helpers").helper(D, "marianne").settlement(C, "2,1,NE").hand(B, all_but_ore).hand(B, ore).rolling(A)
    };
    table("17 ore").rolls(4, 6).does(C, "gold ore").awaits([D]).does(D, "use ore").holds(D, "ore");
    table("18 ore").rolls(4, 6).does(C, "gold ore").rests().holds(D, "nothing");
}

#[test]
fn lin_brings_a_card_of_choice_from_a_gold_field() {
    // helpers 7, helpers D13
    let mut island = shores("helpers").helper(A, "lin").robber("3,1").main(A);
    island.does(A, "use").asked("lin-gold").does(A, "name ore").holds(A, "ore");
    island.asked("after-use").does(A, "flip").rests();
}

#[test]
fn louis_and_william_are_for_roads_only() {
    // helpers 7
    let table = |helper| shores("helpers").helper(A, helper).settlement(A, "2,1,N").hand(A, "lumber, ore");
    let mut island = table("louis").road(A, "2,1,NW").ship(A, "2,1,NE").main(A);
    let lifted = island.does(A, "use").listed(A);
    assert_eq!(lifted.len(), 1, "{lifted:?}");
    island.refused(A, "lift 2,1,NE", Refusal::NotAmongTheChoices);
    let mut island = table("william").main(A);
    let places = island.does(A, "use lumber ore").listed(A);
    let mut without = table("william").roads(A, super::FIFTEEN).main(A);
    without.refused(A, "use lumber ore", Refusal::NoRoomForARoad);
    assert!(!places.is_empty() && places.iter().all(|place| place.starts_with("road ")), "{places:?}");
}

#[test]
fn island_bonuses_count_for_hilde() {
    // helpers 7, helpers D10
    let table = shores("helpers").helper(A, "hilde").settlement(A, "0,0,N").settlement(A, "-2,2,N");
    let mut island = table.settlement(B, "2,1,NE").hand(B, "ore").main(A);
    island.shows(A, 2).shows(B, 3).does(A, "use").does(A, "name ore").holds(A, "ore");
}

#[test]
fn sean_helps_whether_the_robber_or_the_pirate_moves() {
    // helpers 7
    let mut island = shores("helpers").helper(B, "sean").hand(B, "8 ore").rolling(A);
    island.rolls(3, 4).does(B, "use").does(B, "flip");
    let pirate = island.listed_as(A, "pirate")[0].clone();
    island.does(A, &pirate).rests().holds(B, "8 ore");
}

#[test]
fn the_target_of_a_map_is_one_point_higher() {
    // frenemies 9, frenemies D20
    let target = |spec: &str| island::Options::from_spec(spec).unwrap().target;
    for map in ["new-shores", "four-islands", "fog-islands", "through-the-desert"] {
        let plain = target(&format!("island:map={map}"));
        assert_eq!(target(&format!("island:map={map},frenemies")), plain + 1);
        assert_eq!(target(&format!("island:frenemies,map={map}")), plain + 1);
        let options = island::Options::from_spec(&format!("island:frenemies,map={map}")).unwrap();
        assert_eq!(island::Options::from_spec(&options.spec()), Ok(options));
    }
}

#[test]
fn building_a_ship_connects_like_a_road() {
    // frenemies 9, frenemies D20
    let table = shores("frenemies").settlement(A, "2,1,N").ship(A, "2,1,NE").settlement(B, "2,1,SE");
    let mut island = table.hand(A, "lumber, wool").main(A);
    island.does(A, "ship 2,1,E");
    for _ in 0..4 {
        island.token("traders");
    }
    island.rests().token_counts([3, 1, 0, 0]);
}

#[test]
fn moving_a_ship_links_without_reward() {
    // frenemies 9, frenemies D20
    let table = shores("frenemies").settlement(A, "2,1,N").ship(A, "2,1,NE").ship(A, "2,0,E");
    let mut island = table.settlement(B, "2,1,SE").main(A);
    island.does(A, "sail 2,0,E 2,1,E").rests().token_counts([0, 0, 0, 0]);
    assert_eq!(island.view(C).modules.favors.unwrap().links.len(), 1);
}

#[test]
fn a_ship_that_sails_away_from_a_road_leaves_two_networks_that_both_began_somewhere() {
    // frenemies 3.3, frenemies 9, frenemies D20
    let table = shores("frenemies").settlement(A, "2,0,N").ship(A, "2,0,NE");
    let mut island = table.settlement(A, "2,0,S").roads(A, "2,0,SE 2,0,E").main(A);
    let homes = |island: &PlayedScene| island.view(B).modules.favors.unwrap().sides[0].homes.clone();
    assert_eq!(homes(&island), ["2,0,N", "2,0,S"]);
    // Without homes in the position the reader finds them, and the position after a legal step is read back, too.
    let rules = island.rules();
    let mut written = rules.write_table(island.state()).unwrap();
    written["favors"].as_object_mut().unwrap().remove("homes");
    assert_eq!(rules.read_table(&written), Ok(*island.state()));
    island.does(A, "sail 2,0,NE 2,-1,E").rests();
    assert_eq!(homes(&island), ["2,0,N", "2,0,S"]);
    let mut written = island.rules().write_table(island.state()).unwrap();
    assert_eq!(island.rules().read_table(&written), Ok(*island.state()));
    // A network that a ship's move can divide needs two homes: no game leads to one.
    written["favors"]["homes"][0] = serde_json::json!(["2,0,N"]);
    let why = island.rules().read_table(&written).unwrap_err().to_string();
    assert!(why.contains("favors.homes") && why.contains("began nowhere"), "{why}");
}

#[test]
fn moving_the_pirate_earns_nothing() {
    // frenemies 9, frenemies D20
    let mut island = shores("frenemies").rolling(A);
    island.rolls(3, 4);
    let pirate = island.listed_as(A, "pirate")[0].clone();
    island.does(A, &pirate).rests().token_counts([0, 0, 0, 0]);
}

#[test]
fn the_road_builders_may_build_a_ship() {
    // frenemies 9, frenemies D20
    let mut island = shores("frenemies").settlement(A, "2,1,N").tokens(A, "road-builders").main(A);
    island.does(A, "redeem road-builders").does(A, "ship 2,1,NE").rests().ships_left(A, 14);
}
