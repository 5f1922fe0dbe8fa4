//! The hall: all tables that are awake, each in its own room, and access to those that sleep.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use axum::http::Uri;
use kernel::Phrase;
use serde_json::Value;
use table::journal::Kept;
use table::protocol::{RefusalKind, Refused, Settings};
use table::{AnyTable, Entries, Secret, Unloadable};
use tokio::sync::{Semaphore, mpsc, watch};

use crate::limits::{Limits, Visitors, capacity};
use crate::metrics::Metrics;
use crate::node::Nodes;
use crate::quota::Quota;
use crate::requests::RoomRequest;
use crate::room::{Loaded, Room, elsewhere};
use crate::store::{Append, Sheet, Store, StoreError, Token, Whose};
use crate::webhook::Webhooks;

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
    /// The families that it knows, with the versions of their rules.
    fn known(&self) -> Vec<(&'static str, u32)> {
        table::known_rules()
    }
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
    pub(crate) store: Arc<Store>,
    pub(crate) nodes: Nodes,
    rooms: Mutex<HashMap<String, Awake>>,
    /// Matches that are over, and that somebody looks at without owning them.
    stills: Mutex<HashMap<String, mpsc::Sender<RoomRequest>>>,
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

/// A room, and where its table turned out to be.
struct Awake {
    asks: mpsc::Sender<RoomRequest>,
    place: watch::Receiver<Place>,
}

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// It is not known yet.
    Waking,
    /// Here; if it cannot be used, we can say why.
    Here,
    /// At another node, which listens there.
    Elsewhere(String),
}

/// What a hall is made of.
pub(crate) struct Parts {
    pub tables: Arc<dyn Tables>,
    pub store: Arc<Store>,
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

/// Whether a text can be the address of a table.
fn is_address(id: &str) -> bool {
    id.len() == 10 && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// Refuses something because it could not be stored.
pub(crate) fn trouble(error: &StoreError) -> Refused {
    match error {
        StoreError::Full => Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.full")),
        StoreError::NotMine => elsewhere(),
        StoreError::Unknown(_) => Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.unknown")),
        _ => Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.not-stored")),
    }
}

impl Hall {
    pub(crate) fn new(parts: Parts) -> Arc<Hall> {
        // Long work takes half of the processors at most, so that games always find one.
        let half = std::thread::available_parallelism().map_or(1, |all| all.get() / 2).max(1);
        Arc::new(Hall {
            tables: parts.tables,
            store: parts.store,
            nodes: Nodes::default(),
            rooms: Mutex::default(),
            stills: Mutex::default(),
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
        })
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Awake>> {
        self.rooms.lock().unwrap_or_else(|broken| broken.into_inner())
    }

    /// Stores entries of a table; when this returns without an error they are on disk.
    pub(crate) fn store(
        &self,
        (id, token): (&str, Token),
        table: &dyn AnyTable,
        entries: &[Kept],
        quota: &mut Quota,
    ) -> impl Future<Output = Result<(), StoreError>> + Send + use<> {
        let append = (!entries.is_empty()).then(|| Hall::append(id, table, entries, quota));
        let store = self.store.clone();
        async move {
            match append {
                Some(append) => store.append(token, append).await,
                None => Ok(()),
            }
        }
    }

    fn append(id: &str, table: &dyn AnyTable, entries: &[Kept], quota: &mut Quota) -> Append {
        let summary = table.summary();
        let text = |value: &dyn erased::Json| value.text();
        let sheet = Sheet {
            phase: text(&summary.phase).trim_matches('"').to_string(),
            listed: summary.listed,
            wakes: table.wakes_at().is_some(),
            touched: summary.touched,
            summary: text(&summary),
            family: summary.family().to_string(),
            rules: table.rules_version(),
        };
        let first = table.kept() - entries.len() as u64;
        let written = |kept: &Kept| {
            let text = text(kept);
            quota.count(kept, &text);
            text
        };
        let entries = entries.iter().map(written).collect();
        Append { table: id.to_string(), first, entries, sheet }
    }

    /// The sender to a table's room. A sleeping table is woken.
    pub fn room(self: &Arc<Self>, id: &str) -> mpsc::Sender<RoomRequest> {
        self.awake(id).0
    }

    fn awake(self: &Arc<Self>, id: &str) -> (mpsc::Sender<RoomRequest>, watch::Receiver<Place>) {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(id).filter(|room| !room.asks.is_closed()) {
            return (room.asks.clone(), room.place.clone());
        }
        let (asks, asked) = mpsc::channel(256);
        let (found, place) = watch::channel(Place::Waking);
        rooms.insert(id.to_string(), Awake { asks: asks.clone(), place: place.clone() });
        drop(rooms);
        tokio::spawn(Room::wake(self.clone(), id.to_string(), asks.clone(), asked, found));
        (asks, place)
    }

    /// Whether a table is awake here.
    fn is_awake(&self, id: &str) -> bool {
        self.rooms().get(id).is_some_and(|room| !room.asks.is_closed())
    }

    /// Where a table is. It is claimed if it is nobody's, unless somebody only looks at a match that is over.
    pub async fn place(self: &Arc<Self>, id: &str, only_looks: bool) -> Result<Place, StoreError> {
        if !self.store.is_shared() || !is_address(id) {
            return Ok(Place::Here);
        }
        if only_looks && !self.is_awake(id) {
            match self.store.whose(id).await? {
                Some(Whose { elsewhere: Some(at), .. }) => return Ok(Place::Elsewhere(at)),
                Some(Whose { is_over: true, .. }) => {
                    self.still(id);
                    return Ok(Place::Here);
                }
                Some(_) | None => {}
            }
        }
        let (asks, mut place) = self.awake(id);
        let found = place.wait_for(|place| *place != Place::Waking).await.map_or(Place::Here, |place| place.clone());
        drop(asks);
        Ok(found)
    }

    /// Opens a match that is over for those who look at it.
    fn still(self: &Arc<Self>, id: &str) {
        let mut stills = self.stills.lock().unwrap_or_else(|broken| broken.into_inner());
        stills.retain(|_, asks| !asks.is_closed());
        if stills.contains_key(id) {
            return;
        }
        let (asks, asked) = mpsc::channel(256);
        stills.insert(id.to_string(), asks.clone());
        tokio::spawn(Room::look_on(self.clone(), id.to_string(), asks, asked));
    }

    /// Looks at a table once. If it is not awake here, it is read, and neither claimed nor woken.
    pub async fn glance(self: &Arc<Self>, id: &str, ask: RoomRequest) -> Option<()> {
        if !is_address(id) {
            return None;
        }
        if !self.store.is_shared() || self.is_awake(id) {
            return self.say(id, ask).await;
        }
        let (asks, asked) = mpsc::channel(1);
        let sent = asks.send(ask).await;
        tokio::spawn(Room::look_on(self.clone(), id.to_string(), asks, asked));
        sent.ok()
    }

    /// Sends a request to a table and wakes it if needed; `None` if that failed.
    pub async fn say(self: &Arc<Self>, id: &str, ask: RoomRequest) -> Option<()> {
        if !is_address(id) {
            return None;
        }
        let mut ask = ask;
        if !self.is_awake(id) {
            if matches!(ask, RoomRequest::Gone(_)) {
                return None;
            }
            let still = self.stills.lock().unwrap_or_else(|broken| broken.into_inner()).get(id).cloned();
            if let Some(still) = still.filter(|_| ask.reads_what_is_over()) {
                match still.send(ask).await {
                    Ok(()) => return Some(()),
                    Err(mpsc::error::SendError(back)) => ask = back,
                }
            }
        }
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
        let append = Hall::append(&id, &*table, entries, &mut quota);
        let hall = self.clone();
        Box::pin(async move {
            let reign = hall.store.reign();
            let token = hall.store.open(append).await?;
            hall.metrics.opened.inc();
            let (asks, asked) = mpsc::channel(256);
            let place = watch::channel(Place::Here).1;
            hall.rooms().insert(id.clone(), Awake { asks: asks.clone(), place });
            let loaded = Loaded { table, quota, token: Some(token), reign };
            tokio::spawn(Room::open(hall.clone(), id.clone(), loaded, asks, asked));
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

    /// Forgets a room that has closed, unless the table has another one by now.
    pub(crate) fn forget_closed(&self, id: &str) {
        let mut rooms = self.rooms();
        if rooms.get(id).is_some_and(|room| room.asks.is_closed()) {
            rooms.remove(id);
        }
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
