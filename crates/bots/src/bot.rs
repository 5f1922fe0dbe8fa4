//! What a bot is, and the simplest one.

use kernel::{Game, Seat, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of bots and arenas: small, fast, and the same on every machine.
pub type Lot = Xoshiro256PlusPlus;

/// The generator that a seed names.
pub fn lot(seed: u64) -> Lot {
    Lot::seed_from_u64(seed)
}

/// Somebody who plays a seat.
///
/// A bot is given what its seat knows and nothing else: it cannot peek, by type. Random numbers come from
/// a generator of its own, seeded when it is made, so that the same seed plays the same game.
pub trait Bot<G: Game>: Send {
    /// What `seat` does, asked at a moment when the game waits for it.
    ///
    /// `choices` is what [`Game::choices`] lists and is never empty; a bot may also do what is legal but not listed,
    /// such as offering a trade. What is not legal forfeits the match.
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action;

    /// The same among `choices` only: a bot that was asked to make no offers now.
    fn choose_listed(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action {
        let chosen = self.choose(game, known, seat, choices);
        if choices.contains(&chosen) { chosen } else { choices[0] }
    }

    /// Why the bot cannot go on, if so: a foreign program that died, say. The match asks for this after each
    /// choice, and the bot forfeits.
    fn fault(&self) -> Option<&str> {
        None
    }
}

/// Chooses by lot, each listed choice as likely as any other.
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
