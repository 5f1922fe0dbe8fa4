//! Abbey.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "abbey",
    name: "Abbey",
    text: "Raises your hand limit by 1.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Brick, Ore]),
    points: Points::progress(1),
    printings: &[print(Set::Classic, 2)],
    inert: Some("points only"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, classic};

    #[test]
    fn it_raises_the_hand_limit() {
        // classic/abbey E, classic 10
        let duel = classic().with(A, [ClassicAbbey, ClassicAbbey]);
        assert_eq!((duel.s.hand_limit(&duel.duel, A), duel.s.hand_limit(&duel.duel, B)), (5, 3));
    }

    #[test]
    fn losing_it_in_the_others_turn_lowers_the_limit_at_once() {
        // classic/abbey R1, classic/arsonist R3, classic 10
        let mut duel = classic().unlocked().with(B, [ClassicAbbey]).hand(B, [Garrison, Spy, Spy, Bishop]);
        duel.plays(A, ClassicArsonist).passes(B).rolls(A, 1);
        // B has five cards; three are allowed.
        duel.asks(B, "too-many");
        duel.does(B, "put garrison 0").does(B, "put abbey 1");
        duel.holds(B, [Spy, Spy, Bishop]).rests();
        // The active player is asked only at the end of the turn.
        let mut duel = classic().unlocked().with(A, [ClassicAbbey]).with(B, [Garrison]).hand(A, [Garrison, Spy, Spy]);
        duel.plays(A, ClassicArsonist).rolls(A, 6).holds(A, [Garrison, Spy, Spy, ClassicAbbey]).rests();
        duel.does(A, "end").asks(A, "too-many");
    }
}
