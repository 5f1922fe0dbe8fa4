//! Winning (section 11).

use island::Refusal;
use island::testkit::*;

use super::{CARD, CITY, FIVE, SETTLEMENT};

#[test]
fn the_base_game_is_won_at_ten() {
    // island 4, island 11
    let nine = || {
        let four = ["2,-2,N", "2,0,NE", "0,2,S", "-2,2,S"];
        four.into_iter().fold(scene(), |scene, at| scene.city(A, at)).settlement(A, "0,0,N").hand(A, CARD)
    };
    nine().main(A).points(A, 9).does(A, "buy").draws("knight").goes_on();
    nine().main(A).does(A, "buy").draws("point").points(A, 10).over(A);
}

#[test]
fn reaching_the_target_in_the_own_turn_wins_at_once() {
    // island 11, island D7
    let mut island = scene().options("target=3").settlement(A, "0,0,N").settlement(A, "0,0,S").hand(A, CITY).main(A);
    island.does(A, "city 0,0,N").over(A).refused(A, "end", Refusal::NobodyIsAsked);
}

#[test]
fn hidden_points_count() {
    // island 11
    let mut island = scene().options("target=3").cards(A, "2 point").road(A, "0,0,NE").hand(A, SETTLEMENT).main(A);
    island.does(A, "settlement 0,0,N").shows(A, 1).over(A);
}

#[test]
fn points_gained_on_anothers_turn_win_when_the_own_turn_comes_before_rolling() {
    // island 11
    let table = scene().seats(3).options("target=3").settlement(A, "0,-2,N").roads(C, FIVE).road(C, "0,0,NW");
    // B cuts the longest road of C, and A is alone at the top.
    let mut island = table
        .roads(A, "0,-2,NE 0,-2,E 0,-2,SE 0,-2,SW 0,-2,W")
        .settlement(B, "0,0,N")
        .road(B, "1,0,SW")
        .hand(B, SETTLEMENT)
        .main(B);
    island.longest_road(Some(C)).does(B, "settlement 0,0,SE").longest_road(Some(A)).points(A, 3).goes_on();
    island.does(B, "end").goes_on().does(C, "roll").rolls(1, 1).does(C, "end").over(A);
}

#[test]
fn points_lost_again_before_the_own_turn_do_not_win() {
    // island 11
    let mut island = scene()
        .seats(3)
        .options("target=3")
        .settlement(A, "-2,2,S")
        .roads(A, FIVE)
        .road(C, "1,0,SW")
        .hand(C, SETTLEMENT)
        .main(B);
    island.points(A, 3).does(B, "end").does(C, "roll").rolls(1, 1).does(C, "settlement 0,0,SE").points(A, 1);
    island.does(C, "end").goes_on().awaits([A]).asked("roll");
}

#[test]
fn nobody_wins_in_the_turn_of_another() {
    // island 11
    let mut island = scene().seats(2).options("target=3").cards(B, "3 point").main(A);
    island.points(B, 3).goes_on().does(A, "end").over(B);
}
