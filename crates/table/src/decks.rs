//! Decks that players bring: ready ones, and reading them for a table.

use bots::lot;
use duel::card::CardKind;
use duel::{Card, DeckText, Decks, Fault, Options, counted};
use kernel::{Part, Phrase};
use serde_json::{Value, json};

use crate::protocol::{RefusalKind, Refused};

/// A deck that comes with the program.
#[derive(Clone, Copy, Debug)]
pub struct ReadyDeck {
    /// Its name on the command line and in commands.
    pub key: &'static str,
    /// The deck as text.
    pub text: &'static str,
}

macro_rules! ready {
    ($($key:literal),* $(,)?) => {
        &[$(ReadyDeck { key: $key, text: include_str!(concat!("../../../data/decks/", $key, ".deck")) }),*]
    };
}

/// The ready decks, four for each edition.
pub const READY: &[ReadyDeck] =
    ready!["merchants", "warband", "builders", "sages", "cloisters", "knights", "guilds", "benefactors",];

/// The titles of a card in every language.
pub fn titles(card: Card) -> Vec<String> {
    let said = Phrase::new("deck.card").with("card", Part::Card(card.text_id(), card.def().name.into()));
    let of = |language: &str| texts::texts(language).map(|texts| texts.filled(&said));
    texts::LANGUAGES.iter().filter_map(|(language, _)| of(language)).collect()
}

/// The ready deck of this name.
pub fn ready_deck(key: &str) -> Option<&'static ReadyDeck> {
    READY.iter().find(|deck| deck.key == key)
}

/// The ready decks that are legal in this game.
pub fn ready_for(options: &Options) -> impl Iterator<Item = &'static ReadyDeck> + '_ {
    READY.iter().filter(|deck| read_deck(deck.text, Some(options)).is_ok())
}

/// Reads a deck, as text or by the name of a ready one, for the game that it names or for a table.
pub fn read_deck(said: &str, table: Option<&Options>) -> Result<DeckText, Vec<Fault>> {
    let text = ready_deck(said.trim()).map_or(said, |ready| ready.text);
    DeckText::read_for(text, table, &titles)
}

/// The ready decks as JSON; for a game, those of its edition with their faults in that game.
pub fn listed(spec: Option<&str>) -> Result<Value, Refused> {
    let game = spec.map(of_game).transpose()?.map(|(options, _)| options);
    let ready = READY.iter().filter_map(|ready| {
        let deck = read_deck(ready.text, None).ok()?;
        let faults = match &game {
            Some(game) if !std::ptr::eq(game.edition, deck.options.edition) => return None,
            game => read_deck(ready.text, game.as_ref()).err().unwrap_or_default(),
        };
        let (game, name, about) = (deck.options.spec(), deck.name, deck.about);
        let mut told = json!({ "key": ready.key, "game": game, "name": name, "about": about, "text": ready.text });
        if !faults.is_empty() {
            told["faults"] = faults.iter().map(judgement).collect();
        }
        Some(told)
    });
    Ok(ready.collect())
}

/// The options of a game with decks, and its rules for decks.
fn of_game(spec: &str) -> Result<(Options, Decks), Refused> {
    let options = read_spec(spec)?;
    let none = || Phrase::new("deck.fault.no-decks").with("game", options.spec());
    let decks = options.decks().ok_or_else(|| Refused::new(RefusalKind::Unreadable, none()))?;
    Ok((options, decks))
}

fn read_spec(spec: &str) -> Result<Options, Refused> {
    let unreadable = |why: String| Phrase::new("table.refused.spec").with("why", why);
    Options::from_spec(spec).map_err(|why| Refused::new(RefusalKind::Unreadable, unreadable(why)))
}

/// The check of a deck as JSON: the deck as it is kept, as far as it can be read, and every fault with its line.
pub fn judged(deck: &str, spec: Option<&str>) -> Result<Value, Refused> {
    let options = spec.map(read_spec).transpose()?;
    let text = ready_deck(deck.trim()).map_or(deck, |ready| ready.text);
    let (read, faults) = DeckText::judge(text, options.as_ref(), &titles);
    let mut told = read.as_ref().map_or_else(|| json!({}), written);
    if !faults.is_empty() {
        told["faults"] = faults.iter().map(judgement).collect();
    }
    Ok(told)
}

/// A deck as JSON: its words, and its text as it is kept.
fn written(deck: &DeckText) -> Value {
    json!({ "name": deck.name, "about": deck.about, "game": deck.options.spec(), "text": deck.write() })
}

/// A random legal deck, as JSON.
pub fn by_lot(spec: &str, seed: u64) -> Result<Value, Refused> {
    let (options, decks) = of_game(spec)?;
    let deck = decks.draw(&options, &mut lot(seed));
    let name = texts::english().word("deck.by-lot");
    Ok(written(&DeckText { name, about: String::new(), options, deck }))
}

/// What a deck of a game may contain, as JSON: the sizes, and every card that may be brought with the number of its
/// copies.
pub fn pool(spec: &str) -> Result<Value, Refused> {
    let (options, decks) = of_game(spec)?;
    let all = [false, true].map(|events| counted(&decks.pool(&options, events))).concat();
    let brought = all.into_iter().map(|(card, limit)| {
        let here = || card.def().printings.iter().filter(|it| options.sets().any(|set| set == it.set));
        let mut sets: Vec<&str> = here().map(|it| it.set.name()).collect();
        sets.dedup();
        json!({
            "card": card.def().key,
            "limit": limit,
            "event": card.def().kind == CardKind::Event,
            "half_moon": here().any(|it| it.half_moon > 0),
            "sets": sets,
        })
    });
    let keys = |cards: &[Card]| cards.iter().map(|card| card.def().key).collect::<Vec<_>>();
    let stacks: Vec<usize> = (0..decks.stacks).map(|at| (decks.cards - decks.hand + at) / decks.stacks).collect();
    Ok(json!({
        "game": options.spec(),
        "cards": decks.cards,
        "hand": decks.hand,
        "stacks": stacks,
        "events": decks.events.len() + decks.more_events,
        "must": keys(decks.events),
        "given": keys(&decks.given(&options).collect::<Vec<_>>()),
        "half_moon_once": decks.half_moon_once,
        "pool": brought.collect::<Vec<_>>(),
    }))
}

fn judgement(fault: &Fault) -> Value {
    json!({ "line": fault.line, "why": texts::english().filled(&fault.what), "said": fault.what })
}

/// A fault with its line, as a part of a sentence.
pub fn told(fault: &Fault) -> Phrase {
    match fault.line {
        0 => fault.what.clone(),
        line => Phrase::new("deck.fault.at-line").with("line", line).with("what", fault.what.clone()),
    }
}

/// All faults as one sentence in English.
pub fn in_english(faults: &[Fault]) -> String {
    faults.iter().map(|fault| texts::english().filled(&told(fault))).collect::<Vec<_>>().join("; ")
}
