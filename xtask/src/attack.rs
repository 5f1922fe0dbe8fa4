//! `cargo xtask attack`: bounded attacks on the real binary, on loopback alone, with figures. A small share of each is part of
//! the test command, where nothing is timed.

use crate::cargo::{cargo, has, run as call};
use crate::{Trouble, root};

/// Attacks that are tests of the command line: a name, the test file, which of its tests.
const TESTS: [(&str, &str, &str); 4] = [
    ("kills", "kill", ""),
    ("dice", "serving", "dice"),
    ("nodes", "nodes", "whatever_is_killed"),
    ("bounds", "bounds", ""),
];

/// Runs all attacks, or those that are named. Other arguments go to the program `attack`.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    call(&mut cargo(&["build", "--release", "-p", "commonland", "-p", "commonland-attack"]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    let binary = target.join("release").join("commonland");
    let (names, options) = split(args);
    let (tests, floods): (Vec<&str>, Vec<&str>) =
        names.iter().partition(|name| TESTS.iter().any(|(known, ..)| known == *name));
    if names.is_empty() || !floods.is_empty() {
        let mut program = std::process::Command::new(target.join("release").join("attack"));
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
        test.env("COMMONLAND_BINARY", &binary).env("COMMONLAND_KILLS", "100");
        call(test.env("COMMONLAND_BOUNDS", "1").env("COMMONLAND_TABLES", "100"))?;
    }
    Ok(())
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
