//! A spec that leaves something open: the players choose before the set-up, and the rest falls by lot.

use serde_json::{Value, json};
use table::journal::{Change, Kept};
use table::protocol::{Command, Message, Phase, Request, Settings};
use table::testkit::moment;
use table::{AnyTable, Choosing, Secret, Who};

struct Table {
    table: Box<dyn AnyTable>,
    journal: Vec<Kept>,
    now: u64,
    count: u64,
}

impl Table {
    /// Ann and Ben at a table, which has begun; without Ben, a bot plays his seat.
    fn begun(spec: &str, secret: u8, ben: bool) -> Table {
        let settings = Settings { bot_delay: Some([0, 0]), quick: true, ..Settings::default() };
        let (table, opened) = table::open(spec, settings, Secret([secret; 32]), 1).unwrap();
        let mut table = Table { table, journal: vec![opened], now: 1, count: 0 };
        for name in if ben { &["Ann", "Ben"][..] } else { &["Ann"][..] } {
            let (_, joined) = table.table.join(name, Secret::of_token(name), &moment(1, 1)).unwrap();
            table.journal.extend(joined.entries);
        }
        table.ok(0, Command::Sit { at: 0 });
        match ben {
            true => table.ok(1, Command::Sit { at: 1 }),
            false => table.ok(0, Command::Bot { at: 1, bot: "random".into() }),
        }
        table.ok(0, Command::Begin);
        table
    }

    fn asks(&mut self, person: u16, command: Command) -> Result<(), String> {
        self.count += 1;
        let request =
            Request { id: format!("c{}", self.count), version: Some(self.table.version()), seat: None, command };
        let before = self.table.whole(None, None);
        let done = self.table.handle(Who::Person(person), request, &moment(self.now, self.count));
        let answer = done.answer.unwrap();
        if answer.ok {
            self.journal.extend(done.entries);
            return Ok(());
        }
        assert!(done.entries.is_empty() && self.table.whole(None, None) == before, "a refusal changes nothing");
        Err(json!(answer.refused.unwrap().said)["key"].as_str().unwrap().to_string())
    }

    fn ok(&mut self, person: u16, command: Command) {
        self.asks(person, command.clone()).unwrap_or_else(|why| panic!("{command:?}: {why}"));
    }

    fn choose(&mut self, person: u16, word: &str) -> Result<(), String> {
        self.asks(person, Command::Choose { word: word.into() })
    }

    fn info(&self) -> Value {
        let Message::Whole(whole) = self.table.whole(None, None) else { panic!("not everything") };
        json!(whole.table)
    }

    fn choosing(&self) -> Choosing {
        serde_json::from_value(self.info()["choosing"].clone()).expect("the players choose")
    }

    fn spec(&self) -> String {
        self.table.summary().spec
    }

    /// The same table out of its journal.
    fn survives_a_restart(&self) {
        let (again, added) = table::load(&self.journal).unwrap();
        assert!(added.is_empty());
        assert_eq!(again.whole(None, None), self.table.whole(None, None));
        assert_eq!(again.summary(), self.table.summary());
    }

    /// Bots play on to the end.
    fn played_out(&mut self) {
        for person in 0..2 {
            let _ = self.asks(person, Command::HandOver);
        }
        while let Some(at) = self.table.wakes_at().filter(|_| self.table.phase() == Phase::Playing) {
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
        assert_eq!(self.table.phase(), Phase::Over);
    }
}

/// enlightenment 5: the starting player picks one, the other picks one, the third falls by lot.
#[test]
fn each_prince_chooses_an_era_and_the_third_falls_by_lot() {
    let mut begins = [0, 0];
    for secret in 0..12 {
        let mut table = Table::begun("duel:princes,target=4", secret, true);
        assert_eq!(table.table.phase(), Phase::Choosing);
        assert_eq!(table.spec(), "duel:princes,target=4");
        table.survives_a_restart();
        let Choosing { of, order, .. } = table.choosing();
        let [first, second] = order[..] else { panic!("both choose: {order:?}") };
        assert_eq!(table.choose(second.into(), &of[0]).unwrap_err(), "table.refused.not-your-choice");
        assert_eq!(table.choose(first.into(), "basic").unwrap_err(), "table.refused.not-to-choose");
        table.choose(first.into(), &of[2]).unwrap();
        table.survives_a_restart();
        assert_eq!(table.choose(second.into(), &of[2]).unwrap_err(), "table.refused.not-to-choose");
        table.choose(second.into(), &of[0]).unwrap();
        assert_eq!(table.table.phase(), Phase::Playing);
        assert_eq!(table.choose(first.into(), &of[1]).unwrap_err(), "table.refused.no-choosing");
        let Some(Change::Begun { setup, .. }) =
            table.journal.iter().map(|kept| &kept.what).find(|it| matches!(it, Change::Begun { .. }))
        else {
            panic!("the game has begun")
        };
        assert_eq!(setup["first"], first, "who chose first begins");
        begins[usize::from(first)] += 1;
        let spec = table.spec();
        assert!(spec.contains(&of[0]) && spec.contains(&of[2]) && spec.matches('+').count() == 2, "{spec}");
        table.survives_a_restart();
    }
    assert!(begins[0] > 0 && begins[1] > 0, "{begins:?}");
}

#[test]
fn the_record_names_the_three_and_its_dice_can_be_checked() {
    let mut table = Table::begun("duel:princes,target=4", 3, true);
    while table.table.phase() == Phase::Choosing {
        let choosing = table.choosing();
        let open = choosing.of.iter().find(|word| !choosing.chosen.contains(word)).unwrap().clone();
        table.choose(choosing.order[choosing.chosen.len()].into(), &open).unwrap();
    }
    table.played_out();
    assert_eq!(table.table.chance().unwrap()().unwrap().same_setup, Some(true));
    let record = table.table.record().unwrap()().unwrap();
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["rules"], table.spec());
    assert_eq!(header["dice"]["decided"]["asked"], "duel:princes,target=4");
    assert_eq!(header["dice"]["decided"]["spec"], table.spec());
    // A rematch asks again.
    let Change::Opened { spec, .. } = &table.table.successor(Secret([1; 32]), &moment(9, 9))[0].what else { panic!() };
    assert_eq!(spec, "duel:princes,target=4");
}

#[test]
fn a_bot_chooses_at_once_and_with_a_named_era_nobody_chooses() {
    for secret in 0..8 {
        let mut table = Table::begun("duel:princes", secret, false);
        let choosing = table.choosing();
        assert_eq!(choosing.order[choosing.chosen.len()], 0, "the bot has chosen, or waits for Ann");
        let open = choosing.of.iter().find(|word| !choosing.chosen.contains(word)).unwrap().clone();
        table.choose(0, &open).unwrap();
        assert_eq!(table.table.phase(), Phase::Playing);

        let table = Table::begun("duel:princes=turmoil", secret, false);
        assert_eq!(table.table.phase(), Phase::Playing);
        assert!(table.spec().contains("turmoil") && table.spec().matches('+').count() == 2, "{}", table.spec());
        table.survives_a_restart();
    }
}

#[test]
fn a_bot_stands_in_for_a_player_who_leaves_or_is_silent() {
    let mut table = Table::begun("duel:princes", 5, true);
    table.ok(1, Command::Leave);
    if table.table.phase() == Phase::Choosing {
        let choosing = table.choosing();
        let open = choosing.of.iter().find(|word| !choosing.chosen.contains(word)).unwrap().clone();
        table.choose(0, &open).unwrap();
    }
    assert_eq!(table.table.phase(), Phase::Playing);
    table.survives_a_restart();

    let mut table = Table::begun("duel:princes", 5, true);
    let bot = Command::Bot { at: 1, bot: "random".into() };
    assert_eq!(table.asks(0, bot.clone()).unwrap_err(), "table.refused.bot-too-soon");
    table.now += 60_000;
    table.ok(0, bot);
    table.survives_a_restart();
}
