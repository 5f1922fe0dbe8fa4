//! What a seat can know: in scripted scenes `imagine` yields exactly the worlds that are counted by hand.

use island::testkit::*;
use kernel::testkit::support;
use kernel::{Game, Seat};

/// How many worlds a seat holds possible.
fn worlds(island: &PlayedScene, seat: Seat) -> usize {
    let known = island.rules().known(island.state(), seat);
    support(island.rules(), &known, 400, 1).len()
}

/// B has stolen one of these cards from C, and A looks on.
fn stolen(cards: &str, card: &str) -> PlayedScene {
    let mut island = scene().seats(3).settlement(C, "1,0,N").hand(C, cards).rolling(B);
    island.rolls(3, 4).does(B, "robber 1,0").steals(card);
    island
}

#[test]
fn what_was_stolen_is_known_to_thief_and_victim_alone() {
    // island 7: ore or wool
    let island = stolen("ore, wool", "ore");
    assert_eq!([A, B, C].map(|seat| worlds(&island, seat)), [2, 1, 1]);
}

#[test]
fn a_theft_out_of_a_hand_of_one_kind_tells_everybody_what_it_was() {
    // island 7
    let island = stolen("3 ore", "ore");
    assert_eq!([A, B, C].map(|seat| worlds(&island, seat)), [1, 1, 1]);
}

#[test]
fn a_stolen_card_that_is_offered_is_known() {
    // island 10.2
    let mut island = stolen("ore, wool", "ore");
    island.does(B, "offer ore for grain to 0,2");
    assert_eq!(worlds(&island, A), 1);
}

#[test]
fn a_card_that_is_spent_openly_is_known() {
    // island 7: of lumber, brick and wool one is gone, then lumber and brick are paid.
    let mut island = scene().seats(3).settlement(C, "1,0,N").hand(C, "lumber, brick, wool").rolling(B);
    island.rolls(3, 4).does(B, "robber 1,0").steals("wool");
    assert_eq!(worlds(&island, A), 3);
    island.does(B, "end").does(C, "roll").rolls(1, 1).does(C, "road 1,0,NE");
    assert_eq!(worlds(&island, A), 1);
}

#[test]
fn a_bought_card_may_be_any_that_is_left() {
    // island 8
    let mut island = scene().seats(2).cards(A, "2 roads, 2 plenty").hand(B, "wool, grain, ore").main(B);
    island.does(B, "buy").draws("monopoly");
    // Knight, monopoly or point.
    assert_eq!(worlds(&island, A), 3);
}

#[test]
fn a_player_who_has_not_won_holds_no_winning_card() {
    // island 11
    let table = |points| {
        let four = ["2,-2,N", "2,0,NE", "0,2,S", "-2,2,S"];
        let cities = four.into_iter().take(points).fold(scene().seats(2), |scene, at| scene.city(B, at));
        cities.settlement(B, "0,0,N").cards(B, "knight").cards(A, "2 roads, 2 plenty, 2 monopoly").main(B)
    };
    assert_eq!(worlds(&table(3), A), 2);
    assert_eq!(worlds(&table(4), A), 1);
}

#[test]
fn a_card_laid_aside_is_unknown_until_all_are_in() {
    // island D9
    let mut island = scene().seats(2).hand(A, "8 ore").hand(B, "4 wool, 4 grain").rolling(A);
    island.rolls(3, 4).does(B, "discard wool");
    assert_eq!((worlds(&island, A), worlds(&island, B)), (2, 1));
    island.does_all(B, ["discard wool"; 3]).does_all(A, ["discard ore"; 4]);
    assert_eq!(worlds(&island, A), 1);
}
