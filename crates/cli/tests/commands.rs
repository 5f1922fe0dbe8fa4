//! The binary as people use it: every command, every exit code, and the examples of the documentation.

mod support;

use std::process::{Command, Stdio};

use serde_json::Value;
use support::{commonland, done, err, record, refused, root, with_bytes, with_input};
/// Every command that prints something, with what it reads.
fn printing() -> Vec<(Vec<&'static str>, String)> {
    let record = record();
    let position = done(with_input(&["record", "position", "-"], &record));
    let hello = r#"{"hello":"commonland-bot","version":1,"rules":"island:seats=3","setup":{},"seat":0}"#;
    let of = |line: &'static str, input: &str| (line.split(' ').collect(), input.to_string());
    vec![
        of("--help", ""),
        of("--version", ""),
        of("almanac", ""),
        of("almanac --json", ""),
        of("arena island:seats=2,target=3 --players random -n 1", ""),
        of("bench island:seats=2 -n 1", ""),
        of("bench island:seats=2 -n 1 --json", ""),
        of("bot island:seats=3 greedy", hello),
        of("deck list", ""),
        of("deck new duel:tournament", ""),
        of("deck show merchants", ""),
        of("play island:seats=2,target=3", ""),
        of("position choices -", &position),
        of("position draw -", &position),
        of("position show -", &position),
        of("record new island:seats=2,target=3", ""),
        of("record position -", &record),
        of("record seal -", &record),
        of("record show -", &record),
        of("record verify -", &record),
        of("record verify - --trace", &record),
    ]
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_told_with_2() {
    for (args, input) in printing() {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has one");
        let output = with_bytes(&args, input.as_bytes(), full.into());
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", err(&output));
        assert!(err(&output).contains("commonland: the output could not be written: No space"), "{args:?}");
        assert_eq!(err(&output).lines().count(), 1, "{args:?}: {}", err(&output));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_for_messages_too_is_no_panic() {
    let binary = env!("CARGO_BIN_EXE_commonland");
    let ended = Command::new("sh").args(["-c", &format!("'{binary}' almanac nothing >/dev/full 2>/dev/full")]).status();
    assert_eq!(ended.expect("a shell").code(), Some(2));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_fault() {
    for (args, input) in printing() {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = with_bytes(&args, input.as_bytes(), writer.into());
        assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn eyes_that_are_not_at_the_table_are_refused_with_its_seats() {
    let record = record();
    for args in [&["record", "show", "-"][..], &["record", "verify", "-"], &["record", "verify", "-", "--trace"]] {
        refused(with_input(&[args, &["--as", "seat=3"]].concat(), &record), 2, "seats are 0 to 2");
    }
    for verb in ["draw", "show"] {
        let args = ["position", verb, "-", "--as", "seat=7"];
        refused(with_input(&args, r#"{"rules":"island:seats=3"}"#), 2, "seats are 0 to 2");
    }
}

#[test]
fn a_table_shows_the_offer_the_dice_the_bank_and_what_is_needed_to_win() {
    let position = r#"{"rules":"island:seats=3,target=12","table":{"moment":"main","active":1,"turn":9,"dice":[4,3],
        "sides":[{"settlements":["-2,1,NW"],"hand":{"wool":1}},
            {"settlements":["0,0,N"],"hand":{"ore":2}},{"settlements":["1,1,S"],"hand":{"wool":1}}]},
        "then":["1 offer 2ore for wool to 0,2","2 decline"]}"#;
    let shown = done(with_input(&["position", "show", "-", "--as", "seat=0"], position));
    for words in [
        "turn 9, seat 1: the offer waits for seat 0; dice 4 + 3; 12 points win",
        "bank: 19 lumber, 19 brick, 17 wool, 19 grain, 17 ore; 25 development cards",
        "seat 1 offers 2 ore for 1 wool to seat 0, seat 2 (declined)",
        "hand: 1 wool; development: nothing; trades 4:1, brick 2:1",
    ] {
        assert!(shown.contains(words), "{words} in {shown}");
    }
}

#[test]
fn malformed_files_are_refused_with_the_place_and_the_reason() {
    let position = |text: &str, words: &str| refused(with_input(&["position", "choices", "-"], text), 1, words);
    position("{", "EOF");
    position("[]", "one JSON object");
    position(r#"{"table":{}}"#, "\"rules\"");
    position(r#"{"rules":"island:seats=9"}"#, "2 to 6");
    position(r#"{"rules":"island","tabel":{}}"#, "did you mean \"table\"");
    position(r#"{"rules":"island","table":{"sides":[{"roads":["9,9,E"]}]}}"#, "sides[0].roads[0]");
    position(r#"{"rules":"island","table":{"moment":"main","sides":[{"hand":{"ore":20}}]}}"#, "than in the box");
    position(
        r#"{"rules":"island","table":{"moment":"main","sides":[{"settlements":["0,0,N","0,0,NE"]}]}}"#,
        "next to it",
    );
    position(r#"{"rules":"island:seats=5"}"#, "list its 30 hexes");
    position(r#"{"rules":"island","table":{"turn":1,"turn":2}}"#, "two members \"turn\"");
    // What cannot be awaited, or does not follow from the rest.
    let table = |table: &str, words: &str| position(&format!(r#"{{"rules":"island:seats=3","table":{table}}}"#), words);
    table(r#"{"moment":"special 1"}"#, "cannot be awaited");
    table(r#"{"moment":"before-roll","dice":[3,4]}"#, "not rolled");
    table(r#"{"moment":["main","stealing 1"],"sides":[{},{"hand":{"ore":1}}]}"#, "cannot be awaited");
    table(
        r#"{"moment":["main","victim"],"sides":[{},{"settlements":["0,0,N"],"hand":{"ore":1}}]}"#,
        "cannot be awaited",
    );
    let owing = r#"{"moment":["main","robber","discards"],"sides":[{"hand":{"ore":3},"owed":3}]}"#;
    table(owing, "0 cards are owed");
    let offer = r#"{"moment":"main","active":0,"offer":"ore for wool to 1","sides":[{"hand":{"ore":1},"made":1},{}]}"#;
    table(offer, "without cards");
    position(r#"{"rules":"island:seats=6,turns=paired","table":{"moment":"before-roll","reduced":true}}"#, "30 hexes");
    let record = |text: &str, words: &str| refused(with_input(&["record", "verify", "-"], text), 1, words);
    record("", "line 1");
    record("{}\n", "line 1");
    record(
        r#"{"format":"commonland-record","version":1,"rules":"isle","rules_version":1,"setup":{}}"#,
        "line 1: there is no game",
    );
}

#[test]
fn wrong_use_ends_with_2_and_names_what_would_be_right() {
    refused(commonland(&["arena", "islnd", "--players", "greedy"]), 2, "did you mean \"island\"");
    refused(commonland(&["bench", "island:seat=4"]), 2, "did you mean \"seats\"");
    refused(commonland(&["arena", "island", "--players", "greedi"]), 2, "did you mean \"greedy\"");
    refused(commonland(&["arena", "island", "--players", "greedy,random"]), 2, "4 seats");
    refused(commonland(&["arena", "island", "--players", "greedy", "--output", "x.txt"]), 2, ".json or .csv");
    refused(commonland(&["record", "verify", "no-such-file"]), 2, "no-such-file");
    refused(commonland(&["almanac", "knigth"]), 2, "Knight");
    refused(commonland(&["play", "--seat", "7"]), 2, "seat 7");
    refused(commonland(&["arnea"]), 2, "arena");
}

#[test]
fn where_nothing_is_near_all_that_exists_is_named() {
    refused(commonland(&["bench", "chess"]), 2, "there is no game \"chess\"; there are island, duel");
    refused(commonland(&["bench", "island:weather"]), 2, "there are seats,");
    refused(
        commonland(&["arena", "island", "--players", "magnus"]),
        2,
        "there are random, gentle, fair, greedy, hard, search",
    );
    refused(commonland(&["almanac", "spaceship"]), 2, "commonland almanac lists everything");
    for written in ["forest-2", "forest", "basic/forest"] {
        let forest = done(commonland(&["almanac", written]));
        assert!(forest.contains("basic/forest") && forest.contains("forest-2, forest-3"), "{forest}");
    }
    assert!(done(commonland(&["almanac", "grain-mill"])).contains("Grain Mill"));
    let set = done(commonland(&["almanac", "artisans"]));
    assert!(set.contains("artisans/joust") && !set.contains("classic/"), "{set}");
    refused(with_input(&["position", "choices", "-"], r#"{"weather":1}"#), 1, "there are rules, setup, table, then");
}

#[test]
fn a_word_without_end_is_told_back_in_short() {
    let long = "x".repeat(100_000);
    for output in [
        commonland(&["bench", &long]),
        commonland(&["bench", &format!("island:{long}")]),
        commonland(&["bench", &format!("island:seats={long}")]),
        commonland(&["almanac", &long]),
        commonland(&["arena", "island", "--players", &long]),
        with_input(&["position", "choices", "-"], &format!("{{\"{long}\":1}}")),
        with_input(&["position", "choices", "-"], &format!("{{\"rules\":\"island\",\"then\":[\"0 {long}\"]}}")),
        with_input(&["record", "verify", "-"], &format!("{{\"{long}\":1}}")),
    ] {
        assert_ne!(output.status.code(), Some(0));
        let told = err(&output);
        assert!(!told.is_empty() && told.chars().count() < 1100, "{} characters", told.chars().count());
    }
}

#[test]
fn an_arena_prints_a_table_and_writes_results() {
    let folder = std::env::temp_dir().join(format!("commonland-arena-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for results");
    let (json, csv) = (folder.join("results.json"), folder.join("results.csv"));
    for path in [&json, &csv] {
        let path = path.to_str().expect("text");
        let args = ["arena", "island:seats=2,target=4", "--players", "greedy,random", "-n", "8", "--seed", "7"];
        let table = done(commonland(&[&args[..], &["--output", path]].concat()));
        assert!(table.contains("win rate") && table.contains("95 % interval"), "{table}");
    }
    let results: Value = serde_json::from_slice(&std::fs::read(&json).expect("written")).expect("JSON");
    assert_eq!((&results["games"], &results["seed"]), (&8.into(), &7.into()));
    let first = &results["players"][0];
    for member in ["name", "seats", "games", "wins", "win_rate", "low", "high", "rating"] {
        assert!(first.get(member).is_some(), "{member}");
    }
    assert!(std::fs::read_to_string(&csv).expect("written").starts_with("name,games,wins"));
    std::fs::remove_dir_all(folder).expect("cleaned up");
}

#[test]
fn an_arena_without_games_or_without_room_for_results_is_refused_before_the_first_game() {
    let arena = ["arena", "island", "--players", "greedy"];
    refused(commonland(&[&arena[..], &["-n", "0"]].concat()), 2, "-n 1 or more");
    // These games would take hours.
    let nowhere = commonland(&[&arena[..], &["-n", "9999999", "--output", "/no/such/folder/x.json"]].concat());
    refused(nowhere, 2, "/no/such/folder/x.json: No such file");
}

#[test]
fn a_long_name_keeps_the_columns_of_the_table_apart() {
    let long =
        format!("exec:'{}' bot island:seats=2,target=3 random # {}", env!("CARGO_BIN_EXE_commonland"), "x".repeat(99));
    let args = ["arena", "island:seats=2,target=3", "--players", &long, "--players", "random", "-n", "2"];
    let table = done(commonland(&args));
    let rows: Vec<&str> = table.lines().skip(1).take(3).collect();
    let width = rows[0].chars().count();
    assert!(width < 120 && rows.iter().all(|row| row.chars().count() == width), "{table}");
}

#[test]
fn a_bench_tells_its_figures_as_json() {
    let figures = done(commonland(&["bench", "island:seats=2", "island:seats=5", "-n", "20", "--json"]));
    let figures: Value = serde_json::from_str(&figures).expect("JSON");
    let members = [
        "games_per_s",
        "steps_per_s",
        "ns_per_step",
        "steps_per_game",
        "turns_per_game",
        "unfinished",
        "state_bytes",
        "copy_ns",
    ];
    for spec in ["island:seats=2", "island:seats=5"] {
        assert!(members.iter().all(|member| figures[spec][member].is_number()), "{figures}");
    }
}

#[test]
fn our_bot_on_a_pipe_plays_like_our_bot_at_the_table() {
    for spec in ["island:seats=2,target=4", "duel:theme=gold,target=4"] {
        let command = format!("exec:'{}' bot {spec} random", env!("CARGO_BIN_EXE_commonland"));
        let table = done(commonland(&["arena", spec, "--players", &command, "--players", "random", "-n", "2"]));
        assert!(table.contains("0 unfinished"), "{table}");
    }
}

#[test]
fn a_program_that_does_not_play_along_forfeits_with_the_reason() {
    for (command, words) in [
        ("exec:true", "ended"),
        ("exec:read hello; echo nonsense", "no JSON"),
        ("exec:read hello; echo '{\"ready\":false}'", "greeting"),
        ("exec:read hello; echo '{\"ready\":true}'; read ask; echo '{\"ask\":1,\"do\":\"fly\"}'", "no action"),
    ] {
        let args = ["arena", "island:seats=2", "--players", command, "--players", "random", "-n", "1"];
        refused(commonland(&args), 1, words);
    }
}

#[test]
fn a_program_that_does_not_start_is_told_before_the_first_game() {
    let args = ["arena", "island:seats=2", "--players", "exec:true", "--players", "random", "-n", "1"];
    let told = commonland(&args);
    assert!(told.stdout.is_empty(), "no game was played: {}", String::from_utf8_lossy(&told.stdout));
    refused(told, 1, "exec:true: ");
}

#[test]
fn a_step_of_a_seat_that_is_not_there_says_so() {
    let position = r#"{"rules":"duel","table":{"phase":"action","active":0}}"#;
    refused(with_input(&["position", "apply", "-", "2 end"], position), 1, "there is no seat 2");
}

#[test]
fn a_refused_action_is_told_in_the_notation() {
    let hasty = "exec:read hello; echo '{\"ready\":true}'; read ask; echo '{\"ask\":1,\"do\":\"city 0,0,N\"}'";
    for command in ["arena", "record"] {
        let verb = if command == "record" { vec!["record", "new"] } else { vec!["arena", "-n", "1"] };
        let args = [&verb[..], &["island:seats=2", "--players", hasty, "--players", "random"]].concat();
        refused(commonland(&args), 1, ": city 0,0,N was refused: ");
    }
}

#[test]
fn a_bot_answers_what_it_cannot_use_and_goes_on() {
    let hello = r#"{"hello":"commonland-bot","version":1,"rules":"island:seats=3","setup":{},"seat":0}"#;
    let ask = r#"{"ask":1,"known":{"seat":0,"moment":"placing"},"choices":[]}"#;
    let elsewhere = r#"{"ask":2,"known":{"seat":0,"moment":"over"}}"#;
    // Seat 1's hidden cards could only be points, and with them the game would be over.
    let won = r#"{"ask":3,"known":{"seat":0,"active":1,"moment":"main","turn":50,"spent":{"roads":2,"plenty":2,"monopoly":2},"deck":3,"sides":[{"knights":7},{"held":2,"knights":7,"cities":["0,0,N","-1,1,S","1,1,S"],"settlements":["2,-2,N","-1,-1,N"]},{}]}}"#;
    let lines = format!("garbage\n{{}}\n{ask}\n{hello}\n{elsewhere}\n{won}\n{ask}\n");
    let answers = done(with_input(&["bot", "island:seats=3", "greedy", "--seed", "1"], &lines));
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).expect("JSON lines")).collect();
    assert_eq!(answers.len(), 7);
    assert!(answers[..3].iter().all(|answer| answer["error"].is_string()));
    assert_eq!(answers[3]["ready"], true);
    assert!(answers[4]["error"].is_string());
    assert!(answers[5]["error"].as_str().expect("a reason").contains("the game is over"), "{}", answers[5]);
    assert!(answers[6]["do"].as_str().expect("an action").starts_with("settlement "));
}

#[test]
fn a_bot_explains_its_three_best_choices_in_both_languages() {
    let hello = r#"{"hello":"commonland-bot","version":1,"rules":"island:seats=3","setup":{},"seat":0}"#;
    let ask = r#"{"ask":1,"known":{"seat":0,"moment":"placing"},"choices":[]}"#;
    let lines = format!("{hello}\n{ask}\n");
    let answers = done(with_input(&["bot", "island:seats=3", "fair", "--seed", "1", "--explain"], &lines));
    let answer: Value = serde_json::from_str(answers.lines().nth(1).expect("an answer")).expect("JSON");
    let why = answer["why"].as_array().expect("reasons");
    assert_eq!(why.len(), 3);
    assert_eq!(why[0]["do"], answer["do"]);
    for thought in why {
        assert!((0.0..=1.0).contains(&thought["chance"].as_f64().expect("a chance")));
        assert!(thought["words"]["en"].as_str().expect("words").starts_with("earns on "), "{thought}");
        assert!(thought["words"]["de"].as_str().expect("words").starts_with("verdient bei "), "{thought}");
    }
}

#[test]
fn a_bot_goes_on_after_bytes_that_are_no_text() {
    let hello = br#"{"hello":"commonland-bot","version":1,"rules":"island:seats=3","setup":{},"seat":0}"#;
    let input = [b"\xff\xfe\n{\"hello\":\"\xff\"}\n", &hello[..], b"\n"].concat();
    let answers = done(with_bytes(&["bot", "island:seats=3", "greedy"], &input, Stdio::piped()));
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).expect("JSON lines")).collect();
    assert!(answers[0]["error"].is_string() && answers[1]["error"].is_string());
    assert_eq!(answers[2]["ready"], true);
}

#[test]
fn a_bot_refuses_greetings_of_another_time_and_questions_to_another_seat() {
    let hello = |version: &str| {
        format!(r#"{{"hello":"commonland-bot",{version},"rules":"island:seats=3","setup":{{}},"seat":0}}"#)
    };
    let lines = [
        hello(r#""version":99"#),
        hello(r#""version":"one""#),
        hello(r#""version":1,"rules_version":99"#),
        hello(r#""version":1,"rules_version":1"#),
        r#"{"ask":1,"known":{"seat":1,"moment":"placing"},"choices":[]}"#.into(),
        r#"{"ask":2,"known":{"seat":0,"moment":"placing"},"choices":[]}"#.into(),
    ];
    let answers = done(with_input(&["bot", "island:seats=3", "greedy"], &lines.join("\n")));
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).expect("JSON lines")).collect();
    for (answer, words) in answers.iter().zip(["version 1 of the protocol, not 99", "\"one\"", "the rules up to"]) {
        assert!(answer["error"].as_str().is_some_and(|why| why.contains(words)), "{answer}");
    }
    assert_eq!(answers[3]["ready"], true);
    assert!(answers[4]["error"].as_str().is_some_and(|why| why.contains("seat 1")), "{}", answers[4]);
    assert!(answers[5]["do"].is_string());
}

#[test]
#[cfg(unix)]
fn nothing_that_a_program_started_outlives_the_game() {
    let file = std::env::temp_dir().join(format!("commonland-left-{}", std::process::id()));
    // One waits for its child, the other leaves it behind.
    for rest in ["wait", "exit"] {
        let command = format!("exec:echo no; sleep 77 & echo $! > '{}'; {rest}", file.display());
        refused(commonland(&["record", "new", "island:seats=2", "--players", &command]), 1, "forfeited");
        let left = std::fs::read_to_string(&file).expect("the child was started");
        let gone = (0..100).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(20));
            // A child that ended, but is still a zombie of its new parent, counts as gone.
            let state = Command::new("ps").args(["-o", "stat=", "-p", left.trim()]).output().expect("ps");
            state.stdout.is_empty() || state.stdout.starts_with(b"Z")
        });
        assert!(gone, "process {} outlived the game", left.trim());
    }
    std::fs::remove_file(file).expect("cleaned up");
}

#[test]
fn the_example_bot_of_the_documentation_plays() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 is not there: the example was not tried");
        return;
    }
    let text = std::fs::read_to_string(root().join("docs/examples/bot.py")).expect("the example is there");
    assert!(text.lines().count() <= 40, "a bot in 40 lines");
    let players = ["--players", "exec:python3 docs/examples/bot.py", "--players", "random"];
    let table = done(commonland(&[&["arena", "island:seats=2,target=5"][..], &players, &["-n", "2"]].concat()));
    assert!(table.contains("0 unfinished"), "{table}");
}

#[test]
fn every_position_in_the_documentation_is_one() {
    let text = std::fs::read_to_string(root().join("docs/records.md")).expect("the page is there");
    let positions: Vec<&str> =
        text.split("```json position\n").skip(1).map(|rest| rest.split("```").next().expect("a block")).collect();
    assert_eq!(positions.len(), 8);
    for position in &positions {
        done(with_input(&["position", "choices", "-"], position));
    }
    let puzzle = positions[2];
    let solved = ["position", "apply", "-", "roads", "road 1,-1,SE", "road 1,0,NE"];
    assert!(done(with_input(&solved, puzzle)).contains("Seat 0 wins with 10 points."));
    refused(with_input(&["position", "apply", "-", "city 0,0,N"], puzzle), 1, "no settlement there");
    let sailed = ["position", "apply", "-", "ship 2,1,E", "settlement 2,1,SE"];
    assert!(done(with_input(&sailed, positions[3])).contains("Seat 0 wins with 14 points."));
    let won = |at: usize, steps: &[&str]| {
        let told = done(with_input(&[&["position", "apply", "-"][..], steps].concat(), positions[at]));
        assert!(told.contains("Seat 0 wins with 7 points"), "{told}");
    };
    won(5, &["trade lumber grain", "city 4"]);
    won(6, &["play goldsmith", "take -1,a", "take 1,b", "build ore-ship 2,a", "settlement right", "above forest-4"]);
    let hero = done(with_input(&["position", "apply", "-", "build candamir 2,a"], positions[7]));
    assert!(hero.contains("builds Candamir"), "{hero}");
    assert!(hero.contains("Seat 0 has the strength advantage now."), "{hero}");
    let setup = text.split("```json setup\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a set-up");
    let whole = format!("{{\"rules\":\"island:seats=3\",\"setup\":{setup}}}");
    done(with_input(&["position", "choices", "-"], &whole));
}

#[test]
fn without_a_person_bots_play_a_game_to_its_end() {
    let told = done(commonland(&["play", "island:seats=3,target=5", "--seed", "2"]));
    assert!(told.contains("won after"), "{told}");
}

#[test]
fn the_almanac_shows_every_map_with_a_picture() {
    let text = done(commonland(&["almanac", "--maps"]));
    for title in ["New Shores, 3", "Four Islands, 4", "Six Islands, 5 and 6", "Fog Islands, 4", "Through the Desert, 3"]
    {
        assert!(text.contains(title), "{title}");
    }
    assert!(text.contains("pirate") && text.contains("fog") && text.contains("gold"));
    let all: Value = serde_json::from_str(&done(commonland(&["almanac", "--maps", "--json"]))).expect("JSON");
    let all = all.as_array().expect("a list");
    assert_eq!(all.len(), 12);
    assert!(all.iter().all(|map| map["target"].as_u64() >= Some(12) && map["islands"][0]["hexes"].is_array()));
    refused(commonland(&["almanac", "--maps", "road"]), 2, "--maps");
}

#[test]
fn a_map_is_played_recorded_and_verified() {
    let spec = "island:seats=3,map=fog-islands,target=5";
    let text = done(commonland(&["arena", spec, "--players", "random", "-n", "2", "--seed", "1"]));
    assert!(text.contains("0 unfinished"), "{text}");
    refused(commonland(&["arena", "island:map=new-shore", "--players", "random"]), 2, "new-shores");
    refused(commonland(&["arena", "island:seats=2,map=new-shores", "--players", "random"]), 2, "three to six");
}

#[test]
fn the_almanac_lists_every_card_with_its_facts() {
    let all: Value = serde_json::from_str(&done(commonland(&["almanac", "--json"]))).expect("JSON");
    for entry in all.as_array().expect("a list") {
        for member in
            ["id", "set", "kind", "copies", "cost", "points", "place", "requires", "once", "text", "rulings", "mark"]
        {
            assert!(entry.get(member).is_some(), "{member}");
        }
    }
    assert!(done(commonland(&["almanac"])).contains("friendly-robber"));
}

#[test]
fn the_almanac_tells_where_a_card_is_built_what_it_needs_and_that_it_stands_alone() {
    for (card, terms) in [
        ("university", "\n  Built in a city; needs your Abbey or Library; one per principality\n"),
        ("parliament", "\n  Built in a city; needs 2 progress points\n"),
        ("merchant", "\n  Needs 3 commerce points or a city\n"),
        ("archer", "\n  Needs your Hedge Tavern, and an opponent's unit with strength\n"),
        ("mint", "\n  Built in a city\n"),
    ] {
        let told = done(commonland(&["almanac", card]));
        assert!(told.contains(terms), "{told}");
    }
    let archer: Value = serde_json::from_str(&done(commonland(&["almanac", "archer", "--json"]))).expect("JSON");
    let tavern = serde_json::json!({ "key": "require.own-building:hedge-tavern", "words": "your Hedge Tavern" });
    assert_eq!((&archer[0]["requires"][0], &archer[0]["place"]), (&tavern, &Value::Null));
}

#[test]
fn the_almanac_of_a_game_lists_its_things_and_its_specs() {
    let duel = done(commonland(&["almanac", "duel"]));
    assert!(duel.contains("gold/mint") && duel.contains("duel:theme=gold") && !duel.contains("friendly-robber"));
    let island = done(commonland(&["almanac", "Island"]));
    assert!(island.contains("friendly-robber") && !island.contains("gold/mint"));
    let specs = duel
        .lines()
        .skip_while(|line| !line.starts_with("Options of Duel"))
        .skip(1)
        .take_while(|line| !line.is_empty());
    let column = |line: &str| line.chars().position(|letter| letter.is_uppercase()).expect("a sentence");
    let columns: Vec<usize> = specs.map(column).collect();
    assert!(columns.len() >= 3 && columns.iter().all(|at| *at == columns[0]), "{columns:?}");
}

#[test]
fn the_almanac_shows_the_cards_of_both_editions_of_the_duel() {
    let both = done(commonland(&["almanac", "abbey"]));
    assert!(both.contains("basic/abbey") && both.contains("classic/abbey"), "{both}");
    let one = done(commonland(&["almanac", "classic/abbey"]));
    assert!(one.contains("classic/abbey") && !one.contains("basic/abbey"), "{one}");
    let classic = done(commonland(&["almanac", "classic"]));
    assert!(classic.contains("What differs from Duel") && !classic.contains("basic/abbey"), "{classic}");
    // What is recalled or reconstructed stands beside the figure.
    assert!(
        classic.contains("number of forest-1, forest-6 reconstructed") && classic.contains("kind recalled"),
        "{classic}"
    );
    assert!(classic.contains("[13: reconstructed]"), "{classic}");
    assert!(done(commonland(&["almanac", "artisans/osmund"])).contains("cost reconstructed"));
}
