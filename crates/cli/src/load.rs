//! `commonland load`: measures a server with many tables of scripted clients on loopback; with `--store` several nodes on a
//! PostgreSQL, by turns with a server on SQLite.

use std::ffi::OsString;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args as ClapArgs;
use serde_json::{Value, json};
use server::client::{Player, act, sit_down};
#[cfg(feature = "postgres")]
use server::{Address, Membership, trial::Ground};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Semaphore;

use crate::failure::{Failure, tell};
use crate::family::any_seed;

#[derive(ClapArgs)]
pub struct Args {
    /// How many tables
    #[arg(long, default_value_t = 1_000)]
    tables: usize,
    /// Actions a second at each table
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// The rules; every seat is a client with a socket of its own
    #[arg(long, default_value = "island:seats=4")]
    spec: String,
    /// Where the server keeps its data; by default a temporary folder
    #[arg(long)]
    data: Option<PathBuf>,
    /// A server that runs already, instead of one of our own
    #[arg(long)]
    server: Option<SocketAddr>,
    /// A PostgreSQL: nodes on it are compared with a server on SQLite, by turns. `@FILE` or `@` as for serve
    #[cfg(feature = "postgres")]
    #[arg(long, conflicts_with_all = ["server", "data"])]
    store: Option<String>,
    /// How many nodes, each seat of a table at another one
    #[cfg(feature = "postgres")]
    #[arg(long, requires = "store", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=9))]
    nodes: u8,
    /// How many turns each store has; the medians are told
    #[cfg(feature = "postgres")]
    #[arg(long, requires = "store", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=99))]
    turns: u8,
    /// Only the stores: the tables write entries straight to them, without servers and sockets
    #[cfg(feature = "postgres")]
    #[arg(long, requires = "store")]
    entries: bool,
    /// Compare seats that come in at the node that owns their table with seats that come in at another one
    #[cfg(feature = "postgres")]
    #[arg(long, requires = "store", conflicts_with = "entries")]
    wrong_door: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What one table saw.
#[derive(Default)]
struct Measured {
    /// Times from an action until everybody is told, in microseconds.
    told: Vec<u64>,
    /// Actions that were refused, or came to nothing.
    failed: u64,
    /// Why, the first time.
    why: Option<String>,
}

pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.tables == 0 || args.rate <= 0.0 {
        return Err(Failure::Use("there must be a table, and a rate above 0".into()));
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|why| Failure::Use(why.to_string()))?;
    runtime.block_on(drive(args, out))
}

fn io(why: std::io::Error) -> Failure {
    Failure::Check(why.to_string())
}

async fn drive(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    #[cfg(feature = "postgres")]
    if let Some(store) = &args.store {
        return compare(&args, store, out).await;
    }
    let temporary = Temporary::new();
    let servers = match args.server {
        Some(address) => Servers { doors: vec![address], children: Vec::new() },
        None => Servers::start(&[on_disk(args.data.as_deref().unwrap_or(&temporary.0))]).await?,
    };
    let figures = measure(&args, servers, Doors::InTurns).await?;
    if args.json {
        writeln!(out, "{figures:#}")?;
    } else {
        report(&figures, out)?;
    }
    match figures["why"].as_str() {
        Some(why) => Err(Failure::Check(format!("{} actions failed; the first: {why}", figures["failed"]))),
        None => Ok(()),
    }
}

/// A folder that goes when it is dropped.
struct Temporary(PathBuf);

impl Temporary {
    fn new() -> Temporary {
        Temporary(std::env::temp_dir().join(format!("commonland-load-{}", std::process::id())))
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// At which doors the seats of a table come in; it is opened at the first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doors {
    /// Each at another one.
    InTurns,
    /// All at the first.
    #[cfg(feature = "postgres")]
    Own,
    /// All at the second.
    #[cfg(feature = "postgres")]
    Wrong,
}

/// What is compared.
#[cfg(feature = "postgres")]
#[derive(Clone, Copy)]
enum Side {
    /// SQLite alone, without a server.
    Folder,
    /// PostgreSQL alone.
    Database,
    /// A server on SQLite.
    Server,
    /// Nodes on PostgreSQL.
    Nodes(Doors),
}

/// What a server is told of its store.
type Told = Vec<OsString>;

fn on_disk(folder: &Path) -> Told {
    vec!["--data".into(), folder.into()]
}

/// Nodes on a database and a server on SQLite, by turns, and the medians of both.
#[cfg(feature = "postgres")]
async fn compare(args: &Args, store: &str, out: &mut dyn Write) -> Result<(), Failure> {
    // Whatever is wrong with the address is said before anything is measured.
    let address = crate::stores::address(store)?;
    let nodes: Vec<Told> = (0..args.nodes)
        .map(|at| {
            let words = ["--store", store, "--node", &format!("load-{at}"), "--advertise", "127.0.0.1:0"];
            words.into_iter().map(OsString::from).collect()
        })
        .collect();
    let many = format!("{} nodes", args.nodes);
    let sides = match (args.entries, args.wrong_door) {
        (true, _) => [("SQLite", Side::Folder), ("PostgreSQL", Side::Database)],
        (_, true) => [("own door", Side::Nodes(Doors::Own)), ("wrong door", Side::Nodes(Doors::Wrong))],
        _ => [("SQLite", Side::Server), (many.as_str(), Side::Nodes(Doors::InTurns))],
    };
    let [one, other] = sides.map(|(name, _)| name);
    let mut turns: [Vec<Value>; 2] = Default::default();
    for turn in 1..=args.turns {
        for ((name, side), figures) in sides.into_iter().zip(&mut turns) {
            tell(&format!("turn {turn} of {}: {name}", args.turns));
            let temporary = Temporary::new();
            figures.push(match side {
                Side::Folder => commits(args, Ground::Folder(temporary.0.clone())).await?,
                Side::Database => commits(args, Ground::Database(member(&address))).await?,
                Side::Server => measure(args, Servers::start(&[on_disk(&temporary.0)]).await?, Doors::InTurns).await?,
                Side::Nodes(doors) => measure(args, Servers::start(&nodes).await?, doors).await?,
            });
        }
    }
    if args.json {
        return Ok(writeln!(out, "{:#}", json!({ one: turns[0], other: turns[1] }))?);
    }
    let of = if args.entries { String::new() } else { format!(" of {}", args.spec) };
    writeln!(out, "{} tables{of}, medians of {}", args.tables, args.turns)?;
    writeln!(out, "{:<16}{one:>12}{other:>12}{:>9}", "", "ratio")?;
    let count = if args.entries { "entries_per_s" } else { "actions_per_s" };
    for name in [count, "p50_ms", "p99_ms", "server_cores", "cores"] {
        let [one, other] = turns.each_ref().map(|figures| median(figures, name));
        writeln!(out, "{name:<16}{one:>12.2}{other:>12.2}{:>9.2}", other / one)?;
    }
    Ok(())
}

/// How this process takes part in a database.
#[cfg(feature = "postgres")]
fn member(address: &Address) -> Box<Membership> {
    Box::new(Membership { address: address.clone(), node: "load".into(), advertise: "127.0.0.1:1".into() })
}

/// Lets the tables write to a store without a server, and tells how long the commits took. The server's processor time is that
/// of this process.
#[cfg(feature = "postgres")]
async fn commits(args: &Args, ground: Ground) -> Result<Value, Failure> {
    let step = Duration::from_secs_f64(1.0 / args.rate);
    let busy = || (Instant::now(), processor_time(std::process::id()), database_time());
    let mut marks = Vec::new();
    let length = Duration::from_secs(args.seconds);
    let took = server::trial::commits(ground, args.tables, step, length, || marks.push(busy())).await;
    let took = took.map_err(|why| Failure::Check(why.to_string()))?;
    let [before, after] = marks[..] else { unreachable!("a trial marks its beginning and its end") };
    let seconds = (after.0 - before.0).as_secs_f64();
    let cores = |before: Option<f64>, after: Option<f64>| before.zip(after).map(|it| (it.1 - it.0) / seconds);
    let (own, database) = (cores(before.1, after.1), cores(before.2, after.2));
    let micros: Vec<u64> = took.iter().map(|it| it.as_micros() as u64).collect();
    Ok(json!({
        "tables": args.tables,
        "entries": took.len(),
        "entries_per_s": took.len() as f64 / seconds,
        "p50_ms": milliseconds(&micros, 0.50),
        "p99_ms": milliseconds(&micros, 0.99),
        "max_ms": milliseconds(&micros, 1.0),
        "server_cores": own,
        "database_cores": database,
        "cores": own.map(|own| own + database.unwrap_or_default()),
    }))
}

/// Below which time this share of sorted times lies, in milliseconds.
fn milliseconds(micros: &[u64], share: f64) -> f64 {
    let at = ((micros.len() as f64 * share) as usize).min(micros.len().max(1) - 1);
    micros.get(at).map_or(0.0, |micros| *micros as f64 / 1000.0)
}

/// The middle of a figure of several turns.
#[cfg(feature = "postgres")]
fn median(turns: &[Value], name: &str) -> f64 {
    let mut all: Vec<f64> = turns.iter().filter_map(|it| it[name].as_f64()).collect();
    all.sort_unstable_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Opens the tables, plays, and ends the servers. What is measured.
async fn measure(args: &Args, mut servers: Servers, at: Doors) -> Result<Value, Failure> {
    let empty = servers.memory();
    tell(&format!("opening {} tables of {}", args.tables, args.spec));
    let seats = seats(&args.spec)?;
    let places = Arc::new(Semaphore::new(32));
    let mut opening = Vec::new();
    for number in 0..args.tables {
        let (spec, places, (first, doors)) = (args.spec.clone(), places.clone(), servers.doors_of(number, at));
        opening.push(tokio::spawn(async move {
            let _place = places.acquire_owned().await;
            sit_down(first, &doors, &spec, seats, &number.to_string()).await
        }));
    }
    let mut tables = Vec::new();
    for table in opening {
        tables.push(table.await.map_err(|why| Failure::Check(why.to_string()))?.map_err(io)?);
    }
    let full = servers.memory();
    tell(&format!("playing for {} seconds", args.seconds));
    let (busy, database) = (servers.processor_time(), database_time());
    let began = Instant::now();
    let until = began + Duration::from_secs(args.seconds);
    let step = Duration::from_secs_f64(1.0 / args.rate);
    let seed = any_seed();
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(number, players)| {
            let first = began + step.mul_f64((number as f64 * 0.618_034).fract());
            tokio::spawn(play(players, first, step, until, seed ^ number as u64))
        })
        .collect();
    let mut all = Measured::default();
    for table in playing {
        let seen = table.await.map_err(|why| Failure::Check(why.to_string()))?;
        all.told.extend(seen.told);
        all.failed += seen.failed;
        all.why = all.why.or(seen.why);
    }
    let took = began.elapsed().as_secs_f64();
    let spent = busy.zip(servers.processor_time()).map(|(before, after)| (after - before) / took);
    let by_database = database.zip(database_time()).map(|(before, after)| (after - before) / took);
    let grown = servers.memory();
    servers.end().await;
    all.told.sort_unstable();
    let milliseconds = |share: f64| milliseconds(&all.told, share);
    let per_table = |after: Option<u64>| match (empty, after) {
        (Some(empty), Some(after)) => Some(after.saturating_sub(empty) / args.tables as u64),
        _ => None,
    };
    Ok(json!({
        "spec": args.spec,
        "tables": args.tables,
        "sockets": args.tables * usize::from(seats),
        "seconds": took,
        "actions": all.told.len(),
        "actions_per_s": all.told.len() as f64 / took,
        "wanted_per_s": args.tables as f64 * args.rate,
        "failed": all.failed,
        "why": all.why,
        "p50_ms": milliseconds(0.50),
        "p90_ms": milliseconds(0.90),
        "p99_ms": milliseconds(0.99),
        "max_ms": milliseconds(1.0),
        "kb_per_table_opened": per_table(full),
        "kb_per_table_played": per_table(grown),
        "server_cores": spent,
        "database_cores": by_database,
        "cores": spent.map(|server| server + by_database.unwrap_or_default()),
    }))
}

/// The figures as lines for people.
fn report(figures: &Value, out: &mut dyn Write) -> std::io::Result<()> {
    let number = |name: &str| figures[name].as_f64().unwrap_or(f64::NAN);
    let spec = figures["spec"].as_str().unwrap_or_default();
    writeln!(out, "{} tables of {spec}, {} sockets", figures["tables"], figures["sockets"])?;
    writeln!(
        out,
        "{:>10.0} actions a second, {:.0} wanted, {} failed",
        number("actions_per_s"),
        number("wanted_per_s"),
        figures["failed"]
    )?;
    writeln!(out, "from an action to everybody told:")?;
    writeln!(
        out,
        "{:>10.2} ms p50   {:.2} ms p90   {:.2} ms p99   {:.2} ms at most",
        number("p50_ms"),
        number("p90_ms"),
        number("p99_ms"),
        number("max_ms")
    )?;
    writeln!(
        out,
        "{:>10.0} kB a table after opening, {:.0} kB after playing",
        number("kb_per_table_opened"),
        number("kb_per_table_played")
    )?;
    writeln!(out, "{:>10.2} cores of the server", number("server_cores"))?;
    Ok(())
}

fn seats(spec: &str) -> Result<u8, Failure> {
    struct Seats;
    impl crate::family::Task for Seats {
        type Out = u8;
        fn run<F: crate::family::Family>(self, family: F) -> u8 {
            family.seats()
        }
    }
    Ok(crate::family::with_family(spec, Seats)?)
}

/// Servers in processes of their own, so that their memory can be measured apart from ours.
struct Servers {
    doors: Vec<SocketAddr>,
    children: Vec<Child>,
}

impl Servers {
    /// Starts one for each store that is told.
    async fn start(stores: &[Told]) -> Result<Servers, Failure> {
        let mut servers = Servers { doors: Vec::new(), children: Vec::new() };
        for told in stores {
            let (door, child) = start_server(told).await?;
            servers.doors.push(door);
            servers.children.push(child);
        }
        Ok(servers)
    }

    /// Where a table is opened, and the doors for its seats, in turns.
    fn doors_of(&self, table: usize, at: Doors) -> (SocketAddr, Vec<SocketAddr>) {
        let mut doors = self.doors.clone();
        doors.rotate_left(table % self.doors.len());
        let first = doors[0];
        match at {
            Doors::InTurns => {}
            #[cfg(feature = "postgres")]
            Doors::Own => doors.truncate(1),
            #[cfg(feature = "postgres")]
            Doors::Wrong => doors = vec![doors[1 % doors.len()]],
        }
        (first, doors)
    }

    fn ids(&self) -> impl Iterator<Item = u32> {
        self.children.iter().filter_map(Child::id)
    }

    fn memory(&self) -> Option<u64> {
        self.ids().map(memory).sum::<Option<u64>>().filter(|_| !self.children.is_empty())
    }

    fn processor_time(&self) -> Option<f64> {
        self.ids().map(processor_time).sum::<Option<f64>>().filter(|_| !self.children.is_empty())
    }

    async fn end(&mut self) {
        for child in &mut self.children {
            // A node leaves the others, so that its name is free for the next turn.
            let asked = child.id().is_some_and(terminate);
            if !asked || tokio::time::timeout(Duration::from_secs(20), child.wait()).await.is_err() {
                let _ = child.kill().await;
            }
        }
    }
}

/// Asks a process to end.
fn terminate(pid: u32) -> bool {
    std::process::Command::new("kill").args(["-TERM", &pid.to_string()]).status().is_ok_and(|it| it.success())
}

async fn start_server(store: &Told) -> Result<(SocketAddr, Child), Failure> {
    let program = std::env::current_exe().map_err(io)?;
    let most = "1000000000";
    let mut child = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--metrics", "off"])
        .args(store)
        .args(["--tables-per-hour", most, "--requests-per-second", most, "--commands-per-second", most])
        .args(["--connections-per-address", most, "--connections", most])
        .env("RUST_LOG", "warn")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(io)?;
    let out = child.stdout.take().expect("the output is piped");
    let line = BufReader::new(out).lines().next_line().await.map_err(io)?.unwrap_or_default();
    let address = line.strip_prefix("listening on http://").and_then(|address| address.parse().ok());
    Ok((address.ok_or_else(|| Failure::Check("the server did not start".into()))?, child))
}

/// Plays one table at a steady pace with random choices.
async fn play(mut players: Vec<Player>, first: Instant, step: Duration, until: Instant, seed: u64) -> Measured {
    let mut seen = Measured::default();
    let mut chance = bots::lot(seed);
    let mut next = first;
    while next < until {
        tokio::time::sleep_until(next.into()).await;
        next += step;
        match act(&mut players, u64::from(kernel::below(&mut chance, 1 << 20))).await {
            Ok(Some((took, _))) => seen.told.push(took.as_micros() as u64),
            Ok(None) if players[0].is_over() => break,
            Ok(None) => {
                seen.failed += 1;
                seen.why.get_or_insert_with(|| format!("nobody is due: {}", players[0].view["asked"]));
                break;
            }
            Err(why) => {
                seen.failed += 1;
                seen.why.get_or_insert_with(|| why.to_string());
                break;
            }
        }
    }
    seen
}

/// Resident memory of a process in kilobytes, where the system tells.
fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Seconds that all processes of PostgreSQL on this machine have spent computing, also those that have ended.
fn database_time() -> Option<f64> {
    let processes = std::fs::read_dir("/proc").ok()?.flatten();
    let ids = processes.filter_map(|it| it.file_name().to_str()?.parse::<u32>().ok());
    let is_database = |id: &u32| {
        std::fs::read_to_string(format!("/proc/{id}/comm")).is_ok_and(|name| name.trim().starts_with("postgres"))
    };
    let times: Vec<f64> = ids.filter(is_database).filter_map(processor_time).collect();
    (!times.is_empty()).then(|| times.iter().sum())
}

/// Seconds that a process has spent computing, where the system tells.
fn processor_time(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}
