use kernel::Viewer;
use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring};

use super::ELDER;
use crate::agenda::Frame;
use crate::card::{Back, Set};
use crate::cards::Card;
use crate::cards::Card::*;
use crate::chapters::effects::EffectFrame;
use crate::chapters::hand::HandFrame;
use crate::chapters::stores::StoresFrame;
use crate::chapters::turn::Phase;
use crate::matches::options::{Mode, Options};
use crate::matches::rules::{Duel, Print};
use crate::matches::setup::Setup;
use crate::position::piles::Row;
use crate::position::state::{EventFace, State};
use crate::testkit::{A, B, Scene, elder};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource::*;

fn setup(mode: Mode, seed: u64) -> Setup {
    Setup::draw(Options::in_edition(&ELDER, mode), &mut Dice::new(seed))
}

const THEME: Mode = Mode::Theme(Set::Heirlooms);

// --- The start ---

#[test]
fn the_cards_lie_in_five_stacks_or_in_four_and_two() {
    // classic 2, classic 13, classic D4, classic D5
    let sizes = |mode| setup(mode, 1).stacks.iter().map(|it| (it.back, it.cards.len())).collect::<Vec<_>>();
    let [basic, theme] = [Set::Elder, Set::Heirlooms].map(Back::Of);
    assert_eq!(sizes(Mode::Introductory), [(basic, 9), (basic, 9), (basic, 9), (basic, 9), (basic, 10)]);
    assert_eq!(sizes(THEME)[4..], [(theme, 7), (theme, 7)]);
    assert_eq!((setup(THEME, 1).regions.len(), setup(THEME, 1).events.len()), (11, 7));
    assert_eq!([Mode::Introductory, THEME].map(|mode| setup(mode, 1).options.target), [12, 13]);
}

#[test]
fn a_starting_hand_comes_from_any_stack_but_the_others() {
    // classic 13: of a theme, too
    let mut duel = Scene::start(Setup { first: A, ..setup(THEME, 1) });
    assert_eq!(duel.offers(A).len(), 6);
    duel.does(A, "stack 4").does(A, "card 0").does(A, "card 0").does(A, "card 0");
    assert_eq!(duel.offers(B), ["stack 0", "stack 1", "stack 2", "stack 3", "stack 5"]);
    duel.does(B, "stack 0").does(B, "card 0").does(B, "card 0").does(B, "card 0");
    // classic 2: regions in any arrangement, each with 1
    duel.does(A, "choose 3,b").stores(A, "-1,a", 1).total(A, 6);
}

#[test]
fn everybody_begins_with_a_star() {
    // classic 15.1, classic 15.3
    let duel = elder();
    duel.has(A, Favor).has(B, Favor);
    duel.stars(A, 1).stars(B, 1).owls(A, 0).owls(B, 0);
}

#[test]
fn a_theme_takes_cards_of_the_basic_set_out_or_lays_them_face_up() {
    // classic 15.1
    let has = |list: &[Print], card: Card| list.iter().filter(|it| it.card == card).count();
    let drawn = |setup: &Setup, card| setup.stacks.iter().map(|stack| has(&stack.cards, card)).sum::<usize>();
    let (alone, with) = (setup(Mode::Introductory, 1), setup(THEME, 1));
    assert_eq!([Conduit, Chronicle].map(|card| drawn(&alone, card)), [2, 1]);
    assert_eq!([Conduit, Chronicle].map(|card| drawn(&with, card)), [0, 0]);
    assert_eq!([Conduit, Chronicle, Patron].map(|card| has(&with.face_up, card)), [2, 0, 2]);
    assert_eq!(alone.face_up, []);
}

#[test]
fn a_card_that_lies_face_up_stands_once_and_one_that_is_drawn_as_often_as_it_can() {
    // classic 15.1, classic 15.2, classic D45
    let beside = elder().with(A, [Conduit]).rich(A);
    beside.refuses(A, "build conduit 0,a", Refusal::OneIsEnough);
    let options = Options { target: 30, ..Options::in_edition(&ELDER, Mode::Introductory) };
    let mut drawn = Scene::start(Setup { first: A, ..Setup::draw(options, &mut kernel::InOrder) });
    drawn.s.agenda.replace(Frame::Turn(Phase::Action));
    let mut drawn = drawn.with(A, [Conduit]).rich(A);
    drawn.builds(A, Conduit).rests();
    // It returns to the row.
    let mut beside = elder().with(A, [Conduit]);
    beside.removes(A, Conduit);
    assert_eq!(beside.row(Row::FACE_UP).iter().filter(|it| **it == Conduit).count(), 2);
}

// --- The turn ---

#[test]
fn action_cards_wait_until_both_together_had_seven_points() {
    // classic 9, classic D3
    let duel = elder().hand(A, [Windfall, Pathfinder]).with(A, [Cottage]).with(B, [Cottage]);
    duel.refuses(A, "play windfall", Refusal::Locked);
    assert_eq!(duel.offers(A), ["end", "play pathfinder"]);
    let mut duel = duel.with(A, [Cottage]);
    duel.removes(A, Cottage).points(A, 3).points(B, 3);
    duel.plays(A, Windfall).takes(A, Wool).rests();
}

#[test]
fn brigands_stay_away_in_the_first_two_turns_of_each_player() {
    // classic 6, classic D37
    for (turn, wool) in [(1, 3), (4, 3), (5, 0)] {
        let mut duel = elder().rich(A);
        duel.s.turn = turn;
        duel.event(EventFace::Brigands).stock(A, Wool, wool).stock(A, Ore, wool).stock(A, Gold, 3);
    }
}

#[test]
fn the_trade_token_needs_a_city() {
    // classic 7
    let duel = elder().with(A, [Barge]);
    duel.points(A, 2);
    duel.city(A, 0).points(A, 4);
    // The other token does not.
    elder().with(A, [Errant]).points(A, 3);
}

#[test]
fn a_tie_of_tournament_points_brings_nobody_anything() {
    // classic 6
    let mut duel = elder();
    duel.event(EventFace::Celebration).rests();
}

#[test]
fn the_active_player_wins_at_any_moment_of_his_turn() {
    // classic 11, classic D49
    let mut duel = elder().with(B, [Cottage, Cottage, Cottage, Cottage]).top(0, [Windfall, Windfall, Windfall]);
    duel.duel.setup.options.target = 6;
    duel.rests();
    duel.does(A, "end").does(A, "draw 0").does(A, "draw 0").does(A, "draw 0").won(B);
    // In the middle of an event: the other loses the knight by which both were even.
    let mut duel = elder().before_roll().next_events([Discord]).with(A, [Barge, Errant]).with(B, [Errant]);
    duel.duel.setup.options.target = 3;
    duel.dice(1, EventFace::Card).won(A);
}

#[test]
fn whoever_is_hit_by_unrest_produces_nothing() {
    // artisans/riots E, classic D10
    let mut duel = elder().before_roll().next_events([Unrest]).stored(A, Gold, 1);
    duel.dice(2, EventFace::Card).accepts(A);
    duel.stock(A, Ore, 1).stock(A, Gold, 0).total(B, 0).rests();
    // Only in this turn.
    duel.does(A, "end");
    while duel.s.active == A {
        let first = duel.offers(A)[0].clone();
        duel.does(A, &first);
    }
    duel.dice(2, EventFace::Celebration);
    duel.stock(B, Grain, 1);
}

#[test]
fn a_requirement_is_asked_when_a_card_is_built_and_never_again() {
    // classic 8, classic D16
    let mut duel = elder().with(A, [Conduit]).rich(A);
    duel.builds(A, Infirmary).points(A, 5);
    duel.removes(A, Conduit).has(A, Infirmary).points(A, 4);
    // classic 8: demolished cards go to the discard pile
    duel.removes(A, Infirmary);
    assert_eq!(duel.row(Row::discard(A)), [Infirmary]);
    duel.refuses(A, "build infirmary 0,a", Refusal::NoSuchCard);
}

// --- Trade ---

#[test]
fn the_active_player_offers_resources_for_resources_and_the_other_answers() {
    // classic 9
    let scene = elder().stored(A, Wool, 2).stored(A, Ore, 1).stored(B, Gold, 3);
    let mut duel = scene.clone();
    duel.does(A, "offer 2wool+ore for gold").asks(B, "offer 3 1");
    assert_eq!(duel.offers(B), ["accept", "pass"]);
    duel.accepts(B).stock(A, Wool, 0).stock(A, Gold, 1).stock(B, Wool, 2).stock(B, Ore, 1).stock(B, Gold, 2).rests();
    let mut duel = scene;
    duel.does(A, "offer ore for gold").passes(B).stock(A, Ore, 1).stock(B, Gold, 3).rests();
}

#[test]
fn nobody_offers_a_gift_or_what_cannot_be_given_or_taken() {
    // classic 9: no gifts
    let duel = elder().stored(A, Wool, 1).stored(A, Ore, 3).stored(B, Gold, 1).stored(B, Wool, 3).stored(B, Ore, 1);
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
fn there_are_only_so_many_offers_in_a_turn() {
    // classic D61
    let mut duel = elder().stored(A, Wool, 1).stored(B, Gold, 1);
    for _ in 0..3 {
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
    let mut duel = elder().hand(A, [Cottage]).stored(A, Wool, 2);
    duel.does(A, "end").asks(A, "fill");
    assert_eq!(duel.offers(A).len(), 12);
    duel.does(A, "search 5").takes_card(A, Infirmary).total(A, 0);
    assert_eq!(duel.offers(A).len(), 6, "a search cannot be paid any more");
    duel.refuses(A, "search 1", Refusal::CannotAfford { short: 2 });
    duel.does(A, "draw 0");
    assert_eq!((duel.s.active, duel.s.hand(A).len()), (B, 3), "nothing is exchanged after a draw");
}

#[test]
fn a_card_is_exchanged_for_one_of_the_stack_it_goes_under() {
    // classic 10
    let mut duel = elder().hand(A, [Cottage, Cottage, Cottage]).stored(A, Wool, 2);
    duel.does(A, "end").asks(A, "exchange");
    duel.does(A, "put cottage 2");
    assert_eq!(duel.offers(A), ["draw 2", "search 2"]);
    duel.does(A, "search 2").takes_card(A, Cottage);
    assert_eq!(duel.s.active, B);
}

#[test]
fn whoever_has_too_many_cards_puts_them_under_stacks_and_may_exchange_one() {
    // classic 10: no card was missing; classic D6: stacks of its family
    let mut duel = elder().hand(A, [Cottage, Cottage, Cottage, Fresco]);
    duel.does(A, "end");
    assert_eq!(duel.offers(A)[4..], ["put fresco 4", "put fresco 5"]);
    duel.does(A, "put fresco 4").asks(A, "exchange");
}

#[test]
fn a_card_that_comes_back_makes_the_other_keep_his_limit_at_once() {
    // classic 10
    let mut duel = elder().with(B, [Errant]).hand(B, [Cottage, Cottage, Cottage]);
    duel.draws_event(Discord);
    duel.asks(B, "too-many");
    assert_eq!(duel.offers(B)[..4], ["put cottage 0", "put cottage 1", "put cottage 2", "put cottage 3"]);
    duel.does(B, "put errant 0").rests();
}

#[test]
fn a_lost_cloister_lowers_the_limit_at_once() {
    // classic 10
    let mut duel = elder().with(B, [Cloister]).hand(B, [Cottage, Cottage, Cottage, Cottage]);
    duel.rests();
    let (site, _) = duel.s.side(B).cards(&duel.duel).next().unwrap();
    let mut log = duel.notes.log();
    let mut cx = crate::cx::Cx { duel: &duel.duel, s: &mut duel.s, log: &mut log };
    cx.bury(B, site);
    cx.run();
    duel.asks(B, "too-many");
    duel.does(B, "put cottage 0").does(B, "put cloister 0").rests();
}

#[test]
fn after_a_discord_both_keep_their_limits_the_active_player_first() {
    // classic 10
    let hands = [Cottage, Cottage, Cottage];
    let mut duel = elder().with(A, [Errant]).with(B, [Errant]).hand(A, hands).hand(B, hands);
    duel.draws_event(Discord);
    duel.asks(A, "too-many");
    duel.does(A, "put errant 0");
    duel.asks(B, "too-many");
    duel.does(B, "put cottage 0").rests();
}

#[test]
fn the_active_player_otherwise_waits_for_his_hand_step() {
    // classic 10
    let duel = elder().hand(A, [Cottage, Cottage, Cottage, Cottage]);
    duel.rests();
    assert!(duel.offers(A).contains(&"end".to_string()));
}

#[test]
fn a_patron_fetches_a_picture_in_place_of_a_draw() {
    // classic D41: one of the draws
    let mut duel = discarded(elder().with(A, [Patron, Patron]).hand(A, [Cottage]).stored(A, Gold, 2));
    duel.does(A, "end");
    assert!(duel.offers(A).ends_with(&["use 0,a".into(), "use 0,b".into()]), "{:?}", duel.offers(A));
    duel.does(A, "use 0,a").asks(A, "patron: fetch");
    assert_eq!(duel.offers(A), ["card 1", "card 3"], "no other cards, of equal ones the topmost");
    duel.does(A, "card 1").holds(A, [Cottage, Fresco]).stock(A, Gold, 1);
    assert_eq!(duel.row(Row::discard(A)), [Fresco, Cottage, Windfall], "order kept");
    assert!(duel.s.piles.knows(B, Row::hand(A), 1), "it is shown");
    // A second one adds nothing.
    assert!(!duel.offers(A).iter().any(|it| it.starts_with("use")));
    duel.does(A, "draw 0");
    assert_eq!(duel.s.active, B);
}

#[test]
fn a_patron_does_nothing_with_a_full_hand_or_without_a_picture() {
    // artisans/house-of-the-benefactor E, classic D42
    let mut full = discarded(elder().with(A, [Patron]).hand(A, [Cottage; 3]).stored(A, Gold, 1));
    full.does(A, "end").asks(A, "exchange");
    let mut none = elder().with(A, [Patron]).stored(A, Gold, 1);
    none.does(A, "end");
    assert!(!none.offers(A).iter().any(|it| it.starts_with("use")));
}

#[test]
fn a_discard_pile_shows_its_top_card_but_to_whoever_takes_one_out_of_it() {
    // classic D44
    let mut duel = discarded(elder().with(A, [Patron]).stored(A, Gold, 1));
    assert_eq!(duel.looking_through(A), [Viewer::Full]);
    duel.does(A, "end").does(A, "use 0,a");
    assert_eq!(duel.looking_through(A), [Viewer::Seat(A), Viewer::Full]);
}

/// Two pictures lie on the discard pile, a cottage and a gift, which is one too.
fn discarded(mut scene: Scene) -> Scene {
    for card in [Fresco, Fresco, Cottage, Windfall] {
        scene = scene.hand(B, [card]);
        let mut log = scene.notes.log();
        crate::cx::Cx { duel: &scene.duel, s: &mut scene.s, log: &mut log }.discard_from_hand(B, 0);
    }
    scene
}

// --- The rings ---

#[test]
fn matches_of_this_edition_have_the_properties_of_a_game() {
    let (mut unfinished, mut seen) = (0, [false; 6]);
    for seed in 0..6 {
        for mode in [Mode::Introductory, THEME] {
            let mut setup = setup(mode, seed);
            setup.options.target = 9;
            let duel = Duel::new(setup).unwrap();
            let report = play_ring(&duel, seed, 4_000, &mut |s: &State| {
                duel.assert_sound(s);
                let top = s.agenda.top();
                seen[0] |= top == Frame::Turn(Phase::Fill);
                seen[1] |= matches!(top, Frame::Hand(HandFrame::Surplus(_)));
                seen[2] |= matches!(top, Frame::Hand(HandFrame::Fetch(..)));
                seen[4] |= matches!(top, Frame::Stores(StoresFrame::Offer(..)));
                seen[5] |= matches!(top, Frame::Effect(EffectFrame::Die(_)));
                seen[3] |= s.idle != kernel::Seats::NONE;
            });
            unfinished += u32::from(!report.finished);
            secrets_ring(&duel, seed, 2_000);
            hidden_choices_ring(&duel, seed, 2_000);
        }
    }
    assert_eq!((unfinished, seen), (0, [true; 6]));
}

#[cfg(feature = "json")]
#[test]
fn matches_of_this_edition_are_written_and_read_back() {
    for seed in 0..3 {
        let mut setup = setup(THEME, seed);
        setup.options.target = 8;
        let duel = Duel::new(setup).unwrap();
        kernel::testkit::written_ring(&duel, seed, 1_500);
        kernel::testkit::spoiled_ring(&duel, seed, 600, "agenda", &mut |_, _, _| {});
    }
}

#[cfg(feature = "json")]
#[test]
fn a_position_that_cannot_be_is_refused_with_the_reason() {
    use kernel::Written;
    use serde_json::json;

    let (elder, rivals) = (elder().duel, crate::testkit::duel().duel);
    let why = |duel: &Duel, table| duel.read_table(&table).unwrap_err().to_string();
    assert!(why(&elder, json!({ "offers": 4 })).contains("no more than 3 offers"));
    assert!(why(&rivals, json!({ "offers": 1 })).contains("no more than 0 offers"));
    assert!(why(&elder, json!({ "idle": 4 })).contains("a number from 0 to 3"));
    assert!(why(&elder, json!({ "unlocked": 1 })).contains("true or false"));
    assert!(why(&rivals, json!({ "unlocked": true })).contains("from the start"));
    assert!(why(&rivals, json!({ "phase": "fill" })).contains("is replenished"));
    let full = json!([{ "hand": ["cottage", "cottage", "cottage"] }]);
    assert!(why(&elder, json!({ "phase": "fill", "sides": full })).contains("no card is missing"));
    let s = elder.read_table(&json!({ "unlocked": true, "offers": 2 })).unwrap();
    assert_eq!((s.unlocked, s.offers), (true, 2));
    let over = json!([{}, { "hand": ["cottage", "cottage", "cottage", "cottage"] }]);
    let s = elder.read_table(&json!({ "sides": over })).unwrap();
    assert_eq!(s.agenda.top(), HandFrame::Surplus(B).into(), "the other keeps his limit first");
}
