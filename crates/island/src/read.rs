//! Reading JSON that a stranger wrote: every step says where and why it failed.

use kernel::{Wrong, instead, quoted};
use serde_json::{Map, Value};

use crate::counts::{Counts, Kind};

/// An object with no members but these.
pub(crate) fn object<'a>(value: &'a Value, at: &str, members: &[&str]) -> Result<&'a Map<String, Value>, Wrong> {
    let map = value.as_object().ok_or_else(|| Wrong::at(at, "an object is wanted here"))?;
    for key in map.keys() {
        if !members.contains(&key.as_str()) {
            let instead = instead(key, members.iter().copied());
            return Err(Wrong::at(at, format!("there is no member {} here; {instead}", quoted(key))));
        }
    }
    Ok(map)
}

pub(crate) fn string<'a>(value: &'a Value, at: &str) -> Result<&'a str, Wrong> {
    value.as_str().ok_or_else(|| Wrong::at(at, "a string is wanted here"))
}

pub(crate) fn list<'a>(value: &'a Value, at: &str) -> Result<&'a [Value], Wrong> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| Wrong::at(at, "a list is wanted here"))
}

pub(crate) fn strings<'a>(value: &'a Value, at: &str) -> Result<Vec<&'a str>, Wrong> {
    list(value, at)?.iter().enumerate().map(|(i, item)| string(item, &format!("{at}[{i}]"))).collect()
}

pub(crate) fn small_number(value: &Value, at: &str) -> Result<u8, Wrong> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| Wrong::at(at, "a whole number from 0 to 255 is wanted here"))
}

pub(crate) fn truth(value: &Value, at: &str) -> Result<bool, Wrong> {
    value.as_bool().ok_or_else(|| Wrong::at(at, "true or false is wanted here"))
}

/// Counts as an object, such as `{"ore": 2, "wool": 1}`.
pub(crate) fn counts<K: Kind>(value: &Value, at: &str) -> Result<Counts<K>, Wrong> {
    let map = object(value, at, &K::NAMES)?;
    let mut counts = [0; 5];
    for (name, value) in map {
        let kind = K::read(name).expect("only known members are let in");
        let at = format!("{at}.{name}");
        counts[kind.index()] = small_number(value, &at)?;
        if counts[kind.index()] > 31 {
            return Err(Wrong::at(at, "there are not so many cards"));
        }
    }
    Ok(Counts::new(counts))
}

pub(crate) fn write_counts<K: Kind>(counts: Counts<K>) -> Value {
    Value::Object(counts.each().map(|(kind, count)| (kind.name().to_string(), Value::from(count))).collect())
}
