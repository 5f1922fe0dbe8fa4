//! The worth of helpers to bots. The numbers are victory points, found by matches of two bots that differ in one
//! number.

use kernel::Seat;

use super::{Helper, HelperAct, HelperAsk, Way};
use crate::counts::{Countable, Hand, Resource};
use crate::inspect::Moment;
use crate::known::Known;
use crate::modules::registered::ModuleAsk;
use crate::modules::{Hint, Prospect};
use crate::rules::{Island, price};
use crate::size::Size;

/// A helper in waiting, its A side up.
const WAITING: f64 = 0.2;
/// A helper that was turned over: it helps once more.
const TURNED: f64 = 0.14;
/// What a use costs: the helper is turned over or given away.
const USED: f64 = 0.05;
/// A development card chosen out of three.
const CHOSEN_CARD: f64 = 0.62;
/// The chance that an unknown card is not of one named resource.
const OTHER_CARD: f64 = 0.8;

pub(super) fn worth<D: Size>(known: &Known<D>, seat: Seat) -> f64 {
    if seat != known.seat() {
        return 0.0;
    }
    let helper = match known.open().helper(seat) {
        Some((_, false)) => WAITING,
        Some((_, true)) => TURNED,
        None => 0.0,
    };
    let used = known.open().moment() == Moment::Module(ModuleAsk::Helpers(HelperAsk::AfterUse(seat)));
    helper - if used { USED } else { 0.0 }
}

pub(super) fn hint<D: Size>(act: HelperAct, rules: &Island<D>, known: &Known<D>) -> Option<Hint> {
    let hand = known.hand();
    match (act, known.open().helper(known.seat())?.0) {
        (HelperAct::Use(way), Helper::Candamir) => {
            let cost = match way {
                Way::Paying(replaced, by) => price::CARD - Hand::one(replaced) + Hand::one(by),
                _ => price::CARD,
            };
            let bought = Prospect { hand: hand.less(cost), points: CHOSEN_CARD - USED, helps: None };
            Some(Hint::Hope { chance: 1.0, failing: 0.0, prospects: vec![bought] })
        }
        (HelperAct::Use(Way::With(resource)), Helper::Nassir) => {
            // The least useful card goes back, or none if nobody has the resource.
            let mut prospects = vec![Prospect { hand, points: 0.0, helps: None }];
            for back in Resource::ALL.into_iter().filter(|&kind| hand.has(kind)) {
                let swapped = hand + Hand::one(resource) - Hand::one(back);
                prospects.push(Prospect { hand: swapped, points: -USED, helps: None });
            }
            Some(Hint::Hope { chance: 1.0 - nobody_has(rules, known, resource), failing: USED, prospects })
        }
        _ => None,
    }
}

/// The chance that none of the others has a card of this resource.
fn nobody_has<D: Size>(rules: &Island<D>, known: &Known<D>, resource: Resource) -> f64 {
    let lacks = |seat: Seat| {
        let sure = known.sure_hand(seat);
        let unknown = known.open().cards(seat).saturating_sub(sure.total());
        if sure.has(resource) { 0.0 } else { OTHER_CARD.powi(unknown.into()) }
    };
    rules.others(known.seat()).map(lacks).product()
}
