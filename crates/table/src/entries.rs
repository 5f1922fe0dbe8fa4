//! The entries of a journal, read one at a time while a table is loaded.

use std::borrow::Cow;

use kernel::Wrong;

use crate::journal::Kept;

/// The entries of a journal, in order.
pub trait Entries {
    /// How many there are.
    fn count(&self) -> usize;
    /// One of them, by index.
    fn entry(&self, at: usize) -> Result<Cow<'_, Kept>, Wrong>;
    /// The highest version of the rules that any of them names.
    fn rules_version(&self) -> Result<Option<u32>, Wrong>;
}

impl Entries for Vec<Kept> {
    fn count(&self) -> usize {
        self.len()
    }

    fn entry(&self, at: usize) -> Result<Cow<'_, Kept>, Wrong> {
        self.get(at).map(Cow::Borrowed).ok_or_else(|| no_entry(at))
    }

    fn rules_version(&self) -> Result<Option<u32>, Wrong> {
        Ok(self.iter().filter_map(|entry| entry.what.rules_version()).max())
    }
}

/// The entries of a journal as the store keeps them, in one text.
///
/// An entry in memory is several times as large as its text. For a journal of seventy thousand entries, allocating them
/// all at once took longer than replaying them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Journal {
    text: String,
    /// Where each entry ends.
    ends: Vec<usize>,
}

impl Journal {
    /// An empty one, with room for this many entries of the usual length.
    pub fn with_capacity(entries: usize) -> Journal {
        const USUAL: usize = 128;
        Journal { text: String::with_capacity(entries * USUAL), ends: Vec::with_capacity(entries) }
    }

    /// Adds an entry.
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.ends.push(self.text.len());
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The text of an entry.
    pub fn text(&self, at: usize) -> Option<&str> {
        let end = *self.ends.get(at)?;
        let begin = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        Some(&self.text[begin..end])
    }

    /// All texts, in order.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        (0..self.count()).filter_map(|at| self.text(at))
    }
}

impl Entries for Journal {
    fn count(&self) -> usize {
        self.ends.len()
    }

    fn entry(&self, at: usize) -> Result<Cow<'_, Kept>, Wrong> {
        let text = self.text(at).ok_or_else(|| no_entry(at))?;
        let read = Kept::read(text).map(Cow::Owned);
        read.map_err(|why| Wrong::new(format!("entry {at} cannot be read: {why}")))
    }

    fn rules_version(&self) -> Result<Option<u32>, Wrong> {
        let mut highest = None;
        // Few entries name a version, and only those are read here.
        for (at, _) in self.texts().enumerate().filter(|(_, text)| text.contains("\"rules_version\"")) {
            highest = highest.max(self.entry(at)?.what.rules_version());
        }
        Ok(highest)
    }
}

fn no_entry(at: usize) -> Wrong {
    Wrong::new(format!("there is no entry {at}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Change;

    fn kept(what: Change) -> Kept {
        Kept { at: 7, by: Some((1, "id".into())), what }
    }

    #[test]
    fn a_journal_of_texts_has_the_same_entries_and_tells_the_same_rules() {
        let said = |text: &str| kept(Change::Said { person: Some(1), text: text.into() });
        let ruled = |rules_version| kept(Change::Ruled { rules_version });
        let entries = vec![ruled(3), said("ü \"rules_version\":9"), ruled(2), said("")];
        let mut journal = Journal::with_capacity(1);
        for entry in &entries {
            journal.push(&serde_json::to_string(entry).unwrap());
        }
        assert_eq!(journal.count(), 4);
        for (at, entry) in entries.iter().enumerate() {
            assert_eq!(&*journal.entry(at).unwrap(), entry);
        }
        assert_eq!(journal.rules_version().unwrap(), Some(3));
        assert_eq!(entries.rules_version().unwrap(), Some(3));
        assert!(journal.entry(4).is_err() && entries.entry(4).is_err());
        journal.push("no entry");
        assert!(journal.entry(4).unwrap_err().to_string().starts_with("entry 4 cannot be read"));
    }
}
