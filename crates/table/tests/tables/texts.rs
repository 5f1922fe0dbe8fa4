//! The English words of cards and of the almanac stand in the code, beside what they describe. The files
//! `texts/en/cards.ftl` and `texts/en/almanac.ftl` are generated from there, so that all messages are rendered alike:
//! `COMMONLAND_WRITE=1 cargo test -p commonland-table --test tables texts`.
//!
//! A test of the crate `texts` checks that every other language has the same messages. The rulings of cards are in no English
//! file, since the almanac brings them; the other languages are compared with it here.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use table::{AlmanacEntry, almanac};

/// Messages by key; a key that is said twice has the same words.
#[derive(Default)]
struct Messages(BTreeMap<String, String>);

impl Messages {
    fn say(&mut self, key: String, words: &str) {
        let said = self.0.entry(key.clone()).or_insert_with(|| words.into());
        assert_eq!(said, words, "{key} is said in two ways");
    }

    fn are_in(&self, file: &str) {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../texts/en").join(file);
        let mut text = String::from("# Generated from the code by a test of crates/table; do not edit.\n\n");
        self.0.iter().for_each(|(key, words)| text += &texts::message(key, words));
        if std::env::var_os("COMMONLAND_WRITE").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(found, text, "{} is not current; COMMONLAND_WRITE=1 writes it", path.display());
    }
}

#[test]
fn the_words_of_cards_are_current() {
    let mut messages = Messages::default();
    for AlmanacEntry { words, name, text, place, requires, .. } in almanac().into_iter().filter(|it| it.set != "island")
    {
        messages.say(format!("{words}.text"), &text);
        messages.say(words, &name);
        requires.iter().chain(&place).for_each(|it| messages.say(it.key.clone(), &it.words));
    }
    messages.are_in("cards.ftl");
}

#[test]
fn the_words_of_the_islands_almanac_are_current() {
    let mut messages = Messages::default();
    for AlmanacEntry { id, name, kind, text, rulings, .. } in almanac().into_iter().filter(|it| it.set == "island") {
        messages.say(format!("almanac.{id}"), &text);
        messages.say(format!("almanac.{id}.name"), &name);
        messages.say(format!("almanac.kind.{kind}"), &kind);
        for (at, ruling) in rulings.iter().enumerate() {
            messages.say(format!("almanac.{id}.{}", at + 1), ruling);
        }
    }
    messages.are_in("almanac.ftl");
}

/// The almanac has every set that is complete, so a new set asks for its German rulings.
#[test]
fn every_ruling_of_every_complete_set_is_there_in_german_and_no_other() {
    let wanted: BTreeSet<String> = almanac()
        .into_iter()
        .filter(|it| it.set != "island")
        .flat_map(|it| (1..=it.rulings.len()).map(move |at| texts::id(&format!("ruling.{}.{at}", it.id))))
        .collect();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../texts/de/rulings.ftl");
    let file = std::fs::read_to_string(&path).unwrap();
    texts::Texts::read("de", &[&file]).expect("each ruling is a message and stands once");
    let german: BTreeSet<String> = file
        .lines()
        .filter_map(|line| line.split_once(" = ").filter(|(_, words)| !words.trim().is_empty()))
        .map(|(key, _)| key.to_string())
        .collect();
    assert!(wanted.len() > 700, "{} rulings", wanted.len());
    assert_eq!(wanted.difference(&german).collect::<Vec<_>>(), Vec::<&String>::new(), "missing");
    assert_eq!(german.difference(&wanted).collect::<Vec<_>>(), Vec::<&String>::new(), "of no card");
}
