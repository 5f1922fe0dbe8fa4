use super::*;
use crate::testkit::tiny::{Action, Tiny};
use crate::{Entry, Game, Replay, Seat, Unfit};

const GAME: Tiny = Tiny::SOUND;
const HEADER: &str =
    r#"{"format":"commonland-record","version":1,"rules":"tiny","rules_version":2,"setup":{"copies":3}}"#;
const DEAL: &str = r#"{"fell":"shuffled tower tower sword sword sword guard guard guard tower coin coin coin"}"#;

/// A record without sums.
fn unsealed(lines: &[&str]) -> String {
    [HEADER, DEAL].iter().chain(lines).map(|line| format!("{line}\n")).collect()
}

/// A whole game in which seat 0 builds two towers and raises them, without its end.
fn won() -> String {
    let mut steps: Vec<String> = Vec::new();
    for action in ["draw 0", "draw 0", "lay", "lay", "charge 0", "charge 0", "charge 0", "charge 1"] {
        if !steps.is_empty() {
            steps.push(r#"{"seat":1,"do":"pass"}"#.into());
        }
        steps.push(format!(r#"{{"seat":0,"do":"{action}"}}"#));
    }
    unsealed(&steps.iter().map(String::as_str).collect::<Vec<_>>())
}

fn check(record: &str) -> Result<Report<<Tiny as Game>::State>, Fault> {
    verify(&GAME, record.as_bytes(), |_| {})
}

/// The first fault of a record.
fn fault(record: &str) -> (usize, Why) {
    let Fault { line, why } = check(record).expect_err("something is wrong with it");
    (line, why)
}

fn sealed(record: &str) -> String {
    seal(record.as_bytes()).expect("the record can be sealed")
}

fn shape(text: &str) -> Why {
    Why::Shape(text.into())
}

#[test]
fn a_game_is_replayed_to_its_end() {
    let record = won();
    let report = check(&record).unwrap();
    assert_eq!((report.entries, report.sealed, report.ended), (16, false, false));
    assert_eq!(report.standing.map(|it| it.points[..2].to_vec()), Some(vec![4, 0]));

    let mut lines = Vec::new();
    let mut entries = Vec::new();
    verify(&GAME, record.as_bytes(), |step| {
        lines.push((step.line, step.number));
        entries.push(step.entry);
        assert_ne!(step.before, step.after);
        assert!(!step.notes.events.is_empty());
    })
    .unwrap();
    assert_eq!((lines[0], lines[15]), ((2, 1), (17, 16)));
    let written = write(&GAME, &entries, &report.state);
    let again = check(&written).unwrap();
    assert_eq!(again, Report { sealed: true, ended: true, ..report });
    assert!(written.lines().last().unwrap().starts_with(r#"{"end":{"winners":[0],"points":[4,0],"digest":""#));
    assert!(written.starts_with(&sealed(&record)), "what a hand wrote and what the writer wrote is the same");
}

#[test]
fn the_header_is_read_on_its_own() {
    let header = read_header(unsealed(&["no matter what"]).as_bytes()).unwrap();
    assert_eq!((header.rules.as_str(), header.rules_version), ("tiny", 2));
    assert_eq!(header.setup, serde_json::json!({ "copies": 3 }));
}

#[test]
fn a_wrong_header_is_named() {
    let cases = [
        ("\"version\":1", "\"version\":2", "version 2 of the format is not known, only 1"),
        ("\"version\":1,", "", "\"version\" is missing"),
        ("commonland-record", "chess", "\"format\" must be \"commonland-record\""),
        ("\"tiny\"", "7", "\"rules\" must be the spec of the rules"),
        ("\"rules_version\":2", "\"rules_version\":\"two\"", "\"rules_version\" must be a number"),
        (
            "\"rules_version\":2",
            "\"rules_version\":3",
            "the rules are of version 3, newer than version 2, which is known here",
        ),
        ("{\"copies\":3}", "3", "\"setup\" must be an object"),
    ];
    for (from, to, why) in cases {
        assert_eq!(fault(&HEADER.replace(from, to)), (1, Why::Header(why.into())));
    }
    assert_eq!(fault(&HEADER.replace("setup", "set-up")).0, 1);
    assert_eq!(fault(&HEADER.replace("}}", "},\"by\":1}")), (1, Why::UnknownMember("by".into())));
    assert_eq!(fault(&HEADER.replace("}}", "},\"rules\":\"x\"}")), (1, Why::MemberTwice("rules".into())));
    assert_eq!(fault(""), (1, Why::Empty));
    assert!(matches!(fault("[1]"), (1, Why::NoJson(_))));
    assert!(check(&HEADER.replace("\"rules_version\":2", "\"rules_version\":1")).is_ok(), "older rules are replayed");
}

#[test]
fn a_line_that_is_no_json_is_named_with_its_column() {
    let (line, why) = fault(&unsealed(&[r#"{"seat":0,"do":"pass""#]));
    assert_eq!((line, why.to_string()), (3, "this is no JSON object: EOF while parsing an object at column 21".into()));
    assert!(matches!(fault(&unsealed(&["7"])), (3, Why::NoJson(_))));
    let deep = "[".repeat(60_000);
    assert!(matches!(fault(&unsealed(&[&deep])), (3, Why::NoJson(_))));
}

#[test]
fn blank_lines_are_tolerated_at_the_end_only() {
    assert!(check(&unsealed(&["", "  ", ""])).is_ok());
    assert!(check(unsealed(&[]).trim_end()).is_ok());
    assert_eq!(fault(&unsealed(&["", r#"{"seat":0,"do":"pass"}"#])), (3, Why::Empty));
    assert!(check(&unsealed(&[r#"{"seat":0,"do":"pass"}"#]).replace('\n', "\r\n")).is_ok());
}

#[test]
fn lines_and_their_number_are_bounded() {
    let long = format!(r#"{{"seat":0,"do":"{}"}}"#, "x".repeat(LINE_LIMIT));
    assert_eq!(fault(&unsealed(&[&long])), (3, Why::TooLong));
    let many = unsealed(&[&"{\"seat\":0,\"do\":\"shuffle 0\"}\n".repeat(ENTRY_LIMIT)]);
    assert_eq!(seal(many.as_bytes()), Err(Fault { line: ENTRY_LIMIT + 2, why: Why::TooMany }));
}

#[test]
fn members_stand_in_any_order_and_no_other_ones() {
    assert!(check(&unsealed(&[r#" { "do" : "pass", "seat" : 0 } "#])).is_ok());
    let cases = [
        (r#"{"seat":0,"do":"pass","why":1}"#, Why::UnknownMember("why".into())),
        (r#"{"seat":0,"do":"pass","fell":"x"}"#, Why::UnknownMember("fell".into())),
        (r#"{"seat":0,"do":"pass","do":"lay"}"#, Why::MemberTwice("do".into())),
        (r#"{"dose":0}"#, Why::UnknownMember("dose".into())),
        ("{}", shape("the line must have \"seat\", \"fell\" or \"end\"")),
        (r#"{"seat":0}"#, shape("an entry with \"seat\" needs either \"do\" or \"undo\"")),
        (r#"{"seat":0,"do":"lay","undo":1}"#, shape("an entry with \"seat\" needs either \"do\" or \"undo\"")),
        (r#"{"seat":-1,"do":"lay"}"#, shape("\"seat\" must be the number of a seat")),
        (r#"{"seat":0,"do":7}"#, shape("\"do\" must be the text of an action")),
        (r#"{"seat":0,"undo":"all"}"#, shape("\"undo\" must be a number of steps")),
        (r#"{"fell":4}"#, shape("\"fell\" must be the text of an outcome")),
        (r#"{"end":4}"#, shape("\"end\" must be an object")),
        (r#"{"end":{"winners":[0],"points":[4,0]}}"#, shape("\"digest\" must be a text")),
        (r#"{"end":{"winners":0,"points":[4,0]}}"#, shape("\"winners\" must be a list of seats")),
        (r#"{"end":{"winners":[0],"points":[999,0]}}"#, shape("\"points\" must be a list of numbers")),
    ];
    for (line, why) in cases {
        assert_eq!(fault(&unsealed(&[line])), (3, why.clone()), "{line}");
        assert_eq!(seal(unsealed(&[line]).as_bytes()), Err(Fault { line: 3, why }), "{line}");
    }
}

#[test]
fn what_cannot_be_read_or_does_not_fit_is_named() {
    let unfit = |unfit| Why::Unfit(unfit);
    let cases = [
        (r#"{"seat":1,"do":"pass"}"#, unfit(Unfit::NotAwaited(Seat(1)))),
        (r#"{"seat":2,"do":"pass"}"#, unfit(Unfit::NoSuchSeat { seat: Seat(2), seats: 2 })),
        (r#"{"seat":9,"undo":1}"#, unfit(Unfit::NoSuchSeat { seat: Seat(9), seats: 2 })),
        (r#"{"seat":0,"do":"lay"}"#, unfit(Unfit::Refused("there is no such card".into()))),
        (DEAL, unfit(Unfit::SeatsAwaited)),
    ];
    for (line, why) in cases {
        assert_eq!(fault(&unsealed(&[line])), (3, why), "{line}");
    }
    for line in [r#"{"seat":0,"do":"fly"}"#, r#"{"fell":"rolled 7"}"#] {
        assert!(matches!(fault(&unsealed(&[line])), (3, Why::Unreadable { .. })), "{line}");
    }
    let early = format!("{HEADER}\n{{\"seat\":0,\"do\":\"pass\"}}\n");
    assert_eq!(fault(&early), (2, unfit(Unfit::ChanceAwaited)));
    let loaded = unsealed(&[]).replace("shuffled tower", "shuffled sword");
    assert_eq!(fault(&loaded), (2, unfit(Unfit::CannotFall("these are not the cards that are shuffled".into()))));
    assert_eq!(fault(&(won() + "{\"seat\":1,\"do\":\"pass\"}\n")), (18, unfit(Unfit::Over)));
    assert_eq!(fault(&(won() + DEAL)), (18, unfit(Unfit::Over)));
}

#[test]
fn only_ones_own_last_steps_that_showed_nothing_can_be_taken_back() {
    let pass = r#"{"seat":0,"do":"pass"}"#;
    let undo = |seat, steps| format!(r#"{{"seat":{seat},"undo":{steps}}}"#);
    let cannot =
        |line, seat, steps, allowed| (line, Why::Unfit(Unfit::CannotUndo { seat: Seat(seat), steps, allowed }));
    assert!(check(&unsealed(&[pass, &undo(0, 1), pass])).is_ok());
    assert_eq!(fault(&unsealed(&[&undo(0, 1)])), cannot(3, 0, 1, 0)); // chance fell
    assert_eq!(fault(&unsealed(&[pass, &undo(0, 0)])), cannot(4, 0, 0, 1));
    assert_eq!(fault(&unsealed(&[pass, &undo(0, 2)])), cannot(4, 0, 2, 1));
    assert_eq!(fault(&unsealed(&[pass, &undo(1, 1)])), cannot(4, 1, 1, 0)); // another's step
    assert_eq!(fault(&unsealed(&[r#"{"seat":0,"do":"draw 0"}"#, &undo(0, 1)])), cannot(4, 0, 1, 0)); // a card was seen
    let pass_too = r#"{"seat":1,"do":"pass"}"#;
    assert_eq!(fault(&unsealed(&[pass, pass_too, &undo(0, 1)])), cannot(5, 0, 1, 0)); // another spoke
    assert_eq!(fault(&unsealed(&[pass, pass_too, &undo(1, 1), &undo(0, 1)])), cannot(6, 0, 1, 0));
    assert_eq!(fault(&unsealed(&[pass, &undo(0, 1), &undo(0, 1)])), cannot(5, 0, 1, 0));
}

#[test]
fn what_was_taken_back_was_never_done() {
    let mut replay = Replay::new(&GAME);
    let mut step = |entry| replay.step(entry).unwrap();
    let deal = <Tiny as crate::Written>::read_outcome(
        &GAME,
        "shuffled tower coin sword sword sword guard guard guard tower coin tower coin",
    );
    step(Entry::Fell(deal.unwrap()));
    let before = *replay.state();
    assert_eq!(replay.step(Entry::Did(Seat(0), Action::Lay)), Ok(()));
    assert_eq!((replay.undoable(Seat(0)), replay.undoable(Seat(1))), (1, 0));
    assert_eq!(replay.step(Entry::Undid(Seat(0), 1)), Ok(()));
    assert_eq!(*replay.state(), before);
}

#[test]
fn the_end_must_be_true() {
    let state = check(&won()).unwrap().state;
    let digest = digest(&GAME, &state).unwrap();
    let end = |winners: &str, points: &str, digest: &str| {
        won() + &format!(r#"{{"end":{{"winners":{winners},"points":{points},"digest":"{digest}"}}}}"#) + "\n"
    };
    assert!(check(&end("[0]", "[4,0]", &digest)).unwrap().ended);
    for (winners, points) in
        [("[1]", "[4,0]"), ("[0,0]", "[4,0]"), ("[200]", "[4,0]"), ("[0]", "[4,1]"), ("[0]", "[4]")]
    {
        assert!(matches!(fault(&end(winners, points, &digest)), (18, Why::Standing { .. })), "{winners} {points}");
    }
    let (said, found) = ("0123456789abcdef".to_owned(), digest.clone());
    assert_eq!(fault(&end("[0]", "[4,0]", &said)), (18, Why::Digest { said, found }));
    let early = unsealed(&[r#"{"end":{"winners":[0],"points":[4,0],"digest":""}}"#]);
    assert_eq!(fault(&early), (3, Why::NotOver));
    let after = end("[0]", "[4,0]", &digest) + "{\"seat\":1,\"do\":\"pass\"}\n";
    assert_eq!(fault(&after), (19, Why::AfterEnd));
    assert!(check(&sealed(&end("[0]", "[4,0]", &digest))).unwrap().sealed);
}

#[test]
fn sums_are_those_of_zlib() {
    // Python: before = zlib.crc32(header); before = zlib.crc32(line, before); …
    let record = sealed(&unsealed(&[r#"{"seat":0,"do":"pass"}"#]));
    let sums: Vec<&str> = record.lines().skip(1).map(|line| &line[line.len() - 10..line.len() - 2]).collect();
    assert_eq!(sums, ["0fc9ee91", "6890b9cd"]);
    assert_eq!(Writer::new(&GAME).sum(), 0x3fc06803);
}

#[test]
fn a_digest_is_that_of_canonical_json() {
    // Python: hashlib.sha256(json.dumps(table, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]
    assert_eq!(digest(&GAME, &GAME.start()).unwrap(), "50fc4684e6e3a7e5");
}

#[test]
fn a_changed_line_is_reported_where_it_stands() {
    let record = sealed(&won());
    assert!(check(&record).unwrap().sealed);
    assert_eq!(fault(&record.replacen("\"charge 1\"", "\"charge 2\"", 1)), (17, Why::Sum));
    assert_eq!(fault(&record.replacen("\"seat\":1", "\"seat\":0", 1)), (4, Why::Sum));
    // A change of the header is noticed at the first line with a sum.
    assert_eq!(fault(&record.replacen("\"copies\":3", "\"copies\":4", 1)), (2, Why::Sum));
    let lines: Vec<&str> = record.lines().collect();
    let without = |gone: usize| [&lines[..gone], &lines[gone + 1..]].concat().join("\n");
    assert_eq!(fault(&without(3)), (4, Why::Sum));
    assert!(check(&without(16)).is_ok(), "lines missing at the end are not noticed: the record is unfinished");
}

#[test]
fn sums_stand_at_the_end_and_on_all_lines_or_none() {
    let record = sealed(&unsealed(&[r#"{"seat":0,"do":"pass"}"#, r#"{"seat":1,"do":"pass"}"#]));
    let lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let with = |at: usize, line: String| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n")
    };
    assert_eq!(fault(&with(2, r#"{"seat":0,"do":"pass"}"#.into())), (3, Why::SumMissing));
    assert_eq!(fault(&with(1, DEAL.into())), (3, Why::SumUnexpected));
    assert_eq!(fault(&with(2, lines[2].replace(",\"sum\":", ", \"sum\":"))), (3, Why::SumPlace));
    assert_eq!(fault(&with(2, lines[2].clone() + " ")), (3, Why::SumPlace));
    assert_eq!(fault(&with(2, r#"{"sum":"00000000","seat":0,"do":"pass"}"#.into())), (3, Why::SumPlace));
    assert_eq!(fault(&with(2, r#"{"seat":0,"do":"pass","sum":"0000000A"}"#.into())), (3, Why::SumPlace));
    assert_eq!(fault(&with(2, r#"{"seat":0,"do":"pass","sum":17}"#.into())), (3, Why::SumPlace));
}

#[test]
fn sealing_renews_sums_and_leaves_lines_as_they_are() {
    let record = unsealed(&[r#"{"do":"pass",  "seat":0}  "#, ""]);
    let once = sealed(&record);
    assert!(once.contains(r#"{"do":"pass",  "seat":0,"sum":""#));
    assert_eq!(sealed(&once), once);
    let edited = once.replace("\"seat\":0", "\"seat\":1");
    assert_eq!(fault(&edited), (3, Why::Sum));
    assert_eq!(fault(&sealed(&edited)), (3, Why::Unfit(Unfit::NotAwaited(Seat(1)))));
    assert!(check(&sealed(&record.replace('\n', "\r\n"))).unwrap().sealed);
}

#[test]
fn a_writer_goes_on_where_a_record_stopped() {
    let mut first = Writer::new(&GAME);
    let one = first.entry(Entry::Did(Seat(0), Action::Pass));
    let two = first.entry(Entry::Undid(Seat(0), 1));
    assert!(two.starts_with(r#"{"seat":0,"undo":1,"sum":""#));
    let mut again = Writer::new(&GAME);
    assert_eq!(again.entry(Entry::Did(Seat(0), Action::Pass)), one);
    assert_eq!(Writer::resume(&GAME, again.sum()).entry(Entry::Undid(Seat(0), 1)), two);
    assert_eq!(again.end(&GAME.start()), None);
}

#[test]
fn a_record_begins_from_the_position_in_its_header() {
    // Seat 0 has laid two towers, and the dials stand at three and none.
    let mut replay = Replay::new(&GAME);
    let record = won();
    let steps = record.lines().count();
    let mut laid = None;
    verify(&GAME, record.as_bytes(), |step| {
        if step.line == steps - 2 {
            let mut history = crate::History::from(&GAME, GAME.start());
            history.add(serde_json::Value::Null, *step.after);
            laid = Some(history);
        }
        replay.step(step.entry).expect("the record is sound");
    })
    .expect("the record is sound");
    let laid = laid.expect("the game is that long");
    let mut writer = Writer::of_table(&GAME, None, Some(&laid));
    let mut text = format!("{}\n", writer.header());
    assert_eq!(begin(&GAME, &read_header(text.as_bytes()).unwrap()).unwrap().state(), laid.state());
    for (seat, action) in [(1, Action::Pass), (0, Action::Charge(1))] {
        text += &writer.entry(Entry::Did(Seat(seat), action));
        text.push('\n');
    }
    text += &writer.end(replay.state()).expect("the game is over");
    let report = check(&text).expect("the record is sound");
    assert_eq!((report.entries, report.ended, report.state), (2, true, *replay.state()));
    // What is wrong with it is named.
    let header = |position: &str| HEADER.replace("}}", &format!("}},\"position\":{position}}}"));
    for (position, words) in [
        ("1", "position: an object is wanted"),
        (r#"{"tabel":{}}"#, "did you mean \"table\""),
        (r#"{"table":{"turn":300}}"#, "no small number"),
        (r#"{"then":["dance"]}"#, "position: then[0]: "),
    ] {
        let (line, why) = fault(&header(position));
        assert!(line == 1 && why.to_string().contains(words), "{why}");
    }
}
