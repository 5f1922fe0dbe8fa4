//! A game from its beginning: its events (for statistics), its positions (for replays), and how its chance was drawn
//! (for checks). The table only gathers the data and returns a [`Later`], which does the work. That may take a while,
//! and the table stays free meanwhile.

use std::sync::Arc;

use kernel::{Course, Entry, Notes, Phrase, Position, Seat, Seen, Viewer, Written, record};
use serde_json::{Value, json};

use crate::family::Family;
use crate::lobby::no_setup;
use crate::play::{EntryOf, TableGame};
use crate::protocol::{Chance, Fall, LogLine, Phase, PointsAt, RefusalKind, Refused, Story};
use crate::table::{Table, refused};

/// Something that a table can tell without being asked again. It may take long.
pub type Later<T> = Box<dyn FnOnce() -> Result<T, Refused> + Send>;

/// How many steps a page of a story has.
const PAGE: usize = 500;

impl<F: Family + 'static> Table<F> {
    /// The events after step `after` that were not taken back, as a seat or a spectator may see them.
    pub(crate) fn story_for(&self, seat: Option<u8>, after: u64) -> Result<Later<Story>, Refused> {
        let Some(play) = &self.play else { return refused(RefusalKind::NotNow, Phrase::new("table.refused.no-game")) };
        let viewer = self.viewer(seat.map(Seat));
        // At the end hidden points are shown, also those at earlier steps.
        let counter = if self.phase == Phase::Over { Viewer::Full } else { viewer };
        let all = play.standing.len();
        let from = usize::try_from(after).unwrap_or(usize::MAX).min(all);
        let to = (from + PAGE).min(all);
        let next = (to < all).then_some(to as u64);
        let (steps, stretch) = (play.steps.len() as u64, play.stretch(from, &play.standing[..to]));
        Ok(Box::new(move || {
            let (log, points) = stretch.told(from, viewer, counter);
            Ok(Story { steps, log, points, next })
        }))
    }

    /// How all outcomes of chance of a game that is over were drawn.
    pub(crate) fn chance_of(&self) -> Result<Later<Chance>, Refused> {
        let (Some(play), Phase::Over) = (&self.play, self.phase) else {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.chance-not-yet"));
        };
        let seed = play.dice.setup_seed();
        let (family, decided, is_laid) = (self.family.clone(), self.decided.clone(), self.position.is_some());
        let stretch = play.stretch(0, &play.standing);
        Ok(Box::new(move || {
            let family = match &decided {
                Some(decided) => family.decided(decided, seed).map_err(|wrong| no_setup(&wrong))?,
                None => family,
            };
            let drawn = family.draw(seed).map_err(|wrong| no_setup(&wrong))?;
            Ok(Chance {
                seed: format!("{seed:016x}"),
                same_setup: (!is_laid).then(|| drawn.setup() == stretch.game.setup()),
                falls: stretch.fallen(),
            })
        }))
    }

    /// The table after the given number of steps of a game that is over, as any viewer sees it.
    pub(crate) fn scene_for(&self, step: u64, viewer: Viewer) -> Result<Later<Value>, Refused> {
        let play = match (&self.play, self.phase) {
            (Some(play), Phase::Over) => play,
            _ => return refused(RefusalKind::NotNow, Phrase::new("table.refused.scene-not-yet")),
        };
        if let Viewer::Seat(seat) = viewer
            && seat.index() >= self.chairs.len()
        {
            return Err(self.no_seat(seat.0));
        }
        let steps = play.steps.len();
        let Some(step) = usize::try_from(step).ok().filter(|step| *step <= steps) else {
            return refused(RefusalKind::NoSuch, Phrase::new("table.refused.no-step").with("steps", steps as u32));
        };
        let stood = play.stood_after(step);
        // Steps that were taken back later, and the steps after them, are not among the standing steps.
        let alike = stood.iter().zip(&play.standing).take_while(|(one, other)| one == other).count();
        let stretch = play.stretch(alike.min(stood.len().saturating_sub(1)), &stood);
        let tells = step > 0 && !matches!(play.steps[step - 1], Entry::Undid(..));
        Ok(Box::new(move || Ok(stretch.scene(step, steps, tells, viewer))))
    }

    /// The record of a game that is over.
    pub(crate) fn record_of(&self) -> Result<Later<String>, Refused> {
        let play = match (&self.play, self.phase) {
            (Some(play), Phase::Over) => play,
            _ => return refused(RefusalKind::NotNow, Phrase::new("table.refused.record-not-yet")),
        };
        let mut dice = play.dice.to_json();
        if let Some(decided) = &self.decided {
            dice["decided"] = json!(decided);
        }
        if !self.decks.is_empty() {
            dice["decks"] = json!(self.decks);
        }
        let (game, position, steps, state) =
            (play.game.clone(), self.position.clone(), play.steps.clone(), *play.state());
        Ok(Box::new(move || {
            let laid = position.map(|it| Position::read(&it)?.lay_telling(&*game, &mut Notes::default()));
            let laid = laid.transpose().map_err(|wrong| no_setup(&wrong))?;
            let mut writer = record::Writer::of_table(&*game, Some(dice), laid.as_ref());
            let mut text = format!("{}\n", writer.header());
            for entry in steps {
                text += &writer.entry(entry);
                text.push('\n');
            }
            if let Some(end) = writer.end(&state) {
                text += &end;
                text.push('\n');
            }
            Ok(text)
        }))
    }
}

/// Some steps of a game in a row, none of them taken back, and the position before the first.
pub(crate) struct Stretch<G: Written> {
    pub game: Arc<G>,
    pub state: G::State,
    /// How many steps stand before the first.
    pub first: usize,
    /// The steps, each with its number among all steps.
    pub steps: Vec<(u64, EntryOf<G>)>,
}

impl<G: Written<View: serde::Serialize>> TableGame<G> {
    /// The last of these steps, at least those from `from` on. Up to there they are the standing steps of the game.
    pub(crate) fn stretch(&self, from: usize, steps: &[u32]) -> Stretch<G> {
        let (first, state) = self.mark(from);
        let numbered = |at: &u32| (u64::from(*at) + 1, self.steps[*at as usize]);
        Stretch { game: self.game.clone(), state, first, steps: steps[first..].iter().map(numbered).collect() }
    }

    /// The steps that stood after the given number of all steps.
    fn stood_after(&self, step: usize) -> Vec<u32> {
        let mut stood = Vec::new();
        for (at, entry) in self.steps[..step].iter().enumerate() {
            match entry {
                Entry::Undid(_, steps) => stood.truncate(stood.len() - *steps as usize),
                Entry::Did(..) | Entry::Fell(_) => stood.push(at as u32),
            }
        }
        stood
    }
}

impl<G: Written<View: serde::Serialize>> Stretch<G> {
    /// Takes the steps one after another, and shows each with the game after it.
    pub(crate) fn walk(&self, mut look: impl FnMut(usize, u64, &Course<G>)) -> Course<G> {
        let mut course = Course::from(self.state);
        for (at, &(number, entry)) in self.steps.iter().enumerate() {
            course.step(&*self.game, entry).expect("what was played can be replayed");
            look(self.first + at, number, &course);
        }
        course
    }

    fn lines(&self, course: &Course<G>, number: u64, viewer: Viewer) -> Vec<LogLine> {
        let seen = course.notes().events.iter().filter_map(|event| event.seen_by(viewer));
        seen.map(|event| LogLine { version: number, takes_back: None, said: self.game.tell(&event) }).collect()
    }

    /// What was told from this step on, and how the points changed.
    fn told(&self, from: usize, viewer: Viewer, counter: Viewer) -> (Vec<LogLine>, Vec<PointsAt>) {
        let mut last = self.game.points(&self.state, counter);
        let mut points = Vec::new();
        if from == 0 {
            points.push(PointsAt { step: 0, points: last.clone() });
        }
        let mut log = Vec::new();
        self.walk(|at, number, course| {
            let now = self.game.points(course.state(), counter);
            if at >= from {
                log.extend(self.lines(course, number, viewer));
                if now != last {
                    points.push(PointsAt { step: number, points: now.clone() });
                }
            }
            last = now;
        });
        (log, points)
    }

    fn fallen(&self) -> Vec<Fall> {
        let mut falls = Vec::new();
        let mut before = self.state;
        let outcomes: Vec<_> = self.steps.iter().map(|(_, entry)| *entry).collect();
        self.walk(|at, _, course| {
            if let Entry::Fell(outcome) = outcomes[at] {
                let lots = self.game.lots(&before, outcome);
                let (lots, again) = lots.map_or((None, Vec::new()), |lots| (Some(lots.each), lots.again));
                falls.push(Fall { fell: self.game.write_outcome(outcome), lots, again });
            }
            before = *course.state();
        });
        falls
    }

    fn scene(&self, step: usize, steps: usize, tells: bool, viewer: Viewer) -> Value {
        let end = self.walk(|_, _, _| {});
        let log = if tells { self.lines(&end, step as u64, viewer) } else { Vec::new() };
        json!({ "step": step, "steps": steps, "view": self.game.view(end.state(), viewer), "log": log })
    }
}
