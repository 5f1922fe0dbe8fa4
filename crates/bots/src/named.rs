//! Bots by name.

use duel::Duel;
use island::{Island, Size};
use kernel::{Game, instead, quoted};

use crate::bot::{Bot, Random};
use crate::greedy::Greedy;
use crate::value::{DuelValue, IslandValue};

/// Every name that [`named`] knows, the weakest first.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// A game for which there are bots.
pub trait Playable: Game + 'static {
    /// The greedy bot of this game.
    fn greedy(seed: u64) -> Box<dyn Bot<Self>>;
}

impl<D: Size> Playable for Island<D> {
    fn greedy(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Greedy::new(IslandValue::default(), seed))
    }
}

impl Playable for Duel {
    fn greedy(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Greedy::new(DuelValue, seed))
    }
}

/// The bot of a game by its name. The error for an unknown name suggests a similar one.
///
/// ```
/// use island::{Island, Small};
/// assert!(bots::named::<Island<Small>>("greedy", 1).is_ok());
/// let wrong = bots::named::<duel::Duel>("gredy", 1).err().unwrap();
/// assert_eq!(wrong, "there is no bot \"gredy\"; did you mean \"greedy\"?");
/// ```
pub fn named<G: Playable>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(G::greedy(seed)),
        other => Err(format!("there is no bot {}; {}", quoted(other), instead(other, NAMES))),
    }
}
