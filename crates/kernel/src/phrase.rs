//! Sentences for people as a key and named parts. The words are in `texts/`, one folder per language. The crate `texts`
//! renders them.

#[cfg(feature = "serde")]
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::{Seat, Seats};

/// A sentence by its key, with the values of its `{names}`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Phrase {
    /// The key of the sentence in `texts/`.
    pub key: &'static str,
    /// What is filled in, by name.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty"))]
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
    /// A text that is the same in every language: a name, an action in the notation of records, a parser's English
    /// message.
    Text(String),
    /// A named card: its id, and its English name for languages without a name of their own.
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

impl From<u32> for Part {
    fn from(number: u32) -> Part {
        Part::Number(number)
    }
}

impl From<String> for Part {
    fn from(text: String) -> Part {
        Part::Text(text)
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Part {
        Part::Text(text.into())
    }
}

#[cfg(feature = "serde")]
fn as_map<S: Serializer>(with: &[(&'static str, Part)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(with.iter().map(|(name, part)| (name, part)))
}

#[cfg(feature = "serde")]
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
            Part::Text(text) => map.serialize_entry("text", text)?,
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

#[cfg(all(test, feature = "json"))]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_phrase_travels_as_a_key_and_named_parts() {
        let trade = Phrase::new("trade")
            .with("who", Seat(0))
            .with("cards", Part::Cards("resource", vec![("ore", 2), ("wool", 1)]))
            .with("to", Seats(0b110))
            .with("what", Part::Word("resource", "wool"));
        assert_eq!(
            serde_json::to_value(trade).unwrap(),
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
