//! Church.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "church",
    name: "Church",
    text: "A Civil War takes no knight and no fleet of its city.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Grain, Grain, Ore, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Classic, 2)],
    inert: Some("the Civil War asks for it"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, classic};

    #[test]
    fn a_civil_war_takes_no_unit_of_its_city() {
        // classic/church E
        let mut duel = classic().city(B, 0).at(B, Church, "0,a").at(B, Otto, "0,b").at(B, OreFleet, "2,a");
        duel.draws_event(CivilWar).has(B, Otto).holds(B, [OreFleet]).rests();
    }

    #[test]
    fn it_does_not_help_against_a_black_knight_or_an_arsonist() {
        // classic/church R1
        let mut duel = classic().unlocked().city(B, 0).at(B, Church, "0,a").at(B, Otto, "0,b");
        duel.plays(A, BlackKnight).rolls(A, 1).holds(B, [Otto]).rests();
        duel.plays(A, ClassicArsonist).passes(B).rolls(A, 1).holds(B, [Otto, Church]).rests();
    }
}
