//! Reading JSON that a stranger wrote: every step says where and why it failed.

use serde_json::{Map, Value};

use crate::{Wrong, instead, quoted};

/// An object with no members but these.
pub fn object<'a>(value: &'a Value, at: &str, members: &[&str]) -> Result<&'a Map<String, Value>, Wrong> {
    let map = value.as_object().ok_or_else(|| Wrong::at(at, "an object is wanted here"))?;
    for key in map.keys() {
        if !members.contains(&key.as_str()) {
            let instead = instead(key, members.iter().copied());
            return Err(Wrong::at(at, format!("there is no member {} here; {instead}", quoted(key))));
        }
    }
    Ok(map)
}

/// A string.
pub fn string<'a>(value: &'a Value, at: &str) -> Result<&'a str, Wrong> {
    value.as_str().ok_or_else(|| Wrong::at(at, "a string is wanted here"))
}

/// A list.
pub fn list<'a>(value: &'a Value, at: &str) -> Result<&'a [Value], Wrong> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| Wrong::at(at, "a list is wanted here"))
}

/// A list of strings.
pub fn strings<'a>(value: &'a Value, at: &str) -> Result<Vec<&'a str>, Wrong> {
    list(value, at)?.iter().enumerate().map(|(i, item)| string(item, &format!("{at}[{i}]"))).collect()
}

/// A whole number from 0 to 255.
pub fn small_number(value: &Value, at: &str) -> Result<u8, Wrong> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| Wrong::at(at, "a whole number from 0 to 255 is wanted here"))
}

/// True or false.
pub fn truth(value: &Value, at: &str) -> Result<bool, Wrong> {
    value.as_bool().ok_or_else(|| Wrong::at(at, "true or false is wanted here"))
}
