//! A room: the task that owns one table. It stores the entries of the table first, and then sends its messages.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use kernel::{Phrase, Seat, Seats};
use table::journal::{Change, Kept};
use table::protocol::{Answer, Message, Notice, RefusalKind, Refused, Request};
use table::{AnyTable, Done, Moment, Secret, Thought, To, Unloadable, Who};
use tokio::sync::{mpsc, oneshot, watch};

use crate::coming::Comings;
use crate::cookie::{Browser, Key};
use crate::hall::{Hall, address, aside, closed, now, random, trouble};
use crate::http::no_table;
use crate::limits::Caller;
use crate::quota::{Counting, Quota};
use crate::requests::{Looked, RoomRequest};
use crate::store::StoreError;

/// How long a table stays awake when nobody is connected and nothing is due.
const DOZE: Duration = Duration::from_secs(300);
/// How often everybody is told at most who is connected.
const PRESENCE: Duration = Duration::from_secs(1);

struct Listener {
    key: Option<Key>,
    person: Option<u16>,
    to: mpsc::Sender<Utf8Bytes>,
}

/// A table that is awake.
pub(crate) struct Room {
    hall: Arc<Hall>,
    id: String,
    table: Box<dyn AnyTable>,
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
    ) {
        let loaded = match Room::load(&hall, &id).await {
            Ok(loaded) => loaded,
            Err(refused) => {
                while let Some(ask) = asked.recv().await {
                    ask.refuse(&refused);
                    if hall.leave(&id, &mut asked) {
                        return;
                    }
                }
                return;
            }
        };
        Room::open(hall, id, loaded, asks, asked).await;
    }

    async fn load(hall: &Arc<Hall>, id: &str) -> Result<(Box<dyn AnyTable>, Quota), Refused> {
        let name = id.to_string();
        let journal = hall.read(move |store| store.entries(&name)).await.map_err(|error| {
            tracing::error!(%error, table = id, "a journal could not be read");
            trouble(&error)
        })?;
        if journal.is_empty() {
            return Err(no_table());
        }
        let (tables, quota) = (hall.tables.clone(), Quota::new(&hall.limits));
        let loaded = aside(&hall.wakers, move || {
            let counting = Counting::new(&journal, quota);
            let loaded = catch_unwind(AssertUnwindSafe(|| tables.load(&counting)))
                .unwrap_or_else(|_| Err(kernel::Wrong::new("a rule failed").into()));
            loaded.and_then(|(table, added)| Ok((table, added, counting.quota()?)))
        });
        let loaded = loaded.await;
        let loaded = loaded.unwrap_or_else(|| Err(kernel::Wrong::new("the journal could not be replayed").into()));
        let (mut table, added, mut quota) = loaded.map_err(|why| {
            tracing::error!(%why, table = id, "a table could not be replayed");
            let key = match why {
                Unloadable::Newer { .. } => "server.refused.newer-rules",
                Unloadable::Wrong(_) => "server.refused.cannot-open",
            };
            Refused::new(RefusalKind::Frozen, Phrase::new(key))
        })?;
        hall.store(id, &*table, &added, &mut quota).await.map_err(|error| trouble(&error))?;
        table.resume(&Moment { now: now(), random: random(), listening: Seats::NONE, watched: false });
        Ok((table, quota))
    }

    /// Runs a table until it may sleep.
    pub async fn open(
        hall: Arc<Hall>,
        id: String,
        (table, quota): (Box<dyn AnyTable>, Quota),
        asks: mpsc::Sender<RoomRequest>,
        mut asked: mpsc::Receiver<RoomRequest>,
    ) {
        hall.metrics.tables.inc();
        let (changes, _) = watch::channel(table.kept());
        let mut closing = hall.closing.clone();
        let mut refused = Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.closing"));
        let asks = asks.downgrade();
        let mut room = Room {
            hall,
            id,
            table,
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
        };
        loop {
            let wakes = room.table.wakes_at();
            let sleep = wakes.map_or(DOZE, |at| Duration::from_millis(at.saturating_sub(now())));
            let ask = tokio::select! {
                biased;
                () = closed(&mut closing) => break,
                ask = asked.recv() => Some(ask),
                () = tokio::time::sleep(sleep.min(room.presence_due())) => None,
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
                    room.guarded(|table| table.wake(&moment), None).await
                }
                None if room.listeners.is_empty() && room.hall.leave(&room.id, &mut asked) => {
                    room.hall.metrics.tables.dec();
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
        asked.close();
        while let Some(ask) = asked.recv().await {
            ask.refuse(&refused);
        }
    }

    /// Loads the table again from the store.
    async fn reload(&mut self) -> bool {
        match Room::load(&self.hall, &self.id).await {
            Ok(loaded) => {
                (self.table, self.quota) = loaded;
                self.listeners.clear();
                self.astray = false;
                true
            }
            Err(_) => false,
        }
    }

    fn moment(&self) -> Moment {
        let mut listening = Seats::NONE;
        let mut watched = false;
        for listener in self.listeners.values() {
            let seats = listener.person.map(|person| self.table.seats_of(person)).unwrap_or_default();
            watched |= seats.is_empty();
            listening = seats.into_iter().fold(listening, |all, seat| all.with(Seat(seat)));
        }
        Moment { now: now(), random: random(), listening, watched }
    }

    async fn hear(&mut self, ask: RoomRequest) -> bool {
        let moment = self.moment();
        match ask {
            RoomRequest::Command { key, request, answer } => {
                let who = key.and_then(|key| self.table.person(key.token)).map_or(Who::Stranger, Who::Person);
                if let Who::Person(person) = who
                    && let Some(told) = self.known_or_refused(person, &request)
                {
                    let _ = answer.send(told);
                    return true;
                }
                let id = request.id.clone();
                self.guarded(|table| table.handle(who, request, &moment), Some((id, answer))).await
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
                self.guarded(|table| table.thought(seat, question, answer, &moment), None).await
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

    /// Calls the table, stores its entries, and sends its messages. A failing rule harms only this table.
    async fn guarded(
        &mut self,
        work: impl FnOnce(&mut dyn AnyTable) -> Done,
        asker: Option<(String, oneshot::Sender<Answer>)>,
    ) -> bool {
        let began = Instant::now();
        let metrics = self.hall.metrics.clone();
        let Ok(mut done) = catch_unwind(AssertUnwindSafe(|| work(&mut *self.table))) else {
            tracing::error!(table = self.id, "a rule failed outside of a move");
            if let Some((id, answer)) = asker {
                let _ = answer.send(Answer::refused(id, 0, table::frozen()));
            }
            return false;
        };
        let told = done.answer.take();
        match told.as_ref().map(|told| told.ok) {
            Some(true) => drop(metrics.obeyed.inc()),
            Some(false) => drop(metrics.refused.inc()),
            None => {}
        }
        let stored = self.finish(done).await;
        if let Some((id, answer)) = asker {
            let told = match &stored {
                Ok(()) => told,
                Err(error) => Some(Answer::refused(id, 0, trouble(error))),
            };
            if let Some(told) = told {
                let _ = answer.send(told);
            }
            metrics.command_time.observe(began.elapsed());
        }
        stored.is_ok()
    }

    /// Stores the entries, then sends the messages.
    async fn finish(&mut self, done: Done) -> Result<(), StoreError> {
        if let Some(fault) = &done.fault {
            self.hall.metrics.frozen.inc();
            tracing::error!(table = self.id, fault, "a rule failed; the table is frozen");
        }
        self.hall.store(&self.id, &*self.table, &done.entries, &mut self.quota).await?;
        if done.delete {
            self.hall.delete(&self.id).await?;
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
        let stored = self.hall.store(&self.id, &*self.table, &done.entries, &mut self.quota).await;
        self.astray = stored.is_err();
        stored?;
        for say in &done.say {
            self.tell(say.to, &say.message);
        }
        self.changes.send_replace(self.table.kept());
        Ok(())
    }

    fn tell(&mut self, to: To, message: &Message) {
        let mut text: Option<Utf8Bytes> = None;
        let table = &self.table;
        self.listeners.retain(|_, listener| {
            let seats = listener.person.map(|person| table.seats_of(person)).unwrap_or_default();
            let hears = match to {
                To::All => true,
                To::Public => seats.is_empty(),
                To::Seat(seat) => seats.contains(&seat),
                To::Person(person) => listener.person == Some(person),
            };
            if !hears {
                return true;
            }
            let text = text.get_or_insert_with(|| written(message));
            // A listener that does not read is dropped. It gets everything on its next connection.
            listener.to.try_send(text.clone()).is_ok()
        });
    }

    /// Removes listeners who may no longer look in, because they left, were kicked, or only watched; they are told why.
    fn shut_out(&mut self) {
        let table = &self.table;
        let before = self.listeners.len();
        self.listeners.retain(|_, listener| {
            let token = listener.key.map(|key| key.token);
            match table.admits(token) {
                Ok(person) => person == listener.person,
                Err(refused) => {
                    let _ = listener.to.try_send(written(&Message::Farewell(Notice::new(refused.said))));
                    false
                }
            }
        });
        if self.listeners.len() != before {
            self.presence_changes();
        }
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

    fn listen(&mut self, key: Option<Key>, to: mpsc::Sender<Utf8Bytes>) -> Result<u64, Refused> {
        let person = self.who(key)?;
        if person.is_none() && self.watching() >= self.hall.limits.watchers {
            return Err(Refused::new(RefusalKind::Limit, Phrase::new("server.refused.too-many-watchers")));
        }
        let seats = person.map(|person| self.table.seats_of(person)).unwrap_or_default();
        let views: Vec<Option<u8>> = if seats.is_empty() { vec![None] } else { seats.into_iter().map(Some).collect() };
        for seat in views {
            let text = written(&self.table.whole(seat, person));
            to.try_send(text)
                .map_err(|_| Refused::new(RefusalKind::TooOften, Phrase::new("server.refused.line-full")))?;
        }
        self.next += 1;
        self.listeners.insert(self.next, Listener { key, person, to });
        Ok(self.next)
    }

    /// Somebody came or went. Everybody is told at once, or later if that was told less than [`PRESENCE`] ago.
    fn presence_changes(&mut self) {
        self.presence_changed = true;
        if self.presence_due().is_zero() {
            self.tell_presence();
        }
    }

    /// The time until everybody is told who is connected; the longest possible time if nothing has changed.
    fn presence_due(&self) -> Duration {
        if !self.presence_changed {
            return Duration::MAX;
        }
        self.presence_told.map_or(Duration::ZERO, |told| PRESENCE.saturating_sub(told.elapsed()))
    }

    /// Tells everybody who is connected.
    fn tell_presence(&mut self) {
        self.presence_told = Some(Instant::now());
        self.presence_changed = false;
        let (here, watching) = (self.here(), self.watching());
        self.tell(To::All, &Message::Presence { here, watching });
    }

    /// The people who are connected.
    fn here(&self) -> Vec<u16> {
        let mut here: Vec<u16> = self.listeners.values().filter_map(|listener| listener.person).collect();
        here.sort_unstable();
        here.dedup();
        here
    }

    /// How many listeners are not people of the table.
    fn watching(&self) -> u32 {
        self.listeners.values().filter(|listener| listener.person.is_none()).count() as u32
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

fn written(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message can be written").into()
}
