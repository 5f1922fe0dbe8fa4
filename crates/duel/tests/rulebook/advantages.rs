//! Points and advantages.

use duel::Card::*;
use duel::testkit::{A, B, Scene, duel};
use duel::{Event, Token};
use kernel::Seat;

#[test]
fn an_advantage_needs_three_points_and_more_than_the_opponent() {
    // rivals 4
    duel().with(A, [Harald]).points(A, 2);
    duel().with(A, [Candamir]).points(A, 3);
    duel().with(A, [Candamir]).with(B, [Harald, Osmund]).points(A, 2).points(B, 2);
    duel().with(A, [LumberShip, OreShip]).points(A, 2);
    duel().with(A, [LumberShip, OreShip, WoolShip]).points(A, 3);
    duel().with(A, [LumberShip, OreShip, WoolShip]).with(B, [GrainShip, BrickShip, GoldShip]).points(A, 2).points(B, 2);
}

#[test]
fn an_advantage_is_lost_with_the_points() {
    // rivals 4
    let mut scene = duel().with(A, [Candamir]);
    scene.removes(A, Candamir);
    scene.points(A, 2);
}

#[test]
fn every_change_of_an_advantage_is_told() {
    // rivals 4: the condition decides, and everybody sees the token
    let told = |scene: &Scene| -> Vec<(Token, Option<Seat>)> {
        let token = |it: &Event| match *it {
            Event::Advantage { token, holder } => Some((token, holder)),
            _ => None,
        };
        scene.notes.events.iter().filter_map(token).collect()
    };
    let mut scene = duel().with(B, [Harald, Osmund]).rich(A);
    scene.builds(A, Candamir).pays_somehow(A);
    assert_eq!(told(&scene), [(Token::Hero, None)], "a tie");
    scene.builds(A, Inga).pays_somehow(A);
    assert_eq!(told(&scene), [(Token::Hero, Some(A))]);
    scene.removes(A, Inga).removes(A, Candamir);
    assert_eq!(told(&scene), [(Token::Hero, Some(B))], "it comes back without passing through nobody");

    let mut scene = duel().with(A, [LumberShip, OreShip]).rich(A);
    scene.builds(A, WoolShip).pays_somehow(A);
    assert_eq!(told(&scene), [(Token::Trade, Some(A))]);
    scene.builds(A, Marketplace).pays_somehow(A);
    assert_eq!(told(&scene), [], "more of the same is no change");
}
