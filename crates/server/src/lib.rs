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

mod hall;
mod requests;
mod room;
mod coming;
mod writer;
mod store;
mod tail;
mod examine;
mod backup;
mod listen;
mod http;
mod cookie;
mod rest;
mod fixed;
mod decks;
mod door;
mod socket;
mod page;
mod limits;
mod quota;
mod patient;
mod webhook;
mod metrics;
#[cfg(feature = "client")]
pub mod client;

use std::fs::File;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use axum::http::Uri;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use backup::{backup, restore};
pub use examine::{Examined, Finding, examine};
pub use hall::{SpecTables, Tables};
pub use limits::Limits;
pub use metrics::Metrics;
pub use store::{Append, Sheet, Sqlite, Store, StoreError};
pub use webhook::Webhooks;

use hall::{Hall, Parts, closed, now};
use writer::Writer;

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

/// What a write-ahead log that stops in the middle of a commit may mean.
const CUT: &str = "the write-ahead log ended in the middle of a commit, which is left out. After a crash that is as it should be: \
                   nobody was told of it. If the log was cut, the last acknowledged moves may be missing";

/// The lock file in the data folder. The server that holds it writes its address into it.
const LOCK: &str = "commonland.lock";

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
    #[error("another server uses the data folder {}{place}", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
        /// Where that server listens, as the end of the sentence; empty if it is not known.
        place: String,
    },
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
    /// The thread that writes could not be started.
    #[error("the writer could not be started: {0}")]
    Writer(#[source] std::io::Error),
}

/// A running server.
pub struct Server {
    hall: Arc<Hall>,
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    close: watch::Sender<bool>,
    writer: JoinHandle<()>,
    _lock: File,
}

impl Server {
    /// Opens the data folder, listens, and returns.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let public_url = config.public_url.as_deref().map(read_public_url).transpose()?;
        let lock = lock(&config.data)?;
        let (data, limit) = (config.data.clone(), config.disk_limit);
        let folder = data.clone();
        let opened = tokio::task::spawn_blocking(move || Sqlite::open(&folder, limit)).await;
        let store = opened.map_err(|why| StoreError::Other(why.to_string()))??;
        if store.unfinished > 0 {
            tracing::warn!(pages = store.unfinished, "{CUT}");
        }
        let listener = bind(config.listen).await?;
        let address = listener.local_addr().map_err(|source| StartError::Listen { at: config.listen, source })?;
        let metrics = Arc::new(Metrics::default());
        let started = Writer::start(Box::new(store), metrics.clone());
        let (writer, thread) = started.map_err(StartError::Writer)?;
        let (close, closing) = watch::channel(false);
        let hall = Hall::new(Parts {
            tables: config.tables,
            writer,
            folder: config.data,
            metrics,
            limits: config.limits,
            thinkers: config.thinkers.max(1),
            webhooks: Webhooks::to(config.webhook_hosts),
            public_url,
            trust_proxy: config.trust_proxy,
            closing: closing.clone(),
        })?;
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
            tokio::spawn(listen::serve(listener, http::metrics_only(hall.clone()), hall.clone(), closing.clone()));
        }
        tokio::spawn(listen::serve(listener, http::router(hall.clone()), hall.clone(), closing));
        tokio::spawn(wake_the_sleepless(hall.clone()));
        tokio::spawn(forget_old_lobbies(hall.clone()));
        tokio::task::spawn_blocking(move || tell_damage(&data));
        say_where(&lock, address);
        tracing::info!(%address, connections = hall.capacity, "the server listens and can hold this many connections");
        Ok(Server { hall, address, metrics_address, close, writer: thread, _lock: lock })
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
        for _ in 0..500 {
            if self.hall.metrics.tables.get() <= 0 && self.hall.metrics.sockets.get() <= 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.hall.writer.lock().unwrap_or_else(|broken| broken.into_inner()).take();
        drop(self.hall);
        let writer = self.writer;
        let ended = tokio::task::spawn_blocking(move || writer.join());
        let _ = tokio::time::timeout(Duration::from_secs(10), ended).await;
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

/// Locks the data folder, since two servers on one folder would not know of each other.
fn lock(folder: &Path) -> Result<File, StartError> {
    let wrong = |source: std::io::Error| StartError::Folder { folder: folder.into(), source };
    std::fs::create_dir_all(folder).map_err(wrong)?;
    let path = folder.join(LOCK);
    let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(wrong)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(_) => {
            let listens = std::fs::read_to_string(&path).unwrap_or_default();
            let place = if listens.is_empty() { String::new() } else { format!("; it listens on http://{listens}") };
            Err(StartError::InUse { folder: folder.into(), place })
        }
    }
}

/// Whether a server uses a data folder.
fn is_locked(folder: &Path) -> bool {
    File::open(folder.join(LOCK)).is_ok_and(|file| file.try_lock().is_err())
}

/// Writes the address of this server into the lock file. It is only for people, so an error is ignored.
fn say_where(mut lock: &File, address: SocketAddr) {
    let _ = lock.set_len(0).and_then(|()| lock.write_all(address.to_string().as_bytes()));
}

/// Wakes all tables after a start that do something by themselves.
async fn wake_the_sleepless(hall: Arc<Hall>) {
    match hall.read(|store| store.sleepless()).await {
        Ok(tables) => {
            for table in tables {
                hall.room(&table);
                tokio::task::yield_now().await;
            }
        }
        Err(error) => tracing::error!(%error, "the tables could not be woken"),
    }
}

/// Tells the person who runs the server which parts of the store cannot be read.
fn tell_damage(folder: &Path) {
    let looked = Sqlite::reader(folder).and_then(|store| {
        store.without_haste()?;
        examine::structure(&store.db)
    });
    match looked {
        Ok(findings) => {
            for finding in findings {
                tracing::error!(%finding, "the store is damaged; `commonland check` examines every table");
            }
        }
        Err(error) => tracing::error!(%error, "the store could not be examined"),
    }
}

async fn forget_old_lobbies(hall: Arc<Hall>) {
    let mut closing = hall.closing.clone();
    loop {
        let days = u64::from(hall.limits.lobby_days);
        let since = now().saturating_sub(days * 24 * 60 * 60 * 1000);
        if let Some(writer) = hall.writer() {
            match writer.forget_lobbies(since).await {
                Ok(0) => {}
                Ok(gone) => tracing::info!(gone, "lobbies that nobody touched were removed"),
                Err(error) => tracing::warn!(%error, "old lobbies could not be removed"),
            }
        }
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(3_600)) => {}
            () = closed(&mut closing) => return,
        }
    }
}
