//! Search: tries the best few choices in imagined worlds and plays each world on for some turns.
//!
//! 1. Every choice gets a worth as in [`Greedy`]. The best few within a margin are candidates.
//! 2. In each round a world is imagined. Every candidate is tried in it with the same dice, and all seats play on greedily.
//! 3. A candidate that is clearly worse than the best one is dropped. The best mean chance to win is taken.
//!
//! With a bound on worlds the same seed makes the same choice on every machine: no mathematical function of the
//! platform is used.

use std::time::{Duration, Instant};

use kernel::{Awaits, Choices, Game, Log, Rng, Seat, below};

use crate::bot::{Bot, Lot, lot};
use crate::explain::Thought;
use crate::greedy::{Greedy, REACH, Value};

/// How much a [`Search`] may think about one decision. It stops at the first bound that it meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Imagined worlds.
    pub worlds: u32,
    /// Time; without it only worlds count.
    pub time: Option<Duration>,
    /// Turns that every world is played on, of all seats together.
    pub turns: u32,
    /// Choices that are looked at closely.
    pub candidates: u32,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { worlds: 400, time: Some(Duration::from_millis(200)), turns: 4, candidates: 5 }
    }
}

impl Effort {
    /// Reads parameters such as `ms=50` or `worlds=64+turns=6`. With `worlds` alone there is no bound on time.
    pub fn read(text: &str) -> Result<Effort, String> {
        let mut effort = Effort::default();
        let (mut by_worlds, mut by_time) = (false, false);
        for part in text.split('+').filter(|part| !part.is_empty()) {
            let (name, number) = part.split_once('=').unwrap_or((part, ""));
            let number = number.parse().ok().filter(|number| (1..=100_000).contains(number));
            let number = number.ok_or_else(|| format!("{name} needs a number from 1 to 100000, as in {name}=64"));
            match name {
                "worlds" => (effort.worlds, by_worlds) = (number?, true),
                "ms" => (effort.time, by_time) = (Some(Duration::from_millis(number?.into())), true),
                "turns" => effort.turns = number?,
                "candidates" => effort.candidates = number?,
                other => {
                    let names = ["ms", "worlds", "turns", "candidates"];
                    return Err(format!(
                        "search has no parameter {}; {}",
                        kernel::quoted(other),
                        kernel::instead(other, names)
                    ));
                }
            }
        }
        if by_worlds && !by_time {
            effort.time = None;
        }
        Ok(effort)
    }
}

/// Plays the candidate that wins most often in imagined worlds.
#[derive(Clone, Debug)]
pub struct Search<V> {
    greedy: Greedy<V>,
    effort: Effort,
}

/// A choice with the chances that it had in the worlds tried so far.
struct Candidate<A> {
    action: A,
    chances: Vec<f64>,
    /// The chance that the worth of the greedy bot stands for.
    prior: f64,
}

/// How many worlds the prior counts for: so few worlds say less than the worth at first sight.
const PRIOR: f64 = 24.0;
/// Worlds before the first candidate may be dropped.
const FIRST_LOOK: usize = 8;
/// A candidate is dropped when it is worse by this many standard errors.
const CLEARLY: f64 = 1.8;
/// How many choices a seat looks at in a world that is played on.
const LOOKED_AT: usize = 10;
/// The most steps that a world is played on.
const STEPS: u32 = 400;

impl<A> Candidate<A> {
    /// Whether this choice wins now: no other can be better, and no world needs to be tried.
    fn is_sure(&self) -> bool {
        self.prior >= 1.0
    }

    fn mean(&self) -> f64 {
        if self.is_sure() {
            return 1.0;
        }
        (PRIOR * self.prior + self.chances.iter().sum::<f64>()) / (PRIOR + self.chances.len() as f64)
    }

    /// Whether the other one did clearly better in the same worlds.
    fn is_beaten_by(&self, other: &Candidate<A>) -> bool {
        let worlds = self.chances.len() as f64;
        let ahead = || other.chances.iter().zip(&self.chances).map(|(theirs, mine)| theirs - mine);
        let mean = ahead().sum::<f64>() / worlds;
        let variance = ahead().map(|each| (each - mean) * (each - mean)).sum::<f64>() / (worlds - 1.0);
        mean > CLEARLY * (variance / worlds).sqrt() + 1e-9
    }
}

impl<V> Search<V> {
    /// The searching bot with this value, effort and seed.
    pub fn new(value: V, effort: Effort, seed: u64) -> Search<V> {
        Search { greedy: Greedy::new(value, seed), effort }
    }

    /// The best few choices by their worth, the best first. All are within `margin` of the best one.
    fn candidates<G: Game>(
        &mut self,
        game: &G,
        known: &G::Known,
        seat: Seat,
        choices: &[G::Action],
        margin: f64,
    ) -> Vec<Candidate<G::Action>>
    where
        V: Value<G>,
    {
        let world = game.imagine(known, &mut self.greedy.lot);
        let mut valued: Vec<(f64, G::Action)> =
            choices.iter().map(|&action| (self.greedy.worth(game, known, seat, action, &world), action)).collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        let least = valued[0].0 - margin;
        valued
            .into_iter()
            .take(self.effort.candidates as usize)
            .take_while(|&(worth, _)| worth >= least)
            .map(|(worth, action)| Candidate { action, chances: Vec::new(), prior: self.greedy.value.chance(worth) })
            .collect()
    }

    /// Lets candidates race in imagined worlds until one is left or the effort is spent. `candidates` keeps those that were not
    /// dropped; the others are returned, the last one dropped at the end.
    fn race<G: Game>(
        &mut self,
        game: &G,
        known: &G::Known,
        seat: Seat,
        candidates: &mut Vec<Candidate<G::Action>>,
    ) -> Vec<Candidate<G::Action>>
    where
        V: Value<G>,
    {
        let mut dropped = Vec::new();
        let end = self.effort.time.map(|time| Instant::now() + time);
        for _ in 0..self.effort.worlds {
            let world = game.imagine(known, &mut self.greedy.lot);
            let dice = self.greedy.lot.next_u64();
            for at in 0..candidates.len() {
                let action = candidates[at].action;
                let Some(chance) = self.try_out(game, world, seat, action, lot(dice), end) else {
                    // A world that was not tried with all candidates does not count.
                    for seen in &mut candidates[..at] {
                        seen.chances.pop();
                    }
                    return dropped;
                };
                candidates[at].chances.push(chance);
            }
            if candidates[0].chances.len() >= FIRST_LOOK {
                let best = best_of(candidates);
                let beaten = |at: usize| at != best && candidates[at].is_beaten_by(&candidates[best]);
                let beaten: Vec<bool> = (0..candidates.len()).map(beaten).collect();
                let mut beaten = beaten.into_iter();
                dropped.extend(candidates.extract_if(.., |_| beaten.next().expect("one for each")));
            }
            if candidates.len() == 1 {
                break;
            }
        }
        dropped
    }

    /// The chance to win after an action in a world that is played on; `None` if time is up before.
    fn try_out<G: Game>(
        &mut self,
        game: &G,
        world: G::State,
        seat: Seat,
        action: G::Action,
        mut dice: Lot,
        end: Option<Instant>,
    ) -> Option<f64>
    where
        V: Value<G>,
    {
        let mut world = world;
        let last = game.turns(&world) + self.effort.turns;
        let mut choices = Choices::default();
        game.apply(&mut world, seat, action, &mut Log::off());
        for _ in 0..STEPS {
            match game.awaits(&world) {
                Awaits::Nobody => {
                    let standing = game.standing(&world).expect("the game is over");
                    return Some(f64::from(u8::from(standing.winners.has(seat))));
                }
                _ if game.turns(&world) >= last && self.greedy.value.is_quiet(game, &world, seat) => break,
                Awaits::Chance => {
                    let outcome = game.draw(&world, &mut dice);
                    game.fall(&mut world, outcome, &mut Log::off());
                }
                Awaits::Seats { due, .. } => {
                    if end.is_some_and(|end| Instant::now() >= end) {
                        return None;
                    }
                    let other = due.lowest().expect("somebody is awaited until the end");
                    choices.clear();
                    game.choices(&world, other, &mut choices);
                    let action = self.play_quickly(game, &world, other, choices.as_slice(), &mut dice);
                    game.apply(&mut world, other, action, &mut Log::off());
                }
            }
        }
        let worth = self.greedy.value.of(game, &world, seat);
        Some(self.greedy.value.chance(worth))
    }

    /// What a seat does in a world that is played on: the best at first sight of a few choices.
    fn play_quickly<G: Game>(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        choices: &[G::Action],
        dice: &mut Lot,
    ) -> G::Action
    where
        V: Value<G>,
    {
        if let [only] = *choices {
            return only;
        }
        let known = game.known(world, seat);
        let mut best = (f64::NEG_INFINITY, choices[0]);
        let mut wanted = LOOKED_AT.min(choices.len());
        for (at, &action) in choices.iter().enumerate() {
            // Each choice is looked at with the same probability: the number still wanted out of the number still left.
            if below(dice, (choices.len() - at) as u32) as usize >= wanted {
                continue;
            }
            wanted -= 1;
            let judged = self.greedy.value.judge(game, &known, action);
            let worth = judged.unwrap_or_else(|| self.at_first_sight(game, *world, seat, action, dice));
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    /// The worth of an action, by one line of play to a quiet position. All other choices in that line are random.
    fn at_first_sight<G: Game>(
        &mut self,
        game: &G,
        world: G::State,
        seat: Seat,
        action: G::Action,
        dice: &mut Lot,
    ) -> f64
    where
        V: Value<G>,
    {
        let mut world = world;
        game.apply(&mut world, seat, action, &mut Log::off());
        for _ in 0..REACH {
            if self.greedy.value.is_quiet(game, &world, seat) {
                break;
            }
            match game.awaits(&world) {
                Awaits::Nobody => break,
                Awaits::Chance => {
                    let outcome = game.draw(&world, dice);
                    game.fall(&mut world, outcome, &mut Log::off());
                }
                Awaits::Seats { due, .. } => {
                    let other = due.lowest().expect("somebody is awaited until the end");
                    let action = game.pick(&world, other, dice);
                    game.apply(&mut world, other, action, &mut Log::off());
                }
            }
        }
        self.greedy.value.of(game, &world, seat)
    }
}

fn best_of<A>(candidates: &[Candidate<A>]) -> usize {
    let better = |best: usize, at: usize| if candidates[at].mean() > candidates[best].mean() { at } else { best };
    (0..candidates.len()).fold(0, better)
}

impl<G: Game, V: Value<G>> Bot<G> for Search<V> {
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action {
        let mut actions = choices.to_vec();
        self.greedy.value.suggest(game, known, choices, &mut actions);
        self.choose_listed(game, known, seat, &actions)
    }

    fn choose_listed(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = *choices {
            return only;
        }
        let margin = self.greedy.value.margin();
        let mut candidates = self.candidates(game, known, seat, choices, margin);
        if candidates.len() > 1 && !candidates[0].is_sure() {
            self.race(game, known, seat, &mut candidates);
        }
        candidates[best_of(&candidates)].action
    }

    fn explain(
        &mut self,
        game: &G,
        known: &G::Known,
        seat: Seat,
        choices: &[G::Action],
        also: Option<G::Action>,
    ) -> Vec<Thought<G::Action>> {
        let actions = self.greedy.considered(game, known, choices, also);
        let mut candidates = self.candidates(game, known, seat, &actions, f64::INFINITY);
        if let Some(action) = also.filter(|&also| !candidates.iter().any(|it| it.action == also)) {
            candidates.append(&mut self.candidates(game, known, seat, &[action], 0.0));
        }
        let mut dropped = self.race(game, known, seat, &mut candidates);
        candidates.append(&mut dropped);
        candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let world = game.imagine(known, &mut self.greedy.lot);
        let thought = |it: &Candidate<G::Action>| Thought { action: it.action, chance: it.mean(), reasons: Vec::new() };
        let thoughts = candidates.iter().map(thought).collect();
        self.greedy.shown(game, &world, seat, thoughts, also)
    }

    fn chance(&mut self, game: &G, known: &G::Known, seat: Seat) -> Option<f64> {
        self.greedy.chance(game, known, seat)
    }
}
