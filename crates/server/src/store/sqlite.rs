//! Journals of tables, append-only, in one SQLite file.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Transaction, params};
use table::Journal;

use super::writer::Journals;
use super::{Append, StoreError, tail};

/// The version of the data folder that this server writes. Older ones are migrated, newer ones are left alone.
pub const FORMAT: i64 = 1;
/// Marks the file as ours: `cmnl`.
const APPLICATION: i64 = 0x636d_6e6c;
/// How long one connection waits for another.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the writer waits until nobody reads the write-ahead log.
const BRIEFLY: Duration = Duration::from_secs(3);
/// Reads a page of a list.
const PAGE: &str = "SELECT id, summary FROM tables WHERE phase = ?1 AND listed = 1 AND (touched, id) < (?2, ?3)
                    ORDER BY touched DESC, id DESC LIMIT ?4";
/// The name of the file in the data folder.
const FILE: &str = "commonland.db";

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => StoreError::Unusable(format!(
                "the data folder cannot be read: {error}; it was left as it is. Restore a backup into another folder."
            )),
            _ => StoreError::Sqlite(error),
        }
    }
}

/// A connection to the file.
pub struct Sqlite {
    pub(crate) db: Connection,
    /// How large file and write-ahead log may grow together, in bytes.
    limit: Option<u64>,
    path: PathBuf,
    /// How many pages of an unfinished commit were found at the end of the log, and left out.
    pub(crate) unfinished: u64,
}

impl Sqlite {
    /// Opens the store of a data folder, and makes or migrates it first if need be.
    ///
    /// `limit` bounds the size of the file and its write-ahead log together, in bytes.
    pub fn open(folder: &Path, limit: Option<u64>) -> Result<Sqlite, StoreError> {
        std::fs::create_dir_all(folder).map_err(|why| {
            StoreError::Unusable(format!("the data folder {} cannot be made: {why}", folder.display()))
        })?;
        let path = file(folder);
        let fresh = !path.exists();
        let unfinished = tail::unfinished(&log(&path)).map_err(|why| {
            StoreError::Unusable(format!("the write-ahead log of {} cannot be read: {why}", path.display()))
        })?;
        let db = Connection::open(&path).map_err(|why| cannot_open(&path, &why))?;
        db.busy_timeout(PATIENCE)?;
        let format = look_at(&db, fresh)?;
        db.pragma_update(None, "journal_mode", "WAL")?;
        db.pragma_update(None, "synchronous", "FULL")?;
        db.pragma_update(None, "cache_size", -16_000)?;
        if let Some(limit) = limit {
            let page: i64 = db.pragma_query_value(None, "page_size", |row| row.get(0))?;
            db.pragma_update_and_check(None, "max_page_count", (limit as i64 / page).max(1), |_| Ok(()))?;
        }
        let store = Sqlite { db, limit, path, unfinished };
        store.migrate(format)?;
        store.widen()?;
        if unfinished > 0 {
            // `unfinished` keeps the count for the report; the next start finds a log that ends well.
            store.db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        }
        // Lists are read page by page, each from neighbouring rows of the index alone: the tables themselves lie anywhere, and
        // a hundred of them would be read from a hundred places of the disk. Older servers ignore the index.
        store.db.execute_batch(
            "DROP INDEX IF EXISTS tables_by_phase;
             DROP INDEX IF EXISTS tables_by_time;
             CREATE INDEX IF NOT EXISTS tables_by_page ON tables (phase, listed, touched, id, summary);",
        )?;
        Ok(store)
    }

    /// A second connection to the same store, for reading while the writer writes.
    pub fn reader(folder: &Path) -> Result<Sqlite, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(file(folder), flags).map_err(|why| cannot_open(&file(folder), &why))?;
        db.busy_timeout(PATIENCE)?;
        look_at(&db, false)?;
        db.pragma_update(None, "query_only", true)?;
        Ok(Sqlite { db, limit: None, path: file(folder), unfinished: 0 })
    }

    /// Makes the queries of this connection rest three times as long as they work, a few milliseconds at a time, so that
    /// others find processor and disk free.
    pub(crate) fn without_haste(&self) -> Result<(), StoreError> {
        const STEPS: i32 = 2_000;
        const REST: Duration = Duration::from_millis(5);
        let mut began = Instant::now();
        let rest = move || {
            std::thread::sleep(REST.min(3 * began.elapsed()));
            began = Instant::now();
            false
        };
        Ok(self.db.progress_handler(STEPS, Some(rest))?)
    }

    /// Does all of the work or nothing of it. When this returns without an error, it is on disk.
    ///
    /// Nobody sees a failed commit while the server runs. But if only its last step failed, waiting for the disk, all of it
    /// may be in the log, and a start after a crash would find it there. So another commit takes its place in the log. If
    /// that fails too, nobody knows what a crash would leave.
    fn all_or_nothing<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let transaction = self.db.transaction()?;
        let done = work(&transaction)?;
        match transaction.commit().map_err(StoreError::from) {
            Ok(()) => Ok(done),
            // Without room there is no end of the commit in the log.
            Err(StoreError::Full) => Err(StoreError::Full),
            Err(error) if self.write_nothing().is_ok() => Err(error),
            Err(error) => Err(StoreError::Unknown(error.to_string())),
        }
    }

    /// A commit that changes nothing: it writes the version again.
    fn write_nothing(&self) -> Result<(), StoreError> {
        Ok(self.db.pragma_update(None, "user_version", FORMAT)?)
    }

    /// Fails if `bytes` more would exceed the limit. Before it fails, it moves the content of the log into the file:
    /// the log often holds the same page many times.
    fn make_room(&self, bytes: u64) -> Result<(), StoreError> {
        let Some(limit) = self.limit else { return Ok(()) };
        let size = |path: &Path| std::fs::metadata(path).map_or(0, |it| it.len());
        let has_room = || size(&self.path) + size(&log(&self.path)) + bytes <= limit;
        if has_room() {
            return Ok(());
        }
        // A reader may hold the log; then it stays as long as it is. All tables wait for the writer, so it does not wait for
        // the end of a backup.
        self.db.busy_timeout(BRIEFLY)?;
        let moved = self.db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        self.db.busy_timeout(PATIENCE)?;
        moved?;
        if has_room() { Ok(()) } else { Err(StoreError::Full) }
    }

    /// Migrates an older store, one version after another.
    fn migrate(&self, from: i64) -> Result<(), StoreError> {
        if from < 1 {
            self.db.execute_batch(&format!(
                "BEGIN;
                 CREATE TABLE tables (
                     id TEXT PRIMARY KEY, phase TEXT NOT NULL, listed INTEGER NOT NULL, wakes INTEGER NOT NULL,
                     touched INTEGER NOT NULL, summary TEXT NOT NULL
                 ) WITHOUT ROWID;
                 CREATE TABLE entries (
                     table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq)
                 ) WITHOUT ROWID;
                 PRAGMA application_id = {APPLICATION};
                 PRAGMA user_version = 1;
                 COMMIT;"
            ))?;
        }
        Ok(())
    }
}

impl Sqlite {
    /// Adds the columns that later servers of the same format need; servers of before leave them as they are.
    fn widen(&self) -> Result<(), StoreError> {
        if self.db.prepare("SELECT journal FROM tables").is_ok() {
            return Ok(());
        }
        Ok(self.db.execute_batch(
            "BEGIN;
             ALTER TABLE tables ADD COLUMN family TEXT NOT NULL DEFAULT '';
             ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
             ALTER TABLE tables ADD COLUMN journal INTEGER NOT NULL DEFAULT 0;
             COMMIT;",
        )?)
    }

    /// All tables with their sheets and the highest version of entries, in the order of their names.
    #[cfg(feature = "postgres")]
    pub(super) fn sheets(&self) -> Result<Vec<(String, super::Sheet, u32)>, StoreError> {
        let all = "SELECT id, phase, listed, wakes, touched, summary, family, rules, journal FROM tables ORDER BY id";
        let mut query = self.db.prepare(all)?;
        let rows = query.query_map([], |row| {
            let sheet = super::Sheet {
                phase: row.get(1)?,
                listed: row.get(2)?,
                wakes: row.get(3)?,
                touched: row.get::<_, i64>(4)? as u64,
                summary: row.get(5)?,
                family: row.get(6)?,
                rules: row.get(7)?,
            };
            Ok((row.get(0)?, sheet, row.get(8)?))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Notes that entries of this version are in a journal.
    #[cfg(feature = "postgres")]
    pub(super) fn remember(&self, table: &str, journal: u32) -> Result<(), StoreError> {
        self.db.execute("UPDATE tables SET journal = max(journal, ?2) WHERE id = ?1", params![table, journal])?;
        Ok(())
    }

    /// Moves everything into the file itself.
    #[cfg(feature = "postgres")]
    pub(super) fn is_one_file(&self) -> Result<(), StoreError> {
        Ok(self.db.pragma_update(None, "journal_mode", "DELETE")?)
    }

    /// The family of a table, and the highest versions of its rules and of the kinds of entries that wrote to it; `None` if
    /// there is no such table.
    pub(super) fn written_with(&self, table: &str) -> Result<Option<(String, u32, u32)>, StoreError> {
        let mut query = self.db.prepare_cached("SELECT family, rules, journal FROM tables WHERE id = ?")?;
        Ok(query.query_row([table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?)
    }
}

pub(crate) fn file(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// The write-ahead log of a store.
pub(crate) fn log(file: &Path) -> PathBuf {
    file.with_extension("db-wal")
}

pub(crate) fn cannot_open(path: &Path, why: &rusqlite::Error) -> StoreError {
    StoreError::Unusable(format!("{} cannot be opened: {why}", path.display()))
}

/// The version of a store, if we know it. Changes nothing.
pub(crate) fn look_at(db: &Connection, fresh: bool) -> Result<i64, StoreError> {
    let number = |pragma| db.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let format = number("user_version")?;
    let application = number("application_id")?;
    if format > FORMAT {
        return Err(StoreError::Unusable(format!(
            "the data folder was written by a newer Commonland (format {format}; this one knows {FORMAT}); it was left as it is"
        )));
    }
    let foreign = || db.query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get::<_, i64>(0));
    if !fresh && application != APPLICATION && (format > 0 || foreign()? > 0) {
        return Err(StoreError::Unusable(
            "the file in the data folder is no store of Commonland; it was left as it is".into(),
        ));
    }
    Ok(format)
}

impl Sqlite {
    /// Stores a batch as a whole or not at all; when this returns without an error it is on disk.
    pub fn append(&mut self, batch: &[&Append]) -> Result<(), StoreError> {
        let bytes = |it: &&Append| it.sheet.summary.len() + it.entries.iter().map(String::len).sum::<usize>();
        self.make_room(batch.iter().map(bytes).sum::<usize>() as u64)?;
        self.all_or_nothing(|transaction| {
            let mut entry = transaction.prepare_cached("INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)")?;
            let mut opened = transaction.prepare_cached(
                "INSERT INTO tables (id, phase, listed, wakes, touched, summary, family, rules, journal)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )?;
            let mut sheet = transaction.prepare_cached(
                "UPDATE tables SET phase = ?2, listed = ?3, wakes = ?4, touched = ?5, summary = ?6, family = ?7,
                 rules = max(rules, ?8), journal = max(journal, ?9) WHERE id = ?1",
            )?;
            for append in batch {
                for (at, body) in append.entries.iter().enumerate() {
                    entry.execute(params![append.table, append.first as i64 + at as i64, body])?;
                }
                let it = &append.sheet;
                let touched = it.touched as i64;
                let values = params![
                    append.table,
                    it.phase,
                    it.listed,
                    it.wakes,
                    touched,
                    it.summary,
                    it.family,
                    it.rules,
                    table::JOURNAL_VERSION
                ];
                let told = if append.first == 0 { opened.execute(values)? } else { sheet.execute(values)? };
                if told != 1 {
                    return Err(StoreError::Other("this table was removed because nobody touched it".into()));
                }
            }
            Ok(())
        })
    }

    /// All entries of a table, in order; none if there is no such table.
    pub fn entries(&mut self, table: &str) -> Result<Journal, StoreError> {
        let mut last = self.db.prepare_cached("SELECT max(seq) FROM entries WHERE table_id = ?")?;
        let last: Option<i64> = last.query_row([table], |row| row.get(0))?;
        // Without this capacity, a long journal would be copied several times while it grows.
        let mut journal = Journal::with_capacity(last.map_or(0, |last| last as usize + 1).min(1 << 20));
        let mut query = self.db.prepare_cached("SELECT body FROM entries WHERE table_id = ? ORDER BY seq")?;
        let mut rows = query.query([table])?;
        while let Some(row) = rows.next()? {
            let body = row.get_ref(0)?.as_str().map_err(|why| StoreError::Other(why.to_string()))?;
            journal.push(body);
        }
        Ok(journal)
    }

    /// The same as a list of texts.
    pub fn journal(&mut self, table: &str) -> Result<Vec<String>, StoreError> {
        Ok(self.entries(table)?.texts().map(String::from).collect())
    }

    /// The listed tables of a phase with their summaries, the last touched first; with `after`, those that follow that table.
    pub(crate) fn summaries(
        &mut self,
        phase: &str,
        after: Option<&str>,
        limit: u32,
    ) -> Result<Vec<(String, String)>, StoreError> {
        // Where the page begins: after that table, or at the start.
        let mut place = self.db.prepare_cached("SELECT touched, id FROM tables WHERE id = ?")?;
        let found = after.map(|id| place.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional());
        let (touched, id): (i64, String) = match found.transpose()? {
            None => (i64::MAX, String::new()),
            Some(Some(place)) => place,
            Some(None) => return Ok(Vec::new()),
        };
        let mut query = self.db.prepare_cached(PAGE)?;
        let rows = query.query_map(params![phase, touched, id, limit], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The tables that must be awake.
    pub(crate) fn sleepless(&mut self) -> Result<Vec<String>, StoreError> {
        let mut query = self.db.prepare_cached("SELECT id FROM tables WHERE wakes = 1 AND phase = 'playing'")?;
        let rows = query.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Journals for Sqlite {
    fn append(&mut self, batch: &[&Append]) -> Result<(), StoreError> {
        self.append(batch)
    }

    fn forget_lobbies(&mut self, untouched_since: u64) -> Result<u64, StoreError> {
        let since = [untouched_since as i64];
        let old = "SELECT id FROM tables WHERE phase = 'lobby' AND touched < ?";
        self.all_or_nothing(|transaction| {
            transaction.execute(&format!("DELETE FROM entries WHERE table_id IN ({old})"), since)?;
            Ok(transaction.execute("DELETE FROM tables WHERE phase = 'lobby' AND touched < ?", since)? as u64)
        })
    }

    fn delete(&mut self, table: &str) -> Result<(), StoreError> {
        self.all_or_nothing(|transaction| {
            transaction.execute("DELETE FROM entries WHERE table_id = ?", [table])?;
            transaction.execute("DELETE FROM tables WHERE id = ?", [table])?;
            Ok(())
        })
    }

    fn try_write(&mut self) -> Result<(), StoreError> {
        // Looks for room for a few more pages, as many as a new table may need, writes them and rolls that back. This fails if
        // a limit is reached.
        const TRIAL: u64 = 16 << 10;
        self.make_room(TRIAL)?;
        let transaction = self.db.transaction()?;
        transaction.execute_batch(&format!("CREATE TABLE trial (x); INSERT INTO trial VALUES (zeroblob({TRIAL}))"))?;
        transaction.rollback()?;
        // This fails if the disk accepts no writes.
        self.write_nothing()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::store::Sheet;
    use std::sync::atomic::Ordering::SeqCst;

    pub(crate) fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("commonland-store-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        folder
    }

    pub(crate) fn append(table: &str, first: u64, entries: &[&str]) -> Append {
        let sheet = Sheet {
            phase: "lobby".into(),
            listed: true,
            wakes: false,
            touched: 5,
            summary: "{}".into(),
            ..Sheet::default()
        };
        Append { table: table.into(), first, entries: entries.iter().map(|it| (*it).into()).collect(), sheet }
    }

    #[test]
    fn a_batch_is_stored_as_a_whole_or_not_at_all() {
        let folder = folder("batch");
        let mut store = Sqlite::open(&folder, None).unwrap();
        store.append(&[&append("a", 0, &["1", "2"]), &append("b", 0, &["3"])]).unwrap();
        assert!(store.append(&[&append("b", 1, &["4"]), &append("a", 1, &["again"])]).is_err());
        let mut reader = Sqlite::reader(&folder).unwrap();
        assert_eq!(reader.journal("a").unwrap(), ["1", "2"]);
        assert_eq!(reader.journal("b").unwrap(), ["3"]);
        assert_eq!(reader.summaries("lobby", None, 10).unwrap().len(), 2);
        assert_eq!(store.forget_lobbies(6).unwrap(), 2);
        assert_eq!(reader.journal("a").unwrap(), Vec::<String>::new());
    }

    #[test]
    fn a_long_list_is_read_page_by_page_from_the_index() {
        let folder = folder("pages");
        let mut store = Sqlite::open(&folder, None).unwrap();
        for at in 0..25u64 {
            let mut it = append(&format!("t{at:02}"), 0, &["1"]);
            // Always three tables were touched at the same time, and every fifth is not listed.
            it.sheet.touched = at / 3;
            it.sheet.listed = at % 5 != 0;
            store.append(&[&it]).unwrap();
        }
        let mut seen = Vec::new();
        loop {
            let page = store.summaries("lobby", seen.last().map(String::as_str), 7).unwrap();
            assert!(page.len() <= 7);
            if page.is_empty() {
                break;
            }
            seen.extend(page.into_iter().map(|(id, _)| id));
        }
        let all: Vec<String> = (0..25).rev().filter(|at| at % 5 != 0).map(|at| format!("t{at:02}")).collect();
        assert_eq!(seen, all, "each once, the last touched first");
        assert!(store.summaries("lobby", Some("unknown"), 7).unwrap().is_empty());
        let plan: String = store
            .db
            .query_row(&format!("EXPLAIN QUERY PLAN {PAGE}"), params!["over", 5, "a", 7], |row| row.get(3))
            .unwrap();
        assert!(plan.contains("COVERING INDEX tables_by_page"), "{plan}");
    }

    #[test]
    fn the_write_ahead_log_counts_for_the_limit() {
        let folder = folder("log");
        let mut store = Sqlite::open(&folder, Some(400 << 10)).unwrap();
        // A reader that looks at the beginning keeps the log from being moved into the file.
        let reader = Sqlite::reader(&folder).unwrap();
        reader.db.execute_batch("BEGIN; SELECT count(*) FROM tables;").unwrap();
        let long = "x".repeat(4_000);
        let full = (0..).find_map(|at| store.append(&[&append("a", at, &[&long])]).err()).unwrap();
        assert!(matches!(full, StoreError::Full), "{full}");
        let size = |name: &str| std::fs::metadata(folder.join(name)).map_or(0, |it| it.len());
        assert!(size("commonland.db") + size("commonland.db-wal") <= (400 << 10) + (16 << 10));
    }

    #[test]
    fn a_newer_or_damaged_folder_is_left_alone_with_a_clear_message() {
        let newer = folder("newer");
        drop(Sqlite::open(&newer, None).unwrap());
        Connection::open(file(&newer)).unwrap().pragma_update(None, "user_version", 99).unwrap();
        let before = std::fs::read(file(&newer)).unwrap();
        let why = Sqlite::open(&newer, None).err().unwrap().to_string();
        assert!(why.contains("newer Commonland (format 99"), "{why}");
        assert_eq!(std::fs::read(file(&newer)).unwrap(), before);

        let foreign = folder("foreign");
        std::fs::create_dir_all(&foreign).unwrap();
        Connection::open(file(&foreign)).unwrap().execute_batch("CREATE TABLE letters (x)").unwrap();
        let before = std::fs::read(file(&foreign)).unwrap();
        let why = Sqlite::open(&foreign, None).err().unwrap().to_string();
        assert!(why.contains("no store of Commonland"), "{why}");
        assert_eq!(std::fs::read(file(&foreign)).unwrap(), before);

        let damaged = folder("damaged");
        std::fs::create_dir_all(&damaged).unwrap();
        std::fs::write(file(&damaged), b"this is not a database at all, but somebody's letter").unwrap();
        let why = Sqlite::open(&damaged, None).err().unwrap().to_string();
        assert!(why.contains("cannot be read"), "{why}");
        assert!(std::fs::read(file(&damaged)).unwrap().starts_with(b"this is not"));
    }

    #[test]
    fn a_full_disk_is_told_and_harms_nothing() {
        let folder = folder("full");
        let mut store = Sqlite::open(&folder, Some(64 << 10)).unwrap();
        let long = "x".repeat(4_000);
        let mut stored = 0;
        let full = loop {
            match store.append(&[&append("a", stored, &[&long])]) {
                Ok(()) => stored += 1,
                Err(error) => break error,
            }
        };
        assert!(matches!(full, StoreError::Full), "{full}");
        assert_eq!(store.journal("a").unwrap().len() as u64, stored);
        drop(store);
        let mut larger = Sqlite::open(&folder, None).unwrap();
        larger.append(&[&append("a", stored, &[&long])]).unwrap();
    }

    #[test]
    fn what_a_failed_commit_has_left_is_known_or_said_to_be_unknown() {
        let folder = folder("failed");
        let mut store = Sqlite::open(&folder, None).unwrap();
        store.append(&[&append("a", 0, &["1"])]).unwrap();
        let mut fail = |commits: u32, seq| {
            let left = std::sync::atomic::AtomicU32::new(commits);
            let fails = move || left.fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1)).is_ok();
            store.db.commit_hook(Some(fails)).unwrap();
            store.append(&[&append("a", seq, &["2"])])
        };
        // The next commit takes the place of the one that failed.
        let why = fail(1, 1).unwrap_err();
        assert!(matches!(why, StoreError::Sqlite(_)), "{why}");
        // If that fails too, nobody knows.
        let why = fail(2, 1).unwrap_err();
        assert!(matches!(why, StoreError::Unknown(_)), "{why}");
        fail(0, 1).unwrap();
        assert_eq!(store.journal("a").unwrap(), ["1", "2"]);
    }
}
