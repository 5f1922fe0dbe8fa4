//! The duel written down and read back: actions, outcomes, positions, knowledge and records.

use duel::testkit::{deck_with, every_game, every_match, tournament};
use duel::{Card, Duel, Options, Setup};
use kernel::testkit::{Dice, spoiled_ring, written_ring};
use kernel::{Awaits, Game, Log, Rng, Seat, Written, below, playout};
use serde_json::{Value, json};

#[test]
fn every_state_with_every_card_can_be_written_and_read_back() {
    for seed in 0..2 {
        for duel in every_match(9, &mut Dice::new(seed)) {
            written_ring(&duel, seed, 2_000);
        }
    }
}

#[test]
fn every_state_of_every_game_can_be_written_and_read_back() {
    for options in every_game(9) {
        let mut sum = [0; 3];
        for seed in 0..3 {
            let setup = Setup::draw(options, &mut Dice::new(seed));
            let json = kernel::Written::setup(&Duel::new(setup.clone()).unwrap());
            assert_eq!(Setup::from_json(options, &json), Ok(setup.clone()));
            let found = written_ring(&Duel::new(setup).unwrap(), seed, 3_000);
            [found.quiet, found.undos, found.accepted].iter().zip(&mut sum).for_each(|(n, sum)| *sum += n);
        }
        assert!(sum.iter().all(|&n| n > 50), "{}: {sum:?}", options.spec());
    }
}

/// classic 11: the game is over at once, whatever is under way.
#[test]
fn a_game_that_is_won_while_a_card_is_under_way_is_written_and_read_back() {
    let options = Options::from_spec("classic:target=3").unwrap();
    let duel = Duel::new(Setup::draw(options, &mut Dice::new(4))).unwrap();
    let land = json!([
        "forest-4:2 | - | fields-1:2 | - | mountains-2",
        "- | settlement | road | settlement | road",
        "gold-field-6 | - | pasture-3:2 | - | hills-5:2",
    ]);
    let side = json!({ "principality": land, "hand": ["scout"] });
    let table = json!({ "phase": "action", "active": 0, "turn": 9, "unlocked": true, "sides": [side, {}] });
    let mut s = duel.read_table(&table).unwrap();
    for step in ["play scout", "card 0", "card 0"] {
        let action = duel.read_action(step).unwrap();
        duel.check(&s, Seat(0), action).unwrap_or_else(|why| panic!("{step}: {why}"));
        duel.apply(&mut s, Seat(0), action, &mut Log::off());
    }
    assert_eq!(duel.standing(&s).expect("three points win").points[..2], [3, 2]);
    let written = duel.write_table(&s).expect("the end of a game is a quiet moment");
    assert_eq!(written["open"], json!(["scout"]), "the Scout still lies there");
    assert_eq!(duel.read_table(&written), Ok(s));
    // Nobody else leaves cards lying.
    for (phase, spec) in [("action", "classic:target=3"), ("over", "duel")] {
        let duel = Duel::new(Setup::draw(Options::from_spec(spec).unwrap(), &mut Dice::new(4))).unwrap();
        let why = duel.read_table(&json!({ "phase": phase, "open": ["scout"] })).unwrap_err().to_string();
        assert!(why.contains("open"), "{why}");
    }
}

/// More when asked for a soak.
fn seeds(count: u64) -> std::ops::Range<u64> {
    0..count * if std::env::var_os("COMMONLAND_SOAK").is_some() { 50 } else { 1 }
}

/// Every game, and matches with every card.
fn tables(seed: u64) -> Vec<Duel> {
    let rng = &mut Dice::new(seed);
    let drawn: Vec<Duel> =
        every_game(12).into_iter().map(|options| Duel::new(Setup::draw(options, rng)).unwrap()).collect();
    drawn.into_iter().chain(every_match(12, rng)).collect()
}

#[test]
fn what_a_stranger_says_that_a_seat_knows_harms_nothing() {
    let mut found = [0, 0];
    for seed in seeds(1) {
        for duel in tables(seed) {
            let spoiled = spoiled_ring(&duel, seed, 1_500, "agenda", &mut |_, _, _| {});
            found[0] += spoiled.refused;
            found[1] += spoiled.accepted;
        }
    }
    assert!(found.iter().all(|&count| count > 1_000), "{found:?}");
}

#[test]
fn an_agenda_that_no_game_leads_to_is_refused_with_the_frame_and_the_reason() {
    let duel = introductory();
    let s = duel.read_table(&json!({ "phase": "action", "active": 0, "number": 3, "event": "trade" })).unwrap();
    let known = duel.write_known(&duel.known(&s, Seat(0)));
    let why = |agenda: Value| {
        let mut spoiled = known.clone();
        spoiled["agenda"] = agenda;
        duel.read_known(&spoiled).unwrap_err().to_string()
    };
    assert_eq!(why(json!(["turn action", "pay 0 0/0/0/0/0/0"])), "agenda[1]: there is nothing to decide");
    assert_eq!(
        why(json!(["turn action", "lay-regions 0 0"])),
        "agenda[1]: the regions that were drawn lie open to be laid"
    );
    assert_eq!(why(json!(["turn action", "bury 0 0"])), "agenda[1]: no card of that seat lies there");
    assert_eq!(why(json!(["turn action", "avert 0"])), "agenda[1]: no card lies open");
    assert_eq!(why(json!(["turn action", "ask 0 whether"])), "agenda[1]: the card that asks lies below its question");
    assert_eq!(why(json!(["turn action", "produce"])), "agenda[1]: work that awaits nobody is not on top");
    assert_eq!(
        why(json!(["turn action", "play scout play 0 4 255 0 0 0 0", "ask 0 card 15 any 0"])),
        "agenda[1]: this card is not under way here"
    );
    assert_eq!(
        why(json!(["produce"])),
        "agenda[0]: a part of a turn or of the start is the lowest frame, and nothing else is"
    );
    let mut deep = vec!["turn action"; 60];
    assert_eq!(why(json!(deep)), "agenda[24]: an agenda has 24 frames at most");
    deep.splice(1.., ["gain 0 63 1 0"; 20]);
    assert_eq!(why(json!(deep)), "agenda[20]: there are too many frames below it");
    assert_eq!(why(json!(["turn dice"])), "agenda[0]: there is nothing to decide");
    assert_eq!(why(json!(["turn before-roll"])), "phase: by its agenda the phase is \"before-roll\"");
}

#[test]
fn a_hand_is_no_larger_than_it_can_be() {
    // rivals 9
    let duel = introductory();
    let hand = ["scout", "inga", "osmund", "goldsmith", "scout", "goldsmith"];
    let table =
        |phase: &str, cards: usize| json!({ "phase": phase, "active": 1, "sides": [{ "hand": &hand[..cards] }, {}] });
    let why = |phase: &str, cards: usize| duel.read_table(&table(phase, cards)).unwrap_err().to_string();
    // An Abbey may have stood when the hand was replenished, and have been lost since; there is one in a principality.
    assert!(duel.read_table(&table("action", 4)).is_ok());
    assert_eq!(why("action", 5), "sides[0].hand: seat 0 has at most 4 cards in hand here, not 5");
    // Whose turn it was has just replenished.
    assert!(duel.read_table(&table("before-roll", 3)).is_ok());
    assert_eq!(why("before-roll", 4), "sides[0].hand: seat 0 has at most 3 cards in hand here, not 4");
}

fn theme(set: &str) -> Duel {
    let options = Options::from_spec(&format!("duel:theme={set}")).unwrap();
    Duel::new(Setup::draw(options, &mut Dice::new(5))).unwrap()
}

#[test]
fn the_ids_of_the_almanac_name_cards_wherever_titles_do() {
    let duel = theme("gold");
    let hand = |cards: Value| duel.read_table(&json!({ "phase": "action", "sides": [{ "hand": cards }] }));
    let titles = hand(json!(["storehouse", "gold/storehouse", "mint"])).unwrap();
    assert_eq!(hand(json!(["basic/storehouse", "gold/storehouse", "gold/mint"])), Ok(titles));
    assert_eq!(duel.read_action("build gold/mint 0,a"), duel.read_action("build mint 0,a"));
    let thrice = hand(json!(["storehouse", "basic/storehouse", "storehouse"])).unwrap_err().to_string();
    assert!(thrice.contains("2 copies of Storehouse called storehouse (besides 1 of gold/storehouse)"), "{thrice}");
    let written = kernel::Written::setup(&duel);
    let with_set = |set: &str| {
        let mut setup = written.clone();
        let title = setup["stacks"][0]["cards"][0].as_str().unwrap().to_string();
        setup["stacks"][0]["cards"][0] = json!(format!("{set}/{title}"));
        Setup::from_json(*duel.options(), &setup)
    };
    assert_eq!(with_set("basic").as_ref(), Ok(duel.setup()));
    assert!(with_set("gold").is_err());
    assert!(hand(json!(["turmoil/mint"])).is_err());
}

#[test]
fn a_card_that_goes_back_face_up_is_never_discarded() {
    let why = theme("turmoil").read_table(&json!({ "phase": "action", "discard": ["hedge-tavern"] })).unwrap_err();
    let beside = "hedge-tavern lies face up beside the stacks";
    assert_eq!(why.to_string(), format!("discard[0]: {beside}: it goes back there and is never discarded"));
}

#[test]
fn a_card_that_lies_face_up_is_neither_held_nor_drawn() {
    // rivals 12
    let theme = theme("turmoil");
    let why = |table: Value| theme.read_table(&table).unwrap_err().to_string();
    let beside = "hedge-tavern lies face up beside the stacks: it is built from there";
    let hand = json!({ "phase": "action", "sides": [{}, { "hand": ["scout", "hedge-tavern"] }] });
    assert_eq!(why(hand), format!("sides[1].hand[1]: {beside} and never held"));
    let stack = json!({ "phase": "action", "stacks": [[], [], [], ["turmoil/hedge-tavern"]] });
    assert_eq!(why(stack), format!("stacks[3][0]: {beside} and never drawn").replace("hedge", "turmoil/hedge"));
    // rivals 13: in the Duel of the Princes it is held and drawn like other cards.
    let princes = Options::from_spec("duel:princes=gold+turmoil+progress").unwrap();
    let princes = Duel::new(Setup::draw(princes, &mut Dice::new(5))).unwrap();
    assert!(princes.read_table(&json!({ "phase": "action", "sides": [{ "hand": ["hedge-tavern"] }] })).is_ok());
}

/// Frames repeated as often as they fit, and more.
fn deepen(agenda: &mut Vec<Value>, frames: &[Value], rng: &mut impl Rng) {
    for _ in 0..1 + below(rng, 3) {
        let frame = &frames[below(rng, frames.len() as u32) as usize];
        let at = 1 + below(rng, agenda.len() as u32) as usize;
        let copies = 1 + below(rng, 26) as usize;
        agenda.splice(at..at, std::iter::repeat_n(frame.clone(), copies));
    }
}

#[test]
fn an_agenda_of_any_depth_is_refused_or_played() {
    let (mut refused, mut deepest) = (0, 0);
    for (seed, duel) in seeds(1).flat_map(|seed| tables(seed).into_iter().map(move |duel| (seed, duel))) {
        let rng = &mut Dice::new(seed);
        let (mut s, mut frames): (_, Vec<Value>) = (duel.start(), Vec::new());
        for _ in 0..1_500 {
            for seat in [Seat(0), Seat(1)] {
                let mut known = duel.write_known(&duel.known(&s, seat));
                let Some(agenda) = known["agenda"].as_array_mut().filter(|it| !it.is_empty()) else { continue };
                let unmet: Vec<Value> = agenda[1..].iter().filter(|it| !frames.contains(it)).cloned().collect();
                frames.extend(unmet);
                if frames.is_empty() {
                    continue;
                }
                deepen(agenda, &frames, rng);
                let depth = agenda.len();
                match duel.read_known(&known) {
                    Ok(read) => {
                        deepest = deepest.max(depth);
                        playout(&duel, duel.imagine(&read, rng), rng, 60);
                    }
                    Err(why) => {
                        assert!(!why.at.is_empty(), "{why} has no place");
                        refused += 1;
                    }
                }
            }
            match duel.awaits(&s) {
                Awaits::Nobody => break,
                Awaits::Chance => {
                    let outcome = duel.draw(&s, rng);
                    duel.fall(&mut s, outcome, &mut Log::off());
                }
                Awaits::Seats { due, .. } => {
                    let seat = due.lowest().unwrap();
                    let action = duel.pick(&s, seat, rng);
                    duel.apply(&mut s, seat, action, &mut Log::off());
                }
            }
        }
    }
    assert!(refused > 1_000 && deepest > 16, "{refused} refused, the deepest of the others {deepest}");
}

#[test]
fn cards_that_are_named_in_a_stack_lie_on_top_and_the_rest_as_the_set_up_has_them() {
    for options in every_game(9) {
        let duel = Duel::new(Setup::draw(options, &mut Dice::new(5))).unwrap();
        let whole = |table: Value| {
            let s = duel.read_table(&table).unwrap_or_else(|why| panic!("{}: {table}: {why}", options.spec()));
            duel.write_table(&s).unwrap()
        };
        let usual = whole(json!({ "phase": "action" }));
        for (name, at) in [("events", None), ("regions", None), ("stacks", Some(0)), ("stacks", Some(2))] {
            let row = |table: &Value| {
                let list = at.map_or(&table[name], |at: usize| &table[name][at]);
                let names = list.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_string());
                names.collect::<Vec<String>>()
            };
            let all = row(&usual);
            // The lowest card and one of the middle come to the top.
            let named = [all[all.len() - 1].clone(), all[1].clone()];
            let list = match at {
                None => json!(named),
                Some(at) => (0..=at).map(|it| if it == at { json!(named) } else { json!([]) }).collect(),
            };
            let table = whole(json!({ "phase": "action", name: list }));
            let mut rest = all.clone();
            named.iter().for_each(|card| drop(rest.remove(rest.iter().position(|it| it == card).unwrap())));
            assert_eq!(row(&table), [&named[..], &rest].concat(), "{} {name}", options.spec());
            let mut others = table.clone();
            others[name] = usual[name].clone();
            assert_eq!(others, usual, "nothing else lies elsewhere");
        }
    }
}

#[test]
fn what_is_refused_says_what_would_be_right() {
    let duel = introductory();
    let why = |table: Value| duel.read_table(&table).unwrap_err().to_string();
    let hand = |card: &str| why(json!({ "phase": "action", "sides": [{ "hand": [card] }] }));
    assert_eq!(
        hand("road"),
        "sides[0].hand[0]: road is a center card: it lies in principalities only, and is never held or drawn"
    );
    assert_eq!(
        hand("goldsmth"),
        "sides[0].hand[0]: there is no card \"goldsmth\" in this game; did you mean \"goldsmith\"?"
    );
    assert_eq!(hand("mint"), "sides[0].hand[0]: mint is not in this game");
    assert_eq!(why(json!({ "turn": 0 })), "turn: a whole number from 1 to 65535 is wanted here");
    assert_eq!(why(json!({ "turn": 1_000_000_000_000_u64 })), "turn: a whole number from 1 to 65535 is wanted here");
    assert_eq!(
        why(json!({ "phase": "night" })),
        "phase: there is no phase \"night\"; there are start, before-roll, action, replenish, exchange, over"
    );
    assert_eq!(
        why(json!({ "event": "storm" })),
        "event: \"storm\" is no face of the event die; there are brigands, trade, celebration, harvest, card"
    );
    assert_eq!(why(json!([])), "table: an object is wanted here");
    let eight = |between: &str, cell: &str| [cell; 8].join(&format!(" | {between} | "));
    let rows = [
        format!("forest-2 | {} | forest-2", eight("forest-2", "-")),
        format!("- | {} | -", eight("road", "settlement")),
        format!("forest-2 | {} | forest-2", eight("forest-2", "-")),
    ];
    let many = why(json!({ "phase": "action", "sides": [{ "principality": rows }] }));
    assert_eq!(
        many,
        "sides[0].principality: 8 settlements: there are 7 at most, 2 from the start and the others of the supply"
    );
}

#[test]
fn an_action_that_cannot_be_read_says_how_it_is_written() {
    let duel = introductory();
    let why = |text: &str| duel.action_from(text).unwrap_err();
    assert_eq!(why("city"), "city takes one thing, as in \"city 2\"");
    assert_eq!(why("city 99"), "\"99\" is no column of a settlement such as 0, 2 or -2");
    assert_eq!(why("city 0,a"), "\"0,a\" is no column of a settlement such as 0, 2 or -2");
    assert_eq!(why("rolled 3 trade"), "\"rolled\" is an outcome: it falls by chance, and nobody does it");
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
    assert_eq!(view.discards.iter().map(|pile| pile.count).collect::<Vec<_>>(), [1]);
    let why = shared.read_table(&sound(table(Value::Null, json!(["scout"])))).unwrap_err().to_string();
    assert!(why.contains("share one discard pile"), "{why}");

    let deck = || {
        let mut deck = deck_with(&[Card::Abbey, Card::LumberShip, Card::Harald]);
        if !deck.cards.contains(&Card::Scout) {
            deck.cards[0] = Card::Scout;
        }
        deck
    };
    let own = Duel::new(Setup::of_decks(tournament(), &[deck(), deck()], &mut Dice::new(5)).unwrap()).unwrap();
    let s = own.read_table(&sound(table(Value::Null, json!(["scout"])))).unwrap();
    let view = own.view(&s, kernel::Viewer::Public);
    assert_eq!(view.discards.iter().map(|pile| pile.count).collect::<Vec<_>>(), [0, 1]);
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
    for (member, value) in [("even", json!(["wool"])), ("idle", json!(1))] {
        let why = why(json!({}), json!({ member: value }));
        assert_eq!(why, format!("{member}: no card of this game leaves anything behind for the rest of a turn"));
    }
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
    assert!(why(crowded, json!({})).contains("cannot lie at 0,a2: a settlement has one site above and one below"));
    let red =
        Written::read_table(&theme("gold"), &json!({ "sides": [{ "principality": rows("merchant-guild", "-") }] }));
    let red = red.unwrap_err().to_string();
    assert!(red.ends_with("Merchant Guild cannot lie at 0,a: it is built at a city"), "{red}");
    // rivals 10: once, and a covered card is in the principality
    let double = json!({ "principality": rows("abbey", "abbey") });
    assert!(why(double, json!({})).contains("Abbey may lie only once in a principality"));
    let progress = theme("progress");
    let halls = |above: &str, below: &str| {
        let rows = json!([
            format!("forest-2 | {above} | gold-field-1 | - | fields-6"),
            "- | city | road | settlement | -",
            format!("hills-3 | {below} | pasture-4 | - | mountains-5"),
        ]);
        progress.read_table(&json!({ "phase": "action", "sides": [{ "principality": rows }] })).map(|_| ())
    };
    assert_eq!(halls("town-hall over parish-hall", "abbey"), Ok(()));
    let second = halls("town-hall over parish-hall", "parish-hall").unwrap_err().to_string();
    assert_eq!(second, "sides[0]: Parish Hall may lie only once in a principality, and a covered one counts");
    let bare = halls("town-hall", "-").unwrap_err().to_string();
    let place = "sides[0].principality";
    assert_eq!(bare, format!("{place}: Town Hall lies on a Parish Hall: write \"town-hall over parish-hall\""));
    let strange = halls("abbey over parish-hall", "-").unwrap_err().to_string();
    assert_eq!(strange, format!("{place}: Abbey covers no other card"));
    let nought = json!({ "principality": [
        "forest-2:0 | - | gold-field-1 | - | fields-6", "- | settlement | road | settlement | -",
        "hills-3 | - | pasture-4 | - | mountains-5",
    ]});
    assert_eq!(
        why(nought, json!({})),
        format!("{place}: a number of 0 is left out: write \"forest-2\", not \"forest-2:0\"")
    );
    let action = json!({ "principality": rows("scout", "-") });
    assert!(why(action, json!({})).contains("no expansion"));
    assert!(why(json!({}), json!({ "number": 7 })).contains("1 to 6"));
    assert!(why(json!({}), json!({ "phase": "over" })).contains("points only"));
    assert_eq!(why(json!({}), json!({ "stacks": [[], [], [], [], []] })), "stacks: there are 4 draw stacks");
    assert!(why(json!({}), json!({ "regions": ["abbey"] })).contains("does not belong here"));
}

#[test]
fn what_everybody_may_know_of_a_set_up_tells_no_order() {
    for options in every_game(9) {
        let of = |seed| {
            // Which cards are in a deck is known to all.
            let drawn = match options.decks() {
                Some(decks) => {
                    let decks = [3, 4].map(|seed| decks.draw(&options, &mut Dice::new(seed)));
                    Setup::of_decks(options, &decks, &mut Dice::new(seed)).unwrap()
                }
                None => Setup::draw(options, &mut Dice::new(seed)),
            };
            Duel::new(Setup { first: Seat(0), ..drawn }).unwrap()
        };
        let (one, other) = (of(1), of(2));
        assert_ne!(Written::setup(&one), Written::setup(&other));
        assert_eq!(one.open_setup(), other.open_setup());
        assert_ne!(one.open_setup(), Written::setup(&one));
    }
}

/// A position says what lies there: cards that a rule would have taken away, or would not let stand together, are refused.
#[test]
fn cards_that_no_game_leaves_there_are_refused() {
    let options = Options::from_spec("duel:theme=prosperity").unwrap();
    let duel = Duel::new(Setup::draw(options, &mut Dice::new(4))).unwrap();
    let land = |above: &str, first: &str| {
        json!([
            format!("forest-2:1{first} | {above} | gold-field-1 | - | fields-6:1"),
            "- | city | road | settlement | -",
            "hills-3:1 | - | pasture-4:1 | - | mountains-5:1",
        ])
    };
    let read = |side: Value| duel.read_table(&json!({ "phase": "action", "sides": [side, {}] }));
    let why = |side: Value| read(side).unwrap_err().to_string();
    // prosperity/prince, prosperity/princess: one of the two.
    assert!(read(json!({ "principality": land("prince", "") })).is_ok());
    let both = why(json!({ "principality": land("prince, princess", "") }));
    assert!(both.contains("sides[0]: Prince needs a principality without the Princess"), "{both}");
    // prosperity/thieves-hideout: it is gone as soon as its host has 5 strength points.
    assert!(read(json!({ "principality": land("harald", " + foreign thieves-hideout") })).is_ok());
    let strong = why(json!({ "principality": land("candamir, harald", " + foreign thieves-hideout") }));
    assert!(strong.contains("sides[0]: Thieves' Hideout at -1,a2 would be gone already"), "{strong}");
    // Markers of which nothing is said lie as in the set-up.
    let bare = read(json!({ "principality": land("-", "") })).unwrap();
    let told = read(json!({ "principality": land("-", ""), "markers": ["public-feeling"] })).unwrap();
    assert_eq!(bare, told);
    let none = why(json!({ "principality": land("-", ""), "markers": [] }));
    assert!(none.starts_with("sides: public-feeling lies nowhere"), "{none}");
    // rivals 9: whoever has just ended a turn holds no more than the limit, also where cards fill hands.
    let hand = json!(["scout", "goldsmith", "abbey", "harald", "inga"]);
    let table = json!({ "phase": "before-roll", "active": 1, "sides": [{ "hand": hand }, {}] });
    let many = duel.read_table(&table).unwrap_err().to_string();
    assert!(many.contains("sides[0].hand: seat 0 has at most 3 cards in hand here, not 5"), "{many}");
}
