//! Tokens for connecting networks (frenemies 3.3).

use super::*;

#[test]
fn the_first_contact_of_two_networks_pays_three_and_one() {
    // frenemies 3.3, frenemies check 4
    let mut island = three_networks().main(A);
    island.does(A, "road 0,0,E").token("scholars");
    island.has_tokens(B, "scholars");
    draw(&mut island, 3);
    island.rests().token_counts([3, 1, 0, 0]);
    // A second contact of the same two networks, by the other player.
    next_turn(&mut island, A, B);
    island.does(B, "road 0,0,W").rests().token_counts([3, 1, 0, 0]);
    // A's other network, by B.
    island.does(B, "road 0,1,NE");
    draw(&mut island, 4);
    island.rests().token_counts([4, 4, 0, 0]);
}

#[test]
fn everybody_sees_where_networks_touch() {
    // frenemies 3.3
    let mut island = three_networks().main(A);
    let contacts = |island: &PlayedScene| {
        let seen = island.view(C).modules.favors.unwrap().contacts;
        seen.into_iter().map(|it| (it.at, it.seats)).collect::<Vec<_>>()
    };
    assert_eq!(contacts(&island), []);
    island.does(A, "road 0,0,E");
    draw(&mut island, 4);
    assert_eq!(contacts(&island), [("0,1,N".to_string(), vec![0, 1])]);
}

#[test]
fn joining_own_networks_pays_nothing() {
    // frenemies 3.3, frenemies check 4
    three_networks().main(A).does(A, "road 1,0,E").rests().token_counts([0, 0, 0, 0]);
}

#[test]
fn a_joined_network_has_the_links_of_both() {
    // frenemies D12, frenemies check 5
    let mut island = three_networks().main(A);
    island.does(A, "road 0,0,E");
    draw(&mut island, 4);
    island.does(A, "road 1,0,E").does(A, "road 0,1,NE").rests().token_counts([3, 1, 0, 0]);
}

#[test]
fn a_road_that_joins_and_reaches_at_once_counts_as_linked() {
    // frenemies D12: the eastern network is linked, the northern one joins it with a road that ends at B as well.
    let mut island = three_networks().main(A);
    island.does(A, "road 0,1,NE");
    draw(&mut island, 4);
    island.does(A, "road 0,0,E").rests().token_counts([3, 1, 0, 0]);
}

#[test]
fn one_road_may_connect_with_two_opponents() {
    // frenemies check 6, frenemies check 7, frenemies D21
    let table = || {
        let scene = frenemies().settlement(A, "0,0,N").hand(A, ROAD);
        scene.settlement(B, "0,0,SE").road(B, "0,0,E").settlement(C, "1,0,N").road(C, "1,0,NW")
    };
    let mut island = table().main(A);
    island.does(A, "road 0,0,NE");
    draw(&mut island, 5);
    island.rests().token_counts([3, 1, 1, 0]);
    // With a supply too small for both the builder says who draws first.
    let mut island = table().supply("traders").main(A);
    island.does(A, "road 0,0,NE").awaits([A]).asked("token-order");
    assert_eq!(island.listed(A), ["choose 1", "choose 2"]);
    island.does(A, "choose 2").token("traders").rests().token_counts([0, 0, 1, 0]);
}

#[test]
fn an_opponent_who_is_linked_already_gets_nothing() {
    // frenemies check 7
    let mut island = frenemies()
        .settlement(A, "0,0,N")
        .roads(A, "0,0,NW 0,0,W 0,0,SW")
        .hand(A, ROAD)
        .settlement(B, "0,0,SE")
        .roads(B, "0,0,E 0,0,SE")
        .settlement(C, "1,0,N")
        .road(C, "1,0,NW")
        .main(A);
    island.does(A, "road 0,0,NE");
    draw(&mut island, 4);
    island.rests().token_counts([3, 0, 1, 0]);
}

#[test]
fn a_short_supply_is_drawn_as_far_as_it_goes() {
    // frenemies D5, frenemies check 8
    let mut island = three_networks().supply("2 traders").main(A);
    island.does(A, "road 0,0,E").token("traders").token("traders").rests().token_counts([1, 1, 0, 0]);
    three_networks().supply("nothing").main(A).does(A, "road 0,0,E").rests();
}

#[test]
fn contacts_made_in_set_up_are_recorded_without_reward() {
    // frenemies 2, frenemies 3.3, frenemies check 15
    let mut island = scene().seats(2).options("frenemies").placing();
    island.does(A, "settlement 0,0,N").does(A, "road 0,0,NE");
    island.does(B, "settlement 0,0,SE").does(B, "road 0,0,E");
    island.does(B, "settlement -2,2,S").does(B, "road -2,2,SW");
    island.does(A, "settlement 2,-2,N").does(A, "road 2,-2,NE");
    assert_eq!(island.view(A).modules.favors.unwrap().links, [["0,0,N".to_string(), "0,1,N".to_string()]]);
    island.token_counts([0, 0]).asked("roll");
}

#[test]
fn an_opponents_building_does_not_cut_a_network() {
    // frenemies D10
    let mut island = frenemies()
        .settlement(A, "0,0,N")
        .roads(A, "0,0,NW 0,0,NE 0,0,E 0,0,SE")
        .settlement(C, "0,0,SE")
        .settlement(B, "0,1,SW")
        .hand(B, "3 lumber, 3 brick")
        .main(B);
    // B meets the far part of A's network, then the near one: they are one network.
    island.does(B, "road 0,1,W");
    draw(&mut island, 4);
    island.does(B, "road 0,0,SW").does(B, "road 0,0,W").rests().token_counts([1, 3, 0, 0]);
}

#[test]
fn every_way_of_building_a_road_counts() {
    // frenemies D11
    let mut island = three_networks().cards(A, "roads").main(A);
    island.does(A, "roads").does(A, "road 0,0,E");
    draw(&mut island, 4);
    island.asked("free-roads 1").does(A, "road 1,0,E").rests();
    let mut island = three_networks().tokens(A, "road-builders").main(A);
    island.does(A, "redeem road-builders").does(A, "road 0,0,E");
    draw(&mut island, 4);
    island.rests();
}

#[test]
fn roads_of_a_special_building_phase_connect_and_the_tokens_wait_for_the_next_turn() {
    // frenemies 7, frenemies check 12
    let table = frenemies().seats(5).settlement(A, "0,0,N").road(A, "0,0,NE").settlement(B, "0,0,SE");
    let mut island = table.hand(B, ROAD).main(A);
    island.does(A, "end").asked("special").does(B, "road 0,0,E").token("traders").token("merchants");
    island.token("traders").token("traders").token_counts([1, 3, 0, 0, 0]);
    island.refused(B, "redeem merchants", Refusal::NotNow).refused(B, "gift ore 2", Refusal::NotNow);
    island.does(B, "end").does(B, "roll").rolls(1, 1).allowed(B, "redeem merchants");
}

#[test]
fn in_a_reduced_turn_roads_connect_and_tokens_are_not_used() {
    // frenemies D13
    let table = frenemies().seats(5).options("turns=paired").settlement(A, "0,0,N").road(A, "0,0,NE");
    let mut island = table.settlement(D, "0,0,SE").hand(D, "lumber, brick, ore").tokens(D, "merchants").main(A);
    island.does(A, "end").does(D, "road 0,0,E").token("traders").token("traders").token("traders").token("traders");
    island.token_counts([1, 0, 0, 4, 0]).refused(D, "redeem merchants", Refusal::NotNow);
    island.refused(D, "gift ore 2", Refusal::NotNow).refused(D, "exchange", Refusal::NotNow);
    assert_eq!(island.view(D).modules.favors.unwrap().sides[3].fresh_count, 0);
}

#[test]
fn a_network_is_told_by_the_settlements_it_began_with() {
    // frenemies 3.3
    let mut island = three_networks().main(A);
    island.does(A, "road 0,0,E");
    draw(&mut island, 4);
    assert_eq!(island.view(C).modules.favors.unwrap().links, [["0,0,N".to_string(), "0,1,N".to_string()]]);
    assert!(
        island
            .state()
            .open()
            .reached(A)
            .has(island.rules().corner(island::geometry::read_corner("0,0,SE").unwrap()).unwrap().index())
    );
}
