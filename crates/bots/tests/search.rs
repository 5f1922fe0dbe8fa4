//! The searching bot: it repeats itself, keeps to its bounds, and plays better than the bot that it searches with.

use bots::{Bot, Effort, Lot, lot, named, play_match};
use duel::Duel;
use island::{Island, Small};
use kernel::{Awaits, Choices, Game, Log, Seat};

fn island(seed: u64) -> Island<Small> {
    let options = island::Options::from_spec("island:seats=2").expect("it is a spec");
    Island::new(island::Setup::draw(options, &mut lot(seed)).expect("it can be drawn")).expect("it is sound")
}

fn duel(spec: &str, seed: u64) -> Duel {
    let options = duel::Options::from_spec(spec).expect("it is a spec");
    Duel::new(duel::Setup::draw(options, &mut lot(seed))).expect("it is sound")
}

/// Whether seat 0 has won.
fn won<G: bots::Playable>(game: &G, players: [&str; 2], mut dice: Lot) -> bool {
    let mut bots: Vec<Box<dyn Bot<G>>> = players.iter().map(|name| named(name, 7).expect("it is a bot")).collect();
    let played = play_match(game, &mut bots, &mut dice, 20_000, None);
    game.standing(&played.end).is_some_and(|standing| standing.winners.has(Seat(0)))
}

#[test]
fn the_same_seed_and_the_same_work_play_the_same_game() {
    let game = duel("duel", 3);
    let ends = [0, 1].map(|_| {
        let mut bots: Vec<Box<dyn Bot<Duel>>> =
            vec![named("search:worlds=2+turns=1", 5).expect("it is a bot"), named("random", 6).expect("it is a bot")];
        play_match(&game, &mut bots, &mut lot(4), 20_000, None).end
    });
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn even_a_little_search_beats_random_in_both_games() {
    let little = "search:worlds=2+turns=2";
    for seed in 0..3 {
        assert!(won(&island(seed), [little, "random"], lot(seed)), "island {seed}");
        assert!(won(&duel("duel", seed), [little, "random"], lot(seed)), "duel {seed}");
    }
}

#[test]
fn a_gentle_bot_beats_random_in_both_games() {
    for seed in 0..3 {
        assert!(won(&island(seed), ["gentle", "random"], lot(seed)), "island {seed}");
        assert!(won(&duel("duel", seed), ["gentle", "random"], lot(seed)), "duel {seed}");
    }
}

#[test]
fn fair_is_greedy_by_another_name() {
    let game = island(2);
    let end = |name: &str| {
        let mut bots: Vec<Box<dyn Bot<Island<Small>>>> =
            vec![named(name, 5).expect("it is a bot"), named("random", 6).expect("it is a bot")];
        play_match(&game, &mut bots, &mut lot(4), 20_000, None).end
    };
    assert_eq!(end("fair"), end("greedy"));
}

#[test]
fn parameters_are_read_and_wrong_ones_are_told() {
    let effort = Effort::read("worlds=64+turns=6").expect("it is right");
    assert_eq!((effort.worlds, effort.turns, effort.time), (64, 6, None));
    let effort = Effort::read("ms=50").expect("it is right");
    assert_eq!(effort.time.map(|time| time.as_millis()), Some(50));
    let wrong = |text: &str| Effort::read(text).expect_err("it is wrong");
    assert_eq!(wrong("world=3"), "search has no parameter \"world\"; did you mean \"worlds\"?");
    assert_eq!(wrong("ms=0"), "ms needs a number from 1 to 100000, as in ms=64");
    assert_eq!(wrong("turns"), "turns needs a number from 1 to 100000, as in turns=64");
    assert_eq!(named::<Duel>("greedy:ms=5", 1).err().as_deref(), Some("greedy has no parameters"));
}

#[test]
fn people_seat_only_bots_whose_thinking_is_bounded() {
    for name in bots::AT_TABLES.into_iter().chain(["greedy", "random"]) {
        assert_eq!(bots::check_at_table(name), Ok(()));
    }
    assert!(bots::check_at_table("search:worlds=100000").is_err());
}

/// Plays a game with a bot that explains every choice, and returns the reasons that it named.
fn reasons_in<G: bots::Playable>(game: &G, name: &str) -> Vec<&'static str> {
    let mut bot = named::<G>(name, 5).expect("it is a bot");
    let (mut state, mut dice) = (game.start(), lot(9));
    let mut choices = Choices::default();
    let mut named = Vec::new();
    for _ in 0..400 {
        match game.awaits(&state) {
            Awaits::Nobody => break,
            Awaits::Chance => {
                let outcome = game.draw(&state, &mut dice);
                game.fall(&mut state, outcome, &mut Log::off());
            }
            Awaits::Seats { due, .. } => {
                let seat = due.lowest().expect("somebody is awaited");
                choices.clear();
                game.choices(&state, seat, &mut choices);
                let last = choices.as_slice().last().copied();
                let thoughts = bot.explain(game, &game.known(&state, seat), seat, choices.as_slice(), last);
                assert!((1..=4).contains(&thoughts.len()), "three choices, and the one that was asked about");
                assert!(thoughts.iter().any(|it| Some(it.action) == last));
                assert!(thoughts.is_sorted_by(|a, b| a.chance >= b.chance));
                for thought in &thoughts {
                    assert!((0.0..=1.0).contains(&thought.chance));
                    assert!((1..=bots::REASONS).contains(&thought.reasons.len()));
                    named.extend(thought.reasons.iter().map(|it| it.key));
                }
                let listed = thoughts.iter().map(|it| it.action).find(|it| choices.as_slice().contains(it));
                game.apply(&mut state, seat, listed.unwrap_or(choices.as_slice()[0]), &mut Log::off());
            }
        }
    }
    named
}

#[test]
fn every_choice_is_explained_by_its_chance_and_by_what_it_changes() {
    for bot in ["fair", "search:worlds=1+turns=1"] {
        let on_the_island = reasons_in(&island(3), bot);
        for key in ["bots.why.numbers", "bots.why.points", "bots.why.reaches"] {
            assert!(on_the_island.contains(&key), "{bot}: {key}");
        }
        let in_the_duel = reasons_in(&duel("duel:theme=sages", 3), bot);
        for key in ["bots.why.points", "bots.why.regions"] {
            assert!(in_the_duel.contains(&key), "{bot}: {key}");
        }
    }
}

#[test]
fn bots_without_a_value_explain_nothing() {
    let game = island(1);
    let known = game.known(&game.start(), Seat(0));
    let mut choices = Choices::default();
    game.choices(&game.start(), Seat(0), &mut choices);
    for name in ["random", "gentle"] {
        let mut bot = named::<Island<Small>>(name, 1).expect("it is a bot");
        assert_eq!(bot.explain(&game, &known, Seat(0), choices.as_slice(), None), []);
    }
}
