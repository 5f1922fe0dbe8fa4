//! The options of the duel.

use std::io::Write;

use duel::RIVALS;
use duel::card::Set;

/// What a spec of the duel may say.
pub fn options(out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "\nThe duel, as in duel or duel:target=9:")?;
    writeln!(out, "  duel               The Introductory Game, 7 points.")?;
    for set in RIVALS.complete_themes().map(Set::name) {
        writeln!(out, "  duel:theme={set:<8} The Theme Game with this era, 12 points.")?;
    }
    if let Some(trio) = RIVALS.trios().first() {
        let example = trio.map(Set::name).join("+");
        writeln!(out, "  duel:princes={example}   The Duel of the Princes with three eras, 13 points.")?;
    }
    writeln!(out, "  target=…           Victory points that win.")
}
