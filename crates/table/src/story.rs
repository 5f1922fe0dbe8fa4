//! A game from its beginning: its events (for statistics), its positions (for replays), and how its chance was drawn
//! (for checks).

use kernel::{Entry, Phrase, Replay, Seat, Seen, Viewer, Written};
use serde_json::{Value, json};

use crate::family::Family;
use crate::lobby::no_setup;
use crate::play::TableGame;
use crate::protocol::{Chance, Fall, LogLine, Phase, PointsAt, RefusalKind, Refused, Story};
use crate::table::{Table, refused};

impl<F: Family> Table<F> {
    /// All that happened so far and was not taken back, through the eyes of a seat or of spectators.
    pub(crate) fn story_for(&self, seat: Option<u8>) -> Result<Story, Refused> {
        let Some(play) = &self.play else { return refused(RefusalKind::NotNow, Phrase::new("table.refused.no-game")) };
        let viewer = self.viewer(seat.map(Seat));
        // At the end hidden points are shown, also those at earlier steps.
        let points = if self.phase == Phase::Over { Viewer::Full } else { viewer };
        let (log, points) = play.all_told(viewer, points);
        Ok(Story { steps: play.steps.len() as u64, log, points })
    }

    /// How all chance of a game that is over came about.
    pub(crate) fn chance_of(&self) -> Result<Chance, Refused> {
        let (Some(play), Phase::Over) = (&self.play, self.phase) else {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.chance-not-yet"));
        };
        let seed = play.dice.setup_seed();
        let family = match &self.decided {
            Some(decided) => self.family.decided(decided, seed).map_err(|wrong| no_setup(&wrong))?,
            None => self.family.clone(),
        };
        let drawn = family.draw(seed).map_err(|wrong| no_setup(&wrong))?;
        Ok(Chance {
            seed: format!("{seed:016x}"),
            same_setup: self.position.is_none().then(|| drawn.setup() == play.game.setup()),
            falls: play.all_fallen(),
        })
    }

    /// The table after the given number of steps of a game that is over, as any viewer sees it.
    pub(crate) fn scene_for(&self, step: u64, viewer: Viewer) -> Result<Value, Refused> {
        let play = match (&self.play, self.phase) {
            (Some(play), Phase::Over) => play,
            _ => return refused(RefusalKind::NotNow, Phrase::new("table.refused.scene-not-yet")),
        };
        if let Viewer::Seat(seat) = viewer
            && seat.index() >= self.chairs.len()
        {
            return Err(self.no_seat(seat.0));
        }
        let steps = play.steps.len() as u64;
        if step > steps {
            return refused(RefusalKind::NoSuch, Phrase::new("table.refused.no-step").with("steps", steps as u32));
        }
        Ok(play.scene(step as usize, viewer))
    }
}

impl<G: Written<View: serde::Serialize>> TableGame<G> {
    /// What was told and not taken back, and how the points changed.
    fn all_told(&self, viewer: Viewer, counter: Viewer) -> (Vec<LogLine>, Vec<PointsAt>) {
        let mut replay = Replay::from(&*self.game, self.start);
        let mut points = vec![PointsAt { step: 0, points: self.game.points(replay.state(), counter) }];
        // The events of each step that still stands; taking back takes the last ones away.
        let mut standing: Vec<Vec<LogLine>> = Vec::new();
        for (at, &entry) in self.steps.iter().enumerate() {
            replay.step(entry).expect("what was played can be replayed");
            match entry {
                Entry::Undid(_, steps) => standing.truncate(standing.len() - steps as usize),
                Entry::Did(..) | Entry::Fell(_) => {
                    let seen = replay.notes().events.iter().filter_map(|event| event.seen_by(viewer));
                    let told = seen.map(|event| LogLine {
                        version: at as u64 + 1,
                        takes_back: None,
                        said: self.game.tell(&event),
                    });
                    standing.push(told.collect());
                }
            }
            let now = self.game.points(replay.state(), counter);
            if points.last().is_some_and(|last| last.points != now) {
                points.push(PointsAt { step: at as u64 + 1, points: now });
            }
        }
        (standing.into_iter().flatten().collect(), points)
    }

    fn all_fallen(&self) -> Vec<Fall> {
        let mut replay = Replay::from(&*self.game, self.start);
        let mut falls = Vec::new();
        for &entry in &self.steps {
            if let Entry::Fell(outcome) = entry {
                let lots = self.game.lots(replay.state(), outcome);
                let (lots, again) = lots.map_or((None, Vec::new()), |lots| (Some(lots.each), lots.again));
                falls.push(Fall { fell: self.game.write_outcome(outcome), lots, again });
            }
            replay.step(entry).expect("what was played can be replayed");
        }
        falls
    }

    fn scene(&self, step: usize, viewer: Viewer) -> Value {
        let mut replay = Replay::from(&*self.game, self.start);
        for &entry in &self.steps[..step] {
            replay.step(entry).expect("what was played can be replayed");
        }
        let seen = replay.notes().events.iter().filter_map(|event| event.seen_by(viewer));
        let told = seen.map(|event| LogLine { version: step as u64, takes_back: None, said: self.game.tell(&event) });
        let log: Vec<LogLine> = if step == 0 { Vec::new() } else { told.collect() };
        json!({
            "step": step,
            "steps": self.steps.len(),
            "view": self.game.view(replay.state(), viewer),
            "log": log,
        })
    }
}
