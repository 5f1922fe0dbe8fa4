//! Explorer Metropolis (Explorers).

use crate::card::require::Way;
use crate::cards::prelude::*;

const WAYS: &[Way] = &[
    Way { words: "duel.need.discovered", needs: 6, level: |_| 0, has: |_, s, seat| s.discovered(seat) },
    Way {
        words: "duel.need.islands",
        needs: 2,
        level: |duel| duel.options().metropolis,
        has: |duel, s, seat| s.islands(duel, seat, duel.options().metropolis).count_ones() as u8,
    },
];

pub(crate) const DEF: CardDef = CardDef {
    key: "explorer-metropolis",
    name: "Explorer Metropolis",
    text: "On your city beside the Harbor: 2 more victory points. It stays a city with all its sites.",
    kind: CardKind::Metropolis,
    place: Place::OnCity,
    cost: cost(&[Brick, Brick, Grain, Grain, Ore, Ore]),
    points: Points::victory(2),
    requires: &[
        require::Require {
            says: "city-adjacent-to:explorers/explorer-harbor",
            words: "a city beside your Harbor",
            holds: |_, s, seat| s.side(seat).has_city_at_harbor(),
        },
        require::Require {
            says: "own-discovered-sea-cards>=6 | own-islands-at-level>=2:2",
            words: "6 discovered sea cards or 2 islands at a high level",
            holds: |duel, s, seat| WAYS.iter().any(|it| it.is_met(duel, s, seat)),
        },
    ],
    ways: WAYS,
    once: true,
    printings: &[print(Set::Explorers, 2).moons(1)],
    inert: Some("points only"),
    fits: Some(|_, s, seat, sites| sites & s.side(seat).place_at_harbor()),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::Options;
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::matches::options::Mode;
    use crate::testkit::{A, Scene, at_sea, princes, scene_of};
    use crate::vocabulary::refusal::Refusal;

    const SIX: [(&str, u8); 6] = [("1,s", 0), ("1,sa", 0), ("1,sb", 0), ("2,s", 0), ("2,sa", 0), ("2,sb", 0)];

    fn ready(duel: Scene) -> Scene {
        duel.city(A, 0).rich(A).hand(A, [ExplorerMetropolis])
    }

    #[test]
    fn it_makes_a_city_worth_four_points_that_keeps_its_sites() {
        // explorers/explorer-metropolis E, explorers/explorer-metropolis R3, enlightenment 1.6
        let mut duel = ready(at_sea()).open_at_sea(A, SIX).with(A, [Abbey]);
        duel.points(A, 3);
        duel.does(A, "build explorer-metropolis 0").pays_somehow(A);
        duel.points(A, 5).has(A, ExplorerMetropolis).has(A, Abbey).rests();
        assert_eq!(duel.s.side(A).open_city_sites().count_ones(), 2, "above and below");
    }

    #[test]
    fn it_needs_a_city_beside_the_harbor() {
        // explorers/explorer-metropolis R1
        let far = at_sea().city(A, 2).rich(A).open_at_sea(A, SIX).hand(A, [ExplorerMetropolis]);
        far.refuses(A, "build explorer-metropolis 2", Refusal::Unmet(ExplorerMetropolis, 0));
        let both = far.clone().city(A, 0);
        both.refuses(A, "build explorer-metropolis 2", Refusal::NotThere);
        both.clone().does(A, "build explorer-metropolis 0");
    }

    #[test]
    fn it_needs_six_discovered_cards_or_two_islands_at_level_2() {
        // explorers/explorer-metropolis R2, enlightenment D2: pirates do not count
        let build = "build explorer-metropolis 0";
        let unmet = Refusal::Unmet(ExplorerMetropolis, 1);
        ready(at_sea()).open_at_sea(A, SIX[..5].iter().copied()).refuses(A, build, unmet);
        ready(at_sea()).open_at_sea(A, SIX).does(A, build);
        let islands = || ready(at_sea()).sea(A, [IslandOfTheBards, IslandOfTheMerchants, Jean]);
        islands().open_at_sea(A, [("1,s", 2), ("1,sa", 3)]).does(A, build);
        islands().open_at_sea(A, [("1,s", 2), ("1,sa", 1)]).refuses(A, build, unmet);
        islands().open_at_sea(A, [("1,s", 2), ("1,sb", 2)]).refuses(A, build, unmet);
    }

    #[cfg(feature = "json")]
    #[test]
    fn both_ways_are_told_with_what_there_is() {
        // explorers/explorer-metropolis R2
        let duel = ready(at_sea()).sea(A, [IslandOfTheBards, IslandOfTheMerchants]).open_at_sea(A, [("1,s", 2)]);
        let desk = kernel::Game::view(&duel.duel, &duel.s, kernel::Viewer::Seat(A)).desk.expect("it is A's turn");
        let needs = &desk.cards.iter().find(|it| it.what == "explorer-metropolis").expect("it is in the hand").needs;
        let said = |it: &crate::NeedView| (texts::english().say(&it.what), it.met);
        let told: Vec<Vec<(String, bool)>> = needs.iter().map(|ways| ways.iter().map(said).collect()).collect();
        let right = [
            vec![("A city beside your Harbor".to_string(), true)],
            vec![
                ("6 discovered sea cards: you have 1".to_string(), false),
                ("2 islands at level 2 or above: you have 1".to_string(), false),
            ],
        ];
        assert_eq!(told, right);
    }

    #[test]
    fn by_the_print_the_islands_stand_at_level_3() {
        // explorers/explorer-metropolis R6, enlightenment D2
        let options = Options { metropolis: 3, ..Options::of(Mode::Theme(Set::Explorers)) };
        let islands = || ready(scene_of(options)).sea(A, [IslandOfTheBards, IslandOfTheMerchants]);
        let build = "build explorer-metropolis 0";
        let two = islands().open_at_sea(A, [("1,s", 3), ("1,sa", 2)]);
        two.refuses(A, build, Refusal::Unmet(ExplorerMetropolis, 1));
        islands().open_at_sea(A, [("1,s", 3), ("1,sa", 3)]).does(A, build);
        ready(scene_of(options)).open_at_sea(A, SIX).does(A, build);
    }

    #[test]
    fn it_is_a_city_for_whatever_speaks_of_cities() {
        // explorers/explorer-metropolis R4
        let mut duel = at_sea().city(A, 0).with(A, [ExplorerMetropolis]).rich(A);
        assert_eq!(duel.s.side(A).cities.count_ones(), 1);
        duel.builds_at(A, Astronomer, "0,a").pays_somehow(A);
        duel.lies(A, Astronomer, "0,a");
        let gold = princes([Set::Gold, Set::Turmoil, Set::Explorers]).city(A, 0).with(A, [ExplorerMetropolis]);
        let mut gold = gold.stored(crate::testkit::B, crate::Resource::Ore, 1);
        gold.plays(A, Merchant); // needs a city
    }

    #[test]
    fn it_is_neither_removed_nor_affected() {
        // explorers/explorer-metropolis R5
        let duel = at_sea().city(A, 0).with(A, [ExplorerMetropolis]);
        duel.refuses(A, "remove", Refusal::NothingToRemove);
        let mut feud = duel.clone().with(crate::testkit::B, [Harald, Osmund]);
        feud.draws_event(Feud);
        feud.has(A, ExplorerMetropolis).rests();
    }

    #[test]
    fn one_may_stand_in_a_principality() {
        // explorers/explorer-metropolis E
        let duel = ready(at_sea()).open_at_sea(A, SIX).with(A, [ExplorerMetropolis]);
        duel.refuses(A, "build explorer-metropolis 0", Refusal::OneIsEnough);
    }

    #[test]
    fn in_the_duel_of_the_princes_all_six_sea_cards_are_needed() {
        // explorers/explorer-metropolis R7, enlightenment D11, enlightenment 5.2
        let duel = ready(princes([Set::Gold, Set::Turmoil, Set::Explorers]));
        let five = duel.clone().open_at_sea(A, SIX[..5].iter().copied());
        five.refuses(A, "build explorer-metropolis 0", Refusal::Unmet(ExplorerMetropolis, 1));
        duel.open_at_sea(A, SIX).does(A, "build explorer-metropolis 0");
    }
}
