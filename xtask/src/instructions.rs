//! `cargo xtask instructions`: has a step become slower?
//!
//! Seconds on a shared machine say little; executed instructions say the same every time. Each spec plays random games
//! twice under valgrind, once few and once more of them. The difference of the two runs leaves out the start of the
//! program; divided by the difference of their steps it is compared with `docs/instructions.json`. Another compiler
//! makes other code: then the figures are told, but they do not fail.

use std::env::consts::ARCH;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::cargo::{Build, binary, shown};
use crate::{Trouble, debian, flags, root};

/// What is played, and how many games the two runs have. Games at sea and with eras are long, so few of them will do.
const SPECS: &[(&str, [u32; 2])] = &[
    ("island:seats=2", [100, 300]),
    ("island:seats=4", [100, 300]),
    ("island:seats=6", [100, 300]),
    ("island:seats=4,helpers,frenemies", [100, 300]),
    ("island:seats=4,map=new-shores", [20, 60]),
    ("duel", [100, 300]),
    ("duel:theme=explorers", [20, 60]),
    ("duel:theme=sages", [20, 60]),
    ("duel:theme=prosperity", [20, 60]),
    ("duel:princes=explorers+sages+prosperity", [20, 60]),
    ("classic", [20, 60]),
    ("classic:artisans", [20, 60]),
];

/// How much worse than the noted figure a step may be.
const TOLERANCE: f64 = 0.03;

const NOTED: &str = "docs/instructions.json";

/// The command.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    let [update] = flags(args, ["--update"])?;
    if update { note() } else { check() }
}

/// Compares with the noted figures; fails if one is worse by more than the tolerance.
pub fn check() -> Result<(), Trouble> {
    let Ok(noted) = fs::read_to_string(root().join(NOTED)) else {
        let how = "`cargo xtask instructions --update` measures and writes it";
        return Err(Trouble::failed(format!("{NOTED} does not exist; {how}")));
    };
    let Some(measured) = measure()? else { return Ok(()) };
    let here = Machine::this()?;
    let there = Machine { rustc: text(&noted, "rustc").into(), arch: text(&noted, "arch").into() };
    let binding = here == there;
    if !binding {
        println!(
            "Noted with {} on {}, measured with {} on {}: told, not judged.",
            there.rustc, there.arch, here.rustc, here.arch
        );
    }
    let mut worse = Vec::new();
    for &(spec, now) in &measured {
        let Some(before) = number(&noted, spec, "instructions_per_step") else {
            return Err(Trouble::failed(format!("{NOTED} does not tell {spec}; note it with `--update`")));
        };
        let change = now / before - 1.0;
        println!("{spec:<40}{before:>9.1} noted {now:>9.1} now {:>+7.2} %", 100.0 * change);
        if change > TOLERANCE {
            worse.push(spec);
        }
    }
    if binding && !worse.is_empty() {
        return Err(Trouble::failed(format!(
            "a step takes over {:.0} % more instructions in {}; if it is worth that, say why in the commit and note it \
             with `cargo xtask instructions --update`",
            100.0 * TOLERANCE,
            worse.join(", ")
        )));
    }
    Ok(())
}

/// Measures and writes the figures down.
fn note() -> Result<(), Trouble> {
    let Some(measured) = measure()? else {
        return Err(Trouble::failed("nothing was measured, so nothing was noted"));
    };
    let page = page(&Machine::this()?, &measured);
    fs::write(root().join(NOTED), &page).map_err(|error| Trouble::failed(format!("writing {NOTED}: {error}")))?;
    print!("{page}");
    Ok(())
}

fn page(machine: &Machine, measured: &[(&str, f64)]) -> String {
    let mut lines = vec![format!("  \"rustc\": \"{}\"", machine.rustc), format!("  \"arch\": \"{}\"", machine.arch)];
    let noted = |(spec, x): &(&str, f64)| format!("  \"{spec}\": {{ \"instructions_per_step\": {x:.1} }}");
    lines.extend(measured.iter().map(noted));
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// What the figures depend on beside our code.
#[derive(Debug, PartialEq)]
struct Machine {
    rustc: String,
    arch: String,
}

impl Machine {
    fn this() -> Result<Machine, Trouble> {
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        let asked = rustc.arg("--version").current_dir(root()).output();
        let asked = asked.map_err(|error| Trouble::failed(format!("cannot ask rustc for its version: {error}")))?;
        Ok(Machine { rustc: String::from_utf8_lossy(&asked.stdout).trim().into(), arch: ARCH.into() })
    }
}

/// Instructions a step of each spec; nothing, with a word about it, where they cannot be counted.
fn measure() -> Result<Option<Vec<(&'static str, f64)>>, Trouble> {
    if !debian::has("valgrind", "--version") {
        println!(
            "SKIPPED: valgrind is not installed, so no instructions were counted (Debian: apt-get install valgrind)."
        );
        return Ok(None);
    }
    let binary = binary(Build::Counted)?;
    let mut measured = Vec::new();
    for &(spec, games) in SPECS {
        let few = bench(&binary, spec, games[0])?;
        let more = bench(&binary, spec, games[1])?;
        if more.steps <= few.steps {
            let ([fewer, games], few, more) = (games, few.steps, more.steps);
            return Err(Trouble::failed(format!("{spec}: {fewer} games took {few:.0} steps, {games} games {more:.0}")));
        }
        measured.push((spec, (more.instructions - few.instructions) / (more.steps - few.steps)));
    }
    Ok(Some(measured))
}

/// What one run of the benchmark executed.
struct Run {
    instructions: f64,
    steps: f64,
}

fn bench(binary: &Path, spec: &str, games: u32) -> Result<Run, Trouble> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(binary);
    valgrind.args(["bench", spec, "--games", &games.to_string(), "--seed", "1", "--json"]).stdin(Stdio::null());
    let shown = shown(&valgrind);
    let run = valgrind.output().map_err(|error| Trouble::failed(format!("cannot start `{shown}`: {error}")))?;
    let (said, counted) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    if !run.status.success() {
        return Err(Trouble::failed(format!("`{shown}` failed ({}):\n{said}{counted}", run.status)));
    }
    let steps = number(&said, spec, "steps_per_game").map(|it| it * f64::from(games));
    match (collected(&counted), steps) {
        (Some(instructions), Some(steps)) => Ok(Run { instructions, steps }),
        (None, _) => {
            Err(Trouble::failed(format!("`{shown}` did not say how many instructions it counted:\n{counted}")))
        }
        (_, None) => Err(Trouble::failed(format!("`{shown}` did not say \"steps_per_game\":\n{said}"))),
    }
}

/// The count in callgrind's last words, `==77== Collected : 126559`.
fn collected(words: &str) -> Option<f64> {
    let (_, rest) = words.rsplit_once("Collected :")?;
    rest.split_whitespace().next()?.parse().ok()
}

/// What follows `"key":` in a JSON text. Enough for the two flat files that we write ourselves.
fn after<'a>(json: &'a str, key: &str) -> Option<&'a str> {
    let (_, rest) = json.split_once(&format!("\"{key}\""))?;
    rest.trim_start().strip_prefix(':').map(str::trim_start)
}

/// A string at the top of a JSON object; empty if it is not there.
fn text<'a>(json: &'a str, key: &str) -> &'a str {
    after(json, key).and_then(|it| it.strip_prefix('"')).and_then(|it| it.split('"').next()).unwrap_or("")
}

/// The number `json[outer][inner]`.
fn number(json: &str, outer: &str, inner: &str) -> Option<f64> {
    let (object, _) = after(json, outer)?.split_once('}')?;
    let rest = after(object, inner)?;
    let end = rest.find(|c: char| !c.is_ascii_digit() && !"+-.eE".contains(c)).unwrap_or(rest.len());
    rest[..end].parse().ok().filter(|it| *it > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_can_be_read_again() {
        let machine = Machine { rustc: "rustc 1.95.0 (59807616e 2026-04-14)".into(), arch: "x86_64".into() };
        let page = page(&machine, &[("island:seats=2", 412.34), ("island:seats=4", 500.0)]);
        assert_eq!(text(&page, "rustc"), machine.rustc);
        assert_eq!(text(&page, "arch"), "x86_64");
        assert_eq!(number(&page, "island:seats=2", "instructions_per_step"), Some(412.3));
        assert_eq!(number(&page, "island:seats=4", "instructions_per_step"), Some(500.0));
        assert_eq!(number(&page, "island:seats=6", "instructions_per_step"), None);
    }

    #[test]
    fn a_number_belongs_to_its_spec() {
        let json = r#"{"a": {"games_per_s": 1.5}, "b":{"games_per_s":2, "steps_per_game" : 1.05e3}}"#;
        assert_eq!(number(json, "a", "steps_per_game"), None);
        assert_eq!(number(json, "b", "steps_per_game"), Some(1050.0));
    }

    #[test]
    fn callgrind_says_the_count_at_its_end() {
        let words = "==7== Events    : Ir\n==7== Collected : 126559\n==7== \n==7== I   refs:      126,559\n";
        assert_eq!(collected(words), Some(126_559.0));
        assert_eq!(collected("valgrind: cannot execute\n"), None);
    }
}
