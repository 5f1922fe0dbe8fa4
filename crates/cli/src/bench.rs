//! `commonland bench`: random play on one core, through `Game`, with the log off.

use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

use bots::lot;
use clap::Args as ClapArgs;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Game, playout};
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::family::{Family, Task, with_decks, with_family};

#[derive(ClapArgs)]
pub struct Args {
    /// The rules to measure
    #[arg(default_values_t = ["island:seats=2", "island:seats=3", "island:seats=4", "island:seats=6"].map(String::from))]
    specs: Vec<String>,
    /// Games to play for each spec
    #[arg(long, short = 'n', default_value_t = 20_000)]
    games: u32,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A deck for each seat, in games with decks: a ready one, a file, or lot
    #[arg(long, value_delimiter = ',')]
    decks: Vec<String>,
    /// Print one JSON object by spec
    #[arg(long)]
    json: bool,
}

/// Steps after which a game counts as unfinished. The rules have no such limit.
const BOUND: u32 = 100_000;
/// How many boards are drawn before the clock starts; the games use them in turn.
const BOARDS: u32 = 16;
/// The games are timed in this number of portions. The median portion counts, so other load on the machine matters
/// less.
const PORTIONS: u32 = 20;
/// Copies of a state that are timed.
const COPIES: u32 = 100_000;

/// The figures of random play of one spec.
struct Measured {
    ns_per_step: f64,
    steps: u64,
    turns: u64,
    unfinished: u32,
    state_bytes: usize,
    copy_ns: f64,
    games: u32,
}

pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::Use("there must be a game to measure: -n 1 or more".into()));
    }
    // Whatever is wrong with any spec or deck is reported before the first is measured.
    for spec in &args.specs {
        with_family(spec, Check { seed: args.seed, decks: &args.decks })??;
    }
    let mut all = Map::new();
    if !args.json {
        writeln!(
            out,
            "{:<34} {:>10} {:>9} {:>11} {:>11} {:>11} {:>7} {:>8}",
            "spec", "games/s", "ns/step", "steps/game", "turns/game", "unfinished", "bytes", "copy ns"
        )?;
    }
    for spec in &args.specs {
        // Measuring takes a while, so each row is shown at once.
        out.flush()?;
        let bar = bar(&args, spec);
        let measured =
            with_family(spec, Measure { games: args.games, seed: args.seed, decks: &args.decks, bar: &bar })??;
        bar.finish_and_clear();
        let per_game = measured.steps as f64 / f64::from(measured.games);
        let turns = measured.turns as f64 / f64::from(measured.games);
        let games_per_s = 1e9 / (measured.ns_per_step * per_game);
        if args.json {
            let row = json!({
                "games_per_s": games_per_s,
                "steps_per_s": 1e9 / measured.ns_per_step,
                "ns_per_step": measured.ns_per_step,
                "steps_per_game": per_game,
                "turns_per_game": turns,
                "unfinished": measured.unfinished,
                "state_bytes": measured.state_bytes,
                "copy_ns": measured.copy_ns,
            });
            all.insert(spec.clone(), row);
        } else {
            writeln!(
                out,
                "{spec:<34} {games_per_s:>10.0} {:>9.1} {per_game:>11.0} {turns:>11.0} {:>11} {:>7} {:>8.1}",
                measured.ns_per_step, measured.unfinished, measured.state_bytes, measured.copy_ns
            )?;
        }
    }
    if args.json {
        writeln!(out, "{:#}", Value::Object(all))?;
    }
    Ok(())
}

fn bar(args: &Args, spec: &str) -> ProgressBar {
    let bar = ProgressBar::new(u64::from(args.games));
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} games").expect("the template is sound");
    bar.set_style(style);
    bar.set_message(spec.to_string());
    bar
}

/// Checks that a game of the spec can begin.
struct Check<'a> {
    seed: u64,
    decks: &'a [String],
}

impl Task for Check<'_> {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        with_decks(family, self.decks)?.draw(self.seed)?;
        Ok(())
    }
}

struct Measure<'a> {
    games: u32,
    seed: u64,
    decks: &'a [String],
    bar: &'a ProgressBar,
}

impl Task for Measure<'_> {
    type Out = Result<Measured, Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let family = with_decks(family, self.decks)?;
        let mut boards = Vec::new();
        for board in 0..BOARDS.min(self.games) {
            boards.push(family.draw(self.seed.wrapping_add(u64::from(board)))?);
        }
        let mut rng = lot(self.seed);
        let mut portions = Vec::new();
        let (mut steps, mut turns, mut unfinished) = (0, 0, 0);
        let mut played = 0;
        for portion in 1..=PORTIONS {
            let until = (u64::from(self.games) * u64::from(portion) / u64::from(PORTIONS)) as u32;
            let begun = Instant::now();
            let mut portion_steps = 0;
            for number in played..until {
                let game = &boards[number as usize % boards.len()];
                let end = playout(game, game.start(), &mut rng, BOUND);
                portion_steps += u64::from(end.steps);
                turns += u64::from(game.turns(&end.end));
                unfinished += u32::from(!end.finished);
            }
            if portion_steps > 0 {
                portions.push(begun.elapsed().as_nanos() as f64 / portion_steps as f64);
            }
            steps += portion_steps;
            played = until;
            self.bar.set_position(u64::from(played));
        }
        portions.sort_by(f64::total_cmp);
        Ok(Measured {
            ns_per_step: portions[portions.len() / 2],
            steps,
            turns,
            unfinished,
            state_bytes: size_of::<<F::Game as Game>::State>(),
            copy_ns: copy_ns(&boards[0]),
            games: self.games,
        })
    }
}

/// How long a copy of a state takes.
fn copy_ns<G: Game>(game: &G) -> f64 {
    let state = game.start();
    let begun = Instant::now();
    for _ in 0..COPIES {
        black_box(*black_box(&state));
    }
    begun.elapsed().as_nanos() as f64 / f64::from(COPIES)
}
