//! A table of two people who do nothing wrong, to see that they are not harmed.

use std::io;
use std::time::{Duration, Instant};

use server::client::{Done, Player, Way, act, sit_down};

/// Two people at a table.
pub struct Neighbours {
    way: Way,
    players: Vec<Player>,
    /// All that was acknowledged to them: the table, and what.
    pub acknowledged: Vec<(String, Done)>,
    chance: u64,
    sat: u32,
}

/// What they saw in a while.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Times from an action until both were told.
    pub took: Vec<Duration>,
}

impl Seen {
    /// The time within which this share of the actions was told.
    pub fn within(&self, share: f64) -> Duration {
        let mut sorted = self.took.clone();
        sorted.sort_unstable();
        let at = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
        sorted.get(at).copied().unwrap_or_default()
    }
}

/// What they play.
const SPEC: &str = "island:seats=2,target=15";

impl Neighbours {
    /// They sit down.
    pub async fn sit(way: Way) -> io::Result<Neighbours> {
        let players = sit_down(way, &[way], SPEC, 2, "n0").await?;
        Ok(Neighbours { way, players, acknowledged: Vec::new(), chance: 1, sat: 0 })
    }

    /// One action. After the end of a game they sit down to the next.
    pub async fn act(&mut self) -> io::Result<Duration> {
        loop {
            self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            match act(&mut self.players, self.chance >> 33).await? {
                Some((took, done)) => {
                    self.acknowledged.push((self.players[0].id.clone(), done));
                    return Ok(took);
                }
                None => {
                    self.sat += 1;
                    self.players = sit_down(self.way, &[self.way], SPEC, 2, &format!("n{}", self.sat)).await?;
                }
            }
        }
    }

    /// They play at this pace for a while. What they cannot do in ten seconds counts as harm.
    pub async fn play(&mut self, pace: Duration, until: Instant) -> io::Result<Seen> {
        let mut seen = Seen::default();
        while Instant::now() < until {
            let next = Instant::now() + pace;
            let acted = tokio::time::timeout(Duration::from_secs(10), self.act()).await;
            seen.took.push(acted.map_err(|_| io::Error::other("an action took longer than ten seconds"))??);
            tokio::time::sleep_until(next.into()).await;
        }
        Ok(seen)
    }

    /// Compares the store with all that was acknowledged: each action once, at its place. Returns how many there were.
    pub fn compare(&self, store: &mut server::Sqlite) -> Result<usize, String> {
        let mut journals = std::collections::HashMap::new();
        let done = self.acknowledged.iter().filter(|(_, done)| !done.drafted);
        let mut compared = 0;
        for (table, done) in done {
            if !journals.contains_key(table) {
                let entries = store.journal(table).map_err(|why| why.to_string())?;
                let read = entries.iter().map(|entry| serde_json::from_str::<serde_json::Value>(entry));
                journals.insert(table.clone(), read.collect::<Result<Vec<_>, _>>().map_err(|why| why.to_string())?);
            }
            let moved = journals[table].iter().filter(|entry| entry["kept"] == "moved" || entry["kept"] == "begun");
            let here: Vec<_> = moved.enumerate().filter(|(_, entry)| entry["by"][1] == done.id.as_str()).collect();
            match here[..] {
                [(at, entry)] if at as u64 + 1 == done.version => {
                    let said = entry["steps"].to_string();
                    if !said.contains(&done.choice) {
                        return Err(format!("{} was to do {}, and did {said}", done.id, done.choice));
                    }
                }
                [] => return Err(format!("{} was acknowledged and is lost", done.id)),
                _ => return Err(format!("{} was carried out twice, or at another place", done.id)),
            }
            compared += 1;
        }
        Ok(compared)
    }
}
