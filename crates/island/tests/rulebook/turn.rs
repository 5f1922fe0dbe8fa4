//! The order of a turn (section 5.1).

use island::Refusal;
use island::testkit::*;

use super::{CARD, ROAD};

#[test]
fn before_the_roll_one_development_card_may_be_played() {
    // island 5.1
    let mut island = scene().cards(A, "knight, monopoly, plenty, roads").settlement(A, "0,0,N").before_roll(A);
    island.allowed(A, "knight").allowed(A, "monopoly ore").allowed(A, "plenty wool ore").allowed(A, "roads");
    island.does(A, "monopoly ore").awaits([A]).asked("roll");
}

#[test]
fn before_the_roll_nobody_trades_or_builds() {
    // island 5.1
    let mut island = scene().settlement(A, "0,0,N").hand(A, "4 ore, lumber, brick, wool, 2 grain").before_roll(A);
    for early in ["road 0,0,NE", "city 0,0,N", "buy", "bank ore wool", "offer ore for wool to 1"] {
        island.refused(A, early, Refusal::NotNow);
    }
}

#[test]
fn the_production_roll_is_mandatory() {
    // island 5.1
    let mut island = scene().before_roll(A);
    island.refused(A, "end", Refusal::NotNow).does(A, "roll").asked("dice").rolls(1, 1).rests();
    island.refused(A, "roll", Refusal::NotNow);
}

#[test]
fn in_the_main_phase_trade_and_building_mix_freely() {
    // island 5.1, island D3
    let mut island = scene().settlement(A, "0,0,N").hand(A, "lumber, brick, 8 ore").hand(B, "brick").main(A);
    island.does(A, "road 0,0,NE").does(A, "bank ore lumber").does(A, "offer ore for brick to 1");
    island.does(B, "accept").does(A, "trade 1").does(A, "road 0,0,E").rests().holds(A, "3 ore");
}

#[test]
fn a_harbor_works_from_the_moment_the_building_stands() {
    // island 5.1
    let mut island = scene().road(A, "0,-2,NE").hand(A, "lumber, brick, wool, grain, 3 ore").main(A);
    island.refused(A, "bank ore wool", Refusal::NotInHand);
    island.does(A, "settlement 0,-2,N").does(A, "bank ore wool").holds(A, "wool");
}

#[test]
fn the_dice_pass_clockwise() {
    // island 5.1
    let mut island = scene().seats(3).main(B);
    island.does(B, "end").awaits([C]).does(C, "roll").rolls(1, 1).does(C, "end").awaits([A]).asked("roll");
}

#[test]
fn one_development_card_is_played_in_a_turn_before_the_roll_included() {
    // island 5.1
    let mut island = scene().seats(2).cards(A, "2 monopoly").before_roll(A);
    island.does(A, "monopoly ore").refused(A, "monopoly ore", Refusal::CardAlreadyPlayed);
    island.does(A, "roll").rolls(1, 1).refused(A, "monopoly ore", Refusal::CardAlreadyPlayed);
    island.does(A, "end").does(B, "roll").rolls(1, 1).does(B, "end");
    island.allowed(A, "monopoly ore");
}

#[test]
fn no_card_is_played_in_the_middle_of_something_else() {
    // island 5.1
    let mut island = scene().settlement(A, "0,0,N").cards(A, "monopoly").hand(A, "8 ore").rolling(A);
    island.rolls(3, 4).asked("discard").refused(A, "monopoly ore", Refusal::NotNow);
    island.does_all(A, ["discard ore"; 4]).asked("robber").refused(A, "monopoly ore", Refusal::NotNow);
    island.does(A, "robber 0,1").rests().allowed(A, "monopoly ore");

    let mut island = scene().settlement(A, "0,0,N").cards(A, "roads, monopoly").hand(A, ROAD).main(A);
    island.does(A, "roads").asked("free-roads 2").refused(A, "monopoly ore", Refusal::NotNow);
    island.refused(A, "buy", Refusal::NotNow).refused(A, "end", Refusal::NotNow);
}

#[test]
fn nobody_else_acts_in_a_turn() {
    // island 5.1
    let mut island = scene().settlement(B, "0,0,N").hand(B, CARD).main(A);
    island.refused(B, "buy", Refusal::NotYourTurn).refused(B, "end", Refusal::NotYourTurn);
    island.refused(B, "road 0,0,NE", Refusal::NotYourTurn).refused(B, "bank ore wool", Refusal::NotYourTurn);
}
