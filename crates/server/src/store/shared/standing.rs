//! Whether this node may act as the owner of its tables, and what time it is: both from its last beat.

use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::store::Term;

/// How long a node acts as owner after it sent a beat that succeeded.
pub const ACTS: Duration = Duration::from_secs(5);

/// What the last beat told.
pub struct Standing {
    began: Instant,
    /// Until when the node acts, in milliseconds since it began. A thread that was asleep reads it before it writes.
    until: AtomicU64,
    /// The id of this membership, drawn anew each time the node joins; tables name it as their owner.
    id: AtomicI64,
    /// The database's clock minus ours.
    ahead: AtomicI64,
    /// The latest time that was told.
    told: AtomicU64,
    /// The number of the reign: it changes when the node stops acting, and when it joins anew.
    reign: watch::Sender<Term>,
    last: Mutex<Option<Instant>>,
}

impl Standing {
    /// Before the first beat.
    pub fn new(id: i64) -> Standing {
        Standing {
            began: Instant::now(),
            until: 0.into(),
            id: id.into(),
            ahead: 0.into(),
            told: 0.into(),
            reign: watch::Sender::new(Term { id, acts: false }),
            last: Mutex::default(),
        }
    }

    fn since(&self, at: Instant) -> u64 {
        at.saturating_duration_since(self.began).as_millis() as u64
    }

    /// A beat under this membership succeeded that was sent and answered at these times; the database's clock said `clock`.
    pub fn beat(&self, id: i64, sent: Instant, answered: Instant, clock: i64) {
        let middle = (self.since(sent) + self.since(answered)) / 2;
        self.ahead.store(clock - middle as i64, Relaxed);
        self.id.store(id, Relaxed);
        self.until.store(self.since(sent + ACTS), Relaxed);
        *self.last.lock().unwrap_or_else(|broken| broken.into_inner()) = Some(sent);
        self.look(Instant::now());
    }

    /// The node is no longer a member.
    pub fn is_out(&self) {
        self.until.store(0, Relaxed);
        self.look(Instant::now());
    }

    /// Looks at the clock, and tells everybody who waits for it if the node no longer acts, or acts again.
    pub fn look(&self, now: Instant) {
        let reign = Term { id: self.id(), acts: self.since(now) < self.until.load(Relaxed) };
        self.reign.send_if_modified(|before| std::mem::replace(before, reign) != reign);
    }

    /// Whether the node acts as owner.
    pub fn acts(&self) -> bool {
        self.since(Instant::now()) < self.until.load(Relaxed)
    }

    /// The id of this membership.
    pub fn id(&self) -> i64 {
        self.id.load(Relaxed)
    }

    /// Changes when the node stops acting, or acts again.
    pub fn reign(&self) -> watch::Receiver<Term> {
        self.reign.subscribe()
    }

    /// The time by the database's clock, in milliseconds since 1970. It never runs backwards.
    pub fn now(&self) -> u64 {
        let now = self.since(Instant::now()) as i64 + self.ahead.load(Relaxed);
        let now = now.max(0) as u64;
        self.told.fetch_max(now, Relaxed).max(now)
    }

    /// How long ago the last beat that succeeded was sent.
    pub fn age(&self) -> Option<Duration> {
        self.last.lock().unwrap_or_else(|broken| broken.into_inner()).map(|last| last.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_acts_for_five_seconds_from_sending_a_beat_and_its_time_never_runs_backwards() {
        let standing = Standing::new(7);
        assert!(!standing.acts());
        let (sent, reign) = (Instant::now(), standing.reign());
        standing.beat(7, sent, sent, 1_000_000);
        assert!(standing.acts() && reign.borrow().acts);
        let early = standing.now();
        assert!(early >= 1_000_000);
        // A beat that took three seconds counts from its sending.
        standing.look(sent + ACTS - Duration::from_millis(1));
        assert!(reign.borrow().acts);
        standing.look(sent + ACTS);
        assert_eq!(*reign.borrow(), Term { id: 7, acts: false });
        standing.beat(8, sent, sent, 500_000);
        assert_eq!(*reign.borrow(), Term { id: 8, acts: true });
        assert!(standing.now() >= early, "the database's clock was set back");
    }
}
