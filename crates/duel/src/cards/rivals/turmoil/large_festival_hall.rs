//! Large Festival Hall (Turmoil).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "large-festival-hall",
    name: "Large Festival Hall",
    text: "Brings 2 victory points.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Grain, Grain, Grain, Ore, Ore, Ore]),
    points: Points::victory(2),
    printings: &[print(Set::Turmoil, 1)],
    inert: Some("points only"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};

    #[test]
    fn it_brings_two_victory_points() {
        // turmoil/large-festival-hall E, rivals 18.8
        let mut duel = duel().city(A, 0).rich(A);
        duel.builds(A, LargeFestivalHall);
        duel.points(A, 5).total(A, 10).rests();
    }
}
