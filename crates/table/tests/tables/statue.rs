//! A hidden question that must be answered by a seat that can: the Statue of Artisans & Benefactors (classic D40).

use serde_json::{Value, json};
use table::protocol::{Command, Message, Request, Settings, StandingAnswers, Whole};
use table::testkit::moment;
use table::{AnyTable, Secret, Who};

/// Ann can build the Statue; Bob holds this card.
fn position(held: &str) -> Value {
    json!({
        "rules": "classic:artisans",
        "table": {
            "phase": "action", "active": 0, "turn": 9,
            "sides": [
                {
                    "principality": [
                        "fields-1 | - | mountains-2 | - | pasture-3",
                        "- | city | road | settlement | -",
                        "forest-4 | - | hills-5:1 | - | gold-field-6:2",
                    ],
                    "hand": ["beloved-prince-statue"],
                    "markers": ["public-feeling:3"],
                },
                { "hand": [held] },
            ],
        },
    })
}

struct Scene {
    table: Box<dyn AnyTable>,
    now: u64,
    count: u64,
}

impl Scene {
    /// Both sit at the table, and Bob has said that he passes until his turn.
    fn at(held: &str) -> Scene {
        let laid = table::lay(&position(held), Settings::default(), Secret([9; 32]), 1);
        let (mut table, _) = laid.unwrap_or_else(|why| panic!("{why:?}"));
        for (name, token) in [("Ann", "ann"), ("Bob", "bob")] {
            table.join(name, Secret::of_token(token), &moment(1, 1)).unwrap();
        }
        let mut scene = Scene { table, now: 1, count: 1 };
        scene.asks(0, Command::Sit { at: 0 });
        scene.asks(1, Command::Sit { at: 1 });
        scene.asks(0, Command::Begin);
        scene.asks(1, Command::Standing { standing: StandingAnswers { pass_until_my_turn: true, skip: Vec::new() } });
        scene
    }

    fn asks(&mut self, person: u16, command: Command) {
        self.count += 1;
        let version = Some(self.table.version());
        let request = Request { id: format!("c{}", self.count), version, seat: None, command };
        let done = self.table.handle(Who::Person(person), request.clone(), &moment(self.now, self.count));
        assert!(done.answer.as_ref().is_some_and(|it| it.ok), "{request:?}: {:?}", done.answer);
    }

    fn passes(&mut self, milliseconds: u64) {
        let until = self.now + milliseconds;
        while let Some(at) = self.table.wakes_at().filter(|at| *at <= until) {
            self.now = self.now.max(at);
            self.count += 1;
            self.table.wake(&moment(self.now, self.count));
        }
        self.now = until;
    }

    fn whole(&self, seat: Option<u8>) -> Whole {
        match self.table.whole(seat, None) {
            Message::Whole(whole) => *whole,
            other => panic!("{other:?} is not everything"),
        }
    }

    fn choices(&self, seat: u8) -> Vec<String> {
        self.whole(Some(seat)).question.map_or(Vec::new(), |it| it.choices)
    }
}

fn builds(scene: &mut Scene) {
    scene.asks(0, Command::Act { actions: vec!["build beloved-prince-statue 0,a".into()] });
}

/// artisans/beloved-prince-statue R1, classic D40
#[test]
fn nobody_passes_beforehand_who_has_a_card_to_offer() {
    let mut scene = Scene::at("falk");
    builds(&mut scene);
    scene.passes(60_000);
    assert_eq!(scene.choices(1), ["card 0"], "he is asked until he answers");
    let question = scene.whole(Some(1)).question.expect("he is asked");
    assert_eq!(question.pass, None, "there is no button to pass");
    scene.asks(1, Command::Act { actions: vec!["card 0".into()] });
    scene.passes(10_000);
    assert!(scene.choices(0).contains(&"end".to_string()), "the Statue is done and Ann goes on");
}

/// artisans/beloved-prince-statue R5, classic D40, classic 18
#[test]
fn a_seat_that_has_none_is_asked_all_the_same_and_heard_after_the_same_pause() {
    let (mut with, mut without) = (Scene::at("falk"), Scene::at("smithy"));
    for scene in [&mut with, &mut without] {
        builds(scene);
        let only = scene.choices(1)[0].clone();
        scene.asks(1, Command::Act { actions: vec![only] });
        scene.passes(690);
        assert_eq!(scene.choices(0), [""; 0], "nobody answers before the pause is over");
    }
    for member in ["asked", "due", "sides"] {
        let told = |scene: &Scene| scene.whole(Some(0)).view[member].clone();
        assert_eq!(told(&with), told(&without), "Ann cannot tell the two apart");
    }
    without.passes(2_000);
    assert!(without.choices(0).contains(&"end".to_string()));
}
