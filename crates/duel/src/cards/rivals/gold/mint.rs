//! Mint (Gold).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "mint",
    name: "Mint",
    text: "Once a turn: trade 1 gold for 1 other resource.",
    kind: Kind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Ore, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Gold, 2).moons(1)],
    uses: Some(Use {
        open: |_, s, seat, _| s.side(seat).amount(Gold) > 0 && !s.side(seat).roomy().without(Gold).is_empty(),
        act: |cx, play| {
            cx.pay(play.by, Bundle::some(Gold, 1));
            cx.gain_any(play.by, Kinds::ALL.without(Gold), 1);
        },
        once: true,
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::refusal::Refusal;
    use crate::resource::Resource::*;
    use crate::testkit::{A, duel};

    #[test]
    fn one_gold_buys_one_other_resource_once_a_turn() {
        // gold/mint E
        let mut duel = duel().city(A, 0).at(A, Mint, "0,a").stored(A, Gold, 2);
        duel.uses(A, Mint).takes(A, Ore);
        duel.stock(A, Gold, 1).stock(A, Ore, 1).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn two_mints_give_two_uses() {
        // gold/mint R1
        let mut duel = duel().city(A, 0).at(A, Mint, "0,a").at(A, Mint, "0,b").stored(A, Gold, 2);
        duel.does(A, "use 0,a").takes(A, Ore).does(A, "use 0,b").takes(A, Ore);
        duel.stock(A, Gold, 0).stock(A, Ore, 2).rests();
    }
}
