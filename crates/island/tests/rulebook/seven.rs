//! Rolling a 7, the robber and theft (section 7).

use island::testkit::*;
use island::{Event, Outcome, Refusal, Resource};
use kernel::Viewer;

#[test]
fn a_seven_produces_nothing() {
    // island 7
    let mut island = scene().settlement(A, "0,0,N").city(B, "0,0,SE").rolling(C);
    island.rolls(3, 4).holds(A, "nothing").holds(B, "nothing").asked("robber");
}

#[test]
fn whoever_holds_more_than_seven_cards_returns_half() {
    // island 7
    let mut island = scene().hand(A, "9 ore").hand(B, "7 wool").hand(C, "4 grain, 4 lumber").rolling(A);
    island.rolls(3, 4).awaits([A, C]).asked("discard");
    island.does_all(A, ["discard ore"; 4]).awaits([C]).refused(A, "discard ore", Refusal::NotYourTurn);
    island.does_all(C, ["discard grain", "discard lumber", "discard lumber", "discard grain"]);
    island.holds(A, "5 ore").holds(B, "7 wool").holds(C, "2 lumber, 2 grain").bank(14, "ore");
}

#[test]
fn the_cards_to_return_are_chosen_by_their_owner() {
    // island 7
    let mut island = scene().hand(B, "7 ore, wool").rolling(A);
    island.rolls(3, 4).allowed(B, "discard ore").allowed(B, "discard wool");
    island.refused(B, "discard grain", Refusal::NotInHand);
    island.does(B, "discard wool").refused(B, "discard wool", Refusal::NotInHand);
}

#[test]
fn development_cards_do_not_count() {
    // island 7
    let mut island = scene().hand(A, "7 ore").cards(A, "3 knight").rolling(A);
    island.rolls(3, 4).asked("robber");
}

#[test]
fn all_owe_at_the_same_time_and_the_game_waits_for_all() {
    // island 7, island D9
    let mut island = scene().hand(A, "8 ore").hand(B, "8 wool").rolling(A);
    island.rolls(3, 4).awaits([A, B]);
    island.does(B, "discard wool").does(A, "discard ore").does_all(B, ["discard wool"; 3]).awaits([A]);
    island.does_all(A, ["discard ore"; 3]).awaits([A]).asked("robber");
}

#[test]
fn discards_are_shown_as_counts_until_all_are_in() {
    // island D9
    let mut island = scene().hand(A, "4 ore, 4 grain").hand(B, "8 wool").rolling(A);
    island.rolls(3, 4).does(A, "discard ore");
    match island.told(Viewer::Seat(B))[..] {
        [Event::LaidAside { seat: A, card }] => assert_eq!(card.what(), None),
        ref other => panic!("{other:?}"),
    }
    let seen = island.view(B).sides[0].clone();
    assert_eq!((seen.cards, seen.owed, seen.secret), (8, 3, None));
    island.bank(15, "ore").does_all(A, ["discard ore"; 3]).does_all(B, ["discard wool"; 4]);
    let told = island.told(Viewer::Seat(C));
    assert!(told.contains(&Event::Discarded { seat: A, cards: counts("4 ore") }), "{told:?}");
    assert!(told.contains(&Event::Discarded { seat: B, cards: counts("4 wool") }), "{told:?}");
    island.bank(19, "ore");
}

#[test]
fn the_robber_moves_to_a_different_hex() {
    // island 7
    let mut island = scene().robber("1,0").rolling(A);
    island.rolls(3, 4).refused(A, "robber 1,0", Refusal::RobberMustMove);
    assert_eq!(island.listed(A).len(), 18);
    island.does(A, "robber 1,1").robber_at("1,1");
}

#[test]
fn the_robber_may_go_to_the_desert() {
    // island 7
    let mut island = scene().robber("1,0").rolling(A);
    island.rolls(3, 4).does(A, "robber 0,0").robber_at("0,0").rests();
}

#[test]
fn the_active_player_chooses_a_victim_with_cards_beside_the_robber() {
    // island 7
    let mut island = scene()
        .settlement(A, "1,0,N")
        .settlement(B, "1,0,SE")
        .city(C, "1,0,SW")
        .settlement(D, "-2,2,S")
        .hand(B, "ore")
        .hand(C, "wool")
        .hand(D, "grain")
        .rolling(A);
    island.rolls(3, 4).does(A, "robber 1,0").awaits([A]).asked("victim");
    assert_eq!(island.listed(A), ["rob 1", "rob 2"]);
    island.refused(A, "rob 0", Refusal::CannotRob).refused(A, "rob 3", Refusal::CannotRob);
    island.does(A, "rob 2").steals("wool").holds(A, "wool").holds(B, "ore").holds(C, "nothing").rests();
}

#[test]
fn a_player_without_cards_is_not_robbed() {
    // island 7
    let mut island = scene().settlement(B, "1,0,SE").settlement(C, "1,0,N").hand(C, "wool").rolling(A);
    island.rolls(3, 4).does(A, "robber 1,0").asked("stolen-card").steals("wool").holds(A, "wool");
}

#[test]
fn the_stolen_card_is_drawn_at_random_and_seen_by_both_alone() {
    // island 7
    let mut island = scene().settlement(B, "1,0,SE").hand(B, "2 ore, wool").rolling(A);
    island.rolls(3, 4).does(A, "robber 1,0");
    assert!(island.could_fall(Outcome::Stolen(Resource::Ore)) && island.could_fall(Outcome::Stolen(Resource::Wool)));
    assert!(!island.could_fall(Outcome::Stolen(Resource::Grain)));
    island.steals("ore").holds(A, "ore").holds(B, "ore, wool");
    let shown_to = |viewer| match island.told(viewer)[..] {
        [Event::Stole { thief: A, victim: B, card }] => card.what(),
        ref other => panic!("{other:?}"),
    };
    assert_eq!([A, B].map(|seat| shown_to(Viewer::Seat(seat))), [Some(Resource::Ore); 2]);
    assert_eq!([C, D].map(|seat| shown_to(Viewer::Seat(seat))), [None; 2]);
}

#[test]
fn stealing_is_mandatory_where_it_is_possible() {
    // island D4
    let mut island = scene().settlement(B, "1,0,SE").settlement(C, "1,0,N").hand(B, "ore").hand(C, "ore").rolling(A);
    island.rolls(3, 4).does(A, "robber 1,0").refused(A, "end", Refusal::NotNow);
    assert_eq!(island.listed(A), ["rob 1", "rob 2"]);
}

#[test]
fn the_main_phase_follows() {
    // island 7
    let mut island = scene().settlement(B, "1,0,SE").hand(B, "ore").rolling(A);
    island.rolls(3, 4).does(A, "robber 1,0").steals("ore").rests().asked("main");
}

#[test]
fn the_robber_blocks_its_hex_while_it_stands_there() {
    // island 7
    let mut island = scene().settlement(A, "0,0,N").rolling(B);
    island.rolls(3, 4).does(B, "robber 1,-1").does(B, "end").does(C, "roll").rolls(2, 2).holds(A, "nothing");
}

#[test]
fn a_knight_moves_the_robber_and_steals_without_discards() {
    // island 7
    let mut island = scene().settlement(B, "1,0,SE").hand(B, "9 ore").hand(A, "9 wool").cards(A, "knight").main(A);
    island.does(A, "knight").awaits([A]).asked("robber").refused(A, "robber 0,0", Refusal::RobberMustMove);
    island.does(A, "robber 1,0").steals("ore").rests().holds(A, "9 wool, ore").holds(B, "8 ore");
}
