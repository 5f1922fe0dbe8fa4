//! Helpers: handing out, windows, turning over and exchanging (`docs/rules/helpers.md`, sections 1 to 4, 6, 8 and 10).

use island::testkit::*;
use island::{Event, Refusal};
use island::{HelperEvent, HelperRefusal, ModuleEvent};
use kernel::{Game, Seat, Viewer};

use super::CARD;

/// An island with helpers.
fn helpers() -> Scene {
    scene().options("helpers")
}

/// Everybody places both settlements with their roads.
fn placed(seats: u8) -> PlayedScene {
    let mut island = scene().seats(seats).options("helpers").placing();
    for seat in (0..seats).chain((0..seats).rev()).map(Seat) {
        for _ in ["settlement", "road"] {
            let place = island.listed(seat)[0].clone();
            island.does(seat, &place);
        }
    }
    island
}

#[test]
fn the_last_player_takes_the_first_numbered_helper_and_the_rest_of_the_stack_joins_the_display() {
    // helpers 2, helpers 1, helpers D2, helpers check 1
    let mut island = placed(4);
    island.has_helper(D, "nassir").has_helper(C, "william").has_helper(B, "marianne").has_helper(A, "louis");
    let seen = island.view(B).modules.helpers.unwrap();
    assert_eq!(seen.display, ["sean", "candamir", "hilde", "jean", "lin", "vincent"]);
    assert!(seen.held.iter().flatten().all(|held| held.side == "A" && !held.locked));
}

#[test]
fn a_helper_is_taken_with_the_road_of_the_second_settlement() {
    // helpers 2
    let mut island = scene().seats(2).options("helpers").placing();
    island.does(A, "settlement 0,0,N").does(A, "road 0,0,NE");
    island.does(B, "settlement 0,1,S").does(B, "road 0,1,SE").does(B, "settlement 2,0,N");
    let display = ["hilde", "jean", "lin", "vincent"];
    assert_eq!(island.view(A).modules.helpers.unwrap().held, [None, None]);
    assert_eq!(island.view(A).modules.helpers.unwrap().display, display);
    island.does(B, "road 2,0,NE").has_helper(B, "nassir");
    assert_eq!(island.view(A).modules.helpers.unwrap().display, display);
}

#[test]
fn the_display_holds_ten_less_the_players() {
    // helpers 2, helpers D1: two play for practice
    for seats in 2..=6 {
        assert_eq!(placed(seats).view(A).modules.helpers.unwrap().display.len(), 10 - seats as usize);
    }
}

#[test]
fn a_starting_helper_may_be_used_in_the_very_first_turn() {
    // helpers D3
    let mut island = placed(4);
    island.does(A, "roll").rolls(5, 6).does(B, "pass").allowed(A, "use");
}

#[test]
fn after_a_use_side_a_is_turned_over_or_exchanged() {
    // helpers 3, helpers check 3, helpers D4: the default is listed first
    let mut island = helpers().helper(A, "lin").robber("1,0").main(A);
    island.does(A, "use").awaits([A]).asked("after-use");
    assert_eq!(
        island.listed(A),
        ["flip", "swap louis", "swap sean", "swap candamir", "swap hilde", "swap jean", "swap vincent"]
    );
    island.does(A, "flip").rests().has_helper(A, "lin B");
}

#[test]
fn after_a_use_side_b_is_exchanged_only() {
    // helpers 3, helpers check 3, helpers D4: the lowest number is listed first
    let mut island = helpers().helper(A, "lin B").robber("1,0").main(A);
    island.does(A, "use").refused(A, "flip", Refusal::NotAmongTheChoices).refused(
        A,
        "swap lin",
        Refusal::NotAmongTheChoices,
    );
    island.refused(A, "swap nassir", Refusal::NotAmongTheChoices);
    assert_eq!(island.listed(A)[0], "swap louis");
    island.does(A, "swap hilde").rests().has_helper(A, "hilde");
    assert!(island.view(B).modules.helpers.unwrap().display.contains(&"lin"));
}

#[test]
fn the_helpers_are_ten_and_all_different_after_every_exchange() {
    // helpers check 2
    let mut island = helpers().helper(A, "lin B").robber("1,0").main(A);
    island.does(A, "use").does(A, "swap vincent");
    let seen = island.view(C).modules.helpers.unwrap();
    let mut names: Vec<&str> = seen.held.iter().flatten().map(|held| held.name).chain(seen.display).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 10);
}

#[test]
fn a_helper_taken_or_turned_over_is_locked_until_the_turn_ends() {
    // helpers 3, helpers check 4
    let mut island = helpers().seats(2).helper(A, "jean").helper(B, "louis").hand(A, "4 ore").main(A);
    island.does(A, "use ore").does(A, "name wool").does(A, "flip").refused(A, "use ore", HelperRefusal::Locked);
    assert!(island.view(B).modules.helpers.unwrap().held[0].as_ref().unwrap().locked);
    island.does(A, "end").does(B, "roll").rolls(1, 1).does(B, "end").does(A, "roll").rolls(1, 1);
    island.allowed(A, "use ore");
    island.does(A, "use ore").does(A, "name wool").does(A, "swap lin").refused(A, "use", HelperRefusal::Locked);
}

#[test]
fn a_helper_is_exchanged_only_after_a_use() {
    // helpers 3
    let mut island = helpers().helper(A, "lin").main(A);
    island.refused(A, "swap jean", Refusal::NotNow).refused(A, "flip", Refusal::NotNow);
    assert!(island.rules().action_from("offer lin for ore to 1").is_err());
}

#[test]
fn nothing_else_is_done_before_the_choice_after_a_use() {
    // helpers 10
    let mut island = helpers().helper(A, "lin").robber("1,0").hand(A, CARD).main(A);
    island.does(A, "use").refused(A, "buy", Refusal::NotNow).refused(A, "end", Refusal::NotNow);
    island.refused(B, "propose ore for wool", Refusal::NotYourTurn);
}

#[test]
fn a_use_must_be_able_to_have_an_effect() {
    // helpers D5
    helpers().helper(A, "lin").main(A).refused(A, "use", HelperRefusal::OfNoUse);
    helpers().helper(A, "nassir").main(A).refused(A, "use ore", HelperRefusal::OfNoUse);
    helpers().helper(A, "hilde").main(A).refused(A, "use", HelperRefusal::OfNoUse);
    helpers().helper(A, "louis").settlement(A, "0,0,N").main(A).refused(A, "use", HelperRefusal::OfNoUse);
}

#[test]
fn a_use_says_what_belongs_to_the_helper() {
    // helpers 10
    let mut island = helpers().helper(A, "jean").hand(A, "4 ore").main(A);
    island.refused(A, "use", HelperRefusal::NotThisOne).refused(A, "use ore wool", HelperRefusal::NotThisOne);
    island.refused(A, "use city", HelperRefusal::NotThisOne);
    scene().main(A).refused(A, "use", HelperRefusal::None);
}

#[test]
fn no_helper_interrupts_anything_else() {
    // helpers D6
    let mut island = helpers().helper(A, "jean").settlement(A, "0,0,N").hand(A, "4 ore").cards(A, "roads").main(A);
    island.does(A, "roads").does(A, "road 0,0,NE").refused(A, "use ore", Refusal::NotNow);
    island.does(A, "road 0,0,E").allowed(A, "use ore");
    let mut island = helpers().helper(A, "jean").hand(A, "4 ore").rolling(A);
    island.rolls(3, 4).refused(A, "use ore", Refusal::NotNow).does(A, "robber 1,0").allowed(A, "use ore");
}

#[test]
fn only_lin_is_used_before_the_roll() {
    // helpers 4, helpers D7
    let table = |helper| helpers().helper(A, helper).robber("1,0").hand(A, "4 ore").hand(B, "ore").city(B, "0,0,N");
    table("lin").before_roll(A).allowed(A, "use");
    table("jean").before_roll(A).refused(A, "use ore", HelperRefusal::NotNow);
    table("nassir").before_roll(A).refused(A, "use ore", HelperRefusal::NotNow);
    table("hilde").before_roll(A).refused(A, "use", HelperRefusal::NotNow);
}

#[test]
fn marianne_and_sean_are_used_when_asked_only() {
    // helpers 4
    helpers().helper(A, "marianne").main(A).refused(A, "use ore", HelperRefusal::NotNow);
    helpers().helper(A, "sean").main(A).refused(A, "use ore", HelperRefusal::NotNow);
}

#[test]
fn a_helper_and_a_development_card_are_independent() {
    // helpers 8: helper and the one-development-card limit
    let mut island = helpers().helper(A, "lin").robber("1,0").cards(A, "monopoly").main(A);
    island.does(A, "use").does(A, "flip").does(A, "monopoly ore");
}

#[test]
fn a_game_won_by_a_use_asks_nothing_more() {
    // helpers 8: game won on the use
    let table = helpers().options("target=4").helper(A, "vincent").settlement(A, "0,0,N").city(A, "0,1,S");
    let mut island = table.knights(A, 1).hand(A, "grain, 2 ore").main(A);
    island.does(A, "use city").does(A, "city 0,0,N").over(A);
}

#[test]
fn a_card_gained_by_a_helper_is_a_card_like_any_other() {
    // helpers 8: Monopoly or robber against it
    let mut island = helpers().seats(2).helper(A, "lin").helper(B, "jean").robber("2,0").cards(B, "monopoly").main(A);
    island.does(A, "use").holds(A, "ore").does(A, "flip").does(A, "end").does(B, "monopoly ore").holds(A, "nothing");
}

#[test]
fn no_helper_is_used_in_a_special_building_phase() {
    // helpers 6, helpers check 16
    for (helper, used) in [("jean", "use ore"), ("lin", "use"), ("candamir", "use"), ("william", "use lumber ore")] {
        let mut island = helpers().seats(5).helper(B, helper).helper(A, "louis").robber("1,0");
        island = island.settlement(B, "0,0,N").hand(B, "lumber, wool, grain, 3 ore");
        let mut island = island.main(A);
        island.does(A, "end").asked("special").refused(B, used, Refusal::NotNow);
    }
}

#[test]
fn no_helper_is_used_in_a_reduced_turn() {
    // helpers D23
    let mut island =
        helpers().seats(5).options("turns=paired").helper(D, "jean").helper(A, "louis").hand(D, "4 ore").main(A);
    island.does(A, "end").asked("paired").refused(D, "use ore", HelperRefusal::NotNow);
}

#[test]
fn reactions_to_player_ones_roll_are_for_player_two_as_well() {
    // helpers D23
    let mut island = helpers().seats(5).options("turns=paired").helper(D, "marianne").rolling(A);
    island.rolls(1, 1).awaits([D]).does(D, "use ore").does(D, "flip").awaits([A]).holds(D, "ore");
}

#[test]
fn a_helper_taken_on_anothers_turn_is_usable_on_the_takers_next() {
    // helpers 8: Marianne and Sean used on others' turns
    let mut island = helpers().seats(2).helper(B, "marianne").helper(A, "louis").robber("1,0").rolling(A);
    island.rolls(1, 1).does(B, "use ore").does(B, "swap lin").does(A, "end").allowed(B, "use");
}

#[test]
fn the_uses_of_helpers_are_public() {
    // helpers D26
    let mut island = helpers().helper(A, "jean").hand(A, "2 ore").main(A);
    island.does(A, "use ore");
    for seat in [B, C, D] {
        assert!(matches!(
            island.told(Viewer::Seat(seat))[..],
            [Event::Module(ModuleEvent::Helpers(HelperEvent::Used { seat: A, .. }))]
        ));
    }
    let rules = island.rules();
    let public = rules.view(island.state(), Viewer::Public).modules.helpers.unwrap();
    assert_eq!(public.held[0].as_ref().unwrap().name, "jean");
}

#[test]
fn a_card_taken_with_lin_and_a_seven_after_it() {
    // helpers 8: Lin before the roll, then a 7; helpers check 8
    let mut island = helpers().helper(A, "lin").robber("0,-1").hand(A, "8 ore").before_roll(A);
    island.does(A, "use").robber_at("0,0").holds(A, "brick, 8 ore").does(A, "swap sean").does(A, "roll").rolls(3, 4);
    // Sean was received in this turn: nobody is asked, and the hand is halved.
    island.asked("discard").awaits([A]);
}

#[test]
fn lin_and_a_knight_go_together_in_one_turn() {
    // helpers 8: Lin and Knight in one turn
    let mut island = helpers().helper(A, "lin").cards(A, "knight").main(A);
    island.does(A, "knight").does(A, "robber 1,0").does(A, "use").robber_at("0,0").holds(A, "lumber");
    let mut island = helpers().helper(A, "lin").robber("1,0").cards(A, "knight").main(A);
    island.does(A, "use").does(A, "flip").does(A, "knight").does(A, "robber 1,0").rests();
}
