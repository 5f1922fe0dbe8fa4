//! `commonland position`: choices in a position, and what follows from a step.

use std::io::Write;

use bots::lot;
use clap::Subcommand;
use kernel::{Awaits, Choices, Game, Notes, Seat, Viewer, Weighted, Written, Wrong};
use serde_json::{Map, Value, json};

use crate::failure::{Failure, read_file};
use crate::family::{Family, Task, at_table, read_viewer, with_family};
use crate::record::awaited;

#[derive(Subcommand)]
pub enum Command {
    /// Print who is awaited and the legal choices, as JSON
    Choices {
        /// The position, or - for standard input
        file: String,
    },
    /// Print the position after these steps, and what happened, as JSON
    Apply {
        /// The position, or - for standard input
        file: String,
        /// Actions such as "0 road 0,1,E" or "end", and outcomes such as "rolled 4 3"
        #[arg(required = true)]
        steps: Vec<String>,
    },
    /// Draw the position as an SVG picture
    Draw {
        /// The position, or - for standard input
        file: String,
        /// Whose eyes it is shown to: full, public or seat=N
        #[arg(long = "as", default_value = "public", value_parser = read_viewer)]
        viewer: Viewer,
    },
    /// Draw the position in letters, for a terminal
    Show {
        /// The position, or - for standard input
        file: String,
        /// Whose eyes it is shown to: full, public or seat=N
        #[arg(long = "as", default_value = "public", value_parser = read_viewer)]
        viewer: Viewer,
    },
}

pub fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    let (file, what) = match command {
        Command::Choices { file } => (file, What::Choices),
        Command::Apply { file, steps } => (file, What::Apply(steps)),
        Command::Draw { file, viewer } => (file, What::Draw(viewer)),
        Command::Show { file, viewer } => (file, What::Show(viewer)),
    };
    let in_file = |why: String| Failure::Check(format!("{file}: {why}"));
    let position: Value = kernel::strict_json(&read_file(&file)?).map_err(in_file)?;
    let members = ["rules", "setup", "table", "then"];
    let map = position.as_object().ok_or_else(|| in_file("a position is one JSON object".into()))?;
    if let Some(other) = map.keys().find(|key| !members.contains(&key.as_str())) {
        let instead = kernel::instead(other, members);
        return Err(in_file(format!("there is no member {} in a position; {instead}", kernel::quoted(other))));
    }
    let rules = map.get("rules").and_then(Value::as_str);
    let rules = rules.ok_or_else(|| in_file("\"rules\" must name the game, such as island:seats=4".into()))?;
    let told = with_family(rules, Of { file: &file, map, what });
    writeln!(out, "{}", told.map_err(|wrong| in_file(format!("rules: {wrong}")))??)?;
    Ok(())
}

enum What {
    Choices,
    Apply(Vec<String>),
    Draw(Viewer),
    Show(Viewer),
}

struct Of<'a> {
    file: &'a str,
    map: &'a Map<String, Value>,
    what: What,
}

impl Task for Of<'_> {
    /// What is printed.
    type Out = Result<String, Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        if let What::Draw(viewer) | What::Show(viewer) = self.what {
            at_table(viewer, family.seats())?;
        }
        let file = self.file;
        self.told(&family).map_err(|wrong| Failure::Check(format!("{file}: {wrong}")))
    }
}

impl Of<'_> {
    fn told<F: Family>(self, family: &F) -> Result<String, Wrong> {
        let nothing = json!({});
        let game = family.given(self.map.get("setup").unwrap_or(&nothing))?;
        let mut state = game.read_table(self.map.get("table").unwrap_or(&nothing))?;
        let mut history = History::from(&game, state);
        let mut notes = Notes::default();
        if let Some(then) = self.map.get("then") {
            let steps = then.as_array().ok_or_else(|| Wrong::at("then", "a list of steps is wanted here"))?;
            for (i, step) in steps.iter().enumerate() {
                let entry = take_step(&game, &mut state, step, &mut notes)
                    .map_err(|wrong| Wrong::at(format!("then[{i}]"), wrong.to_string()))?;
                history.add(entry, state);
            }
        }
        Ok(match self.what {
            What::Choices => format!("{:#}", choices(&game, &state)),
            What::Apply(steps) => {
                notes.clear();
                for step in &steps {
                    let entry = take_step(&game, &mut state, &Value::from(step.as_str()), &mut notes)
                        .map_err(|wrong| Wrong::at(format!("{step:?}"), wrong.to_string()))?;
                    history.add(entry, state);
                }
                let events: Vec<String> =
                    notes.events.iter().map(|event| texts::english().say(&game.tell(event))).collect();
                format!("{:#}", json!({ "position": history.position(), "events": events }))
            }
            What::Draw(viewer) => family.svg(&game.view(&state, viewer)),
            What::Show(viewer) => family.text(&game.view(&state, viewer), false).to_string(),
        })
    }
}

/// Who is awaited, and for what: choices by seat, or outcomes with their weights.
fn choices<G: Written>(game: &G, state: &G::State) -> Value {
    let (awaits, choices) = awaited(game, state);
    let mut all = json!({ "awaits": awaits, "asked": game.asked(state) });
    if game.awaits(state) == Awaits::Chance {
        let mut outcomes = Weighted::default();
        if game.outcomes(state, &mut outcomes) {
            let listed = outcomes.as_slice().iter();
            all["outcomes"] = listed
                .map(|&(outcome, weight)| json!({ "fell": game.write_outcome(outcome), "weight": weight }))
                .collect();
        } else {
            // A shuffle cannot be listed; here is one that could fall.
            all["example"] = game.write_outcome(game.draw(state, &mut lot(1))).into();
        }
    } else {
        all["choices"] = choices;
        if let (Some(question), Awaits::Seats { due, .. }) = (game.question(state), game.awaits(state)) {
            all["question"] = texts::english().say(&question).into();
            all["means"] = Value::Object(due.map(|seat| (seat.to_string(), meanings(game, state, seat))).collect());
        }
    }
    all
}

/// What each of the choices of a seat does, in the order of the choices.
fn meanings<G: Written>(game: &G, state: &G::State, seat: Seat) -> Value {
    let mut listed = Choices::default();
    game.choices(state, seat, &mut listed);
    let meaning = |&action| Some(texts::english().filled(&game.meaning(state, seat, action)?));
    listed.as_slice().iter().filter_map(meaning).collect()
}

/// Positions on the way to the last one, with what led to each, so that any moment can be written as a position: the
/// last quiet one, and what happened since.
pub struct History<'g, G: Game> {
    game: &'g G,
    start: G::State,
    since: Vec<(Value, G::State)>,
}

impl<'g, G: Written> History<'g, G> {
    /// A history that begins here; the first position must be one that can be written.
    pub fn from(game: &'g G, start: G::State) -> Self {
        History { game, start, since: Vec::new() }
    }

    /// An entry led to a position.
    pub fn add(&mut self, entry: Value, state: G::State) {
        self.since.push((entry, state));
    }

    /// The last entries were taken back.
    pub fn undo(&mut self, entries: usize) {
        self.since.truncate(self.since.len().saturating_sub(entries));
    }

    /// The last position as a position file.
    pub fn position(&self) -> Value {
        let quiet =
            (0..self.since.len()).rev().find_map(|at| Some((at + 1, self.game.write_table(&self.since[at].1)?)));
        let (at, table) = quiet.map_or_else(|| (0, self.game.write_table(&self.start)), |(at, it)| (at, Some(it)));
        let mut position = json!({ "rules": self.game.spec(), "setup": self.game.setup() });
        if let Some(table) = table {
            position["table"] = table;
        }
        let then: Vec<Value> = self.since[at..].iter().map(|(entry, _)| entry.clone()).collect();
        if !then.is_empty() {
            position["then"] = then.into();
        }
        position
    }
}

/// Takes one step: `"0 road 0,1,E"`, `"end"`, `"rolled 4 3"`, or an entry as in a record.
fn take_step<G: Written>(
    game: &G,
    state: &mut G::State,
    step: &Value,
    notes: &mut Notes<G::Event>,
) -> Result<Value, Wrong> {
    let (seat, text) = match step {
        Value::String(text) => match text.split_once(' ') {
            Some((seat, action)) if seat.parse::<u8>().is_ok() => (seat.parse::<u8>().ok(), action),
            _ => (None, text.as_str()),
        },
        Value::Object(entry) => match (entry.get("seat").map(Value::as_u64), entry.get("do"), entry.get("fell")) {
            (Some(Some(seat)), Some(Value::String(action)), None) if entry.len() == 2 && seat < 8 => {
                (Some(seat as u8), action.as_str())
            }
            (None, None, Some(Value::String(outcome))) if entry.len() == 1 => (None, outcome.as_str()),
            _ => return Err(Wrong::new("a step is written like \"0 roll\" or {\"seat\":0,\"do\":\"roll\"}")),
        },
        _ => return Err(Wrong::new("a step is written like \"0 roll\" or {\"seat\":0,\"do\":\"roll\"}")),
    };
    match game.awaits(state) {
        Awaits::Nobody => Err(Wrong::new("the game is over")),
        Awaits::Chance => {
            if seat.is_some() {
                return Err(Wrong::new(format!("{} is awaited, which no seat chooses", game.asked(state))));
            }
            let outcome = game.read_outcome(text)?;
            game.check_outcome(state, outcome).map_err(|refusal| Wrong::new(refusal.to_string()))?;
            game.fall(state, outcome, &mut notes.log());
            Ok(json!({ "fell": game.write_outcome(outcome) }))
        }
        Awaits::Seats { due, .. } => {
            let seat = seat.map(Seat).or(due.lowest()).expect("somebody is awaited");
            if seat.0 >= game.seats() {
                return Err(Wrong::new(format!("there is no seat {seat}: there are seats 0 to {}", game.seats() - 1)));
            }
            let action = game.read_action(text)?;
            game.check(state, seat, action).map_err(|refusal| Wrong::new(refusal.to_string()))?;
            game.apply(state, seat, action, &mut notes.log());
            Ok(json!({ "seat": seat.0, "do": game.write_action(action) }))
        }
    }
}
