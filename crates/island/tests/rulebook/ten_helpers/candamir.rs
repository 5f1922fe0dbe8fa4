//! Candamir.

use super::*;

#[test]
fn one_card_of_the_price_may_be_replaced_by_any_other() {
    // helpers 5, helpers D8, helpers check 10
    let mut island = helpers(A, "candamir").hand(A, "2 wool, grain").main(A);
    island.refused(A, "use", Refusal::CannotAfford { short: 1 }).allowed(A, "use ore wool");
    island.does(A, "use ore wool").holds(A, "nothing");
    let mut island = helpers(A, "candamir").hand(A, "wool, 2 lumber").main(A);
    island.refused(A, "use ore lumber", Refusal::CannotAfford { short: 1 });
    island.refused(A, "use lumber ore", HelperRefusal::NotThePrice).refused(
        A,
        "use ore ore",
        HelperRefusal::NotThePrice,
    );
}

#[test]
fn three_cards_are_drawn_one_is_kept_and_two_go_back() {
    // helpers 5
    let mut island = helpers(A, "candamir").hand(A, "wool, grain, ore").main(A);
    island.does(A, "use").draws("knight").draws("monopoly").draws("point").deck(22).awaits([A]);
    assert_eq!(island.listed(A), ["keep knight", "keep monopoly", "keep point"]);
    island.does(A, "keep monopoly").deck(24).holds_cards(A, "monopoly").does(A, "flip");
    island.refused(A, "monopoly ore", Refusal::BoughtThisTurn);
}

#[test]
fn the_cards_are_for_the_users_eyes_alone() {
    // helpers D26
    let mut island = helpers(A, "candamir").hand(A, "wool, grain, ore").main(A);
    island.does(A, "use").draws("point");
    let shown = |viewer| match island.told(viewer)[..] {
        [Event::Module(ModuleEvent::Helpers(HelperEvent::CardSeen { seat: A, card }))] => card.what(),
        ref other => panic!("{other:?}"),
    };
    assert_eq!(shown(Viewer::Seat(A)), Some(Card::Point));
    assert_eq!([shown(Viewer::Seat(B)), shown(Viewer::Public)], [None; 2]);
    let seen = |seat| island.view(seat).modules.helpers.unwrap();
    assert_eq!(seen(A).seen, Some(vec![("point", 1)]));
    assert_eq!((seen(B).seen, seen(B).seen_count), (None, 1));
    island.draws("knight").draws("knight").does(A, "keep point");
    assert_eq!(island.told(Viewer::Seat(B)).len(), 1);
    assert_eq!(island.view(B).sides[0].held, 1);
}

#[test]
fn a_short_deck_shows_what_it_has() {
    // helpers D9, helpers 8: Candamir with fewer than 3 cards in the deck, helpers check 10
    let rest = "14 knight, 2 roads, 2 plenty, 2 monopoly";
    let mut island = helpers(A, "candamir").cards(B, rest).cards(C, "3 point").hand(A, "wool, grain, ore").main(A);
    island.deck(2).does(A, "use").draws("point").draws("point").asked("candamir-keep");
    assert_eq!(island.listed(A), ["keep point"]);
    island.does(A, "keep point").deck(1).holds_cards(A, "point");
    let mut island = helpers(A, "candamir").cards(B, rest).cards(C, "4 point").hand(A, "wool, grain, ore").main(A);
    island.deck(1).does(A, "use").draws("point").asked("after-use").deck(0);
    let mut island = helpers(A, "candamir").cards(B, rest).cards(C, "5 point").hand(A, "wool, grain, ore").main(A);
    island.refused(A, "use", Refusal::DeckEmpty);
}

#[test]
fn a_point_that_is_kept_wins_at_once() {
    // helpers 8: Candamir keeps a VP card reaching the target
    let mut island = helpers(A, "candamir").options("target=3").cards(A, "2 point").hand(A, "wool, grain, ore").main(A);
    island.does(A, "use").draws("point").draws("knight").draws("knight").goes_on().does(A, "keep point").over(A);
}

#[test]
fn what_goes_back_is_drawn_again() {
    // helpers 5: the rest is shuffled
    let table = helpers(A, "candamir").helper(D, "jean").hand(A, "wool, grain, ore").hand(B, "wool, grain, ore");
    let mut island = table.main(A);
    island.does(A, "use").draws("point").draws("point").draws("roads").does(A, "keep roads").does(A, "flip");
    island.does(A, "end").does(B, "roll").rolls(1, 1).does(B, "buy");
    assert!(island.could_fall(Outcome::Drawn(Card::Point)));
}
