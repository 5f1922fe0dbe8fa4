//! The worth of a sea: how far its ships sail, what they discovered, and the levels of its islands.

use duel::{Duel, Open};
use kernel::Seat;

use super::{DuelWeights, Plan};

fn first(count: u8, each: &[f64]) -> f64 {
    each.iter().take(count.into()).sum()
}

/// The worth of a seat's sea, apart from its points.
pub(super) fn standing(w: &DuelWeights, game: &Duel, open: Open<'_>, seat: Seat) -> f64 {
    let points = open.points(seat);
    let cards = open
        .discovered(game, seat)
        .map(|it| w.discovered + it.level.checked_sub(1).map_or(0.0, |at| w.levels[usize::from(at)]));
    first(points.sail, &w.sail)
        + first(points.cannon, &w.cannon)
        + first(open.ships(game, seat), &w.ships)
        + cards.sum::<f64>()
}

/// The plans at sea: ships and missions.
pub(super) fn plans(w: &DuelWeights, game: &Duel, open: Open<'_>, seat: Seat) -> Vec<Plan> {
    let mut plans = Vec::new();
    if open.points(seat).sail == 0 {
        return plans;
    }
    let ships = usize::from(open.ships(game, seat));
    if let Some(&worth) = w.ships.get(ships) {
        plans.push(Plan::new(game.options().edition.ship, worth));
    }
    for island in open.discovered(game, seat).filter(|it| it.can_rise) {
        let price = island.card.def().mission.as_ref().map(|it| it.price).filter(|price| price.total() > 0);
        plans.extend(price.map(|cost| Plan::new(cost, w.mission)));
    }
    plans
}
