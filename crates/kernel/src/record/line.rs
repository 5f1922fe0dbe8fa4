//! One line of a record as a stranger may have written it.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;

use super::{FORMAT, LINE_LIMIT, VERSION, Why};
use crate::{Position, Wrong, read};

/// What the first line of a record says.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The spec of the rules.
    pub rules: String,
    /// The version of the rules it was written with.
    pub rules_version: u32,
    /// The set-up, an object. The game reads it.
    pub setup: Value,
    /// The commitment of the table's fair dice, if there is one. The kernel does not look into it.
    pub dice: Option<Value>,
    /// The position that the game begins from, if it was laid by hand, with these rules and this set-up.
    pub position: Option<Position>,
}

/// What a line after the header says.
pub(super) enum Statement {
    Did { seat: u8, text: String },
    Fell { text: String },
    Undid { seat: u8, steps: u32 },
    End { winners: Vec<u8>, points: Vec<u8>, digest: String },
}

/// A line after the header.
pub(super) struct RecordLine<'a> {
    pub said: Statement,
    /// The line without its sum: the bytes that the sum covers.
    pub body: Body<'a>,
    pub sum: Option<u32>,
}

/// The bytes of a line without its sum, closing brace included.
#[derive(Clone, Copy)]
pub(super) struct Body<'a> {
    /// All but the closing brace.
    pub open: &'a [u8],
    /// The closing brace, and the blanks that may follow it in an unsealed line.
    pub close: &'a [u8],
}

impl Body<'_> {
    /// The sum of this line after a line with the sum `before`.
    pub fn sum(self, before: u32) -> u32 {
        let mut hasher = crc32fast::Hasher::new_with_initial(before);
        hasher.update(self.open);
        hasher.update(self.close);
        hasher.finalize()
    }
}

const SUM_BEGINS: &[u8] = br#","sum":""#;
const SUM_ENDS: &[u8] = br#""}"#;
const SUM_DIGITS: usize = 8;

/// Splits a line that ends with a sum into its body and the sum; `None` if it does not end exactly like that.
pub(super) fn split_sum(line: &[u8]) -> Option<(Body<'_>, u32)> {
    let rest = line.strip_suffix(SUM_ENDS)?;
    let (rest, digits) = rest.split_at_checked(rest.len().checked_sub(SUM_DIGITS)?)?;
    let open = rest.strip_suffix(SUM_BEGINS)?;
    let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let digits = str::from_utf8(digits).ok().filter(|text| text.as_bytes().iter().all(is_digit))?;
    let sum = u32::from_str_radix(digits, 16).ok()?;
    Some((Body { open, close: b"}" }, sum))
}

/// Reads the header.
pub(super) fn read_header(line: &[u8]) -> Result<Header, Why> {
    let mut members = Members::read(line)?;
    let wrong = |why: String| Err(Why::Header(why));
    match members.take("format") {
        Some(Value::String(format)) if format == FORMAT => {}
        _ => return wrong(format!("\"format\" must be {FORMAT:?}")),
    }
    match members.take("version") {
        Some(version) if version == VERSION => {}
        Some(version) => return wrong(format!("version {version} of the format is not known, only {VERSION}")),
        None => return wrong("\"version\" is missing".into()),
    }
    let Some(Value::String(rules)) = members.take("rules") else {
        return wrong("\"rules\" must be the spec of the rules".into());
    };
    let rules_version = members.take("rules_version").as_ref().and_then(Value::as_u64);
    let Some(rules_version) = rules_version.and_then(|n| u32::try_from(n).ok()) else {
        return wrong("\"rules_version\" must be a number".into());
    };
    let Some(setup @ Value::Object(_)) = members.take("setup") else {
        return wrong("\"setup\" must be an object".into());
    };
    let dice = match members.take("dice") {
        dice @ (None | Some(Value::Object(_))) => dice,
        Some(_) => return wrong("\"dice\" must be an object".into()),
    };
    let position = members.take("position").map(|laid| read_laid(&rules, &setup, &laid)).transpose()?;
    members.is_used_up()?;
    Ok(Header { rules, rules_version, setup, dice, position })
}

/// The position of a header: `table` and `then`; rules and set-up stand beside it.
fn read_laid(rules: &str, setup: &Value, laid: &Value) -> Result<Position, Why> {
    let wrong = |why: Wrong| Why::Header(format!("position: {why}"));
    let mut whole = read::object(laid, "", &["table", "then"]).map_err(wrong)?.clone();
    whole.insert("rules".into(), rules.into());
    whole.insert("setup".into(), setup.clone());
    Position::read(&whole.into()).map_err(wrong)
}

/// Reads a line after the header, without checking its sum.
pub(super) fn read_line(line: &[u8]) -> Result<RecordLine<'_>, Why> {
    let mut members = Members::read(line)?;
    let (body, sum) = match members.take("sum") {
        Some(_) => split_sum(line).map(|(body, sum)| (body, Some(sum))).ok_or(Why::SumPlace)?,
        None => (unsealed(line)?, None),
    };
    Ok(RecordLine { said: read_said(&mut members)?, body, sum })
}

fn unsealed(line: &[u8]) -> Result<Body<'_>, Why> {
    let brace =
        line.iter().rposition(|&byte| byte == b'}').ok_or_else(|| Why::Shape("the object has no end".into()))?;
    Ok(Body { open: &line[..brace], close: &line[brace..] })
}

fn read_said(members: &mut Members) -> Result<Statement, Why> {
    let shape = |why: &str| Err(Why::Shape(why.into()));
    let said = if let Some(seat) = members.take("seat") {
        let Some(seat) = small(&seat) else { return shape("\"seat\" must be the number of a seat") };
        match (members.take("do"), members.take("undo")) {
            (Some(Value::String(text)), None) => Statement::Did { seat, text },
            (Some(_), None) => return shape("\"do\" must be the text of an action"),
            (None, Some(steps)) => match steps.as_u64().and_then(|n| u32::try_from(n).ok()) {
                Some(steps) => Statement::Undid { seat, steps },
                None => return shape("\"undo\" must be a number of steps"),
            },
            _ => return shape("an entry with \"seat\" needs either \"do\" or \"undo\""),
        }
    } else if let Some(fell) = members.take("fell") {
        let Value::String(text) = fell else { return shape("\"fell\" must be the text of an outcome") };
        Statement::Fell { text }
    } else if let Some(end) = members.take("end") {
        read_end(end)?
    } else {
        members.is_used_up()?;
        return shape("the line must have \"seat\", \"fell\" or \"end\"");
    };
    members.is_used_up()?;
    Ok(said)
}

fn read_end(end: Value) -> Result<Statement, Why> {
    let shape = |why: &str| Err(Why::Shape(why.into()));
    let Value::Object(end) = end else { return shape("\"end\" must be an object") };
    let mut members = Members(end.into_iter().collect());
    let Some(winners) = smalls(members.take("winners")) else { return shape("\"winners\" must be a list of seats") };
    let Some(points) = smalls(members.take("points")) else { return shape("\"points\" must be a list of numbers") };
    let Some(Value::String(digest)) = members.take("digest") else { return shape("\"digest\" must be a text") };
    members.is_used_up()?;
    Ok(Statement::End { winners, points, digest })
}

fn small(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|n| u8::try_from(n).ok())
}

fn smalls(value: Option<Value>) -> Option<Vec<u8>> {
    value?.as_array()?.iter().map(small).collect()
}

/// The members of an object, in their order, each once.
struct Members(Vec<(String, Value)>);

impl Members {
    /// More members than any line has: the reader stops there and names one of them.
    const ENOUGH: usize = 16;

    fn read(line: &[u8]) -> Result<Members, Why> {
        if line.len() > LINE_LIMIT {
            return Err(Why::TooLong);
        }
        if line.trim_ascii().is_empty() {
            return Err(Why::Empty);
        }
        let members: Members = serde_json::from_slice(line).map_err(|why| Why::NoJson(plain(&why)))?;
        match (1..members.0.len()).find(|&i| members.0[..i].iter().any(|(name, _)| *name == members.0[i].0)) {
            Some(twice) => Err(Why::MemberTwice(members.0[twice].0.clone())),
            None => Ok(members),
        }
    }

    fn take(&mut self, name: &str) -> Option<Value> {
        let at = self.0.iter().position(|(it, _)| it == name)?;
        Some(self.0.remove(at).1)
    }

    fn is_used_up(&self) -> Result<(), Why> {
        match self.0.first() {
            None => Ok(()),
            Some((name, _)) => Err(Why::UnknownMember(name.clone())),
        }
    }
}

/// The message of a JSON error without its line number, since the reader saw only one line.
fn plain(why: &serde_json::Error) -> String {
    let text = why.to_string();
    let cut = text.rfind(" at line ").unwrap_or(text.len());
    format!("{} at column {}", &text[..cut], why.column())
}

impl<'de> Deserialize<'de> for Members {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Members, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Members;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    if members.len() < Members::ENOUGH {
                        members.push(member);
                    }
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(Reader)
    }
}
