use crate::card::Set;
use crate::cards::Card::*;
use crate::matches::edition::CLASSIC;
use crate::matches::options::{Mode, Options};
use crate::matches::setup::Setup;
use crate::position::piles::Row;
use crate::position::state::EventFace;
use crate::testkit::{A, B, Scene, artisans, artisans_tournament};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource::*;

fn with_stars(n: u8) -> Scene {
    artisans().dial(A, ClassicPublicFeeling, n)
}

/// artisans/public-feeling R4, artisans/public-feeling R7, classic 15.1
#[test]
fn both_begin_with_one_beside_the_principality_and_a_star_on_it() {
    let options = Options::in_edition(&CLASSIC, Mode::Theme(Set::Artisans));
    let setup = Setup::draw(options, &mut kernel::InOrder);
    assert!(setup.stacks.iter().flat_map(|stack| &stack.cards).all(|print| print.card != ClassicPublicFeeling));
    let duel = Scene::start(setup);
    duel.has(A, ClassicPublicFeeling).has(B, ClassicPublicFeeling).stars(A, 1).stars(B, 1);
}

/// artisans/public-feeling R1, artisans/public-feeling R10, classic D1
#[test]
fn it_takes_no_site_and_works_on_no_region() {
    let duel = artisans();
    duel.lies(A, ClassicPublicFeeling, "0,m");
    let (sites, regions) = (duel.s.side(A).open_sites(), duel.s.side(A).open_region_sites());
    assert_eq!((sites.count_ones(), regions.count_ones()), (4, 6), "every site is free for other cards");
    assert!(!ClassicPublicFeeling.def().kind.is_expansion());
}

/// artisans/public-feeling R2
#[test]
fn nobody_tears_it_down() {
    artisans().refuses(A, "remove", Refusal::NothingToRemove);
}

/// artisans/public-feeling R3, artisans/public-feeling E
#[test]
fn it_holds_three_stars_and_what_is_more_is_lost() {
    let mut duel = with_stars(2).stored(A, Gold, 1);
    duel.plays(A, FeedingOfThePoor);
    duel.stars(A, 3).rests();
    assert!(duel.notes.events.iter().any(|it| matches!(it, Event::WareOverflowed { count: 1, .. })));
}

/// artisans/public-feeling R5
#[test]
fn a_star_that_was_received_may_be_spent_in_the_same_turn() {
    let mut duel = artisans().stored(A, Gold, 1).stored(A, Brick, 2);
    duel.plays(A, FeedingOfThePoor).stars(A, 3);
    duel.uses(A, ClassicPublicFeeling).accepts(A).does(A, "road right");
    duel.stars(A, 1).total(A, 0).rests();
}

/// artisans/public-feeling R6, classic 15.3
#[test]
fn stars_are_no_resources() {
    let mut duel = with_stars(3).stored(A, Gold, 3).stored(A, Ore, 3).stored(A, Wool, 1);
    duel.s.turn = 5;
    duel.event(EventFace::Brigands);
    duel.stars(A, 3).total(A, 7).rests(); // seven are counted, not ten
    let mut duel = with_stars(3).with(A, [Garrison, ClassicAbbey]).stored(A, Ore, 1);
    duel.draws_event(ClassicRiots).passes(A).passes(B);
    duel.stars(A, 3).total(A, 0).rests(); // two were due, and one was there
}

/// artisans/public-feeling R11, artisans/public-feeling E, classic 15.3
#[test]
fn one_star_keeps_riots_away_in_either_turn() {
    for turn in [A, B] {
        let mut duel = with_stars(2).with(A, [Garrison]).stored(A, Ore, 1).dial(B, ClassicPublicFeeling, 0).turn(turn);
        duel.draws_event(ClassicRiots);
        duel.asks(A, "public-feeling");
        duel.accepts(A);
        duel.stars(A, 1).stock(A, Ore, 1).rests();
    }
}

/// artisans/public-feeling R11, artisans/public-feeling E, classic/civil-war R1, classic/civil-war R2
#[test]
fn one_star_keeps_a_civil_war_away_in_either_turn() {
    for turn in [A, B] {
        let mut duel = artisans().with(A, [Falk]).with(B, [Otto]).dial(B, ClassicPublicFeeling, 0).turn(turn);
        duel.draws_event(CivilWar);
        duel.asks(A, "public-feeling");
        duel.accepts(A);
        duel.has(A, Falk).has_not(B, Otto).stars(A, 0).rests();
    }
}

/// artisans/public-feeling R11
#[test]
fn nobody_is_asked_about_another_event_or_without_a_star() {
    let mut duel = with_stars(3).stored(A, Ore, 1);
    duel.draws_event(ClassicPlague);
    duel.stars(A, 3).rests();
    let mut duel = with_stars(0).with(A, [Falk]).dial(B, ClassicPublicFeeling, 0);
    duel.draws_event(CivilWar);
    duel.has_not(A, Falk).rests();
}

/// artisans/public-feeling R12, artisans/public-feeling E, classic 15.3
#[test]
fn two_stars_make_a_road_one_cheaper_of_the_builders_choice() {
    let mut duel = with_stars(3).stored(A, Lumber, 3).stored(A, Brick, 3);
    duel.uses(A, ClassicPublicFeeling);
    assert_eq!(duel.offers(A), ["road left", "road right"]);
    duel.does(A, "road right").names(A, Lumber);
    duel.stars(A, 1).stock(A, Lumber, 3).stock(A, Brick, 1).rests();
}

/// artisans/public-feeling R12, artisans/public-feeling E
#[test]
fn two_stars_make_a_settlement_one_cheaper() {
    let scene = with_stars(2).road(A).stored(A, Lumber, 1).stored(A, Brick, 1).stored(A, Wool, 1);
    scene.refuses(A, "settlement right", Refusal::CannotAfford { short: 1 });
    let mut duel = scene;
    duel.uses(A, ClassicPublicFeeling);
    assert_eq!(duel.offers(A), ["road left", "settlement right"]);
    duel.does(A, "settlement right");
    duel.stars(A, 0).total(A, 0).points(A, 3);
}

/// artisans/public-feeling R12, classic D32, classic D66
#[test]
fn it_is_offered_only_if_the_road_or_settlement_can_then_be_built_and_paid() {
    with_stars(3).refuses(A, "use 0,m", Refusal::NoUse);
    with_stars(3).stored(A, Brick, 1).refuses(A, "use 0,m", Refusal::NoUse);
    with_stars(1).stored(A, Brick, 2).refuses(A, "use 0,m", Refusal::NoUse);
    let mut duel = with_stars(3).stored(A, Brick, 2);
    duel.s.supply[0] = 0;
    duel.refuses(A, "use 0,m", Refusal::NoUse);
    // Not for a city.
    with_stars(3).stored(A, Grain, 2).stored(A, Ore, 2).refuses(A, "use 0,m", Refusal::NoUse);
}

/// artisans/public-feeling R12: once for each road or settlement, any number of them in a turn
#[test]
fn it_helps_once_for_each_road() {
    let duel = with_stars(2).stored(A, Brick, 1);
    duel.refuses(A, "use 0,m", Refusal::NoUse); // two left out would do
    let mut duel = duel.stored(A, Brick, 2);
    duel.uses(A, ClassicPublicFeeling).does(A, "road right");
    let mut duel = duel.dial(A, ClassicPublicFeeling, 2).stored(A, Brick, 2);
    duel.uses(A, ClassicPublicFeeling).does(A, "road left");
    duel.stars(A, 0).total(A, 0).rests();
}

/// classic D33
#[test]
fn what_is_left_out_is_chosen_before_it_is_paid_and_the_road_is_laid_last() {
    let mut duel = with_stars(2).stored(A, Lumber, 1).stored(A, Brick, 2);
    duel.uses(A, ClassicPublicFeeling).does(A, "road right");
    duel.stars(A, 2).stock(A, Brick, 2).stock(A, Lumber, 1);
    duel.asks(A, "leave-out 1 3");
    duel.names(A, Brick);
    let told = |wanted: fn(&Event) -> bool| duel.notes.events.iter().position(wanted).expect("it was told");
    assert!(told(|it| matches!(it, Event::Gave { .. })) < told(|it| matches!(it, Event::RoadBuilt { .. })));
    assert!(told(|it| matches!(it, Event::WareGave { .. })) < told(|it| matches!(it, Event::RoadBuilt { .. })));
}

/// artisans/public-feeling R13, artisans/public-feeling R14, artisans/public-feeling R16, artisans/public-feeling E, classic D53, classic D64
#[test]
fn three_stars_fetch_an_action_card_that_is_no_attack_and_it_may_be_played_at_once() {
    let mut duel = with_stars(3).discarded(A, [Epic, Joust, FeedingOfThePoor, Garrison, FeedingOfThePoor, Relief]);
    duel.uses(A, ClassicPublicFeeling);
    assert_eq!(duel.offers(A), ["card 0", "card 4", "card 5"], "any of them, of equal ones the topmost");
    duel.does(A, "card 0");
    duel.stars(A, 0).holds(A, [Epic]).rests();
    assert_eq!(duel.row(Row::discard(A)), [Joust, FeedingOfThePoor, Garrison, FeedingOfThePoor, Relief]);
    assert!(duel.s.piles.knows(B, Row::hand(A), 0), "all saw it go there");
    duel.plays(A, Epic).stars(A, 1).rests();
}

/// artisans/public-feeling R13, artisans/relief R6, artisans/epic R6, artisans/fountain R6, artisans/bronze-sculpture R6
#[test]
fn three_stars_fetch_a_work_of_art_again() {
    for work in [BronzeSculpture, Epic, Relief, Fountain] {
        let mut duel = with_stars(3).discarded(B, [work]);
        duel.uses(A, ClassicPublicFeeling).does(A, "card 0");
        duel.holds(A, [work]).stars(A, 0).rests();
    }
}

/// artisans/public-feeling R13, classic D53
#[test]
fn three_stars_fetch_a_defense_card_and_an_alchemist_who_waits_for_the_next_turn() {
    let scene = with_stars(3).discarded(B, [Bishop, Spy, Alchemist]);
    let mut duel = scene.clone();
    duel.uses(A, ClassicPublicFeeling).takes_card(A, Bishop);
    duel.holds(A, [Bishop]).rests();
    let mut duel = scene;
    duel.uses(A, ClassicPublicFeeling).takes_card(A, Alchemist);
    assert!(!duel.offers(A).contains(&"play alchemist".to_string()));
    let duel = duel.before_next_roll();
    assert!(duel.offers(A).contains(&"play alchemist".to_string()));
}

/// artisans/public-feeling R13
#[test]
fn three_stars_fetch_nothing_where_no_such_card_lies() {
    with_stars(3).discarded(A, [Joust, Garrison]).refuses(A, "use 0,m", Refusal::NoUse);
    with_stars(2).discarded(A, [Epic]).refuses(A, "use 0,m", Refusal::NoUse);
}

/// artisans/public-feeling E
#[test]
fn where_two_and_three_stars_can_be_spent_it_is_asked_which() {
    let scene = with_stars(3).stored(A, Brick, 2).discarded(A, [Epic]);
    let mut duel = scene.clone();
    duel.uses(A, ClassicPublicFeeling).accepts(A).does(A, "road right");
    duel.stars(A, 1).rests();
    let mut duel = scene;
    duel.uses(A, ClassicPublicFeeling).passes(A).does(A, "card 0");
    duel.stars(A, 0).holds(A, [Epic]).rests();
}

/// artisans/public-feeling R8, artisans/public-feeling R9, classic 15.2
#[test]
fn in_the_tournament_it_is_laid_out_of_the_hand_with_a_star_and_both_may_be_laid() {
    let mut duel = artisans_tournament().stored(A, Gold, 1);
    duel.has_not(A, ClassicPublicFeeling);
    duel.builds(A, ClassicPublicFeeling).stars(A, 1);
    duel.builds(A, ClassicPublicFeeling).dials(A, ClassicPublicFeeling, [1, 1]);
    duel.plays(A, FeedingOfThePoor).does(A, "choose 1,m").does(A, "choose 0,m");
    duel.dials(A, ClassicPublicFeeling, [2, 2]).rests();
    // Stars may be paid from either card or from both.
    let mut duel = duel.stored(A, Brick, 2);
    duel.uses(A, ClassicPublicFeeling).accepts(A).does(A, "road right").does(A, "choose 0,m").does(A, "choose 1,m");
    duel.dials(A, ClassicPublicFeeling, [1, 1]).rests();
}

/// artisans/public-feeling R9, artisans/public-feeling R11
#[test]
fn in_the_tournament_the_owner_of_two_is_asked_once_and_pays_from_either() {
    let both = [ClassicPublicFeeling, ClassicPublicFeeling];
    let scene = artisans_tournament().with(A, both).with(A, [Garrison]).stored(A, Gold, 1).dial(A, both[0], 1);
    let mut duel = scene.clone();
    duel.draws_event(ClassicRiots).passes(A);
    duel.total(A, 0).dials(A, ClassicPublicFeeling, [1, 1]).rests();
    let mut duel = scene;
    duel.draws_event(ClassicRiots).accepts(A).does(A, "choose 0,m");
    duel.total(A, 1).dials(A, ClassicPublicFeeling, [0, 1]).rests();
}

/// classic D8: the owner may lay it down in any question. In the hand step this does not lead to drawing one more card.
#[test]
fn in_the_tournament_it_is_laid_whenever_its_owner_is_asked() {
    let mut duel = artisans_tournament().hand(A, [ClassicPublicFeeling, Garrison]);
    duel.does(A, "end").does(A, "build public-feeling 0,m").stars(A, 1);
    duel.does(A, "draw 1");
    assert_eq!(duel.s.hand(A).len(), 2, "one was missing");
    duel.asks(B, "roll");
    let mut duel = artisans_tournament().hand(A, [ClassicPublicFeeling]).before_roll();
    duel.does(A, "build public-feeling 0,m").stars(A, 1).asks(A, "roll");
}

/// artisans/public-feeling R13: in the Tournament Game the card comes from the own pile
#[test]
fn in_the_tournament_three_stars_look_through_the_own_pile() {
    let scene = artisans_tournament().dial(A, ClassicPublicFeeling, 3).discarded(B, [Epic]);
    scene.refuses(A, "use 0,m", Refusal::NoUse);
    let mut duel = scene.discarded(A, [Relief]);
    duel.uses(A, ClassicPublicFeeling).does(A, "card 0");
    duel.holds(A, [Relief]).rests();
}

/// artisans/public-feeling R2, classic/spy R4
#[test]
fn in_the_tournament_a_spy_does_not_take_it_out_of_a_hand() {
    let mut duel = artisans_tournament().hand(B, [ClassicPublicFeeling, Falk, Garrison]);
    duel.plays(A, Spy);
    assert_eq!(duel.offers(A), ["card 1"]);
}

/// classic 15.3
#[test]
fn the_desk_lists_the_three_uses_with_their_prices() {
    use kernel::{Game, Viewer};
    let listed = |duel: &Scene| -> Vec<(u8, bool, bool)> {
        let desk = duel.duel.view(&duel.s, Viewer::Seat(A)).desk.expect("it is the own turn");
        let own = desk.stars.iter().filter(|it| it.card == "public-feeling");
        own.map(|it| (it.cost[0].1, it.closed.is_none(), it.asked)).collect()
    };
    assert_eq!(listed(&with_stars(1)), [(2, false, false), (3, false, false), (1, true, true)]);
    let duel = with_stars(2).stored(A, Brick, 2).discarded(A, [Epic]);
    assert_eq!(listed(&duel), [(2, true, false), (3, false, false), (1, true, true)]);
    let duel = with_stars(3).discarded(A, [Epic]);
    assert_eq!(listed(&duel), [(2, false, false), (3, true, false), (1, true, true)]);
}

#[cfg(feature = "json")]
#[test]
fn four_stars_are_refused_with_the_place() {
    use kernel::Written;
    use serde_json::json;
    let duel = with_stars(3);
    let mut table = duel.duel.write_table(&duel.s).expect("a quiet moment");
    table["sides"][0]["markers"] = json!(["public-feeling:4"]);
    let why = duel.duel.read_table(&table).unwrap_err().to_string();
    assert!(why.contains("markers") && why.contains("shows at most 3"), "{why}");
}

/// classic 15.3
#[test]
fn each_benefit_that_is_listed_names_the_answers_that_lead_to_it() {
    use kernel::{Game, Viewer};
    let listed = |duel: &Scene| -> Vec<(&'static str, Option<String>)> {
        let desk = duel.duel.view(&duel.s, Viewer::Seat(A)).desk.expect("it is the own turn");
        desk.stars.into_iter().map(|it| (it.what.key, it.then)).collect()
    };
    let both = with_stars(3).stored(A, Brick, 2).discarded(A, [Bishop]);
    let (yes, no) = (Some("accept".into()), Some("pass".into()));
    assert_eq!(listed(&both), [("duel.spend.cheaper", yes), ("duel.spend.fetch", no), ("duel.spend.calm", None)]);
    let one = with_stars(2).stored(A, Brick, 2);
    assert!(listed(&one).iter().all(|(_, then)| then.is_none()), "with one open part nothing is asked");
}
