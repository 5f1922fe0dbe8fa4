//! The island written down and read back: actions, outcomes, positions, knowledge and records.

use island::{Island, Large, Options, Sea, Setup, Size, Small};
use kernel::Written;
use kernel::testkit::{Dice, mutate_text, mutate_value, spoiled_ring, written_ring};

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
fn every_state_of_a_map_can_be_written_and_read_back() {
    let specs = [
        "island:seats=3,map=new-shores,target=8",
        "island:seats=5,map=four-islands,turns=paired,target=7",
        "island:seats=4,map=fog-islands,target=8",
        "island:seats=6,map=fog-islands,target=6",
        "island:seats=3,map=through-the-desert,target=6",
        "island:seats=4,map=new-shores,helpers,frenemies,target=8",
        "island:seats=4,map=fog-islands,helpers,frenemies,target=8",
    ];
    for (seed, spec) in specs.into_iter().enumerate() {
        ring::<Sea>(spec, seed as u64);
    }
}

/// More when asked for a soak.
fn seeds(count: u64) -> std::ops::Range<u64> {
    0..count * if std::env::var_os("COMMONLAND_SOAK").is_some() { 50 } else { 1 }
}

fn spoiled<D: Size>(spec: &str, seed: u64) -> [u32; 2] {
    let options = Options::from_spec(spec).unwrap();
    let game = Island::<D>::new(Setup::draw(options, &mut Dice::new(seed)).unwrap()).unwrap();
    let found = spoiled_ring(&game, seed, 800, "moment", &mut |_, _, _| {});
    [found.refused, found.accepted]
}

#[test]
fn what_a_stranger_says_that_a_seat_knows_harms_nothing() {
    let mut found = [0, 0];
    for seed in seeds(1) {
        for spec in ["island:seats=2", "island", "island:helpers,frenemies"] {
            spoiled::<Small>(spec, seed).iter().zip(&mut found).for_each(|(count, sum)| *sum += count);
        }
        for spec in ["island:seats=4,map=fog-islands,helpers,frenemies", "island:seats=5,map=four-islands,turns=paired"]
        {
            spoiled::<Sea>(spec, seed).iter().zip(&mut found).for_each(|(count, sum)| *sum += count);
        }
    }
    assert!(found.iter().all(|&count| count > 500), "{found:?}");
}

#[test]
fn no_spec_or_set_up_of_a_stranger_breaks_the_readers() {
    let mut rng = Dice::new(3);
    let specs = [
        "island:seats=6,turns=paired,target=12",
        "island:board=beginner,peace=2,no-trades",
        "island:map=fog-islands,target=16",
    ];
    for round in 0..4_000 {
        let _ = Options::from_spec(&mutate_text(specs[round % 3], &mut rng));
    }
    for spec in ["island", "island:map=fog-islands", "island:seats=5,map=four-islands"] {
        let options = Options::from_spec(spec).unwrap();
        let game = Island::<Sea>::new(Setup::draw(options, &mut Dice::new(1)).unwrap()).unwrap();
        let (mut read, mut refused) = (0, 0);
        for _ in 0..1_500 {
            let mut setup = Written::setup(&game);
            mutate_value(&mut setup, &mut rng);
            match Setup::from_json(options, &setup) {
                Ok(setup) => {
                    read += 1;
                    assert!(Island::<Sea>::new(setup).is_ok(), "what was read can be played");
                }
                Err(_) => refused += 1,
            }
        }
        assert!(read > 0 && refused > 0, "{read} read, {refused} refused");
    }
}
