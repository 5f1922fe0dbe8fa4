//! What a game family fills so that it can be written down and read back: specs, set-ups, actions, positions.

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

/// How something that fell was drawn: one lot after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lots {
    /// For each lot in order: its possible results, and how many of each there are.
    pub each: Vec<Vec<(String, u32)>>,
    /// Everything is drawn again while the numbers drawn have one of these sums.
    pub again: Vec<u32>,
}

impl Lots {
    /// A die of six.
    pub fn die() -> Vec<(String, u32)> {
        (1..=6).map(|number: u32| (number.to_string(), 1)).collect()
    }

    /// Draws: a number below the sum of a lot's weights, and the item that it falls on.
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

/// A proposal how to pay: the answers to the questions of paying, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment<A> {
    /// The answers.
    pub actions: Vec<A>,
    /// All places that pay then, and how much.
    pub from: Vec<(String, u8)>,
}

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

    /// The set-up as every seat may know it: with it a program can play, and the order of hidden cards is not in it.
    fn open_setup(&self) -> Value {
        self.setup()
    }

    /// An action in the compact notation, such as `road 0,1,E`.
    fn write_action(&self, action: Self::Action) -> String;

    /// Reads an action; whether it is legal now is [`Game::check`]'s business.
    fn read_action(&self, text: &str) -> Result<Self::Action, Wrong>;

    /// An outcome in the compact notation, such as `rolled 4 3`.
    fn write_outcome(&self, outcome: Self::Outcome) -> String;

    /// Reads an outcome; whether it can fall now is [`Game::check_outcome`]'s business.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, Wrong>;

    /// An action as somebody else saw it who was told these events of the step: a word that they do not tell is `?`, such as
    /// `discard ?`. It depends on nothing that was not told. (Who acts sees the whole of it: [`crate::record::seen_entry`].)
    fn seen_action(&self, action: Self::Action, told: &[Self::Event]) -> String;

    /// An outcome as somebody saw it who was told these events of the step, likewise: `stolen ?`.
    fn seen_outcome(&self, outcome: Self::Outcome, told: &[Self::Event]) -> String;

    /// The lots by which [`Game::draw`] comes to this outcome, so that anybody can draw again without knowing the rules. The
    /// drawn words, joined by spaces, follow the first word of [`Written::write_outcome`]. Nothing for a shuffle, which is not
    /// drawn by lots.
    fn lots(&self, state: &Self::State, _outcome: Self::Outcome) -> Option<Lots> {
        self.one_lot(state)
    }

    /// The listed outcomes as one lot.
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

    /// The points of each seat, as far as `viewer` knows them; nothing in a game that counts none on its way.
    fn points(&self, _state: &Self::State, _viewer: Viewer) -> Vec<u8> {
        Vec::new()
    }

    /// An event as a sentence for people; a veiled part is told as unknown.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// Why something was refused, for people.
    fn why(&self, refusal: &Self::Refusal) -> Phrase;

    /// What is asked of the awaited seats or of chance, as a name, such as `main` or `robber`.
    fn asked(&self, state: &Self::State) -> String;

    /// What is asked of a seat as a sentence for people, with the card that asks; nothing in a game without sentences.
    fn question(&self, _state: &Self::State, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// What a listed choice of a seat would do, in words for a button; for every choice or for none.
    fn meaning(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> Option<Phrase> {
        None
    }

    /// How the small questions of paying that a seat is asked now could be answered; nothing where nothing is to be paid, or
    /// where there is no choice.
    fn payment(&self, _state: &Self::State, _seat: Seat) -> Option<Payment<Self::Action>> {
        None
    }

    /// To a question that lays things one after the other: the places that are asked for, this one first.
    ///
    /// Each answer names the place of the thing that comes here; the two change places. The last thing needs no answer.
    fn arranging(&self, _state: &Self::State, _seat: Seat) -> Option<Vec<String>> {
        None
    }

    /// What a listed choice of a seat is about, as data for clients that let people point; for every choice or for none.
    fn about(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> Option<Value> {
        None
    }

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
