//! What changed between two JSON values, and the new value from the old one and the change.
//!
//! A change is one of
//!
//! - `{"set": VALUE}`: the new value in full;
//! - `{"in": {NAME: CHANGE, …}, "gone": [NAME, …]}`: changed or new members of an object, and removed members;
//! - `{"at": {INDEX: CHANGE, …}, "cut": LENGTH, "add": [VALUE, …]}`: changed items of a list, its new length if it
//!   became shorter, and items added at the end.
//!
//! Empty parts are left out; `{}` means that nothing changed.

use serde_json::{Map, Value, json};

/// The change from `old` to `new`.
pub fn diff(old: &Value, new: &Value) -> Value {
    match (old, new) {
        _ if old == new => json!({}),
        (Value::Object(old), Value::Object(new)) => {
            let mut inside = Map::new();
            for (name, value) in new {
                match old.get(name) {
                    Some(before) if before == value => {}
                    Some(before) => drop(inside.insert(name.clone(), diff(before, value))),
                    None => drop(inside.insert(name.clone(), json!({ "set": value }))),
                }
            }
            let gone: Vec<Value> =
                old.keys().filter(|name| !new.contains_key(*name)).map(|it| it.clone().into()).collect();
            let mut change = Map::new();
            if !inside.is_empty() {
                change.insert("in".into(), inside.into());
            }
            if !gone.is_empty() {
                change.insert("gone".into(), gone.into());
            }
            change.into()
        }
        (Value::Array(old), Value::Array(new)) => {
            let mut change = Map::new();
            let at: Map<String, Value> = old
                .iter()
                .zip(new)
                .enumerate()
                .filter(|(_, (before, after))| before != after)
                .map(|(index, (before, after))| (index.to_string(), diff(before, after)))
                .collect();
            if !at.is_empty() {
                change.insert("at".into(), at.into());
            }
            if new.len() < old.len() {
                change.insert("cut".into(), new.len().into());
            } else if new.len() > old.len() {
                change.insert("add".into(), new[old.len()..].to_vec().into());
            }
            change.into()
        }
        _ => json!({ "set": new }),
    }
}

/// Applies a change to the old value; `None` if the change does not fit it.
pub fn patch(value: &mut Value, change: &Value) -> Option<()> {
    let change = change.as_object()?;
    if let Some(new) = change.get("set") {
        *value = new.clone();
        return Some(());
    }
    for (name, change) in change.get("in").and_then(Value::as_object).into_iter().flatten() {
        patch(value.as_object_mut()?.entry(name.clone()).or_insert(Value::Null), change)?;
    }
    for name in change.get("gone").and_then(Value::as_array).into_iter().flatten() {
        value.as_object_mut()?.shift_remove(name.as_str()?)?;
    }
    for (index, change) in change.get("at").and_then(Value::as_object).into_iter().flatten() {
        patch(value.as_array_mut()?.get_mut(index.parse::<usize>().ok()?)?, change)?;
    }
    if let Some(length) = change.get("cut") {
        value.as_array_mut()?.truncate(length.as_u64()? as usize);
    }
    for item in change.get("add").and_then(Value::as_array).into_iter().flatten() {
        value.as_array_mut()?.push(item.clone());
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{below, testkit::Dice};

    fn any(dice: &mut Dice, depth: u32) -> Value {
        match below(dice, if depth == 0 { 3 } else { 5 }) {
            0 => Value::Null,
            1 => below(dice, 3).into(),
            2 => format!("{}", below(dice, 3)).into(),
            3 => (0..below(dice, 4)).map(|_| any(dice, depth - 1)).collect(),
            _ => Value::Object((0..below(dice, 4)).map(|n| (format!("m{n}"), any(dice, depth - 1))).collect()),
        }
    }

    #[test]
    fn a_patched_value_is_the_new_one() {
        let mut dice = Dice::new(1);
        for _ in 0..2_000 {
            let (old, new) = (any(&mut dice, 3), any(&mut dice, 3));
            let mut patched = old.clone();
            assert_eq!(patch(&mut patched, &diff(&old, &new)), Some(()), "{old} to {new}");
            assert_eq!(patched, new);
        }
    }

    #[test]
    fn only_what_changed_is_said() {
        let old = json!({ "turn": 1, "sides": [{ "points": 2, "cards": 3 }, { "points": 4 }] });
        let new = json!({ "turn": 2, "sides": [{ "points": 2, "cards": 5 }, { "points": 4 }] });
        let change = json!({ "in": {
            "turn": { "set": 2 },
            "sides": { "at": { "0": { "in": { "cards": { "set": 5 } } } } },
        } });
        assert_eq!(diff(&old, &new), change);
        assert_eq!(diff(&new, &new), json!({}));
    }
}
