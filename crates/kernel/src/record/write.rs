//! Writing records, and the sums and the digest in them.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::line::{self, Body};
use super::verify::{lines, read_header};
use super::{ENTRY_LIMIT, FORMAT, Fault, VERSION, Why};
use crate::{Entry, History, Seen, Viewer, Written};

/// Writes a record line by line, each sealed with its sum. Lines come without a line feed.
///
/// ```text
/// let mut writer = Writer::new(&game);
/// println!("{}", writer.header());
/// println!("{}", writer.entry(entry));   // as often as something happens
/// println!("{}", writer.end(&state).expect("the game is over"));
/// ```
#[derive(Debug)]
pub struct Writer<'g, G> {
    game: &'g G,
    header: String,
    sum: u32,
}

impl<'g, G: Written> Writer<'g, G> {
    /// A writer for a new record.
    pub fn new(game: &'g G) -> Self {
        Writer::of_table(game, None, None)
    }

    /// A writer for a game of a table. Its header also has the commitment of the fair dice and, if the game began from
    /// a position that was laid by hand, that position.
    pub fn of_table(game: &'g G, dice: Option<Value>, position: Option<&History<'_, G>>) -> Self {
        let mut header = json!({
            "format": FORMAT,
            "version": VERSION,
            "rules": game.spec(),
            "rules_version": G::RULES_VERSION,
            "setup": game.setup(),
        });
        if let Some(dice) = dice {
            header["dice"] = dice;
        }
        if let Some(position) = position {
            header["position"] = position.laid();
        }
        let header = header.to_string();
        let sum = crc32fast::hash(header.as_bytes());
        Writer { game, header, sum }
    }

    /// A writer that continues after a line with this sum.
    pub fn resume(game: &'g G, sum: u32) -> Self {
        Writer { sum, ..Writer::new(game) }
    }

    /// The first line.
    pub fn header(&self) -> &str {
        &self.header
    }

    /// The sum of the last line: of the header, or of the entry written last.
    pub fn sum(&self) -> u32 {
        self.sum
    }

    /// The line of an entry.
    pub fn entry(&mut self, entry: Entry<G::Action, G::Outcome>) -> String {
        let line = unsealed_entry(self.game, entry);
        self.seal(&line)
    }

    /// The last line, once the game is over.
    pub fn end(&mut self, state: &G::State) -> Option<String> {
        let line = unsealed_end(self.game, state)?;
        Some(self.seal(&line))
    }

    fn seal(&mut self, line: &str) -> String {
        let open = line.strip_suffix('}').expect("a line is an object");
        let (sealed, sum) = sealed(Body { open: open.as_bytes(), close: b"}" }, open, self.sum);
        self.sum = sum;
        sealed
    }
}

fn sealed(body: Body<'_>, open: &str, before: u32) -> (String, u32) {
    let sum = body.sum(before);
    (format!("{open},\"sum\":\"{sum:08x}\"}}"), sum)
}

/// An entry as a line without its sum.
pub(crate) fn unsealed_entry<G: Written>(game: &G, entry: Entry<G::Action, G::Outcome>) -> String {
    entry_json(game, entry).to_string()
}

/// An entry as it stands in a record.
pub fn entry_json<G: Written>(game: &G, entry: Entry<G::Action, G::Outcome>) -> Value {
    match entry {
        Entry::Did(seat, action) => json!({ "seat": seat.0, "do": game.write_action(action) }),
        Entry::Fell(outcome) => json!({ "fell": game.write_outcome(outcome) }),
        Entry::Undid(seat, steps) => json!({ "seat": seat.0, "undo": steps }),
    }
}

/// An entry as `viewer` saw it. `events` are all events of its step. The acting seat sees its whole action.
pub fn seen_entry<G: Written>(
    game: &G,
    entry: Entry<G::Action, G::Outcome>,
    events: &[G::Event],
    viewer: Viewer,
) -> Value {
    let told = || events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<G::Event>>();
    match entry {
        Entry::Did(seat, action) if viewer != Viewer::Full && viewer != Viewer::Seat(seat) => {
            json!({ "seat": seat.0, "do": game.seen_action(action, &told()) })
        }
        Entry::Fell(outcome) if viewer != Viewer::Full => json!({ "fell": game.seen_outcome(outcome, &told()) }),
        _ => entry_json(game, entry),
    }
}

/// The end as a line without its sum.
pub(crate) fn unsealed_end<G: Written>(game: &G, state: &G::State) -> Option<String> {
    let standing = game.standing(state)?;
    let winners: Vec<u8> = standing.winners.map(|seat| seat.0).collect();
    let points = &standing.points[..game.seats() as usize];
    let digest = digest(game, state).expect("the end of a game is a quiet moment");
    Some(json!({ "end": { "winners": winners, "points": points, "digest": digest } }).to_string())
}

/// A whole sealed record. The entries lead to `state`; if the game is over there, the record has its end.
pub fn write<G: Written>(game: &G, entries: &[Entry<G::Action, G::Outcome>], state: &G::State) -> String {
    let mut writer = Writer::new(game);
    let mut record = writer.header().to_owned();
    record.push('\n');
    for &entry in entries {
        record.push_str(&writer.entry(entry));
        record.push('\n');
    }
    if let Some(line) = writer.end(state) {
        record.push_str(&line);
        record.push('\n');
    }
    record
}

/// The first 16 hexadecimal digits of the SHA-256 of a position; `None` unless the moment is quiet.
///
/// The position is what [`Written::write_table`] describes, in canonical JSON: keys sorted, no spaces.
pub fn digest<G: Written>(game: &G, state: &G::State) -> Option<String> {
    let text = sorted(game.write_table(state)?).to_string();
    let hash = Sha256::digest(text.as_bytes());
    Some(hex::encode(&hash[..8]))
}

/// The same value with the keys of every object in order.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let mut members: Vec<(String, Value)> = members.into_iter().collect();
            members.sort_by(|(a, _), (b, _)| a.cmp(b));
            Value::Object(members.into_iter().map(|(name, value)| (name, sorted(value))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(sorted).collect()),
        plain => plain,
    }
}

/// Adds the sums to a record made by hand or by a converter, or renews them. Nothing is replayed.
///
/// Blanks around lines are removed. Otherwise the lines stay as they are.
pub fn seal(record: &[u8]) -> Result<String, Fault> {
    read_header(record)?;
    let mut result = String::with_capacity(record.len() + record.len() / 2);
    let mut before = 0;
    for (number, text) in lines(record) {
        let text = text.trim_ascii();
        let fault = |why| Fault { line: number, why };
        let utf8 = |bytes| str::from_utf8(bytes).map_err(|why| fault(Why::NoJson(why.to_string())));
        if number == 1 {
            before = crc32fast::hash(text);
            result.push_str(utf8(text)?);
        } else if number > ENTRY_LIMIT + 1 {
            return Err(fault(Why::TooMany));
        } else {
            let line = line::read_line(text).map_err(fault)?;
            let (line, sum) = sealed(line.body, utf8(line.body.open)?, before);
            before = sum;
            result.push_str(&line);
        }
        result.push('\n');
    }
    Ok(result)
}
