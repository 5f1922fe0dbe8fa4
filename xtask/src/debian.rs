//! Programs that tests use and that Debian has as a package of the same name.

use std::path::Path;
use std::process::Command;

use crate::cargo::run as call;

/// Looks for a program, and fetches it where that is ours to do: on a Debian, as root. `version` is the option that makes it say its
/// version.
pub fn has(program: &str, version: &str) -> bool {
    let answers = || Command::new(program).arg(version).output().is_ok_and(|it| it.status.success());
    answers() || (may_install() && install(program) && answers())
}

/// Looks for PostgreSQL, and fetches it like [`has`], without a cluster of Debian's own: the tests make theirs. Those find it in
/// more places (`crates/server/tests/support/cluster.rs`); here it matters only where it may be fetched.
pub fn has_postgresql() -> bool {
    const ALL: &str = "/usr/lib/postgresql";
    const SETTINGS: &str = "/etc/postgresql-common/createcluster.conf";
    let is_there = || {
        let versions = std::fs::read_dir(ALL).into_iter().flatten().flatten();
        let mut versions = versions.map(|it| it.path().join("bin/initdb"));
        std::env::var_os("COMMONLAND_POSTGRESQL").is_some() || versions.any(|it| it.exists())
    };
    if is_there() || !may_install() {
        return is_there();
    }
    if !Path::new(SETTINGS).exists() {
        let made = std::fs::create_dir_all("/etc/postgresql-common")
            .and_then(|()| std::fs::write(SETTINGS, "create_main_cluster = false\n"));
        if let Err(error) = made {
            println!("{SETTINGS} could not be written: {error}");
            return false;
        }
    }
    install("postgresql") && is_there()
}

fn may_install() -> bool {
    let is_root = || Command::new("id").arg("-u").output().is_ok_and(|it| it.stdout.trim_ascii() == b"0");
    Path::new("/etc/debian_version").exists() && is_root()
}

fn install(package: &str) -> bool {
    println!("Installing {package}.");
    let apt = |args: &[&str]| call(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive")).is_ok();
    // The lists of packages may be missing or old on a fresh machine. What stands in a file of settings already stays.
    let install = || apt(&["install", "-y", "-o", "Dpkg::Options::=--force-confold", package]);
    install() || (apt(&["update"]) && install())
}
