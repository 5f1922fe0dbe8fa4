//! `commonland almanac`: what can be looked up, and the options of each game.

mod duel;
mod island;
mod maps;

use std::io::Write;

use clap::Args as ClapArgs;
use serde_json::json;
use table::Entry;

use crate::failure::Failure;

#[derive(ClapArgs)]
pub struct Args {
    /// A card or piece, by name or part of one; without it, everything is listed
    name: Option<String>,
    /// Print a JSON list
    #[arg(long)]
    json: bool,
    /// The maps of the sea, with a picture of each
    #[arg(long, conflicts_with = "name")]
    maps: bool,
}

pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.maps {
        return maps::run(args.json, out);
    }
    let found = find(args.name.as_deref().unwrap_or_default(), table::almanac()).map_err(Failure::Use)?;
    if args.json {
        writeln!(out, "{:#}", json!(found))?;
        return Ok(());
    }
    for entry in &found {
        writeln!(out, "{}", as_text(entry))?;
    }
    if args.name.is_none() {
        island::options(out)?;
        duel::options(out)?;
    }
    Ok(())
}

/// The entries that have this name or part of it, or that games write so: `basic/grain-mill`, `grain-mill`, `forest-2`.
pub fn find(name: &str, all: Vec<Entry>) -> Result<Vec<Entry>, String> {
    let wanted = name.trim().to_lowercase();
    let is_wanted = |entry: &Entry| {
        let written = entry.id.rsplit('/').next().is_some_and(|key| key == wanted);
        let printed = entry.printings.contains(&wanted);
        entry.name.to_lowercase().contains(&wanted) || entry.id == wanted || written || printed
    };
    let names: Vec<String> = all.iter().map(|entry| entry.name.clone()).collect();
    let found: Vec<Entry> = all.into_iter().filter(is_wanted).collect();
    if found.is_empty() {
        let near = kernel::nearest(&wanted, names.iter().map(String::as_str));
        let everything = "commonland almanac lists everything, the options of specs too".to_string();
        let instead = near.map_or(everything, |near| format!("did you mean {near:?}?"));
        return Err(format!("the almanac has nothing on {}; {instead}", kernel::quoted(&wanted)));
    }
    Ok(found)
}

/// An entry in letters.
pub fn as_text(entry: &Entry) -> String {
    let list = |list: &[(&str, u8)]| {
        let list: Vec<String> = list.iter().map(|(name, count)| format!("{count} {name}")).collect();
        list.join(", ")
    };
    let mut facts = vec![format!("{}×{}", entry.copies, entry.more_copies.as_deref().unwrap_or_default())];
    if !entry.printings.is_empty() {
        facts.push(entry.printings.join(", "));
    }
    if !entry.cost.is_empty() {
        facts.push(format!("costs {}", list(&entry.cost)));
    }
    if !entry.points.is_empty() {
        facts.push(format!("points: {}", list(&entry.points)));
    }
    if entry.mark != "sourced" {
        facts.push(entry.mark.clone());
    }
    let rulings: String = entry.rulings.iter().map(|ruling| format!("  – {ruling}\n")).collect();
    format!("{} ({}; {}; {})\n  {}\n{rulings}", entry.name, entry.id, entry.kind, facts.join("; "), entry.text)
}
