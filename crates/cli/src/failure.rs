//! Why a command did not succeed, and with which exit code it ends.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use kernel::Wrong;

/// Why a command did not succeed. The reason is shortened: it may repeat what a stranger wrote.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A check failed: the thing that was looked at is not in order.
    #[error("{}", kernel::shortened(.0, 1000))]
    Check(String),
    /// The command was used wrongly, or something it needs is not there.
    #[error("{}", kernel::shortened(.0, 1000))]
    Use(String),
    /// The output could not be written. An error of any other file is a [`Failure::Use`] that names the file.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Tells people on standard error, and says with which code to end: 1 for a failed check, 2 for wrong use.
    ///
    /// A reader that closes the pipe early, such as `head`, is no failure: nothing is printed, and the code is 0.
    pub fn end(&self) -> ExitCode {
        if matches!(self, Failure::Output(why) if why.kind() == ErrorKind::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        tell(&format!("commonland: {self}"));
        match self {
            Failure::Check(_) => ExitCode::from(1),
            Failure::Use(_) | Failure::Output(_) => ExitCode::from(2),
        }
    }
}

/// A line on standard error, for people.
pub fn tell(line: &str) {
    // If even this cannot be written, nobody can be told.
    let _ = writeln!(io::stderr(), "{line}");
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
    let wrong = |why: io::Error| Failure::Use(format!("{path}: {why}"));
    let mut bytes = Vec::new();
    match path {
        "-" => io::stdin().take(LIMIT).read_to_end(&mut bytes).map_err(wrong)?,
        path => std::fs::File::open(path).map_err(wrong)?.take(LIMIT).read_to_end(&mut bytes).map_err(wrong)?,
    };
    Ok(bytes)
}
