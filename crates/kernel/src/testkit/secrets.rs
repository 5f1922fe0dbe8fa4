//! The secrets rings: parallel worlds.

use crate::{Awaits, Entry, Game, Notes, Seat, Seats, Seen, Viewer, below};

use super::Dice;
use super::walk::{EntryOf, Walk, answer_the_same, any, carry_out, law, listed, look_the_same, pick_one};

/// How many steps two worlds go on together at most.
const TOGETHER: u32 = 40;

/// What the parallel worlds of one game came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worlds {
    /// How many worlds were imagined and played along.
    pub worlds: u32,
    /// How many steps they went beside the real one.
    pub steps: u32,
    /// How many steps went differently in the two worlds without the seat being told.
    pub unseen: u32,
    /// How many worlds parted because the seat was told of a difference.
    pub parted: u32,
    /// How often the seat was told of a difference and knows no more than before: what it was told is forgotten, or it
    /// should not have been told. Zero in a game that forgets nothing.
    pub forgotten: u32,
    /// How many worlds parted because what happened in one is not legal in the other.
    pub impossible: u32,
}

/// Two worlds that a seat cannot tell apart, played on with the same entries.
///
/// At random moments of the random game that `seed` names, a world is imagined from what a seat knows. As long as the
/// seat is told the same of both, what it knows, sees, may choose and is answered must be the same; once it is told of a
/// difference, the worlds part, and the step must be marked with [`Log::reveal`](crate::Log::reveal): whoever has learnt
/// something cannot take it back.
pub fn secrets_ring<G: Game>(game: &G, seed: u64, bound: u32) -> Worlds {
    ring(game, seed, bound, false)
}

/// The same, but other seats choose differently and chance falls differently in the two worlds, wherever the seat is told
/// the same of it and spectators see the same.
///
/// This finds knowledge that is finer than what was told: a hidden choice out of known cards, a shuffle that is
/// remembered through. It asks more of the events than [`secrets_ring`]: whatever a seat alone can notice is told by one.
pub fn hidden_choices_ring<G: Game>(game: &G, seed: u64, bound: u32) -> Worlds {
    ring(game, seed, bound, true)
}

fn ring<G: Game>(game: &G, seed: u64, bound: u32, vary: bool) -> Worlds {
    let mut walk = Walk::new(game, seed);
    let mut worlds = Worlds::default();
    let mut asked: Vec<G::Action> = Vec::new();
    while walk.steps < bound {
        if walk.once_in(8)
            && let Some(seat) = any(Seats::first(game.seats()), &mut walk.rng)
        {
            let world = game.imagine(&game.known(&walk.state, seat), &mut walk.rng);
            let mut pair = Pair { game, seat, real: walk.state, other: world, rng: walk.rng.clone(), vary };
            pair.go_on(walk.steps, &asked, &mut worlds);
        }
        let Some(entry) = walk.next() else { break };
        if let Entry::Did(_, action) = entry
            && asked.len() < 256
            && !asked.contains(&action)
        {
            asked.push(action);
        }
        walk.go(entry);
    }
    worlds
}

/// Two worlds beside each other, and the seat that must not tell them apart.
struct Pair<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    real: G::State,
    other: G::State,
    rng: Dice,
    vary: bool,
}

/// A step of both worlds: where they are then, whether the seat was told the same, and whether both say that something
/// hidden was seen.
struct Both<S> {
    real: S,
    other: S,
    told_the_same: bool,
    revealed: bool,
}

impl<G: Game> Pair<'_, G> {
    fn go_on(&mut self, from: u32, asked: &[G::Action], worlds: &mut Worlds) {
        worlds.worlds += 1;
        for step in from..from + TOGETHER {
            look_the_same(self.game, &self.real, &self.other, self.seat, step, "a world that was played along");
            for _ in 0..4 {
                if let Some(action) = pick_one(asked, &mut self.rng) {
                    answer_the_same(self.game, &self.real, &self.other, self.seat, action, step);
                }
            }
            if self.game.awaits(&self.real) == Awaits::Nobody {
                return;
            }
            if let Some(unseen) = self.unseen_step() {
                worlds.unseen += 1;
                (self.real, self.other) = (unseen.real, unseen.other);
            } else if let Some((entry, same)) = self.same_step() {
                if !same.told_the_same {
                    worlds.parted += 1;
                    let marked = same.revealed || matches!(entry, Entry::Fell(_));
                    law!(
                        step,
                        self.real,
                        marked,
                        "{entry:?} tells seat {} something hidden, and is not marked",
                        self.seat
                    );
                    let known = |state| self.game.known(state, self.seat);
                    worlds.forgotten += u32::from(known(&same.real) == known(&same.other));
                    return;
                }
                (self.real, self.other) = (same.real, same.other);
            } else {
                worlds.impossible += 1;
                return;
            }
            worlds.steps += 1;
        }
    }

    /// A step that goes differently in the two worlds without the seat noticing, if one is found.
    fn unseen_step(&mut self) -> Option<Both<G::State>> {
        if !self.vary {
            return None;
        }
        for _ in 0..4 {
            let here = self.entry_in(self.real)?;
            let there = match here {
                Entry::Did(seat, _) if seat == self.seat => return None,
                Entry::Did(seat, _) => {
                    Entry::Did(seat, pick_one(&listed(self.game, &self.other, seat), &mut self.rng)?)
                }
                _ => Entry::Fell(self.game.draw(&self.other, &mut self.rng)),
            };
            let both = self.after(here, there);
            if here != there && both.told_the_same && self.looks_the_same_to_all(&both) {
                return Some(both);
            }
        }
        None
    }

    fn looks_the_same_to_all(&self, both: &Both<G::State>) -> bool {
        self.game.awaits(&both.real) == self.game.awaits(&both.other)
            && self.game.view(&both.real, Viewer::Public) == self.game.view(&both.other, Viewer::Public)
    }

    /// A step that is legal in both worlds, if one is found.
    fn same_step(&mut self) -> Option<(EntryOf<G>, Both<G::State>)> {
        for _ in 0..8 {
            let from = if below(&mut self.rng, 2) == 0 { self.real } else { self.other };
            let entry = self.entry_in(from)?;
            let fits = |state| match entry {
                Entry::Did(seat, action) => self.game.check(state, seat, action).is_ok(),
                Entry::Fell(outcome) => self.game.check_outcome(state, outcome).is_ok(),
                Entry::Undid(..) => false,
            };
            if fits(&self.real) && fits(&self.other) {
                return Some((entry, self.after(entry, entry)));
            }
        }
        None
    }

    /// Something that may happen in `state`.
    fn entry_in(&mut self, state: G::State) -> Option<EntryOf<G>> {
        match self.game.awaits(&state) {
            Awaits::Nobody => None,
            Awaits::Chance => Some(Entry::Fell(self.game.draw(&state, &mut self.rng))),
            Awaits::Seats { due, may } => {
                let group = if below(&mut self.rng, 4) == 0 && !may.is_empty() { may } else { due };
                let seat = any(group, &mut self.rng)?;
                let choices = listed(self.game, &state, seat);
                let (seat, choices) = match any(due, &mut self.rng) {
                    Some(due) if choices.is_empty() => (due, listed(self.game, &state, due)),
                    _ => (seat, choices),
                };
                pick_one(&choices, &mut self.rng).map(|action| Entry::Did(seat, action))
            }
        }
    }

    fn after(&self, here: EntryOf<G>, there: EntryOf<G>) -> Both<G::State> {
        let (real, told_here) = self.told(self.real, here);
        let (other, told_there) = self.told(self.other, there);
        let told_the_same = told_here.events == told_there.events;
        Both { real, other, told_the_same, revealed: told_here.revealed && told_there.revealed }
    }

    fn told(&self, mut state: G::State, entry: EntryOf<G>) -> (G::State, Notes<G::Event>) {
        let mut notes = Notes::default();
        carry_out(self.game, &mut state, entry, &mut notes.log());
        notes.events = notes.events.iter().filter_map(|event| event.seen_by(Viewer::Seat(self.seat))).collect();
        (state, notes)
    }
}
