//! Helpers and Frenemies: what a helper and favor tokens are worth, and what is judged without being tried.

use island::{Act, FavorAct, HelperAct};
use island::{
    Action, Ask, Countable, FavorAsk, Hand, Helper, HelperAsk, Island, Known, Moment, Resource, Size, Way, price,
};

use super::Sight;
use super::plans::others;
use super::weights::Weights;

/// Points that the own helper and favor tokens are as good as.
pub(super) fn own<D: Size>(w: &Weights, known: &Known<D>) -> f64 {
    let open = known.open();
    let me = known.seat();
    let helper = match open.helper(me) {
        Some((_, false)) => w.helper,
        Some((_, true)) => w.helper * w.turned,
        None => 0.0,
    };
    let used = open.moment() == Moment::Module(Ask::Helpers(HelperAsk::AfterUse(me)));
    let tokens: f64 = known
        .tokens()
        .each()
        .map(|(guild, count)| {
            let pairs = if guild.cost() == 2 { count / 2 } else { 0 };
            let single = f64::from(count - 2 * pairs);
            f64::from(pairs) * w.token_pair[guild.index()] + single * w.token[guild.index()]
        })
        .sum();
    helper - if used { w.used } else { 0.0 } + tokens + w.any_token * f64::from(open.pending_tokens(me))
}

/// Whether the worth can be told at a question of a scenario: where somebody else is asked, after a use, while tokens are
/// drawn (their worth is counted already), and before a second exchange.
pub(super) fn is_quiet<D: Size>(known: &Known<D>, moment: Moment) -> bool {
    let active = known.open().active();
    match moment {
        Moment::Module(Ask::Helpers(HelperAsk::AfterUse(_))) => true,
        Moment::Module(Ask::Frenemies(FavorAsk::Draw(..) | FavorAsk::TradersMore)) => true,
        Moment::Module(ask) => ask.seat(active) != known.seat(),
        _ => true,
    }
}

/// The worth of what depends on others or on many cards; nothing for what is better tried.
pub(super) fn judge<D: Size>(w: &Weights, game: &Island<D>, known: &Known<D>, action: Action) -> Option<f64> {
    let open = known.open();
    let hand = known.hand();
    match (action, open.helper(known.seat()).map(|(helper, _)| helper)) {
        // One gift a turn: a bot that was turned down does not go round begging.
        (Action::Module(Act::Frenemies(FavorAct::Gift(..))), _) if open.gifts_offered() > 0 => Some(f64::NEG_INFINITY),
        (Action::Module(Act::Frenemies(FavorAct::Gift(to, resource))), _) => {
            let sight = Sight::of(w, game, known);
            let given = sight.worth_plus(w.any_token, hand - Hand::one(resource), Some((to, w.given_card)));
            // It may be declined.
            Some(sight.worth() + w.hope * (given - sight.worth()))
        }
        (Action::Module(Act::Helpers(HelperAct::Use(way))), Some(Helper::Candamir)) => {
            let cost = match way {
                Way::Paying(replaced, by) => price::CARD - Hand::one(replaced) + Hand::one(by),
                _ => price::CARD,
            };
            Some(Sight::of(w, game, known).worth_plus(w.chosen_card - w.used, hand.less(cost), None))
        }
        (Action::Module(Act::Helpers(HelperAct::Use(Way::With(resource)))), Some(Helper::Nassir)) => {
            let sight = Sight::of(w, game, known);
            let now = sight.worth();
            // The card that is missed least goes back.
            let back = |kind| sight.worth_plus(-w.used, hand + Hand::one(resource) - Hand::one(kind), None);
            let best = Resource::ALL.into_iter().filter(|&kind| hand.has(kind)).map(back).fold(now, f64::max);
            let nobody: f64 = others(game, known.seat())
                .map(|seat| match known.sure_hand(seat).has(resource) {
                    true => 0.0,
                    false => 0.8f64.powi(i32::from(open.cards(seat).saturating_sub(known.sure_hand(seat).total()))),
                })
                .product();
            Some(now + (1.0 - nobody) * (best - now) - nobody * w.used)
        }
        _ => None,
    }
}
