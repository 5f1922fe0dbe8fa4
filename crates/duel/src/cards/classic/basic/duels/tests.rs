use crate::cards::Card::*;
use crate::position::piles::Row;
use crate::testkit::{A, B, Scene, classic};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource::*;

/// A scene in which action cards may be played.
fn scene() -> Scene {
    classic().unlocked()
}

#[test]
fn an_attack_succeeds_on_one_to_five_and_the_attacker_names_what_goes_back_to_the_hand() {
    // classic/arsonist E, classic 9, classic 17
    for number in 1..=5 {
        let mut duel = scene().with(B, [Garrison, ClassicAbbey]);
        duel.plays(A, ClassicArsonist).rolls(A, number).chooses(A, Garrison);
        duel.has(B, ClassicAbbey).holds(B, [Garrison]).rests();
        assert_eq!(duel.row(Row::discard(A)), [ClassicArsonist]);
    }
}

#[test]
fn an_attack_that_fails_makes_the_attacker_take_back_what_the_other_names() {
    // classic/arsonist E, classic/black-knight E, classic 9: nothing happens if the loser has no such card
    let mut duel = scene().with(A, [Garrison, ClassicAbbey]).with(B, [Smithy]);
    duel.plays(A, ClassicArsonist).rolls(A, 6).chooses(B, ClassicAbbey).holds(A, [ClassicAbbey]).has(B, Smithy).rests();
    let mut duel = scene().with(B, [Smithy]);
    duel.plays(A, ClassicArsonist).rolls(A, 6).has(B, Smithy).rests();
    let mut duel = scene().with(A, [Otto]).with(B, [Karl]);
    duel.plays(A, BlackKnight).rolls(A, 6).holds(A, [Otto]).has(B, Karl).rests();
}

#[test]
fn a_black_knight_makes_a_knight_go_back() {
    // classic/black-knight E, classic/black-knight R1
    let mut duel = scene().with(B, [Otto, Karl, OreFleet]);
    duel.plays(A, BlackKnight).rolls(A, 5);
    assert_eq!(duel.offers(A).len(), 2, "no fleet");
    duel.chooses(A, Karl).holds(B, [Karl]).has(B, Otto).rests();
    scene().with(B, [OreFleet, Garrison]).hand(A, [BlackKnight]).refuses(A, "play black-knight", Refusal::NoUse);
}

#[test]
fn an_arsonist_needs_a_building_and_burns_no_unit() {
    // classic/arsonist R1, classic/arsonist R2
    scene().with(B, [Otto, OreFleet]).hand(A, [ClassicArsonist]).refuses(A, "play arsonist", Refusal::NoUse);
    let mut duel = scene().with(B, [Otto, OreFleet, Garrison]);
    duel.plays(A, ClassicArsonist).rolls(A, 1).holds(B, [Garrison]).rests();
}

#[test]
fn a_counter_leaves_the_attacker_one_and_two() {
    // classic/bishop E, classic/herb-woman E, classic 9
    for (attack, counter, target) in [(ClassicArsonist, Bishop, Garrison), (BlackKnight, HerbWoman, Otto)] {
        for (number, succeeds) in [(1, true), (2, true), (3, false), (6, false)] {
            let mut duel = scene().with(B, [target]).hand(B, [Bishop, HerbWoman]);
            duel.plays(A, attack);
            assert_eq!(duel.offers(B).len(), 2, "only the one that answers it, or none");
            duel.takes_card(B, counter).rolls(A, number);
            assert_eq!(duel.s.hand(B).len(), if succeeds { 2 } else { 1 });
            assert_eq!(duel.row(Row::discard(A)), [counter, attack]);
            duel.rests();
        }
    }
}

#[test]
fn whoever_holds_a_card_is_asked_for_the_counter() {
    // classic 9, classic 18: nobody learns whether B has a counter
    for hand in [Garrison, Bishop] {
        let mut duel = scene().with(B, [Smithy]).hand(B, [hand]);
        duel.plays(A, ClassicArsonist).asks(B, "arsonist: counter-bishop");
        duel.passes(B).rolls(A, 1).holds(B, [hand, Smithy]).rests();
    }
}

#[test]
fn a_building_that_is_built_again_may_be_used_again() {
    // classic/arsonist R4: a card that is built again can be used again
    let mut duel = scene().with(A, [ClassicMint]).with(B, [Smithy]).rich(A).stored(A, Grain, 1);
    let (site, _) = duel.s.side(A).cards(&duel.duel).next().unwrap();
    duel.s.side_mut(A).used |= site.bit();
    duel.plays(A, ClassicArsonist).rolls(A, 6).holds(A, [ClassicMint]);
    duel.builds(A, ClassicMint);
    assert_eq!(duel.s.side(A).used, 0);
    duel.uses(A, ClassicMint).takes(A, Grain).stock(A, Grain, 2).rests();
}

#[test]
fn nothing_may_happen_in_between() {
    // classic 9: no other choice until the duel is over
    let mut duel = scene().rich(A).rich(B).with(B, [Smithy, Garrison]).hand(A, [Caravan]);
    duel.plays(A, ClassicArsonist).rolls(A, 1);
    assert_eq!(duel.offers(A), ["choose 0,a", "choose 0,b"]);
    assert!(duel.offers(B).is_empty());
}
