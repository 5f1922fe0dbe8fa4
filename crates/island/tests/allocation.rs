//! Nothing is allocated in a step: a whole random game goes without the heap.

use island::{Island, Large, Options, Sea, Setup, Size, Small};
use kernel::testkit::Dice;
use kernel::{Game, playout};

fn allocations<D: Size>(spec: &str) -> u64 {
    let setup = Setup::draw(Options::from_spec(spec).unwrap(), &mut Dice::new(1)).unwrap();
    let game = Island::<D>::new(setup).unwrap();
    let mut rng = Dice::new(2);
    let counted = allocation_counter::measure(|| {
        assert!(playout(&game, game.start(), &mut rng, 100_000).finished);
    });
    counted.count_total
}

#[test]
fn a_whole_game_is_played_without_an_allocation() {
    assert_eq!(allocations::<Small>("island:seats=4,friendly-robber,peace=2,no-desert-return"), 0);
    assert_eq!(allocations::<Small>("island:seats=4,helpers,frenemies"), 0);
    assert_eq!(allocations::<Large>("island:seats=6"), 0);
    assert_eq!(allocations::<Large>("island:seats=6,helpers,frenemies"), 0);
    assert_eq!(allocations::<Large>("island:seats=5,turns=paired"), 0);
    for map in ["new-shores", "four-islands", "fog-islands", "through-the-desert"] {
        assert_eq!(allocations::<Sea>(&format!("island:seats=4,map={map}")), 0, "{map}");
        assert_eq!(allocations::<Sea>(&format!("island:seats=6,map={map}")), 0, "{map}");
    }
}
