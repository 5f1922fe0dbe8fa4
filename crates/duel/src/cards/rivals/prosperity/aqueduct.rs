//! Aqueduct (Prosperity).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "aqueduct",
    name: "Aqueduct",
    text: "Each fields and pasture around its city produces 1 more.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Brick, Ore, Ore]),
    points: Points::victory(1),
    once: true,
    waters: Kinds::only(Grain).with(Wool),
    printings: &[print(Set::Prosperity, 2).moons(1)],
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn fields_and_pastures_around_its_city_produce_one_more() {
        // prosperity/aqueduct E, prosperity/aqueduct R2: pasture 4 lies at 1,b, fields 6 at 3,a
        let mut duel = theme(Set::Prosperity).at(A, WeaversShop, "0,b").city(A, 2).at(A, Aqueduct, "2,a").before_roll();
        duel.dice(4, EventFace::Trade);
        duel.stock(A, Wool, 3).rests(); // beside a booster
        let mut duel = duel.before_next_roll();
        duel.dice(6, EventFace::Trade);
        duel.stock(A, Grain, 2).rests();
        let mut duel = theme(Set::Prosperity).city(A, 0).at(A, Aqueduct, "0,a").before_roll();
        duel.dice(6, EventFace::Trade);
        duel.stock(A, Grain, 1).rests(); // these fields are not around it
    }

    #[test]
    fn other_regions_produce_as_before() {
        // prosperity/aqueduct E: mountains 5 lie at 3,b
        let mut duel = theme(Set::Prosperity).city(A, 2).at(A, Aqueduct, "2,a").before_roll();
        duel.dice(5, EventFace::Trade);
        duel.stock(A, Ore, 1).rests();
    }

    #[test]
    fn one_is_enough() {
        // prosperity/aqueduct R1
        let duel = theme(Set::Prosperity).with(A, [Aqueduct]).rich(A).hand(A, [Aqueduct]);
        duel.refuses(A, "build aqueduct 0,b", Refusal::OneIsEnough);
    }

    #[test]
    fn a_hospital_and_prosperity_need_it() {
        // prosperity/aqueduct R3
        let duel = theme(Set::Prosperity).city(A, 0).rich(A).hand(A, [Hospital, Prosperity]);
        duel.refuses(A, "build hospital 0,a", Refusal::Unmet(Hospital, 0));
        duel.refuses(A, "play prosperity", Refusal::Unmet(Prosperity, 0));
        let offers = duel.with(A, [Aqueduct]).offers(A);
        assert!(offers.contains(&"play prosperity".to_string()) && offers.contains(&"build hospital 0,b".to_string()));
    }
}
