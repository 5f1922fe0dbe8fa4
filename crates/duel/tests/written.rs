//! The duel written down and read back: actions, outcomes, positions, knowledge and records.

use duel::card::Set;
use duel::testkit::{TOURNAMENT, every_card, every_card_of};
use duel::{Duel, Options, Setup};
use kernel::testkit::{Dice, spoiled_ring, written_ring};
use kernel::{Game, Seat, Written};
use serde_json::{Value, json};

#[test]
fn every_state_of_a_larger_table_can_be_written_and_read_back() {
    for seed in 0..2 {
        written_ring(&every_card(9, &mut Dice::new(seed)), seed, 3_000);
        written_ring(&every_card_of(Set::Turmoil, 9, &mut Dice::new(seed)), seed, 3_000);
    }
}

#[test]
fn every_state_of_a_theme_game_can_be_written_and_read_back() {
    for set in Set::ALL.into_iter().skip(1).filter(|set| set.is_complete()) {
        for seed in 0..3 {
            let options = Options::from_spec(&format!("duel:theme={},target=9", set.name())).unwrap();
            let setup = Setup::draw(options, &mut Dice::new(seed));
            let json = kernel::Written::setup(&Duel::new(setup.clone()).unwrap());
            assert_eq!(Setup::from_json(options, &json), Ok(setup.clone()));
            written_ring(&Duel::new(setup).unwrap(), seed, 3_000);
        }
    }
}

#[test]
fn every_state_of_the_duel_of_the_princes_can_be_written_and_read_back() {
    for seed in 0..2 {
        let options = Options::from_spec("duel:princes=gold+turmoil+progress,target=9").unwrap();
        let setup = Setup::draw(options, &mut Dice::new(seed));
        let json = kernel::Written::setup(&Duel::new(setup.clone()).unwrap());
        assert_eq!(Setup::from_json(options, &json), Ok(setup.clone()));
        written_ring(&Duel::new(setup).unwrap(), seed, 3_000);
    }
}

#[test]
fn every_state_can_be_written_and_read_back() {
    let mut sum = [0; 3];
    for seed in 0..4 {
        let options = Options::from_spec("duel").unwrap();
        let setup = Setup::draw(options, &mut Dice::new(seed));
        let json = kernel::Written::setup(&Duel::new(setup.clone()).unwrap());
        assert_eq!(Setup::from_json(options, &json), Ok(setup.clone()));
        let found = written_ring(&Duel::new(setup).unwrap(), seed, 4_000);
        [found.quiet, found.undos, found.accepted].iter().zip(&mut sum).for_each(|(n, sum)| *sum += n);
    }
    assert!(sum.iter().all(|&n| n > 50), "{sum:?}");
}

/// More when asked for a soak.
fn seeds(count: u64) -> std::ops::Range<u64> {
    0..count * if std::env::var_os("COMMONLAND_SOAK").is_some() { 50 } else { 1 }
}

#[test]
fn what_a_stranger_says_that_a_seat_knows_harms_nothing() {
    let specs = ["duel", "duel:theme=gold", "duel:theme=turmoil", "duel:theme=progress"];
    let mut found = [0, 0];
    for seed in seeds(4) {
        let rng = &mut Dice::new(seed);
        let drawn =
            |spec: &&str| Duel::new(Setup::draw(Options::from_spec(spec).unwrap(), &mut Dice::new(seed))).unwrap();
        let themes = [Set::Gold, Set::Turmoil, Set::Progress].map(|set| every_card_of(set, 12, rng));
        let tables = specs.iter().map(drawn).chain(themes).chain([every_card(12, rng)]);
        for duel in tables {
            let spoiled = spoiled_ring(&duel, seed, 1_500, &mut |_, _, _| {});
            found[0] += spoiled.refused;
            found[1] += spoiled.accepted;
        }
    }
    assert!(found.iter().all(|&count| count > 1_000), "{found:?}");
}

fn introductory() -> Duel {
    Duel::new(Setup::draw(Options::from_spec("duel").unwrap(), &mut Dice::new(5))).unwrap()
}

/// A principality in its three rows: the start layout of seat 0 with these cards above and below the first settlement.
fn rows(above: &str, below: &str) -> Value {
    json!([
        format!("forest-2:1 | {above} | gold-field-1 | - | fields-6:1"),
        "- | settlement | road | city | -",
        format!("hills-3:1 | {below} | pasture-4:2 | austin, harald | mountains-5:3"),
    ])
}

#[test]
fn a_position_is_written_by_hand_as_it_lies_on_the_table() {
    let duel = introductory();
    let table = json!({
        "phase": "action",
        "active": 0,
        "sides": [{ "principality": rows("abbey", "storehouse"), "hand": ["scout", "inga"] }, { "hand": ["goldsmith"] }],
    });
    let s = duel.read_table(&table).unwrap();
    assert_eq!(s.victory_points(&duel, Seat(0)), 4); // two settlements, a city, the strength advantage
    let mut choices = kernel::Choices::default();
    duel.choices(&s, Seat(0), &mut choices);
    let choices: Vec<String> = choices.as_slice().iter().map(|&it| duel.action_text(it)).collect();
    assert!(choices.contains(&"trade ore brick".to_string()), "{choices:?}");
    assert_eq!(duel.read_table(&json!({})), Ok(duel.start()));
}

#[test]
fn discard_piles_are_shared_or_one_each() {
    // rivals 14: a value of the edition
    let table = |discard: Value, own: Value| json!({ "phase": "action", "sides": [{}, { "discard": own }], "discard": discard });
    let sound = |json: Value| {
        let mut json = json;
        json.as_object_mut().unwrap().retain(|_, it| !it.is_null());
        json["sides"][1].as_object_mut().unwrap().retain(|_, it| !it.is_null());
        json
    };
    let shared = introductory();
    let s = shared.read_table(&sound(table(json!(["scout"]), Value::Null))).unwrap();
    let view = shared.view(&s, kernel::Viewer::Public);
    assert_eq!(view.discards.iter().map(Vec::len).collect::<Vec<_>>(), [1]);
    let why = shared.read_table(&sound(table(Value::Null, json!(["scout"])))).unwrap_err().to_string();
    assert!(why.contains("share one discard pile"), "{why}");

    let options = Options { edition: &TOURNAMENT, ..Options::from_spec("duel").unwrap() };
    let own = Duel::new(Setup::draw(options, &mut Dice::new(5))).unwrap();
    let s = own.read_table(&sound(table(Value::Null, json!(["scout"])))).unwrap();
    let view = own.view(&s, kernel::Viewer::Public);
    assert_eq!(view.discards.iter().map(Vec::len).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(own.read_table(&own.write_table(&s).unwrap()), Ok(s));
    let why = own.read_table(&sound(table(json!(["scout"]), Value::Null))).unwrap_err().to_string();
    assert!(why.contains("belongs to a side"), "{why}");
    written_ring(&own, 3, 2_000);
}

#[test]
fn what_contradicts_the_rules_is_refused_with_the_reason() {
    let duel = introductory();
    let why = |side: Value, more: Value| {
        let mut table = json!({ "phase": "action", "sides": [side] });
        more.as_object().unwrap().iter().for_each(|(key, value)| table[key] = value.clone());
        duel.read_table(&table).unwrap_err().to_string()
    };
    let thrice = json!({ "principality": rows("abbey", "-"), "hand": ["abbey", "abbey"] });
    assert_eq!(
        why(thrice, json!({})),
        "sides[0].hand[1]: there are 2 copies of Abbey, and here are 3: sides[0].principality at 0,a, sides[0].hand[0] and \
         sides[0].hand[1]"
    );
    let two_places = json!({ "principality": rows("inga", "-"), "hand": ["inga"] });
    assert_eq!(
        why(two_places, json!({})),
        "sides[0].hand[0]: there is one Inga, and here are 2: sides[0].principality at 0,a and sides[0].hand[0]"
    );
    let drawn_and_held = why(json!({ "hand": ["scout"] }), json!({ "discard": ["goldsmith", "scout", "scout"] }));
    assert!(drawn_and_held.contains("Scout") && drawn_and_held.contains("discard[2]"), "{drawn_and_held}");
    let region = why(json!({}), json!({ "regions": ["forest-2"] }));
    assert!(region.contains("there is one forest-2") && region.contains("regions[0]"), "{region}");
    let full = json!({ "hand": ["scout", "inga", "osmund", "goldsmith"] });
    let exchange = json!({ "phase": "exchange", "active": 0 });
    assert!(why(full, exchange.clone()).contains("a hand of 3, not of 4"));
    assert!(why(json!({}), exchange).contains("a hand of 3, not of 0"));
    let crowded = json!({ "principality": rows("abbey, storehouse", "-") });
    assert!(why(crowded, json!({})).contains("cannot lie at 0,a2"));
    let double = json!({ "principality": rows("abbey", "abbey") });
    assert!(why(double, json!({})).contains("only once"));
    let action = json!({ "principality": rows("scout", "-") });
    assert!(why(action, json!({})).contains("no expansion"));
    assert!(why(json!({}), json!({ "number": 7 })).contains("1 to 6"));
    assert!(why(json!({}), json!({ "phase": "over" })).contains("points only"));
    assert!(why(json!({}), json!({ "stacks": [[], [], [], []] })).contains("lies nowhere"));
    assert!(why(json!({}), json!({ "regions": ["abbey"] })).contains("does not belong here"));
}
