//! The worth of favor tokens to bots. The numbers are victory points, found by matches of two bots that differ in one
//! number.

use kernel::Seat;

use super::FavorAct;
use crate::counts::{Countable, Hand};
use crate::known::Known;
use crate::modules::{Hint, Prospect};
use crate::size::Size;

/// The worth of one token in victory points, by guild.
const TOKEN: [f64; 5] = [0.12, 0.15, 0.15, 0.16, 0.35];
/// The worth of two tokens of one guild in victory points, by guild.
const PAIR: [f64; 5] = [0.24, 0.3, 0.3, 0.36, 0.85];
/// A token that is about to be drawn.
const ANY_TOKEN: f64 = 0.22;
/// A token of another player.
const UNSEEN_TOKEN: f64 = 0.18;
/// A card, to the player who is given it.
const GIVEN_CARD: f64 = 0.14;
/// The chance that a gift is accepted.
const ACCEPTED: f64 = 0.9;

pub(super) fn worth<D: Size>(known: &Known<D>, seat: Seat) -> f64 {
    let open = known.open();
    if seat != known.seat() {
        return UNSEEN_TOKEN * f64::from(open.token_count(seat));
    }
    let tokens = known.tokens();
    let held = tokens.each().map(|(guild, count)| {
        let pairs = if guild.cost() == 2 { count / 2 } else { 0 };
        f64::from(pairs) * PAIR[guild.index()] + f64::from(count - 2 * pairs) * TOKEN[guild.index()]
    });
    held.sum::<f64>() + ANY_TOKEN * f64::from(open.pending_tokens(seat))
}

pub(super) fn hint<D: Size>(act: FavorAct, known: &Known<D>) -> Option<Hint> {
    let FavorAct::Gift(to, resource) = act else { return None };
    // One gift per turn: after a refusal a bot does not ask the next player.
    if known.open().gifts_offered() > 0 {
        return Some(Hint::Never);
    }
    let hand = known.hand() - Hand::one(resource);
    let given = Prospect { hand, points: ANY_TOKEN, helps: Some((to, GIVEN_CARD)) };
    Some(Hint::Hope { chance: ACCEPTED, failing: 0.0, prospects: vec![given] })
}
