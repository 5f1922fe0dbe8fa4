//! Year of Plenty (Basic).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "year-of-plenty",
    name: "Year of Plenty",
    text: "Each region: 1 for every Storehouse and Abbey beside it.",
    kind: CardKind::Event,
    printings: &[print(Set::Basic, 2).moons(1)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let side = *cx.s.side(seat);
            for (site, card) in side.cards(cx.duel) {
                if matches!(card, Card::Storehouse | Card::Abbey) {
                    let regions = side.stores_of(Kinds::ALL) & site.regions();
                    for at in u64::from(regions).ones() {
                        cx.bring(seat, Store(at as u8), 1);
                    }
                }
            }
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
    fn each_region_beside_a_storehouse_or_abbey_receives_one() {
        // basic/year-of-plenty E
        let mut duel = duel().at(A, Storehouse, "0,a").at(B, Abbey, "2,b").stored(A, Lumber, 3);
        duel.draws_event(YearOfPlenty);
        duel.stock(A, Lumber, 3).stock(A, Gold, 1).total(A, 4).stock(B, Wool, 1).stock(B, Ore, 1).total(B, 2).rests();
    }

    #[test]
    fn two_of_them_bring_two() {
        // basic/year-of-plenty R1
        let mut duel = duel().at(A, Storehouse, "0,a").at(A, Abbey, "2,a");
        duel.draws_event(YearOfPlenty);
        duel.stock(A, Gold, 2).stock(A, Lumber, 1).stock(A, Grain, 1).rests();
    }

    #[test]
    fn production_boosters_do_not_apply() {
        // basic/year-of-plenty R2
        let mut duel = duel().city(A, 0).at(A, LumberCamp, "0,a").at(A, Storehouse, "0,a");
        duel.draws_event(YearOfPlenty);
        duel.stock(A, Lumber, 1).rests();
    }
}
