//! How much one address may ask for: buckets that fill slowly and are emptied fast.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// What is allowed.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables that one address may open in an hour.
    pub tables_per_hour: u32,
    /// Requests of one address per second; twice as many for a short time.
    pub requests_per_second: u32,
    /// Connections of one address at the same time.
    pub connections_per_address: u32,
    /// Connections in all.
    pub connections: u32,
    /// Commands on one socket per second; three times as many for a short time.
    pub commands_per_second: u32,
    /// The longest message or body, in bytes.
    pub message_bytes: usize,
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
            commands_per_second: 20,
            message_bytes: 64 << 10,
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

    /// Takes a token, if there is one.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + (now - self.at).as_secs_f64() * self.per_second).min(self.size);
        self.at = now;
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    fn is_full(&self) -> bool {
        self.left + self.at.elapsed().as_secs_f64() * self.per_second >= self.size
    }
}

/// What each address has taken.
#[derive(Debug, Default)]
pub struct Visitors {
    addresses: Mutex<HashMap<IpAddr, Visitor>>,
}

#[derive(Debug)]
struct Visitor {
    requests: Bucket,
    tables: Bucket,
    connections: u32,
}

impl Visitors {
    fn with<T>(&self, address: IpAddr, limits: &Limits, work: impl FnOnce(&mut Visitor) -> T) -> T {
        /// Above this many addresses, idle ones are forgotten.
        const MANY: usize = 10_000;
        let mut addresses = self.addresses.lock().unwrap_or_else(|broken| broken.into_inner());
        if addresses.len() > MANY {
            addresses.retain(|_, it| it.connections > 0 || !it.tables.is_full() || !it.requests.is_full());
        }
        let per_second = f64::from(limits.requests_per_second);
        let tables = f64::from(limits.tables_per_hour);
        work(addresses.entry(address).or_insert_with(|| Visitor {
            requests: Bucket::new(2.0 * per_second, per_second),
            tables: Bucket::new(tables, tables / 3_600.0),
            connections: 0,
        }))
    }

    /// Whether an address may ask for something now.
    pub fn may_ask(&self, address: IpAddr, limits: &Limits) -> bool {
        self.with(address, limits, |visitor| visitor.requests.take())
    }

    /// Whether an address may open a table now.
    pub fn may_open(&self, address: IpAddr, limits: &Limits) -> bool {
        self.with(address, limits, |visitor| visitor.tables.take())
    }

    /// Whether an address may have one more connection. If so, the connection is counted.
    pub fn may_connect(&self, address: IpAddr, limits: &Limits) -> bool {
        self.with(address, limits, |visitor| {
            let may = visitor.connections < limits.connections_per_address;
            visitor.connections += u32::from(may);
            may
        })
    }

    /// A connection has ended.
    pub fn disconnected(&self, address: IpAddr, limits: &Limits) {
        self.with(address, limits, |visitor| visitor.connections = visitor.connections.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_so_much_and_another_its_own() {
        let limits = Limits { tables_per_hour: 2, connections_per_address: 1, ..Limits::default() };
        let visitors = Visitors::default();
        let (one, other): (IpAddr, IpAddr) = ([1, 2, 3, 4].into(), [1, 2, 3, 5].into());
        assert!(visitors.may_open(one, &limits) && visitors.may_open(one, &limits));
        assert!(!visitors.may_open(one, &limits));
        assert!(visitors.may_open(other, &limits));
        assert!(visitors.may_connect(one, &limits));
        assert!(!visitors.may_connect(one, &limits));
        visitors.disconnected(one, &limits);
        assert!(visitors.may_connect(one, &limits));
    }
}
