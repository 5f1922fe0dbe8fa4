//! Several nodes on one PostgreSQL, and what lies between them.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::net::SocketAddr;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

pub mod balancer;
#[path = "../../../server/tests/support/cluster.rs"]
pub mod cluster;
#[path = "../../../server/tests/support/line.rs"]
pub mod line;
#[path = "../seats/mod.rs"]
pub mod seats;
#[path = "../served/mod.rs"]
pub mod served;
use cluster::Cluster;
use served::Served;

/// A node: the real binary.
pub struct Node {
    served: Served,
    /// Where people come in.
    pub address: SocketAddr,
    pub name: String,
}

/// Runs `commonland` until it ends.
pub fn commonland(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_commonland")).args(args).output().unwrap()
}

impl Node {
    /// Starts it and waits until it listens. `COMMONLAND_BINARY` names another binary, and `COMMONLAND_OLDER` that of node b: so two
    /// versions run side by side.
    pub fn start(store: &str, name: &str) -> Node {
        Node::start_at(store, name, "127.0.0.1:0")
    }

    /// The same at an address, such as the one that it had before.
    pub fn start_at(store: &str, name: &str, listen: &str) -> Node {
        Node::start_with(store, name, listen, "off")
    }

    /// The same, with its metrics at an address.
    pub fn start_with(store: &str, name: &str, listen: &str, metrics: &str) -> Node {
        let older = std::env::var("COMMONLAND_OLDER").ok().filter(|_| name == "b");
        let mut command = Command::new(older.unwrap_or_else(served::binary));
        command.args(["serve", "--listen", listen, "--metrics", metrics, "--store", store]);
        command.args(["--node", name, "--advertise", "127.0.0.1:0"]);
        command.args(["--requests-per-second", "1000000", "--commands-per-second", "1000000"]);
        let served = Served::start(command.env("RUST_LOG", "error"));
        Node { address: served.address, served, name: name.into() }
    }

    pub fn signal(&self, signal: &str) {
        self.served.signal(signal);
    }

    /// Ends it by a signal and waits until it has ended.
    pub fn end(self, signal: &str) {
        self.served.end(signal);
    }
}

/// Reads the journal of a table from the database.
pub fn journal(cluster: &Cluster, table: &str) -> Vec<String> {
    let entries = format!("SELECT body FROM commonland.entries WHERE table_id = '{table}' ORDER BY seq");
    cluster.sql("it", &entries).lines().map(String::from).collect()
}

/// The doors that are open, which a round-robin balancer would take in turns.
#[derive(Clone, Default)]
pub struct Doors {
    open: Arc<Mutex<Vec<SocketAddr>>>,
    next: Arc<AtomicUsize>,
}

impl Doors {
    pub fn next(&self) -> SocketAddr {
        let open = self.open.lock().unwrap();
        open[self.next.fetch_add(1, Relaxed) % open.len()]
    }

    pub fn are(&self, nodes: &[Node]) {
        *self.open.lock().unwrap() = nodes.iter().map(|node| node.address).collect();
    }
}
