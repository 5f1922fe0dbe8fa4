//! The real binary as a server of a test.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};

/// A server that runs. It ends with this value, so a test that fails leaves none behind.
pub struct Served {
    pub child: Child,
    /// Where people come in.
    pub address: SocketAddr,
}

/// The binary: this one, or the one that `COMMONLAND_BINARY` names.
pub fn binary() -> String {
    std::env::var("COMMONLAND_BINARY").unwrap_or_else(|_| env!("CARGO_BIN_EXE_commonland").into())
}

impl Served {
    /// Runs a command that serves, and waits until it listens.
    pub fn start(command: &mut Command) -> Served {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("it listens").parse().unwrap();
        Served { child, address }
    }

    /// Sends it a signal, such as `-STOP`.
    pub fn signal(&self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap().success());
    }

    /// Ends it by a signal, and waits until it has ended.
    pub fn end(mut self, signal: &str) -> ExitStatus {
        self.signal(signal);
        self.child.wait().unwrap()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
