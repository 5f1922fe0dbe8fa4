//! Trade with the bank and between players (section 10).

use island::Refusal;
use island::testkit::*;

use super::ROAD;

#[test]
fn the_bank_takes_four_equal_cards_for_one() {
    // island 10.1
    let mut island = scene().hand(A, "4 ore, 3 wool").main(A);
    island.refused(A, "bank wool ore", Refusal::NotInHand);
    island.does(A, "bank ore grain").holds(A, "3 wool, grain").bank(19, "ore").bank(18, "grain");
}

#[test]
fn with_a_three_to_one_harbor_the_bank_takes_three_of_any_kind() {
    // island 10.1
    for corner in ["0,-2,N", "0,-2,NW"] {
        let mut island = scene().settlement(A, corner).hand(A, "3 ore, 3 wool").main(A);
        island.does(A, "bank ore grain").does(A, "bank wool grain").holds(A, "2 grain");
    }
}

#[test]
fn with_a_two_to_one_harbor_the_bank_takes_two_of_its_resource() {
    // island 10.1
    for (corner, resource, other) in [
        ("1,-2,NE", "grain", "ore"),
        ("2,-1,NE", "ore", "grain"),
        ("1,1,SE", "wool", "grain"),
        ("-2,1,NW", "brick", "grain"),
        ("-1,-1,SW", "lumber", "grain"),
    ] {
        let mut island = scene().city(A, corner).hand(A, &format!("2 {resource}, 3 {other}")).main(A);
        island.refused(A, &format!("bank {other} {resource}"), Refusal::NotInHand);
        island.does(A, &format!("bank {resource} {other}")).holds(A, &format!("4 {other}"));
    }
}

#[test]
fn another_players_harbor_does_not_help() {
    // island 10.1
    let mut island = scene().settlement(B, "0,-2,N").hand(A, "3 ore").main(A);
    island.refused(A, "bank ore wool", Refusal::NotInHand);
}

#[test]
fn the_best_rate_counts_in_whatever_order_harbors_were_won() {
    // island 10.1
    let both = |first, second| scene().settlement(A, first).settlement(A, second).hand(A, "2 grain, 3 ore").main(A);
    both("1,-2,NE", "0,-2,N").does(A, "bank grain wool").does(A, "bank ore wool").holds(A, "2 wool");
    both("0,-2,N", "1,-2,NE").does(A, "bank grain wool").does(A, "bank ore wool").holds(A, "2 wool");
}

#[test]
fn the_same_kind_is_not_given_and_taken() {
    // island 10.1
    scene().hand(A, "5 ore").main(A).refused(A, "bank ore ore", Refusal::SameKind);
}

#[test]
fn the_bank_gives_only_what_is_in_stock() {
    // island 10.1
    scene().hand(A, "4 ore").hand(B, "19 wool").main(A).refused(A, "bank ore wool", Refusal::BankLacks);
}

#[test]
fn every_trade_has_the_active_player_on_one_side() {
    // island 10.2
    let mut island = scene().hand(A, "ore").hand(B, "wool").hand(C, "grain").main(A);
    island.refused(B, "offer wool for grain to 2", Refusal::NotYourTurn);
    island.does(C, "propose grain for wool").refused(B, "trade 2", Refusal::NotYourTurn);
    island.refused(A, "trade 2", Refusal::DealFell).refused(A, "offer ore for wool to 0,1", Refusal::NoAddressee);
}

#[test]
fn offers_belong_to_the_main_phase() {
    // island 10.2
    let mut island = scene().hand(A, "8 ore").hand(B, "wool").rolling(A);
    island.refused(A, "offer ore for wool to 1", Refusal::NobodyIsAsked);
    island.rolls(3, 4).refused(A, "offer ore for wool to 1", Refusal::NotNow);
    island.refused(B, "propose wool for ore", Refusal::NotYourTurn);
}

#[test]
fn a_seat_is_told_how_it_may_begin_a_trade() {
    // island 10.2
    let told = |island: &PlayedScene| [A, B, C].map(|seat| island.view(seat).trade);
    let mut island = scene().hand(A, "2 ore").hand(B, "wool").main(A);
    // C holds no card.
    assert_eq!(told(&island), [Some("offer"), Some("propose"), None]);
    island.does(A, "offer ore for wool to 1");
    assert_eq!(told(&island), [Some("offer"), Some("propose"), None]);
    let rolling = scene().hand(A, "2 ore").hand(B, "wool").rolling(A);
    assert_eq!(told(&rolling), [None; 3]);
    let without = scene().options("no-trades").hand(A, "2 ore").hand(B, "wool").main(A);
    assert_eq!(told(&without), [None; 3]);
}

#[test]
fn both_sides_give_at_least_one_card() {
    // island 10.2
    let mut island = scene().hand(A, "ore").hand(B, "wool").main(A);
    island.refused(A, "offer ore for nothing to 1", Refusal::NoGifts);
    island.refused(A, "offer nothing for wool to 1", Refusal::NoGifts);
    island.refused(B, "propose wool for nothing", Refusal::NoGifts);
}

#[test]
fn no_resource_stands_on_both_sides() {
    // island 10.2
    let mut island = scene().hand(A, "2 wool, ore").hand(B, "wool, grain").main(A);
    island.refused(A, "offer 2wool for wool to 1", Refusal::SameKind);
    island.refused(A, "offer ore+wool for grain+wool to 1", Refusal::SameKind);
    island.refused(B, "propose wool+grain for 2wool", Refusal::SameKind);
}

#[test]
fn nobody_offers_what_is_not_in_hand() {
    // island 10.2
    let mut island = scene().hand(A, "ore").hand(B, "wool").main(A);
    island.refused(A, "offer 2ore for wool to 1", Refusal::NotInHand);
    island.refused(B, "propose grain for ore", Refusal::NotInHand);
}

#[test]
fn only_resource_cards_are_traded() {
    // island 10.2
    let island = scene().hand(A, "ore").cards(A, "knight").main(A);
    for promise in ["offer knight for wool to 1", "offer ore for point to 1", "offer road for wool to 1"] {
        assert!(island.rules().action_from(promise).is_err(), "{promise}");
    }
}

#[test]
fn an_offer_goes_to_all_or_some_and_waits_for_their_answers() {
    // island 10.2, island D6
    let mut island = scene().hand(A, "ore").hand(B, "wool").hand(C, "wool").hand(D, "wool").main(A);
    island.does(A, "offer ore for wool to 1,3").awaits([B, D]).may_speak([A, C]).asked("offer");
    island.refused(C, "accept", Refusal::NoOpenOffer).refused(C, "decline", Refusal::NoOpenOffer);
    island.does(D, "decline").awaits([B]).does(B, "accept").awaits([A]);
    island.refused(B, "decline", Refusal::NoOpenOffer).refused(D, "accept", Refusal::NoOpenOffer);
}

#[test]
fn the_active_player_picks_one_of_those_who_accepted() {
    // island D6
    let mut island = scene().hand(A, "2 ore").hand(B, "wool").hand(C, "wool").hand(D, "grain").main(A);
    island.does(A, "offer 2ore for wool to 1,2,3").does(B, "accept").does(C, "accept").does(D, "decline");
    assert_eq!(island.listed_as(A, "trade"), ["trade 1", "trade 2"]);
    island.refused(A, "trade 3", Refusal::NoAgreement);
    island.does(A, "trade 2").holds(A, "wool").holds(B, "wool").holds(C, "2 ore").rests();
    island.refused(A, "trade 1", Refusal::NoAgreement);
}

#[test]
fn an_addressee_may_answer_with_a_counter_offer() {
    // island D6
    let mut island = scene().hand(A, "2 ore").hand(B, "wool").main(A);
    island.does(A, "offer ore for wool to 1").does(B, "propose wool for 2ore").awaits([A]);
    island.does(A, "trade 1").holds(A, "wool").holds(B, "2 ore");
}

#[test]
fn somebody_who_was_not_asked_may_volunteer_an_offer() {
    // island D6
    let mut island = scene().hand(A, "ore").hand(C, "grain").main(A);
    island.does(C, "propose grain for ore").awaits([A]).does(A, "trade 2").holds(A, "grain").holds(C, "ore");
}

#[test]
fn a_deal_executes_only_if_both_hands_allow_it() {
    // island D6
    let mut island = scene().hand(A, "ore").hand(B, "wool").main(A);
    island.does(B, "propose wool for 2ore").refused(A, "trade 1", Refusal::DealFell);
}

#[test]
fn the_active_player_may_withdraw() {
    // island D6
    let mut island = scene().hand(A, "ore").hand(B, "wool").main(A);
    island.refused(A, "withdraw", Refusal::NothingToWithdraw);
    island.does(A, "offer ore for wool to 1").does(B, "accept").does(A, "withdraw").rests();
    island.refused(A, "trade 1", Refusal::NoAgreement).refused(B, "accept", Refusal::NoOpenOffer);
}

#[test]
fn whoever_accepted_or_proposed_may_take_it_back() {
    // island D6
    let mut island = scene().hand(A, "ore").hand(B, "wool").hand(C, "wool").main(A);
    island.does(A, "offer ore for wool to 1,2").does(B, "accept").does(B, "withdraw").awaits([C]);
    island.refused(A, "trade 1", Refusal::NoAgreement).refused(B, "withdraw", Refusal::NothingToWithdraw);
    island.does(C, "propose wool for ore").does(C, "withdraw").refused(A, "trade 2", Refusal::NoAgreement).rests();
}

#[test]
fn an_open_offer_ends_at_any_build_trade_or_end_of_turn() {
    // island D6
    let offered = || {
        let cards = "lumber, brick, wool, grain, 5 ore";
        let mut island = scene().settlement(A, "0,0,N").hand(A, cards).cards(A, "monopoly").hand(B, "2 wool").main(A);
        island.does(A, "offer ore for wool to 1").does(B, "accept").allowed(A, "trade 1");
        island
    };
    for other in ["road 0,0,NE", "bank ore wool", "monopoly grain", "buy", "offer grain for wool to 1", "end"] {
        let mut island = offered();
        island.does(A, other);
        if other == "buy" {
            island.draws("knight");
        }
        assert!(!island.listed(A).contains(&"trade 1".to_string()), "{other} ends the offer");
    }
    let mut island = offered();
    island.does(A, "trade 1").refused(A, "trade 1", Refusal::NoAgreement);
}

#[test]
fn accepting_is_refused_to_whoever_lacks_the_cards_and_nobody_else_learns_of_it() {
    // island 10.2, island D6
    let mut able = scene().hand(A, "ore").hand(B, "wool").main(A);
    let mut unable = scene().hand(A, "ore").hand(B, "grain").main(A);
    able.does(A, "offer ore for wool to 1").allowed(B, "accept");
    unable.does(A, "offer ore for wool to 1").refused(B, "accept", Refusal::NotInHand).allowed(B, "decline");
    // The bank tells what was dealt, so compare what is shown of the seats alone.
    assert_eq!(able.view(A).sides, unable.view(A).sides);
    assert_eq!((able.view(A).due, able.listed(A)), (unable.view(A).due, unable.listed(A)));
    able.does(B, "decline");
    unable.does(B, "decline");
    assert_eq!(able.view(A).sides, unable.view(A).sides);
}

#[test]
fn somebody_without_cards_is_not_waited_for() {
    // island D6
    let mut island = scene().hand(A, "ore").hand(B, "wool").main(A);
    island.does(A, "offer ore for wool to 1,2,3").awaits([B]).does(B, "decline").rests();
}

#[test]
fn what_everybody_declined_is_not_offered_again_this_turn() {
    // island 10.2, island D28
    let mut island = scene().seats(3).hand(A, "2 ore").hand(B, "wool").hand(C, "grain").main(A);
    island.does(A, "offer ore for wool to 1,2").does(B, "decline").does(C, "decline").rests();
    island.refused(A, "offer ore for wool to 1,2", Refusal::AlreadyDeclined);
    island.refused(A, "offer ore for wool to 1", Refusal::AlreadyDeclined);
    island.allowed(A, "offer 2ore for wool to 1,2").allowed(A, "offer ore for grain to 1");
    // Another deal that is declined changes nothing, and neither does what leaves all hands as they are.
    island.does(A, "offer ore for grain to 1,2").does(B, "decline").does(C, "decline");
    island.does(B, "propose wool for 2ore").does(A, "offer 2ore for wool to 1").does(A, "withdraw");
    island.refused(A, "offer ore for wool to 1,2", Refusal::AlreadyDeclined);
    island.refused(A, "offer ore for grain to 2", Refusal::AlreadyDeclined);
}

#[test]
fn what_only_some_were_offered_and_declined_may_be_offered_to_the_others() {
    // island 10.2, island D28
    let mut island = scene().seats(3).hand(A, "ore").hand(B, "wool").hand(C, "wool").main(A);
    island.does(A, "offer ore for wool to 1").does(B, "decline");
    island.allowed(A, "offer ore for wool to 2").allowed(A, "offer ore for wool to 1,2");
}

#[test]
fn what_everybody_declined_may_be_offered_again_once_a_hand_has_changed() {
    // island 10.2, island D28
    let declined = || {
        let cards = "lumber, brick, 5 ore, grain, wool";
        let table = scene().seats(3).settlement(A, "0,0,N").settlement(B, "1,0,S").hand(A, cards);
        let mut island = table.cards(A, "knight, monopoly").hand(B, "2 wool").hand(C, "grain").main(A);
        island.does(A, "offer ore for wool to 1,2").does(B, "decline").does(C, "decline");
        island.refused(A, "offer ore for wool to 1,2", Refusal::AlreadyDeclined);
        island
    };
    // Building, buying, the bank, a deal with somebody, a progress card.
    for change in ["road 0,0,NE", "bank ore brick", "monopoly grain"] {
        declined().does(A, change).allowed(A, "offer ore for wool to 1,2");
    }
    declined().does(A, "buy").draws("knight").allowed(A, "offer ore for wool to 1,2");
    declined().does(C, "propose grain for 2ore").does(A, "trade 2").allowed(A, "offer ore for wool to 1,2");
    // A knight changes no hand, the theft does.
    let mut island = declined();
    island.does(A, "knight").does(A, "robber 1,0").steals("wool").rests().allowed(A, "offer ore for wool to 1,2");
    declined().does(A, "knight").does(A, "robber -2,2").rests().refused(
        A,
        "offer ore for wool to 1,2",
        Refusal::AlreadyDeclined,
    );
}

#[test]
fn an_offer_does_not_stop_the_active_player() {
    // island 10.2
    let mut island = scene().settlement(A, "0,0,N").hand(A, ROAD).hand(B, "wool").main(A);
    island.does(A, "offer brick for wool to 1").awaits([B]).does(A, "road 0,0,NE").rests();
    island.refused(B, "accept", Refusal::NoOpenOffer);
}
