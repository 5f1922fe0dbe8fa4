//! One test per rule of the Rivals edition, named as the rule and citing its section.

use duel::Card::*;
use duel::Resource::*;
use duel::card::{Back, Set};
use duel::testkit::{A, B, Scene, duel, theme};
use duel::{Duel, End, Event, EventFace, Mode, Options, Refusal, Row, Setup, Token};
use kernel::testkit::Dice;
use kernel::{Awaits, Game, Seat};

fn introductory(seed: u64) -> Setup {
    Setup::draw(Options::of(Mode::Introductory), &mut Dice::new(seed))
}

// --- Set-up ---

#[test]
fn the_basic_cards_make_four_stacks_of_nine() {
    // rivals 5, rivals 1
    let setup = introductory(1);
    assert_eq!(setup.stacks.iter().map(|it| it.cards.len()).collect::<Vec<_>>(), [9; 4]);
    assert_eq!((setup.events.len(), setup.regions.len(), setup.out.len(), setup.face_up.len()), (9, 12, 0, 0));
    assert_eq!(Duel::new(setup).unwrap().start().victory_points(&Duel::new(introductory(1)).unwrap(), A), 2);
}

#[test]
fn yule_lies_fourth_from_the_bottom() {
    // rivals 5, rivals 16
    for seed in 0..20 {
        assert_eq!(introductory(seed).events.iter().rev().position(|it| it.card == Yule), Some(3));
    }
}

#[test]
fn each_start_region_holds_one_but_gold() {
    // rivals 5
    let scene = Scene::start(introductory(1));
    for (spot, count) in [("-1,a", 1), ("1,a", 0), ("3,a", 1), ("-1,b", 1), ("1,b", 1), ("3,b", 1)] {
        scene.stores(A, spot, count).stores(B, spot, count);
    }
}

#[test]
fn the_start_numbers_are_those_of_red_and_blue() {
    // rivals 5, rivals 18.1, rivals 18.2: red produces lumber on 2, blue brick.
    let mut scene = duel().before_roll();
    scene.dice(6, EventFace::Trade);
    scene.stock(A, Grain, 1).stock(B, Ore, 1).total(A, 1).total(B, 1);
}

#[test]
fn every_number_is_once_with_each_player_and_twice_in_the_stack() {
    // rivals 5, rivals 18.3
    let mut numbers: Vec<u8> = introductory(1).regions.iter().map(|it| it.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
}

#[test]
fn the_starting_hands_are_the_three_top_cards_of_two_different_stacks() {
    // rivals 5
    let setup = introductory(3);
    let (first, other) = (setup.first, Seat(1 - setup.first.0));
    let top: Vec<_> = setup.stacks[2].cards[..3].iter().map(|it| it.card).collect();
    let mut scene = Scene::start(setup);
    scene.does(first, "stack 2");
    scene.holds(first, top);
    scene.refuses(other, "stack 2", Refusal::NotOffered);
    scene.does(other, "stack 0");
    scene.asks(first, "roll");
}

#[test]
fn who_begins_is_drawn_by_lot() {
    // rivals 5, rivals 18.27
    let firsts: std::collections::BTreeSet<_> = (0..20).map(|seed| introductory(seed).first).collect();
    assert_eq!(firsts.len(), 2);
}

#[test]
fn in_the_theme_game_players_search_a_stack_and_lay_their_regions() {
    // rivals 12, rivals 18.27
    let mut scene = Scene::start(theme(Set::Gold).duel.setup().clone());
    let stack = scene.row(Row::stack(1));
    scene.does(A, "stack 1").does(A, "card 4").does(A, "card 2").does(A, "card 0");
    assert_eq!(scene.row(Row::hand(A)), [stack[4], stack[2], stack[0]]);
    assert_eq!(scene.row(Row::stack(1))[..3], [stack[1], stack[3], stack[5]], "the order is kept");
    scene.refuses(B, "stack 1", Refusal::NotOffered);
    scene.does(B, "stack 0").does(B, "card 0").does(B, "card 0").does(B, "card 0");
    scene.asks(A, "lay start region 1");
    // The gold field is empty, the forest is not: stocks stay with the cards.
    scene.does(A, "choose 1,a");
    scene.stores(A, "-1,a", 0).stores(A, "1,a", 1);
    for _ in 0..4 {
        let first = scene.offers(A)[0].clone();
        scene.does(A, &first);
    }
    for _ in 0..5 {
        let first = scene.offers(B)[0].clone();
        scene.does(B, &first);
    }
    scene.asks(A, "roll");
}

#[test]
fn a_start_hand_is_searched_out_of_a_basic_stack() {
    // rivals 12, rivals 13
    let scene = Scene::start(duel().duel.setup().clone());
    assert_eq!(scene.offers(A), ["stack 0", "stack 1", "stack 2"]);
}

/// How often each of these cards is printed on a list.
fn counted(cards: &[duel::Print], titles: &[duel::Card]) -> Vec<usize> {
    titles.iter().map(|&title| cards.iter().filter(|it| it.card == title).count()).collect()
}

#[test]
fn the_era_of_turmoil_makes_two_stacks_of_eleven() {
    // rivals 12, rivals 1: with two Hedge Taverns face up and four events
    let setup = Setup::draw(Options::from_spec("duel:theme=turmoil").unwrap(), &mut Dice::new(1));
    assert_eq!(setup.stacks.iter().map(|it| it.cards.len()).collect::<Vec<_>>(), [12, 12, 12, 11, 11]);
    assert_eq!((setup.face_up.len(), counted(&setup.face_up, &[HedgeTavern])), (2, vec![2]));
    assert_eq!((setup.events.len(), setup.out.len(), setup.options.target), (13, 0, 12));
    assert_eq!(counted(&setup.events, &[Riots, Feud, FraternalFeuds]), [2, 2, 2]);
    assert_eq!(setup.events.iter().rev().position(|it| it.card == Yule), Some(3));
}

#[test]
fn twelve_cards_of_the_era_of_turmoil_stay_in_the_duel() {
    // rivals 13
    let princes = Options::of(Mode::Princes([Set::Gold, Set::Turmoil, Set::Progress]));
    for seed in 0..10 {
        let setup = Setup::draw(princes, &mut Dice::new(seed));
        let stack = setup.stacks.iter().find(|it| it.back == Back::Of(Set::Turmoil)).expect("each set has a stack");
        let left = [HedgeTavern, ChapelLow, ChapelHigh, FireBrigade, LargeFestivalHall, LookoutTower, Heinrich];
        assert_eq!(counted(&stack.cards, &left), [1; 7]);
        assert_eq!(counted(&stack.cards, &[Archer, Arsonist, Traitor, VoyageOfPlunder, Brigands]), [1; 5]);
        assert_eq!(stack.cards.len(), 12);
        // One of the Riots bears no half moon: it is always in.
        assert!(counted(&setup.events, &[Riots])[0] >= 1);
        assert_eq!((setup.events.len(), setup.face_up.len()), (12, 0));
    }
}

/// The cards of every stack of a set, sorted.
fn stack_of(setup: &Setup, set: Set) -> Vec<duel::Card> {
    let stacks = setup.stacks.iter().filter(|stack| stack.back == Back::Of(set));
    let mut cards: Vec<_> = stacks.flat_map(|stack| stack.cards.iter().map(|it| it.card)).collect();
    cards.sort_unstable();
    cards
}

#[test]
fn the_era_of_gold_makes_two_stacks_of_eleven_and_a_face_up_one() {
    // rivals 12, rivals 1
    let setup = Setup::draw(Options::from_spec("duel:theme=gold").unwrap(), &mut Dice::new(1));
    assert_eq!(setup.stacks.iter().map(|it| it.cards.len()).collect::<Vec<_>>(), [12, 12, 12, 11, 11]);
    let sets = [Set::Basic, Set::Basic, Set::Basic, Set::Gold, Set::Gold];
    assert!(setup.stacks.iter().map(|it| it.back).eq(sets.map(Back::Of)));
    assert!(setup.face_up.iter().map(|it| it.card).eq([MerchantGuild, MerchantGuild]));
    assert_eq!((setup.events.len(), setup.out.len(), setup.options.target), (12, 0, 12));
    assert_eq!(setup.events.iter().rev().position(|it| it.card == Yule), Some(3));
    assert!(setup.events.iter().any(|it| it.card == GiftForThePrince));
}

#[test]
fn twelve_cards_of_the_era_of_gold_stay_in_the_duel_of_the_princes() {
    // rivals 13
    let sets = [Set::Gold, Set::Turmoil, Set::Progress];
    let setup = Setup::draw(Options::of(Mode::Princes(sets)), &mut Dice::new(1));
    let mut left = [
        MerchantGuild,
        Moneylender,
        Mint,
        StapleHouse,
        SaltSilo,
        GoldCache,
        TradeMaster,
        Gudrun,
        Merchant,
        Merchant,
        PirateShip,
        PirateShip,
    ];
    left.sort_unstable();
    assert_eq!(stack_of(&setup, Set::Gold), left);
    assert_eq!(setup.stacks.iter().filter(|stack| stack.back == Back::Of(Set::Gold)).count(), 1);
    // All events of the set bear the half moon: they are only drawn to fill the stack up.
    let gifts = |cards: &[duel::Print]| cards.iter().filter(|it| it.card == GiftForThePrince).count();
    let gift_is_out = |seed| {
        let setup = Setup::draw(Options::of(Mode::Princes(sets)), &mut Dice::new(seed));
        assert_eq!((setup.events.len(), gifts(&setup.events) + gifts(&setup.out)), (12, 1));
        gifts(&setup.out) == 1
    };
    let outs: std::collections::BTreeSet<bool> = (0..20).map(gift_is_out).collect();
    assert_eq!(outs.len(), 2);
}

#[test]
fn the_era_of_progress_makes_two_stacks_of_twelve() {
    // rivals 12, rivals 1: with two Universities face up and five events
    let setup = Setup::draw(Options::from_spec("duel:theme=progress").unwrap(), &mut Dice::new(1));
    assert_eq!(setup.stacks.iter().map(|it| it.cards.len()).collect::<Vec<_>>(), [12; 5]);
    assert_eq!((setup.face_up.len(), counted(&setup.face_up, &[University])), (2, vec![2]));
    assert_eq!((setup.events.len(), setup.out.len(), setup.options.target), (14, 0, 12));
    assert_eq!(counted(&setup.events, &[Plague, Invention]), [3, 3]);
    assert_eq!(setup.events.iter().rev().position(|it| it.card == Yule), Some(3));
}

#[test]
fn fourteen_cards_of_the_era_of_progress_stay_in_the_duel() {
    // rivals 13
    let princes = Options::of(Mode::Princes([Set::Gold, Set::Turmoil, Set::Progress]));
    for seed in 0..10 {
        let setup = Setup::draw(princes, &mut Dice::new(seed));
        let stack = setup.stacks.iter().find(|it| it.back == Back::Of(Set::Progress)).expect("each set has a stack");
        let left = [University, Library, TownHall, Pharmacy, BuildingCrane, ChiefCannoneer];
        assert_eq!(counted(&stack.cards, &left), [1; 6]);
        let actions = [Benjamin, Doctor, Guido, Gustav, MineralMining, ThreeFieldSystem];
        assert_eq!(counted(&stack.cards, &actions), [1; 6]);
        assert_eq!((counted(&stack.cards, &[BathHouse]), stack.cards.len()), (vec![2], 14));
        // One Plague bears no half moon: it is always in.
        assert!(counted(&setup.events, &[Plague])[0] >= 1);
    }
}

#[test]
fn the_duel_of_the_princes_has_six_stacks_and_twelve_events() {
    // rivals 13, rivals 11
    let options = Options::from_spec("duel:princes=gold+turmoil+progress").unwrap();
    assert_eq!((options.target, options.spec().as_str()), (13, "duel:princes=gold+turmoil+progress"));
    let mut out = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let setup = Setup::draw(options, &mut Dice::new(seed));
        assert_eq!(setup.check(), Ok(()));
        let sets = [Set::Basic, Set::Basic, Set::Basic, Set::Gold, Set::Turmoil, Set::Progress];
        assert!(setup.stacks.iter().map(|it| it.back).eq(sets.map(Back::Of)));
        assert_eq!(setup.stacks.iter().map(|it| it.cards.len()).collect::<Vec<_>>(), [12, 12, 12, 12, 12, 14]);
        assert_eq!((setup.face_up.len(), setup.events.len(), setup.out.len()), (0, 12, 9));
        // Six are in for sure; the other six are drawn out of fifteen.
        let sure = [Yule, Invention, YearOfPlenty, TravelingMerchant, Riots, Plague];
        assert!(counted(&setup.events, &sure).iter().all(|&count| count >= 1));
        assert_eq!(setup.events.iter().rev().position(|it| it.card == Yule), Some(3));
        out.extend(setup.out.iter().map(|it| it.card));
    }
    // Every event with a half moon is left out at some time, and no other.
    let moons = |def: &duel::card::CardDef| def.printings.iter().any(|it| it.half_moon > 0);
    let events = duel::Card::ALL.iter().filter(|it| it.def().kind == duel::card::Kind::Event);
    assert!(out.iter().eq(events.filter(|it| moons(it.def()))), "{out:?}");
}

#[test]
fn nobody_knows_which_events_are_out_of_the_game() {
    // rivals 13, rivals 15
    let options = Options::of(Mode::Princes([Set::Gold, Set::Turmoil, Set::Progress]));
    let scene = Scene::start(Setup::draw(options, &mut Dice::new(1)));
    for seat in [A, B] {
        let out = |seed| {
            let s = scene.duel.imagine(&scene.duel.known(&scene.s, seat), &mut Dice::new(seed));
            let mut cards = Scene { s, ..scene.clone() }.row(Row::OUT);
            cards.sort_unstable();
            cards
        };
        let worlds: std::collections::BTreeSet<_> = (0..20).map(out).collect();
        assert!(worlds.len() > 10, "{} different worlds", worlds.len());
    }
}

#[test]
fn a_duel_of_the_princes_that_is_laid_otherwise_is_refused() {
    // rivals 13
    let options = Options::from_spec("duel:princes=gold+turmoil+progress").unwrap();
    let fair = Setup::draw(options, &mut Dice::new(1));
    let why = |change: fn(&mut Setup)| {
        let mut setup = fair.clone();
        change(&mut setup);
        setup.check().unwrap_err().0
    };
    let thirteen = why(|setup| setup.events.insert(0, setup.out.pop().unwrap()));
    assert!(thirteen.contains("the event stack has 12 cards, not 13"), "{thirteen}");
    let no_plague = why(|setup| {
        while let Some(at) = setup.events.iter().position(|it| it.card == Plague) {
            let other = setup.out.iter().position(|it| it.card != Plague).expect("nine are out");
            std::mem::swap(&mut setup.events[at], &mut setup.out[other]);
        }
    });
    assert!(no_plague.contains("Plague belongs into the event stack"), "{no_plague}");
    let face_up = why(|setup| {
        let at = setup.stacks[5].cards.iter().position(|it| it.card == University).unwrap();
        let university = setup.stacks[5].cards.remove(at);
        setup.face_up.push(university);
    });
    assert!(face_up.contains("stack 5 has 13 cards, not 14"), "{face_up}");
    let early_yule = why(|setup| setup.events.swap(0, 8));
    assert!(early_yule.contains("Yule lies 4th from the bottom"), "{early_yule}");
}

// --- Principality ---

#[test]
fn the_center_row_grows_at_both_ends() {
    // rivals 2
    let mut scene = duel().rich(A);
    scene.does(A, "road left");
    let mut scene = scene.clone().rich(A);
    scene.refuses(A, "settlement right", Refusal::NoRoadThere);
    scene.does(A, "settlement left").does(A, "above forest-4");
    scene.stores(A, "-3,a", 0).stores(A, "-3,b", 0).points(A, 3).rests();
    let mut scene = scene.clone().rich(A);
    scene.does(A, "city -2");
    scene.points(A, 4);
}

#[test]
fn a_road_is_attached_once_to_each_end() {
    // rivals 2, rivals 18.4: 1 lumber and 2 brick
    let mut scene = duel().rich(A);
    scene.does(A, "road right");
    scene.stock(A, Lumber, 2).stock(A, Brick, 1);
    scene.clone().rich(A).refuses(A, "road right", Refusal::NoRoadThere);
}

#[test]
fn roads_settlements_and_cities_run_out() {
    // rivals 8, basic/road E, basic/road R2, basic/settlement E, basic/city E
    let mut scene = duel().rich(A);
    for round in 0..5 {
        scene.does(A, "road right").pays_somehow(A);
        scene = scene.clone().rich(A);
        scene.does(A, "settlement right").pays_somehow(A);
        let above = scene.offers(A)[0].clone();
        scene.does(A, &above);
        scene = scene.clone().rich(A);
        scene.points(A, 3 + round);
    }
    scene.does(A, "road right").pays_somehow(A);
    scene = scene.clone().rich(A);
    scene.refuses(A, "settlement right", Refusal::SupplyEmpty);
    scene.does(A, "road left").pays_somehow(A);
    for column in 0..7 {
        scene = scene.clone().rich(A);
        scene.does(A, &format!("city {}", 2 * column)).pays_somehow(A);
    }
    scene = scene.clone().rich(A).rich(B).turn(B);
    scene.refuses(B, "road left", Refusal::SupplyEmpty);
    scene.refuses(B, "city 0", Refusal::SupplyEmpty);
}

#[test]
fn seven_roads_and_five_settlements_lie_in_the_supply() {
    // basic/road R1, basic/settlement R1, rivals 5
    assert_eq!(duel::RIVALS.supply, [7, 5, 7]);
}

#[test]
fn the_builder_decides_which_region_goes_above() {
    // basic/settlement E, basic/settlement R2, rivals 2: the two top cards of the stack
    let mut scene = duel().road(A).rich(A).next_region("hills-1").next_region("fields-3");
    scene.does(A, "settlement right");
    assert_eq!(scene.offers(A), ["above fields-3", "above hills-1"]);
    scene.does(A, "above hills-1");
    let view = scene.duel.view(&scene.s, kernel::Viewer::Seat(B));
    let lies = |card: &str, at: &str| view.sides[0].regions.iter().any(|it| it.card == card && it.at == at);
    assert!(lies("hills-1", "5,a") && lies("fields-3", "5,b"));
    scene.rests();
}

#[test]
fn a_settlement_costs_one_each_of_lumber_brick_wool_and_grain() {
    // rivals 8, basic/settlement E
    let mut scene = duel().road(A).rich(A);
    scene.does(A, "settlement right");
    scene.stock(A, Lumber, 2).stock(A, Brick, 2).stock(A, Wool, 2).stock(A, Grain, 2).total(A, 14);
    let scene = duel().road(A).stored(A, Lumber, 1).stored(A, Brick, 1).stored(A, Wool, 1);
    scene.refuses(A, "settlement right", Refusal::CannotAfford { short: 1 });
}

#[test]
fn a_new_settlement_gives_one_site_above_and_one_below() {
    // basic/settlement E
    let mut scene = duel().road(A).rich(A).hand(A, [Storehouse, Abbey, TollBridge]);
    scene.does(A, "settlement right");
    let above = scene.offers(A)[0].clone();
    scene.does(A, &above);
    let mut scene = scene.rich(A);
    scene.does(A, "build storehouse 4,a").pays_somehow(A).does(A, "build abbey 4,b").pays_somehow(A);
    scene.clone().rich(A).refuses(A, "build toll-bridge 4,a", Refusal::NotThere);
}

#[test]
fn a_city_is_worth_two_points_and_keeps_the_cards_of_the_settlement() {
    // basic/city E, basic/city R1, basic/city R2, rivals 18.12
    let mut scene = duel().at(A, Abbey, "0,a").rich(A);
    scene.does(A, "city 0");
    scene.lies(A, Abbey, "0,a").points(A, 3);
    scene.refuses(A, "city 0", Refusal::NoSettlementThere);
    scene.refuses(A, "city 2", Refusal::CannotAfford { short: 4 });
    let mut scene = scene.clone().rich(A);
    scene.refuses(A, "city 0", Refusal::NoSettlementThere);
    scene.builds_at(A, Storehouse, "0,a");
    scene.lies(A, Storehouse, "0,a2");
}

#[test]
fn a_settlement_has_one_site_on_each_side() {
    // rivals 2
    let scene = duel().at(A, Abbey, "0,a").rich(A).hand(A, [Storehouse]);
    scene.refuses(A, "build storehouse 0,a", Refusal::NotThere);
    let builds: Vec<_> = scene.offers(A).into_iter().filter(|it| it.starts_with("build")).collect();
    assert_eq!(builds, ["build storehouse 0,b", "build storehouse 2,a", "build storehouse 2,b"]);
}

#[test]
fn red_cards_need_a_city() {
    // rivals 10
    let mut scene = duel().rich(A).hand(A, [HedgeTavern]);
    scene.refuses(A, "build hedge-tavern 0,a", Refusal::NotThere);
    scene = scene.city(A, 0);
    scene.does(A, "build hedge-tavern 0,b");
    scene.lies(A, HedgeTavern, "0,b").points(A, 4);
}

#[test]
fn which_of_two_sites_on_one_side_of_a_city_is_used_never_matters() {
    // rivals 2
    let mut scene = duel().city(A, 0).at(A, Abbey, "0,a").at(A, LumberCamp, "0,a");
    scene.removes(A, Abbey);
    scene.lies(A, LumberCamp, "0,a");
}

// --- Resources ---

#[test]
fn what_does_not_fit_is_lost() {
    // rivals 3
    let mut scene = duel().rich(A).before_roll();
    scene.dice(2, EventFace::Harvest);
    scene.takes(B, Ore);
    scene.total(A, 18).rests();
}

#[test]
fn the_payer_chooses_which_region_pays_only_if_that_is_a_choice() {
    // rivals 3
    let mut scene = duel().road(A).rich(A).next_region("hills-1").hand(A, [Abbey, ParishHall]);
    scene.does(A, "settlement right").does(A, "above hills-1");
    scene = scene.clone().stock_at(A, "5,a", 1).stock_at(A, "-1,b", 1);
    scene.does(A, "build abbey 0,a");
    assert_eq!(scene.offers(A), ["pay 5,a", "pay -1,b"]);
    scene.does(A, "pay 5,a");
    // One region with brick is left: nobody is asked.
    scene.does(A, "build parish-hall 0,b");
    scene.stock(A, Brick, 0).rests();
}

#[test]
fn the_taker_names_the_kind_and_nothing_is_taken_that_he_cannot_store() {
    // rivals 3, rivals 18.19
    let mut scene = duel().with(A, [LumberShip, OreShip, WoolShip]).stored(B, Ore, 2).stored(B, Wool, 1);
    scene = scene.stored(A, Ore, 3);
    scene.event(EventFace::Trade);
    scene.stock(A, Wool, 1).stock(B, Ore, 2).stock(B, Wool, 0).rests();
}

/// A player has a second region for ore, beyond a third settlement, and nothing in store.
fn with_second_mountains(seat: Seat) -> Scene {
    let mut scene = duel().road(seat).rich(seat).turn(seat).next_region("mountains-2");
    scene.does(seat, "settlement right").does(seat, "above mountains-2");
    scene.poor(seat).turn(A)
}

#[test]
fn the_giver_chooses_which_of_his_regions_gives() {
    // rivals 3, rivals 15
    let mut scene = with_second_mountains(B).stock_at(B, "5,a", 2).stock_at(B, "3,b", 2);
    scene = scene.with(A, [LumberShip, OreShip, WoolShip]);
    scene.event(EventFace::Trade);
    assert_eq!(scene.offers(B), ["pay 3,b", "pay 5,a"]);
    scene.does(B, "pay 5,a");
    scene.stores(B, "5,a", 1).stores(B, "3,b", 2).stock(A, Ore, 1).rests();
}

#[test]
fn whoever_has_two_regions_of_a_kind_chooses_which_receives() {
    // rivals 3
    let mut scene = with_second_mountains(A).stored(A, Wool, 3);
    scene.trades(A, Wool, Ore);
    assert_eq!(scene.offers(A), ["take 3,b", "take 5,a"]);
    scene.does(A, "take 5,a");
    scene.stores(A, "5,a", 1).stores(A, "3,b", 0).rests();
}

// --- Points and advantages ---

#[test]
fn an_advantage_needs_three_points_and_more_than_the_opponent() {
    // rivals 4
    duel().with(A, [Harald]).points(A, 2);
    duel().with(A, [Candamir]).points(A, 3);
    duel().with(A, [Candamir]).with(B, [Harald, Osmund]).points(A, 2).points(B, 2);
    duel().with(A, [LumberShip, OreShip]).points(A, 2);
    duel().with(A, [LumberShip, OreShip, WoolShip]).points(A, 3);
    duel().with(A, [LumberShip, OreShip, WoolShip]).with(B, [GrainShip, BrickShip, GoldShip]).points(A, 2).points(B, 2);
}

#[test]
fn an_advantage_is_lost_with_the_points() {
    // rivals 4
    let mut scene = duel().with(A, [Candamir]);
    scene.removes(A, Candamir);
    scene.points(A, 2);
}

#[test]
fn every_change_of_an_advantage_is_told() {
    // rivals 4: the condition decides, and everybody sees the token
    let told = |scene: &Scene| -> Vec<(Token, Option<Seat>)> {
        let token = |it: &Event| match *it {
            Event::Advantage { token, holder } => Some((token, holder)),
            _ => None,
        };
        scene.notes.events.iter().filter_map(token).collect()
    };
    let mut scene = duel().with(B, [Harald, Osmund]).rich(A);
    scene.builds(A, Candamir).pays_somehow(A);
    assert_eq!(told(&scene), [(Token::Hero, None)], "a tie");
    scene.builds(A, Inga).pays_somehow(A);
    assert_eq!(told(&scene), [(Token::Hero, Some(A))]);
    scene.removes(A, Inga).removes(A, Candamir);
    assert_eq!(told(&scene), [(Token::Hero, Some(B))], "it comes back without passing through nobody");

    let mut scene = duel().with(A, [LumberShip, OreShip]).rich(A);
    scene.builds(A, WoolShip).pays_somehow(A);
    assert_eq!(told(&scene), [(Token::Trade, Some(A))]);
    scene.builds(A, Marketplace).pays_somehow(A);
    assert_eq!(told(&scene), [], "more of the same is no change");
}

// --- Dice and events ---

#[test]
fn brigands_come_before_production_and_every_other_event_after() {
    // rivals 7: with 7 stored and production to 8, brigands find 7.
    let mut scene = duel().stored(A, Wool, 3).stored(A, Gold, 3).stored(A, Ore, 1).before_roll();
    scene.dice(2, EventFace::Brigands);
    scene.total(A, 8).stock(A, Wool, 3).rests();
    // A Celebration after production: what was produced takes room.
    let mut scene = duel().stored(A, Lumber, 2).before_roll();
    scene.dice(2, EventFace::Celebration);
    assert!(!scene.offers(A).contains(&"take -1,a".to_string()));
}

#[test]
fn brigands_take_all_wool_and_gold_of_whoever_has_more_than_seven() {
    // rivals 7, rivals 16
    let mut scene = duel().stored(A, Wool, 3).stored(A, Gold, 2).stored(A, Ore, 3).stored(B, Wool, 3).stored(B, Ore, 3);
    scene = scene.stored(B, Gold, 1);
    scene.event(EventFace::Brigands);
    scene.stock(A, Ore, 3).total(A, 3).total(B, 7).rests();
}

#[test]
fn trade_needs_the_trade_advantage() {
    // rivals 7, rivals 18.13
    let mut scene = duel().with(A, [LumberShip, OreShip]).rich(B);
    scene.event(EventFace::Trade);
    scene.total(B, 18).rests();
    let mut scene = duel().with(B, [LumberShip, OreShip, WoolShip]).stored(A, Ore, 1).stored(A, Wool, 1);
    scene.event(EventFace::Trade).names(B, Wool);
    scene.stock(A, Wool, 0).stock(B, Wool, 1).rests();
}

#[test]
fn a_celebration_rewards_the_most_skilful_or_both() {
    // rivals 7
    let mut scene = duel().with(B, [Austin]);
    scene.event(EventFace::Celebration).takes(B, Ore);
    scene.total(A, 0).rests();
    let mut tie = duel().turn(B);
    tie.event(EventFace::Celebration).takes(B, Ore).takes(A, Ore);
    tie.rests();
    let mut skilful = duel().with(A, [Austin]).with(B, [Irmgard]);
    skilful.event(EventFace::Celebration).takes(A, Ore).takes(B, Ore);
    skilful.rests();
}

#[test]
fn a_plentiful_harvest_brings_everybody_one_the_active_player_first() {
    // rivals 7
    let mut scene = duel().turn(B);
    scene.event(EventFace::Harvest).takes(B, Ore).takes(A, Wool);
    scene.stock(A, Wool, 1).stock(B, Ore, 1).total(A, 1).total(B, 1).rests();
}

#[test]
fn an_event_card_goes_to_the_bottom() {
    // rivals 7
    let mut scene = duel().next_events([TradeShipsRace]).before_roll();
    scene.dice(2, EventFace::Card);
    assert_eq!(scene.row(Row::EVENTS).last(), Some(&TradeShipsRace));
    let last = scene.row(Row::EVENTS).len() - 1;
    let view = scene.duel.view(&scene.s, kernel::Viewer::Seat(A));
    assert_eq!(view.events[last].card.as_deref(), Some("trade-ships-race"));
    assert_eq!(view.events[0].card, None);
}

#[test]
fn the_event_die_shows_the_card_twice() {
    // rivals 7
    let mut scene = duel().before_roll();
    scene.does(A, "roll");
    let mut list = kernel::Weighted::default();
    assert!(scene.duel.outcomes(&scene.s, &mut list));
    let sum: u32 = list.as_slice().iter().map(|it| it.1).sum();
    assert_eq!((list.as_slice().len(), sum), (30, 36));
}

// --- Action phase ---

#[test]
fn nothing_is_built_traded_or_taken_off_but_in_the_own_action_phase() {
    // rivals 6
    let mut scene = duel().with(A, [Abbey]).stored(A, Lumber, 3).stored(A, Brick, 3).hand(A, [Goldsmith]);
    let choices = ["road right", "trade lumber ore", "remove"];
    let refused = |scene: &Scene, seat: Seat, why: Refusal| {
        for choice in choices {
            scene.refuses(seat, choice, why);
        }
    };
    assert!(choices[..2].iter().all(|it| scene.offers(A).contains(&it.to_string())));
    let waiting = scene.clone().before_roll();
    refused(&waiting, A, Refusal::NotOffered);
    waiting.refuses(A, "play goldsmith", Refusal::NotNow);
    refused(&scene, B, Refusal::NotYourTurn);
    scene.does(A, "end");
    refused(&scene, A, Refusal::NotOffered);
}

#[test]
fn the_bank_asks_for_three() {
    // rivals 8, rivals 16
    let mut scene = duel().stored(A, Ore, 3);
    scene.refuses(A, "trade wool ore", Refusal::TooLittleForTheBank);
    scene.trades(A, Ore, Wool);
    scene.stock(A, Ore, 0).stock(A, Wool, 1).rests();
}

#[test]
fn the_bank_gives_nothing_that_finds_no_room() {
    // rivals 8, rivals 3
    duel().stored(A, Ore, 3).stored(A, Wool, 3).refuses(A, "trade ore wool", Refusal::NoRoom);
}

#[test]
fn a_played_card_goes_to_the_discard_pile() {
    // rivals 8, rivals 10
    let mut scene = duel().stored(A, Gold, 3);
    scene.plays(A, Goldsmith);
    assert_eq!(scene.row(Row::discard(A)), []);
    scene.takes(A, Ore).takes(A, Ore);
    assert_eq!(scene.row(Row::discard(A)), [Goldsmith]);
}

#[test]
fn own_cards_are_removed_in_the_theme_game_only() {
    // rivals 8, rivals 18.24
    let mut scene = theme(Set::Gold).with(A, [Abbey]);
    scene.removes(A, Abbey);
    assert_eq!(scene.row(Row::discard(A)), [Abbey]);
    scene.rests();
    let mut start = Scene::start(introductory(1)).with(A, [Abbey]);
    let first = start.s.active();
    start.does(first, "stack 0").does(Seat(1 - first.0), "stack 1");
    start.dice(3, EventFace::Trade);
    assert!(!start.offers(first).contains(&"remove".to_string()));
    start.refuses(first, "remove", Refusal::RemovalNotPlayed);
    theme(Set::Gold).refuses(A, "remove", Refusal::NothingToRemove);
}

#[test]
fn own_cards_may_always_go_and_it_is_offered_where_a_card_finds_no_site() {
    // rivals 8: even with free sites left
    let offers_removal = |scene: &Scene| scene.offers(A).contains(&"remove".to_string());
    let mut full = duel().with(A, [Abbey, Storehouse, TollBridge, ParishHall]).rich(A).hand(A, [Harald]);
    assert!(offers_removal(&full));
    full.removes(A, Abbey);
    assert!(!offers_removal(&full));
    full.removes(A, Storehouse);
    full.has_not(A, Storehouse).total(A, 18).rests(); // nothing is paid back
}

#[test]
fn a_removed_face_up_card_goes_back_there() {
    // rivals 8, rivals 12
    let mut scene = theme(Set::Turmoil).with(A, [HedgeTavern]);
    scene.removes(A, HedgeTavern);
    assert_eq!(scene.row(Row::FACE_UP), [HedgeTavern, HedgeTavern]);
}

#[test]
fn face_up_cards_are_built_from_the_table() {
    // rivals 12
    let mut scene = theme(Set::Turmoil).city(A, 0).rich(A);
    scene.does(A, "build hedge-tavern 0,a");
    scene.has(A, HedgeTavern).holds(A, []).rests();
    scene.clone().rich(A).refuses(A, "build hedge-tavern 0,b", Refusal::OneIsEnough);
}

#[test]
fn in_the_duel_there_is_no_face_up_stack() {
    // rivals 13, rivals 18.16
    assert_eq!(duel().row(Row::FACE_UP), []);
}

// --- Hands ---

#[test]
fn the_hand_is_brought_to_the_limit_one_card_after_the_other() {
    // rivals 9
    let mut scene = duel().top(2, [Scout, Abbey]);
    scene.does(A, "end").does(A, "draw 2").does(A, "draw 2").does(A, "draw 0");
    scene.asks(A, "exchange");
    assert_eq!(scene.row(Row::hand(A))[..2], [Scout, Abbey]);
}

#[test]
fn cards_come_from_any_draw_stack() {
    // rivals 9, rivals 12, rivals 13: those of the Theme Sets included
    let mut scene = duel().hand(A, [Scout]).stored(A, Ore, 2);
    let every = |what: &str| (0..6).map(|stack| format!("{what} {stack}")).collect::<Vec<_>>();
    scene.does(A, "end");
    assert_eq!(scene.offers(A), every("draw"));
    scene.does(A, "draw 3").does(A, "draw 4").does(A, "put scout 0");
    assert_eq!(scene.offers(A), [every("draw"), every("search")].concat());
}

#[test]
fn surplus_cards_go_under_matching_stacks() {
    // rivals 9
    let mut scene = duel().hand(A, [Scout, Abbey, Harald, Arsonist]);
    scene.does(A, "end");
    scene.refuses(A, "put arsonist 0", Refusal::NotOffered);
    scene.refuses(A, "pass", Refusal::NotOffered);
    scene.does(A, "put arsonist 4");
    assert_eq!(scene.row(Row::stack(4)).last(), Some(&Arsonist));
    scene.asks(A, "exchange");
}

#[test]
fn a_card_that_two_sets_print_goes_under_the_stack_with_its_own_back() {
    // rivals 1, gold/goldsmith E: two are of the Basic set, the third is of Gold
    let mut scene = duel().hand(A, [Goldsmith, Goldsmith, Goldsmith, Scout]);
    scene.does(A, "end");
    scene.refuses(A, "put gold/goldsmith 0", Refusal::NotOffered);
    scene.refuses(A, "put goldsmith 3", Refusal::NotOffered);
    scene.does(A, "put gold/goldsmith 3");
    assert_eq!(scene.row(Row::stack(3)).last(), Some(&Goldsmith));
}

#[test]
fn one_card_may_be_exchanged_for_a_top_card() {
    // rivals 9
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]).top(1, [Goldsmith]);
    scene.does(A, "end").does(A, "put scout 0").does(A, "draw 1");
    scene.holds(A, [Abbey, Harald, Goldsmith]).asks(B, "roll");
}

#[test]
fn or_two_resources_are_paid_and_a_stack_is_searched() {
    // rivals 9, rivals 18.15
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]).top(1, [Goldsmith, Candamir]);
    scene = scene.stored(A, Ore, 1).stored(A, Wool, 1);
    scene.does(A, "end").does(A, "put scout 0").does(A, "search 1");
    scene.total(A, 0).refuses(A, "pass", Refusal::NotOffered);
    scene.takes_card(A, Candamir);
    scene.holds(A, [Abbey, Harald, Candamir]);
    assert_eq!(scene.row(Row::stack(1))[0], Goldsmith); // the order is kept
}

#[test]
fn whoever_searches_pays_what_he_likes() {
    // rivals 9, rivals 18.15: two of a kind or not
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]).stored(A, Ore, 2).stored(A, Wool, 1);
    scene.does(A, "end").does(A, "put scout 0").does(A, "search 1");
    scene.pays(A, Wool).asks(A, "take a card"); // the second can only be ore
    scene.stock(A, Ore, 1).stock(A, Wool, 0);
}

#[test]
fn an_exchange_is_optional() {
    // rivals 6, rivals 9
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]);
    scene.does(A, "end").passes(A);
    scene.holds(A, [Scout, Abbey, Harald]).asks(B, "roll");
}

#[test]
fn an_empty_stack_stays_a_stack() {
    // rivals 9
    let mut scene = duel().hand(A, [Scout, Abbey, Harald]);
    while !scene.row(Row::stack(0)).is_empty() {
        let card = scene.row(Row::stack(0))[0];
        scene = scene.top(1, [card]);
    }
    scene.does(A, "end").does(A, "put scout 0");
    assert_eq!(scene.row(Row::stack(0)), [Scout]);
    scene.does(A, "draw 0");
    scene.holds(A, [Scout, Abbey, Harald]);
}

#[test]
fn where_there_is_nothing_to_draw_nothing_is_drawn() {
    // rivals 9
    let mut scene = duel().hand(A, [Scout]).empty_stacks();
    scene.does(A, "end").asks(A, "exchange");
    scene.does(A, "put scout 2");
    assert_eq!(scene.offers(A), ["draw 2"]); // the card that was put there, and nothing to pay a search with
    scene.does(A, "draw 2");
    scene.holds(A, [Scout]).asks(B, "roll");
    let mut nothing = duel().empty_stacks();
    nothing.does(A, "end").asks(B, "roll"); // and nothing to exchange
}

#[test]
fn the_passive_player_may_hold_more_than_the_limit() {
    // rivals 9, rivals 18.29
    let mut scene = duel().hand(B, [Scout, Abbey, Harald, Goldsmith, Candamir]).hand(A, [Austin, Inga, Osmund]);
    scene.does(A, "end").passes(A);
    scene.asks(B, "roll");
    assert_eq!(scene.row(Row::hand(B)).len(), 5);
}

// --- Victory ---

#[test]
fn enough_points_win_in_the_own_turn() {
    // rivals 11, rivals 18.18
    let mut setup = introductory(1);
    setup.first = A;
    let mut scene = Scene::start(setup).with(A, [Candamir, LumberShip, OreShip, WoolShip]).city(A, 0).city(A, 2);
    scene.points(A, 6);
    scene.does(A, "stack 0").does(B, "stack 1").dice(3, EventFace::Trade);
    scene.names(A, Grain);
    let mut scene = scene.road(A).rich(A);
    scene.does(A, "settlement right");
    let above = scene.offers(A)[0].clone();
    scene.does(A, &above);
    scene.won(A);
    assert_eq!(scene.duel.standing(&scene.s).unwrap().points[..2], [7, 2]);
}

#[test]
fn nobody_wins_in_the_turn_of_the_other() {
    // rivals 11: B has 7 points before A's turn is over, and wins in the own one.
    let mut setup = introductory(1);
    setup.first = A;
    let mut scene = Scene::start(setup).with(B, [Candamir, LumberShip, OreShip, WoolShip]).city(B, 0).city(B, 2);
    scene.does(A, "stack 0").does(B, "stack 1");
    let mut scene = scene.turn(B);
    scene.dice(3, EventFace::Brigands);
    let mut scene = scene.road(B).rich(B);
    scene.does(B, "settlement right");
    let above = scene.offers(B)[0].clone();
    // The same settlement in A's turn: nothing ends.
    let mut other = scene.clone().turn(A);
    other.does(B, &above);
    other.points(B, 7).asks(A, "action phase");
    scene.does(B, &above);
    scene.won(B);
}

#[test]
fn enough_points_at_the_start_of_a_turn_win_when_the_event_is_over() {
    // rivals 11: neither before the roll nor while the event goes on
    let mut setup = introductory(1);
    (setup.first, setup.options.target) = (A, 6);
    let mut scene = Scene::start(setup).with(A, [Candamir, LumberShip, OreShip, WoolShip]).city(A, 0).city(A, 2);
    scene.does(A, "stack 0").does(B, "stack 1").points(A, 6).asks(A, "roll");
    scene.dice(3, EventFace::Trade);
    scene.names(A, Grain);
    scene.won(A);
}

// --- Timing ---

#[test]
fn guards_share_one_roll_before_a_target_is_named() {
    // rivals 15
    let mut scene = duel().with(A, [HedgeTavern]).with(B, [Abbey, LookoutTower]);
    scene.plays(A, Arsonist);
    assert_eq!(scene.duel.awaits(&scene.s), Awaits::Chance);
    scene.rolls(B, 1);
    scene.rests();
}

#[test]
fn an_end_is_named_left_or_right() {
    // rivals 2
    assert_eq!(End::ALL.map(End::name), ["left", "right"]);
}
