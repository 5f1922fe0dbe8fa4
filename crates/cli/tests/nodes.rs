//! Several nodes on one PostgreSQL: the real binary, real sockets, and every client at the next door each time.
//!
//! Nodes are ended, killed and frozen, and the database is killed: thirty events by default, a thousand with
//! `COMMONLAND_SOAK=1`, any other number with `COMMONLAND_KILLS=N`.
#![cfg(feature = "postgres")]

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;
use server::client::{Player, join, open, request};

mod several;
use several::cluster::Cluster;
use several::seats::{Seat, compare, sit};
use several::{Doors, Node, commonland, journal};

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().unwrap()
}

#[test]
fn any_door_leads_to_any_table() {
    let cluster = Cluster::start("doors");
    let store = cluster.database("it");
    let nodes = ["a", "b", "c"].map(|name| Node::start(&store, name));
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
