//! One table: who sits there, what it waits for, and what it says to whom.

use std::collections::VecDeque;

use kernel::{Phrase, Seats};
use serde_json::Value;

use crate::choosing::Choosing;
use crate::dice::Dice;
use crate::family::Family;
use crate::guests::Guests;
use crate::journal::{Change, Decided, Kept};
use crate::people::{Chair, Person};
use crate::play::TableGame;
use crate::protocol::{
    Answer, ChatLine, Command, How, Message, Notice, Phase, RefusalKind, Refused, Request, Settings,
};
use crate::secret::Secret;
use crate::wake::Wake;

/// The outside world at the time of a call. A table has no clock and no randomness of its own.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub now: u64,
    /// Fresh random bytes, never used before.
    pub random: [u8; 32],
    /// The seats whose people listen: nothing is prepared for the others.
    pub listening: Seats,
    /// Whether spectators listen.
    pub watched: bool,
}

/// Who speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// One of the people of the table, in the order in which they came.
    Person(u16),
    /// Anybody else.
    Stranger,
}

/// The addressee of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// The holder of this seat.
    Seat(u8),
    /// One of the people, with or without a seat.
    Person(u16),
    /// Those without a seat.
    Public,
    /// Everybody.
    All,
}

/// A message to send after the entries of the same [`Done`] are stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Say {
    /// To whom.
    pub to: To,
    /// What.
    pub message: Message,
}

/// A question to a bot. The caller runs `think` and brings the answer back with [`crate::AnyTable::thought`].
pub struct Thought {
    /// Which seat it plays.
    pub seat: u8,
    /// Which question it answers.
    pub question: u64,
    /// Computes the answer. It may take long, and it may panic.
    pub think: Box<dyn FnOnce() -> String + Send>,
}

/// The result of a call: what to store, and what to do after that.
#[derive(Default)]
pub struct Done {
    /// The entries to store first, all or none.
    pub entries: Vec<Kept>,
    /// The messages to send after that.
    pub say: Vec<Say>,
    /// The answer to the sender of the command.
    pub answer: Option<Answer>,
    /// Questions to bots.
    pub think: Vec<Thought>,
    /// People whose turn has come.
    pub turns: Vec<u16>,
    /// The panic message of a rule that failed, for the log of the server.
    pub fault: Option<String>,
    /// Whether to open a table for a rematch, with the entries of [`crate::AnyTable::successor`].
    pub rematch: bool,
    /// Whether the table is to be deleted, before the messages are sent.
    pub delete: bool,
}

/// One table, for the games of one family.
pub(crate) struct Table<F: Family> {
    pub family: F,
    pub settings: Settings,
    /// The position that the game begins from, if it was laid by hand.
    pub position: Option<Value>,
    /// What the players are choosing, and what each seat adds to the dice.
    pub choosing: Option<(Choosing, Vec<String>)>,
    /// How the spec was completed, if it left something open.
    pub decided: Option<Decided>,
    /// The decks with which the game began, in a game with decks.
    pub decks: Vec<Option<String>>,
    pub secret: Secret,
    /// The SHA-256 of the secret, for everybody.
    pub commitment: String,
    pub people: Vec<Person>,
    pub guests: Guests,
    pub chairs: Vec<Chair>,
    pub phase: Phase,
    pub ended: Option<(How, Seats)>,
    pub play: Option<TableGame<F::Game>>,
    pub version: u64,
    pub chat: VecDeque<ChatLine>,
    /// How many lines were ever said.
    pub spoken: usize,
    pub rematch: Option<String>,
    pub notice: Option<Notice>,
    pub wakes: Vec<Wake>,
    /// Whether it is being loaded from its journal.
    pub replaying: bool,
    pub kept: u64,
    pub opened: u64,
    pub touched: u64,
}

/// How long the id of a command may be.
const ID_LENGTH: u32 = 64;

/// Whether a command may have this id.
pub(crate) fn is_id(id: &str) -> bool {
    (1..=ID_LENGTH as usize).contains(&id.chars().count())
}

/// [`Refused::new`] as the error of a function.
pub(crate) fn refused<T>(kind: RefusalKind, said: Phrase) -> Result<T, Refused> {
    Err(Refused::new(kind, said))
}

impl<F: Family> Table<F> {
    /// A new table. Its first entry opens it.
    pub fn new(family: F, settings: Settings, secret: Secret, now: u64) -> Table<F> {
        let chairs = (0..family.seats()).map(|_| Chair::default()).collect();
        Table {
            family,
            settings,
            position: None,
            choosing: None,
            decided: None,
            decks: Vec::new(),
            secret,
            commitment: Dice::commitment(secret),
            people: Vec::new(),
            guests: Guests::default(),
            chairs,
            phase: Phase::Lobby,
            ended: None,
            play: None,
            version: 0,
            chat: VecDeque::new(),
            spoken: 0,
            rematch: None,
            notice: None,
            wakes: Vec::new(),
            replaying: false,
            kept: 1,
            opened: now,
            touched: now,
        }
    }

    /// Answers one command. A refused command changes nothing, except that a person who was away is back.
    pub fn request(&mut self, person: u16, request: Request, moment: &Moment) -> Done {
        let mut done = Done::default();
        if !is_id(&request.id) {
            let said = Phrase::new("table.refused.id").with("limit", ID_LENGTH);
            let refused = Refused::new(RefusalKind::Unreadable, said);
            done.answer = Some(Answer::refused(String::new(), self.version, refused));
            return done;
        }
        let id = request.id.clone();
        let Some(somebody) = self.people.get(person as usize).filter(|it| it.name.is_some()) else {
            done.answer = Some(Answer::refused(id, self.version, stranger()));
            return done;
        };
        if let Some(first) = somebody.answers.first(&id) {
            done.answer = Some(first);
            return done;
        }
        let before = self.before();
        let by = Some((person, id.clone()));
        let told = self.obey(person, request, by, moment, &mut done);
        let answer = match told {
            Ok(told) => Answer { drafted: told.drafted, link: told.link, ..Answer::obeyed(id, self.version) },
            Err(refused) => Answer::refused(id, self.version, refused),
        };
        if let Some(person) = self.people.get_mut(person as usize) {
            person.answers.keep(&answer.id, answer.clone());
        }
        done.answer = Some(answer);
        self.schedule(moment);
        self.tell(&before, moment, &mut done);
        done
    }

    fn obey(
        &mut self,
        person: u16,
        request: Request,
        by: Option<(u16, String)>,
        moment: &Moment,
        done: &mut Done,
    ) -> Result<Carried, Refused> {
        if self.phase == Phase::Frozen && !matches!(request.command, Command::Chat { .. }) {
            return Err(frozen());
        }
        let mut desk = Desk { at: moment.now, by, done };
        match request.command {
            Command::Act { .. } | Command::Cancel | Command::Undo { .. } => {
                self.move_game(person, request.seat, request.version, request.command, &mut desk)
            }
            command => self.run_table(person, request.seat, command, moment, &mut desk),
        }
    }
}

/// Refuses somebody who is not at the table.
pub(crate) fn stranger() -> Refused {
    Refused::new(RefusalKind::NotYours, Phrase::new("table.refused.stranger"))
}

/// Refuses a command because a rule of the game failed.
pub fn frozen() -> Refused {
    Refused::new(RefusalKind::Frozen, Phrase::new("table.refused.frozen"))
}

/// Collects the changes while a command is carried out.
pub(crate) struct Desk<'a> {
    pub at: u64,
    pub by: Option<(u16, String)>,
    pub done: &'a mut Done,
}

impl Desk<'_> {
    /// A change with its time and its command.
    pub fn kept(&self, what: Change) -> Kept {
        Kept { at: self.at, by: self.by.clone(), what }
    }
}

/// How a command was carried out.
pub(crate) struct Carried {
    pub drafted: bool,
    pub link: Option<String>,
}

impl Carried {
    pub const KEPT: Carried = Carried { drafted: false, link: None };
    pub const DRAFTED: Carried = Carried { drafted: true, link: None };
}
