//! How much of the disk and of the writer one table and each of its people may use.
//!
//! A table that is nearly full refuses talk, undo and the like, so that its game can be played to the end. Each person
//! has a share of the table for such things, and nobody may send commands faster than the limits allow, with any number
//! of sockets.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;

use kernel::{Phrase, Wrong};
use table::journal::{Change, Kept, Step};
use table::protocol::{Command, RefusalKind, Refused};
use table::{Entries, Journal};

use crate::limits::{Bucket, Limits};

/// What the store needs for an entry besides its text.
const ROW: u64 = 32;
/// The share of the table that one person may use for everything except moves: one part of this many.
const SHARE: u64 = 8;
/// A table accepts the commands of this many people at full speed.
const VOICES: f64 = 4.0;

/// What a table and its people have used.
#[derive(Debug)]
pub struct Quota {
    /// How many bytes the journal of the table may have.
    most: u64,
    used: u64,
    /// What each person wrote besides moves, in bytes.
    people: HashMap<u16, u64>,
    per_second: f64,
    pace: Bucket,
    paces: HashMap<u16, Bucket>,
}

fn refused<T>(kind: RefusalKind, said: Phrase) -> Result<T, Refused> {
    Err(Refused::new(kind, said))
}

fn too_fast<T>() -> Result<T, Refused> {
    refused(RefusalKind::TooOften, Phrase::new("server.refused.too-many-commands"))
}

impl Quota {
    /// The quota of a new table.
    pub fn new(limits: &Limits) -> Quota {
        let per_second = f64::from(limits.commands_per_second);
        Quota {
            most: limits.table_bytes,
            used: 0,
            people: HashMap::new(),
            per_second,
            pace: Bucket::new(3.0 * VOICES * per_second, VOICES * per_second),
            paces: HashMap::new(),
        }
    }

    /// Counts an entry with its text.
    pub fn count(&mut self, kept: &Kept, text: &str) {
        let bytes = text.len() as u64 + ROW;
        self.used += bytes;
        if let Change::Came { person, .. } = kept.what {
            // This number belongs to a new person now.
            self.people.remove(&person);
        }
        if let Some((person, _)) = &kept.by
            && !moves_on(&kept.what)
        {
            *self.people.entry(*person).or_default() += bytes;
        }
    }

    /// Whether a person may send this command now. A refused command counts only for the rate.
    pub fn may(&mut self, person: u16, command: &Command) -> Result<(), Refused> {
        let own = self.paces.entry(person).or_insert_with(|| Bucket::new(3.0 * self.per_second, self.per_second));
        if !own.take() || !self.pace.take() {
            return too_fast();
        }
        if self.used >= self.most {
            return if writes_nothing(command) { Ok(()) } else { self.is_full() };
        }
        if plays(command) {
            return Ok(());
        }
        if self.people.get(&person).is_some_and(|used| *used >= self.most / SHARE) {
            return refused(RefusalKind::Limit, Phrase::new("server.refused.share-used"));
        }
        self.may_grow()
    }

    /// Whether somebody may come, or come with another device.
    pub fn may_come(&mut self) -> Result<(), Refused> {
        if !self.pace.take() {
            return too_fast();
        }
        self.may_grow()
    }

    /// Whether there is room for more than the game.
    fn may_grow(&self) -> Result<(), Refused> {
        match self.used {
            used if used >= self.most => self.is_full(),
            used if used >= self.most / 4 * 3 => {
                let megabytes = (self.most >> 20) as u32;
                refused(RefusalKind::Limit, Phrase::new("server.refused.only-moves").with("limit", megabytes))
            }
            _ => Ok(()),
        }
    }

    fn is_full(&self) -> Result<(), Refused> {
        let megabytes = (self.most >> 20) as u32;
        refused(RefusalKind::Limit, Phrase::new("server.refused.table-full").with("limit", megabytes))
    }
}

/// The journal of a table that is loaded. Each entry is counted when it is first read.
pub struct Counting<'a> {
    journal: &'a Journal,
    /// The quota, and how many entries are counted.
    so_far: RefCell<(Quota, usize)>,
}

impl<'a> Counting<'a> {
    /// A journal of which nothing was read yet.
    pub fn new(journal: &'a Journal, quota: Quota) -> Counting<'a> {
        Counting { journal, so_far: RefCell::new((quota, 0)) }
    }

    /// The quota after all entries, also those that the table did not need.
    pub fn quota(self) -> Result<Quota, Wrong> {
        let counted = self.so_far.borrow().1;
        for at in counted..self.journal.count() {
            self.entry(at)?;
        }
        Ok(self.so_far.into_inner().0)
    }
}

impl Entries for Counting<'_> {
    fn count(&self) -> usize {
        self.journal.count()
    }

    fn entry(&self, at: usize) -> Result<Cow<'_, Kept>, Wrong> {
        let kept = self.journal.entry(at)?;
        let (quota, counted) = &mut *self.so_far.borrow_mut();
        if at == *counted {
            quota.count(&kept, self.journal.text(at).unwrap_or_default());
            *counted += 1;
        }
        Ok(kept)
    }

    fn rules_version(&self) -> Result<Option<u32>, Wrong> {
        self.journal.rules_version()
    }
}

/// Whether an entry moves the game on.
fn moves_on(change: &Change) -> bool {
    match change {
        Change::Moved { steps } => !steps.iter().any(|step| matches!(step, Step::Undid { .. })),
        _ => false,
    }
}

/// Whether a command is part of the game, or helps to end it: a nearly full table still carries it out.
fn plays(command: &Command) -> bool {
    matches!(
        command,
        Command::Act { .. }
            | Command::Choose { .. }
            | Command::Begin
            | Command::HandOver
            | Command::TakeBack
            | Command::Resign
            | Command::OfferEnd
            | Command::DeclineEnd
            | Command::Rematch
            | Command::Leave
            | Command::Kick { .. }
            | Command::AgreeBot { .. }
    ) || writes_nothing(command)
}

/// Whether a command leaves nothing in the journal.
fn writes_nothing(command: &Command) -> bool {
    matches!(command, Command::Cancel | Command::Delete)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(by: u16, what: Change) -> Kept {
        Kept { at: 0, by: Some((by, "1".into())), what }
    }

    fn said(by: u16) -> Kept {
        entry(by, Change::Said { person: Some(by), text: "x".into() })
    }

    fn moved(by: u16, step: Step) -> Kept {
        entry(by, Change::Moved { steps: vec![step] })
    }

    fn quota() -> Quota {
        Quota::new(&Limits { table_bytes: 80_000, commands_per_second: 1_000, ..Limits::default() })
    }

    fn chat() -> Command {
        Command::Chat { text: "x".into() }
    }

    fn act() -> Command {
        Command::Act { actions: vec!["end".into()] }
    }

    fn key(told: Result<(), Refused>) -> &'static str {
        told.err().map_or("", |refused| refused.said.key)
    }

    #[test]
    fn talk_and_undo_of_one_person_fill_a_share_and_others_talk_on() {
        let mut quota = quota();
        let text = "x".repeat(968);
        for _ in 0..5 {
            quota.count(&said(0), &text);
            quota.count(&moved(0, Step::Undid { seat: 0, undo: 1 }), &text);
            quota.count(&moved(0, Step::Did { seat: 0, r#do: "end".into() }), &text);
        }
        assert_eq!(key(quota.may(0, &chat())), "server.refused.share-used");
        assert_eq!(key(quota.may(0, &Command::Undo { steps: 1 })), "server.refused.share-used");
        assert_eq!(key(quota.may(0, &act())), "");
        assert_eq!(key(quota.may(1, &chat())), "");
        quota.count(&entry(0, Change::Came { person: 0, name: "New".into(), token: table::Secret([0; 32]) }), "");
        assert_eq!(key(quota.may(0, &chat())), "", "somebody else has the number now");
    }

    #[test]
    fn a_nearly_full_table_is_for_its_game_alone_and_a_full_one_for_nothing() {
        let mut quota = quota();
        let text = "x".repeat(968);
        let fill = |quota: &mut Quota, count| {
            for _ in 0..count {
                quota.count(&moved(0, Step::Did { seat: 0, r#do: "end".into() }), &text);
            }
        };
        fill(&mut quota, 60);
        assert_eq!(key(quota.may(1, &chat())), "server.refused.only-moves");
        assert_eq!(key(quota.may_come()), "server.refused.only-moves");
        assert_eq!(key(quota.may(1, &act())), "");
        fill(&mut quota, 20);
        assert_eq!(key(quota.may(1, &act())), "server.refused.table-full");
        assert_eq!(key(quota.may(1, &Command::Delete)), "");
    }

    /// The bound of what is replayed when a table wakes: seventy thousand entries, as a patient stranger once wrote them, find
    /// no room.
    #[test]
    fn no_table_has_room_for_more_than_fifty_six_thousand_entries() {
        let most = Limits::default().table_bytes;
        let standing = Change::Standing { seat: 0, standing: table::protocol::StandingAnswers::default() };
        let away = Kept { at: 0, by: None, what: Change::Away { seat: 0 } };
        let shortest = [said(0), moved(0, Step::Undid { seat: 0, undo: 1 }), entry(0, standing), away];
        for mut kept in shortest {
            kept.at = 1_700_000_000_000;
            let mut quota = Quota::new(&Limits::default());
            quota.count(&kept, &serde_json::to_string(&kept).unwrap());
            assert!(most / quota.used < 56_000, "{kept:?}: {}", most / quota.used);
        }
    }

    #[test]
    fn one_person_commands_only_so_fast_over_all_sockets_and_does_not_slow_others() {
        let mut quota = Quota::new(&Limits { commands_per_second: 1, ..Limits::default() });
        // Three at once, and one more for every second that this takes.
        let began = std::time::Instant::now();
        let heard = (0..100).filter(|_| quota.may(0, &chat()).is_ok()).count() as u64;
        assert!((3..=4 + began.elapsed().as_secs()).contains(&heard), "{heard}");
        assert!(quota.may(1, &chat()).is_ok());
    }
}
