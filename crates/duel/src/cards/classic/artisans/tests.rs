//! The set as a whole: how the Expanded Game is set up. `tests/rings.rs` and `tests/written.rs` play it.

use kernel::testkit::Dice;

use crate::card::{Back, Set};
use crate::cards::Card;
use crate::cards::Card::*;
use crate::matches::options::Options;
use crate::matches::rules::Duel;
use crate::matches::setup::Setup;
use crate::testkit::{A, B, Scene, artisans};
use crate::vocabulary::resource::Resource::*;

fn setup(spec: &str, seed: u64) -> Setup {
    Setup::draw(Options::from_spec(spec).expect("a spec"), &mut Dice::new(seed))
}

/// The sizes of the stacks with a back.
fn sizes(setup: &Setup, set: Set) -> Vec<usize> {
    setup.stacks.iter().filter(|it| it.back == Back::Of(set)).map(|it| it.cards.len()).collect()
}

/// classic 13, classic 15.1, classic D4, classic D5
#[test]
fn the_basic_cards_lie_in_four_stacks_and_the_set_in_two() {
    let drawn = setup("classic:artisans", 1);
    assert_eq!(sizes(&drawn, Set::Classic), [15; 4]);
    assert_eq!(sizes(&drawn, Set::Artisans), [11; 2]);
    assert_eq!((drawn.events.len(), drawn.out.len(), drawn.options.target), (14, 0, 13));
    let five = setup("classic:artisans,stacks=5", 1);
    assert_eq!(sizes(&five, Set::Classic), [12; 5]);
    assert_eq!(sizes(&five, Set::Artisans), [11; 2]);
}

/// classic 15.1: no stack contains Houses, Aqueducts or Public Feelings
#[test]
fn two_houses_and_two_aqueducts_lie_face_up() {
    let drawn = setup("classic:artisans", 1);
    let count = |cards: &[Card], card: Card| cards.iter().filter(|it| **it == card).count();
    let up: Vec<Card> = drawn.face_up.iter().map(|print| print.card).collect();
    assert_eq!((count(&up, HouseOfTheBenefactor), count(&up, ClassicAqueduct), up.len()), (2, 2, 4));
    let stacks: Vec<Card> = drawn.stacks.iter().flat_map(|it| &it.cards).map(|print| print.card).collect();
    for card in [HouseOfTheBenefactor, ClassicAqueduct, ClassicPublicFeeling] {
        assert_eq!(count(&stacks, card), 0);
    }
    // Without the set, Aqueducts are in the draw stacks.
    let basic = setup("classic", 1);
    let stacks: Vec<Card> = basic.stacks.iter().flat_map(|it| &it.cards).map(|print| print.card).collect();
    assert_eq!((count(&stacks, ClassicAqueduct), basic.face_up.len()), (2, 0));
}

/// classic 15: 30 cards in all
#[test]
fn the_set_has_thirty_cards() {
    let printings = Card::ALL.iter().flat_map(|card| card.def().printings);
    assert_eq!(printings.filter(|it| it.set == Set::Artisans).map(|it| u32::from(it.copies)).sum::<u32>(), 30);
}

/// classic 13: also from a stack of the theme set
#[test]
fn a_starting_hand_comes_from_any_stack_but_the_others() {
    let mut duel = Scene::start(Setup { first: A, ..setup("classic:artisans", 1) });
    assert_eq!(duel.offers(A).len(), 6);
    duel.does(A, "stack 4").does(A, "card 0").does(A, "card 0").does(A, "card 0");
    assert_eq!(duel.offers(B), ["stack 0", "stack 1", "stack 2", "stack 3", "stack 5"]);
}

/// classic D6, classic 13
#[test]
fn a_surplus_card_goes_under_a_stack_of_its_family() {
    let mut duel = artisans().hand(A, [Garrison, Smithy, Falk, Epic]);
    duel.does(A, "end");
    let offered: Vec<String> = duel.offers(A);
    let theme = duel.duel.stacks() - 1;
    assert!(offered.contains(&format!("put epic {theme}")) && !offered.contains(&"put epic 0".into()));
    assert!(offered.contains(&"put garrison 0".into()) && !offered.contains(&format!("put garrison {theme}")));
}

/// classic D43
#[test]
fn a_discarded_card_never_goes_back_into_a_stack() {
    let mut duel = artisans().discarded(A, [Joust, Garrison]).hand(A, [Smithy, Falk]).stored(A, Gold, 1);
    duel.ends_turn();
    assert_eq!(duel.row(crate::position::piles::Row::discard(A)), [Joust, Garrison]);
}

/// classic 15.1: face-up cards of the basic set keep their back
#[cfg(feature = "json")]
#[test]
fn a_set_up_with_the_set_is_written_and_read_back() {
    for spec in ["classic:artisans", "classic:artisans,stacks=5", "classic"] {
        let drawn = setup(spec, 7);
        let written = kernel::Written::setup(&Duel::new(drawn.clone()).expect("a set-up"));
        assert_eq!(Setup::from_json(drawn.options, &written), Ok(drawn));
    }
}
