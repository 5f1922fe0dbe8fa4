//! A hostile client gets an error and harms nobody: a good neighbour plays on in every test.

mod support;

use std::time::Duration;

use serde_json::json;
use server::client::{Player, Ticket, open, request};
use support::Scene;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A table of somebody who does nothing wrong, to see that they are not harmed.
async fn neighbour(scene: &Scene) -> (Ticket, Player) {
    let opening = json!({
        "spec": "island:seats=2", "name": "Good", "seat": 0, "bots": "random", "begin": true,
        "settings": { "bot_delay": [0, 0] },
    });
    let ticket = open(scene.address(), &opening).await.unwrap();
    let mut player = Player::connect(scene.address(), &ticket.table, Some(&ticket.token), "good").await.unwrap();
    player.hear().await.unwrap();
    (ticket, player)
}

/// The neighbour can still do something, quickly.
async fn is_unharmed(player: &mut Player) {
    let said = player.ask(json!({ "type": "chat", "text": "still here" }));
    let answer = tokio::time::timeout(Duration::from_secs(5), said).await.expect("in time").unwrap();
    assert_eq!(answer["ok"], true, "{answer}");
}

#[tokio::test]
async fn garbage_is_answered_and_the_socket_goes_on() {
    let scene = Scene::start("garbage").await;
    let (ticket, mut player) = neighbour(&scene).await;
    let garbage = [
        "",
        "{",
        "null",
        "[]",
        "{\"id\":1}",
        "{\"id\":\"x\",\"type\":\"dance\"}",
        "\u{0}\u{7f}",
        "{\"id\":\"x\",\"type\":\"act\",\"actions\":7}",
    ];
    for text in garbage {
        player.send_text(text.into()).await.unwrap();
        loop {
            let message = player.hear().await.unwrap();
            if message["type"] == "answer" {
                assert_eq!(message["refused"]["kind"], "unreadable", "{text:?}");
                break;
            }
        }
    }
    let deep = format!("{}1{}", "[".repeat(5_000), "]".repeat(5_000));
    player.send_text(deep).await.unwrap();
    is_unharmed(&mut player).await;
    let bearer = format!("Bearer {}", ticket.token);
    let path = format!("/api/tables/{}/commands", ticket.table);
    for body in ["{", "nonsense", "{\"id\":\"q\"}"] {
        let reply = request(scene.address(), "POST", &path, &[("authorization", &bearer)], body).await.unwrap();
        assert_eq!(reply.status, 400, "{}", reply.body);
    }
    for path in ["/api/tables/../../etc/passwd/view", "/api/tables/%00/view", "/api/tables/nosuchtabl/view", "/nothing"]
    {
        let status = request(scene.address(), "GET", path, &[], "").await.unwrap().status;
        assert_eq!(status, 404, "{path}");
    }
    let mut raw = TcpStream::connect(scene.address()).await.unwrap();
    raw.write_all(&[0x16, 3, 1, 0, 0xff, b'\r', b'\n', b'\r', b'\n']).await.unwrap();
    let mut answer = Vec::new();
    raw.read_to_end(&mut answer).await.unwrap();
    is_unharmed(&mut player).await;
    scene.stop().await;
}

#[tokio::test]
async fn a_flood_is_refused_and_then_closed() {
    let scene = Scene::with("flood", |config| config.limits.commands_per_second = 20).await;
    let (_, mut good) = neighbour(&scene).await;
    let (_, mut bad) = neighbour(&scene).await;
    let mut refused = 0;
    let flood = async {
        for _ in 0..150 {
            for _ in 0..20 {
                bad.send(json!({ "type": "chat", "text": "flood" })).await?;
            }
            // Everything is answered before more is sent, so that this test does not race with the server.
            let mut answers = 0;
            while answers < 20 {
                let message = bad.hear().await?;
                answers += u32::from(message["type"] == "answer");
                refused += u32::from(message["refused"]["kind"] == "too-often");
            }
        }
        Ok::<_, std::io::Error>(())
    };
    let closed = flood.await.expect_err("a flood is closed").to_string();
    assert!(refused >= 100, "{refused} were refused; then {closed}");
    assert_eq!(closed, "closed: too many commands");
    is_unharmed(&mut good).await;
    scene.stop().await;
}

#[tokio::test]
async fn many_requests_and_many_tables_of_one_address_are_refused() {
    let change = |config: &mut server::Config| {
        config.limits.requests_per_second = 10;
        config.limits.tables_per_hour = 3;
    };
    let scene = Scene::with("rates", change).await;
    let opening = json!({ "spec": "island", "name": "Eve" });
    for _ in 0..3 {
        open(scene.address(), &opening).await.unwrap();
    }
    let reply = request(scene.address(), "POST", "/api/tables", &[], &opening.to_string()).await.unwrap();
    assert_eq!(reply.status, 429, "{}", reply.body);
    let mut refused = 0;
    for _ in 0..60 {
        let status = request(scene.address(), "GET", "/api/tables", &[], "").await.unwrap().status;
        refused += u32::from(status == 429);
    }
    assert!(refused > 10, "{refused}");
    assert_eq!(request(scene.address(), "GET", "/healthz", &[], "").await.unwrap().status, 200);
    scene.stop().await;
}

#[tokio::test]
async fn whatever_is_asked_wrongly_is_refused_in_the_same_form() {
    let scene = Scene::start("wrongly").await;
    let table = neighbour(&scene).await.0.table;
    let wrong = [
        ("DELETE", "/api/tables".to_string(), 405),
        ("GET", format!("/api/tables/{table}/view?seat=first"), 400),
        ("GET", format!("/api/tables/{table}/story/last"), 400),
        ("GET", format!("/api/tables/{table}/socket"), 400),
        ("GET", "/api/nothing".to_string(), 404),
        ("POST", "/api/tables".to_string(), 400),
    ];
    for (method, path, status) in wrong {
        let reply = request(scene.address(), method, &path, &[], "{").await.unwrap();
        assert_eq!(reply.status, status, "{method} {path}: {}", reply.body);
        let body: serde_json::Value = serde_json::from_str(&reply.body).expect("a refusal");
        assert!(body["refused"]["why"].as_str().is_some_and(|why| !why.is_empty()), "{method} {path}: {body}");
    }
    scene.stop().await;
}

#[tokio::test]
async fn what_is_too_long_is_refused() {
    let scene = Scene::start("long").await;
    let (ticket, mut good) = neighbour(&scene).await;
    let mut bad = Player::connect(scene.address(), &ticket.table, Some(&ticket.token), "bad").await.unwrap();
    bad.hear().await.unwrap();
    let _ = bad.send_text("x".repeat(1 << 20)).await;
    let closed = loop {
        if let Err(why) = bad.hear().await {
            break why;
        }
    };
    assert!(!closed.to_string().is_empty());
    let long = json!({ "spec": "island", "name": "x".repeat(100_000) }).to_string();
    let reply = request(scene.address(), "POST", "/api/tables", &[], &long).await;
    assert!(reply.map_or(true, |reply| reply.status == 422 || reply.status == 413), "a long body is refused");
    let name = json!({ "spec": "island", "name": "x".repeat(50) }).to_string();
    assert_eq!(request(scene.address(), "POST", "/api/tables", &[], &name).await.unwrap().status, 422);
    let text = good.ask(json!({ "type": "chat", "text": "x".repeat(501) })).await.unwrap();
    assert_eq!(text["refused"]["kind"], "limit");
    let chain: Vec<&str> = vec!["end"; 65];
    while !good.is_due() {
        good.hear().await.unwrap();
    }
    let version = good.version;
    let chain = good.ask(json!({ "type": "act", "version": version, "actions": chain })).await.unwrap();
    assert_eq!(chain["refused"]["kind"], "limit");
    is_unharmed(&mut good).await;
    scene.stop().await;
}

#[tokio::test]
async fn old_versions_and_repeated_ids_move_nothing_twice() {
    let scene = Scene::start("stale").await;
    let opening = json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0 });
    let ann = open(scene.address(), &opening).await.unwrap();
    let ben = server::client::join(scene.address(), &ann.table, "Ben", 1).await.unwrap();
    let mut players = Vec::new();
    for ticket in [&ann, &ben] {
        let mut player = Player::connect(scene.address(), &ann.table, Some(&ticket.token), "p").await.unwrap();
        player.hear().await.unwrap();
        players.push(player);
    }
    players[0].ask(json!({ "type": "begin" })).await.unwrap();
    while players[1].version == 0 {
        players[1].hear().await.unwrap();
    }
    let due = players.iter().position(Player::is_due).unwrap();
    let player = &mut players[due];
    let choice = player.question["choices"][0].clone();
    let command = json!({ "id": "same", "type": "act", "version": 1, "actions": [choice] }).to_string();
    let mut answers = Vec::new();
    for _ in 0..5 {
        player.send_text(command.clone()).await.unwrap();
    }
    while answers.len() < 5 {
        let message = player.hear().await.unwrap();
        if message["type"] == "answer" {
            answers.push(message);
        }
    }
    assert!(answers.iter().all(|answer| *answer == answers[0] && answer["ok"] == true), "{answers:?}");
    assert_eq!(player.version, 2, "it was carried out once");
    let stale = player.ask(json!({ "type": "act", "version": 1, "actions": ["end"] })).await.unwrap();
    assert_eq!(stale["refused"]["kind"], "stale");
    let missing = player.ask(json!({ "type": "act", "actions": ["end"] })).await.unwrap();
    assert_eq!(missing["refused"]["kind"], "unreadable");
    scene.stop().await;
}

#[tokio::test]
async fn an_id_that_is_too_long_is_refused_and_not_cut() {
    let scene = Scene::start("long-id").await;
    let (_, mut player) = neighbour(&scene).await;
    for tail in ["1", "2"] {
        let id = "a".repeat(64) + tail;
        player.send_text(json!({ "id": id, "type": "chat", "text": tail }).to_string()).await.unwrap();
        let answer = loop {
            let message = player.hear().await.unwrap();
            assert_ne!(message["type"], "chat", "nothing is said");
            if message["type"] == "answer" {
                break message;
            }
        };
        assert_eq!(answer["refused"]["kind"], "unreadable");
    }
    is_unharmed(&mut player).await;
    scene.stop().await;
}

#[tokio::test]
async fn another_seats_token_opens_nothing_but_its_own_seat() {
    let scene = Scene::start("token").await;
    let to = scene.address();
    let (ann, mut good) = neighbour(&scene).await;
    let (other, _) = neighbour(&scene).await;
    let path = format!("/api/tables/{}", ann.table);
    let look = |token: String| {
        let path = format!("{path}/view");
        async move { request(to, "GET", &path, &[("authorization", &format!("Bearer {token}"))], "").await.unwrap().status }
    };
    assert_eq!(look(ann.token.clone()).await, 200);
    assert_eq!(look(other.token.clone()).await, 403, "a token of another table");
    assert_eq!(look("0".repeat(32)).await, 403, "a guessed token");
    assert_eq!(look(String::new()).await, 403);
    assert_eq!(request(to, "GET", &format!("{path}/view"), &[], "").await.unwrap().status, 403, "not to be watched");
    let foreign = format!("Bearer {}", other.token);
    let act = json!({ "id": "x", "type": "act", "version": 1, "seat": 0, "actions": ["end"] }).to_string();
    let reply = request(to, "POST", &format!("{path}/commands"), &[("authorization", &foreign)], &act).await.unwrap();
    assert_eq!(reply.status, 403, "{}", reply.body);
    assert!(Player::connect(to, &ann.table, Some(&other.token), "f").await.is_err());
    // A guest speaks for the own seat alone.
    let seat = good.ask(json!({ "type": "act", "version": 1, "seat": 1, "actions": ["end"] })).await.unwrap();
    assert_eq!(seat["refused"]["kind"], "not-yours");
    // The store holds no token that works.
    let mut store = server::Sqlite::reader(&scene.folder).unwrap();
    let stored = store.journal(&ann.table).unwrap().join("\n");
    assert!(!stored.contains(&ann.token));
    scene.stop().await;
}

#[tokio::test]
async fn a_foreign_origin_changes_nothing_and_opens_no_socket() {
    let scene = Scene::start("origin").await;
    let to = scene.address();
    let opening = json!({ "spec": "island", "name": "Eve" }).to_string();
    let own = format!("http://{to}");
    let status = |origin: String| {
        let opening = opening.clone();
        async move { request(to, "POST", "/api/tables", &[("origin", &origin)], &opening).await.unwrap().status }
    };
    assert_eq!(status("http://evil.example".into()).await, 403);
    assert_eq!(status("null".into()).await, 403);
    assert_eq!(status(format!("{own}.evil.example")).await, 403);
    assert_eq!(status(own).await, 200);
    let cross = [("sec-fetch-site", "cross-site")];
    assert_eq!(request(to, "POST", "/api/tables", &cross, &opening).await.unwrap().status, 403);
    let (ann, _) = neighbour(&scene).await;
    let cookie = format!("commonland-{}={}", ann.table, ann.token);
    let headers = [
        ("origin", "http://evil.example"),
        ("cookie", cookie.as_str()),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let path = format!("/api/tables/{}/socket", ann.table);
    assert_eq!(request(to, "GET", &path, &headers, "").await.unwrap().status, 403);
    scene.stop().await;
}

#[tokio::test]
async fn thousands_of_idle_sockets_are_turned_away_and_forgotten() {
    let change = |config: &mut server::Config| {
        config.limits.connections_per_address = 300;
        config.limits.silence = 2;
    };
    let scene = Scene::with("idle", change).await;
    let (ticket, mut good) = neighbour(&scene).await;
    let mut idle = Vec::new();
    for _ in 0..2_000 {
        if let Ok(stream) = TcpStream::connect(scene.address()).await {
            idle.push(stream);
        }
    }
    is_unharmed(&mut good).await;
    let counted = scene.counts();
    assert!(counted.connections.get() <= 300, "{} connections", counted.connections.get());
    assert!(counted.turned_away.get() >= 1_700, "{} turned away", counted.turned_away.get());
    drop(idle);
    tokio::time::sleep(Duration::from_millis(300)).await;
    // A socket that never answers a ping is closed.
    let mut deaf = TcpStream::connect(scene.address()).await.unwrap();
    let upgrade = format!(
        "GET /api/tables/{}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nauthorization: Bearer {}\r\n\r\n",
        ticket.table, ticket.token
    );
    deaf.write_all(upgrade.as_bytes()).await.unwrap();
    let mut all = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(10), deaf.read_to_end(&mut all)).await;
    assert!(ended.is_ok(), "the deaf socket was closed");
    assert!(String::from_utf8_lossy(&all).starts_with("HTTP/1.1 101"));
    scene.stop().await;
}

#[tokio::test]
async fn every_answer_has_strict_headers_and_no_internals() {
    let scene = Scene::with("headers", |config| config.public_url = Some("https://games.example/".into())).await;
    let page = request(scene.address(), "GET", "/", &[], "").await.unwrap();
    let head = page.head.to_lowercase();
    for expected in [
        "content-security-policy: default-src 'none'; script-src 'self'",
        "frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "x-frame-options: deny",
        "referrer-policy: no-referrer",
        "strict-transport-security",
    ] {
        assert!(head.contains(expected), "{expected} is missing in {head}");
    }
    assert!(page.body.contains("Commonland"), "the client, or how to build it: {}", page.body);
    let opened = json!({ "spec": "island", "name": "Ann" }).to_string();
    let origin = [("origin", "https://games.example")];
    let opened = request(scene.address(), "POST", "/api/tables", &origin, &opened).await.unwrap();
    assert!(opened.head.contains("HttpOnly; SameSite=Lax; Secure"), "{}", opened.head);
    let wrong =
        request(scene.address(), "POST", "/api/tables", &[], "{\"spec\":\"iland\",\"name\":\"A\"}").await.unwrap();
    assert!(wrong.body.contains("did you mean") && !wrong.body.contains(".rs"), "{}", wrong.body);
    scene.stop().await;
}
