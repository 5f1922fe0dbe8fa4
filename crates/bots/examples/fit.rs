//! Fits the weights of the island's value by play of the bot against itself, and writes them where the value reads them.
//! `cargo xtask fit [ROUNDS] [SEED]` runs it.

use std::io::Write as _;
use std::time::Instant;

use bots::arena::BOUND;
use bots::fit::{Fit, Numbers};
use bots::{Bot, Ending, Greedy, IslandValue, Weights, lot, play_match};
use island::{Island, Options, Setup, Small};
use kernel::Seat;

/// Pairs of games in a round.
const PAIRS: u32 = 32;
/// Rounds and seed, unless others are named. So many rounds take about ten minutes on two cores.
const USUAL: [u64; 2] = [240, 7];
/// Where the weights stand.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/value/island/weights.txt");

fn main() {
    let mut named = std::env::args().skip(1).map(|text| text.parse().expect("rounds and seed are numbers"));
    let [rounds, seed] = USUAL.map(|usual| named.next().unwrap_or(usual));
    let begun = Instant::now();
    let fit = Fit { rounds: rounds as u32, pairs: PAIRS, spread: 0.2, step: 0.002, seed };
    let told = |round: u32, _: Weights| {
        eprint!("\rround {round} of {rounds}, {} s", begun.elapsed().as_secs());
        let _ = std::io::stderr().flush();
    };
    let fitted = fit.run(Weights::fitted(), play, told);
    let text = format!(
        "# The weights of the value of the island; weights.rs says what each means.\n\
         # Fitted with `cargo xtask fit {rounds} {seed}` from the weights before: {} games in {} s.\n{}",
        2 * rounds * u64::from(PAIRS),
        begun.elapsed().as_secs(),
        fitted.write(),
    );
    std::fs::write(FILE, text).expect("the file of the weights can be written");
    eprintln!("\n{FILE} is written");
}

/// How many more of two games the first value wins: with two seats, or with four of which each has two.
fn play(one: Weights, other: Weights, seed: u64) -> f64 {
    let seats = if seed.is_multiple_of(4) { 4 } else { 2 };
    let setup = Setup::draw(Options { seats, ..Options::default() }, &mut lot(seed)).expect("the usual island");
    let game = Island::<Small>::new(setup).expect("the usual island");
    let mut ahead = 0.0;
    for swapped in [0, 1] {
        let weights = |seat: u8| if seat % 2 == swapped { one } else { other };
        let bot = |seat: u8| -> Box<dyn Bot<Island<Small>>> {
            Box::new(Greedy::new(IslandValue { weights: weights(seat) }, seed ^ u64::from(seat)))
        };
        let mut bots: Vec<_> = (0..seats).map(bot).collect();
        let played = play_match(&game, &mut bots, &mut lot(seed ^ 0x5eed), BOUND, None);
        if let Ending::Won(standing) = played.ending {
            let won = |&seat: &u8| standing.winners.has(Seat(seat));
            let first = (0..seats).filter(won).all(|seat| seat % 2 == swapped);
            ahead += if first { 1.0 } else { -1.0 };
        }
    }
    ahead
}
