//! The binary as people use it: every command, every exit code, and the examples of the documentation.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs `commonland` with these arguments and something to read.
fn with_input(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_commonland"))
        .args(args)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A command that fails at once does not read.
    let _ = child.stdin.take().expect("it has an input").write_all(input.as_bytes());
    child.wait_with_output().expect("the binary ends")
}

fn commonland(args: &[&str]) -> Output {
    with_input(args, "")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

fn done(output: Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    out(&output)
}

/// The output of a command that must end with this code and say this.
fn refused(output: Output, code: i32, words: &str) {
    assert_eq!(output.status.code(), Some(code), "{}", err(&output));
    assert!(err(&output).contains(words), "{:?} does not say {words:?}", err(&output));
}

fn record() -> String {
    done(commonland(&["record", "new", "island:seats=3,target=5", "--seed", "4", "--players", "greedy,random,random"]))
}

#[test]
fn a_record_made_by_bots_verifies() {
    let record = record();
    let told = done(with_input(&["record", "verify", "-"], &record));
    assert!(told.contains("sealed") && told.contains("won"), "{told}");
    assert!(!told.contains("unsealed"));
}

#[test]
fn the_same_seed_makes_the_same_record() {
    assert_eq!(record(), record());
}

#[test]
fn a_changed_byte_is_reported_with_its_line() {
    let record = record();
    let lines: Vec<&str> = record.lines().collect();
    for number in [2, 7, lines.len()] {
        let mut changed: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let line = &mut changed[number - 1];
        let digit = line.find(|c: char| c.is_ascii_digit()).expect("every line has a digit");
        let other = if line.as_bytes()[digit] == b'0' { "1" } else { "0" };
        line.replace_range(digit..=digit, other);
        refused(with_input(&["record", "verify", "-"], &changed.join("\n")), 1, &format!("line {number}:"));
    }
}

#[test]
fn an_unsealed_record_is_replayed_and_can_be_sealed() {
    let record = record();
    let unsealed: String = record
        .lines()
        .map(|line| match line.find(",\"sum\"") {
            Some(end) => format!("{}}}\n", &line[..end]),
            None => format!("{line}\n"),
        })
        .collect();
    assert!(done(with_input(&["record", "verify", "-"], &unsealed)).contains("unsealed"));
    assert_eq!(done(with_input(&["record", "seal", "-"], &unsealed)), record);
}

#[test]
fn a_trace_has_a_line_for_each_step_and_hides_what_was_hidden() {
    let record = record();
    let entries = record.lines().filter(|line| line.contains("\"do\"") || line.contains("\"fell\"")).count();
    for viewer in ["public", "full", "seat=1"] {
        let trace = done(with_input(&["record", "verify", "-", "--trace", "--as", viewer], &record));
        let steps: Vec<Value> = trace.lines().map(|line| serde_json::from_str(line).expect("JSON lines")).collect();
        assert_eq!(steps.len(), entries + 1);
        for (number, step) in steps.iter().enumerate() {
            assert_eq!(step["step"], number);
            for member in ["points", "cards", "roads", "road", "longest_road", "largest_army", "robber", "bank"] {
                assert!(step["state"].get(member).is_some(), "{member}");
            }
            // At the end everybody shows everything.
            let over = step["awaits"] == "nobody";
            assert_eq!(step["state"].get("position").is_some(), viewer == "full");
            if viewer == "public" && !over {
                assert!(step["state"].get("secrets").is_none());
                let drawn = step["entry"]["fell"].as_str().unwrap_or_default();
                assert!(!drawn.starts_with("drawn") && !drawn.starts_with("stolen"), "{step}");
            }
        }
    }
}

#[test]
fn a_record_is_shown_in_sentences_to_each_pair_of_eyes() {
    let record = record();
    let full = done(with_input(&["record", "show", "-"], &record));
    assert!(full.contains("wins with"), "{full}");
    let public = done(with_input(&["record", "show", "-", "--as", "public"], &record));
    assert_eq!(full.lines().count(), public.lines().count());
    assert!(!public.contains("buys a development card:"));
}

#[test]
fn a_position_out_of_a_record_can_be_read_again_and_drawn() {
    let record = record();
    for step in ["0", "12", "60"] {
        let position = done(with_input(&["record", "position", "-", "--step", step], &record));
        done(with_input(&["position", "choices", "-"], &position));
        assert!(done(with_input(&["position", "draw", "-"], &position)).starts_with("<svg"));
        assert!(done(with_input(&["position", "show", "-"], &position)).contains("seat 2:"));
    }
    refused(with_input(&["record", "position", "-", "--step", "99999"], &record), 2, "the last is");
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
    refused(commonland(&["bench", "chess"]), 2, "there is no game \"chess\"; there is only island");
    refused(commonland(&["bench", "island:weather"]), 2, "there are seats,");
    refused(commonland(&["arena", "island", "--players", "magnus"]), 2, "there are random, greedy");
    refused(commonland(&["almanac", "spaceship"]), 2, "there are Road, Settlement,");
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
    // So many games would take hours.
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
    let command = format!("exec:'{}' bot island:seats=2,target=4 random", env!("CARGO_BIN_EXE_commonland"));
    let args = ["arena", "island:seats=2,target=4", "--players", &command, "--players", "random", "-n", "2"];
    let table = done(commonland(&args));
    assert!(table.contains("0 unfinished"), "{table}");
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
    let lines = format!("garbage\n{{}}\n{ask}\n{hello}\n{elsewhere}\n{ask}\n");
    let answers = done(with_input(&["bot", "island:seats=3", "greedy", "--seed", "1"], &lines));
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).expect("JSON lines")).collect();
    assert_eq!(answers.len(), 6);
    assert!(answers[..3].iter().all(|answer| answer["error"].is_string()));
    assert_eq!(answers[3]["ready"], true);
    assert!(answers[4]["error"].is_string());
    assert!(answers[5]["do"].as_str().expect("an action").starts_with("settlement "));
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
    assert_eq!(positions.len(), 3);
    for position in &positions {
        done(with_input(&["position", "choices", "-"], position));
    }
    let puzzle = positions[2];
    let solved = ["position", "apply", "-", "roads", "road 1,-1,SE", "road 1,0,NE"];
    assert!(done(with_input(&solved, puzzle)).contains("Seat 0 wins with 10 points."));
    refused(with_input(&["position", "apply", "-", "city 0,0,N"], puzzle), 1, "no settlement there");
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
fn the_almanac_lists_every_card_with_its_facts() {
    let all: Value = serde_json::from_str(&done(commonland(&["almanac", "--json"]))).expect("JSON");
    for entry in all.as_array().expect("a list") {
        for member in ["id", "set", "kind", "copies", "cost", "points", "text", "rulings", "mark"] {
            assert!(entry.get(member).is_some(), "{member}");
        }
    }
    assert!(done(commonland(&["almanac"])).contains("friendly-robber"));
}
