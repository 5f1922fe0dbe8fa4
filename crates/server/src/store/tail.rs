//! The end of the write-ahead log: whether it stops in the middle of a commit.
//!
//! SQLite ignores such an end silently. After a kill that is right: nobody was told of that commit. But a log that was
//! cut, by a failed copy or a faulty disk, looks the same, and then acknowledged moves are lost. So the server reports
//! it.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

/// The length of the head of the log, and of the head of each of its frames.
const HEAD: usize = 32;
const FRAME: usize = 24;
/// The page size that a log can have at most.
const PAGE: usize = 1 << 16;

/// How many pages follow the last whole commit of a log, a partial page included; 0 if the log ends with a whole
/// commit.
///
/// The log of a store that is in use may have such pages for a moment.
pub fn unfinished(log: &Path) -> io::Result<u64> {
    let mut file = match File::open(log) {
        Ok(file) => BufReader::new(file),
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(0),
        Err(why) => return Err(why),
    };
    let mut head = [0; HEAD];
    match fill(&mut file, &mut head)? {
        0 => return Ok(0),
        HEAD => {}
        _ => return Ok(1),
    }
    let [magic, _, page, ..] = words(&head, true);
    let page = page as usize;
    let big_endian = magic & 1 == 1;
    let mut sum = Sum { big_endian, at: [0, 0] };
    sum.add(&head[..24]);
    if magic & !1 != 0x377f_0682 || page > PAGE || !page.is_multiple_of(8) || !sum.is(&head[24..]) {
        // SQLite ignores the log as a whole.
        return Ok(1);
    }
    let mut pages = 0;
    let mut frame = vec![0; FRAME + page];
    let mut is_sound = true;
    loop {
        let read = fill(&mut file, &mut frame)?;
        // After the end there are frames of an earlier round, with other salts.
        if read == 0 || read >= 16 && frame[8..16] != head[16..24] {
            return Ok(pages);
        }
        pages += 1;
        sum.add(&frame[..8]);
        sum.add(&frame[FRAME..]);
        is_sound &= read == frame.len() && sum.is(&frame[16..FRAME]);
        let ends_commit = frame[4..8] != [0; 4];
        if is_sound && ends_commit {
            pages = 0;
        }
    }
}

/// Reads until the buffer is full or the file ends, and returns how much was read.
fn fill(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut read = 0;
    while read < buffer.len() {
        match file.read(&mut buffer[read..])? {
            0 => break,
            some => read += some,
        }
    }
    Ok(read)
}

fn words(bytes: &[u8; HEAD], big_endian: bool) -> [u32; HEAD / 4] {
    std::array::from_fn(|at| word(&bytes[at * 4..at * 4 + 4], big_endian))
}

fn word(bytes: &[u8], big_endian: bool) -> u32 {
    let bytes = bytes.try_into().expect("four bytes");
    if big_endian { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) }
}

/// The running sum over a log, as its format says: https://www.sqlite.org/fileformat2.html#checksum_algorithm
struct Sum {
    big_endian: bool,
    at: [u32; 2],
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        let [mut a, mut b] = self.at;
        for pair in bytes.chunks_exact(8) {
            a = a.wrapping_add(word(&pair[..4], self.big_endian)).wrapping_add(b);
            b = b.wrapping_add(word(&pair[4..], self.big_endian)).wrapping_add(a);
        }
        self.at = [a, b];
    }

    /// Whether these eight bytes, always big-endian, are this sum.
    fn is(&self, said: &[u8]) -> bool {
        self.at == [word(&said[..4], true), word(&said[4..8], true)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::Connection;

    /// A log of a few commits, as SQLite writes it, and the lengths at which one of them ends.
    fn log() -> (Vec<u8>, Vec<usize>) {
        let folder = std::env::temp_dir().join(format!("commonland-tail-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let db = Connection::open(folder.join("it.db")).unwrap();
        db.pragma_update(None, "journal_mode", "WAL").unwrap();
        let read = || std::fs::read(folder.join("it.db-wal")).unwrap();
        db.execute_batch("CREATE TABLE t (x)").unwrap();
        let mut ends = vec![read().len()];
        for _ in 0..4 {
            db.execute_batch("INSERT INTO t VALUES (randomblob(9000))").unwrap();
            ends.push(read().len());
        }
        let all = read();
        drop(db);
        std::fs::remove_dir_all(&folder).unwrap();
        (all, ends)
    }

    #[test]
    fn a_log_that_stops_in_the_middle_of_a_commit_is_noticed_at_every_length() {
        let (all, ends) = log();
        let path = std::env::temp_dir().join(format!("commonland-cut-{}", std::process::id()));
        let cut = |bytes: &[u8]| {
            std::fs::write(&path, bytes).unwrap();
            unfinished(&path).unwrap()
        };
        for length in (0..=all.len()).step_by(509).chain(ends.iter().copied()) {
            let whole = length == 0 || length == HEAD || ends.contains(&length);
            assert_eq!(cut(&all[..length]) == 0, whole, "{length} of {}", all.len());
        }
        // A changed byte in the last commit is noticed as well.
        let mut changed = all.clone();
        let last = changed.len() - 100;
        changed[last] ^= 1;
        assert!(cut(&changed) > 0);
        // Frames after the end are from an earlier round.
        let mut round = all[..ends[2]].to_vec();
        let mut older = all[ends[2]..].to_vec();
        let frame = FRAME + 4096;
        for at in (0..older.len()).step_by(frame) {
            older[at + 8] ^= 1;
        }
        round.extend(older);
        assert_eq!(cut(&round), 0);
        std::fs::remove_file(&path).unwrap();
        assert_eq!(unfinished(&path).unwrap(), 0, "there is no log");
    }
}
