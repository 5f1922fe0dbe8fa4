//! Prices that cards change, and cards that lie on others.

use crate::cards::prelude::*;

/// A building that makes roads and settlements cheaper (Public Feeling, Prosperity).
pub(crate) const QUARRY: CardDef = CardDef {
    key: "quarry",
    name: "Quarry",
    text: "Your roads and settlements cost 1 less, of your choice.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Ore]),
    printings: &[print(Set::Imagined, 2)],
    price: Some(|thing, price| price.less += u8::from(matches!(thing, Thing::Road | Thing::Settlement))),
    ..CARD
};

/// A unit that lies on a building without taking its worth away (Bran, Judith).
pub(crate) const GUARDIAN: CardDef = CardDef {
    key: "guardian",
    name: "Guardian",
    text: "Lies on your Abbey, which goes on standing.",
    kind: CardKind::Hero,
    place: Place::Upon(Card::Abbey),
    bears: true,
    points: Points { strength: 1, ..Points::NONE },
    inert: Some("points only"),
    printings: &[print(Set::Imagined, 2)],
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::CardKind;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, imagined};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn center_cards_have_a_price_that_cards_change() {
        // classic 8: costs reduced by effects
        let mut duel = imagined().with(A, [Quarry]).stored(A, Brick, 2).hand(B, []);
        duel.does(A, "road right"); // the lumber is left out
        duel.total(A, 0).rests();
        let mut duel = imagined().with(A, [Quarry]).rich(A);
        duel.does(A, "road right").names(A, Brick);
        duel.stock(A, Lumber, 2).stock(A, Brick, 2).rests();
        let duel = imagined().stored(B, Brick, 2).with(A, [Quarry]).turn(B);
        duel.refuses(B, "road right", Refusal::CannotAfford { short: 1 });
        let duel = imagined().with(A, [Quarry]).stored(A, Ore, 3).stored(A, Grain, 1);
        duel.refuses(A, "city 0", Refusal::CannotAfford { short: 1 }); // it says nothing of cities
    }

    #[test]
    fn a_card_that_is_borne_goes_on_standing() {
        // darkness 2: Guardians
        let mut duel = imagined().with(A, [Abbey]);
        duel.builds(A, Guardian);
        duel.has(A, Abbey).has(A, Guardian);
        assert_eq!((duel.s.points(A).strength, duel.s.points(A).progress), (1, 1));
        assert_eq!(
            duel.s.count(&duel.duel, A, |def| def.kind == CardKind::Building),
            0,
            "what lies on it is hit in its place"
        );
        duel.removes(A, Guardian);
        duel.has(A, Abbey).has_not(A, Guardian).rests();
    }

    #[test]
    fn every_unit_is_a_unit_whatever_its_kind() {
        // enlightenment 7.1, classic 9
        let units = CardKind::NAMED.iter().filter(|(name, _)| name.starts_with("unit-"));
        assert!(units.clone().count() == 7 && units.clone().all(|(_, kind)| kind.is_unit() && kind.is_expansion()));
        let actions = CardKind::NAMED.iter().filter(|(name, _)| name.starts_with("action-"));
        assert!(actions.clone().count() == 3 && actions.clone().all(|(_, kind)| kind.is_action()));
    }
}
