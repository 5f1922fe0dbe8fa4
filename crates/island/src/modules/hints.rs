//! Hints of modules for bots: what their things are worth, in victory points.
//!
//! A module knows best what its pieces bring, and says so in victory points. Each bot decides how to weigh them against
//! everything else. Hints are estimates: no rule depends on them.

use kernel::Seat;

use crate::counts::Hand;

/// What an action of a module may bring. It is needed if trying the action does not show that: because another player
/// answers, or because there are very many answers.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// Better not now.
    Never,
    /// With this chance the player gets one of the prospects, of their choice.
    Hope {
        /// Between 0 and 1.
        chance: f64,
        /// What is lost otherwise.
        failing: f64,
        /// At least one.
        prospects: Vec<Prospect>,
    },
}

/// A possible result of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The hand of the player.
    pub hand: Hand,
    /// The worth of everything else that the player gains, in victory points; below 0 for a loss.
    pub points: f64,
    /// Who else gains, and how much.
    pub helps: Option<(Seat, f64)>,
}
