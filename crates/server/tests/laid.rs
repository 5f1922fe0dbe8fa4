//! Tables that are opened from a position, over http.

mod support;

use serde_json::{Value, json};
use server::client::{Player, join, open, request};
use support::Scene;

/// Seat 0 has eight points and can win this turn: the two free roads make five in a row.
fn puzzle() -> Value {
    json!({
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
    })
}

#[tokio::test]
async fn a_puzzle_is_laid_marked_solved_recorded_and_outlives_a_restart() {
    let scene = Scene::start("laid").await;
    let opening = json!({
        "position": puzzle(), "name": "Ann", "seat": 0, "settings": { "watch": true, "listed": true },
    });
    let ann = open(scene.address(), &opening).await.unwrap();
    join(scene.address(), &ann.table, "Ben", 1).await.unwrap();
    join(scene.address(), &ann.table, "Cyd", 2).await.unwrap();
    // Everybody who finds the table or comes to it is told.
    let listed = request(scene.address(), "GET", "/api/tables", &[], "").await.unwrap().json();
    assert_eq!((&listed[0]["table"], &listed[0]["laid"]), (&json!(ann.table), &json!(true)));
    let mut player = Player::connect(scene.address(), &ann.table, Some(&ann.token), "a").await.unwrap();
    assert_eq!(player.hear().await.unwrap()["table"]["laid"], true);
    assert_eq!(player.ask(json!({ "type": "begin" })).await.unwrap()["ok"], true);
    let scene = scene.restart().await;
    let to = scene.address();
    for closed in ["record", "chance", "story/0"] {
        let path = format!("/api/tables/{}/{closed}", ann.table);
        assert_eq!(request(to, "GET", &path, &[], "").await.unwrap().status, 409, "{closed} before the end");
    }
    let mut player = Player::connect(to, &ann.table, Some(&ann.token), "b").await.unwrap();
    player.hear().await.unwrap();
    assert_eq!(player.view["sides"][0]["points"], 8, "{}", player.view["sides"][0]);
    let solved = json!({
        "type": "act", "version": player.version, "actions": ["roads", "road 1,-1,SE", "road 1,0,NE"],
    });
    assert_eq!(player.ask(solved).await.unwrap()["ok"], true);
    assert!(player.is_over());
    let get =
        async |path: &str| request(to, "GET", &format!("/api/tables/{}/{path}", ann.table), &[], "").await.unwrap();
    assert_eq!(get("chance").await.json()["same_setup"], Value::Null);
    assert_eq!(get("story/0?as=full").await.json()["view"]["turn"], 61);
    let record = get("record").await.body;
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["position"]["table"]["turn"], 61, "{header}");
    assert_eq!(record.lines().count(), 5, "{record}");
    scene.stop().await;
}

#[tokio::test]
async fn a_wrong_position_is_refused_with_its_place_and_opens_nothing() {
    let scene = Scene::start("laid-wrong").await;
    let to = scene.address();
    let refused = async |body: &str, status: u16, words: &str| {
        let answer = request(to, "POST", "/api/tables", &[], body).await.unwrap();
        let why = answer.json()["refused"]["why"].as_str().unwrap_or_default().to_string();
        assert!(answer.status == status && why.contains(words), "{} {why:?} does not say {words:?}", answer.status);
    };
    let with = |position: &str| format!(r#"{{"name":"Ann","seat":0,"position":{position}}}"#);
    refused(&with("7"), 400, "position: a position is one JSON object").await;
    refused(&with(r#"{"rules":"island","table":{"turn":1,"turn":2}}"#), 400, "two members \"turn\"").await;
    let road = r#"{"rules":"island","table":{"sides":[{"roads":["9,9,E"]}]}}"#;
    refused(&with(road), 400, "position: sides[0].roads[0]: ").await;
    refused(&with(r#"{"rules":"duel","then":["0 dance"]}"#), 400, "position: then[0]: ").await;
    refused(r#"{"name":"Ann"}"#, 400, "name a spec or a position").await;
    refused(r#"{"name":"Ann","spec":"island","position":{"rules":"island"}}"#, 400, "not both").await;
    refused(
        &with(&format!(r#"{{"rules":"island","then":["{}"]}}"#, "x".repeat(70_000))),
        422,
        "a request has at most 64 kB",
    )
    .await;
    assert_eq!(scene.metrics("commonland_tables_opened_total").await, 0);
    scene.stop().await;
}
