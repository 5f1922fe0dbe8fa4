//! A bot on a pipe may be told anything: wrong knowledge is refused, or the bot answers with a choice.

use bots::{Playable, named};
use duel::testkit::{BASE_BOX, every_card, every_card_of};
use duel::{CLASSIC, Duel, Options, RIVALS, Setup};
use island::{Island, Size, Small};
use kernel::Written;
use kernel::testkit::{Dice, spoiled_ring};

/// More when asked for a soak.
fn seeds(count: u64) -> std::ops::Range<u64> {
    0..count * if std::env::var_os("COMMONLAND_SOAK").is_some() { 50 } else { 1 }
}

/// Greedy answers every spoiled question that is accepted, with one of its choices or an action that is legal all the
/// same.
fn greedy_answers<G: Playable + Written>(game: &G, seed: u64, bound: u32, often: &str) -> u32 {
    let mut greedy = named::<G>("greedy", seed).expect("there is a greedy bot");
    let mut answers = 0;
    spoiled_ring(game, seed, bound, often, &mut |known, seat, choices| {
        let action = greedy.choose(game, known, seat, choices);
        let world = game.imagine(known, &mut Dice::new(seed));
        assert!(game.check(&world, seat, action).is_ok(), "{action:?}");
        answers += 1;
    });
    answers
}

#[test]
fn greedy_answers_whatever_is_accepted_as_knowledge_of_a_duel() {
    let mut answers = 0;
    for seed in seeds(1) {
        let rng = &mut Dice::new(seed);
        let introductory = Setup::draw(Options::from_spec("duel").unwrap(), rng);
        let mut tables = vec![Duel::new(introductory).unwrap(), every_card(BASE_BOX, 12, rng)];
        let classic = CLASSIC.complete_themes().chain([CLASSIC.basic]);
        tables.extend(RIVALS.complete_themes().chain(classic).map(|set| every_card_of(set, 12, rng)));
        for duel in tables {
            answers += greedy_answers(&duel, seed, 250, "agenda");
        }
    }
    assert!(answers > 100, "{answers}");
}

fn island<D: Size>(spec: &str, seed: u64) -> Island<D> {
    let options = island::Options::from_spec(spec).unwrap();
    Island::new(island::Setup::draw(options, &mut Dice::new(seed)).unwrap()).unwrap()
}

#[test]
fn greedy_answers_whatever_is_accepted_as_knowledge_of_an_island() {
    let mut answers = 0;
    for seed in seeds(1) {
        for spec in ["island:seats=3", "island:helpers,frenemies"] {
            answers += greedy_answers(&island::<Small>(spec, seed), seed, 250, "moment");
        }
    }
    assert!(answers > 100, "{answers}");
}
