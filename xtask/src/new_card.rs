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
    let (module, folder) = (key.replace('-', "_"), folder(edition, set));
    let (list, part) = (format!("{CARDS}.rs"), format!("{CARDS}/{edition}/{folder}.rs"));
    let no_part = |missing: &str| {
        format!(
            "the set {set} has no part yet: {missing} is missing (`cargo xtask new-set {set} --edition {edition}` makes it)"
        )
    };
    let modules = fs::read_to_string(root.join(&part)).map_err(|_| no_part(&part))?;
    let titles = read(root, &list)?;
    let line = format!("{}{} = {edition}::{folder}::{module}::DEF,", prefix(&titles, edition, key), title_case(key));
    let titles = with_title(&titles, set, &line)
        .ok_or_else(|| no_part(&format!("the line `// {}` in {list}", title_case(set))))?;
    let file = format!("{CARDS}/{edition}/{folder}/{module}.rs");
    let of_edition = |title: &str| titles.contains(&format!("    {title} = {edition}::"));
    let titled = |under: &str| {
        [title_case(edition) + &title_case(under), title_case(under)].into_iter().find(|title| of_edition(title))
    };
    let on = covers(&row).and_then(titled);
    if let Some(under) = covers(&row)
        && on.is_none()
    {
        return Err(format!("{name} lies on {under}, which is not written yet: begin with that"));
    }
    let all = [(file.clone(), card_file(&row, set, key, on)?), (part, with_module(&modules, &module)), (list, titles)];
    write_all(root, &all)?;
    Ok(file)
}

/// The folder of a set: the basic game of an edition may have the edition's name.
fn folder(edition: &str, set: &str) -> String {
    if set == edition { "basic".into() } else { set.replace('-', "_") }
}

/// What stands before a title that another edition has too.
fn prefix(titles: &str, edition: &str, key: &str) -> String {
    let line = format!("    {} = ", title_case(key));
    let taken = titles.lines().any(|it| it.starts_with(&line) && !it.starts_with(&format!("{line}{edition}::")));
    if taken { title_case(edition) } else { String::new() }
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

/// The text of a member of a row; empty if there is none.
fn text<'a>(row: &'a Value, name: &str) -> &'a str {
    row[name].as_str().unwrap_or_default()
}

/// The texts of a list of a row.
fn texts<'a>(row: &'a Value, name: &str) -> Vec<&'a str> {
    row[name].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

fn unknown(row: &Value, what: &str) -> String {
    format!("the engine knows no {what} {:?} yet: that is a change of its own", text(row, what))
}

/// The variant of `CardKind`.
fn kind_of(row: &Value) -> Result<&'static str, String> {
    Ok(match text(row, "kind") {
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
        _ => return Err(unknown(row, "kind")),
    })
}

/// The variant of `Place`.
fn place_of(row: &Value, kind: &str, under: Option<&str>) -> Result<String, String> {
    Ok(match (text(row, "placement"), under) {
        (_, Some(under)) => format!("Upon(Card::{under})"),
        _ if kind == "Marker" => "Beside".into(),
        ("settlement-or-city", _) => "Settlement".into(),
        ("city" | "foreign-city", _) => "City".into(),
        ("region" | "foreign-region", _) => "Region".into(),
        ("road" | "foreign-road", _) => "Road".into(),
        ("none" | "event-stack", _) => "Nowhere".into(),
        ("city-upgrade", _) => "OnCity".into(),
        ("sea", _) => "Sea".into(),
        _ => return Err(unknown(row, "placement")),
    })
}

/// The resources of a price, and the fields of `Extra`.
fn price_of(row: &Value) -> Result<(Vec<String>, Vec<String>), String> {
    let (mut cost, mut extra) = (Vec::new(), Vec::new());
    for (name, count) in row["cost"].as_object().into_iter().flatten() {
        if let Some((_, field)) = EXTRAS.iter().find(|it| it.0 == name) {
            extra.push(format!("{field}: {count}"));
        } else if RESOURCES.contains(&name.as_str()) {
            (0..count.as_u64().unwrap_or(0)).for_each(|_| cost.push(title_case(name)));
        } else {
            return Err(format!("the engine knows no price in {name:?} yet: that is a change of its own"));
        }
    }
    Ok((cost, extra))
}

/// The levels of a sea card, a line each.
fn levels_of(row: &Value, place: &str) -> Result<Vec<String>, String> {
    let mut levels = Vec::new();
    for level in row["levels"].as_array().into_iter().flatten().filter(|_| place == "Sea") {
        let bounty = level["bounty_any_resources"].as_u64().unwrap_or(0);
        let points = points_of(&level["points"])?.unwrap_or("Points::NONE".into());
        levels.push(format!("        Level {{ points: {points}, bounty: {bounty} }},\n"));
    }
    Ok(levels)
}

/// How the card is printed in its set.
fn printing_of(row: &Value, set: &str, kind: &str) -> String {
    let mut print = format!("print(Set::{}, {})", title_case(set), row["copies"].as_u64().unwrap_or(1));
    if let Some(moons @ 1..) = row["half_moon_copies"].as_u64() {
        print += &format!(".moons({moons})");
    }
    if row["face_up_stack"] == true || row["deck"] == "face-up" {
        print += ".face_up()";
    }
    if let Some(other) = row["yields_to"].as_str() {
        print += &format!(".yields_to(Set::{})", title_case(other));
    }
    if row["copies_per_player"] == 1 && kind == "Marker" {
        print += ".begins()";
    }
    print
}

/// The file of a card; refused if the engine has no such kind or place yet.
///
/// `under` is the title on which it lies.
fn card_file(row: &Value, set: &str, key: &str, under: Option<String>) -> Result<String, String> {
    let kind = kind_of(row)?;
    let place = place_of(row, kind, under.as_deref())?;
    let (cost, extra) = price_of(row)?;
    let points = points_of(&row["points"])?;
    let levels = levels_of(row, &place)?;
    let ware = [("owl_capacity", "Owl"), ("star_capacity", "Star")].into_iter().find(|it| row[it.0].is_u64());
    let dial = match ware {
        Some((capacity, _)) => row[capacity].as_u64(),
        None if place == "Sea" => None,
        None => row["levels"].as_array().map(|levels| levels.len() as u64),
    };
    let used = [("Extra", !extra.is_empty()), ("Level", !levels.is_empty()), ("Ware", ware.is_some())];
    let used: Vec<&str> = used.into_iter().filter(|it| it.1).map(|it| it.0).collect();
    let used = match used[..] {
        [] => String::new(),
        [one] => format!("use crate::card::{one};\n"),
        _ => format!("use crate::card::{{{}}};\n", used.join(", ")),
    };
    let (name, effect) = (text(row, "name"), text(row, "effect"));
    let mut out = format!("//! {name} ({}).\n\n{used}use crate::cards::prelude::*;\n\n", title_case(set));
    out += &format!("pub(crate) const DEF: CardDef = CardDef {{\n    key: {key:?},\n    name: {name:?},\n");
    out += &format!("    // The table says: {effect}\n    text: \"\",\n");
    out += &format!("    kind: CardKind::{kind},\n    place: Place::{place},\n");
    if text(row, "placement").starts_with("foreign-") {
        out += "    abroad: true,\n";
    }
    if text(row, "placement") == "on-card" {
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
    let requires = texts(row, "requires");
    if !requires.is_empty() {
        out += &format!("    // Requires: {}\n    requires: &[],\n", requires.join("; "));
    }
    // A limit with a note holds in some games only: the edition says so of all cards that lie face up (`face_up_once`).
    if row["one_per_principality"] == true && row["one_per_principality_note"].is_null() {
        out += "    once: true,\n";
    }
    if let Some(under) = text(row, "reseat").strip_prefix("under-top-") {
        out += &format!("    above: true,\n    reseat: Some({under}),\n");
    }
    out += &format!("    printings: &[{}],\n    ..CARD\n}};\n\n", printing_of(row, set, kind));
    Ok(out + &failing_test(row, key))
}

/// The test with which a card begins: it names all that is to be tested, and fails.
fn failing_test(row: &Value, key: &str) -> String {
    let id = text(row, "id");
    let mut out = "#[cfg(test)]\nmod tests {\n    #[test]\n".to_string();
    out += &format!("    fn each_sentence_and_ruling_of_{}_is_tested() {{\n", key.replace('-', "_"));
    out += &format!("        // {id} E: {}\n", text(row, "effect"));
    for ruling in texts(row, "rulings") {
        out += &format!("        // {id} {ruling}\n");
    }
    out + "        panic!(\"write one test for each line above\");\n    }\n}\n"
}

#[cfg(test)]
mod tests;
