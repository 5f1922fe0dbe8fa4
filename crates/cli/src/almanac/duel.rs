//! The options of the duel.

use std::io::Write;

use duel::card::Set;

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
