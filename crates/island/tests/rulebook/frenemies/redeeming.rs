//! Favors of the guilds (frenemies 4, 5).

use super::*;

#[test]
fn a_token_is_used_in_the_own_main_phase_only() {
    // frenemies 4, frenemies D7
    frenemies().tokens(A, "merchants").before_roll(A).refused(A, "redeem merchants", Refusal::NotNow);
    frenemies().tokens(B, "merchants").main(A).refused(B, "redeem merchants", Refusal::NotYourTurn);
    frenemies().tokens(A, "merchants").main(A).allowed(A, "redeem merchants");
}

#[test]
fn a_fresh_token_becomes_ready_when_the_turn_ends() {
    // frenemies 4
    let mut island = frenemies().seats(2).hand(A, "ore").main(A);
    island.does(A, "gift ore 1").does(B, "accept").token("merchants");
    assert_eq!(island.view(A).modules.favors.unwrap().sides[0].fresh, Some(vec![("merchants", 1)]));
    island.refused(A, "redeem merchants", FavorRefusal::TokensMissing);
    next_turn(&mut island, A, B);
    next_turn(&mut island, B, A);
    island.allowed(A, "redeem merchants");
}

#[test]
fn the_traders_exchange_once_or_twice() {
    // frenemies 5, frenemies D17
    let mut island = frenemies().tokens(A, "traders").hand(A, "2 ore").main(A);
    island.does(A, "redeem traders ore");
    assert_eq!(island.listed(A), ["name lumber", "name brick", "name wool", "name grain"]);
    island.does(A, "name wool").asked("traders-more");
    assert_eq!(island.listed(A), ["name wool", "name ore", "pass"]);
    island.does(A, "name wool").does(A, "name lumber").rests().holds(A, "lumber, ore").token_counts([0, 0, 0, 0]);
}

#[test]
fn never_more_than_two_exchanges_of_the_traders_in_a_turn() {
    // frenemies D17, frenemies check 13
    let table = || frenemies().tokens(A, "2 traders").hand(A, "4 ore").main(A);
    let mut island = table();
    island.does(A, "redeem traders ore").does(A, "name wool").does(A, "name ore").does(A, "name wool");
    island.refused(A, "redeem traders ore", FavorRefusal::TradersAreDone);
    let mut island = table();
    island.does(A, "redeem traders ore").does(A, "name wool").does(A, "pass").does(A, "redeem traders ore");
    island.does(A, "name wool").rests().holds(A, "2 wool, 2 ore");
}

#[test]
fn the_merchants_give_a_card_of_choice() {
    // frenemies 5
    let mut island = frenemies().tokens(A, "2 merchants").hand(B, "19 ore").main(A);
    island.does(A, "redeem merchants").refused(A, "name ore", Refusal::NotAmongTheChoices);
    island.does(A, "name wool").rests().holds(A, "wool").does(A, "redeem merchants").does(A, "name wool");
    island.holds(A, "2 wool");
}

#[test]
fn the_road_builders_build_a_road() {
    // frenemies 5
    let mut island = frenemies().tokens(A, "road-builders").settlement(A, "0,0,N").main(A);
    island.does(A, "redeem road-builders").does(A, "road 0,0,NE").rests().left(A, [14, 4, 4]);
}

#[test]
fn the_scholars_give_a_development_card() {
    // frenemies 5
    let mut island = frenemies().tokens(A, "2 scholars").main(A);
    island.does(A, "redeem scholars").draws("monopoly").rests().holds_cards(A, "monopoly");
    island.refused(A, "monopoly ore", Refusal::BoughtThisTurn);
    frenemies().tokens(A, "scholars").main(A).refused(A, "redeem scholars", FavorRefusal::TokensMissing);
}

#[test]
fn the_master_builders_give_a_point_that_everybody_sees() {
    // frenemies 5, frenemies check 9
    let mut island = frenemies().tokens(A, "2 master-builders").main(A);
    island.does(A, "redeem master-builders").rests().points(A, 1).shows(A, 1);
    assert_eq!(island.view(B).modules.favors.unwrap().sides[0].markers, 1);
    let table = frenemies().options("target=4").city(A, "0,0,N").settlement(A, "0,1,S");
    table.tokens(A, "2 master-builders").main(A).does(A, "redeem master-builders").over(A);
}

#[test]
fn fresh_compasses_do_not_win() {
    // frenemies check 9
    let mut island = frenemies().tokens(A, "master-builders").cards(A, "knight").main(A);
    island.does(A, "knight").does(A, "robber 2,0").token("master-builders").has_tokens(A, "2 master-builders");
    island.refused(A, "redeem master-builders", FavorRefusal::TokensMissing);
}

#[test]
fn redeemed_tokens_stay_in_the_halls() {
    // frenemies D15
    let mut island = frenemies().tokens(A, "merchants").main(A);
    island.does(A, "redeem merchants").does(A, "name ore");
    let seen = island.view(B).modules.favors.unwrap();
    assert_eq!((seen.supply, seen.halls), (57, vec![("merchants", 1)]));
}

#[test]
fn a_favor_without_effect_is_refused() {
    // frenemies D16
    let all = "19 lumber, 19 brick, 19 wool, 19 grain, 19 ore";
    let table = || frenemies().tokens(A, "traders, merchants, road-builders, 2 scholars").hand(B, all);
    let mut island = table().cards(B, "14 knight, 2 roads, 2 plenty, 2 monopoly, 5 point").main(A);
    island.refused(A, "redeem traders ore", Refusal::NotInHand).refused(A, "redeem merchants", Refusal::BankLacks);
    island.refused(A, "redeem road-builders", Refusal::NoRoomForARoad);
    island.refused(A, "redeem scholars", Refusal::DeckEmpty).refused(A, "redeem traders", FavorRefusal::NotThisWay);
    let mut island =
        frenemies().tokens(A, "traders").hand(A, "ore").hand(B, "19 lumber, 19 brick, 19 wool, 19 grain").main(A);
    island.refused(A, "redeem traders ore", Refusal::BankLacks);
}

#[test]
fn any_number_of_favors_may_be_redeemed_in_a_turn() {
    // frenemies D14
    let mut island = frenemies().tokens(A, "3 merchants, 4 master-builders").main(A);
    for _ in 0..3 {
        island.does(A, "redeem merchants").does(A, "name ore");
    }
    island.does(A, "redeem master-builders").does(A, "redeem master-builders").points(A, 2).holds(A, "3 ore");
}
