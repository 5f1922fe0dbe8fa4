//! `commonland almanac`: what can be looked up, and the options of each game.

use std::io::Write;

use clap::Args as ClapArgs;
use island::{Kind, OPTIONS, Resource, almanac};
use serde_json::{Map, Value, json};

use crate::failure::Failure;

#[derive(ClapArgs)]
pub struct Args {
    /// A card or piece, by name or part of one; without it, everything is listed
    name: Option<String>,
    /// Print a JSON list
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let wanted = args.name.as_deref().unwrap_or_default().to_lowercase();
    let found: Vec<&almanac::Entry> = almanac::ALMANAC
        .iter()
        .filter(|entry| entry.name.to_lowercase().contains(&wanted) || entry.id == wanted)
        .collect();
    if found.is_empty() {
        let instead = kernel::instead(&wanted, almanac::ALMANAC.iter().map(|entry| entry.name));
        return Err(Failure::Use(format!("the almanac has nothing on {}; {instead}", kernel::quoted(&wanted))));
    }
    if args.json {
        writeln!(out, "{:#}", found.into_iter().map(as_json).collect::<Value>())?;
        return Ok(());
    }
    for entry in &found {
        writeln!(out, "{}", as_text(entry))?;
    }
    if args.name.is_none() {
        writeln!(out, "Options of the island, as in island:seats=3,friendly-robber:")?;
        for option in OPTIONS {
            let name = if option.values.is_empty() { option.name.into() } else { format!("{}=…", option.name) };
            let values = if option.values.is_empty() { String::new() } else { format!(" ({})", option.values) };
            writeln!(out, "  {name:<18} {}{values}", option.text)?;
        }
    }
    Ok(())
}

fn as_json(entry: &almanac::Entry) -> Value {
    let cost: Map<String, Value> = Resource::ALL
        .into_iter()
        .filter(|resource| entry.cost.has(*resource))
        .map(|resource| (resource.name().into(), entry.cost.get(resource).into()))
        .collect();
    json!({
        "id": entry.id,
        "name": entry.name,
        "set": "island",
        "kind": entry.kind,
        "copies": entry.copies[0],
        "copies_5_6": entry.copies[1],
        "cost": cost,
        "points": entry.points,
        "text": entry.text,
        "rulings": entry.rulings,
        "mark": "sourced",
    })
}

fn as_text(entry: &almanac::Entry) -> String {
    let mut facts = vec![match entry.copies {
        [some, more] if some == more => format!("{some}×"),
        [some, more] => format!("{some}×, with five and six {more}×"),
    }];
    if !entry.cost.is_empty() {
        facts.push(format!("costs {}", entry.cost));
    }
    match entry.points {
        0 => {}
        1 => facts.push("1 point".into()),
        points => facts.push(format!("{points} points")),
    }
    let rulings: String = entry.rulings.iter().map(|ruling| format!("  – {ruling}\n")).collect();
    format!("{} ({}; {})\n  {}\n{rulings}", entry.name, entry.kind, facts.join("; "), entry.text)
}
