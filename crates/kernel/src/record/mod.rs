//! Records: a whole game as JSON lines, replayed and checked line by line.
//!
//! ```text
//! {"format":"commonland-record","version":1,"rules":"island:seats=3","rules_version":1,"setup":{…}}
//! {"fell":"rolled 4 3","sum":"0f3a9c21"}
//! {"seat":0,"do":"road 0,1,E","sum":"77b0e4d5"}
//! {"seat":0,"undo":1,"sum":"c8210a6e"}
//! {"end":{"winners":[0],"points":[10,7,4],"digest":"1f0c…16 digits"},"sum":"93d2b6aa"}
//! ```
//!
//! - The **header** names the rules and the whole set-up. A record never holds a seed, so it still plays the same after
//!   a generator has changed.
//! - A header may hold a **position** that was laid by hand (`table` and `then`, see [`crate::Position`]). The game
//!   then begins there.
//! - An **entry** is a seat's action, an outcome of chance, or a seat taking back its last steps. A seat takes back
//!   only its own steps, and only those since chance fell, something hidden was shown, or another seat spoke; at most
//!   [`UNDO_LIMIT`](crate::UNDO_LIMIT) at once.
//! - The **end** holds the standing and the [`digest`] of the last position. A record without it is unfinished.
//! - The **sum** is the last member of every line after the header, in 8 lower-case hexadecimal digits. It is the
//!   CRC-32 of the line without `,"sum":"…"`, continued from the sum of the line before; the first entry continues from
//!   the CRC-32 of the header. In Python: `zlib.crc32(line_without_sum, previous_sum)`.
//! - All lines have sums, or none. A record without sums is *unsealed*, and [`seal`] adds them. Sums find accidents and
//!   careless edits, not forgers. They do not notice that lines are missing at the end.
//!
//! Members may stand in any order, except that `sum` is the last. Lines end with a line feed.

mod line;
mod verify;
mod write;

#[cfg(test)]
mod tests;

pub use line::Header;
pub use verify::{Report, Step, begin, read_header, verify};
#[cfg(any(test, feature = "testkit"))]
pub(crate) use write::unsealed_entry;
pub use write::{Writer, digest, entry_json, seal, seen_entry, write};

use crate::{Unfit, Wrong, quoted};

/// What the header calls the format.
pub const FORMAT: &str = "commonland-record";

/// The version of the format that is written and read here.
pub const VERSION: u32 = 1;

/// The longest line that is read, in bytes.
pub const LINE_LIMIT: usize = 1 << 16;

/// The most lines after the header that are read.
pub const ENTRY_LIMIT: usize = 1_000_000;

/// The first thing that is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct Fault {
    /// The line, counted from 1; the header is line 1.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub why: Why,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// The line is no JSON object.
    #[error("this is no JSON object: {0}")]
    NoJson(String),
    /// The line is empty, but others follow.
    #[error("the line is empty")]
    Empty,
    /// The line has more than [`LINE_LIMIT`] bytes.
    #[error("the line is longer than {LINE_LIMIT} bytes")]
    TooLong,
    /// The record has more than [`ENTRY_LIMIT`] lines.
    #[error("the record has more than {ENTRY_LIMIT} entries")]
    TooMany,
    /// The header is wrong, for this reason.
    #[error("the header is wrong: {0}")]
    Header(String),
    /// The line has a member that does not belong there.
    #[error("the member {} does not belong here", quoted(.0))]
    UnknownMember(String),
    /// The line has the same member twice.
    #[error("the member {} stands here twice", quoted(.0))]
    MemberTwice(String),
    /// The line is no entry, or one with a part missing or of the wrong kind.
    #[error("{0}")]
    Shape(String),
    /// The sum is not at the end of the line, or not in the required form.
    #[error(r#"the line must end with ,"sum":"…"}} and 8 lower-case hexadecimal digits"#)]
    SumPlace,
    /// The sum does not fit the lines up to here.
    #[error("the sum of this line does not fit; the line or one before it was changed")]
    Sum,
    /// Earlier lines have a sum, this one has none.
    #[error("this line has no sum, though the lines before have one")]
    SumMissing,
    /// Earlier lines have no sum, this one has one.
    #[error("this line has a sum, though the lines before have none")]
    SumUnexpected,
    /// The text of an action or an outcome cannot be read.
    #[error("{} cannot be read: {wrong}", quoted(text))]
    Unreadable {
        /// The text.
        text: String,
        /// What is wrong with it.
        #[source]
        wrong: Wrong,
    },
    /// The entry does not fit the position.
    #[error("{0}")]
    Unfit(#[source] Unfit),
    /// The record says that the game has ended, but it has not.
    #[error("the record ends here, but the game is not over")]
    NotOver,
    /// The game ended differently from what the record says.
    #[error("the record says {said}, the replay {found}")]
    Standing {
        /// The standing in the record.
        said: String,
        /// The standing after the replay.
        found: String,
    },
    /// The last position differs from the one that the record says.
    #[error("the last position is another one: the record says {said}, the replay {found}")]
    Digest {
        /// The digest in the record.
        said: String,
        /// The digest after the replay.
        found: String,
    },
    /// Something follows the end.
    #[error("nothing may follow the end")]
    AfterEnd,
}
