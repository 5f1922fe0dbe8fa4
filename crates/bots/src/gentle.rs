//! Gentle: plays as `greedy` does, but makes the mistakes that people make.
//!
//! It overlooks some choices, it misjudges the others a little, and it does not chase anybody: whom the robber meets falls by lot
//! among the better half of the choices.

use kernel::{Game, Rng, Seat, below};

use crate::bot::Bot;
use crate::greedy::{Greedy, Value};

/// Of so many choices one is overlooked.
const OVERLOOKED: u32 = 40;

/// Plays like [`Greedy`], with mistakes.
#[derive(Clone, Debug)]
pub struct Gentle<V> {
    greedy: Greedy<V>,
}

impl<V> Gentle<V> {
    /// The gentle bot with this value and seed.
    pub fn new(value: V, seed: u64) -> Gentle<V> {
        Gentle { greedy: Greedy::new(value, seed) }
    }

    /// Any of the better half of the choices.
    fn aim<G: Game>(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action
    where
        V: Value<G>,
    {
        let world = game.imagine(known, &mut self.greedy.lot);
        let worth = |&action: &G::Action| (self.greedy.worth(game, known, seat, action, &world), action);
        let mut valued: Vec<(f64, G::Action)> = choices.iter().map(worth).collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        valued[below(&mut self.greedy.lot, choices.len().div_ceil(2) as u32) as usize].1
    }

    /// A number from -1 to 1; those around 0 are the likeliest.
    fn mistake(&mut self) -> f64 {
        let mut share = || (self.greedy.lot.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
        share() - share()
    }
}

impl<G: Game, V: Value<G>> Bot<G> for Gentle<V> {
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action {
        let mut actions = choices.to_vec();
        self.greedy.value.suggest(game, known, choices, &mut actions);
        self.choose_listed(game, known, seat, &actions)
    }

    fn choose_listed(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = *choices {
            return only;
        }
        if choices.iter().all(|&action| self.greedy.value.is_aimed(action)) {
            return self.aim(game, known, seat, choices);
        }
        let world = game.imagine(known, &mut self.greedy.lot);
        let most = self.greedy.value.slip();
        let mut best: Option<(f64, G::Action)> = None;
        for &action in choices {
            if below(&mut self.greedy.lot, OVERLOOKED) == 0 {
                continue;
            }
            let worth = self.greedy.worth(game, known, seat, action, &world) + most * self.mistake();
            if best.is_none_or(|(other, _)| worth > other) {
                best = Some((worth, action));
            }
        }
        // Whoever overlooks everything takes what comes first.
        best.map_or(choices[0], |(_, action)| action)
    }
}
