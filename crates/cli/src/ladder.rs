//! `commonland ladder`: every player against every other one, until it is decided who is stronger.
//!
//! At a table with more than two seats the two players of a pairing sit by turns. Each round of rotations shares board, dice and
//! decks, and each player sits on every seat equally often. With `--file` every series is kept as a line, so that a ladder that
//! was broken off goes on where it ended.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use bots::arena::{ratings, wilson};
use clap::Args as ClapArgs;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::arena::{Size, greet, play};
use crate::failure::Failure;
use crate::family::{Family, Task, with_family};

#[derive(ClapArgs)]
pub struct Args {
    /// The rules, such as island:seats=4
    spec: String,
    /// The players: random, gentle, fair, hard, search:ms=50, exec:COMMAND; with a deck: fair@merchants
    #[arg(long, required = true, value_delimiter = ',')]
    players: Vec<String>,
    /// The most games of a pairing
    #[arg(long, short = 'n', default_value_t = 400)]
    games: u32,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads to play on; by default one for each core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Keeps every series here, and goes on from what is kept
    #[arg(long)]
    file: Option<PathBuf>,
}

pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.players.len() < 2 {
        return Err(Failure::Use("a ladder needs two players or more: --players gentle,fair".into()));
    }
    if let Some(twice) = args.players.iter().enumerate().find(|(at, it)| args.players[..*at].contains(it)) {
        return Err(Failure::Use(format!("{} is named twice", kernel::quoted(twice.1))));
    }
    let spec = args.spec.clone();
    with_family(&spec, Ladder { args, out })?
}

/// Wins of both players of a pairing, and all games; those that nobody won count for nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Score {
    wins: [u32; 2],
    games: u32,
}

/// How sure a decision is: a pairing of equal players is decided wrongly in one of twenty cases.
const ODDS: f64 = 19.0;
/// A player is stronger who wins 55 of 100 games or more.
const STRONGER: f64 = 0.55;

impl Score {
    /// Who is stronger, as soon as that is decided: the sequential test of Wald between 55 and 45 of 100.
    fn decided(self) -> Option<usize> {
        let [one, other] = self.wins.map(f64::from);
        let evidence = (one - other) * (STRONGER / (1.0 - STRONGER)).ln();
        if evidence >= ODDS.ln() {
            Some(0)
        } else if evidence <= -ODDS.ln() {
            Some(1)
        } else {
            None
        }
    }

    fn add(&mut self, more: Score) {
        self.wins = [self.wins[0] + more.wins[0], self.wins[1] + more.wins[1]];
        self.games += more.games;
    }
}

/// The series that were played already, by pairing.
struct Kept {
    file: Option<(PathBuf, File)>,
    series: BTreeMap<(String, String), Vec<Score>>,
}

impl Kept {
    /// Reads what was kept for this spec and seed.
    fn open(path: Option<&Path>, spec: &str, seed: u64) -> Result<Kept, Failure> {
        let mut kept = Kept { file: None, series: BTreeMap::new() };
        let Some(path) = path else { return Ok(kept) };
        let wrong = |why: String| Failure::Use(format!("{}: {why}", path.display()));
        let text = if path.exists() { std::fs::read_to_string(path) } else { Ok(String::new()) };
        for (number, line) in text.map_err(|why| wrong(why.to_string()))?.lines().enumerate() {
            let (pair, score) = read_series(line, spec, seed)
                .ok_or_else(|| wrong(format!("line {} is no series of a ladder; name another file", number + 1)))?;
            if let Some(pair) = pair {
                kept.series.entry(pair).or_default().push(score);
            }
        }
        let file = File::options().append(true).create(true).open(path).map_err(|why| wrong(why.to_string()))?;
        kept.file = Some((path.to_path_buf(), file));
        Ok(kept)
    }

    fn add(&mut self, spec: &str, seed: u64, pair: [&String; 2], score: Score) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        let line = json!({ "spec": spec, "seed": seed, "players": pair, "wins": score.wins, "games": score.games });
        writeln!(file, "{line}").map_err(|why| Failure::Use(format!("{}: {why}", path.display())))
    }
}

/// The pairing and score of a kept line; no pairing if it belongs to another spec or seed, nothing if it is no series.
fn read_series(line: &str, spec: &str, seed: u64) -> Option<(Option<(String, String)>, Score)> {
    let line: Value = serde_json::from_str(line).ok()?;
    let number = |value: &Value| value.as_u64().and_then(|it| u32::try_from(it).ok());
    let score = Score { wins: [number(&line["wins"][0])?, number(&line["wins"][1])?], games: number(&line["games"])? };
    let pair = (line["players"][0].as_str()?.to_string(), line["players"][1].as_str()?.to_string());
    let mine = line["spec"].as_str()? == spec && line["seed"].as_u64()? == seed;
    Some((mine.then_some(pair), score))
}

struct Ladder<'a> {
    args: Args,
    out: &'a mut dyn Write,
}

impl Task for Ladder<'_> {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let Ladder { args, out } = self;
        for name in &args.players {
            greet(&family, &vec![name.clone(); family.seats().into()], args.seed)?;
        }
        let mut kept = Kept::open(args.file.as_deref(), &family.spec(), args.seed)?;
        let count = args.players.len();
        let mut ahead = vec![vec![0.0; count]; count];
        writeln!(out, "{}, seed {}, at most {} games for each pairing", family.spec(), args.seed, args.games)?;
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
        for (one, other) in pairs {
            let pair = [&args.players[one], &args.players[other]];
            let score = pairing(&family, pair, &args, &mut kept)?;
            ahead[one][other] = score.wins[0].into();
            ahead[other][one] = score.wins[1].into();
            writeln!(out, "{}", told(pair, score))?;
            out.flush()?;
        }
        writeln!(out, "{}", rated(&args.players, &ahead))?;
        Ok(())
    }
}

/// Plays a pairing until it is decided, or all its games are played.
fn pairing<F: Family>(family: &F, pair: [&String; 2], args: &Args, kept: &mut Kept) -> Result<Score, Failure> {
    let done = kept.series.remove(&(pair[0].clone(), pair[1].clone())).unwrap_or_default();
    let mut number = done.len() as u64;
    let mut score = Score::default();
    done.into_iter().for_each(|series| score.add(series));
    let bar = ProgressBar::new(args.games.into());
    let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} games");
    bar.set_style(style.expect("the template is sound"));
    bar.set_prefix(format!("{} against {}", kernel::shortened(pair[0], 24), kernel::shortened(pair[1], 24)));
    while score.decided().is_none() && score.games < args.games {
        let before = score.games;
        let series = play_series(family, pair, args, number, |games| bar.set_position((before + games).into()))?;
        kept.add(&family.spec(), args.seed, pair, series)?;
        score.add(series);
        number += 1;
    }
    bar.finish_and_clear();
    Ok(score)
}

/// Plays a few rounds of rotations with both players by turns, then with their seats exchanged.
fn play_series<F: Family>(
    family: &F,
    pair: [&String; 2],
    args: &Args,
    number: u64,
    progress: impl Fn(u32) + Sync,
) -> Result<Score, Failure> {
    let seats = usize::from(family.seats());
    let threads =
        if args.threads > 0 { args.threads } else { std::thread::available_parallelism().map_or(1, usize::from) };
    let games = (seats * threads) as u32;
    let mut score = Score::default();
    // With an even number of seats the rotations exchange the seats already.
    for first in 0..=(seats % 2) {
        let names: Vec<String> = (0..seats).map(|seat| pair[(seat + first) % 2].clone()).collect();
        let seed = args.seed.wrapping_mul(0x9E37_79B9).wrapping_add(number);
        let so_far = score.games;
        let report = play(family, &names, Size { games, seed, threads }, None, |done| progress(so_far + done))?;
        if let Some((game, _, why)) = report.forfeits.first() {
            return Err(Failure::Check(format!("game {game} of a series was forfeited: {why}")));
        }
        for (seat, row) in report.players.iter().enumerate() {
            score.wins[(seat + first) % 2] += row.wins;
        }
        score.games += report.games;
    }
    Ok(score)
}

/// The line of a pairing.
fn told(pair: [&String; 2], score: Score) -> String {
    let [one, other] = score.wins;
    let (low, high) = wilson(one, one + other);
    let decided = match score.decided() {
        Some(stronger) => format!("decided: {} is stronger", kernel::shortened(pair[stronger], 40)),
        None => "not decided".into(),
    };
    format!(
        "{} against {}: {one} to {other} in {} games, {:.1} % ({:.1} % – {:.1} %), {decided}",
        kernel::shortened(pair[0], 40),
        kernel::shortened(pair[1], 40),
        score.games,
        100.0 * f64::from(one) / f64::from((one + other).max(1)),
        100.0 * low,
        100.0 * high,
    )
}

/// Ratings with 95 % intervals, the best first.
fn rated(players: &[String], ahead: &[Vec<f64>]) -> String {
    let ratings = ratings(ahead);
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by(|&a, &b| ratings[b].total_cmp(&ratings[a]));
    let width = players.iter().map(|name| name.chars().count()).max().unwrap_or(0).min(48);
    let line = |&at: &usize| {
        // The information of each game about the rating, by the model of Bradley and Terry.
        let information: f64 = (0..players.len())
            .filter(|&it| it != at)
            .map(|it| {
                let chance = 1.0 / (1.0 + 10.0_f64.powf((ratings[it] - ratings[at]) / 400.0));
                (ahead[at][it] + ahead[it][at]) * chance * (1.0 - chance)
            })
            .sum();
        let around = 1.96 * 400.0 / std::f64::consts::LN_10 / information.max(0.25).sqrt();
        format!("{:<width$} {:>6.0} ± {around:.0}", kernel::shortened(&players[at], 48), ratings[at])
    };
    let lines: Vec<String> = order.iter().map(line).collect();
    format!("\n{:<width$} rating\n{}", "player", lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pairing_is_decided_by_fifteen_wins_more() {
        let score = |one, other| Score { wins: [one, other], games: one + other };
        assert_eq!(score(14, 0).decided(), None);
        assert_eq!(score(15, 0).decided(), Some(0));
        assert_eq!(score(100, 115).decided(), Some(1));
        assert_eq!(score(100, 110).decided(), None);
    }

    #[test]
    fn a_kept_series_is_read_again_and_another_spec_is_left_alone() {
        let line = r#"{"spec":"duel","seed":3,"players":["fair","gentle"],"wins":[3,1],"games":4}"#;
        let score = Score { wins: [3, 1], games: 4 };
        assert_eq!(read_series(line, "duel", 3), Some((Some(("fair".into(), "gentle".into())), score)));
        assert_eq!(read_series(line, "duel", 4), Some((None, score)));
        assert_eq!(read_series("no series", "duel", 3), None);
    }
}
