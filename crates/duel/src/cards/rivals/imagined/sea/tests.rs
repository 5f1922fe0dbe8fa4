use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring};
use kernel::{Game, Seen, Viewer};

use crate::agenda::Frame;
use crate::card::Set;
use crate::cards::Card::*;
use crate::chapters::turn::Phase;
use crate::matches::options::{Mode, Options};
use crate::matches::setup::Setup;
use crate::position::piles::Row;
use crate::position::state::{EventFace, State};
use crate::testkit::{A, B, Scene, at_sea, every_card, every_card_of, princes};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource::*;

const THEMES: [Set; 3] = [Set::Gold, Set::Turmoil, Set::Voyage];

/// A table on which ships of A sail as far as there are cards.
fn sailing() -> Scene {
    at_sea().with(A, [Ropewalk, Ropewalk])
}

fn sails(duel: &Scene) -> Vec<String> {
    duel.offers(A).into_iter().filter(|it| it.starts_with("sail")).collect()
}

fn ends_turn(duel: &mut Scene) {
    while duel.s.active == A {
        let first = duel.offers(A).into_iter().find(|it| !it.starts_with("put")).expect("a turn can be ended");
        duel.does(A, if duel.s.agenda.top() == Frame::Turn(Phase::Action) { "end" } else { &first });
    }
}

#[test]
fn everybody_has_a_sea_of_the_same_cards_face_down_in_an_order_of_its_own() {
    // enlightenment 2.1
    let options = Options::of(Mode::Theme(Set::Voyage));
    let setup = Setup::draw(options, &mut Dice::new(4));
    let titles = |seat: usize| setup.seas[seat].iter().map(|it| it.card).collect::<Vec<_>>();
    assert_ne!(titles(0), titles(1));
    let sorted = |seat| {
        let mut titles = titles(seat);
        titles.sort_unstable();
        titles
    };
    assert_eq!(sorted(0), sorted(1));
    assert_eq!(sorted(0), [Isle, Lagoon, Atoll, Corsair, Wreck, Wreck, Wreck, Wreck, Wreck]);
    assert_eq!(setup.check(), Ok(()));
    let stacks = setup.stacks.iter().flat_map(|stack| &stack.cards);
    assert!(stacks.into_iter().all(|it| !it.card.def().kind.is_of_the_sea()), "none of them is drawn");
}

#[test]
fn six_cards_stay_for_the_duel_of_the_princes_in_two_columns() {
    // enlightenment 2.5, enlightenment D3, enlightenment D4
    let duel = princes(THEMES).with(A, [Ropewalk, Ropewalk]);
    assert_eq!(duel.row(Row::sea(A)).len(), 6);
    assert!(!duel.row(Row::sea(A)).contains(&Lagoon));
    assert_eq!(sails(&duel), ["1,sa", "1,s", "1,sb", "2,sa", "2,s", "2,sb"].map(|it| format!("sail {it}")));
}

#[test]
fn a_set_up_with_another_sea_is_refused() {
    // enlightenment 2.1
    let mut setup = Setup::draw(Options::of(Mode::Theme(Set::Voyage)), &mut Dice::new(4));
    let isle = setup.seas[0].iter().position(|it| it.card == Isle).expect("it is there");
    setup.seas[0][isle].card = Wreck;
    assert_eq!(setup.check().unwrap_err().to_string(), "among the sea cards there are 6 Wreck, not 5");
}

#[test]
fn the_harbors_are_chosen_after_the_regions_by_whoever_begins_first() {
    // enlightenment D52
    let options = Options::of(Mode::Theme(Set::Voyage));
    let mut duel = Scene::start(Setup { first: B, ..Setup::draw(options, &mut Dice::new(3)) });
    while duel.duel.asked_name(&duel.s) != "harbor" {
        let seat = duel.duel.asked(&duel.s).expect("somebody is asked until then");
        let first = duel.offers(seat)[0].clone();
        duel.does(seat, &first);
    }
    assert_eq!(duel.offers(B), ["grow left", "grow right"]);
    duel.does(B, "grow right");
    assert!(duel.notes.events.iter().any(|it| matches!(it, Event::HarborLaid { seat: B, .. })));
    duel.does(A, "grow left");
    duel.asks(B, "roll");
}

#[test]
fn the_end_at_the_harbor_is_closed() {
    // enlightenment 2.1
    let duel = at_sea().rich(A);
    duel.refuses(A, "road left", Refusal::HarborThere);
    assert!(duel.offers(A).contains(&"road right".to_string()));
}

#[test]
fn two_regions_lie_at_the_harbor_and_what_is_built_there_stays_there() {
    // enlightenment 1.2, enlightenment 2.1
    let mut duel = at_sea();
    duel.clone().hand(A, [Dock]).refuses(A, "build dock 1,a2", Refusal::NotThere);
    duel.builds_at(A, Dock, "-1,b2");
    duel.lies(A, Dock, "-1,b2");
    duel.plays(A, Relocation).does(A, "choose -1,b");
    assert_eq!(duel.offers(A), ["choose -1,a"], "the region can only change with the other one at the harbor");
}

#[test]
fn a_ship_is_built_for_its_price_and_sails_at_once_three_at_most() {
    // enlightenment 2.3
    let mut duel = at_sea().with(A, [Ropewalk]).stored(A, Lumber, 3).stored(A, Wool, 3);
    duel.does(A, "ship").does(A, "ship");
    duel.stock(A, Lumber, 1).stock(A, Wool, 1);
    assert_eq!(duel.s.side(A).sea.ready, 3);
    duel.refuses(A, "ship", Refusal::NoShipToBuild);
    let duel = at_sea().stored(A, Lumber, 1);
    duel.refuses(A, "ship", Refusal::CannotAfford { short: 1 });
}

#[test]
fn ships_sail_as_far_as_there_are_sail_points_of_any_card() {
    // enlightenment 2.2, enlightenment D10
    assert_eq!(sails(&at_sea()), [""; 0]);
    at_sea().refuses(A, "sail 1,s", Refusal::OutOfReach);
    assert_eq!(sails(&at_sea().with(A, [Helmsman])), ["sail 1,s"]);
    assert_eq!(sails(&at_sea().with(A, [Ropewalk])), ["sail 1,sa", "sail 1,s", "sail 1,sb", "sail 2,s"]);
    assert_eq!(sails(&at_sea().with(A, [Ropewalk, Helmsman])).len(), 7);
    assert_eq!(sails(&sailing()).len(), 9);
}

#[test]
fn one_card_is_discovered_in_a_turn_and_everybody_sees_it() {
    // enlightenment 2.4
    let mut duel = sailing().sea(A, [Wreck]).stored(A, Lumber, 1).stored(A, Wool, 1);
    duel.does(A, "ship").does(A, "sail 1,s").takes(A, Ore);
    duel.stock(A, Ore, 1).rests();
    assert_eq!(duel.s.discovered(A), 1);
    assert!(duel.s.piles.knows(B, Row::sea(A), 1));
    duel.refuses(A, "sail 1,sa", Refusal::OutOfReach);
    ends_turn(&mut duel);
    assert_eq!((duel.s.side(A).sea.ready, duel.s.side(A).sea.away), (2, 0), "all ships are back");
}

#[test]
fn a_mission_to_a_wreck_is_impossible() {
    // enlightenment 2.4
    let duel = sailing().sea(A, [Wreck]).open_at_sea(A, [("1,s", 0)]);
    duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
}

#[test]
fn what_may_be_taken_at_a_discovery_may_be_declined() {
    // enlightenment D12
    let mut duel = sailing().sea(A, [Isle]);
    duel.does(A, "sail 1,s").passes(A);
    duel.total(A, 0).rests();
}

#[test]
fn a_mission_is_paid_for_and_turns_the_card_one_level_up() {
    // enlightenment 1.10, enlightenment 2.4: only the current level counts
    let mut duel = sailing().sea(A, [Isle]).open_at_sea(A, [("1,s", 1)]).stored(A, Grain, 3);
    assert_eq!(duel.s.points(A).commerce, 1);
    duel.does(A, "sail 1,s");
    duel.stock(A, Grain, 1).rests();
    assert_eq!(duel.s.points(A).commerce, 2);
    duel.refuses(A, "sail 1,s", Refusal::OutOfReach); // no ship is left, and one lies there
    let duel = sailing().sea(A, [Isle]).open_at_sea(A, [("1,s", 1)]).stored(A, Grain, 1);
    duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
}

#[test]
fn a_newly_discovered_card_waits_for_another_turn() {
    // enlightenment 2.4
    let mut duel = sailing().sea(A, [Isle]).stored(A, Grain, 2).stored(A, Lumber, 1).stored(A, Wool, 1);
    duel.does(A, "ship").does(A, "sail 1,s").passes(A);
    duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
}

#[test]
fn the_last_level_belongs_to_one_player_only() {
    // enlightenment 2.4, enlightenment D15
    let duel = sailing().sea(A, [Isle, Corsair]).sea(B, [Isle, Corsair]).stored(A, Grain, 2);
    let mut duel = duel.open_at_sea(A, [("1,s", 2), ("1,sa", 2)]).open_at_sea(B, [("1,s", 3), ("1,sa", 3)]);
    duel.points(A, 2).points(B, 4);
    duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
    duel.does(A, "sail 1,sa").rolls(A, 6); // still legal, and brings nothing
    duel.points(A, 2).rests();
    assert_eq!(duel.s.level(A, crate::Site::at_sea(0)), 2);
}

#[test]
fn the_bounty_of_a_level_is_received_when_it_is_reached() {
    // enlightenment 1.10
    let mut duel = sailing().sea(A, [Corsair]).open_at_sea(A, [("1,s", 1)]);
    duel.does(A, "sail 1,s").rolls(A, 3).takes(A, Ore).takes(A, Wool);
    duel.stock(A, Ore, 1).stock(A, Wool, 1).rests();
}

#[test]
fn a_pirate_is_paid_or_fought_a_tie_is_rolled_again_and_the_loser_loses_the_ship() {
    // enlightenment 2.6; the cannon points of two Ropewalks are 4
    let mut duel = sailing().sea(A, [Corsair]).stored(A, Gold, 1);
    duel.does(A, "sail 1,s").accepts(A);
    duel.stock(A, Gold, 0).rests();
    assert_eq!(duel.s.side(A).sea.away, 0b10);
    let mut duel = sailing().sea(A, [Corsair]);
    duel.does(A, "sail 1,s").rolls(A, 2).rolls(A, 2).rolls(A, 1);
    duel.rests();
    assert_eq!((duel.s.side(A).sea.lost, duel.s.side(A).sea.built()), (0b10, 0));
}

#[test]
fn a_lost_ship_blocks_its_card_and_is_built_again_in_a_later_turn() {
    // enlightenment 2.7
    let mut duel = sailing().sea(A, [Corsair]).rich(A);
    duel.does(A, "ship").does(A, "ship").does(A, "sail 1,s").passes(A).rolls(A, 1);
    duel.refuses(A, "ship", Refusal::NoShipToBuild);
    duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
    ends_turn(&mut duel);
    assert_eq!((duel.s.side(A).sea.lost, duel.s.side(A).sea.built()), (0, 2));
    let mut duel = duel.turn(A).before_roll().rich(A);
    duel.dice(1, EventFace::Trade);
    duel.does(A, "ship");
}

#[test]
fn an_island_may_send_the_ship_home_for_a_mission_at_once_its_own_included() {
    // enlightenment 2.5, enlightenment D14
    let mut duel =
        sailing().sea(A, [Atoll, Isle, Wreck]).open_at_sea(A, [("1,sa", 0), ("1,sb", 0)]).stored(A, Grain, 2);
    duel.does(A, "sail 1,s");
    assert_eq!(duel.offers(A), ["choose 1,sa", "choose 1,s", "pass"]);
    duel.does(A, "choose 1,s").rolls(A, 5).takes(A, Ore).takes(A, Ore).rests();
    let mut duel = sailing().sea(A, [Atoll]);
    duel.does(A, "sail 1,s").passes(A);
    assert_eq!((duel.s.side(A).sea.ready, duel.s.side(A).sea.spent), (0, 1), "it counts as used");
    duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
}

#[test]
fn a_mission_may_bring_an_event_for_both_or_cost_the_ship() {
    // enlightenment 2.5, enlightenment D16
    let mut duel = sailing().sea(A, [Atoll]).open_at_sea(A, [("1,s", 0)]);
    duel.does(A, "sail 1,s").rolls(A, 3).event_die(EventFace::Harvest).takes(A, Wool).takes(B, Wool);
    duel.stock(A, Wool, 1).stock(B, Wool, 1).rests();
    let mut duel = sailing().sea(A, [Atoll]).open_at_sea(A, [("1,s", 0)]);
    duel.does(A, "sail 1,s").rolls(A, 1).rests();
    assert!(duel.notes.events.iter().any(|it| matches!(it, Event::ShipLost { seat: A, .. })));
}

#[test]
fn a_card_may_let_two_be_discovered() {
    // enlightenment D20: compared when it is used
    let duel = sailing().with(A, [Helmsman]).sea(A, [Wreck, Wreck]).open_at_sea(B, [("1,s", 0), ("1,sa", 0)]);
    let mut duel = duel.stored(A, Lumber, 1).stored(A, Wool, 1).stored(A, Gold, 3);
    duel.does(A, "ship").does(A, "sail 1,s").takes(A, Ore);
    duel.refuses(A, "sail 1,sa", Refusal::OutOfReach);
    duel.uses(A, Helmsman).does(A, "sail 1,sa").takes(A, Ore);
    duel.stock(A, Gold, 2).stock(A, Ore, 2).rests();
    assert_eq!(duel.s.discovered(A), 2);
}

#[test]
fn a_card_may_look_at_a_sea_card_and_only_its_owner_learns_it() {
    // enlightenment 1.4: Cartographer
    let mut duel = at_sea().sea(A, [Corsair]);
    duel.plays(A, Chart).does(A, "choose 1,s");
    assert!(duel.s.piles.knows(A, Row::sea(A), 1) && !duel.s.piles.knows(B, Row::sea(A), 1));
    let seen = |viewer| {
        let cards = duel.duel.view(&duel.s, viewer).sides[0].sea.clone().expect("a sea").cards;
        (cards[1].card.clone(), cards[1].open)
    };
    assert_eq!(seen(Viewer::Seat(A)), (Some("corsair".into()), false));
    assert_eq!(seen(Viewer::Seat(B)), (None, false));
    let told = |viewer| {
        duel.notes.events.iter().find_map(|it| match it.seen_by(viewer) {
            Some(Event::SeaCardSeen { card, .. }) => Some(card.what().is_some()),
            _ => None,
        })
    };
    assert_eq!((told(Viewer::Seat(A)), told(Viewer::Seat(B))), (Some(true), Some(false)));
}

#[test]
fn two_sea_cards_change_places_with_their_ships_and_with_what_is_known_of_them() {
    // enlightenment D19
    let mut duel = sailing().sea(A, [Isle, Corsair]);
    duel.does(A, "sail 1,s").passes(A);
    duel.plays(A, Chart).does(A, "choose 1,sa").does(A, "choose 1,s").does(A, "choose 1,sa");
    assert_eq!(duel.row(Row::sea(A))[..2], [Isle, Corsair]);
    assert!(duel.s.piles.knows(A, Row::sea(A), 1) && !duel.s.piles.knows(B, Row::sea(A), 1));
    let sea = &duel.s.side(A).sea;
    assert_eq!((sea.found, sea.away), (1, 1));
    duel.rests();
}

#[test]
fn an_attack_lowers_an_island_whose_last_level_is_open_again_or_sinks_a_ship() {
    // enlightenment D17, enlightenment D18
    let mut duel = at_sea().sea(B, [Isle, Corsair]).open_at_sea(B, [("1,s", 3), ("1,sa", 1)]);
    duel.points(B, 3);
    duel.plays(A, Salvo).accepts(A);
    assert_eq!(duel.offers(A), ["choose 1,s"], "only islands");
    duel.does(A, "choose 1,s");
    duel.points(B, 2).rests();
    duel.plays(A, Salvo).passes(A);
    assert_eq!(duel.s.side(B).sea.ready, 0);
    assert!(duel.notes.events.iter().any(|it| matches!(it, Event::ShipSunk { seat: B })));
    let duel = at_sea().hand(A, [Salvo]);
    let mut unarmed = duel.clone();
    unarmed.s.side_mut(B).sea.ready = 0;
    unarmed.refuses(A, "play salvo", Refusal::NoUse);
}

#[test]
fn a_ship_that_is_fetched_sails_again_also_to_what_it_has_discovered() {
    // enlightenment D54
    let mut duel = sailing().sea(A, [Isle]).stored(A, Grain, 2);
    duel.does(A, "sail 1,s").passes(A);
    duel.plays(A, Pilot).does(A, "choose 1,s").does(A, "sail 1,s");
    assert_eq!(duel.s.points(A).commerce, 1);
    duel.rests();
    sailing().hand(A, [Pilot]).refuses(A, "play pilot", Refusal::NoUse);
}

#[test]
fn a_discovery_may_bring_something_once_more_without_a_ship() {
    // enlightenment D21
    let mut duel = at_sea().sea(A, [Isle, Atoll]).open_at_sea(A, [("1,s", 1), ("1,sa", 1)]);
    duel.plays(A, Legate);
    assert_eq!(duel.offers(A), ["choose 1,s"]);
    duel.does(A, "choose 1,s").accepts(A);
    duel.stock(A, Gold, 1).rests();
    assert_eq!((duel.s.side(A).sea.ready, duel.s.side(A).sea.discoveries), (1, 1));
    at_sea().hand(A, [Legate]).refuses(A, "play legate", Refusal::NoUse);
}

#[test]
fn a_metropolis_is_laid_on_the_city_at_the_harbor_which_keeps_its_sites() {
    // enlightenment 1.6, enlightenment D2, enlightenment D11
    let found = [("1,s", 0), ("1,sa", 0), ("1,sb", 0)];
    let duel = at_sea().city(A, 2).open_at_sea(A, found).hand(A, [Capital]);
    duel.refuses(A, "build capital 2", Refusal::NotThere);
    duel.refuses(A, "build capital 0", Refusal::NotThere); // a settlement only
    let mut duel = at_sea().city(A, 0).open_at_sea(A, found).hand(A, [Capital]);
    duel.does(A, "build capital 0");
    duel.points(A, 5).has(A, Capital).rests();
    assert_eq!(duel.s.side(A).cities, 1, "it is a city still");
    assert_eq!(duel.s.side(A).open_city_sites().count_ones(), 2);
    duel.refuses(A, "remove", Refusal::NothingToRemove);
    let duel = duel.hand(A, [Capital]);
    duel.refuses(A, "build capital 0", Refusal::OneIsEnough);
    let duel = at_sea().city(A, 0).hand(A, [Capital]);
    duel.refuses(A, "build capital 0", Refusal::Unmet(Capital, 0));
}

#[test]
fn matches_at_sea_have_the_properties_of_a_game() {
    let [mut raised, mut lost, mut crowned, mut spent] = [0u32; 4];
    for seed in 0..2 {
        let dice = &mut Dice::new(seed);
        for duel in [every_card(THEMES, 12, dice), every_card_of(Set::Voyage, 12, dice)] {
            play_ring(&duel, seed, 4_000, &mut |s: &State| {
                duel.assert_sound(s);
                let any = |is: fn(&crate::position::side::Side) -> bool| u32::from(s.sides.iter().any(is));
                raised += any(|side| (0..9).any(|place| side.sea.level(place) == 3));
                lost += any(|side| side.sea.lost != 0);
                crowned += any(|side| side.crowned != [crate::Face(0); 8]);
                spent += any(|side| side.sea.spent > 0);
            });
            secrets_ring(&duel, seed, 2_000);
            hidden_choices_ring(&duel, seed, 2_000);
        }
    }
    let met = [raised, lost, crowned, spent];
    assert!(met.iter().all(|&count| count > 20), "{met:?}");
}

#[cfg(feature = "json")]
mod written {
    use kernel::Written;
    use kernel::testkit::{spoiled_ring, written_ring};
    use serde_json::json;

    use super::*;
    use crate::matches::rules::Duel;

    #[test]
    fn a_sea_and_a_metropolis_are_written_and_read_back() {
        let duel = sailing().sea(A, [Isle, Corsair, Wreck]).open_at_sea(A, [("1,s", 2)]).city(A, 0).stored(A, Grain, 2);
        let mut duel = duel.with(A, [Capital]);
        duel.does(A, "sail 1,s");
        duel.plays(A, Chart).does(A, "choose 1,sb").passes(A);
        let table = duel.duel.write_table(&duel.s).expect("a quiet moment");
        assert_eq!(table["sides"][0]["principality"][1], "- | city + capital | road | settlement | -");
        let sea = &table["sides"][0]["sea"];
        assert_eq!((&sea["harbor"], &sea["ships"]), (&json!("left"), &json!(0)));
        let cards: Vec<&str> = (0..4).map(|at| sea["cards"][at].as_str().expect("a card")).collect();
        assert_eq!(cards[..3], ["down corsair", "isle:3 + ship", "down wreck 1 0"]);
        assert_eq!(duel.duel.read_table(&table), Ok(duel.s));

        let why = |path: &str, value: serde_json::Value| {
            let mut table = table.clone();
            *table.pointer_mut(path).expect("it is there") = value;
            duel.duel.read_table(&table).unwrap_err().to_string()
        };
        let sea = |member: &str| format!("/sides/0/sea/{member}");
        assert!(why(&sea("cards/1"), json!("isle:4")).contains("isle comes to level 3 at most"));
        assert!(why(&sea("cards/1"), json!("down isle:2")).contains("shows more than it can"));
        assert!(why(&sea("cards/0"), json!("down corsair + ship")).contains("at an open sea card"));
        assert!(why(&sea("cards/0"), json!("down abbey")).contains("there is no sea card \"abbey\""));
        assert!(why(&sea("cards/0"), json!("down isle")).contains("sides[0].sea.cards[0] and sides[0].sea.cards[1]"));
        assert!(why(&sea("cards"), json!(["down isle"])).contains("there are 9 sea cards"));
        assert!(why(&sea("ships"), json!(3)).contains("there are three ships"));
        assert!(why(&sea("harbor"), json!("top")).contains("neither left nor right"));
        assert!(why("/sides/1/sea/ships", json!(4)).contains("from 0 to 3"));
        assert!(
            why("/sides/0/principality/1", json!("road | city + capital | road | settlement | -"))
                .contains("beyond a harbor")
        );
        let crowned = why("/sides/0/principality/1", json!("- | city | road | city + capital | -"));
        assert!(crowned.contains("Capital cannot lie at 2"), "{crowned}");
        let base = crate::testkit::duel();
        let why = base.duel.read_table(&json!({ "sides": [{ "sea": {} }] })).unwrap_err().to_string();
        assert!(why.contains("there is no sea in this game"), "{why}");
    }

    #[test]
    fn a_table_that_says_nothing_of_its_sea_has_one_as_it_was_set_up() {
        let duel = Duel::new(Setup::draw(Options::of(Mode::Theme(Set::Voyage)), &mut Dice::new(4))).unwrap();
        let s = duel.read_table(&json!({ "phase": "action" })).unwrap();
        assert_eq!(s.side(A).sea.harbor, Some(crate::End::Left));
        assert_eq!(duel.write_table(&s).expect("a quiet moment")["sides"][1]["sea"]["ships"], 1);
    }

    #[test]
    fn set_ups_and_every_state_at_sea_can_be_written_and_read_back() {
        for seed in 0..2 {
            let options = Options { target: 9, ..Options::of(Mode::Theme(Set::Voyage)) };
            let setup = Setup::draw(options, &mut Dice::new(seed));
            let json = Written::setup(&Duel::new(setup.clone()).unwrap());
            assert_eq!(Setup::from_json(options, &json), Ok(setup.clone()));
            written_ring(&Duel::new(setup).unwrap(), seed, 1_200);
            written_ring(&every_card(THEMES, 9, &mut Dice::new(seed)), seed, 1_200);
        }
    }

    #[test]
    fn what_a_stranger_says_of_a_sea_harms_nothing() {
        let mut accepted = 0;
        for seed in 0..2 {
            let duel = every_card_of(Set::Voyage, 9, &mut Dice::new(seed));
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
