//! A hidden question tells nothing: not by whether somebody is asked, not by when the answer comes, not by what is sent.

use kernel::below;
use kernel::testkit::Dice;
use table::To;
use table::protocol::{Command, Settings, Standing};

use crate::scene::Scene;

/// What the attacker and everybody else can observe of one window: how long it was open, how many messages came meanwhile,
/// and by how much the version rose.
type Seen = [u64; 3];

/// A window in which the defender holds the answer or not, and lets it happen after `thinks` milliseconds. `chance` is what the
/// server draws pauses from.
fn window(holds: bool, thinks: u64, standing: bool, chance: u64) -> Seen {
    let mut scene = Scene::playing(2, Settings::default());
    scene.count = chance;
    // Seat 0 holds the guard and begins; it defends once seat 1 has the turn.
    let attacker = if holds {
        scene.does(0, &["attack"]);
        scene.does(1, &["pass"]);
        scene.passes(3_000);
        1
    } else {
        0
    };
    let defender = 1 - attacker;
    if standing {
        let standing = Standing { pass_until_my_turn: true, skip: Vec::new() };
        scene.ok(defender, Command::Standing { standing });
    }
    let (began, version) = (scene.now, scene.table.version());
    let mut seen: Seen = [0; 3];
    let mut listen = |done: &table::Done, now: u64| {
        let heard = done.say.iter().filter(|it| it.to != To::Seat(defender as u8)).count() as u64;
        if heard > 0 {
            seen[0] = now - began;
            seen[1] += heard;
        }
    };
    listen(&scene.does(attacker, &["attack"]), began);
    if !standing {
        scene.passes(thinks);
        listen(&scene.does(defender, &["pass"]), scene.now);
    }
    while let Some(at) = scene.table.wakes_at() {
        let wait = at.saturating_sub(scene.now);
        let heard = scene.passes(wait);
        heard.iter().for_each(|done| listen(done, scene.now));
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

/// People with equal reaction times: no observable tells who holds the card.
#[test]
fn no_observable_tells_who_holds_an_answer() {
    const WINDOWS: usize = 10_000;
    let mut dice = Dice::new(19);
    let mut windows = |holds: bool| -> Vec<Seen> {
        let one =
            |_| window(holds, below(&mut dice, 6_000).into(), false, 1_000 + u64::from(below(&mut dice, 1 << 30)));
        (0..WINDOWS).map(one).collect()
    };
    let (with, without) = (windows(true), windows(false));
    for (at, name) in ["time", "messages", "version"].into_iter().enumerate() {
        let column = |windows: &[Seen]| windows.iter().map(|it| it[at]).collect::<Vec<u64>>();
        let share = guesses(&column(&with), &column(&without));
        assert!(share < 0.52, "{name}: {share}");
    }
}

/// A standing order looks like the answer that it gives.
#[test]
fn a_standing_order_looks_the_same_with_and_without_the_card() {
    for seed in 0..50 {
        let seen = [true, false].map(|holds| window(holds, 0, true, 1_000 + seed));
        assert!(seen.iter().all(|it| (700..=2_000).contains(&it[0]) && it[2] == 2), "{seen:?}");
    }
}
