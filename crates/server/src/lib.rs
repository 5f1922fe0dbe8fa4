//! Tables on the network: http, websockets, the store, metrics. The only crate with a runtime.
//!
//! One task owns one table, so there are no locks around games. The entries of all tables go to one writer thread,
//! which commits all waiting entries together. Only then is anybody told: **acknowledged means on disk.** A table that
//! nobody uses sleeps in the store and is replayed on first use.
//!
//! [`Server::start`] opens the data folder, listens, and returns; [`Server::stop`] shuts down cleanly. Tests start it
//! on port 0:
//!
//! ```
//! # let data = std::env::temp_dir().join(format!("commonland-doc-{}", std::process::id()));
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let config = server::Config::new("127.0.0.1:0".parse().unwrap(), data.clone());
//! let server = server::Server::start(config).await.unwrap();
//! println!("listening on {}", server.address());
//! server.stop().await;
//! # });
//! # std::fs::remove_dir_all(data).unwrap();
//! ```

#![cfg_attr(
    not(feature = "postgres"),
    allow(dead_code, reason = "what nodes need of one another stands idle in one alone")
)]

mod hall;
mod requests;
mod room;
mod coming;
mod store;
mod listen;
mod http;
mod cookie;
mod rest;
mod fixed;
mod decks;
mod door;
mod socket;
mod node;
mod passing;
mod page;
mod limits;
mod quota;
mod patient;
mod webhook;
mod metrics;
#[cfg(feature = "client")]
pub mod client;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::http::Uri;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use hall::{SpecTables, Tables};
pub use limits::Limits;
pub use metrics::Metrics;
#[cfg(feature = "client")]
pub use store::trial;
pub use store::{Append, Examined, Finding, InUse, Sheet, Sqlite, StoreError, backup, examine, restore};
pub use webhook::Webhooks;

use hall::{Hall, Parts, closed};
use listen::From;
#[cfg(feature = "postgres")]
use store::shared::Shared;
#[cfg(feature = "postgres")]
pub use store::shared::examine as examine_database;
#[cfg(feature = "postgres")]
pub use store::shared::{Address, Copied, Membership, Node, backup_out, copy_in, copy_out, nodes, restore_in};
use store::{Embedded, Lock, Store};

/// Where the metrics are served: never on the main address, because they tell strangers what happens at tables.
#[derive(Clone, Copy, Debug)]
pub enum MetricsAt {
    /// Nowhere.
    Nowhere,
    /// There, unless something else listens there.
    IfFree(SocketAddr),
    /// There; if that is not possible the server does not start.
    At(SocketAddr),
}

/// How a server is run.
#[derive(Clone)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where `/metrics` is served.
    pub metrics: MetricsAt,
    /// The data folder.
    pub data: PathBuf,
    /// Instead of the data folder: the database that several nodes share, and how this one takes part.
    #[cfg(feature = "postgres")]
    pub shared: Option<Membership>,
    /// The public address behind a proxy. It sets links, the allowed origin, and `Secure` cookies.
    pub public_url: Option<String>,
    /// Whether the last `X-Forwarded-For` says who is calling.
    pub trust_proxy: bool,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// Hosts that webhooks may call; `*` for any.
    pub webhook_hosts: Vec<String>,
    /// How large the store may grow, in bytes.
    pub disk_limit: Option<u64>,
    /// What is allowed.
    pub limits: Limits,
    /// How tables are made.
    pub tables: Arc<dyn Tables>,
}

impl Config {
    /// A plain server.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Config {
        Config {
            listen,
            metrics: MetricsAt::Nowhere,
            data,
            #[cfg(feature = "postgres")]
            shared: None,
            public_url: None,
            trust_proxy: false,
            thinkers: std::thread::available_parallelism().map_or(1, |cores| cores.get()),
            webhook_hosts: Vec::new(),
            disk_limit: None,
            limits: Limits::default(),
            tables: Arc::new(SpecTables),
        }
    }
}

/// Why a server could not be started, for the person who runs it.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The public address is not a valid address.
    #[error("--public-url is the address that browsers use, such as https://games.example, not {}", kernel::quoted(.0))]
    PublicUrl(String),
    /// The data folder cannot be made or opened.
    #[error("the data folder {} cannot be used: {source}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Another server uses the data folder.
    #[error(transparent)]
    InUse(#[from] InUse),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address to listen on is taken or not allowed.
    #[error("cannot listen on {at}: {source}")]
    Listen {
        /// The address.
        at: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
}

/// A running server.
pub struct Server {
    hall: Arc<Hall>,
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    close: watch::Sender<bool>,
    _lock: Option<Lock>,
}

impl Server {
    /// Opens the data folder, listens, and returns.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let public_url = config.public_url.as_deref().map(read_public_url).transpose()?;
        let listener = bind(config.listen).await?;
        let address = listener.local_addr().map_err(|source| StartError::Listen { at: config.listen, source })?;
        let metrics = Arc::new(Metrics::default());
        let Opened { store, lock, nodes } = Opened::of(&config, metrics.clone()).await?;
        let (close, closing) = watch::channel(false);
        let hall = Hall::new(Parts {
            tables: config.tables,
            store,
            metrics,
            limits: config.limits,
            thinkers: config.thinkers.max(1),
            webhooks: Webhooks::to(config.webhook_hosts),
            public_url,
            trust_proxy: config.trust_proxy,
            closing: closing.clone(),
        });
        let mut metrics_address = None;
        let metrics_listener = match config.metrics {
            MetricsAt::Nowhere => None,
            MetricsAt::IfFree(at) => {
                bind(at).await.inspect_err(|why| tracing::warn!("no metrics are served: {why}")).ok()
            }
            MetricsAt::At(at) => Some(bind(at).await?),
        };
        if let Some(listener) = metrics_listener {
            metrics_address = listener.local_addr().ok();
            let router = http::metrics_only(hall.clone());
            tokio::spawn(listen::serve(listener, From::Anybody, router, hall.clone(), closing.clone()));
        }
        if let Some((listener, advertise)) = nodes {
            let router = node::router(hall.clone());
            tokio::spawn(listen::serve(listener, From::Nodes, router, hall.clone(), closing.clone()));
            if let Err(error) = node::is_reached(&hall, &advertise).await {
                hall.store.close().await;
                return Err(error.into());
            }
        }
        let router = http::router(hall.clone());
        tokio::spawn(listen::serve(listener, From::Anybody, router, hall.clone(), closing));
        tokio::spawn(wake_the_sleepless(hall.clone()));
        tokio::spawn(forget_old_lobbies(hall.clone()));
        hall.store.tell_damage();
        let _ = lock.as_ref().map(|lock| lock.say_where(address));
        tracing::info!(%address, connections = hall.capacity, "the server listens and can hold this many connections");
        Ok(Server { hall, address, metrics_address, close, _lock: lock })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where its metrics are served, if they are.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// Its metrics.
    pub fn metrics(&self) -> &Metrics {
        &self.hall.metrics
    }

    /// Shuts down cleanly: accepts no more connections, closes sockets, and stores everything that was accepted.
    pub async fn stop(self) {
        tracing::info!("the server closes");
        let _ = self.close.send(true);
        // Others can have the tables before the clients ask for them again.
        gone(&self.hall.metrics.tables).await;
        self.hall.store.close().await;
        gone(&self.hall.metrics.sockets).await;
    }
}

/// Waits until there are none, five seconds at the most.
async fn gone(things: &prometheus_client::metrics::gauge::Gauge) {
    for _ in 0..500 {
        if things.get() <= 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// The store that a configuration names.
struct Opened {
    store: Arc<Store>,
    /// Of the data folder.
    lock: Option<Lock>,
    /// Where the other nodes are heard, and what they are told about that.
    nodes: Option<(TcpListener, String)>,
}

impl Opened {
    async fn of(config: &Config, metrics: Arc<Metrics>) -> Result<Opened, StartError> {
        let known = config.tables.known().into();
        #[cfg(feature = "postgres")]
        if let Some(membership) = config.shared.clone() {
            let (listener, advertise) = node::listen(&membership.advertise).await?;
            let membership = Membership { advertise: advertise.clone(), ..membership };
            let store = Shared::open(membership, known, metrics).await?;
            let store = Arc::new(Store::Shared(Box::new(store)));
            return Ok(Opened { store, lock: None, nodes: Some((listener, advertise)) });
        }
        let wrong = |source| StartError::Folder { folder: config.data.clone(), source };
        let lock = Lock::take(&config.data).map_err(wrong)??;
        let store = Embedded::open(config.data.clone(), config.disk_limit, known, metrics).await?;
        Ok(Opened { store: Arc::new(Store::Embedded(store)), lock: Some(lock), nodes: None })
    }
}

/// Reads the address that browsers use: a scheme and a host, perhaps a path.
fn read_public_url(url: &str) -> Result<Uri, StartError> {
    let read = url.parse::<Uri>().ok().filter(|uri| matches!(uri.scheme_str(), Some("http" | "https")));
    read.filter(|uri| uri.host().is_some_and(|host| !host.is_empty())).ok_or_else(|| StartError::PublicUrl(url.into()))
}

async fn bind(at: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(at).await.map_err(|source| StartError::Listen { at, source })
}

/// Wakes the tables that do something by themselves: all after a start, and where several nodes share the tables, every second
/// those that have lost their node.
async fn wake_the_sleepless(hall: Arc<Hall>) {
    const EVERY: Duration = Duration::from_secs(1);
    let mut closing = hall.closing.clone();
    loop {
        let mut are_all = true;
        match hall.store.orphans().await {
            Ok(tables) => {
                are_all = tables.len() < store::AT_ONCE;
                for table in tables {
                    hall.room(&table);
                    tokio::task::yield_now().await;
                }
            }
            Err(error) => tracing::error!(%error, "the tables could not be woken"),
        }
        if !hall.store.is_shared() {
            return;
        }
        let pause = if are_all { EVERY } else { Duration::ZERO };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = closed(&mut closing) => return,
        }
    }
}

async fn forget_old_lobbies(hall: Arc<Hall>) {
    let mut closing = hall.closing.clone();
    loop {
        let days = u64::from(hall.limits.lobby_days);
        let since = hall.store.now().saturating_sub(days * 24 * 60 * 60 * 1000);
        match hall.store.forget_lobbies(since).await {
            Ok(0) => {}
            Ok(gone) => tracing::info!(gone, "lobbies that nobody touched were removed"),
            Err(error) => tracing::warn!(%error, "old lobbies could not be removed"),
        }
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(3_600)) => {}
            () = closed(&mut closing) => return,
        }
    }
}
