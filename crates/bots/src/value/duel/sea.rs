//! The worth of a sea: how far its ships sail, what they discovered, and the levels of its islands.

use duel::{Duel, Open};
use kernel::Seat;

use super::Plan;

/// What sail points are worth, one after the other: each brings more sea cards into reach.
const SAIL: [f64; 4] = [0.55, 0.45, 0.4, 0.3];
/// The same for cannon points.
const CANNON: [f64; 5] = [0.14, 0.14, 0.12, 0.1, 0.08];
/// The same for explorer ships.
const SHIPS: [f64; 3] = [0.4, 0.22, 0.1];
/// A sea card that was discovered.
const DISCOVERED: f64 = 0.36;
/// The worth of a level, apart from its points: it leads towards the last level.
const LEVELS: [f64; 4] = [0.0, 0.28, 0.62, 0.2];
/// A mission that is saved for.
const MISSION: f64 = 0.5;
/// A sail or cannon point of a card in hand.
pub(super) const SAIL_IN_HAND: f64 = 0.4;
pub(super) const CANNON_IN_HAND: f64 = 0.12;

fn first(count: u8, each: &[f64]) -> f64 {
    each.iter().take(count.into()).sum()
}

/// The worth of a seat's sea, apart from its points.
pub(super) fn standing(game: &Duel, open: Open<'_>, seat: Seat) -> f64 {
    let points = open.points(seat);
    let cards = open.discovered(game, seat).map(|it| DISCOVERED + LEVELS[usize::from(it.level)]);
    first(points.sail, &SAIL)
        + first(points.cannon, &CANNON)
        + first(open.ships(game, seat), &SHIPS)
        + cards.sum::<f64>()
}

/// The plans at sea: ships and missions.
pub(super) fn plans(game: &Duel, open: Open<'_>, seat: Seat) -> Vec<Plan> {
    let mut plans = Vec::new();
    if open.points(seat).sail == 0 {
        return plans;
    }
    let ships = usize::from(open.ships(game, seat));
    if let Some(&worth) = SHIPS.get(ships) {
        plans.push(Plan::new(game.options().edition.ship, worth));
    }
    for island in open.discovered(game, seat).filter(|it| it.can_rise) {
        let price = island.card.def().mission.as_ref().map(|it| it.price).filter(|price| price.total() > 0);
        plans.extend(price.map(|cost| Plan::new(cost, MISSION)));
    }
    plans
}
