//! `commonland arena`: many games between bots, and who plays better.

use std::path::{Path, PathBuf};

use bots::{Arena, Report, arena::Factory};
use clap::Args as ClapArgs;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::family::{Family, Task, any_seed, read_players, with_family};

#[derive(ClapArgs)]
pub struct Args {
    /// The rules, such as island:seats=4
    spec: String,
    /// A player for each seat, or one for all: random, greedy, exec:COMMAND
    #[arg(long, required = true)]
    players: Vec<String>,
    /// Games to play; seats rotate, and each round of rotations shares board and dice
    #[arg(long, short = 'n', default_value_t = 400)]
    games: u32,
    /// The same seed gives the same result
    #[arg(long)]
    seed: Option<u64>,
    /// Threads to play on; by default one for each core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Also write the result to a file, as JSON or CSV by its ending
    #[arg(long)]
    output: Option<PathBuf>,
}

pub fn run(args: Args) -> Result<(), Failure> {
    if let Some(path) = &args.output {
        format_of(path)?;
    }
    let spec = args.spec.clone();
    with_family(&spec, Series(args))?
}

/// How a result file is written.
enum Format {
    Json,
    Csv,
}

fn format_of(path: &Path) -> Result<Format, Failure> {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("json") => Ok(Format::Json),
        Some("csv") => Ok(Format::Csv),
        _ => Err(Failure::Use(format!("{}: the output must end in .json or .csv", path.display()))),
    }
}

struct Series(Args);

impl Task for Series {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let args = self.0;
        let names = read_players(&args.players, family.seats()).map_err(Failure::Use)?;
        let seed = args.seed.unwrap_or_else(any_seed);
        // Every name is tried once, so that a slip is told before the first game.
        for name in &names {
            family.player(name, seed).map_err(Failure::Use)?;
        }
        let family = &family;
        let players = names.iter().map(|name| {
            let name = name.clone();
            let factory: Factory<'_, F::Game> = Box::new(move |seed| match family.player(&name, seed) {
                Ok(bot) => bot,
                Err(why) => Box::new(crate::exec::Absent(why)),
            });
            factory
        });
        let arena = Arena {
            players: players.collect(),
            games: args.games,
            seed,
            bound: bots::arena::BOUND,
            threads: args.threads,
        };
        let bar = ProgressBar::new(u64::from(args.games));
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} to go");
        bar.set_style(style.expect("the template is sound"));
        let set_up = |seed| family.draw(seed).map_err(|why| why.to_string());
        let report = arena.play(set_up, |done| bar.set_position(u64::from(done)));
        bar.finish_and_clear();
        let report = report.map_err(Failure::Use)?;
        println!("{}, {} games, seed {seed}", family.spec(), report.games);
        println!("{}", table(&names, &report));
        if let Some(path) = &args.output {
            let text = match format_of(path)? {
                Format::Json => format!("{:#}\n", as_json(&family.spec(), seed, &names, &report)),
                Format::Csv => as_csv(&names, &report),
            };
            std::fs::write(path, text).map_err(|why| Failure::Use(format!("{}: {why}", path.display())))?;
        }
        match report.forfeits.first() {
            None => Ok(()),
            Some((game, player, why)) => Err(Failure::Check(format!(
                "{} games were forfeited; the first was game {game} by {}: {why}",
                report.forfeits.len(),
                names[*player]
            ))),
        }
    }
}

/// The seats that a player sat on: all in turn, since seats rotate.
fn seats(players: usize) -> Vec<usize> {
    (0..players).collect()
}

fn table(names: &[String], report: &Report) -> String {
    let mut text = format!(
        "{:<28} {:>6} {:>6} {:>8} {:>17} {:>8} {:>12}\n",
        "player", "games", "wins", "win rate", "95 % interval", "rating", "µs/decision"
    );
    for (name, row) in names.iter().zip(&report.players) {
        text.push_str(&format!(
            "{name:<28} {:>6} {:>6} {:>6.1} % {:>6.1} % – {:>5.1} % {:>8.0} {:>12.1}\n",
            row.games,
            row.wins,
            100.0 * row.win_rate,
            100.0 * row.low,
            100.0 * row.high,
            row.rating,
            row.per_decision.as_nanos() as f64 / 1e3
        ));
    }
    text.push_str(&format!(
        "{:.1} turns and {:.0} steps a game on average, {} unfinished",
        report.turns, report.steps, report.unfinished
    ));
    text
}

fn as_json(spec: &str, seed: u64, names: &[String], report: &Report) -> Value {
    let players: Vec<Value> = names
        .iter()
        .zip(&report.players)
        .map(|(name, row)| {
            json!({
                "name": name,
                "seats": seats(names.len()),
                "games": row.games,
                "wins": row.wins,
                "win_rate": row.win_rate,
                "low": row.low,
                "high": row.high,
                "rating": row.rating,
            })
        })
        .collect();
    json!({
        "spec": spec,
        "games": report.games,
        "unfinished": report.unfinished,
        "seed": seed,
        "turns_per_game": report.turns,
        "steps_per_game": report.steps,
        "players": players,
    })
}

fn as_csv(names: &[String], report: &Report) -> String {
    let mut text = String::from("name,games,wins,win_rate,low,high,rating\n");
    for (name, row) in names.iter().zip(&report.players) {
        let name = if name.contains([',', '"']) { format!("\"{}\"", name.replace('"', "\"\"")) } else { name.clone() };
        text.push_str(&format!(
            "{name},{},{},{},{},{},{}\n",
            row.games, row.wins, row.win_rate, row.low, row.high, row.rating
        ));
    }
    text
}
