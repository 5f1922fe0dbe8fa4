//! Hands.

use duel::Card::*;
use duel::Resource::*;
use duel::testkit::{A, B, duel};
use duel::{Refusal, Row};

#[test]
fn the_hand_is_brought_to_the_limit_one_card_after_the_other() {
    // rivals 9
    let mut scene = duel().top(2, [Scout, Abbey]);
    scene.does(A, "end").does(A, "draw 2").does(A, "draw 2").does(A, "draw 0");
    scene.asks(A, "exchange");
    assert_eq!(scene.row(Row::hand(A))[..2], [Scout, Abbey]);
}

#[test]
fn cards_come_from_any_draw_stack() {
    // rivals 9, rivals 12, rivals 13: those of the Theme Sets included
    let mut scene = duel().hand(A, [Scout]).stored(A, Ore, 2);
    let every = |what: &str| (0..6).map(|stack| format!("{what} {stack}")).collect::<Vec<_>>();
    scene.does(A, "end");
    assert_eq!(scene.offers(A), every("draw"));
    scene.does(A, "draw 3").does(A, "draw 4").does(A, "put scout 0");
    assert_eq!(scene.offers(A), [every("draw"), every("search")].concat());
}

#[test]
fn surplus_cards_go_under_matching_stacks() {
    // rivals 9
    let mut scene = duel().hand(A, [Scout, Abbey, Harald, Arsonist]);
    scene.does(A, "end");
    scene.refuses(A, "put arsonist 0", Refusal::NotOffered);
    scene.refuses(A, "pass", Refusal::NotOffered);
    scene.does(A, "put arsonist 4");
    assert_eq!(scene.row(Row::stack(4)).last(), Some(&Arsonist));
    scene.asks(A, "exchange");
}

#[test]
fn a_card_that_two_sets_print_goes_under_the_stack_with_its_own_back() {
    // rivals 1, gold/goldsmith E: two are of the Basic set, the third is of Gold
    let mut scene = duel().hand(A, [Goldsmith, Goldsmith, Goldsmith, Scout]);
    scene.does(A, "end");
    scene.refuses(A, "put gold/goldsmith 0", Refusal::NotOffered);
    scene.refuses(A, "put goldsmith 3", Refusal::NotOffered);
    scene.does(A, "put gold/goldsmith 3");
    assert_eq!(scene.row(Row::stack(3)).last(), Some(&Goldsmith));
}

#[test]
fn one_card_may_be_exchanged_for_a_top_card() {
    // rivals 9
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]).top(1, [Goldsmith]);
    scene.does(A, "end").does(A, "put scout 0").does(A, "draw 1");
    scene.holds(A, [Abbey, Harald, Goldsmith]).asks(B, "roll");
}

#[test]
fn or_two_resources_are_paid_and_a_stack_is_searched() {
    // rivals 9, rivals 18.15
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]).top(1, [Goldsmith, Candamir]);
    scene = scene.stored(A, Ore, 1).stored(A, Wool, 1);
    scene.does(A, "end").does(A, "put scout 0").does(A, "search 1");
    scene.total(A, 0).refuses(A, "pass", Refusal::NotOffered);
    scene.takes_card(A, Candamir);
    scene.holds(A, [Abbey, Harald, Candamir]);
    assert_eq!(scene.row(Row::stack(1))[0], Goldsmith); // the order is kept
}

#[test]
fn whoever_searches_pays_what_he_likes() {
    // rivals 9, rivals 18.15: two of a kind or not
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]).stored(A, Ore, 2).stored(A, Wool, 1);
    scene.does(A, "end").does(A, "put scout 0").does(A, "search 1");
    scene.pays(A, Wool).asks(A, "take-from"); // the second can only be ore
    scene.stock(A, Ore, 1).stock(A, Wool, 0);
}

#[test]
fn an_exchange_is_optional() {
    // rivals 6, rivals 9
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]);
    scene.does(A, "end").passes(A);
    scene.holds(A, [Scout, Abbey, Harald]).asks(B, "roll");
}

#[test]
fn an_empty_stack_stays_a_stack() {
    // rivals 9
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]);
    while !scene.row(Row::stack(0)).is_empty() {
        let card = scene.row(Row::stack(0))[0];
        scene = scene.top(1, [card]);
    }
    scene.does(A, "end").does(A, "put scout 0");
    assert_eq!(scene.row(Row::stack(0)), [Scout]);
    scene.does(A, "draw 0");
    scene.holds(A, [Scout, Abbey, Harald]);
}

#[test]
fn where_there_is_nothing_to_draw_nothing_is_drawn() {
    // rivals 9
    let mut scene = duel().hand(A, [Scout]).empty_stacks();
    scene.does(A, "end").asks(A, "exchange");
    scene.does(A, "put scout 2");
    assert_eq!(scene.offers(A), ["draw 2"]); // the card that was put there, and nothing to pay a search with
    scene.does(A, "draw 2");
    scene.holds(A, [Scout]).asks(B, "roll");
    let mut nothing = duel().empty_stacks();
    nothing.does(A, "end").asks(B, "roll"); // and nothing to exchange
}

#[test]
fn the_passive_player_may_hold_more_than_the_limit() {
    // rivals 9, rivals 18.29
    let mut scene = duel().hand(B, [Scout, Abbey, Harald, Goldsmith, Candamir]).hand(A, [Austin, Inga, Osmund]);
    scene.does(A, "end").passes(A);
    scene.asks(B, "roll");
    assert_eq!(scene.row(Row::hand(B)).len(), 5);
}
