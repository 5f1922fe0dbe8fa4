//! Decks at a table: ready ones, bringing them, and matches between them.

use std::collections::BTreeSet;

use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring};
use kernel::{Game, Written, playout};
use serde_json::{Value, json};
use table::decks::{READY, by_lot, judged, listed, pool, read_deck, ready_for};
use table::journal::Kept;
use table::protocol::{Command, Message, Phase, Request, Settings};
use table::testkit::moment;
use table::{AnyTable, DuelFamily, Family, Secret, Who};

fn options(spec: &str) -> duel::Options {
    duel::Options::from_spec(spec).unwrap()
}

#[test]
fn every_ready_deck_is_legal_and_has_its_words_in_every_language() {
    assert_eq!(["duel:tournament", "classic:tournament"].map(|spec| ready_for(&options(spec)).count()), [4, 4]);
    for ready in READY {
        let deck = read_deck(ready.text, None).unwrap_or_else(|faults| panic!("{}: {faults:?}", ready.key));
        let said = |key: &str| texts::english().word(key);
        assert_eq!(said(&format!("deck.ready.{}", ready.key)), deck.name);
        assert_eq!(said(&format!("deck.ready.{}.about", ready.key)), deck.about);
    }
}

#[test]
fn a_card_is_named_by_its_title_in_either_language() {
    let german = READY[0].text.replace("abbey", "Abtei");
    assert_eq!(read_deck(&german, None).unwrap().deck, read_deck("merchants", None).unwrap().deck);
}

/// Every pairing of ready decks has the properties of a game, and is played to its end.
#[test]
fn all_pairings_of_ready_decks_have_the_properties_of_a_game() {
    for spec in ["duel:tournament", "classic:tournament"] {
        let (options, mut seed) = (options(spec), 0);
        let family = DuelFamily::new(options);
        let keys: Vec<String> = ready_for(&options).map(|deck| deck.key.to_string()).collect();
        for one in &keys {
            for other in &keys {
                seed += 1;
                let decks = [Some(one.clone()), Some(other.clone())];
                let duel = family.with_decks(&decks).unwrap().draw(seed).unwrap();
                play_ring(&duel, seed, 250, &mut |_| {});
                secrets_ring(&duel, seed, 150);
                hidden_choices_ring(&duel, seed, 150);
                let end = playout(&duel, duel.start(), &mut Dice::new(seed), 200_000);
                assert!(end.finished, "{one} against {other}");
            }
        }
    }
}

/// Everybody gets the cards of the own deck, whoever sits where, and another deck by lot where none is named.
#[test]
fn a_deck_lies_on_the_side_of_its_seat() {
    let family = DuelFamily::new(options("duel:tournament"));
    let brought = read_deck("sages", None).unwrap().deck;
    let sorted = |mut cards: Vec<duel::Card>| {
        cards.sort_unstable();
        cards
    };
    let duel = family.with_decks(&[None, Some("sages".into())]).unwrap().draw(5).unwrap();
    let of = |seat: u8| {
        let own = |stack: &&duel::Stack| stack.owner() == Some(kernel::Seat(seat));
        let stacks = duel.setup().stacks.iter().filter(own).flat_map(|stack| &stack.cards);
        sorted(stacks.map(|print| print.card).collect())
    };
    assert_eq!(of(1), sorted(brought.cards.clone()));
    assert_ne!(of(0), of(1));
    let lists = duel.view(&duel.start(), kernel::Viewer::Public).decks.unwrap();
    assert_eq!(lists[1].iter().map(|(_, count)| u32::from(*count)).sum::<u32>(), 33);
    assert!(lists[1].contains(&("large-trade-ship", 2)), "the hand is in the list, and not told apart");
    assert!(family.with_decks(&[Some("knights".into()), None]).is_err(), "that is for the other edition");
}

/// rivals 18.35: once both decks are in, everybody knows who brought which events.
#[test]
fn the_events_of_both_decks_are_listed_by_who_brought_them() {
    let family = DuelFamily::new(options("duel:tournament"));
    let duel = family.with_decks(&[Some("merchants".into()), Some("sages".into())]).unwrap().draw(5).unwrap();
    let list = duel.view(&duel.start(), kernel::Viewer::Public).event_list;
    let [first, second] = list.brought.unwrap().try_into().unwrap();
    let council = ("council-of-the-sages", 1);
    assert!(second.contains(&council) && !first.contains(&council));
    let count = |events: &[(&str, u8)]| events.iter().map(|(_, copies)| u32::from(*copies)).sum::<u32>();
    assert_eq!([count(&first), count(&second), count(&list.sure)], [6, 6, 13]);
    // A record says it too; one that does not is read all the same.
    let mut written = Written::setup(&duel);
    let again = duel::Setup::from_json(options("duel:tournament"), &written).unwrap();
    assert_eq!(&again, duel.setup());
    written.as_object_mut().unwrap().remove("brought");
    let silent = duel::Setup::from_json(options("duel:tournament"), &written).unwrap();
    assert_eq!((silent.brought, silent.events), (Default::default(), again.events));
}

#[test]
fn an_unfinished_deck_is_read_as_far_as_it_goes_and_every_fault_is_told() {
    let text = READY[0].text.replace("  1 abbey\n", "").replace("riots", "riotts");
    let told = judged(&text, Some("duel:tournament,target=5")).unwrap();
    let keys: Vec<&str> =
        told["faults"].as_array().unwrap().iter().map(|fault| fault["said"]["key"].as_str().unwrap()).collect();
    let all = ["deck.fault.size", "deck.fault.nearest", "deck.fault.events", "deck.fault.must"];
    assert!(all.iter().all(|key| keys.contains(key)), "{keys:?}");
    assert!(told["text"].as_str().unwrap().contains("  1 plague\n"));
    let again = judged(told["text"].as_str().unwrap(), None).unwrap();
    assert_eq!(again["text"], told["text"]);
    assert!(judged(READY[0].text, None).unwrap()["faults"].is_null());
    assert_eq!(judged("merchants", Some("duel")).unwrap()["faults"][0]["said"]["key"], "deck.fault.no-decks");
    assert!(judged("merchants", Some("duel:nonsense")).is_err());
}

#[test]
fn the_ready_decks_of_a_game_are_listed_with_their_faults_there() {
    let keys = |spec: Option<&str>| -> Vec<(String, bool)> {
        let list = listed(spec).unwrap();
        let told = |it: &Value| (it["key"].as_str().unwrap().into(), it["faults"].is_null());
        list.as_array().unwrap().iter().map(told).collect()
    };
    assert_eq!(keys(None).len(), READY.len());
    let classic = ["cloisters", "knights", "guilds", "benefactors"];
    assert_eq!(keys(Some("classic:tournament,target=7")), classic.map(|key| (key.into(), true)));
    assert_eq!(keys(Some("classic:tournament,deck=30")), classic.map(|key| (key.into(), false)), "they have 33 cards");
    assert!(listed(Some("duel")).is_err());
}

#[test]
fn what_decks_are_made_of_is_told_and_a_deck_by_lot_is_legal() {
    for (spec, given) in [("duel:tournament", json!(["yule"])), ("classic:tournament,deck=30", json!(["year-end"]))] {
        let told = pool(spec).unwrap();
        assert_eq!(told["given"], given, "{spec}");
        let stacks: Vec<u64> = told["stacks"].as_array().unwrap().iter().map(|it| it.as_u64().unwrap()).collect();
        assert_eq!(Some(stacks.iter().sum::<u64>() + 3), told["cards"].as_u64());
        for seed in 0..20 {
            let deck = by_lot(spec, seed).unwrap();
            let judged = judged(deck["text"].as_str().unwrap(), Some(spec)).unwrap();
            assert!(judged["faults"].is_null(), "{judged}");
        }
    }
    let told = pool("duel:tournament").unwrap();
    let find = |key: &str| told["pool"].as_array().unwrap().iter().find(|it| it["card"] == key);
    assert_eq!(find("riots").unwrap()["event"], true);
    assert_eq!(find("manifesto-of-humane-conduct").unwrap()["sets"], json!(["sages"]));
    assert!(find("yule").is_none() && pool("duel:theme=gold").is_err() && by_lot("duel", 1).is_err());
}

struct Lobby {
    table: Box<dyn AnyTable>,
    journal: Vec<Kept>,
    count: u64,
}

impl Lobby {
    /// Ann and Ben sit at a table; without Ben a bot does.
    fn of(spec: &str, ben: bool) -> Lobby {
        let settings = Settings { bot_delay: Some([0, 0]), ..Settings::default() };
        let (table, opened) = table::open(spec, settings, Secret([9; 32]), 1).unwrap();
        let mut lobby = Lobby { table, journal: vec![opened], count: 0 };
        for name in if ben { &["Ann", "Ben"][..] } else { &["Ann"][..] } {
            let (_, joined) = lobby.table.join(name, Secret::of_token(name), &moment(1, 1)).unwrap();
            lobby.journal.extend(joined.entries);
        }
        lobby.ok(0, Command::Sit { at: 0 });
        match ben {
            true => lobby.ok(1, Command::Sit { at: 1 }),
            false => lobby.ok(0, Command::Bot { at: 1, bot: "random".into() }),
        }
        lobby
    }

    fn asks(&mut self, person: u16, command: Command) -> Result<(), Value> {
        self.count += 1;
        let request =
            Request { id: format!("c{}", self.count), version: Some(self.table.version()), seat: None, command };
        let done = self.table.handle(Who::Person(person), request, &moment(1, self.count));
        let answer = done.answer.unwrap();
        if answer.ok {
            self.journal.extend(done.entries);
            return Ok(());
        }
        Err(json!(answer.refused.unwrap()))
    }

    fn ok(&mut self, person: u16, command: Command) {
        self.asks(person, command.clone()).unwrap_or_else(|why| panic!("{command:?}: {why}"));
    }

    fn bring(&mut self, person: u16, at: u8, deck: &str) -> Result<(), Value> {
        self.asks(person, Command::Deck { at, deck: deck.into() })
    }

    fn told(&self, seat: Option<u8>) -> Value {
        let Message::Whole(whole) = self.table.whole(seat, None) else { panic!("not everything") };
        json!(whole)
    }

    fn brought(&self) -> [Value; 2] {
        [0, 1].map(|seat| self.told(None)["table"]["seats"][seat]["deck"].clone())
    }
}

#[test]
fn a_table_begins_when_both_have_brought_a_deck_and_says_who_owes_one() {
    let mut lobby = Lobby::of("duel:tournament,target=9", true);
    assert_eq!(lobby.brought(), [json!(false), json!(false)]);
    lobby.bring(0, 0, "merchants").unwrap();
    assert_eq!(lobby.brought(), [json!(true), json!(false)]);
    let why = lobby.asks(0, Command::Begin).unwrap_err();
    assert_eq!(
        (&why["said"]["key"], &why["said"]["with"]["at"]["player"]),
        (&json!("table.refused.owes-deck"), &json!(1))
    );
    // Nobody else's seat, and no deck of the other edition.
    assert_eq!(lobby.bring(0, 1, "sages").unwrap_err()["kind"], "not-yours");
    let why = lobby.bring(1, 1, "knights").unwrap_err();
    assert!(why["why"].as_str().unwrap().contains("line 3: The deck is for classic:tournament"), "{why}");
    let text = READY[3].text.replace("1 mint", "1 minttt");
    let why = lobby.bring(1, 1, &text).unwrap_err();
    assert!(why["why"].as_str().unwrap().contains("did you mean"), "{why}");
    // What one has brought is told to nobody, also not to the one who sits there.
    assert!(![None, Some(0), Some(1)].iter().any(|seat| lobby.told(*seat).to_string().contains("toll-bridge")));
    lobby.bring(1, 1, READY[3].text).unwrap();
    lobby.ok(0, Command::Begin);
    assert_eq!(lobby.told(None)["table"]["phase"], json!(Phase::Playing));
    assert!(lobby.told(None)["view"]["decks"][0].to_string().contains("toll-bridge"), "the lists are open now");
    let (again, _) = table::load(&lobby.journal).unwrap();
    assert_eq!(again.whole(Some(0), None), lobby.table.whole(Some(0), None));
}

#[test]
fn a_bot_brings_a_ready_deck_by_lot_or_the_one_that_the_host_chose() {
    let decks_of = |secret_deck: Option<&str>| {
        let mut lobby = Lobby::of("classic:tournament", false);
        lobby.bring(0, 0, "knights").unwrap();
        if let Some(deck) = secret_deck {
            lobby.bring(0, 1, deck).unwrap();
        }
        lobby.ok(0, Command::Begin);
        let list = lobby.told(None)["view"]["decks"][1].to_string();
        let successor = lobby.table.successor(Secret([1; 32]), &moment(2, 2));
        (list, successor)
    };
    let (chosen, successor) = decks_of(Some("guilds"));
    assert!(chosen.contains("counting-house") && chosen.contains("merchant-guild"));
    let ready: BTreeSet<String> =
        ["cloisters", "knights", "guilds", "benefactors"].map(|key| decks_of(Some(key)).0).into();
    assert!(ready.contains(&decks_of(None).0), "one of the ready ones");
    // A rematch keeps the decks.
    let (mut again, _) = table::load(&successor).unwrap();
    let Message::Whole(whole) = again.whole(None, None) else { panic!("not everything") };
    assert_eq!(whole.table.seats.iter().map(|seat| seat.deck).collect::<Vec<_>>(), [Some(true), Some(true)]);
    let begin = Request { id: "b".into(), version: None, seat: None, command: Command::Begin };
    assert!(again.handle(Who::Person(0), begin, &moment(3, 3)).answer.unwrap().ok);
}

#[test]
fn nobody_brings_a_deck_to_a_game_without_decks() {
    let mut lobby = Lobby::of("duel:theme=gold", true);
    assert_eq!(lobby.brought(), [Value::Null, Value::Null]);
    assert_eq!(lobby.bring(0, 0, "merchants").unwrap_err()["said"]["key"], "table.refused.deck");
    lobby.ok(0, Command::Begin);
}
