//! Lin.

use super::*;

#[test]
fn the_robber_goes_to_the_desert_and_the_user_takes_a_card_of_the_land_it_leaves() {
    // helpers 5, helpers check 8
    let mut island =
        helpers(A, "lin").robber("0,-1").settlement(B, "0,0,N").hand(B, "ore").knights(A, 2).before_roll(A);
    island.does(A, "use").robber_at("0,0").holds(A, "brick").holds(B, "ore").largest_army(None);
    island.does(A, "flip").asked("roll");
}

#[test]
fn a_robber_on_the_desert_stays() {
    // helpers D12, helpers check 9, helpers 8: Lin when the robber is on the desert
    helpers(A, "lin").main(A).refused(A, "use", HelperRefusal::OfNoUse);
}

#[test]
fn of_two_deserts_one_is_chosen() {
    // helpers D12, helpers 6
    let mut island = helpers(A, "lin").seats(5).main(A);
    let deserts: Vec<String> = (island.view(A).hexes.iter())
        .filter(|hex| hex.terrain == "desert")
        .map(|hex| format!("robber {}", hex.at))
        .collect();
    island.refused(A, "use", HelperRefusal::OfNoUse);
    let mut island = helpers(A, "lin").seats(5).robber("0,0").main(A);
    assert_eq!(island.does(A, "use").listed(A), deserts);
    island.refused(A, "robber 0,1", Refusal::NotAmongTheChoices).does(A, &deserts[1]).robber_at(&deserts[1][7..]);
}

#[test]
fn with_an_empty_bank_the_robber_still_goes() {
    // helpers D13, helpers check 9, helpers 8: bank empty
    let mut island = helpers(A, "lin").robber("0,-1").hand(B, "19 brick").main(A);
    island.does(A, "use").robber_at("0,0").holds(A, "nothing").asked("after-use");
}

#[test]
fn a_desert_that_the_robber_may_not_return_to_is_open_to_lin() {
    // helpers D13
    let mut island = helpers(A, "lin").options("no-desert-return").robber("1,0").main(A);
    island.does(A, "use").robber_at("0,0");
}
