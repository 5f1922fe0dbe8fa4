//! Nothing is allocated in a step: a whole random game goes without the heap.

use duel::{Duel, Options, Setup};
use kernel::testkit::Dice;
use kernel::{Game, playout};

#[test]
fn a_whole_game_is_played_without_an_allocation() {
    for spec in
        ["duel", "duel:theme=gold", "duel:theme=turmoil", "duel:theme=progress", "duel:princes=gold+turmoil+progress"]
    {
        let setup = Setup::draw(Options::from_spec(spec).unwrap(), &mut Dice::new(1));
        let game = Duel::new(setup).unwrap();
        for seed in 0..20 {
            let mut rng = Dice::new(seed);
            let counted = allocation_counter::measure(|| {
                assert!(playout(&game, game.start(), &mut rng, 100_000).finished, "{spec} {seed}");
            });
            assert_eq!(counted.count_total, 0, "{spec} {seed}");
        }
    }
}
