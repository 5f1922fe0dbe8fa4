//! The secrets rings: parallel worlds.

use crate::{Awaits, Entry, Game, Notes, Seat, Seats, Seen, Viewer, below};
#[cfg(feature = "json")]
use crate::{Weighted, Written, record};

use super::Dice;
use super::walk::{EntryOf, Walk, answer_the_same, any, carry_out, law, listed, look_the_same, pick_one};

/// How many steps two worlds go on together at most.
const TOGETHER: u32 = 40;

/// Figures of the parallel worlds of one game.
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
    /// How often the seat was told of a difference but knows no more than before. Either the game forgets what it told,
    /// or it should not have told it. Zero in a game that forgets nothing.
    pub forgotten: u32,
    /// How many worlds parted because what happened in one is not legal in the other.
    pub impossible: u32,
}

/// Two worlds that a seat cannot tell apart, played on with the same entries.
///
/// At random moments of the random game that `seed` names, a world is imagined from what a seat knows. While the seat
/// is told the same events in both worlds, its knowledge, view, choices and answers must be the same. When it is told
/// of a difference, the worlds part. That step must be marked with [`Log::reveal`](crate::Log::reveal), since a player
/// who has learnt something cannot take the step back.
pub fn secrets_ring<G: Game>(game: &G, seed: u64, bound: u32) -> Worlds {
    ring(game, seed, bound, false, &nothing_else)
}

/// The same, but other seats choose differently and chance falls differently in the two worlds, as long as the seat and
/// spectators are told the same.
///
/// This finds seats that know more than they were told: which of some known cards was chosen in secret, or the order of
/// a stack that was shuffled since. It is stricter than [`secrets_ring`]: everything that a single seat can notice must
/// be told by an event.
pub fn hidden_choices_ring<G: Game>(game: &G, seed: u64, bound: u32) -> Worlds {
    ring(game, seed, bound, true, &nothing_else)
}

/// The same for traces: while a seat is told the same in two worlds, it reads the same trace lines of both, and so do
/// spectators. This includes [`record::seen_entry`].
///
/// Traces also show everything that was seen. The acting seat reads its whole action. A word may be hidden only if an
/// event is veiled from the reader, if another action could have looked the same, or in a shuffle.
#[cfg(feature = "json")]
pub fn traces_ring<G: Written>(game: &G, seed: u64, bound: u32) -> Worlds {
    let line = |step: &StepTold<G>, viewer| {
        let entry = record::seen_entry(game, step.entry, &step.notes.events, viewer);
        format!("{entry} {} {}", game.asked(&step.after), game.trace(&step.after, viewer))
    };
    let mut walk = Walk::new(game, seed);
    while walk.steps < bound
        && let Some(entry) = walk.next()
    {
        let before = walk.state;
        walk.go(entry);
        for viewer in Seats::first(game.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
            shown_as_far_as_seen(game, &before, entry, &walk.notes.events, viewer, walk.steps);
        }
    }
    ring(game, seed, bound, true, &line)
}

#[cfg(feature = "json")]
fn shown_as_far_as_seen<G: Written>(
    game: &G,
    before: &G::State,
    entry: EntryOf<G>,
    events: &[G::Event],
    viewer: Viewer,
    step: u32,
) {
    let shown = record::seen_entry(game, entry, events, viewer);
    if shown == record::entry_json(game, entry) {
        return;
    }
    let veiled = events.iter().any(|event| event.seen_by(viewer) != Some(*event));
    let reason = match entry {
        Entry::Did(seat, action) => {
            viewer != Viewer::Seat(seat) && (veiled || another_looks_the_same(game, before, seat, action, events))
        }
        Entry::Fell(_) => veiled || !game.outcomes(before, &mut Weighted::default()),
        Entry::Undid(..) => false,
    };
    law!(step, before, reason, "{viewer:?} saw all of {entry:?} and is shown {shown}");
}

/// Whether another seat can imagine a world in which the actor chose something else and everybody was told the same.
#[cfg(feature = "json")]
fn another_looks_the_same<G: Game>(
    game: &G,
    before: &G::State,
    actor: Seat,
    action: G::Action,
    events: &[G::Event],
) -> bool {
    let Some(other) = Seats::first(game.seats()).without(actor).lowest() else { return false };
    let known = game.known(before, other);
    (0..64).any(|seed| {
        let world = game.imagine(&known, &mut Dice::new(seed));
        listed(game, &world, actor).into_iter().filter(|&it| it != action).any(|it| {
            let mut notes = Notes::default();
            game.apply(&mut { world }, actor, it, &mut notes.log());
            notes.events == events
        })
    })
}

/// Another text that must be the same, for each viewer, while a seat is told the same.
type Describe<'a, G> = dyn Fn(&StepTold<G>, Viewer) -> String + 'a;

fn nothing_else<G: Game>(_: &StepTold<G>, _: Viewer) -> String {
    String::new()
}

fn ring<G: Game>(game: &G, seed: u64, bound: u32, vary: bool, line: &Describe<'_, G>) -> Worlds {
    let mut walk = Walk::new(game, seed);
    let mut worlds = Worlds::default();
    let mut asked: Vec<G::Action> = Vec::new();
    while walk.steps < bound {
        if walk.once_in(8)
            && let Some(seat) = any(Seats::first(game.seats()), &mut walk.rng)
        {
            let world = game.imagine(&game.known(&walk.state, seat), &mut walk.rng);
            let mut pair = Pair { game, seat, real: walk.state, other: world, rng: walk.rng.clone(), vary, line };
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

/// Two worlds side by side, and the seat that must not be able to tell them apart.
struct Pair<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    real: G::State,
    other: G::State,
    rng: Dice,
    vary: bool,
    line: &'g Describe<'g, G>,
}

/// A step of one world, and all that happened in it.
struct StepTold<G: Game> {
    entry: EntryOf<G>,
    after: G::State,
    notes: Notes<G::Event>,
}

/// A step of both worlds, the real one first, and whether the seat was told the same.
struct Both<G: Game> {
    steps: [StepTold<G>; 2],
    told_the_same: bool,
}

impl<G: Game> Both<G> {
    fn entries(&self) -> [EntryOf<G>; 2] {
        [self.steps[0].entry, self.steps[1].entry]
    }
}

impl<G: Game> Pair<'_, G> {
    fn go_on(&mut self, from: u32, asked: &[G::Action], worlds: &mut Worlds) {
        worlds.worlds += 1;
        let mut last: Option<[EntryOf<G>; 2]> = None;
        for step in from..from + TOGETHER {
            let when = format_args!("a world that was played along, {last:?},");
            look_the_same(self.game, &self.real, &self.other, self.seat, step, when);
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
                last = Some(unseen.entries());
                self.go(&unseen, step);
            } else if let Some(same) = self.same_step() {
                if !same.told_the_same {
                    worlds.parted += 1;
                    let marked = self.is_marked(&same);
                    let entry = same.steps[0].entry;
                    law!(
                        step,
                        self.real,
                        marked,
                        "{entry:?} tells seat {} something hidden, and is not marked",
                        self.seat
                    );
                    let known = |state| self.game.known(state, self.seat);
                    worlds.forgotten += u32::from(known(&same.steps[0].after) == known(&same.steps[1].after));
                    return;
                }
                last = Some(same.entries());
                self.go(&same, step);
            } else {
                worlds.impossible += 1;
                return;
            }
            worlds.steps += 1;
        }
    }

    /// Continues in both worlds after a step in which the seat was told the same.
    fn go(&mut self, both: &Both<G>, step: u32) {
        for viewer in [Viewer::Seat(self.seat), Viewer::Public] {
            let [here, there] = [0, 1].map(|world: usize| (self.line)(&both.steps[world], viewer));
            let entries = both.entries();
            law!(step, self.real, here == there, "{viewer:?} reads {here}\nand {there}\nof {entries:?}");
        }
        (self.real, self.other) = (both.steps[0].after, both.steps[1].after);
    }

    /// A step that goes differently in the two worlds without the seat noticing, if one is found.
    fn unseen_step(&mut self) -> Option<Both<G>> {
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

    /// Whether a step that tells the seat of a difference is marked as it must be.
    ///
    /// If the acting seat learns something, the step must be marked in both worlds, since it is also knowledge that
    /// nothing was there. For other seats a mark in one of the two worlds is enough.
    fn is_marked(&self, both: &Both<G>) -> bool {
        let [here, there] = [0, 1].map(|world: usize| both.steps[world].notes.revealed);
        match both.steps[0].entry {
            Entry::Did(seat, _) if seat == self.seat => here && there,
            Entry::Did(..) => here || there,
            _ => true,
        }
    }

    fn looks_the_same_to_all(&self, both: &Both<G>) -> bool {
        let [here, there] = [&both.steps[0].after, &both.steps[1].after];
        self.game.awaits(here) == self.game.awaits(there)
            && self.game.view(here, Viewer::Public) == self.game.view(there, Viewer::Public)
    }

    /// A step that is legal in both worlds, if one is found.
    fn same_step(&mut self) -> Option<Both<G>> {
        for _ in 0..8 {
            let from = if below(&mut self.rng, 2) == 0 { self.real } else { self.other };
            let entry = self.entry_in(from)?;
            let fits = |state| match entry {
                Entry::Did(seat, action) => self.game.check(state, seat, action).is_ok(),
                Entry::Fell(outcome) => self.game.check_outcome(state, outcome).is_ok(),
                Entry::Undid(..) => false,
            };
            if fits(&self.real) && fits(&self.other) {
                return Some(self.after(entry, entry));
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

    fn after(&self, here: EntryOf<G>, there: EntryOf<G>) -> Both<G> {
        let steps = [self.step(self.real, here), self.step(self.other, there)];
        let [told_here, told_there] = [0, 1].map(|world: usize| {
            let events = steps[world].notes.events.iter();
            events.filter_map(|event| event.seen_by(Viewer::Seat(self.seat))).collect::<Vec<G::Event>>()
        });
        Both { told_the_same: told_here == told_there, steps }
    }

    fn step(&self, mut after: G::State, entry: EntryOf<G>) -> StepTold<G> {
        let mut notes = Notes::default();
        carry_out(self.game, &mut after, entry, &mut notes.log());
        StepTold { entry, after, notes }
    }
}
