//! Development commands of Commonland: `cargo xtask COMMAND`.
//!
//! It depends on `serde_json` alone, which reads card tables, so that the first `cargo xtask` after a clone starts soon. `test`
//! is the one command that says whether a change may be taken; the other checks are parts of it that can be run alone.

mod play;
mod test;
mod tidy;
mod fit;
mod instructions;
mod client;
mod attack;
mod new_set;
mod new_card;
mod debian;
mod cargo;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// One development command: what to type, what it does, and the doing.
struct Command {
    name: &'static str,
    options: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Result<(), Trouble>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "play",
        options: "[ARGS…]",
        about: "build everything and play in the browser; ARGS: on the terminal",
        run: play::run,
    },
    Command {
        name: "test",
        options: "[--part NAME] [--soak]",
        about: "everything that must hold, or one part of it; --soak runs long",
        run: test::run,
    },
    Command { name: "tidy", options: "", about: "cited rules, links, leftovers in the tree", run: tidy::run },
    Command {
        name: "instructions",
        options: "[--update]",
        about: "instructions a step against docs/instructions.json",
        run: instructions::run,
    },
    Command { name: "clicks", options: "", about: "how long the screen takes to answer a click", run: client::clicks },
    Command {
        name: "attack",
        options: "[NAME…] [--seconds N] [--pages GAMES]",
        about: "bounded attacks on the real binary, on loopback, with figures",
        run: attack::run,
    },
    Command {
        name: "fit",
        options: "[ROUNDS] [SEED]",
        about: "fit the weights of the bot's value by play against itself",
        run: fit::run,
    },
    Command {
        name: "new-card",
        options: "NAME --set SET",
        about: "begin a card of the duel with its facts filled in",
        run: new_card::run,
    },
    Command {
        name: "new-set",
        options: "NAME --edition EDITION",
        about: "make room for the cards of a set of the duel",
        run: new_set::run,
    },
];

/// Why a command did not succeed, and with it the exit code.
#[derive(Debug, PartialEq)]
enum Trouble {
    /// A check failed, or a program that was called did. Exit code 1.
    Failed(String),
    /// The command line was not understood. Exit code 2.
    WrongUse(String),
    /// A program that has already spoken for itself ended with this code.
    Ended(u8),
}

impl Trouble {
    fn failed(why: impl Into<String>) -> Self {
        Trouble::Failed(why.into())
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble::Failed(why)) => {
            eprintln!("xtask: {why}");
            ExitCode::from(1)
        }
        Err(Trouble::WrongUse(why)) => {
            eprintln!("xtask: {why}\n\n{}", usage());
            ExitCode::from(2)
        }
        Err(Trouble::Ended(code)) => ExitCode::from(code),
    }
}

fn dispatch(args: &[String]) -> Result<(), Trouble> {
    let Some((name, rest)) = args.split_first() else {
        return Err(Trouble::WrongUse("which command?".into()));
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        println!("{}", usage());
        return Ok(());
    }
    match COMMANDS.iter().find(|it| it.name == name) {
        Some(command) => (command.run)(rest),
        None => Err(Trouble::WrongUse(format!("there is no command `{name}`"))),
    }
}

fn usage() -> String {
    let mut text = String::from("Commands:");
    let call = |it: &Command| format!("cargo xtask {} {}  ", it.name, it.options);
    let width = COMMANDS.iter().map(|it| call(it).len()).max().unwrap_or_default();
    for it in COMMANDS {
        let call = call(it);
        text += &format!("\n  {call:<width$}{}", it.about);
    }
    text
}

/// Reads the options of a command that knows only flags; says for each of `known` whether it was given.
fn flags<const N: usize>(args: &[String], known: [&str; N]) -> Result<[bool; N], Trouble> {
    match args.iter().find(|it| !known.contains(&it.as_str())) {
        Some(stranger) if N == 0 => Err(Trouble::WrongUse(format!("`{stranger}`: this command takes no options"))),
        Some(stranger) => Err(Trouble::WrongUse(format!("unknown option `{stranger}`; known: {}", known.join(", ")))),
        None => Ok(known.map(|flag| args.iter().any(|it| it == flag))),
    }
}

/// The top folder of the project.
fn root() -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask.parent().map(Path::to_path_buf).expect("xtask lies in the project's top folder")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn an_unknown_command_is_wrong_use() {
        assert_eq!(dispatch(&words("tset")), Err(Trouble::WrongUse("there is no command `tset`".into())));
    }

    #[test]
    fn the_usage_names_every_command() {
        let usage = usage();
        assert!(COMMANDS.iter().all(|it| usage.contains(&format!("cargo xtask {}", it.name))));
    }

    #[test]
    fn an_unknown_option_is_answered_with_the_known_ones() {
        assert_eq!(flags(&words("--soak"), ["--soak"]), Ok([true]));
        assert_eq!(flags(&words(""), ["--soak"]), Ok([false]));
        let Err(Trouble::WrongUse(why)) = flags(&words("--sock"), ["--soak"]) else { panic!("--sock was taken") };
        assert!(why.contains("--sock") && why.contains("--soak"));
        assert!(flags(&words("--all"), []).is_err());
    }
}
