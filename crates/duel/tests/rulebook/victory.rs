//! Victory.

use crate::set_up::introductory;
use duel::Card::*;
use duel::EventFace;
use duel::Resource::*;
use duel::testkit::{A, B, Scene};
use kernel::Game;

#[test]
fn enough_points_win_in_the_own_turn() {
    // rivals 11, rivals 18.18
    let mut setup = introductory(1);
    setup.first = A;
    let mut scene = Scene::start(setup).with(A, [Candamir, LumberShip, OreShip, WoolShip]).city(A, 0).city(A, 2);
    scene.points(A, 6);
    scene.does(A, "stack 0").does(B, "stack 1").dice(3, EventFace::Trade);
    scene.names(A, Grain);
    let mut scene = scene.road(A).rich(A);
    scene.does(A, "settlement right");
    let above = scene.offers(A)[0].clone();
    scene.does(A, &above);
    scene.won(A);
    assert_eq!(scene.duel.standing(&scene.s).unwrap().points[..2], [7, 2]);
}

#[test]
fn nobody_wins_in_the_turn_of_the_other() {
    // rivals 11: B has 7 points before A's turn is over, and wins in the own one.
    let mut setup = introductory(1);
    setup.first = A;
    let mut scene = Scene::start(setup).with(B, [Candamir, LumberShip, OreShip, WoolShip]).city(B, 0).city(B, 2);
    scene.does(A, "stack 0").does(B, "stack 1");
    let mut scene = scene.turn(B);
    scene.dice(3, EventFace::Brigands);
    let mut scene = scene.road(B).rich(B);
    scene.does(B, "settlement right");
    let above = scene.offers(B)[0].clone();
    // The same settlement in A's turn: nothing ends.
    let mut other = scene.clone().turn(A);
    other.does(B, &above);
    other.points(B, 7).asks(A, "action");
    scene.does(B, &above);
    scene.won(B);
}

#[test]
fn enough_points_at_the_start_of_a_turn_win_when_the_event_is_over() {
    // rivals 11: neither before the roll nor while the event goes on
    let mut setup = introductory(1);
    (setup.first, setup.options.target) = (A, 6);
    let mut scene = Scene::start(setup).with(A, [Candamir, LumberShip, OreShip, WoolShip]).city(A, 0).city(A, 2);
    scene.does(A, "stack 0").does(B, "stack 1").points(A, 6).asks(A, "roll");
    scene.dice(3, EventFace::Trade);
    scene.names(A, Grain);
    scene.won(A);
}
