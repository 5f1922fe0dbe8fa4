//! Hints of modules for bots: what their things are worth, in victory points.
//!
//! A module knows best what its pieces bring. It says so in points, the unit that everybody shares; how a bot weighs points
//! against everything else stays the bot's own affair. Hints are guesses: no rule depends on them.

use kernel::Seat;

use crate::counts::Hand;

/// What an action of a module may bring. Given where trying the action does not show it: because another player answers, or
/// because the answer is one of very many.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// Better not now.
    Never,
    /// With this chance the player gets one of the prospects, whichever they like best.
    Hope {
        /// Between 0 and 1.
        chance: f64,
        /// What is lost if it does not come about.
        failing: f64,
        /// At least one.
        prospects: Vec<Prospect>,
    },
}

/// What would be true after an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The hand of the player.
    pub hand: Hand,
    /// What else the player has gained, in victory points that it is as good as; below 0 for a loss.
    pub points: f64,
    /// Who else gains, and how much.
    pub helps: Option<(Seat, f64)>,
}
