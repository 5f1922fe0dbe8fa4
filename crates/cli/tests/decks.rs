//! Decks on the command line: checked, listed, drawn, and brought to games.

mod support;

use support::{commonland, done, err, out, refused, root, with_input};

/// A deck by lot, as text.
fn by_lot(spec: &str, seed: &str) -> String {
    done(commonland(&["deck", "new", spec, "--seed", seed]))
}

#[test]
fn a_deck_by_lot_is_legal_and_the_same_for_the_same_seed() {
    for spec in ["duel:tournament", "duel:tournament,explorers", "classic:tournament"] {
        let deck = by_lot(spec, "7");
        assert_eq!(deck, by_lot(spec, "7"));
        assert!(done(with_input(&["deck", "check", "-"], &deck)).contains("is legal in"), "{spec}");
    }
    refused(commonland(&["deck", "new", "duel"]), 2, "nobody brings a deck to duel");
}

#[test]
fn every_fault_is_told_with_its_line_and_the_nearest_name() {
    let deck = by_lot("duel:tournament", "7");
    let cut: Vec<&str> = deck.lines().collect();
    let at = cut.iter().position(|line| *line == "cards:").expect("its cards");
    let changed = |line: &str| {
        let mut lines = cut.clone();
        lines[at + 1] = line;
        let output = with_input(&["deck", "check", "-"], &lines.join("\n"));
        assert_eq!(output.status.code(), Some(1), "{}", err(&output));
        out(&output)
    };
    let line = at + 2;
    for (wrong, told) in [
        ("", "The deck has".to_string()),
        ("  1 Abeby", format!("line {line}: There is no card “Abeby”; did you mean “abbey”?")),
        ("  1 riots", format!("line {line}: Riots is an event")),
        ("  9 scout", format!("line {line}: Scout is there 9 times")),
        ("  1 navigator", format!("line {line}: Navigator is of a set that is not in this game")),
    ] {
        assert!(changed(wrong).contains(&told), "{wrong}: {}", changed(wrong));
    }
    let other = with_input(&["deck", "check", "-", "--game", "classic:tournament"], &deck);
    assert!(out(&other).contains("line 3: The deck is for duel:tournament"), "{}", out(&other));
}

#[test]
fn ready_decks_are_listed_and_shown() {
    let list = done(commonland(&["deck", "list"]));
    assert_eq!(list.lines().count(), 8, "{list}");
    for name in list.lines().filter_map(|line| line.split_whitespace().next()) {
        let shown = done(commonland(&["deck", "show", name]));
        assert!(done(with_input(&["deck", "check", "-"], &shown)).contains("is legal in"), "{name}");
        assert!(root().join(format!("data/decks/{name}.deck")).exists());
    }
    refused(commonland(&["deck", "show", "merchantz"]), 2, "did you mean \"merchants\"");
}

#[test]
fn what_is_shown_of_a_deck_can_be_read_back() {
    let warband = std::fs::read_to_string(root().join("data/decks/warband.deck")).expect("a ready deck");
    let shown = |deck: &str| done(with_input(&["deck", "show", "-"], deck));
    let other = warband.replace("chapel-low", "chapel-high");
    assert!(shown(&other).contains("1 chapel-high\n"), "two cards are called Chapel: {}", shown(&other));
    assert_eq!(shown(&shown(&other)), shown(&other));
    let neither = with_input(&["deck", "check", "-"], &warband.replace("chapel-low", "Chapel"));
    assert!(out(&neither).contains("write one of chapel-low, chapel-high"), "{}", out(&neither));
}

#[test]
fn players_bring_their_decks_and_a_record_needs_no_file() {
    let file = root().join("data/decks/sages.deck").display().to_string();
    let players = format!("greedy@merchants,random@{file}");
    let arena = ["arena", "duel:tournament,target=5", "--players", &players, "-n", "2", "--seed", "1"];
    assert!(done(commonland(&arena)).contains("greedy@merchants"));
    let record = done(commonland(&[
        "record",
        "new",
        "classic:tournament,target=5",
        "--seed",
        "3",
        "--players",
        "greedy@knights,greedy@guilds",
    ]));
    assert!(record.contains("counting-house") && record.lines().next().expect("a header").contains("\"owner\":1"));
    done(with_input(&["record", "verify", "-"], &record));
    let position = done(with_input(&["record", "position", "-", "--step", "30"], &record));
    assert!(done(with_input(&["position", "choices", "-"], &position)).contains("awaits"));
    done(commonland(&[
        "play",
        "duel:tournament,target=4",
        "--decks",
        "builders,lot",
        "--bots",
        "random",
        "--seed",
        "1",
    ]));
    done(commonland(&["bench", "duel:tournament", "-n", "1", "--decks", "builders,warband"]));
    // What cannot be measured is told before a table begins.
    for (decks, why) in [("builders", "one for each seat"), ("knights,lot", "The deck is for classic")] {
        let told = commonland(&["bench", "duel:tournament", "-n", "1", "--decks", decks]);
        assert_eq!(out(&told), "");
        refused(told, 2, why);
    }
    refused(commonland(&["play", "duel:tournament", "--decks", "builderz,lot"]), 2, "did you mean \"builders\"");
    refused(commonland(&["play", "duel", "--decks", "builders,lot"]), 2, "Nobody brings a deck to duel");
    refused(commonland(&["play", "duel:tournament", "--decks", "knights,lot"]), 2, "The deck is for classic");
}
