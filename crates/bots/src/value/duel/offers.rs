//! Offers to the other player, in games where princes trade (classic 9): what a deal is worth, and whether the other could want it.

use duel::{Bundle, Duel, Open, Own, Resource};
use kernel::Seat;

use super::{Plan, STORED, all_plans, center_plans, saved_for};

/// What a deal must bring at least.
const GAIN: f64 = 0.08;
/// What it must bring the other at least, as far as the table tells.
const WANTED: f64 = 0.02;
/// The share of its worth, since the other may decline.
const HOPE: f64 = 0.5;
/// How much worse than nothing a deal is that makes no sense.
pub(super) const SENSELESS: f64 = -1.0;
/// A player with so few points to go may win by what one deal brings.
const LAST_POINTS: u8 = 2;

/// What an offer may bring: one a turn, so that nothing is offered again that was declined, and only where both gain. A rival
/// who is about to win is offered nothing.
pub(super) fn hoped(game: &Duel, own: Own<'_>, give: Bundle, take: Bundle) -> f64 {
    let (me, open) = (own.seat(), own.open());
    let rival = Seat(1 - me.0);
    if open.offers_made() > 0 || is_about_to_win(game, open, rival) {
        return SENSELESS;
    }
    let gain = change(&all_plans(game, own), open, me, give, take);
    // What the other holds is hidden; what he could build of the center is not.
    let wanted = change(&center_plans(game, open, rival), open, rival, take, give);
    if gain >= GAIN && wanted >= WANTED { HOPE * gain } else { SENSELESS }
}

/// Whether the question is a deal of a rival who is about to win.
pub(super) fn would_help_to_win(game: &Duel, own: Own<'_>) -> bool {
    let open = own.open();
    open.is_offered() && is_about_to_win(game, open, Seat(1 - own.seat().0))
}

fn is_about_to_win(game: &Duel, open: Open<'_>, seat: Seat) -> bool {
    open.victory_points(game, seat) + LAST_POINTS >= game.options().target
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
