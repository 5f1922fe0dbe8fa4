//! A random game that the rings walk along.

use std::fmt;

use crate::{Awaits, Choices, Entry, Game, Log, Notes, Rng, Seat, Seats, Seen, Viewer, below};

use super::Dice;

/// Asserts a law; the message names the step and the position.
macro_rules! law {
    ($step:expr, $state:expr, $holds:expr, $($why:tt)+) => {
        assert!($holds, "step {}: {}\nin {:?}", $step, format_args!($($why)+), $state)
    };
}
pub(super) use law;

/// An entry of `G`.
pub(super) type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Outcome>;

/// A random game in progress.
pub(super) struct Walk<'g, G: Game> {
    pub game: &'g G,
    pub state: G::State,
    pub rng: Dice,
    pub steps: u32,
    pub notes: Notes<G::Event>,
    pub choices: Choices<G::Action>,
}

impl<'g, G: Game> Walk<'g, G> {
    pub fn new(game: &'g G, seed: u64) -> Self {
        let (notes, choices) = (Notes::default(), Choices::default());
        Walk { game, state: game.start(), rng: Dice::new(seed), steps: 0, notes, choices }
    }

    /// One time out of `n`.
    pub fn once_in(&mut self, n: u32) -> bool {
        below(&mut self.rng, n) == 0
    }

    /// A random next entry: an outcome of chance, or a choice of a due seat or, at times, of one that may speak.
    pub fn next(&mut self) -> Option<EntryOf<G>> {
        match self.game.awaits(&self.state) {
            Awaits::Nobody => None,
            Awaits::Chance => Some(Entry::Fell(self.game.draw(&self.state, &mut self.rng))),
            Awaits::Seats { due, may } => {
                let eager = self.once_in(4).then(|| any(may, &mut self.rng)).flatten();
                let spoken = eager.and_then(|seat| self.choice(seat).map(|action| Entry::Did(seat, action)));
                spoken.or_else(|| {
                    let seat = any(due, &mut self.rng)?;
                    self.choice(seat).map(|action| Entry::Did(seat, action))
                })
            }
        }
    }

    fn choice(&mut self, seat: Seat) -> Option<G::Action> {
        self.choices.clear();
        self.game.choices(&self.state, seat, &mut self.choices);
        pick_one(self.choices.as_slice(), &mut self.rng)
    }

    /// Applies a legal entry and checks the events.
    pub fn go(&mut self, entry: EntryOf<G>) {
        let before = self.state;
        let mut unheard = self.state;
        carry_out(self.game, &mut unheard, entry, &mut Log::off());
        self.notes.clear();
        carry_out(self.game, &mut self.state, entry, &mut self.notes.log());
        law!(self.steps, before, unheard == self.state, "{entry:?} goes otherwise when somebody listens");
        for event in &self.notes.events {
            is_veiled_in_order(self.game, event, self.steps);
        }
        self.steps += 1;
    }
}

/// Checks that everybody sees at least what spectators see, and that veiling an event twice equals veiling it once.
fn is_veiled_in_order<G: Game>(game: &G, event: &G::Event, step: u32) {
    law!(step, event, event.seen_by(Viewer::Full) == Some(*event), "the record keeper sees everything");
    let public = event.seen_by(Viewer::Public);
    for seat in Seats::first(game.seats()) {
        let seen = event.seen_by(Viewer::Seat(seat));
        let again = seen.and_then(|it| it.seen_by(Viewer::Seat(seat)));
        law!(step, event, again == seen, "seat {seat} sees {again:?} in {seen:?}");
        let told_on = seen.and_then(|it| it.seen_by(Viewer::Public));
        law!(
            step,
            event,
            told_on == public,
            "spectators are told {public:?}, out of seat {seat}'s {seen:?} {told_on:?}"
        );
    }
}

/// Carries out a legal entry, which must not be an undo.
pub(super) fn carry_out<G: Game>(game: &G, state: &mut G::State, entry: EntryOf<G>, log: &mut Log<'_, G::Event>) {
    match entry {
        Entry::Did(seat, action) => game.apply(state, seat, action, log),
        Entry::Fell(outcome) => game.fall(state, outcome, log),
        Entry::Undid(..) => unreachable!("a walk takes nothing back"),
    }
}

/// Any of these seats.
pub(super) fn any(seats: Seats, rng: &mut impl Rng) -> Option<Seat> {
    let mut seats = seats;
    let count = seats.len();
    if count == 0 { None } else { seats.nth(below(rng, count) as usize) }
}

/// Any of these things.
pub(super) fn pick_one<T: Copy>(things: &[T], rng: &mut impl Rng) -> Option<T> {
    if things.is_empty() { None } else { Some(things[below(rng, things.len() as u32) as usize]) }
}

/// All choices of a seat.
pub(super) fn listed<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut choices = Choices::default();
    game.choices(state, seat, &mut choices);
    choices.as_slice().to_vec()
}

/// Checks everything that must be equal in two positions that look the same to `seat`.
pub(super) fn look_the_same<G: Game>(
    game: &G,
    one: &G::State,
    other: &G::State,
    seat: Seat,
    step: u32,
    when: fmt::Arguments<'_>,
) {
    let told = format_args!("seat {seat} can tell {when} from the real one");
    law!(step, one, game.awaits(one) == game.awaits(other), "{told}, by who is awaited; the other is {other:?}");
    let (here, there) = (game.known(one, seat), game.known(other, seat));
    law!(step, one, here == there, "{told}, by what it knows: {here:?}\nand {there:?}");
    for viewer in [Viewer::Seat(seat), Viewer::Public] {
        let (here, there) = (game.view(one, viewer), game.view(other, viewer));
        law!(step, one, here == there, "{told}, by the view of {viewer:?}: {here:?} and {there:?}");
    }
    let (here, there) = (listed(game, one, seat), listed(game, other, seat));
    law!(step, one, here == there, "{told}, by its choices: {here:?} and {there:?}");
}

/// Checks the same action in both positions: the answer to `seat` must be the same, reason included.
pub(super) fn answer_the_same<G: Game>(
    game: &G,
    one: &G::State,
    other: &G::State,
    seat: Seat,
    action: G::Action,
    step: u32,
) {
    let ask = |state| game.check(state, seat, action).map_err(|why| why.to_string());
    let (here, there) = (ask(one), ask(other));
    law!(
        step,
        one,
        here == there,
        "asking for {action:?} tells seat {seat} two worlds apart: {here:?} and {there:?}; the other is {other:?}"
    );
}
