//! The island in the almanac.

use std::io::Write;

use island::{Kind, OPTIONS, almanac};

use super::Entry;

pub fn entries() -> impl Iterator<Item = Entry> {
    almanac::entries().map(|entry| {
        let [some, more] = entry.copies;
        Entry {
            id: entry.id.into(),
            name: entry.name.into(),
            set: "island",
            kind: entry.kind.into(),
            copies: some,
            more_copies: (some != more).then(|| format!(", with five and six {more}×")),
            cost: entry.cost.each().map(|(resource, count)| (resource.name(), count)).collect(),
            points: (entry.points > 0).then_some(("victory", entry.points)).into_iter().collect(),
            text: entry.text.into(),
            rulings: entry.rulings.iter().map(ToString::to_string).collect(),
            mark: "sourced".into(),
        }
    })
}

/// Every option of the island with one line of help.
pub fn options(out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "Options of the island, as in island:seats=3,friendly-robber:")?;
    for option in OPTIONS {
        let name = if option.values.is_empty() { option.name.into() } else { format!("{}=…", option.name) };
        let values = if option.values.is_empty() { String::new() } else { format!(" ({})", option.values) };
        writeln!(out, "  {name:<18} {}{values}", option.text)?;
    }
    Ok(())
}
