//! Mint.

use crate::cards::common::coining;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "mint",
    name: "Mint",
    text: "Trade 1 gold for 1 other resource, as often as you like.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Brick, Ore, Ore]),
    points: Points::commerce(1),
    printings: &[print(Set::Classic, 1)],
    uses: Some(coining(false)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, classic};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn one_gold_buys_one_other_resource_as_often_as_there_is_gold() {
        // classic/mint E, classic 9
        let mut duel = classic().with(A, [ClassicMint]).stored(A, Gold, 2);
        duel.uses(A, ClassicMint);
        duel.refuses(A, "take 3,b", Refusal::NotOffered);
        duel.takes(A, Ore)
            .uses(A, ClassicMint)
            .takes(A, Wool)
            .stock(A, Gold, 0)
            .stock(A, Ore, 1)
            .stock(A, Wool, 1)
            .rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        assert_eq!(duel.s.points(A).commerce, 1);
    }
}
