//! Fits the weights of a value by play of the bot against itself, and writes them where the value reads them.
//! `cargo xtask fit island|duel [ROUNDS] [SEED]` runs it.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use bots::arena::BOUND;
use bots::fit::{Fit, Numbers};
use bots::{Bot, DuelValue, DuelWeights, Ending, Greedy, IslandValue, IslandWeights, lot, play_match};
use duel::Duel;
use island::{Island, Options, Setup, Small};
use kernel::{Game, Seat};

/// Pairs of games in a round.
const PAIRS: u32 = 32;
/// Where chance begins, unless another seed is named.
const SEED: u64 = 7;
/// The games of the duel that are played in turn. The short one comes most often.
const DUELS: [&str; 8] =
    ["duel", "duel:theme=gold", "duel", "duel:theme=progress", "duel:princes", "duel", "classic", "duel:tournament"];

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let family = words.next().unwrap_or_default();
    let mut numbers = words.map(|text| text.parse::<u64>().ok());
    // So many rounds take about ten minutes on two cores.
    let usual = if family == "island" { 240 } else { 60 };
    let (Some(rounds), Some(seed)) = (numbers.next().unwrap_or(Some(usual)), numbers.next().unwrap_or(Some(SEED)))
    else {
        eprintln!("rounds and seed are numbers");
        return ExitCode::FAILURE;
    };
    match family.as_str() {
        "island" => fit("island", rounds, seed, IslandWeights::fitted(), island),
        "duel" => fit("duel", rounds, seed, DuelWeights::fitted(), duel),
        _ => {
            eprintln!("name what is fitted: island or duel");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Fits the weights of a family, and writes them into its file.
fn fit<N: Numbers>(family: &str, rounds: u64, seed: u64, start: N, play: impl Fn(N, N, u64) -> f64 + Sync) {
    let file = format!("{}/src/value/{family}/weights.txt", env!("CARGO_MANIFEST_DIR"));
    let begun = Instant::now();
    let fit = Fit { rounds: rounds as u32, pairs: PAIRS, spread: 0.2, step: 0.002, seed };
    let told = |round: u32, _: N| {
        eprint!("\rround {round} of {rounds}, {} s", begun.elapsed().as_secs());
        let _ = std::io::stderr().flush();
    };
    let fitted = fit.run(start, play, told);
    let text = format!(
        "# The weights of the value of the {family}; weights.rs says what each means.\n\
         # Fitted with `cargo xtask fit {family} {rounds} {seed}` from the weights before: {} games in {} s.\n{}",
        2 * rounds * u64::from(PAIRS),
        begun.elapsed().as_secs(),
        fitted.write(),
    );
    std::fs::write(&file, text).expect("the file of the weights can be written");
    eprintln!("\n{file} is written");
}

/// With two seats, or with four of which each value has two.
fn island(one: IslandWeights, other: IslandWeights, seed: u64) -> f64 {
    let seats = if seed.is_multiple_of(4) { 4 } else { 2 };
    let setup = Setup::draw(Options { seats, ..Options::default() }, &mut lot(seed)).expect("the usual island");
    let game = Island::<Small>::new(setup).expect("the usual island");
    ahead(&game, seats, seed, |mine, seed| {
        Box::new(Greedy::new(IslandValue { weights: if mine { one } else { other } }, seed))
    })
}

/// One of the duels, whichever the seed names.
fn duel(one: DuelWeights, other: DuelWeights, seed: u64) -> f64 {
    let spec = DUELS[(seed % DUELS.len() as u64) as usize];
    let options = duel::Options::from_spec(spec).expect("the spec is right");
    let game = Duel::new(duel::Setup::draw(options, &mut lot(seed))).expect("the spec is right");
    ahead(&game, 2, seed, |mine, seed| Box::new(Greedy::new(DuelValue::new(if mine { one } else { other }), seed)))
}

/// How many more of two games the first of two bots wins; in the second game they have changed seats.
fn ahead<G: Game>(game: &G, seats: u8, seed: u64, bot: impl Fn(bool, u64) -> Box<dyn Bot<G>>) -> f64 {
    let mut ahead = 0.0;
    for swapped in [0, 1] {
        let mut bots: Vec<_> = (0..seats).map(|seat| bot(seat % 2 == swapped, seed ^ u64::from(seat))).collect();
        let played = play_match(game, &mut bots, &mut lot(seed ^ 0x5eed), BOUND, None);
        if let Ending::Won(standing) = played.ending {
            let won = |&seat: &u8| standing.winners.has(Seat(seat));
            let first = (0..seats).filter(won).all(|seat| seat % 2 == swapped);
            ahead += if first { 1.0 } else { -1.0 };
        }
    }
    ahead
}
