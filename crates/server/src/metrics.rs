//! What the server counts, in the text form that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// Adds some.
    pub fn add(&self, some: u64) {
        self.0.fetch_add(some, Ordering::Relaxed);
    }

    /// How many there are.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that rises and falls.
#[derive(Debug, Default)]
pub struct Level(AtomicI64);

impl Level {
    /// Adds or takes away.
    pub fn add(&self, some: i64) {
        self.0.fetch_add(some, Ordering::Relaxed);
    }

    /// Where it stands.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper bounds of the times, in microseconds.
const BOUNDS: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// How long things took.
#[derive(Debug, Default)]
pub struct Times {
    within: [AtomicU64; 13],
    sum: AtomicU64,
}

impl Times {
    /// Adds one duration.
    pub fn observe(&self, took: Duration) {
        let took = took.as_micros() as u64;
        let at = BOUNDS.iter().position(|bound| took <= *bound).unwrap_or(BOUNDS.len());
        self.within[at].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(took, Ordering::Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (at, within) in self.within.iter().enumerate() {
            sum += within.load(Ordering::Relaxed);
            let bound = BOUNDS.get(at).map_or("+Inf".to_string(), |bound| (*bound as f64 / 1e6).to_string());
            let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = self.sum.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Requests over http.
    pub requests: Count,
    /// Connections that were turned away.
    pub turned_away: Count,
    /// Commands that were carried out.
    pub obeyed: Count,
    /// Commands that were refused.
    pub refused: Count,
    /// Entries that were stored.
    pub entries: Count,
    /// Groups that were committed.
    pub commits: Count,
    /// How often the store failed.
    pub store_troubles: Count,
    /// Tables that were opened.
    pub opened: Count,
    /// Tables that were frozen by a rule that failed.
    pub frozen: Count,
    /// Webhooks that were called.
    pub webhooks: Count,
    /// Answers of bots.
    pub thoughts: Count,
    /// Tables that are awake.
    pub tables: Level,
    /// Sockets that are open.
    pub sockets: Level,
    /// Connections that are open, sockets included.
    pub connections: Level,
    /// How long a group took to be on disk.
    pub commit_time: Times,
    /// From the arrival of a command until everybody is told.
    pub command_time: Times,
}

impl Metrics {
    /// The text that Prometheus reads.
    pub fn render(&self) -> String {
        let mut out = String::new();
        let counts = [
            ("http_requests_total", "Requests over http.", &self.requests),
            ("turned_away_total", "Connections that were turned away.", &self.turned_away),
            ("commands_obeyed_total", "Commands that were carried out.", &self.obeyed),
            ("commands_refused_total", "Commands that were refused.", &self.refused),
            ("entries_total", "Entries that were stored.", &self.entries),
            ("commits_total", "Groups that were committed.", &self.commits),
            ("store_troubles_total", "How often the store failed.", &self.store_troubles),
            ("tables_opened_total", "Tables that were opened.", &self.opened),
            ("tables_frozen_total", "Tables frozen by a rule that failed.", &self.frozen),
            ("webhooks_total", "Webhooks that were called.", &self.webhooks),
            ("thoughts_total", "Answers of bots.", &self.thoughts),
        ];
        for (name, help, count) in counts {
            let name = format!("commonland_{name}");
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", count.get());
        }
        let levels = [
            ("tables", "Tables that are awake.", &self.tables),
            ("sockets", "Sockets that are open.", &self.sockets),
            ("connections", "Connections that are open.", &self.connections),
        ];
        for (name, help, level) in levels {
            let name = format!("commonland_{name}");
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}", level.get());
        }
        self.commit_time.write(&mut out, "commonland_commit_seconds", "How long a group took to be on disk.");
        self.command_time.write(&mut out, "commonland_command_seconds", "From a command to everybody being told.");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_seconds_and_added_up() {
        let metrics = Metrics::default();
        metrics.commit_time.observe(Duration::from_micros(300));
        metrics.commit_time.observe(Duration::from_secs(9));
        let text = metrics.render();
        assert!(text.contains("commonland_commit_seconds_bucket{le=\"0.0005\"} 1\n"), "{text}");
        assert!(text.contains("commonland_commit_seconds_bucket{le=\"+Inf\"} 2\n"));
        assert!(text.contains("commonland_commit_seconds_count 2\n"));
    }
}
