//! Why a bot prefers a choice: the chance to win that it sees, and what the choice changes.

use kernel::{Awaits, Choices, Game, Log, Phrase, Seat};

use crate::greedy::{Greedy, REACH, Value};

/// A choice that a bot looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// The choice.
    pub action: A,
    /// The chance to win after it, from 0 to 1.
    pub chance: f64,
    /// What speaks for it, the weightiest first. There is always one reason, and never more than [`REASONS`].
    pub reasons: Vec<Phrase>,
}

/// The most reasons of a choice.
pub const REASONS: usize = 2;
/// How many choices are explained.
const SHOWN: usize = 3;

/// Something that a choice changes, with its weight among the other changes in points.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// How much it matters.
    pub weight: f64,
    /// The words.
    pub words: Phrase,
}

impl Reason {
    /// A reason of this weight.
    pub fn new(weight: f64, words: Phrase) -> Reason {
        Reason { weight, words }
    }
}

impl<V> Greedy<V> {
    /// The listed choices, what the value suggests beside them, and `also`.
    pub(crate) fn considered<G: Game>(
        &mut self,
        game: &G,
        known: &G::Known,
        choices: &[G::Action],
        also: Option<G::Action>,
    ) -> Vec<G::Action>
    where
        V: Value<G>,
    {
        let mut actions = choices.to_vec();
        self.value.suggest(game, known, choices, &mut actions);
        actions.extend(also.filter(|it| !actions.contains(it)));
        actions
    }

    /// The first few of these thoughts and the one about `also`, with their reasons.
    pub(crate) fn shown<G: Game>(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        thoughts: Vec<Thought<G::Action>>,
        also: Option<G::Action>,
    ) -> Vec<Thought<G::Action>>
    where
        V: Value<G>,
    {
        let is_shown = |(at, it): &(usize, Thought<G::Action>)| *at < SHOWN || Some(it.action) == also;
        let mut shown: Vec<_> = thoughts.into_iter().enumerate().filter(is_shown).map(|(_, it)| it).collect();
        for thought in &mut shown {
            thought.reasons = self.reasons(game, world, seat, thought.action);
        }
        shown
    }

    /// What speaks for an action in a world.
    pub(crate) fn reasons<G: Game>(&mut self, game: &G, world: &G::State, seat: Seat, action: G::Action) -> Vec<Phrase>
    where
        V: Value<G>,
    {
        let after = self.line(game, *world, seat, action);
        let mut reasons = self.value.reasons(game, world, &after, seat, action);
        reasons.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        if reasons.is_empty() {
            return vec![Phrase::new("bots.why.nothing")];
        }
        reasons.into_iter().take(REASONS).map(|reason| reason.words).collect()
    }

    /// The world after an action, played on with the seat's own best choices until it is quiet or somebody else is asked.
    fn line<G: Game>(&mut self, game: &G, world: G::State, seat: Seat, action: G::Action) -> G::State
    where
        V: Value<G>,
    {
        let mut world = world;
        let mut log = Log::off();
        game.apply(&mut world, seat, action, &mut log);
        for reach in (0..REACH).rev() {
            if self.value.is_quiet(game, &world, seat) {
                break;
            }
            match game.awaits(&world) {
                Awaits::Seats { due, .. } if due.has(seat) => {
                    let mut choices = Choices::default();
                    game.choices(&world, seat, &mut choices);
                    let mut best = (f64::NEG_INFINITY, choices.as_slice()[0]);
                    for &action in choices.as_slice() {
                        let worth = self.after(game, world, seat, action, reach);
                        if worth > best.0 {
                            best = (worth, action);
                        }
                    }
                    game.apply(&mut world, seat, best.1, &mut log);
                }
                _ => break,
            }
        }
        world
    }
}
