//! William.

use super::*;

#[test]
fn a_road_costs_lumber_or_brick_and_any_other_card() {
    // helpers 5, helpers check 15
    let mut island = helpers(A, "william").settlement(A, "0,0,N").hand(A, "lumber, wool, ore").main(A);
    island.refused(A, "use wool ore", HelperRefusal::NotThePrice).does(A, "use lumber ore");
    assert_eq!(island.listed(A), ["road 0,-1,E", "road 0,-1,SE", "road 0,0,NE"]);
    island.does(A, "road 0,0,NE").holds(A, "wool").does(A, "flip").left(A, [14, 4, 4]).rests();
}

#[test]
fn two_of_a_kind_will_do_and_the_plain_price_is_no_use() {
    // helpers D22, helpers D5
    let mut island = helpers(A, "william").settlement(A, "0,0,N").hand(A, "2 lumber, 2 brick").main(A);
    assert_eq!(island.listed_as(A, "use"), ["use lumber lumber", "use brick brick"]);
    island.refused(A, "use lumber brick", HelperRefusal::NotThePrice).refused(A, "use lumber ore", Refusal::NotInHand);
}

#[test]
fn he_pays_for_a_third_road_beside_road_building() {
    // helpers 8: William and Road Building
    let mut island = helpers(A, "william").settlement(A, "0,0,N").hand(A, "brick, ore").cards(A, "roads").main(A);
    island.does(A, "roads").does(A, "road 0,0,NE").does(A, "road 0,0,E").does(A, "use brick ore");
    island.does(A, "road 0,0,SE").left(A, [12, 4, 4]);
}

#[test]
fn without_a_road_or_a_path_there_is_nothing_to_pay_for() {
    // helpers 5
    let mut island = helpers(A, "william").roads(A, FIFTEEN).hand(A, "lumber, ore").main(A);
    island.refused(A, "use lumber ore", Refusal::NoRoomForARoad);
}
