//! Copying all tables between a file and a database, each in one snapshot, compared table by table before it counts.

use std::collections::BTreeMap;
use std::path::Path;

use sha2::{Digest, Sha256};
use table::{Entries, Journal};
use tokio_postgres::{Client, Error, IsolationLevel, Row, Transaction};

use super::address::Address;
use super::schema;
use crate::hall::Tables;
use crate::store::embedded::Lock;
use crate::store::examine::{Examined, Finding, structure, unplayable};
use crate::store::sqlite::{Sqlite, file};
use crate::store::{Append, Sheet, StoreError, Token, backup};

/// How many entries go into one statement.
const BATCH: usize = 5_000;

fn unusable<T>(said: String) -> Result<T, StoreError> {
    Err(StoreError::Unusable(said))
}

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many tables.
    pub tables: u64,
    /// How many entries.
    pub entries: u64,
}

/// Copies the store of a data folder that nobody serves into an empty database. Broken off, it leaves the database empty.
pub async fn copy_in(folder: &Path, address: &Address) -> Result<Copied, StoreError> {
    if !file(folder).exists() {
        return unusable(format!("{} holds no store", folder.display()));
    }
    let wrong = |why: std::io::Error| StoreError::Unusable(format!("{}: {why}", folder.display()));
    let _lock = Lock::take(folder).map_err(wrong)?.map_err(|used| StoreError::Unusable(used.to_string()))?;
    let source = Sqlite::open(folder, None)?;
    fill(source, address).await
}

/// Fills an empty database from a backup.
pub async fn restore_in(from: &Path, address: &Address) -> Result<Copied, StoreError> {
    let folder = from.with_extension("restoring");
    let _ = std::fs::remove_dir_all(&folder);
    backup::restore(from, &folder)?;
    let filled = match Sqlite::open(&folder, None) {
        Ok(source) => fill(source, address).await,
        Err(error) => Err(error),
    };
    let _ = std::fs::remove_dir_all(&folder);
    filled
}

/// Copies a database that nobody serves into a new data folder. Broken off, it leaves no store there.
pub async fn copy_out(address: &Address, folder: &Path) -> Result<Copied, StoreError> {
    if file(folder).exists() {
        return unusable(format!(
            "{} has a store already; it was left as it is. Copy into an empty folder.",
            folder.display()
        ));
    }
    let client = schema::open_as_it_is(address).await?;
    is_unserved(&client, address).await?;
    std::fs::create_dir_all(folder).map_err(|why| StoreError::Unusable(format!("{}: {why}", folder.display())))?;
    empty_into(client, address, &file(folder)).await
}

/// Copies a database into one file, while nodes may be serving it.
pub async fn backup_out(address: &Address, to: &Path) -> Result<Copied, StoreError> {
    if to.exists() {
        return unusable(format!("{} is there already; it was left as it is", to.display()));
    }
    let client = schema::open_as_it_is(address).await?;
    empty_into(client, address, to).await
}

async fn is_unserved(client: &Client, address: &Address) -> Result<(), StoreError> {
    const ALIVE: &str =
        "SELECT name FROM commonland.nodes WHERE beat_at > clock_timestamp() - interval '6 seconds' ORDER BY name";
    let alive = client.query(ALIVE, &[]).await.map_err(|error| address.explain(&error))?;
    let names: Vec<&str> = alive.iter().map(|row| row.get(0)).collect();
    if names.is_empty() {
        return Ok(());
    }
    unusable(format!("{address} is served by {}; stop every node first", names.join(", ")))
}

/// What tells two journals apart.
fn sum(journal: &Journal) -> [u8; 32] {
    let mut sum = Sha256::new();
    for text in journal.texts() {
        sum.update((text.len() as u64).to_le_bytes());
        sum.update(text);
    }
    sum.finalize().into()
}

async fn fill(mut source: Sqlite, address: &Address) -> Result<Copied, StoreError> {
    let wrong = |error: Error| address.explain(&error);
    let (mut client, _) = schema::open(address).await?;
    is_unserved(&client, address).await?;
    let transaction = client.transaction().await.map_err(wrong)?;
    transaction.batch_execute("LOCK TABLE commonland.tables IN EXCLUSIVE MODE").await.map_err(wrong)?;
    let there: i64 = transaction.query_one("SELECT count(*) FROM commonland.tables", &[]).await.map_err(wrong)?.get(0);
    if there > 0 {
        return unusable(format!(
            "{address} holds {there} tables already; it was left as it is. Use an empty database."
        ));
    }
    const SHEET: &str = "INSERT INTO commonland.tables
            (id, token, next, phase, listed, wakes, touched, ended, family, rules, journal, summary)
        VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $4 = 'over' THEN $7::bigint END, $8, $9, $10, $11)";
    const ENTRIES: &str = "INSERT INTO commonland.entries (table_id, seq, body)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])";
    let (sheet, rows) =
        (transaction.prepare(SHEET).await.map_err(wrong)?, transaction.prepare(ENTRIES).await.map_err(wrong)?);
    let mut sums = BTreeMap::new();
    let mut copied = Copied::default();
    let (mut ids, mut seqs, mut bodies): (Vec<String>, Vec<i64>, Vec<String>) = Default::default();
    for (id, it, journal_version) in source.sheets()? {
        let journal = source.entries(&id)?;
        sums.insert(id.clone(), sum(&journal));
        let (next, touched, rules) = (journal.count() as i64, it.touched as i64, it.rules as i32);
        let version = journal_version as i32;
        let token = Token::draw().0;
        transaction
            .execute(
                &sheet,
                &[
                    &id,
                    &token,
                    &next,
                    &it.phase,
                    &it.listed,
                    &it.wakes,
                    &touched,
                    &it.family,
                    &rules,
                    &version,
                    &it.summary,
                ],
            )
            .await
            .map_err(wrong)?;
        copied.tables += 1;
        for (seq, text) in journal.texts().enumerate() {
            ids.push(id.clone());
            seqs.push(seq as i64);
            bodies.push(text.into());
            copied.entries += 1;
            if bodies.len() == BATCH {
                transaction.execute(&rows, &[&ids, &seqs, &bodies]).await.map_err(wrong)?;
                ids.clear();
                seqs.clear();
                bodies.clear();
            }
        }
    }
    transaction.execute(&rows, &[&ids, &seqs, &bodies]).await.map_err(wrong)?;
    for (id, expected) in &sums {
        let rows = transaction.query(BODIES, &[id]).await.map_err(wrong)?;
        if sum(&journal_of(&rows)) != *expected {
            return unusable(format!("table {id} did not arrive as it was; nothing was copied"));
        }
    }
    transaction.commit().await.map_err(wrong)?;
    Ok(copied)
}

const BODIES: &str = "SELECT body FROM commonland.entries WHERE table_id = $1 ORDER BY seq";

fn journal_of(rows: &[Row]) -> Journal {
    let mut journal = Journal::with_capacity(rows.len());
    rows.iter().for_each(|row| journal.push(row.get(0)));
    journal
}

/// All that is read in it was there at the same time.
async fn snapshot(client: &mut Client) -> Result<Transaction<'_>, Error> {
    client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true).start().await
}

/// Everything of a database in a file that gets its name at the end.
async fn empty_into(mut client: Client, address: &Address, to: &Path) -> Result<Copied, StoreError> {
    let partial = to.with_extension("partial");
    let _ = std::fs::remove_dir_all(&partial);
    let written = write_into(&mut client, address, &partial).await;
    let named = written.and_then(|copied| {
        let file = file(&partial);
        let moved = std::fs::File::open(&file).and_then(|it| it.sync_all()).and_then(|()| std::fs::rename(&file, to));
        moved.map(|()| copied).map_err(|why| StoreError::Other(format!("{}: {why}", to.display())))
    });
    let _ = std::fs::remove_dir_all(&partial);
    named
}

async fn write_into(client: &mut Client, address: &Address, partial: &Path) -> Result<Copied, StoreError> {
    const SHEETS: &str = "SELECT id, phase, listed, wakes, touched, summary, family, rules, journal
                          FROM commonland.tables ORDER BY id";
    let wrong = |error: Error| address.explain(&error);
    let snapshot = snapshot(client).await.map_err(wrong)?;
    let mut target = Sqlite::open(partial, None)?;
    let mut copied = Copied::default();
    let bodies = snapshot.prepare(BODIES).await.map_err(wrong)?;
    for row in snapshot.query(SHEETS, &[]).await.map_err(wrong)? {
        let id: String = row.get(0);
        let journal = journal_of(&snapshot.query(&bodies, &[&id]).await.map_err(wrong)?);
        let sheet = Sheet {
            phase: row.get(1),
            listed: row.get(2),
            wakes: row.get(3),
            touched: row.get::<_, i64>(4) as u64,
            summary: row.get(5),
            family: row.get(6),
            rules: row.get::<_, i32>(7) as u32,
        };
        copied.tables += 1;
        copied.entries += journal.count() as u64;
        let expected = sum(&journal);
        let entries = journal.texts().map(String::from).collect();
        target.append(&[&Append { table: id.clone(), first: 0, entries, sheet }])?;
        target.remember(&id, row.get::<_, i32>(8) as u32)?;
        if sum(&target.entries(&id)?) != expected {
            return unusable(format!("table {id} did not arrive as it was"));
        }
    }
    target.is_one_file()?;
    match structure(&target.db)?.first() {
        Some(flaw) => unusable(format!("the database is damaged, so nothing was written ({flaw})")),
        None => Ok(copied),
    }
}

/// Examines a database, and replays every journal. Nodes may be serving it, and nothing is changed.
pub async fn examine(
    address: &Address,
    tables: &dyn Tables,
    mut told: impl FnMut(u64, u64),
) -> Result<Examined, StoreError> {
    const IDS: &str = "
        SELECT t.id, t.next, coalesce(e.count, 0), coalesce(e.last, -1) FROM commonland.tables t LEFT JOIN
            (SELECT table_id, count(*) AS count, max(seq) AS last FROM commonland.entries GROUP BY table_id) e
            ON e.table_id = t.id ORDER BY t.id";
    let wrong = |error: Error| address.explain(&error);
    let mut client = schema::open_as_it_is(address).await?;
    let snapshot = snapshot(&mut client).await.map_err(wrong)?;
    let rows = snapshot.query(IDS, &[]).await.map_err(wrong)?;
    let mut found = Examined { tables: rows.len() as u64, ..Examined::default() };
    for (done, row) in rows.iter().enumerate() {
        told(done as u64, found.tables);
        let (id, next, count, last): (String, i64, i64, i64) = (row.get(0), row.get(1), row.get(2), row.get(3));
        found.entries += count as u64;
        let what = if count == 0 {
            Some("its journal is missing".to_string())
        } else if next != count || last != count - 1 {
            Some("entries of its journal are missing".to_string())
        } else {
            let journal = journal_of(&snapshot.query(BODIES, &[&id]).await.map_err(wrong)?);
            unplayable(&journal, tables)
        };
        found.findings.extend(what.map(|what| Finding { table: Some(id), what }));
    }
    Ok(found)
}
