//! What a game family fills so that it can be written down and read back: specs, set-ups, actions, positions.

use serde_json::Value;

use crate::{Game, Phrase, Seat, Viewer};

/// Why something written could not be read: where, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The place: a path such as `sides[1].roads[3]`, or empty for the whole.
    pub at: String,
    /// The reason, as a sentence without a full stop.
    pub why: String,
}

impl Wrong {
    /// Something is wrong as a whole.
    pub fn new(why: impl Into<String>) -> Wrong {
        Wrong { at: String::new(), why: why.into() }
    }

    /// Something is wrong at a place.
    pub fn at(at: impl Into<String>, why: impl Into<String>) -> Wrong {
        Wrong { at: at.into(), why: why.into() }
    }
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.at.as_str() {
            "" => f.write_str(&self.why),
            at => write!(f, "{at}: {}", self.why),
        }
    }
}

impl std::error::Error for Wrong {}

/// A game that can be written down.
///
/// Reading takes a stranger's bytes: it never panics, and what contradicts the rules is refused with the reason.
pub trait Written: Game {
    /// The version of this family's rules, raised by any fix that changes what a record may contain.
    const RULES_VERSION: u32;

    /// The spec in full, such as `island:seats=4,target=10`.
    fn spec(&self) -> String;

    /// The set-up, explicit: nothing in it is left to a generator.
    fn setup(&self) -> Value;

    /// An action in the compact notation, such as `road 0,1,E`.
    fn write_action(&self, action: Self::Action) -> String;

    /// Reads an action; whether it is legal now is [`Game::check`]'s business.
    fn read_action(&self, text: &str) -> Result<Self::Action, Wrong>;

    /// An outcome in the compact notation, such as `rolled 4 3`.
    fn write_outcome(&self, outcome: Self::Outcome) -> String;

    /// Reads an outcome; whether it can fall now is [`Game::check_outcome`]'s business.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, Wrong>;

    /// An event as a sentence for people; a veiled part is told as unknown.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// Why something was refused, for people.
    fn why(&self, refusal: &Self::Refusal) -> Phrase;

    /// What is asked of the awaited seats or of chance, in a few words, such as `main phase` or `discard 4`.
    fn asked(&self, state: &Self::State) -> String;

    /// The table as a person would describe it; `None` unless the moment is quiet. The end of a game always is.
    ///
    /// A position file adds `"rules"`, `"setup"` and `"then"` around it.
    fn write_table(&self, state: &Self::State) -> Option<Value>;

    /// Reads such a description; all of it is optional, and missing parts have their start value.
    fn read_table(&self, table: &Value) -> Result<Self::State, Wrong>;

    /// All that a seat knows, at any moment, for a bot on the other end of a pipe.
    fn write_known(&self, known: &Self::Known) -> Value;

    /// Reads what a seat knows.
    fn read_known(&self, known: &Value) -> Result<Self::Known, Wrong>;

    /// The state as `viewer` sees it, for traces: points, hand sizes, pieces, holders; with [`Viewer::Full`] all of it.
    fn trace(&self, state: &Self::State, viewer: Viewer) -> Value;

    /// What a seat is called where people read.
    fn seat_name(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }
}
