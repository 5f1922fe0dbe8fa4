//! The rules of the classic game, one test for each, citing its section.

use kernel::testkit::Dice;
use kernel::{Game, Viewer};

use crate::card::{Back, Set};
use crate::cards::Card;
use crate::cards::Card::*;
use crate::matches::edition::CLASSIC;
use crate::matches::options::{Mode, Options};
use crate::matches::rules::{Duel, Print};
use crate::matches::setup::Setup;
use crate::position::piles::Row;
use crate::position::state::EventFace;
use crate::testkit::{A, B, Scene, classic, classic_dealt};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource::*;

const THEME: Mode = Mode::Theme(Set::Artisans);

fn setup(mode: Mode, seed: u64) -> Setup {
    Setup::draw(Options::in_edition(&CLASSIC, mode), &mut Dice::new(seed))
}

/// A table of the basic game, with five stacks.
fn table() -> Scene {
    classic_dealt(Mode::Introductory)
}

fn count(list: &[Print], card: Card) -> usize {
    list.iter().filter(|it| it.card == card).count()
}

// --- What there is ---

#[test]
fn the_box_has_a_hundred_and_twenty_cards() {
    // classic 1: 18 of the start sets, 19 center cards, 11 regions, 10 events, 62 expansions
    let setup = setup(Mode::Introductory, 1);
    let starts = 2 * (CLASSIC.start.len() + 3);
    let center: usize = CLASSIC.supply.iter().map(|&it| usize::from(it)).sum();
    let drawn: usize = setup.stacks.iter().map(|it| it.cards.len()).sum();
    assert_eq!((starts, center, setup.regions.len(), setup.events.len(), drawn), (18, 19, 11, 10, 62));
    assert_eq!(CLASSIC.supply, [7, 5, 7]);
}

#[test]
fn each_card_is_there_as_often_as_the_rules_say() {
    // classic 12
    let setup = setup(Mode::Introductory, 1);
    let drawn: Vec<Print> = setup.stacks.iter().flat_map(|stack| stack.cards.clone()).collect();
    let often = |cards: &[Card], times: usize| cards.iter().all(|&card| count(&drawn, card) == times);
    let actions = [(Alchemist, 2), (ClassicArsonist, 2), (Bishop, 2), (BlackKnight, 3), (ClassicBrigands, 1)];
    let more = [(Caravan, 1), (HerbWoman, 2), (ClassicMerchant, 2), (ClassicScout, 2), (Spy, 3)];
    assert!(actions.iter().chain(&more).all(|&(card, times)| often(&[card], times)));
    assert!(often(&[ClassicAbbey, ClassicAqueduct, ClassicBathHouse, Church, ClassicLibrary, ClassicTownHall], 2));
    assert!(often(&[Garrison], 3) && often(&[Smithy, Foundry, Sawmill, WoolenMill, OreFleet, Karl, Colossus], 1));
    let events =
        [(CivilWar, 1), (Conflict, 1), (MasterBuilder, 1), (ClassicPlague, 2), (ProductiveYear, 2), (Progress, 2)];
    assert!(events.iter().chain(&[(YearEnd, 1)]).all(|&(card, times)| count(&setup.events, card) == times));
}

// --- The start ---

#[test]
fn the_cards_lie_in_five_stacks() {
    // classic 2: stacks of nearly equal size
    let sizes = |mode| setup(mode, 1).stacks.iter().map(|it| (it.back, it.cards.len())).collect::<Vec<_>>();
    let basic = Back::Of(Set::Classic);
    assert_eq!(sizes(Mode::Introductory), [(basic, 12), (basic, 12), (basic, 12), (basic, 13), (basic, 13)]);
}

#[test]
fn with_a_theme_set_four_stacks_lie_beside_two_and_the_goal_is_higher() {
    // classic 13, classic D4, classic D5, classic 15.1: without the Aqueducts
    let setup = setup(THEME, 1);
    let basic: Vec<usize> = setup.stacks[..4].iter().map(|it| it.cards.len()).collect();
    assert_eq!((basic, setup.stacks.len(), setup.stacks[4].back), (vec![15; 4], 6, Back::Of(Set::Artisans)));
    assert_eq!([Mode::Introductory, THEME].map(|mode| self::setup(mode, 1).options.target), [12, 13]);
    let five = Setup::draw(Options { stacks: 5, ..setup.options }, &mut Dice::new(1));
    assert_eq!(five.stacks[..5].iter().map(|it| it.cards.len()).collect::<Vec<_>>(), [12; 5]);
}

#[test]
fn a_starting_hand_comes_from_any_stack_but_the_others_and_the_regions_lie_as_one_likes() {
    // classic 2, classic 13
    let mut duel = Scene::start(Setup { first: A, ..setup(Mode::Introductory, 1) });
    let stack = duel.row(Row::stack(4));
    assert_eq!(duel.offers(A).len(), 5);
    duel.does(A, "stack 4").does(A, "card 5").does(A, "card 0").does(A, "card 0");
    assert_eq!(duel.row(Row::hand(A)), [stack[5], stack[0], stack[1]]);
    assert_eq!(duel.row(Row::stack(4))[..3], stack[2..5], "the order of the rest is kept");
    assert_eq!(duel.offers(B), ["stack 0", "stack 1", "stack 2", "stack 3"]);
    duel.does(B, "stack 0").does(B, "card 0").does(B, "card 0").does(B, "card 0");
    // Each region stores 1 resource, also the gold field.
    duel.does(A, "choose 3,b").stores(A, "-1,a", 1).total(A, 6).total(B, 6).points(A, 2).points(B, 2);
}

#[test]
fn who_begins_falls_by_lot() {
    // classic 2
    let firsts: std::collections::BTreeSet<_> = (0..20).map(|seed| setup(Mode::Introductory, seed).first).collect();
    assert_eq!(firsts.len(), 2);
}

// --- The principality ---

#[test]
fn a_settlement_has_a_site_above_and_below_and_a_city_two_of_each() {
    // classic 3, classic/settlement-start E, classic/city E, classic/city R1
    let sites =
        |duel: &Scene| duel.offers(A).into_iter().filter(|it| it.starts_with("build garrison")).collect::<Vec<_>>();
    let duel = classic().stored(A, Lumber, 1).stored(A, Brick, 1).hand(A, [Garrison]);
    assert_eq!(sites(&duel), ["build garrison 0,a", "build garrison 0,b", "build garrison 2,a", "build garrison 2,b"]);
    // A city may have red and green cards; red cards may be built nowhere else.
    let duel =
        classic().rich(A).city(A, 0).at(A, Garrison, "0,a").at(A, Church, "0,a").hand(A, [ClassicLibrary, Garrison]);
    assert_eq!(sites(&duel), ["build garrison 0,b", "build garrison 2,a", "build garrison 2,b"]);
    duel.refuses(A, "build library 2,a", Refusal::NotThere);
}

#[test]
fn roads_settlements_and_cities_have_their_prices_and_points() {
    // classic 8, classic/road E, classic/settlement E, classic/city E, classic/road-start E
    let mut duel = classic().rich(A);
    duel.does(A, "road right").stock(A, Lumber, 2).stock(A, Brick, 1).points(A, 2).rests();
    duel.does(A, "settlement right").stock(A, Lumber, 1).stock(A, Brick, 0).stock(A, Wool, 2).stock(A, Grain, 2);
    let first = duel.offers(A)[0].clone();
    duel.does(A, &first).points(A, 3).rests();
    duel.does(A, "city 0").stock(A, Grain, 0).stock(A, Ore, 0).points(A, 4).rests();
    duel.does(A, "end");
}

#[test]
fn a_road_lies_beside_an_own_place_and_two_never_side_by_side() {
    // classic/road E, classic 3
    let duel = classic().road(A).rich(A);
    assert!(!duel.offers(A).contains(&"road right".into()) && duel.offers(A).contains(&"road left".into()));
}

#[test]
fn demolished_cards_go_to_the_discard_pile_and_nothing_comes_back() {
    // classic 8, classic D43: it goes neither to a hand nor under a stack
    let mut duel = classic().with(A, [Garrison]);
    let dealt = |duel: &Scene| (0..3).map(|at| duel.row(Row::stack(at)).len()).sum::<usize>();
    let before = dealt(&duel);
    duel.removes(A, Garrison).holds(A, []).total(A, 0);
    assert_eq!((duel.row(Row::discard(A)), dealt(&duel)), (vec![Garrison], before));
    // The site is free again.
    duel.rich(A).builds(A, Smithy).rests();
}

#[test]
fn center_cards_are_never_removed() {
    // classic 8
    classic().city(A, 0).refuses(A, "remove", Refusal::NothingToRemove);
}

// --- Resources ---

#[test]
fn who_gains_chooses_the_region_and_what_finds_no_room_is_lost() {
    // classic 4, classic 18
    let mut duel = classic().grown(A, ClassicHills);
    duel.event(EventFace::Harvest);
    assert!(["take 1,b", "take 5,a"].iter().all(|it| duel.offers(A).contains(&it.to_string())));
    let mut duel = classic().rich(A);
    duel.event(EventFace::Harvest).takes(B, Gold).total(A, 18).total(B, 1).rests();
}

#[test]
fn production_raises_the_regions_of_its_number_and_never_a_sister() {
    // classic 4
    let mut duel = classic().grown(A, ClassicHills).stock_at(A, "1,b", 3).before_roll();
    duel.dice(5, EventFace::Trade).stores(A, "1,b", 3).stores(A, "5,a", 0);
}

// --- The turn ---

#[test]
fn the_event_comes_before_production() {
    // classic 5: brigands count 8 resources, before the roll produces ore
    let mut duel = classic().before_roll().stored(A, Wool, 3).stored(A, Gold, 3).stored(A, Lumber, 2);
    duel.s.turn = 5;
    duel.dice(2, EventFace::Brigands).stock(A, Wool, 0).stock(A, Ore, 1).stock(A, Gold, 3).rests();
}

#[test]
fn brigands_stay_away_in_the_first_two_turns_of_each_player() {
    // classic 6, classic D37
    for (turn, wool) in [(1, 3), (4, 3), (5, 0)] {
        let mut duel = classic().rich(A);
        duel.s.turn = turn;
        duel.event(EventFace::Brigands).stock(A, Wool, wool).stock(A, Ore, wool).stock(A, Gold, 3);
    }
}

#[test]
fn brigands_leave_seven_resources_alone() {
    // classic 6: more than 7
    let mut duel = classic().stored(A, Wool, 3).stored(A, Ore, 3).stored(A, Gold, 1);
    duel.s.turn = 5;
    duel.event(EventFace::Brigands).total(A, 7);
}

#[test]
fn the_holder_of_the_mill_token_takes_a_resource_for_which_there_is_room() {
    // classic 6, classic 7, classic D38
    let mut duel = classic().city(A, 0).with(A, [OreFleet]).stored(B, Ore, 1).stored(B, Wool, 1);
    duel.event(EventFace::Trade).names(A, Wool).stock(A, Wool, 1).total(B, 1).rests();
    let mut duel = classic().city(A, 0).with(A, [OreFleet]).stored(A, Ore, 3).stored(B, Ore, 1);
    duel.event(EventFace::Trade).stock(B, Ore, 1).rests();
    // Here nobody has the advantage.
    let mut duel = classic().stored(B, Ore, 1);
    duel.event(EventFace::Trade).stock(B, Ore, 1).rests();
}

#[test]
fn only_the_better_one_wins_a_tournament() {
    // classic 6: in a tie nobody receives anything, also at 0 to 0
    let mut duel = classic();
    duel.event(EventFace::Celebration).total(A, 0).total(B, 0).rests();
    let mut duel = classic().with(A, [Hagen]).with(B, [Otto]);
    duel.event(EventFace::Celebration).total(A, 0).total(B, 0).rests();
    let mut duel = classic().with(A, [Hagen]).with(B, [Pippin]);
    duel.event(EventFace::Celebration).takes(B, Gold).total(A, 0).rests();
}

#[test]
fn in_a_good_year_each_receives_a_resource_of_choice() {
    // classic 6, classic 4: gold too, the active player first
    let mut duel = classic();
    duel.event(EventFace::Harvest).takes(A, Gold).takes(B, Ore).total(A, 1).total(B, 1).rests();
}

#[test]
fn two_faces_of_the_event_die_draw_an_event_card() {
    // classic 6
    let weights: Vec<u32> = EventFace::ALL.iter().map(|face| face.weight()).collect();
    assert_eq!((weights.iter().sum::<u32>(), EventFace::Card.weight()), (6, 2));
}

// --- Tokens ---

#[test]
fn the_knight_token_needs_more_strength_and_nothing_else() {
    // classic 7, classic D26
    classic().with(A, [Siegfried]).points(A, 3);
    classic().with(A, [Siegfried]).with(B, [Hagen]).points(A, 2).points(B, 2);
}

#[test]
fn the_mill_token_needs_a_city() {
    // classic 7: if the leader has no city, nobody holds the token
    let duel = classic().with(A, [OreFleet, WoolFleet]).with(B, [Garrison]).city(B, 0);
    duel.points(A, 2).points(B, 3);
    duel.city(A, 0).points(A, 4);
}

#[test]
fn tokens_move_with_every_change_of_the_board() {
    // classic 7, classic 18
    let mut duel = classic().unlocked().with(A, [Otto]).with(B, [Karl]);
    duel.points(A, 2).points(B, 3);
    duel.plays(A, BlackKnight).rolls(A, 1).points(A, 3).points(B, 2).rests();
}

// --- Action cards ---

#[test]
fn action_cards_wait_until_both_together_had_seven_points() {
    // classic 9, classic D3
    let duel = classic().hand(A, [Caravan, ClassicScout]).stored(A, Ore, 1).with(A, [Siegfried]).with(B, [Church]);
    duel.points(A, 3).points(B, 4);
    let mut duel = classic().hand(A, [Caravan]).stored(A, Ore, 1).with(A, [Siegfried]).city(B, 0);
    duel.points(A, 3).points(B, 3);
    duel.refuses(A, "play caravan", Refusal::Locked);
    // Losing points later does not lock the cards again.
    duel = duel.city(B, 2);
    duel.removes(A, Siegfried).points(A, 2).points(B, 4);
    duel.plays(A, Caravan).takes(A, Gold).rests();
}

#[test]
fn an_action_card_costs_nothing_and_is_discarded_for_all_to_see() {
    // classic 9, classic D44: the top card is open
    let mut duel = classic().unlocked().stored(A, Ore, 1);
    duel.plays(A, Caravan).takes(A, Gold).rests();
    let view = duel.duel.view(&duel.s, Viewer::Seat(B));
    assert_eq!(view.discards[0].top.as_deref(), Some("caravan"));
    assert_eq!(duel.looking_through(A), [Viewer::Full]);
}

#[test]
fn the_categories_of_action_cards_are_those_of_the_rules() {
    // classic 9
    use crate::card::CardKind::{Attack, Defense, Neutral};
    let kinds = [
        (Attack, vec![ClassicArsonist, BlackKnight, ClassicBrigands, ClassicMerchant, Spy]),
        (Neutral, vec![Alchemist, Caravan, ClassicScout]),
        (Defense, vec![Bishop, HerbWoman]),
    ];
    assert!(kinds.iter().all(|(kind, cards)| cards.iter().all(|card| card.def().kind == *kind)));
}

// --- Trade ---

#[test]
fn the_bank_gives_one_for_three() {
    // classic 9
    let mut duel = classic().stored(A, Wool, 3);
    duel.trades(A, Wool, Gold).stock(A, Wool, 0).stock(A, Gold, 1).rests();
    classic().stored(A, Wool, 2).refuses(A, "trade wool gold", Refusal::TooLittleForTheBank);
}

#[test]
fn the_active_player_offers_resources_for_resources_and_the_other_answers() {
    // classic 9
    let scene = classic().stored(A, Wool, 2).stored(A, Ore, 1).stored(B, Gold, 3);
    let mut duel = scene.clone();
    duel.does(A, "offer 2wool+ore for gold").asks(B, "offer 3 1");
    assert_eq!(duel.offers(B), ["accept", "pass"]);
    duel.accepts(B).stock(A, Wool, 0).stock(A, Gold, 1).stock(B, Wool, 2).stock(B, Ore, 1).stock(B, Gold, 2).rests();
    let mut duel = scene;
    duel.does(A, "offer ore for gold").passes(B).stock(A, Ore, 1).stock(B, Gold, 3).rests();
}

#[test]
fn nobody_offers_a_gift_or_what_cannot_be_given_or_taken() {
    // classic 9, classic D62: no gifts
    let duel = classic().stored(A, Wool, 1).stored(A, Ore, 3).stored(B, Gold, 1).stored(B, Wool, 3).stored(B, Ore, 1);
    assert_eq!(duel.offers(A)[6..], ["offer ore for wool", "offer ore for gold"]);
    assert!(duel.duel.action_from("offer wool for").is_err() && duel.duel.action_from("offer 0wool for ore").is_err());
    duel.refuses(A, "offer wool for wool", Refusal::NoDeal);
    duel.refuses(A, "offer gold for wool", Refusal::CannotAfford { short: 1 });
    duel.refuses(A, "offer wool for ore", Refusal::NoRoom);
    duel.refuses(A, "offer ore for brick", Refusal::OtherCannot);
    duel.refuses(A, "offer wool for gold", Refusal::OtherCannot);
    crate::testkit::duel().refuses(A, "offer wool for gold", Refusal::OffersNotPlayed);
}

#[test]
fn there_are_only_ten_offers_in_a_turn() {
    // classic D61: a declined offer may be repeated
    let mut duel = classic().stored(A, Wool, 1).stored(B, Gold, 1);
    for _ in 0..10 {
        duel.does(A, "offer wool for gold").passes(B);
    }
    duel.refuses(A, "offer wool for gold", Refusal::NoMoreOffers);
    assert_eq!(duel.offers(A), ["end"]);
    duel.does(A, "end").does(A, "draw 0").does(A, "draw 0").does(A, "draw 0");
    assert_eq!((duel.s.active, duel.s.offers), (B, 0));
}

// --- The hand ---

#[test]
fn each_missing_card_is_drawn_or_searched_for() {
    // classic 10
    let mut duel = table().hand(A, [Garrison]).stored(A, Wool, 2);
    duel.does(A, "end").asks(A, "fill");
    assert_eq!(duel.offers(A).len(), 10);
    let third = duel.row(Row::stack(3))[2];
    duel.does(A, "search 3").takes_card(A, third).total(A, 0);
    assert_eq!(duel.offers(A).len(), 5, "a search cannot be paid any more");
    duel.refuses(A, "search 1", Refusal::CannotAfford { short: 2 });
    duel.does(A, "draw 0");
    assert_eq!((duel.s.active, duel.s.hand(A).len()), (B, 3), "nothing is exchanged after a draw");
}

#[test]
fn whoever_has_paid_and_looked_takes_a_card() {
    // classic 10
    let mut duel = table().hand(A, [Garrison, Spy]).stored(A, Wool, 2);
    duel.does(A, "end").does(A, "search 3").refuses(A, "pass", Refusal::NotOffered);
}

#[test]
fn a_card_is_exchanged_for_one_of_the_stack_it_goes_under() {
    // classic 10
    let mut duel = table().hand(A, [Garrison, Spy, Otto]).stored(A, Wool, 2);
    duel.does(A, "end").asks(A, "exchange");
    duel.does(A, "put garrison 2");
    assert_eq!(duel.offers(A), ["draw 2", "search 2"]);
    duel.does(A, "search 2").takes_card(A, Garrison);
    assert_eq!(duel.s.active, B);
}

#[test]
fn whoever_has_too_many_cards_puts_them_under_stacks_of_his_choice() {
    // classic 10: a card may be exchanged, because none was missing; classic D52
    let mut duel = table().hand(A, [Garrison, Spy, Otto, Karl]);
    duel.does(A, "end").asks(A, "too-many");
    assert!((0..5).all(|stack| duel.offers(A).contains(&format!("put karl {stack}"))));
    duel.does(A, "put karl 4").asks(A, "exchange");
}

#[test]
fn an_empty_stack_takes_cards_and_with_all_of_them_empty_drawing_stops() {
    // classic 10
    let mut duel = table().hand(A, [Garrison, Spy, Otto, Karl]).empty_stacks();
    duel.does(A, "end").does(A, "put karl 4");
    assert_eq!(duel.row(Row::stack(4)), [Karl]);
    let mut duel = table().hand(A, [Garrison]).empty_stacks();
    duel.does(A, "end");
    assert_eq!((duel.s.active, duel.s.hand(A).len()), (B, 1));
}

#[test]
fn a_card_that_comes_back_makes_the_other_keep_his_limit_at_once() {
    // classic 10, classic 18
    let mut duel = classic().unlocked().with(B, [Otto]).hand(B, [Garrison, Spy, Smithy]);
    duel.plays(A, BlackKnight).passes(B).rolls(A, 1);
    duel.asks(B, "too-many");
    duel.does(B, "put otto 0").rests();
}

#[test]
fn the_active_player_otherwise_waits_for_his_hand_step() {
    // classic 10
    let duel = classic().hand(A, [Garrison, Spy, Otto, Karl]);
    duel.rests();
    assert!(duel.offers(A).contains(&"end".to_string()));
}

// --- Victory ---

#[test]
fn twelve_points_win_at_once_in_the_own_turn_and_thirteen_with_a_theme_set() {
    // classic 11, classic D4
    assert_eq!([Mode::Introductory, THEME].map(|mode| Options::in_edition(&CLASSIC, mode).target), [12, 13]);
    let mut duel = classic().rich(A);
    duel.duel.setup.options.target = 3;
    duel.does(A, "city 0").won(A);
}

#[test]
fn points_of_the_others_turn_count_when_the_own_one_begins() {
    // classic 11, classic D49: only the active player wins
    let mut duel = classic().with(B, [Church, ClassicLibrary]).top(0, [Garrison, Garrison, Garrison]);
    duel.duel.setup.options.target = 5;
    duel.points(B, 5).rests();
    duel.does(A, "end").does(A, "draw 0").does(A, "draw 0").does(A, "draw 0").won(B);
}

#[test]
fn a_win_may_come_in_the_middle_of_an_event() {
    // classic 11: the other player loses the knight that had made both equal
    let mut duel = classic().before_roll().next_events([CivilWar]).with(A, [Otto]).with(B, [Walter]);
    duel.duel.setup.options.target = 3;
    duel.dice(1, EventFace::Card).won(A);
}

#[test]
fn a_settlement_that_wins_has_its_regions_first() {
    // classic 11, classic/settlement R1
    let mut duel = classic().road(A).rich(A);
    duel.duel.setup.options.target = 3;
    duel.does(A, "settlement right");
    let first = duel.offers(A)[0].clone();
    duel.does(A, &first).won(A);
}

// --- Specs, editions, positions ---

#[test]
fn the_specs_of_the_edition_are_read_and_written() {
    // classic D4, classic D5
    let read = |text: &str| Options::from_spec(text).map(|it| it.spec());
    assert_eq!(read("classic"), Ok("classic".into()));
    assert_eq!(read("classic:target=9"), Ok("classic:target=9".into()));
    assert_eq!(read("classic:target=12"), Ok("classic".into()));
    for wrong in ["classic:theme=gold", "classic:princes", "classic:gold", "classic:stacks=5", "classic:target=31"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    for spec in ["classic:artisans", "classic:artisans,stacks=5", "classic:artisans,target=12"] {
        assert_eq!(read(spec), Ok(spec.to_string()));
    }
    assert!(read("classic:artisans,stacks=6").unwrap_err().contains("3 to 5"));
    assert!(read("classic:artisans=yes").is_err() && read("classic:artisans,target=40").is_err());
}

#[test]
fn two_editions_call_two_cards_the_same() {
    // classic 17
    use crate::matches::edition::RIVALS;
    assert_eq!((RIVALS.card("abbey"), CLASSIC.card("abbey")), (Some(Abbey), Some(ClassicAbbey)));
    assert_eq!((Abbey.text_id(), ClassicAbbey.text_id()), ("abbey".into(), "classic-abbey".into()));
    assert_eq!((RIVALS.card("garrison"), CLASSIC.card("storehouse")), (None, None));
}

#[cfg(feature = "json")]
#[test]
fn a_position_that_cannot_be_is_refused_with_the_reason() {
    use kernel::Written;
    use serde_json::json;

    use crate::chapters::hand::HandFrame;

    let (classic, rivals) = (table().duel, crate::testkit::duel().duel);
    let why = |duel: &Duel, table| duel.read_table(&table).unwrap_err().to_string();
    assert!(why(&classic, json!({ "offers": 11 })).contains("no more than 10 offers"));
    assert!(why(&rivals, json!({ "offers": 1 })).contains("no more than 0 offers"));
    assert!(why(&classic, json!({ "unlocked": 1 })).contains("true or false"));
    assert!(why(&rivals, json!({ "unlocked": true })).contains("from the start"));
    assert!(why(&rivals, json!({ "phase": "fill" })).contains("is replenished"));
    let full = json!([{ "hand": ["garrison", "otto", "spy"] }]);
    assert!(why(&classic, json!({ "phase": "fill", "sides": full })).contains("no card is missing"));
    let s = classic.read_table(&json!({ "unlocked": true, "offers": 2 })).unwrap();
    assert_eq!((s.unlocked, s.offers), (true, 2));
    let over = json!([{}, { "hand": ["garrison", "garrison", "otto", "spy"] }]);
    let s = classic.read_table(&json!({ "sides": over })).unwrap();
    assert_eq!(s.agenda.top(), HandFrame::Surplus(B).into(), "the other keeps his limit first");
}
