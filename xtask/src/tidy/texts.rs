//! Sentences: what the code says by key is in `texts/`, in every language, with the same things filled in.

use std::collections::{BTreeMap, BTreeSet};

use super::{File, Finding};

/// The languages; the first has every key but those of refusals, of the almanac and of cards with their places and
/// requirements, whose English words stand in the code.
const LANGUAGES: [&str; 2] = ["texts/en.json", "texts/de.json"];
/// How the keys begin that games say.
const GAMES: [&str; 3] = ["island.", "duel.", "classic."];
const REFUSAL: &str = ".refusal.";
/// The almanac of the island; titles and texts of cards, where they are built and what they need.
const ALMANAC: [&str; 4] = ["almanac.", "card.", "place.", "require."];

type Texts = BTreeMap<String, String>;

/// Keys without words, words without a key, and languages that differ.
pub fn unsaid(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut languages = Vec::new();
    for path in LANGUAGES {
        let Some(file) = files.iter().find(|file| file.path == path) else {
            findings.push(Finding { path: path.into(), line: 0, what: "these texts are missing".into() });
            continue;
        };
        match serde_json::from_str::<Texts>(&file.text) {
            Ok(texts) => languages.push((file, texts)),
            Err(error) => findings.push(file.finding(error.line(), format!("no texts: {error}"))),
        }
    }
    let [(english, first), others @ ..] = &languages[..] else { return findings };
    for (file, texts) in others {
        findings.extend(differing(english, first, file, texts));
    }
    findings.extend(unspoken(files, &languages));
    findings
}

fn differing(english: &File, first: &Texts, file: &File, texts: &Texts) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (key, text) in first {
        match texts.get(key) {
            None => findings.push(file.finding(0, format!("{key} is missing"))),
            Some(other) if filled(text) != filled(other) => {
                findings.push(file.finding(0, format!("{key} fills in other things than in English")));
            }
            Some(_) => {}
        }
    }
    let in_code = |key: &str| key.contains(REFUSAL) || ALMANAC.iter().any(|of| key.starts_with(of));
    for key in texts.keys().filter(|key| !in_code(key) && !first.contains_key(*key)) {
        findings.push(english.finding(0, format!("{key} is missing")));
    }
    findings
}

/// What is said in code and has no words, and words of games that no code says.
fn unspoken(files: &[File], languages: &[(&File, Texts)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut spoken = BTreeSet::new();
    let code =
        files.iter().filter(|file| file.is("rs") && file.path.starts_with("crates/") && file.path.contains("/src/"));
    for file in code {
        for (line, text) in file.lines() {
            for key in keys(text) {
                for (_, texts) in &languages[usize::from(key.contains(REFUSAL))..] {
                    if !texts.contains_key(key) {
                        findings.push(file.finding(line, format!("{key} has no words in every language")));
                    }
                }
                spoken.insert(key.to_string());
            }
        }
    }
    for (file, texts) in languages {
        for key in texts.keys().filter(|key| GAMES.iter().any(|game| key.starts_with(game))) {
            if !spoken.contains(key.strip_suffix(".you").unwrap_or(key)) {
                findings.push(file.finding(0, format!("nothing says {key}")));
            }
        }
    }
    findings
}

/// The string literals of a line that are keys of a game.
fn keys(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2).filter(|literal| {
        GAMES.iter().any(|game| literal.len() > game.len() && literal.starts_with(game))
            && literal.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".-".contains(&byte))
    })
}

/// The names in braces; `{n|card|cards}` chooses by `n`.
fn filled(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once(['}', '|'])).map(|(name, _)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(english: &str, german: &str, code: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let files =
            [file("texts/en.json", english), file("texts/de.json", german), file("crates/island/src/telling.rs", code)];
        unsaid(&files).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn texts_that_agree_with_code_and_each_other_are_tidy() {
        let found = tree(
            r#"{"island.won": "{seat} wins", "island.won.you": "You win", "ui.ok": "Go on"}"#,
            r#"{"island.won": "{seat} gewinnt", "island.won.you": "Du gewinnst", "ui.ok": "Weiter", "island.refusal.no": "nein"}"#,
            r#"by("island.won", seat); ("island.refusal.no", "no")"#,
        );
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn whatever_is_missing_or_too_much_is_found() {
        let found = tree(
            r#"{"island.won": "{seat} wins", "island.old": "gone"}"#,
            r#"{"island.won": "{who} gewinnt", "ui.ok": "Weiter"}"#,
            "by(\"island.won\")\nby(\"island.new\")\n(\"island.refusal.no\", \"no\")",
        );
        assert_eq!(
            found,
            [
                "texts/de.json: island.old is missing",
                "texts/de.json: island.won fills in other things than in English",
                "texts/en.json: ui.ok is missing",
                "crates/island/src/telling.rs:2: island.new has no words in every language",
                "crates/island/src/telling.rs:2: island.new has no words in every language",
                "crates/island/src/telling.rs:3: island.refusal.no has no words in every language",
                "texts/en.json: nothing says island.old",
            ]
        );
    }
}
