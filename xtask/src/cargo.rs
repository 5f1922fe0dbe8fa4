//! Calling Cargo, the one that called us.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::{Trouble, root};

/// Cargo with these arguments, in the project's top folder.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    // A fresh checkout is built once: what would make the next build faster only makes this one slower, and the tests too.
    if env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// Whether a Cargo subcommand is installed.
pub fn has(subcommand: &str) -> bool {
    let asked = cargo(&[subcommand, "--version"]).stdin(Stdio::null()).output();
    asked.is_ok_and(|it| it.status.success())
}

/// Runs a program to its end, letting it use our terminal.
pub fn run(command: &mut Command) -> Result<(), Trouble> {
    let shown = shown(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Trouble::failed(format!("`{shown}` failed ({status})"))),
        Err(error) => Err(Trouble::failed(format!("cannot start `{shown}`: {error}"))),
    }
}

/// Runs a program to its end; what it says is shown only if it fails.
pub fn run_quietly(command: &mut Command) -> Result<(), Trouble> {
    let shown = shown(command);
    let done = command.stdin(Stdio::null()).output();
    let done = done.map_err(|error| Trouble::failed(format!("cannot start `{shown}`: {error}")))?;
    if done.status.success() {
        return Ok(());
    }
    let said = [done.stdout, done.stderr].concat();
    Err(Trouble::failed(format!("{}\n`{shown}` failed ({})", String::from_utf8_lossy(&said), done.status)))
}

/// The command as one would type it.
pub fn shown(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let mut line = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
    for arg in command.get_args() {
        line.push(' ');
        line += &arg.to_string_lossy();
    }
    line
}

/// How the binary `commonland` is built.
#[derive(Clone, Copy)]
pub enum Build {
    /// As the tests have it, so that what they compiled serves again.
    Tested,
    /// As it is given away.
    Released,
    /// The same without the server, which takes more than half of the build. It lies in a folder of its own, so that nobody takes it
    /// for the whole.
    Counted,
}

/// Builds the binary `commonland`, and says where it is.
pub fn binary(how: Build) -> Result<PathBuf, Trouble> {
    let mut build = cargo(&["build", "--bin", "commonland"]);
    build.args(match how {
        Build::Tested => &["--workspace", "--all-features"][..],
        Build::Released => &["--package", "commonland", "--release"],
        Build::Counted => {
            &["--package", "commonland", "--release", "--no-default-features", "--target-dir", "target/counted"]
        }
    });
    build.arg("--message-format=json-render-diagnostics").stderr(Stdio::inherit());
    let shown = shown(&build);
    let built = build.output().map_err(|error| Trouble::failed(format!("cannot start `{shown}`: {error}")))?;
    if !built.status.success() {
        return Err(Trouble::failed(format!("`{shown}` failed ({})", built.status)));
    }
    executable(&String::from_utf8_lossy(&built.stdout))
        .ok_or_else(|| Trouble::failed(format!("`{shown}` made no executable")))
}

/// The last executable named in Cargo's messages.
fn executable(messages: &str) -> Option<PathBuf> {
    let (_, rest) = messages.rsplit_once("\"executable\":\"")?;
    let (path, _) = rest.split_once('"')?;
    Some(path.replace("\\\\", "\\").into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_executable_is_the_one_that_cargo_names_last() {
        let messages = concat!(
            "{\"reason\":\"compiler-artifact\",\"executable\":null,\"fresh\":true}\n",
            "{\"reason\":\"compiler-artifact\",\"executable\":\"/there/release/commonland\",\"fresh\":true}\n",
            "{\"reason\":\"build-finished\",\"success\":true}\n",
        );
        assert_eq!(executable(messages), Some("/there/release/commonland".into()));
        assert_eq!(executable("{\"executable\":null}"), None);
    }
}
