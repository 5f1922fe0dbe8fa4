//! The trait of bots, and the simplest bot.

use kernel::{Game, Seat, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::explain::Thought;

/// The generator of bots and arenas: small, fast, and the same on every machine.
pub type Lot = Xoshiro256PlusPlus;

/// The generator that a seed names.
pub fn lot(seed: u64) -> Lot {
    Lot::seed_from_u64(seed)
}

/// Somebody who plays a seat.
///
/// A bot is given only what its seat knows, so it cannot peek. It has its own random generator, so the same seed plays
/// the same game.
pub trait Bot<G: Game>: Send {
    /// What `seat` does, asked at a moment when the game waits for it.
    ///
    /// `choices` are those of [`Game::choices`], never empty. A bot may also take a legal action that is not listed,
    /// such as offering a trade. An illegal action forfeits the match.
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action;

    /// The same, but only from `choices`: for a table where bots make no offers now.
    fn choose_listed(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action {
        let chosen = self.choose(game, known, seat, choices);
        if choices.contains(&chosen) { chosen } else { choices[0] }
    }

    /// The best few choices, the best first, each with its chance to win and its reasons; `also` is among them, wherever it
    /// stands. A bot that has no reasons returns nothing.
    fn explain(
        &mut self,
        _game: &G,
        _known: &G::Known,
        _seat: Seat,
        _choices: &[G::Action],
        _also: Option<G::Action>,
    ) -> Vec<Thought<G::Action>> {
        Vec::new()
    }

    /// The chance to win that `seat` has now, from 0 to 1, as far as it can tell. A bot that has no value of positions returns
    /// nothing.
    fn chance(&mut self, _game: &G, _known: &G::Known, _seat: Seat) -> Option<f64> {
        None
    }

    /// Why the bot cannot go on, for example because an external program died. A match asks after each choice; with a
    /// fault the bot forfeits.
    fn fault(&self) -> Option<&str> {
        None
    }
}

/// Takes a random listed choice, all equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    lot: Lot,
}

impl Random {
    /// The random bot that `seed` names.
    pub fn new(seed: u64) -> Random {
        Random { lot: lot(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::Known, _: Seat, choices: &[G::Action]) -> G::Action {
        choices[below(&mut self.lot, choices.len() as u32) as usize]
    }
}
