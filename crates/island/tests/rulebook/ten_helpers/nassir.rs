//! Nassir.

use super::*;

#[test]
fn two_opponents_give_what_they_have_and_get_a_card_back() {
    // helpers 5, helpers check 14
    let mut island = helpers(A, "nassir").hand(A, "wool").hand(B, "ore, grain").hand(C, "grain").main(A);
    island.does(A, "use ore");
    assert_eq!(island.listed(A), ["choose 1", "choose 2"]);
    island.refused(A, "choose 3", Refusal::NotAmongTheChoices).does(A, "choose 1");
    assert_eq!(island.listed(A), ["choose 2", "pass"]);
    island.does(A, "choose 2").holds(A, "wool, ore").holds(B, "grain").asked("nassir-return");
    island.does(A, "name wool").holds(A, "ore").holds(B, "wool, grain").holds(C, "grain").does(A, "flip").rests();
}

#[test]
fn nobody_has_it_and_the_use_is_spent() {
    // helpers D17, helpers 8: Nassir against players with no such card
    let mut island = helpers(A, "nassir").hand(B, "grain").main(A);
    island.does(A, "use ore").does(A, "choose 1").asked("after-use");
    assert!(island.told(Viewer::Public).contains(&Event::HadNone { seat: B, resource: Resource::Ore }));
    island.does(A, "flip").holds(A, "nothing").holds(B, "grain");
}

#[test]
fn an_opponent_without_cards_is_not_chosen() {
    // helpers D17
    let mut island = helpers(A, "nassir").hand(B, "grain").main(A);
    assert_eq!(island.does(A, "use ore").listed(A), ["choose 1"]);
}

#[test]
fn the_card_that_goes_back_may_be_the_one_just_received() {
    // helpers D18, helpers 8: Nassir with an empty own hand
    let mut island = helpers(A, "nassir").hand(B, "ore").hand(C, "ore").main(A);
    island.does(A, "use ore").does(A, "choose 1").does(A, "choose 2").holds(A, "2 ore");
    island.does(A, "name ore").does(A, "name ore").holds(A, "nothing").holds(B, "ore").holds(C, "ore");
}

#[test]
fn one_opponent_is_enough_and_no_trading_does_not_forbid_it() {
    // helpers 5
    let mut island = helpers(A, "nassir").options("no-trades").hand(A, "wool").hand(B, "ore").hand(C, "ore").main(A);
    island.does(A, "use ore").does(A, "choose 2").does(A, "pass").does(A, "name wool");
    island.holds(A, "ore").holds(B, "ore").holds(C, "wool");
}

#[test]
fn two_players_have_one_opponent() {
    // helpers 5, helpers D1
    let mut island = helpers(A, "nassir").seats(2).hand(B, "ore").main(A);
    island.does(A, "use ore").does(A, "choose 1").asked("nassir-return");
}
