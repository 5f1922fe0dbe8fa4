//! The Colossus of Catan.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "colossus",
    name: "The Colossus of Catan",
    text: "Worth 2 victory points.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Brick, Grain, Grain, Grain, Ore, Ore, Ore]),
    points: Points::victory(2),
    printings: &[print(Set::Classic, 1)],
    inert: Some("points only"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, classic};

    #[test]
    fn it_is_worth_two_points() {
        // classic/colossus E
        classic().with(A, [Colossus]).points(A, 5);
    }
}
