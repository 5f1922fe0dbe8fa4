//! `commonland arena`: many games between bots, and who plays better.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use bots::arena::{Factory, TimesDone};
use bots::{Arena, ArenaReport, NewTally};
use clap::Args as ClapArgs;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Seat, Written};
use serde_json::{Value, json};

use crate::exec::Program;
use crate::failure::Failure;
use crate::family::{Family, Task, any_seed, read_players, said_deck, split_deck, with_family};

#[derive(ClapArgs)]
pub struct Args {
    /// The rules, such as island:seats=4
    spec: String,
    /// A player for each seat, or one for all: random, gentle, fair (greedy), hard (search), exec:COMMAND; with its deck, if it brings one: greedy@merchants
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
    /// Also count what the players did: cards built and played, discoveries, levels, owls, stars
    #[arg(long)]
    tally: bool,
}

pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::Use("there must be a game to play: -n 1 or more".into()));
    }
    let spec = args.spec.clone();
    with_family(&spec, Series { args, out })?
}

/// How a result file is written.
enum Format {
    Json,
    Csv,
}

/// The file for the result. It is opened before the first game, so that an error comes early, and written after the
/// last.
struct Output {
    path: PathBuf,
    file: File,
    format: Format,
}

impl Output {
    /// Opens the file, and leaves what is in it until there is a result.
    fn open(path: &Path) -> Result<Output, Failure> {
        let wrong = |why: String| Failure::Use(format!("{}: {why}", path.display()));
        let format = match path.extension().and_then(|ending| ending.to_str()) {
            Some("json") => Format::Json,
            Some("csv") => Format::Csv,
            _ => return Err(wrong("the output must end in .json or .csv".into())),
        };
        let file = File::options().write(true).create(true).truncate(false).open(path);
        Ok(Output { path: path.into(), file: file.map_err(|why| wrong(why.to_string()))?, format })
    }

    fn write(mut self, text: &str) -> Result<(), Failure> {
        let written = self.file.set_len(0).and_then(|()| self.file.write_all(text.as_bytes()));
        written.map_err(|why| Failure::Use(format!("{}: {why}", self.path.display())))
    }
}

struct Series<'a> {
    args: Args,
    out: &'a mut dyn Write,
}

impl Task for Series<'_> {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let Series { args, out } = self;
        let names = read_players(&args.players, family.seats()).map_err(Failure::Use)?;
        let seed = args.seed.unwrap_or_else(any_seed);
        greet(&family, &names, seed)?;
        let tally = match (args.tally, family.tally()) {
            (false, _) => None,
            (true, Some(tally)) => Some(tally),
            (true, None) => return Err(Failure::Use(format!("nothing is counted in {}", family.spec()))),
        };
        let output = args.output.as_deref().map(Output::open).transpose()?;
        let bar = ProgressBar::new(u64::from(args.games));
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} to go");
        bar.set_style(style.expect("the template is sound"));
        let size = Size { games: args.games, seed, threads: args.threads };
        let report = play(&family, &names, size, tally, |done| bar.set_position(u64::from(done)));
        bar.finish_and_clear();
        let report = report?;
        writeln!(out, "{}, {} games, seed {seed}", family.spec(), report.games)?;
        writeln!(out, "{}", table(&names, &report))?;
        if args.tally {
            writeln!(out, "{}", tallied(&names, &report))?;
        }
        if let Some(output) = output {
            let text = match output.format {
                Format::Json => format!("{:#}\n", as_json(&family.spec(), seed, &names, &report)),
                Format::Csv => as_csv(&names, &report),
            };
            output.write(&text)?;
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

/// Tries every player once, so that a typo or a program that does not start is reported before the first game.
pub fn greet<F: Family>(family: &F, names: &[String], seed: u64) -> Result<(), Failure> {
    for name in with_own_decks(family, names)?.0 {
        match name.strip_prefix("exec:") {
            None => drop(family.named(&name, seed).map_err(Failure::Use)?),
            Some(command) => {
                let game = family.draw(seed).map_err(|why| Failure::Use(why.to_string()))?;
                let greeted = Program::start(command).and_then(|mut program| program.greet(&game, Seat(0)));
                greeted.map_err(|why| Failure::Check(format!("{}: {why}", kernel::shortened(&name, 200))))?;
            }
        }
    }
    Ok(())
}

/// How much a series plays, where chance begins, and on how many threads.
#[derive(Clone, Copy)]
pub struct Size {
    pub games: u32,
    pub seed: u64,
    pub threads: usize,
}

/// Plays a series between players, one for each seat; `progress` is told how many games are done.
pub fn play<F: Family>(
    family: &F,
    names: &[String],
    size: Size,
    tally: Option<NewTally<F::Game>>,
    progress: impl Fn(u32) + Sync,
) -> Result<ArenaReport, Failure> {
    let (players, families) = with_own_decks(family, names)?;
    let players = players.into_iter().map(|name| {
        let factory: Factory<'_, F::Game> = Box::new(move |seed| match family.player(&name, seed) {
            Ok(bot) => bot,
            Err(why) => Box::new(crate::exec::Absent(why)),
        });
        factory
    });
    let arena = Arena {
        players: players.collect(),
        games: size.games,
        seed: size.seed,
        bound: bots::arena::BOUND,
        threads: size.threads,
        write: F::Game::write_action,
        tally,
    };
    let set_up = |seed, rotation: u32| families[rotation as usize].draw(seed).map_err(|why| why.to_string());
    arena.play_rotated(set_up, progress).map_err(Failure::Use)
}

/// The players without their decks, and the family for each rotation of the seats: a deck goes where its player sits.
pub fn with_own_decks<F: Family>(family: &F, names: &[String]) -> Result<(Vec<String>, Vec<F>), Failure> {
    let (mut players, mut decks) = (Vec::new(), Vec::new());
    for name in names {
        let (player, deck) = split_deck(name);
        players.push(player.to_string());
        decks.push(deck.map(said_deck).transpose()?.flatten());
    }
    let mut families = Vec::new();
    for rotation in 0..names.len() {
        let at = |seat: usize| (seat + names.len() - rotation) % names.len();
        let seated: Vec<Option<String>> = (0..names.len()).map(|seat| decks[at(seat)].clone()).collect();
        families.push(family.with_decks(&seated)?);
    }
    Ok((players, families))
}

/// The seats that a player sat on: all in turn, since seats rotate.
fn seats(players: usize) -> Vec<usize> {
    (0..players).collect()
}

fn table(names: &[String], report: &ArenaReport) -> String {
    const WIDEST: usize = 48;
    let in_line = |name: &String| kernel::shortened(name, WIDEST).replace(char::is_control, " ");
    let names: Vec<String> = names.iter().map(in_line).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max("player".len());
    let mut text = format!(
        "{:<width$} {:>6} {:>6} {:>8} {:>18} {:>8} {:>12}\n",
        "player", "games", "wins", "win rate", "95 % interval", "rating", "µs/decision"
    );
    for (name, row) in names.iter().zip(&report.players) {
        text.push_str(&format!(
            "{name:<width$} {:>6} {:>6} {:>6.1} % {:>6.1} % – {:>5.1} % {:>8.0} {:>12.1}\n",
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

/// What each player did: how often in a game on average, and in how many of the games.
fn tallied(names: &[String], report: &ArenaReport) -> String {
    let mut rows: Vec<&str> = report.done.iter().flat_map(|it| it.keys().copied()).collect();
    rows.sort_unstable();
    rows.dedup();
    let width = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    let mut text = String::from("\nOn average in a game, and in how many of the games:\n");
    text += &format!("{:<width$}", "");
    for name in names {
        text += &format!(" {:>16}", kernel::shortened(name, 16));
    }
    let games = f64::from(report.games.max(1));
    for row in rows {
        text += &format!("\n{row:<width$}");
        for done in &report.done {
            let TimesDone { times, games: in_games } = done.get(row).copied().unwrap_or_default();
            text += &format!(" {:>8.2} {:>5.0} %", f64::from(times) / games, 100.0 * f64::from(in_games) / games);
        }
    }
    text
}

fn as_json(spec: &str, seed: u64, names: &[String], report: &ArenaReport) -> Value {
    let players: Vec<Value> = names
        .iter()
        .zip(&report.players)
        .enumerate()
        .map(|(at, (name, row))| {
            json!({
                "name": name,
                "seats": seats(names.len()),
                "games": row.games,
                "wins": row.wins,
                "win_rate": row.win_rate,
                "low": row.low,
                "high": row.high,
                "rating": row.rating,
                "done": done_json(&report.done[at]),
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

/// How often a player did each thing, and in how many games.
fn done_json(done: &BTreeMap<&'static str, TimesDone>) -> Value {
    done.iter().map(|(what, it)| (what.to_string(), json!({"times": it.times, "games": it.games}))).collect()
}

fn as_csv(names: &[String], report: &ArenaReport) -> String {
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
