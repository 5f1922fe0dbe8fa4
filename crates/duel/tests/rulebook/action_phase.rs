//! Action phase.

use crate::set_up::introductory;
use duel::Card::*;
use duel::Resource::*;
use duel::card::Set;
use duel::testkit::{A, B, Scene, duel, theme};
use duel::{EventFace, Refusal, Row};
use kernel::Seat;

#[test]
fn nothing_is_built_traded_or_taken_off_but_in_the_own_action_phase() {
    // rivals 6
    let mut scene = duel().with(A, [Abbey]).stored(A, Lumber, 3).stored(A, Brick, 3).hand(A, [Goldsmith]);
    let choices = ["road right", "trade lumber ore", "remove"];
    let refused = |scene: &Scene, seat: Seat, why: Refusal| {
        for choice in choices {
            scene.refuses(seat, choice, why);
        }
    };
    assert!(choices[..2].iter().all(|it| scene.offers(A).contains(&it.to_string())));
    let waiting = scene.clone().before_roll();
    refused(&waiting, A, Refusal::NotOffered);
    waiting.refuses(A, "play goldsmith", Refusal::OtherMoment);
    refused(&scene, B, Refusal::NotYourTurn);
    scene.does(A, "end");
    refused(&scene, A, Refusal::NotOffered);
}

#[test]
fn the_bank_asks_for_three() {
    // rivals 8, rivals 16
    let mut scene = duel().stored(A, Ore, 3);
    scene.refuses(A, "trade wool ore", Refusal::TooLittleForTheBank);
    scene.trades(A, Ore, Wool);
    scene.stock(A, Ore, 0).stock(A, Wool, 1).rests();
}

#[test]
fn the_bank_gives_nothing_that_finds_no_room() {
    // rivals 8, rivals 3
    duel().stored(A, Ore, 3).stored(A, Wool, 3).refuses(A, "trade ore wool", Refusal::NoRoom);
}

#[test]
fn a_played_card_goes_to_the_discard_pile() {
    // rivals 8, rivals 10
    let mut scene = duel().stored(A, Gold, 3);
    scene.plays(A, Goldsmith);
    assert_eq!(scene.row(Row::discard(A)), []);
    scene.takes(A, Ore).takes(A, Ore);
    assert_eq!(scene.row(Row::discard(A)), [Goldsmith]);
}

#[test]
fn own_cards_are_removed_in_the_theme_game_only() {
    // rivals 8, rivals 18.24
    let mut scene = theme(Set::Gold).with(A, [Abbey]);
    scene.removes(A, Abbey);
    assert_eq!(scene.row(Row::discard(A)), [Abbey]);
    scene.rests();
    let mut start = Scene::start(introductory(1)).with(A, [Abbey]);
    let first = start.s.active();
    start.does(first, "stack 0").does(Seat(1 - first.0), "stack 1");
    start.dice(3, EventFace::Trade);
    assert!(!start.offers(first).contains(&"remove".to_string()));
    start.refuses(first, "remove", Refusal::RemovalNotPlayed);
    theme(Set::Gold).refuses(A, "remove", Refusal::NothingToRemove);
}

#[test]
fn own_cards_may_always_go_and_it_is_offered_where_a_card_finds_no_site() {
    // rivals 8: even with free sites left
    let offers_removal = |scene: &Scene| scene.offers(A).contains(&"remove".to_string());
    let mut full = duel().with(A, [Abbey, Storehouse, TollBridge, ParishHall]).rich(A).hand(A, [Harald]);
    assert!(offers_removal(&full));
    full.removes(A, Abbey);
    assert!(!offers_removal(&full));
    full.removes(A, Storehouse);
    full.has_not(A, Storehouse).total(A, 18).rests(); // nothing is paid back
}

#[test]
fn a_removed_face_up_card_goes_back_there() {
    // rivals 8, rivals 12
    let mut scene = theme(Set::Turmoil).with(A, [HedgeTavern]);
    scene.removes(A, HedgeTavern);
    assert_eq!(scene.row(Row::FACE_UP), [HedgeTavern, HedgeTavern]);
}

#[test]
fn face_up_cards_are_built_from_the_table() {
    // rivals 12
    let mut scene = theme(Set::Turmoil).city(A, 0).rich(A);
    scene.does(A, "build hedge-tavern 0,a");
    scene.has(A, HedgeTavern).holds(A, []).rests();
    scene.clone().rich(A).refuses(A, "build hedge-tavern 0,b", Refusal::OneIsEnough);
}

#[test]
fn in_the_duel_there_is_no_face_up_stack() {
    // rivals 13, rivals 18.16
    assert_eq!(duel().row(Row::FACE_UP), []);
}
