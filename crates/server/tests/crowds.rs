//! Crowds and slow callers: what they take is counted, and others still come in.

mod support;

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::{Player, Ticket, open, request};
use server::{Append, Sheet, Sqlite};
use support::Scene;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A lobby that may be watched.
async fn lobby(scene: &Scene) -> Ticket {
    let opening = json!({ "spec": "island:seats=2", "name": "Ann", "settings": { "watch": true } });
    open(scene.address(), &opening).await.unwrap()
}

/// Waits until something is so, for as long as a busy machine may need.
async fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// What a connection still says until the server closes it.
async fn closed(stream: &mut TcpStream, what: &str) -> String {
    let mut rest = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(60), stream.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "{what} is not closed; so far it said {:?}", String::from_utf8_lossy(&rest));
    String::from_utf8_lossy(&rest).into_owned()
}

/// The answer to a command under an id that was used before.
async fn again(player: &mut Player, id: &str, mut command: Value) -> Value {
    command["id"] = id.into();
    player.send_text(command.to_string()).await.unwrap();
    loop {
        let message = player.hear().await.unwrap();
        if message["id"] == id {
            return message;
        }
    }
}

/// The head of an answer to an upgrade, and the socket, which is kept open.
async fn upgrade(scene: &Scene, table: &str, headers: &str) -> (String, TcpStream) {
    let mut stream = TcpStream::connect(scene.address()).await.unwrap();
    let text = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut head = vec![0; 64];
    let read = stream.read(&mut head).await.unwrap_or_default();
    (String::from_utf8_lossy(&head[..read]).into_owned(), stream)
}

#[tokio::test]
async fn a_socket_is_a_connection_for_as_long_as_it_lives() {
    let scene = Scene::with("sockets", |config| config.limits.connections_per_address = 8).await;
    let table = lobby(&scene).await.table;
    let mut sockets = Vec::new();
    for _ in 0..50 {
        if let Ok(player) = Player::connect(scene.address(), &table, None, "w").await {
            sockets.push(player);
        }
    }
    assert!(sockets.len() <= 8, "{} sockets of one address", sockets.len());
    assert!(scene.counts().connections.get() <= 8);
    assert!(request(scene.address(), "GET", "/healthz", &[], "").await.is_err(), "no place is left");
    drop(sockets);
    until("sockets that are closed count no more", || scene.counts().connections.get() == 0).await;
    assert_eq!(request(scene.address(), "GET", "/healthz", &[], "").await.unwrap().status, 200);
    scene.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_sockets_count_for_the_caller_that_it_names() {
    let change = |config: &mut server::Config| {
        config.trust_proxy = true;
        config.limits.connections_per_address = 3;
    };
    let scene = Scene::with("proxy", change).await;
    let table = lobby(&scene).await.table;
    let mut kept = Vec::new();
    let mut answers = Vec::new();
    for from in ["1.2.3.4", "1.2.3.4:99", "9.9.9.9, 1.2.3.4:7", "1.2.3.4", "[2001:db8::1]:5", "nonsense"] {
        let (head, stream) = upgrade(&scene, &table, &format!("x-forwarded-for: {from}\r\n")).await;
        answers.push(head["HTTP/1.1 ".len()..][..3].to_string());
        kept.push(stream);
    }
    assert_eq!(answers, ["101", "101", "101", "429", "101", "101"]);
    // Callers that no proxy names are one caller.
    let mut unnamed = Vec::new();
    for headers in ["", "x-forwarded-for: unknown\r\n", "x-forwarded-for: ?\r\n"] {
        let (head, stream) = upgrade(&scene, &table, headers).await;
        unnamed.push(head["HTTP/1.1 ".len()..][..3].to_string());
        kept.push(stream);
    }
    assert_eq!(unnamed, ["101", "101", "429"], "with the one above they are four");
    drop(kept);
    until("all of them are gone", || scene.counts().sockets.get() == 0).await;
    let (head, _) = upgrade(&scene, &table, "x-forwarded-for: 1.2.3.4\r\n").await;
    assert!(head.starts_with("HTTP/1.1 101"), "{head}");
    scene.stop().await;
}

#[tokio::test]
async fn who_sends_too_slowly_says_nothing_or_never_reads_is_closed() {
    let scene = Scene::with("slow", |config| config.limits.patience = Duration::from_millis(300)).await;
    let mut silent = TcpStream::connect(scene.address()).await.unwrap();
    let mut half = TcpStream::connect(scene.address()).await.unwrap();
    half.write_all(b"GET / HT").await.unwrap();
    let mut trickle = TcpStream::connect(scene.address()).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{";
    trickle.write_all(head.as_bytes()).await.unwrap();
    let answer = closed(&mut trickle, "a body that trickles").await;
    assert!(answer.contains("422") && answer.contains("took too long"), "{answer}");
    closed(&mut half, "half a request").await;
    closed(&mut silent, "silence").await;
    // Far more answers are asked for than fit into the buffers of both sides.
    let mut deaf = TcpStream::connect(scene.address()).await.unwrap();
    let asks = "GET /api/almanac HTTP/1.1\r\nhost: x\r\n\r\n".repeat(200);
    deaf.write_all(asks.as_bytes()).await.unwrap();
    until("whoever never reads is closed", || scene.counts().connections.get() == 0).await;
    scene.stop().await;
}

#[tokio::test]
async fn a_connection_that_says_nothing_after_a_request_is_closed() {
    let scene = Scene::with("quiet", |config| config.limits.silence = 1).await;
    let mut quiet = TcpStream::connect(scene.address()).await.unwrap();
    for _ in 0..2 {
        quiet.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let read = quiet.read(&mut [0; 2_000]).await.unwrap();
        assert!(read > 0, "it is kept for the next request");
    }
    closed(&mut quiet, "silence after a request").await;
    until("it counts no more", || scene.counts().connections.get() == 0).await;
    scene.stop().await;
}

#[tokio::test]
async fn a_table_has_so_many_watchers_and_coming_and_going_is_told_once_a_second() {
    let scene = Scene::with("watchers", |config| config.limits.watchers = 5).await;
    let ticket = lobby(&scene).await;
    let mut ann = Player::connect(scene.address(), &ticket.table, Some(&ticket.token), "ann").await.unwrap();
    ann.hear().await.unwrap();
    let began = Instant::now();
    let mut watchers = Vec::new();
    for _ in 0..30 {
        watchers.extend(Player::connect(scene.address(), &ticket.table, None, "w").await.ok());
    }
    assert_eq!(watchers.len(), 5);
    for _ in 0..30 {
        watchers.pop();
        until("one is gone", || scene.counts().sockets.get() <= watchers.len() as i64 + 1).await;
        watchers.extend(Player::connect(scene.address(), &ticket.table, None, "w").await.ok());
    }
    let mut told = 0;
    let last = loop {
        let message: Value = ann.hear().await.unwrap();
        if message["type"] == "presence" {
            told += 1;
            if message["watching"] == 5 && told > 1 {
                break message;
            }
        }
    };
    let seconds = began.elapsed().as_secs();
    assert!(told <= seconds + 2, "presence was told {told} times in {seconds} seconds; at last {last}");
    scene.stop().await;
}

#[tokio::test]
async fn a_server_that_cannot_write_is_alive_and_not_ready() {
    let change = |config: &mut server::Config| {
        config.disk_limit = Some(160 << 10);
        config.limits.tables_per_hour = 10_000;
    };
    let scene = Scene::with("ready", change).await;
    let at = scene.address();
    let status = |path: &'static str| async move { request(at, "GET", path, &[], "").await.unwrap().status };
    assert_eq!((status("/healthz").await, status("/readyz").await), (200, 200));
    let opening = json!({ "spec": "island:seats=2", "name": "Ann" });
    for tables in 0.. {
        assert!(tables < 2_000, "the disk is never full");
        if open(at, &opening).await.is_err() {
            break;
        }
    }
    // It is tried once a second.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert_eq!((status("/healthz").await, status("/readyz").await), (200, 503));
    scene.stop().await;
}

#[tokio::test]
async fn a_table_of_newer_rules_is_refused_and_left_as_it_is() {
    let scene = Scene::start("newer-rules").await;
    let opening = json!({
        "spec": "island:seats=2", "name": "Ann", "seat": 0, "bots": "random", "begin": true,
        "settings": { "watch": true },
    });
    let table = open(scene.address(), &opening).await.unwrap().table;
    // What a newer server would write: its version, and a move that this one does not know.
    let folder = scene.folder.clone();
    let (name, at) = (table.clone(), folder.clone());
    let write = move |_: &mut server::Config| {
        let mut store = Sqlite::open(&at, None).unwrap();
        let first = store.journal(&name).unwrap().len() as u64;
        let entries = vec![
            json!({ "at": 1, "kept": "ruled", "rules_version": 99 }).to_string(),
            json!({ "at": 2, "kept": "moved", "steps": [{ "seat": 0, "do": "fly" }] }).to_string(),
        ];
        let sheet = Sheet {
            phase: "playing".into(),
            listed: false,
            wakes: false,
            touched: 2,
            summary: "{}".into(),
            ..Default::default()
        };
        store.append(&[&Append { table: name, first, entries, sheet }]).unwrap();
    };
    let scene = scene.restart_with(write).await;
    let before = Sqlite::reader(&folder).unwrap().journal(&table).unwrap();
    let reply = request(scene.address(), "GET", &format!("/api/tables/{table}/view"), &[], "").await.unwrap();
    assert_eq!(reply.status, 423, "{}", reply.body);
    assert!(reply.body.contains("newer rules"), "{}", reply.body);
    assert_eq!(Sqlite::reader(&folder).unwrap().journal(&table).unwrap(), before, "nothing was appended");
    // An examination says the same, and nothing else.
    let found = server::examine(&folder, &server::SpecTables, |_, _| {}).unwrap();
    let [finding] = &found.findings[..] else { panic!("{:?}", found.findings) };
    assert_eq!(finding.table.as_ref(), Some(&table));
    assert!(finding.what.contains("version 99 of its rules"), "{finding}");
    scene.stop().await;
}

/// One who talks without end fills a share and no more; the table is told full only much later, and keeps that over a restart.
#[tokio::test]
async fn a_table_and_each_of_its_people_have_a_share_of_the_disk() {
    let scene = Scene::with("quota", |config| config.limits.table_bytes = 200_000).await;
    let opening = json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0, "settings": { "watch": true } });
    let ann = open(scene.address(), &opening).await.unwrap();
    let ben = server::client::join(scene.address(), &ann.table, "Ben", 1).await.unwrap();
    let mut eve = Player::connect(scene.address(), &ann.table, Some(&ben.token), "e").await.unwrap();
    let mut host = Player::connect(scene.address(), &ann.table, Some(&ann.token), "a").await.unwrap();
    let talk = json!({ "type": "chat", "text": "x".repeat(500) });
    let mut said = 0;
    let answer = loop {
        let answer = eve.ask(talk.clone()).await.unwrap();
        if answer["ok"] != true {
            break answer;
        }
        said += 1;
        assert!(said < 100, "nothing stops her");
    };
    let id = answer["id"].as_str().unwrap();
    assert_eq!(
        again(&mut eve, id, json!({ "type": "stand" })).await,
        answer,
        "the id is refused, whatever it asks for"
    );
    let refused = &answer["refused"];
    assert_eq!((&refused["kind"], &refused["said"]["key"]), (&json!("limit"), &json!("server.refused.share-used")));
    assert!(said > 30, "{said}");
    assert_eq!(host.ask(talk.clone()).await.unwrap()["ok"], true, "her share is hers alone");
    assert_eq!(host.ask(json!({ "type": "begin" })).await.unwrap()["ok"], true);
    let scene = scene.restart().await;
    let mut eve = Player::connect(scene.address(), &ann.table, Some(&ben.token), "f").await.unwrap();
    eve.hear().await.unwrap();
    assert_eq!(eve.ask(talk).await.unwrap()["refused"]["kind"], "limit", "also after a restart");
    assert_eq!(eve.ask(json!({ "type": "offer-end" })).await.unwrap()["ok"], true, "she still plays");
    // A smaller quota finds the table full. It says so, and what was acknowledged gets its first answer again.
    let scene = scene.restart_with(|config| config.limits.table_bytes = 1_000).await;
    let mut eve = Player::connect(scene.address(), &ann.table, Some(&ben.token), "g").await.unwrap();
    eve.hear().await.unwrap();
    let full = eve.ask(json!({ "type": "decline-end" })).await.unwrap();
    assert_eq!(full["refused"]["said"]["key"], "server.refused.table-full", "{full}");
    let first = again(&mut eve, "f-2", json!({ "type": "offer-end" })).await;
    assert_eq!(first["ok"], true, "{first}");
    scene.stop().await;
}

/// The sockets of one person share one pace.
#[tokio::test]
async fn many_sockets_of_one_person_are_no_faster_than_one() {
    let scene = Scene::with("pace", |config| config.limits.commands_per_second = 1).await;
    let ann = lobby(&scene).await;
    let (mut obeyed, mut refused) = (0, None);
    // Each socket may send three at once; over all of them three are heard, and then one a second.
    for socket in 0..60 {
        let name = format!("s{socket}");
        let mut player = Player::connect(scene.address(), &ann.table, Some(&ann.token), &name).await.unwrap();
        for _ in 0..3 {
            let answer = player.ask(json!({ "type": "chat", "text": "x" })).await.unwrap();
            obeyed += u32::from(answer["ok"] == true);
            refused = refused.or((answer["ok"] != true).then_some(answer));
        }
    }
    assert!((3..180).contains(&obeyed), "{obeyed} of 180 were carried out");
    // What came too fast was not looked at: sent again under its id when there is time for it, it is carried out.
    let refused = refused.unwrap();
    assert_eq!(refused["refused"]["kind"], "too-often");
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut player = Player::connect(scene.address(), &ann.table, Some(&ann.token), "later").await.unwrap();
    let id = refused["id"].as_str().unwrap();
    assert_eq!(again(&mut player, id, json!({ "type": "chat", "text": "x" })).await["ok"], true);
    scene.stop().await;
}

/// Sockets that never close take no more of its time than one.
#[tokio::test]
async fn a_server_that_ends_says_goodbye_on_every_socket_also_to_those_who_never_answer() {
    let scene = Scene::start("goodbye").await;
    let ann = lobby(&scene).await;
    let mut silent = Vec::new();
    for _ in 0..30 {
        silent.push(upgrade(&scene, &ann.table, "").await.1);
    }
    scene.stop().await;
    for mut stream in silent {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest).await;
        // A close frame with the code 1012 and the reason.
        let reason = b"\x03\xf4the server is closing";
        let end = String::from_utf8_lossy(&rest[rest.len().saturating_sub(80)..]);
        assert!(rest.ends_with(reason), "the end is {end:?}");
    }
}

#[tokio::test]
async fn whoever_asks_too_often_waits_for_the_refusal() {
    const WAIT: Duration = Duration::from_millis(300);
    let change = |config: &mut server::Config| {
        config.limits.requests_per_second = 1;
        config.limits.refusal = WAIT;
    };
    let scene = Scene::with("refusal", change).await;
    let mut refused = 0;
    for _ in 0..4 {
        let began = Instant::now();
        let status = request(scene.address(), "GET", "/api/games", &[], "").await.unwrap().status;
        if status == 429 {
            refused += 1;
            assert!(began.elapsed() >= WAIT, "{:?}", began.elapsed());
        }
    }
    assert!(refused > 0, "two are free at once, and one more each second");
    scene.stop().await;
}

#[tokio::test]
async fn what_never_changes_is_sent_small_to_those_who_take_it_so() {
    let scene = Scene::start("fixed").await;
    for path in ["/api/almanac", "/api/games", "/api/texts/de"] {
        let plain = request(scene.address(), "GET", path, &[], "").await.unwrap();
        assert!(!plain.head.contains("content-encoding"), "{}", plain.head);
        let mut stream = TcpStream::connect(scene.address()).await.unwrap();
        let asks = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept-encoding: br, gzip\r\n\r\n");
        stream.write_all(asks.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let end = answer.windows(4).position(|it| it == b"\r\n\r\n").unwrap() + 4;
        assert!(String::from_utf8_lossy(&answer[..end]).contains("content-encoding: gzip"));
        let mut text = String::new();
        std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&answer[end..]), &mut text).unwrap();
        assert_eq!(text, plain.body);
        assert!(answer.len() - end < text.len() / 2, "{path}");
    }
    scene.stop().await;
}
