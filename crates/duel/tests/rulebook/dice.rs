//! Dice and events.

use duel::Card::*;
use duel::Resource::*;
use duel::testkit::{A, B, duel};
use duel::{EventFace, Row};
use kernel::Game;

#[test]
fn brigands_come_before_production_and_every_other_event_after() {
    // rivals 7: with 7 stored and production to 8, brigands find 7.
    let mut scene = duel().stored(A, Wool, 3).stored(A, Gold, 3).stored(A, Ore, 1).before_roll();
    scene.dice(2, EventFace::Brigands);
    scene.total(A, 8).stock(A, Wool, 3).rests();
    // A Celebration after production: what was produced takes room.
    let mut scene = duel().stored(A, Lumber, 2).before_roll();
    scene.dice(2, EventFace::Celebration);
    assert!(!scene.offers(A).contains(&"take -1,a".to_string()));
}

#[test]
fn brigands_take_all_wool_and_gold_of_whoever_has_more_than_seven() {
    // rivals 7, rivals 16
    let mut scene = duel().stored(A, Wool, 3).stored(A, Gold, 2).stored(A, Ore, 3).stored(B, Wool, 3).stored(B, Ore, 3);
    scene = scene.stored(B, Gold, 1);
    scene.event(EventFace::Brigands);
    scene.stock(A, Ore, 3).total(A, 3).total(B, 7).rests();
}

#[test]
fn trade_needs_the_trade_advantage() {
    // rivals 7, rivals 18.13
    let mut scene = duel().with(A, [LumberShip, OreShip]).rich(B);
    scene.event(EventFace::Trade);
    scene.total(B, 18).rests();
    let mut scene = duel().with(B, [LumberShip, OreShip, WoolShip]).stored(A, Ore, 1).stored(A, Wool, 1);
    scene.event(EventFace::Trade).names(B, Wool);
    scene.stock(A, Wool, 0).stock(B, Wool, 1).rests();
}

#[test]
fn a_celebration_rewards_the_most_skilful_or_both() {
    // rivals 7
    let mut scene = duel().with(B, [Austin]);
    scene.event(EventFace::Celebration).takes(B, Ore);
    scene.total(A, 0).rests();
    let mut tie = duel().turn(B);
    tie.event(EventFace::Celebration).takes(B, Ore).takes(A, Ore);
    tie.rests();
    let mut skilful = duel().with(A, [Austin]).with(B, [Irmgard]);
    skilful.event(EventFace::Celebration).takes(A, Ore).takes(B, Ore);
    skilful.rests();
}

#[test]
fn a_plentiful_harvest_brings_everybody_one_the_active_player_first() {
    // rivals 7
    let mut scene = duel().turn(B);
    scene.event(EventFace::Harvest).takes(B, Ore).takes(A, Wool);
    scene.stock(A, Wool, 1).stock(B, Ore, 1).total(A, 1).total(B, 1).rests();
}

#[test]
fn an_event_card_goes_to_the_bottom() {
    // rivals 7
    let mut scene = duel().next_events([TradeShipsRace]).before_roll();
    scene.dice(2, EventFace::Card);
    assert_eq!(scene.row(Row::EVENTS).last(), Some(&TradeShipsRace));
    let last = scene.row(Row::EVENTS).len() - 1;
    let view = scene.duel.view(&scene.s, kernel::Viewer::Seat(A));
    assert_eq!(view.events[last].card.as_deref(), Some("trade-ships-race"));
    assert_eq!(view.events[0].card, None);
}

#[test]
fn the_event_die_shows_the_card_twice() {
    // rivals 7
    let mut scene = duel().before_roll();
    scene.does(A, "roll");
    let mut list = kernel::Weighted::default();
    assert!(scene.duel.outcomes(&scene.s, &mut list));
    let sum: u32 = list.as_slice().iter().map(|it| it.1).sum();
    assert_eq!((list.as_slice().len(), sum), (30, 36));
}
