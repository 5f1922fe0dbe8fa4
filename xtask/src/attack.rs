//! `cargo xtask attack`: bounded attacks on the real binary, on loopback alone, with figures. A small share of each is part of
//! the test command, where nothing is timed.

use std::path::PathBuf;
use std::process::Command;

use crate::cargo::{cargo, has, run as call};
use crate::{Trouble, root};

/// Attacks that are tests of the command line: a name, the test file, which of its tests.
const TESTS: [(&str, &str, &str); 5] = [
    ("kills", "kill", ""),
    ("dice", "serving", "dice"),
    ("nodes", "nodes", "whatever_is_killed"),
    ("bounds", "bounds", ""),
    (VERSIONS, "nodes", "whatever_is_killed"),
];

/// The one in which node b is an older version.
const VERSIONS: &str = "versions";

/// Runs all attacks, or those that are named. Other arguments go to the program `attack`.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    call(&mut cargo(&["build", "--release", "-p", "commonland", "-p", "commonland-attack"]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    let binary = target.join("release").join("commonland");
    let (names, options) = split(args);
    let (tests, floods): (Vec<&str>, Vec<&str>) =
        names.iter().partition(|name| TESTS.iter().any(|(known, ..)| known == *name));
    if names.is_empty() || !floods.is_empty() {
        let mut program = Command::new(target.join("release").join("attack"));
        call(program.arg("--binary").arg(&binary).args(floods).args(options))?;
    }
    for (name, file, filter) in TESTS {
        if !names.is_empty() && !tests.contains(&name) {
            continue;
        }
        println!("== {name}");
        let runner: &[&str] = if has("nextest") {
            &["nextest", "run", "--no-capture", "-p", "commonland", "--test", file]
        } else {
            &["test", "-p", "commonland", "--test", file]
        };
        let mut test = cargo(runner);
        if !filter.is_empty() {
            test.arg(filter);
        }
        if name == VERSIONS {
            test.env("COMMONLAND_OLDER", older()?);
        }
        test.env("COMMONLAND_BINARY", &binary).env("COMMONLAND_KILLS", "100");
        call(test.env("COMMONLAND_BOUNDS", "1").env("COMMONLAND_TABLES", "100"))?;
    }
    Ok(())
}

/// Builds the version of the commit that `COMMONLAND_REVISION` names, or of the last version that was tagged, or of the commit before
/// this one.
fn older() -> Result<PathBuf, Trouble> {
    let git = |args: &[&str]| {
        let mut git = Command::new("git");
        git.args(args).current_dir(root());
        git
    };
    let tagged = || {
        let told =
            git(&["describe", "--tags", "--abbrev=0", "HEAD^"]).output().ok().filter(|it| it.status.success())?;
        Some(String::from_utf8_lossy(&told.stdout).trim().to_string())
    };
    let revision = std::env::var("COMMONLAND_REVISION").ok().or_else(tagged).unwrap_or_else(|| "HEAD^".into());
    let (tree, built) = (root().join("target/older"), root().join("target/older-built"));
    if tree.exists() {
        call(git(&["-C"]).arg(&tree).args(["checkout", "--quiet", "--detach", &revision]))?;
    } else {
        call(git(&["worktree", "add", "--quiet", "--detach"]).arg(&tree).arg(&revision))?;
    }
    println!("building {revision}");
    call(cargo(&["build", "--profile", "play", "-p", "commonland", "--target-dir"]).arg(&built).current_dir(&tree))?;
    Ok(built.join("play").join("commonland"))
}

/// The names of attacks, and everything from the first option on.
fn split(args: &[String]) -> (Vec<&str>, &[String]) {
    let options = args.iter().position(|it| it.starts_with("--")).unwrap_or(args.len());
    (args[..options].iter().map(String::as_str).collect(), &args[options..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_before_options() {
        let args = ["chat", "kills", "--seconds", "5"].map(String::from);
        assert_eq!(split(&args), (vec!["chat", "kills"], &args[2..]));
        assert_eq!(split(&args[2..]).0, Vec::<&str>::new());
    }
}
