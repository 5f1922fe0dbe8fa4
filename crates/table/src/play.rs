//! The game on a table: actions are tried on a copy, drafted, and carried out.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use kernel::{Awaits, Choices, Course, Entry, Notes, Phrase, Seat, Seats, Unfit, Written};

use crate::dice::Dice;
use crate::journal::Step;
use crate::protocol::{RefusalKind, Refused};

/// How many events are kept for those who come later.
const LOG_LENGTH: usize = 100;
/// How many steps there are between two positions that are kept. Only steps that were not taken back count.
const MARK: usize = 256;

/// An entry of a game.
pub(crate) type EntryOf<G> = Entry<<G as kernel::Game>::Action, <G as kernel::Game>::Outcome>;

/// A game on a table.
pub(crate) struct TableGame<G: Written> {
    pub game: Arc<G>,
    pub course: Course<G>,
    pub dice: Dice,
    /// How often chance has fallen.
    pub falls: u64,
    /// All steps, for the record.
    pub steps: Vec<EntryOf<G>>,
    /// The last events, each with the version that it led to.
    pub log: VecDeque<(u64, LogEntry<G::Event>)>,
    /// Which of the steps were not taken back, by index.
    pub standing: Vec<u32>,
    /// The position before every [`MARK`]th of the standing steps, so that no page of a long story is told from the start.
    marks: Vec<G::State>,
    /// For each seat, the version since which its question is the same.
    pub since: [u64; 8],
    pub draft: Option<Draft<G>>,
}

/// A line of the log.
pub(crate) enum LogEntry<E> {
    /// An event of the step with this number; steps that were taken back do not count.
    Happened(u64, E),
    /// A seat took steps back; the number is how many steps remain.
    TakenBack(Seat, u64),
}

/// Actions of a seat that are chosen but not yet committed.
pub(crate) struct Draft<G: Written> {
    pub seat: Seat,
    pub actions: Vec<G::Action>,
    /// The position as it would be.
    pub state: G::State,
}

/// The result of trying actions on a copy.
pub(crate) enum Trial<G: Written> {
    /// A draft: the same seat is asked more.
    Open(Draft<G>),
    /// Complete: all entries, chance included.
    Complete(Vec<EntryOf<G>>),
}

/// Why actions could not be tried.
pub(crate) enum Trouble {
    /// An action does not fit the position.
    Unfit(Refused),
    /// A rule failed.
    Panicked(String),
}

impl From<Unfit> for Trouble {
    fn from(unfit: Unfit) -> Trouble {
        Trouble::Unfit(self::unfit(&unfit))
    }
}

/// Refuses an entry that does not fit the position.
pub(crate) fn unfit(why: &Unfit) -> Refused {
    let said = match *why {
        Unfit::NotAwaited(seat) => Phrase::new("table.refused.not-awaited").with("at", seat),
        Unfit::ChanceAwaited => Phrase::new("table.refused.chance-awaited"),
        Unfit::Over => Phrase::new("table.refused.over"),
        Unfit::CannotUndo { allowed, .. } => Phrase::new("table.refused.undo").with("allowed", allowed),
        Unfit::NoSuchSeat { .. } | Unfit::SeatsAwaited | Unfit::Refused(_) | Unfit::CannotFall(_) => {
            Phrase::new("table.refused.unfit").with("why", why.to_string())
        }
    };
    Refused::new(RefusalKind::Rules, said)
}

impl<G: Written> TableGame<G> {
    pub fn new(game: G, start: G::State, dice: Dice) -> TableGame<G> {
        TableGame {
            game: Arc::new(game),
            course: Course::from(start),
            dice,
            falls: 0,
            steps: Vec::new(),
            log: VecDeque::new(),
            standing: Vec::new(),
            marks: Vec::new(),
            since: [0; 8],
            draft: None,
        }
    }

    pub fn state(&self) -> &G::State {
        self.course.state()
    }

    /// The last kept position at or before this many of the standing steps, and how many steps stand before it.
    pub fn mark(&self, steps: usize) -> (usize, G::State) {
        let at = steps.min(self.standing.len()) / MARK;
        // The next one is kept with the step that follows it.
        self.marks.get(at).map_or((self.standing.len(), *self.state()), |mark| (at * MARK, *mark))
    }

    /// Whom the game waits for, and who else may speak.
    pub fn awaited(&self) -> (Seats, Seats) {
        awaited(&*self.game, self.state())
    }

    /// The last action that stands, if it can be taken back, and the position before it.
    pub fn last_said(&self) -> Option<(&G::State, Seat, G::Action)> {
        let last = self.steps[*self.standing.last()? as usize];
        let Entry::Did(seat, action) = last else { return None };
        Some((self.course.back()?, seat, action))
    }

    /// The actions of `seat` in the last few rounds, the latest first.
    pub fn said_lately(&self, seat: Seat) -> impl Iterator<Item = G::Action> + '_ {
        const LATELY: usize = 120;
        self.steps.iter().rev().take(LATELY).filter_map(move |entry| match *entry {
            Entry::Did(by, action) if by == seat => Some(action),
            _ => None,
        })
    }

    /// What `seat` may choose from in a position.
    pub fn choices(&self, state: &G::State, seat: Seat) -> Vec<G::Action> {
        let mut choices = Choices::default();
        self.game.choices(state, seat, &mut choices);
        choices.as_slice().to_vec()
    }

    /// Tries a chain of actions on a copy, chance included. A rule that fails harms nothing.
    pub fn try_actions(&self, seat: Seat, actions: &[G::Action], may_draft: bool) -> Result<Trial<G>, Trouble> {
        guarded(|| self.tried(seat, actions, may_draft))?
    }

    /// The chance that falls before anybody chooses, for example at the start of a game.
    pub fn try_chance(&self) -> Result<Vec<EntryOf<G>>, Trouble> {
        guarded(|| {
            let mut entries = Vec::new();
            let mut state = *self.state();
            self.let_chance_fall(&mut state, &mut entries);
            entries
        })
    }

    fn tried(&self, seat: Seat, actions: &[G::Action], may_draft: bool) -> Result<Trial<G>, Trouble> {
        let game = &*self.game;
        let before = *self.state();
        let mut state = before;
        let mut learned = false;
        let mut notes = Notes::default();
        for (at, &action) in actions.iter().enumerate() {
            if at > 0 && game.awaits(&state) == Awaits::Chance {
                let last = game.write_action(actions[at - 1]);
                let said = Phrase::new("table.refused.chance-between").with("action", last);
                return Err(Trouble::Unfit(Refused::new(RefusalKind::Rules, said)));
            }
            fits(game, &state, seat, action)?;
            notes.clear();
            game.apply(&mut state, seat, action, &mut notes.log());
            learned |= notes.learned;
        }
        let alone = Seats::only(seat);
        let is_open = may_draft
            && !learned
            && awaited(game, &before).0 == alone
            && awaited(game, &state).0 == alone
            && game.depth(&state) > game.depth(&before);
        if is_open {
            return Ok(Trial::Open(Draft { seat, actions: actions.to_vec(), state }));
        }
        let mut entries: Vec<EntryOf<G>> = actions.iter().map(|&action| Entry::Did(seat, action)).collect();
        self.let_chance_fall(&mut state, &mut entries);
        Ok(Trial::Complete(entries))
    }

    fn let_chance_fall(&self, state: &mut G::State, entries: &mut Vec<EntryOf<G>>) {
        let mut falls = self.falls;
        let mut notes = Notes::default();
        while self.game.awaits(state) == Awaits::Chance {
            falls += 1;
            let outcome = self.game.draw(state, &mut self.dice.moment(falls));
            self.game.fall(state, outcome, &mut notes.log());
            entries.push(Entry::Fell(outcome));
        }
    }

    /// Carries out entries; afterwards the game has this `version`.
    ///
    /// On an error the table must be loaded again: some entries may have been carried out.
    pub fn carry_out(&mut self, entries: &[EntryOf<G>], version: u64) -> Result<(), Unfit> {
        let game = self.game.clone();
        let together = self.asked_together(entries);
        let questions = if together.is_empty() { Vec::new() } else { self.questions() };
        for &entry in entries {
            let before = *self.course.state();
            self.course.step(&game, entry)?;
            self.falls += u64::from(matches!(entry, Entry::Fell(_)));
            self.steps.push(entry);
            if let Entry::Undid(seat, steps) = entry {
                self.standing.truncate(self.standing.len() - steps as usize);
                self.marks.truncate(self.standing.len().div_ceil(MARK));
                self.log.push_back((version, LogEntry::TakenBack(seat, self.standing.len() as u64)));
            } else {
                if self.standing.len().is_multiple_of(MARK) {
                    self.marks.push(before);
                }
                self.standing.push(self.steps.len() as u32 - 1);
                let (events, step) = (self.course.notes().events.iter(), self.standing.len() as u64);
                self.log.extend(events.map(|&event| (version, LogEntry::Happened(step, event))));
            }
        }
        let spare = self.log.len().saturating_sub(LOG_LENGTH);
        self.log.drain(..spare);
        // Seats that were asked together with the actor, and are still asked the same, keep the version of their
        // question.
        let still = if together.is_empty() { Vec::new() } else { self.questions() };
        for seat in Seats::first(game.seats()) {
            let before = questions.iter().find(|(it, ..)| *it == seat && together.has(seat));
            if before.is_none_or(|before| !still.contains(before)) {
                self.since[seat.index()] = version;
            }
        }
        Ok(())
    }

    /// The seats that are asked together with the one seat that takes these steps; none if others take part in them. Most
    /// questions go to one seat alone, and then there is nothing to compare.
    fn asked_together(&self, entries: &[EntryOf<G>]) -> Seats {
        let due = self.awaited().0;
        match entries {
            [Entry::Did(seat, _), rest @ ..]
                if due.has(*seat) && rest.iter().all(|entry| matches!(entry, Entry::Did(it, _) if it == seat)) =>
            {
                due.without(*seat)
            }
            _ => Seats::NONE,
        }
    }

    /// The questions to the seats that are due.
    fn questions(&self) -> Vec<(Seat, String, Vec<G::Action>)> {
        let asked = self.game.asked(self.state());
        self.awaited().0.map(|seat| (seat, asked.clone(), self.choices(self.state(), seat))).collect()
    }

    /// Entries in the words of a record.
    pub fn written(&self, entries: &[EntryOf<G>]) -> Vec<Step> {
        let game = &*self.game;
        let written = entries.iter().map(|entry| match *entry {
            Entry::Did(seat, action) => Step::Did { seat: seat.0, r#do: game.write_action(action) },
            Entry::Fell(outcome) => Step::Fell { fell: game.write_outcome(outcome) },
            Entry::Undid(seat, undo) => Step::Undid { seat: seat.0, undo },
        });
        written.collect()
    }

    /// Entries from the words of a record.
    pub fn read(&self, steps: &[Step]) -> Result<Vec<EntryOf<G>>, String> {
        let game = &*self.game;
        let read = steps.iter().map(|step| match step {
            Step::Did { seat, r#do } => game.read_action(r#do).map(|action| Entry::Did(Seat(*seat), action)),
            Step::Fell { fell } => game.read_outcome(fell).map(Entry::Fell),
            Step::Undid { seat, undo } => Ok(Entry::Undid(Seat(*seat), *undo)),
        });
        read.collect::<Result<_, _>>().map_err(|wrong| wrong.to_string())
    }
}

/// Whom the game waits for, and who else may speak.
pub(crate) fn awaited<G: kernel::Game>(game: &G, state: &G::State) -> (Seats, Seats) {
    match game.awaits(state) {
        Awaits::Seats { due, may } => (due, may),
        Awaits::Chance | Awaits::Nobody => (Seats::NONE, Seats::NONE),
    }
}

fn fits<G: Written>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Result<(), Trouble> {
    match game.awaits(state) {
        Awaits::Chance => return Err(Unfit::ChanceAwaited.into()),
        Awaits::Nobody => return Err(Unfit::Over.into()),
        Awaits::Seats { due, may } if !due.has(seat) && !may.has(seat) => return Err(Unfit::NotAwaited(seat).into()),
        Awaits::Seats { .. } => {}
    }
    game.check(state, seat, action)
        .map_err(|refusal| Trouble::Unfit(Refused::new(RefusalKind::Rules, game.why(&refusal))))
}

/// Runs work in which a rule may panic, and returns the panic as an error.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Trouble> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        let said = said.or_else(|| panic.downcast_ref::<&str>().map(|said| (*said).to_string()));
        Trouble::Panicked(said.unwrap_or_else(|| "no reason was given".into()))
    })
}
