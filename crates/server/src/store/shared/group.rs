//! The one connection that writes: the entries of all tables go in groups, each a single statement that takes only what its
//! sender owns.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::{Client, Statement};

use super::address::Address;
use super::standing::Standing;
use super::{fate, is_deadlock};
use crate::metrics::Metrics;
use crate::store::{Append, StoreError, Token};

/// The most entries in one group.
const MOST: usize = 256;
/// How many appends may wait.
const WAITING: usize = 1 << 14;
/// How long a group may take. Then its answer counts as lost.
const PATIENCE: Duration = Duration::from_secs(4);
/// The same for the database, which ends a statement on which nobody waits any more.
const STATEMENT: &str = "SET statement_timeout = '6s';
     SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
/// How often a deadlock is tried again.
const TRIES: u32 = 3;

/// What does not come back was not ours, or not at its place.
const APPEND: &str = "
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bool[], $7::bool[],
                             $8::bigint[], $9::text[], $10::text[], $11::int[])
        WITH ORDINALITY AS given(id, token, first, next, phase, listed, wakes, touched, summary, family, rules, place)
    ), fenced AS (
        UPDATE commonland.tables t
        SET next = g.next, phase = g.phase, listed = g.listed, wakes = g.wakes, touched = g.touched, summary = g.summary,
            ended = CASE WHEN g.phase = 'over' THEN coalesce(t.ended, g.touched) END,
            rules = greatest(t.rules, g.rules), journal = greatest(t.journal, $12)
        FROM given g WHERE g.first > 0 AND t.id = g.id AND t.token = g.token AND t.next = g.first
        RETURNING t.id, g.place
    ), opened AS (
        INSERT INTO commonland.tables (id, owner, token, next, phase, listed, wakes, touched, ended, family, rules, journal,
                                       summary)
        SELECT g.id, $13, g.token, g.next, g.phase, g.listed, g.wakes, g.touched,
               CASE WHEN g.phase = 'over' THEN g.touched END, g.family, g.rules, $12, g.summary
        FROM given g WHERE g.first = 0 ON CONFLICT DO NOTHING RETURNING id, token
    ), mine AS (
        SELECT id, place FROM fenced
        UNION ALL SELECT g.id, g.place FROM opened JOIN given g USING (id, token) WHERE g.first = 0
    ), added AS (
        INSERT INTO commonland.entries (table_id, seq, body)
        SELECT mine.id, e.seq, e.body
        FROM unnest($14::bigint[], $15::bigint[], $16::text[]) AS e(place, seq, body) JOIN mine USING (place)
    )
    SELECT place FROM mine";

struct Order {
    token: Token,
    append: Append,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// A handle to the task that writes.
pub struct Group {
    orders: Mutex<Option<mpsc::Sender<Order>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Group {
    /// Starts the task.
    pub fn start(address: Address, standing: Arc<Standing>, metrics: Arc<Metrics>) -> Group {
        let (orders, waiting) = mpsc::channel(WAITING);
        let task = tokio::spawn(Line { address, standing, metrics, open: None }.write(waiting));
        Group { orders: Mutex::new(Some(orders)), task: Mutex::new(Some(task)) }
    }

    /// Stores entries of a table.
    pub async fn append(&self, token: Token, append: Append) -> Result<(), StoreError> {
        let orders = self.orders.lock().unwrap_or_else(|broken| broken.into_inner()).clone();
        let orders = orders.ok_or_else(|| StoreError::Other("the server is closing".into()))?;
        let (answer, answered) = oneshot::channel();
        let full = |_| StoreError::Other("the store cannot keep up".into());
        orders.try_send(Order { token, append, answer }).map_err(full)?;
        drop(orders);
        answered.await.unwrap_or_else(|_| Err(StoreError::Unknown("the writer is gone".into())))
    }

    /// Stores what waits, and takes nothing more.
    pub async fn close(&self) {
        self.orders.lock().unwrap_or_else(|broken| broken.into_inner()).take();
        let task = self.task.lock().unwrap_or_else(|broken| broken.into_inner()).take();
        if let Some(task) = task {
            let _ = tokio::time::timeout(2 * PATIENCE, task).await;
        }
    }
}

/// The connection, opened when it is needed.
struct Line {
    address: Address,
    standing: Arc<Standing>,
    metrics: Arc<Metrics>,
    open: Option<(Client, Statement)>,
}

impl Line {
    async fn write(mut self, mut waiting: mpsc::Receiver<Order>) {
        let mut group = Vec::new();
        while let Some(first) = waiting.recv().await {
            let began = Instant::now();
            let mut entries = first.append.entries.len();
            group.push(first);
            // What waits already joins this group; nobody waits for more.
            while entries < MOST
                && let Ok(next) = waiting.try_recv()
            {
                entries += next.append.entries.len();
                group.push(next);
            }
            self.store(&mut group).await;
            self.metrics.commits.inc();
            self.metrics.entries.inc_by(entries as u64);
            self.metrics.commit_time.observe(began.elapsed());
        }
    }

    /// Stores a group and tells each of it what became of it.
    async fn store(&mut self, group: &mut Vec<Order>) {
        match self.send(group).await {
            Ok(mine) => {
                for (at, order) in group.drain(..).enumerate() {
                    let is_mine = mine.contains(&at);
                    if !is_mine {
                        self.metrics.not_mine.inc();
                    }
                    let _ = order.answer.send(if is_mine { Ok(()) } else { Err(StoreError::NotMine) });
                }
            }
            // The database has refused all of it; one bad append must not make the others fail.
            Err(StoreError::Other(_)) if group.len() > 1 && self.open.is_some() => {
                for order in group.drain(..) {
                    let told = self.send(std::slice::from_ref(&order)).await;
                    let told = told.and_then(|mine| mine.first().map(drop).ok_or(StoreError::NotMine));
                    self.tell(order, told);
                }
            }
            Err(error) => group.drain(..).for_each(|order| self.tell(order, Err(error.again()))),
        }
    }

    fn tell(&self, order: Order, told: Result<(), StoreError>) {
        if let Err(error) = &told {
            match error {
                StoreError::NotMine => drop(self.metrics.not_mine.inc()),
                StoreError::Unknown(_) => drop(self.metrics.unknown.inc()),
                _ => drop(self.metrics.store_troubles.inc()),
            }
            tracing::warn!(%error, table = order.append.table, "entries were not stored, or it is not known");
        }
        let _ = order.answer.send(told);
    }

    /// Sends a group; returns the places in it that were stored.
    async fn send(&mut self, group: &[Order]) -> Result<Vec<usize>, StoreError> {
        for _ in 0..TRIES {
            let id = self.standing.id();
            let (client, statement) = self.line().await?;
            let told = tokio::time::timeout(PATIENCE, Columns::of(group).send(client, statement, id)).await;
            match told {
                Ok(Ok(mine)) => return Ok(mine),
                Ok(Err(error)) if is_deadlock(&error) => {}
                Ok(Err(error)) => {
                    let fate = fate(&error);
                    if client.is_closed() || matches!(fate, StoreError::Unknown(_)) {
                        self.open = None;
                    }
                    return Err(fate);
                }
                Err(_) => {
                    self.open = None;
                    return Err(StoreError::Unknown("the database did not answer in time".into()));
                }
            }
        }
        Err(StoreError::Other("other transactions were in the way".into()))
    }

    /// The connection. If it cannot be opened, nothing was sent, so nothing was changed.
    async fn line(&mut self) -> Result<(&Client, &Statement), StoreError> {
        if self.open.as_ref().is_none_or(|(client, _)| client.is_closed()) {
            let opened = tokio::time::timeout(PATIENCE, async {
                let client = self.address.connect().await?;
                client.batch_execute(STATEMENT).await?;
                let statement = client.prepare(APPEND).await?;
                Ok::<_, tokio_postgres::Error>((client, statement))
            });
            let opened = opened.await.map_err(|_| StoreError::Other("the database does not answer".into()))?;
            self.open = Some(opened.map_err(|error| StoreError::Other(self.address.explain(&error).to_string()))?);
        }
        let (client, statement) = self.open.as_ref().expect("it was opened");
        Ok((client, statement))
    }
}

/// A group as the columns of the statement.
#[derive(Default)]
struct Columns<'a> {
    ids: Vec<&'a str>,
    tokens: Vec<i64>,
    firsts: Vec<i64>,
    nexts: Vec<i64>,
    phases: Vec<&'a str>,
    listed: Vec<bool>,
    wakes: Vec<bool>,
    touched: Vec<i64>,
    summaries: Vec<&'a str>,
    families: Vec<&'a str>,
    rules: Vec<i32>,
    places: Vec<i64>,
    seqs: Vec<i64>,
    bodies: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    fn of(group: &'a [Order]) -> Columns<'a> {
        let mut all = Columns::default();
        for (place, Order { token, append, .. }) in group.iter().enumerate() {
            let sheet = &append.sheet;
            all.ids.push(&append.table);
            all.tokens.push(token.0);
            all.firsts.push(append.first as i64);
            all.nexts.push(append.first as i64 + append.entries.len() as i64);
            all.phases.push(&sheet.phase);
            all.listed.push(sheet.listed);
            all.wakes.push(sheet.wakes);
            all.touched.push(sheet.touched as i64);
            all.summaries.push(&sheet.summary);
            all.families.push(&sheet.family);
            all.rules.push(sheet.rules as i32);
            for (at, body) in append.entries.iter().enumerate() {
                all.places.push(place as i64 + 1);
                all.seqs.push(append.first as i64 + at as i64);
                all.bodies.push(body);
            }
        }
        all
    }

    async fn send(
        &self,
        client: &Client,
        statement: &Statement,
        owner: i64,
    ) -> Result<Vec<usize>, tokio_postgres::Error> {
        let journal = table::JOURNAL_VERSION as i32;
        let rows = client
            .query(
                statement,
                &[
                    &self.ids,
                    &self.tokens,
                    &self.firsts,
                    &self.nexts,
                    &self.phases,
                    &self.listed,
                    &self.wakes,
                    &self.touched,
                    &self.summaries,
                    &self.families,
                    &self.rules,
                    &journal,
                    &owner,
                    &self.places,
                    &self.seqs,
                    &self.bodies,
                ],
            )
            .await?;
        // Places are counted from 1.
        Ok(rows.iter().map(|row| row.get::<_, i64>(0) as usize - 1).collect())
    }
}
