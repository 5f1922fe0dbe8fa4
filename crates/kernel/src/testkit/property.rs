//! The property ring: one random game, all laws at every step.

use crate::{Awaits, Entry, Game, Log, Rng, Seat, Seats, Weighted, below, playout};

use super::walk::{EntryOf, Walk, answer_the_same, any, carry_out, law, look_the_same, pick_one};
use super::{Dice, FixedDraw};

/// Figures of one random game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RingReport {
    /// Choices and outcomes applied.
    pub steps: u32,
    /// Whether the game ended within the bound.
    pub finished: bool,
    /// The greatest depth of the agenda that was seen.
    pub depth: usize,
    /// How many turns were begun.
    pub turns: u32,
}

/// Plays the random game that `seed` names for at most `bound` steps, and panics where a law does not hold.
///
/// `extra` checks every position that is reached and every world that is imagined, for example that no card is lost and
/// that masks agree with a recount.
pub fn play_ring<G: Game>(game: &G, seed: u64, bound: u32, extra: &mut impl FnMut(&G::State)) -> RingReport {
    let mut ring = Ring { walk: Walk::new(game, seed), strangers: Strangers::gathered(game, !seed), depth: 0 };
    let mut entries: Vec<EntryOf<G>> = Vec::new();
    let finished = loop {
        ring.moment(extra);
        if ring.walk.steps == bound {
            break false;
        }
        let Some(entry) = ring.walk.next() else { break true };
        ring.strangers.remember(entry, &mut ring.walk.rng);
        ring.walk.go(entry);
        entries.push(entry);
    };
    let mut again = game.start();
    for &entry in &entries {
        carry_out(game, &mut again, entry, &mut Log::off());
    }
    let walk = ring.walk;
    law!(walk.steps, walk.state, again == walk.state, "the replay ends otherwise: {again:?}");
    RingReport { steps: walk.steps, finished, depth: ring.depth, turns: game.turns(&walk.state) }
}

struct Ring<'g, G: Game> {
    walk: Walk<'g, G>,
    strangers: Strangers<G>,
    depth: usize,
}

impl<G: Game> Ring<'_, G> {
    /// All laws of one moment.
    fn moment(&mut self, extra: &mut impl FnMut(&G::State)) {
        extra(&self.walk.state);
        self.depth = self.depth.max(self.walk.game.depth(&self.walk.state));
        self.somebody_is_awaited();
        for seat in Seats::first(self.walk.game.seats()) {
            self.what_is_listed_is_legal(seat);
        }
        self.what_may_fall_falls();
        self.strangers_are_answered();
        for seat in Seats::first(self.walk.game.seats()) {
            self.an_imagined_world_looks_the_same(seat, extra);
        }
    }

    fn somebody_is_awaited(&self) {
        let Walk { game, state, steps, .. } = &self.walk;
        is_sound(*game, state, *steps);
        let over = game.awaits(state) == Awaits::Nobody;
        law!(steps, state, over == game.standing(state).is_some(), "the game stands when, and only when, it is over");
    }

    fn what_is_listed_is_legal(&mut self, seat: Seat) {
        let (spoken_to, due) = match self.walk.game.awaits(&self.walk.state) {
            Awaits::Seats { due, may } => (due.has(seat) || may.has(seat), due.has(seat)),
            _ => (false, false),
        };
        let sampled = self.walk.once_in(8);
        let Walk { game, state, steps, choices, .. } = &mut self.walk;
        choices.clear();
        game.choices(state, seat, choices);
        let list = choices.as_slice();
        law!(steps, state, spoken_to || list.is_empty(), "seat {seat} is not awaited, and is listed {list:?}");
        law!(steps, state, !due || !list.is_empty(), "seat {seat} is awaited and has no choice");
        for (k, &action) in list.iter().enumerate() {
            law!(steps, state, !list[..k].contains(&action), "{action:?} of seat {seat} is listed twice");
            let answer = game.check(state, seat, action);
            law!(steps, state, answer.is_ok(), "{action:?} of seat {seat} is listed and refused: {answer:?}");
            let mut after = *state;
            game.apply(&mut after, seat, action, &mut Log::off());
            is_sound(*game, &after, *steps + 1);
            if sampled {
                let picked = game.pick(state, seat, &mut FixedDraw::new(k as u32, list.len() as u32));
                law!(steps, state, picked == action, "choice {k} of seat {seat} is {action:?}, picked was {picked:?}");
            }
        }
    }

    fn what_may_fall_falls(&mut self) {
        let Walk { game, state, steps, rng, .. } = &mut self.walk;
        if game.awaits(state) != Awaits::Chance {
            return;
        }
        let mut list = Weighted::default();
        if game.outcomes(state, &mut list) {
            let list = list.as_slice();
            law!(steps, state, !list.is_empty(), "chance is awaited and nothing may fall");
            for (k, &(outcome, weight)) in list.iter().enumerate() {
                law!(steps, state, weight > 0, "{outcome:?} has no weight");
                law!(steps, state, !list[..k].iter().any(|it| it.0 == outcome), "{outcome:?} is listed twice");
                falls(*game, state, outcome, *steps);
            }
        }
        let drawn = game.draw(state, rng);
        falls(*game, state, drawn, *steps);
    }

    /// Tries actions and outcomes from other moments and of other seats: each is refused or applies.
    fn strangers_are_answered(&mut self) {
        let Walk { game, state, steps, rng, .. } = &mut self.walk;
        let awaits = game.awaits(state);
        for _ in 0..8 {
            let Some(seat) = any(Seats::first(game.seats()), rng) else { return };
            let Some(action) = pick_one(&self.strangers.actions, rng) else { break };
            if game.check(state, seat, action).is_ok() {
                let awaited = matches!(awaits, Awaits::Seats { due, may } if due.has(seat) || may.has(seat));
                law!(steps, state, awaited, "{action:?} of seat {seat}, which is not awaited, is not refused");
                let mut after = *state;
                game.apply(&mut after, seat, action, &mut Log::off());
                is_sound(*game, &after, *steps + 1);
            }
        }
        for _ in 0..2 {
            let Some(outcome) = pick_one(&self.strangers.outcomes, rng) else { break };
            if game.check_outcome(state, outcome).is_ok() {
                law!(steps, state, awaits == Awaits::Chance, "{outcome:?} may fall though chance is not awaited");
                falls(*game, state, outcome, *steps);
            }
        }
    }

    fn an_imagined_world_looks_the_same(&mut self, seat: Seat, extra: &mut impl FnMut(&G::State)) {
        let Walk { game, state, steps, rng, .. } = &mut self.walk;
        let known = game.known(state, seat);
        let world = game.imagine(&known, rng);
        look_the_same(*game, state, &world, seat, *steps, format_args!("an imagined world"));
        if let Some(action) = pick_one(&self.strangers.actions, rng) {
            answer_the_same(*game, state, &world, seat, action, *steps);
        }
        extra(&world);
        if below(rng, 16) == 0 {
            playout(*game, world, rng, 32);
        }
    }
}

/// Every seat that is awaited has a choice, and somebody is awaited until the end.
fn is_sound<G: Game>(game: &G, state: &G::State, step: u32) {
    if let Awaits::Seats { due, may } = game.awaits(state) {
        law!(step, state, !due.is_empty(), "seats are awaited, but none is due");
        let seated = Seats::first(game.seats());
        law!(step, state, due.both(seated) == due && may.both(seated) == may, "a seat is awaited that nobody has");
    }
}

fn falls<G: Game>(game: &G, state: &G::State, outcome: G::Outcome, step: u32) {
    let answer = game.check_outcome(state, outcome);
    law!(step, state, answer.is_ok(), "{outcome:?} falls and is refused: {answer:?}");
    let mut after = *state;
    game.fall(&mut after, outcome, &mut Log::off());
    is_sound(game, &after, step + 1);
}

/// How many strangers are remembered of each kind.
const ROOM: usize = 96;

/// Actions and outcomes of earlier moments and of another game.
struct Strangers<G: Game> {
    actions: Vec<G::Action>,
    outcomes: Vec<G::Outcome>,
}

impl<G: Game> Strangers<G> {
    fn gathered(game: &G, seed: u64) -> Self {
        let mut strangers = Strangers { actions: Vec::new(), outcomes: Vec::new() };
        let mut walk = Walk::new(game, seed);
        let mut rng = Dice::new(seed);
        while walk.steps < 2 * ROOM as u32
            && let Some(entry) = walk.next()
        {
            strangers.remember(entry, &mut rng);
            walk.go(entry);
        }
        strangers
    }

    fn remember(&mut self, entry: EntryOf<G>, rng: &mut impl Rng) {
        match entry {
            Entry::Did(_, action) => keep(&mut self.actions, action, rng),
            Entry::Fell(outcome) => keep(&mut self.outcomes, outcome, rng),
            Entry::Undid(..) => {}
        }
    }
}

fn keep<T: PartialEq>(kept: &mut Vec<T>, thing: T, rng: &mut impl Rng) {
    if kept.contains(&thing) {
        return;
    }
    if kept.len() < ROOM {
        kept.push(thing);
    } else {
        let at = below(rng, kept.len() as u32) as usize;
        kept[at] = thing;
    }
}
