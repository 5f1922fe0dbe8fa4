//! A small share of every attack against a server in this process: the neighbours play on, and nothing of theirs is lost. How
//! long it takes is not looked at.

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use attack::attacks::{Attack, Front, Tally, look_alike};
use attack::binary::Folder;
use attack::neighbour::Neighbours;
use server::client::Way;
use server::{Config, Server, Sqlite};

/// Runs an attack for a few rounds while neighbours play, and returns what it did.
async fn withstands(attack: Attack) -> Tally {
    let folder = Folder::new(&attack.name());
    let config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path().into());
    let server = Server::start(config).await.unwrap();
    let mut neighbours = Neighbours::sit(Way::from(server.address())).await.unwrap();
    // The time is only a bound for a machine that is very busy.
    let front = Front { to: server.address(), rounds: 3, until: Instant::now() + Duration::from_secs(60) };
    let attacking = tokio::spawn(attack.run(front));
    while !attacking.is_finished() {
        neighbours.act().await.unwrap();
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    for _ in 0..12 {
        neighbours.act().await.unwrap();
    }
    let tally = attacking.await.unwrap().unwrap();
    server.stop().await;
    let compared = neighbours.compare(&mut Sqlite::reader(folder.path()).unwrap()).unwrap();
    assert!(compared >= 3, "only {compared} moves were acknowledged");
    assert!(tally.tried.load(Relaxed) >= 24, "{tally:?}");
    tally
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_beyond_the_limit_of_a_table_are_refused() {
    let tally = withstands(Attack::Watchers).await;
    assert!(tally.refused.load(Relaxed) > 0, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_come_and_go_trouble_nobody() {
    let tally = withstands(Attack::Presence).await;
    assert!(tally.let_through.load(Relaxed) > 100, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_talk_is_slowed_down() {
    let tally = withstands(Attack::Chat).await;
    assert!(tally.let_through.load(Relaxed) > 0 && tally.refused.load(Relaxed) > 0, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_standing_answers_is_slowed_down() {
    let tally = withstands(Attack::Standing).await;
    assert!(tally.let_through.load(Relaxed) > 0 && tally.refused.load(Relaxed) > 0, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_moves_that_are_taken_back_is_slowed_down() {
    let tally = withstands(Attack::Undo).await;
    assert!(tally.let_through.load(Relaxed) > 0 && tally.refused.load(Relaxed) > 0, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_requests_trouble_nobody() {
    withstands(Attack::Slow).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_never_read_trouble_nobody() {
    withstands(Attack::Deaf).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_frames_are_answered_or_closed() {
    let tally = withstands(Attack::Frames).await;
    assert_eq!(tally.closed.load(Relaxed) + tally.refused.load(Relaxed), 24, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_for_everything_trouble_nobody() {
    let tally = withstands(Attack::Requests).await;
    assert!(tally.let_through.load(Relaxed) > 0, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_look_like_the_hosts_are_refused() {
    let tally = withstands(Attack::Names).await;
    assert_eq!(tally.let_through.load(Relaxed), 0, "{tally:?}");
}

#[test]
fn the_look_alike_names_differ() {
    let mut names: Vec<String> = (0..5_000).map(look_alike).collect();
    names.sort();
    names.dedup();
    assert!(names.len() > 4_000, "{}", names.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_after_another_opens_tables_and_the_neighbours_play_on() {
    withstands(Attack::Tables).await;
}
