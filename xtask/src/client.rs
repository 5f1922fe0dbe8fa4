//! The browser client: its packages, its build, its tests. What is done again is decided by content, not by time.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::cargo::{Build, binary, run as call, run_quietly as call_quietly};
use crate::{Trouble, root};

/// What the client is built from, seen from the top folder.
const SOURCES: &[&str] = &[
    "texts",
    "web/index.html",
    "web/package-lock.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/types",
    "web/vite.config.ts",
];
/// Holds the sum of what was built from; Vite empties the folder, so it stands for a whole build.
const BUILT: &str = "web/dist/sources.sum";
/// Holds the sum of the lock file that the packages were installed from.
const INSTALLED: &str = "web/node_modules/.commonland-lock";

/// The oldest Node that builds the client, as `web/package.json` has it.
const NODE: (u32, u32) = (20, 19);

/// Whether there is a Node that can build the client.
pub fn has_node() -> bool {
    let says = |program: &str| {
        let asked = Command::new(program).arg("--version").stdin(Stdio::null()).output().ok()?;
        asked.status.success().then(|| String::from_utf8_lossy(&asked.stdout).into_owned())
    };
    says("npm").is_some() && says("node").is_some_and(|version| is_new_enough(&version))
}

/// Whether a version such as `v20.19.2` will do.
fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map_while(|it| it.parse().ok());
    numbers.next().zip(numbers.next()).is_some_and(|version| version >= NODE)
}

/// Whether the client is not what its sources say.
pub fn is_old() -> bool {
    sum_of(SOURCES).map_or(true, |sum| read(BUILT) != sum) || !root().join("web/dist/index.html").exists()
}

/// Builds the client, if it is not what its sources say.
pub fn build() -> Result<(), Trouble> {
    build_by(call)
}

/// The same beside something else that speaks: what it says is shown only if it fails.
pub fn build_quietly() -> Result<(), Trouble> {
    build_by(call_quietly)
}

fn build_by(call: fn(&mut Command) -> Result<(), Trouble>) -> Result<(), Trouble> {
    if !is_old() {
        return Ok(());
    }
    let sum = sum_of(SOURCES)?;
    install(call)?;
    println!("building the browser client");
    call(&mut npm(&["run", "--silent", "build"]))?;
    write(BUILT, &sum)
}

/// Format, lints, types and unit tests of the client.
pub fn check() -> Result<(), Trouble> {
    needs_node()?;
    install(call)?;
    call(&mut npm(&["run", "--silent", "lint"])).map_err(|_| {
        Trouble::failed("the client is not formatted or not clean; `npm run format` in web/ formats it")
    })?;
    call(&mut npm(&["run", "--silent", "check"]))?;
    call(&mut npm(&["run", "--silent", "test"]))?;
    build()
}

/// The client as people use it: in Chromium, against the binary; in a soak with whole games of every mode.
pub fn browse(soak: bool) -> Result<(), Trouble> {
    in_chromium("browser", Build::Tested, soak)
}

/// Measures how long the screen takes to answer a click.
pub fn clicks(args: &[String]) -> Result<(), Trouble> {
    if !args.is_empty() {
        return Err(Trouble::WrongUse("clicks takes no arguments".into()));
    }
    in_chromium("clicks", Build::Released, false)
}

fn in_chromium(script: &str, how: Build, soak: bool) -> Result<(), Trouble> {
    needs_node()?;
    build()?;
    let chromium = chromium()?;
    let server = binary(how)?;
    let mut tests = npm(&["run", "--silent", script]);
    if soak {
        tests.env("COMMONLAND_SOAK", "1");
    }
    call(tests.env("COMMONLAND", server).env("CHROMIUM", chromium))
}

fn needs_node() -> Result<(), Trouble> {
    if has_node() {
        return Ok(());
    }
    Err(Trouble::failed("the browser client needs Node 20.19 or newer, with npm: https://nodejs.org"))
}

fn install(call: fn(&mut Command) -> Result<(), Trouble>) -> Result<(), Trouble> {
    let sum = sum_of(&["web/package-lock.json"])?;
    if read(INSTALLED) == sum {
        return Ok(());
    }
    println!("installing the packages of the browser client");
    call(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    write(INSTALLED, &sum)
}

fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(root().join("web"));
    command
}

/// Chromium: the one that is named, the one on the path, or one that is installed now. Its shell without windows comes first: it is
/// the same engine, smaller, and has no windows of its own to draw.
fn chromium() -> Result<PathBuf, Trouble> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    if let Some(found) = named.or_else(on_path) {
        return Ok(found);
    }
    println!("installing Chromium");
    for args in [&["update"][..], &["install", "--yes", "--no-install-recommends", "chromium-headless-shell"]] {
        let _ = Command::new("apt-get").args(args).status();
    }
    on_path().ok_or_else(|| Trouble::failed("the browser tests need Chromium; CHROMIUM=PATH names one"))
}

fn on_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
    names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name))).find(|it| it.is_file())
}

/// A sum over the names and contents of files and folders.
fn sum_of(paths: &[&str]) -> Result<String, Trouble> {
    let mut sum = DefaultHasher::new();
    for path in paths {
        add(&root().join(path), &mut sum).map_err(|error| Trouble::failed(format!("cannot read {path}: {error}")))?;
    }
    Ok(format!("{:016x}", sum.finish()))
}

fn add(path: &Path, sum: &mut DefaultHasher) -> std::io::Result<()> {
    path.file_name().hash(sum);
    if !path.is_dir() {
        fs::read(path)?.hash(sum);
        return Ok(());
    }
    let mut inside = fs::read_dir(path)?.map(|it| Ok(it?.path())).collect::<std::io::Result<Vec<_>>>()?;
    inside.sort();
    inside.iter().try_for_each(|it| add(it, sum))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_default()
}

fn write(path: &str, text: &str) -> Result<(), Trouble> {
    fs::write(root().join(path), text).map_err(|error| Trouble::failed(format!("cannot write {path}: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_follows_names_and_contents() {
        let here = std::env::temp_dir().join(format!("commonland-sum-{}", std::process::id()));
        let sum = || {
            let mut sum = DefaultHasher::new();
            add(&here, &mut sum).unwrap();
            sum.finish()
        };
        fs::create_dir_all(here.join("src")).unwrap();
        fs::write(here.join("src/a.ts"), "1").unwrap();
        let first = sum();
        assert_eq!(sum(), first);
        fs::write(here.join("src/a.ts"), "2").unwrap();
        let changed = sum();
        fs::rename(here.join("src/a.ts"), here.join("src/b.ts")).unwrap();
        let renamed = sum();
        fs::remove_dir_all(&here).unwrap();
        assert!(first != changed && changed != renamed);
    }

    #[test]
    fn an_old_node_is_told_from_one_that_will_do() {
        assert!(is_new_enough("v20.19.0\n") && is_new_enough("v22.1.0") && is_new_enough("20.20.2"));
        assert!(!is_new_enough("v20.18.3") && !is_new_enough("v18.20.0") && !is_new_enough("none"));
    }
}
