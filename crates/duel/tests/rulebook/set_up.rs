//! Set-up.

use duel::Card::*;
use duel::Resource::*;
use duel::card::{Back, Set};
use duel::testkit::{A, B, Scene, duel, theme};
use duel::{Duel, EventFace, Mode, Options, Refusal, Row, Setup};
use kernel::testkit::Dice;
use kernel::{Game, Seat};

pub(crate) fn introductory(seed: u64) -> Setup {
    Setup::draw(Options::of(Mode::Introductory), &mut Dice::new(seed))
}

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
    scene.asks(A, "start-region");
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
fn the_era_of_explorers_has_two_stacks_of_twelve_a_sea_for_each_and_thirteen_events() {
    // enlightenment 2.1, enlightenment 5.1, enlightenment 8
    let options = Options::from_spec("duel:theme=explorers").unwrap();
    let setup = Setup::draw(options, &mut Dice::new(3));
    assert_eq!(setup.check(), Ok(()));
    assert_eq!(setup.stacks.iter().map(|it| it.cards.len()).collect::<Vec<_>>(), [12, 12, 12, 12, 12]);
    assert!(setup.face_up.iter().map(|it| it.card).eq([Shipyard, Shipyard]));
    assert_eq!((setup.events.len(), setup.seas[0].len(), setup.seas[1].len()), (13, 9, 9));
    assert_eq!(setup.events.iter().rev().position(|it| it.card == Yule), Some(3));
    // enlightenment D5, enlightenment D6, enlightenment 5.2: the Duel has 15 draw cards, Shipyards among them, and six sea cards
    let options = Options::from_spec("duel:princes=gold+turmoil+explorers").unwrap();
    let setup = Setup::draw(options, &mut Dice::new(3));
    let drawn = &setup.stacks[5].cards;
    assert_eq!((drawn.len(), setup.face_up.len(), setup.seas[0].len()), (15, 0, 6));
    assert_eq!(counted(drawn, &[Shipyard, SailmakersShop, Astronomer, Armory, LarsTheNavalHero]), [2, 2, 2, 1, 1]);
}

#[test]
fn the_era_of_sages_makes_stacks_of_seventeen_and_eighteen_and_a_face_up_one() {
    // enlightenment 3.1, enlightenment D8, enlightenment 5.1
    let setup = Setup::draw(Options::from_spec("duel:theme=sages").unwrap(), &mut Dice::new(3));
    assert_eq!(setup.check(), Ok(()));
    let mut stacks: Vec<usize> =
        setup.stacks.iter().filter(|it| it.back == Back::Of(Set::Sages)).map(|it| it.cards.len()).collect();
    stacks.sort_unstable();
    assert_eq!(stacks, [17, 18]);
    assert_eq!(counted(&setup.face_up, &[Manifesto]), [2]);
    assert_eq!((setup.face_up.len(), setup.events.len(), setup.out.len()), (2, 13, 0));
    assert_eq!(counted(&setup.events, &[Famine, CouncilOfTheSages]), [2, 2]);
    assert_eq!(setup.events.iter().rev().position(|it| it.card == Yule), Some(3));
}

#[test]
fn the_era_of_prosperity_makes_two_stacks_of_twelve() {
    // enlightenment 4.1, enlightenment 4.3, enlightenment 8: with four cards face up and four events
    let setup = Setup::draw(Options::from_spec("duel:theme=prosperity").unwrap(), &mut Dice::new(1));
    assert_eq!(setup.stacks.iter().map(|it| it.cards.len()).collect::<Vec<_>>(), [12; 5]);
    assert_eq!(counted(&setup.face_up, &[BuildersHut, Prince, Princess]), [2, 1, 1]);
    assert_eq!((setup.face_up.len(), setup.events.len(), setup.options.target), (4, 13, 12));
    assert_eq!(counted(&setup.events, &[Insurrection, Taxation]), [2, 2]);
    assert_eq!(setup.events.iter().rev().position(|it| it.card == Yule), Some(3));
}

#[test]
fn twenty_cards_of_the_era_of_sages_stay_in_the_duel() {
    // enlightenment 5.2, enlightenment D5, enlightenment D6: the Manifesto is drawn like the others
    let setup = Setup::draw(Options::of(Mode::Princes([Set::Gold, Set::Turmoil, Set::Sages])), &mut Dice::new(3));
    let stack = stack_of(&setup, Set::Sages);
    assert_eq!((stack.len(), setup.face_up.len()), (20, 0));
    let count = |card| stack.iter().filter(|&&it| it == card).count();
    let once = [
        DisputeOfTheSages,
        GreatForesight,
        PowerOfTheGroves,
        WiseProtection,
        WiseCompensation,
        Frederich,
        Peter,
        Piet,
        PrincipalSageWoman,
        GroveOfFraternity,
        GroveOfFreedom,
        GroveOfJustice,
        GroveOfPeace,
        Robert,
        AcademyOfSages,
        Courthouse,
        Granary,
        Manifesto,
    ];
    assert!(once.iter().all(|&card| count(card) == 1), "{stack:?}");
    assert_eq!(count(AgeOfEnlightenment), 2);
}

#[test]
fn thirteen_cards_of_the_era_of_prosperity_stay_in_the_duel() {
    // enlightenment 5.2, enlightenment D5, enlightenment D6
    let princes = Options::of(Mode::Princes([Set::Gold, Set::Turmoil, Set::Prosperity]));
    for seed in 0..10 {
        let setup = Setup::draw(princes, &mut Dice::new(seed));
        let stack = setup.stacks.iter().find(|it| it.back == Back::Of(Set::Prosperity)).expect("each set has a stack");
        let actions = [ArtworkFountain, ArtworkSculpture, CourtAstrologer, FeedingThePoor, Prosperity];
        assert_eq!(counted(&stack.cards, &actions), [1; 5]);
        let others = [CommonLand, VillageSchool, Prince, Aqueduct, BuildersHut, Hospital, Monument, Mercenaries];
        assert_eq!((counted(&stack.cards, &others), stack.cards.len()), (vec![1; 8], 13));
        // One of each event bears no half moon: it is always in.
        assert!(counted(&setup.events, &[Insurrection, Taxation]).iter().all(|&count| count >= 1));
        assert_eq!(setup.face_up.len(), 0);
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
    let sets: Vec<Set> = options.sets().collect();
    let moons = |def: &duel::card::CardDef| def.printings.iter().any(|it| it.half_moon > 0 && sets.contains(&it.set));
    let events = duel::Card::ALL.iter().filter(|it| it.def().kind == duel::card::CardKind::Event);
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
