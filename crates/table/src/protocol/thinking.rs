//! Messages about a game as a whole: its story, advice, and the review of a game that is over.

use kernel::Phrase;
use serde::Serialize;

use super::LogLine;

/// A page of all events of a game so far that were not taken back. Here `version` counts steps, as records do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Story {
    /// How many steps the game has.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub steps: u64,
    /// What happened.
    pub log: Vec<LogLine>,
    /// The points of all seats, at the beginning and after each step that changed them.
    pub points: Vec<PointsAt>,
    /// Where the next page begins, as `after`; `null` on the last page.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub next: Option<u64>,
}

/// A choice that a bot looked at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Idea {
    /// The action, in the notation of records.
    pub action: String,
    /// What it does, if the game has words for it.
    #[cfg_attr(feature = "ts", ts(type = "Phrase | null"))]
    pub does: Option<Phrase>,
    /// The chance to win after it, in thousandths.
    pub chance: u16,
    /// What speaks for it, the weightiest first: parts of a sentence.
    #[cfg_attr(feature = "ts", ts(type = "Phrase[]"))]
    pub why: Vec<Phrase>,
}

/// Advice for a seat that is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The version that it is about.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The best choices, the best first.
    pub ideas: Vec<Idea>,
}

/// A page of what a bot thinks of a game that is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// How many steps the game has.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub steps: u64,
    /// The chances of all seats, at the beginning and after each step of the page.
    pub chances: Vec<ChancesAt>,
    /// The choices that cost much.
    pub moments: Vec<TurningPoint>,
    /// Where the next page begins, as `after`; `null` on the last page.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub next: Option<u64>,
}

/// How the chances stood after a step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChancesAt {
    /// After how many steps.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// The chance of each seat to win, in thousandths.
    pub chances: Vec<u16>,
}

/// A choice after which the chance to win was clearly lower than it could have been.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// The number of the step that carried the choice out.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// Who chose.
    pub seat: u8,
    /// The difference to the best choice, in thousandths.
    pub cost: u16,
    /// What was done.
    pub did: Idea,
    /// What would have been better, the best first.
    pub better: Vec<Idea>,
}

/// How the points stood after a step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PointsAt {
    /// After how many steps.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// The points, by seat.
    pub points: Vec<u8>,
}
