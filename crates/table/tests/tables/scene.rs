//! A table for tests: commands go in, answers and messages come out, and time passes when the test says so.

use serde_json::Value;
use table::journal::Kept;
use table::protocol::{Command, Message, Phase, RefusalKind, Refused, Request, Settings};
use table::testkit::{ParlourFamily, moment};
use table::{AnyTable, Done, Secret, To, Who};

/// A table, its journal, and a clock that the test moves.
pub struct Scene {
    pub table: Box<dyn AnyTable>,
    pub journal: Vec<Kept>,
    pub now: u64,
    pub count: u64,
    pub family: Option<ParlourFamily>,
}

impl Scene {
    pub fn parlour(seats: u8, settings: Settings) -> Scene {
        let family = ParlourFamily(seats);
        let (table, opened) = table::open_in(family.clone(), settings, Secret([7; 32]), 1_000);
        Scene { table, journal: vec![opened], now: 1_000, count: 0, family: Some(family) }
    }

    /// A game in which person n holds seat n.
    pub fn playing(seats: u8, settings: Settings) -> Scene {
        let mut scene = Scene::parlour(seats, settings);
        for seat in 0..seats {
            scene.joins(&format!("P{seat}"));
            scene.ok(seat.into(), Command::Sit { at: seat });
        }
        scene.ok(0, Command::Begin);
        scene
    }

    pub fn joins(&mut self, name: &str) -> u16 {
        self.comes(name, name).unwrap()
    }

    /// Somebody comes with this token.
    pub fn comes(&mut self, name: &str, token: &str) -> Result<u16, Refused> {
        self.count += 1;
        let (person, done) = self.table.join(name, Secret::of_token(token), &moment(self.now, self.count))?;
        self.journal.extend(done.entries);
        Ok(person)
    }

    pub fn send(&mut self, person: u16, request: Request) -> Done {
        self.count += 1;
        let done = self.table.handle(Who::Person(person), request, &moment(self.now, self.count));
        self.journal.extend(done.entries.iter().cloned());
        done
    }

    pub fn asks(&mut self, person: u16, command: Command) -> Done {
        let (id, version) = (format!("c{}", self.count), Some(self.table.version()));
        self.send(person, Request { id, version, seat: None, command })
    }

    pub fn ok(&mut self, person: u16, command: Command) -> Done {
        let done = self.asks(person, command.clone());
        let answer = done.answer.as_ref().unwrap();
        assert!(answer.ok, "{command:?}: {answer:?}");
        done
    }

    pub fn refused(&mut self, person: u16, command: Command) -> RefusalKind {
        let kept = self.journal.len();
        let answer = self.asks(person, command.clone()).answer.unwrap();
        assert!(!answer.ok, "{command:?} was carried out");
        assert!(self.journal.len() == kept || self.table.phase() == Phase::Frozen, "a refusal keeps nothing");
        answer.refused.unwrap().kind
    }

    pub fn does(&mut self, person: u16, actions: &[&str]) -> Done {
        self.ok(person, act(actions))
    }

    /// Time passes; the table does what it does by itself, bots included.
    pub fn passes(&mut self, milliseconds: u64) -> Vec<Done> {
        let until = self.now + milliseconds;
        let mut all = Vec::new();
        while let Some(at) = self.table.wakes_at().filter(|at| *at <= until) {
            self.now = self.now.max(at);
            self.count += 1;
            let mut done = self.table.wake(&moment(self.now, self.count));
            self.journal.extend(done.entries.iter().cloned());
            for thought in std::mem::take(&mut done.think) {
                let answer = (thought.think)();
                let later =
                    self.table.thought(thought.seat, thought.question, Some(answer), &moment(self.now, self.count));
                self.journal.extend(later.entries.iter().cloned());
                all.push(later);
            }
            all.push(done);
        }
        self.now = until;
        all
    }

    pub fn view(&self, seat: Option<u8>) -> Value {
        match self.table.whole(seat, None) {
            Message::Whole(whole) => serde_json::to_value(*whole).unwrap(),
            other => panic!("{other:?} is not everything"),
        }
    }

    /// The journal makes the same table again.
    pub fn replays(&self) {
        let family = self.family.clone().unwrap();
        let (again, added) = table::load_in(family, &self.journal).unwrap();
        assert!(added.is_empty(), "{added:?}");
        assert_eq!(again.whole(None, None), self.table.whole(None, None));
        assert_eq!(again.kept(), self.journal.len() as u64);
        for seat in 0..2 {
            let (mut old, mut new) = (
                self.view(Some(seat)),
                match again.whole(Some(seat), None) {
                    Message::Whole(whole) => serde_json::to_value(*whole).unwrap(),
                    _ => unreachable!(),
                },
            );
            for it in [&mut old, &mut new] {
                it.as_object_mut().unwrap().remove("draft");
                it.as_object_mut().unwrap().remove("question");
            }
            assert_eq!(old, new);
        }
    }
}

pub fn act(actions: &[&str]) -> Command {
    Command::Act { actions: actions.iter().map(|it| (*it).to_string()).collect() }
}

pub fn told(done: &Done, to: To) -> Vec<String> {
    done.say.iter().filter(|say| say.to == to).map(|say| serde_json::to_string(&say.message).unwrap()).collect()
}
