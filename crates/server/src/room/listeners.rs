//! Those who listen at a table: what they are told, and who of them is here.

use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use kernel::Phrase;
use table::To;
use table::protocol::{Message, Notice, RefusalKind, Refused};
use tokio::sync::mpsc;

use super::{Listener, PRESENCE, Room};
use crate::cookie::Key;

impl Room {
    pub(super) fn tell(&mut self, to: To, message: &Message) {
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
    pub(super) fn shut_out(&mut self) {
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

    pub(super) fn listen(&mut self, key: Option<Key>, to: mpsc::Sender<Utf8Bytes>) -> Result<u64, Refused> {
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
    pub(super) fn presence_changes(&mut self) {
        self.presence_changed = true;
        if self.presence_due().is_zero() {
            self.tell_presence();
        }
    }

    /// The time until everybody is told who is connected; the longest possible time if nothing has changed.
    pub(super) fn presence_due(&self) -> Duration {
        if !self.presence_changed {
            return Duration::MAX;
        }
        self.presence_told.map_or(Duration::ZERO, |told| PRESENCE.saturating_sub(told.elapsed()))
    }

    /// Tells everybody who is connected.
    pub(super) fn tell_presence(&mut self) {
        self.presence_told = Some(Instant::now());
        self.presence_changed = false;
        let (here, watching) = (self.here(), self.watching());
        self.tell(To::All, &Message::Presence { here, watching });
    }

    /// The people who are connected.
    pub(super) fn here(&self) -> Vec<u16> {
        let mut here: Vec<u16> = self.listeners.values().filter_map(|listener| listener.person).collect();
        here.sort_unstable();
        here.dedup();
        here
    }

    /// How many listeners are not people of the table.
    pub(super) fn watching(&self) -> u32 {
        self.listeners.values().filter(|listener| listener.person.is_none()).count() as u32
    }
}

fn written(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message can be written").into()
}
