//! One table: who sits there, what it waits for, and what it says to whom.

use std::collections::VecDeque;

use kernel::{Entry, Game, Seat, Seats, Written};
use serde_json::Value;

use crate::dice::Dice;
use crate::family::Family;
use crate::journal::{Change, Kept};
use crate::play::{Play, Trial, Trouble};
use crate::protocol::{
    Answer, ChatLine, Command, How, Kind, Message, Notice, Phase, Refused, Request, Settings, Standing,
};
use crate::secret::Secret;
use crate::wake::Wake;

/// The bot that plays for people who are away.
pub const STAND_IN: &str = "greedy";
/// What is remembered of a person's last commands.
const REMEMBERED: usize = 64;
/// What is remembered of the talk.
const CHAT_LENGTH: usize = 50;

/// What the table is told about the world with everything it is told: it has no clock and no chance of its own.
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

/// Whom something is said to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// Whoever holds this seat.
    Seat(u8),
    /// One of the people, whatever they hold.
    Person(u16),
    /// Those without a seat.
    Public,
    /// Everybody.
    All,
}

/// Something to say, once what came with it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Say {
    /// To whom.
    pub to: To,
    /// What.
    pub message: Message,
}

/// A question to a bot; it is answered somewhere else, and the answer comes back with [`crate::AnyTable::thought`].
pub struct Thought {
    /// Which seat it plays.
    pub seat: u8,
    /// Which question it answers.
    pub question: u64,
    /// The thinking; it may take its time, and it may fail.
    pub think: Box<dyn FnOnce() -> String + Send>,
}

/// What came of something: what to store, and what to do once it is stored.
#[derive(Default)]
pub struct Done {
    /// To be stored, all or nothing, before anything else.
    pub entries: Vec<Kept>,
    /// Then to be said.
    pub say: Vec<Say>,
    /// The answer to whoever asked.
    pub answer: Option<Answer>,
    /// Questions to bots.
    pub think: Vec<Thought>,
    /// People whose turn has come.
    pub turns: Vec<u16>,
    /// What a rule said when it failed, for whoever runs the server.
    pub fault: Option<String>,
    /// Whether a table like this one shall be opened, with the entries of [`crate::AnyTable::successor`].
    pub rematch: bool,
}

/// Somebody at the table.
pub(crate) struct Person {
    /// The name; nothing once they left.
    pub name: Option<String>,
    pub tokens: Vec<Secret>,
    pub link: Option<(Secret, u64)>,
    pub salt: String,
    /// The hands that this person has seen.
    pub seen: Seats,
    /// What was answered to the last commands.
    pub answers: VecDeque<Answer>,
}

/// A seat of the table.
#[derive(Default)]
pub(crate) struct Chair {
    pub holder: Holder,
    pub away: bool,
    pub resigned: bool,
    pub would_end: bool,
    pub standing: Standing,
    /// Milliseconds left to think.
    pub left: u64,
    /// Since when the seat is awaited.
    pub since: Option<u64>,
    /// The question that a pause belongs to, and when the pause is over.
    pub pause: Option<(u64, u64)>,
    /// What was answered before the pause was over, in words.
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
}

/// What may be chosen in the games of a family.
pub(crate) type ActionOf<F> = <<F as Family>::Game as kernel::Game>::Action;

/// One table, for the games of one family.
pub(crate) struct Table<F: Family> {
    pub family: F,
    pub settings: Settings,
    /// The position that the game begins from, if it was laid by hand.
    pub position: Option<Value>,
    pub secret: Secret,
    /// The SHA-256 of the secret, for everybody.
    pub commitment: String,
    pub people: Vec<Person>,
    pub chairs: Vec<Chair>,
    pub phase: Phase,
    pub ended: Option<(How, Seats)>,
    pub play: Option<Play<F::Game>>,
    pub version: u64,
    pub chat: VecDeque<ChatLine>,
    /// How many lines were ever said.
    pub spoken: usize,
    pub rematch: Option<String>,
    pub notice: Option<String>,
    pub wakes: Vec<Wake>,
    pub kept: u64,
    pub opened: u64,
    pub touched: u64,
}

/// How long the id of a command may be.
const ID_LENGTH: usize = 64;

pub(crate) fn refused<T>(kind: Kind, why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::new(kind, why))
}

impl<F: Family> Table<F> {
    /// A table that nothing has happened at; its first entry opens it.
    pub fn new(family: F, settings: Settings, secret: Secret, now: u64) -> Table<F> {
        let chairs = (0..family.seats()).map(|_| Chair::default()).collect();
        Table {
            family,
            settings,
            position: None,
            secret,
            commitment: Dice::commitment(secret),
            people: Vec::new(),
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
            kept: 1,
            opened: now,
            touched: now,
        }
    }

    /// Who hosts: the first who came and is still there.
    pub fn host(&self) -> Option<u16> {
        self.people.iter().position(|person| person.name.is_some()).map(|at| at as u16)
    }

    pub fn seats_of(&self, person: u16) -> Seats {
        let held = self.chairs.iter().enumerate().filter(|(_, chair)| chair.person() == Some(person));
        held.map(|(at, _)| Seat(at as u8)).collect()
    }

    /// Answers one command. What is refused changes nothing, but that whoever was away is back.
    pub fn request(&mut self, person: u16, request: Request, moment: &Moment) -> Done {
        let mut done = Done::default();
        if request.id.is_empty() || request.id.chars().count() > ID_LENGTH {
            let refused =
                Refused::new(Kind::Unreadable, format!("the id of a command has 1 to {ID_LENGTH} characters"));
            done.answer = Some(Answer { refused: Some(refused), ..self.answer(String::new(), false) });
            return done;
        }
        let id = request.id.clone();
        let Some(somebody) = self.people.get(person as usize).filter(|it| it.name.is_some()) else {
            let refused = Refused::new(Kind::NotYours, "you are not at this table");
            done.answer = Some(Answer { refused: Some(refused), ..self.answer(id, false) });
            return done;
        };
        if let Some(first) = somebody.answers.iter().find(|answer| answer.id == id) {
            done.answer = Some(first.clone());
            return done;
        }
        let before = self.before();
        let by = Some((person, id.clone()));
        let told = self.obey(person, request, by, moment, &mut done);
        let answer = match told {
            Ok(told) => {
                let answer = Answer { drafted: told.drafted, link: told.link, ..self.answer(id, true) };
                self.remember(person, answer.clone());
                answer
            }
            Err(refused) => Answer { refused: Some(refused), ..self.answer(id, false) },
        };
        done.answer = Some(answer);
        self.schedule(moment);
        self.tell(&before, moment, &mut done);
        done
    }

    fn answer(&self, id: String, ok: bool) -> Answer {
        Answer { id, ok, version: self.version, drafted: false, refused: None, link: None }
    }

    fn remember(&mut self, person: u16, answer: Answer) {
        let Some(person) = self.people.get_mut(person as usize) else { return };
        if person.answers.iter().any(|it| it.id == answer.id) {
            return;
        }
        if person.answers.len() == REMEMBERED {
            person.answers.pop_front();
        }
        person.answers.push_back(answer);
    }

    fn obey(
        &mut self,
        person: u16,
        request: Request,
        by: Option<(u16, String)>,
        moment: &Moment,
        done: &mut Done,
    ) -> Result<Told, Refused> {
        if self.phase == Phase::Frozen && !matches!(request.command, Command::Chat { .. }) {
            let why = self.notice.clone().unwrap_or_else(|| "this table stands still".into());
            return refused(Kind::Frozen, why);
        }
        let mut desk = Desk { at: moment.now, by, done };
        match request.command {
            Command::Act { .. } | Command::Cancel | Command::Undo { .. } => {
                self.move_game(person, request.seat, request.version, request.command, &mut desk)
            }
            command => self.run_table(person, request.seat, command, moment, &mut desk),
        }
    }

    fn move_game(
        &mut self,
        person: u16,
        seat: Option<u8>,
        version: Option<u64>,
        command: Command,
        desk: &mut Desk<'_>,
    ) -> Result<Told, Refused> {
        let seat = self.speaks_for(person, seat)?;
        if self.phase != Phase::Playing {
            return refused(Kind::NotNow, "no game is running");
        }
        if self.chairs[seat.index()].resigned {
            return refused(Kind::NotNow, "this seat has resigned");
        }
        self.is_back(seat, desk);
        let Some(play) = &self.play else { return refused(Kind::NotNow, "no game is running") };
        let Some(version) = version else {
            return refused(Kind::Unreadable, "this command needs the version it answers");
        };
        if version > self.version || version < play.since[seat.index()] {
            let why = format!("the game has moved on to version {}; look again", self.version);
            return refused(Kind::Stale, why);
        }
        match command {
            Command::Cancel => {
                let chair = &mut self.chairs[seat.index()];
                let had = !chair.held.is_empty() || play.draft.as_ref().is_some_and(|draft| draft.seat == seat);
                chair.held.clear();
                self.play.as_mut().expect("a game is running").draft.take_if(|draft| draft.seat == seat);
                if had { Ok(Told::DRAFTED) } else { refused(Kind::NotNow, "there is nothing to cancel") }
            }
            Command::Undo { steps } => {
                let allowed = play.course.undoable(seat);
                if steps == 0 || steps > allowed {
                    return refused(
                        Kind::Rules,
                        format!(
                            "{steps} steps cannot be taken back, but {allowed}: chance fell, something hidden was seen, or another seat spoke before"
                        ),
                    );
                }
                self.moved(vec![Entry::Undid(seat, steps)], desk)?;
                Ok(Told::KEPT)
            }
            Command::Act { actions } => self.act(seat, actions, desk),
            other => unreachable!("{other:?} does not move the game"),
        }
    }

    /// The seat that a person speaks for.
    pub fn speaks_for(&self, person: u16, seat: Option<u8>) -> Result<Seat, Refused> {
        let held = self.seats_of(person);
        match seat {
            Some(seat) if held.has(Seat(seat.min(7))) && seat < 8 => Ok(Seat(seat)),
            Some(seat) => refused(Kind::NotYours, format!("you do not hold seat {seat}")),
            None if held.len() == 1 => Ok(held.lowest().expect("one seat")),
            None if held.is_empty() => refused(Kind::NotYours, "you hold no seat"),
            None => refused(Kind::Unreadable, "you hold several seats; say which one speaks"),
        }
    }

    /// Whoever speaks is no longer away.
    pub fn is_back(&mut self, seat: Seat, desk: &mut Desk<'_>) {
        if self.chairs[seat.index()].away {
            self.keep(Change::Back { seat: seat.0 }, desk);
        }
    }

    fn act(&mut self, seat: Seat, texts: Vec<String>, desk: &mut Desk<'_>) -> Result<Told, Refused> {
        const CHAIN: usize = 64;
        if texts.is_empty() || texts.len() > CHAIN || texts.iter().any(|text| text.len() > 400) {
            return refused(Kind::Limit, format!("a chain has 1 to {CHAIN} actions of at most 400 bytes"));
        }
        let play = self.play.as_ref().expect("a game is running");
        let draft = play.draft.as_ref().filter(|draft| draft.seat == seat);
        let mut actions = draft.map(|draft| draft.actions.clone()).unwrap_or_default();
        for text in &texts {
            match play.game.read_action(text) {
                Ok(action) => actions.push(action),
                Err(wrong) => return refused(Kind::Unreadable, wrong.to_string()),
            }
        }
        let trial = play.try_actions(seat, &actions, true);
        // An answer to a hidden question waits until the pause is over, as the table's own answer would.
        let chair = &mut self.chairs[seat.index()];
        let question = play.since[seat.index()];
        let waits = chair.pause.is_some_and(|(it, until)| it == question && desk.at < until);
        match trial {
            Ok(Trial::Complete(_)) if waits => {
                chair.held = texts;
                Ok(Told::DRAFTED)
            }
            Ok(Trial::Complete(entries)) => {
                self.moved(entries, desk)?;
                Ok(Told::KEPT)
            }
            Ok(Trial::Open(draft)) => {
                self.play.as_mut().expect("a game is running").draft = Some(draft);
                Ok(Told::DRAFTED)
            }
            Err(trouble) => Err(self.refuse(trouble, desk)),
        }
    }

    /// A trouble as a refusal; a rule that failed freezes the table.
    fn refuse(&mut self, trouble: Trouble, desk: &mut Desk<'_>) -> Refused {
        match trouble {
            Trouble::Unfit(refused) => refused,
            Trouble::Panicked(fault) => {
                desk.done.fault = Some(fault);
                let why = "a rule of the game failed, and this table stands still; its record is kept";
                self.keep(Change::Frozen { why: why.into() }, desk);
                Refused::new(Kind::Frozen, why)
            }
        }
    }

    /// Does what a bot or the table itself says for a seat; whether it could be done.
    pub fn answer_for(&mut self, seat: Seat, actions: &[ActionOf<F>], desk: &mut Desk<'_>) -> bool {
        let Some(play) = &self.play else { return false };
        match play.try_actions(seat, actions, false) {
            Ok(Trial::Complete(entries)) => self.moved(entries, desk).is_ok(),
            Ok(Trial::Open(_)) => unreachable!("nothing was to be drafted"),
            Err(trouble @ Trouble::Panicked(_)) => {
                self.refuse(trouble, desk);
                true
            }
            Err(Trouble::Unfit(_)) => false,
        }
    }

    /// Lets chance fall before anybody chose.
    pub fn let_fall(&mut self, desk: &mut Desk<'_>) {
        let Some(play) = &self.play else { return };
        match play.try_chance() {
            Ok(entries) if entries.is_empty() => {}
            Ok(entries) => drop(self.moved(entries, desk)),
            Err(trouble) => drop(self.refuse(trouble, desk)),
        }
    }

    /// Carries out entries that were tried, and keeps them.
    fn moved(&mut self, entries: Vec<crate::play::EntryOf<F::Game>>, desk: &mut Desk<'_>) -> Result<(), Refused> {
        let play = self.play.as_mut().expect("a game is running");
        let steps = play.written(&entries);
        let version = self.version + 1;
        if let Err(unfit) = play.carry_out(&entries, version) {
            return refused(Kind::Rules, unfit.to_string());
        }
        self.moved_on(&entries, desk.at);
        let kept = desk.kept(Change::Moved { steps });
        self.note(&kept);
        desk.done.entries.push(kept);
        Ok(())
    }

    /// What follows from the game having moved on: the version, the clocks, an old draft, the end.
    pub fn moved_on(&mut self, entries: &[crate::play::EntryOf<F::Game>], at: u64) {
        self.version += 1;
        let play = self.play.as_mut().expect("a game is running");
        let actors: Seats = entries
            .iter()
            .filter_map(|entry| match entry {
                Entry::Did(seat, _) | Entry::Undid(seat, _) => Some(*seat),
                Entry::Fell(_) => None,
            })
            .collect();
        // A draft that still fits stays; its owner has not been asked anything else.
        if let Some(draft) = play.draft.take()
            && !actors.has(draft.seat)
            && let Ok(Trial::Open(draft)) = play.try_actions(draft.seat, &draft.actions, true)
        {
            play.draft = Some(draft);
        }
        let (due, _) = play.awaited();
        let is_over = play.game.standing(play.state()).is_some();
        for (index, chair) in self.chairs.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            if actors.has(seat) || !due.has(seat) {
                chair.stop_clock(at, self.settings.clock);
                chair.held.clear();
                chair.thinking = None;
            }
            if due.has(seat) && chair.since.is_none() {
                chair.since = Some(at);
            }
            if due.has(seat) && play.game.pass(play.state(), seat).is_none() {
                chair.standing.pass_until_my_turn = false;
            }
        }
        if is_over {
            self.phase = Phase::Over;
        }
    }

    /// Carries out a change and keeps it.
    pub fn keep(&mut self, change: Change, desk: &mut Desk<'_>) {
        let kept = desk.kept(change);
        self.apply(&kept).expect("what a table keeps it can carry out");
        desk.done.entries.push(kept);
    }

    /// Counts an entry, and remembers whose command it was.
    pub fn note(&mut self, kept: &Kept) {
        self.kept += 1;
        self.touched = kept.at;
        if let Some((person, id)) = &kept.by {
            self.remember(*person, self.answer(id.clone(), true));
        }
    }

    /// Carries out an entry of the journal, new or old.
    pub fn apply(&mut self, kept: &Kept) -> Result<(), String> {
        let chairs = self.chairs.len();
        let chair = |seat: u8| if usize::from(seat) < chairs { Ok(usize::from(seat)) } else { Err("no such seat") };
        let somebody = |person: u16| {
            if usize::from(person) < self.people.len() { Ok(usize::from(person)) } else { Err("no such person") }
        };
        let line = self.chat_line(kept);
        match &kept.what {
            Change::Opened { .. } => return Err("a table is opened once".into()),
            Change::Joined { name, token } => self.people.push(Person {
                name: Some(name.clone()),
                tokens: vec![*token],
                link: None,
                salt: String::new(),
                seen: Seats::NONE,
                answers: VecDeque::new(),
            }),
            Change::Claimed { person, token } => {
                const DEVICES: usize = 4;
                let person = somebody(*person)?;
                let person = &mut self.people[person];
                person.link = None;
                if person.tokens.len() == DEVICES {
                    person.tokens.remove(0);
                }
                person.tokens.push(*token);
            }
            Change::Linked { person, link, until } => {
                let person = somebody(*person)?;
                self.people[person].link = Some((*link, *until));
            }
            Change::Left { person } => {
                let at = somebody(*person)?;
                let playing = self.phase == Phase::Playing;
                for chair in self.chairs.iter_mut().filter(|chair| chair.person() == Some(*person)) {
                    chair.holder = if playing { Holder::Bot(STAND_IN.into()) } else { Holder::Nobody };
                    (chair.away, chair.since) = (false, chair.since);
                }
                self.people[at].name = None;
                self.people[at].tokens.clear();
                self.people[at].link = None;
            }
            Change::Sat { seat, person } => {
                let (seat, at) = (chair(*seat)?, somebody(*person)?);
                self.chairs[seat].holder = Holder::Person(*person);
                self.chairs[seat].resigned = false;
                self.chairs[seat].away = false;
                if self.phase != Phase::Lobby {
                    self.people[at].seen = self.people[at].seen.with(Seat(seat as u8));
                }
            }
            Change::Bot { seat, bot } => {
                let seat = chair(*seat)?;
                self.chairs[seat].holder = Holder::Bot(bot.clone());
            }
            Change::Freed { seat } => {
                let seat = chair(*seat)?;
                self.chairs[seat].holder = Holder::Nobody;
            }
            Change::Settled { settings } => self.settings = settings.clone(),
            Change::Salted { person, salt } => {
                let person = somebody(*person)?;
                self.people[person].salt = salt.clone();
            }
            Change::Begun { salts, setup, .. } => {
                let game = self.family.given(setup).map_err(|wrong| format!("the set-up: {wrong}"))?;
                let laid = self.laid(&game).map_err(|wrong| format!("the position: {wrong}"))?;
                let start = laid.map_or_else(|| game.start(), |laid| *laid.state());
                self.play = Some(Play::new(game, start, Dice::new(self.secret, salts.clone())));
                self.phase = Phase::Playing;
                self.version += 1;
                for seat in 0..chairs {
                    if let Some(person) = self.chairs[seat].person() {
                        let seen = &mut self.people[person as usize].seen;
                        *seen = seen.with(Seat(seat as u8));
                    }
                    self.chairs[seat].left = self.settings.clock.map_or(0, |clock| u64::from(clock.bank) * 1000);
                }
                let (due, _) = self.play.as_ref().expect("it began").awaited();
                for seat in due {
                    self.chairs[seat.index()].since = Some(kept.at);
                }
            }
            Change::Moved { steps } => {
                let play = self.play.as_mut().ok_or("no game is running")?;
                let entries = play.read(steps)?;
                play.carry_out(&entries, self.version + 1).map_err(|unfit| unfit.to_string())?;
                self.moved_on(&entries, kept.at);
            }
            Change::Said { .. } => {} // It is read in the chat.
            Change::Away { seat } => {
                let seat = chair(*seat)?;
                self.chairs[seat].stop_clock(kept.at, self.settings.clock);
                self.chairs[seat].away = true;
            }
            Change::Back { seat } => {
                let seat = chair(*seat)?;
                let due = self.play.as_ref().map_or(Seats::NONE, |play| play.awaited().0);
                let chair = &mut self.chairs[seat];
                chair.away = false;
                chair.thinking = None;
                chair.since = due.has(Seat(seat as u8)).then_some(kept.at);
            }
            Change::Resigned { seat } => {
                let seat = chair(*seat)?;
                self.chairs[seat].resigned = true;
            }
            Change::WouldEnd { seat, would } => {
                let seat = chair(*seat)?;
                self.chairs[seat].would_end = *would;
            }
            Change::Ended { how, winners } => {
                self.phase = Phase::Over;
                self.ended = Some((*how, winners.iter().filter(|seat| **seat < 8).map(|seat| Seat(*seat)).collect()));
            }
            Change::Standing { seat, standing } => {
                let seat = chair(*seat)?;
                self.chairs[seat].standing = standing.clone();
            }
            Change::Rematch { table } => self.rematch = Some(table.clone()),
            Change::Frozen { why } => {
                self.phase = Phase::Frozen;
                self.notice = Some(why.clone());
            }
            Change::Resumed { why, .. } => self.notice = Some(why.clone()),
        }
        if let Some(line) = line {
            if self.chat.len() == CHAT_LENGTH {
                self.chat.pop_front();
            }
            self.chat.push_back(line);
            self.spoken += 1;
        }
        self.note(kept);
        Ok(())
    }

    /// What is read in the chat of an entry that is about to be carried out, if anything.
    fn chat_line(&self, kept: &Kept) -> Option<ChatLine> {
        let at = kept.at;
        let by_table = |notice: Notice, person: u16| {
            let name = self.people.get(usize::from(person))?.name.clone()?;
            Some(ChatLine { at, person: None, text: notice.sentence(&name), notice: Some(notice), name: Some(name) })
        };
        let person_on = |seat: u8| self.chairs.get(usize::from(seat)).and_then(Chair::person);
        match kept.what {
            Change::Said { person, ref text } => {
                Some(ChatLine { at, person, text: text.clone(), notice: None, name: None })
            }
            Change::Away { seat } => by_table(Notice::Away, person_on(seat)?),
            Change::Resigned { seat } => by_table(Notice::Resigns, person_on(seat)?),
            Change::Left { person } => by_table(Notice::Leaves, person),
            Change::Sat { person, .. } if self.phase == Phase::Playing => by_table(Notice::Sits, person),
            _ => None,
        }
    }
}

impl Chair {
    /// Takes what was thought from the bank.
    fn stop_clock(&mut self, at: u64, clock: Option<crate::protocol::Clock>) {
        if let (Some(since), Some(clock)) = (self.since.take(), clock) {
            let used = at.saturating_sub(since).saturating_sub(u64::from(clock.grace) * 1000);
            self.left = self.left.saturating_sub(used);
        }
    }
}

/// Where changes are put down while a command is carried out.
pub(crate) struct Desk<'a> {
    pub at: u64,
    pub by: Option<(u16, String)>,
    pub done: &'a mut Done,
}

impl Desk<'_> {
    /// A change with when and by whose command.
    pub fn kept(&self, what: Change) -> Kept {
        Kept { at: self.at, by: self.by.clone(), what }
    }
}

/// How a command was carried out.
pub(crate) struct Told {
    pub drafted: bool,
    pub link: Option<String>,
}

impl Told {
    pub const KEPT: Told = Told { drafted: false, link: None };
    pub const DRAFTED: Told = Told { drafted: true, link: None };
}
