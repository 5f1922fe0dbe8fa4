//! Backups: a copy of the store in one file, and a data folder made from it.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::StoreError;
use super::examine::structure;
use super::sqlite::{Sqlite, cannot_open, file, look_at};

/// Copies the store of a data folder into a file, while a server may be writing to it. The copy is consistent, and it is
/// examined before it gets its name: a damaged store fails here, and no file is left.
pub fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let source = Sqlite::reader(folder)?;
    if to.exists() {
        return Err(StoreError::Unusable(format!("{} is there already; it was left as it is", to.display())));
    }
    // Written to a temporary file and then renamed, so an interrupted backup never looks complete.
    let partial = to.with_extension("partial");
    let _ = std::fs::remove_file(&partial);
    let written = copy(&source.db, &partial).and_then(|()| examine(&partial, folder)).and_then(|()| {
        let synced = std::fs::File::open(&partial).and_then(|file| file.sync_all());
        synced
            .and_then(|()| std::fs::rename(&partial, to))
            .map_err(|why| StoreError::Other(format!("{}: {why}", to.display())))
    });
    if written.is_err() {
        let _ = std::fs::remove_file(&partial);
    }
    written
}

/// Fails if the copy of the store in `folder` has a flaw.
fn examine(copy: &Path, folder: &Path) -> Result<(), StoreError> {
    let flaws = Connection::open(copy).map_err(StoreError::from).and_then(|copy| structure(&copy))?;
    let Some(flaw) = flaws.first() else { return Ok(()) };
    Err(StoreError::Unusable(format!(
        "the store is damaged, so no backup was written ({flaw}). `commonland check {}` says what is wrong.",
        folder.display()
    )))
}

/// Makes a data folder from a backup. A folder that already has a store is left alone.
pub fn restore(from: &Path, folder: &Path) -> Result<(), StoreError> {
    if file(folder).exists() {
        return Err(StoreError::Unusable(format!(
            "{} has a store already; it was left as it is. Restore into an empty folder.",
            folder.display()
        )));
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let source = Connection::open_with_flags(from, flags).map_err(|why| cannot_open(from, &why))?;
    if look_at(&source, false)? == 0 {
        return Err(StoreError::Unusable(format!("{} is no backup of Commonland", from.display())));
    }
    let sound: String = source.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    if sound != "ok" {
        return Err(StoreError::Unusable(format!("{} is damaged: {sound}", from.display())));
    }
    std::fs::create_dir_all(folder)
        .map_err(|why| StoreError::Unusable(format!("{} cannot be made: {why}", folder.display())))?;
    let partial = folder.join("commonland.partial");
    let _ = std::fs::remove_file(&partial);
    copy(&source, &partial)?;
    std::fs::rename(&partial, file(folder)).map_err(|why| StoreError::Other(format!("{}: {why}", folder.display())))
}

fn copy(source: &Connection, to: &Path) -> Result<(), StoreError> {
    const AGAIN: Duration = Duration::from_millis(10);
    let mut target = Connection::open(to).map_err(|why| cannot_open(to, &why))?;
    // All pages in one step: with several, each commit in between would make the copy begin again.
    rusqlite::backup::Backup::new(source, &mut target)?.run_to_completion(i32::MAX, AGAIN, None)?;
    target.pragma_update(None, "journal_mode", "DELETE")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::tests::{append, folder};

    #[test]
    fn a_backup_is_taken_beside_a_writer_and_restored() {
        let (source, target) = (folder("source"), folder("target"));
        let mut store = Sqlite::open(&source, None).unwrap();
        store.append(&[&append("a", 0, &["1"])]).unwrap();
        let file = source.join("copy.db");
        backup(&source, &file).unwrap();
        store.append(&[&append("a", 1, &["2"])]).unwrap();
        restore(&file, &target).unwrap();
        assert_eq!(Sqlite::open(&target, None).unwrap().journal("a").unwrap(), ["1"]);
        assert!(restore(&file, &target).unwrap_err().to_string().contains("already"));
        assert!(backup(&source, &file).unwrap_err().to_string().contains("already"));
    }

    #[test]
    fn a_backup_does_not_wait_until_nobody_plays() {
        let source = folder("busy");
        let mut store = Sqlite::open(&source, None).unwrap();
        let long = "x".repeat(1 << 20);
        store.append(&[&append("a", 0, &vec![&*long; 16])]).unwrap();
        let (ended, is_ended) = std::sync::mpsc::channel::<()>();
        let playing = std::thread::spawn(move || {
            let until_ended = (16..50_000).find(|&at| {
                store.append(&[&append("a", at, &["1"])]).unwrap();
                is_ended.try_recv().is_ok()
            });
            until_ended.is_some()
        });
        backup(&source, &source.join("copy.db")).unwrap();
        let _ = ended.send(());
        assert!(playing.join().unwrap(), "the backup ended only after the last move");
    }

    #[test]
    fn a_store_with_a_hole_gives_no_backup() {
        let source = folder("hole");
        let mut store = Sqlite::open(&source, None).unwrap();
        store.append(&[&append("a", 0, &["1", "2", "3"])]).unwrap();
        store.db.execute("DELETE FROM entries WHERE seq = 1", []).unwrap();
        let file = source.join("copy.db");
        let why = backup(&source, &file).unwrap_err().to_string();
        assert!(why.contains("table a: entries of its journal are missing"), "{why}");
        assert!(!file.exists() && !file.with_extension("partial").exists());
    }
}
