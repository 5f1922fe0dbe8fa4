//! Gift for the Prince (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "gift-for-the-prince",
    name: "Gift for the Prince",
    text: "Everybody receives 1 gold for each own unit with strength.",
    kind: CardKind::Event,
    printings: &[print(Set::Gold, 1).moons(1)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let units = cx.s.count(cx.duel, seat, |def| def.kind.is_unit() && def.points.strength > 0);
            cx.gain(seat, Gold, units);
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_unit_with_strength_brings_one_gold() {
        // gold/gift-for-the-prince E: only once, however large the advantage is
        let mut duel = duel().with(A, [Candamir]).with(B, [Austin, Harald]);
        duel.draws_event(GiftForThePrince);
        duel.stock(A, Gold, 1).stock(B, Gold, 2).total(A, 1).total(B, 2).rests();
    }

    #[test]
    fn buildings_and_units_without_strength_bring_nothing() {
        // gold/gift-for-the-prince R1
        let mut duel = duel().with(A, [LookoutTower, Irmgard, OreShip, PirateShip]);
        assert_eq!(duel.s.points(A).strength, 1);
        duel.draws_event(GiftForThePrince);
        duel.total(A, 0).rests();
    }

    #[test]
    fn what_finds_no_room_is_lost() {
        // gold/gift-for-the-prince R2
        let mut duel = duel().with(B, [Austin, Harald, Inga]).stored(B, Gold, 2);
        duel.draws_event(GiftForThePrince);
        duel.stock(B, Gold, 3).rests();
    }
}
