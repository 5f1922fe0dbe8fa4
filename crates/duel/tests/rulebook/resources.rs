//! Resources.

use duel::Card::*;
use duel::EventFace;
use duel::Resource::*;
use duel::testkit::{A, B, Scene, duel};
use kernel::Seat;

#[test]
fn what_does_not_fit_is_lost() {
    // rivals 3
    let mut scene = duel().rich(A).before_roll();
    scene.dice(2, EventFace::Harvest);
    scene.takes(B, Ore);
    scene.total(A, 18).rests();
}

#[test]
fn the_payer_chooses_which_region_pays_only_if_that_is_a_choice() {
    // rivals 3
    let mut scene = duel().road(A).rich(A).next_region("hills-1").hand(A, [Abbey, ParishHall]);
    scene.does(A, "settlement right").does(A, "above hills-1");
    scene = scene.clone().stock_at(A, "5,a", 1).stock_at(A, "-1,b", 1);
    scene.does(A, "build abbey 0,a");
    assert_eq!(scene.offers(A), ["pay 5,a", "pay -1,b"]);
    scene.does(A, "pay 5,a");
    // One region with brick is left: nobody is asked.
    scene.does(A, "build parish-hall 0,b");
    scene.stock(A, Brick, 0).rests();
}

#[test]
fn the_taker_names_the_kind_and_nothing_is_taken_that_he_cannot_store() {
    // rivals 3, rivals 18.19
    let mut scene = duel().with(A, [LumberShip, OreShip, WoolShip]).stored(B, Ore, 2).stored(B, Wool, 1);
    scene = scene.stored(A, Ore, 3);
    scene.event(EventFace::Trade);
    scene.stock(A, Wool, 1).stock(B, Ore, 2).stock(B, Wool, 0).rests();
}

/// A player has a second region for ore, beyond a third settlement, and nothing in store.
fn with_second_mountains(seat: Seat) -> Scene {
    let mut scene = duel().road(seat).rich(seat).turn(seat).next_region("mountains-2");
    scene.does(seat, "settlement right").does(seat, "above mountains-2");
    scene.poor(seat).turn(A)
}

#[test]
fn the_giver_chooses_which_of_his_regions_gives() {
    // rivals 3, rivals 15
    let mut scene = with_second_mountains(B).stock_at(B, "5,a", 2).stock_at(B, "3,b", 2);
    scene = scene.with(A, [LumberShip, OreShip, WoolShip]);
    scene.event(EventFace::Trade);
    assert_eq!(scene.offers(B), ["pay 3,b", "pay 5,a"]);
    scene.does(B, "pay 5,a");
    scene.stores(B, "5,a", 1).stores(B, "3,b", 2).stock(A, Ore, 1).rests();
}

#[test]
fn whoever_has_two_regions_of_a_kind_chooses_which_receives() {
    // rivals 3
    let mut scene = with_second_mountains(A).stored(A, Wool, 3);
    scene.trades(A, Wool, Ore);
    assert_eq!(scene.offers(A), ["take 3,b", "take 5,a"]);
    scene.does(A, "take 5,a");
    scene.stores(A, "5,a", 1).stores(A, "3,b", 0).rests();
}
