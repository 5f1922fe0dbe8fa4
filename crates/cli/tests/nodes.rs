//! Several nodes on one PostgreSQL: the real binary, real sockets, and every client at the next door each time.
//!
//! Nodes are ended, killed and frozen, and the database is killed: thirty events by default, a thousand with
//! `COMMONLAND_SOAK=1`, any other number with `COMMONLAND_KILLS=N`.
#![cfg(feature = "postgres")]

use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;
use server::client::{Player, join, open, request};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

mod several;
use several::cluster::Cluster;
use several::line::{Line, To, Way};
use several::seats::{Seat, compare, sit};
use several::{Doors, Node, commonland, journal};

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().unwrap()
}

#[test]
fn any_door_leads_to_any_table() {
    let cluster = Cluster::start("doors");
    let store = cluster.database("it");
    // Nobody else takes the port in this moment.
    let metrics = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let nodes = ["a", "b", "c"].map(|name| match name {
        "c" => Node::start_with(&store, name, "127.0.0.1:0", &metrics.to_string()),
        name => Node::start(&store, name),
    });
    let [a, b, c] = nodes.each_ref().map(|node| node.address);
    runtime().block_on(async {
        let host = open(a, &json!({ "spec": "island:seats=2,target=15", "name": "Ann", "seat": 0 })).await.unwrap();
        let guest = join(b, &host.table, "Bob", 1).await.unwrap();
        let mut ann = Player::connect(b, &host.table, Some(&host.token), "ann").await.unwrap();
        let mut bob = Player::connect(c, &host.table, Some(&guest.token), "bob").await.unwrap();
        ann.hear().await.unwrap();
        bob.hear().await.unwrap();
        assert_eq!(ann.ask(json!({ "type": "begin" })).await.unwrap()["ok"], true);
        let mut players = [ann, bob];
        for player in &mut players {
            while player.version == 0 {
                player.hear().await.unwrap();
            }
        }
        for at in 0..20 {
            server::client::act(&mut players, at).await.unwrap().expect("somebody is due");
        }
        // What may not be seen is not seen through another door either.
        for door in [a, b, c] {
            let path = format!("/api/tables/{}/view", host.table);
            assert_eq!(request(door, "GET", &path, &[], "").await.unwrap().status, 403, "watching is off");
            let bearer = format!("Bearer {}", host.token);
            let seen = request(door, "GET", &path, &[("authorization", &bearer)], "").await.unwrap();
            assert_eq!((seen.status, seen.json()["whole"]["you"].as_u64()), (200, Some(0)), "{}", seen.body);
            assert_eq!(request(door, "GET", "/readyz", &[], "").await.unwrap().status, 200);
            assert_eq!(request(door, "GET", "/api/tables/nowhere222/view", &[], "").await.unwrap().status, 404);
        }
        let told = request(metrics, "GET", "/metrics", &[], "").await.unwrap().body;
        let count = |name: &str| -> i64 {
            let line = told.lines().find_map(|it| it.strip_prefix(&format!("commonland_{name} ")));
            line.unwrap_or_else(|| panic!("{name} is not in {told}")).parse().unwrap()
        };
        assert!(count("passed_on_total") >= 2, "the socket and the view");
        assert_eq!((count("tables"), count("claims_total"), count("takeovers_total")), (0, 0, 0), "it owns nothing");
        assert_eq!((count("not_mine_total"), count("unknown_total")), (0, 0));
        assert!((0..5_000).contains(&count("beat_age_milliseconds")));
        count("commit_seconds_count");
    });
    let told = commonland(&["nodes", &store]);
    let said = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.status.success() && said.lines().count() == 4, "{told:?}");
    assert_eq!(cluster.sql("it", "SELECT count(*) FROM commonland.tables WHERE owner IS NOT NULL"), "1");
    // A name that lives, and a door that leads nowhere.
    let again = commonland(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--store",
        &store,
        "--node",
        "a",
        "--advertise",
        "127.0.0.1:0",
    ]);
    assert!(String::from_utf8_lossy(&again.stderr).contains("a node with the name a lives already"), "{again:?}");
    let lost = commonland(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--store",
        &store,
        "--node",
        "d",
        "--advertise",
        "192.0.2.1:0",
    ]);
    assert!(String::from_utf8_lossy(&lost.stderr).contains("does not reach itself"), "{lost:?}");
    nodes.into_iter().for_each(|node| node.end("-TERM"));
    assert_eq!(cluster.sql("it", "SELECT count(*) FROM commonland.nodes"), "0", "whoever leaves says so");
}

/// Runs a node that must be refused, and returns why.
fn refused(store: &str, name: &str, advertise: &str) -> String {
    let told = Command::new(env!("CARGO_BIN_EXE_commonland"))
        .args(["serve", "--listen", "127.0.0.1:0", "--metrics", "off", "--store", store])
        .args(["--node", name, "--advertise", advertise])
        .env("RUST_LOG", "off")
        .env_remove("HOME")
        .env_remove("XDG_DATA_HOME")
        .output()
        .unwrap();
    assert_eq!(told.status.code(), Some(1), "{told:?}");
    String::from_utf8_lossy(&told.stderr).into_owned()
}

#[test]
fn a_node_that_the_others_do_not_reach_is_refused() {
    let cluster = Cluster::start("reach");
    let store = cluster.database("it");
    let node = Node::start(&store, "a");
    let at = cluster.sql("it", "SELECT address FROM commonland.nodes");
    let key = cluster.sql("it", "SELECT key FROM commonland.about");
    // What a node asks of another: does it reach this address? Only nodes are heard.
    let to: SocketAddr = at.parse().unwrap();
    runtime().block_on(async {
        let asks = |path: String, key: &str| {
            let key = key.to_string();
            async move { request(to, "GET", &path, &[("commonland-key", key.as_str())], "").await.unwrap().status }
        };
        assert_eq!(asks(format!("/node/reaches/{at}"), &key).await, 200);
        assert_eq!(asks("/node/reaches/127.0.0.1:9".into(), &key).await, 502);
        assert_eq!(asks("/node/here".into(), "guessed").await, 403);
        assert_eq!(asks("/api/tables/nowhere222/view".into(), "").await, 403);
    });
    // The way from one to the other is cut: the one that comes is told before anybody sits down.
    let runtime = runtime();
    let nowhere = runtime.block_on(Line::to(To::Address(to)));
    nowhere.set(Way::Cut, Way::Cut);
    cluster.sql("it", &format!("UPDATE commonland.nodes SET address = '{}'", nowhere.address));
    let why = refused(&store, "b", "127.0.0.1:0");
    assert!(why.contains(&format!("the node a at {} and this one do not reach one another", nowhere.address)), "{why}");
    assert!(why.contains("--advertise is the address at which the other nodes reach this one"), "{why}");
    assert_eq!(cluster.sql("it", "SELECT string_agg(name, ',') FROM commonland.nodes"), "a", "it left again");
    node.end("-TERM");
}

/// The head of a request for a socket, without a token.
fn upgrade(table: &str) -> String {
    format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

/// The frames of a server, which have no masks: what they are and what they hold. What follows the last whole one is an error.
fn frames(mut bytes: &[u8]) -> Vec<(u8, Vec<u8>)> {
    let mut found = Vec::new();
    while let [kind, short, rest @ ..] = bytes {
        let (length, rest) = match short {
            126 => (usize::from(u16::from_be_bytes(rest[..2].try_into().unwrap())), &rest[2..]),
            127 => (u64::from_be_bytes(rest[..8].try_into().unwrap()) as usize, &rest[8..]),
            short => (usize::from(*short), rest),
        };
        found.push((*kind, rest[..length].to_vec()));
        bytes = &rest[length..];
    }
    assert!(bytes.is_empty(), "a frame without an end");
    found
}

#[test]
fn a_door_that_closes_says_so_on_every_socket_that_it_passes_on() {
    let cluster = Cluster::start("closing");
    let store = cluster.database("it");
    let (a, b) = (Node::start(&store, "a"), Node::start(&store, "b"));
    let door = b.address;
    runtime().block_on(async {
        let opening = json!({ "spec": "island:seats=2", "name": "Ann", "settings": { "watch": true } });
        let host = open(a.address, &opening).await.unwrap();
        let mut watchers = Vec::new();
        for _ in 0..20 {
            let mut watcher = TcpStream::connect(door).await.unwrap();
            watcher.write_all(upgrade(&host.table).as_bytes()).await.unwrap();
            watcher.read_exact(&mut [0; 12]).await.unwrap();
            watchers.push(watcher);
        }
        // The table is never silent, and neither are those who watch it.
        let mut ann = Player::connect(a.address, &host.table, Some(&host.token), "ann").await.unwrap();
        let talking =
            tokio::spawn(
                async move { while ann.ask(json!({ "type": "chat", "text": "x".repeat(400) })).await.is_ok() {} },
            );
        for watcher in &mut watchers {
            watcher.write_all(&[0x89, 0x80, 0, 0, 0, 0].repeat(20)).await.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        let ended = tokio::task::spawn_blocking(move || b.end("-TERM"));
        for mut watcher in watchers {
            let mut heard = Vec::new();
            watcher.read_to_end(&mut heard).await.expect("the line is closed in good order");
            let head = heard.windows(4).position(|it| it == b"\r\n\r\n").unwrap() + 4;
            let frames = frames(&heard[head..]);
            let (kind, content) = frames.last().unwrap();
            assert_eq!((*kind, &content[..2]), (0x88, &1012_u16.to_be_bytes()[..]), "{} frames", frames.len());
            assert_eq!(content[2..], *b"the server is closing");
        }
        ended.await.unwrap();
        talking.abort();
    });
    a.end("-KILL");
}

#[test]
fn who_looks_at_lists_and_at_games_that_are_over_claims_nothing() {
    let cluster = Cluster::start("looks");
    let store = cluster.database("it");
    let (a, b) = (Node::start(&store, "a"), Node::start(&store, "b"));
    let opening =
        json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0, "bots": "random", "settings": { "listed": true } });
    let (over, lobby) = runtime().block_on(async {
        let (over, lobby) = (open(a.address, &opening).await.unwrap(), open(a.address, &opening).await.unwrap());
        let mut ann = Player::connect(a.address, &over.table, Some(&over.token), "ann").await.unwrap();
        for command in ["begin", "resign"] {
            assert_eq!(ann.ask(json!({ "type": command })).await.unwrap()["ok"], true);
        }
        (over, lobby)
    });
    a.end("-TERM");
    let owned =
        || cluster.sql("it", "SELECT count(*) FROM commonland.tables WHERE owner IN (SELECT id FROM commonland.nodes)");
    runtime().block_on(async {
        let cookie = format!("commonland-{}={}; commonland-{}={}", over.table, over.token, lobby.table, lobby.token);
        let headers = [("cookie", cookie.as_str())];
        let path = format!("/api/tables/{}", over.table);
        for path in ["/view", "/story", "/story/0", "/record", "/chance"].map(|it| format!("{path}{it}")) {
            let told = request(b.address, "GET", &path, &headers, "").await.unwrap();
            assert_eq!(told.status, 200, "{path}: {}", told.body);
        }
        let mine = request(b.address, "GET", "/api/mine", &headers, "").await.unwrap().json();
        assert_eq!(mine.as_array().unwrap().len(), 2, "{mine}");
        let listed = request(b.address, "GET", "/api/tables", &[], "").await.unwrap().json();
        assert_eq!(listed[0]["table"], lobby.table.as_str(), "{listed}");
        let records = request(b.address, "GET", "/api/records", &[], "").await.unwrap().json();
        assert_eq!(records[0]["table"], over.table.as_str(), "{records}");
        assert_eq!(owned(), "0");
        // Who looks at a lobby itself has it opened.
        let path = format!("/api/tables/{}/view", lobby.table);
        assert_eq!(request(b.address, "GET", &path, &headers, "").await.unwrap().status, 200);
        assert_eq!(owned(), "1");
    });
    b.end("-KILL");
}

/// What follows a request where no body belongs is not waited for, and is no part of the next request on the line between two nodes.
#[test]
fn a_body_without_an_end_holds_up_nobody_at_a_wrong_door() {
    let cluster = Cluster::start("endless");
    let store = cluster.database("it");
    let (a, b) = (Node::start(&store, "a"), Node::start(&store, "b"));
    runtime().block_on(async {
        let opening = json!({ "spec": "island:seats=2", "name": "Ann", "settings": { "watch": true } });
        let table = open(a.address, &opening).await.unwrap().table;
        let path = format!("/api/tables/{table}/view");
        let mut kept = Vec::new();
        for body in ["transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n", "content-length: 70\r\n\r\nhello"] {
            for _ in 0..5 {
                let mut endless = TcpStream::connect(b.address).await.unwrap();
                endless.write_all(format!("GET {path} HTTP/1.1\r\nhost: x\r\n{body}").as_bytes()).await.unwrap();
                let mut head = [0; 12];
                let told = tokio::time::timeout(Duration::from_secs(30), endless.read_exact(&mut head)).await;
                assert!(told.is_ok_and(|it| it.is_ok()), "{body:?} is answered");
                assert_eq!(&head, b"HTTP/1.1 200");
                kept.push(endless);
                let reply = request(b.address, "GET", &path, &[], "").await.unwrap();
                assert!(reply.status == 200 && reply.body.contains("whole"), "{} {}", reply.status, reply.body);
            }
        }
    });
    [a, b].into_iter().for_each(|node| node.end("-KILL"));
}

/// A copy that is broken off in the middle leaves nothing behind, and is begun again.
#[test]
fn a_copy_that_is_broken_off_is_begun_again() {
    let cluster = Cluster::start("broken");
    let store = cluster.database("it");
    let node = Node::start(&store, "a");
    runtime().block_on(sit(node.address, 3));
    node.end("-TERM");
    let folder = std::env::temp_dir().join(format!("commonland-broken-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    // What a copy leaves that was killed while it wrote.
    std::fs::create_dir_all(folder.join("commonland.partial")).unwrap();
    std::fs::write(folder.join("commonland.partial/commonland.db"), "half of it").unwrap();
    let to = folder.to_str().unwrap();
    let told = commonland(&["copy", &store, to]);
    assert!(told.status.success(), "{told:?}");
    assert!(!folder.join("commonland.partial").exists());
    // The other way: its first entries meet a table that somebody else holds, and there it is killed.
    let other = cluster.database("other");
    let told = commonland(&["nodes", &other]);
    assert!(String::from_utf8_lossy(&told.stderr).contains("holds no tables of Commonland"), "{told:?}");
    let first = Node::start(&other, "a");
    first.end("-TERM");
    let mut holder = cluster.session("other");
    holder.say("BEGIN; LOCK TABLE commonland.entries;");
    let mut copy = Command::new(env!("CARGO_BIN_EXE_commonland")).args(["copy", to, &other]).spawn().unwrap();
    let waits =
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'commonland' AND wait_event_type = 'Lock'";
    let began = Instant::now();
    while cluster.sql("postgres", waits) == "0" {
        assert!(began.elapsed() < Duration::from_secs(60), "it never wrote entries");
        std::thread::sleep(Duration::from_millis(20));
    }
    copy.kill().unwrap();
    copy.wait().unwrap();
    holder.say("COMMIT;");
    drop(holder);
    let all = "SELECT (SELECT count(*) FROM commonland.tables) + (SELECT count(*) FROM commonland.entries)";
    // The database notices the end of the line when it has the lock.
    let told = loop {
        let told = commonland(&["copy", to, &other]);
        if told.status.success() || began.elapsed() > Duration::from_secs(60) {
            break told;
        }
        assert_eq!(cluster.sql("other", all), "0");
    };
    assert!(String::from_utf8_lossy(&told.stdout).starts_with("3 tables with "), "{told:?}");
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn tables_are_copied_into_a_database_and_back_and_a_backup_is_the_same_file() {
    let cluster = Cluster::start("copy");
    let store = cluster.database("it");
    let at = |name: &str| {
        let path = std::env::temp_dir().join(format!("commonland-copy-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        let _ = std::fs::remove_file(&path);
        path.to_str().unwrap().to_string()
    };
    let node = Node::start(&store, "a");
    let seats = runtime().block_on(sit(node.address, 3));
    let (folder, file, again) = (at("folder"), at("file"), at("again"));
    let refused = commonland(&["copy", &store, &folder]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("is served by a"), "{refused:?}");
    let told = commonland(&["backup", &store, &file]);
    assert!(told.status.success(), "{told:?}");
    node.end("-TERM");
    let told = commonland(&["check", &store]);
    assert!(String::from_utf8_lossy(&told.stdout).starts_with("3 tables with "), "{told:?}");
    for args in [["copy", &store, &folder], ["restore", &file, &again]] {
        let told = commonland(&args);
        assert!(told.status.success(), "{told:?}");
    }
    for from in [&folder, &again] {
        let told = commonland(&["check", from]);
        assert!(String::from_utf8_lossy(&told.stdout).starts_with("3 tables with "), "{told:?}");
        let full = commonland(&["copy", from, &store]);
        assert!(String::from_utf8_lossy(&full.stderr).contains("holds 3 tables already"), "{full:?}");
        let mut read = server::Sqlite::reader(std::path::Path::new(from)).unwrap();
        for seat in &seats {
            assert_eq!(read.journal(&seat.table).unwrap(), journal(&cluster, &seat.table));
        }
    }
    let other = cluster.database("other");
    let told = commonland(&["copy", &folder, &other]);
    assert!(told.status.success(), "{told:?}");
    let third = cluster.database("third");
    let told = commonland(&["restore", &file, &third]);
    assert!(told.status.success(), "{told:?}");
    let all = "SELECT string_agg(t.id || t.next || t.phase || t.rules || e.body, ',' ORDER BY t.id, e.seq)
               FROM commonland.tables t JOIN commonland.entries e ON e.table_id = t.id";
    for name in ["other", "third"] {
        assert_eq!(cluster.sql(name, all), cluster.sql("it", all));
    }
    for path in [folder, again] {
        let _ = std::fs::remove_dir_all(path);
    }
    let _ = std::fs::remove_file(file);
}

#[test]
fn what_is_said_wrongly_is_told_before_anything_happens_and_shows_no_password() {
    let told = commonland(&[
        "serve",
        "--data",
        "x",
        "--store",
        "postgres://a@localhost/x",
        "--node",
        "a",
        "--advertise",
        "a:1",
    ]);
    assert!(told.status.code() == Some(2) && String::from_utf8_lossy(&told.stderr).contains("cannot be used with"));
    let told = commonland(&["serve", "--store", "postgres://a@localhost/x"]);
    assert!(told.status.code() == Some(2) && String::from_utf8_lossy(&told.stderr).contains("--node"), "{told:?}");
    let told = commonland(&["nodes", "postgres://a:s3cret@localhost/x"]);
    let said = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(said.contains("list of processes") && !said.contains("s3cret"), "{said}");
    let from_environment = Command::new(env!("CARGO_BIN_EXE_commonland"))
        .args(["nodes", "@"])
        .env("COMMONLAND_STORE", "postgres://a:s3cret@127.0.0.1:9/x")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&from_environment.stderr).into_owned();
    assert!(said.contains("cannot be reached") && !said.contains("s3cret"), "{said}");
    // A node needs no home, and its address has a form.
    let nowhere = "postgres://a@127.0.0.1:9/x";
    assert!(refused(nowhere, "a", "127.0.0.1:0").contains("cannot be reached"));
    for wrong in ["node-a", "node-a:", "node-a:http", "node-a:99999"] {
        let why = refused(nowhere, "a", wrong);
        assert!(why.contains("it is like node-a:7779"), "{wrong}: {why}");
    }
}

fn events() -> usize {
    let said = std::env::var("COMMONLAND_KILLS").ok().and_then(|kills| kills.parse().ok());
    said.unwrap_or(if std::env::var_os("COMMONLAND_SOAK").is_some() { 1_000 } else { 30 })
}

#[test]
fn nothing_that_was_acknowledged_is_lost_whatever_is_killed() {
    let mut cluster = Cluster::start("events");
    let store = cluster.database("it");
    let mut nodes: Vec<Node> = ["a", "b", "c"].map(|name| Node::start(&store, name)).into();
    let runtime = runtime();
    let seats = runtime.block_on(sit(nodes[0].address, 8));
    let (doors, ended) = (Doors::default(), Arc::new(AtomicBool::new(false)));
    doors.are(&nodes);
    let playing: Vec<_> = seats
        .into_iter()
        .enumerate()
        .map(|(number, mut seat): (usize, Seat)| {
            let (doors, ended) = (doors.clone(), ended.clone());
            runtime.spawn(async move {
                while !ended.load(Relaxed) {
                    let _ = tokio::time::timeout(Duration::from_secs(8), seat.play(doors.next(), number)).await;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                seat
            })
        })
        .collect();
    for event in 0..events() {
        // Some play in between.
        std::thread::sleep(Duration::from_millis(300 + (event as u64 * 7_919) % 397));
        let node = nodes.remove(event % nodes.len());
        match event % 6 {
            0 | 3 => {
                let name = node.name.clone();
                node.end("-KILL");
                nodes.push(Node::start(&store, &name));
            }
            1 | 4 => {
                let name = node.name.clone();
                node.end("-TERM");
                nodes.push(Node::start(&store, &name));
            }
            2 => {
                // Long enough that the others take it for gone.
                node.signal("-STOP");
                std::thread::sleep(Duration::from_secs(7));
                node.signal("-CONT");
                nodes.push(node);
            }
            _ => {
                cluster.kill();
                cluster.run();
                nodes.push(node);
            }
        }
        doors.are(&nodes);
    }
    ended.store(true, Relaxed);
    let seats: Vec<Seat> = playing.into_iter().map(|it| runtime.block_on(it).unwrap()).collect();
    let compared = compare(|table| journal(&cluster, table), &seats);
    // The tables can still be played at the end, through every door.
    for (at, seat) in seats.iter().enumerate() {
        let began = Instant::now();
        runtime.block_on(async {
            loop {
                let door = nodes[at % nodes.len()].address;
                if let Ok(mut player) = Player::connect(door, &seat.table, Some(&seat.token), "e").await
                    && let Ok(whole) = player.hear().await
                {
                    let last = seat.acknowledged.last().map_or(0, |(_, _, version)| *version);
                    assert!(whole["version"].as_u64().unwrap() >= last);
                    break;
                }
                assert!(began.elapsed() < Duration::from_secs(60), "table {} cannot be reached", seat.table);
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        });
    }
    println!("{} events: {compared} acknowledged actions compared, none lost", events());
    assert!(compared > 100, "only {compared} actions were acknowledged");
    nodes.into_iter().for_each(|node| node.end("-KILL"));
}
