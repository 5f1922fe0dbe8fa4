//! Loading a table from the store: claimed, to play on, or only read.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use kernel::{Phrase, Seats};
use table::journal::Kept;
use table::protocol::{RefusalKind, Refused};
use table::{AnyTable, Journal, Moment, Unloadable};
use tokio::sync::mpsc;

use super::{DOZE, Room, away, elsewhere, refuse_all};
use crate::hall::{Hall, Place, aside, random, trouble};
use crate::http::no_table;
use crate::quota::{Counting, Quota};
use crate::requests::RoomRequest;
use crate::store::{Claim, Reign, Token};

/// A table that was loaded from the store.
pub(crate) struct Loaded {
    pub table: Box<dyn AnyTable>,
    pub quota: Quota,
    /// The right to write to it; `None` for a table that is only read.
    pub token: Option<Token>,
    /// How long we may act as its owner.
    pub reign: Reign,
}

impl Loaded {
    /// A table as it goes on from now.
    fn now(hall: &Hall, mut table: Box<dyn AnyTable>, quota: Quota, token: Option<Token>, reign: Reign) -> Loaded {
        let now = hall.store.now().max(table.summary().touched);
        table.resume(&Moment { now, random: random(), listening: Seats::NONE, watched: false });
        Loaded { table, quota, token, reign }
    }
}

/// Why a table could not be loaded, and where it is.
pub(super) struct Unloaded {
    pub place: Place,
    pub refused: Refused,
}

impl From<Refused> for Unloaded {
    fn from(refused: Refused) -> Unloaded {
        // We can say why.
        Unloaded { place: Place::Here, refused }
    }
}

/// Replays a journal.
async fn replayed(
    hall: &Arc<Hall>,
    id: &str,
    journal: Journal,
) -> Result<(Box<dyn AnyTable>, Vec<Kept>, Quota), Refused> {
    let (tables, quota) = (hall.tables.clone(), Quota::new(&hall.limits));
    let loaded = aside(&hall.wakers, move || {
        let counting = Counting::new(&journal, quota);
        let loaded = catch_unwind(AssertUnwindSafe(|| tables.load(&counting)))
            .unwrap_or_else(|_| Err(kernel::Wrong::new("a rule failed").into()));
        loaded.and_then(|(table, added)| Ok((table, added, counting.quota()?)))
    });
    let loaded = loaded.await;
    let loaded = loaded.unwrap_or_else(|| Err(kernel::Wrong::new("the journal could not be replayed").into()));
    loaded.map_err(|why| {
        tracing::error!(%why, table = id, "a table could not be replayed");
        match why {
            Unloadable::Newer { .. } => newer(),
            Unloadable::Wrong(_) => Refused::new(RefusalKind::Frozen, Phrase::new("server.refused.cannot-open")),
        }
    })
}

impl Room {
    /// Reads a table and answers what changes nothing, until nobody asks.
    pub async fn look_on(
        hall: Arc<Hall>,
        id: String,
        asks: mpsc::Sender<RoomRequest>,
        mut asked: mpsc::Receiver<RoomRequest>,
    ) {
        let mut room = match Room::read(&hall, &id).await {
            Ok(loaded) => Room::of(hall, id, loaded, asks.downgrade()),
            Err(refused) => return refuse_all(asked, &refused).await,
        };
        drop(asks);
        while let Ok(Some(ask)) = tokio::time::timeout(DOZE, asked.recv()).await {
            room.hear(ask).await;
        }
    }

    /// Claims a table and replays it.
    pub(super) async fn load(hall: &Arc<Hall>, id: &str) -> Result<Loaded, Unloaded> {
        let reign = hall.store.reign();
        let claim = hall.store.claim(id).await.map_err(|error| {
            tracing::warn!(%error, table = id, "a table could not be claimed");
            if hall.store.acts() { trouble(&error) } else { away() }
        })?;
        let (token, journal) = match claim {
            Claim::Ours(token, journal) if !journal.is_empty() => (token, journal),
            Claim::Ours(..) | Claim::Missing => return Err(no_table().into()),
            Claim::Elsewhere(at) => return Err(Unloaded { place: Place::Elsewhere(at), refused: elsewhere() }),
            Claim::Newer => return Err(newer().into()),
        };
        let (table, added, mut quota) = replayed(hall, id, journal).await?;
        hall.store((id, token), &*table, &added, &mut quota).await.map_err(|error| trouble(&error))?;
        Ok(Loaded::now(hall, table, quota, Some(token), reign))
    }

    /// Reads a table that nobody needs to own: what it is asked changes nothing.
    async fn read(hall: &Arc<Hall>, id: &str) -> Result<Loaded, Refused> {
        let journal = hall.store.journal(id).await.map_err(|error| trouble(&error))?.ok_or_else(no_table)?;
        let (table, _, quota) = replayed(hall, id, journal).await?;
        Ok(Loaded::now(hall, table, quota, None, hall.store.reign()))
    }
}

/// Refuses a table to which a newer server has written.
fn newer() -> Refused {
    Refused::new(RefusalKind::Frozen, Phrase::new("server.refused.newer-rules"))
}
