//! Tokens for a gift (frenemies 3.2).

use super::*;

#[test]
fn a_gift_that_is_accepted_earns_a_token() {
    // frenemies 3.2, frenemies check 11
    let mut island = frenemies().hand(A, "ore, wool").main(A);
    island.does(A, "gift ore 1").awaits([B]).asked("gift-answer");
    island.does(B, "accept").token("scholars").rests();
    island.holds(A, "wool").holds(B, "ore").token_counts([1, 0, 0, 0]);
    island.refused(A, "gift wool 2", FavorRefusal::GaveAlready);
}

#[test]
fn the_receiver_shows_no_more_points_than_the_giver() {
    // frenemies D8, frenemies check 11
    let mut island = frenemies().settlement(B, "0,0,N").cards(A, "point").hand(A, "ore").main(A);
    island.refused(A, "gift ore 1", FavorRefusal::TooStrong).allowed(A, "gift ore 2");
}

#[test]
fn the_receiver_may_reject_or_ask_for_something_else() {
    // frenemies D9
    let mut island = frenemies().hand(A, "ore, wool").main(A);
    island.does(A, "gift ore 1");
    assert_eq!(island.listed(B), ["name lumber", "name brick", "name wool", "name grain", "accept", "decline"]);
    island.does(B, "name wool").awaits([A]);
    assert_eq!(island.listed(A), ["accept", "decline"]);
    island.does(A, "accept").token("traders").holds(B, "wool").holds(A, "ore");
    let mut island = frenemies().hand(A, "ore, wool").main(A);
    island.does(A, "gift ore 1").does(B, "decline").rests().refused(A, "gift ore 1", FavorRefusal::OfferedAlready);
    island.allowed(A, "gift wool 1").allowed(A, "gift ore 2");
}

#[test]
fn not_giving_what_was_asked_for_reveals_nothing() {
    // frenemies D9
    let mut island = frenemies().hand(A, "ore, wool").main(A);
    island.does(A, "gift ore 1").does(B, "name grain");
    assert_eq!(island.listed(A), ["decline"]);
    // The giver is asked all the same, and has an answer that anybody could have.
    let pass = kernel::Game::pass(island.rules(), island.state(), A).unwrap();
    assert_eq!(island.rules().action_text(pass), "decline");
    island.does(A, "decline").rests().token_counts([0, 0, 0, 0]);
}

#[test]
fn whoever_holds_a_single_card_is_asked_for_no_other() {
    // frenemies D9
    let mut island = frenemies().hand(A, "ore").main(A);
    assert_eq!(island.does(A, "gift ore 1").listed(B), ["accept", "decline"]);
}

#[test]
fn gifts_are_for_the_own_main_phase() {
    // frenemies D7
    let mut island = frenemies().hand(A, "ore").before_roll(A);
    island.refused(A, "gift ore 1", Refusal::NotNow);
    frenemies().hand(B, "ore").main(A).refused(B, "gift ore 0", Refusal::NotYourTurn);
}

#[test]
fn an_empty_supply_closes_gifts() {
    // frenemies D5
    frenemies().supply("nothing").hand(A, "ore").main(A).refused(A, "gift ore 1", FavorRefusal::SupplyEmpty);
    scene().hand(A, "ore").main(A).refused(A, "gift ore 1", FavorRefusal::SupplyEmpty);
}

#[test]
fn a_gift_is_no_trade() {
    // frenemies 3.2
    let mut island = frenemies().options("no-trades").hand(A, "ore").main(A);
    island.does(A, "gift ore 1").does(B, "accept").token("traders");
    frenemies().hand(A, "ore").main(A).refused(A, "offer ore for nothing to 1", Refusal::NoGifts);
}

#[test]
fn only_a_card_in_hand_is_given_to_somebody_else() {
    // frenemies 3.2
    let mut island = frenemies().hand(A, "ore").main(A);
    island.refused(A, "gift wool 1", Refusal::NotInHand).refused(A, "gift ore 0", Refusal::NoAddressee);
}

#[test]
fn tokens_are_not_traded_stolen_monopolised_or_discarded() {
    // frenemies 3
    let mut island = frenemies().tokens(B, "8 traders").settlement(B, "1,0,N").cards(A, "monopoly").rolling(A);
    assert!(island.rules().action_from("offer traders for ore to 1").is_err());
    island.rolls(3, 4).does(A, "robber 1,0").rests().does(A, "monopoly ore").token_counts([0, 8, 0, 0]);
}
