//! The island written down and read back: actions, outcomes, positions, knowledge and records.

use island::{Island, Large, Options, Sea, Setup, Size, Small};
use kernel::Written;
use kernel::testkit::{Dice, mutate_text, mutate_value, written_ring};

fn ring<D: Size>(spec: &str, seed: u64) {
    let options = Options::from_spec(spec).unwrap();
    let game = Island::<D>::new(Setup::draw(options, &mut Dice::new(seed)).unwrap()).unwrap();
    written_ring(&game, seed, 40_000);
}

#[test]
fn every_state_of_a_small_island_can_be_written_and_read_back() {
    let specs = [
        "island:seats=2",
        "island:seats=3",
        "island",
        "island:friendly-robber,no-trades",
        "island:helpers",
        "island:frenemies",
        "island:seats=3,helpers,frenemies",
    ];
    for (seed, spec) in specs.into_iter().enumerate() {
        ring::<Small>(spec, seed as u64);
    }
}

#[test]
fn every_state_of_an_island_for_six_can_be_written_and_read_back() {
    for (seed, spec) in [
        "island:seats=5,turns=paired",
        "island:seats=6",
        "island:seats=6,helpers,frenemies",
        "island:seats=5,turns=paired,helpers,frenemies",
    ]
    .into_iter()
    .enumerate()
    {
        ring::<Large>(spec, seed as u64);
    }
}

#[test]
fn every_state_fits_the_widest_sets_too() {
    ring::<Sea>("island:seats=4", 1);
}

#[test]
fn no_spec_or_set_up_of_a_stranger_breaks_the_readers() {
    let mut rng = Dice::new(3);
    let specs = ["island:seats=6,turns=paired,target=12", "island:board=beginner,peace=2,no-trades"];
    for round in 0..4_000 {
        let _ = Options::from_spec(&mutate_text(specs[round % 2], &mut rng));
    }
    let options = Options::from_spec("island").unwrap();
    let game = Island::<Small>::new(Setup::draw(options, &mut Dice::new(1)).unwrap()).unwrap();
    let (mut read, mut refused) = (0, 0);
    for _ in 0..4_000 {
        let mut setup = Written::setup(&game);
        mutate_value(&mut setup, &mut rng);
        match Setup::from_json(options, &setup) {
            Ok(setup) => {
                read += 1;
                assert!(Island::<Small>::new(setup).is_ok(), "what was read can be played");
            }
            Err(_) => refused += 1,
        }
    }
    assert!(read > 0 && refused > 0, "{read} read, {refused} refused");
}
