//! Decks as text: small files that people write. Reading one reports every fault with its line.
//!
//! ```text
//! # A comment goes to the end of its line.
//! name: The first deck
//! about: A sentence on its plan.
//! game: duel:tournament
//! hand:
//!   abbey
//! cards:
//!   2 Large Trade Ship
//! events:
//!   riots
//! ```

use kernel::{Part, Phrase, nearest, shortened};

use crate::card::CardKind;
use crate::cards::Card;
use crate::matches::deck::{Deck, Decks};
use crate::matches::options::Options;

/// The largest number of lines and of bytes in a deck.
const LINES: usize = 300;
const BYTES: usize = 16_000;
/// The largest number of characters in a name and in a sentence.
const NAME: usize = 60;
const ABOUT: usize = 300;
/// The largest number of unknown names for which a similar name is suggested.
const NEAREST: usize = 12;

/// A fault of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1; 0 if the fault is not in a single line.
    pub line: u32,
    /// What is wrong, as a sentence without a full stop.
    pub what: Phrase,
}

/// A deck with its name, a sentence on it and the game that it is for.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckText {
    /// Its name.
    pub name: String,
    /// A sentence on its plan; may be empty.
    pub about: String,
    /// The game that it is for.
    pub options: Options,
    /// Its cards.
    pub deck: Deck,
}

/// A part of a deck that lists cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum List {
    Hand,
    Cards,
    Events,
}

/// A card and the line that names it.
#[derive(Clone, Copy)]
struct Listed {
    list: List,
    card: Card,
    count: usize,
    line: u32,
}

struct Reader<'a> {
    /// Other names of a card than its key and its English title.
    titles: &'a dyn Fn(Card) -> Vec<String>,
    faults: Vec<Fault>,
    /// The values of `name`, `about` and `game`, with their lines.
    said: [Option<(u32, String)>; 3],
    /// The line in which each list begins.
    begins: [Option<u32>; 3],
    listed: Vec<Listed>,
    /// Lines of lists that are not read yet: first the game must be known, because it decides which cards there are.
    lines: Vec<(u32, List, String)>,
}

const SAID: [&str; 3] = ["name", "about", "game"];
const LISTS: [(&str, List); 3] = [("hand", List::Hand), ("cards", List::Cards), ("events", List::Events)];

impl DeckText {
    /// Reads a deck for the game that it names. `titles` gives the names of a card in other languages.
    pub fn read(text: &str, titles: &dyn Fn(Card) -> Vec<String>) -> Result<DeckText, Vec<Fault>> {
        DeckText::read_for(text, None, titles)
    }

    /// Reads a deck for a table: it must be for the same edition, and legal by the table's own options.
    pub fn read_for(
        text: &str,
        table: Option<&Options>,
        titles: &dyn Fn(Card) -> Vec<String>,
    ) -> Result<DeckText, Vec<Fault>> {
        match DeckText::judge(text, table, titles) {
            (Some(read), faults) if faults.is_empty() => Ok(read),
            (_, faults) => Err(faults),
        }
    }

    /// The same for a deck that is still being written: returns as much of it as can be read, and every fault. Nothing
    /// of a deck without a game can be read.
    pub fn judge(
        text: &str,
        table: Option<&Options>,
        titles: &dyn Fn(Card) -> Vec<String>,
    ) -> (Option<DeckText>, Vec<Fault>) {
        let mut reader = Reader {
            titles,
            faults: Vec::new(),
            said: [None, None, None],
            begins: [None; 3],
            listed: Vec::new(),
            lines: Vec::new(),
        };
        let read = reader.read(text, table);
        let mut faults = reader.faults;
        faults.sort_by_key(|fault| fault.line);
        (read, faults)
    }

    /// The deck as text, in the order of the almanac.
    pub fn write(&self) -> String {
        let mut text = format!("name: {}\n", self.name);
        if !self.about.is_empty() {
            text += &format!("about: {}\n", self.about);
        }
        text += &format!("game: {}\n", self.options.spec());
        for (name, cards) in [("hand", &self.deck.hand), ("cards", &self.deck.cards), ("events", &self.deck.events)] {
            text += &format!("{name}:\n");
            for (card, count) in counted(cards) {
                text += &format!("  {count} {}\n", card.def().key);
            }
        }
        text
    }
}

/// Each card of a list once, with the number of its copies, in the order of the almanac.
pub fn counted(cards: &[Card]) -> Vec<(Card, usize)> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    sorted.chunk_by(|one, other| one == other).map(|alike| (alike[0], alike.len())).collect()
}

/// A card as a part of a sentence.
fn told(card: Card) -> Part {
    Part::Card(card.text_id(), card.def().name.into())
}

/// A name in the form in which names are compared: in small letters, with one space between words.
fn plain(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The Tournament Game of the edition that a spec begins with. By it the cards of a deck are judged if the rest of the
/// spec cannot be read.
fn usual_game(spec: &str) -> Option<Options> {
    let (edition, _) = spec.split_once(':').unwrap_or((spec, ""));
    Options::from_spec(&format!("{}:tournament", edition.trim())).ok()
}

impl Reader<'_> {
    fn fault(&mut self, line: u32, what: Phrase) {
        self.faults.push(Fault { line, what });
    }

    fn read(&mut self, text: &str, table: Option<&Options>) -> Option<DeckText> {
        if text.len() > BYTES || text.lines().count() > LINES {
            let long = Phrase::new("deck.fault.long").with("limit", LINES as u32).with("bytes", BYTES as u32);
            self.fault(0, long);
            return None;
        }
        self.read_parts(text);
        let (name, about) = (self.words(0, NAME), self.words(1, ABOUT));
        if self.said[0].is_none() {
            self.fault(0, Phrase::new("deck.fault.no-name"));
        }
        let options = self.read_game(table)?;
        let decks = options.decks().expect("a game without decks was refused");
        self.read_cards(&options, &decks);
        self.check(&options, &decks);
        let deck = Deck { hand: self.all(List::Hand), cards: self.all(List::Cards), events: self.all(List::Events) };
        Some(DeckText { name, about, options, deck })
    }

    /// Reads `name`, `about` and `game`, and collects the lines of the lists.
    fn read_parts(&mut self, text: &str) {
        let mut list = None;
        for (at, line) in text.lines().enumerate() {
            let number = at as u32 + 1;
            let line = line.trim_start_matches('\u{feff}').split('#').next().unwrap_or("").trim();
            if line.is_empty() {
                continue;
            }
            let (head, rest) = line.split_once(':').map_or(("", line), |(head, rest)| (head.trim_end(), rest.trim()));
            let head = head.to_lowercase();
            if let Some(at) = SAID.iter().position(|it| *it == head) {
                list = None;
                if self.said[at].is_some() {
                    self.fault(number, Phrase::new("deck.fault.twice").with("what", SAID[at]));
                } else {
                    self.said[at] = Some((number, rest.to_string()));
                }
            } else if let Some(at) = LISTS.iter().position(|(it, _)| *it == head) {
                list = Some(LISTS[at].1);
                if self.begins[at].is_some() {
                    self.fault(number, Phrase::new("deck.fault.twice").with("what", LISTS[at].0));
                }
                self.begins[at].get_or_insert(number);
                if !rest.is_empty() {
                    self.lines.push((number, LISTS[at].1, rest.to_string()));
                }
            } else if let Some(list) = list {
                self.lines.push((number, list, line.to_string()));
            } else {
                self.fault(number, Phrase::new("deck.fault.no-part").with("what", shortened(line, 40)));
            }
        }
    }

    /// The name or the sentence, if it is not too long.
    fn words(&mut self, at: usize, limit: usize) -> String {
        let Some((line, text)) = self.said[at].clone() else { return String::new() };
        let missing = at == 0 && text.is_empty();
        if missing || text.chars().count() > limit || text.chars().any(char::is_control) {
            self.fault(line, Phrase::new("deck.fault.control").with("limit", limit as u32));
        }
        text
    }

    /// The options by which the deck is checked: those of the table, or those of the game that the deck names.
    fn read_game(&mut self, table: Option<&Options>) -> Option<Options> {
        if let Some(table) = table.filter(|table| table.decks().is_none()) {
            self.fault(0, Phrase::new("deck.fault.no-decks").with("game", table.spec()));
            return None;
        }
        let Some((line, spec)) = self.said[2].clone() else {
            self.fault(0, Phrase::new("deck.fault.no-game"));
            return table.copied();
        };
        let own = match Options::from_spec(&spec) {
            Ok(own) => own,
            Err(why) => {
                let why = shortened(&why, 300);
                let usual = if table.is_none() { usual_game(&spec) } else { None };
                self.fault(
                    line,
                    match usual {
                        Some(usual) => Phrase::new("deck.fault.game-usual").with("why", why).with("game", usual.spec()),
                        None => Phrase::new("deck.fault.game").with("why", why),
                    },
                );
                return table.copied().or(usual);
            }
        };
        if own.decks().is_none() {
            self.fault(line, Phrase::new("deck.fault.no-decks").with("game", spec));
            return table.copied();
        }
        match table {
            Some(table) if !std::ptr::eq(table.edition, own.edition) => {
                let other = Phrase::new("deck.fault.other-game").with("game", own.spec());
                self.fault(line, other.with("table", table.spec()));
                None
            }
            Some(table) => Some(*table),
            None => Some(own),
        }
    }

    /// Reads the lines of the lists. Some cards share a title: such a title names none of them.
    fn read_cards(&mut self, options: &Options, decks: &Decks) {
        let mut names: Vec<(String, String, Card)> = Vec::new();
        for card in options.edition.cards().filter(|card| card.def().kind != CardKind::Region) {
            let def = card.def();
            let more = (self.titles)(card);
            let all = [def.key.to_string(), def.name.to_string()].into_iter().chain(more);
            names.extend(all.map(|name| (plain(&name), name, card)));
        }
        let mut looked_for = 0;
        for (line, list, text) in std::mem::take(&mut self.lines) {
            let (count, name) = match text.split_once(char::is_whitespace) {
                Some((count, name)) if count.bytes().all(|byte| byte.is_ascii_digit()) => (count, name.trim()),
                _ if text.bytes().all(|byte| byte.is_ascii_digit()) => (text.as_str(), ""),
                _ => ("1", text.as_str()),
            };
            let Some(count) = count.parse().ok().filter(|count| (1..100).contains(count) && !name.is_empty()) else {
                self.fault(line, Phrase::new("deck.fault.count").with("what", shortened(&text, 40)));
                continue;
            };
            let (wanted, what) = (plain(name), shortened(name, 40));
            let mut named: Vec<Card> = names.iter().filter(|it| it.0 == wanted).map(|it| it.2).collect();
            named.sort_unstable();
            named.dedup();
            if let Some(card) = named.iter().copied().find(|card| named.len() == 1 || card.def().key == wanted) {
                self.listed.push(Listed { list, card, count, line });
                continue;
            }
            if !named.is_empty() {
                let keys: Vec<&str> = named.iter().map(|card| card.def().key).collect();
                let alike = Phrase::new("deck.fault.alike").with("what", what);
                self.fault(line, alike.with("keys", keys.join(", ")));
                continue;
            }
            let legal = names.iter().filter(|it| looked_for < NEAREST && decks.limit(options, it.2) > 0);
            let near = nearest(&wanted, legal.map(|it| it.1.as_str()));
            looked_for += 1;
            self.fault(
                line,
                match near {
                    Some(near) => Phrase::new("deck.fault.nearest").with("what", what).with("near", near),
                    None => Phrase::new("deck.fault.no-card").with("what", what),
                },
            );
        }
    }

    fn all(&self, list: List) -> Vec<Card> {
        let own = self.listed.iter().filter(|it| it.list == list);
        own.flat_map(|it| std::iter::repeat_n(it.card, it.count)).collect()
    }

    fn count(&self, list: List) -> usize {
        self.listed.iter().filter(|it| it.list == list).map(|it| it.count).sum()
    }

    fn line_of(&self, list: List) -> u32 {
        self.begins[list as usize].unwrap_or(0)
    }

    /// Checks that the deck is legal (rivals 14, classic 14): first each card, then the numbers of cards.
    fn check(&mut self, options: &Options, decks: &Decks) {
        let mut wrong = Vec::new();
        for (at, it) in self.listed.iter().enumerate() {
            let is_event = it.card.def().kind == CardKind::Event;
            let limit = decks.limit(options, it.card);
            let before: usize = self.listed[..at].iter().filter(|other| other.card == it.card).map(|it| it.count).sum();
            let what = if is_event && it.list != List::Events {
                Some(Phrase::new("deck.fault.event"))
            } else if !is_event && it.list == List::Events {
                Some(Phrase::new("deck.fault.no-event"))
            } else if decks.given(options).any(|given| given == it.card) {
                Some(Phrase::new("deck.fault.anyway"))
            } else if it.card.def().kind.is_of_the_sea() {
                Some(Phrase::new("deck.fault.never"))
            } else if limit == 0 {
                Some(Phrase::new("deck.fault.not-here"))
            } else if before + it.count > limit {
                let count = Phrase::new("deck.fault.limit").with("count", (before + it.count) as u32);
                Some(count.with("limit", limit as u32))
            } else {
                None
            };
            wrong.extend(what.map(|what| (it.line, what.with("card", told(it.card)))));
        }
        wrong.into_iter().for_each(|(line, what)| self.fault(line, what));
        self.check_sizes(decks);
    }

    fn check_sizes(&mut self, decks: &Decks) {
        let (hand, cards, events) = (self.count(List::Hand), self.count(List::Cards), self.count(List::Events));
        let sized = |key: &'static str, count: usize, wanted: usize| {
            (count != wanted).then(|| Phrase::new(key).with("count", count as u32).with("wanted", wanted as u32))
        };
        let own_events = decks.events.len() + decks.more_events;
        let hand_size = sized("deck.fault.hand-size", hand, decks.hand);
        let size = sized("deck.fault.size", hand + cards, decks.cards);
        let events_size = sized("deck.fault.events", events, own_events);
        let sizes = [(List::Hand, hand_size), (List::Cards, size), (List::Events, events_size)];
        for (list, what) in sizes {
            if let Some(what) = what {
                self.fault(self.line_of(list), what);
            }
        }
        let brought = self.all(List::Events);
        let missing: Vec<Card> = decks.events.iter().copied().filter(|card| !brought.contains(card)).collect();
        for card in missing {
            self.fault(self.line_of(List::Events), Phrase::new("deck.fault.must").with("card", told(card)));
        }
        let under = brought.iter().filter(|card| card.def().reseat.is_some()).count();
        if under > decks.reseated_events {
            let what = Phrase::new("deck.fault.under").with("count", under as u32);
            self.fault(self.line_of(List::Events), what.with("limit", decks.reseated_events as u32));
        }
    }
}

#[cfg(test)]
mod tests;
