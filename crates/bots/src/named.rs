//! Bots by name.

use duel::Duel;
use island::{Island, Large, Sea, Size, Small};
use kernel::{Game, instead, quoted};

use crate::bot::{Bot, Random};
use crate::gentle::Gentle;
use crate::greedy::Greedy;
use crate::search::{Effort, Search};
use crate::value::{DuelValue, IslandValue};

/// Every name that [`named`] knows, the weakest first. `fair` is another name of `greedy`, and `hard` of `search`.
pub const NAMES: [&str; 6] = ["random", "gentle", "fair", "greedy", "hard", "search"];

/// The strengths from which people choose at a table, the weakest first.
pub const AT_TABLES: [&str; 3] = ["gentle", "fair", "hard"];

/// A game for which there are bots.
pub trait Playable: Game + 'static {
    /// The bot of this game that makes mistakes.
    fn gentle(seed: u64) -> Box<dyn Bot<Self>>;

    /// The greedy bot of this game.
    fn greedy(seed: u64) -> Box<dyn Bot<Self>>;

    /// The searching bot of this game.
    fn search(effort: Effort, seed: u64) -> Box<dyn Bot<Self>>;
}

impl Playable for Duel {
    fn gentle(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Gentle::new(DuelValue::default(), seed))
    }

    fn greedy(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Greedy::new(DuelValue::default(), seed))
    }

    fn search(effort: Effort, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Search::new(DuelValue::default(), effort, seed))
    }
}

/// A size of the island for which there are bots.
///
/// Each size has its own implementation, so that the bots are compiled once, here, and not again in every crate that uses them.
pub trait PlayableSize: Size {
    /// The bot on this size that makes mistakes.
    fn gentle(seed: u64) -> Box<dyn Bot<Island<Self>>>;

    /// The greedy bot on this size.
    fn greedy(seed: u64) -> Box<dyn Bot<Island<Self>>>;

    /// The searching bot on this size.
    fn search(effort: Effort, seed: u64) -> Box<dyn Bot<Island<Self>>>;
}

macro_rules! playable {
    ($($size:ty),*) => {$(
        impl PlayableSize for $size {
            fn gentle(seed: u64) -> Box<dyn Bot<Island<Self>>> {
                Box::new(Gentle::new(IslandValue::default(), seed))
            }

            fn greedy(seed: u64) -> Box<dyn Bot<Island<Self>>> {
                Box::new(Greedy::new(IslandValue::default(), seed))
            }

            fn search(effort: Effort, seed: u64) -> Box<dyn Bot<Island<Self>>> {
                Box::new(Search::new(IslandValue::default(), effort, seed))
            }
        }
    )*};
}

playable!(Small, Large, Sea);

impl<D: PlayableSize> Playable for Island<D> {
    fn gentle(seed: u64) -> Box<dyn Bot<Self>> {
        D::gentle(seed)
    }

    fn greedy(seed: u64) -> Box<dyn Bot<Self>> {
        D::greedy(seed)
    }

    fn search(effort: Effort, seed: u64) -> Box<dyn Bot<Self>> {
        D::search(effort, seed)
    }
}

/// Whether a text names one of our bots, with or without parameters.
pub fn is_name(text: &str) -> bool {
    NAMES.contains(&text.split(':').next().unwrap_or(text))
}

/// Checks that a bot may be seated at a table: any name, but none with parameters. A stranger could make such a bot think for
/// hours.
pub fn check_at_table(name: &str) -> Result<(), String> {
    if NAMES.contains(&name) { Ok(()) } else { Err(unknown(name, AT_TABLES)) }
}

fn unknown<const N: usize>(name: &str, known: [&'static str; N]) -> String {
    format!("there is no bot {}; {}", quoted(name), instead(name, known))
}

/// The bot of a game by its name. The error for an unknown name suggests a similar one.
///
/// ```
/// use island::{Island, Small};
/// assert!(bots::named::<Island<Small>>("greedy", 1).is_ok());
/// assert!(bots::named::<duel::Duel>("search:worlds=64+turns=6", 1).is_ok());
/// let wrong = bots::named::<duel::Duel>("gredy", 1).err().unwrap();
/// assert_eq!(wrong, "there is no bot \"gredy\"; did you mean \"greedy\"?");
/// ```
pub fn named<G: Playable>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    let (name, parameters) = name.split_once(':').map_or((name, None), |(name, rest)| (name, Some(rest)));
    match (name, parameters) {
        ("random", None) => Ok(Box::new(Random::new(seed))),
        ("gentle", None) => Ok(G::gentle(seed)),
        ("greedy" | "fair", None) => Ok(G::greedy(seed)),
        ("hard", None) => Ok(G::search(Effort::default(), seed)),
        ("search", parameters) => Ok(G::search(Effort::read(parameters.unwrap_or_default())?, seed)),
        ("random" | "gentle" | "fair" | "greedy" | "hard", Some(_)) => Err(format!("{name} has no parameters")),
        (other, _) => Err(unknown(other, NAMES)),
    }
}
