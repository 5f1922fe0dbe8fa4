//! The island written down and read back: actions, outcomes, positions, knowledge and records.

use island::{Island, Large, Options, Sea, Setup, Size, Small};
use kernel::testkit::{Dice, written_ring};

fn ring<D: Size>(spec: &str, seed: u64) {
    let options = Options::from_spec(spec).unwrap();
    let game = Island::<D>::new(Setup::draw(options, &mut Dice::new(seed)).unwrap()).unwrap();
    written_ring(&game, seed, 40_000);
}

#[test]
fn every_state_of_a_small_island_can_be_written_and_read_back() {
    let specs = ["island:seats=2", "island:seats=3", "island", "island:friendly-robber,no-trades"];
    for (seed, spec) in specs.into_iter().enumerate() {
        ring::<Small>(spec, seed as u64);
    }
}

#[test]
fn every_state_of_an_island_for_six_can_be_written_and_read_back() {
    for (seed, spec) in ["island:seats=5,turns=paired", "island:seats=6"].into_iter().enumerate() {
        ring::<Large>(spec, seed as u64);
    }
}

#[test]
fn every_state_fits_the_widest_sets_too() {
    ring::<Sea>("island:seats=4", 1);
}
