//! A room: the task that owns one table. It stores the entries of the table first, and then sends its messages.

mod listeners;
mod loading;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use kernel::{Phrase, Seat, Seats};
use table::journal::{Change, Kept};
use table::protocol::{Answer, RefusalKind, Refused, Request};
use table::{AnyTable, Done, Moment, Secret, Thought, Who};
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use loading::Loaded;
use loading::Unloaded;

use crate::coming::Comings;
use crate::cookie::{Browser, Key};
use crate::hall::{Hall, Place, address, closed, random, trouble};
use crate::http::no_table;
use crate::limits::Caller;
use crate::quota::Quota;
use crate::requests::{Looked, RoomRequest};
use crate::store::{Reign, StoreError, Token};

/// How long a table stays awake when nobody is connected and nothing is due.
const DOZE: Duration = Duration::from_secs(300);
/// How often everybody is told at most who is connected.
const PRESENCE: Duration = Duration::from_secs(1);
/// How long a room that could not be opened waits for somebody who asks for it.
const ASKS: Duration = Duration::from_millis(200);
/// How long a command may take of which nobody knows whether it was stored.
const KNOWN: Duration = Duration::from_secs(10);
/// How long it waits until the table is claimed once more.
const AGAIN: Duration = Duration::from_millis(200);

struct Listener {
    key: Option<Key>,
    person: Option<u16>,
    to: mpsc::Sender<Utf8Bytes>,
}

/// Why a call of the table came to nothing.
enum Failed {
    /// A rule failed outside of a move.
    Rule,
    /// The entries were not stored, or nobody knows.
    Store(StoreError),
}

/// A table that is awake.
pub(crate) struct Room {
    hall: Arc<Hall>,
    id: String,
    table: Box<dyn AnyTable>,
    token: Option<Token>,
    reign: Reign,
    /// The latest time that the table was told: its time never runs backwards.
    latest: u64,
    asks: mpsc::WeakSender<RoomRequest>,
    listeners: HashMap<u64, Listener>,
    next: u64,
    comings: Comings,
    quota: Quota,
    /// Whether the table was deleted.
    deleted: bool,
    /// Whether the table has an entry that was not stored, so that it must be loaded again.
    astray: bool,
    changes: watch::Sender<u64>,
    /// When everybody was last told who is connected.
    presence_told: Option<Instant>,
    /// Whether that has changed since.
    presence_changed: bool,
}

impl Room {
    /// Replays a table from the store and runs it.
    pub async fn wake(
        hall: Arc<Hall>,
        id: String,
        asks: mpsc::Sender<RoomRequest>,
        mut asked: mpsc::Receiver<RoomRequest>,
        place: watch::Sender<Place>,
    ) {
        let loaded = match Room::load(&hall, &id).await {
            Ok(loaded) => loaded,
            Err(Unloaded { place: at, refused }) => {
                place.send_replace(at);
                // Nobody may have asked for anything: somebody who finds it elsewhere does not.
                while let Ok(Some(ask)) = tokio::time::timeout(ASKS, asked.recv()).await {
                    ask.refuse(&refused);
                    if hall.leave(&id, &mut asked) {
                        return;
                    }
                }
                hall.vacate(&id, &mut asked);
                return refuse_all(asked, &refused).await;
            }
        };
        place.send_replace(Place::Here);
        Room::open(hall, id, loaded, asks, asked).await;
    }

    fn of(hall: Arc<Hall>, id: String, loaded: Loaded, asks: mpsc::WeakSender<RoomRequest>) -> Room {
        let Loaded { table, quota, token, reign } = loaded;
        let (changes, _) = watch::channel(table.kept());
        Room {
            hall,
            id,
            latest: table.summary().touched,
            table,
            token,
            reign,
            asks,
            listeners: HashMap::new(),
            next: 0,
            comings: Comings::default(),
            quota,
            deleted: false,
            astray: false,
            changes,
            presence_told: None,
            presence_changed: false,
        }
    }

    /// Runs a table until it may sleep.
    pub async fn open(
        hall: Arc<Hall>,
        id: String,
        loaded: Loaded,
        asks: mpsc::Sender<RoomRequest>,
        mut asked: mpsc::Receiver<RoomRequest>,
    ) {
        hall.metrics.tables.inc();
        let mut closing = hall.closing.clone();
        let mut refused = Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.closing"));
        let mut room = Room::of(hall, id, loaded, asks.downgrade());
        drop(asks);
        loop {
            let wakes = room.table.wakes_at().filter(|_| room.token.is_some());
            let sleep = wakes.map_or(DOZE, |at| Duration::from_millis(at.saturating_sub(room.hall.store.now())));
            let sleep = sleep.min(room.presence_due());
            let ask = tokio::select! {
                biased;
                () = closed(&mut closing) => break,
                () = room.reign.ended() => {
                    refused = away();
                    break;
                }
                ask = asked.recv() => Some(ask),
                () = tokio::time::sleep(sleep) => None,
            };
            if ask.is_none() && room.presence_changed && room.presence_due().is_zero() {
                room.tell_presence();
                continue;
            }
            let fine = match ask {
                Some(None) => break,
                Some(Some(ask)) => room.hear(ask).await,
                None if wakes.is_some() => {
                    let moment = room.moment();
                    room.does(|table| table.wake(&moment)).await
                }
                None if room.listeners.is_empty() && room.hall.leave(&room.id, &mut asked) => {
                    room.hall.metrics.tables.dec();
                    room.give_back().await;
                    return;
                }
                None => true,
            };
            if room.deleted {
                room.hall.vacate(&room.id, &mut asked);
                refused = no_table();
                break;
            }
            if (!fine || room.astray) && !room.reload().await {
                // This room cannot go on; the next request loads the table from the store.
                break;
            }
        }
        room.hall.metrics.tables.dec();
        refuse_all(asked, &refused).await;
        room.hall.forget_closed(&room.id);
    }

    /// Gives a table back that nobody uses any more.
    async fn give_back(&mut self) {
        let Some(token) = self.token else { return };
        let released = self.hall.store.release(&self.id, token).await;
        let _ =
            released.inspect_err(|error| tracing::warn!(%error, table = self.id, "a table could not be given back"));
    }

    /// Loads the table again from the store.
    async fn reload(&mut self) -> bool {
        match Room::load(&self.hall, &self.id).await {
            Ok(Loaded { table, quota, token, reign }) => {
                (self.table, self.quota, self.token, self.reign) = (table, quota, token, reign);
                self.listeners.clear();
                self.astray = false;
                true
            }
            Err(_) => false,
        }
    }

    fn moment(&mut self) -> Moment {
        let mut listening = Seats::NONE;
        let mut watched = false;
        for listener in self.listeners.values() {
            let seats = listener.person.map(|person| self.table.seats_of(person)).unwrap_or_default();
            watched |= seats.is_empty();
            listening = seats.into_iter().fold(listening, |all, seat| all.with(Seat(seat)));
        }
        self.latest = self.latest.max(self.hall.store.now());
        Moment { now: self.latest, random: random(), listening, watched }
    }

    async fn hear(&mut self, ask: RoomRequest) -> bool {
        let moment = self.moment();
        match ask {
            RoomRequest::Command { key, request, answer } => {
                let began = Instant::now();
                let (told, fine) = self.obey(key, request, began).await;
                let _ = answer.send(told);
                self.hall.metrics.command_time.observe(began.elapsed());
                fine
            }
            RoomRequest::Join { name, token, browser, caller, seat, answer } => {
                let told = match self.is_not_barred(&browser) {
                    Ok(()) => self.join(&name, token, caller, seat, &moment).await,
                    Err(refused) => Err(refused),
                };
                self.came(told, answer).await
            }
            RoomRequest::Follow { from, token, answer } => {
                let told = self.quota.may_come().and_then(|()| self.table.follow(from, token, &moment));
                self.came(told, answer).await
            }
            RoomRequest::Claim { link, token, answer } => {
                let told = self.quota.may_come().and_then(|()| self.table.claim(&link, token, &moment));
                self.came(told, answer).await
            }
            RoomRequest::Listen { key, to, answer } => {
                let _ = answer.send(self.listen(key, to));
                self.presence_changes();
                true
            }
            RoomRequest::Gone(listener) => {
                self.listeners.remove(&listener);
                self.presence_changes();
                true
            }
            RoomRequest::Look { key, seat, public, answer } => {
                let _ = answer.send(self.look(key, seat, public));
                true
            }
            RoomRequest::Story { key, seat, after, answer } => {
                let story = self.eyes(key, seat).and_then(|(_, seat)| self.table.story(seat, after));
                let _ = answer.send(story);
                true
            }
            RoomRequest::Hint { key, seat, answer } => {
                let seed = u64::from_le_bytes(random());
                let _ = answer.send(self.eyes(key, seat).and_then(|(_, seat)| self.table.hint(seat, seed)));
                true
            }
            RoomRequest::Review { after, answer } => {
                let _ = answer.send(self.table.review(after));
                true
            }
            RoomRequest::Scene { step, viewer, answer } => {
                let _ = answer.send(self.table.scene(step, viewer));
                true
            }
            RoomRequest::Record(answer) => {
                let _ = answer.send(self.table.record());
                true
            }
            RoomRequest::Chance(answer) => {
                let _ = answer.send(self.table.chance());
                true
            }
            RoomRequest::Thought { seat, question, answer } => {
                self.hall.metrics.thoughts.inc();
                self.does(|table| table.thought(seat, question, answer, &moment)).await
            }
        }
    }

    /// The first answer to a repeated command, or the refusal of one for which the quota has no room. A full share is
    /// remembered like the refusals of the table.
    fn known_or_refused(&mut self, person: u16, request: &Request) -> Option<Answer> {
        if let Some(first) = self.table.answered(person, &request.id) {
            return Some(first);
        }
        let refused = self.quota.may(person, &request.command).err()?;
        self.hall.metrics.refused.inc();
        if refused.kind == RefusalKind::TooOften {
            // It was not looked at: the sender waits and sends it again under the same id.
            return Some(Answer::refused(request.id.clone(), self.table.version(), refused));
        }
        Some(self.table.turn_away(person, request.id.clone(), refused))
    }

    /// Somebody comes. A full table makes room if it has people who are neither seated nor connected.
    async fn join(
        &mut self,
        name: &str,
        token: Secret,
        caller: Caller,
        seat: Option<u8>,
        moment: &Moment,
    ) -> Result<(u16, Done), Refused> {
        if self.table.person(token).is_some() {
            self.table.admits(Some(token))?;
            return self.table.join(name, token, moment);
        }
        self.comings.may_come(caller, token, &self.hall.limits)?;
        self.quota.may_come()?;
        if seat.is_none() && self.table.is_private() {
            return Err(Refused::new(RefusalKind::NotNow, Phrase::new("server.refused.private")));
        }
        let mut told = self.table.join(name, token, moment);
        if told.as_ref().is_err_and(|refused| refused.said.key == "table.refused.room")
            && let Some(done) = self.table.make_room(&self.here(), moment)
        {
            self.finish(done).await.map_err(|error| trouble(&error))?;
            told = self.table.join(name, token, moment);
        }
        if told.is_ok() {
            self.comings.came(caller, token, &self.hall.limits);
        }
        told
    }

    /// Refuses a browser that the host of an earlier table of the same people sent away.
    fn is_not_barred(&self, browser: &Browser) -> Result<(), Refused> {
        let mut barred = self.table.barred().iter();
        if barred.any(|(table, tokens)| tokens.contains(&Secret::of_token(&browser.token(table)))) {
            return Err(Refused::new(RefusalKind::NotYours, Phrase::new("table.refused.kicked")));
        }
        Ok(())
    }

    async fn came(
        &mut self,
        told: Result<(u16, Done), Refused>,
        answer: oneshot::Sender<Result<u16, Refused>>,
    ) -> bool {
        let (person, done) = match told {
            Ok(told) => told,
            Err(refused) => {
                let _ = answer.send(Err(refused));
                return true;
            }
        };
        let stored = self.finish(done).await;
        let fine = stored.is_ok();
        let _ = answer.send(stored.map(|()| person).map_err(|error| trouble(&error)));
        fine
    }

    /// Answers a command, and says whether the table is as the store has it.
    ///
    /// If nobody knows whether it was stored, the table is claimed and replayed anew: the journal has the first answer, or the
    /// command is carried out now.
    async fn obey(&mut self, key: Option<Key>, request: Request, began: Instant) -> (Answer, bool) {
        let id = request.id.clone();
        let refused = |refused| Answer::refused(id.clone(), 0, refused);
        let error = match self.command(key, request.clone()).await {
            Ok(answer) => return (answer, true),
            Err(Failed::Rule) => return (refused(table::frozen()), false),
            Err(Failed::Store(error @ StoreError::Unknown(_))) => error,
            Err(Failed::Store(error)) => return (refused(trouble(&error)), false),
        };
        while !self.reload().await {
            if began.elapsed() + AGAIN >= KNOWN || !self.hall.store.acts() {
                return (refused(trouble(&error)), false);
            }
            tokio::time::sleep(AGAIN).await;
        }
        match self.command(key, request).await {
            Ok(answer) => (answer, true),
            Err(Failed::Rule) => (refused(table::frozen()), false),
            // Of the first try nobody knows more than before.
            Err(Failed::Store(_)) => (refused(trouble(&error)), false),
        }
    }

    /// Carries out a command, unless its answer is known.
    async fn command(&mut self, key: Option<Key>, request: Request) -> Result<Answer, Failed> {
        let moment = self.moment();
        let who = key.and_then(|key| self.table.person(key.token)).map_or(Who::Stranger, Who::Person);
        if let Who::Person(person) = who
            && let Some(told) = self.known_or_refused(person, &request)
        {
            return Ok(told);
        }
        let id = request.id.clone();
        let told = self.guarded(|table| table.handle(who, request, &moment)).await?;
        Ok(told.unwrap_or_else(|| Answer::refused(id, 0, table::frozen())))
    }

    /// Lets the table do something that nobody waits for, and says whether the table is as the store has it.
    async fn does(&mut self, work: impl FnOnce(&mut dyn AnyTable) -> Done) -> bool {
        self.guarded(work).await.is_ok()
    }

    /// Calls the table, stores its entries, and sends its messages. A failing rule harms only this table.
    async fn guarded(&mut self, work: impl FnOnce(&mut dyn AnyTable) -> Done) -> Result<Option<Answer>, Failed> {
        let Ok(mut done) = catch_unwind(AssertUnwindSafe(|| work(&mut *self.table))) else {
            tracing::error!(table = self.id, "a rule failed outside of a move");
            return Err(Failed::Rule);
        };
        let told = done.answer.take();
        match told.as_ref().map(|told| told.ok) {
            Some(true) => drop(self.hall.metrics.obeyed.inc()),
            Some(false) => drop(self.hall.metrics.refused.inc()),
            None => {}
        }
        self.finish(done).await.map(|()| told).map_err(Failed::Store)
    }

    /// Stores the entries, then sends the messages.
    async fn finish(&mut self, done: Done) -> Result<(), StoreError> {
        if done.fault.is_some() {
            self.hall.metrics.frozen.inc();
            // What the rule says may name a hidden card, and logs name none. Where it failed is told when the panic is caught.
            tracing::error!(table = self.id, "a rule failed; the table is frozen");
        }
        let token = self.token.ok_or(StoreError::NotMine)?;
        self.hall.store((&self.id, token), &*self.table, &done.entries, &mut self.quota).await?;
        if done.delete {
            self.hall.store.delete(&self.id, token).await?;
            self.deleted = true;
            tracing::info!(table = self.id, "a table was deleted by its host");
        }
        // Listeners who may not hear the following are removed first.
        if done.entries.iter().any(|kept| kept.what.may_shut_out()) {
            self.shut_out();
        }
        for say in &done.say {
            self.tell(say.to, &say.message);
        }
        if !done.entries.is_empty() || !done.say.is_empty() {
            self.changes.send_replace(self.table.kept());
        }
        for thought in done.think {
            self.think(thought);
        }
        if let Some(url) = self.table.webhook() {
            for &person in &done.turns {
                if let Some(name) = self.table.name(person) {
                    self.hall.webhooks.call(&self.hall, url, &self.id, name);
                }
            }
        }
        if done.rematch
            && let Err(error) = self.play_again().await
        {
            // What was commanded is stored, and another command may open the next table.
            tracing::error!(%error, table = self.id, "the table of a rematch could not be opened");
        }
        Ok(())
    }

    async fn play_again(&mut self) -> Result<(), StoreError> {
        let moment = self.moment();
        let mut entries = self.table.successor(Secret(random()), &moment);
        let tokens = self.table.kicked();
        if !tokens.is_empty() {
            let what = Change::Barred { table: self.id.clone(), tokens };
            entries.push(Kept { at: moment.now, by: None, what });
        }
        let Ok((next, _)) = self.hall.tables.load(&entries) else {
            return Err(StoreError::Other("the next table could not be opened".into()));
        };
        let id = address();
        self.hall.add(id.clone(), next, &entries).await?;
        let done = self.table.followed(&id, &moment);
        let token = self.token.ok_or(StoreError::NotMine)?;
        let stored = self.hall.store((&self.id, token), &*self.table, &done.entries, &mut self.quota).await;
        self.astray = stored.is_err();
        stored?;
        for say in &done.say {
            self.tell(say.to, &say.message);
        }
        self.changes.send_replace(self.table.kept());
        Ok(())
    }

    fn think(&self, thought: Thought) {
        let Thought { seat, question, think } = thought;
        let (asks, thinkers) = (self.asks.clone(), self.hall.thinkers.clone());
        tokio::spawn(async move {
            let Ok(_place) = thinkers.acquire_owned().await else { return };
            let answer = tokio::task::spawn_blocking(move || catch_unwind(AssertUnwindSafe(think)).ok()).await;
            if let Some(asks) = asks.upgrade() {
                let _ = asks.send(RoomRequest::Thought { seat, question, answer: answer.ok().flatten() }).await;
            }
        });
    }

    /// The person who looks, and the seat through which they look.
    fn eyes(&self, key: Option<Key>, seat: Option<u8>) -> Result<(Option<u16>, Option<u8>), Refused> {
        let person = self.who(key)?;
        let seats = person.map(|person| self.table.seats_of(person)).unwrap_or_default();
        match seat {
            Some(seat) if seats.contains(&seat) => Ok((person, Some(seat))),
            Some(_) => Err(Refused::new(RefusalKind::NotYours, Phrase::new("server.refused.not-your-seat"))),
            None => Ok((person, seats.first().copied())),
        }
    }

    fn look(&self, key: Option<Key>, seat: Option<u8>, public: bool) -> Result<Looked, Refused> {
        let (person, seat) = self.eyes(key, seat)?;
        let seat = seat.filter(|_| !public);
        let message = self.table.whole(seat, person);
        Ok(Looked { message, change: self.table.kept(), changes: self.changes.subscribe() })
    }

    /// The person who looks; `None` for a spectator, if the table may be watched.
    fn who(&self, key: Option<Key>) -> Result<Option<u16>, Refused> {
        let person = self.table.admits(key.map(|key| key.token))?;
        if person.is_none() && key.is_some_and(|key| !key.derived) {
            return Err(Refused::new(RefusalKind::NotYours, Phrase::new("server.refused.token")));
        }
        Ok(person)
    }
}

/// Takes no more requests, and refuses those that wait.
async fn refuse_all(mut asked: mpsc::Receiver<RoomRequest>, refused: &Refused) {
    asked.close();
    while let Some(ask) = asked.recv().await {
        ask.refuse(refused);
    }
}

/// Refuses what another node has to answer.
pub(crate) fn elsewhere() -> Refused {
    Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.elsewhere"))
}

/// Refuses everything while the store is out of reach.
pub(crate) fn away() -> Refused {
    Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.away"))
}
