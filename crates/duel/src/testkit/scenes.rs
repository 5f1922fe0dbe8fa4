//! Scenes and matches to begin with.

use kernel::Seat;

use super::{A, B, BASE_BOX, Scene};
use crate::card::{Back, CardKind, Place, Printing, Set};
use crate::cards::Card;
use crate::matches::deck::{Deck, event, sleeved};
use crate::matches::edition::{CLASSIC, EDITIONS, Edition, RIVALS};
use crate::matches::options::{Mode, Options};
use crate::matches::rules::{Duel, Print};
use crate::matches::setup::{Setup, Stack, sea_cards};
use crate::position::piles::CARDS;

/// A scene with every card of the base box.
pub fn duel() -> Scene {
    princes(BASE_BOX)
}

/// A scene with every implemented card of the Basic set and three Theme Sets.
pub fn princes(themes: [Set; 3]) -> Scene {
    Scene::of(everything(Options { target: 30, ..Options::of(Mode::Princes(themes)) }, false))
}

/// A deck with this starting hand, the first cards of the list, and any events.
pub fn deck_with(hand: &[Card]) -> Deck {
    let options = tournament();
    let decks = options.decks().expect("everybody brings a deck");
    let mut cards = decks.pool(&options, false);
    for card in hand {
        cards.remove(cards.iter().position(|it| it == card).expect("a card of the box"));
    }
    cards.truncate(decks.cards - hand.len());
    Deck { hand: hand.to_vec(), cards, events: decks.draw(&options, &mut kernel::InOrder).events }
}

/// A scene with these two decks.
pub fn with_decks(decks: &[Deck; 2]) -> Scene {
    let options = Options { target: 30, ..tournament() };
    Scene::of(Setup { first: A, ..Setup::of_decks(options, decks, &mut kernel::InOrder).expect("two legal decks") })
}

/// The Tournament Game with the base box.
pub const fn tournament() -> Options {
    Options::of(Mode::Tournament(&BASE_BOX))
}

/// A scene of the Tournament Game in which both players brought every card of these sets, as far as a deck has room.
pub fn tournament_of(sets: &'static [Set]) -> Scene {
    Scene::of(with_all_cards(Options { target: 30, ..Options::of(Mode::Tournament(sets)) }))
}

/// The same in the classic edition, at a time when action cards may be played.
pub fn artisans_tournament() -> Scene {
    let options = Options::in_edition(&CLASSIC, Mode::Tournament(&[Set::Artisans]));
    let mut scene = Scene::of(with_all_cards(Options { target: 30, ..options }));
    scene.s.unlocked = true;
    scene
}

/// A set-up in which both players brought one copy of each card, then a second copy of each, and so on until the deck
/// is full. Markers and cards of Theme Sets come first.
fn with_all_cards(options: Options) -> Setup {
    let decks = options.decks().expect("everybody brings a deck");
    let (events, mut pool) = (decks.pool(&options, true), decks.pool(&options, false));
    let seas = sea_cards(&options);
    let basic = Options::in_edition(options.edition, Mode::Introductory);
    let regions = Setup::draw(basic, &mut kernel::InOrder).regions;
    let given: Vec<Card> = decks.given(&options).collect();
    let room = CARDS - regions.len() - 2 * seas[0].len() - events.len() - given.len();
    let copy = |at: usize| pool[..at].iter().filter(|it| **it == pool[at]).count();
    let mut order: Vec<usize> = (0..pool.len()).collect();
    let is_basic = |at: usize| pool[at].def().printings[0].set == options.edition.basic;
    let is_marker = |at: usize| pool[at].def().place == Place::Beside;
    order.sort_by_key(|&at| (!is_marker(at), copy(at), is_basic(at)));
    pool = order.into_iter().take(room / 2).map(|at| pool[at]).collect();
    let stack = |seat: Seat, at: usize| {
        let own = pool.iter().skip(at).step_by(decks.stacks);
        Stack { back: Back::Deck(seat), cards: own.map(|&card| sleeved(seat, card)).collect() }
    };
    let stacks = [A, B].into_iter().flat_map(|seat| (0..decks.stacks).map(move |at| (seat, at)));
    let stacks = stacks.map(|(seat, at)| stack(seat, at)).collect();
    let events = given.iter().chain(&events).map(|&card| event(options.edition, card)).collect();
    let (hands, face_up, out) = (Default::default(), Vec::new(), Vec::new());
    let brought = Default::default();
    Setup { options, first: A, stacks, hands, face_up, events, brought, out, regions, seas }
}

/// A scene of the Theme Game with one set: its face-up cards lie beside the stacks.
pub fn theme(set: Set) -> Scene {
    scene_of(Options::of(Mode::Theme(set)))
}

/// A scene with cards that no box holds.
#[cfg(test)]
pub fn imagined() -> Scene {
    princes([Set::Gold, Set::Turmoil, Set::Imagined])
}

/// A scene with more of such cards.
#[cfg(test)]
pub fn fancied() -> Scene {
    princes([Set::Gold, Set::Turmoil, Set::Fancied])
}

/// A scene of the Era of Explorers: both harbors lie at the left.
pub fn at_sea() -> Scene {
    theme(Set::Explorers)
}

/// A scene of the Theme Game with these options.
pub fn scene_of(options: Options) -> Scene {
    Scene::of(everything(Options { target: 30, ..options }, true))
}

/// A scene of the classic edition: every card of its basic game.
pub fn classic() -> Scene {
    scene_of(Options::in_edition(&CLASSIC, Mode::Introductory))
}

/// A scene of the classic edition with every implemented card of a theme set. Its face-up cards, such as Aqueducts, lie
/// beside the stacks.
pub fn classic_theme(set: Set) -> Scene {
    scene_of(Options::in_edition(&CLASSIC, Mode::Theme(set)))
}

/// A scene of the classic edition with the stacks of a real game: five, or four and two of a theme set.
pub fn classic_dealt(mode: Mode) -> Scene {
    let options = Options { target: 30, ..Options::in_edition(&CLASSIC, mode) };
    Scene::of(Setup { first: A, ..Setup::draw(options, &mut kernel::InOrder) })
}

/// The published editions. Tests add others.
pub static PUBLISHED: [&Edition; 2] = [&RIVALS, &CLASSIC];

/// A match of the Duel of the Princes with every implemented card of these sets, shuffled.
pub fn every_card(themes: [Set; 3], target: u8, rng: &mut impl kernel::Rng) -> Duel {
    Duel::of(shuffled(everything(Options { target, ..Options::of(Mode::Princes(themes)) }, false), rng))
}

/// The same for the Theme Game with a set of any edition, with face-up cards; with a basic set, for the game without a theme.
pub fn every_card_of(set: Set, target: u8, rng: &mut impl kernel::Rng) -> Duel {
    let edition = set.edition();
    let mode = if set == edition.basic { Mode::Introductory } else { Mode::Theme(set) };
    Duel::of(shuffled(everything(Options { target, ..Options::in_edition(edition, mode) }, true), rng))
}

/// Some trios of sets for tests that take long: each set is together with every other one. A soak test gets all trios.
pub fn some_trios(edition: &Edition) -> Vec<[Set; 3]> {
    let all = edition.trios();
    if std::env::var_os("COMMONLAND_SOAK").is_some() {
        return all;
    }
    let sets: Vec<Set> = edition.complete_themes().collect();
    let round = |from: usize, step: usize| [0, 1, 2].map(|at| sets[(from + at * step) % sets.len()]);
    let neighbours = (0..sets.len()).map(|from| round(from, 1));
    let apart = (0..sets.len() / 3).map(|from| round(from, 2));
    let wanted: Vec<[Set; 3]> = neighbours.chain(apart).collect();
    let same = |one: &[Set; 3], other: &[Set; 3]| one.iter().all(|set| other.contains(set));
    all.into_iter().filter(|trio| wanted.iter().any(|it| same(trio, it))).collect()
}

/// Matches with every card of every set that can be chosen, in every edition: each set in a Theme Game, and in trios.
pub fn every_match(target: u8, rng: &mut impl kernel::Rng) -> Vec<Duel> {
    let themes: Vec<Duel> = RIVALS.complete_themes().map(|set| every_card_of(set, target, rng)).collect();
    let trios: Vec<Duel> = some_trios(&RIVALS).into_iter().map(|sets| every_card(sets, target, rng)).collect();
    let classic = CLASSIC.complete_themes().chain([CLASSIC.basic]);
    let classic: Vec<Duel> = classic.map(|set| every_card_of(set, target, rng)).collect();
    themes.into_iter().chain(trios).chain(classic).collect()
}

/// The options of the games that can be chosen, played to a goal: every mode, every set, and trios of sets.
pub fn every_game(target: u8) -> Vec<Options> {
    let games = |edition: &&'static Edition| {
        let themes = edition.complete_themes().map(Mode::Theme);
        let trios = some_trios(edition).into_iter().map(Mode::Princes);
        let edition = *edition;
        let tournament = [false, true].map(|agreed| Mode::Tournament(edition.tournament_sets(agreed)));
        let tournament = tournament.into_iter().take(1 + edition.agreed.len());
        let modes: Vec<Mode> =
            std::iter::once(Mode::Introductory).chain(themes).chain(trios).chain(tournament).collect();
        modes.into_iter().map(move |mode| Options { target, ..Options::in_edition(edition, mode) })
    };
    EDITIONS.iter().flat_map(games).collect()
}

fn shuffled(mut setup: Setup, rng: &mut impl kernel::Rng) -> Setup {
    setup.stacks.iter_mut().for_each(|stack| kernel::shuffle(rng, &mut stack.cards));
    kernel::shuffle(rng, &mut setup.events);
    kernel::shuffle(rng, &mut setup.regions);
    setup.seas.iter_mut().for_each(|sea| kernel::shuffle(rng, sea));
    setup.assemble_events(rng);
    setup
}

fn empty_stack(set: Set) -> Stack {
    Stack { back: Back::Of(set), cards: Vec::new() }
}

/// A scene of the classic Expanded Game with Artisans & Benefactors, at a time when action cards may be played.
pub fn artisans() -> Scene {
    let mut scene = classic_theme(Set::Artisans);
    scene.s.unlocked = true;
    scene
}

/// Whether a printing lies face up. A printing that yields to a set does so only if that set is in play.
fn lies_face_up(options: &Options, it: &Printing) -> bool {
    it.yields_to.is_none_or(|set| options.mode.sets().contains(&set))
}

/// A set-up with all copies of all cards of the sets, in the order of the list.
fn everything(options: Options, face_up: bool) -> Setup {
    let basic = options.edition.basic;
    let mut stacks: Vec<Stack> = [basic; 3].map(empty_stack).into();
    stacks.extend(options.mode.sets().iter().copied().map(empty_stack));
    let (mut up, mut events, mut regions) = (Vec::new(), Vec::new(), Vec::new());
    let mut dealt = 0;
    for &card in Card::ALL {
        for it in card.def().printings {
            if it.begins || it.set != basic && !options.mode.sets().contains(&it.set) {
                continue;
            }
            for _ in 0..it.copies {
                match card.def().kind {
                    CardKind::Region if it.start.is_none() => regions.push(Print::region(card, it.number)),
                    CardKind::Region => {}
                    CardKind::Event => events.push(Print::new(card, it.set)),
                    kind if kind.is_of_the_sea() => {}
                    _ if it.face_up && face_up && lies_face_up(&options, it) => up.push(Print::new(card, it.set)),
                    _ => {
                        let stack = if it.set == basic {
                            dealt += 1;
                            dealt % 3
                        } else {
                            stacks
                                .iter()
                                .position(|stack| stack.back == Back::Of(it.set))
                                .expect("each set has a stack")
                        };
                        stacks[stack].cards.push(Print::new(card, it.set));
                    }
                }
            }
        }
    }
    let (hands, out, seas) = (Default::default(), Vec::new(), sea_cards(&options));
    let brought = Default::default();
    Setup { options, first: A, stacks, hands, face_up: up, events, brought, out, regions, seas }
}
