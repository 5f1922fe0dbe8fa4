//! Plays until every card of the duel was met, and every guard and reaction has answered.
//!
//! A card is met if it was built, played, discovered, turned or drawn as an event. A guard or a reaction has answered
//! if an event names it.

use std::collections::BTreeSet;

use bots::{Bot, lot, named};
use duel::card::{CardDef, CardKind, Place, Set};
use duel::{Action, CLASSIC, Card, Duel, Event, Options, Print, RIVALS, Setup, State};
use kernel::{Awaits, Choices, Game, Notes, Seat, below};

/// Games after which a card that was not met is a fault.
const GAMES: u64 = 1_600;
/// Steps after which a game of curious players is left for the next.
const CURIOUS_STEPS: u32 = 6_000;
/// The same for greedy players, who need fewer and think about each.
const GREEDY_STEPS: u32 = 900;

/// The specs of all modes, with every set of which all cards are written.
fn specs() -> Vec<String> {
    let eras: Vec<&str> = RIVALS.complete_themes().map(Set::name).collect();
    let mut specs = vec!["duel".to_string()];
    specs.extend(eras.iter().map(|era| format!("duel:theme={era}")));
    specs.extend(eras.windows(3).map(|trio| format!("duel:princes={}", trio.join("+"))));
    specs.push("classic".into());
    specs.extend(CLASSIC.complete_themes().map(|set| format!("classic:{}", set.name())));
    specs
}

fn game(spec: &str, seed: u64) -> Duel {
    Duel::new(Setup::draw(Options::from_spec(spec).expect("a spec"), &mut lot(seed))).expect("a set-up")
}

/// Whether a card protects its owner from harm, or brings something in return: guards, cards that stop an event, and
/// cards that an event or an attack looks for.
fn answers(card: Card) -> bool {
    let def: &CardDef = card.def();
    let looked_for =
        matches!(card, Card::BathHouse | Card::FireBrigade | Card::ClassicBathHouse | Card::ClassicAqueduct);
    def.guard.is_some()
        || def.averts.is_some()
        || def.spares.is_some()
        // A borrowed protection is told of the card that it is borrowed from.
        || def.threatened.is_some() && def.borrows.is_none()
        || def.raided.is_some()
        || def.lost.is_some()
        || def.hides.is_some()
        || def.event_over.is_some()
        || looked_for
}

/// What was met so far: cards that were built, played or drawn, and those that answered.
#[derive(Default)]
struct Met {
    cards: BTreeSet<Card>,
    answered: BTreeSet<Card>,
}

impl Met {
    fn note(&mut self, game: &Duel, events: &[Event]) {
        for event in events {
            match *event {
                Event::Built { card, .. }
                | Event::Played { card, .. }
                | Event::EventDrawn { card }
                | Event::Discovered { card, .. }
                | Event::Turned { card, .. } => {
                    self.cards.insert(game.card(card));
                }
                Event::FendedOff { by, .. } | Event::Spared { by, .. } | Event::Helped { card: by, .. } => {
                    self.answered.insert(game.card(by));
                }
                _ => {}
            }
        }
    }

    /// What a match could show and did not yet; first the cards, then the answers.
    fn missing(&self, game: &Duel) -> [Vec<Card>; 2] {
        let titles: BTreeSet<Card> = game.setup().prints().map(|print| print.card).collect();
        // What lies beside each principality from the start needs no player to meet it.
        let begins = |card: &Card| card.def().printings.iter().all(|it| it.begins);
        let shown = titles.iter().copied().filter(|card| card.def().kind != CardKind::Region && !begins(card));
        let unmet = shown.filter(|card| !self.cards.contains(card)).collect();
        let silent = titles.iter().copied().filter(|&card| answers(card) && !self.answered.contains(&card)).collect();
        [unmet, silent]
    }
}

/// Somebody who plays: given the position and what was met, a choice.
type Player<'a> = &'a mut dyn FnMut(&Duel, &State, Seat, &[Action], &Met) -> Action;

/// Plays one game.
fn play(game: &Duel, seed: u64, steps: u32, met: &mut Met, players: [Player<'_>; 2]) {
    let mut state = game.start();
    let (mut choices, mut notes, mut dice) = (Choices::default(), Notes::default(), lot(seed));
    for _ in 0..steps {
        match game.awaits(&state) {
            Awaits::Nobody => return,
            Awaits::Chance => {
                let outcome = game.draw(&state, &mut dice);
                game.fall(&mut state, outcome, &mut notes.log());
            }
            Awaits::Seats { due, .. } => {
                let seat = due.lowest().expect("somebody is awaited");
                choices.clear();
                game.choices(&state, seat, &mut choices);
                let action = players[seat.index()](game, &state, seat, choices.as_slice(), met);
                game.apply(&mut state, seat, action, &mut notes.log());
            }
        }
        met.note(game, &notes.events);
        notes.clear();
    }
}

/// A random player who prefers what was never seen, then what has not answered, then building.
fn curious(seed: u64) -> impl FnMut(&Duel, &State, Seat, &[Action], &Met) -> Action {
    let mut lot = lot(!seed);
    move |game, _, _, choices, met| {
        let unseen = |action: &&Action| match **action {
            Action::Build(face, _) | Action::Play(face) => !met.cards.contains(&game.card(face)),
            _ => false,
        };
        let silent = |action: &&Action| match **action {
            Action::Build(face, _) | Action::Play(face) => {
                let card = game.card(face);
                card.def().kind == CardKind::Attack || answers(card) && !met.answered.contains(&card)
            }
            _ => false,
        };
        let builds = |action: &&Action| {
            matches!(action, Action::Road(_) | Action::Settlement(_) | Action::City(_) | Action::Build(..))
        };
        let list = |wanted: &dyn Fn(&&Action) -> bool| choices.iter().filter(wanted).copied().collect::<Vec<Action>>();
        // Now and then anything, so that nothing is out of reach.
        let lists: &[Vec<Action>] = if below(&mut lot, 4) == 0 { &[] } else { &[list(&builds)] };
        let wanted = [list(&unseen), list(&silent)];
        let first = wanted.iter().chain(lists).find(|list| !list.is_empty());
        let list = first.map_or(choices, |list| list.as_slice());
        list[below(&mut lot, list.len() as u32) as usize]
    }
}

/// The bot `greedy`.
fn greedy(seed: u64) -> impl FnMut(&Duel, &State, Seat, &[Action], &Met) -> Action {
    let mut bot: Box<dyn Bot<Duel>> = named::<Duel>("greedy", seed).expect("a bot");
    move |game, state, seat, choices, _| {
        let known = game.known(state, seat);
        bot.choose(game, &known, seat, choices)
    }
}

/// Whether a card is needed for another to be built, played or provoked.
fn leads_to(card: Card, other: Card) -> bool {
    let (def, wanted) = (card.def(), other.def());
    let required = wanted
        .requires
        .iter()
        .any(|it| it.says.contains(def.key) || it.says.contains("own-progress") && def.points.progress > 0);
    let provokes = wanted.guard.as_ref().is_some_and(|it| (it.against)(card) || card == Card::HedgeTavern);
    required || provokes || wanted.place == Place::Upon(card) || answers(other) && def.kind == CardKind::Event
}

/// A random set-up in which the cards that were not met or have not answered come first, and the cards that they need.
fn helpful(spec: &str, seed: u64, met: &Met) -> Duel {
    let drawn = game(spec, seed);
    let [unmet, silent] = met.missing(&drawn);
    let missing: BTreeSet<Card> = unmet.into_iter().chain(silent).collect();
    let rank = |print: &Print| !missing.iter().any(|&it| it == print.card || leads_to(print.card, it));
    let mut setup = drawn.setup().clone();
    setup.stacks.iter_mut().for_each(|stack| stack.cards.sort_by_key(rank));
    // The told event keeps its place.
    let told = setup.options.edition.told_event.map(|told| told.card);
    let place = setup.events.iter().position(|print| Some(print.card) == told);
    let card = place.map(|place| setup.events.remove(place));
    setup.events.sort_by_key(rank);
    if let (Some(place), Some(card)) = (place, card) {
        setup.events.insert(place, card);
    }
    Duel::new(setup).expect("a set-up in another order")
}

/// Plays the modes in turn until each has shown all it can; `round` plays one game.
fn until_all_is_met(specs: Vec<String>, mut round: impl FnMut(&str, u64, &mut Met)) {
    let mut met = Met::default();
    let mut left = specs;
    let mut games = 0;
    while !left.is_empty() {
        for spec in &left {
            games += 1;
            round(spec, games, &mut met);
        }
        left.retain(|spec| met.missing(&game(spec, 0)).iter().any(|missing| !missing.is_empty()));
        let missing: Vec<_> = left.iter().map(|spec| (spec, met.missing(&game(spec, 0)))).collect();
        assert!(games < GAMES, "after {games} games: never met, and never answering: {missing:?}");
    }
    println!("{} cards were met and {} answered in {games} games", met.cards.len(), met.answered.len());
}

#[test]
fn in_curious_play_every_card_is_met_and_every_guard_and_reaction_answers() {
    until_all_is_met(specs(), |spec, seed, met| {
        play(&game(spec, seed), seed, CURIOUS_STEPS, met, [&mut curious(seed), &mut curious(seed + GAMES)]);
    });
}

/// The game goes on for longer than usual, so that cards for late in a game are built.
fn longer(spec: &str) -> String {
    match spec.split_once(':') {
        Some(_) => format!("{spec},target=18"),
        None if spec == CLASSIC.name => format!("{spec}:target=18"),
        None => spec.into(),
    }
}

/// Both players are greedy; the stacks lie so that what is still missing comes first.
#[test]
fn in_greedy_play_every_card_is_met_and_every_guard_and_reaction_answers() {
    // Greedy players do not come to every card of Age of Enlightenment within minutes; curious ones do.
    let elsewhere = ["explorers", "sages", "prosperity"];
    let is_here = |spec: &String| !elsewhere.iter().any(|name| spec.contains(name));
    until_all_is_met(specs().into_iter().filter(is_here).collect(), |spec, seed, met| {
        let game = helpful(&longer(spec), seed, met);
        play(&game, seed, GREEDY_STEPS, met, [&mut greedy(seed), &mut greedy(seed + GAMES)]);
    });
}
