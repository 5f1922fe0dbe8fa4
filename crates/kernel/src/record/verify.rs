//! Replaying a record line by line.

use super::line::{self, Header, Statement};
use super::write::digest;
use super::{ENTRY_LIMIT, Fault, Why};
use crate::{Entry, Game, History, Notes, Replay, Seat, Seats, Standing, Written};

/// One entry of a record as it is replayed.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The line it stands on, counted from 1; the header is line 1.
    pub line: usize,
    /// The number of the entry, counted from 1.
    pub number: usize,
    /// The entry.
    pub entry: Entry<G::Action, G::Outcome>,
    /// The position before it.
    pub before: &'a G::State,
    /// The position after it.
    pub after: &'a G::State,
    /// What happened; nothing in an undo.
    pub notes: &'a Notes<G::Event>,
}

/// The result of verifying a record without a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report<S> {
    /// How many entries were replayed: undos count, the end does not.
    pub entries: usize,
    /// Whether the lines have sums.
    pub sealed: bool,
    /// Whether the record says how the game ended.
    pub ended: bool,
    /// How the game stands, if it is over.
    pub standing: Option<Standing>,
    /// The last position.
    pub state: S,
}

/// Reads only the first line of a record, from which the game can be made.
pub fn read_header(record: &[u8]) -> Result<Header, Fault> {
    let line = record.split(|&byte| byte == b'\n').next().unwrap_or_default();
    line::read_header(line).map_err(|why| Fault { line: 1, why })
}

/// The beginning of a record's game: its start, or the position that was laid by hand. `game` was made from the header.
pub fn begin<'g, G: Written>(game: &'g G, header: &Header) -> Result<History<'g, G>, Fault> {
    match &header.position {
        None => Ok(History::from(game, game.start())),
        Some(position) => {
            let wrong = |why| Fault { line: 1, why: Why::Header(format!("position: {why}")) };
            position.lay(game).map_err(wrong)
        }
    }
}

/// The lines of a record, without blank ones at the end.
pub(super) fn lines(record: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let blank = record.iter().rev().take_while(|byte| byte.is_ascii_whitespace()).count();
    let written = &record[..record.len() - blank];
    // A blank behind the last line belongs to that line, as everywhere else; the line feed does not.
    let rest = &record[written.len()..];
    let end = written.len() + rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
    record[..end].split(|&byte| byte == b'\n').enumerate().map(|(index, line)| (index + 1, line))
}

/// Replays a record of `game`, which was made from its [`Header`], and checks every line.
///
/// `on_step` is told every entry that fits. The first fault ends the replay.
pub fn verify<G: Written>(
    game: &G,
    record: &[u8],
    mut on_step: impl FnMut(Step<'_, G>),
) -> Result<Report<G::State>, Fault> {
    let header = read_header(record)?;
    if header.rules_version > G::RULES_VERSION {
        let (newer, ours) = (header.rules_version, G::RULES_VERSION);
        let why =
            Why::Header(format!("the rules are of version {newer}, newer than version {ours}, which is known here"));
        return Err(Fault { line: 1, why });
    }
    let mut replay = Replay::from(game, *begin(game, &header)?.state());
    let mut sums = Sums::default();
    let (mut entries, mut ended) = (0, false);
    for (number, text) in lines(record) {
        let fault = |why| Fault { line: number, why };
        if number == 1 {
            sums.before = crc32fast::hash(text);
            continue;
        }
        if number > ENTRY_LIMIT + 1 {
            return Err(fault(Why::TooMany));
        }
        let line = sums.take(text).map_err(fault)?;
        if ended {
            return Err(fault(Why::AfterEnd));
        }
        let entry = match line {
            Statement::End { winners, points, digest } => {
                compare_end(game, replay.state(), &winners, &points, digest).map_err(fault)?;
                ended = true;
                continue;
            }
            entry => read_entry(game, entry).map_err(fault)?,
        };
        let before = *replay.state();
        replay.step(entry).map_err(|unfit| fault(Why::Unfit(unfit)))?;
        entries += 1;
        let (after, notes) = (replay.state(), replay.notes());
        on_step(Step { line: number, number: entries, entry, before: &before, after, notes });
    }
    let state = *replay.state();
    let sealed = sums.sealed == Some(true);
    Ok(Report { entries, sealed, ended, standing: game.standing(&state), state })
}

/// The chain of sums, and whether this record has them.
#[derive(Default)]
struct Sums {
    before: u32,
    sealed: Option<bool>,
}

impl Sums {
    fn take(&mut self, text: &[u8]) -> Result<Statement, Why> {
        // The sum is checked first: for a changed line it is the most useful reason.
        if let Some((body, sum)) = line::split_sum(text)
            && self.sealed != Some(false)
            && body.sum(self.before) != sum
            && serde_json::from_slice::<serde::de::IgnoredAny>(text).is_ok()
        {
            return Err(Why::Sum);
        }
        let line = line::read_line(text)?;
        match (self.sealed, line.sum) {
            (Some(true), None) => return Err(Why::SumMissing),
            (Some(false), Some(_)) => return Err(Why::SumUnexpected),
            (_, sum) => {
                self.sealed = Some(sum.is_some());
                self.before = sum.unwrap_or_default();
            }
        }
        Ok(line.said)
    }
}

fn read_entry<G: Written>(game: &G, said: Statement) -> Result<Entry<G::Action, G::Outcome>, Why> {
    match said {
        Statement::Did { seat, text } => match game.read_action(&text) {
            Ok(action) => Ok(Entry::Did(Seat(seat), action)),
            Err(wrong) => Err(Why::Unreadable { text, wrong }),
        },
        Statement::Fell { text } => match game.read_outcome(&text) {
            Ok(outcome) => Ok(Entry::Fell(outcome)),
            Err(wrong) => Err(Why::Unreadable { text, wrong }),
        },
        Statement::Undid { seat, steps } => Ok(Entry::Undid(Seat(seat), steps)),
        Statement::End { .. } => unreachable!("the end is no entry"),
    }
}

fn compare_end<G: Written>(game: &G, state: &G::State, winners: &[u8], points: &[u8], said: String) -> Result<(), Why> {
    let Some(standing) = game.standing(state) else { return Err(Why::NotOver) };
    let found_winners: Vec<u8> = standing.winners.map(|seat| seat.0).collect();
    let found_points = &standing.points[..game.seats() as usize];
    let same_winners = winners.iter().all(|&seat| seat < 8)
        && winners.len() == found_winners.len()
        && winners.iter().map(|&seat| Seat(seat)).collect::<Seats>() == standing.winners;
    if !same_winners || points != found_points {
        let tell = |winners: &[u8], points: &[u8]| format!("winners {winners:?} with points {points:?}");
        return Err(Why::Standing { said: tell(winners, points), found: tell(&found_winners, found_points) });
    }
    let found = digest(game, state).expect("the end of a game is a quiet moment");
    if said == found { Ok(()) } else { Err(Why::Digest { said, found }) }
}
