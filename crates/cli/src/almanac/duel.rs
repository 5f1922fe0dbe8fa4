//! The duel in the almanac: facts and texts from the card definitions, rulings and marks from the card tables.

use std::io::Write;

use duel::card::Set;
use duel::{Card, Points, Resource};
use serde_json::Value;

use super::Entry;

/// The published facts with our rulings and the mark of how well each is sourced.
const TABLE: &str = include_str!("../../../../data/cards/rivals-cards.json");

/// Every card of every set that is complete, once for each set that it is in.
pub fn entries() -> impl Iterator<Item = Entry> {
    let table: Value = serde_json::from_str(TABLE).expect("the card table is JSON");
    let rows = match table {
        Value::Array(rows) => rows,
        other => other.get("cards").and_then(Value::as_array).cloned().unwrap_or_default(),
    };
    Card::ALL.iter().flat_map(move |&card| entries_of(card, &rows))
}

fn entries_of(card: Card, rows: &[Value]) -> Vec<Entry> {
    let def = card.def();
    let mut entries: Vec<Entry> = Vec::new();
    for printing in def.printings.iter().filter(|printing| printing.set.is_complete()) {
        let set = printing.set.name();
        // Regions are printed once for each number; they are one card here.
        if let Some(known) = entries.iter_mut().find(|entry| entry.set == set) {
            known.copies += printing.copies;
            continue;
        }
        let id = format!("{set}/{}", def.key);
        let row = rows.iter().find(|row| row["id"] == id.as_str());
        let texts = |name: &str| -> Vec<String> {
            let list = row.and_then(|row| row[name].as_array());
            list.into_iter().flatten().filter_map(Value::as_str).map(String::from).collect()
        };
        entries.push(Entry {
            name: def.name.into(),
            set,
            kind: format!("{:?}", def.kind).to_lowercase(),
            copies: printing.copies,
            more_copies: (printing.half_moon > 0).then(|| format!(", {} with a half moon", printing.half_moon)),
            cost: Resource::ALL
                .into_iter()
                .map(|resource| (resource.name(), def.cost.get(resource)))
                .filter(|(_, count)| *count > 0)
                .collect(),
            points: points(def.points),
            text: def.text.into(),
            rulings: texts("rulings"),
            mark: row.and_then(|row| row["confidence"].as_str()).unwrap_or("sourced").into(),
            id,
        });
    }
    entries
}

fn points(points: Points) -> Vec<(&'static str, u8)> {
    let all = [
        ("victory", points.victory),
        ("commerce", points.commerce),
        ("strength", points.strength),
        ("skill", points.skill),
        ("progress", points.progress),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// What a spec of the duel may say.
pub fn options(out: &mut dyn Write) -> std::io::Result<()> {
    let complete: Vec<&str> =
        Set::ALL.into_iter().filter(|set| *set != Set::Basic && set.is_complete()).map(Set::name).collect();
    writeln!(out, "\nThe duel, as in duel or duel:target=9:")?;
    writeln!(out, "  duel               The Introductory Game, 7 points.")?;
    for set in &complete {
        writeln!(out, "  duel:theme={set:<8} The Theme Game with this era, 12 points.")?;
    }
    if complete.len() == 3 {
        writeln!(out, "  duel:princes={}   The Duel of the Princes, 13 points.", complete.join("+"))?;
    }
    writeln!(out, "  target=…           Victory points that win.")
}
