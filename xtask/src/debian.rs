//! Programs that tests use and that Debian has as a package of the same name.

use std::path::Path;
use std::process::Command;

use crate::cargo::run as call;

/// Looks for a program, and fetches it where that is ours to do: on a Debian, as root. `version` is the option that makes it say its
/// version.
pub fn has(program: &str, version: &str) -> bool {
    let answers = || Command::new(program).arg(version).output().is_ok_and(|it| it.status.success());
    let is_root = || Command::new("id").arg("-u").output().is_ok_and(|it| it.stdout.trim_ascii() == b"0");
    if answers() {
        return true;
    }
    if !Path::new("/etc/debian_version").exists() || !is_root() {
        return false;
    }
    println!("Installing {program}.");
    let apt = |args: &[&str]| call(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive")).is_ok();
    // The lists of packages may be missing or old on a fresh machine.
    let install = || apt(&["install", "-y", program]);
    (install() || (apt(&["update"]) && install())) && answers()
}
