//! Nothing is allocated in a step: a whole random game goes without the heap.

use duel::{CLASSIC, Duel, Options, Setup};
use kernel::testkit::Dice;
use kernel::{Game, playout};

#[test]
fn a_whole_game_is_played_without_an_allocation() {
    let specs =
        ["duel", "duel:theme=gold", "duel:theme=turmoil", "duel:theme=progress", "duel:princes=gold+turmoil+progress"];
    let classic = CLASSIC.complete_themes().map(|set| format!("classic:{},target=10", set.name()));
    let classic = classic.chain(["classic:target=10".to_string()]);
    for spec in &specs.into_iter().map(String::from).chain(classic).collect::<Vec<_>>() {
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
