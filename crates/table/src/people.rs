//! Who is at a table: its people, its seats, and who speaks for which seat.

use std::collections::{HashMap, VecDeque};

use kernel::{Phrase, Seat, Seats};

use crate::family::Family;
use crate::journal::Change;
use crate::protocol::{Answer, Clock, RefusalKind, Refused, Standing};
use crate::secret::Secret;
use crate::table::{Desk, Table, refused};

/// The bot that plays for people who are away.
pub const STAND_IN: &str = "greedy";

/// Somebody at the table.
pub(crate) struct Person {
    /// The name; `None` after they left.
    pub name: Option<String>,
    pub tokens: Vec<Secret>,
    pub link: Option<(Secret, u64)>,
    pub salt: String,
    /// The hands that this person has seen.
    pub seen: Seats,
    pub answers: Answers,
}

/// The answers to the commands of a person, by their ids: a repeated id gets its first answer again.
#[derive(Default)]
pub(crate) struct Answers {
    by_id: HashMap<String, Answer>,
    /// The ids, the oldest first.
    order: VecDeque<String>,
}

impl Answers {
    /// How many are kept: more than a person sends in a game. A flood pushes out only its own.
    const KEPT: usize = 20_000;

    pub fn first(&self, id: &str) -> Option<&Answer> {
        self.by_id.get(id)
    }

    /// Keeps an answer. While a command is carried out, each of its entries and then its end write the same one; what was
    /// answered with a draft is carried out later, and its answer stays.
    pub fn keep(&mut self, answer: Answer) {
        if let Some(kept) = self.by_id.get_mut(&answer.id) {
            if !kept.drafted {
                *kept = answer;
            }
            return;
        }
        if self.order.len() == Answers::KEPT
            && let Some(oldest) = self.order.pop_front()
        {
            self.by_id.remove(&oldest);
        }
        self.order.push_back(answer.id.clone());
        self.by_id.insert(answer.id.clone(), answer);
    }
}

/// The most devices of a person. One more replaces the oldest.
const DEVICES: usize = 4;

impl Person {
    /// Somebody who has just come.
    pub fn new(name: &str, token: Secret) -> Person {
        Person {
            name: Some(name.into()),
            tokens: vec![token],
            link: None,
            salt: String::new(),
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
    pub away: bool,
    pub resigned: bool,
    pub would_end: bool,
    pub would_play_again: bool,
    pub standing: Standing,
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
        (self.holder, self.name) = (holder, None);
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
    /// The host: the first person who came and is still at the table.
    pub fn host(&self) -> Option<u16> {
        self.people.iter().position(|person| person.name.is_some()).map(|at| at as u16)
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
