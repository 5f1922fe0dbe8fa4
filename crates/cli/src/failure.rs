//! Why a command did not succeed, and with which exit code it ends.

use std::fmt;
use std::process::ExitCode;

use kernel::Wrong;

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// A check failed: the thing that was looked at is not in order.
    Check(String),
    /// The command was used wrongly, or something it needs is not there.
    Use(String),
}

impl Failure {
    /// 1 for a failed check, 2 for wrong use.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Check(_) => ExitCode::from(1),
            Failure::Use(_) => ExitCode::from(2),
        }
    }
}

impl fmt::Display for Failure {
    /// The reason, cut where nobody would read on: it may tell back what a stranger wrote.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Check(why) | Failure::Use(why) => f.write_str(&kernel::shortened(why, 1000)),
        }
    }
}

impl From<Wrong> for Failure {
    fn from(wrong: Wrong) -> Failure {
        Failure::Use(wrong.to_string())
    }
}

/// Reads a whole file, or standard input for `-`.
pub fn read_file(path: &str) -> Result<Vec<u8>, Failure> {
    use std::io::Read;
    /// More than any record or position needs.
    const LIMIT: u64 = 256 << 20;
    let wrong = |why: std::io::Error| Failure::Use(format!("{path}: {why}"));
    let mut bytes = Vec::new();
    match path {
        "-" => std::io::stdin().take(LIMIT).read_to_end(&mut bytes).map_err(wrong)?,
        path => std::fs::File::open(path).map_err(wrong)?.take(LIMIT).read_to_end(&mut bytes).map_err(wrong)?,
    };
    Ok(bytes)
}
