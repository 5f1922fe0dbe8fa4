//! Offers that do not stop the table: a seat that cannot pay is not asked, bots do not repeat themselves.

use serde_json::{Value, json};
use table::journal::{Change, Kept, Step};
use table::protocol::{Command, Message, Request, Settings};
use table::testkit::moment;
use table::{AnyTable, Secret, Who};

/// Three seats at an island: seat 0 has wool, seat 1 has ore, seat 2 has neither.
fn island(people: u8, settings: Settings) -> Table {
    island_of("island:seats=3", people, settings)
}

fn island_of(rules: &str, people: u8, settings: Settings) -> Table {
    let position = json!({"rules": rules, "table": {
        "turn": 7, "active": 0, "moment": ["main"], "dice": [3, 3],
        "sides": [
            {"hand": {"wool": 2}, "settlements": ["0,0,N", "1,1,S"]},
            {"hand": {"ore": 1}, "settlements": ["-2,1,N", "0,2,S"]},
            {"hand": {"brick": 1}, "settlements": ["2,0,S", "2,-2,N"]},
        ],
    }});
    let (table, opened) = table::lay(&position, settings, Secret([9; 32]), 1).unwrap_or_else(|why| panic!("{why:?}"));
    let mut table = Table { table, journal: vec![opened], now: 1, count: 0 };
    for at in 0..3 {
        if at < people {
            let name = format!("P{at}");
            table.table.join(&name, Secret::of_token(&name), &moment(1, 1)).expect("there is room");
            table.ok(at.into(), Command::Sit { at });
        } else {
            table.ok(0, Command::Bot { at, bot: "greedy".into() });
        }
    }
    table.ok(0, Command::Begin);
    table
}

struct Table {
    table: Box<dyn AnyTable>,
    journal: Vec<Kept>,
    now: u64,
    count: u64,
}

impl Table {
    fn ok(&mut self, person: u16, command: Command) {
        self.count += 1;
        let request =
            Request { id: format!("c{}", self.count), version: Some(self.table.version()), seat: None, command };
        let done = self.table.handle(Who::Person(person), request.clone(), &moment(self.now, self.count));
        assert!(done.answer.as_ref().is_some_and(|it| it.ok), "{request:?}: {:?}", done.answer);
        self.journal.extend(done.entries);
    }

    fn does(&mut self, person: u16, action: &str) {
        self.ok(person, Command::Act { actions: vec![action.into()] });
    }

    fn view(&self, seat: u8) -> Value {
        let Message::Whole(whole) = self.table.whole(Some(seat), None) else { panic!("not everything") };
        serde_json::to_value(*whole).expect("JSON")
    }

    fn answer(&self, seat: usize) -> Value {
        self.view(0)["view"]["sides"][seat]["answer"].clone()
    }

    /// Time passes, and the table and its bots do what they do by themselves.
    fn passes(&mut self, milliseconds: u64) {
        let until = self.now + milliseconds;
        while let Some(at) = self.table.wakes_at().filter(|at| *at <= until) {
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
        self.now = until;
    }

    /// The person only ever ends the turn, declines and gives back; the bots play.
    fn bots_play(&mut self) {
        for _ in 0..400 {
            self.passes(100);
            let question = &self.view(0)["question"];
            let choices: Vec<String> = serde_json::from_value(question["choices"].clone()).unwrap_or_default();
            let plain = ["decline", "end", "roll"].iter().find(|it| choices.iter().any(|choice| choice == *it));
            match plain.map(ToString::to_string).or_else(|| choices.first().cloned()) {
                Some(action) => self.does(0, &action),
                None if self.table.wakes_at().is_none() => break,
                None => {}
            }
        }
    }

    /// What a seat did, in the notation of records.
    fn did(&self, who: u8) -> Vec<&str> {
        let steps = self.journal.iter().filter_map(|kept| match &kept.what {
            Change::Moved { steps } => Some(steps),
            _ => None,
        });
        let did = steps.flatten().filter_map(move |step| match step {
            Step::Did { seat, r#do } if *seat == who => Some(r#do.as_str()),
            _ => None,
        });
        did.collect()
    }
}

#[test]
fn a_seat_that_cannot_pay_is_not_asked_and_declines_after_the_pause() {
    // island 10.2: whether an opponent can pay is never revealed.
    let mut table = island(3, Settings::default());
    table.does(0, "offer wool for ore to 1,2");
    assert_eq!(table.view(1)["question"]["choices"], json!(["accept", "decline"]));
    assert_eq!(table.view(2)["question"], Value::Null, "seat 2 has no ore");
    table.passes(699);
    assert_eq!(table.answer(2), "", "nobody learns that seat 2 could only decline");
    table.passes(1_301);
    assert_eq!((table.answer(1), table.answer(2)), ("".into(), "declined".into()));
    assert_eq!(table.view(2)["question"]["undo"], 0, "the table would decline again");
    // An answer that comes faster than the pause is heard after it, too.
    table.does(0, "withdraw");
    table.does(0, "offer wool for ore to 1");
    table.does(1, "decline");
    assert!(table.did(1).is_empty());
    table.passes(2_000);
    assert_eq!(table.did(1), ["decline"]);
}

#[test]
fn who_cannot_pay_may_still_propose_something_else() {
    let mut table = island(3, Settings::default());
    table.does(0, "offer wool for ore to 1,2");
    table.does(2, "propose brick for wool");
    table.passes(2_000);
    assert_eq!(table.view(0)["view"]["sides"][2]["proposal"], json!({"give": [["brick", 1]], "want": [["wool", 1]]}));
}

#[test]
fn a_bot_does_not_repeat_an_offer_and_makes_none_at_a_table_that_wants_quiet() {
    for quiet_bots in [false, true] {
        let settings = Settings { quiet_bots, bot_delay: Some([0, 0]), quick: true, ..Settings::default() };
        let mut table = island(1, settings);
        let mut offers = Vec::new();
        table.bots_play();
        for seat in [1, 2] {
            let all = table.did(seat);
            let is_offer = |it: &&&str| it.starts_with("offer");
            // A few rounds lie between two equal offers.
            for few in all.windows(12) {
                let mut made: Vec<_> = few.iter().filter(is_offer).collect();
                made.sort();
                assert!(made.windows(2).all(|pair| pair[0] != pair[1]), "seat {seat} repeats itself: {few:?}");
            }
            offers.extend(all.iter().filter(is_offer).map(|it| it.to_string()));
        }
        assert_eq!(offers.is_empty(), quiet_bots, "{offers:?}");
    }
}

#[test]
fn a_bot_does_not_repeat_a_gift_and_brings_none_at_a_table_that_wants_quiet() {
    for quiet_bots in [false, true] {
        let settings = Settings { quiet_bots, bot_delay: Some([0, 0]), quick: true, ..Settings::default() };
        let mut table = island_of("island:seats=3,frenemies", 1, settings);
        table.bots_play();
        let mut gifts = 0;
        for seat in [1, 2] {
            let all = table.did(seat);
            let to = |it: &&str| it.strip_prefix("gift ").map(|rest| rest.split(' ').next_back().map(String::from));
            // A few rounds lie between two gifts for the same seat.
            for few in all.windows(12) {
                let mut takers: Vec<_> = few.iter().filter_map(to).collect();
                takers.sort();
                assert!(takers.windows(2).all(|pair| pair[0] != pair[1]), "seat {seat} repeats itself: {few:?}");
            }
            gifts += all.iter().filter_map(to).count();
        }
        assert_eq!(gifts == 0, quiet_bots, "{gifts} gifts");
    }
}

#[test]
fn the_host_turns_offers_of_bots_off_while_the_game_goes_on() {
    let settings = Settings { bot_delay: Some([0, 0]), quick: true, watch: true, ..Settings::default() };
    let mut table = island(2, settings.clone());
    let quiet = Command::Bots { delay: Some([50, 250]), quiet: true };
    let request = Request { id: "guest".into(), version: None, seat: None, command: quiet.clone() };
    let refused = table.table.handle(Who::Person(1), request, &moment(1, 1)).answer.expect("an answer");
    assert!(!refused.ok, "only the host may");
    table.ok(0, quiet.clone());
    let now =
        serde_json::to_value(Settings { quiet_bots: true, bot_delay: Some([50, 250]), ..settings }).expect("JSON");
    assert_eq!(table.view(0)["table"]["settings"], now, "nothing else has changed");
    let entries = table.journal.len();
    table.ok(0, quiet);
    assert_eq!(table.journal.len(), entries, "what stays as it is needs no entry");
}
