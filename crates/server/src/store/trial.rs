//! A trial of a store alone: many tables append entries at a steady pace, with no server and no socket around it.
//! `commonland load --entries` runs it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;

use super::{Append, Embedded, Sheet, Store, StoreError, Token};
use crate::metrics::Metrics;

/// An entry about as long as that of a move.
const ENTRY: &str = r#"{"at":1767225600000,"by":0,"id":"4f1c09a77be2d615","did":{"kind":"build","what":"settlement","site":"12-13-24"}}"#;
const FAMILY: &str = "island";

/// Where the entries of a trial are kept.
pub enum Ground {
    /// In a data folder, which is made.
    Folder(PathBuf),
    /// In a database.
    #[cfg(feature = "postgres")]
    Database(Box<super::shared::Membership>),
}

impl Ground {
    async fn open(self) -> Result<Store, StoreError> {
        let (known, metrics) = (Box::new([(FAMILY, 1)]), Arc::<Metrics>::default());
        match self {
            Ground::Folder(folder) => {
                std::fs::create_dir_all(&folder).map_err(|why| StoreError::Unusable(why.to_string()))?;
                Ok(Store::Embedded(Embedded::open(folder, None, known, metrics).await?))
            }
            #[cfg(feature = "postgres")]
            Ground::Database(membership) => {
                let shared = super::shared::Shared::open(*membership, known, metrics).await?;
                Ok(Store::Shared(Box::new(shared)))
            }
        }
    }
}

/// Lets each of `tables` append an entry every `step` until `length` is over, and deletes them afterwards. `mark` is called
/// when the tables are open, and when all has been written. Returns how long each entry took, from the moment at which it was due until it was on disk.
pub async fn commits(
    ground: Ground,
    tables: usize,
    step: Duration,
    length: Duration,
    mut mark: impl FnMut(),
) -> Result<Vec<Duration>, StoreError> {
    let store = Arc::new(ground.open().await?);
    let run = u64::from_le_bytes(crate::hall::random());
    let opening: Vec<JoinHandle<Result<(String, Token), StoreError>>> = (0..tables)
        .map(|at| {
            let (store, table) = (store.clone(), format!("trial-{run:x}-{at}"));
            tokio::spawn(async move { store.open(append(&table, 0)).await.map(|token| (table, token)) })
        })
        .collect();
    let mut opened = Vec::new();
    for table in opening {
        opened.push(table.await.expect("opening does not panic")?);
    }
    mark();
    let began = Instant::now();
    let writing: Vec<_> = opened
        .iter()
        .enumerate()
        .map(|(at, (table, token))| {
            let (store, table, token) = (store.clone(), table.clone(), *token);
            // The tables take turns within a step.
            let first = began + step.mul_f64((at as f64 * 0.618_034).fract());
            tokio::spawn(async move {
                let (mut due, mut took) = (first, Vec::new());
                while due < began + length {
                    tokio::time::sleep_until(due.into()).await;
                    store.append(token, append(&table, 1 + took.len() as u64)).await?;
                    took.push(due.elapsed());
                    due += step;
                }
                Ok::<_, StoreError>(took)
            })
        })
        .collect();
    let mut took = Vec::new();
    for table in writing {
        took.extend(table.await.expect("writing does not panic")?);
    }
    mark();
    for (table, token) in &opened {
        store.delete(table, *token).await?;
    }
    store.close().await;
    took.sort_unstable();
    Ok(took)
}

fn append(table: &str, first: u64) -> Append {
    let sheet = Sheet {
        phase: "playing".into(),
        listed: true,
        touched: 1_767_225_600_000 + first,
        summary: r#"{"spec":"island:seats=4","people":4,"bots":0,"turn":12}"#.into(),
        family: FAMILY.into(),
        rules: 1,
        ..Sheet::default()
    };
    Append { table: table.into(), first, entries: vec![ENTRY.into()], sheet }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::tests::folder;

    #[tokio::test]
    async fn every_entry_that_was_due_is_counted_and_nothing_is_left() {
        let at = folder("trial");
        let step = Duration::from_millis(20);
        let mut marks = 0;
        let took = commits(Ground::Folder(at.clone()), 3, step, 4 * step, || marks += 1).await.unwrap();
        assert_eq!((took.len(), marks), (12, 2));
        assert!(took.is_sorted());
        let store = Ground::Folder(at).open().await.unwrap();
        assert_eq!(store.sheets("playing", None, 10).await.unwrap(), []);
        store.close().await;
    }
}
