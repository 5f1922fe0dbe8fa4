//! Set-up of a game, and two players (sections 3 and 12).

use island::testkit::*;
use island::{Island, Refusal, Setup, Small};
use kernel::testkit::Dice;
use kernel::{Game, Log, Seat};

/// A seat places a settlement and its road.
fn places(island: &mut PlayedScene, seat: Seat, corner: &str, path: &str) {
    island.awaits([seat]).asked("settlement").does(seat, &format!("settlement {corner}"));
    island.awaits([seat]).asked("road").does(seat, &format!("road {path}"));
}

#[test]
fn the_first_round_runs_clockwise_and_the_second_back() {
    // island 3
    let mut island = scene().placing();
    places(&mut island, A, "0,0,N", "0,0,NE");
    places(&mut island, B, "0,0,SE", "0,0,SE");
    places(&mut island, C, "0,0,SW", "0,0,W");
    places(&mut island, D, "0,-2,N", "0,-2,NE");
    places(&mut island, D, "-2,0,NW", "-2,0,W");
    places(&mut island, C, "-2,2,S", "-2,2,SE");
    places(&mut island, B, "0,2,S", "0,2,SW");
    places(&mut island, A, "2,-2,N", "2,-2,NE");
    island.awaits([A]).asked("roll");
}

#[test]
fn the_starting_player_places_first_and_last_and_takes_the_first_turn() {
    // island 3
    let rules = Island::<Small>::new(Setup { first: C, ..drawn("island:seats=4", 1) }).unwrap();
    let mut s = rules.start();
    let mut order = Vec::new();
    for step in 0..16 {
        let view = rules.view(&s, kernel::Viewer::Public);
        let seat = Seat(view.active);
        let placing = view.placing.expect("the set-up goes on");
        assert_eq!((placing.order[usize::from(placing.now)], placing.now), (seat.0, step / 2));
        order.push(seat);
        let action = rules.pick(&s, seat, &mut Dice::new(1));
        rules.apply(&mut s, seat, action, &mut Log::off());
    }
    assert_eq!(order, [C, C, D, D, A, A, B, B, B, B, A, A, D, D, C, C]);
    assert_eq!(rules.view(&s, kernel::Viewer::Public).placing, None);
    assert_eq!(rules.view(&s, kernel::Viewer::Public).active, C.0);
    assert_eq!(rules.view(&s, kernel::Viewer::Public).asked, "roll");
}

#[test]
fn a_settlement_is_placed_anywhere_that_the_distance_rule_allows() {
    // island 3
    let mut island = scene().placing();
    assert_eq!(island.listed(A).len(), 54);
    places(&mut island, A, "0,0,N", "0,0,NE");
    island.refused(B, "settlement 0,0,N", Refusal::TooClose);
    for beside in ["0,0,NE", "0,0,NW", "0,-1,NE"] {
        island.refused(B, &format!("settlement {beside}"), Refusal::TooClose);
    }
    assert_eq!(island.listed(B).len(), 50);
}

#[test]
fn each_road_touches_the_settlement_just_placed() {
    // island 3
    let mut island = scene().seats(2).placing();
    island.does(A, "settlement 0,0,N").refused(A, "road 0,0,E", Refusal::NotAtTheNewSettlement);
    island.does(A, "road 0,0,NE");
    places(&mut island, B, "0,0,SW", "0,0,W");
    places(&mut island, B, "2,-2,N", "2,-2,NE");
    island.does(A, "settlement -2,2,S").refused(A, "road 0,0,NW", Refusal::NotAtTheNewSettlement);
    island.refused(A, "road 0,0,NE", Refusal::Taken).does(A, "road -2,2,SE");
}

#[test]
fn the_second_settlement_need_not_connect_to_the_first() {
    // island 3
    let mut island = scene().seats(2).settlement(A, "0,0,N").settlement(B, "0,0,S").placing();
    island.allowed(A, "settlement -2,2,S");
}

#[test]
fn the_second_settlement_brings_a_card_for_each_land_hex_and_nothing_for_the_desert() {
    // island 3
    let mut island = scene().seats(2).placing();
    places(&mut island, A, "0,-1,N", "0,-1,NE");
    island.holds(A, "nothing");
    places(&mut island, B, "-2,2,S", "-2,2,SE");
    island.holds(B, "nothing").does(B, "settlement 0,0,N").holds(B, "brick, wool").does(B, "road 0,0,NE");
    island.does(A, "settlement 0,1,SE").holds(A, "grain, wool, wool").bank(16, "wool");
}

#[test]
fn initial_pieces_come_out_of_the_supply_and_are_free() {
    // island 3
    let mut island = scene().seats(2).placing();
    places(&mut island, A, "0,-1,N", "0,-1,NE");
    places(&mut island, B, "-2,2,S", "-2,2,SE");
    places(&mut island, B, "2,-2,N", "2,-2,NE");
    places(&mut island, A, "0,0,S", "0,0,SW");
    island.left(A, [13, 3, 4]).left(B, [13, 3, 4]).holds(A, "grain, ore").points(A, 2);
}

#[test]
fn two_play_for_practice_in_the_order_a_b_b_a() {
    // island 12, island D8
    let mut island = scene().seats(2).placing();
    places(&mut island, A, "0,0,N", "0,0,NE");
    places(&mut island, B, "0,0,SE", "0,0,SE");
    places(&mut island, B, "-2,2,S", "-2,2,SE");
    places(&mut island, A, "2,-2,N", "2,-2,NE");
    island.awaits([A]).asked("roll");
}

#[test]
fn two_players_may_trade_with_each_other() {
    // island 12
    let mut island = scene().seats(2).hand(A, "ore").hand(B, "wool").main(A);
    island.does(A, "offer ore for wool to 1").does(B, "accept").does(A, "trade 1").holds(A, "wool").holds(B, "ore");
}

#[test]
fn two_players_win_at_ten_or_at_what_the_host_sets() {
    // island 12
    assert_eq!(scene().seats(2).main(A).rules().options().target, 10);
    assert_eq!(scene().seats(2).options("target=15").main(A).rules().options().target, 15);
}
