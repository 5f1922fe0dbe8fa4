//! Five and six players (section 14).

use island::Refusal;
use island::testkit::*;

use super::{CARD, ROAD, SETTLEMENT};

#[test]
fn five_and_six_play_with_the_full_larger_set() {
    // island 14.1
    for seats in [5, 6] {
        let mut island = scene().seats(seats).placing();
        for resource in ["lumber", "brick", "wool", "grain", "ore"] {
            island.bank(24, resource);
        }
        island.deck(34).left(kernel::Seat(seats - 1), [15, 5, 4]);
        assert_eq!(island.listed(A).len(), 80);
    }
}

#[test]
fn a_host_may_choose_the_large_board_for_fewer() {
    // island 14.1
    assert_eq!(scene().seats(3).options("board=large").placing().bank(24, "ore").listed(A).len(), 80);
}

#[test]
fn after_each_turn_every_other_player_may_build_once_clockwise() {
    // island 14.3
    let mut island = scene().seats(6).hand(A, ROAD).hand(B, ROAD).hand(D, ROAD).hand(E, ROAD).main(C);
    island.does(C, "end").awaits([D]).asked("special").does(D, "end").awaits([E]).does(E, "end");
    island.awaits([A]).does(A, "end").awaits([B]).does(B, "end").awaits([D]).asked("roll");
}

#[test]
fn whoever_holds_fewer_than_two_cards_is_not_asked() {
    // island 14.3
    let mut island = scene().seats(5).hand(B, "ore").hand(D, "2 ore").main(A);
    island.does(A, "end").awaits([D]).asked("special").does(D, "end").awaits([B]).asked("roll");
}

#[test]
fn in_the_special_building_phase_players_build_and_buy() {
    // island 14.3
    let mut island = scene().seats(5).road(B, "0,0,NE").hand(B, "2 lumber, 2 brick, 2 wool, 4 grain, 4 ore").main(A);
    island.does(A, "end").does(B, "settlement 0,0,N").does(B, "road 0,0,NW").does(B, "city 0,0,N");
    island.does(B, "buy").draws("knight").awaits([B]).asked("special").does(B, "end").asked("roll");
}

#[test]
fn in_the_special_building_phase_nobody_trades_or_plays_cards() {
    // island 14.3
    let mut island =
        scene().seats(5).hand(B, "4 ore, wool, grain").cards(B, "knight, monopoly").hand(C, "wool").main(A);
    island.does(A, "end").refused(B, "bank ore wool", Refusal::NotNow);
    island.refused(B, "offer ore for wool to 2", Refusal::NotNow).refused(
        C,
        "propose wool for ore",
        Refusal::NotYourTurn,
    );
    island.refused(B, "knight", Refusal::NotNow).refused(B, "monopoly wool", Refusal::NotNow);
    assert_eq!(island.listed(B), ["end", "buy"]);
}

#[test]
fn the_player_whose_turn_just_ended_takes_no_part() {
    // island 14.3
    let mut island = scene().seats(5).hand(A, CARD).hand(B, CARD).main(A);
    island.does(A, "end").refused(A, "buy", Refusal::NotYourTurn).does(B, "end").awaits([B]).asked("roll");
}

#[test]
fn nobody_wins_in_the_special_building_phase() {
    // island 14.3, island 11
    let mut island = scene()
        .seats(5)
        .options("target=3")
        .settlement(C, "0,0,N")
        .settlement(C, "0,0,SE")
        .road(C, "0,0,W")
        .hand(C, SETTLEMENT)
        .main(A);
    island.does(A, "end").does(C, "settlement 0,0,SW").points(C, 3).goes_on().does(C, "end").awaits([B]).goes_on();
    island.does(B, "roll").rolls(1, 1).does(B, "end").over(C);
}

#[test]
fn the_longest_road_is_updated_at_once_in_the_special_building_phase() {
    // island 14.3
    let mut island = scene().seats(5).roads(C, "0,0,NE 0,0,E 0,0,SE 0,0,SW").hand(C, ROAD).main(A);
    island.does(A, "end").does(C, "road 0,0,W").longest_road(Some(C)).points(C, 2);
}

#[test]
fn a_card_bought_in_the_special_building_phase_is_playable_in_the_very_next_turn() {
    // island 8, island 14.3
    let mut island = scene().seats(5).hand(B, CARD).main(A);
    island.does(A, "end").does(B, "buy").draws("knight").does(B, "end").asked("roll").allowed(B, "knight");
}

#[test]
fn the_special_building_phase_is_the_default() {
    // island D13
    let options = |more: &str| scene().seats(6).options(more).main(A).rules().options().turns;
    assert_eq!(options("target=10"), island::Turns::SpecialBuilding);
    assert_eq!(options("turns=paired"), island::Turns::Paired);
}

/// A table of paired players.
fn paired() -> Scene {
    scene().seats(6).options("turns=paired")
}

#[test]
fn the_third_seat_to_the_left_takes_a_reduced_turn() {
    // island 14.4
    let mut island = paired().main(A);
    island.does(A, "end").awaits([D]).may_speak([]).asked("paired");
    island.does(D, "end").awaits([B]).asked("roll").does(B, "roll").rolls(1, 1).does(B, "end").awaits([E]).rests();
    island.does(E, "end").awaits([C]).asked("roll");
    let mut island = scene().seats(5).options("turns=paired").main(D);
    island.does(D, "end").awaits([B]).does(B, "end").awaits([E]).asked("roll");
}

#[test]
fn in_the_reduced_turn_one_trades_with_the_bank_builds_buys_and_plays_a_card() {
    // island 14.4
    let mut island =
        paired().settlement(D, "0,0,N").hand(D, "lumber, wool, grain, 5 ore").cards(D, "2 monopoly").main(A);
    island.does(A, "end").does(D, "bank ore brick").does(D, "road 0,0,NE").does(D, "buy").draws("knight");
    island.does(D, "monopoly ore").refused(D, "monopoly ore", Refusal::CardAlreadyPlayed).rests();
}

#[test]
fn in_the_reduced_turn_nobody_rolls_or_trades_with_players() {
    // island 14.4
    let mut island = paired().hand(D, "ore").hand(B, "wool").main(A);
    island.does(A, "end").refused(D, "roll", Refusal::NotNow);
    island.refused(D, "offer ore for wool to 1", Refusal::NoPlayerTradesNow);
    island.refused(B, "propose wool for ore", Refusal::NotYourTurn);
}

#[test]
fn paired_players_have_no_special_building_phase() {
    // island 14.4
    let mut island = paired().hand(B, ROAD).hand(C, ROAD).main(A);
    island.does(A, "end").awaits([D]).does(D, "end").awaits([B]).asked("roll");
}

#[test]
fn only_the_first_of_two_paired_players_plays_a_card_before_the_roll() {
    // island 14.4
    let mut island = paired().cards(A, "monopoly").cards(D, "monopoly").before_roll(A);
    island.refused(D, "monopoly ore", Refusal::NotYourTurn).does(A, "monopoly ore");
}

#[test]
fn the_reduced_turn_is_an_own_turn_for_winning() {
    // island D11
    let mut island = paired().options("target=3").cards(D, "2 point").hand(D, CARD).main(A);
    island.does(A, "end").does(D, "buy").draws("point").over(D);
    let mut island = paired().options("target=3").cards(D, "3 point").main(A);
    island.goes_on().does(A, "end").over(D);
}

#[test]
fn a_card_bought_in_an_earlier_part_is_playable_and_one_just_bought_is_not() {
    // island D11
    let mut island = paired().hand(A, CARD).hand(D, CARD).main(A);
    island.does(A, "buy").draws("knight").does(A, "end").does(D, "buy").draws("monopoly");
    island.refused(D, "monopoly ore", Refusal::BoughtThisTurn).does(D, "end");
    // D is first in the turn after the next two, and A is second to it.
    island.does(B, "roll").rolls(1, 1).does(B, "end").does(E, "end");
    island.does(C, "roll").rolls(1, 1).does(C, "end").does(F, "end").allowed(D, "monopoly ore");
    island.does(D, "roll").rolls(1, 1).does(D, "end").awaits([A]).allowed(A, "knight");
}

#[test]
fn the_reduced_turn_offers_nothing_beyond_what_the_rule_names() {
    // island D12
    let mut island = paired().hand(D, "4 ore").main(A);
    island.does(A, "end");
    assert_eq!(island.listed(D), ["end", "bank ore lumber", "bank ore brick", "bank ore wool", "bank ore grain"]);
}
