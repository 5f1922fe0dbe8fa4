//! How often somebody may come to one table, so that one person cannot fill a lobby or its journal.

use std::collections::HashMap;
use std::hash::Hash;

use kernel::Phrase;
use table::Secret;
use table::protocol::{RefusalKind, Refused};

use crate::limits::{Bucket, Caller, Limits};

/// Who came lately, by address and by browser.
#[derive(Debug, Default)]
pub struct Comings {
    callers: HashMap<Caller, Bucket>,
    browsers: HashMap<Secret, Bucket>,
}

/// Above this many, those who did not come lately are forgotten.
const MANY: usize = 1_000;
/// How fast one may come again: from an address every five minutes, with a browser every minute.
const AGAIN: [f64; 2] = [1.0 / 300.0, 1.0 / 60.0];

fn bucket<K: Eq + Hash>(all: &mut HashMap<K, Bucket>, key: K, size: u32, per_second: f64) -> &mut Bucket {
    if all.len() > MANY {
        all.retain(|_, bucket| !bucket.is_full());
    }
    all.entry(key).or_insert_with(|| Bucket::new(size.into(), per_second))
}

impl Comings {
    /// Whether somebody may come now. Refused attempts cost nothing.
    pub fn may_come(&mut self, caller: Caller, token: Secret, limits: &Limits) -> Result<(), Refused> {
        let [by_caller, by_browser] = self.of(caller, token, limits);
        if by_caller.has() && by_browser.has() {
            return Ok(());
        }
        Err(Refused::new(RefusalKind::TooOften, Phrase::new("server.refused.too-many-joins")))
    }

    /// Somebody came.
    pub fn came(&mut self, caller: Caller, token: Secret, limits: &Limits) {
        for bucket in self.of(caller, token, limits) {
            bucket.take();
        }
    }

    fn of(&mut self, caller: Caller, token: Secret, limits: &Limits) -> [&mut Bucket; 2] {
        let [address, browser] = AGAIN;
        [
            bucket(&mut self.callers, caller, limits.joins_by_address, address),
            bucket(&mut self.browsers, token, limits.joins_by_browser, browser),
        ]
    }
}
