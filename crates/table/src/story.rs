//! A game from its beginning: what happened, for statistics, and every position of it, for a replay.

use kernel::{Entry, Replay, Seat, Seen, Viewer, Written};
use serde_json::{Value, json};

use crate::family::Family;
use crate::play::Play;
use crate::protocol::{Kind, Phase, Refused, Story, Told};
use crate::table::{Table, refused};

impl<F: Family> Table<F> {
    /// All that happened so far and was not taken back, through the eyes of a seat or of spectators.
    pub(crate) fn story_for(&self, seat: Option<u8>) -> Result<Story, Refused> {
        let Some(play) = &self.play else { return refused(Kind::NotNow, "no game is running") };
        let viewer = self.viewer(seat.map(Seat));
        Ok(Story { steps: play.steps.len() as u64, log: play.all_told(viewer) })
    }

    /// The table after so many steps of a game that is over, through any eyes.
    pub(crate) fn scene_for(&self, step: u64, viewer: Viewer) -> Result<Value, Refused> {
        let play = match (&self.play, self.phase) {
            (Some(play), Phase::Over) => play,
            _ => return refused(Kind::NotNow, "a game can be looked through once it is over"),
        };
        if let Viewer::Seat(seat) = viewer
            && seat.index() >= self.chairs.len()
        {
            return refused(Kind::NoSuch, format!("there is no seat {seat} at a table of {}", self.chairs.len()));
        }
        let steps = play.steps.len() as u64;
        if step > steps {
            return refused(Kind::NoSuch, format!("the game has {steps} steps"));
        }
        Ok(play.scene(step as usize, viewer))
    }
}

impl<G: Written<View: serde::Serialize>> Play<G> {
    fn all_told(&self, viewer: Viewer) -> Vec<Told> {
        let mut replay = Replay::new(&*self.game);
        // The events of each step that still stands; taking back takes the last ones away.
        let mut standing: Vec<Vec<Told>> = Vec::new();
        for (at, &entry) in self.steps.iter().enumerate() {
            replay.step(entry).expect("what was played can be replayed");
            match entry {
                Entry::Undid(_, steps) => standing.truncate(standing.len() - steps as usize),
                Entry::Did(..) | Entry::Fell(_) => {
                    let seen = replay.notes().events.iter().filter_map(|event| event.seen_by(viewer));
                    let told = seen.map(|event| Told { version: at as u64 + 1, said: self.game.tell(&event) });
                    standing.push(told.collect());
                }
            }
        }
        standing.into_iter().flatten().collect()
    }

    fn scene(&self, step: usize, viewer: Viewer) -> Value {
        let mut replay = Replay::new(&*self.game);
        for &entry in &self.steps[..step] {
            replay.step(entry).expect("what was played can be replayed");
        }
        let seen = replay.notes().events.iter().filter_map(|event| event.seen_by(viewer));
        let told = seen.map(|event| Told { version: step as u64, said: self.game.tell(&event) });
        let log: Vec<Told> = if step == 0 { Vec::new() } else { told.collect() };
        json!({
            "step": step,
            "steps": self.steps.len(),
            "view": self.game.view(replay.state(), viewer),
            "log": log,
        })
    }
}
