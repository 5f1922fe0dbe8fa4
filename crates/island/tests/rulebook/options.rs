//! What a host may choose (the options of section 7, and the table's own limits).

use island::testkit::*;
use island::{Outcome, Refusal};

use super::SETTLEMENT;

/// Eight intersections that touch every hex; the first one touches the desert too.
const EVERYWHERE: [&str; 8] = ["0,0,N", "-3,1,N", "-2,1,N", "-1,1,S", "-1,-1,N", "0,2,N", "1,-1,N", "2,-1,S"];

/// Everybody shows two points, and no hex but the desert is far from them all.
fn weak_everywhere() -> Scene {
    let owners = [B, A, A, B, C, C, D, D];
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
    let mut island = weak_everywhere().hand(B, "ore").robber("1,0").rolling(A);
    island.rolls(3, 4).does(A, "robber 0,0").rests().holds(B, "ore");
}

#[test]
fn in_the_first_rounds_no_seven_falls() {
    // island 7
    let table = |turn| scene().options("peace=2").turn(turn).rolling(A);
    for turn in [1, 8] {
        assert!(!table(turn).could_fall(Outcome::Rolled(3, 4)));
        table(turn).rolls(3, 3).rests();
    }
    table(9).rolls(3, 4).asked("move the robber");
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
    scene().options("discard-limit=9").hand(A, "9 ore").rolling(A).rolls(3, 4).asked("move the robber");
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
