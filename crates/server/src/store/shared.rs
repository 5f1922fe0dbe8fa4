//! The store that several nodes share: a PostgreSQL database. It holds who owns which table; a token, drawn at each claim, lets
//! only the owner write.

mod address;
mod schema;
mod standing;
mod peers;
mod group;
mod beats;
mod copying;
#[cfg(test)]
pub(super) mod tests;
#[cfg(test)]
mod distrusted;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod};
use table::Journal;
use tokio::sync::watch;
use tokio_postgres::error::{Severity, SqlState};

use super::{AT_ONCE, Append, Claim, Known, StoreError, Term, Token, Whose};
use crate::metrics::Metrics;

pub use address::Address;
use beats::Beats;
pub use beats::{Node, nodes};
pub use copying::{Copied, backup_out, copy_in, copy_out, examine, restore_in};
use group::Group;
use standing::Standing;

/// How long reading, and anything else that nobody was promised, may take.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long one try to write may take when somebody asks whether writing works.
const TRY: Duration = Duration::from_millis(1_000);
/// How often a claim that was held up by another transaction is tried.
const CLAIMS: u32 = 20;
/// The time between two of these.
const PAUSE: Duration = Duration::from_millis(50);
/// Every so many looks a node takes what is not its share.
const LEFT: u32 = 5;

/// Whether nobody who is alive owns the table `t`.
macro_rules! free {
    () => {
        "(t.owner IS NULL OR NOT EXISTS (SELECT FROM commonland.nodes n WHERE n.id = t.owner))"
    };
}

/// Whether the table `t` was written by nobody newer than us: families, their versions, and the version of entries are the
/// first three parameters.
macro_rules! readable {
    () => {
        "t.journal <= $3 AND t.rules <= coalesce(
             (SELECT version FROM unnest($1::text[], $2::int[]) AS known(family, version) WHERE known.family = t.family),
             2147483647)"
    };
}

const CLAIM: &str = concat!(
    "WITH taken AS (SELECT id FROM commonland.tables t WHERE t.id = $4 AND ",
    readable!(),
    " AND (t.owner = $5 OR ",
    free!(),
    ") FOR UPDATE OF t SKIP LOCKED)
     UPDATE commonland.tables t SET owner = $5, token = $6 FROM taken WHERE t.id = taken.id RETURNING t.id"
);
const WHOSE: &str = concat!(
    "SELECT n.name, n.address, ",
    readable!(),
    " FROM commonland.tables t LEFT JOIN commonland.nodes n ON n.id = t.owner WHERE t.id = $4"
);
const TAKE: &str = concat!(
    "WITH taken AS (SELECT id FROM commonland.tables t WHERE t.phase = 'playing' AND t.wakes AND ",
    readable!(),
    " AND ",
    free!(),
    " AND ($5 = 1 OR abs(hashtext(t.id)) % $5 = $6) FOR UPDATE OF t SKIP LOCKED LIMIT $7)
     UPDATE commonland.tables t SET owner = $4, token = ('x' || substr(md5(random()::text || t.id), 1, 16))::bit(64)::bigint
     FROM taken WHERE t.id = taken.id RETURNING t.id"
);
const DELETE: &str = "
    WITH gone AS (DELETE FROM commonland.tables WHERE id = $1 AND token = $2 RETURNING id),
         emptied AS (DELETE FROM commonland.entries USING gone WHERE table_id = gone.id)
    SELECT id FROM gone";
const FORGET: &str = "
    WITH gone AS (DELETE FROM commonland.tables WHERE phase = 'lobby' AND touched < $1 RETURNING id),
         emptied AS (DELETE FROM commonland.entries USING gone WHERE table_id = gone.id)
    SELECT count(*) FROM gone";

/// How a node takes part.
#[derive(Clone, Debug)]
pub struct Membership {
    /// The database.
    pub address: Address,
    /// The name of the node.
    pub node: String,
    /// Where the other nodes reach it.
    pub advertise: String,
}

/// Journals in a database that several nodes share.
pub struct Shared {
    pool: Pool,
    group: Group,
    beats: Beats,
    standing: Arc<Standing>,
    known: Box<Known>,
    metrics: Arc<Metrics>,
    /// How often orphans were looked for.
    looked: AtomicU32,
    /// What the nodes of this database know one another by.
    key: String,
}

impl Shared {
    /// Looks at the database, makes its schema if it is missing, and joins the other nodes.
    pub async fn open(membership: Membership, known: Box<Known>, metrics: Arc<Metrics>) -> Result<Shared, StoreError> {
        let (client, key) = schema::open(&membership.address).await?;
        let pool = pool(&membership.address)?;
        let standing = Arc::new(Standing::new(Token::draw().0));
        let address = membership.address.clone();
        let beats = Beats::join(client, membership, standing.clone()).await?;
        let group = Group::start(address, standing.clone(), metrics.clone());
        Ok(Shared { pool, group, beats, standing, known, metrics, looked: 0.into(), key })
    }

    async fn reader(&self) -> Result<Object, StoreError> {
        self.pool.get().await.map_err(|error| StoreError::Other(format!("the database cannot be reached: {error}")))
    }

    fn families(&self) -> (Vec<&'static str>, Vec<i32>) {
        self.known.iter().map(|(family, version)| (*family, *version as i32)).unzip()
    }

    pub(super) async fn claim(&self, table: &str) -> Result<Claim, StoreError> {
        if !self.standing.acts() {
            return Err(away());
        }
        in_time(PATIENCE, async {
            let reader = self.reader().await?;
            let (families, versions) = self.families();
            let journal = table::JOURNAL_VERSION as i32;
            let (claim, whose) = (reader.prepare_cached(CLAIM).await?, reader.prepare_cached(WHOSE).await?);
            for _ in 0..CLAIMS {
                let (me, token) = (self.standing.id(), Token::draw());
                let taken = reader.query_opt(&claim, &[&families, &versions, &journal, &table, &me, &token.0]).await?;
                if taken.is_some() {
                    self.metrics.claims.inc();
                    // Only now: what an owner before us had on its way is there, or will never be.
                    return Ok(Claim::Ours(token, entries(&reader, table).await?));
                }
                let Some(row) = reader.query_opt(&whose, &[&families, &versions, &journal, &table]).await? else {
                    return Ok(Claim::Missing);
                };
                if !row.get::<_, bool>(2) {
                    return Ok(Claim::Newer);
                }
                match (row.get::<_, Option<String>>(0), row.get(1)) {
                    (Some(name), Some(address)) if name != self.beats.node() => return Ok(Claim::Elsewhere(address)),
                    // Another transaction holds it, perhaps the rest of one of ours.
                    _ => tokio::time::sleep(PAUSE).await,
                }
            }
            Err(Fault::Store(StoreError::Other("the table is being written by somebody else".into())))
        })
        .await
    }

    pub(super) async fn whose(&self, table: &str) -> Result<Option<Whose>, StoreError> {
        const OWNER: &str = "SELECT n.address, t.phase = 'over' FROM commonland.tables t
                             LEFT JOIN commonland.nodes n ON n.id = t.owner AND n.id <> $2 WHERE t.id = $1";
        in_time(PATIENCE, async {
            let reader = self.reader().await?;
            let owner = reader.prepare_cached(OWNER).await?;
            let found = reader.query_opt(&owner, &[&table, &self.standing.id()]).await?;
            Ok(found.map(|row| Whose { elsewhere: row.get(0), is_over: row.get(1) }))
        })
        .await
    }

    pub(super) async fn journal(&self, table: &str) -> Result<Option<Journal>, StoreError> {
        in_time(PATIENCE, async {
            let journal = entries(&self.reader().await?, table).await?;
            Ok(Some(journal).filter(|journal| !journal.is_empty()))
        })
        .await
    }

    pub(super) async fn release(&self, table: &str, token: Token) -> Result<(), StoreError> {
        const RELEASE: &str = "UPDATE commonland.tables SET owner = NULL WHERE id = $1 AND token = $2";
        in_time(PATIENCE, async {
            self.reader().await?.execute(RELEASE, &[&table, &token.0]).await?;
            Ok(())
        })
        .await
    }

    pub(super) async fn append(&self, token: Token, append: Append) -> Result<(), StoreError> {
        if !self.standing.acts() {
            return Err(away());
        }
        self.group.append(token, append).await
    }

    pub(super) async fn delete(&self, table: &str, token: Token) -> Result<(), StoreError> {
        in_time(PATIENCE, async {
            let gone = self.reader().await?.query_opt(DELETE, &[&table, &token.0]).await?;
            gone.map(drop).ok_or(Fault::Store(StoreError::NotMine))
        })
        .await
    }

    pub(super) async fn sheets(
        &self,
        phase: &'static str,
        after: Option<String>,
        limit: u32,
    ) -> Result<Vec<(String, String)>, StoreError> {
        // The end of a match never changes, so the long list of those is read from its index.
        let when = if phase == "over" { "ended" } else { "touched" };
        let place = format!("SELECT {when}, id FROM commonland.tables WHERE id = $1 AND {when} IS NOT NULL");
        let page = format!(
            "SELECT id, summary FROM commonland.tables WHERE phase = '{phase}' AND listed AND ({when}, id) < ($1, $2)
             ORDER BY {when} DESC, id DESC LIMIT $3"
        );
        in_time(PATIENCE, async {
            let reader = self.reader().await?;
            let (at, id): (i64, String) = match after {
                None => (i64::MAX, String::new()),
                Some(after) => match reader.query_opt(&place, &[&after]).await? {
                    Some(row) => (row.get(0), row.get(1)),
                    None => return Ok(Vec::new()),
                },
            };
            let page = reader.prepare_cached(&page).await?;
            let rows = reader.query(&page, &[&at, &id, &i64::from(limit)]).await?;
            Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
        })
        .await
    }

    /// Takes up tables that do something by themselves and have nobody alive: our share of them, and now and then whatever the
    /// others have left.
    pub(super) async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        if !self.standing.acts() {
            return Ok(Vec::new());
        }
        let looked = self.looked.fetch_add(1, Relaxed);
        let (nodes, rank) = if looked % LEFT == LEFT - 1 { (1, 0) } else { self.beats.share() };
        in_time(PATIENCE, async {
            let reader = self.reader().await?;
            let (families, versions) = self.families();
            let (journal, me) = (table::JOURNAL_VERSION as i32, self.standing.id());
            let take = reader.prepare_cached(TAKE).await?;
            let rows =
                reader.query(&take, &[&families, &versions, &journal, &me, &nodes, &rank, &(AT_ONCE as i64)]).await?;
            self.metrics.takeovers.inc_by(rows.len() as u64);
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
        .await
    }

    pub(super) async fn forget_lobbies(&self, untouched_since: u64) -> Result<u64, StoreError> {
        in_time(PATIENCE, async {
            let gone = self.reader().await?.query_one(FORGET, &[&(untouched_since as i64)]).await?;
            Ok(gone.get::<_, i64>(0) as u64)
        })
        .await
    }

    /// Writes an entry of no table and takes it back, in one statement: a full disk refuses it like any other entry. A statement
    /// leaves no transaction open, whether it fails or nobody waits for it any more.
    pub(super) async fn try_write(&self) -> Result<(), StoreError> {
        const WRITE: &str = "DO $do$ BEGIN
                INSERT INTO commonland.entries (table_id, seq, body)
                SELECT '', (extract(epoch FROM clock_timestamp()) * 1000000)::bigint, repeat('-', 1000);
                RAISE EXCEPTION USING ERRCODE = 'CM001';
            EXCEPTION WHEN SQLSTATE 'CM001' THEN NULL;
            END $do$";
        if !self.standing.acts() {
            return Err(away());
        }
        in_time(TRY, async { Ok(self.reader().await?.batch_execute(WRITE).await?) }).await
    }

    pub(super) fn now(&self) -> u64 {
        self.standing.now()
    }

    pub(super) fn reign(&self) -> watch::Receiver<Term> {
        self.standing.reign()
    }

    pub(super) fn key(&self) -> &str {
        &self.key
    }

    pub(super) fn beat_age(&self) -> Option<Duration> {
        self.standing.age()
    }

    /// Names and addresses of the other nodes. One that has just ended is none.
    pub(super) fn peers(&self) -> Vec<(String, String)> {
        let alive = self.beats.peers().into_iter().filter(|it| it.age < Duration::from_secs(2));
        alive.map(|it| (it.name, it.address)).collect()
    }

    pub(super) async fn gone(&self, at: &str) {
        self.beats.gone(at).await;
    }

    /// Gives all tables back at once, and leaves the other nodes.
    pub(super) async fn close(&self) {
        self.group.close().await;
        self.beats.leave().await;
    }
}

/// Connections for reading, and for what is written seldom.
fn pool(address: &Address) -> Result<Pool, StoreError> {
    let config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(address.config.clone(), address.tls.clone(), config);
    let pool = Pool::builder(manager).max_size(schema::CONNECTIONS - 2).build();
    pool.map_err(|why| StoreError::Unusable(why.to_string()))
}

async fn entries(reader: &Object, table: &str) -> Result<Journal, tokio_postgres::Error> {
    let query = reader.prepare_cached("SELECT body FROM commonland.entries WHERE table_id = $1 ORDER BY seq").await?;
    let rows = reader.query(&query, &[&table]).await?;
    let mut journal = Journal::with_capacity(rows.len());
    rows.iter().for_each(|row| journal.push(row.get(0)));
    Ok(journal)
}

fn away() -> StoreError {
    StoreError::Other("this node has lost its database".into())
}

/// Why something that the database was asked for failed.
enum Fault {
    Database(tokio_postgres::Error),
    Store(StoreError),
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Fault {
        Fault::Database(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

/// Does something that may be done twice, within a time. A deadlock is tried again by whoever asked for it.
async fn in_time<T>(patience: Duration, work: impl Future<Output = Result<T, Fault>>) -> Result<T, StoreError> {
    match tokio::time::timeout(patience, work).await {
        Ok(Ok(done)) => Ok(done),
        Ok(Err(Fault::Store(error))) => Err(error),
        Ok(Err(Fault::Database(error))) => Err(fate(&error)),
        Err(_) => Err(StoreError::Unknown("the database did not answer in time".into())),
    }
}

/// What became of something that was sent: refused by the database as a whole, or unknown because the answer was lost.
fn fate(error: &tokio_postgres::Error) -> StoreError {
    let why = address::said(error);
    let Some(told) = error.as_db_error() else { return StoreError::Unknown(why) };
    let ends_the_line = matches!(told.parsed_severity(), Some(Severity::Fatal | Severity::Panic));
    let code = told.code();
    if *code == SqlState::DISK_FULL {
        return StoreError::Full;
    }
    if ends_the_line || code.code().starts_with("08") || code.code().starts_with("57P") {
        return StoreError::Unknown(why);
    }
    StoreError::Other(why)
}

/// Whether the database asks to try again: two transactions waited for one another.
fn is_deadlock(error: &tokio_postgres::Error) -> bool {
    matches!(error.code(), Some(code) if *code == SqlState::T_R_DEADLOCK_DETECTED || *code == SqlState::T_R_SERIALIZATION_FAILURE)
}

/// How much of a time is left.
fn left(since: Instant, patience: Duration) -> Duration {
    patience.saturating_sub(since.elapsed())
}
