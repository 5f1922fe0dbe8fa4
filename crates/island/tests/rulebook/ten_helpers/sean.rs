//! Sean.

use super::*;

#[test]
fn more_than_seven_cards_are_kept() {
    // helpers 5, helpers check 7
    let mut island = helpers(B, "sean").hand(B, "9 ore").hand(C, "8 wool").rolling(A);
    island.rolls(3, 4).awaits([B]).asked("sean");
    assert_eq!(island.listed(B), ["use", "pass"]);
    island.does(B, "use").does(B, "flip").awaits([C]).does_all(C, ["discard wool"; 4]);
    island.holds(B, "9 ore").asked("robber");
}

#[test]
fn alone_above_seven_nobody_discards() {
    // helpers 5, helpers check 7: with 8 cards no card is taken
    let mut island = helpers(B, "sean").hand(B, "8 ore").rolling(A);
    island.rolls(3, 4).refused(B, "use ore", Refusal::NotAmongTheChoices).does(B, "use").does(B, "flip");
    island.holds(B, "8 ore").asked("robber");
}

#[test]
fn seven_or_fewer_cards_earn_one_and_discard_nothing() {
    // helpers D19, helpers check 7
    let mut island = helpers(B, "sean").hand(B, "7 ore").hand(C, "8 wool").rolling(A);
    island.rolls(3, 4).refused(B, "use", Refusal::NotAmongTheChoices).does(B, "use ore").does(B, "flip");
    island.holds(B, "8 ore").awaits([C]);
}

#[test]
fn the_choice_after_the_use_comes_before_the_discards_of_others() {
    // helpers 8: Sean and a roll of 7 with 8+ cards, B side; helpers 10
    let mut island = helpers(B, "sean B").hand(B, "8 ore").hand(C, "8 wool").rolling(A);
    island.rolls(3, 4).does(B, "use").awaits([B]).refused(C, "discard wool", Refusal::NotYourTurn);
    island.does(B, "swap lin").awaits([C]);
}

#[test]
fn whoever_passes_discards_as_usual() {
    // helpers 4
    let mut island = helpers(B, "sean").hand(B, "8 ore").rolling(A);
    island.rolls(3, 4).does(B, "pass").awaits([B]).does_all(B, ["discard ore"; 4]).holds(B, "4 ore");
}

#[test]
fn seans_holder_may_be_robbed_and_a_knight_does_not_call_him() {
    // helpers 5
    let mut island = helpers(B, "sean").settlement(B, "1,0,N").rolling(A);
    island.rolls(3, 4).does(B, "use ore").does(B, "flip").does(A, "robber 1,0").steals("ore").holds(A, "ore");
    helpers(B, "sean").cards(A, "knight").main(A).does(A, "knight").awaits([A]);
}

#[test]
fn the_last_card_of_a_kind_may_be_taken_before_the_discards() {
    // helpers 8: Sean takes the last card of a type
    let mut island = helpers(B, "sean").hand(C, "18 ore").rolling(A);
    island.rolls(3, 4).does(B, "use ore").bank(0, "ore").does(B, "flip").does_all(C, ["discard ore"; 9]).bank(9, "ore");
}

#[test]
fn an_empty_bank_has_nothing_for_a_small_hand() {
    // helpers 5
    let all = "19 lumber, 19 brick, 19 wool, 19 grain, 19 ore";
    helpers(B, "sean").hand(C, all).rolling(A).rolls(3, 4).asked("discard");
}
