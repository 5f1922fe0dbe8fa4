//! Corner cases of the base game (section 13), row by row.

use island::Refusal;
use island::testkit::*;

use super::{CARD, CITY, FIFTEEN, FIVE, ROAD, SETTLEMENT};

#[test]
fn a_knight_before_the_roll_that_takes_the_largest_army_and_the_last_points_wins_without_a_roll() {
    // island 13
    let mut island = scene().options("target=4").cards(A, "2 point, knight").knights(A, 2).before_roll(A);
    island.does(A, "knight").over(A);
}

#[test]
fn the_robber_waits_until_all_discards_are_in() {
    // island 13
    let mut island = scene().hand(A, "7 ore").hand(B, "8 wool").rolling(A);
    island.rolls(3, 4).awaits([B]).refused(A, "robber 1,0", Refusal::NotYourTurn).does_all(B, ["discard wool"; 4]);
    island.awaits([A]).does(A, "robber 1,0");
}

#[test]
fn half_is_rounded_down() {
    // island 13
    for (held, owed) in [(8, 4), (9, 4), (15, 7), (16, 8)] {
        let mut island = scene().hand(B, &format!("{held} ore")).rolling(A);
        island.rolls(3, 4).does_all(B, vec!["discard ore"; owed]);
        island.awaits([A]).asked("robber").holds(B, &format!("{} ore", held - owed));
    }
}

#[test]
fn a_robber_beside_players_without_cards_steals_nothing() {
    // island 13
    let mut island = scene().settlement(B, "1,0,N").city(C, "1,0,SE").rolling(A);
    island.rolls(3, 4).does(A, "robber 1,0").robber_at("1,0").rests().holds(A, "nothing");
}

#[test]
fn a_robber_beside_own_buildings_alone_steals_nothing() {
    // island 13
    let mut island = scene().settlement(A, "1,0,N").hand(A, "ore").hand(B, "wool").rolling(A);
    island.rolls(3, 4).does(A, "robber 1,0").rests().holds(A, "ore");
}

#[test]
fn without_road_pieces_neither_paid_nor_free_roads_are_built() {
    // island 13
    let mut island = scene().roads(A, FIFTEEN).hand(A, ROAD).cards(A, "roads").main(A);
    island.refused(A, "road 0,-1,E", Refusal::NoPieceLeft).refused(A, "roads", Refusal::NoRoomForARoad);
}

#[test]
fn with_all_settlements_out_one_must_become_a_city_first() {
    // island 13
    let five = ["2,-2,N", "2,0,NE", "0,2,S", "-2,2,S", "-2,0,NW"];
    let table = five.into_iter().fold(scene(), |scene, at| scene.settlement(A, at));
    let mut island = table.road(A, "0,0,NE").hand(A, SETTLEMENT).hand(A, CITY).main(A);
    island.refused(A, "settlement 0,0,N", Refusal::NoPieceLeft).does(A, "city 2,-2,N").does(A, "settlement 0,0,N");
}

#[test]
fn a_settlement_inside_my_road_cuts_it_and_i_may_not_extend_through_it() {
    // island 13
    let mut island = scene().roads(A, FIVE).hand(A, ROAD).road(B, "1,0,SW").hand(B, SETTLEMENT).main(B);
    island.does(B, "settlement 0,0,SE").length(A, 3).left(A, [10, 5, 4]);
    // Both halves go on elsewhere; a road that only touched the cut corner does not.
    let mut island = scene().roads(A, "0,0,E 0,0,NE").hand(A, ROAD).road(B, "1,0,SW").hand(B, SETTLEMENT).main(B);
    island.does(B, "settlement 0,0,SE").does(B, "end").does(C, "roll").rolls(1, 1).does(C, "end").does(D, "roll");
    island.rolls(1, 1).does(D, "end").does(A, "roll").rolls(1, 1);
    island.refused(A, "road 0,0,SE", Refusal::NotConnected).allowed(A, "road 0,0,NW");
}

#[test]
fn equal_longest_trails_left_by_a_cut_set_the_card_aside() {
    // island 13
    let mut island = scene()
        .roads(C, FIVE)
        .road(C, "0,-1,SW")
        .roads(A, "0,-2,NE 0,-2,E 0,-2,SE 0,-2,SW 0,-2,W")
        .roads(B, "-2,2,NE -2,2,E -2,2,SE -2,2,SW -2,2,W")
        .road(D, "1,0,SW")
        .hand(D, SETTLEMENT)
        .main(D);
    island.length(C, 6).longest_road(Some(C)).does(D, "settlement 0,0,SE").length(A, 5).length(B, 5).longest_road(None);
}

#[test]
fn monopoly_right_after_a_trade_is_legal() {
    // island 13
    let mut island = scene().hand(A, "ore").hand(B, "wool").cards(A, "monopoly").main(A);
    island.does(A, "offer ore for wool to 1").does(B, "accept").does(A, "trade 1").does(A, "monopoly ore");
    island.holds(A, "wool, ore").holds(B, "nothing");
}

#[test]
fn what_the_bank_lacks_cannot_be_taken() {
    // island 13
    let mut island = scene().hand(A, "4 ore").hand(B, "19 wool").main(A);
    island.refused(A, "bank ore wool", Refusal::BankLacks).allowed(A, "bank ore grain");
}

#[test]
fn a_harbor_just_built_on_trades_at_its_rate_in_the_same_turn() {
    // island 13
    let mut island = scene().road(A, "2,-1,NE").hand(A, SETTLEMENT).hand(A, "2 ore").main(A);
    island.does(A, "settlement 2,-1,N").does(A, "bank ore wool").holds(A, "wool");
}

#[test]
fn a_player_with_enough_points_waits_for_the_own_turn() {
    // island 13
    let mut island = scene().options("target=3").cards(C, "3 point").main(A);
    island.goes_on().does(A, "end").goes_on().does(B, "roll").rolls(1, 1).does(B, "end").over(C);
}

#[test]
fn with_an_empty_deck_nothing_is_bought() {
    // island 13
    let mut island = scene().cards(B, "14 knight, 2 roads, 2 plenty, 2 monopoly, 5 point").hand(A, CARD).main(A);
    island.deck(0).refused(A, "buy", Refusal::DeckEmpty);
}
