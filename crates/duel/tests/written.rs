//! The duel written down and read back: actions, outcomes, positions, knowledge and records.

use duel::card::Set;
use duel::testkit::{every_card, every_card_of};
use duel::{Duel, Options, Setup};
use kernel::testkit::{Dice, written_ring};

#[test]
fn every_state_of_a_larger_table_can_be_written_and_read_back() {
    for seed in 0..2 {
        written_ring(&every_card(9, &mut Dice::new(seed)), seed, 3_000);
        written_ring(&every_card_of(Set::Turmoil, 9, &mut Dice::new(seed)), seed, 3_000);
    }
}

#[test]
fn every_state_can_be_written_and_read_back() {
    let mut sum = [0; 3];
    for seed in 0..4 {
        let options = Options::from_spec("duel").unwrap();
        let setup = Setup::draw(options, &mut Dice::new(seed));
        let json = kernel::Written::setup(&Duel::new(setup.clone()).unwrap());
        assert_eq!(Setup::from_json(options, &json), Ok(setup.clone()));
        let found = written_ring(&Duel::new(setup).unwrap(), seed, 4_000);
        [found.quiet, found.undos, found.accepted].iter().zip(&mut sum).for_each(|(n, sum)| *sum += n);
    }
    assert!(sum.iter().all(|&n| n > 50), "{sum:?}");
}
