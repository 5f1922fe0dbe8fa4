//! The hall: all tables that are awake, each in its own room, and access to those that sleep.

use std::collections::HashMap;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use axum::http::Uri;
use kernel::Phrase;
use serde_json::Value;
use table::journal::Kept;
use table::protocol::{RefusalKind, Refused, Settings};
use table::{AnyTable, Entries, Secret, Unloadable};
use tokio::sync::{Semaphore, mpsc, watch};

use crate::limits::{Limits, Visitors, capacity};
use crate::metrics::Metrics;
use crate::quota::Quota;
use crate::requests::RoomRequest;
use crate::room::Room;
use crate::store::{Append, Sheet, Sqlite, Store, StoreError};
use crate::webhook::Webhooks;
use crate::writer::Writer;

/// Makes tables. Tests make tables of their own games.
pub trait Tables: Send + Sync {
    /// Opens a table from a spec.
    fn open(
        &self,
        spec: &str,
        settings: Settings,
        secret: Secret,
        now: u64,
    ) -> Result<(Box<dyn AnyTable>, Kept), Refused>;
    /// Opens a table whose game begins from a position.
    fn lay(
        &self,
        position: &Value,
        settings: Settings,
        secret: Secret,
        now: u64,
    ) -> Result<(Box<dyn AnyTable>, Kept), Refused>;
    /// Loads a table from its journal.
    fn load(&self, entries: &dyn Entries) -> Result<(Box<dyn AnyTable>, Vec<Kept>), Unloadable>;
}

/// The games that a spec can name.
#[derive(Clone, Copy, Debug)]
pub struct SpecTables;

impl Tables for SpecTables {
    fn open(
        &self,
        spec: &str,
        settings: Settings,
        secret: Secret,
        now: u64,
    ) -> Result<(Box<dyn AnyTable>, Kept), Refused> {
        table::open(spec, settings, secret, now)
    }

    fn lay(
        &self,
        position: &Value,
        settings: Settings,
        secret: Secret,
        now: u64,
    ) -> Result<(Box<dyn AnyTable>, Kept), Refused> {
        table::lay(position, settings, secret, now)
    }

    fn load(&self, entries: &dyn Entries) -> Result<(Box<dyn AnyTable>, Vec<Kept>), Unloadable> {
        table::load(entries)
    }
}

/// All tables.
pub struct Hall {
    pub(crate) tables: Arc<dyn Tables>,
    pub(crate) writer: Mutex<Option<Writer>>,
    readers: Readers,
    rooms: Mutex<HashMap<String, mpsc::Sender<RoomRequest>>>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    /// How many connections the server can hold.
    pub(crate) capacity: u32,
    pub(crate) visitors: Arc<Visitors>,
    pub(crate) thinkers: Arc<Semaphore>,
    /// Limits how many stories and records are told at the same time.
    pub(crate) tellers: Arc<Semaphore>,
    /// One after another gets advice or a review: it is long work that nobody waits for in a game.
    pub(crate) advisers: Arc<Semaphore>,
    /// Limits how many tables are replayed at the same time.
    pub(crate) wakers: Arc<Semaphore>,
    pub(crate) webhooks: Webhooks,
    pub(crate) public_url: Option<Uri>,
    pub(crate) trust_proxy: bool,
    pub(crate) closing: watch::Receiver<bool>,
    /// When it was last tried whether the store can be used, and why it cannot.
    pub(crate) tried: tokio::sync::Mutex<Option<(Instant, Result<(), &'static str>)>>,
}

/// Several connections for reading, so that nobody waits for somebody else's long journal.
struct Readers {
    folder: PathBuf,
    idle: Mutex<Vec<Sqlite>>,
    /// Limits how many read at the same time.
    turns: Arc<Semaphore>,
}

impl Readers {
    /// How many read at the same time.
    const MOST: usize = 8;

    /// Opens the first connection at once, so that a store that cannot be read is noticed at the start.
    fn of(folder: PathBuf) -> Result<Readers, StoreError> {
        let first = Sqlite::reader(&folder)?;
        Ok(Readers { folder, idle: Mutex::new(vec![first]), turns: Arc::new(Semaphore::new(Readers::MOST)) })
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Sqlite>> {
        self.idle.lock().unwrap_or_else(|broken| broken.into_inner())
    }

    fn take(&self) -> Result<Sqlite, StoreError> {
        let idle = self.idle().pop();
        idle.map_or_else(|| Sqlite::reader(&self.folder), Ok)
    }

    fn give_back(&self, reader: Sqlite) {
        self.idle().push(reader);
    }
}

/// What a hall is made of.
pub(crate) struct Parts {
    pub tables: Arc<dyn Tables>,
    pub writer: Writer,
    pub folder: PathBuf,
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
    pub thinkers: usize,
    pub webhooks: Webhooks,
    pub public_url: Option<Uri>,
    pub trust_proxy: bool,
    pub closing: watch::Receiver<bool>,
}

/// Waits until the server closes.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    // If the sender is gone, the server is closed as well.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Bytes that nobody can guess.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A secret token of 128 bits.
pub fn token() -> String {
    hex::encode(random::<16>())
}

/// The address of a new table: ten letters and digits that are not easily confused.
pub(crate) fn address() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    random::<10>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Refuses something because it could not be stored.
pub(crate) fn trouble(error: &StoreError) -> Refused {
    match error {
        StoreError::Full => Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.full")),
        StoreError::Unknown(_) => Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.unknown")),
        _ => Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.not-stored")),
    }
}

impl Hall {
    pub(crate) fn new(parts: Parts) -> Result<Arc<Hall>, StoreError> {
        // Long work takes half of the processors at most, so that games always find one.
        let half = std::thread::available_parallelism().map_or(1, |all| all.get() / 2).max(1);
        Ok(Arc::new(Hall {
            tables: parts.tables,
            writer: Mutex::new(Some(parts.writer)),
            readers: Readers::of(parts.folder)?,
            rooms: Mutex::default(),
            metrics: parts.metrics,
            capacity: capacity(&parts.limits),
            limits: parts.limits,
            visitors: Arc::default(),
            thinkers: Arc::new(Semaphore::new(parts.thinkers)),
            tellers: Arc::new(Semaphore::new(half)),
            advisers: Arc::new(Semaphore::new(1)),
            wakers: Arc::new(Semaphore::new(half)),
            webhooks: parts.webhooks,
            public_url: parts.public_url,
            trust_proxy: parts.trust_proxy,
            closing: parts.closing,
            tried: tokio::sync::Mutex::default(),
        }))
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<RoomRequest>>> {
        self.rooms.lock().unwrap_or_else(|broken| broken.into_inner())
    }

    pub(crate) fn writer(&self) -> Option<Writer> {
        self.writer.lock().unwrap_or_else(|broken| broken.into_inner()).clone()
    }

    /// Reads from the store while the writer may be writing.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        look: impl FnOnce(&mut dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let turn = self.readers.turns.clone().acquire_owned().await;
        let hall = self.clone();
        let looked = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let mut reader = hall.readers.take()?;
            let seen = look(&mut reader);
            hall.readers.give_back(reader);
            seen
        });
        looked.await.unwrap_or_else(|_| Err(StoreError::Other("the reader failed".into())))
    }

    /// Stores entries of a table; when this returns without an error they are on disk.
    pub(crate) fn store(
        &self,
        id: &str,
        table: &dyn AnyTable,
        entries: &[Kept],
        quota: &mut Quota,
    ) -> impl Future<Output = Result<(), StoreError>> + Send + use<> {
        let append = (!entries.is_empty()).then(|| Hall::append(id, table, entries));
        let texts = append.iter().flat_map(|append| &append.entries);
        entries.iter().zip(texts).for_each(|(kept, text)| quota.count(kept, text));
        let writer = self.writer();
        async move {
            let Some(append) = append else { return Ok(()) };
            writer.ok_or_else(|| StoreError::Other("the server is closing".into()))?.append(append).await
        }
    }

    fn append(id: &str, table: &dyn AnyTable, entries: &[Kept]) -> Append {
        let summary = table.summary();
        let text = |value: &dyn erased::Json| value.text();
        let sheet = Sheet {
            phase: text(&summary.phase).trim_matches('"').to_string(),
            listed: summary.listed,
            wakes: table.wakes_at().is_some(),
            touched: summary.touched,
            summary: text(&summary),
        };
        let first = table.kept() - entries.len() as u64;
        let entries = entries.iter().map(|entry| text(entry)).collect();
        Append { table: id.to_string(), first, entries, sheet }
    }

    /// Deletes a table from the store.
    pub(crate) fn delete(&self, id: &str) -> impl Future<Output = Result<(), StoreError>> + Send + use<> {
        let (writer, id) = (self.writer(), id.to_string());
        async move { writer.ok_or_else(|| StoreError::Other("the server is closing".into()))?.delete(id).await }
    }

    /// The sender to a table's room. A sleeping table is woken.
    pub fn room(self: &Arc<Self>, id: &str) -> mpsc::Sender<RoomRequest> {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(id).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (asks, asked) = mpsc::channel(256);
        rooms.insert(id.to_string(), asks.clone());
        drop(rooms);
        tokio::spawn(Room::wake(self.clone(), id.to_string(), asks.clone(), asked));
        asks
    }

    /// Sends a request to a table and wakes it if needed; `None` if that failed.
    pub async fn say(self: &Arc<Self>, id: &str, ask: RoomRequest) -> Option<()> {
        if id.len() != 10 || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()) {
            return None;
        }
        let mut ask = ask;
        // A room may close while a request is on its way; then it is opened again.
        for _ in 0..3 {
            match self.room(id).send(ask).await {
                Ok(()) => return Some(()),
                Err(mpsc::error::SendError(back)) => ask = back,
            }
        }
        None
    }

    /// Adds a new table at an [`address`], with its first entries.
    ///
    /// The future is boxed because a room may open another one: a rematch.
    pub(crate) fn add(
        self: &Arc<Self>,
        id: String,
        table: Box<dyn AnyTable>,
        entries: &[Kept],
    ) -> Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>> {
        let mut quota = Quota::new(&self.limits);
        let stored = self.store(&id, &*table, entries, &mut quota);
        let hall = self.clone();
        Box::pin(async move {
            stored.await?;
            hall.metrics.opened.inc();
            let (asks, asked) = mpsc::channel(256);
            hall.rooms().insert(id.clone(), asks.clone());
            tokio::spawn(Room::open(hall.clone(), id.clone(), (table, quota), asks, asked));
            tracing::info!(table = id, "a table was opened");
            Ok(())
        })
    }

    /// Closes the room of a table that was deleted: requests that come later find no table.
    pub(crate) fn vacate(&self, id: &str, asked: &mut mpsc::Receiver<RoomRequest>) {
        let mut rooms = self.rooms();
        asked.close();
        rooms.remove(id);
    }

    /// Closes a room unless a request is waiting.
    pub(crate) fn leave(&self, id: &str, asked: &mut mpsc::Receiver<RoomRequest>) -> bool {
        let mut rooms = self.rooms();
        if !asked.is_empty() {
            return false;
        }
        asked.close();
        rooms.remove(id);
        true
    }
}

/// Does long work outside the threads that serve tables, when its turn comes; `None` if it failed.
pub async fn aside<T: Send + 'static>(turns: &Arc<Semaphore>, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let turn = turns.clone().acquire_owned().await;
    let done = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work()
    });
    done.await.ok()
}

/// Writing values without naming their types.
mod erased {
    pub trait Json {
        fn text(&self) -> String;
    }

    impl<T: serde::Serialize> Json for T {
        fn text(&self) -> String {
            serde_json::to_string(self).expect("what is kept can be written")
        }
    }
}
