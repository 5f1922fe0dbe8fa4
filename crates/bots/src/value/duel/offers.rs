//! Offers to the other player, in games with such trade (classic 9): the worth of a deal, and whether the other could
//! want it.

use duel::{Bundle, Duel, Open, Own, Resource};
use kernel::Seat;

use super::{DuelValue, Plan};

/// The least gain for which a deal is offered.
const GAIN: f64 = 0.08;
/// The least gain that it must bring the other player, as far as the table shows.
const WANTED: f64 = 0.02;
/// The share of its worth that counts, because the other may decline.
const HOPE: f64 = 0.5;
/// The worth of a deal that makes no sense.
pub(super) const SENSELESS: f64 = -1.0;
/// A player who is missing at most this many points may win with the help of one deal.
const LAST_POINTS: u8 = 2;

/// The hoped-for worth of an offer. A bot makes one offer a turn, so that it never repeats a declined one, and only if
/// both players gain. It offers nothing to a rival who is about to win.
pub(super) fn hoped(value: &DuelValue, game: &Duel, own: Own<'_>, give: Bundle, take: Bundle) -> f64 {
    let (me, open) = (own.seat(), own.open());
    let rival = Seat(1 - me.0);
    if open.offers_made() > 0 || is_about_to_win(game, open, rival) {
        return SENSELESS;
    }
    let gain = change(value, &value.all_plans(game, own), open, me, give, take);
    // The other player's hand is hidden, but everybody sees which center cards that player could build.
    let wanted = change(value, &value.center_plans(game, open, rival), open, rival, take, give);
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
fn change(value: &DuelValue, plans: &[Plan], open: Open<'_>, seat: Seat, give: Bundle, take: Bundle) -> f64 {
    let before = open.wealth(seat);
    let after = Resource::ALL
        .into_iter()
        .fold(before, |wealth, it| wealth.minus(it, give.get(it).min(wealth.get(it))).plus(it, take.get(it)));
    let stored = |wealth: Bundle| {
        Resource::ALL.map(|it| value.weights.stored * f64::from(wealth.get(it)).sqrt()).iter().sum::<f64>()
    };
    let worth = |wealth: Bundle| value.saved_for(plans, wealth, open, seat) + stored(wealth);
    worth(after) - worth(before)
}
