//! `commonland record`: make, check, show and seal records.

use std::io::Write;

use bots::{Ending, lot, play_match};
use clap::Subcommand;
use kernel::{Awaits, Choices, Entry, Game, History, Seen, Viewer, Written, record};
use serde_json::{Value, json};
use table::journal::Decided;

use crate::arena::with_own_decks;
use crate::failure::{Failure, read_file, tell};
use crate::family::{Family, Task, any_seed, at_table, read_players, read_viewer, with_family};

#[derive(Subcommand)]
pub enum Command {
    /// Let bots play a game and print its record
    New {
        /// The rules, such as island:seats=4
        spec: String,
        /// A player for each seat, or one for all; with its deck, if it brings one: greedy@merchants
        #[arg(long, default_value = "greedy")]
        players: Vec<String>,
        /// The same seed plays the same game
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Replay a record and check every line of it
    Verify {
        /// The record, or - for standard input
        file: String,
        /// Print one JSON line for each step
        #[arg(long)]
        trace: bool,
        /// What a trace shows: full, public or seat=N
        #[arg(long = "as", default_value = "public", value_parser = read_viewer)]
        viewer: Viewer,
        /// Check that set-up and chance are those that were committed to before the game
        #[arg(long)]
        dice: bool,
        /// The commitment that you kept when you came to the table: the record must have the same
        #[arg(long, requires = "dice")]
        commitment: Option<String>,
        /// What you added to the dice: it must be among the salts of the record. May be given several times
        #[arg(long, requires = "dice")]
        salt: Vec<String>,
    },
    /// Print a record as readable text
    Show {
        /// The record, or - for standard input
        file: String,
        /// Whose eyes it is shown to: full, public or seat=N
        #[arg(long = "as", default_value = "full", value_parser = read_viewer)]
        viewer: Viewer,
    },
    /// Print the position after this number of entries, as a position file
    Position {
        /// The record, or - for standard input
        file: String,
        /// How many entries to play; by default all
        #[arg(long)]
        step: Option<usize>,
    },
    /// Add the sums to a hand-made or converted record, and print it
    Seal {
        /// The record, or - for standard input
        file: String,
    },
}

pub fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::New { spec, players, seed } => with_family(&spec, New { players, seed, out })?,
        Command::Verify { file, trace, viewer, dice, commitment, salt } => {
            let bytes = read_file(&file)?;
            if dice {
                let header = record::read_header(&bytes).map_err(|fault| failed(&file, &fault))?;
                let rules = header.rules.clone();
                let kept = Kept { commitment, salts: salt };
                with_family(&rules, FairDice { file: &file, bytes: &bytes, header, kept, out: &mut *out })
                    .map_err(|wrong| Failure::Check(format!("{file}: line 1: {wrong}")))??;
            }
            of_record(&file, &bytes, Verify { file: &file, bytes: &bytes, trace, viewer, out })
        }
        Command::Show { file, viewer } => {
            let bytes = read_file(&file)?;
            of_record(&file, &bytes, Show { file: &file, bytes: &bytes, viewer, out })
        }
        Command::Position { file, step } => {
            let bytes = read_file(&file)?;
            of_record(&file, &bytes, PositionAt { file: &file, bytes: &bytes, step, out })
        }
        Command::Seal { file } => {
            let sealed = record::seal(&read_file(&file)?).map_err(|fault| failed(&file, &fault))?;
            out.write_all(sealed.as_bytes())?;
            Ok(())
        }
    }
}

fn failed(file: &str, fault: &record::Fault) -> Failure {
    Failure::Check(format!("{file}: {fault}"))
}

/// Makes the game that a record's header names, and does something with it.
fn of_record<T: Reading>(file: &str, bytes: &[u8], task: T) -> Result<(), Failure> {
    let header = record::read_header(bytes).map_err(|fault| failed(file, &fault))?;
    let in_header = |why: String| Failure::Check(format!("{file}: line 1: {why}"));
    let rules = header.rules.clone();
    with_family(&rules, Read { header, task }).map_err(|wrong| in_header(wrong.to_string()))?
}

/// Something to be done with a record whose game was made.
trait Reading {
    /// Does it; `begin` is where the record begins, and `laid` whether that position was laid by hand.
    fn read<G: Written>(self, game: &G, begin: History<'_, G>, laid: bool) -> Result<(), Failure>;
    fn file(&self) -> &str;
}

struct Read<T> {
    header: record::Header,
    task: T,
}

impl<T: Reading> Task for Read<T> {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let game = family
            .given(&self.header.setup)
            .map_err(|wrong| Failure::Check(format!("{}: line 1: {wrong}", self.task.file())))?;
        let begin = record::begin(&game, &self.header).map_err(|fault| failed(self.task.file(), &fault))?;
        self.task.read(&game, begin, self.header.position.is_some())
    }
}

struct New<'a> {
    players: Vec<String>,
    seed: Option<u64>,
    out: &'a mut dyn Write,
}

impl Task for New<'_> {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let names = read_players(&self.players, family.seats()).map_err(Failure::Use)?;
        let seed = self.seed.unwrap_or_else(any_seed);
        let (names, families) = with_own_decks(&family, &names)?;
        let game = families[0].draw(seed)?;
        let mut bots = Vec::new();
        for (seat, name) in names.iter().enumerate() {
            bots.push(family.player(name, seed.wrapping_add(1 + seat as u64)).map_err(Failure::Use)?);
        }
        let mut entries = Vec::new();
        let mut keep = |_: &_, entry, _: &[_]| entries.push(entry);
        let played = play_match(&game, &mut bots, &mut lot(!seed), bots::arena::BOUND, Some(&mut keep));
        write!(self.out, "{}", record::write(&game, &entries, &played.end))?;
        if played.ending == Ending::Unfinished {
            tell(&format!("commonland: the game was cut after {} steps; the record has no end", played.steps));
        }
        match played.ending.forfeit(|action| game.write_action(action)) {
            Some((seat, why)) => Err(Failure::Check(format!("seat {seat} forfeited: {why}"))),
            None => Ok(()),
        }
    }
}

struct Verify<'a> {
    file: &'a str,
    bytes: &'a [u8],
    trace: bool,
    viewer: Viewer,
    out: &'a mut dyn Write,
}

impl Reading for Verify<'_> {
    fn file(&self) -> &str {
        self.file
    }

    fn read<G: Written>(self, game: &G, begin: History<'_, G>, laid: bool) -> Result<(), Failure> {
        at_table(self.viewer, game.seats())?;
        let mut written = Ok(());
        if self.trace {
            written = writeln!(self.out, "{}", trace_line(game, 0, None, begin.state(), self.viewer));
        }
        let report = record::verify(game, self.bytes, |step| {
            if self.trace && written.is_ok() {
                let entry = record::seen_entry(game, step.entry, &step.notes.events, self.viewer);
                let line = trace_line(game, step.number, Some(entry), step.after, self.viewer);
                written = writeln!(self.out, "{line}");
            }
        });
        written?;
        let report = report.map_err(|fault| failed(self.file, &fault))?;
        let sealed = if report.sealed { "sealed" } else { "unsealed" };
        let laid = if laid { ", from a position laid by hand" } else { "" };
        let end = match (&report.standing, report.ended) {
            (Some(standing), _) => {
                let winners: Vec<String> = standing.winners.map(|seat| game.seat_name(seat)).collect();
                let points: Vec<String> = standing.points[..game.seats() as usize].iter().map(u8::to_string).collect();
                format!("{} won, points {}", winners.join(", "), points.join(" "))
            }
            (None, _) => "the game is not over".into(),
        };
        let ended = if report.standing.is_some() && !report.ended { "; the end is not recorded" } else { "" };
        let told = format!("{}: {}{laid}, {} entries, {sealed}; {end}{ended}", self.file, game.spec(), report.entries);
        // A program reads the trace, so the verdict goes to standard error, for people.
        if self.trace {
            self.out.flush()?;
            tell(&told);
        } else {
            writeln!(self.out, "{told}")?;
        }
        Ok(())
    }
}

/// Checks chance against the commitment of the table.
struct FairDice<'a> {
    file: &'a str,
    bytes: &'a [u8],
    header: record::Header,
    kept: Kept,
    out: &'a mut dyn Write,
}

/// What a player kept from the time before the game. A server that made up another secret later cannot change it.
struct Kept {
    commitment: Option<String>,
    salts: Vec<String>,
}

impl Kept {
    /// Whether the dice of a record are those that the player knew.
    fn check(&self, commitment: &str, dice: &table::Dice) -> Result<(), String> {
        if self.commitment.as_ref().is_some_and(|kept| !kept.eq_ignore_ascii_case(commitment)) {
            return Err("the commitment is not the one that you kept: the secret was changed after you saw it".into());
        }
        match self.salts.iter().find(|salt| !dice.salts().contains(salt)) {
            Some(salt) => Err(format!("{} is not among the salts of the dice", kernel::quoted(salt))),
            None => Ok(()),
        }
    }
}

/// Who added something to the dice, as the end of a sentence.
fn salted(salts: &[String]) -> String {
    let seats: Vec<String> = (0..salts.len()).filter(|&at| !salts[at].is_empty()).map(|at| at.to_string()).collect();
    match &seats[..] {
        [] => "nobody added a salt".into(),
        [one] => format!("seat {one} added a salt"),
        several => format!("seats {} added salts", several.join(", ")),
    }
}

impl Task for FairDice<'_> {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let wrong = |line: usize, why: String| Failure::Check(format!("{}: line {line}: {why}", self.file));
        let Some(dice) = &self.header.dice else {
            return Err(wrong(1, "the record does not say how its dice were committed to".into()));
        };
        let decided = dice.get("decided").map(|it| serde_json::from_value::<Decided>(it.clone()));
        let decided = decided.transpose().map_err(|why| wrong(1, format!("what was decided: {why}")))?;
        let decks = dice.get("decks").map(|it| serde_json::from_value::<Vec<Option<String>>>(it.clone()));
        let decks = decks.transpose().map_err(|why| wrong(1, format!("the decks: {why}")))?.unwrap_or_default();
        let commitment = dice.get("commitment").and_then(Value::as_str).unwrap_or_default().to_string();
        let dice = table::Dice::from_json(dice).map_err(|why| wrong(1, why))?;
        self.kept.check(&commitment, &dice).map_err(|why| wrong(1, why))?;
        let seed = dice.setup_seed();
        let game = family.given(&self.header.setup).map_err(|why| wrong(1, why.to_string()))?;
        let laid = self.header.position.is_some();
        let by_dice = match &decided {
            Some(decided) => family.decided(decided, seed).map_err(|why| wrong(1, why.to_string()))?,
            None => family,
        };
        let by_dice = by_dice.with_decks(&decks).map_err(|why| wrong(1, why.to_string()))?;
        let drawn = by_dice.draw(seed).map_err(|why| wrong(1, why.to_string()))?;
        if !laid && (drawn.setup() != game.setup() || drawn.spec() != game.spec()) {
            return Err(wrong(1, "the set-up is not the one that the dice gave".into()));
        }
        let (mut falls, mut unfair) = (0, None);
        let report = record::verify(&game, self.bytes, |step| {
            if let Entry::Fell(outcome) = step.entry {
                falls += 1;
                let given = game.draw(step.before, &mut dice.moment(falls));
                if given != outcome && unfair.is_none() {
                    let (said, given) = (game.write_outcome(outcome), game.write_outcome(given));
                    unfair = Some((step.line, format!("the record says {said:?}, the dice gave {given:?}")));
                }
            }
        });
        report.map_err(|fault| failed(self.file, &fault))?;
        if let Some((line, why)) = unfair {
            return Err(wrong(line, why));
        }
        let start = if laid { "the position was laid by hand;" } else { "set-up and" };
        let salts = salted(dice.salts());
        writeln!(self.out, "{}: {start} {falls} falls of chance are those that were committed to; {salts}", self.file)?;
        Ok(())
    }
}

/// One step of a trace: who is awaited for what, all listed choices, and the state as the viewer sees it.
fn trace_line<G: Written>(game: &G, step: usize, entry: Option<Value>, state: &G::State, viewer: Viewer) -> Value {
    let mut line = json!({ "step": step });
    if let Some(entry) = entry {
        line["entry"] = entry;
    }
    let (awaits, mut choices) = awaited(game, state);
    if let (Viewer::Seat(seat), Value::Object(by_seat)) = (viewer, &mut choices) {
        by_seat.retain(|whose, _| *whose == seat.to_string());
    }
    line["awaits"] = awaits;
    line["asked"] = game.asked(state).into();
    line["choices"] = choices;
    line["state"] = game.trace(state, viewer);
    line
}

/// Whom the game waits for, and what the due seats may choose from, by seat.
pub fn awaited<G: Written>(game: &G, state: &G::State) -> (Value, Value) {
    match game.awaits(state) {
        Awaits::Nobody => ("nobody".into(), json!({})),
        Awaits::Chance => ("chance".into(), json!({})),
        Awaits::Seats { due, may } => {
            let seats = |seats: kernel::Seats| seats.map(|seat| seat.0).collect::<Vec<u8>>();
            let mut listed = Choices::default();
            let choices = due.map(|seat| {
                game.choices(state, seat, &mut listed);
                let texts: Vec<String> = listed.as_slice().iter().map(|&action| game.write_action(action)).collect();
                (seat.to_string(), Value::from(texts))
            });
            (json!({ "due": seats(due), "may": seats(may) }), Value::Object(choices.collect()))
        }
    }
}

struct Show<'a> {
    file: &'a str,
    bytes: &'a [u8],
    viewer: Viewer,
    out: &'a mut dyn Write,
}

impl Reading for Show<'_> {
    fn file(&self) -> &str {
        self.file
    }

    fn read<G: Written>(self, game: &G, _begin: History<'_, G>, laid: bool) -> Result<(), Failure> {
        at_table(self.viewer, game.seats())?;
        let laid = if laid { ", from a position laid by hand" } else { "" };
        let mut written = writeln!(self.out, "{}{laid}", game.spec());
        let report = record::verify(game, self.bytes, |step| {
            if written.is_ok() {
                written = show_step(game, &step, self.viewer, self.out);
            }
        });
        written?;
        report.map(|_| ()).map_err(|fault| failed(self.file, &fault))
    }
}

/// What happened in a step, as this viewer saw it.
fn show_step<G: Written>(
    game: &G,
    step: &record::Step<'_, G>,
    viewer: Viewer,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    if let Entry::Undid(seat, steps) = step.entry {
        writeln!(out, "{:>5}  {} takes back {steps}.", step.number, game.seat_name(seat))?;
    }
    let mut number = format!("{:>5}", step.number);
    for event in step.notes.events.iter().filter_map(|event| event.seen_by(viewer)) {
        writeln!(out, "{number}  {}", texts::english().say(&game.tell(&event)))?;
        number = " ".repeat(5);
    }
    Ok(())
}

struct PositionAt<'a> {
    file: &'a str,
    bytes: &'a [u8],
    step: Option<usize>,
    out: &'a mut dyn Write,
}

impl Reading for PositionAt<'_> {
    fn file(&self) -> &str {
        self.file
    }

    fn read<G: Written>(self, game: &G, begin: History<'_, G>, _laid: bool) -> Result<(), Failure> {
        let mut history = begin;
        let report = record::verify(game, self.bytes, |step| {
            if self.step.is_some_and(|last| step.number > last) {
                return;
            }
            match step.entry {
                Entry::Undid(_, steps) => history.undo(steps as usize),
                entry => history.add(record::entry_json(game, entry), *step.after),
            }
        });
        let report = report.map_err(|fault| failed(self.file, &fault))?;
        if let Some(step) = self.step.filter(|step| *step > report.entries) {
            return Err(Failure::Use(format!(
                "{}: there is no entry {step}; the last is {}",
                self.file, report.entries
            )));
        }
        writeln!(self.out, "{:#}", history.position())?;
        Ok(())
    }
}
