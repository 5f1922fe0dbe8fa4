//! A server as its clients meet it: real sockets on loopback, a store on disk.

mod support;

use std::time::Duration;

use serde_json::{Value, json};
use server::client::{Player, join, open, request};
use support::{Scene, parlour};

#[tokio::test]
async fn a_match_from_opening_to_record() {
    let scene = Scene::start("match").await;
    let to = scene.address();
    let opening = json!({
        "spec": "island:seats=2,target=3", "name": "Ann", "seat": 0, "salt": "pepper", "settings": { "watch": true },
    });
    let ann = open(to, &opening).await.unwrap();
    let ben = join(to, &ann.table, "Ben", 1).await.unwrap();
    let mut players = [
        Player::connect(to, &ann.table, Some(&ann.token), "a").await.unwrap(),
        Player::connect(to, &ann.table, Some(&ben.token), "b").await.unwrap(),
    ];
    let mut watcher = Player::connect(to, &ann.table, None, "w").await.unwrap();
    for player in &mut players {
        player.hear().await.unwrap();
    }
    watcher.hear().await.unwrap();
    let begun = players[0].ask(json!({ "type": "begin" })).await.unwrap();
    assert_eq!(begun["ok"], true, "{begun}");
    while players[1].version == 0 {
        players[1].hear().await.unwrap();
    }
    for closed in ["record", "story/1"] {
        let path = format!("/api/tables/{}/{closed}", ann.table);
        assert_eq!(request(to, "GET", &path, &[], "").await.unwrap().status, 409, "{closed} before the end");
    }
    for step in 0..20_000usize {
        let due = (0..2).find(|&at| players[at].is_due()).expect("somebody is due");
        let choices = players[due].question["choices"].as_array().unwrap().clone();
        let choice = choices[(step * 7919) % choices.len()].as_str().unwrap().to_string();
        let version = players[due].version;
        let answer = players[due].ask(json!({ "type": "act", "version": version, "actions": [choice] })).await.unwrap();
        assert_eq!(answer["ok"], true, "{answer}");
        let now = players[due].version;
        while players[1 - due].version < now {
            players[1 - due].hear().await.unwrap();
        }
        if players[due].is_over() {
            break;
        }
    }
    assert!(players[0].is_over(), "the game came to its end");
    // What was told in differences is what is told as a whole.
    let path = format!("/api/tables/{}/view", ann.table);
    let bearer = format!("Bearer {}", ann.token);
    let whole = request(to, "GET", &path, &[("authorization", &bearer)], "").await.unwrap().json();
    assert_eq!(whole["whole"]["view"], players[0].view);
    while watcher.version < players[0].version {
        watcher.hear().await.unwrap();
    }
    // The end of a story is on its last page.
    let mut story = json!({ "next": 0 });
    while let Some(after) = story["next"].as_u64() {
        let path = format!("/api/tables/{}/story?after={after}", ann.table);
        story = request(to, "GET", &path, &[], "").await.unwrap().json();
    }
    let won = story["log"].as_array().unwrap().iter().find(|told| told["said"]["key"] == "island.won").unwrap();
    assert_eq!(won["version"], story["steps"]);
    let scene_at = |step: u64, eyes: &str| {
        let path = format!("/api/tables/{}/story/{step}?as={eyes}", ann.table);
        async move { request(to, "GET", &path, &[], "").await.unwrap().json() }
    };
    let steps = story["steps"].as_u64().unwrap();
    assert_eq!(scene_at(steps, "full").await["view"], players[0].view);
    assert_eq!(scene_at(0, "public").await["view"]["turn"], 0);
    assert_eq!(scene_at(steps / 2, "1").await["view"]["sides"][0]["secret"], Value::Null);
    assert_eq!(scene_at(steps + 1, "full").await["refused"]["kind"], "no-such");
    assert_eq!(scene_at(0, "7").await["refused"]["kind"], "no-such");
    let record = request(to, "GET", &format!("/api/tables/{}/record", ann.table), &[], "").await.unwrap();
    assert_eq!(record.status, 200);
    assert!(record.body.starts_with("{\"format\":\"commonland-record\"") && record.body.contains("\"secret\""));
    // Once more, with the same tokens.
    let again = players[1].ask(json!({ "type": "rematch" })).await.unwrap();
    assert_eq!(again["ok"], true);
    while players[0].table["rematch"].is_null() {
        players[0].hear().await.unwrap();
    }
    let next = players[0].table["rematch"].as_str().unwrap().to_string();
    // An older browser has its token in a cookie for the table before, and gets one cookie for all tables.
    let here = [("cookie", &*format!("commonland-{}={}", ben.table, ben.token))];
    let body = json!({ "from": ben.table }).to_string();
    let followed = request(to, "POST", &format!("/api/tables/{next}/follow"), &here, &body).await.unwrap();
    let cookie = followed.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(cookie.starts_with("commonland=") && cookie.contains(&next), "{}", followed.head);
    let new_token = followed.json()["token"].as_str().unwrap().to_string();
    assert_ne!(new_token, ben.token);
    let stranger = request(to, "POST", &format!("/api/tables/{next}/follow"), &[], &body).await.unwrap();
    assert_eq!(stranger.status, 403);
    let door = request(to, "GET", &format!("/api/tables/{next}/door"), &[], "").await.unwrap().json();
    assert_eq!(door, json!({ "you": null, "open": true, "over": false }), "anybody may watch here");
    let ended = request(to, "GET", &format!("/api/tables/{}/door", ben.table), &[], "").await.unwrap().json();
    assert_eq!(ended, json!({ "you": null, "open": true, "over": true }), "everybody may see how it ended");
    for token in [ben.token, new_token] {
        let mut player = Player::connect(to, &next, Some(&token), "n").await.unwrap();
        assert_eq!(player.hear().await.unwrap()["seat"], 1, "both tokens are good there");
    }
    scene.stop().await;
}

#[tokio::test]
async fn bots_play_without_being_asked_and_a_restart_forgets_nothing() {
    let scene = Scene::start("bots").await;
    let opening = json!({
        "spec": "island:seats=3,target=4", "name": "Ann", "bots": "greedy", "begin": true,
        "settings": { "watch": true, "listed": true, "bot_delay": [0, 0] },
    });
    let table = open(scene.address(), &opening).await.unwrap().table;
    let path = format!("/api/tables/{table}/view");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = request(scene.address(), "GET", &path, &[], "").await.unwrap().json();
    let scene = scene.restart().await;
    let mut change = before["change"].as_u64().unwrap();
    for _ in 0..200 {
        let now = request(scene.address(), "GET", &format!("{path}?since={change}"), &[], "").await.unwrap().json();
        change = now["change"].as_u64().unwrap();
        if now["whole"]["table"]["phase"] == "over" {
            let records = request(scene.address(), "GET", "/api/records", &[], "").await.unwrap().json();
            assert_eq!(records[0]["table"], table.as_str());
            scene.stop().await;
            return;
        }
    }
    panic!("the bots did not finish");
}

#[tokio::test]
async fn a_rule_that_fails_freezes_one_table_and_nothing_else() {
    let scene = Scene::with("freeze", |config| config.tables = parlour()).await;
    let to = scene.address();
    let opening = |name: &str| json!({ "spec": "parlour", "name": name, "seat": 0, "bots": "random", "begin": true });
    let bad = open(to, &opening("Bad")).await.unwrap();
    let good = open(to, &opening("Good")).await.unwrap();
    let mut bad_player = Player::connect(to, &bad.table, Some(&bad.token), "b").await.unwrap();
    let mut good_player = Player::connect(to, &good.table, Some(&good.token), "g").await.unwrap();
    bad_player.hear().await.unwrap();
    good_player.hear().await.unwrap();
    let frozen = bad_player.ask(json!({ "type": "act", "version": 1, "actions": ["panic"] })).await.unwrap();
    assert_eq!(frozen["refused"]["kind"], "frozen");
    let still = bad_player.ask(json!({ "type": "act", "version": 1, "actions": ["roll"] })).await.unwrap();
    assert_eq!(still["refused"]["kind"], "frozen");
    let fine = good_player.ask(json!({ "type": "act", "version": 1, "actions": ["build", "at 1"] })).await.unwrap();
    assert_eq!(fine["ok"], true);
    // It stays so after a restart.
    let scene = scene.restart().await;
    let mut again = Player::connect(scene.address(), &bad.table, Some(&bad.token), "c").await.unwrap();
    assert_eq!(again.hear().await.unwrap()["table"]["phase"], "frozen");
    assert_eq!(scene.metrics("commonland_store_troubles_total").await, 0);
    scene.stop().await;
}

#[tokio::test]
async fn the_canary_never_crosses_a_socket_or_an_answer() {
    let scene = Scene::with("canary", |config| config.tables = parlour()).await;
    let to = scene.address();
    let opening = json!({ "spec": "parlour", "name": "Ann", "seat": 0, "settings": { "watch": true, "quick": true } });
    let ann = open(to, &opening).await.unwrap();
    let ben = join(to, &ann.table, "Ben", 1).await.unwrap();
    let mut players = [
        Player::connect(to, &ann.table, Some(&ann.token), "a").await.unwrap(),
        Player::connect(to, &ann.table, Some(&ben.token), "b").await.unwrap(),
    ];
    let mut watcher = Player::connect(to, &ann.table, None, "w").await.unwrap();
    for player in players.iter_mut().chain([&mut watcher]) {
        player.heard = Some(Vec::new());
        player.hear().await.unwrap();
    }
    players[0].ask(json!({ "type": "begin" })).await.unwrap();
    while players[1].version == 0 {
        players[1].hear().await.unwrap();
    }
    let bearer = format!("Bearer {}", ann.token);
    let mut answers = String::new();
    for step in 0..60usize {
        let Some(due) = (0..2).find(|&at| players[at].is_due()) else { break };
        let choices = players[due].question["choices"].as_array().unwrap().clone();
        let fit: Vec<&Value> = choices.iter().filter(|choice| *choice != "panic").collect();
        let choice = fit[(step * 7919) % fit.len()].clone();
        let version = players[due].version;
        players[due].ask(json!({ "type": "act", "version": version, "actions": [choice] })).await.unwrap();
        while players[1 - due].version < players[due].version {
            players[1 - due].hear().await.unwrap();
        }
        if players[due].is_over() {
            break;
        }
        for path in ["view", "story"] {
            let path = format!("/api/tables/{}/{path}", ann.table);
            answers += &request(to, "GET", &path, &[("authorization", &bearer)], "").await.unwrap().body;
            answers += &request(to, "GET", &path, &[], "").await.unwrap().body;
        }
    }
    assert!(players[0].version > 10 && !players[0].is_over(), "the game is on at version {}", players[0].version);
    while watcher.version < players[0].version {
        watcher.hear().await.unwrap();
    }
    let heard = |player: &Player| player.heard.as_ref().unwrap().concat();
    assert!(heard(&players[1]).contains("canary"), "its owner sees it");
    for (who, heard) in [("ann", heard(&players[0])), ("a spectator", heard(&watcher)), ("whoever asks", answers)] {
        assert!(heard.len() > 1_000 && !heard.contains("canary"), "{who} heard {heard}");
    }
    scene.stop().await;
}

#[tokio::test]
async fn counts_are_served_on_an_address_of_their_own() {
    let scene = Scene::start("counts").await;
    let at_the_door = request(scene.address(), "GET", "/metrics", &[], "").await.unwrap();
    assert_eq!(at_the_door.status, 404, "strangers learn nothing of what happens at tables");
    assert_eq!(scene.metrics("commonland_sockets").await, 0);
    scene.stop().await;
}

#[tokio::test]
async fn a_full_disk_is_told_and_nothing_is_acknowledged_that_is_not_stored() {
    let scene = Scene::with("full", |config| config.disk_limit = Some(160 << 10)).await;
    let to = scene.address();
    let opening = json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0, "bots": "random" });
    let ann = open(to, &opening).await.unwrap();
    let mut player = Player::connect(to, &ann.table, Some(&ann.token), "a").await.unwrap();
    player.hear().await.unwrap();
    let mut said = 0;
    let refused = loop {
        let text = format!("{said} {}", "x".repeat(480));
        let Ok(answer) = player.ask(json!({ "type": "chat", "text": text })).await else {
            player = Player::connect(to, &ann.table, Some(&ann.token), &format!("a{said}")).await.unwrap();
            player.hear().await.unwrap();
            continue;
        };
        if answer["ok"] == true {
            said += 1;
            assert!(said < 2_000, "the disk is never full");
        } else if answer["refused"]["kind"] == "too-often" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        } else {
            break answer;
        }
    };
    assert!(refused["refused"]["why"].as_str().unwrap().contains("full"), "{refused}");
    let scene = scene.restart_with(|config| config.disk_limit = None).await;
    let path = format!("/api/tables/{}/view", ann.table);
    let bearer = format!("Bearer {}", ann.token);
    let whole = request(scene.address(), "GET", &path, &[("authorization", &bearer)], "").await.unwrap().json();
    let chat = whole["whole"]["chat"].as_array().unwrap();
    let last = chat.last().unwrap()["text"].as_str().unwrap();
    assert!(last.starts_with(&format!("{} ", said - 1)), "all that was acknowledged is there: {last:.10}");
    scene.stop().await;
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_is_refused() {
    let scene = Scene::start("twice").await;
    let config = server::Config::new("127.0.0.1:0".parse().unwrap(), scene.folder.clone());
    let why = server::Server::start(config).await.err().unwrap().to_string();
    assert!(why.contains("another server"), "{why}");
    assert!(why.ends_with(&format!("http://{}", scene.address())), "{why}");
    scene.stop().await;
}

#[tokio::test]
async fn whose_turn_it_is_is_told_to_the_webhook() {
    let heard = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", heard.local_addr().unwrap());
    let scene = Scene::with("webhook", |config| config.webhook_hosts = vec!["127.0.0.1".into()]).await;
    let opening = json!({
        "spec": "island:seats=2", "name": "Ann", "seat": 0, "bots": "random", "begin": true,
        "settings": { "webhook": url, "bot_delay": [0, 0] },
    });
    let ann = open(scene.address(), &opening).await.unwrap();
    let mut player = Player::connect(scene.address(), &ann.table, Some(&ann.token), "a").await.unwrap();
    player.hear().await.unwrap();
    let listening = tokio::spawn(async move {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let (mut stream, _) = heard.accept().await.unwrap();
        let mut text = vec![0; 2_000];
        let mut length = 0;
        while !String::from_utf8_lossy(&text[..length]).contains('}') {
            length += stream.read(&mut text[length..]).await.unwrap();
        }
        stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
        String::from_utf8_lossy(&text[..length]).to_string()
    });
    while !listening.is_finished() {
        if player.is_due() {
            let choice = player.question["choices"][0].as_str().unwrap().to_string();
            player.act(&[&choice]).await.unwrap();
        }
        let _ = tokio::time::timeout(Duration::from_millis(100), player.hear()).await;
    }
    assert!(listening.await.unwrap().contains("It is your turn, Ann."));
    let refused = json!({ "spec": "island", "name": "Eve", "settings": { "webhook": "http://10.0.0.1/" } });
    let refused = request(scene.address(), "POST", "/api/tables", &[], &refused.to_string()).await.unwrap();
    assert_eq!(refused.status, 403, "{}", refused.body);
    scene.stop().await;
}

#[tokio::test]
async fn lobbies_that_nobody_touches_are_removed() {
    let scene = Scene::with("retention", |config| config.limits.lobby_days = 0).await;
    let ann = open(scene.address(), &json!({ "spec": "island", "name": "Ann" })).await.unwrap();
    tokio::time::sleep(Duration::from_millis(20)).await;
    let scene = scene.restart().await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let path = format!("/api/tables/{}/view", ann.table);
    let gone: Value = request(scene.address(), "GET", &path, &[], "").await.unwrap().json();
    assert_eq!(gone["refused"]["kind"], "no-such");
    scene.stop().await;
}

#[tokio::test]
async fn everybody_hears_who_comes_and_goes_and_a_story_hides_what_its_reader_may_not_see() {
    let scene = Scene::start("presence").await;
    let to = scene.address();
    let opening = json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0, "settings": { "watch": true } });
    let ann = open(to, &opening).await.unwrap();
    let mut player = Player::connect(to, &ann.table, Some(&ann.token), "a").await.unwrap();
    let presence = async |player: &mut Player| loop {
        let message = player.hear().await.unwrap();
        if message["type"] == "presence" {
            return (message["here"].clone(), message["watching"].clone());
        }
    };
    assert_eq!(presence(&mut player).await, (json!([0]), json!(0)));
    let watcher = Player::connect(to, &ann.table, None, "w").await.unwrap();
    assert_eq!(presence(&mut player).await, (json!([0]), json!(1)));
    drop(watcher);
    assert_eq!(presence(&mut player).await, (json!([0]), json!(0)));
    // A story needs a game, and a seat of one's own.
    let path = format!("/api/tables/{}/story", ann.table);
    assert_eq!(request(to, "GET", &path, &[], "").await.unwrap().status, 409);
    let bearer = format!("Bearer {}", ann.token);
    let other = request(to, "GET", &format!("{path}?seat=1"), &[("authorization", &bearer)], "").await.unwrap();
    assert_eq!(other.json()["refused"]["kind"], "not-yours");
    scene.stop().await;
}

#[tokio::test]
async fn whoever_is_refused_a_seat_has_not_come_and_may_try_again() {
    let scene = Scene::start("refused-seat").await;
    let to = scene.address();
    let ann = open(to, &json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0 })).await.unwrap();
    let path = format!("/api/tables/{}/join", ann.table);
    for _ in 0..3 {
        let taken = request(to, "POST", &path, &[], &json!({ "name": "Ben", "seat": 0 }).to_string()).await.unwrap();
        assert_eq!((taken.status, &taken.json()["refused"]["why"]), (409, &json!("seat 0 is taken")));
    }
    join(to, &ann.table, "Ben", 1).await.unwrap();
    scene.stop().await;
}

#[tokio::test]
async fn a_seat_moves_to_another_device_by_a_private_link() {
    let scene = Scene::start("link").await;
    let to = scene.address();
    let ann = open(to, &json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0 })).await.unwrap();
    let mut player = Player::connect(to, &ann.table, Some(&ann.token), "a").await.unwrap();
    player.hear().await.unwrap();
    let link = player.ask(json!({ "type": "link" })).await.unwrap()["link"].as_str().unwrap().to_string();
    let body = json!({ "link": link }).to_string();
    let path = format!("/api/tables/{}/claim", ann.table);
    let phone = request(to, "POST", &path, &[], &body).await.unwrap();
    assert!(phone.head.contains("HttpOnly; SameSite=Lax"));
    let token = phone.json()["token"].as_str().unwrap().to_string();
    let mut phone = Player::connect(to, &ann.table, Some(&token), "p").await.unwrap();
    assert_eq!(phone.hear().await.unwrap()["seat"], 0);
    assert_eq!(request(to, "POST", &path, &[], &body).await.unwrap().status, 404, "a link is used once");
    scene.stop().await;
}

#[tokio::test]
async fn the_lobby_tells_the_games_and_every_game_can_be_played() {
    let scene = Scene::start("games").await;
    let to = scene.address();
    let games = request(to, "GET", "/api/games", &[], "").await.unwrap().json();
    let almanac = request(to, "GET", "/api/almanac", &[], "").await.unwrap().json();
    assert!(almanac.as_array().unwrap().len() > 50, "cards and pieces can be looked up");
    let told: Vec<_> = games.as_array().unwrap().iter().map(|game| (&game["options"], &game["excludes"])).collect();
    for (list, (options, excludes)) in table::option_lists().into_iter().zip(told) {
        assert_eq!(*excludes, json!(list.excludes));
        assert_eq!(options.as_array().unwrap().len(), list.options.len());
        for (told, option) in options.as_array().unwrap().iter().zip(&list.options) {
            let mut expected = json!(option);
            expected["text"] = texts::english().word(&format!("ui.option.{}.{}", list.game, option.name)).into();
            assert_eq!(*told, expected, "the list as it is, and a line of English");
        }
    }
    for game in games.as_array().unwrap() {
        let opening = json!({
            "spec": game["name"], "name": "Ann", "bots": "random", "begin": true,
            "settings": { "watch": true, "bot_delay": [0, 0] },
        });
        let table = open(to, &opening).await.unwrap().table;
        let mut watcher = Player::connect(to, &table, None, "w").await.unwrap();
        // Differences from the middle of a running game on fit the view.
        while watcher.version < 60 {
            watcher.hear().await.unwrap();
        }
        let whole = request(to, "GET", &format!("/api/tables/{table}/view"), &[], "").await.unwrap().json();
        assert_eq!(whole["whole"]["table"]["phase"], "playing", "{game}");
    }
    scene.stop().await;
}

/// classic D4
#[tokio::test]
async fn the_classic_duel_is_told_over_http_with_its_marks() {
    let scene = Scene::start("classic").await;
    let to = scene.address();
    let games = request(to, "GET", "/api/games", &[], "").await.unwrap().json();
    let classic = games.as_array().unwrap().iter().find(|it| it["name"] == "classic").expect("it is among the games");
    let options = classic["options"].as_array().unwrap();
    let names: Vec<_> = options.iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["artisans", "tournament", "target", "stacks", "deck", "preparation"]);
    assert_eq!(
        options[2]["usual"],
        json!([
            { "when": [{ "option": "artisans", "is": [] }], "value": "13", "mark": "reconstructed" },
            { "when": [{ "option": "tournament", "is": [] }], "value": "13", "mark": "reconstructed" },
            { "when": [], "value": "12" },
        ])
    );

    let almanac = request(to, "GET", "/api/almanac", &[], "").await.unwrap().json();
    let almanac = almanac.as_array().unwrap();
    let entry = |id: &str| almanac.iter().find(|it| it["id"] == id).unwrap_or_else(|| panic!("{id} can be looked up"));
    let of = |set: &str| almanac.iter().filter(|it| it["set"] == set && it["game"] == "classic").count();
    assert!(of("classic") > 50 && of("artisans") == 22, "{} and {}", of("classic"), of("artisans"));
    let (elder, later) = (entry("classic/abbey"), entry("basic/abbey"));
    assert_eq!((&elder["game"], &later["game"]), (&json!("classic"), &json!("duel")));
    assert_ne!(elder["text"], later["text"], "two cards of one title");
    assert_eq!(entry("artisans/lancer")["cost"], json!({ "ore": 1, "star": 1 }));
    assert_eq!(entry("artisans/lancer")["rulings"].as_array().unwrap().len(), 5);
    let marked =
        |mark: &str| almanac.iter().any(|it| it["marks"].as_array().into_iter().flatten().any(|it| it["mark"] == mark));
    assert!(marked("reconstructed") && marked("recalled"), "single facts have their marks");

    for spec in ["classic", "classic:artisans"] {
        let opening = json!({
            "spec": spec, "name": "Ann", "bots": "random", "begin": true,
            "settings": { "watch": true, "bot_delay": [0, 0] },
        });
        let table = open(to, &opening).await.unwrap().table;
        let mut watcher = Player::connect(to, &table, None, "w").await.unwrap();
        while watcher.version < 60 {
            watcher.hear().await.unwrap();
        }
    }
    scene.stop().await;
}

#[tokio::test]
async fn guests_without_a_name_are_numbered_and_a_chosen_name_is_not() {
    let scene = Scene::start("guests").await;
    let to = scene.address();
    let table = open(to, &json!({ "spec": "island:seats=3", "name": "Guest", "seat": 0 })).await.unwrap().table;
    let path = format!("/api/tables/{table}/join");
    let guest = json!({ "name": "Guest", "guest": true, "seat": 1 }).to_string();
    assert_eq!(request(to, "POST", &path, &[], &guest).await.unwrap().status, 200);
    let chosen = json!({ "name": "Guest" }).to_string();
    let refused = request(to, "POST", &path, &[], &chosen).await.unwrap().json();
    assert_eq!(refused["refused"]["said"]["key"], "table.refused.name-taken");
    let third = json!({ "name": "Guest", "guest": true, "seat": 2 }).to_string();
    let third = request(to, "POST", &path, &[], &third).await.unwrap().json();
    let cookie = format!("commonland-{table}={}", third["token"].as_str().unwrap());
    let view = request(to, "GET", &format!("/api/tables/{table}/view"), &[("cookie", &*cookie)], "").await.unwrap();
    assert_eq!(view.json()["whole"]["table"]["people"], json!(["Guest", "Guest 2", "Guest 3"]));
    scene.stop().await;
}

#[tokio::test]
async fn an_unknown_address_is_a_page_for_a_browser_and_a_refusal_for_a_program() {
    let scene = Scene::start("nowhere").await;
    let to = scene.address();
    let page = request(to, "GET", "/no/such/place", &[("accept", "text/html,*/*")], "").await.unwrap();
    assert_eq!(page.status, 404);
    assert!(page.head.to_lowercase().contains("content-type: text/html"), "{}", page.head);
    let program = request(to, "GET", "/api/no-such-thing", &[], "").await.unwrap();
    assert_eq!((program.status, program.json()["refused"]["kind"].clone()), (404, "no-such".into()));
    scene.stop().await;
}

#[tokio::test]
async fn a_player_may_ask_for_what_everybody_sees() {
    let scene = Scene::start("public").await;
    let to = scene.address();
    let opening = json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0, "bots": "greedy", "begin": true });
    let ann = open(to, &opening).await.unwrap();
    let cookie = format!("commonland-{}={}", ann.table, ann.token);
    let path = format!("/api/tables/{}/view", ann.table);
    let look = |query: &'static str| {
        let (path, cookie) = (format!("{path}{query}"), cookie.clone());
        async move { request(to, "GET", &path, &[("cookie", &*cookie)], "").await.unwrap().json() }
    };
    assert!(!look("").await["whole"]["view"]["sides"][0]["secret"].is_null());
    let public = look("?public=true").await;
    assert_eq!(public["whole"]["view"]["sides"][0]["secret"], Value::Null);
    assert_eq!((&public["whole"]["question"], &public["whole"]["seat"]), (&Value::Null, &Value::Null));
    let stranger = request(to, "GET", &format!("{path}?public=true"), &[], "").await.unwrap();
    assert_eq!(stranger.status, 403, "watching is not allowed here");
    scene.stop().await;
}

#[tokio::test]
async fn decks_are_listed_judged_and_drawn_over_http() {
    let scene = Scene::start("decks").await;
    let to = scene.address();
    let ready = request(to, "GET", "/api/decks", &[], "").await.unwrap().json();
    assert_eq!(ready.as_array().unwrap().len(), 8);
    let judge = |body: Value| async move { request(to, "POST", "/api/decks", &[], &body.to_string()).await.unwrap() };
    let legal = judge(json!({ "deck": "sages", "spec": "duel:tournament,target=5" })).await.json();
    assert_eq!((&legal["name"], &legal["faults"]), (&json!("Circle of Sages"), &Value::Null));
    let begun = json!({ "deck": "name: Begun\ngame: duel:tournament\ncards:\n  2 Abtei" });
    let told = judge(begun).await.json();
    assert!(told["text"].as_str().unwrap().contains("2 abbey"), "{told}");
    assert!(told["faults"].as_array().unwrap().len() > 2, "{told}");
    // What is too long is not read at all.
    let long = judge(json!({ "deck": "x".repeat(20_000) })).await;
    assert_eq!(long.json()["faults"][0]["said"]["key"], "deck.fault.long");
    let longer = judge(json!({ "deck": "x".repeat(100_000) })).await;
    assert_eq!(longer.json()["refused"]["kind"], "limit");
    let cards = request(to, "GET", "/api/decks/cards?spec=duel:tournament", &[], "").await.unwrap().json();
    assert_eq!((&cards["cards"], &cards["hand"], &cards["events"]), (&json!(33), &json!(3), &json!(6)));
    let drawn = request(to, "GET", "/api/decks/lot?spec=classic:tournament", &[], "").await.unwrap().json();
    let judged = judge(json!({ "deck": drawn["text"], "spec": "classic:tournament" })).await.json();
    assert!(judged["faults"].is_null(), "{judged}");
    let none = request(to, "GET", "/api/decks/cards?spec=duel", &[], "").await.unwrap();
    assert_eq!((none.status, &none.json()["refused"]["said"]["key"]), (400, &json!("deck.fault.no-decks")));
    scene.stop().await;
}
