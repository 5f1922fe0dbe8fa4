//! Productive Year.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "productive-year",
    name: "Productive Year",
    text: "Each region: 1 for every Garrison beside it.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 2)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let side = *cx.s.side(seat);
            for (site, _) in side.cards(cx.duel).filter(|(_, card)| *card == Card::Garrison) {
                let regions = side.stores_of(Kinds::ALL) & site.regions();
                for at in u64::from(regions).ones() {
                    cx.bring(seat, Store(at as u8), 1);
                }
            }
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_region_beside_a_garrison_receives_one_for_each_of_them() {
        // classic/productive-year E, classic/garrison E: mountains lie beside both
        let mut duel =
            classic().at(A, Garrison, "0,a").at(A, Garrison, "2,a").at(B, Garrison, "2,b").stored(A, Grain, 3);
        duel.draws_event(ProductiveYear);
        duel.stock(A, Grain, 3).stock(A, Ore, 2).stock(A, Wool, 1).total(A, 6);
        duel.stock(B, Brick, 1).stock(B, Gold, 1).total(B, 2).rests();
    }

    #[test]
    fn boosters_do_not_count() {
        // classic/productive-year E, classic/foundry R2
        let mut duel = classic().city(A, 0).at(A, Garrison, "0,a").at(A, Foundry, "0,a");
        duel.draws_event(ProductiveYear).stock(A, Ore, 1).stock(A, Grain, 1).rests();
    }
}
