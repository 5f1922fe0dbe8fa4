//! Staple House (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "staple-house",
    name: "Staple House",
    text: "When built: take any 2 resources.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Wool, Ore, Ore]),
    points: Points::victory(1),
    requires: &[owns!(MerchantGuild, "merchant-guild", "your Merchant Guild")],
    printings: &[print(Set::Gold, 2).moons(1)],
    built: Some(|cx, play| cx.gain_any(play.by, Kinds::ALL, 2)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn when_it_is_built_two_resources_come() {
        // gold/staple-house E
        let mut duel = duel().with(A, [MerchantGuild]).stored(A, Brick, 2).stored(A, Wool, 1).stored(A, Ore, 2);
        duel.builds(A, StapleHouse).takes(A, Gold).takes(A, Gold);
        duel.stock(A, Gold, 2).total(A, 2).rests();
    }

    #[test]
    fn each_one_brings_its_own() {
        // gold/staple-house E: what finds no room is lost
        let mut duel = duel().city(A, 0).city(A, 2).with(A, [MerchantGuild, StapleHouse]).rich(A);
        duel.builds(A, StapleHouse).takes(A, Brick).takes(A, Ore);
        duel.stock(A, Brick, 2).stock(A, Wool, 2).stock(A, Ore, 2).rests();
    }

    #[test]
    fn it_needs_a_merchant_guild() {
        let duel = duel().city(A, 0).rich(A).hand(A, [StapleHouse]);
        duel.refuses(A, "build staple-house 0,a", Refusal::Unmet(StapleHouse, 0));
    }
}
