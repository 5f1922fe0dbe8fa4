//! `attack`: runs the attacks against a binary on loopback, and tells what the neighbours felt. See `cargo xtask attack`.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use attack::attacks::{Attack, Front};
use attack::binary::{Binary, Folder};
use attack::neighbour::{Neighbours, Seen};
use attack::sizes::{self, Figure};
use clap::Parser;
use server::client::Way;
use tokio::runtime::Handle;

/// Attacks a server of its own on loopback, bounded in count and time.
#[derive(Parser)]
struct Args {
    /// The program `commonland`
    #[arg(long)]
    binary: PathBuf,
    /// Only these attacks, or wake
    names: Vec<String>,
    /// How long each attack lasts at most
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=60))]
    seconds: u64,
    /// How many entries the table has that is woken
    #[arg(long, default_value_t = 72_000)]
    entries: usize,
    /// Also make a store of this many finished games, such as 300000, and time its pages
    #[arg(long)]
    pages: Option<u64>,
}

/// By which factor an attack may slow down the answers to the neighbours, at the 99th percentile.
const SLOWER: u32 = 3;
/// How many tables of neighbours there are, and the pace of each, well within what one person may do.
const TABLES: u8 = 4;
const PACE: Duration = Duration::from_millis(60);
/// How often each attacker tries at most.
const ROUNDS: u64 = 2_000;

fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(why) => return told(&format!("attack: {why}"), false),
    };
    // The neighbours have a thread of their own: what the attackers do there must not slow their clocks.
    let apart = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let apart = match apart {
        Ok(apart) => apart,
        Err(why) => return told(&format!("attack: {why}"), false),
    };
    match runtime.block_on(run(&args, apart.handle())) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => told("attack: not everything was within its limit", false),
        Err(why) => told(&format!("attack: {why}"), false),
    }
}

fn told(line: &str, good: bool) -> ExitCode {
    let _ = writeln!(io::stderr(), "{line}");
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn say(line: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1_000.0)
}

async fn run(args: &Args, apart: &Handle) -> io::Result<bool> {
    let is_wanted = |name: &str| args.names.is_empty() || args.names.iter().any(|it| it == name);
    let known = |name: &String| name == "wake" || Attack::ALL.iter().any(|it| it.name() == *name);
    if let Some(stranger) = args.names.iter().find(|name| !known(name)) {
        let names: Vec<String> = Attack::ALL.iter().map(|it| it.name()).collect();
        return Err(io::Error::other(format!("there is no attack {stranger}; there are {}, wake", names.join(", "))));
    }
    let mut good = true;
    let attacks: Vec<Attack> = Attack::ALL.into_iter().filter(|attack| is_wanted(&attack.name())).collect();
    if !attacks.is_empty() {
        good &= floods(args, &attacks, apart).await?;
    }
    if is_wanted("wake") {
        for spec in ["island:seats=2", "duel"] {
            good &= figures(&sizes::wake(&args.binary, spec, args.entries).await?)?;
        }
    }
    if let Some(games) = args.pages {
        let progress = |done: u64| {
            if done.is_multiple_of(50_000) {
                let _ = say(&format!("{done} finished games are written"));
            }
        };
        good &= figures(&sizes::pages(&args.binary, games, progress).await?)?;
    }
    Ok(good)
}

fn figures(figures: &[Figure]) -> io::Result<bool> {
    for it in figures {
        let (middle, longest) = (milliseconds(it.middle()), milliseconds(it.longest()));
        let verdict = if it.is_good() { "" } else { "  TOO LONG" };
        say(&format!("{:<52} {middle:>10} in the middle {longest:>10} at most{verdict}", it.what))?;
    }
    Ok(figures.iter().all(Figure::is_good))
}

/// Runs attack after attack while neighbours play, and compares what they felt with an undisturbed while just before.
async fn floods(args: &Args, attacks: &[Attack], apart: &Handle) -> io::Result<bool> {
    let folder = Folder::new("floods");
    let binary = Binary::start(&args.binary, folder.path()).await?;
    let mut neighbours = Vec::new();
    for table in 0..TABLES {
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 2, 1 + table));
        let sit = Neighbours::sit(Way { to: binary.address, from: Some(from) });
        neighbours.push(apart.spawn(sit).await.map_err(io::Error::other)??);
    }
    let while_long = Duration::from_secs(args.seconds);
    // The first moves warm everything up.
    play(apart, &mut neighbours, Instant::now() + Duration::from_secs(1)).await?;
    let (mut calm, mut disturbed) = (Seen::default(), Vec::new());
    for &attack in attacks {
        calm.took.extend(play(apart, &mut neighbours, Instant::now() + while_long / 2).await?.took);
        let until = Instant::now() + while_long;
        let front = Front { to: binary.address, rounds: ROUNDS, until };
        let attacking = tokio::spawn(attack.run(front));
        let seen = play(apart, &mut neighbours, until).await?;
        let tally = attacking.await.map_err(io::Error::other)??;
        let count = |it: &std::sync::atomic::AtomicU64| it.load(Relaxed);
        say(&format!(
            "{:<10} {:>8} rounds, {:>7} let through, {:>7} refused, {:>6} closed; neighbours: {:>9} p50, {:>9} p99 of {}",
            attack.name(),
            count(&tally.tried),
            count(&tally.let_through),
            count(&tally.refused),
            count(&tally.closed),
            milliseconds(seen.within(0.5)),
            milliseconds(seen.within(0.99)),
            seen.took.len()
        ))?;
        disturbed.push((attack, seen));
    }
    let usual = calm.within(0.99);
    let (p50, p99) = (milliseconds(calm.within(0.5)), milliseconds(usual));
    say(&format!("undisturbed: {p50} p50, {p99} p99 of {}", calm.took.len()))?;
    let mut good = true;
    for (attack, seen) in &disturbed {
        if seen.within(0.99) >= usual * SLOWER {
            say(&format!("{}: more than {SLOWER} times the undisturbed p99", attack.name()))?;
            good = false;
        }
    }
    binary.kill().await?;
    let mut store = server::Sqlite::reader(folder.path()).map_err(|why| io::Error::other(why.to_string()))?;
    let mut compared = 0;
    for table in &neighbours {
        compared += table.compare(&mut store).map_err(io::Error::other)?;
    }
    say(&format!("{compared} acknowledged moves of the neighbours compared with the store after a kill, none lost"))?;
    Ok(good)
}

/// All neighbours play for a while.
async fn play(apart: &Handle, neighbours: &mut Vec<Neighbours>, until: Instant) -> io::Result<Seen> {
    let mut playing = tokio::task::JoinSet::new();
    for mut table in neighbours.drain(..) {
        let play = async move {
            let seen = table.play(PACE, until).await;
            (table, seen)
        };
        playing.spawn_on(play, apart);
    }
    let mut all = Seen::default();
    while let Some(played) = playing.join_next().await {
        let (table, seen) = played.map_err(io::Error::other)?;
        neighbours.push(table);
        all.took.extend(seen?.took);
    }
    Ok(all)
}
