//! Bots by name.

use island::{Island, Size};
use kernel::{instead, quoted};

use crate::bot::{Bot, Random};
use crate::greedy::Greedy;
use crate::value::IslandValue;

/// Every name that [`named`] knows, the weakest first.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// The bot with a name, for the island on a board of any size; an unknown name is told which one it resembles.
///
/// ```
/// use island::Small;
/// assert!(bots::named::<Small>("greedy", 1).is_ok());
/// let wrong = bots::named::<Small>("gredy", 1).err().unwrap();
/// assert_eq!(wrong, "there is no bot \"gredy\"; did you mean \"greedy\"?");
/// ```
pub fn named<D: Size>(name: &str, seed: u64) -> Result<Box<dyn Bot<Island<D>>>, String> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(IslandValue::default(), seed))),
        other => Err(format!("there is no bot {}; {}", quoted(other), instead(other, NAMES))),
    }
}
