//! Tokens for a harmless robber (frenemies 3.1).

use super::*;

#[test]
fn a_robber_where_nobody_lives_earns_a_token() {
    // frenemies 3.1, frenemies check 2
    let mut island = frenemies().cards(A, "knight").main(A);
    island.does(A, "knight").does(A, "robber 2,0").token("merchants").rests().has_tokens(A, "merchants");
    // Drawn in the own turn it is fresh.
    island.refused(A, "redeem merchants", FavorRefusal::TokensMissing);
    let mut island = frenemies().cards(A, "knight").settlement(A, "2,0,N").main(A);
    island.does(A, "knight").does(A, "robber 2,0").rests().token_counts([0, 0, 0, 0]);
}

#[test]
fn victims_without_cards_off_the_desert_earn_nothing() {
    // frenemies 3.1
    let mut island = frenemies().settlement(B, "2,0,N").rolling(A);
    island.rolls(3, 4).does(A, "robber 2,0").rests().token_counts([0, 0, 0, 0]);
}

#[test]
fn on_a_desert_the_theft_may_be_waived_for_a_token() {
    // frenemies 3.1, frenemies check 3, frenemies 12
    let table = || frenemies().settlement(B, "0,0,N").hand(B, "ore").robber("1,0").rolling(A);
    let mut island = table();
    island.rolls(3, 4).does(A, "robber 0,0");
    assert_eq!(island.listed(A), ["rob 1", "waive"]);
    island.does(A, "rob 1").steals("ore").rests().token_counts([0, 0, 0, 0]);
    let mut island = table();
    island.rolls(3, 4).does(A, "robber 0,0").does(A, "waive").token("traders").rests().token_counts([1, 0, 0, 0]);
    island.holds(B, "ore");
}

#[test]
fn elsewhere_a_theft_is_mandatory() {
    // frenemies 3.1
    let mut island = frenemies().settlement(B, "1,0,N").settlement(C, "1,0,S").hand(B, "ore").hand(C, "ore").rolling(A);
    island.rolls(3, 4).does(A, "robber 1,0").refused(A, "waive", Refusal::CannotWaive);
    scene()
        .settlement(B, "1,0,N")
        .settlement(C, "1,0,S")
        .hand(B, "ore")
        .hand(C, "ore")
        .rolling(A)
        .rolls(3, 4)
        .does(A, "robber 1,0")
        .refused(A, "waive", Refusal::CannotWaive);
}

#[test]
fn a_desert_without_anybody_to_rob_is_harmless_too() {
    // frenemies D6
    for table in [frenemies().settlement(A, "0,0,N"), frenemies().settlement(B, "0,0,N")] {
        table.robber("1,0").rolling(A).rolls(3, 4).does(A, "robber 0,0").token("traders").token_counts([1, 0, 0, 0]);
    }
}

#[test]
fn knight_and_seven_in_one_turn_may_pay_twice() {
    // frenemies 3.1
    let mut island = frenemies().cards(A, "knight").before_roll(A);
    island.does(A, "knight").does(A, "robber 2,0").token("traders").does(A, "roll").rolls(3, 4);
    island.does(A, "robber 1,0").token("traders").rests().token_counts([2, 0, 0, 0]);
}

#[test]
fn an_empty_supply_pays_nothing() {
    // frenemies D5
    let mut island = frenemies().supply("nothing").cards(A, "knight").main(A);
    island.does(A, "knight").does(A, "robber 2,0").rests().token_counts([0, 0, 0, 0]);
}
