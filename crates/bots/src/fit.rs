//! Fitting the numbers of a value by play of the bot against itself.
//!
//! In each round all numbers of a value are moved a little at once, each up or down by lot. The value with these moves plays
//! against the value with the opposite moves, on the same boards and with the same dice. The winner pulls all numbers a small
//! step to its side. What does not matter goes up as often as down; what matters goes the right way in the end. (The field
//! calls this simultaneous perturbation, SPSA.)

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use kernel::{Rng, below};

use crate::bot::lot;

/// The numbers of a value, each with a name, in a text that people can read.
pub trait Numbers: Copy + Default + Send + Sync {
    /// Every number by its name, several where a name stands for a list.
    fn each(&mut self) -> Vec<(&'static str, &mut [f64])>;

    /// Reads a text with a line for each name: the name, then its numbers. Lines that begin with `#` are comments.
    fn read(text: &str) -> Result<Self, String> {
        let mut numbers = Self::default();
        let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        for (name, slots) in numbers.each() {
            let mut words = lines.next().unwrap_or_default().split(' ');
            let wrong = || format!("a line is expected that begins with {name} and has as many numbers as it needs");
            if words.next() != Some(name) {
                return Err(wrong());
            }
            for slot in slots {
                *slot = words.next().and_then(|word| word.parse().ok()).ok_or_else(wrong)?;
            }
        }
        Ok(numbers)
    }

    /// Writes the lines that [`Numbers::read`] reads.
    fn write(mut self) -> String {
        let line = |(name, slots): (&str, &mut [f64])| {
            let numbers: String = slots.iter().map(|number| format!(" {number:.4}")).collect();
            format!("{name}{numbers}\n")
        };
        self.each().into_iter().map(line).collect()
    }

    /// Every number times e to the power of its move. A number that is 0 stays 0, and no number changes its sign.
    fn moved(mut self, moves: &[f64]) -> Self {
        let mut moves = moves.iter();
        for slot in self.each().into_iter().flat_map(|(_, slots)| slots) {
            *slot *= libm::exp(*moves.next().expect("there is a move for every number"));
        }
        self
    }

    /// How many numbers there are.
    fn count(mut self) -> usize {
        self.each().iter().map(|(_, slots)| slots.len()).sum()
    }
}

/// How a fit is made. The same fit gives the same numbers on every machine, on any number of threads.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// Rounds; the numbers are changed after each.
    pub rounds: u32,
    /// Pairs of opposite moves that are tried in a round.
    pub pairs: u32,
    /// How far numbers are moved to try: 0.1 is about a tenth.
    pub spread: f64,
    /// The step for each game that one side won more than the other.
    pub step: f64,
    /// Where chance begins.
    pub seed: u64,
}

impl Fit {
    /// Fits numbers. `play` lets two values play a few games from a seed and says how many more the first one has won.
    /// `told` hears of every round with the numbers so far.
    pub fn run<N: Numbers>(&self, start: N, play: impl Fn(N, N, u64) -> f64 + Sync, mut told: impl FnMut(u32, N)) -> N {
        let count = start.count();
        let mut at = vec![0.0; count];
        let mut sum = vec![0.0; count];
        let mut chance = lot(self.seed);
        for round in 0..self.rounds {
            let tries: Vec<(Vec<f64>, u64)> = (0..self.pairs)
                .map(|_| {
                    let sign = |_| if below(&mut chance, 2) == 0 { -1.0 } else { 1.0 };
                    ((0..count).map(sign).collect(), chance.next_u64())
                })
                .collect();
            let ahead = side_by_side(&tries, |(signs, seed)| {
                let moved = |way: f64| {
                    let moves: Vec<f64> =
                        at.iter().zip(signs).map(|(at, sign)| at + way * self.spread * sign).collect();
                    start.moved(&moves)
                };
                play(moved(1.0), moved(-1.0), *seed)
            });
            for ((signs, _), ahead) in tries.iter().zip(ahead) {
                for (at, sign) in at.iter_mut().zip(signs) {
                    *at += self.step * ahead * sign;
                }
            }
            // The mean of the second half is nearer to the best than the last round.
            if round >= self.rounds / 2 {
                sum.iter_mut().zip(&at).for_each(|(sum, at)| *sum += at);
            }
            told(round + 1, start.moved(&at));
        }
        let rounds = f64::from(self.rounds - self.rounds / 2);
        sum.iter_mut().for_each(|sum| *sum /= rounds);
        start.moved(&sum)
    }
}

/// The result for each item, computed on all cores, in the order of the items.
fn side_by_side<T: Sync>(items: &[T], each: impl Fn(&T) -> f64 + Sync) -> Vec<f64> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(vec![0.0; items.len()]);
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(at) else { break };
                    let result = each(item);
                    done.lock().unwrap_or_else(PoisonError::into_inner)[at] = result;
                }
            });
        }
    });
    done.into_inner().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    struct Two {
        near: f64,
        far: [f64; 2],
    }

    impl Numbers for Two {
        fn each(&mut self) -> Vec<(&'static str, &mut [f64])> {
            vec![("near", std::slice::from_mut(&mut self.near)), ("far", &mut self.far)]
        }
    }

    #[test]
    fn numbers_are_read_as_they_were_written() {
        let two = Two { near: 0.5, far: [1.0, -2.25] };
        assert_eq!(Two::read(&format!("# a comment\n{}", two.write())), Ok(two));
        assert!(Two::read("near 0.5\nfar 1").is_err() && Two::read("far 1 2\nnear 1").is_err());
    }

    #[test]
    fn a_fit_finds_what_wins_and_is_the_same_every_time() {
        let fit = Fit { rounds: 200, pairs: 8, spread: 0.2, step: 0.02, seed: 1 };
        // Whoever is closer to 3 wins; the other numbers do not matter.
        let play = |a: Two, b: Two, _| if (a.near - 3.0).abs() < (b.near - 3.0).abs() { 1.0 } else { -1.0 };
        let fitted = || fit.run(Two { near: 1.0, far: [1.0, 0.0] }, play, |_, _| {});
        assert!((fitted().near - 3.0).abs() < 0.3, "{:?}", fitted());
        assert_eq!(fitted(), fitted());
        assert_eq!(fitted().far[1], 0.0);
    }
}
