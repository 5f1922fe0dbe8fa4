//! Costs, points and building rules (sections 1, 4 and 5.2).

use island::testkit::*;
use island::{Card, Event, Refusal};
use kernel::Viewer;

use super::{CARD, CITY, FIFTEEN, FIVE, ROAD, SETTLEMENT};

#[test]
fn every_purchase_costs_what_the_table_says() {
    // island 4
    for (purchase, price) in
        [("road 0,0,NE", ROAD), ("settlement 0,0,SE", SETTLEMENT), ("city 0,0,N", CITY), ("buy", CARD)]
    {
        let table = || scene().settlement(A, "0,0,N").roads(A, "0,0,NW 0,0,SE");
        let mut island = table().hand(A, price).main(A);
        island.does(A, purchase).holds(A, "nothing");
        // One card of any kind less, and it cannot be paid.
        for (kind, _) in counts::<island::Resource>(price).each() {
            let less = counts::<island::Resource>(price) - island::Hand::one(kind);
            let mut island = table().hand(A, &less.to_string()).main(A);
            island.refused(A, purchase, Refusal::CannotAfford { short: 1 });
        }
    }
    assert_eq!(Refusal::CannotAfford { short: 1 }.to_string(), "you cannot afford it: 1 card short");
    assert_eq!(Refusal::CannotAfford { short: 2 }.to_string(), "you cannot afford it: 2 cards short");
}

#[test]
fn payment_goes_to_the_bank() {
    // island 5.2
    let mut island = scene().settlement(A, "0,0,N").hand(A, CITY).main(A);
    island.bank(17, "grain").bank(16, "ore").does(A, "city 0,0,N").bank(19, "grain").bank(19, "ore");
}

#[test]
fn points_come_from_buildings_special_cards_and_hidden_cards() {
    // island 4
    scene().settlement(A, "0,0,N").main(A).points(A, 1).shows(A, 1);
    scene().city(A, "0,0,N").main(A).points(A, 2).shows(A, 2);
    scene().roads(A, FIVE).main(A).longest_road(Some(A)).points(A, 2).shows(A, 2);
    scene().knights(A, 3).main(A).largest_army(Some(A)).points(A, 2).shows(A, 2);
    scene().cards(A, "2 point").main(A).points(A, 2).shows(A, 0);
}

#[test]
fn a_road_touches_an_own_road_settlement_or_city() {
    // island 5.2
    let mut island = scene().settlement(A, "0,0,N").city(A, "-2,2,S").road(A, "2,-2,NE").hand(A, ROAD).main(A);
    island.allowed(A, "road 0,0,NW").allowed(A, "road -2,2,SE").allowed(A, "road 2,-2,E").allowed(A, "road 2,-2,NW");
    island.refused(A, "road 0,0,SW", Refusal::NotConnected);
}

#[test]
fn a_path_holds_one_road() {
    // island 5.2
    let mut island = scene().settlement(A, "0,0,N").road(B, "0,0,NE").road(A, "0,0,NW").hand(A, ROAD).main(A);
    island.refused(A, "road 0,0,NE", Refusal::Taken).refused(A, "road 0,0,NW", Refusal::Taken);
}

#[test]
fn a_road_runs_along_the_coast_and_not_over_the_sea() {
    // island 5.2
    let mut island = scene().settlement(A, "2,0,NE").hand(A, ROAD).main(A);
    island.allowed(A, "road 2,0,E").allowed(A, "road 2,0,NE");
    assert_eq!(island.listed_as(A, "road").len(), 2);
    assert!(island.rules().action_from("road 3,-1,E").is_err());
}

#[test]
fn a_road_does_not_lead_through_an_opponents_building() {
    // island 5.2
    let mut island = scene().settlement(B, "0,0,NE").road(A, "0,0,NE").hand(A, ROAD).main(A);
    island.refused(A, "road 0,0,E", Refusal::NotConnected).allowed(A, "road 0,0,NW");
}

#[test]
fn an_own_piece_on_the_far_side_makes_the_path_available_again() {
    // island 5.2
    let mut island = scene().settlement(B, "0,0,NE").roads(A, "0,0,NE 0,0,SE").hand(A, ROAD).main(A);
    island.allowed(A, "road 0,0,E");
}

#[test]
fn a_road_may_end_at_an_opponents_building() {
    // island 5.2
    let mut island = scene().settlement(B, "0,0,NE").settlement(A, "0,-1,N").road(A, "0,0,NW").hand(A, ROAD).main(A);
    island.does(A, "road 0,0,NE");
}

#[test]
fn a_settlement_needs_an_own_road() {
    // island 5.2
    let mut island = scene().roads(A, "0,0,NE").road(B, "0,0,SW").hand(A, SETTLEMENT).main(A);
    island.refused(A, "settlement 0,0,S", Refusal::NotConnected).refused(A, "settlement 2,-2,N", Refusal::NotConnected);
    island.does(A, "settlement 0,0,N").points(A, 1).left(A, [14, 4, 4]);
}

#[test]
fn nobodys_building_stands_beside_another() {
    // island 5.2
    let table = || scene().roads(A, "0,0,NE 0,0,E 0,0,SE").hand(A, SETTLEMENT);
    table()
        .settlement(A, "0,0,N")
        .main(A)
        .refused(A, "settlement 0,0,NE", Refusal::TooClose)
        .allowed(A, "settlement 0,0,SE");
    table().settlement(B, "0,0,N").main(A).refused(A, "settlement 0,0,NE", Refusal::TooClose);
    table().city(B, "0,0,N").main(A).refused(A, "settlement 0,0,N", Refusal::TooClose);
}

#[test]
fn a_city_replaces_an_own_settlement_and_gives_the_piece_back() {
    // island 5.2
    let mut island = scene().settlement(A, "0,0,N").settlement(B, "0,0,S").hand(A, "4 grain, 6 ore").main(A);
    island.refused(A, "city 0,0,S", Refusal::NoSettlementThere).refused(A, "city 0,0,SE", Refusal::NoSettlementThere);
    island.left(A, [15, 4, 4]).does(A, "city 0,0,N").left(A, [15, 5, 3]).points(A, 2);
    island.refused(A, "city 0,0,N", Refusal::NoSettlementThere);
}

#[test]
fn a_city_produces_two() {
    // island 5.2
    let mut island = scene().city(A, "0,0,N").rolling(B);
    island.rolls(3, 3).holds(A, "2 brick");
}

#[test]
fn a_bought_card_is_seen_by_its_buyer_alone() {
    // island 5.2
    let mut island = scene().hand(A, CARD).main(A);
    island.does(A, "buy").asked("card").draws("monopoly").rests().deck(24);
    let shown_to = |viewer| match island.told(viewer)[..] {
        [Event::CardBought { seat: A, card }] => card.what(),
        ref other => panic!("{other:?}"),
    };
    assert_eq!(shown_to(Viewer::Seat(A)), Some(Card::Monopoly));
    assert_eq!((shown_to(Viewer::Seat(B)), shown_to(Viewer::Public)), (None, None));
    assert_eq!(island.view(B).sides[0].held, 1);
    assert_eq!(island.view(B).sides[0].secret, None);
}

#[test]
fn nothing_is_bought_that_cannot_be_placed() {
    // island 5.2
    let mut island = scene().hand(A, "lumber, brick, wool, 3 grain, 3 ore").main(A);
    assert_eq!(island.listed_as(A, "road").len() + island.listed_as(A, "settlement").len(), 0);
    assert_eq!(island.listed_as(A, "city").len(), 0);
    island.refused(A, "road 0,0,NE", Refusal::NotConnected);
}

#[test]
fn pieces_are_a_hard_limit() {
    // island 1, island 5.2
    let mut island = scene().settlement(A, "0,0,N").roads(A, FIFTEEN).hand(A, ROAD).main(A);
    island.refused(A, "road 0,-1,E", Refusal::NoPieceLeft);

    let four = ["2,-2,N", "2,0,NE", "0,2,S", "-2,2,S"];
    let cities = |scene: Scene| four.into_iter().fold(scene, |scene, at| scene.city(A, at));
    let mut island = cities(scene()).settlement(A, "0,0,N").hand(A, CITY).main(A);
    island.left(A, [15, 4, 0]).refused(A, "city 0,0,N", Refusal::NoPieceLeft);
}

#[test]
fn a_settlement_may_become_a_city_in_the_same_turn() {
    // island 5.2
    let mut island = scene().road(A, "0,0,NE").hand(A, SETTLEMENT).hand(A, CITY).main(A);
    island.does(A, "settlement 0,0,N").does(A, "city 0,0,N").points(A, 2).holds(A, "nothing");
}
