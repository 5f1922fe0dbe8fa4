//! Counts of cards in JSON, beside what the kernel reads.

use kernel::Wrong;
pub(crate) use kernel::read::{list, object, small_number, string, strings, truth};
use serde_json::Value;

use crate::counts::{Countable, Counts};

/// Counts as an object, such as `{"ore": 2, "wool": 1}`.
pub(crate) fn counts<K: Countable>(value: &Value, at: &str) -> Result<Counts<K>, Wrong> {
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

pub(crate) fn write_counts<K: Countable>(counts: Counts<K>) -> Value {
    Value::Object(counts.each().map(|(kind, count)| (kind.name().to_string(), Value::from(count))).collect())
}
