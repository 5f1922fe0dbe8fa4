//! The life of a table, told command by command, without a runtime.

use kernel::Seats;
use serde_json::{Value, json};
use table::journal::{Change, Kept};
use table::protocol::{Answer, Clock, Command, How, Phase, RefusalKind, Request, Settings, StandingAnswers};
use table::testkit::{ParlourFamily, moment};
use table::{Done, Moment, Secret, To, Who};

use crate::scene::{Scene, act, told};

#[test]
fn a_table_fills_begins_and_is_what_its_journal_says() {
    let mut scene = Scene::parlour(2, Settings::default());
    let ann = scene.joins("Ann");
    let ben = scene.joins("Ben");
    assert_eq!(scene.refused(ann, Command::Begin), RefusalKind::NotNow, "a seat is empty");
    scene.ok(ann, Command::Sit { at: 0 });
    assert_eq!(scene.refused(ben, Command::Sit { at: 0 }), RefusalKind::NotNow);
    assert_eq!(scene.refused(ben, Command::Sit { at: 9 }), RefusalKind::NoSuch);
    assert_eq!(scene.refused(ben, Command::Bot { at: 1, bot: "greedy".into() }), RefusalKind::NotYours);
    assert_eq!(scene.refused(ann, Command::Bot { at: 1, bot: "gredy".into() }), RefusalKind::NoSuch);
    scene.ok(ben, Command::Sit { at: 1 });
    scene.ok(ben, Command::Salt { salt: "pepper".into() });
    assert_eq!(scene.refused(ben, Command::Begin), RefusalKind::NotYours);
    let begun = scene.ok(ann, Command::Begin);
    assert_eq!(scene.table.phase(), Phase::Playing);
    assert!(told(&begun, To::Seat(1))[0].contains("\"whole\""));
    assert_eq!(scene.view(None)["table"]["dice"]["salts"], serde_json::json!(["", "pepper"]));
    assert_eq!(scene.view(None)["table"]["dice"]["secret"], Value::Null);
    scene.does(ann, &["roll"]);
    scene.ok(ben, Command::Chat { text: "well rolled".into() });
    scene.replays();
}

/// Nobody listens through a seat before somebody sits down there, and nobody watches before somebody stands up.
#[test]
fn whoever_sits_down_or_stands_up_is_told_the_table_anew() {
    let mut scene = Scene::parlour(2, Settings::default());
    let (ann, ben) = (scene.joins("Ann"), scene.joins("Ben"));
    scene.ok(ann, Command::Sit { at: 0 });
    let mut moves = |command: Command, listening: Seats, watched: bool| {
        let request = Request { id: format!("{command:?}"), version: None, seat: None, command };
        scene.table.handle(Who::Person(ben), request, &Moment { listening, watched, ..moment(1_000, 9) })
    };
    let sat = moves(Command::Sit { at: 1 }, Seats::first(1), true);
    assert!(told(&sat, To::Seat(1))[0].contains("\"whole\""));
    let stood = moves(Command::Stand, Seats::first(2), false);
    assert!(told(&stood, To::Public)[0].contains("\"whole\""));
}

#[test]
fn small_questions_are_drafted_for_their_seat_alone_and_committed_as_one() {
    let mut scene = Scene::playing(2, Settings::default());
    let kept = scene.journal.len();
    let begun = scene.does(0, &["build"]);
    assert!(begun.entries.is_empty() && begun.answer.as_ref().unwrap().drafted);
    assert_eq!(begun.say.len(), 1, "only the seat itself is told");
    assert!(told(&begun, To::Seat(0))[0].contains("\"at 1\""));
    scene.ok(0, Command::Cancel);
    assert_eq!(scene.refused(0, Command::Cancel), RefusalKind::NotNow);
    assert_eq!(scene.journal.len(), kept);
    scene.does(0, &["build"]);
    let done = scene.does(0, &["at 2"]);
    let [Kept { what: Change::Moved { steps }, .. }] = &done.entries[..] else { panic!("one group") };
    assert_eq!(steps.len(), 2);
    scene.replays();
}

#[test]
fn a_chain_is_applied_whole_or_refused_whole() {
    let mut scene = Scene::playing(2, Settings::default());
    assert_eq!(scene.refused(0, act(&["build", "at 7"])), RefusalKind::Rules);
    assert_eq!(scene.refused(0, act(&["roll", "build"])), RefusalKind::Rules, "chance falls in between");
    assert_eq!(scene.refused(0, act(&["dance"])), RefusalKind::Unreadable);
    assert_eq!(scene.view(None)["version"], 1);
    scene.does(0, &["build", "at 1"]);
    assert_eq!(scene.view(None)["view"]["scores"][0], 1);
}

#[test]
fn own_steps_are_taken_back_until_chance_falls_or_something_is_seen() {
    let mut scene = Scene::playing(2, Settings::default());
    let lines = |scene: &Scene| scene.view(None)["log"].as_array().expect("a log").clone();
    let before = lines(&scene).len();
    scene.does(0, &["build", "at 1"]);
    let built = lines(&scene).len() - before;
    scene.ok(0, Command::Undo { steps: 2 });
    assert_eq!(scene.view(None)["view"]["scores"][0], 0);
    // The log says so, and which lines no longer hold.
    let log = lines(&scene);
    let last = log.last().expect("a line");
    assert_eq!((&last["said"]["key"], &last["takes_back"]), (&json!("table.taken-back"), &json!(built)));
    scene.does(0, &["look"]);
    assert_eq!(scene.refused(0, Command::Undo { steps: 1 }), RefusalKind::Rules);
    scene.does(0, &["roll"]);
    assert_eq!(scene.refused(0, Command::Undo { steps: 1 }), RefusalKind::Rules);
    scene.replays();
}

#[test]
fn a_stale_command_is_refused_and_a_repeated_one_gets_the_first_answer() {
    let mut scene = Scene::playing(2, Settings::default());
    let ask = |id: &str, version, action: &str| Request {
        id: id.into(),
        version: Some(version),
        seat: None,
        command: act(&[action]),
    };
    let first = scene.send(0, ask("one", 1, "roll"));
    let again = scene.send(0, ask("one", 1, "roll"));
    assert!(again.entries.is_empty());
    assert_eq!(first.answer, again.answer);
    let stale = scene.send(1, ask("two", 1, "roll")).answer.unwrap();
    assert_eq!(stale.refused.unwrap().kind, RefusalKind::Stale);
    let future = scene.send(1, ask("three", 99, "roll")).answer.unwrap();
    assert_eq!(future.refused.unwrap().kind, RefusalKind::Stale);
    // The answers outlive a restart.
    let (mut loaded, _) = table::load_in(ParlourFamily(2), &scene.journal).unwrap();
    let after = loaded.handle(Who::Person(0), ask("one", 1, "roll"), &moment(9, 9));
    assert!(after.entries.is_empty());
    assert_eq!(after.answer, first.answer);
}

#[test]
fn a_repeated_id_gets_its_first_answer_also_a_refusal_or_a_link() {
    let mut scene = Scene::playing(2, Settings::default());
    let ask = |id: &str, command| Request { id: id.into(), version: Some(1), seat: None, command };
    let refused = scene.send(1, ask("no", act(&["panic at the door"])));
    scene.ok(0, act(&["roll"]));
    assert_eq!(scene.send(1, ask("no", act(&["roll"]))).answer, refused.answer, "whatever it asks for now");
    let linked = scene.send(0, ask("link", Command::Link));
    assert!(linked.answer.as_ref().unwrap().link.is_some());
    assert_eq!(scene.send(0, ask("link", Command::Link)).answer, linked.answer);
}

#[test]
fn the_last_thousand_commands_are_known_after_a_restart() {
    let mut scene = Scene::playing(2, Settings::default());
    let chat = |at: u32| Request {
        id: format!("chat {at}"),
        version: None,
        seat: None,
        command: Command::Chat { text: at.to_string() },
    };
    let answers: Vec<_> = (0..1_000).map(|at| scene.send(0, chat(at)).answer.unwrap()).collect();
    assert!(answers.iter().all(|it| it.ok), "{:?}", answers.iter().find(|it| !it.ok));
    let (mut loaded, _) = table::load_in(ParlourFamily(2), &scene.journal).unwrap();
    for (at, first) in answers.iter().enumerate() {
        let again = loaded.handle(Who::Person(0), chat(at as u32), &moment(9_000_000, 9));
        assert!(again.entries.is_empty(), "chat {at} was said twice");
        assert_eq!(again.answer.as_ref(), Some(first));
    }
}

#[test]
fn those_who_are_asked_together_may_answer_what_they_saw() {
    let quick = Settings { quick: true, ..Settings::default() };
    let mut scene = Scene::playing(3, quick);
    scene.does(0, &["build", "at 0"]);
    scene.does(1, &["attack"]);
    // Seat 0 holds the guard and is asked; seat 2 can only pass, and the table does it at once.
    let version = scene.table.version();
    scene.passes(0);
    assert_eq!(scene.table.version(), version + 1);
    let late = Request { id: "late".into(), version: Some(version), seat: None, command: act(&["guard"]) };
    assert!(scene.send(0, late).answer.unwrap().ok);
    scene.replays();
}

#[test]
fn whoever_can_only_pass_is_asked_like_all_others_and_heard_after_the_same_pause() {
    let mut scene = Scene::playing(3, Settings::default());
    scene.does(0, &["attack"]);
    // Seats 1 and 2 hold canaries: they can only pass, and are asked all the same.
    for seat in [1, 2] {
        assert_eq!(scene.view(Some(seat))["question"]["choices"], serde_json::json!(["pass"]));
        assert!(scene.does(seat.into(), &["pass"]).answer.unwrap().drafted, "the answer waits");
    }
    assert!(scene.passes(699).is_empty(), "nobody is heard before 0.7 s");
    scene.passes(1_301);
    assert_eq!(scene.view(None)["view"]["turn"], 1, "both were heard within 2 s");
    // A guard that answers at once is heard after its pause as well.
    scene.does(1, &["attack"]);
    scene.does(2, &["pass"]);
    let answer = scene.does(0, &["guard"]).answer.unwrap();
    assert!(answer.drafted, "the answer waits");
    assert!(scene.passes(699).is_empty());
    scene.passes(1_301);
    assert_eq!(scene.view(None)["view"]["scores"], serde_json::json!([2, 0, 0]), "the second attack was fended off");
    scene.replays();
}

#[test]
fn standing_answers_pass_without_asking() {
    let mut scene = Scene::playing(2, Settings::default());
    scene.does(0, &["build", "at 0"]);
    scene.ok(
        0,
        Command::Standing { standing: StandingAnswers { pass_until_my_turn: false, skip: vec!["defend".into()] } },
    );
    scene.does(1, &["attack"]);
    scene.passes(2_000);
    assert_eq!(scene.view(None)["view"]["scores"], serde_json::json!([1, 2]), "the guard was not asked");
    scene.does(0, &["build", "at 0"]);
    scene.ok(0, Command::Standing { standing: StandingAnswers { pass_until_my_turn: true, skip: Vec::new() } });
    scene.does(1, &["attack"]);
    scene.passes(2_000);
    assert_eq!(scene.view(None)["view"]["scores"][1], 4, "the table passed");
    scene.does(0, &["build", "at 0"]);
    scene.does(1, &["attack"]);
    scene.passes(2_000);
    assert_eq!(scene.view(None)["view"]["scores"][1], 4, "the own turn came in between: the guard is asked again");
}

#[test]
fn a_clock_that_runs_out_lets_a_bot_play_until_the_person_speaks() {
    let clock = Some(Clock { bank: 10, grace: 5 });
    let mut scene = Scene::playing(2, Settings { clock, bot_delay: Some([100, 100]), ..Settings::default() });
    scene.passes(14_999);
    assert_eq!(scene.view(None)["table"]["seats"][0]["away"], false);
    scene.passes(1);
    assert_eq!(scene.view(None)["table"]["seats"][0]["away"], true);
    let before = scene.table.version();
    scene.passes(150);
    assert!(scene.table.version() > before, "the bot plays");
    // If the bot attacked, the table answers.
    scene.passes(2_000);
    scene.ok(0, Command::TakeBack);
    assert_eq!(scene.view(None)["table"]["seats"][0]["away"], false);
    scene.replays();
}

#[test]
fn bots_play_a_game_to_its_end_and_its_dice_can_be_checked() {
    let mut scene = Scene::parlour(2, Settings { bot_delay: Some([0, 0]), ..Settings::default() });
    scene.joins("Ann");
    for at in 0..2 {
        scene.ok(0, Command::Bot { at, bot: "random".into() });
    }
    scene.ok(0, Command::Begin);
    assert!(scene.table.record().is_err(), "a record is secret while the game runs");
    scene.passes(600_000);
    assert_eq!(scene.table.phase(), Phase::Over);
    let view = scene.view(None);
    assert_eq!(view["table"]["result"]["how"], "played");
    let secret = view["table"]["dice"]["secret"].as_str().unwrap();
    assert_eq!(
        table::Dice::commitment(Secret::from_hex(secret).unwrap()),
        view["table"]["dice"]["commitment"].as_str().unwrap()
    );
    let record = scene.table.record().unwrap()().unwrap();
    assert!(record.contains("\"end\""));
    scene.replays();
}

/// A move that was under way when the game ended says that it saw an older table; who has seen the end is told that it is over.
#[test]
fn a_move_after_the_end_is_stale_unless_its_sender_knew_the_end() {
    let settings = Settings { bot_delay: Some([0, 0]), ..Settings::default() };
    let mut scene = Scene::playing(2, settings);
    for person in 0..2 {
        scene.ok(person, Command::HandOver);
    }
    scene.passes(600_000);
    assert_eq!(scene.table.phase(), Phase::Over);
    let ask = |version| Request {
        id: format!("after {version}"),
        version: Some(version),
        seat: None,
        command: act(&["roll"]),
    };
    let end = scene.table.version();
    for (version, kind) in [(1, RefusalKind::Stale), (end - 1, RefusalKind::Stale), (end, RefusalKind::NotNow)] {
        assert_eq!(scene.send(0, ask(version)).answer.unwrap().refused.unwrap().kind, kind, "{version} of {end}");
    }
}

#[test]
fn whoever_has_seen_another_hand_takes_no_other_seat() {
    let mut scene = Scene::playing(2, Settings::default());
    let eve = scene.joins("Eve");
    assert_eq!(scene.refused(eve, Command::Sit { at: 0 }), RefusalKind::NotNow, "its person is there");
    scene.ok(0, Command::Leave);
    assert_eq!(scene.refused(1, Command::Sit { at: 0 }), RefusalKind::NotYours, "seat 1 has seen a hand");
    let done = scene.ok(eve, Command::Sit { at: 0 });
    assert!(told(&done, To::All).iter().any(|said| said.contains("Eve takes a seat")), "the log tells everybody");
    assert_eq!(scene.refused(0, Command::Sit { at: 0 }), RefusalKind::NotYours, "who left is gone");
    scene.replays();
}

#[test]
fn the_host_lets_a_bot_stand_in_for_the_silent_and_they_come_back() {
    let mut scene = Scene::playing(2, Settings::default());
    scene.does(0, &["build", "at 0"]);
    let bot = Command::Bot { at: 1, bot: "greedy".into() };
    assert_eq!(scene.refused(0, bot.clone()), RefusalKind::NotNow);
    scene.passes(60_000);
    scene.ok(0, bot);
    assert_eq!(scene.view(None)["table"]["seats"][1]["away"], true);
    scene.does(1, &["build", "at 0"]);
    assert_eq!(scene.view(None)["table"]["seats"][1]["away"], false, "whoever speaks is back");
}

#[test]
fn a_private_link_moves_a_person_to_another_device_once() {
    let mut scene = Scene::playing(2, Settings::default());
    let link = scene.ok(1, Command::Link).answer.unwrap().link.unwrap();
    let (person, done) = scene.table.claim(&link, Secret::of_token("phone"), &moment(scene.now, 1)).unwrap();
    scene.journal.extend(done.entries);
    assert_eq!(person, 1);
    assert_eq!(scene.table.person(Secret::of_token("phone")), Some(1));
    assert!(scene.table.claim(&link, Secret::of_token("thief"), &moment(scene.now, 1)).is_err());
    let link = scene.ok(1, Command::Link).answer.unwrap().link.unwrap();
    assert!(scene.table.claim(&link, Secret::of_token("late"), &moment(scene.now + 3_600_001, 1)).is_err());
    let stored = serde_json::to_string(&scene.journal).unwrap();
    assert!(!stored.contains(&link) && !stored.contains("phone"), "secrets are kept hashed");
    scene.replays();
}

#[test]
fn the_last_who_has_not_resigned_wins_and_all_may_agree_to_end() {
    let mut scene = Scene::playing(2, Settings::default());
    scene.ok(1, Command::Resign);
    assert_eq!(scene.view(None)["table"]["result"]["winners"], serde_json::json!([0]));
    assert_eq!(scene.view(None)["view"]["hands"][1], "canary-7f3a", "after the end everything is open");

    let mut scene = Scene::playing(3, Settings::default());
    scene.ok(0, Command::OfferEnd);
    scene.ok(1, Command::DeclineEnd);
    scene.ok(0, Command::OfferEnd);
    scene.ok(1, Command::OfferEnd);
    assert_eq!(scene.table.phase(), Phase::Playing);
    scene.ok(2, Command::OfferEnd);
    assert_eq!(scene.view(None)["table"]["result"]["how"], serde_json::to_value(How::Agreed).unwrap());
    let done = scene.ok(2, Command::Rematch);
    assert!(done.rematch);
    let would = |scene: &Scene| -> Vec<bool> {
        let seats = scene.view(None)["table"]["seats"].as_array().unwrap().clone();
        seats.iter().map(|seat| seat["would_play_again"] == true).collect()
    };
    assert_eq!(would(&scene), [false, false, true], "everybody sees who would play again");
    scene.ok(0, Command::Rematch);
    assert_eq!(would(&scene), [true, false, true]);
    let entries = scene.table.successor(Secret([9; 32]), &moment(scene.now, 0));
    let (next, _) = table::load_in(ParlourFamily(3), &entries).unwrap();
    assert_eq!(next.person(Secret::of_token("P2")), Some(2), "the same people with the same tokens");
    assert_eq!(next.seats_of(2), [2]);
    scene.replays();
}

#[test]
fn a_rule_that_fails_freezes_the_table_and_keeps_its_record() {
    let mut scene = Scene::playing(2, Settings::default());
    scene.does(0, &["build", "at 0"]);
    assert_eq!(scene.refused(1, act(&["panic"])), RefusalKind::Frozen);
    assert_eq!(scene.table.phase(), Phase::Frozen);
    assert_eq!(scene.refused(1, act(&["build"])), RefusalKind::Frozen);
    assert_eq!(scene.view(None)["view"]["scores"][0], 1);
    scene.replays();
}

#[test]
fn a_journal_that_no_longer_fits_opens_at_its_last_good_entry() {
    let mut scene = Scene::playing(2, Settings::default());
    scene.does(0, &["build", "at 0"]);
    let good = scene.journal.len();
    scene.does(1, &["build", "at 0"]);
    scene.does(0, &["build", "at 0"]);
    let mut journal = scene.journal.clone();
    let Change::Moved { steps } = &mut journal[good].what else { panic!("a move") };
    steps.clear();
    steps.push(table::journal::Step::Did { seat: 1, r#do: "at 2".into() });
    let (mut table, added) = table::load_in(ParlourFamily(2), &journal).unwrap();
    assert_eq!(table.version(), 2, "the last good version");
    journal.extend(added);
    // It goes on, and what was added fits behind.
    let roll = Request { id: "x".into(), version: Some(2), seat: None, command: act(&["build", "at 1"]) };
    let done = table.handle(Who::Person(1), roll, &moment(5_000, 5));
    assert!(done.answer.unwrap().ok);
    journal.extend(done.entries);
    let (again, added) = table::load_in(ParlourFamily(2), &journal).unwrap();
    assert!(added.is_empty());
    assert_eq!(again.whole(None, None), table.whole(None, None));
    assert_eq!(again.kept(), journal.len() as u64, "nothing was deleted");
}

/// A server of older rules would not know the moves, and must not cut them off. One of newer rules notes that it went on.
#[test]
fn a_journal_knows_the_newest_rules_that_wrote_to_it() {
    let scene = Scene::playing(2, Settings::default());
    let ours = scene.journal.iter().find_map(|kept| kept.what.rules_version()).unwrap();
    let begun_under = |version: u32| {
        let mut journal = scene.journal.clone();
        for kept in &mut journal {
            if let Change::Begun { rules_version, .. } = &mut kept.what {
                *rules_version = version;
            }
        }
        journal
    };
    let newer = table::load_in(ParlourFamily(2), &begun_under(ours + 1)).err().unwrap();
    assert!(matches!(newer, table::Unloadable::Newer { theirs, .. } if theirs == ours + 1), "{newer}");

    let mut older = begun_under(ours - 1);
    let (_, added) = table::load_in(ParlourFamily(2), &older).unwrap();
    assert_eq!(added.iter().map(|kept| kept.what.clone()).collect::<Vec<_>>(), [Change::Ruled { rules_version: ours }]);
    older.extend(added);
    let (again, added) = table::load_in(ParlourFamily(2), &older).unwrap();
    assert!(added.is_empty(), "it is noted once");
    assert_eq!(again.kept(), older.len() as u64);
}

#[test]
fn hot_seat_one_person_plays_several_seats_and_says_which() {
    let mut scene = Scene::parlour(2, Settings::default());
    scene.joins("Ann");
    scene.ok(0, Command::Sit { at: 0 });
    scene.ok(0, Command::Sit { at: 1 });
    scene.ok(0, Command::Begin);
    assert_eq!(scene.refused(0, act(&["roll"])), RefusalKind::Unreadable);
    let request =
        |seat| Request { id: format!("s{seat}"), version: Some(1), seat: Some(seat), command: act(&["roll"]) };
    assert!(!scene.send(0, request(1)).answer.unwrap().ok);
    assert!(scene.send(0, request(0)).answer.unwrap().ok);
    assert_eq!(scene.table.seats_of(0), [0, 1]);
}

#[test]
fn the_canary_never_crosses_the_wire() {
    let mut scene = Scene::playing(2, Settings::default());
    let mut said = String::new();
    let mut hear = |done: &Done| {
        for to in [To::Seat(0), To::Public, To::All] {
            said.extend(told(done, to));
        }
    };
    for (person, actions) in
        [(0, vec!["build"]), (0, vec!["at 1"]), (1, vec!["look"]), (1, vec!["roll"]), (0, vec!["attack"])]
    {
        hear(&scene.does(person, &actions));
    }
    scene.passes(2_000).iter().for_each(&mut hear);
    said += &scene.view(Some(0)).to_string();
    said += &scene.view(None).to_string();
    assert!(said.len() > 1_000 && !said.contains("canary"), "{said}");
    assert!(scene.view(Some(1)).to_string().contains("canary"), "its owner sees it");
}

#[test]
fn whose_turn_has_come_is_told_once() {
    let mut scene = Scene::playing(2, Settings::default());
    assert_eq!(scene.does(0, &["build", "at 0"]).turns, [1]);
    assert_eq!(scene.ok(0, Command::Chat { text: "your turn".into() }).turns, Vec::<u16>::new());
}

#[test]
fn nothing_is_prepared_for_those_who_do_not_listen() {
    let mut scene = Scene::playing(2, Settings::default());
    let deaf = table::Moment { listening: Seats::NONE, watched: false, ..moment(scene.now, 0) };
    let request = Request { id: "q".into(), version: Some(1), seat: None, command: act(&["roll"]) };
    let done = scene.table.handle(Who::Person(0), request, &deaf);
    assert!(matches!(done.answer, Some(Answer { ok: true, .. })));
    assert!(done.say.is_empty());
}

#[test]
fn players_at_one_screen_have_names_of_their_own() {
    let mut scene = Scene::parlour(3, Settings::default());
    let (ann, ben) = (scene.joins("Ann"), scene.joins("Ben"));
    scene.ok(ann, Command::Sit { at: 0 });
    scene.ok(ann, Command::Sit { at: 1 });
    scene.ok(ben, Command::Sit { at: 2 });
    let name = |at, name: &str| Command::Name { at, name: name.into() };
    scene.ok(ann, name(1, " Cleo "));
    assert_eq!(scene.view(None)["table"]["seats"][1]["name"], "Cleo");
    assert_eq!(scene.refused(ann, name(2, "Dora")), RefusalKind::NotYours, "it is the seat of another person");
    assert_eq!(scene.refused(ann, name(0, "Ben")), RefusalKind::Limit, "somebody else is called so");
    assert_eq!(scene.refused(ann, name(0, "Cleo")), RefusalKind::Limit);
    scene.ok(ann, name(0, "Ann"));
    scene.ok(ann, name(0, ""));
    assert_eq!(scene.view(None)["table"]["seats"][0]["name"], Value::Null);
    scene.ok(ann, Command::Begin);
    assert_eq!(scene.refused(ann, name(1, "Eve")), RefusalKind::NotNow);
    scene.replays();
}
