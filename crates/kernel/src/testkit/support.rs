//! Which worlds a seat holds possible.

use crate::Game;

use super::Dice;

/// The different worlds that `draws` imaginations of what is known come to, in the order they first came.
///
/// In a scripted scene their number can be counted by hand; with some hundred draws for each world none will be missed.
pub fn support<G: Game>(game: &G, known: &G::Known, draws: u32, seed: u64) -> Vec<G::State> {
    let mut rng = Dice::new(seed);
    let mut worlds = Vec::new();
    for _ in 0..draws {
        let world = game.imagine(known, &mut rng);
        if !worlds.contains(&world) {
            worlds.push(world);
        }
    }
    worlds
}
