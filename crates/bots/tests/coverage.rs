//! Every card of the duel is met in play: a runner that prefers what was never seen plays until each card was built,
//! played or drawn, and guards and reactions were met.

use std::collections::BTreeSet;

use bots::{lot, named};
use duel::card::{Kind, Set};
use duel::{Action, Card, Duel, Event, Options, Setup};
use kernel::{Awaits, Choices, Game, Notes, Seat, below};

/// Games after which a card that was not met is a fault.
const GAMES: u64 = 400;
/// Steps after which a game is left for the next.
const BOUND: u32 = 6_000;

/// The specs of all modes whose cards are written.
fn specs() -> Vec<String> {
    let eras: Vec<&str> =
        Set::ALL.into_iter().filter(|it| *it != Set::Basic && it.is_complete()).map(Set::name).collect();
    let mut specs = vec!["duel".to_string()];
    specs.extend(eras.iter().map(|era| format!("duel:theme={era}")));
    if eras.len() == 3 {
        specs.push(format!("duel:princes={}", eras.join("+")));
    }
    specs
}

fn game(spec: &str, seed: u64) -> Duel {
    Duel::new(Setup::draw(Options::from_spec(spec).expect("a spec"), &mut lot(seed))).expect("a set-up")
}

/// What was met so far.
#[derive(Default)]
struct Met {
    cards: BTreeSet<Card>,
    fended_off: bool,
    spared: bool,
}

impl Met {
    fn note(&mut self, game: &Duel, events: &[Event]) {
        for event in events {
            match *event {
                Event::Built { card, .. } | Event::Played { card, .. } | Event::EventDrawn { card } => {
                    self.cards.insert(game.card(card));
                }
                Event::FendedOff { .. } => self.fended_off = true,
                Event::Spared { .. } => self.spared = true,
                _ => {}
            }
        }
    }
}

/// The titles that a match can show, regions aside.
fn titles(game: &Duel) -> BTreeSet<Card> {
    let faces = game.setup().prints().map(|print| print.card);
    faces.filter(|card| card.def().kind != Kind::Region).collect()
}

/// Plays one game; `choose` says what a seat does.
fn play(game: &Duel, seed: u64, met: &mut Met, mut choose: impl FnMut(&duel::State, Seat, &[Action], &Met) -> Action) {
    let mut state = game.start();
    let (mut choices, mut notes, mut dice) = (Choices::default(), Notes::default(), lot(seed));
    for _ in 0..BOUND {
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
                let action = choose(&state, seat, choices.as_slice(), met);
                game.apply(&mut state, seat, action, &mut notes.log());
            }
        }
        met.note(game, &notes.events);
        notes.clear();
    }
}

/// The runner: what was never seen first, then building, and anything now and then.
fn curious(game: &Duel, seed: u64, met: &mut Met) {
    let mut lot = lot(!seed);
    play(game, seed, met, |_, _, choices, met| {
        let unseen = |action: &&Action| match **action {
            Action::Build(face, _) | Action::Play(face) => !met.cards.contains(&game.card(face)),
            _ => false,
        };
        let builds = |action: &&Action| {
            matches!(action, Action::Road(_) | Action::Settlement(_) | Action::City(_) | Action::Build(..))
        };
        let any = |lot: &mut bots::Lot, list: &[Action]| list[below(lot, list.len() as u32) as usize];
        let new: Vec<Action> = choices.iter().filter(unseen).copied().collect();
        if !new.is_empty() {
            return any(&mut lot, &new);
        }
        let built: Vec<Action> = choices.iter().filter(builds).copied().collect();
        if !built.is_empty() && below(&mut lot, 4) > 0 { any(&mut lot, &built) } else { any(&mut lot, choices) }
    });
}

#[test]
fn in_curious_play_every_card_is_built_played_or_drawn() {
    for spec in specs() {
        let wanted = titles(&game(&spec, 0));
        let guarded = wanted.iter().any(|card| card.def().guard.is_some());
        let averted = wanted.iter().any(|card| card.def().averts.is_some() || card.def().spares.is_some());
        let mut met = Met::default();
        let games = (1..=GAMES).find(|&seed| {
            curious(&game(&spec, seed), seed, &mut met);
            wanted.is_subset(&met.cards) && (met.fended_off || !guarded) && (met.spared || !averted)
        });
        let missing: Vec<&Card> = wanted.difference(&met.cards).collect();
        assert!(
            games.is_some(),
            "{spec}: {missing:?} were never met; fended off {}, spared {}",
            met.fended_off,
            met.spared
        );
        println!("{spec}: all {} cards met in {} games", wanted.len(), games.unwrap_or_default());
    }
}

#[test]
fn greedy_play_builds_and_plays_most_cards_too() {
    for spec in specs() {
        let mut met = Met::default();
        let wanted = titles(&game(&spec, 0));
        for seed in 0..4 {
            let game = game(&spec, seed);
            let mut bots = [named::<Duel>("greedy", seed).expect("a bot"), named("greedy", !seed).expect("a bot")];
            play(&game, seed, &mut met, |state, seat, choices, _| {
                let known = game.known(state, seat);
                bots[seat.index()].choose(&game, &known, seat, choices)
            });
        }
        let share = met.cards.len() as f64 / wanted.len() as f64;
        println!("{spec}: {} of {} cards", met.cards.len(), wanted.len());
        assert!(share > 0.5, "{spec}: only {} of {} cards", met.cards.len(), wanted.len());
    }
}
