//! Storehouse (Basic, Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "storehouse",
    name: "Storehouse",
    text: "Brigands do not count what lies on the two regions beside it.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Wool]),
    printings: &[print(Set::Basic, 2), print(Set::Gold, 1).moons(1)],
    hides: Some(|_, site| site.regions()),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn brigands_do_not_count_the_regions_beside_it() {
        // basic/storehouse E: 3 lumber and 3 gold lie beside it, 7 elsewhere.
        let mut scene = duel().at(A, Storehouse, "0,a").stored(A, Lumber, 3).stored(A, Gold, 3);
        scene = scene.stored(A, Wool, 3).stored(A, Ore, 3).stored(A, Brick, 1);
        scene.event(EventFace::Brigands);
        scene.total(A, 13).rests();
        let mut without = duel().stored(A, Lumber, 3).stored(A, Gold, 3).stored(A, Wool, 2);
        without.event(EventFace::Brigands);
        without.stock(A, Lumber, 3).total(A, 3);
    }

    #[test]
    fn whoever_still_has_too_much_loses_wool_and_gold_beside_it_too() {
        // basic/storehouse R1, rivals 18.14
        let mut duel = duel().at(A, Storehouse, "0,a").rich(A);
        duel.event(EventFace::Brigands);
        duel.stock(A, Gold, 0).stock(A, Wool, 0).total(A, 12).total(B, 0).rests();
    }

    #[test]
    fn it_counts_for_the_year_of_plenty() {
        // basic/storehouse R2
        let mut duel = duel().at(A, Storehouse, "2,b");
        duel.draws_event(YearOfPlenty);
        duel.stock(A, Wool, 1).stock(A, Ore, 1).total(A, 2).rests();
    }

    #[test]
    fn several_may_be_built() {
        // basic/storehouse R3
        let mut duel = duel().with(A, [Storehouse]).rich(A);
        duel.builds(A, Storehouse);
        assert_eq!(duel.s.count(&duel.duel, A, |def| def.key == "storehouse"), 2);
    }
}
