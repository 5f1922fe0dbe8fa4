//! The real binary as a process of its own, on a folder of its own.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server that runs. It ends with this value.
pub struct Binary {
    child: Child,
    /// Where it listens, always on loopback.
    pub address: SocketAddr,
}

impl Binary {
    /// Starts the program with its usual limits.
    pub async fn start(program: &Path, data: &Path) -> io::Result<Binary> {
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--metrics", "off", "--data"])
            .arg(data)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let out = child.stdout.take().expect("the output is piped");
        let line = BufReader::new(out).lines().next_line().await?.unwrap_or_default();
        let address = line.strip_prefix("listening on http://").and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| io::Error::other("the server did not start"))?;
        Ok(Binary { child, address })
    }

    /// The processor time that its threads have used so far: it says the same on a busy machine and on an idle one. Only
    /// Linux tells it; elsewhere it is zero.
    pub fn processor(&self) -> Duration {
        let Some(id) = self.child.id() else { return Duration::ZERO };
        let Ok(threads) = std::fs::read_dir(format!("/proc/{id}/task")) else { return Duration::ZERO };
        let used = threads.flatten().filter_map(|thread| {
            let text = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
            text.split(' ').next()?.parse::<u64>().ok()
        });
        Duration::from_nanos(used.sum())
    }

    /// Ends it at once.
    pub async fn kill(mut self) -> io::Result<()> {
        self.child.kill().await
    }
}

/// A new folder for data. It is removed with this value.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty one.
    pub fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("commonland-attack-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Folder(folder)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
