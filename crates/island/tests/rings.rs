//! The rings that every game must pass, played on the island: properties, and what seats can tell apart.

use island::{Island, Large, Options, Setup, Size, Small};
use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring};

/// More games when asked for a soak.
fn games(count: u64) -> std::ops::Range<u64> {
    0..count * if std::env::var_os("COMMONLAND_SOAK").is_some() { 50 } else { 1 }
}

fn game<D: Size>(spec: &str, seed: u64) -> Island<D> {
    let options = Options::from_spec(spec).unwrap();
    Island::new(Setup::draw(options, &mut Dice::new(seed)).unwrap()).unwrap()
}

const SMALL: [&str; 5] = [
    "island:seats=2",
    "island:seats=3,friendly-robber,peace=2",
    "island:seats=4",
    "island:seats=4,no-desert-return,discard-limit=4,target=6",
    "island:seats=4,board=beginner,no-trades",
];
const LARGE: [&str; 3] = ["island:seats=5", "island:seats=6,turns=paired", "island:seats=3,board=large"];

fn properties<D: Size>(spec: &str) {
    for seed in games(4) {
        let report = play_ring(&game::<D>(spec, seed), seed, 60_000, &mut |_| ());
        assert!(report.finished, "{spec}, seed {seed}: every game ends");
        assert!(report.depth * 3 / 2 <= 12, "the agenda holds half as much again as was ever seen");
    }
}

fn secrets<D: Size>(spec: &str) {
    for seed in games(2) {
        let game = game::<D>(spec, seed);
        assert_eq!(secrets_ring(&game, seed, 60_000).forgotten, 0, "nothing known is forgotten");
        hidden_choices_ring(&game, seed, 60_000);
    }
}

#[test]
fn every_small_table_has_the_properties_of_a_game() {
    SMALL.into_iter().for_each(properties::<Small>);
}

#[test]
fn every_large_table_has_the_properties_of_a_game() {
    LARGE.into_iter().for_each(properties::<Large>);
}

#[test]
fn nobody_at_a_small_table_learns_what_their_seat_may_not_see() {
    SMALL.into_iter().for_each(secrets::<Small>);
}

#[test]
fn nobody_at_a_large_table_learns_what_their_seat_may_not_see() {
    LARGE.into_iter().for_each(secrets::<Large>);
}
