//! The spoiled ring: wrong knowledge or a wrong table from a stranger harms nothing.

use serde_json::Value;

use crate::{Awaits, Choices, Log, Rng, Seat, Seats, Written, below, playout};

use super::walk::{Walk, law};
use super::writing::mutate_value;

/// Figures of the spoiled writings of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spoiled {
    /// Refused with a place and a reason.
    pub refused: u32,
    /// Accepted and played on.
    pub accepted: u32,
}

/// Plays the random game that `seed` names for at most `bound` steps and reads spoiled writings at every step.
///
/// It spoils the knowledge of each seat and, at quiet moments, the table: a value is changed, or replaced by one of
/// another moment. Every other time it is a value of the member `often`.
///
/// Reading must not panic. An accepted position is like any other: an awaited player has choices, each of them applies,
/// and the game can be played on. `each` checks what was accepted, with the awaited seat and its choices.
pub fn spoiled_ring<G: Written>(
    game: &G,
    seed: u64,
    bound: u32,
    often: &str,
    each: &mut impl FnMut(&G::Known, Seat, &[G::Action]),
) -> Spoiled {
    let mut walk = Walk::new(game, seed);
    let mut others: Vec<Value> = Vec::new();
    let mut found = Spoiled::default();
    while walk.steps < bound {
        for seat in Seats::first(game.seats()) {
            let written = game.write_known(&game.known(&walk.state, seat));
            let spoiled = spoil(&written, &others, often, &mut walk.rng);
            let _told = OnPanic(&spoiled);
            match game.read_known(&spoiled) {
                Ok(known) => {
                    let world = game.imagine(&known, &mut walk.rng);
                    let whose = written_seat(&spoiled);
                    law!(
                        walk.steps,
                        spoiled,
                        game.known(&world, whose) == known,
                        "the imagined world is known otherwise"
                    );
                    let choices = choices_apply(game, &world, whose, walk.steps);
                    if !choices.is_empty() {
                        each(&known, whose, &choices);
                    }
                    playout(game, world, &mut walk.rng, 60);
                    found.accepted += 1;
                }
                Err(_) => found.refused += 1,
            }
            keep(&mut others, written, &mut walk.rng);
        }
        if let Some(table) = game.write_table(&walk.state) {
            let spoiled = spoil(&table, &others, often, &mut walk.rng);
            let _told = OnPanic(&spoiled);
            match game.read_table(&spoiled) {
                Ok(state) => {
                    for seat in Seats::first(game.seats()) {
                        choices_apply(game, &state, seat, walk.steps);
                    }
                    playout(game, state, &mut walk.rng, 60);
                    found.accepted += 1;
                }
                Err(_) => found.refused += 1,
            }
        }
        let Some(entry) = walk.next() else { break };
        walk.go(entry);
    }
    found
}

/// The seat whose knowledge this is. Accepted knowledge always names it.
fn written_seat(known: &Value) -> Seat {
    Seat(known["seat"].as_u64().expect("it was accepted") as u8)
}

/// The choices of a seat: each applies, and there are some if the seat is awaited.
fn choices_apply<G: Written>(game: &G, state: &G::State, seat: Seat, step: u32) -> Vec<G::Action> {
    let mut choices = Choices::default();
    game.choices(state, seat, &mut choices);
    let due = matches!(game.awaits(state), Awaits::Seats { due, .. } if due.has(seat));
    law!(step, state, !due || !choices.as_slice().is_empty(), "seat {seat} is awaited and has no choice");
    for &action in choices.as_slice() {
        let answer = game.check(state, seat, action);
        law!(step, state, answer.is_ok(), "{action:?} of seat {seat} is listed and refused: {answer:?}");
        let mut after = *state;
        game.apply(&mut after, seat, action, &mut Log::off());
    }
    if due { choices.as_slice().to_vec() } else { Vec::new() }
}

/// The value with a thing or two changed, or exchanged with another value.
fn spoil(value: &Value, others: &[Value], often: &str, rng: &mut impl Rng) -> Value {
    let mut spoiled = value.clone();
    for _ in 0..1 + below(rng, 2) {
        let other = match others.len() as u32 {
            0 => value,
            len => &others[below(rng, len) as usize],
        };
        let (member, other) = match (spoiled.get_mut(often), other.get(often)) {
            (Some(member), Some(other)) if below(rng, 2) == 0 => (member, other),
            _ => (&mut spoiled, other),
        };
        if below(rng, 4) == 0 { mutate_value(member, rng) } else { cross(member, other, rng) }
    }
    spoiled
}

/// Replaces a member, an item or a word of a text by the one at the same place in another value.
fn cross(value: &mut Value, other: &Value, rng: &mut impl Rng) {
    match (&mut *value, other) {
        (Value::Object(members), Value::Object(theirs)) if !members.is_empty() => {
            let at = below(rng, members.len() as u32) as usize;
            let (name, member) = members.iter_mut().nth(at).expect("there are so many members");
            if let Some(theirs) = theirs.get(name) {
                cross(member, theirs, rng);
            }
        }
        (Value::Array(items), Value::Array(theirs)) if !items.is_empty() && !theirs.is_empty() => {
            let at = below(rng, items.len() as u32) as usize;
            let theirs = &theirs[below(rng, theirs.len() as u32) as usize];
            match below(rng, 4) {
                0 => items.insert(at, theirs.clone()),
                1 => items.push(theirs.clone()),
                2 => items[at] = theirs.clone(),
                _ => cross(&mut items[at], theirs, rng),
            }
        }
        (Value::String(text), Value::String(theirs)) if below(rng, 2) == 0 => {
            let mut words: Vec<&str> = text.split(' ').collect();
            let theirs: Vec<&str> = theirs.split(' ').collect();
            let at = below(rng, words.len() as u32) as usize;
            words[at] = theirs[below(rng, theirs.len() as u32) as usize];
            *value = words.join(" ").into();
        }
        _ => *value = other.clone(),
    }
}

/// How many writings are kept to be crossed with later ones.
const KEPT: usize = 64;

fn keep(kept: &mut Vec<Value>, value: Value, rng: &mut impl Rng) {
    if kept.len() < KEPT {
        kept.push(value);
    } else {
        kept[below(rng, KEPT as u32) as usize] = value;
    }
}

/// Prints what was read if a reader or a game panics on it.
struct OnPanic<'a>(&'a Value);

impl Drop for OnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this was read: {}", self.0);
        }
    }
}
