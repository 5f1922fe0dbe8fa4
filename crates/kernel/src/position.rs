//! Positions: a table as a person describes it, and the steps since.
//!
//! ```text
//! {"rules":"island:seats=3","setup":{…},"table":{…},"then":["0 roll","rolled 4 3"]}
//! ```

use serde_json::{Value, json};

use crate::{Awaits, Notes, Seat, Written, Wrong, instead, quoted, record};

/// The members of a position.
const MEMBERS: [&str; 4] = ["rules", "setup", "table", "then"];

/// A position that was read; the rules have not looked at it yet. Missing parts are empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The spec of the rules.
    pub rules: String,
    /// The set-up that the game is made of.
    pub setup: Value,
    table: Value,
    then: Vec<Value>,
}

impl Position {
    /// Reads a position.
    pub fn read(position: &Value) -> Result<Position, Wrong> {
        let map = position.as_object().ok_or_else(|| Wrong::new("a position is one JSON object"))?;
        if let Some(other) = map.keys().find(|key| !MEMBERS.contains(&key.as_str())) {
            let instead = instead(other, MEMBERS);
            return Err(Wrong::new(format!("there is no member {} in a position; {instead}", quoted(other))));
        }
        let rules = map.get("rules").and_then(Value::as_str);
        let rules = rules.ok_or_else(|| Wrong::new("\"rules\" must name the game, such as island:seats=4"))?;
        let part = |name: &str| map.get(name).cloned().unwrap_or_else(|| json!({}));
        let then = match map.get("then") {
            None => Vec::new(),
            Some(Value::Array(steps)) => steps.clone(),
            Some(_) => return Err(Wrong::at("then", "a list of steps is wanted here")),
        };
        Ok(Position { rules: rules.into(), setup: part("setup"), table: part("table"), then })
    }

    /// Lays it on the table of a game that was made from its rules and set-up.
    pub fn lay<'g, G: Written>(&self, game: &'g G) -> Result<History<'g, G>, Wrong> {
        self.lay_telling(game, &mut Notes::default())
    }

    /// The same; what happened in `then` is added to `notes`.
    pub fn lay_telling<'g, G: Written>(
        &self,
        game: &'g G,
        notes: &mut Notes<G::Event>,
    ) -> Result<History<'g, G>, Wrong> {
        let mut history = History::from(game, game.read_table(&self.table)?);
        for (i, step) in self.then.iter().enumerate() {
            history.take(step, notes).map_err(|wrong| Wrong::at(format!("then[{i}]"), wrong.to_string()))?;
        }
        Ok(history)
    }
}

/// All positions of a game, with the entries between them.
///
/// So any moment can be written as a position file: the last quiet table, and the entries since.
#[derive(Clone, Debug)]
pub struct History<'g, G: Written> {
    game: &'g G,
    start: G::State,
    since: Vec<(Value, G::State)>,
}

impl<'g, G: Written> History<'g, G> {
    /// A history that begins here. The first position must be the start of the game, or quiet, so that it can be
    /// written.
    pub fn from(game: &'g G, start: G::State) -> Self {
        History { game, start, since: Vec::new() }
    }

    /// The last position.
    pub fn state(&self) -> &G::State {
        self.since.last().map_or(&self.start, |(_, state)| state)
    }

    /// Adds an entry and the position after it.
    pub fn add(&mut self, entry: Value, state: G::State) {
        self.since.push((entry, state));
    }

    /// Removes the last entries, which were taken back.
    pub fn undo(&mut self, entries: usize) {
        self.since.truncate(self.since.len().saturating_sub(entries));
    }

    /// Takes a step that a stranger wrote: `"0 road 0,1,E"`, `"end"`, `"rolled 4 3"`, or an entry as in a record. The
    /// events are added to `notes`.
    pub fn take(&mut self, step: &Value, notes: &mut Notes<G::Event>) -> Result<(), Wrong> {
        let mut state = *self.state();
        let entry = take_step(self.game, &mut state, step, notes)?;
        self.add(entry, state);
        Ok(())
    }

    /// The last position as a position file.
    pub fn position(&self) -> Value {
        let mut position = json!({ "rules": self.game.spec(), "setup": self.game.setup() });
        if let (Value::Object(position), Value::Object(laid)) = (&mut position, self.laid()) {
            position.extend(laid);
        }
        position
    }

    /// The first position as a position file, with all that happened since.
    pub fn whole(&self) -> Value {
        let mut position = json!({ "rules": self.game.spec(), "setup": self.game.setup() });
        if let (Value::Object(position), Value::Object(laid)) = (&mut position, self.written(0, None)) {
            position.extend(laid);
        }
        position
    }

    /// The same as `position`, without rules and set-up.
    pub fn laid(&self) -> Value {
        let quiet =
            (0..self.since.len()).rev().find_map(|at| Some((at + 1, self.game.write_table(&self.since[at].1)?)));
        quiet.map_or_else(|| self.written(0, None), |(at, table)| self.written(at, Some(table)))
    }

    /// A table, and in `then` the entries from index `at` on. Without a table it is the first one.
    fn written(&self, at: usize, table: Option<Value>) -> Value {
        let mut position = json!({});
        let table = table.or_else(|| self.game.write_table(&self.start));
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

fn take_step<G: Written>(
    game: &G,
    state: &mut G::State,
    step: &Value,
    notes: &mut Notes<G::Event>,
) -> Result<Value, Wrong> {
    let (seat, text) = read_step(step)?;
    match game.awaits(state) {
        Awaits::Nobody => Err(Wrong::new("the game is over")),
        Awaits::Chance => {
            if seat.is_some() {
                return Err(Wrong::new(format!("{} is awaited, which no seat chooses", game.asked(state))));
            }
            let outcome = game.read_outcome(text)?;
            game.check_outcome(state, outcome).map_err(|refusal| Wrong::new(refusal.to_string()))?;
            game.fall(state, outcome, &mut notes.log());
            Ok(record::entry_json(game, crate::Entry::Fell(outcome)))
        }
        Awaits::Seats { due, .. } => {
            let seat = seat.map(Seat).or(due.lowest()).expect("somebody is awaited");
            if seat.0 >= game.seats() {
                return Err(Wrong::new(format!("there is no seat {seat}: there are seats 0 to {}", game.seats() - 1)));
            }
            let action = game.read_action(text)?;
            game.check(state, seat, action).map_err(|refusal| Wrong::new(refusal.to_string()))?;
            game.apply(state, seat, action, &mut notes.log());
            Ok(record::entry_json(game, crate::Entry::Did(seat, action)))
        }
    }
}

/// The seat that is named, if any, and the text of the action or outcome.
fn read_step(step: &Value) -> Result<(Option<u8>, &str), Wrong> {
    match step {
        Value::String(text) => {
            let named = text.split_once(' ').and_then(|(seat, action)| Some((Some(seat.parse().ok()?), action)));
            return Ok(named.unwrap_or((None, text)));
        }
        Value::Object(entry) => match (entry.get("seat").map(Value::as_u64), entry.get("do"), entry.get("fell")) {
            (Some(Some(seat)), Some(Value::String(action)), None) if entry.len() == 2 && seat < 8 => {
                return Ok((Some(seat as u8), action));
            }
            (None, None, Some(Value::String(outcome))) if entry.len() == 1 => return Ok((None, outcome)),
            _ => {}
        },
        _ => {}
    }
    Err(Wrong::new("a step is written like \"0 roll\" or {\"seat\":0,\"do\":\"roll\"}"))
}
