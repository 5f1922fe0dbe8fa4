//! How much one caller may ask for: token buckets for rates, and counts of connections.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What is allowed.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables that one address may open in an hour.
    pub tables_per_hour: u32,
    /// Requests of one address per second; twice as many for a short time.
    pub requests_per_second: u32,
    /// Connections of one address at the same time, sockets included.
    pub connections_per_address: u32,
    /// Connections in all, sockets included. The open files that the system allows may be a lower limit.
    pub connections: u32,
    /// People without a seat or a name who watch one table at the same time.
    pub watchers: u32,
    /// How often somebody from one address may come to one table; after that once in five minutes.
    pub joins_by_address: u32,
    /// How often one browser may come to one table; after that once a minute.
    pub joins_by_browser: u32,
    /// Commands of one person at one table per second, and on one socket; for a short time three times this number. One
    /// table, and one address, may send four times this number.
    pub commands_per_second: u32,
    /// How large the journal of one table may grow, in bytes.
    pub table_bytes: u64,
    /// The longest message or body, in bytes.
    pub message_bytes: usize,
    /// How long a client may take to send a request, and to take in a part of an answer.
    pub patience: Duration,
    /// How long somebody who asks too often waits for the refusal, so that asking faster does not help.
    pub refusal: Duration,
    /// How long a socket may be silent, pongs included, in seconds.
    pub silence: u64,
    /// How long a lobby that nobody touches is kept, in days.
    pub lobby_days: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables_per_hour: 60,
            requests_per_second: 50,
            connections_per_address: 256,
            connections: 16_384,
            watchers: 100,
            joins_by_address: 20,
            joins_by_browser: 5,
            commands_per_second: 20,
            table_bytes: 4 << 20,
            message_bytes: 64 << 10,
            patience: Duration::from_secs(15),
            refusal: Duration::from_millis(250),
            silence: 75,
            lobby_days: 7,
        }
    }
}

/// A token bucket: holds a limited number of tokens and fills again with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    size: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(size: f64, per_second: f64) -> Bucket {
        Bucket { left: size, size, per_second, at: Instant::now() }
    }

    /// Whether there is a token.
    pub fn has(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + (now - self.at).as_secs_f64() * self.per_second).min(self.size);
        self.at = now;
        self.left >= 1.0
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self) -> bool {
        let has = self.has();
        if has {
            self.left -= 1.0;
        }
        has
    }

    /// Whether the bucket is full: nothing was taken lately.
    pub fn is_full(&self) -> bool {
        self.left + self.at.elapsed().as_secs_f64() * self.per_second >= self.size
    }
}

/// Who counts as one caller: an IPv4 address, or all IPv6 addresses of one network (/64), which one household has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Caller(IpAddr);

impl Caller {
    /// Everybody whose address a proxy does not tell.
    pub const UNKNOWN: Caller = Caller(IpAddr::V4(Ipv4Addr::UNSPECIFIED));

    /// The caller at an address.
    pub fn at(address: IpAddr) -> Caller {
        Caller(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            short => short,
        })
    }

    /// The address, or the network.
    pub fn address(self) -> IpAddr {
        self.0
    }

    /// The caller that a proxy names: the last address of `X-Forwarded-For`, with or without a port or brackets.
    pub fn forwarded(header: &str) -> Caller {
        let last = header.rsplit(',').next().unwrap_or_default().trim().trim_matches('"');
        let bare = last.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(last);
        let address = bare.parse::<IpAddr>().ok();
        address.or_else(|| Some(last.parse::<SocketAddr>().ok()?.ip())).map_or(Caller::UNKNOWN, Caller::at)
    }
}

/// What each caller has taken.
#[derive(Debug, Default)]
pub struct Visitors {
    callers: Mutex<HashMap<Caller, Visitor>>,
}

#[derive(Debug)]
struct Visitor {
    requests: Bucket,
    tables: Bucket,
    commands: Bucket,
    connections: u32,
}

/// A connection of a caller, counted for as long as this value lives.
#[derive(Debug)]
pub struct Visit {
    visitors: Arc<Visitors>,
    caller: Caller,
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut callers = self.visitors.callers.lock().unwrap_or_else(|broken| broken.into_inner());
        if let Some(visitor) = callers.get_mut(&self.caller) {
            visitor.connections -= 1;
        }
    }
}

impl Visitors {
    fn with<T>(&self, caller: Caller, limits: &Limits, work: impl FnOnce(&mut Visitor) -> T) -> T {
        /// Above this many callers, idle ones are forgotten.
        const MANY: usize = 10_000;
        let mut callers = self.callers.lock().unwrap_or_else(|broken| broken.into_inner());
        if callers.len() > MANY {
            let is_idle = |it: &Visitor| it.tables.is_full() && it.requests.is_full() && it.commands.is_full();
            callers.retain(|_, it| it.connections > 0 || !is_idle(it));
        }
        let per_second = f64::from(limits.requests_per_second);
        let tables = f64::from(limits.tables_per_hour);
        let commands = f64::from(limits.commands_per_second);
        work(callers.entry(caller).or_insert_with(|| Visitor {
            requests: Bucket::new(2.0 * per_second, per_second),
            tables: Bucket::new(tables, tables / 3_600.0),
            commands: Bucket::new(12.0 * commands, 4.0 * commands),
            connections: 0,
        }))
    }

    /// Whether a caller may ask for something now.
    pub fn may_ask(&self, caller: Caller, limits: &Limits) -> bool {
        self.with(caller, limits, |visitor| visitor.requests.take())
    }

    /// Whether a caller may open a table now.
    pub fn may_open(&self, caller: Caller, limits: &Limits) -> bool {
        self.with(caller, limits, |visitor| visitor.tables.take())
    }

    /// Whether a caller may command something now, at any table.
    pub fn may_command(&self, caller: Caller, limits: &Limits) -> bool {
        self.with(caller, limits, |visitor| visitor.commands.take())
    }

    /// Counts one more connection of a caller; `None` if the caller has too many already.
    pub fn visit(self: &Arc<Self>, caller: Caller, limits: &Limits) -> Option<Visit> {
        let may = self.with(caller, limits, |visitor| {
            let may = visitor.connections < limits.connections_per_address;
            visitor.connections += u32::from(may);
            may
        });
        may.then(|| Visit { visitors: self.clone(), caller })
    }
}

/// Open files that are kept for the server itself: the store, logs, webhooks, connections that are turned away.
const OWN_FILES: u64 = 64;

/// Lets the process open as many files as the system allows, and returns how many connections it can hold.
pub fn capacity(limits: &Limits) -> u32 {
    #[cfg(unix)]
    let files = rlimit::increase_nofile_limit(u64::MAX).ok();
    #[cfg(not(unix))]
    let files = None;
    files.map_or(limits.connections, |files| held(files, limits))
}

/// How many connections a process holds that may open this many files: at least one.
fn held(files: u64, limits: &Limits) -> u32 {
    let spare = files.saturating_sub(OWN_FILES).max(1);
    limits.connections.min(u32::try_from(spare).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(address: &str) -> Caller {
        Caller::at(address.parse().unwrap())
    }

    #[test]
    fn a_caller_has_limits_of_its_own() {
        let limits = Limits { tables_per_hour: 2, connections_per_address: 1, ..Limits::default() };
        let visitors = Arc::new(Visitors::default());
        let (one, other) = (at("1.2.3.4"), at("1.2.3.5"));
        assert!(visitors.may_open(one, &limits) && visitors.may_open(one, &limits));
        assert!(!visitors.may_open(one, &limits));
        assert!(visitors.may_open(other, &limits));
        let visit = visitors.visit(one, &limits);
        assert!(visit.is_some());
        assert!(visitors.visit(one, &limits).is_none());
        assert!(visitors.visit(other, &limits).is_some());
        drop(visit);
        assert!(visitors.visit(one, &limits).is_some());
    }

    #[test]
    fn an_ipv6_network_is_one_caller() {
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff::9"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:1.2.3.4"), at("1.2.3.4"), "an IPv4 address in the long form");
    }

    #[test]
    fn every_form_of_a_forwarded_address_is_understood() {
        for header in
            ["1.2.3.4", "1.2.3.4:567", "9.9.9.9, 1.2.3.4", "unknown,1.2.3.4:80", " 1.2.3.4 ", "::ffff:1.2.3.4"]
        {
            assert_eq!(Caller::forwarded(header), at("1.2.3.4"), "{header}");
        }
        for header in ["2001:db8::7", "[2001:db8::7]", "[2001:db8::7]:443", "1.2.3.4, \"[2001:db8::7]:443\""] {
            assert_eq!(Caller::forwarded(header), at("2001:db8::1"), "{header}");
        }
        for header in ["", "unknown", "_hidden", "1.2.3.4,", "1.2.3.4.5", "[::1"] {
            assert_eq!(Caller::forwarded(header), Caller::UNKNOWN, "{header}");
        }
    }

    #[test]
    fn files_for_the_server_itself_are_kept_back() {
        let limits = Limits { connections: 1_000, ..Limits::default() };
        assert_eq!(held(1 << 20, &limits), 1_000);
        assert_eq!(held(1_024, &limits), 960);
        assert_eq!(held(10, &limits), 1);
    }
}
