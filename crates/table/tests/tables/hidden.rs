//! A hidden question tells nothing: not by whether somebody is asked, not by when the answer comes, not by what is sent.

use kernel::below;
use kernel::testkit::Dice;
use table::To;
use table::protocol::{Clock, Command, Settings, StandingAnswers};

use crate::scene::{Scene, act};

/// What the attacker and everybody else can observe of one window. Of the metrics, those that a room counts.
const OBSERVED: [&str; 8] = [
    "how long it was open",
    "how many messages came meanwhile",
    "by how much the version rose",
    "metrics: commands that were carried out",
    "metrics: commands that were refused",
    "metrics: entries that were stored",
    "metrics: commits",
    "metrics: when they last changed",
];

type Seen = [u64; OBSERVED.len()];

/// A game in which one seat may attack the other, which holds the answer or not. Also returns who attacks. `chance` is what
/// the server draws pauses from.
fn before_the_attack(settings: &Settings, holds: bool, chance: u64) -> (Scene, u16) {
    let mut scene = Scene::playing(2, settings.clone());
    scene.count = chance;
    // Seat 0 holds the guard and begins; it defends once seat 1 has the turn.
    if holds {
        scene.does(0, &["attack"]);
        scene.asks(1, act(&["pass"]));
        scene.passes(3_000);
    }
    (scene, u16::from(holds))
}

/// A window in which the defender holds the answer or not, and lets it happen after `thinks` milliseconds; without `thinks`,
/// by a standing order.
fn window(settings: &Settings, holds: bool, thinks: Option<u64>, chance: u64) -> Seen {
    let (mut scene, attacker) = before_the_attack(settings, holds, chance);
    let defender = 1 - attacker;
    if thinks.is_none() {
        let standing = StandingAnswers { pass_until_my_turn: true, skip: Vec::new() };
        scene.ok(defender, Command::Standing { standing });
    }
    let (began, version) = (scene.now, scene.table.version());
    let mut seen = Seen::default();
    let mut listen = |done: &table::Done, now: u64| {
        let heard = done.say.iter().filter(|it| it.to != To::Seat(defender as u8)).count() as u64;
        if heard > 0 {
            seen[0] = now - began;
            seen[1] += heard;
        }
        let answered = |ok| done.answer.as_ref().is_some_and(|answer| answer.ok == ok);
        let stored = done.entries.len() as u64;
        let counted = [answered(true).into(), answered(false).into(), stored, u64::from(stored > 0)];
        if counted != [0; 4] {
            seen[7] = now - began;
        }
        seen[3..7].iter_mut().zip(counted).for_each(|(all, more)| *all += more);
    };
    listen(&scene.does(attacker, &["attack"]), began);
    if let Some(thinks) = thinks {
        while let Some(at) = scene.table.wakes_at().filter(|at| *at <= began + thinks) {
            let wait = at.saturating_sub(scene.now);
            scene.passes(wait).iter().for_each(|done| listen(done, scene.now));
        }
        scene.passes(began + thinks - scene.now);
        // At a quick table only a seat with another answer is asked.
        if holds || !settings.quick {
            listen(&scene.does(defender, &["pass"]), scene.now);
        }
    }
    while let Some(at) = scene.table.wakes_at() {
        let wait = at.saturating_sub(scene.now);
        scene.passes(wait).iter().for_each(|done| listen(done, scene.now));
    }
    seen[2] = scene.table.version() - version;
    seen
}

/// How often the best threshold on one observable, fitted on the first half, guesses the second half.
fn guesses(with: &[u64], without: &[u64]) -> f64 {
    let half = with.len() / 2;
    let right = |cut: u64, above: bool, range: std::ops::Range<usize>| {
        let hit = |value: &u64, holds: bool| (*value > cut) == (holds == above);
        let with = with[range.clone()].iter().filter(|it| hit(it, true)).count();
        with + without[range].iter().filter(|it| hit(it, false)).count()
    };
    let mut cuts: Vec<u64> = with[..half].iter().chain(&without[..half]).copied().collect();
    cuts.sort_unstable();
    cuts.dedup();
    let cuts: Vec<u64> = cuts.iter().step_by(1 + cuts.len() / 200).copied().collect();
    let all = cuts.iter().flat_map(|&cut| [(cut, true), (cut, false)]);
    let (cut, above) = all.max_by_key(|&(cut, above)| right(cut, above, 0..half)).expect("something was seen");
    right(cut, above, half..with.len()) as f64 / (2 * (with.len() - half)) as f64
}

/// How often each observable guesses right whether somebody holds an answer. People with equal reaction times take part.
fn shares(settings: &Settings, windows: usize) -> Vec<(&'static str, f64)> {
    let mut dice = Dice::new(19);
    let mut windows = |holds: bool| -> Vec<Seen> {
        let one = |_| {
            let (thinks, chance) = (below(&mut dice, 6_000), below(&mut dice, 1 << 30));
            window(settings, holds, Some(thinks.into()), 1_000 + u64::from(chance))
        };
        (0..windows).map(one).collect()
    };
    let (with, without) = (windows(true), windows(false));
    let column = |windows: &[Seen], at: usize| windows.iter().map(|it| it[at]).collect::<Vec<u64>>();
    let share = |at| guesses(&column(&with, at), &column(&without, at));
    OBSERVED.into_iter().enumerate().map(|(at, name)| (name, share(at))).collect()
}

#[test]
fn no_observable_tells_who_holds_an_answer() {
    for (name, share) in shares(&Settings::default(), 10_000) {
        assert!(share < 0.52, "{name}: {share}");
    }
}

/// A quick table answers for whoever can only pass, and says that this betrays hands: the same measure finds it.
#[test]
fn the_measure_finds_a_table_that_tells() {
    let shares = shares(&Settings { quick: true, ..Settings::default() }, 200);
    for name in [OBSERVED[0], OBSERVED[3], OBSERVED[7]] {
        let (_, share) = shares.iter().find(|(it, _)| *it == name).expect("it is observed");
        assert!(*share > 0.9, "{name}: {share}");
    }
}

/// A standing order looks like the answer that it gives.
#[test]
fn a_standing_order_looks_the_same_with_and_without_the_card() {
    for seed in 0..50 {
        let seen = [true, false].map(|holds| window(&Settings::default(), holds, None, 1_000 + seed));
        assert!(seen.iter().all(|it| (700..=2_000).contains(&it[0]) && it[2] == 2), "{seen:?}");
        assert_eq!(seen[0][1..7], seen[1][1..7]);
    }
}

/// Whoever does not answer until the clock has run out is answered for after the same pause, with and without the card.
#[test]
fn a_clock_that_runs_out_tells_nothing() {
    const CLOCK: Clock = Clock { bank: 10, grace: 5 };
    let settings = Settings { clock: Some(CLOCK), ..Settings::default() };
    for seed in 0..50 {
        for holds in [true, false] {
            let (mut scene, attacker) = before_the_attack(&settings, holds, 1_000 + seed);
            scene.does(attacker, &["attack"]);
            let (began, version) = (scene.now, scene.table.version());
            while scene.table.version() == version {
                let at = scene.table.wakes_at().expect("the clock runs");
                scene.passes(at.saturating_sub(scene.now));
            }
            let after = scene.now - began - u64::from(CLOCK.bank + CLOCK.grace) * 1_000;
            assert!((700..=2_000).contains(&after), "{holds}: {after}");
        }
    }
}
