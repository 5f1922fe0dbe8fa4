//! Louis.

use super::*;

#[test]
fn an_end_road_moves_to_any_other_legal_path() {
    // helpers 5, helpers D14
    let mut island = helpers(A, "louis").settlement(A, "0,0,N").roads(A, "0,0,NE 0,0,E").main(A);
    assert_eq!(island.does(A, "use").listed(A), ["lift 0,0,E"]);
    island.refused(A, "lift 0,0,NE", Refusal::NotAmongTheChoices).does(A, "lift 0,0,E");
    // The old path is left out, and so is what only that road reached.
    assert_eq!(island.listed(A), ["road 0,-1,E", "road 0,-1,SE", "road 1,-1,SE"]);
    island.does(A, "road 0,-1,E").does(A, "flip").rests().left(A, [13, 4, 4]).length(A, 2).holds(A, "nothing");
}

#[test]
fn an_opponents_settlement_between_own_roads_makes_no_end() {
    // helpers 5, helpers check 11
    let table = helpers(A, "louis").settlement(A, "0,0,N").roads(A, "0,0,NE 0,0,E 0,0,SE").settlement(B, "0,0,SE");
    let mut island = table.main(A);
    assert_eq!(island.does(A, "use").listed(A), ["lift 0,0,SE"]);
    island.refused(A, "lift 0,0,E", Refusal::NotAmongTheChoices);
}

#[test]
fn the_longest_road_is_measured_once_after_the_move() {
    // helpers D15, helpers check 11, helpers 8: Louis breaks own Longest Road and restores it
    let mut island = helpers(A, "louis").settlement(A, "0,0,N").roads(A, "0,0,NE 0,0,E 0,0,SE 0,0,SW 0,0,W").main(A);
    island.longest_road(Some(A)).does(A, "use").does(A, "lift 0,0,W").does(A, "road 0,0,NW");
    island.longest_road(Some(A)).length(A, 5);
    assert_eq!(island.told(Viewer::Public).len(), 1);
}

#[test]
fn a_tie_after_the_move_leaves_the_card_with_its_holder() {
    // helpers 8: Louis leaves the holder's trail equal to another's
    let five = "0,0,NE 0,0,E 0,0,SE 0,0,SW 0,0,W";
    let table = || helpers(A, "louis").settlement(A, "0,0,N").settlement(B, "2,-2,N");
    let theirs = "2,-2,NE 2,-2,E 2,-1,NE 2,-1,E 2,-1,SE";
    // A ring of six has no end; a row of six has, and becomes a row of five with a spur.
    table().roads(A, five).road(A, "0,0,NW").roads(B, theirs).main(A).refused(A, "use", HelperRefusal::OfNoUse);
    let mut island = table().roads(A, five).road(A, "-1,0,NE").roads(B, theirs).main(A);
    island.length(A, 6).longest_road(Some(A)).does(A, "use").does(A, "lift -1,0,NE").does(A, "road 0,1,NE");
    island.length(A, 5).length(B, 5).longest_road(Some(A));
}

#[test]
fn all_fifteen_roads_may_lie_on_the_board() {
    // helpers 8: Louis and 15 roads placed
    let mut roads: Vec<&str> = FIFTEEN.split(' ').collect();
    roads.pop();
    let mut island = helpers(A, "louis").settlement(A, "0,0,N").roads(A, &roads.join(" ")).road(A, "1,-1,E").main(A);
    island.left(A, [0, 4, 4]).does(A, "use").does(A, "lift 1,-1,E");
    let to = island.listed(A)[0].clone();
    island.does(A, &to).left(A, [0, 4, 4]);
}

#[test]
fn a_settlement_may_be_left_without_any_road() {
    // helpers 5
    let table = helpers(A, "louis").settlement(A, "0,0,N").road(A, "0,0,NE").settlement(A, "0,1,S").road(A, "0,1,SE");
    let mut island = table.main(A);
    island.does(A, "use").does(A, "lift 0,0,NE").does(A, "road 0,1,SW").does(A, "flip").rests();
    assert_eq!(island.view(A).sides[0].roads.len(), 2);
}
