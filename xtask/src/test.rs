//! `cargo xtask test`: everything that must hold before a change is taken.

use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::cargo::{cargo, has, run as call};
use crate::{Trouble, client, debian, flags, instructions, tidy};

/// One part of the whole: a heading and the work, told whether to soak.
struct Part {
    name: &'static str,
    run: fn(soak: bool) -> Result<(), Trouble>,
}

/// Parts that follow one another.
type Lane = &'static [Part];

/// Stages follow one another, in the order of what they cost: a misplaced space is not found after ten minutes. The lanes of a
/// stage run side by side: each leaves room that the other can use (a large crate is compiled on one core). The browser has the machine
/// to itself: its two pages and their servers use it whole.
const STAGES: &[&[Lane]] = &[
    &[&[Part { name: "formatting", run: formatting }, Part { name: "tidy", run: |_| tidy::check() }]],
    &[&[Part { name: "clippy", run: clippy }], &[Part { name: "client", run: |_| client::check() }]],
    &[
        &[Part { name: "tests", run: tests }],
        &[
            Part { name: "instructions", run: |_| instructions::check() },
            Part { name: "wasm", run: wasm },
            Part { name: "documentation", run: documentation },
            Part { name: "doc tests", run: doc_tests },
        ],
    ],
    &[&[Part { name: "browser", run: client::browse }]],
];

fn parts() -> impl Iterator<Item = &'static Part> {
    STAGES.iter().flat_map(|stage| stage.iter()).flat_map(|lane| lane.iter())
}

/// How long a part took, and whether it was good.
struct Outcome {
    name: &'static str,
    took: Duration,
    good: bool,
}

/// Runs all parts up to the first stage that fails, and tells where the time went. `--part NAME` runs one part alone.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    if let [flag, name, rest @ ..] = args
        && flag == "--part"
    {
        let [soak] = flags(rest, ["--soak"])?;
        let Some(part) = parts().find(|part| part.name == name) else {
            let names: Vec<&str> = parts().map(|part| part.name).collect();
            return Err(Trouble::WrongUse(format!("there is no part `{name}`; there are {}", names.join(", "))));
        };
        return (part.run)(soak);
    }
    let [soak] = flags(args, ["--soak"])?;
    let began = Instant::now();
    let mut outcomes: Vec<Outcome> = Vec::new();
    for stage in STAGES {
        let [first, others @ ..] = stage else { continue };
        thread::scope(|side_by_side| {
            let beside: Vec<_> =
                others.iter().map(|lane| side_by_side.spawn(move || run_lane(lane, soak, kept))).collect();
            outcomes.extend(run_lane(first, soak, spoken));
            outcomes.extend(beside.into_iter().flat_map(|lane| lane.join().expect("a lane only calls programs")));
        });
        if outcomes.iter().any(|it| !it.good) {
            break;
        }
    }
    println!("\n{}", table(&outcomes, began.elapsed()));
    let bad: Vec<&str> = outcomes.iter().filter(|it| !it.good).map(|it| it.name).collect();
    if !bad.is_empty() {
        return Err(Trouble::failed(format!("{} failed", bad.join(" and "))));
    }
    println!("\nAll is well.");
    Ok(())
}

/// Runs the parts of a lane in order up to the first that fails.
fn run_lane(lane: Lane, soak: bool, run: fn(&'static Part, bool) -> bool) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    for part in lane {
        let began = Instant::now();
        let good = run(part, soak);
        let took = began.elapsed();
        println!("== {}: {}, {}", part.name, if good { "good" } else { "FAILED" }, shown(took));
        outcomes.push(Outcome { name: part.name, took, good });
        if !good {
            break;
        }
    }
    outcomes
}

/// Runs a part of the first lane: what it says is shown as it comes.
fn spoken(part: &'static Part, soak: bool) -> bool {
    println!("\n== {}", part.name);
    let outcome = (part.run)(soak);
    if let Err(Trouble::Failed(why) | Trouble::WrongUse(why)) = &outcome {
        println!("{why}");
    }
    outcome.is_ok()
}

/// Runs a part beside others, as a program of its own: what it says is shown when it is done.
fn kept(part: &'static Part, soak: bool) -> bool {
    println!("\n== {} begins beside other parts; it is shown when it is done", part.name);
    let this = std::env::current_exe().expect("this program is a file");
    let mut alone = Command::new(this);
    alone.args(["test", "--part", part.name]).args(soak.then_some("--soak")).stdin(Stdio::null());
    match alone.output() {
        Ok(done) => {
            let said = [done.stdout, done.stderr].concat();
            println!("\n== {}\n{}", part.name, String::from_utf8_lossy(&said));
            done.status.success()
        }
        Err(error) => {
            println!("\n== {}\ncannot start it: {error}", part.name);
            false
        }
    }
}

fn formatting(_: bool) -> Result<(), Trouble> {
    component("fmt", "rustfmt")?;
    call(&mut cargo(&["fmt", "--all", "--check"]))
        .map_err(|_| Trouble::failed("the code is not formatted; `cargo fmt --all` does it"))
}

fn clippy(_: bool) -> Result<(), Trouble> {
    component("clippy", "clippy")?;
    call(&mut cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"]))
}

fn tests(soak: bool) -> Result<(), Trouble> {
    // The test of a failing disk says so if it is not there.
    debian::has("strace", "-V");
    // Those of several nodes fail without it, and say what to install.
    debian::has_postgresql();
    debian::has("pgbouncer", "--version");
    let mut tests = if has("nextest") {
        cargo(&["nextest", "run", "--workspace", "--all-features"])
    } else {
        cargo(&["test", "--workspace", "--all-features", "--tests"])
    };
    if soak {
        tests.env("COMMONLAND_SOAK", "1");
    }
    call(&mut tests)
}

fn doc_tests(_: bool) -> Result<(), Trouble> {
    call(&mut cargo(&["test", "--workspace", "--all-features", "--doc"]))
}

fn documentation(_: bool) -> Result<(), Trouble> {
    call(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Rules and tables build for the browser too; left out where the target cannot be installed.
fn wasm(_: bool) -> Result<(), Trouble> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let is_installed = || {
        let library = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
        library.is_ok_and(|out| std::path::Path::new(String::from_utf8_lossy(&out.stdout).trim()).exists())
    };
    if !is_installed() {
        // Without rustup the target cannot be added; that is said below.
        let _ = Command::new("rustup").args(["target", "add", TARGET]).status();
    }
    if !is_installed() {
        println!("skipped: `rustup target add {TARGET}` installs what it needs");
        return Ok(());
    }
    let rules =
        ["check", "--target", TARGET, "-p", "commonland-kernel", "-p", "commonland-island", "-p", "commonland-duel"];
    // First without features, as somebody has them who only simulates.
    call(&mut cargo(&rules))?;
    let features = ["-p", "commonland-table", "--features", "commonland-island/json,commonland-duel/json"];
    call(&mut cargo(&[&rules[..], &features].concat()))
}

fn component(subcommand: &str, component: &str) -> Result<(), Trouble> {
    if has(subcommand) {
        return Ok(());
    }
    Err(Trouble::failed(format!("`cargo {subcommand}` is missing; `rustup component add {component}` installs it")))
}

/// Where the time went. Parts that ran side by side add up to more than the whole.
fn table(outcomes: &[Outcome], whole: Duration) -> String {
    let mut text = String::from("Where the time went:");
    for Outcome { name, took, good } in outcomes {
        text += &format!("\n  {name:<16}{:>12}{}", shown(*took), if *good { "" } else { "  FAILED" });
    }
    text + &format!("\n  {:<16}{:>12}", "from first to last", shown(whole))
}

fn shown(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 60.0 {
        format!("{seconds:.1} s")
    } else {
        format!("{:.0} min {:02.0} s", (seconds / 60.0).floor(), (seconds % 60.0).floor())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_in_minutes_when_they_are_long() {
        assert_eq!(shown(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(shown(Duration::from_millis(119_900)), "1 min 59 s");
        assert_eq!(shown(Duration::from_secs(605)), "10 min 05 s");
    }

    #[test]
    fn the_table_tells_each_part_and_ends_with_the_whole() {
        let outcomes = [("tests", 30, true), ("browser", 10, false)].map(|(name, seconds, good)| Outcome {
            name,
            took: Duration::from_secs(seconds),
            good,
        });
        let table = table(&outcomes, Duration::from_secs(35));
        assert!(table.contains("10.0 s  FAILED") && table.ends_with("35.0 s"), "{table}");
    }

    #[test]
    fn each_part_has_a_name_of_its_own() {
        for part in parts() {
            assert_eq!(parts().filter(|other| other.name == part.name).count(), 1, "{}", part.name);
        }
    }

    #[test]
    fn a_part_that_is_not_there_is_answered_with_those_that_are() {
        let asked = ["--part", "tset"].map(String::from);
        let Err(Trouble::WrongUse(why)) = run(&asked) else { panic!("tset was taken") };
        assert!(why.contains("tset") && why.contains("browser"), "{why}");
    }
}
