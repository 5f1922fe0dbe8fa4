//! Smithy.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "smithy",
    name: "Smithy",
    text: "Each of your knights has 1 more strength.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Ore, Ore]),
    printings: &[print(Set::Classic, 1)],
    more_points: Some(|duel, s, seat, _| Points {
        strength: s.count(duel, seat, |def| def.kind == CardKind::Knight),
        ..Points::NONE
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, classic};

    #[test]
    fn each_own_knight_is_stronger_by_one_and_no_better_at_tournaments() {
        // classic/smithy E
        let duel = classic().with(A, [Smithy, Conrad, Hagen]).with(B, [Walter, OreFleet]);
        let (mine, other) = (duel.s.points(A), duel.s.points(B));
        assert_eq!((mine.strength, mine.skill, other.strength), (5, 3, 3));
        // classic 7: so A gets the Knight token
        duel.points(A, 3).points(B, 2);
        let mut duel = duel;
        duel.removes(A, Smithy).points(A, 2).points(B, 2);
    }
}
