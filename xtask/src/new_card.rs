//! `cargo xtask new-card`: the file of a card of the duel, with its facts filled in from the card table.
//!
//! What it leaves to do is what only a person can: the text in our own words, the moments, and the tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{Trouble, root};

/// The card tables, and the folder of cards that each belongs to. The sets of all boxes of an edition share one.
const TABLES: [(&str, &str); 4] = [
    ("rivals", "data/cards/rivals-cards.json"),
    ("rivals", "data/cards/enlightenment-cards.json"),
    ("rivals", "data/cards/darkness-cards.json"),
    ("classic", "data/cards/classic-cards.json"),
];

/// What a price is paid with; owls, stars and free choices are no resources.
const RESOURCES: [&str; 6] = ["lumber", "brick", "wool", "grain", "ore", "gold"];

/// What a price may hold beside resources, and the field of `Extra`.
const EXTRAS: [(&str, &str); 3] = [("any", "any"), ("owl", "owls"), ("star", "stars")];

/// Points as the tables name them, and the field of `Points`. The classic tables have names of their own.
const POINTS: [(&str, &str); 10] = [
    ("victory", "victory"),
    ("commerce", "commerce"),
    ("strength", "strength"),
    ("skill", "skill"),
    ("progress", "progress"),
    ("sail", "sail"),
    ("cannon", "cannon"),
    ("trade", "commerce"),
    ("tournament", "skill"),
    ("hand", "progress"),
];

/// Where the cards are.
pub(crate) const CARDS: &str = "crates/duel/src/cards";

/// `new-card NAME --set SET`.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    let [name, flag, set] = args else {
        return Err(Trouble::WrongUse("new-card wants a name and a set: \"Village School\" --set prosperity".into()));
    };
    if flag != "--set" {
        return Err(Trouble::WrongUse(format!("new-card knows --set, not {flag}")));
    }
    let file = add(&root(), name, set).map_err(Trouble::failed)?;
    println!("{file} is made; docs/adding-a-card.md tells how to go on.");
    Ok(())
}

/// Adds a card below `root` and says in which file it is; if it cannot be added, nothing is changed.
fn add(root: &Path, name: &str, set: &str) -> Result<String, String> {
    let (edition, row) = find(root, name, set)?;
    let key = row["id"].as_str().and_then(|id| id.split('/').nth(1)).unwrap_or_default();
    if let Some(file) = holder(root, edition, key)? {
        let printed = read(root, &file)?.contains(&format!("Set::{},", title_case(set)));
        let copies = row["copies"].as_u64().unwrap_or(1);
        return Err(match row["same_as"].as_str() {
            None if !printed && !file.contains(&format!("/{}/", set.replace('-', "_"))) => {
                let printing = format!("print(Set::{}, {copies})", title_case(set));
                format!("{name} is a reprint of the card in {file}: give that one a second printing, {printing}")
            }
            _ => format!("{name} is there already, in {file}"),
        });
    }
    if let Some(first) = row["same_as"].as_str() {
        return Err(format!("{name} is a reprint of {first}: give that card a second printing"));
    }
    let (module, folder) = (key.replace('-', "_"), set.replace('-', "_"));
    let (list, part) = (format!("{CARDS}.rs"), format!("{CARDS}/{edition}/{folder}.rs"));
    let no_part = |missing: &str| {
        format!(
            "the set {set} has no part yet: {missing} is missing (`cargo xtask new-set {set} --edition {edition}` makes it)"
        )
    };
    let modules = fs::read_to_string(root.join(&part)).map_err(|_| no_part(&part))?;
    let titles = read(root, &list)?;
    // Titles of other editions may be taken by those of the Rivals.
    let prefix = if edition == "rivals" { String::new() } else { title_case(edition) };
    let line = format!("{prefix}{} = {edition}::{folder}::{module}::DEF,", title_case(key));
    let titles = with_title(&titles, set, &line)
        .ok_or_else(|| no_part(&format!("the line `// {}` in {list}", title_case(set))))?;
    let file = format!("{CARDS}/{edition}/{folder}/{module}.rs");
    if let Some(under) = covers(&row)
        && !titles.contains(&format!("    {prefix}{} = ", title_case(under)))
    {
        return Err(format!("{name} lies on {under}, which is not written yet: begin with that"));
    }
    let all =
        [(file.clone(), card_file(&row, set, key, &prefix)?), (part, with_module(&modules, &module)), (list, titles)];
    write_all(root, &all)?;
    Ok(file)
}

pub(crate) fn read(root: &Path, path: &str) -> Result<String, String> {
    fs::read_to_string(root.join(path)).map_err(|why| format!("{path}: {why}"))
}

/// The sets that the card tables of an edition have, in the order of the tables.
pub(crate) fn sets_of(root: &Path, edition: &str) -> Result<Vec<String>, String> {
    let mut sets: Vec<String> = Vec::new();
    for (_, table) in TABLES.into_iter().filter(|(of, _)| *of == edition) {
        let rows: Value = serde_json::from_str(&read(root, table)?).map_err(|why| format!("{table}: {why}"))?;
        for set in rows.as_array().into_iter().flatten().filter_map(|row| row["set"].as_str()) {
            if !sets.iter().any(|it| it == set) {
                sets.push(set.into());
            }
        }
    }
    Ok(sets)
}

/// The row of a card, and the edition it belongs to.
fn find(root: &Path, name: &str, set: &str) -> Result<(&'static str, Value), String> {
    let mut sets = BTreeSet::new();
    for (edition, table) in TABLES {
        let rows: Value = serde_json::from_str(&read(root, table)?).map_err(|why| format!("{table}: {why}"))?;
        for row in rows.as_array().into_iter().flatten() {
            if row["name"] != name {
                continue;
            }
            if row["set"] == set {
                return Ok((edition, row.clone()));
            }
            sets.insert(row["set"].as_str().unwrap_or_default().to_string());
        }
    }
    let sets: Vec<String> = sets.into_iter().collect();
    Err(match sets.is_empty() {
        true => format!("no card table has a card {name:?}"),
        false => format!("no card table has {name:?} in the set {set:?}, but in {}", sets.join(", ")),
    })
}

/// The file that defines a card, alone or together with others of its family.
fn holder(root: &Path, edition: &str, key: &str) -> Result<Option<String>, String> {
    let mut folders = vec![format!("{CARDS}/{edition}")];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(root.join(&folder)) else { continue };
        for entry in entries {
            let entry = entry.map_err(|why| format!("{folder}: {why}"))?;
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                folders.push(path);
            } else if defines(&read(root, &path)?, key) {
                return Ok(Some(path));
            }
        }
    }
    Ok(None)
}

/// Whether a file defines a card: its key stands as a field, or first in the call of a family's function.
fn defines(source: &str, key: &str) -> bool {
    let literal = format!("{key:?}");
    source.match_indices(&literal).any(|(at, _)| {
        let before = source[..at].trim_end();
        before.ends_with("key:") || before.ends_with('(')
    })
}

/// Writes all files or none: when one cannot be written, those before it are put back.
pub(crate) fn write_all(root: &Path, files: &[(String, String)]) -> Result<(), String> {
    let before: Vec<Option<String>> = files.iter().map(|(path, _)| fs::read_to_string(root.join(path)).ok()).collect();
    for (at, (path, text)) in files.iter().enumerate() {
        let target = root.join(path);
        let written = target.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&target, text));
        if let Err(why) = written {
            for ((path, _), old) in files[..at].iter().zip(&before) {
                // What cannot be put back either is named by the error below; there is nothing more to do about it.
                let _ = match old {
                    Some(old) => fs::write(root.join(path), old),
                    None => fs::remove_file(root.join(path)),
                };
            }
            return Err(format!("{path}: {why}"));
        }
    }
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
pub(crate) fn title_case(key: &str) -> String {
    key.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
        })
        .collect()
}

/// The card on which a card lies, if it lies on one.
fn covers(row: &Value) -> Option<&str> {
    let requires = row["requires"].as_array()?.iter().filter_map(Value::as_str);
    let building = requires.filter_map(|it| it.strip_prefix("own-building:")).next();
    building.filter(|_| row["placement"] == "on-card")
}

/// Points as they are written in code; none if there are none.
fn points_of(points: &Value) -> Result<Option<String>, String> {
    let mut fields = Vec::new();
    for (name, count) in points.as_object().into_iter().flatten() {
        match POINTS.iter().find(|it| it.0 == name) {
            Some((_, field)) => fields.push(format!("{field}: {count}")),
            None => return Err(format!("the engine knows no points in {name:?} yet: that is a change of its own")),
        }
    }
    Ok((!fields.is_empty()).then(|| format!("Points {{ {}, ..Points::NONE }}", fields.join(", "))))
}

/// The file of a card; refused if the engine has no such kind or place yet.
fn card_file(row: &Value, set: &str, key: &str, prefix: &str) -> Result<String, String> {
    let text = |name: &str| row[name].as_str().unwrap_or_default();
    let unknown = |what: &str| format!("the engine knows no {what} {:?} yet: that is a change of its own", text(what));
    let kind = match text("kind") {
        "building" => "Building",
        "marker" => "Marker",
        "unit-hero" => "Hero",
        "unit-trade-ship" => "TradeShip",
        "unit-ship" => "Ship",
        "unit-sage" => "Sage",
        "unit-knight" => "Knight",
        "unit-fleet" => "Fleet",
        "unit-other" => "Unit",
        "site" => "Site",
        "action-neutral" => "Neutral",
        "action-attack" => "Attack",
        "action-defense" => "Defense",
        "event" => "Event",
        "metropolis" => "Metropolis",
        "sea-island" => "Island",
        "sea-pirate" => "Pirate",
        "sea-shipwreck" => "Shipwreck",
        "sea-harbor" => "Harbor",
        _ => return Err(unknown("kind")),
    };
    let place = match (text("placement"), covers(row)) {
        (_, Some(under)) => format!("Upon(Card::{prefix}{})", title_case(under)),
        _ if kind == "Marker" => "Beside".into(),
        ("settlement-or-city", _) => "Settlement".into(),
        ("city" | "foreign-city", _) => "City".into(),
        ("region" | "foreign-region", _) => "Region".into(),
        ("road" | "foreign-road", _) => "Road".into(),
        ("none" | "event-stack", _) => "Nowhere".into(),
        ("city-upgrade", _) => "OnCity".into(),
        ("sea", _) => "Sea".into(),
        _ => return Err(unknown("placement")),
    };
    let mut cost = Vec::new();
    let mut extra = Vec::new();
    for (name, count) in row["cost"].as_object().into_iter().flatten() {
        if let Some((_, field)) = EXTRAS.iter().find(|it| it.0 == name) {
            extra.push(format!("{field}: {count}"));
        } else if RESOURCES.contains(&name.as_str()) {
            (0..count.as_u64().unwrap_or(0)).for_each(|_| cost.push(title_case(name)));
        } else {
            return Err(format!("the engine knows no price in {name:?} yet: that is a change of its own"));
        }
    }
    let points = points_of(&row["points"])?;
    let mut levels = Vec::new();
    for level in row["levels"].as_array().into_iter().flatten().filter(|_| place == "Sea") {
        let bounty = level["bounty_any_resources"].as_u64().unwrap_or(0);
        let points = points_of(&level["points"])?.unwrap_or("Points::NONE".into());
        levels.push(format!("        Level {{ points: {points}, bounty: {bounty} }},\n"));
    }
    let ware = [("owl_capacity", "Owl"), ("star_capacity", "Star")].into_iter().find(|it| row[it.0].is_u64());
    let dial = match ware {
        Some((capacity, _)) => row[capacity].as_u64(),
        None if place == "Sea" => None,
        None => row["levels"].as_array().map(|levels| levels.len() as u64),
    };
    let rulings: Vec<&str> = row["rulings"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let requires: Vec<&str> = row["requires"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut print = format!("print(Set::{}, {})", title_case(set), row["copies"].as_u64().unwrap_or(1));
    if let Some(moons @ 1..) = row["half_moon_copies"].as_u64() {
        print += &format!(".moons({moons})");
    }
    if row["face_up_stack"] == true || row["deck"] == "face-up" {
        print += ".face_up()";
    }
    if row["copies_per_player"] == 1 && kind == "Marker" {
        print += ".begins()";
    }
    let mut uses = Vec::new();
    if !extra.is_empty() {
        uses.push("Extra");
    }
    if !levels.is_empty() {
        uses.push("Level");
    }
    if ware.is_some() {
        uses.push("Ware");
    }
    let uses = match uses[..] {
        [] => String::new(),
        [one] => format!("use crate::card::{one};\n"),
        _ => format!("use crate::card::{{{}}};\n", uses.join(", ")),
    };
    let mut out = format!(
        "//! {} ({}).\n\n{uses}use crate::cards::prelude::*;\n\npub(crate) const DEF: CardDef = CardDef {{\n",
        text("name"),
        title_case(set)
    );
    out += &format!("    key: {key:?},\n    name: {:?},\n", text("name"));
    out += &format!("    // The table says: {}\n    text: \"\",\n", text("effect"));
    out += &format!("    kind: Kind::{kind},\n    place: Place::{place},\n");
    if text("placement").starts_with("foreign-") {
        out += "    abroad: true,\n";
    }
    if text("placement") == "on-card" {
        out += "    bears: true,\n";
    }
    if let Some(dial) = dial {
        out += &format!("    dial: {dial},\n");
    }
    if let Some(shows @ 1..) = row["starting_stars"].as_u64() {
        out += &format!("    shows: {shows},\n");
    }
    if let Some((_, ware)) = ware {
        out += &format!("    holds: Some(Ware::{ware}),\n");
    }
    if !cost.is_empty() {
        out += &format!("    cost: cost(&[{}]),\n", cost.join(", "));
    }
    if !extra.is_empty() {
        out += &format!("    extra: Extra {{ {}, ..Extra::NONE }},\n", extra.join(", "));
    }
    if let Some(amount) = row["build_from_region"]["amount"].as_u64() {
        out += &format!("    from_region: {amount},\n");
    }
    if let Some(points) = points {
        out += &format!("    points: {points},\n");
    }
    if !levels.is_empty() {
        out += &format!("    levels: &[\n{}    ],\n", levels.concat());
    }
    if !requires.is_empty() {
        out += &format!("    // Requires: {}\n    requires: &[],\n", requires.join("; "));
    }
    // A limit with a note holds in some games only: the edition says so of all cards that lie face up (`face_up_once`).
    if row["one_per_principality"] == true && row["one_per_principality_note"].is_null() {
        out += "    once: true,\n";
    }
    if let Some(under) = text("reseat").strip_prefix("under-top-") {
        out += &format!("    above: true,\n    reseat: Some({under}),\n");
    }
    out += &format!("    printings: &[{print}],\n    ..CARD\n}};\n\n#[cfg(test)]\nmod tests {{\n    #[test]\n");
    out += &format!("    fn each_sentence_and_ruling_of_{}_is_tested() {{\n", key.replace('-', "_"));
    let id = text("id");
    out += &format!("        // {id} E: {}\n", text("effect"));
    for ruling in rulings {
        out += &format!("        // {id} {ruling}\n");
    }
    Ok(out + "        panic!(\"write one test for each line above\");\n    }\n}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::BTreeMap;
    use std::path::PathBuf;

    #[test]
    fn a_card_file_has_the_facts_of_the_table_and_a_test_that_fails() {
        let row = json!({
            "id": "turmoil/lookout-tower", "name": "Lookout Tower", "set": "turmoil", "kind": "building",
            "placement": "settlement-or-city", "cost": {"lumber": 1, "ore": 2}, "points": {"strength": 1}, "copies": 2,
            "half_moon_copies": 1, "requires": ["own-city>=1"], "effect": "Guards.", "rulings": ["R1: So."],
            "one_per_principality": true, "face_up_stack": false,
        });
        let file = card_file(&row, "turmoil", "lookout-tower", "").unwrap();
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
    fn dials_wares_prices_and_what_a_card_lies_on_are_filled_in() {
        let marker = json!({
            "id": "prosperity/public-feeling", "name": "Public Feeling", "kind": "marker", "placement": "marker", "copies": 2,
            "star_capacity": 3, "starting_stars": 1, "copies_per_player": 1,
        });
        let file = card_file(&marker, "prosperity", "public-feeling", "").unwrap();
        for part in [
            "place: Place::Beside",
            "dial: 3",
            "shows: 1",
            "holds: Some(Ware::Star)",
            "2).begins()",
            "use crate::card::Ware;",
        ] {
            assert!(file.contains(part), "{part}\n{file}");
        }
        let island = json!({
            "id": "explorers/jean", "kind": "sea-pirate", "placement": "sea", "copies": 2, "levels": [
                { "level": 1, "points": {}, "bounty_any_resources": 1 },
                { "level": 2, "points": { "victory": 1 }, "bounty_any_resources": 0 },
            ],
        });
        let file = card_file(&island, "explorers", "jean", "").unwrap();
        for part in [
            "place: Place::Sea",
            "Level { points: Points::NONE, bounty: 1 },",
            "Level { points: Points { victory: 1, ..Points::NONE }, bounty: 0 },",
            "use crate::card::Level;",
        ] {
            assert!(file.contains(part), "{part}\n{file}");
        }
        assert!(!file.contains("dial"), "{file}");
        let event = json!({
            "id": "prosperity/insurrection", "kind": "event", "placement": "none", "reseat": "under-top-4", "copies": 2,
        });
        let file = card_file(&event, "prosperity", "insurrection", "").unwrap();
        assert!(file.contains("    above: true,\n    reseat: Some(4),\n"), "{file}");
        let guardian = json!({
            "id": "intrigue/judith", "kind": "unit-hero", "placement": "on-card", "requires": ["own-building:church"],
            "cost": { "grain": 2, "owl": 1 }, "copies": 1,
        });
        let file = card_file(&guardian, "intrigue", "judith", "").unwrap();
        for part in ["Place::Upon(Card::Church)", "bears: true", "extra: Extra { owls: 1, ..Extra::NONE }"] {
            assert!(file.contains(part), "{part}\n{file}");
        }
        let classic = json!({
            "id": "classic/abbey", "kind": "building", "placement": "settlement-or-city", "points": { "hand": 1 },
            "rulings": ["R1: So."], "copies": 2,
        });
        let file = card_file(&classic, "classic-basic", "abbey", "Classic").unwrap();
        for part in ["Points { progress: 1, ..Points::NONE }", "Set::ClassicBasic, 2", "// classic/abbey R1: So."] {
            assert!(file.contains(part), "{part}\n{file}");
        }
        let house = json!({
            "id": "artisans/house-of-the-benefactor", "kind": "building", "placement": "city", "copies": 2,
            "deck": "face-up", "one_per_principality": true, "one_per_principality_note": "Expanded Game",
        });
        let file = card_file(&house, "artisans", "house-of-the-benefactor", "Classic").unwrap();
        assert!(file.contains("2).face_up()]") && !file.contains("once"), "{file}");
        let odd = json!({ "id": "a/b", "kind": "building", "placement": "city", "points": { "magic": 1 } });
        assert!(card_file(&odd, "a", "b", "").unwrap_err().contains("no points in \"magic\""));
    }

    /// A small tree: one set with a family and a list.
    fn tree(name: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("commonland-new-card-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        let card = |id: &str, name: &str| json!({ "id": id, "name": name, "set": id.split('/').next(), "kind": "building", "placement": "city" });
        let mut reprint = card("gold/abbey", "Abbey");
        reprint["same_as"] = "basic/abbey".into();
        let rivals =
            json!([card("gold/mint", "Mint"), card("gold/austin", "Austin"), card("gold/harbor", "Harbor"), reprint]);
        let mut classic = card("classic/mint", "Mint");
        classic["set"] = "classic-basic".into();
        let mut on_card = card("classic/bran", "Bran");
        (on_card["set"], on_card["placement"]) = ("classic-basic".into(), "on-card".into());
        on_card["requires"] = json!(["own-building:temple"]);
        let again = card("explorers/harbor", "Harbor");
        let mut sea = card("explorers/island", "Island");
        sea["kind"] = "sea".into();
        let files = [
            ("data/cards/rivals-cards.json", rivals.to_string()),
            ("data/cards/enlightenment-cards.json", json!([card("sages/grove", "Grove"), sea, again]).to_string()),
            ("data/cards/darkness-cards.json", "[]".into()),
            ("data/cards/classic-cards.json", json!([classic, on_card]).to_string()),
            (
                "crates/duel/src/cards.rs",
                "cards! {\n    // Gold\n    Mint = rivals::gold::mint::DEF,\n\n    // Explorers\n\n    // ClassicBasic\n}\n"
                    .into(),
            ),
            ("crates/duel/src/cards/rivals/gold.rs", "//! Gold.\n\npub(crate) mod mint;\n".into()),
            ("crates/duel/src/cards/classic/classic_basic.rs", "//! Classic.\n".into()),
            ("crates/duel/src/cards/rivals/explorers.rs", "//! Explorers.\n".into()),
            ("crates/duel/src/cards/rivals/gold/mint.rs", "    key: \"mint\",\n".into()),
            (
                "crates/duel/src/cards/rivals/gold/heroes.rs",
                "const AUSTIN: CardDef = hero(\n    \"austin\",\n);\n".into(),
            ),
        ];
        for (path, text) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        root
    }

    fn contents(root: &Path) -> BTreeMap<PathBuf, String> {
        let (mut found, mut folders) = (BTreeMap::new(), vec![root.to_path_buf()]);
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path)
                } else {
                    drop(found.insert(path.clone(), fs::read_to_string(path).unwrap()))
                }
            }
        }
        found
    }

    #[test]
    fn a_card_gets_its_file_and_its_two_lines() {
        let root = tree("made");
        let file = add(&root, "Harbor", "gold").unwrap();
        assert_eq!(file, "crates/duel/src/cards/rivals/gold/harbor.rs");
        let after = contents(&root);
        assert!(after[&root.join(file)].contains("//! Harbor (Gold)."));
        assert!(
            after[&root.join("crates/duel/src/cards/rivals/gold.rs")].contains("mod harbor;\npub(crate) mod mint;")
        );
        assert!(after[&root.join("crates/duel/src/cards.rs")].contains("    Harbor = rivals::gold::harbor::DEF,\n\n"));
        assert!(add(&root, "Harbor", "gold").unwrap_err().contains("there already"));
        let reprint = add(&root, "Harbor", "explorers").unwrap_err();
        assert!(
            reprint.contains("gold/harbor.rs: give that one a second printing, print(Set::Explorers, 1)"),
            "{reprint}"
        );
        let file = add(&root, "Mint", "classic-basic").unwrap();
        assert_eq!(file, "crates/duel/src/cards/classic/classic_basic/mint.rs");
        let list = fs::read_to_string(root.join("crates/duel/src/cards.rs")).unwrap();
        assert!(list.contains("    ClassicMint = classic::classic_basic::mint::DEF,\n"), "{list}");
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn what_cannot_be_added_is_told_and_changes_nothing() {
        let root = tree("refused");
        let before = contents(&root);
        for (name, set, why) in [
            ("Mint", "gold", "there already, in crates/duel/src/cards/rivals/gold/mint.rs"),
            ("Austin", "gold", "there already, in crates/duel/src/cards/rivals/gold/heroes.rs"),
            ("Abbey", "gold", "a reprint of basic/abbey"),
            ("Grove", "sages", "rivals/sages.rs is missing"),
            ("Grove", "gold", "but in sages"),
            ("Groove", "sages", "no card table has a card \"Groove\""),
            ("Island", "explorers", "no kind \"sea\" yet"),
            ("Bran", "classic-basic", "lies on temple, which is not written yet"),
        ] {
            let told = add(&root, name, set).unwrap_err();
            assert!(told.contains(why), "{told}");
        }
        assert_eq!(contents(&root), before);
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn when_a_file_cannot_be_written_the_others_are_put_back() {
        let root = tree("torn");
        let before = contents(&root);
        // A folder where a file should be cannot be written.
        let files = [
            ("crates/duel/src/cards.rs".to_string(), "new".to_string()),
            ("fresh.rs".to_string(), "new".to_string()),
            ("crates/duel/src/cards".to_string(), "new".to_string()),
        ];
        assert!(write_all(&root, &files).is_err());
        assert_eq!(contents(&root), before);
        fs::remove_dir_all(root).unwrap();
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
