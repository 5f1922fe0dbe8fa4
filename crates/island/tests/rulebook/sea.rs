//! Maps with a sea: ships, the trade route, the pirate, gold, islands and fog (section 15).
//!
//! Most scenes lie on New Shores for four. Its main island is the standard one; the sea hex 2,1 lies between the hills
//! 2,0 and 1,1 of the main island and the gold fields 3,1 (a 10) and 2,2 (an 11) of a small one. Around it run the
//! intersections 2,1,N to 2,1,NW: N and NW are at home, NE, SE and S on the small island, SW at home again.

use island::Refusal;
use island::testkit::*;

const SHIP: &str = "lumber, wool";

/// New Shores for four.
fn shores() -> Scene {
    scene().options("map=new-shores")
}

#[test]
fn everybody_has_fifteen_ships_and_the_bank_and_deck_of_the_box() {
    // island 15.1
    shores().placing().ships_left(A, 15).ships_left(D, 15).bank(19, "ore").deck(25);
    scene().options("map=new-shores").seats(6).placing().ships_left(F, 15).bank(24, "ore").deck(34);
    scene().placing().ships_left(A, 0);
}

#[test]
fn a_ship_costs_a_lumber_and_a_wool() {
    // island 15.2, island 4
    let mut island = shores().settlement(A, "2,1,N").hand(A, SHIP).main(A);
    island.allowed(A, "ship 2,1,NE").does(A, "ship 2,1,NE").holds(A, "nothing").ships_left(A, 14).left(A, [15, 4, 4]);
    let mut island = shores().settlement(A, "2,1,N").hand(A, "lumber, brick").main(A);
    island.refused(A, "ship 2,1,NE", Refusal::CannotAfford { short: 1 });
}

#[test]
fn a_ship_lies_beside_the_sea_and_a_road_beside_land() {
    // island 15.2, island D14, island 5.2
    let mut island = shores().settlement(A, "2,1,N").settlement(A, "0,0,N").hand(A, "lumber, wool, brick").main(A);
    island.allowed(A, "ship 2,1,NE").allowed(A, "ship 2,1,NW").allowed(A, "road 2,1,NW");
    island.refused(A, "road 2,1,NE", Refusal::NoLand);
    island.refused(A, "ship 0,0,NE", Refusal::NoSea);
}

#[test]
fn a_path_holds_a_road_or_a_ship_never_both() {
    // island 15.2
    let mut island =
        shores().settlement(A, "2,1,N").road(A, "2,1,NW").ship(A, "2,0,E").hand(A, "2 lumber, 2 wool, brick").main(A);
    island.refused(A, "ship 2,1,NW", Refusal::Taken).refused(A, "road 2,0,E", Refusal::Taken);
}

#[test]
fn a_ship_does_not_continue_a_road_nor_a_road_a_ship() {
    // island 15.2
    let mut island = shores().settlement(A, "2,1,NW").road(A, "2,1,NW").hand(A, SHIP).main(A);
    island.refused(A, "ship 2,1,NE", Refusal::NoShipThere).allowed(A, "ship 2,1,W");
    let mut island = shores().settlement(A, "2,1,N").ship(A, "2,1,NW").hand(A, "lumber, brick").main(A);
    island.refused(A, "road 2,0,SW", Refusal::NotConnected).allowed(A, "road 2,0,E");
}

#[test]
fn an_own_building_lets_a_ship_go_on_from_a_road() {
    // island 15.2
    let mut island =
        shores().settlement(A, "1,1,N").roads(A, "2,0,SW 2,1,NW").settlement(A, "2,1,N").hand(A, SHIP).main(A);
    island.allowed(A, "ship 2,1,NE");
}

#[test]
fn an_opponents_building_blocks_a_route() {
    // island 15.2
    let ships = shores().settlement(A, "2,1,NW").ships(A, "2,1,NW 2,1,NE").hand(A, SHIP);
    ships.settlement(B, "2,1,NE").main(A).refused(A, "ship 2,1,E", Refusal::NoShipThere);
    let ships = shores().settlement(A, "2,1,NW").ships(A, "2,1,NW 2,1,NE").hand(A, SHIP);
    ships.main(A).allowed(A, "ship 2,1,E");
}

#[test]
fn no_ship_is_built_beside_the_pirate() {
    // island 15.2, island 15.5
    let mut island = shores().settlement(A, "2,1,N").pirate("2,1").hand(A, SHIP).main(A);
    island.refused(A, "ship 2,1,NE", Refusal::PirateBlocks).allowed(A, "ship 2,0,E");
}

#[test]
fn without_a_ship_left_none_is_built() {
    // island 15.1
    let coast = "2,1,NW 2,1,NE 2,1,E 2,1,SE 2,1,SW 2,1,W 3,0,NE 3,0,E 3,0,SE 3,0,NW 2,0,E 1,2,SE 1,2,E 1,2,W 1,2,SW";
    let mut island = shores().settlement(A, "2,1,N").ships(A, coast).hand(A, SHIP).main(A);
    island.ships_left(A, 0).refused(A, "ship 1,2,NW", Refusal::NoPieceLeft);
}

#[test]
fn a_settlement_may_be_founded_where_a_ship_reaches_land() {
    // island 15.2
    let mut island =
        shores().settlement(A, "2,1,NW").ships(A, "2,1,NW 2,1,NE").hand(A, "lumber, brick, wool, grain").main(A);
    island.refused(A, "settlement 2,1,N", Refusal::TooClose).allowed(A, "settlement 2,1,NE");
    island.refused(A, "settlement 2,1,SE", Refusal::NotConnected);
    island.refused(A, "settlement -3,1,NW", Refusal::NoLand);
}

#[test]
fn a_coastal_settlement_may_get_a_ship_in_set_up() {
    // island 15.2
    let mut island = shores().placing();
    island.does(A, "settlement 2,1,N").asked("road-or-ship");
    island.allowed(A, "road 2,1,NW").allowed(A, "ship 2,1,NW").refused(A, "road 2,1,NE", Refusal::NoLand);
    island.refused(A, "ship 1,1,W", Refusal::NoSea).refused(A, "ship 2,1,E", Refusal::NotAtTheNewSettlement);
    island.does(A, "ship 2,1,NE").ships_left(A, 14).awaits([B]);
    island.does(B, "settlement 0,0,N").refused(B, "ship 0,0,NE", Refusal::NoSea).does(B, "road 0,0,NE");
}

#[test]
fn road_building_places_two_roads_two_ships_or_one_of_each() {
    // island 15.2, island D5
    let card = || shores().settlement(A, "2,1,N").cards(A, "roads").main(A);
    card().does(A, "roads").asked("free-roads-or-ships 2").does_all(A, ["ship 2,1,NE", "ship 2,1,E"]).rests();
    card().does(A, "roads").does_all(A, ["road 2,1,NW", "ship 2,1,NE"]).rests().left(A, [14, 4, 4]).ships_left(A, 14);
    card().does(A, "roads").does_all(A, ["road 2,1,NW", "road 2,0,SW"]).rests();
}

#[test]
fn a_free_ship_is_as_new_as_a_paid_one() {
    // island 15.3
    let mut island = shores().settlement(A, "2,1,N").cards(A, "roads").main(A);
    island.does(A, "roads").does_all(A, ["ship 2,1,NE", "ship 2,1,E"]);
    island.refused(A, "sail 2,1,E 3,0,SE", Refusal::ShipBuiltThisTurn);
}

/// Two ships of seat A from the settlement at 2,1,NW over 2,1,N to 2,1,NE.
fn route() -> Scene {
    shores().settlement(A, "2,1,NW").ships(A, "2,1,NW 2,1,NE")
}

#[test]
fn one_ship_at_an_open_end_may_be_moved_each_turn_for_free() {
    // island 15.3
    let mut island = route().main(A);
    island.allowed(A, "sail 2,1,NE 2,0,E").does(A, "sail 2,1,NE 2,0,E").holds(A, "nothing").ships_left(A, 13);
    island.refused(A, "sail 2,0,E 2,1,NE", Refusal::ShipAlreadyMoved);
    assert!(island.listed_as(A, "sail").is_empty());
}

#[test]
fn a_ship_moves_in_the_main_phase_only() {
    // island 15.3
    route().before_roll(A).refused(A, "sail 2,1,NE 2,0,E", Refusal::NotNow);
}

#[test]
fn a_ship_between_others_or_at_an_own_building_stays() {
    // island 15.3
    let mut island = route().main(A);
    island.refused(A, "sail 2,1,NW 2,1,W", Refusal::RouteIsClosed);
    island.refused(A, "sail 2,1,E 2,1,W", Refusal::NoShipOfYours);
}

#[test]
fn a_branching_route_has_several_open_ends() {
    // island 15.3
    let mut island = route().ship(A, "2,0,E").main(A);
    island.allowed(A, "sail 2,1,NE 2,1,W").allowed(A, "sail 2,0,E 2,1,W");
}

#[test]
fn ships_between_two_own_buildings_never_move() {
    // island 15.3
    let mut island = route().settlement(A, "2,1,NE").ship(A, "2,1,E").main(A);
    for ship in ["2,1,NW", "2,1,NE"] {
        island.refused(A, &format!("sail {ship} 2,1,W"), Refusal::RouteIsClosed);
    }
    island.allowed(A, "sail 2,1,E 2,1,W");
}

#[test]
fn opponents_pieces_do_not_keep_a_ship_from_moving() {
    // island 15.3
    route().settlement(B, "2,1,NE").ship(B, "2,1,E").main(A).allowed(A, "sail 2,1,NE 2,0,E");
}

#[test]
fn a_ship_built_this_turn_stays_until_the_next() {
    // island 15.3
    let mut island = route().hand(A, SHIP).main(A);
    island.does(A, "ship 2,1,E").refused(A, "sail 2,1,E 2,0,E", Refusal::ShipBuiltThisTurn);
    island.does(A, "end").does(B, "roll").rolls(1, 1).does(B, "end").does(C, "roll").rolls(1, 1).does(C, "end");
    island.does(D, "roll").rolls(1, 1).does(D, "end").does(A, "roll").rolls(1, 1).allowed(A, "sail 2,1,E 2,0,E");
}

#[test]
fn no_ship_is_moved_to_the_pirate_or_away_from_it() {
    // island 15.3, island 15.5
    route().pirate("3,0").main(A).refused(A, "sail 2,1,NE 2,1,W", Refusal::PirateBlocks);
    let mut island = route().ship(A, "2,1,W").pirate("1,2").main(A);
    island.refused(A, "sail 2,1,NE 2,1,SW", Refusal::PirateBlocks).allowed(A, "sail 2,1,NE 2,0,E");
}

#[test]
fn a_moved_ship_does_not_hold_on_to_itself() {
    // island 15.3
    let mut island = shores().settlement(A, "2,1,NW").ship(A, "2,1,NW").main(A);
    island.refused(A, "sail 2,1,NW 2,1,NE", Refusal::NoShipThere).allowed(A, "sail 2,1,NW 2,1,W");
}

#[test]
fn a_place_that_only_a_moved_ship_reached_is_reached_no_more() {
    // island 15.3, island 15.2
    let mut island = route().hand(A, "lumber, brick, wool, grain").main(A);
    island.allowed(A, "settlement 2,1,NE").does(A, "sail 2,1,NE 2,0,E");
    island.refused(A, "settlement 2,1,NE", Refusal::NotConnected);
}

#[test]
fn no_ship_moves_in_a_special_building_phase() {
    // island 15.3, island 14.3
    let scene = scene().options("map=new-shores").seats(5).settlement(B, "1,2,S").hand(B, "2 lumber, 2 wool");
    let mut island = scene.ship(B, "1,2,SE").main(A);
    island.does(A, "end").asked("special").allowed(B, "end");
    assert!(island.listed_as(B, "sail").is_empty() && !island.listed_as(B, "ship").is_empty());
    island.refused(B, "sail 1,2,SE 1,2,SW", Refusal::NotNow);
}

#[test]
fn no_ship_moves_in_the_reduced_turn_of_paired_players() {
    // island D24, island 14.4
    let scene = scene().options("map=new-shores,turns=paired").seats(5).settlement(D, "1,2,S").hand(D, SHIP);
    let mut island = scene.ship(D, "1,2,SE").main(A);
    island.does(A, "end").awaits([D]).refused(D, "sail 1,2,SE 1,2,SW", Refusal::NotNow);
    assert!(island.listed_as(D, "sail").is_empty() && !island.listed_as(D, "ship").is_empty());
}

#[test]
fn roads_and_ships_make_one_trade_route_at_an_own_building() {
    // island 15.4
    let joined = shores().settlement(A, "2,1,N").ships(A, "2,1,NE 2,1,E 2,1,SE").roads(A, "2,1,NW 2,0,SW");
    joined.main(A).length(A, 5).longest_road(Some(A)).shows(A, 3);
    let apart = shores().settlement(A, "1,1,N").roads(A, "2,0,SW 2,1,NW");
    let apart = apart.settlement(A, "2,1,S").ships(A, "2,1,SE 2,1,E 2,1,NE");
    apart.main(A).length(A, 3).longest_road(None);
}

#[test]
fn a_new_building_joins_road_and_ship() {
    // island 15.4
    let scene = shores().settlement(A, "1,1,N").roads(A, "2,0,SW 2,1,NW").settlement(A, "2,1,S");
    let mut island = scene.ships(A, "2,1,SE 2,1,E 2,1,NE").hand(A, "lumber, brick, wool, grain").main(A);
    island.does(A, "settlement 2,1,N").length(A, 5).longest_road(Some(A));
}

#[test]
fn a_moved_ship_may_take_the_card_away() {
    // island 15.4, island 9.2
    let mut island = shores().settlement(A, "2,1,N").ships(A, "2,1,NE 2,1,E 2,1,SE 2,1,SW 2,1,W").main(A);
    island.longest_road(Some(A)).shows(A, 3).does(A, "sail 2,1,W 2,0,E").length(A, 5);
    let mut island = shores().settlement(A, "2,1,NW").ships(A, "2,1,NW 2,1,NE 2,1,E 2,1,SE 2,1,SW").main(A);
    island.longest_road(Some(A)).does(A, "sail 2,1,SW 2,0,E").length(A, 4).longest_road(None).shows(A, 1);
}

#[test]
fn an_opponents_settlement_cuts_a_trade_route() {
    // island 15.4, island 9.1
    let scene = shores().settlement(A, "2,1,NW").ships(A, "2,1,NW 2,1,NE 2,1,E 2,1,SE 2,1,SW");
    let scene = scene.settlement(B, "3,1,SE").ships(B, "3,1,E 3,1,NE 3,1,NW");
    let mut island = scene.hand(B, "lumber, brick, wool, grain").main(B);
    island.longest_road(Some(A)).does(B, "settlement 2,1,NE").length(A, 3).longest_road(None);
}

#[test]
fn a_seven_moves_the_robber_or_the_pirate() {
    // island 15.5
    let mut island = shores().settlement(B, "2,1,N").ship(B, "2,1,NE").hand(B, "ore").rolling(A);
    island.rolls(3, 4).asked("robber-or-pirate").allowed(A, "robber 2,0").allowed(A, "pirate 2,1");
    island.refused(A, "pirate 5,-1", Refusal::PirateMustMove).refused(A, "pirate 2,0", Refusal::NoSea);
    island.refused(A, "robber 2,1", Refusal::NoLand).refused(A, "robber 0,0", Refusal::RobberMustMove);
    island.does(A, "pirate 2,1").steals("ore").holds(A, "ore").holds(B, "nothing").pirate_at("2,1").robber_at("0,0");
    island.rests();
}

#[test]
fn a_knight_may_move_the_pirate() {
    // island 15.5
    let mut island = shores().settlement(B, "2,1,N").ship(B, "2,1,NE").hand(B, "ore").cards(A, "knight").main(A);
    island.does(A, "knight").does(A, "pirate 3,0").steals("ore").holds(A, "ore").rests();
}

#[test]
fn the_pirate_robs_one_player_with_a_ship_beside_it() {
    // island 15.5, island D4
    let scene = shores().settlement(B, "2,1,N").ship(B, "2,1,NE").hand(B, "ore");
    let scene = scene.settlement(C, "2,1,S").ship(C, "2,1,SE").hand(C, "wool").settlement(D, "0,0,N").hand(D, "brick");
    let mut island = scene.rolling(A);
    island.rolls(3, 4).does(A, "pirate 2,1").allowed(A, "rob 1").allowed(A, "rob 2").refused(
        A,
        "rob 3",
        Refusal::CannotRob,
    );
    island.does(A, "rob 2").steals("wool").holds(A, "wool").rests();
}

#[test]
fn the_pirate_robs_nobody_without_ships_or_cards() {
    // island 15.5
    let mut island = shores().settlement(B, "2,1,N").hand(B, "ore").settlement(C, "2,1,S").ship(C, "2,1,SE").rolling(A);
    island.rolls(3, 4).does(A, "pirate 2,1").rests();
}

#[test]
fn a_friendly_robber_makes_a_friendly_pirate() {
    // island D25
    let mut island =
        shores().options("friendly-robber").settlement(B, "2,1,N").ship(B, "2,1,NE").hand(B, "ore").rolling(A);
    island.rolls(3, 4).does(A, "pirate 2,1").rests().holds(B, "ore");
}

#[test]
fn where_the_robber_has_no_place_its_first_move_brings_it_in() {
    // island 15.5
    let mut island = scene().options("map=four-islands").seats(5).settlement(B, "2,-3,N").hand(B, "ore").rolling(A);
    assert_eq!(island.view(A).robber, None);
    island.rolls(3, 4).does(A, "robber 2,-3").robber_at("2,-3").steals("ore").rests();
}

#[test]
fn where_the_pirate_has_no_place_its_first_move_brings_it_in() {
    // island 15.5, island D21
    let mut island = scene().options("map=new-shores").seats(5).rolling(A);
    assert_eq!(island.view(A).pirate, None);
    let robber = island.view(A).robber.expect("it stands on a desert");
    assert!(island.view(A).hexes.iter().any(|hex| hex.at == robber && hex.terrain == "desert"));
    island.rolls(3, 4).does(A, "pirate 4,0").pirate_at("4,0").rests();
}

#[test]
fn gold_gives_cards_of_choice_to_settlements_and_cities() {
    // island 15.6
    let mut island = shores().settlement(A, "3,1,SE").city(B, "2,1,NE").rolling(A);
    island.rolls(4, 6).awaits([A]).asked("gold").does(A, "gold ore").holds(A, "ore");
    island.awaits([B]).does_all(B, ["gold wool", "gold lumber"]).holds(B, "lumber, wool").rests();
}

#[test]
fn gold_is_chosen_after_production_in_turn_order_from_the_active_player() {
    // island D15, island 15.6: seat C rolls a 10; the hills 1,1 pay as well.
    let mut island = shores().settlement(A, "3,1,SE").settlement(B, "2,1,NE").settlement(D, "1,1,S").rolling(C);
    island.rolls(4, 6).holds(D, "brick").awaits([A]).refused(B, "gold ore", Refusal::NotYourTurn);
    island.does(A, "gold grain").does(B, "gold grain").rests();
    let mut island = shores().settlement(A, "3,1,SE").settlement(B, "2,1,NE").rolling(B);
    island.rolls(4, 6).awaits([B]).does(B, "gold ore").awaits([A]).does(A, "gold ore").rests();
}

#[test]
fn gold_is_taken_from_stock_only() {
    // island D15
    let scene = shores().city(B, "2,1,NE").settlement(C, "3,1,SE");
    let mut island = scene.hand(D, "19 lumber, 19 brick, 19 wool, 19 grain, 17 ore").rolling(B);
    island.rolls(4, 6).refused(B, "gold wool", Refusal::BankLacks);
    // The bank runs out: what is not paid is not owed later.
    island.does_all(B, ["gold ore", "gold ore"]).holds(C, "nothing").rests();
}

#[test]
fn the_robber_keeps_gold_away() {
    // island 15.6
    shores().settlement(A, "3,1,SE").robber("3,1").rolling(A).rolls(4, 6).holds(A, "nothing").rests();
}

#[test]
fn a_first_settlement_on_a_small_island_brings_two_points_once() {
    // island 15.7, island 15.10
    let scene = shores().settlement(A, "2,1,NW").ships(A, "2,1,NW 2,1,NE 2,1,E 2,1,SE");
    let mut island = scene.hand(A, "2 lumber, 2 brick, 2 wool, 2 grain").main(A);
    island.shows(A, 1).does(A, "settlement 2,1,NE").shows(A, 4);
    island.does(A, "settlement 2,1,S").shows(A, 5);
    assert!(island.view(B).sides[0].sources.contains(&("islands", 2)));
}

#[test]
fn each_player_may_earn_the_bonus_of_an_island() {
    // island 15.7
    let scene = shores().settlement(A, "2,1,NW").ships(A, "2,1,NW 2,1,NE").settlement(B, "2,1,S");
    scene.hand(A, "lumber, brick, wool, grain").main(A).shows(B, 3).does(A, "settlement 2,1,NE").shows(A, 4);
}

#[test]
fn on_new_shores_everybody_starts_on_the_main_island() {
    // island 15.10
    shores().placing().refused(A, "settlement 2,1,NE", Refusal::NoStartThere).allowed(A, "settlement 2,1,N");
}

#[test]
fn on_four_islands_home_is_where_the_first_settlements_stand() {
    // island 15.7, island 15.10: islands 1 and 2 are home to seat A, island 4 is not.
    let mut island = scene().options("map=four-islands").placing();
    island.does_all(A, ["settlement 0,-3,N", "road 0,-3,NE"]);
    for (seat, at) in [(B, "-1,1"), (C, "3,-3"), (D, "2,0")] {
        island.does_all(seat, [&*format!("settlement {at},N"), &*format!("road {at},NE")]);
    }
    for (seat, at) in [(D, "2,-3"), (C, "4,-3"), (B, "0,-2")] {
        island.does_all(seat, [&*format!("settlement {at},S"), &*format!("road {at},SE")]);
    }
    island.does_all(A, ["settlement -2,2,S", "road -2,2,SE"]).shows(A, 2);
    let away = scene().options("map=four-islands").settlement(A, "-2,2,S").settlement(A, "0,-3,N");
    let away = away.settlement(A, "1,-1,S").ships(A, "1,0,NW 1,0,NE");
    let mut island = away.hand(A, "lumber, brick, wool, grain").main(A);
    island.shows(A, 3).does(A, "settlement 2,0,NW").shows(A, 6);
}

#[test]
fn beyond_the_desert_lies_a_strip_with_a_bonus_and_the_belt_has_none() {
    // island 15.10, island D20: borders of the belt belong to the home area or to the strip.
    let mut island = scene().options("map=through-the-desert").placing();
    let area = |island: &PlayedScene, at: &str| {
        let corner = island.rules().corner(island::geometry::read_corner(at).unwrap()).unwrap();
        island.rules().area_of(corner).map(|area| island.rules().area(area).name)
    };
    assert_eq!(area(&island, "1,-2,N"), Some("home"), "between home and belt");
    assert_eq!(area(&island, "0,-3,SE"), Some("strip"), "between belt and strip");
    assert_eq!(area(&island, "1,-3,N"), Some("belt"), "the belt and the sea");
    island.allowed(A, "settlement 1,-2,N");
    for at in ["0,-3,SE", "1,-3,N", "4,-2,N"] {
        island.refused(A, &format!("settlement {at}"), Refusal::NoStartThere);
    }
    let scene = scene().options("map=through-the-desert").settlement(A, "1,-2,N").roads(A, "1,-3,SE 1,-3,SW");
    let mut island = scene.hand(A, "2 lumber, 2 brick, 2 wool, 2 grain").main(A);
    island.does(A, "settlement 0,-3,SE").shows(A, 4);
}

/// Fog Islands for four: the sea 2,1 lies between the land 3,0 and the fog 1,1, and a ship from 2,1,N to 2,1,NW finds
/// it.
fn fog() -> Scene {
    scene().options("map=fog-islands")
}

#[test]
fn a_ship_that_reaches_the_fog_turns_it_over_and_brings_a_card() {
    // island 15.8
    let mut island = fog().settlement(A, "3,0,SW").hand(A, "4 lumber, 4 wool").main(A);
    island.does(A, "ship 2,1,NW").asked("fog").finds("mountains 10").holds(A, "3 lumber, 3 wool, ore").rests();
    let view = island.view(B);
    let hex = view.hexes.iter().find(|hex| hex.at == "1,1").unwrap();
    assert_eq!((hex.terrain, hex.number), ("mountains", Some(10)));
    island.refused(A, "settlement 2,1,NW", Refusal::TooClose);
}

#[test]
fn found_gold_brings_a_card_of_choice_and_found_sea_none() {
    // island 15.8
    let mut island = fog().settlement(A, "3,0,SW").hand(A, SHIP).main(A);
    island.does(A, "ship 2,1,NW").finds("gold 4").awaits([A]).does(A, "gold brick").holds(A, "brick").rests();
    let mut island = fog().settlement(A, "3,0,SW").hand(A, SHIP).main(A);
    island.does(A, "ship 2,1,NW").finds("sea").holds(A, "nothing").rests();
}

#[test]
fn an_empty_bank_brings_the_finder_nothing() {
    // island 15.8
    let mut island = fog().settlement(A, "3,0,SW").hand(A, SHIP).hand(B, "19 ore").main(A);
    island.does(A, "ship 2,1,NW").finds("mountains 10").holds(A, "nothing").rests();
}

#[test]
fn what_was_found_produces_and_can_be_settled() {
    // island 15.8
    let scene = fog().found("2,2 mountains 10").found("1,1 sea").found("1,2 sea");
    let mut island = scene.settlement(B, "2,2,S").rolling(A);
    island.rolls(4, 6).holds(B, "ore");
    let mut island = fog().found("2,2 gold 10").settlement(B, "2,2,S").rolling(A);
    island.rolls(4, 6).awaits([B]).does(B, "gold wool").holds(B, "wool").rests();
}

#[test]
fn robber_and_pirate_stay_out_of_the_fog_and_may_enter_what_was_found() {
    // island 15.8
    let mut island = fog().rolling(A);
    island.rolls(3, 4).refused(A, "robber 2,2", Refusal::NoLand).refused(A, "pirate 2,2", Refusal::NoSea);
    let mut island = fog().found("2,2 hills 9").found("1,1 sea").rolling(A);
    island.rolls(3, 4).allowed(A, "robber 2,2").allowed(A, "pirate 1,1").refused(A, "pirate 2,2", Refusal::NoSea);
}

#[test]
fn a_moved_ship_finds_fog_as_well() {
    // island 15.8
    let mut island = fog().settlement(A, "3,0,SW").ship(A, "2,1,NE").main(A);
    island.does(A, "sail 2,1,NE 2,1,NW").finds("hills 9").holds(A, "brick").rests();
}

#[test]
fn a_road_beside_a_sea_that_is_found_stays() {
    // island D16: the road along the coast of what was found at 1,1 ends at the fog 1,0, which turns out to be sea.
    let scene = fog().found("1,1 forest 5").settlement(A, "2,1,NW").hand(A, "2 lumber, 2 brick, wool");
    let mut island = scene.main(A);
    island.does(A, "road 1,1,NE").finds("sea").rests();
    assert_eq!(island.view(A).sides[0].roads, ["1,1,NE"]);
    island.allowed(A, "road 1,0,SE").refused(A, "ship 1,0,SE", Refusal::NoShipThere);
}

#[test]
fn in_set_up_a_ship_may_find_fog_before_the_next_player_places() {
    // island 15.8
    let mut island = fog().placing();
    island.does_all(A, ["settlement 3,0,SW", "ship 2,1,NW"]).asked("fog");
    island.finds("gold 4").awaits([A]).does(A, "gold ore").holds(A, "ore").awaits([B]).asked("settlement");
}

#[test]
fn free_roads_wait_for_what_the_first_one_finds() {
    // island 15.8, island D5
    let mut island = fog().settlement(A, "3,0,SW").cards(A, "roads").main(A);
    island.does(A, "roads").does(A, "ship 2,1,NW").finds("gold 4").does(A, "gold ore");
    island.asked("free-roads-or-ships 1").does(A, "ship 1,1,E").finds("sea").rests();
}

#[test]
fn whoever_builds_in_a_special_building_phase_finds_for_themselves() {
    // island 15.8, island 14.3
    let scene = scene()
        .options("map=fog-islands")
        .seats(5)
        .pirate("-3,0")
        .settlement(B, "2,0,N")
        .ships(B, "2,0,NE")
        .hand(B, SHIP);
    let mut island = scene.main(A);
    let spots = {
        island.does(A, "end").asked("special");
        island.listed_as(B, "ship")
    };
    assert!(spots.contains(&"ship 2,0,E".to_string()), "{spots:?}");
    island.does(B, "ship 2,0,E").finds("hills 4").holds(B, "brick").holds(A, "nothing").asked("special");
}

#[test]
fn the_fog_is_a_bag_of_tiles_and_tokens() {
    // island D23
    use island::Outcome;
    use island::board::Terrain;
    let mut island = fog().settlement(A, "3,0,SW").hand(A, SHIP).main(A);
    island.does(A, "ship 2,1,NW");
    let mut outcomes = kernel::Weighted::default();
    kernel::Game::outcomes(island.rules(), island.state(), &mut outcomes);
    let weight = |wanted: &dyn Fn(Outcome) -> bool| -> u32 {
        outcomes.as_slice().iter().filter(|(outcome, _)| wanted(*outcome)).map(|(_, weight)| weight).sum()
    };
    let all = weight(&|_| true);
    // Twelve tiles: two of sea, two of gold, one pasture; a gold field gets no red number.
    assert_eq!(weight(&|it| it == Outcome::Found(Terrain::Sea, 0)) * 12, all * 2);
    assert_eq!(weight(&|it| matches!(it, Outcome::Found(Terrain::Gold, _))) * 12, all * 2);
    assert_eq!(weight(&|it| matches!(it, Outcome::Found(Terrain::Pasture, _))) * 12, all);
    assert_eq!(weight(&|it| it == Outcome::Found(Terrain::Pasture, 11)) * 120, all * 2);
    assert_eq!(weight(&|it| matches!(it, Outcome::Found(Terrain::Gold, 6 | 8))), 0);
    assert!(
        !island.could_fall(Outcome::Found(Terrain::Gold, 6)) && !island.could_fall(Outcome::Found(Terrain::Desert, 0))
    );
    assert!(!island.could_fall(Outcome::Found(Terrain::Sea, 4)) && island.could_fall(Outcome::Found(Terrain::Sea, 0)));
}
