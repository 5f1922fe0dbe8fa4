//! Sentences: every key that a game says in code has a message in `texts/`, and every message of a game is said.
//!
//! That all languages have the same messages, with the same values in them, is a test of the crate `texts`.

use std::collections::BTreeSet;

use super::{File, Finding};

/// The folder of the language that is looked at.
const ENGLISH: &str = "texts/en/";
/// The first words of the keys that games, bots, tables and the server say.
const GAMES: [&str; 6] = ["island.", "duel.", "classic.", "bots.", "table.", "server."];

/// Keys without words, and words without a key.
pub fn unsaid(files: &[File]) -> Vec<Finding> {
    let texts: Vec<&File> = files.iter().filter(|file| file.path.starts_with(ENGLISH)).collect();
    let words: BTreeSet<&str> =
        texts.iter().flat_map(|file| file.lines()).filter_map(|(_, line)| message(line)).collect();
    let mut findings = Vec::new();
    let mut spoken = BTreeSet::new();
    let code =
        files.iter().filter(|file| file.is("rs") && file.path.starts_with("crates/") && file.path.contains("/src/"));
    for file in code {
        for (line, text) in file.lines() {
            for key in keys(text) {
                let id = key.replace('.', "-");
                if !words.contains(&*id) {
                    findings.push(file.finding(line, format!("{key} has no words")));
                }
                spoken.insert(id);
            }
        }
    }
    let of_a_game = |id: &str| {
        GAMES.iter().any(|game| id.strip_prefix(&game[..game.len() - 1]).is_some_and(|it| it.starts_with('-')))
    };
    for file in texts {
        for (line, text) in file.lines() {
            if let Some(id) = message(text).filter(|id| of_a_game(id) && !spoken.contains(*id)) {
                findings.push(file.finding(line, format!("nothing says {id}")));
            }
        }
    }
    findings
}

/// The name of the message that begins in a line, if one does.
fn message(line: &str) -> Option<&str> {
    let (id, _) = line.split_once(" =")?;
    let named = id.starts_with(|it: char| it.is_ascii_lowercase());
    (named && id.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it))).then_some(id)
}

/// The string literals of a line that are keys of a game.
fn keys(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2).filter(|literal| {
        GAMES.iter().any(|game| literal.len() > game.len() && literal.starts_with(game))
            && literal.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".-".contains(&byte))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(english: &str, code: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let files = [file("texts/en/island.ftl", english), file("crates/island/src/telling.rs", code)];
        unsaid(&files).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn texts_that_agree_with_code_are_tidy() {
        let english = "island-won = { $seat } wins\n    .you = You win\nui-ok = Go on\nisland-refusal-no = no\n";
        assert_eq!(tree(english, r#"by("island.won", seat); "island.refusal.no""#), Vec::<String>::new());
    }

    #[test]
    fn what_is_missing_or_too_much_is_found() {
        let found =
            tree("island-won = { $seat } wins\nisland-old = gone\n", "by(\"island.won\")\nby(\"island.new\")\n");
        let wrong = [
            "crates/island/src/telling.rs:2: island.new has no words",
            "texts/en/island.ftl:2: nothing says island-old",
        ];
        assert_eq!(found, wrong);
    }
}
