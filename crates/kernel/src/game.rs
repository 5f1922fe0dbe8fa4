//! The one trait that every game family implements.

use std::fmt::{Debug, Display};

use crate::{Log, Rng, Seat, Seats, Seen, Viewer, below};

/// Whom the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// Seats choose. The game waits for every seat in `due`, in any order; those in `may` can speak as well.
    Seats {
        /// Those the game waits for.
        due: Seats,
        /// Those who can speak without being waited for.
        may: Seats,
    },
    /// Chance falls.
    Chance,
    /// The game is over.
    Nobody,
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who has won.
    pub winners: Seats,
    /// All points of each seat, hidden ones included.
    pub points: [u8; 8],
}

/// The choices of a seat, in a reusable buffer.
#[derive(Clone, Debug)]
pub struct Choices<A>(Vec<A>);

impl<A> Default for Choices<A> {
    fn default() -> Self {
        Choices(Vec::with_capacity(256))
    }
}

impl<A> Choices<A> {
    /// Adds a choice.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.0.push(action);
    }

    /// Empties the list and keeps its room.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What was listed, in order.
    pub fn as_slice(&self) -> &[A] {
        &self.0
    }
}

/// The outcomes that may fall with their weights, in a reusable buffer.
#[derive(Clone, Debug)]
pub struct Weighted<O>(Vec<(O, u32)>);

impl<O> Default for Weighted<O> {
    fn default() -> Self {
        Weighted(Vec::with_capacity(64))
    }
}

impl<O> Weighted<O> {
    /// Adds an outcome. Its chance is `weight` divided by the sum of all weights; an outcome of weight 0 is left out.
    #[inline]
    pub fn push(&mut self, outcome: O, weight: u32) {
        if weight > 0 {
            self.0.push((outcome, weight));
        }
    }

    /// Empties the list and keeps its room.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What was listed, in order.
    pub fn as_slice(&self) -> &[(O, u32)] {
        &self.0
    }
}

/// The rules of one match: made once from a set-up, shared by reference, never changed. A position is a `State`.
///
/// There are three kinds of moment: seats choose, chance falls, the game is over. Applying a choice or an outcome is
/// deterministic. The module `testkit` holds the properties that every game must have.
pub trait Game: Send + Sync + Sized {
    /// A position: flat, without pointers, history or generator.
    type State: Copy + Eq + Debug + Send + Sync;
    /// What a seat may do.
    type Action: Copy + Eq + Debug + Send + Sync;
    /// What chance may do.
    type Outcome: Copy + Eq + Debug + Send + Sync;
    /// What has happened.
    type Event: Seen + Send + Sync;
    /// Why something was refused.
    type Refusal: Display + Debug;
    /// All that one seat knows. Cards that it does not know are blank.
    type Known: Copy + Eq + Debug + Send + Sync;
    /// What a viewer is shown.
    type View: PartialEq + Debug;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The position before anybody moved.
    fn start(&self) -> Self::State;

    /// Whom the game waits for.
    fn awaits(&self, state: &Self::State) -> Awaits;

    /// Decides whether an action is legal. The action may be untrusted input; a refusal says why.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// The choices worth listing, for buttons and for search. Every one of them passes [`Game::check`].
    ///
    /// The list for a seat depends only on what that seat knows.
    fn choices(&self, state: &Self::State, seat: Seat, out: &mut Choices<Self::Action>);

    /// One of the [`Game::choices`] at random, all equally likely.
    ///
    /// Draws one number `k` below the number of choices and takes the `k`-th. A game with masks overrides this, so that
    /// it never writes the list.
    fn pick(&self, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::Action {
        let mut choices = Choices::default();
        self.choices(state, seat, &mut choices);
        let k = below(rng, choices.as_slice().len() as u32);
        choices.as_slice()[k as usize]
    }

    /// The default answer of `seat` to a hidden question; `None` if it is not asked one now.
    ///
    /// A question is hidden when the possible answers depend on cards that others do not see. Every seat that is asked
    /// has this answer, perhaps as its only one: it is asked all the same, so that neither the answer nor its time tells
    /// whether the seat had a choice.
    ///
    /// A question that must be answered if it can be is the exception: only a seat without another answer has this one.
    /// What the answer tells then is what the rules tell.
    fn pass(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Whether a table passes, after a pause, for a seat that has no other answer to the hidden question of this moment.
    ///
    /// This is for questions that come often and tell little, such as an offer of resources: a late answer tells that the
    /// seat had another one.
    fn passes_alone(&self, _state: &Self::State) -> bool {
        false
    }

    /// The seat that an action offers something to which it may refuse, such as a gift; nothing for all other actions.
    ///
    /// Offers that are not listed need not say so. A seat that can make such an offer always has another choice.
    fn offered_to(&self, _action: Self::Action) -> Option<Seat> {
        None
    }

    /// Carries out a legal choice.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: Self::Action, log: &mut Log<'_, Self::Event>);

    /// Lists all outcomes with their weights. Returns `false` for a shuffle, which can only be drawn and checked.
    fn outcomes(&self, state: &Self::State, out: &mut Weighted<Self::Outcome>) -> bool;

    /// Draws an outcome at random.
    fn draw(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Outcome;

    /// Whether this outcome can fall now.
    fn check_outcome(&self, state: &Self::State, outcome: Self::Outcome) -> Result<(), Self::Refusal>;

    /// Carries out an outcome that can fall.
    fn fall(&self, state: &mut Self::State, outcome: Self::Outcome, log: &mut Log<'_, Self::Event>);

    /// All that a seat knows.
    fn known(&self, state: &Self::State, seat: Seat) -> Self::Known;

    /// A random position that agrees with everything that is known.
    fn imagine(&self, known: &Self::Known, rng: &mut impl Rng) -> Self::State;

    /// What a viewer is shown.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// How the game ended, once it is over.
    fn standing(&self, state: &Self::State) -> Option<Standing>;

    /// How many turns were begun.
    fn turns(&self, state: &Self::State) -> u32;

    /// How many frames lie on the agenda. The property ring reports the greatest depth that it saw.
    fn depth(&self, _state: &Self::State) -> usize {
        0
    }
}

/// The result of a random play-out.
#[derive(Clone, Copy, Debug)]
pub struct Playout<S> {
    /// The last position.
    pub end: S,
    /// Choices and outcomes applied.
    pub steps: u32,
    /// Whether the game ended; otherwise it was stopped at the bound.
    pub finished: bool,
}

/// Plays on from `state` with uniform choices and fair chance, at most `bound` steps.
#[inline]
pub fn playout<G: Game>(game: &G, state: G::State, rng: &mut impl Rng, bound: u32) -> Playout<G::State> {
    let mut end = state;
    let mut log = Log::off();
    for steps in 0..bound {
        match game.awaits(&end) {
            Awaits::Seats { due, .. } => {
                let seat = due.lowest().expect("somebody is awaited until the end");
                let action = game.pick(&end, seat, rng);
                game.apply(&mut end, seat, action, &mut log);
            }
            Awaits::Chance => {
                let outcome = game.draw(&end, rng);
                game.fall(&mut end, outcome, &mut log);
            }
            Awaits::Nobody => return Playout { end, steps, finished: true },
        }
    }
    Playout { end, steps: bound, finished: false }
}
