//! Records and their traces, as people use them on the command line.

mod support;

use serde_json::Value;
use support::{commonland, done, record, refused, with_input};

#[test]
fn a_record_made_by_bots_verifies() {
    let record = record();
    let told = done(with_input(&["record", "verify", "-"], &record));
    assert!(told.contains("sealed") && told.contains("won"), "{told}");
    assert!(!told.contains("unsealed"));
}

#[test]
fn a_duel_is_recorded_verified_shown_and_drawn_like_any_game() {
    let record = done(commonland(&["record", "new", "duel", "--seed", "4", "--players", "random"]));
    assert!(done(with_input(&["record", "verify", "-"], &record)).contains("won, points"));
    for step in ["0", "1", "3", "40", "41", "42", "43", "44"] {
        let position = done(with_input(&["record", "position", "-", "--step", step], &record));
        let choices: Value = serde_json::from_str(&done(with_input(&["position", "choices", "-"], &position))).unwrap();
        if let Some(listed) = choices["choices"].as_object() {
            let counts = |of: &Value| of.as_array().map(Vec::len);
            assert!(listed.iter().all(|(seat, listed)| counts(listed) == counts(&choices["means"][seat])), "{choices}");
            assert!(choices["question"].as_str().is_some_and(|said| said.contains(' ')), "{choices}");
        }
        assert!(done(with_input(&["position", "draw", "-"], &position)).starts_with("<svg"));
        assert!(done(with_input(&["position", "show", "-"], &position)).contains("seat 1:"));
    }
    let trace = done(with_input(&["record", "verify", "-", "--trace"], &record));
    assert!(trace.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
    // The table of a quiet moment stands in the state, for who sees everything.
    let full = done(with_input(&["record", "verify", "-", "--trace", "--as", "full"], &record));
    let lines: Vec<Value> = full.lines().map(|line| serde_json::from_str(line).expect("JSON lines")).collect();
    let is_quiet = |line: &&Value| line["state"].get("position").is_some();
    assert!(lines.iter().all(|line| line.get("position").is_none()) && !trace.contains("\"position\""));
    assert!((1..lines.len()).contains(&lines.iter().filter(is_quiet).count()));
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
                let fell = step["entry"]["fell"].as_str().unwrap_or("drawn ?");
                assert!(fell.starts_with("rolled") || ["drawn ?", "stolen ?"].contains(&fell), "{step}");
            }
        }
    }
}

/// The entries of a trace.
fn traced(record: &str, viewer: &str) -> Vec<Value> {
    let trace = done(with_input(&["record", "verify", "-", "--trace", "--as", viewer], record));
    let entry = |line: &str| serde_json::from_str::<Value>(line).expect("JSON lines")["entry"].clone();
    trace.lines().skip(1).map(entry).collect()
}

#[test]
fn an_entry_of_a_trace_is_shown_exactly_as_far_as_its_viewer_saw_it() {
    let mut hidden = std::collections::BTreeSet::new();
    for (spec, seed) in [
        ("island:seats=3,helpers,frenemies,target=7", "1"),
        ("island:seats=4,helpers,target=7", "2"),
        ("duel:target=5", "3"),
        ("duel:theme=turmoil,target=6", "4"),
        ("duel:theme=progress,target=6", "5"),
    ] {
        let record = done(commonland(&["record", "new", spec, "--seed", seed, "--players", "random"]));
        let full = traced(&record, "full");
        for viewer in ["public", "seat=0", "seat=1"] {
            for (all, seen) in full.iter().zip(traced(&record, viewer)) {
                let [did, fell] = ["do", "fell"].map(|name| seen[name].as_str().unwrap_or_default());
                let own = viewer == format!("seat={}", all["seat"]);
                let dice = fell.starts_with("rolled") || fell.starts_with("die");
                let open =
                    ["pass", "use", "roll", "end", "accept"].contains(&did.split(' ').next().unwrap_or_default());
                assert!(*all == seen || !(own || dice || open), "{spec}: {viewer} is shown {seen} of {all}");
                assert!(!fell.starts_with("shuffled") || fell == "shuffled ?", "{spec}: {viewer} is shown {seen}");
                if *all != seen {
                    let text = if did.is_empty() { fell } else { did };
                    assert!(text.contains('?'), "{spec}: {viewer} is shown {seen} of {all}");
                    hidden.insert(text.split(' ').next().unwrap_or_default().to_string());
                }
            }
        }
    }
    for word in ["discard", "stolen", "drawn", "token", "shuffled", "card", "put"] {
        assert!(hidden.contains(word), "{word} is never hidden in these games, only {hidden:?}");
    }
}

/// A record that begins from a position which was laid by hand.
fn laid_record() -> String {
    let position = r#"{"rules":"island:seats=3","table":{"moment":"main","active":0,"turn":61,
        "sides":[{"cities":["0,0,N","-1,1,S","1,1,S"],"settlements":["2,-2,N","-1,-1,N"],
            "roads":["0,0,NE","0,0,NW","0,0,W","-1,1,SE"],"development":{"roads":1}}]},"then":["0 roads"]}"#;
    let apply = ["position", "apply", "-", "road 1,-1,SE"];
    let applied: Value = serde_json::from_str(&done(with_input(&apply, position))).expect("JSON");
    let header = serde_json::json!({
        "format": "commonland-record", "version": 1, "rules": "island:seats=3", "rules_version": 1,
        "setup": applied["position"]["setup"],
        "position": { "table": applied["position"]["table"] },
    });
    done(with_input(&["record", "seal", "-"], &format!("{header}\n{{\"seat\":0,\"do\":\"road 1,0,NE\"}}\n")))
}

#[test]
fn a_record_that_begins_from_a_position_is_verified_traced_shown_and_cut() {
    let record = laid_record();
    let told = done(with_input(&["record", "verify", "-"], &record));
    assert!(told.contains(", from a position laid by hand, 1 entries, sealed; seat 0 won, points 10"), "{told}");
    assert!(done(with_input(&["record", "show", "-"], &record)).contains(", from a position laid by hand\n"));
    let trace = done(with_input(&["record", "verify", "-", "--trace"], &record));
    let first: Value = serde_json::from_str(trace.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&first["state"]["turn"], &first["state"]["roads"][0][2]), (&61.into(), &"1,-1,SE".into()), "{first}");
    assert!(done(with_input(&["record", "show", "-"], &record)).contains("wins with 10 points"));
    let start = done(with_input(&["record", "position", "-", "--step", "0"], &record));
    assert!(done(with_input(&["position", "choices", "-"], &start)).contains("road 1,0,NE"));
    let spoiled = record.replacen("\"moment\"", "\"momnet\"", 1);
    refused(with_input(&["record", "verify", "-"], &spoiled), 1, "line 1: the header is wrong: position: ");
}

#[test]
fn a_record_is_shown_in_sentences_to_each_pair_of_eyes() {
    let record = record();
    let full = done(with_input(&["record", "show", "-"], &record));
    assert!(full.contains("wins with"), "{full}");
    let public = done(with_input(&["record", "show", "-", "--as", "public"], &record));
    assert_eq!(full.lines().count(), public.lines().count());
    assert!(!public.contains("draws a development card:"));
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
