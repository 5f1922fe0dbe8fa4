//! Production (section 6).

use island::testkit::*;

#[test]
fn every_building_beside_the_number_is_paid() {
    // island 6
    let mut island = scene().settlement(A, "0,0,N").city(B, "0,0,SE").settlement(C, "0,0,SW").rolling(D);
    island.rolls(1, 3).holds(A, "wool").holds(B, "2 grain").holds(C, "nothing").bank(18, "wool").bank(17, "grain");
    island.rests();
}

#[test]
fn a_player_is_paid_by_every_hex_with_the_number() {
    // island 6
    let mut island = scene().settlement(A, "0,0,SE").settlement(A, "0,0,SW").rolling(A);
    island.rolls(1, 2).holds(A, "lumber, ore");
}

#[test]
fn a_hex_with_the_robber_gives_nothing() {
    // island 6
    let mut island = scene().settlement(A, "0,0,N").city(B, "0,0,SE").robber("1,-1").rolling(D);
    island.rolls(1, 3).holds(A, "nothing").holds(B, "2 grain");
}

#[test]
fn the_last_cards_of_the_bank_are_paid_out() {
    // island 6
    let mut island = scene().settlement(A, "1,-1,N").city(B, "1,-1,SE").hand(D, "16 wool").rolling(D);
    island.rolls(1, 3).holds(A, "wool").holds(B, "2 wool").bank(0, "wool");
}

#[test]
fn a_single_player_takes_what_is_left_of_a_short_resource() {
    // island 6
    let mut island = scene().city(A, "1,-1,N").settlement(A, "1,-1,SE").hand(D, "18 wool").rolling(D);
    island.rolls(1, 3).holds(A, "wool").bank(0, "wool");
}

#[test]
fn of_several_players_nobody_gets_a_short_resource() {
    // island 6
    let mut island = scene().settlement(A, "1,-1,N").city(B, "1,-1,SE").hand(D, "17 wool").rolling(D);
    island.rolls(1, 3).holds(A, "nothing").holds(B, "nothing").bank(2, "wool");
}

#[test]
fn a_shortage_is_decided_for_each_resource_alone() {
    // island 6
    let table = || scene().settlement(A, "1,-1,N").settlement(B, "0,0,NE").settlement(C, "0,1,S");
    let mut island = table().hand(D, "18 wool").rolling(D);
    island.rolls(1, 3).holds(A, "nothing").holds(B, "nothing").holds(C, "grain");
}

#[test]
fn unpaid_cards_are_not_owed_later() {
    // island 6
    let mut island = scene().settlement(A, "1,-1,N").settlement(B, "1,-1,SE").hand(D, "18 wool").rolling(D);
    island.rolls(1, 3).bank(1, "wool").does(D, "bank wool ore").bank(5, "wool").does(D, "end");
    island.holds(A, "nothing").holds(B, "nothing");
}
