//! A game in progress, entry by entry: how a record is replayed, and how far a seat may go back.

use std::collections::VecDeque;

use crate::{Awaits, Entry, Game, Notes, Seat};

/// The greatest number of steps that can be taken back; older positions are not kept.
pub const UNDO_LIMIT: usize = 1_000;

/// Why an entry does not fit the position. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// The table has fewer seats.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// Other seats are awaited, not this one.
    #[error("seat {0} is not awaited")]
    NotAwaited(Seat),
    /// Chance must fall before anybody may choose.
    #[error("chance is awaited, not a seat")]
    ChanceAwaited,
    /// Seats must choose before chance may fall.
    #[error("a seat is awaited, not chance")]
    SeatsAwaited,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The rules refuse the action, for this reason.
    #[error("the action is refused: {0}")]
    Refused(String),
    /// The rules say that this outcome cannot fall now, for this reason.
    #[error("this outcome cannot fall: {0}")]
    CannotFall(String),
    /// The seat may not take back that many steps.
    #[error(
        "seat {seat} cannot take back {steps} steps, but {allowed}: chance fell, something hidden was seen, or another seat \
         spoke before"
    )]
    CannotUndo {
        /// Who wanted to.
        seat: Seat,
        /// How many steps were to be taken back.
        steps: u32,
        /// How many steps this seat could take back.
        allowed: u32,
    },
}

/// A game in progress: the position, the events of the last step, and earlier positions for undo.
///
/// Entries may come from a stranger: one that does not fit is refused with the reason, and nothing changes.
#[derive(Debug)]
pub struct Replay<'g, G: Game> {
    game: &'g G,
    course: Course<G>,
}

impl<'g, G: Game> Replay<'g, G> {
    /// A game from its start.
    pub fn new(game: &'g G) -> Self {
        Replay { game, course: Course::new(game) }
    }

    /// A game from a position on; there is no way back behind it.
    pub fn from(game: &'g G, state: G::State) -> Self {
        Replay { game, course: Course::from(state) }
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        self.course.state()
    }

    /// What happened in the last step; nothing after an undo.
    pub fn notes(&self) -> &Notes<G::Event> {
        self.course.notes()
    }

    /// How many steps `seat` may take back: its own steps since chance last fell, something hidden was seen, or another
    /// seat spoke. At most [`UNDO_LIMIT`].
    pub fn undoable(&self, seat: Seat) -> u32 {
        self.course.undoable(seat)
    }

    /// Carries out one entry if it fits.
    pub fn step(&mut self, entry: Entry<G::Action, G::Outcome>) -> Result<(), Unfit> {
        self.course.step(self.game, entry)
    }
}

/// A [`Replay`] that does not borrow its game, for a struct that owns both. Every step is given the same game.
#[derive(Debug)]
pub struct Course<G: Game> {
    state: G::State,
    notes: Notes<G::Event>,
    /// The positions before the last steps of `last`, the newest at the back.
    back: VecDeque<G::State>,
    last: Seat,
}

impl<G: Game> Course<G> {
    /// A game from its start.
    pub fn new(game: &G) -> Self {
        Course::from(game.start())
    }

    /// A game from a position on; there is no way back behind it.
    pub fn from(state: G::State) -> Self {
        Course { state, notes: Notes::default(), back: VecDeque::new(), last: Seat(0) }
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What happened in the last step; nothing after an undo.
    pub fn notes(&self) -> &Notes<G::Event> {
        &self.notes
    }

    /// As [`Replay::undoable`].
    pub fn undoable(&self, seat: Seat) -> u32 {
        if seat == self.last { self.back.len() as u32 } else { 0 }
    }

    /// The position before the last step, if that step can be taken back.
    pub fn back(&self) -> Option<&G::State> {
        self.back.back()
    }

    /// Carries out one entry if it fits.
    pub fn step(&mut self, game: &G, entry: Entry<G::Action, G::Outcome>) -> Result<(), Unfit> {
        match entry {
            Entry::Did(seat, action) => self.act(game, seat, action),
            Entry::Fell(outcome) => self.fall(game, outcome),
            Entry::Undid(seat, steps) => self.undo(game, seat, steps),
        }
    }

    fn act(&mut self, game: &G, seat: Seat, action: G::Action) -> Result<(), Unfit> {
        is_seated(game, seat)?;
        match game.awaits(&self.state) {
            Awaits::Chance => return Err(Unfit::ChanceAwaited),
            Awaits::Nobody => return Err(Unfit::Over),
            Awaits::Seats { due, may } if !due.has(seat) && !may.has(seat) => return Err(Unfit::NotAwaited(seat)),
            Awaits::Seats { .. } => {}
        }
        game.check(&self.state, seat, action).map_err(|why| Unfit::Refused(why.to_string()))?;
        if self.last != seat {
            self.back.clear();
            self.last = seat;
        }
        if self.back.len() == UNDO_LIMIT {
            self.back.pop_front();
        }
        self.back.push_back(self.state);
        self.notes.clear();
        game.apply(&mut self.state, seat, action, &mut self.notes.log());
        if self.notes.revealed {
            self.back.clear();
        }
        Ok(())
    }

    fn fall(&mut self, game: &G, outcome: G::Outcome) -> Result<(), Unfit> {
        match game.awaits(&self.state) {
            Awaits::Chance => {}
            Awaits::Nobody => return Err(Unfit::Over),
            Awaits::Seats { .. } => return Err(Unfit::SeatsAwaited),
        }
        game.check_outcome(&self.state, outcome).map_err(|why| Unfit::CannotFall(why.to_string()))?;
        self.back.clear();
        self.notes.clear();
        game.fall(&mut self.state, outcome, &mut self.notes.log());
        Ok(())
    }

    fn undo(&mut self, game: &G, seat: Seat, steps: u32) -> Result<(), Unfit> {
        is_seated(game, seat)?;
        let allowed = self.undoable(seat);
        if steps == 0 || steps > allowed {
            return Err(Unfit::CannotUndo { seat, steps, allowed });
        }
        let kept = (allowed - steps) as usize;
        self.state = self.back[kept];
        self.back.truncate(kept);
        self.notes.clear();
        Ok(())
    }
}

fn is_seated<G: Game>(game: &G, seat: Seat) -> Result<(), Unfit> {
    let seats = game.seats();
    if seat.0 < seats { Ok(()) } else { Err(Unfit::NoSuchSeat { seat, seats }) }
}
