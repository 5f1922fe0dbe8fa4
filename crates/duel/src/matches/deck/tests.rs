//! Legal decks, and matches that are dealt from two decks.

use kernel::InOrder;
use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring};

use super::{Deck, Decks};
use crate::card::Back;
use crate::card::Set;
use crate::cards::Card::{self, *};
use crate::matches::edition::CLASSIC;
use crate::matches::options::{Mode, Options};
use crate::matches::rules::Duel;
use crate::matches::setup::Setup;
use crate::position::piles::Row;
use crate::position::state::State;
use crate::testkit::{A, B, BASE_BOX, Scene, artisans_tournament, deck_with, tournament, tournament_of, with_decks};
use crate::vocabulary::action::Outcome;
use crate::vocabulary::resource::Resource::*;

fn classic() -> Options {
    Options::in_edition(&CLASSIC, Mode::Tournament(&[Set::Artisans]))
}

fn decks() -> Decks {
    tournament().decks().expect("everybody brings a deck")
}

/// A deck with the first cards of the list, the required events and these events.
fn deck(events: [Card; 4]) -> Deck {
    let options = tournament();
    let mut cards: Vec<Card> = decks().pool(&options, false).into_iter().take(33).collect();
    Deck { hand: cards.drain(..3).collect(), cards, events: [vec![Riots, Plague], events.to_vec()].concat() }
}

const EVENTS: [Card; 4] = [TravelingMerchant, TravelingMerchant, FraternalFeuds, Invention];

fn refused(change: impl Fn(&mut Deck)) -> String {
    let mut wrong = deck(EVENTS);
    change(&mut wrong);
    Setup::of_decks(tournament(), &[deck(EVENTS), wrong], &mut InOrder).unwrap_err().to_string()
}

#[test]
fn everybody_brings_33_cards_of_which_3_are_the_starting_hand() {
    // rivals 14
    let setup = Setup::of_decks(tournament(), &[deck(EVENTS), deck(EVENTS)], &mut Dice::new(1)).unwrap();
    assert_eq!(setup.hands.each_ref().map(Vec::len), [3, 3]);
    let backs = [A, B].map(|seat| [7, 7, 8, 8].map(|size| (Back::Deck(seat), size))).concat();
    assert_eq!(setup.stacks.iter().map(|stack| (stack.back, stack.cards.len())).collect::<Vec<_>>(), backs);
    assert!(Duel::new(setup).is_ok());
    let why = refused(|it| it.cards.truncate(29));
    assert_eq!(why, "the deck of seat 1: a deck has 33 cards, not 32");
    let why = refused(|it| it.cards.extend(it.hand.pop()));
    assert_eq!(why, "the deck of seat 1: a starting hand has 3 cards, not 2");
}

#[test]
fn no_card_is_more_often_in_a_deck_than_in_the_box() {
    // rivals 14: only one copy of a card with a half moon
    let why = refused(|it| it.cards[..3].fill(Scout));
    assert!(why.contains("Scout and not"), "{why}");
    assert_eq!(decks().limit(&tournament(), Storehouse), 3, "one of them is in the Era of Gold");
    assert_eq!(decks().limit(&tournament(), FraternalFeuds), 1, "all of them have a half moon");
    assert_eq!(decks().limit(&tournament(), TravelingMerchant), 2, "one without and one with");
    let why = refused(|it| it.cards[0] = Forest);
    assert_eq!(why, "the deck of seat 1: Forest is no draw card");
}

#[test]
fn the_event_stack_is_yule_and_six_events_of_each_player() {
    // rivals 14
    let setup = Setup::of_decks(tournament(), &[deck(EVENTS), deck(EVENTS)], &mut Dice::new(1)).unwrap();
    let count = |card: Card| setup.events.iter().filter(|print| print.card == card).count();
    assert_eq!((setup.events.len(), count(Yule), count(Riots), count(Plague)), (13, 1, 2, 2));
    assert_eq!(setup.events[9].card, Yule, "fourth from the bottom, as always");
    assert_eq!(refused(|it| it.events[0] = Feud), "the deck of seat 1: Riots must be among the events");
    let why = refused(|it| it.events[5] = FraternalFeuds);
    assert_eq!(why, "the deck of seat 1: there may be 1 Fraternal Feuds and not 2");
    assert_eq!(refused(|it| it.events[5] = Scout), "the deck of seat 1: Scout is no event");
    assert_eq!(refused(|it| it.events[5] = Yule), "the deck of seat 1: there may be 0 Yule and not 1");
    assert_eq!(refused(|it| it.events.truncate(5)), "the deck of seat 1: there are 6 events to bring, not 5");
}

#[test]
fn every_region_stores_one_at_the_start() {
    // rivals 14: gold included
    let duel = Scene::start(Setup::draw(tournament(), &mut Dice::new(1)));
    duel.total(A, 6).total(B, 6);
}

#[test]
fn a_card_goes_back_to_its_deck_whoever_held_it() {
    // rivals 14, rivals 18.35: cards go back to their owner's stacks
    let mut thief = deck(EVENTS);
    thief.cards[..2].copy_from_slice(&[HedgeTavern, Traitor]);
    let mut duel =
        with_decks(&[thief, deck(EVENTS)]).with(A, [HedgeTavern]).hand(B, [Harald]).hand(A, [Inga, Austin, Harald]);
    duel.plays(A, Traitor).takes_card(A, Harald);
    duel.does(A, "end");
    let to = |card: &str, stacks: [u8; 4]| stacks.map(|stack| format!("put {card} {stack}"));
    let offered = duel.offers(A);
    assert!(to("harald", [0, 1, 2, 3]).iter().all(|put| offered.contains(put)), "{offered:?}");
    assert!(to("deck-1/harald", [4, 5, 6, 7]).iter().all(|put| offered.contains(put)), "{offered:?}");
    assert_eq!(offered.len(), 4 * 4);
    duel.does(A, "put deck-1/harald 4");
    assert_eq!(duel.row(Row::stack(4)).last(), Some(&Harald));
}

#[test]
fn whoever_gives_a_card_back_to_the_other_deck_draws_from_the_own_one_if_he_can() {
    // rivals 14, rivals 18.35
    let mut thief = deck(EVENTS);
    thief.cards[..2].copy_from_slice(&[HedgeTavern, Traitor]);
    let mut duel = with_decks(&[thief, deck(EVENTS)]).with(A, [HedgeTavern]).hand(B, [Harald]).hand(A, [Inga, Austin]);
    duel.plays(A, Traitor).takes_card(A, Harald);
    let mut empty = duel.clone().empty_stacks();
    duel.does(A, "end").does(A, "put deck-1/harald 4");
    assert_eq!(duel.offers(A), ["draw 0", "draw 1", "draw 2", "draw 3"]);
    empty.does(A, "end").does(A, "put deck-1/harald 4").asks(B, "roll");
}

#[test]
fn a_library_searches_the_own_deck() {
    // rivals 14, progress/library R2: an own stack
    let deck = || deck_with(&[Library, Abbey, Scout]);
    let mut duel = with_decks(&[deck(), deck()]).city(B, 0).rich(B).turn(B);
    duel.builds(B, Library);
    assert_eq!(duel.offers(B), ["stack 4", "stack 5", "stack 6", "stack 7"]);
}

#[test]
fn what_is_told_of_a_deck_is_its_cards_and_not_their_order() {
    // rivals 18.35
    let setup = Setup::draw(tournament(), &mut Dice::new(3));
    let told = setup.unshuffled();
    let sorted = |setup: &Setup| {
        let mut all: Vec<_> = setup.prints().collect();
        all.sort_unstable();
        all
    };
    assert_eq!(sorted(&setup), sorted(&told));
    let mut other = setup.clone();
    let (hand, stacks) = (&mut other.hands[1], &mut other.stacks);
    std::mem::swap(&mut hand[0], &mut stacks[4].cards[6]);
    stacks[0].cards.rotate_left(3);
    assert_eq!(other.unshuffled(), told, "nothing tells which cards are held");
}

#[test]
fn matches_with_decks_have_the_properties_of_a_game() {
    for seed in 0..4 {
        let duel = Duel::new(Setup::draw(tournament(), &mut Dice::new(seed))).unwrap();
        play_ring(&duel, seed, 4_000, &mut |s: &State| duel.assert_sound(s));
        secrets_ring(&duel, seed, 1_500);
        hidden_choices_ring(&duel, seed, 1_500);
        #[cfg(feature = "json")]
        {
            kernel::testkit::written_ring(&duel, seed, 1_000);
            kernel::testkit::spoiled_ring(&duel, seed, 300, "agenda", &mut |_, _, _| {});
        }
    }
}

#[cfg(feature = "json")]
#[test]
fn decks_are_written_and_read_back() {
    let setup = Setup::draw(tournament(), &mut Dice::new(3));
    let json = kernel::Written::setup(&Duel::new(setup.clone()).unwrap());
    assert_eq!(json["stacks"][5]["owner"], 1);
    assert_eq!(Setup::from_json(setup.options, &json), Ok(setup.clone()));
    let wrong = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut json = json.clone();
        change(&mut json);
        Setup::from_json(setup.options, &json).unwrap_err().to_string()
    };
    assert!(wrong(&|it| it["hands"][0] = serde_json::json!(["scout"])).contains("a starting hand has 3 cards"));
    assert!(wrong(&|it| it["hands"] = serde_json::json!([[]])).contains("two hands"));
    assert!(wrong(&|it| it["stacks"][5]["set"] = "gold".into()).contains("not both"));
    let shared = Setup::of_decks(Options::from_spec("duel").unwrap(), &Default::default(), &mut InOrder);
    assert!(shared.unwrap_err().to_string().contains("nobody brings a deck"));
}

/// rivals 14, classic 14: the game begins with the regions.
#[test]
fn a_starting_hand_is_brought_with_the_deck() {
    for options in [tournament(), classic()] {
        let mut duel = Scene::start(Setup { first: B, ..Setup::draw(options, &mut Dice::new(1)) });
        let hands = duel.duel.setup().hands.clone();
        let brought = hands.map(|hand| hand.iter().map(|print| print.card).collect::<Vec<_>>());
        assert_eq!(brought.each_ref().map(Vec::len), [3, 3]);
        assert_eq!(duel.row(Row::hand(A)), brought[0]);
        assert!(duel.s.piles.knows(A, Row::hand(A), 2) && !duel.s.piles.knows(B, Row::hand(A), 2));
        duel.does(B, "choose -1,a");
    }
}

/// classic 14, classic D4: 33 cards, 3 of them in the hand, four own stacks; Year End once, a Plague and a Civil War from
/// each prince and 4 events of free choice; the goal is 13.
#[test]
fn the_classic_tournament_is_played_with_decks_of_the_same_size() {
    let setup = Setup::draw(classic(), &mut Dice::new(1));
    assert_eq!((setup.options.target, setup.options.preparation), (13, false));
    let backs = [A, B].map(|seat| [7, 7, 8, 8].map(|size| (Back::Deck(seat), size))).concat();
    assert_eq!(setup.stacks.iter().map(|stack| (stack.back, stack.cards.len())).collect::<Vec<_>>(), backs);
    let count = |card: Card| setup.events.iter().filter(|print| print.card == card).count();
    assert_eq!((setup.events.len(), count(YearEnd)), (13, 1));
    assert!(count(ClassicPlague) >= 2 && count(CivilWar) == 2);
    assert!(setup.face_up.is_empty(), "classic 15.2: no row");
    assert_eq!(setup.beginning().count(), 0, "classic 15.2: no Public Feeling from the start");
    let limits = [ClassicAqueduct, HouseOfTheBenefactor, ClassicPublicFeeling];
    let decks = setup.options.decks().unwrap();
    assert_eq!(limits.map(|card| decks.limit(&setup.options, card)), [2, 2, 2]);
}

/// rivals 18.26, classic D7, classic D68: the host may choose what the sources leave open.
#[test]
fn deck_size_stacks_goal_and_preparatory_round_are_options() {
    for edition in ["duel", "classic"] {
        let changed = if edition == "duel" { "off" } else { "on" };
        let spec = format!("{edition}:tournament,target=9,stacks=3,deck=30,preparation={changed}");
        let options = Options::from_spec(&spec).unwrap();
        assert_eq!(options.spec(), spec);
        let setup = Setup::draw(options, &mut Dice::new(1));
        assert_eq!(setup.stacks.iter().map(|stack| stack.cards.len()).collect::<Vec<_>>(), [9; 6]);
        assert_eq!((options.preparation, Duel::new(setup).is_ok()), (edition == "classic", true));
        for size in [24, 45] {
            let options = Options::from_spec(&format!("{edition}:tournament,deck={size}")).unwrap();
            assert!(Duel::new(Setup::draw(options, &mut Dice::new(2))).is_ok());
        }
    }
    let wrong = |spec: &str| Options::from_spec(spec).unwrap_err();
    assert!(wrong("duel:tournament,deck=23").contains("24 to 45"));
    assert!(wrong("duel:tournament,stacks=5").contains("3 to 4"));
    assert!(wrong("duel:deck=30").contains("deck"));
    assert!(wrong("duel:tournament,theme=gold").contains("two different games"));
    assert!(wrong("duel:tournament,princes").contains("two different games"));
    assert!(wrong("classic:tournament,artisans").contains("two different games"));
    assert!(wrong("classic:tournament,explorers").contains("explorers"));
}

/// enlightenment 6, enlightenment D70: there is a sea only if both agree on it; then both players have one, as in the
/// Theme Game.
#[test]
fn explorers_come_to_a_tournament_only_by_agreement() {
    let read = |spec: &str| Options::from_spec(spec).unwrap();
    let (without, with) = (read("duel:tournament"), read("duel:tournament,explorers"));
    assert_eq!([without.spec(), with.spec()], ["duel:tournament", "duel:tournament,explorers"]);
    assert_eq!(without.mode.sets(), [Set::Gold, Set::Turmoil, Set::Progress, Set::Sages, Set::Prosperity]);
    assert!(with.mode.sets().contains(&Set::Explorers));
    let seas = |options| Setup::draw(options, &mut Dice::new(1)).seas.map(|sea| sea.len());
    assert_eq!((seas(without), seas(with)), ([0, 0], [9, 9]));
    let limit = |options: Options, card: Card| options.decks().unwrap().limit(&options, card);
    assert_eq!((limit(without, Navigator), limit(with, Navigator) > 0), (0, true));
    assert!(Options::from_spec("duel:tournament,metropolis=3").is_err());
    assert!(Options::from_spec("duel:tournament,explorers,metropolis=3").is_ok());
}

/// rivals 14, classic 14: players draw from, search and put cards under their own stacks only.
#[test]
fn everybody_draws_searches_and_puts_under_at_his_own_stacks() {
    let mut duel = tournament_of(&BASE_BOX).hand(B, [Abbey, Storehouse, Scout, Inga]).stored(B, Wool, 2).turn(B);
    duel.does(B, "end");
    assert!(duel.offers(B).iter().all(|put| ["4", "5", "6", "7"].iter().any(|stack| put.ends_with(stack))));
    duel.does(B, "put deck-1/abbey 6").does(B, "pass").asks(A, "roll");
    let mut duel = tournament_of(&BASE_BOX).hand(B, [Abbey, Storehouse]).stored(B, Wool, 2).turn(B);
    duel.does(B, "end");
    let own = |verb: &str| (4..8).map(|stack| format!("{verb} {stack}")).collect::<Vec<_>>();
    assert_eq!(duel.offers(B), own("draw"));
    let mut duel = tournament_of(&BASE_BOX);
    duel.does(A, "end");
    assert_eq!(duel.offers(A), ["draw 0", "draw 1", "draw 2", "draw 3"]);
    let mut duel = artisans_tournament().hand(B, [Garrison]).stored(B, Wool, 2).turn(B);
    duel.does(B, "end");
    assert_eq!(duel.offers(B), [own("draw"), own("search")].concat());
}

/// rivals 14: a lost card goes back under a stack of its owner.
#[test]
fn a_lost_card_goes_back_under_a_stack_of_its_owner() {
    let mut duel = tournament_of(&BASE_BOX).with(A, [HedgeTavern]).with(B, [Abbey]);
    duel.plays(A, Arsonist);
    assert_eq!(duel.offers(B), ["stack 4", "stack 5", "stack 6", "stack 7"]);
    duel.chooses_stack(B, 6);
    assert_eq!(duel.row(Row::stack(6)).last(), Some(&Abbey));
    duel.rests();
}

/// rivals 14, rivals 18.35: whoever puts a card of the other deck under a stack chooses a stack of its owner.
#[test]
fn fraternal_feuds_put_cards_under_stacks_of_their_owner() {
    let mut duel = tournament_of(&BASE_BOX).with(A, [Candamir]).hand(B, [Abbey, Scout]);
    duel.draws_event(FraternalFeuds).passes(B); // B could hold Sebastian
    duel.takes_card(A, Abbey).takes_card(A, Scout);
    let offers = duel.offers(A);
    assert!(offers.len() == 8 && offers.iter().all(|put| ["4", "5", "6", "7"].iter().any(|it| put.ends_with(it))));
    duel.does(A, "put deck-1/abbey 6").does(A, "put deck-1/scout 4");
    assert_eq!([6, 4].map(|stack| duel.row(Row::stack(stack)).last().copied()), [Some(Abbey), Some(Scout)]);
    duel.holds(B, []).rests();
}

/// rivals 14, rivals 18.35: a unit that was taken and built goes back to the deck that it came from; who takes it off puts
/// it on the own discard pile.
#[test]
fn a_taken_unit_that_is_lost_goes_back_to_its_deck() {
    let mut built = tournament_of(&BASE_BOX).with(A, [HedgeTavern]).hand(B, [Harald]).rich(A);
    built.plays(A, Traitor).takes_card(A, Harald).does(A, "build deck-1/harald 0,b").pays_somehow(A);
    let mut lost = built.clone().turn(B).with(B, [HedgeTavern]);
    lost.plays(B, Archer);
    assert_eq!(lost.offers(A), ["stack 4", "stack 5", "stack 6", "stack 7"]);
    lost.chooses_stack(A, 5);
    assert_eq!(lost.row(Row::stack(5)).last(), Some(&Harald));
    lost.has_not(A, Harald).rests();
    built.removes(A, Harald);
    assert_eq!((built.row(Row::discard(A)), built.row(Row::discard(B))), (vec![Traitor, Harald], vec![]));
}

/// classic 14: Year End shuffles the whole stack, the events of both players included.
#[test]
fn year_end_shuffles_the_events_of_both() {
    let mut duel = artisans_tournament();
    duel.draws_event(YearEnd);
    let last = |outcome: Outcome| match outcome {
        Outcome::Shuffled(order) => duel.duel.card(*order.faces().last().expect("a stack")),
        other => panic!("a shuffle is awaited, not {other:?}"),
    };
    let lowest: Vec<Card> =
        (0..60).map(|seed| last(kernel::Game::draw(&duel.duel, &duel.s, &mut Dice::new(seed)))).collect();
    assert!(lowest.contains(&YearEnd) && lowest.contains(&CivilWar), "{lowest:?}");
}

/// rivals 14: a card that was taken and then played goes to the pile of the one who played it.
#[test]
fn a_taken_card_that_is_played_goes_to_the_pile_of_its_player() {
    let mut duel = tournament_of(&BASE_BOX).with(A, [HedgeTavern]).hand(B, [Goldsmith]).stored(A, Gold, 3);
    duel.plays(A, Traitor).takes_card(A, Goldsmith);
    duel.does(A, "play deck-1/goldsmith");
    for _ in 0..8 {
        if !duel.row(Row::discard(A)).contains(&Goldsmith) {
            let first = duel.offers(A)[0].clone();
            duel.does(A, &first);
        }
    }
    assert_eq!(duel.row(Row::discard(A)), [Traitor, Goldsmith]);
    assert!(duel.row(Row::discard(B)).is_empty());
    duel.rests();
}

/// rivals 10, rivals 18.38: a unit with a proper name may lie in a principality only once, even if a second one was
/// taken.
#[test]
fn a_second_unit_with_a_proper_name_is_not_built() {
    let scene = || tournament_of(&BASE_BOX).with(A, [HedgeTavern]).hand(B, [Harald]).rich(A);
    let may_build = |duel: &Scene| duel.offers(A).iter().any(|it| it.starts_with("build deck-1/harald"));
    let mut duel = scene();
    duel.plays(A, Traitor).takes_card(A, Harald);
    assert!(may_build(&duel));
    let mut duel = scene().with(A, [Harald]);
    duel.plays(A, Traitor).takes_card(A, Harald);
    assert!(!may_build(&duel));
}

/// classic 8, classic D67: several cards with the same name may lie in a principality, so a knight that was taken may
/// be built beside the own one.
#[test]
fn a_second_knight_with_the_same_name_may_be_built() {
    let mut duel = artisans_tournament().with(A, [Falk]).hand(B, [Falk]).rich(A);
    duel.plays(A, Spy).takes_card(A, Falk);
    let build =
        duel.offers(A).into_iter().find(|it| it.starts_with("build deck-1/falk")).expect("it is not one too many");
    duel.does(A, &build).pays_somehow(A);
    assert_eq!(duel.s.cards_of(&duel.duel, A).filter(|it| it.1 == Falk).count(), 2);
}
