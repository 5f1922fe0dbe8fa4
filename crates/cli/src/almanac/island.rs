//! The options of the island.

use std::io::Write;

use island::OPTIONS;

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
