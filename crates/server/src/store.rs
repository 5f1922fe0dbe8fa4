//! The store: where the journals of tables are kept, and who may write to them.
//!
//! [`Store`] is all that the rest of the server knows of it: a table is claimed, then read and written with the token of that
//! claim. [`Embedded`] is the SQLite file of a data folder, which one process has to itself; [`Shared`] is a PostgreSQL database
//! that several nodes use.

mod embedded;
#[cfg(feature = "postgres")]
pub(crate) mod shared;
mod writer;
mod sqlite;
mod tail;
mod examine;
mod backup;
#[cfg(feature = "client")]
pub mod trial;
#[cfg(test)]
mod tests;

use table::Journal;
use tokio::sync::watch;

pub use backup::{backup, restore};
use embedded::CUT;
pub(crate) use embedded::Lock;
pub use embedded::{Embedded, InUse};
pub use examine::{Examined, Finding, examine};
pub use sqlite::Sqlite;

/// Why the store could not do something. Nothing was changed, unless it is [`StoreError::Unknown`].
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// It is not known whether it was done: a commit failed at its end, or its answer was lost.
    #[error("it is not known whether the store has kept this: {0}")]
    Unknown(String),
    /// The table has another owner by now.
    #[error("the table belongs to another node")]
    NotMine,
    /// There is no room left.
    #[error("the disk of the server is full, or its limit is reached")]
    Full,
    /// The store cannot be used; the reason is for the person who runs the server.
    #[error("{0}")]
    Unusable(String),
    /// The database failed.
    #[error("the store failed: {0}")]
    Sqlite(#[source] rusqlite::Error),
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl StoreError {
    /// The same for somebody else whom it concerns.
    fn again(&self) -> StoreError {
        match self {
            StoreError::Full => StoreError::Full,
            StoreError::Unknown(why) => StoreError::Unknown(why.clone()),
            other => StoreError::Other(other.to_string()),
        }
    }
}

/// What a lobby needs to know of a table without opening it, and a node before it claims it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// `lobby`, `playing`, `over` or `frozen`.
    pub phase: String,
    /// Whether strangers may find it.
    pub listed: bool,
    /// Whether it will do something by itself, and must be awake for that.
    pub wakes: bool,
    /// When something last happened, in milliseconds since 1970.
    pub touched: u64,
    /// What the lobby shows, as JSON.
    pub summary: String,
    /// The family of its game: the first word of its spec.
    pub family: String,
    /// The version of the rules that writes. The store remembers the highest.
    pub rules: u32,
}

/// Entries of one table that are stored all or not at all.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// The index of the first entry, which is the number of entries before it.
    pub first: u64,
    /// The entries.
    pub entries: Vec<String>,
    /// The table as it is after them.
    pub sheet: Sheet,
}

/// The right to write to a table, drawn at random when the table is claimed or opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token(i64);

impl Token {
    /// A new one.
    pub fn draw() -> Token {
        Token(i64::from_le_bytes(crate::hall::random()))
    }
}

/// What came of claiming a table.
#[derive(Debug)]
pub enum Claim {
    /// It is ours, and this is its journal.
    Ours(Token, Journal),
    /// It belongs to another node, which listens there.
    Elsewhere(String),
    /// A newer server has written to it; it was left as it is.
    Newer,
    /// There is no such table.
    Missing,
}

/// Who may answer for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whose {
    /// Where its owner listens, if that is another node that is alive.
    pub elsewhere: Option<String>,
    /// Whether its match is over.
    pub is_over: bool,
}

/// The time in which this process may act as the owner of its tables.
pub struct Reign(Option<(watch::Receiver<Term>, Term)>);

/// A membership, and whether it acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its id.
    pub id: i64,
    /// Whether it acts as the owner of its tables.
    pub acts: bool,
}

impl Reign {
    /// One without an end.
    fn endless() -> Reign {
        Reign(None)
    }

    /// The one that is now.
    #[cfg(feature = "postgres")]
    fn of(terms: watch::Receiver<Term>) -> Reign {
        let now = *terms.borrow();
        Reign(Some((terms, now)))
    }

    /// Waits for its end.
    pub async fn ended(&mut self) {
        match &mut self.0 {
            None => std::future::pending().await,
            Some((terms, now)) => {
                let now = *now;
                let _ = terms.wait_for(|term| *term != now || !term.acts).await;
            }
        }
    }
}

/// The most tables that [`Store::orphans`] takes up at once where several nodes share them.
pub const AT_ONCE: usize = 1_000;

/// The rules that a server knows: each family with the version of its rules.
pub type Known = [(&'static str, u32)];

/// Whether something that was written with these versions can be read: the rules of a family, and the kinds of entries.
fn is_newer(known: &Known, family: &str, rules: u32, journal: u32) -> bool {
    let ours = known.iter().find(|(name, _)| *name == family);
    journal > table::JOURNAL_VERSION || ours.is_some_and(|(_, ours)| rules > *ours)
}

/// Where journals are kept.
pub enum Store {
    /// In the SQLite file of a data folder.
    Embedded(Embedded),
    /// In a PostgreSQL database, together with other nodes.
    #[cfg(feature = "postgres")]
    Shared(Box<shared::Shared>),
}

impl Store {
    /// Takes a table for this process, and reads its journal after that.
    pub async fn claim(&self, table: &str) -> Result<Claim, StoreError> {
        match self {
            Store::Embedded(store) => store.claim(table).await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.claim(table).await,
        }
    }

    /// Reads a journal without claiming the table; `None` if there is no such table.
    pub async fn journal(&self, table: &str) -> Result<Option<Journal>, StoreError> {
        match self {
            Store::Embedded(store) => store.journal(table).await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.journal(table).await,
        }
    }

    /// Gives a table back that nobody uses any more.
    #[cfg_attr(not(feature = "postgres"), expect(unused_variables, reason = "the embedded store has one owner"))]
    pub async fn release(&self, table: &str, token: Token) -> Result<(), StoreError> {
        match self {
            Store::Embedded(_) => Ok(()),
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.release(table, token).await,
        }
    }

    /// Stores the first entries of a new table, which is ours then.
    pub async fn open(&self, append: Append) -> Result<Token, StoreError> {
        let token = Token::draw();
        self.append(token, append).await.map(|()| token)
    }

    /// Stores entries; when this returns without an error they are on disk.
    #[cfg_attr(not(feature = "postgres"), expect(unused_variables, reason = "the embedded store has one owner"))]
    pub async fn append(&self, token: Token, append: Append) -> Result<(), StoreError> {
        match self {
            Store::Embedded(store) => store.append(append).await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.append(token, append).await,
        }
    }

    /// Deletes a table with all its entries. Nothing of it may be waiting to be stored.
    #[cfg_attr(not(feature = "postgres"), expect(unused_variables, reason = "the embedded store has one owner"))]
    pub async fn delete(&self, table: &str, token: Token) -> Result<(), StoreError> {
        match self {
            Store::Embedded(store) => store.delete(table.into()).await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.delete(table, token).await,
        }
    }

    /// The listed tables of a phase with their summaries, the last touched first; with `after`, those that follow that table.
    pub async fn sheets(
        &self,
        phase: &'static str,
        after: Option<String>,
        limit: u32,
    ) -> Result<Vec<(String, String)>, StoreError> {
        match self {
            Store::Embedded(store) => store.sheets(phase, after, limit).await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.sheets(phase, after, limit).await,
        }
    }

    /// The tables that must be awake and have nobody who keeps them awake.
    pub async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        match self {
            Store::Embedded(store) => store.orphans().await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.orphans().await,
        }
    }

    /// Removes lobbies that nobody has touched since, and returns their number.
    pub async fn forget_lobbies(&self, untouched_since: u64) -> Result<u64, StoreError> {
        match self {
            Store::Embedded(store) => store.forget_lobbies(untouched_since).await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.forget_lobbies(untouched_since).await,
        }
    }

    /// Whether the store can be written now.
    pub async fn try_write(&self) -> Result<(), StoreError> {
        match self {
            Store::Embedded(store) => store.try_write().await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.try_write().await,
        }
    }

    /// Who may answer for a table, without claiming it; `None` if there is no such table, or if it is always we.
    #[cfg_attr(not(feature = "postgres"), expect(unused_variables, reason = "the embedded store has one owner"))]
    pub async fn whose(&self, table: &str) -> Result<Option<Whose>, StoreError> {
        match self {
            Store::Embedded(_) => Ok(None),
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.whose(table).await,
        }
    }

    /// Whether other nodes use this store, too.
    pub fn is_shared(&self) -> bool {
        !matches!(self, Store::Embedded(_))
    }

    /// Whether this process may act as the owner of its tables.
    pub fn acts(&self) -> bool {
        match self {
            Store::Embedded(_) => true,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.reign().borrow().acts,
        }
    }

    /// What ends when this process may no longer act as the owner of its tables. A room that opens takes it first, then claims.
    pub fn reign(&self) -> Reign {
        match self {
            Store::Embedded(_) => Reign::endless(),
            #[cfg(feature = "postgres")]
            Store::Shared(store) => Reign::of(store.reign()),
        }
    }

    /// What the nodes of this store know one another by.
    pub fn key(&self) -> Option<&str> {
        match self {
            Store::Embedded(_) => None,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => Some(store.key()),
        }
    }

    /// Names and addresses of the other nodes.
    pub fn peers(&self) -> Vec<(String, String)> {
        match self {
            Store::Embedded(_) => Vec::new(),
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.peers(),
        }
    }

    /// Waits until the node that listens there is gone.
    #[cfg_attr(not(feature = "postgres"), expect(unused_variables, reason = "the embedded store has one owner"))]
    pub async fn gone(&self, at: &str) {
        match self {
            Store::Embedded(_) => std::future::pending().await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.gone(at).await,
        }
    }

    /// How long ago this node sent its last beat.
    pub fn beat_age(&self) -> Option<std::time::Duration> {
        match self {
            Store::Embedded(_) => None,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.beat_age(),
        }
    }

    /// The time, in milliseconds since 1970, by the clock that all who use this store share.
    pub fn now(&self) -> u64 {
        match self {
            Store::Embedded(_) => system_time(),
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.now(),
        }
    }

    /// Looks for damage and logs it; may take long. Ends when the process ends.
    pub fn tell_damage(&self) {
        match self {
            Store::Embedded(store) => store.tell_damage(),
            #[cfg(feature = "postgres")]
            Store::Shared(_) => {}
        }
    }

    /// Stores what was accepted, and accepts nothing more.
    pub async fn close(&self) {
        match self {
            Store::Embedded(store) => store.close().await,
            #[cfg(feature = "postgres")]
            Store::Shared(store) => store.close().await,
        }
    }
}

/// The time of this machine, in milliseconds since 1970.
fn system_time() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
