//! Several nodes on one PostgreSQL, and what lies between them.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

pub mod balancer;
#[path = "../../../server/tests/support/cluster.rs"]
pub mod cluster;
#[path = "../../../server/tests/support/line.rs"]
pub mod line;
#[path = "../seats/mod.rs"]
pub mod seats;
use cluster::Cluster;

/// A node: the real binary.
pub struct Node {
    child: Child,
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
        let named = |variable: &str| std::env::var(variable).ok();
        let older = named("COMMONLAND_OLDER").filter(|_| name == "b");
        let binary = older.or_else(|| named("COMMONLAND_BINARY"));
        let binary = binary.unwrap_or_else(|| env!("CARGO_BIN_EXE_commonland").into());
        let mut child = Command::new(binary)
            .args(["serve", "--listen", listen, "--metrics", "off", "--store", store])
            .args(["--node", name, "--advertise", "127.0.0.1:0"])
            .args(["--requests-per-second", "1000000", "--commands-per-second", "1000000"])
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("it listens").parse().unwrap();
        Node { child, address, name: name.into() }
    }

    pub fn signal(&self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap().success());
    }

    /// Ends it by a signal and waits until it has ended.
    pub fn end(mut self, signal: &str) {
        self.signal(signal);
        self.child.wait().unwrap();
    }
}

impl Drop for Node {
    /// A test that fails leaves none behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
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
