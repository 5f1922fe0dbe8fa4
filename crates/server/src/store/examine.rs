//! Examining a store: what is damaged, table by table. Nothing is changed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use rusqlite::Connection;
use table::journal::Change;
use table::{Entries, Journal};

use super::embedded::is_locked;
use super::sqlite::{Sqlite, file, log};
use super::{StoreError, tail};
use crate::hall::Tables;

/// Something that is wrong with a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The damaged table; `None` if the finding concerns the whole file.
    pub table: Option<String>,
    /// What is wrong.
    pub what: String,
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.table {
            Some(table) => write!(f, "table {table}: {}", self.what),
            None => write!(f, "the file: {}", self.what),
        }
    }
}

/// What was found in a store.
#[derive(Clone, Debug, Default)]
pub struct Examined {
    /// How many tables it has.
    pub tables: u64,
    /// How many entries their journals have.
    pub entries: u64,
    /// What is wrong; empty for a sound store.
    pub findings: Vec<Finding>,
}

/// Examines the store of a data folder, and replays every journal. `told` is called with the number of tables done and
/// the number of all tables.
pub fn examine(folder: &Path, tables: &dyn Tables, mut told: impl FnMut(u64, u64)) -> Result<Examined, StoreError> {
    // The log of a running server may end anywhere.
    let running = is_locked(folder);
    let unfinished = if running { Ok(0) } else { tail::unfinished(&log(&file(folder))) };
    let mut store = Sqlite::reader(folder)?;
    let findings = structure(&store.db)?;
    let mut found = Examined { findings, ..Examined::default() };
    if !matches!(unfinished, Ok(0)) {
        found.findings.push(Finding { table: None, what: super::CUT.into() });
    }
    let ids: Vec<String> = listed(&store.db, "SELECT id FROM tables ORDER BY id")?;
    found.tables = ids.len() as u64;
    for (done, id) in ids.iter().enumerate() {
        told(done as u64, found.tables);
        let journal = store.entries(id)?;
        found.entries += journal.count() as u64;
        // A journal with a gap was reported already, and so was one that is missing. A lobby may have been deleted meanwhile.
        let is_told = journal.is_empty() || found.findings.iter().any(|it| it.table.as_ref() == Some(id));
        if let Some(what) = unplayable(&journal, tables).filter(|_| !is_told) {
            found.findings.push(Finding { table: Some(id.clone()), what });
        }
    }
    Ok(found)
}

/// What is wrong with the file and with the numbers of its entries. The journals are not read.
pub(crate) fn structure(db: &Connection) -> Result<Vec<Finding>, StoreError> {
    let damage = listed(db, "PRAGMA integrity_check(20)")?.into_iter().filter(|it| it != "ok");
    let mut findings: Vec<Finding> = damage.map(|what| Finding { table: None, what }).collect();
    if !findings.is_empty() {
        return Ok(findings);
    }
    let mut about = |query: &str, what: &str| -> Result<(), StoreError> {
        let tables = listed(db, query)?.into_iter();
        findings.extend(tables.map(|table| Finding { table: Some(table), what: what.into() }));
        Ok(())
    };
    about(
        "SELECT table_id FROM entries GROUP BY table_id HAVING min(seq) <> 0 OR max(seq) <> count(*) - 1",
        "entries of its journal are missing",
    )?;
    about("SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM entries)", "its journal is missing")?;
    about(
        "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)",
        "it has a journal but is not listed",
    )?;
    Ok(findings)
}

/// The first column of a query.
fn listed(db: &Connection, query: &str) -> Result<Vec<String>, StoreError> {
    let mut query = db.prepare(query)?;
    let rows = query.query_map([], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Why a game cannot go on from the end of its journal; `None` if it can.
pub(crate) fn unplayable(journal: &Journal, tables: &dyn Tables) -> Option<String> {
    match catch_unwind(AssertUnwindSafe(|| tables.load(journal))) {
        Ok(Ok((_, added))) => added.iter().find_map(|kept| match &kept.what {
            Change::Resumed { from, why } => Some(format!("from entry {from} on it no longer fits the rules: {why}")),
            _ => None,
        }),
        Ok(Err(why)) => Some(why.to_string()),
        Err(_) => Some("a rule failed while it was replayed".into()),
    }
}
