//! Hosts and guests: sending away, muting, the door, the host's chair, blocking, and a bot for somebody's seat.

use serde_json::json;
use table::protocol::{Command, Message, Phase, RefusalKind, Settings};
use table::testkit::moment;
use table::{Secret, To};

use crate::scene::{Scene, told};

fn chat(text: &str) -> Command {
    Command::Chat { text: text.into() }
}

fn watched() -> Settings {
    Settings { watch: true, ..Settings::default() }
}

/// A lobby with Ann as host, Ben and Cleo.
fn lobby() -> Scene {
    let mut scene = Scene::parlour(3, Settings::default());
    for name in ["Ann", "Ben", "Cleo"] {
        scene.joins(name);
    }
    scene
}

fn admits(scene: &Scene, token: &str) -> Result<Option<u16>, &'static str> {
    scene.table.admits(Some(Secret::of_token(token))).map_err(|refused| refused.said.key)
}

#[test]
fn whom_the_host_sends_away_loses_the_seat_and_cannot_come_back() {
    let mut scene = lobby();
    scene.ok(1, Command::Sit { at: 1 });
    assert_eq!(scene.refused(1, Command::Kick { person: 2 }), RefusalKind::NotYours, "only the host");
    assert_eq!(scene.refused(0, Command::Kick { person: 0 }), RefusalKind::NotYours, "not oneself");
    assert_eq!(scene.refused(0, Command::Kick { person: 9 }), RefusalKind::NoSuch);
    let done = scene.ok(0, Command::Kick { person: 1 });
    assert!(told(&done, To::All).concat().contains("The host sent Ben away."));
    assert_eq!(scene.view(None)["table"]["seats"][1]["person"], json!(null));
    assert_eq!(scene.view(None)["table"]["people"], json!(["Ann", null, "Cleo"]));
    assert_eq!(admits(&scene, "Ben"), Err("table.refused.kicked"));
    assert_eq!(scene.comes("Benjamin", "Ben").unwrap_err().said.key, "table.refused.kicked", "nor by another name");
    // A link of somebody else does not help the same browser.
    let link = scene.ok(2, Command::Link).answer.unwrap().link.unwrap();
    let claimed = scene.table.claim(&link, Secret::of_token("Ben"), &moment(scene.now, 99));
    assert_eq!(claimed.err().unwrap().said.key, "table.refused.kicked");
    scene.replays();
}

#[test]
fn during_a_game_only_people_without_a_seat_are_sent_away() {
    let mut scene = Scene::playing(2, watched());
    let eve = scene.joins("Eve");
    assert_eq!(scene.refused(0, Command::Kick { person: 1 }), RefusalKind::NotNow);
    scene.ok(0, Command::Kick { person: eve });
    assert_eq!(admits(&scene, "Eve"), Err("table.refused.kicked"), "though others may watch");
    assert_eq!(scene.table.admits(None), Ok(None));
    scene.ok(0, Command::OfferEnd);
    scene.ok(1, Command::OfferEnd);
    assert_eq!(scene.table.phase(), Phase::Over);
    assert_eq!(admits(&scene, "Eve"), Ok(None), "after the end everything is open");
    scene.replays();
}

#[test]
fn what_a_muted_person_says_reaches_nobody_and_they_are_told() {
    let mut scene = lobby();
    assert_eq!(scene.refused(1, Command::Mute { person: 2 }), RefusalKind::NotYours);
    scene.ok(0, Command::Mute { person: 2 });
    assert_eq!(scene.view(None)["table"]["muted"], json!([2]));
    assert_eq!(scene.refused(2, chat("hear me")), RefusalKind::NotYours);
    let answer = scene.asks(2, chat("hear me")).answer.unwrap();
    assert_eq!(answer.refused.unwrap().said.key, "table.refused.muted");
    // Leaving and coming back with the same browser does not help, not even under another name.
    scene.ok(2, Command::Leave);
    let again = scene.comes("Dora", "Cleo").unwrap();
    assert_eq!(scene.refused(again, chat("hear me")), RefusalKind::NotYours);
    scene.ok(0, Command::Unmute { person: again });
    let said = scene.ok(again, chat("thank you"));
    assert!(told(&said, To::All).concat().contains("\"name\":\"Dora\""), "a line keeps the name of its speaker");
    assert_eq!(scene.view(None)["table"]["muted"], json!([]));
    scene.replays();
}

#[test]
fn a_closed_door_keeps_strangers_out_and_lets_people_of_the_table_back() {
    let mut scene = Scene::parlour(2, watched());
    scene.joins("Ann");
    scene.joins("Ben");
    assert_eq!(scene.table.admits(None), Ok(None));
    assert_eq!(scene.refused(1, Command::Door { open: false }), RefusalKind::NotYours);
    scene.ok(0, Command::Door { open: false });
    assert_eq!(scene.view(None)["table"]["closed"], true);
    assert_eq!(scene.comes("Eve", "Eve").unwrap_err().said.key, "table.refused.door");
    assert!(scene.table.admits(None).is_err(), "nobody new looks in either");
    assert_eq!(scene.comes("Ben", "Ben").unwrap(), 1, "the same person");
    let kept = scene.journal.len();
    scene.ok(0, Command::Door { open: false });
    assert_eq!(scene.journal.len(), kept, "it was closed already");
    scene.replays();
    scene.ok(0, Command::Door { open: true });
    assert_eq!(scene.comes("Eve", "Eve").unwrap(), 2);
    scene.replays();
}

#[test]
fn the_host_hands_the_chair_over_and_it_falls_to_the_one_who_came_first() {
    let mut scene = lobby();
    assert_eq!(scene.refused(1, Command::Host { person: 1 }), RefusalKind::NotYours);
    scene.ok(0, Command::Host { person: 2 });
    assert_eq!(scene.view(None)["table"]["host"], 2);
    assert_eq!(scene.refused(0, Command::Door { open: false }), RefusalKind::NotYours);
    scene.replays();
    scene.ok(2, Command::Leave);
    assert_eq!(scene.view(None)["table"]["host"], 0);
    scene.ok(0, Command::Leave);
    assert_eq!(scene.view(None)["table"]["host"], 1);
    // A newcomer gets a number that is free again, but not the chair of its former owner.
    assert_eq!(scene.joins("Dora"), 0);
    assert_eq!(scene.view(None)["table"]["host"], 1);
    scene.replays();
}

#[test]
fn coming_and_going_wears_no_table_out() {
    let mut scene = lobby();
    for round in 0..2_000 {
        let person = scene.comes(&format!("Eve {round}"), &format!("eve{round}")).unwrap();
        assert_eq!(person, 3);
        scene.ok(person, Command::Leave);
    }
    assert_eq!(scene.view(None)["table"]["people"].as_array().unwrap().len(), 4);
    scene.replays();
}

#[test]
fn a_full_table_makes_room_for_those_who_come() {
    let mut scene = lobby();
    scene.ok(1, Command::Sit { at: 1 });
    for guest in 3..64 {
        assert_eq!(scene.joins(&format!("Guest {guest}")), guest);
    }
    assert_eq!(scene.comes("Late", "Late").unwrap_err().kind, RefusalKind::Limit);
    // Ann is the host, Ben has a seat, and Cleo is connected.
    let done = scene.table.make_room(&[2], &moment(scene.now, 1)).unwrap();
    scene.journal.extend(done.entries);
    assert_eq!(scene.joins("Late"), 3);
    let everybody: Vec<u16> = (0..64).collect();
    assert!(scene.table.make_room(&everybody, &moment(scene.now, 2)).is_none(), "nobody is pushed out who is there");
    scene.replays();
}

#[test]
fn whom_the_host_has_blocked_takes_no_seat() {
    let mut scene = lobby();
    scene.ok(1, Command::Sit { at: 1 });
    scene.ok(2, Command::Block { person: 1 });
    assert_eq!(scene.view(None)["table"]["seats"][1]["person"], 1, "a guest's block is the guest's own matter");
    assert!(!scene.view(None).to_string().contains("block"), "nobody is told");
    scene.ok(0, Command::Block { person: 1 });
    assert_eq!(scene.view(None)["table"]["seats"][1]["person"], json!(null));
    assert_eq!(scene.refused(1, Command::Sit { at: 1 }), RefusalKind::NotYours);
    scene.ok(1, Command::Leave);
    let again = scene.comes("Benno", "Ben").unwrap();
    assert_eq!(scene.refused(again, Command::Sit { at: 1 }), RefusalKind::NotYours, "known by the token");
    scene.ok(0, Command::Unblock { person: again });
    scene.ok(again, Command::Sit { at: 1 });
    scene.ok(0, Command::Host { person: 2 });
    scene.ok(again, Command::Stand);
    assert_eq!(scene.refused(again, Command::Sit { at: 1 }), RefusalKind::NotYours, "Cleo is the host now");
    scene.replays();
}

#[test]
fn a_bot_takes_the_seat_of_somebody_who_is_there_only_if_all_others_agree() {
    let mut scene = Scene::playing(4, watched());
    let eve = scene.joins("Eve");
    assert_eq!(
        scene.refused(0, Command::Bot { at: 3, bot: "greedy".into() }),
        RefusalKind::NotNow,
        "not the host alone"
    );
    assert_eq!(scene.refused(eve, Command::AgreeBot { at: 3 }), RefusalKind::NotYours, "she does not play");
    assert_eq!(scene.refused(3, Command::AgreeBot { at: 3 }), RefusalKind::NotYours, "nor about oneself");
    assert_eq!(scene.refused(0, Command::AgreeBot { at: 9 }), RefusalKind::NoSuch);
    scene.ok(0, Command::AgreeBot { at: 3 });
    scene.ok(1, Command::AgreeBot { at: 3 });
    assert_eq!(scene.view(None)["table"]["seats"][3]["bot_votes"], json!([0, 1]));
    assert_eq!(scene.view(None)["table"]["seats"][3]["bot"], json!(null));
    // A vote can be withdrawn until the last one is given.
    assert_eq!(scene.refused(2, Command::DisagreeBot { at: 3 }), RefusalKind::NotNow, "she has not voted");
    scene.ok(0, Command::DisagreeBot { at: 3 });
    scene.ok(2, Command::AgreeBot { at: 3 });
    assert_eq!(scene.view(None)["table"]["seats"][3]["bot_votes"], json!([1, 2]));
    scene.ok(0, Command::AgreeBot { at: 3 });
    let seat = &scene.view(None)["table"]["seats"][3];
    assert_eq!((&seat["person"], &seat["bot"]), (&json!(null), &json!("fair")));
    scene.replays();
}

#[test]
fn whoever_is_away_has_no_say_in_who_gives_way_to_a_bot() {
    let mut scene = Scene::playing(4, watched());
    scene.ok(0, Command::AgreeBot { at: 3 });
    scene.ok(1, Command::AgreeBot { at: 3 });
    scene.ok(2, Command::HandOver);
    scene.ok(1, Command::AgreeBot { at: 3 });
    let seat = &scene.view(None)["table"]["seats"][3];
    assert_eq!((&seat["person"], &seat["bot"], &seat["bot_votes"]), (&json!(null), &json!("fair"), &json!([])));
    assert_eq!(scene.refused(3, Command::Sit { at: 3 }), RefusalKind::NotYours, "it is for good");
    assert_eq!(scene.refused(0, Command::AgreeBot { at: 3 }), RefusalKind::NotNow, "a bot plays there");
    scene.replays();
}

#[test]
fn of_two_players_neither_gives_the_others_seat_away() {
    let mut scene = Scene::playing(2, Settings::default());
    assert_eq!(scene.refused(0, Command::AgreeBot { at: 1 }), RefusalKind::NotNow);
    assert_eq!(scene.view(None)["table"]["seats"][1]["person"], 1);
}

#[test]
fn the_host_deletes_a_lobby_and_everybody_is_told() {
    let mut scene = lobby();
    assert_eq!(scene.refused(1, Command::Delete), RefusalKind::NotYours);
    let done = scene.ok(0, Command::Delete);
    assert!(done.delete && done.entries.is_empty());
    assert!(done.say.iter().any(|say| say.to == To::All && matches!(say.message, Message::Farewell(_))));
    let mut playing = Scene::playing(2, Settings::default());
    assert_eq!(playing.refused(0, Command::Delete), RefusalKind::NotNow);
}

#[test]
fn with_watching_off_only_players_and_the_host_look_in_until_the_end() {
    let mut scene = Scene::parlour(2, Settings::default());
    for name in ["Ann", "Ben", "Cleo", "Dora"] {
        scene.joins(name);
    }
    for name in ["Cleo", "Dora"] {
        assert!(admits(&scene, name).is_ok(), "everybody sees the lobby they joined");
    }
    scene.ok(1, Command::Sit { at: 0 });
    scene.ok(2, Command::Sit { at: 1 });
    scene.ok(0, Command::Begin);
    assert_eq!(admits(&scene, "Dora"), Err("table.refused.no-watching"), "she has no seat");
    assert_eq!(admits(&scene, "Eve"), Err("table.refused.no-watching"));
    assert!(scene.table.admits(None).is_err());
    assert_eq!(admits(&scene, "Ann"), Ok(Some(0)), "the host");
    assert_eq!(admits(&scene, "Cleo"), Ok(Some(2)));
    scene.ok(1, Command::OfferEnd);
    scene.ok(2, Command::OfferEnd);
    assert_eq!(admits(&scene, "Dora"), Ok(Some(3)));
    assert_eq!(scene.table.admits(None), Ok(None));
}

#[test]
fn a_rematch_keeps_what_the_host_has_decided() {
    let mut scene = Scene::playing(2, watched());
    let eve = scene.joins("Eve");
    scene.ok(0, Command::Host { person: 1 });
    scene.ok(1, Command::Mute { person: eve });
    scene.ok(1, Command::Block { person: eve });
    scene.ok(1, Command::Door { open: false });
    scene.ok(0, Command::OfferEnd);
    scene.ok(1, Command::OfferEnd);
    let entries = scene.table.successor(Secret([8; 32]), &moment(scene.now, 1));
    let (table, _) = table::load_in(scene.family.clone().unwrap(), &entries).unwrap();
    let mut next = Scene { table, journal: entries, now: scene.now, count: 1_000, family: scene.family };
    let info = &next.view(None)["table"];
    assert_eq!((&info["host"], &info["muted"], &info["closed"]), (&json!(1), &json!([2]), &json!(true)));
    // A browser that follows gets a token of its own and stays who it was.
    let (from, token) = (Secret::of_token("Eve"), Secret::of_token("Eve's browser here"));
    let (person, done) = next.table.follow(from, token, &moment(next.now, 2)).unwrap();
    next.journal.extend(done.entries);
    assert_eq!((person, next.table.person(token)), (2, Some(2)));
    assert_eq!(next.refused(2, chat("hear me")), RefusalKind::NotYours);
    assert_eq!(next.refused(2, Command::Sit { at: 0 }), RefusalKind::NotYours);
    let stranger = next.table.follow(Secret::of_token("Zoe"), token, &moment(next.now, 3));
    assert_eq!(stranger.err().unwrap().kind, RefusalKind::NotYours);
    next.replays();
}

/// Older servers gave every newcomer a number of their own.
#[test]
fn an_older_journal_is_read_as_before() {
    let mut scene = lobby();
    scene.ok(0, Command::Leave);
    let mut journal = scene.journal.clone();
    let older = [
        json!({ "at": 2_000, "kept": "joined", "name": "Dora", "token": Secret::of_token("Dora") }),
        json!({ "at": 2_001, "kept": "sat", "seat": 2, "person": 3, "by": [3, "x"] }),
    ];
    journal.extend(older.map(|entry| serde_json::from_value(entry).unwrap()));
    let (table, added) = table::load_in(scene.family.clone().unwrap(), &journal).unwrap();
    assert!(added.is_empty());
    let again = Scene { table, journal, now: 3_000, count: 2_000, family: scene.family };
    let info = &again.view(None)["table"];
    assert_eq!(info["people"], json!([null, "Ben", "Cleo", "Dora"]));
    assert_eq!((&info["host"], &info["seats"][2]["person"]), (&json!(1), &json!(3)));
}

#[test]
fn a_proposed_name_can_be_taken_as_it_is_and_a_name_that_nobody_sees_is_none() {
    let mut scene = lobby();
    scene.comes(&"W".repeat(40), "long").unwrap();
    for (number, name) in ["\u{202e}Ann".to_string(), "w".repeat(40)].iter().enumerate() {
        let refused = scene.comes(name, "new").unwrap_err();
        assert_eq!(refused.said.key, "table.refused.name-taken");
        let (_, proposal) = refused.why.rsplit_once('“').unwrap();
        let proposal = proposal.trim_end_matches('”');
        assert!(!proposal.contains('\u{202e}'), "{proposal:?}");
        scene.comes(proposal, &format!("new {number}")).unwrap();
    }
    let refused = scene.comes("\u{200b} \u{2060}", "nobody").unwrap_err();
    assert_eq!(refused.said.key, "table.refused.text-empty");
}
