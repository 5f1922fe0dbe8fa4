//! `commonland serve` and the commands around it: tables for people on other machines.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args as ClapArgs, Subcommand};
use server::{Config, Limits, MetricsAt, Server, StartError};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::failure::{Failure, tell};
use crate::{load, stores};

/// The commands that need the server.
#[derive(Subcommand)]
pub enum Command {
    /// Run the server
    Serve(Args),
    /// Copy the data of a server into one file, while it runs
    Backup(stores::Backup),
    /// Make a data folder of a backup, or fill a database from it
    Restore(stores::Restore),
    /// Examine the data of a server and replay every table; nothing is changed
    Check(stores::Check),
    /// Copy all tables from a data folder into a database, or back
    #[cfg(feature = "postgres")]
    Copy(stores::Copy),
    /// Tell which nodes share a database
    #[cfg(feature = "postgres")]
    Nodes(stores::Nodes),
    /// Drive many tables with scripted clients on loopback, and measure
    Load(load::Args),
}

pub fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve(args, false, out),
        Command::Backup(args) => stores::back_up(&args, out),
        Command::Restore(args) => stores::restore(&args, out),
        Command::Check(args) => stores::check(&args, out),
        #[cfg(feature = "postgres")]
        Command::Copy(args) => stores::copy(&args, out),
        #[cfg(feature = "postgres")]
        Command::Nodes(args) => stores::nodes(&args, out),
        Command::Load(args) => load::run(args, out),
    }
}

#[derive(ClapArgs, Clone)]
pub struct Args {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:7777")]
    listen: SocketAddr,
    /// The data folder; by default commonland in your data folder
    #[arg(long)]
    data: Option<PathBuf>,
    /// Instead of a data folder: the PostgreSQL database that several nodes share, such as <postgres://commonland@db/commonland>;
    /// @FILE for an address in a file, @ for the one in COMMONLAND_STORE
    #[cfg(feature = "postgres")]
    #[arg(long, conflicts_with = "data", requires = "node", requires = "advertise")]
    store: Option<String>,
    /// The name of this node among those that share the database
    #[cfg(feature = "postgres")]
    #[arg(long, requires = "store")]
    node: Option<String>,
    /// Where the other nodes reach this one, such as node-a:7779; it listens on that port for them alone
    #[cfg(feature = "postgres")]
    #[arg(long, requires = "store", value_name = "HOST:PORT")]
    advertise: Option<String>,
    /// The address that people use when a proxy stands in front, such as <https://games.example>
    #[arg(long)]
    public_url: Option<String>,
    /// Believe the proxy's X-Forwarded-For
    #[arg(long)]
    trust_proxy: bool,
    /// Where to serve /metrics, or off; by default 127.0.0.1:7778 if that is free
    #[arg(long, value_name = "ADDR|off", value_parser = read_metrics)]
    metrics: Option<MetricsAt>,
    /// How many bots think at the same time; by default one for each core
    #[arg(long)]
    thinkers: Option<usize>,
    /// A host that webhooks may call, or * for any; can be given several times
    #[arg(long = "webhook-host")]
    webhook_hosts: Vec<String>,
    /// How large the store may grow, in megabytes
    #[arg(long, default_value_t = 10_240, value_parser = clap::value_parser!(u64).range(1..=1 << 30))]
    disk_limit: u64,
    /// How large the journal of one table may grow, in megabytes
    #[arg(long, default_value_t = Limits::default().table_bytes >> 20, value_parser = clap::value_parser!(u64).range(1..=1024))]
    table_limit: u64,
    /// Write logs as JSON lines
    #[arg(long)]
    log_json: bool,
    /// Tables that one address may open in an hour
    #[arg(long, default_value_t = Limits::default().tables_per_hour)]
    tables_per_hour: u32,
    /// Requests of one address in a second
    #[arg(long, default_value_t = Limits::default().requests_per_second)]
    requests_per_second: u32,
    /// Commands of one person at a table in a second
    #[arg(long, default_value_t = Limits::default().commands_per_second)]
    commands_per_second: u32,
    /// Connections of one address at the same time
    #[arg(long, default_value_t = Limits::default().connections_per_address)]
    connections_per_address: u32,
    /// Connections in all
    #[arg(long, default_value_t = Limits::default().connections)]
    connections: u32,
    /// How many days a lobby that nobody touches is kept
    #[arg(long, default_value_t = Limits::default().lobby_days)]
    lobby_days: u32,
}

/// Where metrics are usually served: on this machine alone.
const METRICS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7778);

fn read_metrics(text: &str) -> Result<MetricsAt, String> {
    match text {
        "off" => Ok(MetricsAt::Nowhere),
        _ => text.parse().map(MetricsAt::At).map_err(|_| format!("it is an address such as {METRICS}, or off")),
    }
}

/// Serves on loopback and opens the browser.
pub fn at_home(out: &mut dyn Write) -> Result<(), Failure> {
    use clap::Parser;
    #[derive(Parser)]
    struct Plain {
        #[command(flatten)]
        args: Args,
    }
    let mut args = Plain::parse_from(["commonland"]).args;
    // Another server may have the usual port.
    if std::net::TcpListener::bind(args.listen).is_err() {
        args.listen.set_port(0);
    }
    serve(args, true, out)
}

/// Keeps memory in pages of the usual size. With huge pages (2 MB) the kernel clears far more than a table needs when it
/// wakes: of 72,000 entries the slowest of five took 190 to 375 ms, and 123 to 161 ms without them.
fn use_small_pages() {
    // A kernel that cannot do without them has tables that wake a little slower.
    #[cfg(target_os = "linux")]
    let _ = nix::sys::prctl::set_thp_disable(true);
}

fn serve(args: Args, browse: bool, out: &mut dyn Write) -> Result<(), Failure> {
    use_small_pages();
    let filter = EnvFilter::try_from_default_env();
    let filter = filter.unwrap_or_else(|_| if browse { "warn" } else { "info" }.into());
    log(filter, args.log_json);
    // A failing rule is caught, and the server logs its message. So the runtime must not print it again.
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map_or(String::new(), ToString::to_string);
        tell(&format!("commonland: a panic was caught at {place}"));
    }));
    let data = args.data.clone().or_else(home_data);
    // Whoever has a database needs no folder, and perhaps no home.
    #[cfg(feature = "postgres")]
    let data = data.or_else(|| args.store.is_some().then(PathBuf::new));
    let data = data.ok_or_else(|| Failure::Use("say where the data is kept: --data DIR".into()))?;
    #[cfg(feature = "postgres")]
    let shared = match (&args.store, args.node.clone(), args.advertise.clone()) {
        (Some(store), Some(node), Some(advertise)) => {
            Some(server::Membership { address: stores::address(store)?, node, advertise })
        }
        _ => None,
    };
    let limits = Limits {
        tables_per_hour: args.tables_per_hour,
        requests_per_second: args.requests_per_second,
        commands_per_second: args.commands_per_second,
        connections_per_address: args.connections_per_address,
        connections: args.connections,
        lobby_days: args.lobby_days,
        table_bytes: args.table_limit << 20,
        ..Limits::default()
    };
    let mut config = Config::new(args.listen, data);
    config.limits = limits;
    #[cfg(feature = "postgres")]
    {
        config.shared = shared;
    }
    config.metrics = args.metrics.unwrap_or(MetricsAt::IfFree(METRICS));
    config.public_url = args.public_url;
    config.trust_proxy = args.trust_proxy;
    config.webhook_hosts = args.webhook_hosts;
    config.disk_limit = Some(args.disk_limit << 20);
    if let Some(thinkers) = args.thinkers {
        config.thinkers = thinkers;
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|why| Failure::Use(why.to_string()))?;
    let served = runtime.block_on(async {
        let server = Server::start(config).await.map_err(|why| match why {
            StartError::PublicUrl(_) => Failure::Use(why.to_string()),
            other => Failure::Check(other.to_string()),
        })?;
        let address = server.address();
        let stopped = stopped();
        writeln!(out, "listening on http://{address}")?;
        out.flush()?;
        if browse {
            open_browser(&format!("http://{address}/"));
        }
        stopped.await;
        server.stop().await;
        Ok(())
    });
    // Nobody waits for a bot that still thinks, or for the rest of a long look at the store.
    runtime.shutdown_background();
    served
}

/// Writes the log to the standard error. What we use logs whole messages when it is asked for details, hands and tokens
/// included, so only our own crates are heard below `info`.
fn log(filter: EnvFilter, json: bool) {
    let ours = |target: &str| matches!(target.split(':').next(), Some("server" | "commonland" | "table"));
    let careful = filter_fn(move |event| *event.level() <= LevelFilter::INFO || ours(event.target()));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let log = tracing_subscriber::registry().with(filter).with(careful);
    if json {
        log.with(lines.json()).init();
    } else {
        log.with(lines.with_ansi(std::io::stderr().is_terminal())).init();
    }
}

/// Waits until somebody wants the server to end. SIGTERM counts from this call on, also before the future is awaited.
fn stopped() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let terminate = signal(SignalKind::terminate());
    async move {
        match terminate {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = terminate.recv() => {}
                    _ = tokio::signal::ctrl_c() => {}
                }
            }
            Err(_) => drop(tokio::signal::ctrl_c().await),
        }
    }
}

fn home_data() -> Option<PathBuf> {
    let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
    let data = data.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".local/share")));
    Some(data?.join("commonland"))
}

/// Opens a page if there is a screen; otherwise the printed address is enough.
fn open_browser(page: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = std::process::Stdio::null;
    if std::io::stdout().is_terminal() {
        let _ = std::process::Command::new(opener).arg(page).stdout(quiet()).stderr(quiet()).spawn();
    }
}
