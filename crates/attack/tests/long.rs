//! Long journals: they are read fast and read right, and their stories come by page.

use attack::journal::Played;
use kernel::testkit::{Dice, mutate_value};
use kernel::{Entry, Game, Replay, Seen, Viewer, Written, record};
use serde_json::Value;
use table::journal::Kept;
use table::protocol::{Command, Story};
use table::{Family, Task, with_family};

/// A finished game in which much was taken back.
fn played(spec: &str) -> Played {
    let mut played = Played::begin(spec, 11);
    played.play(6, 6_000, 11);
    for person in 0..2 {
        played.says(person, Command::OfferEnd);
    }
    played
}

fn pages(played: &Played) -> Vec<Story> {
    let mut pages: Vec<Story> = Vec::new();
    loop {
        let after = pages.last().map_or(Some(0), |page| page.next);
        let Some(after) = after else { return pages };
        pages.push(played.table.story(Some(0), after).unwrap()().unwrap());
    }
}

/// The story and some scenes of a record, told from its beginning step by step.
struct Told<'a>(&'a str, &'a [u64]);

/// The version and the key of each line of the log.
type Lines = Vec<(u64, &'static str)>;

impl Task for Told<'_> {
    type Out = (Lines, Vec<(u64, Vec<u8>)>, Vec<Value>);

    fn run<F: Family + 'static>(self, family: F) -> Self::Out {
        let header = record::read_header(self.0.as_bytes()).unwrap();
        let game = family.given(&header.setup).unwrap();
        let mut entries = Vec::new();
        record::verify(&game, self.0.as_bytes(), |step| entries.push(step.entry)).unwrap();
        let mut replay = Replay::new(&game);
        let mut standing: Vec<(Lines, u64, Vec<u8>)> = Vec::new();
        let mut scenes = Vec::new();
        for at in 0..=entries.len() {
            if self.1.contains(&(at as u64)) {
                scenes.push(serde_json::to_value(game.view(replay.state(), Viewer::Public)).unwrap());
            }
            let Some(&entry) = entries.get(at) else { break };
            replay.step(entry).unwrap();
            match entry {
                Entry::Undid(_, steps) => standing.truncate(standing.len() - steps as usize),
                _ => {
                    let number = at as u64 + 1;
                    let seen = replay.notes().events.iter().filter_map(|event| event.seen_by(Viewer::Full));
                    let lines = seen.map(|event| (number, game.tell(&event).key)).collect();
                    standing.push((lines, number, game.points(replay.state(), Viewer::Full)));
                }
            }
        }
        let mut points = vec![(0, game.points(&game.start(), Viewer::Full))];
        for (_, number, now) in &standing {
            if points.last().is_some_and(|(_, last)| last != now) {
                points.push((*number, now.clone()));
            }
        }
        (standing.into_iter().flat_map(|(lines, ..)| lines).collect(), points, scenes)
    }
}

#[test]
fn the_pages_of_a_story_are_the_story_and_every_scene_is_as_it_was() {
    for spec in ["island:seats=2,target=15", "duel:target=15"] {
        let played = played(spec);
        let record = played.table.record().unwrap()().unwrap();
        let steps = played.table.story(None, 0).unwrap()().unwrap().steps;
        let asked: Vec<u64> =
            (0..=steps).filter(|step| step % 97 == 0 || *step > steps - 5 || step % 256 < 2).collect();
        let header = record::read_header(record.as_bytes()).unwrap();
        let (log, points, scenes) = with_family(&header.rules, Told(&record, &asked)).unwrap();
        let pages = pages(&played);
        assert!(pages.len() > 1, "{spec}: {steps} steps on one page");
        let told = pages.iter().flat_map(|page| page.log.iter().map(|line| (line.version, line.said.key)));
        assert_eq!(told.collect::<Lines>(), log);
        let counted = pages.iter().flat_map(|page| page.points.iter().map(|it| (it.step, it.points.clone())));
        assert_eq!(counted.collect::<Vec<_>>(), points);
        for (step, scene) in asked.iter().zip(scenes) {
            let told = played.table.scene(*step, Viewer::Public).unwrap()().unwrap();
            assert_eq!(told["view"], scene, "{spec} after {step} steps");
        }
        let beyond = played.table.story(Some(0), 1 << 40).unwrap()().unwrap();
        assert!(beyond.log.is_empty() && beyond.points.is_empty() && beyond.next.is_none());
    }
}

#[test]
fn entries_are_read_the_same_the_fast_way_and_the_general_one() {
    let played = played("island:seats=2");
    let mut dice = Dice::new(12);
    let (mut good, mut bad) = (0, 0);
    for kept in &played.journal {
        let text = serde_json::to_string(kept).unwrap();
        assert_eq!(&Kept::read(&text).unwrap(), kept);
        let mut value = serde_json::to_value(kept).unwrap();
        mutate_value(&mut value, &mut dice);
        let text = value.to_string();
        let general = serde_json::from_str::<Kept>(&text).ok();
        assert_eq!(Kept::read(&text).ok(), general, "{text}");
        if general.is_some() { good += 1 } else { bad += 1 }
    }
    assert!(good > 100 && bad > 100, "{good} good, {bad} bad");
}

#[test]
fn a_long_journal_makes_the_same_table_again() {
    let mut played = Played::begin("duel", 13);
    played.play(40, 3_000, 13);
    let (again, added) = table::load(&played.journal).unwrap();
    assert!(added.is_empty() && played.journal.len() >= 2_990, "{}", played.journal.len());
    for seat in [None, Some(0), Some(1)] {
        assert_eq!(again.whole(seat, None), played.table.whole(seat, None));
    }
}
