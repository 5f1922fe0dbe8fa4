//! Tables of every family behind one trait object. Code below it is generic over the family; code above it uses `dyn`.

use std::borrow::Cow;

use kernel::{Phrase, Seat, Viewer, Written, Wrong};
use serde::Serialize;
use serde_json::Value;

use crate::entries::Entries;
use crate::family::{Family, Task, with_family};
use crate::journal::{Change, Kept};
use crate::lobby::check_settings;
use crate::people::{Chair, Holder};
use crate::play::guarded;
use crate::protocol::{Answer, Chance, Hint, Message, Phase, RefusalKind, Refused, Request, Review, Settings, Story};
use crate::secret::Secret;
use crate::story::Later;
use crate::table::{Desk, Done, Moment, Table, Who, is_id, stranger};

/// What a lobby tells about a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Summary {
    /// The rules.
    pub spec: String,
    /// Whether the game begins from a position that was laid by hand.
    pub laid: bool,
    /// Where the match stands.
    pub phase: Phase,
    /// Whether strangers may find it.
    pub listed: bool,
    /// Who sits on each seat: a name, a bot's name with `bot:` in front, or nothing.
    pub seats: Vec<Option<String>>,
    /// Who won, once it is over.
    pub winners: Vec<u8>,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub opened: u64,
    /// When something last happened, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub touched: u64,
}

impl Summary {
    /// The family of the game: the first word of the rules.
    pub fn family(&self) -> &str {
        self.spec.split(':').next().unwrap_or_default()
    }
}

/// A table of any game. It does no IO and has no clock. Its caller stores [`Done::entries`] and then sends
/// [`Done::say`].
pub trait AnyTable: Send {
    /// Answers a command.
    fn handle(&mut self, who: Who, request: Request, moment: &Moment) -> Done;
    /// Somebody new joins, with the hash of their token. Returns the person; [`Done::answer`] is empty.
    fn join(&mut self, name: &str, token: Secret, moment: &Moment) -> Result<(u16, Done), Refused>;
    /// Somebody comes with a private link and gets a new token.
    fn claim(&mut self, link: &str, token: Secret, moment: &Moment) -> Result<(u16, Done), Refused>;
    /// Somebody who has a token of the table before this one (a rematch carries them over) gets a token for this table.
    fn follow(&mut self, from: Secret, token: Secret, moment: &Moment) -> Result<(u16, Done), Refused>;
    /// Makes room at a full table: of the people who have no seat and are not among `here`, the first to have come leaves.
    fn make_room(&mut self, here: &[u16], moment: &Moment) -> Option<Done>;
    /// When the table next does something by itself.
    fn wakes_at(&self) -> Option<u64>;
    /// Does what is due by now.
    fn wake(&mut self, moment: &Moment) -> Done;
    /// A bot has answered; `None` if it failed.
    fn thought(&mut self, seat: u8, question: u64, answer: Option<String>, moment: &Moment) -> Done;
    /// Everything, through the eyes of a seat or of spectators.
    fn whole(&self, seat: Option<u8>, you: Option<u16>) -> Message;
    /// The person with this token.
    fn person(&self, token: Secret) -> Option<u16>;
    /// The seats that a person holds.
    fn seats_of(&self, person: u16) -> Vec<u8>;
    /// Who looks in with this token: a person of the table, or nobody of it if the table may be watched.
    fn admits(&self, token: Option<Secret>) -> Result<Option<u16>, Refused>;
    /// Whether a game runs that only its players and the host may look at.
    fn is_private(&self) -> bool;
    /// The answer that a person got to the command with this id.
    fn answered(&self, person: u16, id: &str) -> Option<Answer>;
    /// Refuses a command for a reason of the caller, and remembers that: the same id gets this answer again.
    fn turn_away(&mut self, person: u16, id: String, refused: Refused) -> Answer;
    /// The hashes of the tokens of those whom the host sent away.
    fn kicked(&self) -> Vec<Secret>;
    /// Those who were sent away from earlier tables of the same people: the addresses, and the hashes of the tokens there.
    fn barred(&self) -> &[(String, Vec<Secret>)];
    /// The version of the rules that it is played with here.
    fn rules_version(&self) -> u32;
    /// The version of the game.
    fn version(&self) -> u64;
    /// How many entries were kept.
    fn kept(&self) -> u64;
    /// Where the match stands.
    fn phase(&self) -> Phase;
    /// The address that is called when a person's turn comes.
    fn webhook(&self) -> Option<&str>;
    /// The name of a person.
    fn name(&self, person: u16) -> Option<&str>;
    /// What the list of tables shows about this table.
    fn summary(&self) -> Summary;
    /// The record of a match that is over, or frozen.
    fn record(&self) -> Result<Later<String>, Refused>;
    /// A page of all that happened so far, through the eyes of a seat or of spectators: what follows `after` steps.
    fn story(&self, seat: Option<u8>, after: u64) -> Result<Later<Story>, Refused>;
    /// Advice for a seat that is asked now, at a table that allows hints.
    fn hint(&self, seat: Option<u8>, seed: u64) -> Result<Later<Hint>, Refused>;
    /// A page of what a bot thinks of a match that is over: what follows `after` steps.
    fn review(&self, after: u64) -> Result<Later<Review>, Refused>;
    /// The table after the given number of steps of a match that is over, as any viewer sees it.
    fn scene(&self, step: u64, viewer: Viewer) -> Result<Later<Value>, Refused>;
    /// How all outcomes of chance of a match that is over were drawn.
    fn chance(&self) -> Result<Later<Chance>, Refused>;
    /// The entries that open a table like this one with the same people, for a rematch.
    fn successor(&self, secret: Secret, moment: &Moment) -> Vec<Kept>;
    /// The table of the rematch was opened.
    fn followed(&mut self, table: &str, moment: &Moment) -> Done;
    /// The table was loaded again. Clocks do not count the time in between.
    fn resume(&mut self, moment: &Moment);
}

impl<F: Family + 'static> AnyTable for Table<F> {
    fn handle(&mut self, who: Who, request: Request, moment: &Moment) -> Done {
        match who {
            Who::Person(person) => self.request(person, request, moment),
            Who::Stranger => {
                let answer = Answer::refused(request.id, self.version, stranger());
                Done { answer: Some(answer), ..Done::default() }
            }
        }
    }

    fn join(&mut self, name: &str, token: Secret, moment: &Moment) -> Result<(u16, Done), Refused> {
        let before = self.before();
        let mut done = Done::default();
        let person = self.welcome(name, token, &mut Desk { at: moment.now, by: None, done: &mut done })?;
        self.tell(&before, moment, &mut done);
        Ok((person, done))
    }

    fn claim(&mut self, link: &str, token: Secret, moment: &Moment) -> Result<(u16, Done), Refused> {
        let mut done = Done::default();
        let person = self.recognise(link, token, &mut Desk { at: moment.now, by: None, done: &mut done })?;
        Ok((person, done))
    }

    fn follow(&mut self, from: Secret, token: Secret, moment: &Moment) -> Result<(u16, Done), Refused> {
        let mut done = Done::default();
        let person = self.person_with(from).ok_or_else(stranger)?;
        if self.person_with(token) != Some(person) {
            self.keep(Change::Claimed { person, token }, &mut Desk { at: moment.now, by: None, done: &mut done });
        }
        Ok((person, done))
    }

    fn make_room(&mut self, here: &[u16], moment: &Moment) -> Option<Done> {
        let before = self.before();
        let mut done = Done::default();
        let person = self.idle(here)?;
        self.keep(Change::Left { person }, &mut Desk { at: moment.now, by: None, done: &mut done });
        self.tell(&before, moment, &mut done);
        Some(done)
    }

    fn wakes_at(&self) -> Option<u64> {
        self.next_wake()
    }

    fn wake(&mut self, moment: &Moment) -> Done {
        self.wake(moment)
    }

    fn thought(&mut self, seat: u8, question: u64, answer: Option<String>, moment: &Moment) -> Done {
        if usize::from(seat) >= self.chairs.len() {
            return Done::default();
        }
        self.bot_answers(Seat(seat), question, answer, moment)
    }

    fn whole(&self, seat: Option<u8>, you: Option<u16>) -> Message {
        let mut message = self.whole(seat);
        if let Message::Whole(whole) = &mut message {
            whole.you = you;
        }
        message
    }

    fn person(&self, token: Secret) -> Option<u16> {
        self.person_with(token)
    }

    fn seats_of(&self, person: u16) -> Vec<u8> {
        self.seats_of(person).map(|seat| seat.0).collect()
    }

    fn admits(&self, token: Option<Secret>) -> Result<Option<u16>, Refused> {
        self.looks_in(token)
    }

    fn is_private(&self) -> bool {
        self.is_private()
    }

    fn answered(&self, person: u16, id: &str) -> Option<Answer> {
        self.people.get(usize::from(person))?.answers.first(id)
    }

    fn turn_away(&mut self, person: u16, id: String, refused: Refused) -> Answer {
        let answer = Answer::refused(id, self.version, refused);
        if let Some(person) = self.people.get_mut(usize::from(person))
            && is_id(&answer.id)
        {
            person.answers.keep(&answer.id, answer.clone());
        }
        answer
    }

    fn kicked(&self) -> Vec<Secret> {
        self.guests.kicked.clone()
    }

    fn barred(&self) -> &[(String, Vec<Secret>)] {
        &self.guests.barred
    }

    fn rules_version(&self) -> u32 {
        <F::Game as Written>::RULES_VERSION
    }

    fn version(&self) -> u64 {
        self.version
    }

    fn kept(&self) -> u64 {
        self.kept
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn webhook(&self) -> Option<&str> {
        self.settings.webhook.as_deref()
    }

    fn name(&self, person: u16) -> Option<&str> {
        self.people.get(person as usize)?.name.as_deref()
    }

    fn summary(&self) -> Summary {
        let seats = self.chairs.iter().map(|chair| match &chair.holder {
            Holder::Nobody => None,
            Holder::Person(person) => self.people[*person as usize].name.clone(),
            Holder::Bot(bot) => Some(format!("bot:{bot}")),
        });
        Summary {
            spec: self.family.spec(),
            laid: self.position.is_some(),
            phase: self.phase,
            listed: self.settings.listed,
            seats: seats.collect(),
            winners: if self.phase == Phase::Over { self.result().winners } else { Vec::new() },
            opened: self.opened,
            touched: self.touched,
        }
    }

    fn story(&self, seat: Option<u8>, after: u64) -> Result<Later<Story>, Refused> {
        self.story_for(seat, after)
    }

    fn hint(&self, seat: Option<u8>, seed: u64) -> Result<Later<Hint>, Refused> {
        self.hint_for(seat, seed)
    }

    fn review(&self, after: u64) -> Result<Later<Review>, Refused> {
        self.review_from(after)
    }

    fn scene(&self, step: u64, viewer: Viewer) -> Result<Later<Value>, Refused> {
        self.scene_for(step, viewer)
    }

    fn chance(&self) -> Result<Later<Chance>, Refused> {
        self.chance_of()
    }

    fn record(&self) -> Result<Later<String>, Refused> {
        self.record_of()
    }

    fn successor(&self, secret: Secret, moment: &Moment) -> Vec<Kept> {
        let kept = |what| Kept { at: moment.now, by: None, what };
        let spec = self.decided.as_ref().map_or_else(|| self.family.spec(), |decided| decided.asked.clone());
        let (settings, position) = (self.settings.clone(), self.position.clone());
        let mut entries = vec![kept(Change::Opened { spec, settings, secret, position })];
        // The same people come in the same order, with the tokens that they have.
        let mut came: Vec<Option<u16>> = Vec::new();
        let mut next = 0;
        for person in &self.people {
            let (Some(name), Some(token)) = (&person.name, person.tokens.last()) else {
                came.push(None);
                continue;
            };
            entries.push(kept(Change::Joined { name: name.clone(), token: *token }));
            for &token in person.tokens.iter().rev().skip(1) {
                entries.push(kept(Change::Claimed { person: next, token }));
            }
            came.push(Some(next));
            next += 1;
        }
        for (seat, chair) in self.chairs.iter().enumerate() {
            let seat = seat as u8;
            let brought = |chair: &Chair| {
                let deck = chair.deck.clone()?;
                Some(kept(Change::Brought { seat, deck: Some(deck) }))
            };
            match &chair.holder {
                Holder::Bot(bot) => {
                    entries.push(kept(Change::Bot { seat, bot: bot.clone() }));
                    entries.extend(brought(chair));
                }
                Holder::Person(person) => {
                    if let Some(person) = came[*person as usize] {
                        entries.push(kept(Change::Sat { seat, person }));
                        let named = |name: &String| kept(Change::Named { seat, name: Some(name.clone()) });
                        entries.extend(chair.name.as_ref().map(named));
                        entries.extend(brought(chair));
                    }
                }
                Holder::Nobody => {}
            }
        }
        entries.extend(self.guests_again(&came).into_iter().map(kept));
        entries
    }

    fn followed(&mut self, table: &str, moment: &Moment) -> Done {
        let before = self.before();
        let mut done = Done::default();
        if self.rematch.is_none() {
            self.keep(Change::Rematch { table: table.into() }, &mut Desk { at: moment.now, by: None, done: &mut done });
        }
        self.tell(&before, moment, &mut done);
        done
    }

    fn resume(&mut self, moment: &Moment) {
        for chair in self.chairs.iter_mut().filter(|chair| chair.since.is_some()) {
            chair.since = Some(moment.now);
        }
        self.schedule(moment);
    }
}

/// Opens a table from a spec. Returns it with its first entry.
pub fn open(spec: &str, settings: Settings, secret: Secret, now: u64) -> Result<(Box<dyn AnyTable>, Kept), Refused> {
    check_settings(&settings)?;
    let made = with_family(spec, Opening { settings: settings.clone(), secret, now });
    let unreadable = |wrong: Wrong| Phrase::new("table.refused.spec").with("why", wrong.to_string());
    let (spec, table) = made.map_err(|wrong| Refused::new(RefusalKind::Unreadable, unreadable(wrong)))?;
    Ok((table, Kept { at: now, by: None, what: Change::Opened { spec, settings, secret, position: None } }))
}

/// Loads a table from its journal. Returns it with entries that must be added to the journal so that it can go on.
pub fn load(entries: &dyn Entries) -> Result<(Box<dyn AnyTable>, Vec<Kept>), Unloadable> {
    match &opening(entries)?.what {
        Change::Opened { spec, .. } => with_family(spec, Load { entries })?,
        _ => Err(not_opened()),
    }
}

fn opening(entries: &dyn Entries) -> Result<Cow<'_, Kept>, Unloadable> {
    if entries.count() == 0 { Err(not_opened()) } else { Ok(entries.entry(0)?) }
}

fn not_opened() -> Unloadable {
    Wrong::new("a journal begins with the opening of its table").into()
}

/// Why a table cannot be loaded from its journal. The journal is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum Unloadable {
    /// Newer rules have written to it.
    #[error("it was played with version {theirs} of its rules; this server knows version {ours}")]
    Newer {
        /// The version that the journal names.
        theirs: u32,
        /// The version of this server.
        ours: u32,
    },
    /// It is no journal of a table.
    #[error(transparent)]
    Wrong(#[from] Wrong),
}

struct Opening {
    settings: Settings,
    secret: Secret,
    now: u64,
}

impl Task for Opening {
    type Out = (String, Box<dyn AnyTable>);

    fn run<F: Family + 'static>(self, family: F) -> Self::Out {
        (family.spec(), Box::new(Table::new(family, self.settings, self.secret, self.now)))
    }
}

struct Load<'a> {
    entries: &'a dyn Entries,
}

impl Task for Load<'_> {
    type Out = Result<(Box<dyn AnyTable>, Vec<Kept>), Unloadable>;

    fn run<F: Family + 'static>(self, family: F) -> Self::Out {
        load_in(family, self.entries)
    }
}

/// A table of a family that no spec names, for tests.
pub fn open_in<F: Family + 'static>(
    family: F,
    settings: Settings,
    secret: Secret,
    now: u64,
) -> (Box<dyn AnyTable>, Kept) {
    let what = Change::Opened { spec: family.spec(), settings: settings.clone(), secret, position: None };
    (Box::new(Table::new(family, settings, secret, now)), Kept { at: now, by: None, what })
}

/// The same for a journal.
pub fn load_in<F: Family + 'static>(
    family: F,
    entries: &dyn Entries,
) -> Result<(Box<dyn AnyTable>, Vec<Kept>), Unloadable> {
    let (table, added) = replayed(family, entries)?;
    Ok((Box::new(table), added))
}

pub(crate) fn replayed<F: Family>(family: F, entries: &dyn Entries) -> Result<(Table<F>, Vec<Kept>), Unloadable> {
    let first = opening(entries)?;
    let Change::Opened { settings, secret, position, .. } = &first.what else { return Err(not_opened()) };
    let mut theirs = None;
    let opened = || Table {
        position: position.clone(),
        replaying: true,
        ..Table::new(family.clone(), settings.clone(), *secret, first.at)
    };
    let mut table = opened();
    let mut added = Vec::new();
    let mut next = 1;
    while next < entries.count() {
        let entry = match entries.entry(next) {
            Ok(entry) => entry,
            // Newer servers may write what cannot be read here.
            Err(wrong) => return no_newer::<F>(entries.rules_version()?).and(Err(wrong.into())),
        };
        theirs = no_newer::<F>(theirs.max(entry.what.rules_version()))?;
        let why = match guarded(|| table.apply(&entry)) {
            Ok(Ok(())) => {
                next += 1;
                continue;
            }
            Ok(Err(why)) => why,
            Err(_) => "a rule failed".into(),
        };
        // Moves of newer rules may not fit here, and cutting them off would lose a game that is fine.
        theirs = no_newer::<F>(entries.rules_version()?)?;
        // All entries before this one fit.
        table = opened();
        for at in 1..next {
            table.apply(&*entries.entry(at)?).map_err(Wrong::new)?;
        }
        match goes_on(entries, next)? {
            Some(at) => {
                table.kept = at as u64;
                table.apply(&*entries.entry(at)?).map_err(Wrong::new)?;
                next = at + 1;
            }
            None => {
                table.kept = entries.count() as u64;
                let at = entries.entry(entries.count() - 1)?.at;
                let resumed = Kept { at, by: None, what: Change::Resumed { from: next as u64, why } };
                table.apply(&resumed).map_err(Wrong::new)?;
                added.push(resumed);
                break;
            }
        }
    }
    let at = entries.entry(entries.count() - 1)?.at;
    added.extend(goes_on_under(&mut table, theirs, at)?);
    table.is_replayed();
    Ok((table, added))
}

/// The version of the rules that a journal names, if we know these rules.
fn no_newer<F: Family>(theirs: Option<u32>) -> Result<Option<u32>, Unloadable> {
    let ours = <F::Game as Written>::RULES_VERSION;
    match theirs {
        Some(theirs) if theirs > ours => Err(Unloadable::Newer { theirs, ours }),
        known => Ok(known),
    }
}

/// Where an earlier load noted that the table goes on, if the entry with this index did not fit then.
fn goes_on(entries: &dyn Entries, unfit: usize) -> Result<Option<usize>, Wrong> {
    for at in unfit + 1..entries.count() {
        if matches!(entries.entry(at)?.what, Change::Resumed { from, .. } if from == unfit as u64) {
            return Ok(Some(at));
        }
    }
    Ok(None)
}

/// Notes in a running game that it goes on under these rules, if older ones have written to it so far.
fn goes_on_under<F: Family>(table: &mut Table<F>, theirs: Option<u32>, at: u64) -> Result<Option<Kept>, Wrong> {
    let rules_version = <F::Game as Written>::RULES_VERSION;
    if table.phase != Phase::Playing || theirs.is_none_or(|theirs| theirs == rules_version) {
        return Ok(None);
    }
    let ruled = Kept { at, by: None, what: Change::Ruled { rules_version } };
    table.apply(&ruled).map_err(Wrong::new)?;
    Ok(Some(ruled))
}
