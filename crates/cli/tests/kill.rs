//! Nothing is lost: the real binary with real sockets is killed at random instants and started again. Its journals are
//! compared with everything that it had acknowledged.
//!
//! Thirty kills by default, a thousand with `COMMONLAND_SOAK=1`, any other number with `COMMONLAND_KILLS=N`.
//! `COMMONLAND_BINARY` names another binary.

use std::collections::{HashMap, HashSet};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use server::client::{Player, join, open};
use server::{Sqlite, Store};

const TABLES: usize = 8;

struct Binary {
    child: Child,
    address: SocketAddr,
}

impl Binary {
    fn start(folder: &Path) -> Binary {
        let binary = std::env::var("COMMONLAND_BINARY").unwrap_or_else(|_| env!("CARGO_BIN_EXE_commonland").into());
        let mut child = Command::new(binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder)
            .args(["--requests-per-second", "1000000", "--commands-per-second", "1000000"])
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("it listens").parse().unwrap();
        Binary { child, address }
    }

    /// SIGKILL, as a power cut for the process.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A seat, its token, and all that was acknowledged to it.
#[derive(Clone, Default)]
struct Seat {
    table: String,
    token: String,
    /// The id of the command, what it did, and the version it was acknowledged with.
    acknowledged: Vec<(String, String, u64)>,
    /// Sent, and not answered when the server died.
    pending: Option<Value>,
    sent: u64,
}

impl Seat {
    /// Plays until the server dies.
    async fn play(&mut self, to: SocketAddr, number: usize) {
        let Ok(mut player) = Player::connect(to, &self.table, Some(&self.token), "k").await else { return };
        if player.hear().await.is_err() {
            return;
        }
        loop {
            // A command without an answer is sent again under the same id.
            let command = match self.pending.take() {
                Some(command) => command,
                None if player.is_due() => {
                    self.sent += 1;
                    let choices = player.question["choices"].as_array().unwrap();
                    let choice = &choices[(self.sent as usize * 7919 + number) % choices.len()];
                    let id = format!("seat{number}-{}", self.sent);
                    json!({ "id": id, "type": "act", "version": player.version, "actions": [choice] })
                }
                None => match player.hear().await {
                    Ok(_) => continue,
                    Err(_) => return,
                },
            };
            self.pending = Some(command.clone());
            if player.send_text(command.to_string()).await.is_err() {
                return;
            }
            let answer = loop {
                match player.hear().await {
                    Ok(message) if message["type"] == "answer" && message["id"] == command["id"] => break message,
                    Ok(_) => {}
                    Err(_) => return,
                }
            };
            self.pending = None;
            if answer["ok"] == true && answer["drafted"].is_null() {
                let action = command["actions"][0].as_str().unwrap().to_string();
                let id = command["id"].as_str().unwrap().to_string();
                self.acknowledged.push((id, action, answer["version"].as_u64().unwrap()));
            }
        }
    }
}

/// Compares the journals on disk with what was acknowledged, and says how many actions that was.
fn compare(folder: &Path, seats: &[Seat]) -> usize {
    let mut store = Sqlite::reader(folder).unwrap();
    let mut journals: HashMap<String, Vec<Value>> = HashMap::new();
    let mut compared = 0;
    for seat in seats {
        let journal = journals.entry(seat.table.clone()).or_insert_with(|| {
            let journal = store.journal(&seat.table).unwrap();
            journal.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect()
        });
        let mut version = 0;
        let mut stored: HashMap<&str, (u64, String)> = HashMap::new();
        for entry in journal.iter() {
            version += u64::from(entry["kept"] == "moved" || entry["kept"] == "begun");
            if entry["kept"] == "moved" {
                let id = entry["by"][1].as_str().unwrap();
                let before = stored.insert(id, (version, entry["steps"].to_string()));
                assert!(before.is_none(), "{id} was carried out twice");
            }
        }
        for (id, action, version) in &seat.acknowledged {
            let (at, steps) = stored.get(id.as_str()).unwrap_or_else(|| panic!("{id} was acknowledged and lost"));
            assert_eq!(at, version, "{id} has another place than was acknowledged");
            assert!(steps.contains(&format!("\"do\":\"{action}\"")), "{id} did something else: {steps}");
            compared += 1;
        }
    }
    compared
}

/// A run that has compared more acknowledged actions than this says something.
const ENOUGH: usize = 100;
/// How many kills are added at the most until there are enough actions.
const MORE_KILLS: usize = 60;

fn kills() -> usize {
    let said = std::env::var("COMMONLAND_KILLS").ok().and_then(|kills| kills.parse().ok());
    let soak = std::env::var_os("COMMONLAND_SOAK").is_some();
    said.unwrap_or(if soak { 1_000 } else { 30 })
}

#[test]
fn nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("kill-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let binary = Binary::start(&folder);
    let mut seats: Vec<Seat> = runtime.block_on(async {
        let mut seats = Vec::new();
        for _ in 0..TABLES {
            let opening = json!({ "spec": "island:seats=2,target=15", "name": "A", "seat": 0 });
            let host = open(binary.address, &opening).await.unwrap();
            let guest = join(binary.address, &host.table, "B", 1).await.unwrap();
            let mut player = Player::connect(binary.address, &host.table, Some(&host.token), "h").await.unwrap();
            assert_eq!(player.ask(json!({ "type": "begin" })).await.unwrap()["ok"], true);
            for ticket in [host, guest] {
                seats.push(Seat { table: ticket.table, token: ticket.token, ..Seat::default() });
            }
        }
        seats
    });
    binary.kill();
    let (mut compared, mut instants) = (0, HashSet::new());
    for kill in 0..kills() + MORE_KILLS {
        // On a busy machine little is played between two kills: then there are more of them, later and later.
        let more = (kill + 1).saturating_sub(kills()) as u64;
        if more > 0 && compared > ENOUGH {
            break;
        }
        let binary = Binary::start(&folder);
        let to = binary.address;
        // Instants spread over start, connecting and playing; no two alike.
        let instant = 5 + (kill as u64 * 7_919) % 397 + more * 100;
        instants.insert(instant);
        seats = runtime.block_on(async {
            let playing: Vec<_> = seats
                .into_iter()
                .enumerate()
                .map(|(number, mut seat)| {
                    tokio::spawn(async move {
                        seat.play(to, number).await;
                        seat
                    })
                })
                .collect();
            tokio::time::sleep(Duration::from_millis(instant)).await;
            binary.kill();
            let mut seats = Vec::new();
            for seat in playing {
                seats.push(seat.await.unwrap());
            }
            seats
        });
        // A lost entry stays lost, so in a soak it is enough to compare now and then, and at the end.
        if kill % 25 == 24 || kill + 1 >= kills() || kills() <= 30 {
            compared = compare(&folder, &seats);
            eprintln!("{} kills: {compared} acknowledged actions compared", kill + 1);
        }
    }
    // The tables can still be played at the end.
    let binary = Binary::start(&folder);
    runtime.block_on(async {
        for seat in &seats {
            let mut player = Player::connect(binary.address, &seat.table, Some(&seat.token), "e").await.unwrap();
            let whole = player.hear().await.unwrap();
            let last = seat.acknowledged.last().map_or(0, |(_, _, version)| *version);
            assert!(whole["version"].as_u64().unwrap() >= last);
        }
    });
    binary.kill();
    println!("kills at {} instants: {compared} acknowledged actions compared, none lost", instants.len());
    assert!(compared > ENOUGH, "only {compared} actions were acknowledged");
    let _ = std::fs::remove_dir_all(folder);
}
