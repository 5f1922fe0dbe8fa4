//! Seats that play until the server dies, and remember what was acknowledged to them.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::{Player, join, open};

/// The longest time without a word; after it the line counts as broken.
const SILENCE: Duration = Duration::from_secs(15);

async fn in_time<T>(work: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(SILENCE, work).await.ok()
}

/// Opens tables for two, and begins.
pub async fn sit(to: SocketAddr, tables: usize) -> Vec<Seat> {
    let mut seats = Vec::new();
    for _ in 0..tables {
        let opening = json!({ "spec": "island:seats=2,target=15", "name": "A", "seat": 0 });
        let host = open(to, &opening).await.unwrap();
        let guest = join(to, &host.table, "B", 1).await.unwrap();
        let mut player = Player::connect(to, &host.table, Some(&host.token), "h").await.unwrap();
        assert_eq!(player.ask(json!({ "type": "begin" })).await.unwrap()["ok"], true);
        for ticket in [host, guest] {
            seats.push(Seat { table: ticket.table, token: ticket.token, ..Seat::default() });
        }
    }
    seats
}

/// A seat, its token, and all that was acknowledged to it.
#[derive(Clone, Default)]
pub struct Seat {
    pub table: String,
    pub token: String,
    /// The id of the command, what it did, and the version it was acknowledged with.
    pub acknowledged: Vec<(String, String, u64)>,
    /// When each of these was.
    pub told: Arc<Mutex<Vec<Instant>>>,
    /// How long it thinks before each command.
    pub pace: Duration,
    /// Sent, and not answered when the server died.
    pending: Option<Value>,
    sent: u64,
}

impl Seat {
    /// Plays until the line breaks, or nothing happens for some seconds.
    pub async fn play(&mut self, to: SocketAddr, number: usize) {
        let connected = Player::connect(to, &self.table, Some(&self.token), "k");
        let Some(Ok(mut player)) = in_time(connected).await else { return };
        if !matches!(in_time(player.hear()).await, Some(Ok(_))) {
            return;
        }
        let known = self.acknowledged.last().map_or(0, |(_, _, version)| *version);
        assert!(player.version >= known, "version {} was acknowledged, and now it is {}", known, player.version);
        loop {
            // A command without an answer is sent again under the same id.
            let command = match self.pending.take() {
                Some(command) => command,
                None if player.is_due() => {
                    tokio::time::sleep(self.pace).await;
                    self.sent += 1;
                    let choices = player.question["choices"].as_array().unwrap();
                    let choice = &choices[(self.sent as usize * 7919 + number) % choices.len()];
                    let id = format!("seat{number}-{}", self.sent);
                    json!({ "id": id, "type": "act", "version": player.version, "actions": [choice] })
                }
                None => match in_time(player.hear()).await {
                    Some(Ok(_)) => continue,
                    _ => return,
                },
            };
            self.pending = Some(command.clone());
            if player.send_text(command.to_string()).await.is_err() {
                return;
            }
            let answer = loop {
                match in_time(player.hear()).await {
                    Some(Ok(message)) if message["type"] == "answer" && message["id"] == command["id"] => {
                        break message;
                    }
                    Some(Ok(_)) => {}
                    _ => return,
                }
            };
            // Of a server in trouble nobody knows what it did: the same command goes to it again.
            if answer["refused"]["kind"] == "trouble" {
                return;
            }
            self.pending = None;
            if answer["ok"] == true && answer["drafted"].is_null() {
                let action = command["actions"][0].as_str().unwrap().to_string();
                let id = command["id"].as_str().unwrap().to_string();
                self.acknowledged.push((id, action, answer["version"].as_u64().unwrap()));
                self.told.lock().unwrap().push(Instant::now());
            }
        }
    }
}

/// Compares the journals on disk with what was acknowledged, and says how many actions that was.
pub fn compare(mut entries: impl FnMut(&str) -> Vec<String>, seats: &[Seat]) -> usize {
    let mut journals: HashMap<String, Vec<Value>> = HashMap::new();
    let mut compared = 0;
    for seat in seats {
        let journal = journals
            .entry(seat.table.clone())
            .or_insert_with(|| entries(&seat.table).iter().map(|entry| serde_json::from_str(entry).unwrap()).collect());
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
