//! The worth of actions that have a hint of their module and are not tried.

use island::modules::Hint;
use island::{Act, Island, Known, Size};

use super::Sight;
use super::weights::IslandWeights;

/// The worth of an action of a module, if its module has a hint for it.
pub(super) fn judge<D: Size>(w: &IslandWeights, game: &Island<D>, known: &Known<D>, act: Act) -> Option<f64> {
    match act.hint(game, known)? {
        Hint::Never => Some(f64::NEG_INFINITY),
        Hint::Hope { chance, failing, prospects } => {
            let sight = Sight::of(w, game, known);
            let now = sight.worth();
            let best = prospects.iter().map(|it| sight.worth_plus(it.points, it.hand, it.helps));
            let best = best.fold(f64::NEG_INFINITY, f64::max);
            Some(now + chance * (best - now) - (1.0 - chance) * failing)
        }
    }
}
