//! Offers to the other player, in games where princes trade (classic 9): what a deal is worth, and whether the other could want it.

use duel::{Bundle, Duel, Known, Open, Resource};
use kernel::Seat;

use super::{Plan, STORED, all_plans, center_plans, saved_for};

/// What a deal must bring at least.
const GAIN: f64 = 0.08;
/// What it must bring the other at least, as far as the table tells.
const WANTED: f64 = 0.02;
/// The share of its worth, since the other may decline.
const HOPE: f64 = 0.5;
/// How much worse than nothing an offer is that makes no sense.
const SENSELESS: f64 = -1.0;

/// What an offer may bring: one a turn, and only where both gain.
pub(super) fn hoped(game: &Duel, known: &Known, give: Bundle, take: Bundle) -> f64 {
    let (me, open) = (known.seat(), known.open());
    let rival = Seat(1 - me.0);
    if open.offers_made() > 0 {
        return SENSELESS;
    }
    let gain = change(&all_plans(game, known), open, me, give, take);
    // What the other holds is hidden; what he could build of the center is not.
    let wanted = change(&center_plans(game, open, rival), open, rival, take, give);
    if gain >= GAIN && wanted >= WANTED { HOPE * gain } else { SENSELESS }
}

/// What a deal changes for a seat.
fn change(plans: &[Plan], open: Open<'_>, seat: Seat, give: Bundle, take: Bundle) -> f64 {
    let before = open.wealth(seat);
    let after = Resource::ALL
        .into_iter()
        .fold(before, |wealth, it| wealth.minus(it, give.get(it).min(wealth.get(it))).plus(it, take.get(it)));
    let stored = |wealth: Bundle| Resource::ALL.map(|it| STORED * f64::from(wealth.get(it)).sqrt()).iter().sum::<f64>();
    let worth = |wealth: Bundle| saved_for(plans, wealth, open, seat) + stored(wealth);
    worth(after) - worth(before)
}
