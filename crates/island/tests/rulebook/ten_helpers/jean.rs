//! Jean.

use super::*;

#[test]
fn one_resource_is_traded_at_two_to_one_for_the_rest_of_the_turn() {
    // helpers 5, helpers D11
    let mut island = helpers(A, "jean").seats(2).helper(B, "louis").hand(A, "6 ore, 4 wool").main(A);
    island.does(A, "use ore");
    assert_eq!(island.listed(A), ["name lumber", "name brick", "name wool", "name grain"]);
    island.does(A, "name brick").asked("after-use").does(A, "swap lin");
    island.does(A, "bank ore brick").does(A, "bank ore grain").holds(A, "2 brick, 4 wool, grain");
    island.does(A, "bank wool ore").holds(A, "2 brick, grain, ore");
    island.does(A, "end");
    assert_eq!(island.view(B).sides[0].rates[4], ("ore", 4));
}

#[test]
fn the_first_exchange_is_part_of_the_use() {
    // helpers D11
    let mut island = helpers(A, "jean").hand(A, "ore").main(A);
    island.refused(A, "use ore", Refusal::NotInHand);
}

#[test]
fn a_bank_without_any_other_resource_refuses() {
    // helpers 8: Jean and bank empty of all other types
    let mut island = helpers(A, "jean").hand(A, "2 ore").hand(B, "19 lumber, 19 brick, 19 wool, 19 grain").main(A);
    island.refused(A, "use ore", Refusal::BankLacks);
}

#[test]
fn a_harbor_of_the_same_resource_brings_no_further_gain() {
    // helpers 8: Jean and a 2:1 harbor of the same type
    let mut island = helpers(A, "jean").settlement(A, "2,-1,N").hand(A, "4 ore").main(A);
    assert_eq!(island.view(A).sides[0].rates[4], ("ore", 2));
    island.does(A, "use ore").does(A, "name wool").does(A, "flip").does(A, "bank ore wool").holds(A, "2 wool");
    island.does(A, "end");
    assert_eq!(island.view(A).sides[0].rates[4], ("ore", 2));
}
