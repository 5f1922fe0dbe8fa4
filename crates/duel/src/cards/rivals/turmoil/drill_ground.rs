//! Drill Ground (Turmoil).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "drill-ground",
    name: "Drill Ground",
    text: "Your heroes cost 1 less, of your choice.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick, Ore]),
    points: Points { strength: 1, ..Points::NONE },
    once: true,
    printings: &[print(Set::Turmoil, 1).moons(1)],
    price: Some(|thing, price| {
        let is_hero = matches!(thing, Thing::Card(card) if card.def().kind == CardKind::Hero);
        price.less += u8::from(is_hero);
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_hero_costs_one_less_of_the_builders_choice() {
        // turmoil/drill-ground E, rivals 15
        let mut duel = duel().with(A, [DrillGround]).rich(A);
        duel.builds(A, Candamir).names(A, Wool);
        duel.stock(A, Wool, 2).stock(A, Grain, 2).stock(A, Ore, 2).has(A, Candamir).rests();
        assert_eq!((duel.discount(A, Inga), duel.discount(B, Inga)), (1, 0));
    }

    #[test]
    fn what_is_missing_is_left_out_without_a_question() {
        // turmoil/drill-ground E
        let mut duel = duel().with(A, [DrillGround]).stored(A, Ore, 1);
        duel.builds(A, Harald);
        duel.total(A, 0).has(A, Harald).rests();
    }

    #[test]
    fn it_must_stand_while_the_hero_is_built() {
        // turmoil/drill-ground R1
        let mut scene =
            duel().with(A, [DrillGround, Abbey, Storehouse, TollBridge]).stored(A, Ore, 1).hand(A, [Harald]);
        scene.refuses(A, "build harald 0,a", Refusal::NotThere); // no site is free, and nothing is built upon it
        scene.removes(A, DrillGround);
        scene.refuses(A, "build harald 0,a", Refusal::CannotAfford { short: 1 });
    }

    #[test]
    fn heroes_only() {
        // turmoil/drill-ground R2
        let duel = duel().with(A, [DrillGround]);
        assert_eq!([LumberShip, Abbey, LookoutTower].map(|card| duel.discount(A, card)), [0; 3]);
        assert_eq!([Carl, Irmgard, Austin].map(|card| duel.discount(A, card)), [1; 3]);
    }
}
