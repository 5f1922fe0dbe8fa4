//! The island written down and read back: actions, outcomes, positions, knowledge and records.
//!
//! The specs are made from the list of options: a new option, value or map is played without being named here.
//! `COMMONLAND_SOAK` plays fifty times as much.

use std::collections::BTreeSet;

use island::{Island, Large, Options, Sea, Setup, Small};
use kernel::testkit::{Dice, mutate_text, mutate_value, spoiled_ring, written_ring};
use kernel::{Awaits, Choices, Game, Log, OptionDef, Phrase, Values, Viewer, Written, below};
use serde_json::json;

/// More when asked for a soak.
fn seeds(count: u64) -> std::ops::Range<u64> {
    0..count * if std::env::var_os("COMMONLAND_SOAK").is_some() { 50 } else { 1 }
}

/// What may be said of an option: each word, the ends of a range, every number of seats.
fn said(OptionDef { name, values, .. }: &OptionDef) -> Vec<String> {
    let with = |value: &dyn std::fmt::Display| format!("{name}={value}");
    match values {
        Values::Flag => vec![name.to_string()],
        Values::Choice { words } => words.iter().map(|word| with(word)).collect(),
        Values::Number { from, to, .. } if *name == "seats" => (*from..=*to).map(|number| with(&number)).collect(),
        Values::Number { from, to, .. } => vec![with(from), with(to)],
        Values::Several { .. } => unreachable!("the island has no such option"),
    }
}

/// Every number of seats, without a map and on every map that allows this number.
fn frames() -> Vec<String> {
    let of = |name| Options::list().options.iter().find(|def| def.name == name).map(said).expect("an option");
    let maps: Vec<String> = std::iter::once(String::new()).chain(of("map").iter().map(|it| format!(",{it}"))).collect();
    let all = of("seats").into_iter().flat_map(|seats| maps.iter().map(move |map| format!("island:{seats}{map}")));
    all.filter(|spec| Options::from_spec(spec).is_ok()).collect()
}

/// Specs by lot in which every frame occurs, and every value of every option.
fn specs() -> Vec<String> {
    let others = Options::list().options.iter().filter(|def| !["seats", "map"].contains(&def.name));
    let others: Vec<Vec<String>> = others.map(said).collect();
    let mut missing: BTreeSet<&String> = others.iter().flatten().collect();
    let frames = frames();
    let mut rng = Dice::new(7);
    let mut specs: Vec<String> = Vec::new();
    while specs.len() < frames.len() || !missing.is_empty() && specs.len() < 5 * frames.len() {
        let mut spec = frames[specs.len() % frames.len()].clone();
        for values in &others {
            let value = &values[below(&mut rng, values.len() as u32) as usize];
            let longer = format!("{spec},{value}");
            if below(&mut rng, 2) == 0 && Options::from_spec(&longer).is_ok() {
                missing.remove(value);
                spec = longer;
            }
        }
        specs.push(spec);
    }
    // A value that no lot fell on has a spec of its own.
    for value in missing {
        let alone = frames.iter().map(|frame| format!("{frame},{value}")).find(|spec| Options::from_spec(spec).is_ok());
        specs.push(alone.unwrap_or_else(|| panic!("no spec takes {value}")));
    }
    specs
}

/// Calls a function with the rules of a spec, on the smallest size that holds its board.
macro_rules! on_its_size {
    ($spec:expr, $seed:expr, $rules:ident => $body:expr) => {{
        let options = Options::from_spec($spec).unwrap();
        let setup = Setup::draw(options, &mut Dice::new($seed)).unwrap();
        match (options.map, setup.tiles.len()) {
            (Some(_), _) => on_its_size!(@ Sea, setup, $rules => $body),
            (None, 19) => on_its_size!(@ Small, setup, $rules => $body),
            (None, _) => on_its_size!(@ Large, setup, $rules => $body),
        }
    }};
    (@ $size:ident, $setup:expr, $rules:ident => $body:expr) => {{
        let $rules = Island::<$size>::new($setup).unwrap();
        $body
    }};
}

/// Every `n`th spec from the given one on.
fn can_be_written_and_read_back(first: usize, n: usize) {
    for seed in seeds(1) {
        for (i, spec) in specs().into_iter().enumerate().skip(first).step_by(n) {
            println!("{spec} {seed}");
            on_its_size!(&spec, seed + i as u64, rules => { written_ring(&rules, seed, 1_200); });
        }
    }
}

#[test]
fn every_state_can_be_written_and_read_back_with_every_option() {
    can_be_written_and_read_back(0, 2);
}

#[test]
fn every_state_can_be_written_and_read_back_with_every_option_in_the_other_specs() {
    can_be_written_and_read_back(1, 2);
}

/// Whether a phrase has words in every language, with all its parts filled in.
fn is_worded(phrase: &Phrase) -> bool {
    texts::LANGUAGES.iter().all(|(language, _)| {
        let texts = texts::texts(language).expect("a listed language");
        texts.has(phrase.key) && !texts.filled(phrase).contains('{') && !texts.filled(phrase).contains("island.")
    })
}

/// Plays at random; every listed choice of every seat on the way must be worded. Returns the keys that were met.
fn words_of_choices<G: Written>(game: &G, seed: u64, steps: u32) -> BTreeSet<&'static str> {
    let mut rng = Dice::new(seed);
    let mut s = game.start();
    let mut keys = BTreeSet::new();
    for _ in 0..steps {
        let (due, may) = match game.awaits(&s) {
            Awaits::Nobody => break,
            Awaits::Chance => {
                let outcome = game.draw(&s, &mut rng);
                game.fall(&mut s, outcome, &mut Log::off());
                continue;
            }
            Awaits::Seats { due, may } => (due, may),
        };
        let mut next = None;
        for seat in due.chain(may) {
            let mut choices = Choices::default();
            game.choices(&s, seat, &mut choices);
            for &action in choices.as_slice() {
                let phrase = game.meaning(&s, seat, action).expect("every choice has words");
                assert!(is_worded(&phrase), "{}: {phrase:?}", game.write_action(action));
                keys.insert(phrase.key);
            }
            if due.has(seat) && next.is_none() {
                let question = game.question(&s, seat).expect("who is due is asked something");
                assert!(is_worded(&question), "{question:?}");
                let listed = choices.as_slice();
                next = Some((seat, listed[below(&mut rng, listed.len() as u32) as usize]));
            }
        }
        let (seat, action) = next.expect("somebody is due");
        game.apply(&mut s, seat, action, &mut Log::off());
    }
    keys
}

#[test]
fn every_choice_has_words_in_every_language() {
    let mut met = BTreeSet::new();
    for seed in seeds(1) {
        for (i, spec) in specs().into_iter().enumerate() {
            met.extend(on_its_size!(&spec, seed + i as u64, rules => words_of_choices(&rules, seed, 400)));
        }
    }
    // Offers and proposals are never listed; few games of random play come to the rarest others.
    let does = texts::LANGUAGES[0].1.iter().flat_map(|file| file.lines()).filter_map(|line| line.split_once(" = "));
    let unmet =
        does.filter(|(key, _)| key.starts_with("island-do-") && !met.contains(key.replacen('-', ".", 2).as_str()));
    let unmet: Vec<&str> = unmet.map(|(key, _)| key).collect();
    assert!(unmet.len() < 10, "{unmet:?}");
}

#[test]
fn every_state_fits_the_widest_sets_too() {
    let setup = Setup::draw(Options::from_spec("island:seats=4").unwrap(), &mut Dice::new(1)).unwrap();
    written_ring(&Island::<Sea>::new(setup).unwrap(), 1, 40_000);
}

#[test]
fn what_a_stranger_says_that_a_seat_knows_harms_nothing() {
    let (mut refused, mut accepted) = (0, 0);
    for seed in seeds(1) {
        for (i, spec) in specs().into_iter().enumerate().step_by(4) {
            println!("{spec} {seed}");
            let found = on_its_size!(&spec, seed + i as u64, rules => {
                spoiled_ring(&rules, seed, 400, "moment", &mut |_, _, _| {})
            });
            (refused, accepted) = (refused + found.refused, accepted + found.accepted);
        }
    }
    assert!(refused > 500 && accepted > 500, "{refused} refused, {accepted} accepted");
}

#[test]
fn what_was_done_this_turn_is_only_read_in_a_turn() {
    let game = |spec: &str| {
        Island::<Sea>::new(Setup::draw(Options::from_spec(spec).unwrap(), &mut Dice::new(1)).unwrap()).unwrap()
    };
    let six = game("island:seats=6");
    let read = |moment: &str, name: &str, value: serde_json::Value| {
        let side = json!({"development": {"knight": 1}});
        let mut table = json!({"turn": 2, "active": 0, "moment": moment, "sides": [side, {"hand": {"ore": 3}}]});
        table[name] = value;
        six.read_table(&table).map_err(|wrong| wrong.at)
    };
    // island 14.3, island 8: the end of the turn clears both before others build
    for moment in ["special 1", "before-roll", "dice", "over"] {
        assert_eq!(read(moment, "fresh", json!({"knight": 1})).unwrap_err(), "fresh", "{moment}");
    }
    assert!(read("main", "fresh", json!({"knight": 1})).is_ok());
    assert_eq!(read("special 1", "card_played", json!(true)).unwrap_err(), "card_played");
    for moment in ["before-roll", "dice", "main"] {
        assert!(read(moment, "card_played", json!(true)).is_ok(), "{moment}");
    }
    // From another seat's eyes the number alone is said.
    let mut known = json!({"seat": 1, "turn": 2, "active": 0, "bought": 1, "sides": [{"held": 1}]});
    known["moment"] = json!("special 2");
    assert_eq!(six.read_known(&known).map_err(|wrong| wrong.at).unwrap_err(), "bought");
    known["moment"] = json!("main");
    assert!(six.read_known(&known).is_ok());
    // island 15.3
    let sea = game("island:seats=6,map=new-shores");
    let read = |moment: &str| {
        sea.read_table(&json!({"active": 0, "moment": moment, "ship_moved": true})).map_err(|wrong| wrong.at)
    };
    assert_eq!(read("special 1").unwrap_err(), "ship_moved");
    assert!(read("main").is_ok());
}

#[test]
fn a_player_without_a_home_is_read_back_without_one() {
    // island 15.7
    let options = Options::from_spec("island:seats=4,map=four-islands").unwrap();
    let game = Island::<Sea>::new(Setup::draw(options, &mut Dice::new(1)).unwrap()).unwrap();
    let mut s = game.start();
    let first = game.setup().first;
    let mut choices = Choices::default();
    game.choices(&s, first, &mut choices);
    game.apply(&mut s, first, choices.as_slice()[0], &mut Log::off());
    let corner = game.write_table(&s).unwrap()["sides"][first.index()]["settlements"].clone();
    let points = |homes: Option<serde_json::Value>| {
        let mut side = json!({"settlements": corner});
        if let Some(homes) = homes {
            side["homes"] = homes;
        }
        let s = game.read_table(&json!({"moment": "main", "sides": [side]})).unwrap();
        let again = game.read_table(&game.write_table(&s).unwrap()).unwrap();
        assert_eq!(again, s);
        game.points(&s, Viewer::Full)[0]
    };
    assert_eq!((points(None), points(Some(json!([])))), (1, 3));
}

#[test]
fn no_spec_or_set_up_of_a_stranger_breaks_the_readers() {
    let mut rng = Dice::new(3);
    let specs = specs();
    for round in 0..4_000 {
        let _ = Options::from_spec(&mutate_text(&specs[round % specs.len()], &mut rng));
    }
    for spec in specs.iter().step_by(4) {
        let options = Options::from_spec(spec).unwrap();
        let game = Island::<Sea>::new(Setup::draw(options, &mut Dice::new(1)).unwrap()).unwrap();
        let (mut read, mut refused) = (0, 0);
        for _ in 0..500 {
            let mut setup = Written::setup(&game);
            mutate_value(&mut setup, &mut rng);
            match Setup::from_json(options, &setup) {
                Ok(setup) => {
                    read += 1;
                    assert!(Island::<Sea>::new(setup).is_ok(), "what was read can be played");
                }
                Err(_) => refused += 1,
            }
        }
        assert!(read > 0 && refused > 0, "{spec}: {read} read, {refused} refused");
    }
}
