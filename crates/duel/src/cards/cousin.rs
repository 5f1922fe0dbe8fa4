//! A made-up edition beside the real ones, compiled for tests only: what the classic game and the Tournament Game need.
//!
//! Its titles and regions are called like those of the Rivals and are others. Everybody has a copy of the set, four draw stacks
//! and a discard pile of his own; the event comes first; no event card has a fixed place.

use crate::card::Printing;
use crate::cards::prelude::*;
use crate::cards::rivals::progress::library::{SEARCH, read};
use crate::matches::deck::Decks;
use crate::matches::edition::{Edition, RIVALS, StartRegion, Terms};
use crate::vocabulary::resource::Resource;

const TERMS: Terms = Terms {
    goal: 7,
    removal: true,
    starting_search: true,
    decks: Some(DECKS),
    own_discards: true,
    face_up_stack: false,
    ..RIVALS.introductory
};

/// Everybody brings nearly all cards of the set.
const DECKS: Decks = Decks {
    cards: 15,
    hand: 3,
    stacks: 4,
    common_events: &[Card::TurnOfTheYear],
    events: &[Card::Downpour],
    more_events: 0,
    reseated_events: 0,
    half_moon_once: false,
};

pub(super) const fn start(card: Card, column: i8, row: i8) -> StartRegion {
    StartRegion { card, column, row, stock: 1 }
}

/// The same, but for where lost cards go.
static FORGIVING: Edition = Edition { losses_to_hand: true, ..COUSIN };

pub(crate) static COUSIN: Edition = Edition {
    name: "cousin",
    basic: Set::Cousin,
    themes: &[],
    introductory: TERMS,
    theme: TERMS,
    princes: TERMS,
    start: [
        start(Card::CousinMountains, -1, 1),
        start(Card::CousinGoldField, 1, 1),
        start(Card::CousinFields, 3, 1),
        start(Card::CousinHills, -1, -1),
        start(Card::CousinPasture, 1, -1),
        start(Card::CousinForest, 3, -1),
    ],
    before_production: |_| true,
    told_event: None,
    ..RIVALS
};

pub(super) const fn numbers(set: Set, one: u8, other: u8, stack: [u8; 2]) -> [Printing; 4] {
    let print = print(set, 1);
    [
        Printing { number: one, start: Some(Seat(0)), ..print },
        Printing { number: other, start: Some(Seat(1)), ..print },
        Printing { number: stack[0], ..print },
        Printing { number: stack[1], ..print },
    ]
}

pub(super) const fn region(key: &'static str, stores: Resource, printings: &'static [Printing]) -> CardDef {
    let text = "Stores up to 3; its number brings 1.";
    CardDef { key, name: key, text, kind: CardKind::Region, region: Some(stores), printings, ..CARD }
}

pub(crate) const FOREST: CardDef = region("forest", Lumber, &numbers(Set::Cousin, 4, 5, [1, 6]));
pub(crate) const GOLD_FIELD: CardDef = region("gold-field", Gold, &numbers(Set::Cousin, 6, 1, [3, 4]));
pub(crate) const FIELDS: CardDef = region("fields", Grain, &numbers(Set::Cousin, 1, 2, [3, 4]));
pub(crate) const HILLS: CardDef = region("hills", Brick, &numbers(Set::Cousin, 5, 6, [1, 2]));
pub(crate) const PASTURE: CardDef = region("pasture", Wool, &numbers(Set::Cousin, 3, 4, [5, 6]));
pub(crate) const MOUNTAINS: CardDef = region("mountains", Ore, &numbers(Set::Cousin, 2, 3, [4, 5]));

/// A building that looks through a stack.
pub(crate) const ABBEY: CardDef = CardDef {
    key: "abbey",
    name: "Abbey",
    text: "When built: search a stack for free and take 1 card.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Brick, Ore]),
    points: Points { progress: 1, ..Points::NONE },
    printings: &[print(Set::Cousin, 8)],
    built: Some(read),
    waits: Some(|it| it.play.step == SEARCH && it.asks_stack(it.play.by)),
    ..CARD
};

/// A building without a function.
pub(crate) const MASON: CardDef = CardDef {
    key: "mason",
    name: "Mason",
    text: "Worth a victory point.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick]),
    points: Points::victory(1),
    printings: &[print(Set::Cousin, 8)],
    inert: Some("points only"),
    ..CARD
};

/// An event by which everybody loses a building.
pub(crate) const DOWNPOUR: CardDef = CardDef {
    key: "downpour",
    name: "Downpour",
    text: "Everybody loses a building.",
    kind: CardKind::Event,
    printings: &[print(Set::Cousin, 2)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let first = cx.s.side(seat).cards(cx.duel).next();
            if let Some((site, _)) = first {
                cx.bury(seat, site);
            }
        }
    }),
    ..CARD
};

/// An event that shuffles all events, itself among them.
pub(crate) const TURN_OF_THE_YEAR: CardDef = CardDef {
    key: "turn-of-the-year",
    name: "Turn of the Year",
    text: "Shuffle all events.",
    kind: CardKind::Event,
    printings: &[print(Set::Cousin, 1)],
    event: Some(|cx, _| cx.rebuild_events()),
    ..CARD
};

#[cfg(test)]
mod tests {
    use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring};

    use super::{COUSIN, FORGIVING};
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::matches::edition::{EDITIONS, RIVALS};
    use crate::matches::options::{Mode, Options};
    use crate::matches::rules::Duel;
    use crate::matches::setup::Setup;
    use crate::position::piles::Row;
    use crate::position::state::{EventFace, State};
    use crate::testkit::{A, B, Scene, cousin};
    use crate::vocabulary::action::Outcome;
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    fn setup(seed: u64) -> Setup {
        Setup::draw(Options::in_edition(&COUSIN, Mode::Introductory), &mut Dice::new(seed))
    }

    #[test]
    fn two_editions_may_call_two_cards_the_same() {
        // classic 17
        assert_eq!((RIVALS.card("abbey"), COUSIN.card("abbey")), (Some(Abbey), Some(CousinAbbey)));
        assert_eq!((RIVALS.card("mason"), COUSIN.card("goldsmith")), (None, None));
        for edition in EDITIONS {
            let mut keys: Vec<&str> = edition.cards().map(|card| card.def().key).collect();
            let count = keys.len();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), count, "{} names two cards alike", edition.name);
        }
    }

    #[test]
    fn a_spec_names_its_edition() {
        let options = Options::from_spec("cousin:target=5").unwrap();
        assert!(std::ptr::eq(options.edition, &COUSIN));
        assert_eq!((options.spec().as_str(), options.target), ("cousin:target=5", 5));
        assert!(Options::from_spec("cousin:theme=gold").unwrap_err().contains("theme cannot be \"gold\""));
        assert_ne!(options, Options::from_spec("duel:target=5").unwrap());
    }

    #[test]
    fn every_edition_has_its_own_regions_and_start() {
        // classic 1, classic 2: other numbers, every region holds 1, gold too
        let duel = Scene::start(setup(1));
        assert!(duel.duel.setup().regions.iter().all(|print| COUSIN.cards().any(|card| card == print.card)));
        duel.stores(A, "1,a", 1).stores(B, "1,a", 1).total(A, 6);
        let rivals = Setup::draw(Options::of(Mode::Introductory), &mut Dice::new(1));
        assert_eq!(rivals.regions.len(), 12);
        assert!(rivals.prints().all(|print| RIVALS.cards().any(|card| card == print.card)));
    }

    #[test]
    fn a_starting_hand_is_brought_with_the_deck() {
        // classic 14, rivals 14: the game begins with the regions
        let mut duel = Scene::start(Setup { first: B, ..setup(1) });
        let brought =
            duel.duel.setup().hands.clone().map(|hand| hand.iter().map(|print| print.card).collect::<Vec<_>>());
        assert_eq!(brought.each_ref().map(Vec::len), [3, 3]);
        assert_eq!(duel.row(Row::hand(A)), brought[0]);
        assert!(duel.s.piles.knows(A, Row::hand(A), 2) && !duel.s.piles.knows(B, Row::hand(A), 2));
        duel.does(B, "choose -1,a");
    }

    #[test]
    fn an_event_of_both_is_in_the_stack_once() {
        // classic 14: 1 Year End, and what each player brings
        let events: Vec<Card> = setup(1).events.iter().map(|print| print.card).collect();
        let count = |card: Card| events.iter().filter(|it| **it == card).count();
        assert_eq!((events.len(), count(TurnOfTheYear), count(Downpour)), (3, 1, 2));
    }

    #[test]
    fn everybody_draws_searches_and_puts_under_at_his_own_stacks() {
        // classic 14, rivals 14: access only to the own ones
        let mut duel = cousin().hand(B, [Mason, Mason, Mason, CousinAbbey]).stored(B, Wool, 2).turn(B);
        duel.does(B, "end");
        assert_eq!(
            duel.offers(B)[..4],
            ["put deck-1/mason 4", "put deck-1/mason 5", "put deck-1/mason 6", "put deck-1/mason 7"]
        );
        duel.does(B, "put deck-1/abbey 6").does(B, "put deck-1/mason 4");
        let own = |verb: &str| (4..8).map(|stack| format!("{verb} {stack}")).collect::<Vec<_>>();
        assert_eq!(duel.offers(B), [own("draw"), own("search")].concat());
        duel.does(B, "search 6").takes_card(B, CousinAbbey);
        let mut duel = cousin();
        duel.does(A, "end");
        assert_eq!(duel.offers(A), ["draw 0", "draw 1", "draw 2", "draw 3"]);
    }

    #[test]
    fn a_card_that_looks_through_a_stack_sees_own_ones_only() {
        // rivals 14: Library, own stack
        let mut duel = cousin().rich(B).turn(B);
        duel.builds(B, CousinAbbey);
        assert_eq!(duel.offers(B), ["stack 4", "stack 5", "stack 6", "stack 7"]);
    }

    #[test]
    fn a_lost_card_goes_back_under_a_stack_of_its_owner() {
        // rivals 14, classic D54
        let mut duel = cousin().with(A, [Mason]).with(B, [Mason]);
        duel.draws_event(Downpour);
        assert_eq!(duel.offers(A), ["stack 0", "stack 1", "stack 2", "stack 3"]);
        duel.chooses_stack(A, 3);
        assert_eq!(duel.offers(B), ["stack 4", "stack 5", "stack 6", "stack 7"]);
        duel.chooses_stack(B, 4);
        assert_eq!((duel.row(Row::stack(3)).last(), duel.row(Row::stack(4)).last()), (Some(&Mason), Some(&Mason)));
        duel.rests();
    }

    #[test]
    fn a_lost_card_comes_back_to_the_hand_where_the_edition_says_so() {
        // classic 17: losses go to the hand
        let mut duel = cousin().with(A, [Mason]).with(B, [Mason]);
        duel.duel.edition = &FORGIVING;
        duel.draws_event(Downpour);
        duel.holds(A, [Mason]).holds(B, [Mason]).has_not(A, Mason).rests();
        assert!(duel.s.piles.knows(A, Row::hand(B), 0), "everybody saw it");
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::TakenBack { seat: B, .. })));
    }

    #[test]
    fn an_event_stack_without_a_told_card_is_shuffled_whole() {
        // classic 12: Year End
        let mut duel = cousin();
        duel.draws_event(TurnOfTheYear);
        let last = |outcome: Outcome| match outcome {
            Outcome::Shuffled(order) => duel.duel.card(*order.faces().last().expect("a stack")),
            other => panic!("a shuffle is awaited, not {other:?}"),
        };
        let lowest: Vec<Card> =
            (0..20).map(|seed| last(kernel::Game::draw(&duel.duel, &duel.s, &mut Dice::new(seed)))).collect();
        assert!(lowest.contains(&TurnOfTheYear) && lowest.contains(&Downpour), "{lowest:?}");
        duel.shuffles(Row::EVENTS, [TurnOfTheYear, Downpour]);
        duel.rests();
        assert!(!duel.s.piles.knows(A, Row::EVENTS, 0), "nobody knows where it lies");
    }

    #[test]
    fn the_event_comes_before_production() {
        // classic 5
        let mut duel = cousin().before_roll().rich(A);
        duel.dice(1, EventFace::Brigands);
        duel.stock(A, Gold, 0).stock(B, Gold, 1);
    }

    #[test]
    fn matches_of_another_edition_have_the_properties_of_a_game() {
        for seed in 0..3 {
            let duel = Duel::new(setup(seed)).unwrap();
            play_ring(&duel, seed, 4_000, &mut |s: &State| duel.assert_sound(s));
            secrets_ring(&duel, seed, 2_000);
            hidden_choices_ring(&duel, seed, 2_000);
        }
    }

    #[cfg(feature = "json")]
    #[test]
    fn stacks_with_an_owner_are_written_and_read_back() {
        use kernel::Written;

        let setup = setup(3);
        let duel = Duel::new(setup.clone()).unwrap();
        let json = Written::setup(&duel);
        assert_eq!(json["stacks"][7]["owner"], 1);
        assert_eq!(Setup::from_json(setup.options, &json), Ok(setup.clone()));
        let mut wrong = json.clone();
        wrong["stacks"][7]["owner"] = 0.into();
        let why = Setup::from_json(setup.options, &wrong).unwrap_err().to_string();
        assert!(why.contains("a deck has 15 cards, not 18"), "{why}");
        wrong["stacks"][7]["owner"] = 2.into();
        let why = Setup::from_json(setup.options, &wrong).unwrap_err().to_string();
        assert!(why.contains("seat 0 or seat 1"), "{why}");
        kernel::testkit::written_ring(&duel, 3, 1_500);
    }
}
