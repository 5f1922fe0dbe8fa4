//! `cargo xtask test`: everything that must hold before a change is taken.

use std::time::{Duration, Instant};

use crate::cargo::{cargo, has, run as call};
use crate::{Trouble, client, flags, instructions, tidy};

/// One part of the whole: a heading and the work, told whether to soak.
struct Part {
    name: &'static str,
    run: fn(soak: bool) -> Result<(), Trouble>,
}

/// In the order of what they cost: a misplaced space is not found after ten minutes.
const PARTS: &[Part] = &[
    Part { name: "formatting", run: formatting },
    Part { name: "clippy", run: clippy },
    Part { name: "tests", run: tests },
    Part { name: "doc tests", run: doc_tests },
    Part { name: "documentation", run: documentation },
    Part { name: "wasm", run: wasm },
    Part { name: "client", run: |_| client::check() },
    Part { name: "browser", run: |_| client::browse() },
    Part { name: "tidy", run: |_| tidy::check() },
    Part { name: "instructions", run: |_| instructions::check() },
];

/// Runs the parts in order up to the first that fails, and tells where the time went.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    let [soak] = flags(args, ["--soak"])?;
    let mut times = Vec::new();
    let mut outcome = Ok(());
    for (i, part) in PARTS.iter().enumerate() {
        println!("\n== {} of {}: {}", i + 1, PARTS.len(), part.name);
        let began = Instant::now();
        outcome = (part.run)(soak);
        let took = began.elapsed();
        times.push((part.name, took));
        match &outcome {
            Ok(()) => println!("== {}: good, {}", part.name, shown(took)),
            Err(_) => break,
        }
    }
    println!("\n{}", table(&times));
    match outcome {
        Ok(()) => println!("\nAll is well."),
        Err(Trouble::Failed(why)) => {
            let name = times.last().map_or("", |it| it.0);
            return Err(Trouble::failed(format!("{name}: {why}")));
        }
        Err(other) => return Err(other),
    }
    Ok(())
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

/// The rules crates build for the browser too; looked at where the target is installed.
fn wasm(_: bool) -> Result<(), Trouble> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let library = std::process::Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let installed = library.is_ok_and(|out| std::path::Path::new(String::from_utf8_lossy(&out.stdout).trim()).exists());
    if !installed {
        println!("skipped: `rustup target add {TARGET}` installs what it needs");
        return Ok(());
    }
    let rules = ["-p", "commonland-kernel", "-p", "commonland-island", "--features", "commonland-island/json"];
    call(&mut cargo(&[&["check", "--target", TARGET][..], &rules].concat()))
}

fn component(subcommand: &str, component: &str) -> Result<(), Trouble> {
    if has(subcommand) {
        return Ok(());
    }
    Err(Trouble::failed(format!("`cargo {subcommand}` is missing; `rustup component add {component}` installs it")))
}

/// Where the time went, each part with its share.
fn table(times: &[(&str, Duration)]) -> String {
    let total: Duration = times.iter().map(|it| it.1).sum();
    let mut text = String::from("Where the time went:");
    for (name, took) in times {
        let share = 100.0 * took.as_secs_f64() / total.as_secs_f64().max(1e-9);
        text += &format!("\n  {name:<16}{:>10}{share:>6.0} %", shown(*took));
    }
    text + &format!("\n  {:<16}{:>10}", "together", shown(total))
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
    fn the_table_ends_with_the_sum() {
        let table = table(&[("tests", Duration::from_secs(30)), ("tidy", Duration::from_secs(10))]);
        assert!(table.contains("75 %"));
        assert!(table.ends_with("40.0 s"));
    }
}
