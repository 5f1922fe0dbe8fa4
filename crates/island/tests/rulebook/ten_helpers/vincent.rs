//! Vincent.

use super::*;

#[test]
fn a_played_knight_makes_a_settlement_or_a_city_cheaper() {
    // helpers 5
    let table = || helpers(A, "vincent").settlement(A, "0,0,N").roads(A, "0,0,NE 0,0,E").knights(A, 1);
    let mut island = table().hand(A, "lumber, brick").main(A);
    island.refused(A, "use city", Refusal::CannotAfford { short: 3 }).does(A, "use settlement");
    assert_eq!(island.listed(A), ["settlement 0,1,N"]);
    island.does(A, "settlement 0,1,N").holds(A, "nothing").points(A, 2).does(A, "flip").left(A, [13, 3, 4]);
    let mut island = table().hand(A, "grain, 2 ore").main(A);
    island.does(A, "use city").does(A, "city 0,0,N").holds(A, "nothing").points(A, 2);
}

#[test]
fn the_knight_leaves_the_game() {
    // helpers D20
    let table = helpers(A, "vincent").settlement(A, "0,0,N").knights(A, 1).hand(A, "grain, 2 ore");
    let mut island = table.main(A);
    island.deck(24).does(A, "use city").does(A, "city 0,0,N").does(A, "flip").deck(24);
    let seen = island.view(B);
    assert_eq!((seen.sides[0].knights, seen.spent), (0, vec![("knight", 1)]));
}

#[test]
fn a_knight_in_hand_does_not_help() {
    // helpers 5
    let table = helpers(A, "vincent").settlement(A, "0,0,N").cards(A, "knight").hand(A, "grain, 2 ore");
    let mut island = table.main(A);
    island
        .refused(A, "use city", HelperRefusal::NoKnight)
        .does(A, "knight")
        .does(A, "robber 1,0")
        .allowed(A, "use city");
}

#[test]
fn piece_limits_apply() {
    // helpers 5
    let mut island = helpers(A, "vincent").knights(A, 1).hand(A, "grain, 2 ore").settlement(A, "-2,2,S");
    for place in ["0,0,N", "0,1,S", "2,0,N", "2,-2,N"] {
        island = island.city(A, place);
    }
    island.main(A).refused(A, "use city", Refusal::NoPieceLeft);
}

#[test]
fn armies_are_counted_after_the_build() {
    // helpers D21, helpers check 12, helpers 8: Vincent with 3 knights and army, needs 1 VP for the win
    let table = helpers(A, "vincent").settlement(A, "0,0,N").knights(A, 3).knights(B, 2).hand(A, "grain, 2 ore");
    let mut island = table.options("target=4").main(A);
    island.points(A, 3).largest_army(Some(A)).does(A, "use city").does(A, "city 0,0,N").goes_on();
    island.points(A, 2).largest_army(None);
}

#[test]
fn a_holder_who_still_has_three_keeps_the_army_in_a_tie_and_loses_it_below() {
    // helpers 8: Vincent drops the holder to equal with another; helpers D21
    let table = |mine, theirs| {
        helpers(A, "vincent").settlement(A, "0,0,N").knights(A, mine).knights(B, theirs).hand(A, "grain, 2 ore").main(A)
    };
    table(4, 3).does(A, "use city").does(A, "city 0,0,N").largest_army(Some(A));
    table(3, 2).does(A, "use city").does(A, "city 0,0,N").largest_army(None);
    table(3, 3).does(A, "use city").does(A, "city 0,0,N").largest_army(Some(B)).points(B, 2);
}
