//! Greedy: looks one choice ahead and takes the one with the best position after it.

use kernel::{Awaits, Choices, Game, Log, Seat, Weighted, below};

use crate::bot::{Bot, Lot, lot};
use crate::explain::{Reason, Thought};

/// The worth of positions: the only thing about a game that the greedy bot needs.
pub trait Value<G: Game>: Send {
    /// How good a position of an imagined world is for a seat; more is better. Each value has its own unit.
    ///
    /// Only open cards and the seat's own cards may count: the hidden cards of others are guesses.
    fn of(&mut self, game: &G, world: &G::State, seat: Seat) -> f64;

    /// The chance to win, from 0 to 1, that a worth stands for.
    fn chance(&self, worth: f64) -> f64;

    /// By how much a choice may look worse than the best one and still be worth a closer look.
    fn margin(&self) -> f64;

    /// By how much somebody who makes mistakes misjudges a choice at most.
    fn slip(&self) -> f64;

    /// Whether this position can be judged. If not, it is played on first: the seat takes its best choice, and chance
    /// falls by its weights.
    fn is_quiet(&self, _game: &G, _world: &G::State, _seat: Seat) -> bool {
        true
    }

    /// Whether a line is played on through questions to others, who then choose what is worst for the seat. If not, the
    /// position is judged where they are asked.
    fn fears_others(&self) -> bool {
        false
    }

    /// Adds actions to try that the game does not list.
    fn suggest(&mut self, _game: &G, _known: &G::Known, _listed: &[G::Action], _out: &mut Vec<G::Action>) {}

    /// The worth of an action whose effect depends on the answers of others. Most actions are judged by trying them
    /// instead.
    fn judge(&mut self, _game: &G, _known: &G::Known, _action: G::Action) -> Option<f64> {
        None
    }

    /// What an action changes for a seat that knows `before`, with the position after it. Only things that the seat may know
    /// of are named.
    fn reasons(
        &mut self,
        _game: &G,
        _before: &G::State,
        _after: &G::State,
        _seat: Seat,
        _action: G::Action,
    ) -> Vec<Reason> {
        Vec::new()
    }

    /// Whether an action only says whom a harm meets, such as the robber.
    fn is_aimed(&self, _action: G::Action) -> bool {
        false
    }

    /// In how many imagined worlds an action is tried: one, unless its effect depends on hidden cards.
    fn worlds(&self, _action: G::Action) -> u32 {
        1
    }
}

/// Plays the choice with the best expected [`Value`], ties broken by lot.
#[derive(Clone, Debug)]
pub struct Greedy<V> {
    pub(crate) value: V,
    pub(crate) lot: Lot,
}

/// Two worths closer than this are a tie.
const TIE: f64 = 1e-9;

/// The most steps of a line to a quiet position: for example a knight, the robber, its victim, the card.
pub(crate) const REACH: u32 = 6;

impl<V> Greedy<V> {
    /// The greedy bot with this value and seed.
    pub fn new(value: V, seed: u64) -> Greedy<V> {
        Greedy { value, lot: lot(seed) }
    }

    /// The worth of an action, as far as the seat can tell.
    pub(crate) fn worth<G: Game>(
        &mut self,
        game: &G,
        known: &G::Known,
        seat: Seat,
        action: G::Action,
        world: &G::State,
    ) -> f64
    where
        V: Value<G>,
    {
        if let Some(worth) = self.value.judge(game, known, action) {
            return worth;
        }
        let worlds = self.value.worlds(action);
        let mut sum = self.after(game, *world, seat, action, REACH);
        for _ in 1..worlds {
            let world = game.imagine(known, &mut self.lot);
            sum += self.after(game, world, seat, action, REACH);
        }
        sum / f64::from(worlds)
    }

    /// The worth of what follows an action in a world.
    pub(crate) fn after<G: Game>(&mut self, game: &G, world: G::State, seat: Seat, action: G::Action, reach: u32) -> f64
    where
        V: Value<G>,
    {
        let mut world = world;
        game.apply(&mut world, seat, action, &mut Log::off());
        self.settle(game, &world, seat, reach)
    }

    /// The worth of a world, played on until it is quiet.
    fn settle<G: Game>(&mut self, game: &G, world: &G::State, seat: Seat, reach: u32) -> f64
    where
        V: Value<G>,
    {
        if reach == 0 || self.value.is_quiet(game, world, seat) {
            return self.value.of(game, world, seat);
        }
        match game.awaits(world) {
            Awaits::Seats { due, .. } if due.has(seat) => {
                let mut choices = Choices::default();
                game.choices(world, seat, &mut choices);
                let each = choices.as_slice().iter().map(|&action| self.after(game, *world, seat, action, reach - 1));
                each.fold(f64::NEG_INFINITY, f64::max)
            }
            Awaits::Seats { due, .. } if self.value.fears_others() => {
                let other = due.lowest().expect("somebody is awaited");
                let mut choices = Choices::default();
                game.choices(world, other, &mut choices);
                let mut worst = f64::INFINITY;
                for &action in choices.as_slice() {
                    let mut world = *world;
                    game.apply(&mut world, other, action, &mut Log::off());
                    worst = worst.min(self.settle(game, &world, seat, reach - 1));
                }
                worst
            }
            Awaits::Chance => {
                let mut outcomes = Weighted::default();
                if !game.outcomes(world, &mut outcomes) {
                    outcomes.clear();
                    outcomes.push(game.draw(world, &mut self.lot), 1);
                }
                let (mut sum, mut weights) = (0.0, 0.0);
                for &(outcome, weight) in outcomes.as_slice() {
                    let mut world = *world;
                    game.fall(&mut world, outcome, &mut Log::off());
                    sum += f64::from(weight) * self.settle(game, &world, seat, reach - 1);
                    weights += f64::from(weight);
                }
                sum / weights
            }
            _ => self.value.of(game, world, seat),
        }
    }
}

impl<G: Game, V: Value<G>> Bot<G> for Greedy<V> {
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action {
        let mut actions = choices.to_vec();
        self.value.suggest(game, known, choices, &mut actions);
        self.choose_listed(game, known, seat, &actions)
    }

    fn choose_listed(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = *choices {
            return only;
        }
        let world = game.imagine(known, &mut self.lot);
        let mut best = (f64::NEG_INFINITY, choices[0]);
        let mut ties = 0;
        for &action in choices {
            let worth = self.worth(game, known, seat, action, &world);
            if worth > best.0 + TIE {
                best = (worth, action);
                ties = 1;
            } else if worth >= best.0 - TIE {
                ties += 1;
                if below(&mut self.lot, ties) == 0 {
                    best.1 = action;
                }
            }
        }
        best.1
    }

    fn explain(
        &mut self,
        game: &G,
        known: &G::Known,
        seat: Seat,
        choices: &[G::Action],
        also: Option<G::Action>,
    ) -> Vec<Thought<G::Action>> {
        let actions = self.considered(game, known, choices, also);
        let world = game.imagine(known, &mut self.lot);
        let mut thoughts: Vec<Thought<G::Action>> = Vec::with_capacity(actions.len());
        for action in actions {
            let worth = self.worth(game, known, seat, action, &world);
            thoughts.push(Thought { action, chance: self.value.chance(worth), reasons: Vec::new() });
        }
        thoughts.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        self.shown(game, &world, seat, thoughts, also)
    }

    fn chance(&mut self, game: &G, known: &G::Known, seat: Seat) -> Option<f64> {
        let world = game.imagine(known, &mut self.lot);
        let worth = self.value.of(game, &world, seat);
        Some(self.value.chance(worth))
    }
}
