//! The embedded store: one process, one data folder, one SQLite file. A thread writes, a few connections read.

use std::fs::File;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::Duration;

use table::Journal;
use tokio::sync::Semaphore;

use super::examine::structure;
use super::sqlite::Sqlite;
use super::writer::Writer;
use super::{Append, Claim, Known, StoreError, Token, is_newer};
use crate::metrics::Metrics;

/// What a write-ahead log that stops in the middle of a commit may mean.
pub(crate) const CUT: &str = "the write-ahead log ended in the middle of a commit, which is left out. After a crash that is as it should be: \
                   nobody was told of it. If the log was cut, the last acknowledged moves may be missing";

/// The lock file in the data folder. The server that holds it writes its address into it.
const LOCK: &str = "commonland.lock";

/// Another server uses the data folder.
#[derive(Debug, thiserror::Error)]
#[error("another server uses the data folder {}{place}", folder.display())]
pub struct InUse {
    /// The folder.
    folder: PathBuf,
    /// Where that server listens, as the end of the sentence; empty if it is not known.
    place: String,
}

/// The lock of a data folder, held for as long as this value lives.
pub(crate) struct Lock(File);

impl Lock {
    /// Locks the data folder, since two servers on one folder would not know of each other.
    pub fn take(folder: &Path) -> Result<Result<Lock, InUse>, std::io::Error> {
        std::fs::create_dir_all(folder)?;
        let path = folder.join(LOCK);
        let file = File::options().create(true).truncate(false).write(true).open(&path)?;
        Ok(match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(_) => {
                let listens = std::fs::read_to_string(&path).unwrap_or_default();
                let place =
                    if listens.is_empty() { String::new() } else { format!("; it listens on http://{listens}") };
                Err(InUse { folder: folder.into(), place })
            }
        })
    }

    /// Writes the address of this server into the lock file. It is only for people, so an error is ignored.
    pub fn say_where(&self, address: SocketAddr) {
        let mut file = &self.0;
        let _ = file.set_len(0).and_then(|()| file.write_all(address.to_string().as_bytes()));
    }
}

/// Whether a server uses a data folder.
pub(crate) fn is_locked(folder: &Path) -> bool {
    File::open(folder.join(LOCK)).is_ok_and(|file| file.try_lock().is_err())
}

/// Journals in the SQLite file of a data folder.
pub struct Embedded {
    writer: Mutex<Option<Writer>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    readers: Arc<Readers>,
    known: Box<Known>,
}

impl Embedded {
    /// Opens the store of a locked folder, and starts the thread that writes.
    pub(crate) async fn open(
        folder: PathBuf,
        limit: Option<u64>,
        known: Box<Known>,
        metrics: Arc<Metrics>,
    ) -> Result<Embedded, StoreError> {
        let at = folder.clone();
        let opened = tokio::task::spawn_blocking(move || Sqlite::open(&at, limit)).await;
        let store = opened.map_err(|why| StoreError::Other(why.to_string()))??;
        if store.unfinished > 0 {
            tracing::warn!(pages = store.unfinished, "{CUT}");
        }
        let readers = Arc::new(Readers::of(folder)?);
        let (writer, thread) = Writer::start(Box::new(store), metrics)
            .map_err(|why| StoreError::Unusable(format!("the writer could not be started: {why}")))?;
        let (writer, thread) = (Mutex::new(Some(writer)), Mutex::new(Some(thread)));
        Ok(Embedded { writer, thread, readers, known })
    }

    fn writer(&self) -> Result<Writer, StoreError> {
        let writer = self.writer.lock().unwrap_or_else(|broken| broken.into_inner()).clone();
        writer.ok_or_else(|| StoreError::Other("the server is closing".into()))
    }

    /// Reads from the store while the writer may be writing.
    async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut Sqlite) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let turn = self.readers.turns.clone().acquire_owned().await;
        let readers = self.readers.clone();
        let looked = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let mut reader = readers.take()?;
            let seen = look(&mut reader);
            readers.give_back(reader);
            seen
        });
        looked.await.unwrap_or_else(|_| Err(StoreError::Other("the reader failed".into())))
    }

    pub(super) async fn claim(&self, table: &str) -> Result<Claim, StoreError> {
        let (id, known) = (table.to_string(), self.known.clone());
        self.read(move |store| {
            let Some((family, rules, journal)) = store.written_with(&id)? else {
                return Ok(Claim::Missing);
            };
            if is_newer(&known, &family, rules, journal) {
                return Ok(Claim::Newer);
            }
            Ok(Claim::Ours(Token::draw(), store.entries(&id)?))
        })
        .await
    }

    pub(super) async fn journal(&self, table: &str) -> Result<Option<Journal>, StoreError> {
        let id = table.to_string();
        self.read(move |store| Ok(Some(store.entries(&id)?).filter(|journal| !journal.is_empty()))).await
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer()?.append(append).await
    }

    pub(super) async fn delete(&self, table: String) -> Result<(), StoreError> {
        self.writer()?.delete(table).await
    }

    pub(super) async fn sheets(
        &self,
        phase: &'static str,
        after: Option<String>,
        limit: u32,
    ) -> Result<Vec<(String, String)>, StoreError> {
        self.read(move |store| store.summaries(phase, after.as_deref(), limit)).await
    }

    pub(super) async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        self.read(|store| store.sleepless()).await
    }

    pub(super) async fn forget_lobbies(&self, untouched_since: u64) -> Result<u64, StoreError> {
        self.writer()?.forget_lobbies(untouched_since).await
    }

    pub(super) async fn try_write(&self) -> Result<(), StoreError> {
        self.writer()?.try_write().await
    }

    /// Tells the person who runs the server which parts of the store cannot be read.
    pub(super) fn tell_damage(&self) {
        let folder = self.readers.folder.clone();
        tokio::task::spawn_blocking(move || {
            let looked = Sqlite::reader(&folder).and_then(|store| {
                store.without_haste()?;
                structure(&store.db)
            });
            match looked {
                Ok(findings) => {
                    for finding in findings {
                        tracing::error!(%finding, "the store is damaged; `commonland check` examines every table");
                    }
                }
                Err(error) => tracing::error!(%error, "the store could not be examined"),
            }
        });
    }

    pub(super) async fn close(&self) {
        self.writer.lock().unwrap_or_else(|broken| broken.into_inner()).take();
        let thread = self.thread.lock().unwrap_or_else(|broken| broken.into_inner()).take();
        let Some(thread) = thread else { return };
        let ended = tokio::task::spawn_blocking(move || thread.join());
        let _ = tokio::time::timeout(Duration::from_secs(10), ended).await;
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::tests::{append, folder};
    use crate::store::tests::KNOWN;

    #[tokio::test]
    async fn readers_do_not_wait_for_one_another() {
        let folder = folder("readers");
        Sqlite::open(&folder, None).unwrap().append(&[&append("a", 0, &["1"])]).unwrap();
        let store = Arc::new(Embedded::open(folder, None, KNOWN.into(), Arc::default()).await.unwrap());
        // All but one of those who may read at the same time read something that does not end.
        let (mut slow, mut ends) = (tokio::task::JoinSet::new(), Vec::new());
        for _ in 1..Readers::MOST {
            let (end, ended) = std::sync::mpsc::channel::<()>();
            let store = store.clone();
            slow.spawn(async move { store.read(move |_| Ok(ended.recv().is_err())).await });
            ends.push(end);
        }
        while store.readers.turns.available_permits() > 1 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let quick = tokio::time::timeout(Duration::from_secs(60), store.journal("a")).await;
        let read = quick.expect("it waits for nobody").unwrap().unwrap();
        assert_eq!(read.texts().collect::<Vec<_>>(), ["1"]);
        assert!(slow.try_join_next().is_none(), "nobody has told them to end");
        drop(ends);
        while let Some(ended) = slow.join_next().await {
            assert!(ended.unwrap().unwrap());
        }
        store.close().await;
    }
}
