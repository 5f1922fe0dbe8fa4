use kernel::testkit::Dice;

use super::reach;
use crate::card::Set;
use crate::cards::Card::*;
use crate::matches::options::{Mode, Options};
use crate::matches::setup::Setup;
use crate::position::piles::Row;
use crate::testkit::{A, B, Scene, at_sea, princes};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource::*;

fn sails(duel: &Scene) -> Vec<String> {
    duel.offers(A).into_iter().filter(|it| it.starts_with("sail")).collect()
}

fn set_up() -> Setup {
    Setup::draw(Options::of(Mode::Theme(Set::Explorers)), &mut Dice::new(4))
}

#[test]
fn each_sail_point_brings_ships_one_card_further_across_or_along() {
    // enlightenment 2.2, enlightenment D3, enlightenment D9
    assert_eq!((0..=5).map(|sail| reach(sail).count_ones()).collect::<Vec<_>>(), [0, 1, 4, 7, 9, 9]);
    let duel_of_the_princes = 0b11_1111;
    assert_eq!((0..4).map(|sail| (reach(sail) & duel_of_the_princes).count_ones()).collect::<Vec<_>>(), [0, 1, 4, 6]);
}

#[test]
fn everybody_has_a_sea_of_the_same_nine_cards_face_down_in_an_order_of_its_own() {
    // enlightenment 2.1, enlightenment 2.5
    let setup = set_up();
    let titles = |seat: usize| setup.seas[seat].iter().map(|it| it.card).collect::<Vec<_>>();
    assert_ne!(titles(0), titles(1));
    let sorted = |seat| {
        let mut titles = titles(seat);
        titles.sort_unstable();
        titles
    };
    assert_eq!(sorted(0), sorted(1));
    let islands = [IslandOfTheBards, IslandOfTheForgottenTribe, IslandOfTheMerchants, IslandOfTheScholars];
    let others = [HaidaoChang, Cimmarone, Jean, Shipwreck, Shipwreck];
    assert_eq!(sorted(0), islands.into_iter().chain(others).collect::<Vec<_>>());
    assert_eq!(setup.check(), Ok(()));
    let stacks = setup.stacks.iter().flat_map(|stack| &stack.cards);
    assert!(stacks.into_iter().all(|it| !it.card.def().kind.is_of_the_sea()), "none of them is drawn");
}

#[test]
fn six_cards_stay_for_the_duel_of_the_princes_in_two_columns() {
    // enlightenment 2.5, enlightenment 5.2, enlightenment D3, enlightenment D4
    let duel = princes([Set::Gold, Set::Turmoil, Set::Explorers]).with(A, [Astronomer, SailmakersShop]);
    let mut sea = duel.row(Row::sea(A));
    sea.sort_unstable();
    let islands = [IslandOfTheForgottenTribe, IslandOfTheMerchants, IslandOfTheScholars];
    assert_eq!(sea, islands.into_iter().chain([Cimmarone, Jean, Shipwreck]).collect::<Vec<_>>());
    assert_eq!(sails(&duel), ["1,sa", "1,s", "1,sb", "2,sa", "2,s", "2,sb"].map(|it| format!("sail {it}")));
}

#[test]
fn a_set_up_with_another_sea_is_refused() {
    // enlightenment 2.1
    let mut setup = set_up();
    let jean = setup.seas[0].iter().position(|it| it.card == Jean).expect("he is there");
    setup.seas[0][jean].card = Shipwreck;
    assert_eq!(setup.check().unwrap_err().to_string(), "among the sea cards there are 3 Shipwreck, not 2");
}

#[test]
fn ships_sail_as_far_as_there_are_sail_points_of_any_card() {
    // enlightenment 2.2, enlightenment D10
    assert_eq!(sails(&at_sea()), [""; 0]);
    at_sea().refuses(A, "sail 1,s", Refusal::OutOfReach);
    assert_eq!(sails(&at_sea().at(A, Shipyard, "-1,a2")), ["sail 1,s"]);
    assert_eq!(sails(&at_sea().with(A, [Astronomer])), ["sail 1,sa", "sail 1,s", "sail 1,sb", "sail 2,s"]);
    assert_eq!(sails(&at_sea().with(A, [Astronomer, SailmakersShop])).len(), 7);
    assert_eq!(sails(&at_sea().with(A, [Astronomer, SailmakersShop, SailmakersShop])).len(), 9);
}

#[test]
fn ships_pass_over_pirates_hidden_cards_and_other_ships() {
    // enlightenment D9: only the distance counts
    let duel = at_sea().with(A, [Astronomer]).ships(A, 2).sea(A, [Jean, Shipwreck, Shipwreck, IslandOfTheMerchants]);
    let mut duel = duel.open_at_sea(A, [("1,s", 0), ("2,s", 0)]).stored(A, Wool, 2);
    duel.does(A, "sail 1,s").passes(A).rolls(A, 1);
    duel.does(A, "sail 2,s");
    assert_eq!(duel.s.points(A).commerce, 1);
    duel.rests();
}

#[test]
fn one_card_is_discovered_in_a_turn_and_everybody_sees_it() {
    // enlightenment 2.4, enlightenment 2.7, enlightenment 2.8
    let mut duel = at_sea().with(A, [Astronomer]).sea(A, [Shipwreck]).ships(A, 2);
    duel.does(A, "sail 1,s").takes(A, Ore);
    duel.stock(A, Ore, 1).rests();
    assert_eq!(duel.s.discovered(A), 1);
    assert!(duel.s.piles.knows(B, Row::sea(A), 1));
    duel.refuses(A, "sail 1,sa", Refusal::OutOfReach);
    duel.ends_turn();
    assert_eq!((duel.s.side(A).sea.ready, duel.s.side(A).sea.away), (2, 0), "all ships are back");
}

#[test]
fn a_newly_discovered_card_waits_for_another_turn_and_a_card_for_its_ship() {
    // enlightenment 2.4
    let mut duel = at_sea().with(A, [Astronomer]).sea(A, [IslandOfTheMerchants]).ships(A, 2).stored(A, Wool, 3);
    duel.does(A, "sail 1,s").passes(A);
    duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
}

#[test]
fn the_last_level_of_an_island_belongs_to_one_player_only() {
    // enlightenment 2.4, enlightenment D15: a mission that is paid for and brings nothing is not offered
    let duel = at_sea().with(A, [SailmakersShop]).sea(A, [IslandOfTheMerchants]).open_at_sea(A, [("1,s", 2)]);
    let duel = duel.sea(B, [IslandOfTheMerchants]).open_at_sea(B, [("1,s", 3)]);
    duel.stored(A, Wool, 2).refuses(A, "sail 1,s", Refusal::OutOfReach);
}

#[test]
fn sea_cards_are_neither_removed_nor_attacked() {
    // enlightenment 1.4
    let raised = |duel: Scene| duel.sea(A, [IslandOfTheMerchants]).open_at_sea(A, [("1,s", 1)]);
    raised(at_sea()).refuses(A, "remove", Refusal::NothingToRemove);
    let mut feud = raised(at_sea()).with(B, [Harald, Osmund]);
    feud.draws_event(Feud);
    feud.rests();
    // The island has a commerce point, but it is no unit.
    let mut riots = raised(princes([Set::Gold, Set::Turmoil, Set::Explorers]));
    riots.draws_event(Riots);
    riots.rests();
    assert_eq!([feud, riots].map(|duel| duel.s.points(A).commerce), [1, 1]);
}

#[test]
fn ships_and_functions_take_turns_with_building_and_playing() {
    // enlightenment 2.3: at any point of the action phase
    let mut duel = at_sea().with(A, [SailmakersShop]).sea(A, [Shipwreck]).rich(A);
    duel.does(A, "sail 1,s").does(A, "build shipyard -1,a2").pays_somehow(A).does(A, "ship").pays_somehow(A);
    assert_eq!(duel.s.side(A).sea.ready, 1);
    duel.rests();
}

#[cfg(feature = "json")]
mod written {
    use kernel::testkit::{spoiled_ring, written_ring};
    use kernel::{Game, Viewer, Written};
    use serde_json::json;

    use super::*;
    use crate::matches::rules::Duel;
    use crate::testkit::every_card_of;

    /// A ship of A lies at the Merchants, which are at level 3. A has looked at the Shipwreck, and has a metropolis at
    /// the harbor.
    fn table() -> (Scene, serde_json::Value) {
        let duel = at_sea().with(A, [Astronomer]).sea(A, [IslandOfTheMerchants, Jean, Shipwreck]);
        let duel = duel.open_at_sea(A, [("1,s", 2)]).stored(A, Wool, 2).at(A, ExplorerMetropolis, "0");
        let mut duel = duel;
        duel.does(A, "sail 1,s").plays(A, Cartographer).does(A, "choose 1,sb").passes(A).passes(A);
        let table = duel.duel.write_table(&duel.s).expect("a quiet moment");
        (duel, table)
    }

    #[test]
    fn a_sea_and_a_metropolis_are_written_and_read_back() {
        let (duel, table) = table();
        assert_eq!(table["sides"][0]["principality"][1], "- | city + explorer-metropolis | road | settlement | -");
        let sea = &table["sides"][0]["sea"];
        assert_eq!((&sea["harbor"], &sea["ships"]), (&json!("left"), &json!(0)));
        let cards: Vec<&str> = (0..3).map(|at| sea["cards"][at].as_str().expect("a card")).collect();
        assert_eq!(cards, ["down jean", "island-of-the-merchants:3 + ship", "down shipwreck 1 0"]);
        assert_eq!(duel.duel.read_table(&table), Ok(duel.s));
    }

    #[test]
    fn a_sea_that_cannot_be_is_refused_with_place_and_reason() {
        let (duel, table) = table();
        let why = |path: &str, value: serde_json::Value| {
            let mut table = table.clone();
            *table.pointer_mut(path).expect("it is there") = value;
            duel.duel.read_table(&table).unwrap_err().to_string()
        };
        let sea = |member: &str| format!("/sides/0/sea/{member}");
        let merchants = "island-of-the-merchants";
        let level = why(&sea("cards/1"), json!(format!("{merchants}:4")));
        assert_eq!(level, "sides[0].sea.cards[1]: island-of-the-merchants comes to level 3 at most");
        assert!(
            why(&sea("cards/1"), json!(format!("down {merchants}:2")))
                .contains("sides[0].sea.cards[1]: a card that lies face down has no level")
        );
        assert!(why(&sea("cards/0"), json!("down jean + ship")).contains("at an open sea card"));
        let two = why(&sea("cards/1"), json!(format!("{merchants}:3 + ship + ship")));
        assert_eq!(two, "sides[0].sea.cards[1]: one ship lies at a sea card at most");
        assert!(why(&sea("cards/0"), json!("down abbey")).contains("there is no sea card \"abbey\""));
        let twice = why(&sea("cards/0"), json!(format!("down {merchants}")));
        assert!(twice.contains("sides[0].sea.cards[0] and sides[0].sea.cards[1]"), "{twice}");
        assert!(why(&sea("cards"), json!(["down jean"])).contains("there are 9 sea cards"));
        assert!(why(&sea("ships"), json!(3)).contains("sides[0].sea.ships: there are three ships"));
        assert!(why(&sea("harbor"), json!("top")).contains("neither left nor right"));
        assert!(why("/sides/1/sea/ships", json!(4)).contains("from 0 to 3"));
        // explorers/astronomer E: one discovery a turn, and one more
        let greedy = why("/sides/1/sea", json!({ "discoveries": 3 }));
        assert_eq!(greedy, "sides[1].sea.discoveries: a number from 0 to 2 is wanted here");
        let beyond = json!("road | city + explorer-metropolis | road | settlement | -");
        assert!(why("/sides/0/principality/1", beyond).contains("sides[0].sea.harbor: beyond a harbor"));
        let crowned = why("/sides/0/principality/1", json!("- | city | road | city + explorer-metropolis | -"));
        assert!(crowned.contains("Explorer Metropolis cannot lie at 2"), "{crowned}");
        let base = crate::testkit::duel();
        let why = base.duel.read_table(&json!({ "sides": [{ "sea": {} }] })).unwrap_err().to_string();
        assert!(why.contains("there is no sea in this game"), "{why}");
    }

    #[test]
    fn the_same_level_3_on_both_sides_is_refused() {
        // enlightenment 2.4
        let duel = at_sea().sea(A, [Jean]).sea(B, [Jean]).open_at_sea(A, [("1,s", 3)]);
        let duel = duel.open_at_sea(B, [("1,s", 2)]);
        let mut table = duel.duel.write_table(&duel.s).expect("a quiet moment");
        table["sides"][1]["sea"]["cards"][1] = json!("jean:3");
        let why = duel.duel.read_table(&table).unwrap_err().to_string();
        assert!(
            why.starts_with("sides[1].sea.cards[1]: ") && why.contains("stands at its last level in the other sea"),
            "{why}"
        );
    }

    #[test]
    fn a_table_that_says_nothing_of_its_sea_has_one_as_it_was_set_up() {
        let duel = Duel::new(set_up()).unwrap();
        let s = duel.read_table(&json!({ "phase": "action" })).unwrap();
        assert_eq!(s.side(A).sea.harbor, Some(crate::End::Left));
        assert_eq!(duel.write_table(&s).expect("a quiet moment")["sides"][1]["sea"]["ships"], 1);
    }

    #[test]
    fn every_state_at_sea_can_be_written_and_read_back() {
        for seed in 0..2 {
            let options = Options { target: 9, ..Options::of(Mode::Theme(Set::Explorers)) };
            let setup = Setup::draw(options, &mut Dice::new(seed));
            let json = Written::setup(&Duel::new(setup.clone()).unwrap());
            assert_eq!(Setup::from_json(options, &json), Ok(setup.clone()));
            written_ring(&Duel::new(setup).unwrap(), seed, 1_200);
        }
    }

    #[test]
    fn what_a_stranger_says_of_a_sea_harms_nothing() {
        let mut accepted = 0;
        for seed in 0..2 {
            let duel = every_card_of(Set::Explorers, 9, &mut Dice::new(seed));
            accepted += spoiled_ring(&duel, seed, 1_500, "agenda", &mut |_, _, _| {}).accepted;
            accepted += spoiled_ring(&duel, seed, 1_500, "sides", &mut |_, _, _| {}).accepted;
        }
        assert!(accepted > 100, "{accepted}");
    }

    #[test]
    fn a_match_without_a_sea_says_nothing_of_one() {
        let base = crate::testkit::duel();
        let view = serde_json::to_value(base.duel.view(&base.s, Viewer::Seat(A))).unwrap();
        assert!(view["sides"][0].get("sea").is_none());
        assert!(base.duel.write_table(&base.s).expect("a quiet moment")["sides"][0].get("sea").is_none());
        assert!(Written::setup(&base.duel).get("seas").is_none());
    }
}
