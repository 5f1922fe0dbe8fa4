//! Mutated inputs on every reader: specs, positions, decks, records, journals, commands, cookies. Nothing panics, and what is
//! refused changes nothing. A few thousand inputs, and more than a million with `COMMONLAND_SOAK=1`.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use attack::binary::Folder;
use attack::journal::{Played, token};
use kernel::record;
use kernel::testkit::{Dice, mutate_text, mutate_value};
use serde_json::{Value, json};
use server::client::{Player, open, request};
use server::{Config, Server};
use table::journal::Kept;
use table::protocol::{RefusalKind, Request, Settings};
use table::{Family, Moment, Secret, Task, Who, with_family};

/// Panics of this process, also those that were caught. Each test has a process of its own, or counts those of its neighbours.
static PANICS: AtomicU64 = AtomicU64::new(0);

fn watch_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Relaxed);
        usual(info);
    }));
}

fn nothing_panicked() {
    assert_eq!(PANICS.load(Relaxed), 0, "something panicked");
}

fn soaks() -> bool {
    std::env::var_os("COMMONLAND_SOAK").is_some()
}

fn rounds(few: u64, many: u64) -> u64 {
    if soaks() { many } else { few }
}

/// One to three things are changed.
fn spoiled(value: &Value, dice: &mut Dice) -> Value {
    let mut value = value.clone();
    for _ in 0..=kernel::below(dice, 3) {
        mutate_value(&mut value, dice);
    }
    value
}

fn spoiled_text(text: &str, dice: &mut Dice) -> String {
    let mut text = mutate_text(text, dice);
    for _ in 0..kernel::below(dice, 3) {
        text = mutate_text(&text, dice);
    }
    text
}

#[test]
fn specs() {
    watch_panics();
    let specs = [
        "island:seats=4,map=new-shores,target=12",
        "island:helpers,frenemies,seats=3,friendly-robber",
        "duel:princes=gold+sages+explorers,target=10",
        "duel:tournament,explorers",
        "classic:artisans,stacks=5",
    ];
    let mut dice = Dice::new(1);
    let mut opened = 0;
    for round in 0..rounds(2_000, 200_000) {
        let spec = spoiled_text(specs[round as usize % specs.len()], &mut dice);
        opened += u64::from(table::open(&spec, Settings::default(), Secret([1; 32]), 0).is_ok());
    }
    assert!(opened > 0, "some are still good");
    nothing_panicked();
}

fn positions() -> Vec<Value> {
    let island = json!({
        "rules": "island:seats=3",
        "table": {
            "moment": "main", "active": 0, "turn": 61, "robber": "-2,2",
            "sides": [
                {
                    "cities": ["0,0,N", "-1,1,S", "1,1,S"], "settlements": ["2,-2,N", "-1,-1,N"],
                    "roads": ["0,0,NE", "0,0,NW", "0,0,W", "-1,1,SE"], "hand": { "lumber": 1, "brick": 2, "wool": 4 },
                    "development": { "roads": 1 },
                },
                { "settlements": ["-2,1,N", "0,2,S"], "hand": { "grain": 2 } },
                { "settlements": ["2,0,S", "0,-2,N"] },
            ],
        },
    });
    let sides = json!([{ "hand": ["scout"] }]);
    let before_roll = json!({ "phase": "before-roll", "active": 0, "turn": 27, "sides": sides });
    let duel = json!({ "rules": "duel", "table": before_roll, "then": ["roll", "rolled 2 brigands"] });
    vec![island, duel]
}

/// The rules are guarded here, so a panic would be told as a fault of the server.
#[test]
fn laid_positions() {
    watch_panics();
    let positions = positions();
    let mut dice = Dice::new(2);
    let (mut laid, mut refused) = (0, 0);
    for round in 0..rounds(1_500, 150_000) {
        let position = spoiled(&positions[round as usize % positions.len()], &mut dice);
        match table::lay(&position, Settings::default(), Secret([1; 32]), 0) {
            Ok(_) => laid += 1,
            Err(why) => {
                assert_ne!(why.kind, RefusalKind::Trouble, "{position}");
                refused += 1;
            }
        }
    }
    assert!(laid > 0 && refused > 0, "{laid} laid, {refused} refused");
    nothing_panicked();
}

#[test]
fn decks() {
    watch_panics();
    let mut dice = Dice::new(3);
    let mut bad = 0;
    for round in 0..rounds(400, 40_000) {
        let ready = table::decks::READY[round as usize % table::decks::READY.len()];
        bad += u64::from(table::decks::read_deck(&spoiled_text(ready.text, &mut dice), None).is_err());
    }
    assert!(bad > 0);
    nothing_panicked();
}

struct Verify<'a>(&'a [u8], &'a record::Header);

impl Task for Verify<'_> {
    type Out = bool;

    fn run<F: Family + 'static>(self, family: F) -> bool {
        family.given(&self.1.setup).is_ok_and(|game| record::verify(&game, self.0, |_| {}).is_ok())
    }
}

#[test]
fn records() {
    watch_panics();
    let archive = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/records");
    let folders = std::fs::read_dir(archive).unwrap().map(|it| it.unwrap().path());
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()));
    let mut records: Vec<String> = files.map(|file| std::fs::read_to_string(file).unwrap()).collect();
    records.sort_by_key(String::len);
    records.truncate(6);
    let mut dice = Dice::new(4);
    let mut bad = 0;
    for round in 0..rounds(300, 60_000) {
        let record = spoiled_text(&records[round as usize % records.len()], &mut dice);
        let good = record::read_header(record.as_bytes()).is_ok_and(|header| {
            with_family(&header.rules.clone(), Verify(record.as_bytes(), &header)).unwrap_or(false)
        });
        bad += u64::from(!good);
    }
    assert!(bad > 0);
    nothing_panicked();
}

/// A journal that somebody changed is refused, or the table opens at its last good entry. A rule may fail on a set-up that
/// nobody drew; that is caught, so panics are not counted here, but the load itself returns.
#[test]
fn journals() {
    let mut played = Played::begin("island:seats=2", 5);
    played.play(4, 120, 5);
    let journal: Vec<Value> = played.journal.iter().map(|kept| serde_json::to_value(kept).unwrap()).collect();
    let mut dice = Dice::new(5);
    let (mut whole, mut cut, mut refused) = (0, 0, 0);
    for _ in 0..rounds(400, 60_000) {
        let at = kernel::below(&mut dice, journal.len() as u32) as usize;
        let mut entries = journal.clone();
        entries[at] = spoiled(&entries[at], &mut dice);
        let read: Result<Vec<Kept>, _> = entries.into_iter().map(serde_json::from_value).collect();
        match read.ok().and_then(|entries| table::load(&entries).ok()) {
            Some((_, added)) if added.is_empty() => whole += 1,
            Some(_) => cut += 1,
            None => refused += 1,
        }
    }
    assert!(whole > 0 && cut > 0 && refused > 0, "{whole} whole, {cut} cut, {refused} refused");
}

/// Commands as they come over a socket: whatever is refused leaves no entry, and the journal still makes the same table.
#[test]
fn commands() {
    watch_panics();
    let good = [
        json!({ "id": "a", "type": "act", "version": 3, "actions": ["build settlement 0,0,N"] }),
        json!({ "id": "b", "type": "chat", "text": "hello" }),
        json!({ "id": "c", "type": "standing", "seat": 0, "standing": { "pass_until_my_turn": true } }),
        json!({ "id": "d", "type": "undo", "version": 3, "steps": 1 }),
        json!({ "id": "e", "type": "kick", "person": 1 }),
        json!({ "id": "f", "type": "settings", "settings": { "clock": { "bank": 60, "grace": 5 }, "bot_delay": [0, 0] } }),
        json!({ "id": "g", "type": "bot", "at": 1, "bot": "greedy" }),
        json!({ "id": "h", "type": "disagree-bot", "at": 1 }),
        json!({ "id": "i", "type": "deck", "at": 0, "deck": "merchants" }),
        json!({ "id": "j", "type": "resign" }),
    ];
    let mut dice = Dice::new(6);
    let mut read = 0;
    let moment = Moment { now: 5, random: [9; 32], listening: kernel::Seats(3), watched: true };
    for round in 0..rounds(60, 6_000) {
        let mut played = Played::begin(["island:seats=2", "duel"][round as usize % 2], round);
        played.play(2, 12, round);
        let mut journal = std::mem::take(&mut played.journal);
        for _ in 0..60 {
            let command = spoiled(&good[kernel::below(&mut dice, good.len() as u32) as usize], &mut dice);
            let text = if kernel::below(&mut dice, 4) == 0 {
                spoiled_text(&command.to_string(), &mut dice)
            } else {
                command.to_string()
            };
            let Ok(request) = serde_json::from_str::<Request>(&text) else { continue };
            read += 1;
            let done = played.table.handle(Who::Person((read % 2) as u16), request, &moment);
            let is_back = |kept: &Kept| matches!(kept.what, table::journal::Change::Back { .. });
            if done.answer.is_none_or(|answer| !answer.ok) {
                assert!(done.entries.iter().all(is_back), "{text}: {:?}", done.entries);
            }
            assert!(done.fault.is_none(), "{text}");
            journal.extend(done.entries);
        }
        let (again, added) = table::load(&journal).unwrap();
        assert!(added.is_empty());
        assert_eq!(again.kept(), played.table.kept());
        assert_eq!(again.summary(), played.table.summary());
    }
    assert!(read > 100, "{read}");
    nothing_panicked();
}

/// Everything that a stranger sends over http and over a socket: bodies, paths, queries, cookies, tokens, texts. The server
/// answers each, never with a fault of its own, and a table beside is as it was.
#[tokio::test(flavor = "multi_thread")]
async fn requests_and_sockets() {
    watch_panics();
    let folder = Folder::new("mutated");
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path().into());
    config.limits.requests_per_second = 1_000_000;
    config.limits.tables_per_hour = 1_000_000;
    config.limits.commands_per_second = 1_000_000;
    let server = Server::start(config).await.unwrap();
    let to = server.address();
    let opening = json!({
        "spec": "island:seats=2", "name": "Ann", "seat": 0, "bots": "random", "begin": true,
        "settings": { "watch": true, "bot_delay": [0, 0] },
    });
    let beside =
        open(to, &json!({ "spec": "island:seats=2", "name": "Good", "settings": { "watch": true } })).await.unwrap();
    let view = format!("/api/tables/{}/view", beside.table);
    let before = request(to, "GET", &view, &[], "").await.unwrap().json()["whole"].clone();
    let ticket = open(to, &opening).await.unwrap();
    let path = format!("/api/tables/{}", ticket.table);
    let cookie = format!("commonland={}.{}", token(7), ticket.table);
    let targets: Vec<(&str, String, String)> = vec![
        ("POST", "/api/tables".into(), opening.to_string()),
        ("POST", format!("{path}/join"), json!({ "name": "Eve", "seat": 1, "salt": "x" }).to_string()),
        ("POST", format!("{path}/claim"), json!({ "link": token(1) }).to_string()),
        ("POST", format!("{path}/follow"), json!({ "from": ticket.table }).to_string()),
        ("POST", format!("{path}/commands"), json!({ "id": "a", "type": "chat", "text": "x" }).to_string()),
        ("POST", "/api/decks".into(), json!({ "deck": table::decks::READY[0].text }).to_string()),
        ("GET", format!("{path}/view?seat=0&public=true"), String::new()),
        ("GET", format!("{path}/story?after=3&seat=0"), String::new()),
        ("GET", format!("{path}/story/3?as=full"), String::new()),
        ("GET", "/api/records?after=abcdefghij".into(), String::new()),
        ("GET", "/api/mine".into(), String::new()),
    ];
    let mut dice = Dice::new(7);
    let is_header = |it: &str| it.bytes().all(|byte| (32..127).contains(&byte));
    for round in 0..rounds(600, 40_000) {
        let (method, path, body) = &targets[round as usize % targets.len()];
        let body = if body.is_empty() { String::new() } else { spoiled_text(body, &mut dice) };
        let path = if kernel::below(&mut dice, 3) == 0 { spoiled_text(path, &mut dice) } else { path.clone() };
        let path: String = path.chars().filter(|it| it.is_ascii_graphic()).collect();
        let (cookie, bearer) =
            (spoiled_text(&cookie, &mut dice), spoiled_text(&format!("Bearer {}", ticket.token), &mut dice));
        let headers = [("cookie", cookie.as_str()), ("authorization", bearer.as_str())];
        let headers: Vec<_> = headers.into_iter().filter(|(_, value)| is_header(value)).collect();
        let sent = if path.starts_with('/') { path } else { format!("/{path}") };
        let reply = request(to, method, &sent, &headers[..headers.len().min(round as usize % 3)], &body).await.unwrap();
        assert!(reply.status < 500, "{method} {sent} {body}: {} {}", reply.status, reply.body);
    }
    // Some of these requests moved the seat to other browsers, of which only the latest count.
    let ticket = open(to, &opening).await.unwrap();
    let mut player = Player::connect(to, &ticket.table, Some(&ticket.token), "m").await.unwrap();
    let command = json!({ "id": "m", "type": "act", "version": 1, "actions": ["end"], "seat": 0 });
    for _ in 0..rounds(600, 100_000) {
        player.send_text(spoiled_text(&spoiled(&command, &mut dice).to_string(), &mut dice)).await.unwrap();
        while player.hear().await.unwrap()["type"] != "answer" {}
    }
    let after = request(to, "GET", &view, &[], "").await.unwrap().json()["whole"].clone();
    assert_eq!(before, after, "the table beside is as it was");
    server.stop().await;
    nothing_panicked();
}
