//! `commonland position`: choices in a position, and what follows from a step.

use std::io::Write;

use bots::lot;
use clap::Subcommand;
use kernel::{Awaits, Choices, Game, Notes, Position, Seat, Viewer, Weighted, Written, Wrong};
use serde_json::{Value, json};

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
    let position = Position::read(&position).map_err(|wrong| in_file(wrong.to_string()))?;
    let told = with_family(&position.rules, Of { file: &file, position: &position, what });
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
    position: &'a Position,
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
        let game = family.given(&self.position.setup)?;
        let mut history = self.position.lay(&game)?;
        Ok(match self.what {
            What::Choices => format!("{:#}", choices(&game, history.state())),
            What::Apply(steps) => {
                let mut notes = Notes::default();
                for step in &steps {
                    let taken = history.take(&Value::from(step.as_str()), &mut notes);
                    taken.map_err(|wrong| Wrong::at(format!("{step:?}"), wrong.to_string()))?;
                }
                let events: Vec<String> =
                    notes.events.iter().map(|event| texts::english().say(&game.tell(event))).collect();
                format!("{:#}", json!({ "position": history.position(), "events": events }))
            }
            What::Draw(viewer) => family.svg(&game.view(history.state(), viewer)),
            What::Show(viewer) => family.text(&game.view(history.state(), viewer), false).to_string(),
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
        if let Awaits::Seats { due, .. } = game.awaits(state)
            && let Some(question) = due.lowest().and_then(|seat| game.question(state, seat))
        {
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
