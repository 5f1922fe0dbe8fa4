//! Exchanging a token (frenemies 6).

use super::*;

#[test]
fn one_token_is_drawn_and_one_goes_back() {
    // frenemies 6, frenemies D18
    let mut island = frenemies().tokens(A, "merchants").main(A);
    island.does(A, "exchange").token("scholars").awaits([A]);
    assert_eq!(island.listed(A), ["return merchants", "return scholars"]);
    island.does(A, "return merchants").rests().has_tokens(A, "scholars");
    let told = island.told(Viewer::Seat(B));
    assert!(
        matches!(told[..], [Event::Module(ModuleEvent::Frenemies(FavorEvent::TokenReturned { seat: A, guild }))] if guild.what().is_none())
    );
    island.refused(A, "exchange", FavorRefusal::ExchangedAlready);
}

#[test]
fn a_turn_is_for_redeeming_or_for_exchanging() {
    // frenemies 4, frenemies check 10
    let mut island = frenemies().tokens(A, "2 merchants").main(A);
    island.does(A, "redeem merchants").does(A, "name ore").refused(A, "exchange", FavorRefusal::RedeemedAlready);
    let mut island = frenemies().tokens(A, "2 merchants").main(A);
    island.does(A, "exchange").token("scholars").does(A, "return scholars");
    island.refused(A, "redeem merchants", FavorRefusal::ExchangedAlready);
}

#[test]
fn fresh_tokens_are_not_exchanged() {
    // frenemies check 14
    let table = |tokens| frenemies().tokens(A, tokens).cards(A, "knight").main(A);
    let mut island = table("nothing");
    island.does(A, "knight").does(A, "robber 2,0").token("traders").refused(A, "exchange", FavorRefusal::TokensMissing);
    let mut island = table("merchants");
    island.does(A, "knight").does(A, "robber 2,0").token("traders").does(A, "exchange").token("scholars");
    assert_eq!(island.listed(A), ["return merchants", "return scholars"]);
}

#[test]
fn an_empty_supply_exchanges_nothing() {
    // frenemies D5
    let mut island = frenemies().tokens(A, "merchants").supply("nothing").main(A);
    island.refused(A, "exchange", FavorRefusal::SupplyEmpty);
}

#[test]
fn what_is_drawn_and_what_goes_back_is_private() {
    // frenemies 12
    let mut island = frenemies().tokens(A, "merchants").main(A);
    island.does(A, "exchange").token("scholars");
    let side = |seat| island.view(seat).modules.favors.unwrap().sides[0].clone();
    assert_eq!((side(A).drawn, side(B).drawn, side(B).count), (Some("scholars"), None, 2));
}
