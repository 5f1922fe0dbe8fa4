//! Landing Stage (Explorers). Its effect is part of a mission: see `islands.rs`.

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "landing-stage",
    name: "Landing Stage",
    text: "Once a turn: 1 gold in place of 1 resource of a mission to Bards, Merchants or Scholars. Only at the Harbor.",
    kind: CardKind::Building,
    place: Place::Region,
    cost: cost(&[Brick, Grain]),
    points: Points::commerce(1),
    requires: &[REGION_AT_HARBOR],
    once: true,
    printings: &[print(Set::Explorers, 2).moons(1)],
    fits: Some(|_, s, seat, sites| sites & s.side(seat).sites_at_harbor()),
    half_used: true,
    inert: Some("missions ask for it"),
    ..CARD
};

/// A free region above or below the harbor.
pub(super) const REGION_AT_HARBOR: require::Require = require::Require {
    says: "free-region-adjacent-to:explorers/explorer-harbor",
    words: "a free region at your Harbor",
    holds: |_, s, seat| s.side(seat).open_region_sites() & s.side(seat).sites_at_harbor() != 0,
};

/// The site of a player's Landing Stage that was not used this turn.
pub(super) fn unused(duel: &Duel, s: &State, seat: Seat) -> Option<Site> {
    if !s.side(seat).has(duel, Card::LandingStage) {
        return None;
    }
    let stage = s.find_working(duel, seat, |(_, card)| *card == Card::LandingStage);
    stage.map(|(site, _)| site).filter(|&site| !s.is_used(seat, site))
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::site::Site;
    use crate::testkit::{A, Scene, at_sea};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A has a Landing Stage and two ships. The three islands lie open in reach.
    fn scene() -> Scene {
        let duel = at_sea().with(A, [SailmakersShop, SailmakersShop]).at(A, LandingStage, "-1,b2").ships(A, 2);
        duel.sea(A, [IslandOfTheMerchants, IslandOfTheBards, IslandOfTheScholars])
            .open_at_sea(A, [("1,s", 0), ("1,sa", 0), ("1,sb", 0)])
    }

    fn level(duel: &Scene, place: u8) -> u8 {
        duel.s.level(A, Site::at_sea(place))
    }

    #[test]
    fn a_gold_may_stand_in_for_one_resource_of_a_mission() {
        // explorers/landing-stage E
        let scene = scene().stored(A, Wool, 2).stored(A, Gold, 1);
        let mut duel = scene.clone();
        duel.does(A, "sail 1,s").accepts(A);
        duel.stock(A, Wool, 1).stock(A, Gold, 0).rests();
        assert_eq!(level(&duel, 1), 1);
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Used { seat: A, .. })));
        let mut duel = scene;
        duel.does(A, "sail 1,s").passes(A);
        duel.stock(A, Wool, 0).stock(A, Gold, 1).rests();
    }

    #[test]
    fn it_is_one_resource_of_one_mission_a_turn() {
        // explorers/landing-stage R3, enlightenment D50: the gold goes to the bank
        let mut duel = scene().stored(A, Wool, 1).stored(A, Grain, 1).stored(A, Lumber, 1).stored(A, Gold, 3);
        duel.does(A, "sail 1,s"); // nothing else could pay: nobody is asked
        duel.stock(A, Wool, 0).stock(A, Gold, 2).rests();
        duel.refuses(A, "sail 1,sa", Refusal::OutOfReach);
        let none = scene().stored(A, Gold, 3);
        none.refuses(A, "sail 1,s", Refusal::OutOfReach);
    }

    #[test]
    fn it_serves_all_three_islands() {
        // explorers/landing-stage E
        for (resource, spot, place) in [(Grain, "sail 1,sa", 0), (Wool, "sail 1,s", 1), (Lumber, "sail 1,sb", 2)] {
            let mut duel = scene().stored(A, resource, 1).stored(A, Gold, 1);
            duel.does(A, spot);
            duel.total(A, 0).rests();
            assert_eq!(level(&duel, place), 1);
        }
    }

    #[test]
    fn one_may_stand_in_a_principality() {
        // explorers/landing-stage R1
        scene().rich(A).hand(A, [LandingStage]).refuses(A, "build landing-stage -1,a2", Refusal::OneIsEnough);
    }

    #[test]
    fn it_is_built_at_a_free_region_beside_the_harbor() {
        // explorers/landing-stage R2, enlightenment 1.2
        let scene = at_sea().rich(A).hand(A, [LandingStage]);
        scene.refuses(A, "build landing-stage 1,a2", Refusal::NotThere);
        let mut built = scene.clone();
        built.does(A, "build landing-stage -1,b2");
        built.lies(A, LandingStage, "-1,b2");
        let duel = princes_of_gold().rich(A).hand(A, [LandingStage]);
        duel.refuses(A, "build landing-stage -1,a2", Refusal::Unmet(LandingStage, 0));
    }

    /// Both regions at the harbor of A are taken, by a Shipyard and a Gold Cache.
    fn princes_of_gold() -> Scene {
        use crate::card::Set;
        let duel = crate::testkit::princes([Set::Gold, Set::Turmoil, Set::Explorers]);
        duel.at(A, Shipyard, "-1,a2").at(A, GoldCache, "-1,b2")
    }
}
