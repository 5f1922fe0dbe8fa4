//! Sentences for people as a key and what is filled in: the words themselves are in `texts/`, one file a language.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value};

use crate::{Seat, Seats};

/// A sentence by its key, with what stands in for its `{names}`.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Phrase {
    /// The key of the sentence in `texts/`.
    pub key: &'static str,
    /// What is filled in, by name.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<(&'static str, Part)>,
}

/// What is filled into a sentence. A language and a reader decide how it is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A number.
    Number(u32),
    /// A player, by seat.
    Player(Seat),
    /// Several players.
    Players(Seats),
    /// A word that has a key of its own in `texts/`: `Word("resource", "ore")` is `resource.ore`.
    Word(&'static str, &'static str),
    /// Cards with their counts; each name has a key in `texts/`, behind the group as with words.
    Cards(&'static str, Vec<(&'static str, u8)>),
    /// A place on the board, in the notation of records.
    Place(String),
    /// A named card: its id, and its English name for whoever has no other.
    Card(String, String),
    /// A part that is itself a phrase.
    Said(Box<Phrase>),
    /// Several parts.
    List(Vec<Part>),
}

impl Phrase {
    /// The sentence of this key, with nothing filled in yet.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, with: Vec::new() }
    }

    /// Fills something in.
    pub fn with(mut self, name: &'static str, part: impl Into<Part>) -> Phrase {
        self.with.push((name, part.into()));
        self
    }
}

impl From<Phrase> for Part {
    fn from(phrase: Phrase) -> Part {
        Part::Said(Box::new(phrase))
    }
}

impl From<Seat> for Part {
    fn from(seat: Seat) -> Part {
        Part::Player(seat)
    }
}

impl From<Seats> for Part {
    fn from(seats: Seats) -> Part {
        Part::Players(seats)
    }
}

impl From<u8> for Part {
    fn from(number: u8) -> Part {
        Part::Number(number.into())
    }
}

impl From<u16> for Part {
    fn from(number: u16) -> Part {
        Part::Number(number.into())
    }
}

fn as_map<S: Serializer>(with: &[(&'static str, Part)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(with.iter().map(|(name, part)| (name, part)))
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if let Part::Number(number) = self {
            return to.serialize_u32(*number);
        }
        let mut map = to.serialize_map(None)?;
        match self {
            Part::Number(_) => {}
            Part::Player(seat) => map.serialize_entry("player", &seat.0)?,
            Part::Players(seats) => map.serialize_entry("players", &seats.map(|seat| seat.0).collect::<Vec<_>>())?,
            Part::Word(group, name) => map.serialize_entry("word", &format!("{group}.{name}"))?,
            Part::Cards(group, cards) => {
                map.serialize_entry("cards", cards)?;
                map.serialize_entry("of", group)?;
            }
            Part::Place(at) => map.serialize_entry("place", at)?,
            Part::Card(id, name) => {
                map.serialize_entry("card", id)?;
                map.serialize_entry("name", name)?;
            }
            Part::Said(phrase) => map.serialize_entry("said", phrase)?,
            Part::List(parts) => map.serialize_entry("list", parts)?,
        }
        map.end()
    }
}

/// The sentences of one language, as `texts/en.json` holds them.
#[derive(Clone, Debug)]
pub struct Texts(Map<String, Value>);

impl Texts {
    /// Reads the texts of a language: one JSON object from keys to sentences.
    pub fn read(json: &str) -> Result<Texts, String> {
        serde_json::from_str(json).map(Texts).map_err(|error| error.to_string())
    }

    /// The sentence of a key, unfilled.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key)?.as_str()
    }

    /// The phrase as a sentence; players are called by their seats. A key without a sentence is shown as it is.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.say_to(phrase, None)
    }

    /// The same, spoken to the reader where it is about the reader: `seat` is he, and the key has a sentence with `.you`.
    pub fn say_to(&self, phrase: &Phrase, reader: Option<Seat>) -> String {
        let about = phrase.with.iter().find(|(name, _)| *name == "seat").map(|(_, part)| part);
        let to_reader = about.is_some_and(|about| reader.is_some_and(|reader| *about == Part::Player(reader)));
        let you = to_reader.then(|| self.get(&format!("{}.you", phrase.key))).flatten();
        capitalised(&self.fill(you.or(self.get(phrase.key)).unwrap_or(phrase.key), phrase))
    }

    /// The phrase as a part of a sentence: as it stands in the texts, without a capital letter.
    pub fn filled(&self, phrase: &Phrase) -> String {
        self.fill(self.get(phrase.key).unwrap_or(phrase.key), phrase)
    }

    fn fill(&self, text: &str, phrase: &Phrase) -> String {
        let mut rest = text;
        let mut said = String::new();
        while let Some((before, (name, after))) = rest.split_once('{').and_then(|(a, b)| Some((a, b.split_once('}')?)))
        {
            said.push_str(before);
            let part = phrase.with.iter().find(|(it, _)| *it == name).map(|(_, part)| part);
            said.push_str(&part.map_or_else(|| format!("{{{name}}}"), |part| self.part(part)));
            rest = after;
        }
        said.push_str(rest);
        said
    }

    fn part(&self, part: &Part) -> String {
        let word = |key: &str| self.get(key).unwrap_or(key).to_string();
        let listed = |parts: Vec<String>| if parts.is_empty() { word("word.nothing") } else { parts.join(", ") };
        let player = |seat: Seat| word("word.seat").replace("{number}", &seat.to_string());
        match part {
            Part::Number(number) => number.to_string(),
            Part::Player(seat) => player(*seat),
            Part::Players(seats) => listed(seats.map(player).collect()),
            Part::Word(group, name) => word(&format!("{group}.{name}")),
            Part::Cards(group, cards) => {
                let counted = cards.iter().map(|(kind, count)| format!("{count} {}", word(&format!("{group}.{kind}"))));
                listed(counted.collect())
            }
            Part::Place(at) => at.clone(),
            Part::Card(id, name) => self.get(&format!("card.{id}")).unwrap_or(name).to_string(),
            Part::Said(phrase) => self.filled(phrase),
            Part::List(parts) => listed(parts.iter().map(|part| self.part(part)).collect()),
        }
    }
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn texts() -> Texts {
        let texts = json!({
            "word.seat": "seat {number}", "word.nothing": "nothing", "resource.ore": "ore", "resource.wool": "wool",
            "trade": "{who} gives {cards} to {to} for {what}.",
            "saw": "{seat} sees {cards}.", "saw.you": "You see {cards}.",
        });
        Texts::read(&texts.to_string()).unwrap()
    }

    fn trade() -> Phrase {
        Phrase::new("trade")
            .with("who", Seat(0))
            .with("cards", Part::Cards("resource", vec![("ore", 2), ("wool", 1)]))
            .with("to", Seats(0b110))
            .with("what", Part::Word("resource", "wool"))
    }

    #[test]
    fn a_phrase_is_said_with_all_that_is_filled_in() {
        assert_eq!(texts().say(&trade()), "Seat 0 gives 2 ore, 1 wool to seat 1, seat 2 for wool.");
    }

    #[test]
    fn what_is_missing_is_shown_as_it_is() {
        assert_eq!(texts().say(&Phrase::new("trade").with("who", Seat(1))), "Seat 1 gives {cards} to {to} for {what}.");
        assert_eq!(texts().say(&Phrase::new("no.such")), "No.such");
    }

    #[test]
    fn what_is_about_the_reader_is_said_to_the_reader() {
        let cards = ["ore", "wool"].map(|name| Part::Word("resource", name));
        let saw = Phrase::new("saw").with("seat", Seat(1)).with("cards", Part::List(cards.into()));
        assert_eq!(texts().say_to(&saw, Some(Seat(0))), "Seat 1 sees ore, wool.");
        assert_eq!(texts().say_to(&saw, Some(Seat(1))), "You see ore, wool.");
        assert_eq!(texts().say_to(&trade(), Some(Seat(0))), texts().say(&trade()));
    }

    #[test]
    fn a_phrase_travels_as_a_key_and_named_parts() {
        assert_eq!(
            serde_json::to_value(trade()).unwrap(),
            json!({ "key": "trade", "with": {
                "who": { "player": 0 },
                "cards": { "cards": [["ore", 2], ["wool", 1]], "of": "resource" },
                "to": { "players": [1, 2] },
                "what": { "word": "resource.wool" },
            } })
        );
        assert_eq!(serde_json::to_value(Phrase::new("plain")).unwrap(), json!({ "key": "plain" }));
    }
}
