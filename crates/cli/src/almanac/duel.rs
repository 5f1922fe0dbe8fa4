//! The options of the duel.

use std::io::Write;

use duel::RIVALS;
use duel::card::Set;

/// What a spec of the duel may say.
pub fn options(out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "\nThe duel, as in duel or duel:target=9:")?;
    let mut lines = vec![("duel".to_string(), "The Introductory Game, 7 points.")];
    let themes = RIVALS.complete_themes().map(|set| format!("duel:theme={}", set.name()));
    lines.extend(themes.map(|spec| (spec, "The Theme Game with this era, 12 points.")));
    if let Some(trio) = RIVALS.trios().first() {
        let spec = format!("duel:princes={}", trio.map(Set::name).join("+"));
        lines.push((spec, "The Duel of the Princes with three eras, 13 points."));
    }
    lines.push(("target=…".into(), "Victory points that win."));
    let width = lines.iter().map(|(spec, _)| spec.chars().count()).max().unwrap_or_default();
    lines.iter().try_for_each(|(spec, text)| writeln!(out, "  {spec:<width$} {text}"))
}
