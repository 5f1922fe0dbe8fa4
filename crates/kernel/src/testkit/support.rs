//! Which worlds a seat holds possible.

use crate::Game;

use super::Dice;

/// Imagines `draws` worlds from what is known and returns the different ones, in the order in which they first appear.
///
/// In a scripted scene their number can be counted by hand. A few hundred draws for each world are enough to find all.
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
