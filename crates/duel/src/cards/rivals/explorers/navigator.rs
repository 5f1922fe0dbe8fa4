//! Navigator (Explorers).

use crate::cards::prelude::*;

const FETCH: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "navigator",
    name: "Navigator",
    text: "Take a ship of yours that has sailed this turn back to the Harbor: it may sail once more.",
    kind: CardKind::Neutral,
    requires: &[
        require::Require { says: "own-sail>=2", words: "2 sail points", holds: |_, s, seat| s.points(seat).sail >= 2 },
        require::Require {
            says: "own-used-active-explorer-ship-on-sea-card>=1",
            words: "a ship of yours at a sea card",
            holds: |_, s, seat| s.side(seat).sea.away != 0,
        },
        require::Require {
            says: "another-ship-action-possible",
            words: "a sea card for it to sail to",
            holds: |duel, s, seat| duel.worth_fetching(s, seat) != 0,
        },
    ],
    printings: &[print(Set::Explorers, 2).moons(1)],
    asks: &[Words::which(FETCH, "duel.ask.navigator")],
    play: Some(|cx, play| {
        let ships = cx.duel.worth_fetching(cx.s, play.by);
        match play.step {
            0 if ships.count_ones() == 1 => cx.fetch_ship(play.by, Site::at_sea(ships.trailing_zeros() as u8), true),
            0 => cx.ask_sea(play.by, play.by, ships, false, play.step(FETCH)),
            FETCH if play.passed() => {}
            FETCH => cx.fetch_ship(play.by, play.site(), true),
            step => unreachable!("the Navigator has no step {step}"),
        }
    }),
    waits: Some(|it| {
        let by = it.play.by;
        it.play.step == FETCH && it.asks_sea_among(by, by, it.duel.worth_fetching(it.s, by), false)
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A reaches four cards with one ship.
    fn scene() -> Scene {
        at_sea().with(A, [SailmakersShop, SailmakersShop])
    }

    #[test]
    fn a_used_ship_comes_back_and_sails_once_more() {
        // explorers/navigator E, explorers/navigator R5, enlightenment D54: also to the card that it has just
        // discovered
        let mut duel = scene().sea(A, [IslandOfTheMerchants]).stored(A, Wool, 2);
        duel.does(A, "sail 1,s").passes(A);
        duel.plays(A, Navigator);
        assert_eq!((duel.s.side(A).sea.ready, duel.s.side(A).sea.away), (1, 0));
        duel.does(A, "sail 1,s");
        assert_eq!(duel.s.points(A).commerce, 3);
        duel.rests();
        let mut again = scene().sea(A, [IslandOfTheMerchants]).open_at_sea(A, [("1,s", 0)]).grown(A, Pasture).rich(A);
        again.does(A, "sail 1,s").pays_somehow(A);
        again.plays(A, Navigator).does(A, "sail 1,s").pays_somehow(A);
        assert_eq!(again.s.level(A, crate::Site::at_sea(1)), 2);
    }

    #[test]
    fn of_several_ships_one_is_chosen() {
        // explorers/navigator E
        let duel = scene().ships(A, 2).sea(A, [Jean, Cimmarone]).open_at_sea(A, [("1,s", 0), ("1,sa", 0)]);
        let mut duel = duel.stored(A, Gold, 3);
        duel.does(A, "sail 1,s").accepts(A).pays_somehow(A).does(A, "sail 1,sa").accepts(A).plays(A, Navigator);
        assert_eq!(duel.offers(A), ["choose 1,sa", "choose 1,s"]);
        duel.does(A, "choose 1,s");
        assert_eq!(duel.s.side(A).sea.ready, 1);
    }

    #[test]
    fn it_needs_two_sail_points_and_a_ship_at_a_card() {
        // explorers/navigator R1
        let duel = at_sea().with(A, [SailmakersShop]).hand(A, [Navigator]);
        duel.refuses(A, "play navigator", Refusal::Unmet(Navigator, 0));
        scene().hand(A, [Navigator]).refuses(A, "play navigator", Refusal::Unmet(Navigator, 1));
    }

    #[test]
    fn it_is_not_played_when_no_ship_could_sail() {
        // explorers/navigator R2, explorers/navigator R4: the one discovery of this turn is made
        let mut duel = scene().sea(A, [Shipwreck]).hand(A, [Navigator]);
        duel.does(A, "sail 1,s").takes(A, Ore);
        duel.refuses(A, "play navigator", Refusal::Unmet(Navigator, 2));
    }

    #[test]
    fn a_lost_ship_stays_where_it_is() {
        // explorers/navigator R3
        let mut duel = scene().sea(A, [Cimmarone]).hand(A, [Navigator]);
        duel.does(A, "sail 1,s").rolls(A, 1);
        duel.refuses(A, "play navigator", Refusal::Unmet(Navigator, 1));
    }

    #[test]
    fn the_second_action_may_be_the_discovery_if_there_was_none() {
        // explorers/navigator R4
        let mut duel = scene().sea(A, [IslandOfTheForgottenTribe, Shipwreck]).open_at_sea(A, [("1,s", 0)]);
        duel.does(A, "sail 1,s").rolls(A, 6).takes(A, Ore).takes(A, Ore).plays(A, Navigator).does(A, "sail 1,sa");
        duel.takes(A, Ore);
        duel.refuses(A, "sail 1,sb", Refusal::OutOfReach);
    }

    #[test]
    fn with_the_astronomer_it_may_be_a_second_discovery() {
        // explorers/navigator R6
        let duel = scene().with(A, [Astronomer]).sea(A, [Shipwreck, Shipwreck]).stored(A, Gold, 1);
        let mut duel = duel.open_at_sea(B, [("1,s", 0), ("1,sa", 0)]);
        duel.does(A, "sail 1,s").takes(A, Ore).uses(A, Astronomer).plays(A, Navigator).does(A, "sail 1,sa");
        duel.takes(A, Ore);
        duel.stock(A, Ore, 2).rests();
    }

    #[test]
    fn a_used_ship_in_the_harbor_is_not_refreshed() {
        // explorers/navigator R7, enlightenment D54
        let mut duel = scene().sea(A, [IslandOfTheForgottenTribe]).hand(A, [Navigator]);
        duel.does(A, "sail 1,s").passes(A);
        duel.refuses(A, "play navigator", Refusal::Unmet(Navigator, 1));
    }
}
