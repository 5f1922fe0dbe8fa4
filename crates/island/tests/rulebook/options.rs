//! What a host may choose (the options of section 7, and the table's own limits).

use island::testkit::*;
use island::{Event, Outcome, Refusal};
use kernel::Viewer;

use super::SETTLEMENT;

/// Six intersections that touch every hex of the standard island but its desert.
const EVERYWHERE: [&str; 6] = ["1,0,NE", "0,1,SE", "-1,1,S", "-1,0,SW", "0,-1,NW", "1,-1,N"];
/// Ten intersections that touch every hex of the large island; the first one touches a desert.
const EVERYWHERE_LARGE: [&str; 10] =
    ["2,-2,N", "3,-2,S", "2,1,N", "1,0,S", "0,3,N", "-1,2,S", "0,0,N", "1,-3,S", "-1,-1,S", "-2,2,N"];

/// Each of A's opponents shows two points, and no hex but a desert is far from them all.
fn weak_everywhere() -> Scene {
    let owners = [B, B, C, C, D, D].into_iter();
    EVERYWHERE
        .into_iter()
        .zip(owners)
        .fold(scene().options("friendly-robber"), |it, (at, seat)| it.settlement(seat, at))
}

#[test]
fn a_friendly_robber_stays_away_from_whoever_shows_two_points_or_fewer() {
    // island 7
    let table = || scene().options("friendly-robber").settlement(B, "1,0,N").settlement(B, "-2,2,S");
    table().rolling(A).rolls(3, 4).refused(A, "robber 1,0", Refusal::RobberKeptOut).allowed(A, "robber 0,1");
    table().settlement(B, "0,-2,N").rolling(A).rolls(3, 4).allowed(A, "robber 1,0");
    // Hidden points do not show.
    table().cards(B, "point").rolling(A).rolls(3, 4).refused(A, "robber 1,0", Refusal::RobberKeptOut);
}

#[test]
fn a_friendly_robber_with_nowhere_to_go_stays_on_the_desert_or_goes_there() {
    // island 7
    let mut island = weak_everywhere().rolling(A);
    assert_eq!(island.rolls(3, 4).listed(A), ["robber 0,0"]);
    island.does(A, "robber 0,0").rests();
    weak_everywhere().robber("1,0").rolling(A).rolls(3, 4).does(A, "robber 0,0").robber_at("0,0").rests();
}

#[test]
fn a_friendly_robber_does_not_rob_the_weak() {
    // island 7
    let owners = [B, B, C, C, D, D, E, E, F, F];
    let table = EVERYWHERE_LARGE
        .into_iter()
        .zip(owners)
        .fold(scene().seats(6).options("friendly-robber"), |it, (at, seat)| it.settlement(seat, at));
    let mut island = table.hand(B, "ore").robber("3,-1").rolling(A);
    assert_eq!(island.rolls(3, 4).listed(A), ["robber 2,-2", "robber 3,-1"]);
    island.does(A, "robber 2,-2").rests().holds(B, "ore");
}

#[test]
fn a_friendly_robber_that_stays_has_not_moved_and_earns_nothing() {
    // island D26, frenemies 3.1
    let table = || weak_everywhere().options("frenemies");
    table().rolling(A).rolls(3, 4).does(A, "robber 0,0").rests().token_counts([0; 4]);
    table().cards(A, "knight").main(A).does(A, "knight").does(A, "robber 0,0").rests().token_counts([0; 4]);
    let mut island = table().robber("1,0").rolling(A);
    island.rolls(3, 4).does(A, "robber 0,0").token("traders").rests().token_counts([1, 0, 0, 0]);
    // Everybody is told the difference.
    let mut island = weak_everywhere().rolling(A);
    island.rolls(3, 4).does(A, "robber 0,0");
    assert!(matches!(island.told(Viewer::Public)[..], [Event::RobberStayed { seat: A, .. }]));
}

#[test]
fn a_friendly_robber_protects_others_and_not_the_hexes_of_whoever_moves_it() {
    // island D27
    let table = || scene().options("friendly-robber").settlement(A, "1,0,N").settlement(B, "0,1,S").cards(A, "knight");
    table().rolling(A).rolls(3, 4).allowed(A, "robber 1,0").refused(A, "robber 0,1", Refusal::RobberKeptOut);
    table().main(A).does(A, "knight").allowed(A, "robber 1,0").refused(A, "robber 0,1", Refusal::RobberKeptOut);
    // For B it is the other way round.
    table().rolling(B).rolls(3, 4).allowed(B, "robber 0,1").refused(B, "robber 1,0", Refusal::RobberKeptOut);
    // Where mover and opponent live side by side, the opponent protects the hex.
    let mut island = table().settlement(B, "1,0,S").rolling(A);
    island.rolls(3, 4).refused(A, "robber 1,0", Refusal::RobberKeptOut);
}

#[test]
fn in_the_first_rounds_no_seven_falls() {
    // island 7
    let table = |turn| scene().options("peace=2").turn(turn).rolling(A);
    for turn in [1, 8] {
        assert!(!table(turn).could_fall(Outcome::Rolled(3, 4)));
        table(turn).rolls(3, 3).rests();
    }
    table(9).rolls(3, 4).asked("robber");
}

#[test]
fn the_robber_may_be_kept_from_returning_to_the_desert() {
    // island 7
    let mut island = scene().options("no-desert-return").robber("1,0").rolling(A);
    island.rolls(3, 4).refused(A, "robber 0,0", Refusal::RobberKeptOut).refused(
        A,
        "robber 1,0",
        Refusal::RobberMustMove,
    );
    assert_eq!(island.listed(A).len(), 17);
}

#[test]
fn the_discard_limit_is_the_hosts_choice() {
    scene().options("discard-limit=9").hand(A, "9 ore").rolling(A).rolls(3, 4).asked("robber");
    scene().options("discard-limit=9").hand(A, "10 ore").rolling(A).rolls(3, 4).asked("discard");
    scene().options("discard-limit=3").hand(A, "4 ore").rolling(A).rolls(3, 4).asked("discard");
}

#[test]
fn the_target_is_the_hosts_choice() {
    let table =
        |target: &str| scene().options(target).cards(A, "3 point").road(A, "0,0,NE").hand(A, SETTLEMENT).main(A);
    table("target=4").does(A, "settlement 0,0,N").over(A);
    table("target=5").does(A, "settlement 0,0,N").goes_on();
}

#[test]
fn players_may_be_kept_from_trading() {
    let mut island = scene().options("no-trades").hand(A, "4 ore").hand(B, "wool").main(A);
    island.may_speak([]).refused(A, "offer ore for wool to 1", Refusal::NoPlayerTrades);
    island.refused(B, "propose wool for ore", Refusal::NotYourTurn).does(A, "bank ore grain");
}

#[test]
fn offers_of_a_turn_are_limited() {
    let mut island = scene().seats(2).options("offers=2").hand(A, "3 ore").hand(B, "3 wool").main(A);
    for offer in ["offer ore for wool to 1", "offer 2ore for wool to 1"] {
        island.does(A, offer).does(B, "decline");
    }
    island.refused(A, "offer 3ore for wool to 1", Refusal::TooManyOffers);
    island.does_all(B, ["propose wool for ore", "propose wool for 2ore"]);
    island.refused(B, "propose wool for 3ore", Refusal::TooManyOffers);
    island.does(A, "end").does(B, "roll").rolls(1, 1).does(B, "end").does(A, "roll").rolls(1, 1);
    island.allowed(A, "offer 3ore for wool to 1");
}

#[test]
fn without_a_choice_ten_offers_are_made_in_a_turn() {
    let mut island = scene().seats(3).hand(A, "10 ore").hand(B, "wool").hand(C, "wool").main(A);
    for count in 1..=10 {
        island.does(A, &format!("offer {count}ore for wool to 1,2")).does(B, "decline").does(C, "decline");
    }
    island.refused(A, "offer ore for grain to 1", Refusal::TooManyOffers);
}
