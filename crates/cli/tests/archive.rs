//! Records of every version of the rules, finished and half finished, in `data/records/FAMILY-VERSION/`.
//!
//! A fix that changes what a record may contain raises the version of its family and adds a folder. Old records stay.
//! If the fix made a line of one impossible, that record is cut before the line.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn archive() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/records")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder").map(|it| it.expect("an entry").path()).collect();
    found.sort();
    found
}

#[test]
fn records_of_every_version_replay_to_the_same_end() {
    let (mut finished, mut unfinished) = (0, 0);
    for folder in files(&archive()) {
        for file in files(&folder) {
            let verified = Command::new(env!("CARGO_BIN_EXE_commonland"))
                .args(["record", "verify"])
                .arg(&file)
                .output()
                .expect("the binary starts");
            let said = String::from_utf8_lossy(&verified.stdout);
            assert!(verified.status.success(), "{}: {}", file.display(), String::from_utf8_lossy(&verified.stderr));
            if said.contains("is not over") { unfinished += 1 } else { finished += 1 }
        }
    }
    assert!(finished >= 8 && unfinished >= 2, "{finished} finished and {unfinished} unfinished records");
}

#[test]
fn the_rules_of_today_are_in_the_archive() {
    let names: Vec<String> =
        files(&archive()).iter().map(|it| it.file_name().expect("a name").to_string_lossy().into_owned()).collect();
    let of = |family: &str, version: u32| names.contains(&format!("{family}-{version}"));
    assert!(of("island", <island::Island<island::Small> as kernel::Written>::RULES_VERSION), "{names:?}");
    assert!(of("duel", <duel::Duel as kernel::Written>::RULES_VERSION), "{names:?}");
}

#[test]
fn a_finished_game_of_every_set_is_in_the_archive() {
    let records = files(&archive()).into_iter().flat_map(|folder| files(&folder));
    let games: Vec<String> = records.map(|file| fs::read_to_string(file).expect("a text")).collect();
    for set in duel::EDITIONS.iter().flat_map(|edition| edition.complete_themes()) {
        let holds = |game: &String| {
            let mut lines = game.lines();
            let rules = lines.next().and_then(|header| header.split("\"rules\":\"").nth(1)?.split('"').next());
            rules.is_some_and(|rules| rules.split([':', ',', '=', '+']).any(|word| word == set.name()))
                && lines.next_back().is_some_and(|last| last.contains("\"end\""))
        };
        assert!(games.iter().any(holds), "{}", set.name());
    }
}
