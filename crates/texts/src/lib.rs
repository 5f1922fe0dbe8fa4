//! Sentences for people, in every language.
//!
//! Games tell events, questions and refusals as a [`Phrase`]: a key and named parts. The words are
//! [Fluent](https://projectfluent.org) messages in `texts/`, one folder per language. The command line and the server
//! render them with this crate, the browser renders the same files with `@fluent/bundle`. A test of the client renders
//! every message on both sides and compares.
//!
//! ```
//! use kernel::{Part, Phrase, Seat};
//!
//! let traded = Phrase::new("duel.idle").with("seat", Seat(1));
//! assert!(texts::english().say(&traded).contains("eat 1"));
//! ```
//!
//! A key has dots in code and dashes in a file: `duel.turn-began` is the message `duel-turn-began`. If the reader is
//! the player in `seat`, the attribute `.you` of the message is used; its key is `….you`.

mod samples;

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use kernel::{Part, Phrase, Seat};
use unic_langid::LanguageIdentifier;

pub use samples::{Sample, samples};

macro_rules! files {
    ($language:literal: $($file:literal),*) => {
        &[$(include_str!(concat!("../../../texts/", $language, "/", $file, ".ftl"))),*]
    };
}

/// The languages that people can read, each with its files of messages.
pub const LANGUAGES: [(&str, &[&str]); 2] = [
    ("en", files!("en": "words", "ui", "table", "island", "duel", "bots", "decks", "almanac", "cards")),
    ("de", files!("de": "words", "ui", "table", "island", "duel", "bots", "decks", "almanac", "cards")),
];

/// The messages of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

/// The texts of a language by its short name, such as `de`; `None` for an unknown language.
pub fn texts(language: &str) -> Option<&'static Texts> {
    static TEXTS: LazyLock<Vec<Texts>> = LazyLock::new(|| {
        let read = |(language, files): (&str, &[&str])| Texts::read(language, files).expect("the texts are messages");
        LANGUAGES.into_iter().map(read).collect()
    });
    LANGUAGES.iter().position(|(name, _)| *name == language).map(|at| &TEXTS[at])
}

/// The English texts.
pub fn english() -> &'static Texts {
    texts("en").expect("English is there")
}

impl Texts {
    /// Reads messages; each key may stand once.
    pub fn read(language: &str, files: &[&str]) -> Result<Texts, String> {
        let language: LanguageIdentifier = language.parse().map_err(|error| format!("{language}: {error}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks would separate names from their commas in a terminal. Both languages are written left to
        // right, so they need none.
        bundle.set_use_isolating(false);
        for file in files {
            let messages = FluentResource::try_new((*file).into()).map_err(|(_, errors)| format!("{errors:?}"))?;
            bundle.add_resource(messages).map_err(|errors| format!("{errors:?}"))?;
        }
        Ok(Texts { bundle })
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        if let Some(message) = self.bundle.get_message(&id(key)) {
            return message.value();
        }
        let message = self.bundle.get_message(&id(key.strip_suffix(".you")?))?;
        Some(message.get_attribute("you")?.value())
    }

    /// Whether there is a message for a key.
    pub fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    /// The phrase as a sentence; players are called by their seats. A key without a message is shown as it is.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.say_to(phrase, None)
    }

    /// The same, but addressed to the reader ("you") if `seat` is the reader's and the message has a `.you`.
    pub fn say_to(&self, phrase: &Phrase, reader: Option<Seat>) -> String {
        let about = phrase.with.iter().find(|(name, _)| *name == "seat").map(|(_, part)| part);
        let to_reader = about.is_some_and(|about| reader.is_some_and(|reader| *about == Part::Player(reader)));
        let you = format!("{}.you", phrase.key);
        let key = if to_reader && self.has(&you) { &you } else { phrase.key };
        capitalised(&self.filled_by_key(key, phrase))
    }

    /// The phrase as a part of a sentence: as it stands in the texts, without a capital letter.
    pub fn filled(&self, phrase: &Phrase) -> String {
        self.filled_by_key(phrase.key, phrase)
    }

    fn filled_by_key(&self, key: &str, phrase: &Phrase) -> String {
        let parts = phrase.with.iter().map(|(name, part)| match part {
            Part::Number(number) => (*name, FluentValue::from(*number)),
            other => (*name, FluentValue::from(self.part(other))),
        });
        self.render(key, &parts.collect())
    }

    /// The message of a key with these values filled in; the key itself if there is none.
    pub fn render(&self, key: &str, with: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.pattern(key) else { return key.into() };
        // A missing value is shown by its name, `{$seat}`, so that a wrong phrase is seen and not fatal.
        self.bundle.format_pattern(pattern, Some(with), &mut Vec::new()).into_owned()
    }

    /// The message of a key that has no values to fill in; the key itself if there is none.
    pub fn word(&self, key: &str) -> String {
        self.render(key, &FluentArgs::new())
    }

    fn part(&self, part: &Part) -> String {
        match part {
            Part::Number(number) => number.to_string(),
            Part::Player(seat) => self.player(*seat),
            Part::Players(seats) => self.listed(seats.map(|seat| self.player(seat)).collect()),
            Part::Word(group, name) => self.word(&format!("{group}.{name}")),
            Part::Cards(group, cards) => {
                let counted = cards.iter().map(|(kind, n)| {
                    let word = self.render(&format!("{group}.{kind}"), &FluentArgs::from_iter([("n", *n)]));
                    format!("{n} {word}")
                });
                self.listed(counted.collect())
            }
            Part::Place(text) | Part::Text(text) => text.clone(),
            Part::Card(id, name) => {
                let title = format!("card.{id}");
                if self.has(&title) { self.word(&title) } else { name.clone() }
            }
            Part::Said(phrase) => self.filled(phrase),
            Part::List(parts) => self.listed(parts.iter().map(|part| self.part(part)).collect()),
        }
    }

    fn player(&self, seat: Seat) -> String {
        self.render("word.seat", &FluentArgs::from_iter([("number", seat.0)]))
    }

    /// "Ann, Ben and Cyd"; "nothing" if there is nobody.
    fn listed(&self, mut parts: Vec<String>) -> String {
        let Some(last) = parts.pop() else { return self.word("word.nothing") };
        if parts.is_empty() {
            return last;
        }
        self.render("word.list", &FluentArgs::from_iter([("first", parts.join(", ")), ("last", last)]))
    }
}

/// How a key is written in a file: messages have no dots in their names.
pub fn id(key: &str) -> String {
    key.chars().map(|it| if it.is_ascii_alphanumeric() || it == '_' { it } else { '-' }).collect()
}

/// A message with words that stand in code, as a line of a file.
pub fn message(key: &str, words: &str) -> String {
    let plain: String =
        words.chars().map(|it| if "{}".contains(it) { format!("{{\"{it}\"}}") } else { it.into() }).collect();
    assert!(!plain.contains('\n') && plain.trim() == plain && !plain.is_empty(), "{key}: {words:?} is one line");
    format!("{} = {plain}\n", id(key))
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kernel::Seats;

    use super::*;

    fn texts() -> Texts {
        let words = "word-seat = seat { $number }\nword-nothing = nothing\nword-list = { $first } and { $last }\n";
        let messages = "resource-ore = ore\nresource-wool = wool\n\
                        trade = { $who } gives { $cards } to { $to } for { $what }.\n\
                        saw = { $seat } sees { $cards }.\n    .you = You see { $cards }.\n\
                        left = { $n ->\n    [one] 1 card is\n   *[other] { $n } cards are\n } left\n";
        Texts::read("en", &[words, messages]).unwrap()
    }

    fn trade() -> Phrase {
        Phrase::new("trade")
            .with("who", Seat(0))
            .with("cards", Part::Cards("resource", vec![("ore", 2), ("wool", 1)]))
            .with("to", Seats(0b110))
            .with("what", Part::Word("resource", "wool"))
    }

    #[test]
    fn a_phrase_is_said_with_all_its_parts() {
        assert_eq!(texts().say(&trade()), "Seat 0 gives 2 ore and 1 wool to seat 1 and seat 2 for wool.");
    }

    #[test]
    fn what_is_missing_is_shown_by_its_name() {
        let said = texts().say(&Phrase::new("trade").with("who", Seat(1)));
        assert_eq!(said, "Seat 1 gives {$cards} to {$to} for {$what}.");
        assert_eq!(texts().say(&Phrase::new("no.such")), "No.such");
    }

    #[test]
    fn a_sentence_about_the_reader_is_said_to_the_reader() {
        let cards = ["ore", "wool"].map(|name| Part::Word("resource", name));
        let saw = Phrase::new("saw").with("seat", Seat(1)).with("cards", Part::List(cards.into()));
        assert_eq!(texts().say_to(&saw, Some(Seat(0))), "Seat 1 sees ore and wool.");
        assert_eq!(texts().say_to(&saw, Some(Seat(1))), "You see ore and wool.");
        assert_eq!(texts().say_to(&trade(), Some(Seat(0))), texts().say(&trade()));
    }

    #[test]
    fn numbers_choose_their_words_and_have_no_separators() {
        let left = |n: u16| texts().say(&Phrase::new("left").with("n", n));
        assert_eq!([left(1), left(0), left(1200)], ["1 card is left", "0 cards are left", "1200 cards are left"]);
    }

    #[test]
    fn a_word_without_a_count_is_one_of_its_kind() {
        assert_eq!(english().word("development.knight"), "Knight");
        let shown = Part::Cards("development", vec![("knight", 2), ("point", 1)]);
        assert_eq!(english().part(&shown), "2 Knights and 1 Victory Point");
    }

    #[test]
    fn a_message_twice_is_refused() {
        assert!(Texts::read("en", &["one = 1\n", "one = 2\n"]).is_err());
    }

    #[test]
    fn every_language_has_the_same_messages_with_the_same_values() {
        let of =
            |language: &str| samples(language).map(|it| (it.key, &it.words | &it.numbers)).collect::<BTreeMap<_, _>>();
        let english = of("en");
        assert!(english.len() > 1000);
        for (language, _) in LANGUAGES {
            let other = of(language);
            let keys = english.keys().chain(other.keys());
            let differing: Vec<&String> = keys.filter(|key| english.get(*key) != other.get(*key)).collect();
            assert_eq!(differing, [""; 0], "{language}");
        }
    }

    #[test]
    fn every_refusal_of_a_table_and_of_the_server_is_a_sentence_without_a_full_stop() {
        for (language, _) in LANGUAGES {
            let refusals = samples(language).filter(|it| it.key.contains("-refused-") && !it.key.starts_with("ui-"));
            let said: Vec<String> = refusals.map(|it| it.rendered(language, 2)).collect();
            assert!(said.len() > 70, "{language}: {}", said.len());
            let wrong = said.iter().find(|it| it.is_empty() || it.ends_with('.') || it.contains("{$"));
            assert_eq!(wrong, None, "{language}");
        }
    }

    #[test]
    fn words_of_code_become_a_message() {
        assert_eq!(message("require.own-gold>=3", "3 gold"), "require-own-gold--3 = 3 gold\n");
        let braces = message("a.b", "a {b} c");
        let read = Texts::read("en", &[&braces]).unwrap();
        assert_eq!(read.say(&Phrase::new("a.b")), "A {b} c");
    }
}
