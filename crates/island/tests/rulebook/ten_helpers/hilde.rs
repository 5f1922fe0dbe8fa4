//! Hilde.

use super::*;

#[test]
fn only_an_opponent_who_shows_more_points_is_chosen() {
    // helpers 5, helpers D10, helpers check 13, helpers 8: Hilde's comparison
    let table = || {
        helpers(A, "hilde").city(A, "0,0,N").city(A, "1,0,N").cards(A, "2 point").hand(B, "ore, wool").hand(C, "ore")
    };
    let mut island = table().city(B, "0,1,S").city(B, "2,0,N").settlement(B, "-2,2,N").main(A);
    island.shows(A, 4).shows(B, 5).points(A, 6).allowed(A, "use");
    let mut island = table().city(B, "0,1,S").city(B, "2,0,N").main(A);
    island.shows(B, 4).refused(A, "use", HelperRefusal::OfNoUse);
}

#[test]
fn the_user_sees_the_hand_and_takes_a_card() {
    // helpers 5, helpers D26
    let mut island = helpers(A, "hilde").settlement(B, "0,0,N").hand(B, "2 ore, wool").main(A);
    island.does(A, "use").awaits([A]);
    let seen = |seat| island.view(seat).modules.helpers.unwrap().looked_at;
    assert_eq!(seen(A), Some((1, Some(vec![("wool", 1), ("ore", 2)]))));
    assert_eq!(seen(C), Some((1, None)));
    assert_eq!(island.listed(A), ["name wool", "name ore"]);
    island.refused(A, "name grain", Refusal::NotAmongTheChoices);
    island.does(A, "name ore").holds(A, "ore").holds(B, "wool, ore");
    let shown = |seat| match island.told(Viewer::Seat(seat))[..] {
        [Event::Stole { thief: A, victim: B, card }] => card.what(),
        ref other => panic!("{other:?}"),
    };
    assert_eq!([A, B, C].map(shown), [Some(Resource::Ore), Some(Resource::Ore), None]);
}

#[test]
fn a_target_without_cards_is_not_chosen() {
    // helpers 5, helpers D5
    let table = helpers(A, "hilde").settlement(B, "0,0,N").settlement(C, "0,1,S").settlement(D, "2,0,N");
    let mut island = table.hand(C, "ore").hand(D, "ore").main(A);
    island.does(A, "use").asked("hilde-whom");
    assert_eq!(island.listed(A), ["choose 2", "choose 3"]);
    island.does(A, "choose 3").does(A, "name ore").holds(D, "nothing");
}

#[test]
fn marianne_comes_before_hilde() {
    // helpers 8: Marianne and Hilde on the same turn
    let mut island = helpers(A, "hilde").helper(B, "marianne").settlement(B, "0,0,N").rolling(A);
    island.rolls(1, 1).does(B, "use grain").does(B, "flip").does(A, "use").does(A, "name grain").holds(A, "grain");
}
