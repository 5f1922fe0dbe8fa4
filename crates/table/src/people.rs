//! Who is at a table: its people, its seats, and who speaks for which seat.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use kernel::{Phrase, Seat, Seats};

use crate::family::Family;
use crate::journal::Change;
use crate::protocol::{Answer, Clock, RefusalKind, Refused, StandingAnswers};
use crate::secret::Secret;
use crate::table::{Desk, Table, refused};

/// The bot that plays for people who are away.
pub const STAND_IN: &str = "fair";

/// Somebody at the table.
pub(crate) struct Person {
    /// The name; `None` after they left.
    pub name: Option<String>,
    pub tokens: Vec<Secret>,
    pub link: Option<(Secret, u64)>,
    pub salt: String,
    /// The number of the entry with which they came: it tells who came first.
    pub came: u64,
    /// Tokens of those whom this person has blocked.
    pub blocked: Vec<Secret>,
    /// The hands that this person has seen.
    pub seen: Seats,
    pub answers: Answers,
}

/// The answers to the commands of a person, by their ids: a repeated id gets its first answer again.
#[derive(Default)]
pub(crate) struct Answers {
    by_id: HashMap<Arc<str>, Answered>,
    /// The ids, the oldest first.
    order: VecDeque<Arc<str>>,
    /// While a journal is replayed: ids of commands and the versions that they led to, the oldest first.
    recalled: VecDeque<(Arc<str>, u64)>,
}

/// An answer without its id. Most commands are simply carried out, and of those only the version is kept.
enum Answered {
    Obeyed(u64),
    Otherwise(Box<Answer>),
}

impl Answers {
    /// How many answers are kept: more than a person sends in a game. A person who sends more loses only their own old
    /// answers.
    const KEPT: usize = 20_000;

    pub fn first(&self, id: &str) -> Option<Answer> {
        Some(match self.by_id.get(id)? {
            Answered::Obeyed(version) => Answer::obeyed(id.into(), *version),
            Answered::Otherwise(answer) => Answer::clone(answer),
        })
    }

    /// Keeps an answer. Every entry of a command writes the same answer, and so does the end of the command. A command
    /// that was answered with a draft is carried out later, and its first answer stays.
    pub fn keep(&mut self, id: &str, answer: Answer) {
        let version = answer.version;
        let plain = answer.ok && !answer.drafted && answer.link.is_none();
        let new = if plain { Answered::Obeyed(version) } else { Answered::Otherwise(Box::new(answer)) };
        if let Some(kept) = self.by_id.get_mut(id) {
            if !matches!(kept, Answered::Otherwise(kept) if kept.drafted) {
                *kept = new;
            }
            return;
        }
        if self.order.len() == Answers::KEPT
            && let Some(oldest) = self.order.pop_front()
        {
            self.by_id.remove(&oldest);
        }
        let id: Arc<str> = id.into();
        self.order.push_back(id.clone());
        self.by_id.insert(id, new);
    }

    /// Notes a command that a journal says was carried out. A long journal names many more than are kept, so they are sorted
    /// by id only when all of it was read.
    pub fn recall(&mut self, id: &str, version: u64) {
        if let Some((last, at)) = self.recalled.back_mut()
            && **last == *id
        {
            // Another entry of the same command.
            *at = version;
            return;
        }
        if self.recalled.len() == Answers::KEPT {
            self.recalled.pop_front();
        }
        self.recalled.push_back((id.into(), version));
    }

    /// Call this when the journal was read: makes the recalled answers ready for look-ups.
    pub fn are_recalled(&mut self) {
        let recalled = std::mem::take(&mut self.recalled);
        self.by_id.reserve(recalled.len());
        self.order.reserve(recalled.len());
        for (id, version) in recalled {
            if self.by_id.insert(id.clone(), Answered::Obeyed(version)).is_none() {
                self.order.push_back(id);
            }
        }
    }
}

/// The most devices of a person. One more replaces the oldest.
const DEVICES: usize = 4;

impl Person {
    /// Somebody who has just come.
    pub fn new(name: &str, token: Secret, came: u64) -> Person {
        Person {
            name: Some(name.into()),
            tokens: vec![token],
            link: None,
            salt: String::new(),
            came,
            blocked: Vec::new(),
            seen: Seats::NONE,
            answers: Answers::default(),
        }
    }

    /// Adds a device. The private link is used up.
    pub fn claim(&mut self, token: Secret) {
        self.link = None;
        if self.tokens.len() == DEVICES {
            self.tokens.remove(0);
        }
        self.tokens.push(token);
    }
}

/// A seat of the table.
#[derive(Default)]
pub(crate) struct Chair {
    pub holder: Holder,
    /// The player's name, if it is not the person's name.
    pub name: Option<String>,
    /// The deck that it brought, as text.
    pub deck: Option<String>,
    pub away: bool,
    pub resigned: bool,
    pub would_end: bool,
    pub would_play_again: bool,
    /// The people who agree that a bot takes the seat for good.
    pub bot_votes: Vec<u16>,
    pub standing: StandingAnswers,
    /// Milliseconds left to think.
    pub left: u64,
    /// Since when the seat is awaited.
    pub since: Option<u64>,
    /// The question that a pause belongs to, and when the pause is over.
    pub pause: Option<(u64, u64)>,
    /// Actions given before the pause is over; they are carried out after it.
    pub held: Vec<String>,
    /// The question that a bot is thinking about.
    pub thinking: Option<u64>,
}

/// Who holds a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Holder {
    #[default]
    Nobody,
    Person(u16),
    Bot(String),
}

impl Chair {
    /// Somebody else holds the seat.
    pub fn hold(&mut self, holder: Holder) {
        (self.holder, self.name, self.deck) = (holder, None, None);
        self.bot_votes.clear();
    }

    /// The person who speaks for this seat.
    pub fn person(&self) -> Option<u16> {
        match self.holder {
            Holder::Person(person) => Some(person),
            _ => None,
        }
    }

    /// The bot that plays it now.
    pub fn bot(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot(name) => Some(name),
            Holder::Person(_) if self.away || self.resigned => Some(STAND_IN),
            _ => None,
        }
    }

    /// Stops the clock and subtracts the time used, beyond the grace, from the bank.
    pub fn stop_clock(&mut self, at: u64, clock: Option<Clock>) {
        if let (Some(since), Some(clock)) = (self.since.take(), clock) {
            let used = at.saturating_sub(since).saturating_sub(u64::from(clock.grace) * 1000);
            self.left = self.left.saturating_sub(used);
        }
    }
}

impl<F: Family> Table<F> {
    /// The host: the person who got the host's chair, or else the one who came first of those at the table.
    pub fn host(&self) -> Option<u16> {
        let here = self.people.iter().enumerate().filter(|(_, person)| person.name.is_some());
        self.guests.host.or_else(|| here.min_by_key(|(_, person)| person.came).map(|(at, _)| at as u16))
    }

    pub fn seats_of(&self, person: u16) -> Seats {
        let held = self.chairs.iter().enumerate().filter(|(_, chair)| chair.person() == Some(person));
        held.map(|(at, _)| Seat(at as u8)).collect()
    }

    /// The seat that a person speaks for.
    pub fn speaks_for(&self, person: u16, seat: Option<u8>) -> Result<Seat, Refused> {
        let held = self.seats_of(person);
        match seat {
            Some(seat) if held.has(Seat(seat.min(7))) && seat < 8 => Ok(Seat(seat)),
            Some(seat) => refused(RefusalKind::NotYours, Phrase::new("table.refused.not-held").with("at", Seat(seat))),
            None if held.len() == 1 => Ok(held.lowest().expect("one seat")),
            None if held.is_empty() => refused(RefusalKind::NotYours, Phrase::new("table.refused.no-seat-held")),
            None => refused(RefusalKind::Unreadable, Phrase::new("table.refused.which-seat")),
        }
    }

    /// A person who speaks is no longer away.
    pub fn is_back(&mut self, seat: Seat, desk: &mut Desk<'_>) {
        if self.chairs[seat.index()].away {
            self.keep(Change::Back { seat: seat.0 }, desk);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journal_recalls_the_last_commands_each_with_its_last_version() {
        let mut answers = Answers::default();
        let most = Answers::KEPT as u64;
        for number in 0..most + 5 {
            // The first entry of a command, and the one with which it ended.
            answers.recall(&format!("c{number}"), 2 * number);
            answers.recall(&format!("c{number}"), 2 * number + 1);
        }
        answers.are_recalled();
        assert!(answers.first("c4").is_none());
        for number in [5, 6, most + 4] {
            let id = format!("c{number}");
            assert_eq!(answers.first(&id), Some(Answer::obeyed(id.clone(), 2 * number + 1)));
        }
        answers.keep("new", Answer::obeyed("new".into(), 7));
        assert!(answers.first("c5").is_none(), "the oldest makes room");
        assert!(answers.first("c6").is_some() && answers.first("new").is_some());
    }
}
