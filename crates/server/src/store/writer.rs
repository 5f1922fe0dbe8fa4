//! The one thread that writes: it commits all waiting entries together and then reports it.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::{Append, StoreError};
use crate::metrics::Metrics;

/// The most entries in one group.
const GROUP: usize = 256;
/// The longest time to gather a group.
const GATHER: Duration = Duration::from_millis(5);

/// What the thread writes to: entries in batches, each as a whole or not at all.
pub trait Journals: Send {
    /// Stores a batch; when this returns without an error it is on disk.
    fn append(&mut self, batch: &[&Append]) -> Result<(), StoreError>;
    /// Removes lobbies that nobody has touched since, and returns their number.
    fn forget_lobbies(&mut self, untouched_since: u64) -> Result<u64, StoreError>;
    /// Deletes a table with all its entries.
    fn delete(&mut self, table: &str) -> Result<(), StoreError>;
    /// Writes something without meaning, to see whether writing works.
    fn try_write(&mut self) -> Result<(), StoreError>;
}

/// Where the answer to an order goes.
type Told<T> = oneshot::Sender<Result<T, StoreError>>;

enum WriteOrder {
    Append(Append, Told<()>),
    Forget(u64, Told<u64>),
    Delete(String, Told<()>),
    Try(Told<()>),
}

/// A handle to the writer thread.
#[derive(Clone)]
pub struct Writer {
    orders: SyncSender<WriteOrder>,
}

impl Writer {
    /// Starts the thread; it ends when the last `Writer` is dropped.
    pub fn start(store: Box<dyn Journals>, metrics: Arc<Metrics>) -> std::io::Result<(Writer, JoinHandle<()>)> {
        let (orders, waiting) = sync_channel(1 << 16);
        let thread =
            std::thread::Builder::new().name("writer".into()).spawn(move || write(store, &waiting, &metrics))?;
        Ok((Writer { orders }, thread))
    }

    /// Stores entries; when this returns without an error they are on disk.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.ask(|answer| WriteOrder::Append(append, answer)).await
    }

    /// Removes lobbies that nobody touched since.
    pub async fn forget_lobbies(&self, untouched_since: u64) -> Result<u64, StoreError> {
        self.ask(|answer| WriteOrder::Forget(untouched_since, answer)).await
    }

    /// Deletes a table. Nothing of it may be waiting to be stored.
    pub async fn delete(&self, table: String) -> Result<(), StoreError> {
        self.ask(|answer| WriteOrder::Delete(table, answer)).await
    }

    /// Whether the store can be written now.
    pub async fn try_write(&self) -> Result<(), StoreError> {
        self.ask(WriteOrder::Try).await
    }

    async fn ask<T>(&self, order: impl FnOnce(Told<T>) -> WriteOrder) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.order(order(answer))?;
        answered.await.unwrap_or_else(|_| Err(StoreError::Unknown("the writer is gone".into())))
    }

    fn order(&self, order: WriteOrder) -> Result<(), StoreError> {
        self.orders.try_send(order).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Other("the store cannot keep up".into()),
            TrySendError::Disconnected(_) => StoreError::Other("the writer is gone".into()),
        })
    }
}

fn write(mut store: Box<dyn Journals>, waiting: &Receiver<WriteOrder>, metrics: &Metrics) {
    let mut group: Vec<(Append, Told<()>)> = Vec::new();
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
            // What may be stored already is not tried again.
            Err(error) if group.len() == 1 || matches!(error, StoreError::Unknown(_)) => {
                metrics.store_troubles.inc();
                tracing::error!(%error, "the store refused a commit");
                group.drain(..).for_each(|(_, answer)| drop(answer.send(Err(error.again()))));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sheet;
    use std::collections::VecDeque;
    use std::sync::mpsc::{Sender, channel};

    /// A store that tells how many appends it is given at once, waits, and answers as it was told.
    struct Scripted {
        given: Sender<usize>,
        go: Receiver<()>,
        answers: VecDeque<Result<(), StoreError>>,
    }

    impl Journals for Scripted {
        fn append(&mut self, batch: &[&Append]) -> Result<(), StoreError> {
            self.given.send(batch.len()).unwrap();
            self.go.recv().unwrap();
            self.answers.pop_front().unwrap()
        }

        fn forget_lobbies(&mut self, _: u64) -> Result<u64, StoreError> {
            Ok(0)
        }

        fn delete(&mut self, _: &str) -> Result<(), StoreError> {
            Ok(())
        }

        fn try_write(&mut self) -> Result<(), StoreError> {
            Ok(())
        }
    }

    /// Three appends that have waited together, to a store that answers like this: what each was told, and how many the store
    /// was given at once.
    fn told(answers: Vec<Result<(), StoreError>>) -> (Vec<Result<(), StoreError>>, Vec<usize>) {
        let ((given, seen), (may, go)) = (channel(), channel());
        let store = Scripted { given, go, answers: [Ok(())].into_iter().chain(answers).collect() };
        let (writer, thread) = Writer::start(Box::new(store), Arc::default()).unwrap();
        let order = || {
            let sheet = Sheet {
                phase: "lobby".into(),
                listed: true,
                wakes: false,
                touched: 5,
                summary: "{}".into(),
                ..Sheet::default()
            };
            let append = Append { table: "a".into(), first: 0, entries: vec!["1".into()], sheet };
            let (answer, answered) = oneshot::channel();
            writer.order(WriteOrder::Append(append, answer)).unwrap();
            answered
        };
        let first = order();
        assert_eq!(seen.recv().unwrap(), 1);
        let waiting = [order(), order(), order()];
        (0..8).for_each(|_| may.send(()).unwrap());
        assert!(first.blocking_recv().unwrap().is_ok());
        let told = waiting.map(|answered| answered.blocking_recv().unwrap()).into();
        drop(writer);
        thread.join().unwrap();
        (told, seen.iter().collect())
    }

    #[test]
    fn of_a_failed_group_each_append_is_tried_by_itself() {
        let bad = || Err(StoreError::Other("bad".into()));
        let (told, given) = told(vec![bad(), Ok(()), bad(), Ok(())]);
        assert_eq!(given, [3, 1, 1, 1]);
        assert!(matches!(told[..], [Ok(()), Err(StoreError::Other(_)), Ok(())]), "{told:?}");
    }

    #[test]
    fn a_group_that_may_be_stored_is_not_tried_again_and_nobody_is_told_that_it_is_not() {
        let (told, given) = told(vec![Err(StoreError::Unknown("the disk".into()))]);
        assert_eq!(given, [3]);
        assert!(told.iter().all(|it| matches!(it, Err(StoreError::Unknown(_)))), "{told:?}");
    }
}
