//! What the server counts, for Prometheus.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// How long things took, in seconds.
#[derive(Clone, Debug)]
pub struct Times(Histogram);

impl Default for Times {
    fn default() -> Times {
        Times(Histogram::new([0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0]))
    }
}

impl Times {
    /// Adds one duration.
    pub fn observe(&self, took: Duration) {
        self.0.observe(took.as_secs_f64());
    }
}

/// Everything that is counted.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Requests over http.
    pub requests: Counter,
    /// Connections that were turned away.
    pub turned_away: Counter,
    /// Commands that were carried out.
    pub obeyed: Counter,
    /// Commands that were refused.
    pub refused: Counter,
    /// Entries that were stored.
    pub entries: Counter,
    /// Groups that were committed.
    pub commits: Counter,
    /// How often the store failed.
    pub store_troubles: Counter,
    /// Tables that were claimed.
    pub claims: Counter,
    /// Tables that were taken up because nobody kept them awake.
    pub takeovers: Counter,
    /// Appends to tables that belonged to another node.
    pub not_mine: Counter,
    /// Appends of which nobody knows whether they were stored.
    pub unknown: Counter,
    /// Requests and sockets that were passed on to another node.
    pub passed_on: Counter,
    /// Tables that were opened.
    pub opened: Counter,
    /// Tables that were frozen by a rule that failed.
    pub frozen: Counter,
    /// Webhooks that were called.
    pub webhooks: Counter,
    /// Answers of bots.
    pub thoughts: Counter,
    /// Tables that are awake.
    pub tables: Gauge,
    /// Sockets that are open.
    pub sockets: Gauge,
    /// Connections that are open, sockets included.
    pub connections: Gauge,
    /// How old the last beat of this node is, in milliseconds.
    pub beat_age: Gauge,
    /// How long a group took to be on disk.
    pub commit_time: Times,
    /// From the arrival of a command until everybody is told.
    pub command_time: Times,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("commonland");
        let mut count = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let requests = count("http_requests", "Requests over http");
        let turned_away = count("turned_away", "Connections that were turned away");
        let obeyed = count("commands_obeyed", "Commands that were carried out");
        let refused = count("commands_refused", "Commands that were refused");
        let entries = count("entries", "Entries that were stored");
        let commits = count("commits", "Groups that were committed");
        let store_troubles = count("store_troubles", "How often the store failed");
        let claims = count("claims", "Tables that were claimed");
        let takeovers = count("takeovers", "Tables taken up because nobody kept them awake");
        let not_mine = count("not_mine", "Appends to tables that belonged to another node");
        let unknown = count("unknown", "Appends of which nobody knows whether they were stored");
        let passed_on = count("passed_on", "Requests and sockets passed on to another node");
        let opened = count("tables_opened", "Tables that were opened");
        let frozen = count("tables_frozen", "Tables frozen by a rule that failed");
        let webhooks = count("webhooks", "Webhooks that were called");
        let thoughts = count("thoughts", "Answers of bots");
        let [tables, sockets, connections, beat_age]: [Gauge; 4] = Default::default();
        registry.register("tables", "Tables that are awake", tables.clone());
        registry.register("sockets", "Sockets that are open", sockets.clone());
        registry.register("connections", "Connections that are open", connections.clone());
        registry.register("beat_age_milliseconds", "How old the last beat of this node is", beat_age.clone());
        let [commit_time, command_time] = [Times::default(), Times::default()];
        registry.register("commit_seconds", "How long a group took to be on disk", commit_time.0.clone());
        registry.register("command_seconds", "From a command to everybody being told", command_time.0.clone());
        Metrics {
            registry,
            requests,
            turned_away,
            obeyed,
            refused,
            entries,
            commits,
            store_troubles,
            claims,
            takeovers,
            not_mine,
            unknown,
            passed_on,
            opened,
            frozen,
            webhooks,
            thoughts,
            tables,
            sockets,
            connections,
            beat_age,
            commit_time,
            command_time,
        }
    }
}

impl Metrics {
    /// The text that Prometheus reads, in the form of OpenMetrics.
    pub fn render(&self) -> String {
        let mut out = String::new();
        encode(&mut out, &self.registry).expect("a text can be written to");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_times_are_told_under_their_names() {
        let metrics = Metrics::default();
        metrics.entries.inc_by(7);
        metrics.tables.inc();
        metrics.commit_time.observe(Duration::from_micros(300));
        metrics.commit_time.observe(Duration::from_secs(9));
        let text = metrics.render();
        for line in [
            "commonland_entries_total 7\n",
            "commonland_tables 1\n",
            "commonland_commit_seconds_bucket{le=\"0.0005\"} 1\n",
            "commonland_commit_seconds_bucket{le=\"+Inf\"} 2\n",
            "commonland_commit_seconds_count 2\n",
        ] {
            assert!(text.contains(line), "{line} is not in {text}");
        }
    }
}
