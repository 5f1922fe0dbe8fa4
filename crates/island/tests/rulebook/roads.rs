//! Longest Road (section 9).

use island::testkit::*;

use super::{FIVE, ROAD, SETTLEMENT};

/// Six roads in a row around the eastern hex: from its north over the south to the inland.
const SIX_IN_THE_EAST: &str = "2,0,NE 2,0,E 2,0,SE 2,0,SW 2,0,W 1,0,NE";
const FIVE_IN_THE_NORTH: &str = "0,-2,NE 0,-2,E 0,-2,SE 0,-2,SW 0,-2,W";
const FIVE_IN_THE_SOUTH: &str = "-2,2,NE -2,2,E -2,2,SE -2,2,SW -2,2,W";

#[test]
fn branches_are_not_added() {
    // island 9.1
    scene().roads(A, FIVE).road(A, "1,0,SW").main(A).length(A, 5);
}

#[test]
fn separate_roads_are_not_added() {
    // island 9.1
    scene().roads(A, "0,0,NE 0,0,E 0,0,SW 0,0,W 2,-2,NE").main(A).length(A, 2).longest_road(None);
}

#[test]
fn a_closed_hexagon_counts_six() {
    // island 9.1
    scene().roads(A, FIVE).road(A, "0,0,NW").main(A).length(A, 6);
}

#[test]
fn intersections_may_repeat_and_roads_may_not() {
    // island 9.1
    scene().roads(A, FIVE).roads(A, "0,0,NW 0,-1,E").main(A).length(A, 7);
    // Two hexagons with a road in common: all but one of the eleven roads.
    let two = "0,0,NE 0,0,E 0,0,SE 0,0,SW 0,0,W 0,0,NW 1,0,NE 1,0,E 1,0,SE 1,0,SW 1,0,NW";
    scene().roads(A, two).main(A).length(A, 11);
}

#[test]
fn an_opponents_building_ends_the_trail() {
    // island 9.1
    scene().roads(A, FIVE).settlement(B, "0,0,SE").main(A).length(A, 3).longest_road(None);
    scene().roads(A, FIVE).city(B, "0,0,NE").main(A).length(A, 4);
}

#[test]
fn a_trail_may_start_or_end_at_an_opponents_building() {
    // island 9.1
    scene().roads(A, FIVE).settlement(B, "0,0,N").settlement(C, "0,0,SW").main(A).length(A, 4);
    scene().settlement(B, "0,0,N").roads(A, FIVE).main(A).length(A, 5);
    scene().roads(A, FIVE).road(A, "0,0,NW").settlement(B, "0,0,N").main(A).length(A, 6);
}

#[test]
fn own_buildings_do_not_interrupt() {
    // island 9.1
    scene().roads(A, FIVE).settlement(A, "0,0,NE").city(A, "0,0,S").main(A).length(A, 5);
}

#[test]
fn below_five_nobody_holds_the_longest_road() {
    // island 9.2
    let mut island = scene().roads(A, "0,0,NE 0,0,E 0,0,SE 0,0,SW").hand(A, ROAD).main(A);
    island.longest_road(None).does(A, "road 0,0,W").longest_road(Some(A)).points(A, 2);
}

#[test]
fn the_holder_keeps_the_card_in_a_tie() {
    // island 9.2
    let four = FIVE_IN_THE_NORTH.rsplit_once(' ').unwrap().0;
    let mut island = scene().roads(A, FIVE).roads(B, four).hand(B, "2 lumber, 2 brick").main(B);
    island.does(B, "road 0,-2,W").length(B, 5).longest_road(Some(A));
    island.does(B, "road 0,-2,NW").length(B, 6).longest_road(Some(B)).points(A, 0).points(B, 2);
}

#[test]
fn a_holder_who_is_cut_below_five_gives_the_card_back() {
    // island 9.2
    let mut island = scene().roads(A, FIVE).road(B, "1,0,SW").hand(B, SETTLEMENT).main(B);
    island.longest_road(Some(A)).does(B, "settlement 0,0,SE").length(A, 3).longest_road(None).points(A, 0);
}

#[test]
fn after_a_cut_whoever_is_alone_at_the_top_takes_the_card() {
    // island 9.2
    let mut island =
        scene().roads(C, SIX_IN_THE_EAST).roads(A, FIVE_IN_THE_NORTH).road(D, "1,1,E").hand(D, SETTLEMENT).main(D);
    island.longest_road(Some(C)).does(D, "settlement 2,0,S").length(C, 3).longest_road(Some(A)).points(A, 2);
}

#[test]
fn a_holder_who_is_cut_and_still_ties_keeps_the_card() {
    // island 9.2
    let eight = "2,0,NE 2,0,E 2,0,SE 2,0,SW 2,0,W 1,0,NE 1,0,NW 1,0,W";
    let mut island = scene().roads(C, eight).roads(A, FIVE_IN_THE_NORTH).road(D, "1,1,E").hand(D, SETTLEMENT).main(D);
    // The cut leaves three roads and five.
    island.length(C, 8).does(D, "settlement 2,0,S").length(C, 5).length(A, 5).longest_road(Some(C));
}

#[test]
fn in_a_tie_without_the_holder_the_card_is_set_aside_until_somebody_is_alone_at_the_top() {
    // island 9.2
    let mut island = scene()
        .roads(C, SIX_IN_THE_EAST)
        .roads(A, FIVE_IN_THE_NORTH)
        .roads(B, FIVE_IN_THE_SOUTH)
        .road(D, "1,1,E")
        .hand(D, SETTLEMENT)
        .hand(A, ROAD)
        .main(D);
    island.does(D, "settlement 2,0,S").longest_road(None).points(A, 0).points(B, 0).points(C, 0);
    island.does(D, "end").does(A, "roll").rolls(1, 1).does(A, "road 0,-2,NW").longest_road(Some(A)).points(A, 2);
}
