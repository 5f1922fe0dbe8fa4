//! Tables whose game begins from a position that somebody laid by hand.

use kernel::{Awaits, Entry, Game, History, Log, Viewer, Written, below, record, testkit::Dice};
use serde_json::{Value, json};
use table::journal::Kept;
use table::protocol::{Command, Message, Phase, RefusalKind, Request, Settings, Whole};
use table::testkit::moment;
use table::{AnyTable, Family, Secret, Task, Who, with_family};

/// A laid table at which Ann holds seat 0 and bots the others, begun, and its journal.
struct Laid {
    table: Box<dyn AnyTable>,
    journal: Vec<Kept>,
    now: u64,
    count: u64,
}

impl Laid {
    fn at(position: &Value) -> Laid {
        let settings = Settings { bot_delay: Some([0, 0]), quick: true, ..Settings::default() };
        let (table, opened) = table::lay(position, settings, Secret([9; 32]), 1).unwrap_or_else(|why| {
            panic!("{why:?}: {position}");
        });
        let mut laid = Laid { table, journal: vec![opened], now: 1, count: 0 };
        let (ann, joined) = laid.table.join("Ann", Secret::of_token("ann"), &moment(1, 1)).unwrap();
        laid.journal.extend(joined.entries);
        assert_eq!(ann, 0);
        laid
    }

    fn begun(position: &Value) -> Laid {
        let mut laid = Laid::at(position);
        laid.asks(Command::Sit { at: 0 });
        for at in 1..laid.table.summary().seats.len() as u8 {
            laid.asks(Command::Bot { at, bot: "random".into() });
        }
        laid.asks(Command::Begin);
        laid
    }

    fn asks(&mut self, command: Command) {
        self.count += 1;
        let version = Some(self.table.version());
        let request = Request { id: format!("c{}", self.count), version, seat: None, command };
        let done = self.table.handle(Who::Person(0), request.clone(), &moment(self.now, self.count));
        assert!(done.answer.as_ref().is_some_and(|it| it.ok), "{request:?}: {:?}", done.answer);
        self.journal.extend(done.entries);
    }

    fn whole(&self, seat: Option<u8>) -> Whole {
        whole(&*self.table, seat)
    }

    /// Lets bots play on until the game is over.
    fn played_out(mut self) -> Laid {
        self.asks(Command::HandOver);
        for _ in 0..200_000 {
            let Some(at) = self.table.wakes_at().filter(|_| self.table.phase() == Phase::Playing) else { break };
            self.now = self.now.max(at);
            self.count += 1;
            let mut done = self.table.wake(&moment(self.now, self.count));
            self.journal.extend(done.entries.iter().cloned());
            for thought in std::mem::take(&mut done.think) {
                let answer = Some((thought.think)());
                let moment = moment(self.now, self.count);
                self.journal.extend(self.table.thought(thought.seat, thought.question, answer, &moment).entries);
            }
        }
        assert_eq!(self.table.phase(), Phase::Over, "the bots came to an end");
        self
    }

    /// The journal makes the same table again.
    fn replays(&self) {
        let stored: Vec<Kept> = self
            .journal
            .iter()
            .map(|kept| serde_json::from_str(&serde_json::to_string(kept).unwrap()).unwrap())
            .collect();
        let (again, added) = table::load(&stored).unwrap();
        assert!(added.is_empty(), "{added:?}");
        for seat in [None, Some(0), Some(1)] {
            assert_eq!(whole(&*again, seat).view, self.whole(seat).view);
            assert_eq!(whole(&*again, seat).table, self.whole(seat).table);
        }
    }
}

fn whole(table: &dyn AnyTable, seat: Option<u8>) -> Whole {
    match table.whole(seat, None) {
        Message::Whole(whole) => *whole,
        other => panic!("{other:?} is not everything"),
    }
}

fn refused(position: &Value) -> (RefusalKind, String) {
    let Err(why) = table::lay(position, Settings::default(), Secret([9; 32]), 1) else { panic!("{position} was laid") };
    (why.kind, why.why)
}

/// Seat 1 is to move the robber after a 7.
fn robber() -> Value {
    json!({
        "rules": "island:seats=3,target=5",
        "table": {
            "moment": ["main", "robber"], "active": 1, "turn": 20, "dice": [3, 4],
            "sides": [
                { "settlements": ["0,0,N", "-2,1,N"], "hand": { "ore": 2 } },
                { "settlements": ["1,1,S", "2,-2,N"], "roads": ["1,1,SE"], "hand": { "wool": 4 } },
            ],
        },
    })
}

/// Seat 0 has played the Goldsmith and takes the second of two resources.
fn goldsmith() -> Value {
    json!({
        "rules": "duel",
        "table": {
            "phase": "action", "active": 0, "turn": 27,
            "sides": [
                {
                    "principality": [
                        "forest-2:1 | brick-ship | gold-field-1:3 | - | fields-6:1 | - | hills-5:1",
                        "- | city | road | city | road | settlement | road",
                        "hills-3 | grain-ship | pasture-4:1 | - | mountains-5 | - | gold-field-3",
                    ],
                    "hand": ["goldsmith", "ore-ship"],
                },
                { "hand": ["scout"] },
            ],
        },
        "then": ["play goldsmith", "take -1,a"],
    })
}

/// A match of a family, its random course, and every so often a table that begins there.
struct EveryMoment(u64);

impl Task for EveryMoment {
    type Out = (u32, u32);

    /// How many moments were laid, and how many of them stand in the middle of something.
    fn run<F: Family + 'static>(self, family: F) -> Self::Out {
        let mut dice = Dice::new(self.0);
        let game = family.draw(self.0).unwrap();
        let mut history = History::from(&game, game.start());
        let (mut laid, mut amid) = (0, 0);
        for _ in 0..600 {
            let mut state = *history.state();
            if below(&mut dice, 12) == 0 && game.standing(&state).is_none() {
                let position = history.position();
                amid += u32::from(game.depth(&state) > 1 || position.get("then").is_some());
                self.begins(&game, &state, &position);
                laid += 1;
            }
            let entry = match game.awaits(&state) {
                Awaits::Nobody => break,
                Awaits::Chance => Entry::Fell(game.draw(&state, &mut dice)),
                Awaits::Seats { due, .. } => {
                    let seat = due.lowest().expect("somebody is due");
                    Entry::Did(seat, game.pick(&state, seat, &mut dice))
                }
            };
            match entry {
                Entry::Did(seat, action) => game.apply(&mut state, seat, action, &mut Log::off()),
                Entry::Fell(outcome) => game.fall(&mut state, outcome, &mut Log::off()),
                Entry::Undid(..) => unreachable!("nobody takes anything back"),
            }
            history.add(record::entry_json(&game, entry), state);
        }
        (laid, amid)
    }
}

impl EveryMoment {
    /// A table that is laid there begins exactly there, for every pair of eyes.
    fn begins<G: Written<View: serde::Serialize>>(&self, game: &G, state: &G::State, position: &Value) {
        // It stands in the first line of a record.
        assert!(position.to_string().len() < record::LINE_LIMIT / 4, "{position}");
        let laid = Laid::begun(position);
        assert!(laid.whole(None).table.laid && laid.table.summary().laid);
        if matches!(game.awaits(state), Awaits::Seats { .. }) {
            for seat in [None, Some(0), Some(1)] {
                let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(kernel::Seat(seat)));
                let view = serde_json::to_value(game.view(state, viewer)).unwrap();
                assert_eq!(laid.whole(seat).view, view, "{seat:?} at {position}");
            }
        }
        laid.replays();
    }
}

#[test]
fn a_table_begins_at_any_moment_of_any_game() {
    for (seed, spec) in [
        "island:seats=3,helpers,frenemies",
        "island:seats=6",
        "island:seats=4,map=fog-islands",
        "duel",
        "duel:theme=progress",
    ]
    .into_iter()
    .enumerate()
    {
        let (laid, amid) = with_family(spec, EveryMoment(seed as u64)).unwrap();
        assert!(laid > 20 && amid > 0, "{spec}: {laid} moments, {amid} in the middle of something");
    }
}

#[test]
fn a_laid_game_is_played_to_its_end_and_its_record_is_replayed() {
    for position in [robber(), goldsmith()] {
        let first = Laid::begun(&position).whole(None);
        let laid = Laid::begun(&position).played_out();
        laid.replays();
        let text = laid.table.record().unwrap()().unwrap();
        let header = record::read_header(text.as_bytes()).unwrap();
        assert!(header.position.is_some());
        assert!(with_family(&header.rules.clone(), Verified(&text, &header)).unwrap());
        // The replay begins where the table did.
        assert_eq!(laid.table.scene(0, Viewer::Public).unwrap()().unwrap()["view"], first.view);
        assert_eq!(laid.table.story(None, 0).unwrap()().unwrap().points[0].step, 0);
    }
}

#[test]
fn what_led_to_a_position_is_told_in_the_log_also_where_the_table_is_quiet_again() {
    let roll = |then: Value| json!({ "rules": "duel", "table": { "phase": "before-roll", "active": 0, "turn": 27, "sides": [{ "hand": ["scout"] }] }, "then": then });
    let laid = Laid::begun(&roll(json!(["roll", "rolled 2 brigands"])));
    let whole = laid.whole(Some(0));
    let told: Vec<&str> = whole.log.iter().map(|line| line.said.key).collect();
    assert!(told.starts_with(&["duel.rolled", "duel.unraided", "duel.unraided"]), "{told:?}");
    assert!(whole.log.iter().all(|line| line.version == whole.version && line.takes_back.is_none()));
    // The stored table tells the same.
    laid.replays();
    assert!(Laid::begun(&roll(json!([]))).whole(Some(0)).log.is_empty());
}

struct Verified<'a>(&'a str, &'a record::Header);

impl Task for Verified<'_> {
    type Out = bool;

    /// Whether the record is whole, and chance what the dice gave.
    fn run<F: Family + 'static>(self, family: F) -> bool {
        let game = family.given(&self.1.setup).unwrap();
        let dice = table::Dice::from_json(self.1.dice.as_ref().unwrap()).unwrap();
        let (mut falls, mut fair) = (0, true);
        let report = record::verify(&game, self.0.as_bytes(), |step| {
            if let Entry::Fell(outcome) = step.entry {
                falls += 1;
                fair &= game.draw(step.before, &mut dice.moment(falls)) == outcome;
            }
        });
        report.unwrap().ended && fair && falls > 0
    }
}

#[test]
fn the_dice_check_says_that_the_position_was_laid_by_hand() {
    let laid = Laid::begun(&robber()).played_out();
    let chance = laid.table.chance().unwrap()().unwrap();
    assert_eq!(chance.same_setup, None);
    assert!(!chance.falls.is_empty());
}

#[test]
fn chance_that_a_position_waits_for_falls_at_once() {
    let mut position = robber();
    position["table"]["moment"] = json!("dice");
    position["table"].as_object_mut().unwrap().remove("dice");
    let laid = Laid::begun(&position);
    assert!(laid.whole(None).log.iter().any(|told| told.said.key == "island.rolled"), "{:?}", laid.whole(None).log);
    laid.replays();
}

#[test]
fn nobody_goes_back_behind_the_position() {
    let mut position = robber();
    position["table"]["active"] = json!(0);
    let mut laid = Laid::begun(&position);
    assert_eq!(laid.whole(Some(0)).question.unwrap().undo, 0);
    let choice = laid.whole(Some(0)).question.unwrap().choices[0].clone();
    laid.asks(Command::Act { actions: vec![choice] });
    assert!(laid.whole(Some(0)).question.is_none_or(|question| question.undo <= 1));
}

#[test]
fn a_rematch_begins_from_the_same_position() {
    let laid = Laid::begun(&robber()).played_out();
    let entries = laid.table.successor(Secret([1; 32]), &moment(9, 9));
    let (table, _) = table::load(&entries).unwrap();
    let mut next = Laid { table, journal: entries, now: 9, count: 100 };
    assert!(next.whole(None).table.laid);
    next.asks(Command::Begin);
    assert_eq!(next.whole(Some(0)).view, Laid::begun(&robber()).whole(Some(0)).view);
    next.replays();
}

#[test]
fn what_is_wrong_with_a_position_is_named_with_its_place() {
    let wrong = |position: Value, words: &str| {
        let (kind, why) = refused(&position);
        assert_eq!(kind, RefusalKind::Unreadable, "{why}");
        assert!(why.starts_with("position: ") && why.contains(words), "{why:?} does not say {words:?}");
    };
    wrong(json!([]), "one JSON object");
    wrong(json!({ "rules": "island", "tabel": {} }), "did you mean \"table\"");
    wrong(json!({ "rules": "isle" }), "rules: there is no game");
    wrong(json!({ "rules": "island", "table": { "moment": [] } }), "moment: an empty list awaits nothing");
    wrong(json!({ "rules": "island", "setup": { "robber": 1 } }), "robber");
    wrong(json!({ "rules": "island", "table": { "sides": [{ "roads": ["9,9,E"] }] } }), "sides[0].roads[0]");
    wrong(json!({ "rules": "duel", "table": { "sides": [{ "hand": ["dragon"] }] } }), "dragon");
    let mut then = robber();
    then["then"] = json!(["robber 0,0", "0 roll"]);
    wrong(then, "then[");
    // rivals 11: the goldsmith's two win.
    let mut won = goldsmith();
    let rest = ["take 1,b", "build ore-ship 2,a", "settlement right", "above forest-4"];
    won["then"].as_array_mut().unwrap().extend(rest.map(Value::from));
    wrong(won, "the game is over there");
}
