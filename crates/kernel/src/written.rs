//! The trait with which a game is written down and read back: specs, set-ups, actions, positions.

use serde_json::Value;

use crate::{Game, Phrase, Rng, Seat, Viewer, Weighted, below};

/// Why something written could not be read: where, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}{}{why}", if at.is_empty() { "" } else { ": " })]
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

/// How an outcome is drawn: one lot after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lots {
    /// For each lot in order: its possible results, each with its count.
    pub each: Vec<Vec<(String, u32)>>,
    /// All lots are drawn again while the sum of the drawn numbers is one of these.
    pub again: Vec<u32>,
}

impl Lots {
    /// A die of six.
    pub fn die() -> Vec<(String, u32)> {
        (1..=6).map(|number: u32| (number.to_string(), 1)).collect()
    }

    /// Draws from each lot: a random number below the sum of its counts selects the result.
    pub fn draw(&self, rng: &mut impl Rng) -> Vec<String> {
        loop {
            let drawn: Vec<String> = self.each.iter().map(|lot| one_of(lot, rng)).collect();
            let sum: u32 = drawn.iter().filter_map(|it| it.parse::<u32>().ok()).sum();
            if !self.again.contains(&sum) {
                return drawn;
            }
        }
    }
}

fn one_of(lot: &[(String, u32)], rng: &mut impl Rng) -> String {
    let mut left = below(rng, lot.iter().map(|(_, weight)| weight).sum());
    for (item, weight) in lot {
        if left < *weight {
            return item.clone();
        }
        left -= weight;
    }
    unreachable!("the draw is below the sum")
}

/// A proposed way to pay: the answers to the payment questions, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayToPay<A> {
    /// The answers.
    pub actions: Vec<A>,
    /// The places that pay, each with its amount.
    pub from: Vec<(String, u8)>,
}

/// A game that can be written down.
///
/// Everything that is read may come from a stranger: reading never panics, and refuses what contradicts the rules with
/// a reason.
pub trait Written: Game {
    /// The version of this family's rules, raised by any fix that changes what a record may contain.
    const RULES_VERSION: u32;

    /// The spec in full, such as `island:seats=4,target=10`.
    fn spec(&self) -> String;

    /// The set-up, explicit: nothing in it is left to a generator.
    fn setup(&self) -> Value;

    /// The part of the set-up that every seat may know: enough for a program to play, without the order of hidden
    /// cards.
    fn open_setup(&self) -> Value {
        self.setup()
    }

    /// An action in the compact notation, such as `road 0,1,E`.
    fn write_action(&self, action: Self::Action) -> String;

    /// Reads an action. [`Game::check`] decides whether it is legal now.
    fn read_action(&self, text: &str) -> Result<Self::Action, Wrong>;

    /// An outcome in the compact notation, such as `rolled 4 3`.
    fn write_outcome(&self, outcome: Self::Outcome) -> String;

    /// Reads an outcome. [`Game::check_outcome`] decides whether it can fall now.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, Wrong>;

    /// An action as another player saw it, who was told these events of the step. A word that the events do not tell is
    /// `?`, such as `discard ?`; nothing else may depend on it.
    ///
    /// The acting player sees the whole action ([`crate::record::seen_entry`]).
    fn seen_action(&self, action: Self::Action, told: &[Self::Event]) -> String;

    /// An outcome as a player saw it who was told these events of the step, such as `stolen ?`.
    fn seen_outcome(&self, outcome: Self::Outcome, told: &[Self::Event]) -> String;

    /// The lots by which [`Game::draw`] comes to this outcome. With them anybody can repeat the draw without the rules.
    ///
    /// The drawn words, joined by spaces, follow the first word of [`Written::write_outcome`]. `None` for a shuffle.
    fn lots(&self, state: &Self::State, _outcome: Self::Outcome) -> Option<Lots> {
        self.one_lot(state)
    }

    /// All possible outcomes as a single lot, each with its weight.
    fn one_lot(&self, state: &Self::State) -> Option<Lots> {
        let mut listed = Weighted::default();
        if !self.outcomes(state, &mut listed) {
            return None;
        }
        let words = |outcome| {
            let text = self.write_outcome(outcome);
            text.split_once(' ').map_or(String::new(), |(_, words)| words.to_string())
        };
        let lot = listed.as_slice().iter().map(|&(outcome, weight)| (words(outcome), weight)).collect();
        Some(Lots { each: vec![lot], again: Vec::new() })
    }

    /// The points of each seat that `viewer` knows; empty in a game that counts no points before its end.
    fn points(&self, _state: &Self::State, _viewer: Viewer) -> Vec<u8> {
        Vec::new()
    }

    /// An event as a sentence for people. A veiled part is told as unknown.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// Why something was refused, for people.
    fn why(&self, refusal: &Self::Refusal) -> Phrase;

    /// What is asked of the awaited seats or of chance, as a name, such as `main` or `robber`.
    fn asked(&self, state: &Self::State) -> String;

    /// The question to a seat as a sentence for people, with the card that asks; `None` in a game without sentences.
    fn question(&self, _state: &Self::State, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// The words for a button that takes this choice of a seat. A game has them for every choice or for none.
    fn meaning(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> Option<Phrase> {
        None
    }

    /// A way for a seat to answer its current payment questions; `None` if there is nothing to pay, or no choice.
    fn payment(&self, _state: &Self::State, _seat: Seat) -> Option<WayToPay<Self::Action>> {
        None
    }

    /// For a question that arranges things one after another: the places to fill, the current one first.
    ///
    /// Each answer names the place of the thing that goes to the current place; the two swap. The last thing needs no
    /// answer.
    fn arranging(&self, _state: &Self::State, _seat: Seat) -> Option<Vec<String>> {
        None
    }

    /// A choice of a seat as data, for clients where people point. A game has it for every choice or for none.
    fn about(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> Option<Value> {
        None
    }

    /// The table as a person would describe it; `None` unless the moment is quiet. The end of a game is always quiet.
    ///
    /// A position file adds `"rules"`, `"setup"` and `"then"` around it.
    fn write_table(&self, state: &Self::State) -> Option<Value>;

    /// Reads such a description. Every part is optional; a missing part has its start value.
    fn read_table(&self, table: &Value) -> Result<Self::State, Wrong>;

    /// All that a seat knows, at any moment, for a bot on the other end of a pipe.
    fn write_known(&self, known: &Self::Known) -> Value;

    /// Reads what a seat knows.
    fn read_known(&self, known: &Value) -> Result<Self::Known, Wrong>;

    /// The state as `viewer` sees it, for traces: points, hand sizes, pieces, holders; with [`Viewer::Full`] all of it.
    fn trace(&self, state: &Self::State, viewer: Viewer) -> Value;

    /// The name of a seat for people.
    fn seat_name(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }
}
