//! The written ring: what is written can be read, and a stranger's bytes harm nothing.

use serde_json::{Value, json};

use crate::record::{self, unsealed_entry};
use crate::{Awaits, Entry, Log, Replay, Rng, Seats, Viewer, Written, below, playout};

use super::Dice;
use super::walk::{EntryOf, Walk, carry_out, law, listed, pick_one};

/// Figures of the writings of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writings {
    /// Entries played, undos included.
    pub entries: u32,
    /// Undos among them.
    pub undos: u32,
    /// Quiet moments that were written and read.
    pub quiet: u32,
    /// Spoiled positions that were accepted and played on.
    pub accepted: u32,
}

/// Plays the random game that `seed` names for at most `bound` entries, undos included. Panics if something written is
/// not read back as it was.
///
/// At the end the record is verified, whole and spoiled: every changed byte of a sealed record must be reported.
pub fn written_ring<G: Written>(game: &G, seed: u64, bound: u32) -> Writings {
    let mut ring = Ring {
        walk: Walk::new(game, seed),
        replay: Replay::new(game),
        writer: record::Writer::new(game),
        sealed: String::new(),
        unsealed: String::new(),
        reread: game.start(),
        found: Writings::default(),
    };
    ring.begin();
    while ring.found.entries < bound && ring.play() {}
    ring.finish();
    ring.found
}

struct Ring<'g, G: Written> {
    walk: Walk<'g, G>,
    replay: Replay<'g, G>,
    writer: record::Writer<'g, G>,
    sealed: String,
    unsealed: String,
    /// The position as it was read at the last quiet moment, moved on by the texts of all steps since.
    reread: G::State,
    found: Writings,
}

impl<G: Written> Ring<'_, G> {
    fn begin(&mut self) {
        let header = format!("{}\n", self.writer.header());
        let read = record::read_header(header.as_bytes()).expect("a header that was written can be read");
        assert_eq!(read.rules, self.walk.game.spec());
        assert_eq!(read.setup, self.walk.game.setup());
        self.sealed.push_str(&header);
        self.unsealed.push_str(&header);
        self.moment();
    }

    /// One entry: mostly a step, at times an undo. Nothing at the end of the game.
    fn play(&mut self) -> bool {
        let seats = Seats::first(self.walk.game.seats());
        if let Some(seat) = seats.into_iter().find(|&seat| self.replay.undoable(seat) > 0)
            && self.walk.once_in(8)
        {
            let steps = 1 + below(&mut self.walk.rng, self.replay.undoable(seat));
            self.write(Entry::Undid(seat, steps));
            self.walk.state = *self.replay.state();
            self.reread = self.walk.state;
            self.found.undos += 1;
        } else if let Some(entry) = self.walk.next() {
            self.write(entry);
            self.walk.go(entry);
            let (game, step) = (self.walk.game, self.walk.steps);
            law!(
                step,
                self.walk.state,
                *self.replay.state() == self.walk.state,
                "the replay of {entry:?} went otherwise"
            );
            carry_out(game, &mut self.reread, reread(game, entry), &mut Log::off());
        } else {
            return false;
        }
        self.moment();
        true
    }

    fn write(&mut self, entry: EntryOf<G>) {
        let line = self.writer.entry(entry);
        self.sealed.push_str(&line);
        self.sealed.push('\n');
        self.unsealed.push_str(&unsealed_entry(self.walk.game, entry));
        self.unsealed.push('\n');
        self.replay.step(entry).expect("what the rules list can be replayed");
        self.found.entries += 1;
    }

    /// Checks everything that can be written at one moment.
    fn moment(&mut self) {
        let Walk { game, state, steps, rng, .. } = &mut self.walk;
        for seat in Seats::first(game.seats()) {
            let choices = listed(*game, state, seat);
            for &action in &choices {
                let text = game.write_action(action);
                let read = game.read_action(&text);
                law!(steps, state, read.as_ref() == Ok(&action), "{action:?} is written {text:?} and read {read:?}");
            }
            if let Some(action) = pick_one(&choices, rng) {
                spoil_action(*game, state, &game.write_action(action), rng);
            }
            let known = game.known(state, seat);
            let written = game.write_known(&known);
            let read = game.read_known(&through_text(&written));
            law!(steps, state, read.as_ref() == Ok(&known), "seat {seat} knows {written} and that is read {read:?}");
            if below(rng, 8) == 0 {
                let mut spoiled = written;
                mutate_value(&mut spoiled, rng);
                let _ = game.read_known(&spoiled);
            }
            let _ = game.trace(state, Viewer::Seat(seat));
        }
        if game.awaits(state) == Awaits::Chance {
            let text = game.write_outcome(game.draw(state, rng));
            let spoiled = mutate_text(&text, rng);
            if let Ok(outcome) = game.read_outcome(&spoiled)
                && game.check_outcome(state, outcome).is_ok()
            {
                let mut after = *state;
                game.fall(&mut after, outcome, &mut Log::off());
            }
        }
        let _ = (game.asked(state), game.trace(state, Viewer::Public), game.trace(state, Viewer::Full));
        self.quiet_moment();
    }

    fn quiet_moment(&mut self) {
        let Walk { game, state, steps, rng, .. } = &mut self.walk;
        law!(
            steps,
            state,
            self.reread == *state,
            "the last quiet moment and the steps since lead to {:?}",
            self.reread
        );
        let Some(table) = game.write_table(state) else { return };
        let read = game.read_table(&through_text(&table));
        law!(steps, state, read.as_ref() == Ok(state), "the table {table} is read {read:?}");
        self.reread = read.expect("it was just compared");
        self.found.quiet += 1;
        for _ in 0..2 {
            let mut spoiled = table.clone();
            mutate_value(&mut spoiled, rng);
            if let Ok(strange) = game.read_table(&spoiled) {
                self.found.accepted += 1;
                is_playable(*game, strange, &spoiled, rng);
            }
        }
    }

    /// The whole record, and spoiled copies of it.
    fn finish(&mut self) {
        let Walk { game, state, rng, .. } = &mut self.walk;
        let standing = game.standing(state);
        if standing.is_some() {
            assert!(game.write_table(state).is_some(), "the end of a game is a quiet moment: {state:?}");
            self.sealed.push_str(&self.writer.end(state).expect("the game stands"));
            self.sealed.push('\n');
        }
        let record = self.sealed.as_bytes();
        let mut told = 0;
        let report = record::verify(*game, record, |_| told += 1).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!((report.state, report.standing), (*state, standing));
        assert_eq!((report.entries, told), (self.found.entries as usize, self.found.entries));
        assert_eq!((report.sealed, report.ended), (self.found.entries > 0, standing.is_some()));
        let hand_made = record::seal(self.unsealed.as_bytes()).expect("an unsealed record can be sealed");
        assert!(self.sealed.starts_with(&hand_made), "sealing gives the sums that the writer gave");
        for _ in 0..8 {
            every_change_is_reported(*game, record, rng);
            let spoiled = mutate_text(&self.unsealed, rng);
            let _ = record::verify(*game, spoiled.as_bytes(), |_| {});
            let _ = record::seal(spoiled.as_bytes());
        }
    }
}

/// The entry as its text says.
fn reread<G: Written>(game: &G, entry: EntryOf<G>) -> EntryOf<G> {
    match entry {
        Entry::Did(seat, action) => Entry::Did(
            seat,
            game.read_action(&game.write_action(action)).expect("an action that was written can be read"),
        ),
        Entry::Fell(outcome) => {
            let text = game.write_outcome(outcome);
            let read = game.read_outcome(&text);
            assert_eq!(read.as_ref(), Ok(&outcome), "the outcome was written {text:?}");
            Entry::Fell(outcome)
        }
        undo => undo,
    }
}

fn through_text(value: &Value) -> Value {
    serde_json::from_str(&value.to_string()).expect("JSON that was written can be read")
}

fn spoil_action<G: Written>(game: &G, state: &G::State, text: &str, rng: &mut Dice) {
    let Ok(action) = game.read_action(&mutate_text(text, rng)) else { return };
    let again = game.read_action(&game.write_action(action));
    assert_eq!(again, Ok(action), "whatever was read can be written and read again");
    for seat in Seats::first(game.seats()) {
        if game.check(state, seat, action).is_ok() {
            let mut after = *state;
            game.apply(&mut after, seat, action, &mut Log::off());
        }
    }
}

/// Every position that a reader accepts can be played on.
fn is_playable<G: Written>(game: &G, state: G::State, from: &Value, rng: &mut Dice) {
    for seat in Seats::first(game.seats()) {
        let known = game.known(&state, seat);
        let world = game.imagine(&known, rng);
        assert_eq!(game.known(&world, seat), known, "seat {seat} in the accepted {from}");
        let _ = game.view(&state, Viewer::Seat(seat));
    }
    if let Some(table) = game.write_table(&state) {
        assert_eq!(game.read_table(&table).as_ref(), Ok(&state), "the accepted {from} is written {table}");
    }
    playout(game, state, rng, 200);
}

fn every_change_is_reported<G: Written>(game: &G, record: &[u8], rng: &mut Dice) {
    let lines = record.iter().filter(|&&byte| byte == b'\n').count();
    if lines < 2 {
        return;
    }
    let mut spoiled = record.to_vec();
    let at = below(rng, record.len() as u32) as usize;
    spoiled[at] ^= 1 + below(rng, 255) as u8;
    match record::verify(game, &spoiled, |_| {}) {
        Ok(_) => panic!("byte {at} was changed, and nobody noticed:\n{}", String::from_utf8_lossy(&spoiled)),
        Err(fault) => assert!((1..=lines + 1).contains(&fault.line), "{fault}"),
    }
}

/// The text with one thing changed: a character, a word or a line is lost, doubled, exchanged or replaced.
pub fn mutate_text(text: &str, rng: &mut impl Rng) -> String {
    const ODD: [&str; 16] =
        ["", " ", "-", "0", "1", "9", "255", "256", "99999999999999999999", "x", "ß", "\"", "{", "]", ",", "\n"];
    let parts = ["", " ", ",", "\n"][below(rng, 4) as usize];
    let mut pieces: Vec<&str> = text.split(parts).filter(|piece| !parts.is_empty() || !piece.is_empty()).collect();
    if pieces.is_empty() {
        return ODD[below(rng, 16) as usize].to_owned();
    }
    let at = below(rng, pieces.len() as u32) as usize;
    match below(rng, 5) {
        0 => drop(pieces.remove(at)),
        1 => pieces.insert(at, pieces[at]),
        2 => pieces.insert(at, ODD[below(rng, 16) as usize]),
        3 => pieces[at] = ODD[below(rng, 16) as usize],
        _ => {
            let other = below(rng, pieces.len() as u32) as usize;
            pieces.swap(at, other);
        }
    }
    pieces.join(parts)
}

/// Changes one thing somewhere in a value: a number, a text, a member or an item.
pub fn mutate_value(value: &mut Value, rng: &mut impl Rng) {
    let deeper = below(rng, 8) > 0;
    match value {
        Value::Array(items) if deeper && !items.is_empty() => {
            let at = below(rng, items.len() as u32) as usize;
            match below(rng, 8) {
                0 => drop(items.remove(at)),
                1 => items.insert(at, items[at].clone()),
                2 => items.swap(at, 0),
                _ => mutate_value(&mut items[at], rng),
            }
        }
        Value::Object(members) if deeper && !members.is_empty() => {
            let at = below(rng, members.len() as u32) as usize;
            let name = members.keys().nth(at).expect("there are so many members").clone();
            match below(rng, 8) {
                0 => drop(members.remove(&name)),
                1 => drop(members.insert(format!("{name}x"), json!(1))),
                _ => mutate_value(&mut members[&name], rng),
            }
        }
        Value::Number(number) if deeper => {
            let near = number.as_i64().unwrap_or_default();
            *value = json!(near.wrapping_add(i64::from(below(rng, 5)) - 2));
        }
        Value::String(text) if deeper => *value = json!(mutate_text(text, rng)),
        Value::Bool(flag) if deeper => *value = json!(!*flag),
        _ => *value = odd_value(rng),
    }
}

fn odd_value(rng: &mut impl Rng) -> Value {
    match below(rng, 12) {
        0 => json!(null),
        1 => json!(true),
        2 => json!(0),
        3 => json!(1),
        4 => json!(-1),
        5 => json!(255),
        6 => json!(256),
        7 => json!(u64::MAX),
        8 => json!(1.5),
        9 => json!(""),
        10 => json!([]),
        _ => json!({}),
    }
}
