//! Nothing leaks: two worlds that a seat cannot tell apart sound the same to it, byte for byte, in every game.

use table::testkit::{ParlourFamily, Worlds, secrets_ring};
use table::{DuelFamily, Family, IslandFamily};

fn ring<F: Family + Clone>(family: &F, games: u64, steps: u32) -> Worlds {
    let mut all = Worlds::default();
    for seed in 0..games {
        let worlds = secrets_ring(family, seed, steps);
        all.worlds += worlds.worlds;
        all.steps += worlds.steps;
        all.bytes += worlds.bytes;
        all.parted += worlds.parted;
        all.differed += worlds.differed;
    }
    println!("{}: {all:?}", family.spec());
    assert!(all.differed > 5 && all.steps > 100, "{all:?}");
    all
}

fn island(spec: &str) -> island::Options {
    island::Options::from_spec(spec).unwrap()
}

#[test]
fn in_the_parlour_no_card_is_heard() {
    assert!(ring(&ParlourFamily(2), 10, 60).parted > 0, "attacks tell something");
    ring(&ParlourFamily(3), 10, 60);
}

#[test]
fn on_the_island_no_hand_is_heard() {
    for spec in
        ["island:seats=2", "island:seats=3,friendly-robber", "island:seats=4", "island:seats=4,helpers,frenemies"]
    {
        ring(&IslandFamily::<island::Small>::new(island(spec)), 2, 250);
    }
}

#[test]
fn on_the_large_island_no_hand_is_heard() {
    for spec in ["island:seats=5", "island:seats=6"] {
        ring(&IslandFamily::<island::Large>::new(island(spec)), 2, 250);
    }
}

#[test]
fn at_sea_no_hand_is_heard() {
    for spec in ["island:seats=3,map=new-shores", "island:seats=5,map=fog-islands,turns=paired"] {
        ring(&IslandFamily::<island::Sea>::new(island(spec)), 2, 250);
    }
}

#[test]
fn in_the_duel_no_card_is_heard() {
    for spec in
        ["duel", "duel:theme=gold", "duel:theme=turmoil", "duel:theme=progress", "duel:princes=gold+turmoil+progress"]
    {
        let read = kernel::Spec::read(spec).unwrap();
        let options = duel::Options::read(&read).unwrap();
        ring(&DuelFamily::new(options), 2, 100);
    }
}

/// rivals 18.35: which cards are in both decks is open, how they lie and which of them are held is not.
#[test]
fn in_the_tournament_no_card_is_heard() {
    for spec in ["duel:tournament", "classic:tournament"] {
        ring(&DuelFamily::new(duel::Options::from_spec(spec).unwrap()), 4, 110);
    }
}
