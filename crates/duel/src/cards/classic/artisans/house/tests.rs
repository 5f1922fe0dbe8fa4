use kernel::Viewer;

use crate::cards::Card::*;
use crate::position::piles::Row;
use crate::testkit::{A, B, Scene, artisans, artisans_tournament};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource::*;

/// A has a House, a gold and one card; Works of Art lie on the pile.
fn scene() -> Scene {
    let scene = artisans().with(A, [HouseOfTheBenefactor]).hand(A, [Garrison]).stored(A, Gold, 1);
    scene.discarded(B, [Relief, Joust, Epic, Smithy])
}

fn fetches(duel: &Scene) -> bool {
    duel.offers(A).iter().any(|it| it.starts_with("use"))
}

/// artisans/house-of-the-benefactor E, artisans/house-of-the-benefactor R6, artisans/house-of-the-benefactor R2, classic/aqueduct R4
#[test]
fn an_aqueduct_costs_one_less_of_the_builders_choice() {
    let duel = artisans().with(A, [HouseOfTheBenefactor]);
    assert_eq!((duel.discount(A, ClassicAqueduct), duel.discount(B, ClassicAqueduct)), (1, 0));
    assert_eq!([ClassicHospital, ClassicLibrary, Garrison].map(|card| duel.discount(A, card)), [0; 3]);
    let mut duel = duel.rich(A);
    duel.does(A, "build aqueduct 0,b").names(A, Ore);
    duel.stock(A, Lumber, 1).stock(A, Brick, 1).stock(A, Ore, 2).rests();
}

/// artisans/house-of-the-benefactor E, artisans/house-of-the-benefactor R1, artisans/house-of-the-benefactor R2,
/// artisans/house-of-the-benefactor R3, artisans/house-of-the-benefactor R11, classic D41
#[test]
fn while_the_hand_is_filled_a_gold_fetches_a_work_of_art_in_place_of_a_draw() {
    let mut duel = scene();
    duel.does(A, "end").asks(A, "fill");
    duel.does(A, "use 0,a").asks(A, "house-of-the-benefactor: fetch");
    assert_eq!(duel.offers(A), ["card 0", "card 2"]);
    duel.does(A, "card 0").holds(A, [Garrison, Relief]).stock(A, Gold, 0);
    assert_eq!(duel.row(Row::discard(A)), [Joust, Epic, Smithy], "the order stays");
    assert!(duel.s.piles.knows(B, Row::hand(A), 1), "it is shown");
    // The other missing card is drawn as usual.
    duel.does(A, "draw 0");
    assert_eq!((duel.s.active, duel.s.hand(A).len()), (B, 3));
}

/// artisans/house-of-the-benefactor R4
#[test]
fn only_one_is_fetched_in_a_turn() {
    let mut duel = scene().stored(A, Gold, 3);
    duel.does(A, "end").does(A, "use 0,a").does(A, "card 0");
    assert!(!fetches(&duel));
}

/// artisans/house-of-the-benefactor R5
#[test]
fn with_a_full_hand_nothing_is_fetched_and_cards_are_exchanged_with_stacks_only() {
    let mut duel = scene().hand(A, [Hagen, Falk]);
    duel.does(A, "end").asks(A, "exchange");
    assert!(!fetches(&duel));
    duel.does(A, "put garrison 0");
    assert!(duel.offers(A).iter().all(|it| it == "draw 0" || it == "search 0"));
}

/// artisans/house-of-the-benefactor R11, classic D42
#[test]
fn without_a_work_of_art_or_a_gold_it_is_not_offered() {
    let mut none = artisans().with(A, [HouseOfTheBenefactor]).stored(A, Gold, 1).discarded(A, [Joust, Growth]);
    none.does(A, "end");
    assert!(!fetches(&none));
    let mut poor = scene().stored(A, Gold, 0);
    poor.does(A, "end");
    assert!(!fetches(&poor));
}

/// classic D63
#[test]
fn with_all_stacks_empty_nothing_is_fetched() {
    let mut duel = scene().empty_stacks();
    duel.does(A, "end");
    assert_eq!((duel.s.active, duel.s.hand(A).len()), (B, 1));
}

/// classic D64
#[test]
fn of_equal_cards_the_topmost_is_fetched() {
    // A box has only one of each Work of Art, so no discard pile has two equal ones yet. This test uses other equal
    // cards.
    let duel = artisans().with(A, [HouseOfTheBenefactor]).discarded(A, [Epic, Joust, Joust]);
    let site = crate::position::site::Spot::read("0,a").expect("a spot").site();
    assert_eq!(duel.duel.fetchable(&duel.s, A, site).collect::<Vec<_>>(), [0]);
}

/// classic D43, classic D44, artisans/house-of-the-benefactor R2
#[test]
fn the_pile_is_looked_through_only_while_a_card_is_fetched() {
    let mut duel = scene();
    assert_eq!(duel.looking_through(A), [Viewer::Full]);
    duel.does(A, "end").does(A, "use 0,a");
    assert_eq!(duel.looking_through(A), [Viewer::Seat(A), Viewer::Full]);
    duel.does(A, "card 0");
    assert_eq!(duel.looking_through(A), [Viewer::Full]);
    assert_eq!(duel.row(Row::discard(A)).len(), 3, "and nothing of it goes back into stacks");
}

/// artisans/house-of-the-benefactor R9, classic/aqueduct R2, classic/aqueduct R3, classic 15.1, classic D45
#[test]
fn houses_and_aqueducts_lie_face_up_and_each_stands_once() {
    let mut duel = artisans().city(A, 0).city(A, 2).rich(A);
    for card in [HouseOfTheBenefactor, ClassicAqueduct] {
        assert_eq!(duel.row(Row::FACE_UP).iter().filter(|it| **it == card).count(), 2);
    }
    duel.does(A, "build house-of-the-benefactor 0,a");
    let mut duel = duel.rich(A);
    duel.refuses(A, "build house-of-the-benefactor 0,b", Refusal::OneIsEnough);
    duel.does(A, "build aqueduct 0,b").names(A, Ore);
    let duel = duel.rich(A);
    duel.refuses(A, "build aqueduct 2,a", Refusal::OneIsEnough);
    duel.points(A, 6).rests();
}

/// artisans/house-of-the-benefactor R10, classic/aqueduct R2, classic/aqueduct R3, classic 15.1
#[test]
fn torn_down_they_return_to_the_row_and_either_player_can_build_them() {
    let mut duel = artisans().with(A, [HouseOfTheBenefactor, ClassicAqueduct]);
    duel.removes(A, HouseOfTheBenefactor).removes(A, ClassicAqueduct);
    for card in [HouseOfTheBenefactor, ClassicAqueduct] {
        assert_eq!(duel.row(Row::FACE_UP).iter().filter(|it| **it == card).count(), 2);
    }
    duel.holds(A, []);
    assert_eq!(duel.row(Row::discard(A)), []);
    let mut duel = duel.turn(B).city(B, 0).rich(B);
    duel.does(B, "build aqueduct 0,a").has(B, ClassicAqueduct);
}

/// artisans/house-of-the-benefactor R10, classic/aqueduct R3, classic/arsonist R5, classic 15.1
#[test]
fn burnt_they_return_to_the_row_and_never_to_a_hand() {
    for card in [HouseOfTheBenefactor, ClassicAqueduct] {
        let mut duel = artisans().with(B, [card]);
        duel.plays(A, ClassicArsonist).rolls(A, 1);
        duel.holds(B, []).has_not(B, card).rests();
        assert_eq!(duel.row(Row::FACE_UP).iter().filter(|it| **it == card).count(), 2);
    }
}

/// classic 15.2, classic/arsonist R5
#[test]
fn in_the_tournament_a_burnt_house_comes_back_to_the_hand() {
    let mut duel = artisans_tournament().with(B, [HouseOfTheBenefactor]);
    duel.plays(A, ClassicArsonist).rolls(A, 1);
    duel.holds(B, [HouseOfTheBenefactor]).rests();
}

/// artisans/house-of-the-benefactor R8, classic 15.2
#[test]
fn in_the_tournament_a_second_house_adds_nothing() {
    let duel = artisans_tournament().with(A, [HouseOfTheBenefactor, HouseOfTheBenefactor]);
    assert_eq!(duel.discount(A, ClassicAqueduct), 1);
    let mut duel = duel.discarded(A, [Epic, Relief]).discarded(B, [Fountain]).stored(A, Gold, 3);
    duel.does(A, "end").does(A, "use 0,a");
    assert_eq!(duel.offers(A), ["card 0", "card 1"], "out of the own pile");
    duel.does(A, "card 0");
    assert!(!fetches(&duel));
}

/// classic D17, classic 15.2
#[test]
fn in_the_tournament_it_is_drawn_and_goes_to_the_discard_pile() {
    let mut duel = artisans_tournament().with(A, [HouseOfTheBenefactor]);
    assert_eq!(duel.row(Row::FACE_UP), []);
    duel.removes(A, HouseOfTheBenefactor);
    assert_eq!(duel.row(Row::discard(A)), [HouseOfTheBenefactor]);
}

#[cfg(feature = "json")]
#[test]
fn two_aqueducts_in_one_principality_are_refused_with_the_place() {
    use kernel::Written;
    // Each player may have one; two in one principality are not allowed.
    let duel = artisans().with(A, [ClassicAqueduct, ClassicLibrary]).with(B, [ClassicAqueduct, ClassicTownHall]);
    let mut table = duel.duel.write_table(&duel.s).expect("a quiet moment");
    assert_eq!(duel.duel.read_table(&table), Ok(duel.s));
    for (side, from, to) in [(0, "library", "aqueduct"), (1, "aqueduct", "library")] {
        let text = table["sides"][side].to_string().replace(from, to);
        table["sides"][side] = serde_json::from_str(&text).expect("still JSON");
    }
    let why = duel.duel.read_table(&table).unwrap_err().to_string();
    assert!(why.contains("sides[0]") && why.contains("Aqueduct") && why.contains("once"), "{why}");
}
