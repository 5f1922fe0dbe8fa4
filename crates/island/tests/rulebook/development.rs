//! Development cards and the Largest Army (sections 8 and 8.1).

use island::Refusal;
use island::testkit::*;

use super::{CARD, FIFTEEN};

/// All that the bank has but one ore.
const ALL_BUT_ONE: &str = "19 lumber, 19 brick, 19 wool, 19 grain, 18 ore";

#[test]
fn a_card_is_not_played_on_the_turn_it_was_bought() {
    // island 8
    let mut island = scene().seats(2).hand(A, CARD).main(A);
    island.does(A, "buy").draws("monopoly").refused(A, "monopoly ore", Refusal::BoughtThisTurn);
    island.does(A, "end").does(B, "roll").rolls(1, 1).does(B, "end").allowed(A, "monopoly ore");
}

#[test]
fn an_older_card_of_the_same_kind_may_be_played() {
    // island 8
    let mut island = scene().hand(A, CARD).cards(A, "monopoly").main(A);
    island.does(A, "buy").draws("monopoly").does(A, "monopoly ore").holds_cards(A, "monopoly");
}

#[test]
fn at_most_one_card_is_played_in_a_turn() {
    // island 8
    let mut island = scene().cards(A, "monopoly, knight").main(A);
    island.does(A, "monopoly ore").refused(A, "knight", Refusal::CardAlreadyPlayed);
}

#[test]
fn only_a_card_in_hand_is_played() {
    // island 8
    let mut island = scene().cards(A, "point").cards(B, "knight").main(A);
    island.refused(A, "knight", Refusal::NoSuchCard).refused(A, "roads", Refusal::NoSuchCard);
    island.refused(A, "plenty wool ore", Refusal::NoSuchCard).refused(A, "monopoly ore", Refusal::NoSuchCard);
}

#[test]
fn development_cards_are_not_traded() {
    // island 8
    let island = scene().cards(A, "knight").hand(B, "ore").main(A);
    assert!(island.rules().action_from("offer knight for ore to 1").is_err());
}

#[test]
fn development_cards_are_not_stolen() {
    // island 8
    let mut island = scene().settlement(B, "1,0,N").cards(B, "knight").rolling(A);
    island.rolls(3, 4).does(A, "robber 1,0").rests().holds_cards(B, "knight");
}

#[test]
fn played_knights_stay_and_progress_cards_leave_the_game() {
    // island 8
    let mut island = scene().cards(A, "knight, plenty").main(A);
    island.does(A, "plenty ore ore").holds_cards(A, "knight").deck(23);
    assert_eq!(island.view(B).spent, [("plenty", 1)]);
    let mut island = scene().cards(A, "knight").main(A);
    island.does(A, "knight").does(A, "robber 1,0").holds_cards(A, "nothing").deck(24);
    let seen = island.view(B);
    assert_eq!((seen.sides[0].knights, seen.spent), (1, vec![]));
}

#[test]
fn a_knight_may_be_played_wherever_the_robber_stands() {
    // island 8
    scene().cards(A, "knight").main(A).does(A, "knight").does(A, "robber 2,0").rests().robber_at("2,0");
    scene().robber("2,0").cards(A, "knight").main(A).does(A, "knight").does(A, "robber 0,0").rests().robber_at("0,0");
}

#[test]
fn a_knight_before_the_roll_leaves_the_roll_to_come() {
    // island 8
    let mut island = scene().settlement(B, "1,0,N").hand(B, "ore").cards(A, "knight").before_roll(A);
    island.does(A, "knight").does(A, "robber 1,0").steals("ore").awaits([A]).asked("roll");
}

#[test]
fn road_building_places_two_free_roads_one_after_the_other() {
    // island 8
    let mut island = scene().settlement(A, "0,0,N").cards(A, "roads").main(A);
    island.does(A, "roads").asked("free-roads 2").refused(A, "road 0,0,E", Refusal::NotConnected);
    island.does(A, "road 0,0,NE").asked("free-roads 1");
    island.does(A, "road 0,0,E").rests().left(A, [13, 4, 4]).holds(A, "nothing");
}

#[test]
fn with_one_road_left_road_building_places_one() {
    // island 8
    let fourteen = FIFTEEN.rsplit_once(' ').unwrap().0;
    let mut island = scene().roads(A, fourteen).cards(A, "roads").main(A);
    island.does(A, "roads").does(A, "road 0,1,W").rests().left(A, [0, 5, 4]);
}

#[test]
fn with_one_path_left_road_building_places_one() {
    // island 8
    let mut island = scene().settlement(A, "0,-2,N").roads(B, "0,-2,NW 0,-2,E 1,-2,NW").cards(A, "roads").main(A);
    assert_eq!(island.does(A, "roads").listed(A), ["road 0,-2,NE"]);
    island.does(A, "road 0,-2,NE").rests().left(A, [14, 4, 4]);
}

#[test]
fn with_no_road_or_path_left_road_building_is_not_played() {
    // island 8, island D5
    scene().roads(A, FIFTEEN).cards(A, "roads").main(A).refused(A, "roads", Refusal::NoRoomForARoad);
    let mut island = scene().settlement(A, "0,-2,N").roads(B, "0,-2,NW 0,-2,NE").cards(A, "roads").main(A);
    island.refused(A, "roads", Refusal::NoRoomForARoad);
}

#[test]
fn year_of_plenty_takes_two_cards_equal_or_different() {
    // island 8
    scene().cards(A, "plenty").main(A).does(A, "plenty ore ore").holds(A, "2 ore").bank(17, "ore").rests();
    scene().cards(A, "plenty").main(A).does(A, "plenty wool ore").holds(A, "wool, ore");
    scene().cards(A, "plenty").main(A).does(A, "plenty ore wool").holds(A, "wool, ore");
    scene().cards(A, "plenty").main(A).refused(A, "plenty ore", Refusal::BankLacks);
}

#[test]
fn year_of_plenty_takes_only_what_is_in_stock() {
    // island 8
    let mut island = scene().hand(B, "19 ore, 18 wool").cards(A, "plenty").main(A);
    island.refused(A, "plenty grain ore", Refusal::BankLacks).refused(A, "plenty wool wool", Refusal::BankLacks);
    island.allowed(A, "plenty wool grain").allowed(A, "plenty grain grain");
}

#[test]
fn year_of_plenty_takes_the_last_card_of_the_bank() {
    // island 8
    let mut island = scene().hand(B, ALL_BUT_ONE).cards(A, "plenty").main(A);
    assert_eq!(island.listed_as(A, "plenty"), ["plenty ore"]);
    island.refused(A, "plenty ore ore", Refusal::BankLacks).does(A, "plenty ore").holds(A, "ore").bank(0, "ore");
}

#[test]
fn with_an_empty_bank_year_of_plenty_is_not_played() {
    // island 8, island D5
    let mut island = scene().hand(B, ALL_BUT_ONE).hand(C, "ore").cards(A, "plenty").main(A);
    island.refused(A, "plenty ore", Refusal::BankLacks).refused(A, "plenty ore ore", Refusal::BankLacks);
}

#[test]
fn cards_from_year_of_plenty_may_be_spent_this_turn() {
    // island 8
    let mut island = scene().settlement(A, "0,0,N").cards(A, "plenty").main(A);
    island.does(A, "plenty lumber brick").does(A, "road 0,0,NE").holds(A, "nothing");
}

#[test]
fn monopoly_takes_all_cards_of_a_resource_from_every_opponent() {
    // island 8
    let mut island =
        scene().hand(A, "ore").hand(B, "3 ore, wool").hand(C, "grain").hand(D, "ore").cards(A, "monopoly").main(A);
    island.does(A, "monopoly ore").holds(A, "5 ore").holds(B, "wool").holds(C, "grain").holds(D, "nothing").rests();
}

#[test]
fn monopoly_is_legal_even_if_it_brings_nothing() {
    // island 8, island D5
    scene().hand(B, "wool").cards(A, "monopoly").main(A).does(A, "monopoly ore").holds(A, "nothing").rests();
}

#[test]
fn a_victory_point_is_never_played_and_stays_hidden() {
    // island 8
    let mut island = scene().cards(A, "2 point").main(A);
    island.points(A, 2).shows(A, 0);
    assert_eq!(island.listed(A), ["end"]);
    let seen = island.view(B).sides[0].clone();
    assert_eq!((seen.held, seen.points, seen.secret), (2, 0, None));
}

#[test]
fn a_victory_point_just_bought_wins_and_all_are_revealed() {
    // island 8
    let mut island = scene().options("target=3").cards(A, "2 point, monopoly").cards(B, "point").hand(A, CARD).main(A);
    island.does(A, "monopoly ore").does(A, "buy").draws("point").over(A);
    let secret = |seat: usize| island.view(C).sides[seat].secret.clone().expect("everything is shown at the end");
    assert_eq!(secret(0).development, [("point", 3)]);
    assert_eq!(secret(1).development, [("point", 1)]);
}

#[test]
fn the_third_knight_takes_the_largest_army() {
    // island 8.1
    let mut island = scene().knights(A, 2).cards(A, "knight").main(A);
    island.largest_army(None).does(A, "knight").does(A, "robber 1,0").largest_army(Some(A)).points(A, 2);
}

#[test]
fn a_knight_counts_from_the_moment_it_is_played_before_the_robber_moves() {
    // island D22
    let mut island = scene().knights(A, 2).cards(A, "knight").main(A);
    island.does(A, "knight").largest_army(Some(A)).points(A, 2).asked("robber");
    let mut island = scene().options("target=3").knights(A, 2).cards(A, "knight, point").main(A);
    island.does(A, "knight").over(A);
}

#[test]
fn the_largest_army_moves_to_whoever_has_strictly_more() {
    // island 8.1
    let mut island = scene().knights(B, 3).knights(A, 2).cards(A, "knight").main(A);
    island.does(A, "knight").does(A, "robber 1,0").largest_army(Some(B)).points(A, 0);
    let mut island = scene().knights(B, 3).knights(A, 3).cards(A, "knight").main(A);
    island.does(A, "knight").does(A, "robber 1,0").largest_army(Some(A)).points(A, 2).points(B, 0);
}
