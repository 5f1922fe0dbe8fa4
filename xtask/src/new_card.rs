//! `cargo xtask new-card`: the file of a card of the duel, with its facts filled in from the card table.
//!
//! What it leaves to do is what only a person can: the text in our own words, the moments, and the tests.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{Trouble, root};

/// The card tables, by edition.
const TABLES: [(&str, &str); 1] = [("rivals", "data/cards/rivals-cards.json")];

/// `new-card NAME --set SET`.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    let [name, flag, set] = args else {
        return Err(Trouble::WrongUse("new-card wants a name and a set: \"Lookout Tower\" --set turmoil".into()));
    };
    if flag != "--set" {
        return Err(Trouble::WrongUse(format!("new-card knows --set, not {flag}")));
    }
    let root = root();
    for (edition, table) in TABLES {
        let text = fs::read_to_string(root.join(table)).map_err(|why| Trouble::failed(format!("{table}: {why}")))?;
        let rows: Value = serde_json::from_str(&text).map_err(|why| Trouble::failed(format!("{table}: {why}")))?;
        let rows = rows.as_array().cloned().unwrap_or_default();
        if let Some(row) = rows.iter().find(|row| row["name"] == name.as_str() && row["set"] == set.as_str()) {
            return write(&root, edition, row);
        }
    }
    Err(Trouble::failed(format!("no card table has {name:?} in the set {set:?}")))
}

fn write(root: &Path, edition: &str, row: &Value) -> Result<(), Trouble> {
    let set = row["set"].as_str().unwrap_or_default();
    let key = row["id"].as_str().and_then(|id| id.split('/').nth(1)).unwrap_or_default();
    let module = key.replace('-', "_");
    let cards = root.join("crates/duel/src/cards");
    let file = cards.join(edition).join(set).join(format!("{module}.rs"));
    if file.exists() {
        return Err(Trouble::failed(format!("{} is there already", file.display())));
    }
    let change = |path: &Path, new: &dyn Fn(&str) -> Option<String>| {
        let wrong = |why: String| Trouble::failed(format!("{}: {why}", path.display()));
        let old = fs::read_to_string(path).map_err(|why| wrong(why.to_string()))?;
        let new = new(&old).ok_or_else(|| wrong("there is no place for the new line".into()))?;
        fs::write(path, new).map_err(|why| wrong(why.to_string()))
    };
    let list = cards.join(edition).join(format!("{set}.rs"));
    change(&list, &|old| Some(with_module(old, &module)))?;
    let title = title_case(key);
    change(&cards.with_extension("rs"), &|old| with_title(old, set, &format!("{title} = {set}::{module}::DEF,")))?;
    fs::write(&file, card_file(row, set, key)).map_err(|why| Trouble::failed(why.to_string()))?;
    println!("{} is made; docs/adding-a-card.md tells how to go on.", file.display());
    Ok(())
}

/// The list of modules with one more, in order.
fn with_module(list: &str, module: &str) -> String {
    let (mut mods, rest): (Vec<&str>, Vec<&str>) = list.lines().partition(|line| line.starts_with("pub(crate) mod "));
    let line = format!("pub(crate) mod {module};");
    mods.push(&line);
    mods.sort_unstable();
    format!("{}\n\n{}\n", rest.join("\n").trim_end(), mods.join("\n"))
}

/// The list of titles with one more at the end of its set's part.
fn with_title(list: &str, set: &str, line: &str) -> Option<String> {
    let heading = format!("    // {}", title_case(set));
    let lines: Vec<&str> = list.lines().collect();
    let start = lines.iter().position(|it| it.starts_with(&heading))?;
    let length = lines[start..].iter().position(|it| it.is_empty() || *it == "}")?;
    let mut lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
    lines.insert(start + length, format!("    {line}"));
    Some(lines.join("\n") + "\n")
}

/// `lookout-tower` as `LookoutTower`.
fn title_case(key: &str) -> String {
    key.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
        })
        .collect()
}

fn card_file(row: &Value, set: &str, key: &str) -> String {
    let text = |name: &str| row[name].as_str().unwrap_or_default();
    let kind = match text("kind") {
        "unit-hero" => "Hero",
        "unit-trade-ship" => "TradeShip",
        "unit-other" => "Unit",
        "site" => "Site",
        "action-neutral" => "Neutral",
        "action-attack" => "Attack",
        "event" => "Event",
        _ => "Building",
    };
    let place = match text("placement") {
        "settlement-or-city" => "Settlement",
        "city" => "City",
        "region" => "Region",
        "road" => "Road",
        _ => "Nowhere",
    };
    let mut cost = Vec::new();
    let mut points = Vec::new();
    for (name, count) in row["cost"].as_object().into_iter().flatten() {
        (0..count.as_u64().unwrap_or(0)).for_each(|_| cost.push(title_case(name)));
    }
    for (name, count) in row["points"].as_object().into_iter().flatten() {
        points.push(format!("{name}: {count}"));
    }
    let rulings: Vec<&str> = row["rulings"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let requires: Vec<&str> = row["requires"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut print = format!("print(Set::{}, {})", title_case(set), row["copies"].as_u64().unwrap_or(1));
    if let Some(moons @ 1..) = row["half_moon_copies"].as_u64() {
        print += &format!(".moons({moons})");
    }
    if row["face_up_stack"] == true {
        print += ".face_up()";
    }
    let mut out = format!(
        "//! {} ({}).\n\nuse crate::cards::rivals::prelude::*;\n\npub(crate) const DEF: CardDef = CardDef {{\n",
        text("name"),
        title_case(set)
    );
    out += &format!("    key: {key:?},\n    name: {:?},\n", text("name"));
    out += &format!("    // The table says: {}\n    text: \"\",\n", text("effect"));
    out += &format!("    kind: Kind::{kind},\n    place: Place::{place},\n");
    if !cost.is_empty() {
        out += &format!("    cost: cost(&[{}]),\n", cost.join(", "));
    }
    if !points.is_empty() {
        out += &format!("    points: Points {{ {}, ..Points::NONE }},\n", points.join(", "));
    }
    if !requires.is_empty() {
        out += &format!("    // Requires: {}\n    requires: &[],\n", requires.join("; "));
    }
    if row["one_per_principality"] == true {
        out += "    once: true,\n";
    }
    out += &format!("    printings: &[{print}],\n    ..CARD\n}};\n\n#[cfg(test)]\nmod tests {{\n    #[test]\n");
    out += &format!("    fn each_sentence_and_ruling_of_{}_is_tested() {{\n", key.replace('-', "_"));
    out += &format!("        // {set}/{key} E: {}\n", text("effect"));
    for ruling in rulings {
        out += &format!("        // {set}/{key} {ruling}\n");
    }
    out + "        panic!(\"write one test for each line above\");\n    }\n}\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_card_file_has_the_facts_of_the_table_and_a_test_that_fails() {
        let row = json!({
            "id": "turmoil/lookout-tower", "name": "Lookout Tower", "set": "turmoil", "kind": "building",
            "placement": "settlement-or-city", "cost": {"lumber": 1, "ore": 2}, "points": {"strength": 1}, "copies": 2,
            "half_moon_copies": 1, "requires": ["own-city>=1"], "effect": "Guards.", "rulings": ["R1: So."],
            "one_per_principality": true, "face_up_stack": false,
        });
        let file = card_file(&row, "turmoil", "lookout-tower");
        for part in [
            "//! Lookout Tower (Turmoil).",
            "place: Place::Settlement",
            "cost(&[Lumber, Ore, Ore])",
            "Points { strength: 1, ..Points::NONE }",
            "print(Set::Turmoil, 2).moons(1)",
            "once: true",
            "// Requires: own-city>=1",
            "turmoil/lookout-tower R1: So.",
            "panic!",
        ] {
            assert!(file.contains(part), "{part}\n{file}");
        }
    }

    #[test]
    fn lists_grow_where_the_set_has_its_part() {
        assert_eq!(
            with_module("//! Gold.\n\npub(crate) mod mint;\n", "harbor"),
            "//! Gold.\n\npub(crate) mod harbor;\npub(crate) mod mint;\n"
        );
        let list = "cards! {\n    // Gold\n    Mint = gold::mint::DEF,\n\n    // Turmoil\n    Riots = turmoil::riots::DEF,\n}\n";
        let grown = with_title(list, "gold", "Harbor = gold::harbor::DEF,").unwrap();
        assert!(
            grown.contains("Mint = gold::mint::DEF,\n    Harbor = gold::harbor::DEF,\n\n    // Turmoil"),
            "{grown}"
        );
        let grown = with_title(list, "turmoil", "Carl = turmoil::carl::DEF,").unwrap();
        assert!(grown.contains("Riots = turmoil::riots::DEF,\n    Carl = turmoil::carl::DEF,\n}"), "{grown}");
        assert_eq!(with_title(list, "sages", "x"), None);
        assert_eq!(title_case("lookout-tower"), "LookoutTower");
    }
}
