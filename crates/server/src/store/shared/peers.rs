//! Which of the other nodes are gone. No two clocks are compared: a node is gone when we could read for six seconds of our own
//! clock and saw no new beat.

use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How long a node may be seen without a new beat.
const SILENT: Duration = Duration::from_secs(6);
/// The longest time between two reads that counts: after a longer one nobody knows what happened in between.
const GAP: Duration = Duration::from_secs(3);
/// How old a beat is, by the database's clock, when an address that refuses connections is enough.
const OLD: Duration = Duration::from_secs(2);

/// Another node, as the database tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Peer {
    /// The id of its membership.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Where it listens for other nodes.
    pub address: String,
    /// Its version.
    pub version: String,
    /// The number of its last beat.
    pub beat: i64,
    /// How old that beat is by the database's clock.
    pub age: Duration,
}

/// What is to be done about another node.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is gone.
    Gone,
    /// It is gone if its address refuses connections.
    Knock,
}

/// What was seen of the others so far.
#[derive(Default)]
pub struct Watch {
    read: Option<Instant>,
    seen: HashMap<i64, (i64, Duration)>,
}

impl Watch {
    /// The others were read at this time: what is to be done about which of them.
    pub fn saw(&mut self, now: Instant, peers: &[Peer]) -> Vec<(Peer, Verdict)> {
        let gap = self.read.replace(now).map(|before| now - before);
        let mut seen = HashMap::new();
        let mut told = Vec::new();
        for peer in peers {
            let silent = match (self.seen.get(&peer.id), gap) {
                (Some((beat, silent)), Some(gap)) if *beat == peer.beat && gap <= GAP => *silent + gap,
                _ => Duration::ZERO,
            };
            seen.insert(peer.id, (peer.beat, silent));
            if silent >= SILENT {
                told.push((peer.clone(), Verdict::Gone));
            } else if peer.age >= OLD && !silent.is_zero() {
                told.push((peer.clone(), Verdict::Knock));
            }
        }
        self.seen = seen;
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(beat: i64, age: u64) -> Peer {
        let (name, address, version) = ("b".into(), "b:1".into(), "1".into());
        Peer { id: 2, name, address, version, beat, age: Duration::from_secs(age) }
    }

    #[test]
    fn a_node_is_gone_after_six_seconds_in_which_we_could_read_and_saw_no_beat() {
        let (began, mut watch) = (Instant::now(), Watch::default());
        let mut at = |second: u64, beat, age| {
            watch.saw(began + Duration::from_secs(second), &[peer(beat, age)]).into_iter().map(|it| it.1).next()
        };
        assert_eq!(at(0, 1, 0), None);
        assert_eq!(at(1, 2, 0), None);
        // An old beat alone says nothing: the database may have been away.
        assert_eq!(at(20, 2, 19), None, "we could not read in between");
        assert_eq!(at(21, 2, 20), Some(Verdict::Knock));
        for second in 22..26 {
            assert_eq!(at(second, 2, second), Some(Verdict::Knock));
        }
        assert_eq!(at(26, 2, 25), Some(Verdict::Gone));
        assert_eq!(at(27, 3, 0), None);
    }
}
