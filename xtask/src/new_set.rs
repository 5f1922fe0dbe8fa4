//! `cargo xtask new-set`: the room for the cards of a set of the duel, before its first card.

use std::path::Path;
use std::{fs, io};

use crate::new_card::{CARDS, read, sets_of, title_case, write_all};
use crate::{Trouble, root};

/// Where the engine of the duel is.
const ENGINE: &str = "crates/duel/src";

/// `new-set NAME --edition EDITION`.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    let [set, flag, edition] = args else {
        return Err(Trouble::WrongUse("new-set wants a name and an edition: prosperity --edition rivals".into()));
    };
    if flag != "--edition" {
        return Err(Trouble::WrongUse(format!("new-set knows --edition, not {flag}")));
    }
    let changed = add(&root(), set, edition).map_err(Trouble::failed)?;
    println!("There is room for the cards of {set}: {}.", changed.join(", "));
    println!(
        "`cargo xtask new-card NAME --set {set}` begins its first card; docs/adding-a-card.md tells how to go on."
    );
    Ok(())
}

/// Adds a set below `root` and says which files were changed; if it cannot be added, nothing is changed.
fn add(root: &Path, set: &str, edition: &str) -> Result<Vec<String>, String> {
    let known = sets_of(root, edition)?;
    if known.is_empty() {
        return Err(format!("there is no edition {edition:?}; there are rivals and classic"));
    }
    if !known.iter().any(|it| it == set) {
        return Err(format!("no card table of {edition} has a set {set:?}, but {}", known.join(", ")));
    }
    let (variant, module) = (title_case(set), set.replace('-', "_"));
    let sets = find(root, "pub enum Set {")?;
    let text = read(root, &sets)?;
    if text.contains(&format!("Set::{variant} =>")) {
        return Err(format!("the set {set} is there already, in {sets}"));
    }
    let constant = format!("pub static {}: Edition = Edition {{", edition.to_uppercase());
    let themes = find(root, &constant).map_err(|_| {
        format!("the edition {edition} is not written yet: `{constant}` is missing (docs/duel-engine.md)")
    })?;
    let text = before_tests(&text, "pub enum Set {", &format!("    /// The set {variant}.\n    {variant},\n"), true)?;
    let text = before_tests(&text, "pub const ALL: &'static [Set]", &format!("        Set::{variant},\n"), false)?;
    let name = format!("            Set::{variant} => {set:?},\n");
    let text = before_tests(&text, "pub const fn name(self)", &name, false)?;
    let text = before_tests(
        &text,
        "pub const fn is_complete(self)",
        &format!("            // Cards are still missing.\n            Set::{variant} => false,\n"),
        false,
    )?;
    // Both may be in one file.
    let with_themes = if themes == sets { text.clone() } else { read(root, &themes)? };
    let from = with_themes.find(&constant).expect("it was found there");
    let (head, edition_text) = with_themes.split_at(from);
    let with_themes =
        head.to_string() + &before_tests(edition_text, "themes: &[", &format!("        Set::{variant},\n"), false)?;
    let part = format!("{CARDS}/{edition}/{module}.rs");
    let modules = format!("{CARDS}/{edition}.rs");
    let list = format!("{CARDS}.rs");
    let mut files = vec![
        (part, format!("//! The set {variant}.\n")),
        (modules.clone(), with_module(&read(root, &modules)?, &module)),
        (list.clone(), with_heading(&read(root, &list)?, &variant)?),
    ];
    if themes != sets {
        files.push((sets, text));
    }
    files.push((themes, with_themes));
    write_all(root, &files)?;
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

/// The file of the engine that has a line.
fn find(root: &Path, line: &str) -> Result<String, String> {
    let mut folders = vec![ENGINE.to_string()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(root.join(&folder)).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        for entry in entries.map_err(|why| format!("{folder}: {why}"))? {
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                folders.push(path);
            } else if read(root, &path)?.contains(line) {
                return Ok(path);
            }
        }
    }
    Err(format!("no file below {ENGINE} has the line `{line}`"))
}

/// A text with lines added to the list that begins at `start`: before what is for tests only, else at its end. A list of
/// variants has documentation before each.
fn before_tests(text: &str, start: &str, lines: &str, documented: bool) -> Result<String, String> {
    let begin = text.find(start).ok_or_else(|| format!("`{start}` is not where it should be"))?;
    let begin = begin + text[begin..].find(['{', '[']).map_or(0, |_| start.len());
    // A short list stands on one line.
    let line = text[begin..].lines().next().unwrap_or_default();
    if let Some(end) = line.find("],").filter(|end| *end > 0) {
        let at = begin + end;
        return Ok(format!("{}, {}{}", &text[..at], lines.trim().trim_end_matches(','), &text[at..]));
    }
    let mut at = begin;
    let mut before_docs = None;
    for line in text[begin..].split_inclusive('\n') {
        let trimmed = line.trim();
        if trimmed == "#[cfg(test)]" || ["}", "],", "];"].contains(&trimmed) {
            let at = before_docs.filter(|_| documented && trimmed == "#[cfg(test)]").unwrap_or(at);
            return Ok(format!("{}{lines}{}", &text[..at], &text[at..]));
        }
        before_docs = if trimmed.starts_with("///") { before_docs.or(Some(at)) } else { None };
        at += line.len();
    }
    Err(format!("`{start}` has no end"))
}

/// The list of sets of an edition with one more, in order.
fn with_module(list: &str, module: &str) -> String {
    let line = format!("pub(super) mod {module};");
    let mut lines: Vec<&str> = list.lines().collect();
    let later = |it: &&str| it.starts_with("pub(super) mod ") && *it > line.as_str();
    let mut at = lines.iter().position(later).unwrap_or(lines.len());
    if at > 0 && lines[at - 1].starts_with("#[cfg") {
        at -= 1;
    }
    lines.insert(at, &line);
    lines.join("\n") + "\n"
}

/// The list of titles with a part for one more set: before the made-up ones, else at its end.
fn with_heading(list: &str, variant: &str) -> Result<String, String> {
    let at = list.find("\n    // In no box").or_else(|| list.find("\n}\n\n")).ok_or("the list of titles has no end")?;
    Ok(format!("{}\n    // {variant}\n{}", &list[..at], &list[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETS: &str = "pub enum Set {\n    /// One.\n    Basic,\n    /// Made up.\n    #[cfg(test)]\n    Odd,\n}\n\nimpl Set {\n    pub const ALL: &'static [Set] = &[\n        Set::Basic,\n        #[cfg(test)]\n        Set::Odd,\n    ];\n\n    pub const fn name(self) -> &'static str {\n        match self {\n            Set::Basic => \"basic\",\n            #[cfg(test)]\n            Set::Odd => \"odd\",\n        }\n    }\n\n    pub const fn is_complete(self) -> bool {\n        match self {\n            Set::Basic => true,\n            #[cfg(test)]\n            Set::Odd => false,\n        }\n    }\n}\n";
    const RULES: &str = "pub static RIVALS: Edition = Edition {\n    themes: &[\n        Set::Gold,\n    ],\n};\n";

    fn tree() -> std::path::PathBuf {
        let root = std::env::temp_dir().join(format!("commonland-new-set-{}", std::process::id()));
        let table = r#"[{"set": "prosperity", "name": "Village School"}]"#;
        let files = [
            ("data/cards/rivals-cards.json", "[]"),
            ("data/cards/enlightenment-cards.json", table),
            ("data/cards/darkness-cards.json", "[]"),
            ("data/cards/classic-cards.json", r#"[{"set": "artisans"}]"#),
            ("crates/duel/src/card.rs", SETS),
            ("crates/duel/src/rules.rs", RULES),
            (
                "crates/duel/src/cards.rs",
                "titles! {\n    // Gold\n    Mint = rivals::gold::mint::DEF,\n\n    // In no box: see the file\n    Odd = 1,\n}\n\n",
            ),
            (
                "crates/duel/src/cards/rivals.rs",
                "//! Sets.\n\npub(super) mod gold;\n#[cfg(test)]\npub(super) mod odd;\n",
            ),
        ];
        for (path, text) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        root
    }

    #[test]
    fn a_set_gets_its_name_its_file_and_its_part_of_the_lists_or_nothing_is_changed() {
        let root = tree();
        let text = |path: &str| fs::read_to_string(root.join("crates/duel/src").join(path)).unwrap();
        assert!(add(&root, "artisans", "classic").unwrap_err().contains("not written yet"));
        assert!(add(&root, "prosperty", "rivals").unwrap_err().contains("but prosperity"));
        assert!(add(&root, "prosperity", "rival").unwrap_err().contains("no edition"));
        assert_eq!((text("card.rs"), text("rules.rs")), (SETS.into(), RULES.into()));
        add(&root, "prosperity", "rivals").unwrap();
        let sets = text("card.rs");
        for part in [
            "    Basic,\n    /// The set Prosperity.\n    Prosperity,\n    /// Made up.\n",
            "        Set::Basic,\n        Set::Prosperity,\n        #[cfg(test)]",
            "            Set::Prosperity => \"prosperity\",\n            #[cfg(test)]\n            Set::Odd => \"odd\"",
            "            Set::Prosperity => false,\n",
        ] {
            assert!(sets.contains(part), "{part}\n{sets}");
        }
        assert!(
            text("rules.rs").contains("        Set::Gold,\n        Set::Prosperity,\n    ],"),
            "{}",
            text("rules.rs")
        );
        assert!(text("cards.rs").contains("DEF,\n\n    // Prosperity\n\n    // In no box"), "{}", text("cards.rs"));
        assert!(
            text("cards/rivals.rs")
                .contains("mod gold;\n#[cfg(test)]\npub(super) mod odd;\npub(super) mod prosperity;\n")
        );
        assert_eq!(text("cards/rivals/prosperity.rs"), "//! The set Prosperity.\n");
        assert!(add(&root, "prosperity", "rivals").unwrap_err().contains("there already"));
        fs::remove_dir_all(&root).unwrap();
    }
}
