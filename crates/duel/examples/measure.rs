//! How fast random games go on one core: `cargo run --release -p commonland-duel --features testkit --example measure`.
//!
//! Without arguments the Introductory Game, and a table with every card that is written.

use std::time::Instant;

use duel::testkit::every_card;
use duel::{Duel, Options, Setup, State};
use kernel::testkit::Dice;
use kernel::{Game, playout};

fn measure(name: &str, games: &[Duel]) {
    let mut rng = Dice::new(7);
    let (mut steps, mut turns, mut unfinished, mut longest) = (0u64, 0u64, 0u32, 0u32);
    let count = 2_000u32;
    let begun = Instant::now();
    for at in 0..count {
        let game = &games[at as usize % games.len()];
        let played = playout(game, game.start(), &mut rng, 100_000);
        steps += u64::from(played.steps);
        turns += u64::from(game.turns(&played.end));
        unfinished += u32::from(!played.finished);
        longest = longest.max(played.steps);
    }
    let spent = begun.elapsed();
    println!(
        "{name}: {:.0} games/s, {:.0} ns a step, {:.0} steps and {:.0} turns a game, longest {longest}, {unfinished} unfinished, state {} bytes",
        f64::from(count) / spent.as_secs_f64(),
        spent.as_nanos() as f64 / steps as f64,
        steps as f64 / f64::from(count),
        turns as f64 / f64::from(count),
        size_of::<State>(),
    );
}

fn main() {
    let specs: Vec<String> = std::env::args().skip(1).collect();
    for spec in if specs.is_empty() { vec!["duel".to_string()] } else { specs.clone() } {
        let options = Options::from_spec(&spec).expect("a spec such as duel");
        let games: Vec<Duel> =
            (0..64).map(|seed| Duel::new(Setup::draw(options, &mut Dice::new(seed))).unwrap()).collect();
        measure(&spec, &games);
    }
    if specs.is_empty() {
        let games: Vec<Duel> = (0..64).map(|seed| every_card(13, &mut Dice::new(seed))).collect();
        measure("every card, 13 points", &games);
    }
}
