//! Building Crane (Progress).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "building-crane",
    name: "Building Crane",
    text: "Your city expansions that cost 5 or more cost 1 less, of your choice.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber]),
    requires: &[owns!(University, "university", "your University")],
    printings: &[print(Set::Progress, 1)],
    price: Some(|thing, price| {
        let red = matches!(thing, Thing::Card(card) if matches!(card.def().place, Place::City | Place::Upon(_)));
        if red && price.base.total() > 4 {
            price.less += 1;
        }
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
    fn a_city_expansion_of_five_or_more_costs_one_less() {
        // progress/building-crane E, progress/building-crane R1
        let duel = duel().with(A, [BuildingCrane]);
        assert_eq!([University, TownHall, Parliament].map(|card| duel.discount(A, card)), [1; 3]);
        assert_eq!(duel.discount(A, HedgeTavern), 0); // costs 4
        assert_eq!(duel.discount(A, Abbey), 0); // no city expansion
        assert_eq!(duel.discount(B, University), 0);
    }

    #[test]
    fn a_city_is_no_city_expansion() {
        // progress/building-crane E: it still costs 5 resources
        let duel = duel().with(A, [BuildingCrane]).stored(A, Grain, 2).stored(A, Ore, 2);
        duel.refuses(A, "city 2", Refusal::CannotAfford { short: 1 });
    }

    #[test]
    fn it_needs_a_university_to_be_built_and_not_to_stay() {
        // progress/university E, rivals 10
        let scene = duel().city(A, 0).rich(A).hand(A, [BuildingCrane]);
        scene.refuses(A, "build building-crane 0,b", Refusal::Unmet(BuildingCrane, 0));
        let mut scene = scene.with(A, [University]);
        scene.builds(A, BuildingCrane).removes(A, University);
        assert_eq!(scene.discount(A, University), 1);
    }

    #[test]
    fn the_builder_chooses_what_is_left_out() {
        // progress/building-crane E, rivals 15
        let mut duel = duel().with(A, [BuildingCrane, Abbey]).rich(A);
        duel.builds(A, University).names(A, Grain);
        duel.stock(A, Lumber, 1).stock(A, Brick, 2).stock(A, Grain, 2).has(A, University).rests();
    }

    #[test]
    fn what_is_missing_is_left_out_without_a_question() {
        let mut duel = duel().with(A, [BuildingCrane, Abbey]).stored(A, Lumber, 2).stored(A, Grain, 2);
        duel.builds(A, University);
        duel.total(A, 0).has(A, University).rests();
    }

    #[test]
    fn it_has_no_victory_point() {
        // progress/building-crane R2
        duel().with(A, [BuildingCrane]).points(A, 3); // two settlements, one of them a city
    }
}
