//! Prices that are more than resources, cards that hold what pays them, and cards that are particular about their place.

use crate::card::{Extra, Ware};
use crate::cards::prelude::*;

/// A unit at a region that keeps owls (the sages).
pub(crate) const HERMIT: CardDef = CardDef {
    key: "hermit",
    name: "Hermit",
    text: "When built: 2 owls.",
    kind: CardKind::Sage,
    place: Place::Region,
    dial: 3,
    holds: Some(Ware::Owl),
    printings: &[print(Set::Imagined, 2)],
    built: Some(|cx, play| cx.gain_wares(play.by, Ware::Owl, 2)),
    ..CARD
};

/// A building that costs owls and a resource of the builder's choice (Academy, Courthouse).
pub(crate) const ACADEMY: CardDef = CardDef {
    key: "academy",
    name: "Academy",
    text: "Worth a victory point.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick, Ore]),
    extra: Extra { any: 1, owls: 2, stars: 0 },
    points: Points::victory(1),
    inert: Some("points only"),
    printings: &[print(Set::Imagined, 2)],
    ..CARD
};

/// An action card that is paid for when it is played (Council of the Sages).
pub(crate) const MANTRA: CardDef = CardDef {
    key: "mantra",
    name: "Mantra",
    text: "Costs 1 owl. You receive 2 gold.",
    kind: CardKind::Neutral,
    extra: Extra { owls: 1, ..Extra::NONE },
    printings: &[print(Set::Imagined, 2)],
    play: Some(|cx, play| cx.gain(play.by, Gold, 2)),
    ..CARD
};

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
    text: "Lies on your Academy, which goes on standing.",
    kind: CardKind::Hero,
    place: Place::Upon(Card::Academy),
    bears: true,
    points: Points { strength: 1, ..Points::NONE },
    inert: Some("points only"),
    printings: &[print(Set::Imagined, 2)],
    ..CARD
};

/// A building beside an upper region only (as the Shipyard is at the Harbor).
pub(crate) const JETTY: CardDef = CardDef {
    key: "jetty",
    name: "Jetty",
    text: "At a region above the roads.",
    kind: CardKind::Building,
    place: Place::Region,
    inert: Some("only its place matters"),
    printings: &[print(Set::Imagined, 2)],
    fits: Some(|_, _, _, sites| sites & 0x5555 << 32),
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
    fn a_ware_lies_on_cards_and_what_finds_no_room_is_lost() {
        // enlightenment 3.2
        let mut duel = imagined();
        duel.builds(A, Hermit);
        duel.owls(A, 2);
        duel.builds(A, Hermit);
        assert_eq!(duel.offers(A), ["choose 1,a2", "choose 1,b2"]); // on which one
        duel.does(A, "choose 1,a2"); // that one is full: the last owl goes to the other
        duel.owls(A, 4);
        duel.rests();
    }

    #[test]
    fn a_card_may_cost_owls_and_any_resource_beside_others() {
        // enlightenment 1.9, enlightenment 3.2: any mix of own sages
        // The wool would pay for the resource of choice: brick, ore and two owls are missing.
        imagined().hand(A, [Academy]).stored(A, Wool, 1).refuses(
            A,
            "build academy 0,a",
            Refusal::CannotAfford { short: 4 },
        );
        let mut duel = imagined().hand(A, [Academy]).stored(A, Brick, 1).stored(A, Ore, 1).stored(A, Wool, 1);
        duel.refuses(A, "build academy 0,a", Refusal::CannotAfford { short: 2 });
        duel.builds(A, Hermit);
        duel.builds(A, Academy);
        duel.total(A, 0).has(A, Academy).rests();
        duel.owls(A, 0);
    }

    #[test]
    fn the_payer_chooses_the_resource_and_the_sages() {
        // enlightenment 3.2
        let mut duel = imagined().rich(A).with(A, [Hermit, Hermit]).dial(A, Hermit, 2);
        duel.builds(A, Academy).pays(A, Wool);
        assert_eq!(duel.offers(A).len(), 2);
        duel.asks(A, "academy: pay-wares 2");
        duel.does(A, "choose 1,a2").does(A, "choose 1,b2");
        duel.stock(A, Wool, 2).stock(A, Brick, 2).dials(A, Hermit, [1, 1]).rests();
    }

    #[test]
    fn what_is_too_little_for_the_free_part_is_told() {
        // enlightenment 1.9
        let mut duel = imagined().hand(A, [Academy]).stored(A, Brick, 1).stored(A, Ore, 1);
        duel.builds(A, Hermit);
        duel.refuses(A, "build academy 0,a", Refusal::CannotAfford { short: 1 });
    }

    #[test]
    fn an_action_card_with_a_price_is_paid_when_it_is_played() {
        // enlightenment 3.2
        let mut duel = imagined().hand(A, [Mantra]);
        duel.refuses(A, "play mantra", Refusal::CannotAfford { short: 1 });
        duel.builds(A, Hermit);
        duel.plays(A, Mantra);
        duel.stock(A, Gold, 2).rests();
        duel.owls(A, 1);
    }

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
        let mut duel = imagined().with(A, [Academy]);
        duel.points(A, 3);
        duel.builds(A, Guardian);
        duel.has(A, Academy).has(A, Guardian).points(A, 3);
        assert_eq!(duel.s.points(A).strength, 1);
        assert_eq!(
            duel.s.count(&duel.duel, A, |def| def.kind == CardKind::Building),
            0,
            "what lies on it is hit in its place"
        );
        duel.removes(A, Guardian);
        duel.has(A, Academy).has_not(A, Guardian).points(A, 3).rests();
    }

    #[test]
    fn a_region_cannot_carry_its_expansion_where_that_may_not_lie() {
        // enlightenment 1.2: the result must be a legal placement
        let mut duel = imagined();
        duel.builds(A, Jetty);
        duel.lies(A, Jetty, "1,a2");
        duel.plays(A, Relocation);
        duel.asks(A, "relocation.region");
        duel.does(A, "choose 1,a");
        assert_eq!(duel.offers(A), ["choose 3,a", "choose -1,a"], "only regions above");
        duel.does(A, "choose -1,a");
        duel.lies(A, Jetty, "-1,a2").rests();
    }

    #[test]
    fn an_expansion_is_not_swapped_to_where_it_does_not_fit() {
        // enlightenment 1.2
        let mut duel = imagined().at(A, Jetty, "-1,a2").at(A, Hermit, "3,b2");
        duel.plays(A, Relocation);
        duel.asks(A, "relocation.region"); // no two expansions could change places
        let mut duel = imagined().at(A, Jetty, "-1,a2").at(A, Hermit, "3,a2");
        duel.plays(A, Relocation).accepts(A).chooses(A, Jetty).chooses(A, Hermit);
        duel.lies(A, Jetty, "3,a2").lies(A, Hermit, "-1,a2").rests();
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
