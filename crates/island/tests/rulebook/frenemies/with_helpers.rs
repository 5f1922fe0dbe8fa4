//! Frenemies played together with Helpers.

use super::*;

fn both() -> Scene {
    frenemies().options("helpers")
}

#[test]
fn both_scenarios_are_played_together_for_eleven_points() {
    // frenemies 8, frenemies D19, helpers 8: Helpers with Frenemies
    assert_eq!(island::Options::from_spec("island:helpers,frenemies").unwrap().target, 11);
    let mut island = both().helper(A, "lin").robber("1,0").tokens(A, "merchants").main(A);
    island.does(A, "use").does(A, "flip").does(A, "redeem merchants").does(A, "name ore").rests();
}

#[test]
fn lins_robber_earns_nothing() {
    // frenemies 8: Lin
    let mut island = both().helper(A, "lin").robber("1,0").main(A);
    island.does(A, "use").does(A, "flip").rests().token_counts([0, 0, 0, 0]);
}

#[test]
fn a_road_that_louis_moves_may_connect_and_no_link_vanishes() {
    // frenemies 8: Louis, frenemies D11, helpers 5
    let mut island = both()
        .helper(A, "louis")
        .helper(D, "candamir")
        .settlement(A, "0,0,N")
        .roads(A, "0,0,NE 0,0,NW")
        .settlement(B, "0,0,SE")
        .main(A);
    island.does(A, "use").does(A, "lift 0,0,NW").does(A, "road 0,0,E");
    draw(&mut island, 4);
    island.asked("after-use").does(A, "flip").token_counts([3, 1, 0, 0]);
    let before = links(island.state());
    for (seat, next) in [(A, B), (B, C), (C, D), (D, A)] {
        next_turn(&mut island, seat, next);
    }
    island.does(A, "use").does(A, "lift 0,0,E").does(A, "road 0,0,NW").does(A, "swap lin");
    assert_eq!(links(island.state()), before);
}

#[test]
fn williams_road_may_connect() {
    // frenemies 8: William
    let mut island = both().helper(A, "william").settlement(A, "0,0,N").road(A, "0,0,NE").settlement(B, "0,0,SE");
    island = island.hand(A, "lumber, ore");
    let mut island = island.main(A);
    island.does(A, "use lumber ore").does(A, "road 0,0,E");
    draw(&mut island, 4);
    island.does(A, "flip").rests().token_counts([3, 1, 0, 0]);
}

#[test]
fn nassir_and_vincent_earn_nothing() {
    // frenemies 8: Nassir, Vincent
    let mut island = both().helper(A, "nassir").hand(B, "ore").main(A);
    island.does(A, "use ore").does(A, "choose 1").does(A, "name ore").does(A, "flip").rests();
    island.token_counts([0, 0, 0, 0]);
    let table = both().helper(A, "vincent").settlement(A, "0,0,N").knights(A, 1).hand(A, "grain, 2 ore");
    table.main(A).does(A, "use city").does(A, "city 0,0,N").does(A, "flip").rests().token_counts([0, 0, 0, 0]);
}

#[test]
fn markers_count_for_hilde_and_tokens_are_not_hers() {
    // frenemies 8: Hilde
    let mut island = both().helper(A, "hilde").markers(B, 1).tokens(B, "traders").hand(B, "ore").main(A);
    island.does(A, "use");
    assert_eq!(island.view(A).modules.favors.unwrap().sides[1].tokens, None);
    assert_eq!(island.listed(A), ["name ore"]);
}

#[test]
fn candamir_is_for_bought_cards_and_jean_for_his_own_rate() {
    // frenemies 8: Candamir, Jean
    let mut island = both().helper(A, "candamir").tokens(A, "2 scholars").main(A);
    island.does(A, "redeem scholars").draws("knight").rests();
    let mut island = both().helper(A, "jean").tokens(A, "traders").hand(A, "3 ore").main(A);
    island.does(A, "use ore").does(A, "name wool").does(A, "flip").does(A, "redeem traders ore").does(A, "name wool");
    island.does(A, "pass").holds(A, "2 wool");
}

#[test]
fn on_a_seven_sean_comes_first_and_the_token_last() {
    // frenemies 8: order on a 7
    let mut island = both().helper(B, "sean").hand(C, "8 ore").rolling(A);
    island.rolls(3, 4).does(B, "use wool").does(B, "flip").does_all(C, ["discard ore"; 4]);
    island.does(A, "robber 2,0").token("traders").rests();
}

#[test]
fn gifts_and_favors_are_no_production_for_marianne() {
    // frenemies 8: Marianne, Sean
    let mut island = both().helper(B, "marianne").hand(A, "ore").main(A);
    island.does(A, "gift ore 1").does(B, "accept").token("traders").rests();
}
