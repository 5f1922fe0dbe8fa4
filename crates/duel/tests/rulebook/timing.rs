//! Timing.

use duel::Card::*;
use duel::End;
use duel::testkit::{A, B, duel};
use kernel::{Awaits, Game};

#[test]
fn guards_share_one_roll_before_a_target_is_named() {
    // rivals 15
    let mut scene = duel().with(A, [HedgeTavern]).with(B, [Abbey, LookoutTower]);
    scene.plays(A, Arsonist);
    assert_eq!(scene.duel.awaits(&scene.s), Awaits::Chance);
    scene.rolls(B, 1);
    scene.rests();
}

#[test]
fn an_end_is_named_left_or_right() {
    // rivals 2
    assert_eq!(End::ALL.map(End::name), ["left", "right"]);
}
