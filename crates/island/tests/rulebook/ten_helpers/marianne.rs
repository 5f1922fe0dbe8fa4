//! Marianne.

use super::*;

#[test]
fn a_production_without_a_card_is_comforted_before_the_main_phase() {
    // helpers 5, helpers check 5
    let table = || helpers(C, "marianne").settlement(C, "0,0,N");
    let mut island = table().rolling(A);
    island.rolls(1, 1).awaits([C]).asked("marianne");
    assert_eq!(island.listed(C).len(), 6);
    island.does(C, "use ore").does(C, "flip").holds(C, "ore").rests();
    // The hills beside it pay on a 6, and a 7 is no production.
    table().rolling(A).rolls(3, 3).holds(C, "brick").rests();
    table().rolling(A).rolls(3, 4).asked("robber");
}

#[test]
fn it_is_the_holders_choice() {
    // helpers 4
    let mut island = helpers(C, "marianne").rolling(A);
    island.rolls(1, 1).does(C, "pass").rests().holds(C, "nothing").has_helper(C, "marianne");
}

#[test]
fn a_bank_shortage_and_the_robber_leave_without_a_card_too() {
    // helpers D16, helpers check 6
    let mut island = helpers(C, "marianne").settlement(C, "0,0,N").robber("0,-1").rolling(A);
    island.rolls(3, 3).awaits([C]);
    let mut island = helpers(C, "marianne").settlement(C, "0,0,N").hand(B, "19 brick").rolling(A);
    island.rolls(3, 3).awaits([C]).refused(C, "use brick", Refusal::NotAmongTheChoices);
}

#[test]
fn an_empty_bank_gives_nothing() {
    // helpers 5
    let all = "19 lumber, 19 brick, 19 wool, 19 grain, 19 ore";
    helpers(C, "marianne").hand(B, all).rolling(A).rolls(1, 1).rests();
}

#[test]
fn a_new_helper_is_locked_on_the_own_roll_as_well() {
    // helpers 8: player reacts with Marianne on the own roll, then wants the newly taken Jean
    let mut island = helpers(A, "marianne").hand(A, "4 ore").rolling(A);
    island.rolls(1, 1).does(A, "use ore").does(A, "swap jean").refused(A, "use ore", HelperRefusal::Locked);
}

#[test]
fn it_is_used_on_one_turn_and_on_the_next() {
    // helpers 3: at most once a turn of anybody
    let mut island = helpers(C, "marianne").rolling(A);
    island.rolls(1, 1).does(C, "use ore").does(C, "flip").does(A, "end").does(B, "roll").rolls(1, 1);
    island.awaits([C]).does(C, "use ore").does(C, "swap lin").holds(C, "2 ore");
}
