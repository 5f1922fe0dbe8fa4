//! `commonland load`: measures a server with many tables of scripted clients on loopback.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args as ClapArgs;
use serde_json::{Value, json};
use server::client::{Player, act, sit_down};
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
    let temporary = std::env::temp_dir().join(format!("commonland-load-{}", std::process::id()));
    let data = args.data.clone().unwrap_or_else(|| temporary.clone());
    let (address, mut child) = match args.server {
        Some(address) => (address, None),
        None => {
            let (address, child) = start_server(&data).await?;
            (address, Some(child))
        }
    };
    let pid = child.as_ref().and_then(Child::id);
    let empty = pid.and_then(memory);
    tell(&format!("opening {} tables of {}", args.tables, args.spec));
    let seats = seats(&args.spec)?;
    let places = Arc::new(Semaphore::new(32));
    let mut opening = Vec::new();
    for number in 0..args.tables {
        let (spec, places) = (args.spec.clone(), places.clone());
        opening.push(tokio::spawn(async move {
            let _place = places.acquire_owned().await;
            sit_down(address, &spec, seats, &number.to_string()).await
        }));
    }
    let mut tables = Vec::new();
    for table in opening {
        tables.push(table.await.map_err(|why| Failure::Check(why.to_string()))?.map_err(io)?);
    }
    let full = pid.and_then(memory);
    tell(&format!("playing for {} seconds", args.seconds));
    let busy = pid.and_then(processor_time);
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
    let spent = busy.zip(pid.and_then(processor_time)).map(|(before, after)| (after - before) / took);
    let grown = pid.and_then(memory);
    if let Some(child) = &mut child {
        let _ = child.kill().await;
    }
    if args.data.is_none() {
        let _ = std::fs::remove_dir_all(&temporary);
    }
    all.told.sort_unstable();
    let at = |share: f64| all.told.get(((all.told.len() as f64 * share) as usize).min(all.told.len().max(1) - 1));
    let milliseconds = |share: f64| at(share).map_or(0.0, |micros| *micros as f64 / 1000.0);
    let per_table = |after: Option<u64>| match (empty, after) {
        (Some(empty), Some(after)) => Some(after.saturating_sub(empty) / args.tables as u64),
        _ => None,
    };
    let figures = json!({
        "spec": args.spec,
        "tables": args.tables,
        "sockets": args.tables * usize::from(seats),
        "seconds": took,
        "actions": all.told.len(),
        "actions_per_s": all.told.len() as f64 / took,
        "wanted_per_s": args.tables as f64 * args.rate,
        "failed": all.failed,
        "p50_ms": milliseconds(0.50),
        "p90_ms": milliseconds(0.90),
        "p99_ms": milliseconds(0.99),
        "max_ms": milliseconds(1.0),
        "kb_per_table_opened": per_table(full),
        "kb_per_table_played": per_table(grown),
        "server_cores": spent,
    });
    if args.json {
        writeln!(out, "{figures:#}")?;
    } else {
        report(&figures, out)?;
    }
    match all.why {
        Some(why) => Err(Failure::Check(format!("{} actions failed; the first: {why}", all.failed))),
        None => Ok(()),
    }
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

/// Starts a server in a separate process, so that its memory can be measured apart from ours.
async fn start_server(data: &std::path::Path) -> Result<(SocketAddr, Child), Failure> {
    let program = std::env::current_exe().map_err(io)?;
    let most = "1000000000";
    let mut child = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
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

/// Seconds that a process has spent computing, where the system tells.
fn processor_time(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}
