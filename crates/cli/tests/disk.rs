//! A disk that fails: the real binary plays on while the system refuses to bring its commits to the disk.
//!
//! `strace` lets chosen calls of `fdatasync` and `fsync` fail with an input/output error; what was written stays in the file, as after
//! a real failure. The server is killed after each spell and started again. A command that was acknowledged must be in the
//! journal, and one that was refused with "nothing was changed" must not, also after the kill.
#![cfg(target_os = "linux")]

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use server::Sqlite;
use server::client::{Player, Ticket, open};

mod served;
use served::Served;

/// Which calls fail in each spell, in the words of strace: the 12th and then every fifth, every second, two in a row now and
/// then, and all of them.
const SPELLS: [&str; 4] = ["when=12+5", "when=12+2", "when=14..15", "when=20+1"];
/// Commands that are sent in a spell.
const COMMANDS: usize = 30;

/// Starts the server; with a spell, its disk fails.
fn serve(folder: &Path, spell: Option<&str>) -> Served {
    let binary = env!("CARGO_BIN_EXE_commonland");
    let mut command = match spell {
        // With -D the server is our own child, and strace only looks on.
        Some(when) => {
            let mut strace = Command::new("strace");
            strace.args(["-D", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fdatasync,fsync", "-e"]);
            strace.arg(format!("inject=fdatasync,fsync:error=EIO:{when}")).arg(binary);
            strace
        }
        None => Command::new(binary),
    };
    command.args(["serve", "--listen", "127.0.0.1:0", "--metrics", "off", "--data"]).arg(folder);
    command.args(["--requests-per-second", "100000", "--commands-per-second", "100000"]);
    Served::start(command.env("RUST_LOG", "off"))
}

/// What the host of a lobby was told of the words that it sent, by their text: each stands in the journal if it was taken.
#[derive(Default)]
struct Told {
    acknowledged: Vec<String>,
    refused: Vec<String>,
    unknown: Vec<String>,
}

/// Talks in the lobby, and notes what became of each word.
async fn talk(to: SocketAddr, ticket: &Ticket, spell: usize, told: &mut Told) {
    // Every connection gives its commands names of their own: a repeated id would only get its first answer again.
    let connect = async |number: usize| {
        let name = format!("k{spell}-{number}");
        Player::connect(to, &ticket.table, Some(&ticket.token), &name).await.unwrap()
    };
    let mut player = connect(0).await;
    for number in 0..COMMANDS {
        let text = format!("word-{spell}-{number}-end");
        let command = json!({ "type": "chat", "text": text });
        let answer = match player.ask(command).await {
            Ok(answer) => answer,
            // A table that could not be stored is read again from the store, and its sockets are closed.
            Err(_) => {
                told.unknown.push(text);
                player = connect(number + 1).await;
                continue;
            }
        };
        match answer["refused"]["said"]["key"].as_str() {
            _ if answer["ok"] == true => told.acknowledged.push(text),
            Some("server.refused.not-stored") => told.refused.push(text),
            Some("server.refused.unknown" | "server.refused.gone") => told.unknown.push(text),
            _ => panic!("{answer}"),
        }
    }
}

fn strace_is_here() -> bool {
    Command::new("strace").arg("-V").output().is_ok_and(|it| it.status.success())
}

#[test]
fn what_was_acknowledged_stays_and_what_was_refused_never_comes_back_when_the_disk_fails() {
    if !strace_is_here() {
        // `cargo xtask test` installs it where it can; its own runs must not leave this out.
        assert!(std::env::var_os("CI").is_none(), "this test needs strace (Debian: apt-get install strace)");
        eprintln!("SKIPPED: strace is not installed, so no disk was made to fail (Debian: apt-get install strace).");
        return;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("disk-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let sound = serve(&folder, None);
    let ticket =
        runtime.block_on(open(sound.address, &json!({ "spec": "island:seats=2", "name": "A", "seat": 0 }))).unwrap();
    sound.end("-KILL");
    let mut told = Told::default();
    for (number, spell) in SPELLS.iter().enumerate() {
        let failing = serve(&folder, Some(spell));
        runtime.block_on(talk(failing.address, &ticket, number, &mut told));
        failing.end("-KILL");
        // A start after the kill reads the log again, as after a power cut.
        serve(&folder, None).end("-KILL");
        let journal: Vec<Value> = Sqlite::reader(&folder)
            .unwrap()
            .journal(&ticket.table)
            .unwrap()
            .iter()
            .map(|entry| serde_json::from_str(entry).unwrap())
            .collect();
        let times = |text: &String| journal.iter().filter(|entry| entry.to_string().contains(text.as_str())).count();
        for text in &told.acknowledged {
            assert_eq!(times(text), 1, "{spell}: {text} was acknowledged");
        }
        for text in &told.refused {
            assert_eq!(times(text), 0, "{spell}: nothing was changed, it was said of {text}");
        }
        for text in &told.unknown {
            assert!(times(text) <= 1, "{spell}: {text}");
        }
    }
    let counts = [told.acknowledged.len(), told.refused.len(), told.unknown.len()];
    println!("acknowledged, refused, unknown: {counts:?}");
    assert!(counts.iter().all(|&count| count > 0), "each of the three was met: {counts:?}");
    // The disk is well again, and so is the table.
    let sound = serve(&folder, None);
    let before = told.acknowledged.len();
    runtime.block_on(talk(sound.address, &ticket, SPELLS.len(), &mut told));
    assert_eq!(told.acknowledged.len(), before + COMMANDS);
    sound.end("-KILL");
    let _ = std::fs::remove_dir_all(folder);
}
