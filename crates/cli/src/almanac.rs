//! `commonland almanac`: what can be looked up, and the options of each game.

mod maps;

use std::collections::HashSet;
use std::io::Write;

use clap::Args as ClapArgs;
use kernel::{OptionDef, OptionList, Values};
use serde_json::json;
use table::AlmanacEntry;

use crate::failure::Failure;

#[derive(ClapArgs)]
pub struct Args {
    /// A card or piece, by name or part of one, a game or a set; without it, everything is listed
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
    let name = args.name.as_deref().unwrap_or_default();
    let found = find(name, table::almanac()).map_err(Failure::Use)?;
    if args.json {
        writeln!(out, "{:#}", json!(found))?;
        return Ok(());
    }
    for entry in &found {
        writeln!(out, "{}", as_text(entry))?;
    }
    let is_about = |list: &&OptionList| args.name.is_none() || name.trim().eq_ignore_ascii_case(list.game);
    for list in table::option_lists().into_iter().filter(is_about) {
        differences(list.game, out)?;
        options(list, out)?;
    }
    Ok(())
}

/// How a game differs from its sister, if it has one.
fn differences(game: &str, out: &mut dyn Write) -> std::io::Result<()> {
    let lines = table::differences(game);
    if lines.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}", texts::english().word(&format!("ui.differs.{game}")))?;
    for line in lines {
        writeln!(out, "  – {}", texts::english().word(&format!("ui.differs.{game}.{line}")))?;
    }
    writeln!(out)
}

/// Every option of a game with one line of help.
fn options(list: &OptionList, out: &mut dyn Write) -> std::io::Result<()> {
    let game = list.game;
    let english = |key: String| texts::english().word(&key);
    writeln!(out, "Options of {}; an example is {game}:{}:", english(format!("ui.game.{game}")), example(list))?;
    for OptionDef { name, values, usual, .. } in &list.options {
        let (named, values) = match values {
            Values::Flag => (name.to_string(), String::new()),
            values => (format!("{name}=…"), format!(" ({})", values.in_words())),
        };
        let marks = usual.iter().filter_map(|it| Some(format!(" [{}: {}]", it.value, it.mark?)));
        let marks: String = marks.collect();
        writeln!(out, "  {named:<18} {}{values}{marks}", english(format!("ui.option.{game}.{name}")))?;
    }
    writeln!(out)
}

/// The first option of a game, with its first value.
fn example(list: &OptionList) -> String {
    let OptionDef { name, values, .. } = &list.options[0];
    match values {
        Values::Flag => name.to_string(),
        Values::Number { from, .. } => format!("{name}={from}"),
        Values::Choice { words } => format!("{name}={}", words[0]),
        Values::Several { count, words, .. } => format!("{name}={}", words[..usize::from(*count)].join("+")),
    }
}

/// The entries whose name contains this text, or which games write like this: `basic/grain-mill`, `grain-mill`,
/// `forest-2`. The name of a game or of a set finds all its entries.
pub fn find(name: &str, all: Vec<AlmanacEntry>) -> Result<Vec<AlmanacEntry>, String> {
    let wanted = name.trim().to_lowercase();
    let sets: HashSet<String> = all.iter().filter_map(|it| Some(it.id.split_once('/')?.0.to_string())).collect();
    let is_wanted = |entry: &AlmanacEntry| {
        let written = entry.id.rsplit('/').next().is_some_and(|key| key == wanted);
        let printed = entry.printings.contains(&wanted);
        match wanted.as_str() {
            game if table::NAMES.contains(&game) => wanted == entry.game,
            set if sets.contains(set) => entry.id.split('/').next() == Some(set),
            _ => entry.name.to_lowercase().contains(&wanted) || entry.id == wanted || written || printed,
        }
    };
    let names: Vec<String> = all.iter().map(|entry| entry.name.clone()).collect();
    let found: Vec<AlmanacEntry> = all.into_iter().filter(is_wanted).collect();
    if found.is_empty() {
        let near = kernel::nearest(&wanted, names.iter().map(String::as_str));
        let everything = "commonland almanac lists everything, the options of specs too".to_string();
        let instead = near.map_or(everything, |near| format!("did you mean {near:?}?"));
        return Err(format!("the almanac has nothing on {}; {instead}", kernel::quoted(&wanted)));
    }
    Ok(found)
}

/// An entry in letters.
pub fn as_text(entry: &AlmanacEntry) -> String {
    let list = |list: &[(&str, u8)]| {
        let list: Vec<String> = list.iter().map(|&(name, count)| counted(name, count)).collect();
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
    if let Some(pirate) = &entry.pirate {
        facts.push(format!("strength {}, demands {}", pirate.strength, list(&pirate.demand)));
    }
    if !entry.mission.is_empty() {
        facts.push(format!("a mission costs {}", list(&entry.mission)));
    }
    for (at, level) in entry.levels.iter().enumerate() {
        let bounty = (level.bounty > 0).then_some(("any", level.bounty));
        let brings: Vec<_> = level.points.iter().copied().chain(bounty).collect();
        facts.push(format!("level {}: {}", at + 1, list(&brings)));
    }
    if entry.mark != "sourced" {
        facts.push(entry.mark.clone());
    }
    for mark in &entry.marks {
        let which =
            if mark.printings.is_empty() { String::new() } else { format!(" of {}", mark.printings.join(", ")) };
        facts.push(format!("{}{which} {}", mark.of, mark.mark));
    }
    let terms = terms(entry).map_or_else(String::new, |terms| format!("  {terms}\n"));
    let rulings: String = entry.rulings.iter().map(|ruling| format!("  – {ruling}\n")).collect();
    let AlmanacEntry { id, name, kind, text, .. } = entry;
    format!("{name} ({id}; {kind}; {})\n{terms}  {text}\n{rulings}", facts.join("; "))
}

/// A number of something that cards cost or bring: "2 ore", "1 star", "2 resources of choice".
fn counted(name: &str, count: u8) -> String {
    match (name, count) {
        ("any", 1) => "1 resource of choice".into(),
        ("any", _) => format!("{count} resources of choice"),
        ("owl" | "star", 2..) => format!("{count} {name}s"),
        _ => format!("{count} {name}"),
    }
}

/// Where it is built, what it needs, and whether a principality may have only one: "Built in a city; needs 2 progress
/// points".
fn terms(entry: &AlmanacEntry) -> Option<String> {
    let needs: Vec<&str> = entry.requires.iter().map(|it| it.words.as_str()).collect();
    let place = entry.place.as_ref().map(|place| format!("built {}", place.words));
    let needs = (!needs.is_empty()).then(|| format!("needs {}", needs.join(", and ")));
    let once = entry.once.then(|| "one per principality".to_string());
    let terms: Vec<String> = [place, needs, once].into_iter().flatten().collect();
    let terms = terms.join("; ");
    let first = terms.chars().next()?;
    Some(format!("{}{}", first.to_uppercase(), &terms[first.len_utf8()..]))
}
