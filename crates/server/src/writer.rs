//! The one thread that writes: it commits all waiting entries together and then reports it.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::metrics::Metrics;
use crate::store::{Append, Store, StoreError};

/// The most entries in one group.
const GROUP: usize = 256;
/// The longest time to gather a group.
const GATHER: Duration = Duration::from_millis(5);

enum WriteOrder {
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
    Forget(u64, oneshot::Sender<Result<u64, StoreError>>),
    Delete(String, oneshot::Sender<Result<(), StoreError>>),
    Try(oneshot::Sender<Result<(), StoreError>>),
}

/// A handle to the writer thread.
#[derive(Clone)]
pub struct Writer {
    orders: SyncSender<WriteOrder>,
}

impl Writer {
    /// Starts the thread; it ends when the last `Writer` is dropped.
    pub fn start(store: Box<dyn Store>, metrics: Arc<Metrics>) -> std::io::Result<(Writer, JoinHandle<()>)> {
        let (orders, waiting) = sync_channel(1 << 16);
        let thread =
            std::thread::Builder::new().name("writer".into()).spawn(move || write(store, &waiting, &metrics))?;
        Ok((Writer { orders }, thread))
    }

    /// Stores entries; when this returns without an error they are on disk.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.order(WriteOrder::Append(append, answer))?;
        answered.await.unwrap_or_else(|_| Err(StoreError::Other("the writer is gone".into())))
    }

    /// Removes lobbies that nobody touched since.
    pub async fn forget_lobbies(&self, untouched_since: u64) -> Result<u64, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.order(WriteOrder::Forget(untouched_since, answer))?;
        answered.await.unwrap_or_else(|_| Err(StoreError::Other("the writer is gone".into())))
    }

    /// Deletes a table. Nothing of it may be waiting to be stored.
    pub async fn delete(&self, table: String) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.order(WriteOrder::Delete(table, answer))?;
        answered.await.unwrap_or_else(|_| Err(StoreError::Other("the writer is gone".into())))
    }

    /// Whether the store can be written now.
    pub async fn try_write(&self) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.order(WriteOrder::Try(answer))?;
        answered.await.unwrap_or_else(|_| Err(StoreError::Other("the writer is gone".into())))
    }

    fn order(&self, order: WriteOrder) -> Result<(), StoreError> {
        self.orders.try_send(order).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Other("the store cannot keep up".into()),
            TrySendError::Disconnected(_) => StoreError::Other("the writer is gone".into()),
        })
    }
}

fn write(mut store: Box<dyn Store>, waiting: &Receiver<WriteOrder>, metrics: &Metrics) {
    let mut group: Vec<(Append, oneshot::Sender<Result<(), StoreError>>)> = Vec::new();
    while let Ok(first) = waiting.recv() {
        let began = Instant::now();
        let mut next = Some(first);
        let mut entries = 0;
        while let Some(order) = next.take() {
            match order {
                WriteOrder::Append(append, answer) => {
                    entries += append.entries.len();
                    group.push((append, answer));
                }
                WriteOrder::Forget(since, answer) => {
                    let _ = answer.send(store.forget_lobbies(since));
                }
                WriteOrder::Delete(table, answer) => drop(answer.send(store.delete(&table))),
                WriteOrder::Try(answer) => drop(answer.send(store.try_write())),
            }
            // Orders that already wait join this group; the writer does not wait for more.
            if entries < GROUP && began.elapsed() < GATHER {
                next = waiting.try_recv().ok();
            }
        }
        if group.is_empty() {
            continue;
        }
        let batch: Vec<&Append> = group.iter().map(|(append, _)| append).collect();
        let told = store.append(&batch);
        metrics.commits.inc();
        metrics.entries.inc_by(entries as u64);
        metrics.commit_time.observe(began.elapsed());
        match told {
            Ok(()) => group.drain(..).for_each(|(_, answer)| drop(answer.send(Ok(())))),
            Err(error) if group.len() == 1 => {
                metrics.store_troubles.inc();
                tracing::error!(%error, "the store refused a commit");
                group.drain(..).for_each(|(_, answer)| drop(answer.send(Err(same(&error)))));
            }
            // One bad append must not make the others of its group fail.
            Err(_) => {
                for (append, answer) in group.drain(..) {
                    let told = store.append(&[&append]);
                    if let Err(error) = &told {
                        metrics.store_troubles.inc();
                        tracing::error!(%error, table = append.table, "the store refused a commit");
                    }
                    let _ = answer.send(told);
                }
            }
        }
    }
}

fn same(error: &StoreError) -> StoreError {
    match error {
        StoreError::Full => StoreError::Full,
        other => StoreError::Other(other.to_string()),
    }
}
