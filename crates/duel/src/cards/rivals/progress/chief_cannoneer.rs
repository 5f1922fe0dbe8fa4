//! Chief Cannoneer (Progress).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "chief-cannoneer",
    name: "Chief Cannoneer",
    text: "Brings 4 strength points. A unit, but no hero.",
    kind: CardKind::Unit,
    place: Place::Settlement,
    cost: cost(&[Lumber, Ore]),
    points: Points { strength: 4, ..Points::NONE },
    requires: &[owns!(University, "university", "your University")],
    printings: &[print(Set::Progress, 2).moons(1)],
    inert: Some("points only"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn he_brings_four_strength_points() {
        // progress/chief-cannoneer E
        let mut duel = duel().with(A, [University]).rich(A);
        duel.points(A, 4);
        duel.builds(A, ChiefCannoneer);
        assert_eq!(duel.s.points(A).strength, 4);
        duel.points(A, 5).total(A, 16).rests(); // and with them the strength advantage
    }

    #[test]
    fn he_needs_a_university() {
        // progress/university E
        duel().rich(A).hand(A, [ChiefCannoneer]).refuses(
            A,
            "build chief-cannoneer 0,a",
            Refusal::Unmet(ChiefCannoneer, 0),
        );
    }

    #[test]
    fn he_is_no_hero() {
        // progress/chief-cannoneer R1
        let drilled = duel().with(A, [DrillGround]);
        assert_eq!(drilled.discount(A, ChiefCannoneer), 0);
        let mut tithe = duel().city(A, 0).with(A, [ChiefCannoneer]).rich(A);
        tithe.builds(A, TitheBarn);
        tithe.total(A, 14).rests();
        let cache = duel().with(A, [ChiefCannoneer]).hand(A, [GoldCache]);
        cache.refuses(A, "build gold-cache 1,a2", Refusal::Unmet(GoldCache, 0));
    }

    #[test]
    fn he_is_a_unit_with_strength() {
        // progress/chief-cannoneer R1
        let mut shot = duel().with(A, [HedgeTavern]).with(B, [ChiefCannoneer]);
        shot.plays(A, Archer);
        shot.has_not(B, ChiefCannoneer).rests();
        let mut gift = duel().with(A, [ChiefCannoneer]);
        gift.draws_event(GiftForThePrince);
        gift.stock(A, Gold, 1).rests();
        let mut riots = duel().with(A, [ChiefCannoneer]);
        riots.draws_event(Riots);
        riots.has_not(A, ChiefCannoneer).rests();
    }

    #[test]
    fn both_copies_may_stand_in_one_principality() {
        // progress/chief-cannoneer R2
        let mut duel = duel().with(A, [University, ChiefCannoneer]).rich(A);
        duel.builds(A, ChiefCannoneer);
        assert_eq!(duel.s.points(A).strength, 8);
    }
}
