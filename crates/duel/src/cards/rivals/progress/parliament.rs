//! Parliament (Progress).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "parliament",
    name: "Parliament",
    text: "Brings 2 victory points.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Lumber, Brick, Brick, Wool, Wool]),
    points: Points::victory(2),
    requires: &[require::PROGRESS_2],
    printings: &[print(Set::Progress, 1).moons(1)],
    inert: Some("points only"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn it_brings_two_victory_points() {
        // progress/parliament E, progress/parliament R1, rivals 18.8
        let mut duel = duel().with(A, [Abbey, University]).rich(A);
        duel.points(A, 4);
        duel.builds(A, Parliament);
        duel.points(A, 6).total(A, 11).rests();
    }

    #[test]
    fn it_needs_two_progress_points() {
        // progress/parliament R1, rivals 18.7: a Library has no progress point
        for lacking in [vec![University, Library], vec![Abbey, Library]] {
            let duel = duel().city(A, 0).with(A, lacking).rich(A).hand(A, [Parliament]);
            duel.refuses(A, "build parliament 0,b", Refusal::Unmet(Parliament, 0));
        }
    }
}
