//! Hosts and guests over real sockets: who may come in, who looks on, and what the one cookie of a browser tells.

mod support;

use serde_json::{Value, json};
use server::Sqlite;
use server::client::{Player, Reply, Ticket, open, request};
use support::Scene;

/// A browser: it keeps one cookie, as the server sets it.
#[derive(Default)]
struct Browser {
    cookie: String,
}

impl Browser {
    async fn asks(&mut self, scene: &Scene, method: &str, path: &str, body: &Value) -> Reply {
        let headers = [("cookie", &*self.cookie)];
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let sent = if self.cookie.is_empty() { &headers[..0] } else { &headers[..] };
        let reply = request(scene.address(), method, path, sent, &body).await.unwrap();
        let set = reply.head.lines().find_map(|line| line.strip_prefix("set-cookie: commonland="));
        if let Some(value) = set.and_then(|line| line.split(';').next()) {
            self.cookie = format!("commonland={value}");
        }
        reply
    }

    async fn opens(&mut self, scene: &Scene, name: &str) -> String {
        let opening = json!({ "spec": "island:seats=2", "name": name, "seat": 0 });
        let reply = self.asks(scene, "POST", "/api/tables", &opening).await;
        reply.json()["table"].as_str().unwrap().to_string()
    }

    async fn joins(&mut self, scene: &Scene, table: &str, name: &str) -> Reply {
        self.asks(scene, "POST", &format!("/api/tables/{table}/join"), &json!({ "name": name })).await
    }

    async fn says(&mut self, scene: &Scene, table: &str, id: &str, mut command: Value) -> Reply {
        command["id"] = id.into();
        self.asks(scene, "POST", &format!("/api/tables/{table}/commands"), &command).await
    }

    async fn gets(&mut self, scene: &Scene, path: &str) -> Reply {
        self.asks(scene, "GET", path, &Value::Null).await
    }

    fn secret(&self) -> &str {
        self.cookie.strip_prefix("commonland=").unwrap().split('.').next().unwrap()
    }
}

/// The last thing that somebody hears before the socket is closed.
async fn farewell(player: &mut Player) -> Value {
    let mut last = Value::Null;
    while let Ok(message) = player.hear().await {
        last = message;
    }
    last
}

async fn host(scene: &Scene, settings: Value) -> (Ticket, Player) {
    let opening = json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0, "settings": settings });
    let ticket = open(scene.address(), &opening).await.unwrap();
    let player = Player::connect(scene.address(), &ticket.table, Some(&ticket.token), "ann").await.unwrap();
    (ticket, player)
}

#[tokio::test]
async fn a_browser_has_one_cookie_and_another_token_at_each_table() {
    let scene = Scene::start("cookie").await;
    let mut ann = Browser::default();
    let first = ann.opens(&scene, "Ann").await;
    let secret = ann.secret().to_string();
    let second = ann.opens(&scene, "Ann").await;
    assert_eq!(ann.secret(), secret, "it stays the same");
    let mine = ann.gets(&scene, "/api/mine").await.json();
    let tables: Vec<&str> = mine.as_array().unwrap().iter().map(|it| it["table"].as_str().unwrap()).collect();
    assert_eq!(tables, [&second, &first].map(|it| &**it), "the last one first");
    for table in [&first, &second] {
        let door = ann.gets(&scene, &format!("/api/tables/{table}/door")).await.json();
        assert_eq!(door, json!({ "you": 0, "open": true, "over": false }));
    }
    // Neither the secret nor anything that two tables have in common is stored.
    let mut store = Sqlite::reader(&scene.folder).unwrap();
    let tokens = [&first, &second].map(|table| {
        let journal = store.journal(table).unwrap();
        assert!(!journal.concat().contains(&secret));
        let joined: Value = serde_json::from_str(journal.iter().find(|it| it.contains("joined")).unwrap()).unwrap();
        joined["token"].as_str().unwrap().to_string()
    });
    assert_ne!(tokens[0], tokens[1]);
    scene.stop().await;
}

#[tokio::test]
async fn an_older_cookie_keeps_working_and_is_exchanged_on_the_next_visit_to_the_door() {
    let scene = Scene::start("older-cookie").await;
    let opening = json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0 });
    let ann = open(scene.address(), &opening).await.unwrap();
    let mut browser = Browser { cookie: format!("commonland-{}={}", ann.table, ann.token) };
    let door = format!("/api/tables/{}/door", ann.table);
    assert_eq!(browser.gets(&scene, &door).await.json()["you"], 0);
    assert_eq!(browser.gets(&scene, "/api/mine").await.json()[0]["table"], ann.table.as_str());
    let reply = browser.joins(&scene, &ann.table, "Ann").await;
    assert_eq!(reply.json()["person"], 0, "{}", reply.body);
    assert!(reply.head.contains(&format!("commonland-{}=; Path=/; Max-Age=0", ann.table)), "{}", reply.head);
    assert!(browser.cookie.starts_with("commonland="));
    assert_eq!(browser.gets(&scene, &door).await.json()["you"], 0, "the same person by the new cookie");
    scene.stop().await;
}

#[tokio::test]
async fn whoever_is_sent_away_is_told_and_finds_the_door_shut() {
    let scene = Scene::start("kicked").await;
    let (ticket, mut ann) = host(&scene, json!({ "watch": true })).await;
    let mut browser = Browser::default();
    let token = browser.joins(&scene, &ticket.table, "Eve").await.json()["token"].as_str().unwrap().to_string();
    let mut eve = Player::connect(scene.address(), &ticket.table, Some(&token), "eve").await.unwrap();
    eve.hear().await.unwrap();
    assert_eq!(ann.ask(json!({ "type": "kick", "person": 1 })).await.unwrap()["ok"], true);
    let last = farewell(&mut eve).await;
    assert_eq!((&last["type"], &last["said"]["key"]), (&json!("farewell"), &json!("table.refused.kicked")));
    for again in ["Eve", "Eva"] {
        let reply = browser.joins(&scene, &ticket.table, again).await;
        assert_eq!(reply.json()["refused"]["said"]["key"], "table.refused.kicked");
    }
    // Everybody may watch, but not this browser.
    for path in ["view", "story"] {
        assert_eq!(browser.gets(&scene, &format!("/api/tables/{}/{path}", ticket.table)).await.status, 403);
    }
    let command = browser.says(&scene, &ticket.table, "x", json!({ "type": "chat", "text": "hello" })).await;
    assert_eq!(command.status, 403);
    // It stays so after a restart.
    let scene = scene.restart().await;
    assert_eq!(browser.joins(&scene, &ticket.table, "Eve").await.status, 403);
    assert_eq!(Browser::default().joins(&scene, &ticket.table, "Eve").await.status, 200, "somebody else of that name");
    scene.stop().await;
}

#[tokio::test]
async fn whoever_leaves_or_only_watches_hears_no_more_once_they_may_not() {
    let scene = Scene::start("shut-out").await;
    let (ticket, mut ann) = host(&scene, json!({ "watch": true })).await;
    let mut watcher = Player::connect(scene.address(), &ticket.table, None, "w").await.unwrap();
    let ben = server::client::join(scene.address(), &ticket.table, "Ben", 1).await.unwrap();
    let mut ben = Player::connect(scene.address(), &ticket.table, Some(&ben.token), "ben").await.unwrap();
    assert_eq!(ben.ask(json!({ "type": "leave" })).await.unwrap()["ok"], true);
    assert!(farewell(&mut ben).await["type"] != "whole", "the line ends");
    ann.ask(json!({ "type": "settings", "settings": { "watch": false } })).await.unwrap();
    let last = farewell(&mut watcher).await;
    assert_eq!((&last["type"], &last["said"]["key"]), (&json!("farewell"), &json!("table.refused.no-watching")));
    assert!(Player::connect(scene.address(), &ticket.table, None, "w").await.is_err());
    scene.stop().await;
}

#[tokio::test]
async fn with_watching_off_nobody_looks_in_by_any_way_until_the_game_is_over() {
    let scene = Scene::start("private").await;
    let (ticket, mut ann) = host(&scene, json!({})).await;
    let table = &ticket.table;
    let mut guest = Browser::default();
    let token = guest.joins(&scene, table, "Eve").await.json()["token"].as_str().unwrap().to_string();
    let mut eve = Player::connect(scene.address(), table, Some(&token), "eve").await.unwrap();
    eve.heard = Some(Vec::new());
    ann.ask(json!({ "type": "bot", "at": 1, "bot": "random" })).await.unwrap();
    assert_eq!(ann.ask(json!({ "type": "begin" })).await.unwrap()["ok"], true);
    assert_eq!(farewell(&mut eve).await["said"]["key"], "table.refused.no-watching");
    let heard = eve.heard.unwrap().concat();
    assert!(!heard.contains("\"hexes\""), "the guest of the lobby has seen nothing of the game: {heard}");
    let mut stranger = Browser::default();
    for browser in [&mut guest, &mut stranger] {
        for path in ["view", "view?public=true", "view?since=0", "story", "story/0", "record", "chance"] {
            let reply = browser.gets(&scene, &format!("/api/tables/{table}/{path}")).await;
            assert!([403, 409].contains(&reply.status) && !reply.body.contains("hexes"), "{path}: {}", reply.body);
        }
        let door = browser.gets(&scene, &format!("/api/tables/{table}/door")).await.json();
        assert_eq!(door, json!({ "you": null, "open": false, "over": false }));
        assert!(!browser.gets(&scene, "/api/mine").await.body.contains("hexes"));
        let reply = browser.joins(&scene, table, "Zoe").await;
        assert!([403, 409].contains(&reply.status), "coming in is no way to watch: {}", reply.body);
    }
    assert!(Player::connect(scene.address(), table, None, "w").await.is_err());
    assert!(Player::connect(scene.address(), table, Some(&token), "w").await.is_err());
    // Whoever takes a seat plays, so they look on.
    let path = format!("/api/tables/{table}/join");
    let reply = stranger.asks(&scene, "POST", &path, &json!({ "name": "Zoe", "seat": 1 })).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    assert!(stranger.gets(&scene, &format!("/api/tables/{table}/view")).await.body.contains("hexes"));
    assert_eq!(ann.ask(json!({ "type": "resign" })).await.unwrap()["ok"], true);
    for path in ["view", "story", "story/0", "record", "chance"] {
        assert_eq!(guest.gets(&scene, &format!("/api/tables/{table}/{path}")).await.status, 200, "{path} at the end");
    }
    scene.stop().await;
}

#[tokio::test]
async fn one_stranger_neither_fills_a_lobby_nor_wears_it_out() {
    let change = |config: &mut server::Config| config.trust_proxy = true;
    let scene = Scene::with("stranger", change).await;
    let (ticket, _ann) = host(&scene, json!({})).await;
    let path = format!("/api/tables/{}/join", ticket.table);
    let to = scene.address();
    let join = |from: &'static str, name: String| {
        let path = path.clone();
        async move {
            request(to, "POST", &path, &[("x-forwarded-for", from)], &json!({ "name": name }).to_string())
                .await
                .unwrap()
        }
    };
    let mut came = 0;
    for number in 0..60 {
        let reply = join("1.2.3.4", format!("Eve {number}")).await;
        match reply.status {
            200 => came += 1,
            status => assert_eq!(status, 429, "{}", reply.body),
        }
    }
    assert_eq!(came, server::Limits::default().joins_by_address);
    assert_eq!(join("1.2.3.5", "Ben".into()).await.status, 200, "others still come in");
    // One browser comes and goes, from wherever it calls.
    let mut eve = Browser::default();
    let mut comings = 0;
    for number in 0..20 {
        let reply = eve.joins(&scene, &ticket.table, "Fay").await;
        if reply.status != 200 {
            assert_eq!(reply.status, 429);
            break;
        }
        comings += 1;
        let left = eve.says(&scene, &ticket.table, &format!("l{number}"), json!({ "type": "leave" })).await;
        assert_eq!(left.status, 200, "{}", left.body);
    }
    assert_eq!(comings, server::Limits::default().joins_by_browser);
    scene.stop().await;
}

#[tokio::test]
async fn a_deleted_lobby_is_gone_and_everybody_is_told() {
    let scene = Scene::start("deleted").await;
    let (ticket, mut ann) = host(&scene, json!({ "listed": true })).await;
    let ben = server::client::join(scene.address(), &ticket.table, "Ben", 1).await.unwrap();
    let mut ben = Player::connect(scene.address(), &ticket.table, Some(&ben.token), "ben").await.unwrap();
    ben.hear().await.unwrap();
    assert_eq!(ben.ask(json!({ "type": "delete" })).await.unwrap()["refused"]["kind"], "not-yours");
    assert_eq!(ann.ask(json!({ "type": "delete" })).await.unwrap()["ok"], true);
    let last = farewell(&mut ben).await;
    assert_eq!((&last["type"], &last["said"]["key"]), (&json!("farewell"), &json!("table.notice.deleted")));
    let mut nobody = Browser::default();
    let view = nobody.gets(&scene, &format!("/api/tables/{}/view", ticket.table)).await;
    assert_eq!(view.status, 404, "{}", view.body);
    assert_eq!(nobody.gets(&scene, "/api/tables").await.json(), json!([]));
    let scene = scene.restart().await;
    assert_eq!(Sqlite::reader(&scene.folder).unwrap().journal(&ticket.table).unwrap(), Vec::<String>::new());
    scene.stop().await;
}

#[tokio::test]
async fn whoever_was_sent_away_does_not_come_to_a_rematch() {
    let scene = Scene::start("barred").await;
    let (mut ann, mut ben, mut eve) = (Browser::default(), Browser::default(), Browser::default());
    let table = ann.opens(&scene, "Ann").await;
    assert_eq!(eve.joins(&scene, &table, "Eve").await.status, 200);
    assert_eq!(ann.says(&scene, &table, "1", json!({ "type": "kick", "person": 1 })).await.status, 200);
    assert_eq!(ben.joins(&scene, &table, "Ben").await.status, 200);
    let mut played = table;
    // From one rematch to the next.
    for round in 0..2 {
        if round == 0 {
            assert_eq!(ben.says(&scene, &played, "sit", json!({ "type": "sit", "at": 1 })).await.status, 200);
        }
        assert_eq!(ann.says(&scene, &played, "b", json!({ "type": "begin" })).await.status, 200);
        for one in [&mut ann, &mut ben] {
            assert_eq!(one.says(&scene, &played, "end", json!({ "type": "offer-end" })).await.status, 200);
        }
        assert_eq!(ann.says(&scene, &played, "again", json!({ "type": "rematch" })).await.status, 200);
        let view = ann.gets(&scene, &format!("/api/tables/{played}/view")).await.json();
        let next = view["whole"]["table"]["rematch"].as_str().unwrap().to_string();
        for one in [&mut ann, &mut ben] {
            let path = format!("/api/tables/{next}/follow");
            assert_eq!(one.asks(&scene, "POST", &path, &json!({ "from": played })).await.status, 200);
        }
        let mut dora = Browser::default();
        let refused = eve.joins(&scene, &next, "Eve").await;
        assert_eq!(refused.json()["refused"]["said"]["key"], "table.refused.kicked", "{}", refused.body);
        assert_eq!(dora.joins(&scene, &next, ["Dora", "Thea"][round]).await.status, 200, "others come");
        played = next;
    }
    scene.stop().await;
}
