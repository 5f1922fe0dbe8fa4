//! How the entries of a journal change a table. New entries and old ones are carried out by the same code.

use kernel::{Game, Notes, Phrase, Seat, Seats};
use serde_json::Value;

use crate::dice::Dice;
use crate::family::Family;
use crate::journal::{Change, Kept};
use crate::people::{Chair, Holder, Person, STAND_IN};
use crate::play::{LogEntry, TableGame};
use crate::protocol::{Answer, ChatLine, Notice, Phase};
use crate::secret::Secret;
use crate::table::{Desk, Table};

/// How many lines of the chat are remembered.
const CHAT_LENGTH: usize = 50;

impl<F: Family> Table<F> {
    /// Carries out a change and adds it to the journal.
    pub fn keep(&mut self, change: Change, desk: &mut Desk<'_>) {
        let kept = desk.kept(change);
        self.apply(&kept).expect("what a table keeps it can carry out");
        desk.done.entries.push(kept);
    }

    /// Counts an entry, and remembers whose command it was.
    pub fn note(&mut self, kept: &Kept) {
        self.kept += 1;
        self.touched = kept.at;
        if let Some((person, id)) = &kept.by
            && let Some(person) = self.people.get_mut(usize::from(*person))
        {
            if self.replaying {
                person.answers.recall(id, self.version);
            } else {
                person.answers.keep(id, Answer::obeyed(String::new(), self.version));
            }
        }
    }

    /// All entries of the journal are carried out.
    pub fn is_replayed(&mut self) {
        self.replaying = false;
        self.people.iter_mut().for_each(|person| person.answers.are_recalled());
    }

    /// Carries out an entry of the journal, new or old.
    pub fn apply(&mut self, kept: &Kept) -> Result<(), String> {
        let line = self.chat_line(kept);
        self.change(kept)?;
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

    fn change(&mut self, kept: &Kept) -> Result<(), String> {
        match &kept.what {
            Change::Opened { .. } => return Err("a table is opened once".into()),
            Change::Joined { name, token } => self.people.push(Person::new(name, *token, self.kept)),
            Change::Came { person, name, token } => *self.known(*person)? = Person::new(name, *token, self.kept),
            Change::Claimed { person, token } => self.claimed(*person, *token)?,
            Change::Linked { person, link, until } => self.known(*person)?.link = Some((*link, *until)),
            Change::Left { person } => self.left(*person)?,
            Change::Kicked { .. }
            | Change::Muted { .. }
            | Change::Door { .. }
            | Change::Host { .. }
            | Change::Blocked { .. }
            | Change::AgreedBot { .. }
            | Change::DisagreedBot { .. }
            | Change::Barred { .. }
            | Change::Replaced { .. } => self.change_guests(&kept.what)?,
            Change::Sat { seat, person } => self.sat(*seat, *person)?,
            Change::Named { seat, name } => self.chair(*seat)?.name.clone_from(name),
            Change::Bot { seat, bot } => self.chair(*seat)?.hold(Holder::Bot(bot.clone())),
            Change::Brought { seat, deck } => self.chair(*seat)?.deck.clone_from(deck),
            Change::Freed { seat } => self.chair(*seat)?.hold(Holder::Nobody),
            Change::Settled { settings } => self.settings = settings.clone(),
            Change::Salted { person, salt } => self.known(*person)?.salt.clone_from(salt),
            Change::Choosing { salts, choosing } => {
                self.phase = Phase::Choosing;
                self.choosing = Some((choosing.clone(), salts.clone()));
            }
            Change::Chose { word, .. } => {
                let (choosing, _) = self.choosing.as_mut().ok_or("nothing is chosen")?;
                choosing.chosen.push(word.clone());
            }
            Change::Begun { salts, setup, decided, decks, .. } => {
                if !decks.is_empty() {
                    self.family = self.family.with_decks(decks).map_err(|wrong| wrong.to_string())?;
                    self.decks.clone_from(decks);
                }
                if let Some(decided) = decided {
                    self.family = self.family.completed(&decided.spec).map_err(|wrong| wrong.to_string())?;
                    self.decided = Some(decided.clone());
                    self.choosing = None;
                }
                self.begun(salts, setup, kept.at)?;
            }
            Change::Moved { steps } => {
                let play = self.play.as_mut().ok_or("no game is running")?;
                let entries = play.read(steps)?;
                play.carry_out(&entries, self.version + 1).map_err(|unfit| unfit.to_string())?;
                self.moved_on(&entries, kept.at);
            }
            Change::Ruled { .. } => {} // Only those who load the journal read it.
            Change::Said { .. } => {}  // It is read in the chat.
            Change::Away { seat } => {
                let clock = self.settings.clock;
                let chair = self.chair(*seat)?;
                chair.stop_clock(kept.at, clock);
                chair.away = true;
            }
            Change::Back { seat } => {
                let due = self.play.as_ref().map_or(Seats::NONE, |play| play.awaited().0);
                let chair = self.chair(*seat)?;
                chair.away = false;
                chair.thinking = None;
                chair.since = due.has(Seat(*seat)).then_some(kept.at);
            }
            Change::Resigned { seat } => self.chair(*seat)?.resigned = true,
            Change::WouldEnd { seat, would } => self.chair(*seat)?.would_end = *would,
            Change::Ended { how, winners } => {
                self.phase = Phase::Over;
                self.ended = Some((*how, winners.iter().filter(|seat| **seat < 8).map(|seat| Seat(*seat)).collect()));
            }
            Change::Standing { seat, standing } => self.chair(*seat)?.standing = standing.clone(),
            Change::WouldPlayAgain { seat } => self.chair(*seat)?.would_play_again = true,
            Change::Rematch { table } => self.rematch = Some(table.clone()),
            Change::Frozen { .. } => {
                self.phase = Phase::Frozen;
                self.notice = Some(Notice::new(Phrase::new("table.notice.frozen")));
            }
            Change::Resumed { from, .. } => {
                let said = Phrase::new("table.notice.resumed").with("entry", *from as u32);
                self.notice = Some(Notice::new(said));
            }
        }
        Ok(())
    }

    pub(crate) fn chair(&mut self, seat: u8) -> Result<&mut Chair, String> {
        self.chairs.get_mut(usize::from(seat)).ok_or_else(|| "no such seat".into())
    }

    pub(crate) fn known(&mut self, person: u16) -> Result<&mut Person, String> {
        self.people.get_mut(usize::from(person)).ok_or_else(|| "no such person".into())
    }

    /// Gives a device to a person. A device belongs to one person, so everybody else loses it.
    fn claimed(&mut self, person: u16, token: Secret) -> Result<(), String> {
        for other in &mut self.people {
            other.tokens.retain(|it| *it != token);
        }
        self.known(person)?.claim(token);
        Ok(())
    }

    pub(crate) fn left(&mut self, person: u16) -> Result<(), String> {
        let somebody = self.known(person)?;
        somebody.name = None;
        somebody.tokens.clear();
        somebody.link = None;
        if self.guests.host == Some(person) {
            self.guests.host = None;
        }
        for chair in &mut self.chairs {
            chair.bot_votes.retain(|it| *it != person);
        }
        let playing = matches!(self.phase, Phase::Playing | Phase::Choosing);
        for chair in self.chairs.iter_mut().filter(|chair| chair.person() == Some(person)) {
            chair.holder = if playing { Holder::Bot(STAND_IN.into()) } else { Holder::Nobody };
            chair.away = false;
            chair.bot_votes.clear();
        }
        Ok(())
    }

    fn sat(&mut self, seat: u8, person: u16) -> Result<(), String> {
        self.known(person)?;
        let chair = self.chair(seat)?;
        chair.hold(Holder::Person(person));
        chair.resigned = false;
        chair.away = false;
        if self.phase != Phase::Lobby {
            let somebody = self.known(person)?;
            somebody.seen = somebody.seen.with(Seat(seat));
        }
        Ok(())
    }

    fn begun(&mut self, salts: &[String], setup: &Value, at: u64) -> Result<(), String> {
        let game = self.family.given(setup).map_err(|wrong| format!("the set-up: {wrong}"))?;
        let mut notes = Notes::default();
        let laid = self.laid(&game, &mut notes).map_err(|wrong| format!("the position: {wrong}"))?;
        let start = laid.map_or_else(|| game.start(), |laid| *laid.state());
        let mut play = TableGame::new(game, start, Dice::new(self.secret, salts.to_vec()));
        // The steps in `then` of a position are told as if they had just happened.
        play.log.extend(notes.events.into_iter().map(|event| (self.version + 1, LogEntry::Happened(0, event))));
        let (due, _) = play.awaited();
        self.play = Some(play);
        self.phase = Phase::Playing;
        self.version += 1;
        for (seat, chair) in self.chairs.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            if let Some(person) = chair.person() {
                let seen = &mut self.people[usize::from(person)].seen;
                *seen = seen.with(seat);
            }
            chair.left = self.settings.clock.map_or(0, |clock| u64::from(clock.bank) * 1000);
            if due.has(seat) {
                chair.since = Some(at);
            }
        }
        Ok(())
    }

    /// The chat line of an entry that is about to be carried out, if it has one.
    fn chat_line(&self, kept: &Kept) -> Option<ChatLine> {
        let at = kept.at;
        let name = |person: u16| self.people.get(usize::from(person))?.name.clone();
        let told = |said: Phrase| {
            let Notice { text, said } = Notice::new(said);
            Some(ChatLine { at, person: None, name: None, text, said: Some(said) })
        };
        let by_table = |key: &'static str, person: u16| told(Phrase::new(key).with("name", name(person)?));
        let person_on = |seat: u8| self.chairs.get(usize::from(seat)).and_then(Chair::person);
        match kept.what {
            Change::Said { person, ref text } => {
                Some(ChatLine { at, person, name: person.and_then(name), text: text.clone(), said: None })
            }
            Change::Away { seat } => by_table("table.notice.away", person_on(seat)?),
            Change::Resigned { seat } => by_table("table.notice.resigns", person_on(seat)?),
            Change::Left { person } => by_table("table.notice.leaves", person),
            Change::Kicked { person } => by_table("table.notice.kicked", person),
            Change::Muted { person, muted: true } => by_table("table.notice.muted", person),
            Change::Muted { person, muted: false } => by_table("table.notice.unmuted", person),
            Change::Host { person } => by_table("table.notice.host", person),
            Change::Replaced { seat } => by_table("table.notice.replaced", person_on(seat)?),
            Change::Door { open: true } => told(Phrase::new("table.notice.door-opened")),
            Change::Door { open: false } => told(Phrase::new("table.notice.door-closed")),
            Change::Sat { person, .. } if self.phase == Phase::Playing => by_table("table.notice.sits", person),
            _ => None,
        }
    }
}
