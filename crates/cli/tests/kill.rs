//! Nothing is lost: the real binary with real sockets is killed at random instants and started again. Its journals are
//! compared with everything that it had acknowledged.
//!
//! Thirty kills by default, a thousand with `COMMONLAND_SOAK=1`, any other number with `COMMONLAND_KILLS=N`.
//! `COMMONLAND_BINARY` names another binary.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use server::Sqlite;
use server::client::Player;

mod seats;
mod served;
use seats::{compare, sit};
use served::{Served, binary};

const TABLES: usize = 8;

fn serve(folder: &Path) -> Served {
    let mut command = Command::new(binary());
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder);
    command.args(["--requests-per-second", "1000000", "--commands-per-second", "1000000"]);
    Served::start(command.env("RUST_LOG", "error"))
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
    let server = serve(&folder);
    let mut seats = runtime.block_on(sit(server.address, TABLES));
    server.end("-KILL");
    let (mut compared, mut instants) = (0, HashSet::new());
    for kill in 0..kills() + MORE_KILLS {
        // On a busy machine little is played between two kills: then there are more of them, later and later.
        let more = (kill + 1).saturating_sub(kills()) as u64;
        if more > 0 && compared > ENOUGH {
            break;
        }
        let server = serve(&folder);
        let to = server.address;
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
            server.end("-KILL");
            let mut seats = Vec::new();
            for seat in playing {
                seats.push(seat.await.unwrap());
            }
            seats
        });
        // A lost entry stays lost, so in a soak it is enough to compare now and then, and at the end.
        if kill % 25 == 24 || kill + 1 >= kills() || kills() <= 30 {
            compared = compare(|table| Sqlite::reader(&folder).unwrap().journal(table).unwrap(), &seats);
            eprintln!("{} kills: {compared} acknowledged actions compared", kill + 1);
        }
    }
    // The tables can still be played at the end.
    let server = serve(&folder);
    runtime.block_on(async {
        for seat in &seats {
            let mut player = Player::connect(server.address, &seat.table, Some(&seat.token), "e").await.unwrap();
            let whole = player.hear().await.unwrap();
            let last = seat.acknowledged.last().map_or(0, |(_, _, version)| *version);
            assert!(whole["version"].as_u64().unwrap() >= last);
        }
    });
    server.end("-KILL");
    println!("kills at {} instants: {compared} acknowledged actions compared, none lost", instants.len());
    assert!(compared > ENOUGH, "only {compared} actions were acknowledged");
    let _ = std::fs::remove_dir_all(folder);
}
