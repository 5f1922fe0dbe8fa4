//! Matches between bots, and statistics over many of them.

mod rating;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use kernel::{Awaits, Choices, Entry, Game, Log, Notes, Rng, Seat, Standing};

use crate::bot::{Bot, lot};
use crate::tally::NewTally;
pub use rating::{ratings, wilson};

/// Steps after which a match counts as unfinished. A game of greedy bots takes some 500, of random ones some 1,100.
pub const BOUND: u32 = 20_000;

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending<A> {
    /// Somebody won.
    Won(Standing),
    /// It was cut at the bound.
    Unfinished,
    /// A bot chose an illegal action, or could not go on.
    Forfeited {
        /// Whose bot.
        seat: Seat,
        /// The illegal action, if there was one.
        did: Option<A>,
        /// Why that was refused, or why it could not go on.
        why: String,
    },
}

impl<A: Copy> Ending<A> {
    /// Whose bot forfeited the match, and why, in a sentence without a full stop; `write` puts an action into words.
    pub fn forfeit(&self, write: impl FnOnce(A) -> String) -> Option<(Seat, String)> {
        let Ending::Forfeited { seat, did, why } = self else { return None };
        Some((*seat, did.map_or_else(|| why.clone(), |action| format!("{} was refused: {why}", write(action)))))
    }
}

/// One match between bots.
#[derive(Clone, Debug)]
pub struct Match<S, A> {
    /// How it ended.
    pub ending: Ending<A>,
    /// The last position.
    pub end: S,
    /// Turns begun.
    pub turns: u32,
    /// Choices and outcomes.
    pub steps: u32,
    /// For each seat, how often it chose and how long it thought in all.
    pub thought: Vec<(u32, Duration)>,
}

/// Called for each step of a match, with the position before it, the entry and its events.
pub type Watch<'a, G> =
    &'a mut dyn FnMut(&<G as Game>::State, Entry<<G as Game>::Action, <G as Game>::Outcome>, &[<G as Game>::Event]);

/// Plays one match, the bot of each seat in its place. Chance falls from `rng`; at most `bound` steps are played.
///
/// If several seats are awaited, the lowest is asked first. A bot is given what its seat knows. An illegal action
/// forfeits the match.
///
/// # Panics
/// If there is not one bot for each seat.
pub fn play_match<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    rng: &mut impl Rng,
    bound: u32,
    mut watch: Option<Watch<'_, G>>,
) -> Match<G::State, G::Action> {
    assert_eq!(bots.len(), game.seats() as usize, "every seat has a bot");
    let mut state = game.start();
    let mut thought = vec![(0, Duration::ZERO); bots.len()];
    let mut choices = Choices::default();
    let mut notes = Notes::default();
    let mut steps = 0;
    let ending = loop {
        let before = state;
        let mut log = if watch.is_some() { notes.log() } else { Log::off() };
        let entry = match game.awaits(&state) {
            Awaits::Nobody => break Ending::Won(game.standing(&state).expect("the game is over")),
            _ if steps == bound => break Ending::Unfinished,
            Awaits::Seats { due, .. } => {
                let seat = due.lowest().expect("somebody is awaited until the end");
                choices.clear();
                game.choices(&state, seat, &mut choices);
                let known = game.known(&state, seat);
                let bot = &mut bots[seat.index()];
                let begun = Instant::now();
                let action = bot.choose(game, &known, seat, choices.as_slice());
                thought[seat.index()].0 += 1;
                thought[seat.index()].1 += begun.elapsed();
                if let Some(fault) = bot.fault() {
                    break Ending::Forfeited { seat, did: None, why: fault.to_string() };
                }
                if let Err(refusal) = game.check(&state, seat, action) {
                    break Ending::Forfeited { seat, did: Some(action), why: refusal.to_string() };
                }
                game.apply(&mut state, seat, action, &mut log);
                Entry::Did(seat, action)
            }
            Awaits::Chance => {
                let outcome = game.draw(&state, rng);
                game.fall(&mut state, outcome, &mut log);
                Entry::Fell(outcome)
            }
        };
        steps += 1;
        if let Some(watch) = &mut watch {
            watch(&before, entry, &notes.events);
        }
        notes.clear();
    };
    Match { ending, turns: game.turns(&state), end: state, steps, thought }
}

/// Makes a player for one match from a seed.
pub type Factory<'a, G> = Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'a>;

/// A series of matches between the same players.
///
/// Seats rotate: in match `g` player `p` sits at `(p + g) % n`. A block of `n` matches, one for each rotation, shares
/// its board and its dice, so that luck evens out.
pub struct Arena<'a, G: Game> {
    /// One for each seat.
    pub players: Vec<Factory<'a, G>>,
    /// How many matches.
    pub games: u32,
    /// The same seed gives the same result with any number of threads.
    pub seed: u64,
    /// Steps after which a match counts as unfinished; [`BOUND`] is a good one.
    pub bound: u32,
    /// How many threads play; 0 for as many as there are cores.
    pub threads: usize,
    /// Writes an action in words, for the message that says why a match was forfeited.
    pub write: fn(&G, G::Action) -> String,
    /// Counts what the players did, a new one for each match; without it nothing is counted.
    pub tally: Option<NewTally<G>>,
}

/// The result of a series of matches.
#[derive(Clone, Debug)]
pub struct ArenaReport {
    /// Matches played.
    pub games: u32,
    /// Matches cut at the bound.
    pub unfinished: u32,
    /// Why matches were forfeited: the match, the player and the reason, in order.
    pub forfeits: Vec<(u32, usize, String)>,
    /// One row for each player, in the order in which they were given.
    pub players: Vec<ArenaRow>,
    /// Turns of a match on average.
    pub turns: f64,
    /// Steps of a match on average.
    pub steps: f64,
    /// What each player did, by name, if it was counted.
    pub done: Vec<BTreeMap<&'static str, TimesDone>>,
}

/// How often a player did something in a series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimesDone {
    /// How often in all.
    pub times: u32,
    /// In how many matches.
    pub games: u32,
}

/// The result of a series for one player.
#[derive(Clone, Copy, Debug)]
pub struct ArenaRow {
    /// Matches played, unfinished and forfeited ones included.
    pub games: u32,
    /// Matches won.
    pub wins: u32,
    /// Wins out of games.
    pub win_rate: f64,
    /// Low end of the 95 % Wilson interval of the win rate.
    pub low: f64,
    /// High end of that interval.
    pub high: f64,
    /// The rating, see [`ratings`]; 1000 on average over the players.
    pub rating: f64,
    /// How often the player chose.
    pub decisions: u64,
    /// How long a choice took on average. Only this figure varies between runs with the same seed.
    pub per_decision: Duration,
}

/// A match as the report needs it.
struct Played {
    won: Option<Standing>,
    forfeit: Option<(Seat, String)>,
    turns: u32,
    steps: u32,
    thought: Vec<(u32, Duration)>,
    counts: BTreeMap<(Seat, &'static str), u32>,
}

/// A well mixed seed for one purpose, derived from the seed of the series.
fn sown(seed: u64, purpose: u64, number: u64) -> u64 {
    let both = seed ^ purpose.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03);
    lot(both).next_u64()
}

impl<G: Game> Arena<'_, G> {
    /// Plays the series. `set_up` makes the rules of a match from a seed; `progress` is told how many matches are done.
    ///
    /// # Errors
    /// What `set_up` says, or that the table has another number of seats than there are players.
    pub fn play(
        &self,
        set_up: impl Fn(u64) -> Result<G, String> + Sync,
        progress: impl Fn(u32) + Sync,
    ) -> Result<ArenaReport, String> {
        self.play_rotated(|seed, _| set_up(seed), progress)
    }

    /// The same for players who bring something of their own: `set_up` is also told the rotation `r`, in which player `p` sits at
    /// `(p + r) % n`.
    ///
    /// # Errors
    /// As with [`Arena::play`].
    pub fn play_rotated(
        &self,
        set_up: impl Fn(u64, u32) -> Result<G, String> + Sync,
        progress: impl Fn(u32) + Sync,
    ) -> Result<ArenaReport, String> {
        let threads = match self.threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            some => some,
        };
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let results: Mutex<Vec<Option<Played>>> = Mutex::new((0..self.games).map(|_| None).collect());
        let failed: Mutex<Option<String>> = Mutex::new(None);
        std::thread::scope(|scope| {
            for _ in 0..threads.min(self.games as usize) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= u64::from(self.games) {
                            return;
                        }
                        match self.play_one(number as u32, &set_up) {
                            Ok(result) => {
                                results.lock().unwrap_or_else(PoisonError::into_inner)[number as usize] = Some(result);
                            }
                            Err(why) => {
                                next.store(u64::from(self.games), Ordering::Relaxed);
                                failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(why);
                                return;
                            }
                        }
                        progress(done.fetch_add(1, Ordering::Relaxed) as u32 + 1);
                    }
                });
            }
        });
        if let Some(why) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(why);
        }
        let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
        let results: Vec<Played> = results.into_iter().map(|it| it.expect("every match was played")).collect();
        Ok(self.report(&results))
    }

    /// The seat of a player in a match.
    fn seat(&self, player: usize, number: u32) -> Seat {
        Seat(((player + number as usize) % self.players.len()) as u8)
    }

    fn play_one(&self, number: u32, set_up: &impl Fn(u64, u32) -> Result<G, String>) -> Result<Played, String> {
        let players = self.players.len();
        let block = u64::from(number) / players.max(1) as u64;
        let game = set_up(sown(self.seed, 1, block), number % players.max(1) as u32)?;
        if players != game.seats() as usize {
            return Err(format!("the table has {} seats, but there are {players} players", game.seats()));
        }
        let mut bots: Vec<Option<Box<dyn Bot<G>>>> = (0..players).map(|_| None).collect();
        for (player, factory) in self.players.iter().enumerate() {
            let purpose = 3 + player as u64;
            bots[self.seat(player, number).index()] = Some(factory(sown(self.seed, purpose, u64::from(number))));
        }
        let mut bots: Vec<Box<dyn Bot<G>>> = bots.into_iter().flatten().collect();
        let mut dice = lot(sown(self.seed, 2, block));
        let mut tally = self.tally.map(|tally| tally());
        let mut hear = |_: &G::State, _: Entry<G::Action, G::Outcome>, events: &[G::Event]| {
            if let Some(tally) = &mut tally {
                tally.hear(&game, events);
            }
        };
        let watch: Option<Watch<'_, G>> = if self.tally.is_some() { Some(&mut hear) } else { None };
        let played = play_match(&game, &mut bots, &mut dice, self.bound, watch);
        let counts = tally.map_or_else(BTreeMap::new, |tally| tally.counts().clone());
        let forfeit = played.ending.forfeit(|action| (self.write)(&game, action));
        let won = match played.ending {
            Ending::Won(standing) => Some(standing),
            Ending::Unfinished | Ending::Forfeited { .. } => None,
        };
        Ok(Played { won, forfeit, turns: played.turns, steps: played.steps, thought: played.thought, counts })
    }

    fn report(&self, results: &[Played]) -> ArenaReport {
        let players = self.players.len();
        let games = results.len() as u32;
        let mut wins = vec![0; players];
        let mut thought = vec![(0u64, Duration::ZERO); players];
        // How often one player came out ahead of another.
        let mut ahead = vec![vec![0.0; players]; players];
        let mut forfeits = Vec::new();
        let mut unfinished = 0;
        let mut done = vec![BTreeMap::<&'static str, TimesDone>::new(); players];
        for (number, result) in results.iter().enumerate() {
            let number = number as u32;
            let player_at = |seat: Seat| (0..players).find(|&it| self.seat(it, number) == seat).expect("a player");
            for (seat, &(times, time)) in result.thought.iter().enumerate() {
                let sum = &mut thought[player_at(Seat(seat as u8))];
                sum.0 += u64::from(times);
                sum.1 += time;
            }
            for (&(seat, what), &times) in result.counts.iter().filter(|it| *it.1 > 0) {
                let done = done[player_at(seat)].entry(what).or_default();
                *done = TimesDone { times: done.times + times, games: done.games + 1 };
            }
            match (&result.won, &result.forfeit) {
                (Some(standing), _) => {
                    for winner in 0..players {
                        if !standing.winners.has(self.seat(winner, number)) {
                            continue;
                        }
                        wins[winner] += 1;
                        for (loser, behind) in ahead[winner].iter_mut().enumerate() {
                            if !standing.winners.has(self.seat(loser, number)) {
                                *behind += 1.0;
                            }
                        }
                    }
                }
                (None, None) => unfinished += 1,
                (None, Some((seat, why))) => {
                    let loser = player_at(*seat);
                    for (winner, row) in ahead.iter_mut().enumerate() {
                        if winner != loser {
                            row[loser] += 1.0;
                        }
                    }
                    forfeits.push((number, loser, why.clone()));
                }
            }
        }
        let ratings = ratings(&ahead);
        let rows = (0..players).map(|player| {
            let (low, high) = wilson(wins[player], games);
            let (decisions, time) = thought[player];
            ArenaRow {
                games,
                wins: wins[player],
                win_rate: f64::from(wins[player]) / f64::from(games.max(1)),
                low,
                high,
                rating: ratings[player],
                decisions,
                per_decision: Duration::from_secs_f64(time.as_secs_f64() / decisions.max(1) as f64),
            }
        });
        let mean =
            |of: fn(&Played) -> u32| results.iter().map(|it| f64::from(of(it))).sum::<f64>() / f64::from(games.max(1));
        ArenaReport {
            games,
            unfinished,
            forfeits,
            players: rows.collect(),
            turns: mean(|it| it.turns),
            steps: mean(|it| it.steps),
            done,
        }
    }
}
