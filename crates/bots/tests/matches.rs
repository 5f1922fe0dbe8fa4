//! Bots at the table: short matches that say whether they play at all, to the end, and the same again.

use bots::arena::{Arena, ArenaReport, BOUND, Factory, play_match};
use bots::{Bot, DuelTally, NewTally, PlayableSize, lot, named};
use duel::Duel;
use island::{Action, Event, FavorEvent, Island, Large, ModuleEvent, Options, Sea, Setup, Small};
use kernel::{Game, Seat, Spec};

fn options(spec: &str) -> Options {
    Options::read(&Spec::read(spec).expect("a spec")).expect("an island")
}

fn island<D: PlayableSize>(spec: &str, seed: u64) -> Result<Island<D>, String> {
    let setup = Setup::draw(options(spec), &mut lot(seed)).map_err(|no| no.to_string())?;
    Island::new(setup).map_err(|no| no.to_string())
}

fn players<D: PlayableSize>(names: &[&'static str]) -> Vec<Factory<'static, Island<D>>> {
    let made =
        |&name| Box::new(move |seed| named::<Island<D>>(name, seed).expect("a bot")) as Factory<'static, Island<D>>;
    names.iter().map(made).collect()
}

fn series<D: PlayableSize>(spec: &str, names: &[&'static str], games: u32, threads: usize) -> ArenaReport {
    let arena = Arena {
        players: players::<D>(names),
        games,
        seed: 7,
        bound: BOUND,
        threads,
        write: Island::action_text,
        tally: None,
    };
    arena.play(|seed| island(spec, seed), |_| {}).expect("the players fit the table")
}

#[test]
fn greedy_beats_three_random_seats() {
    let report = series::<Small>("island:seats=4", &["greedy", "random", "random", "random"], 40, 0);
    assert!(report.players[0].wins >= 30, "{report:?}");
    assert!(report.forfeits.is_empty() && report.unfinished == 0, "{report:?}");
    let report = series::<Sea>("island:map=new-shores", &["greedy", "random", "random", "random"], 12, 0);
    assert!(report.players[0].wins >= 10 && report.unfinished == 0, "{report:?}");
}

#[test]
fn greedy_beats_random_in_every_mode_of_the_duel() {
    for spec in
        ["duel", "duel:theme=gold", "duel:theme=turmoil", "duel:theme=progress", "duel:princes=gold+turmoil+progress"]
    {
        let made = |name: &'static str| {
            Box::new(move |seed| named::<Duel>(name, seed).expect("a bot")) as Factory<'static, Duel>
        };
        let players = vec![made("greedy"), made("random")];
        let arena =
            Arena { players, games: 8, seed: 7, bound: BOUND, threads: 0, write: Duel::action_text, tally: None };
        let options = duel::Options::from_spec(spec).expect("a duel");
        let dealt = |seed| Duel::new(duel::Setup::draw(options, &mut lot(seed))).map_err(|no| no.0);
        let report = arena.play(dealt, |_| {}).expect("the players fit the table");
        assert!(report.players[0].wins >= 6 && report.unfinished == 0, "{spec}: {report:?}");
    }
}

#[test]
fn greedy_uses_stars_attacks_and_works_of_art() {
    use duel::card::{CardKind, Ware};
    let (mut stars, mut attacks, mut works) = (0, 0, 0);
    for seed in 0..3 {
        let options = duel::Options::from_spec("classic:artisans").expect("a classic duel");
        let game = Duel::new(duel::Setup::draw(options, &mut lot(seed))).expect("a set-up");
        let mut bots: Vec<_> = (0..2).map(|i| named::<Duel>("greedy", seed + i).expect("a bot")).collect();
        let mut watch = |_: &_, _, events: &[duel::Event]| {
            for event in events {
                match *event {
                    duel::Event::WareGave { ware: Ware::Star, count, .. } => stars += u32::from(count),
                    duel::Event::Played { card, .. } => {
                        let def = game.card(card).def();
                        attacks += u32::from(def.kind == CardKind::Attack);
                        works += u32::from(def.name.starts_with("Work of Art"));
                    }
                    _ => {}
                }
            }
        };
        let played = play_match(&game, &mut bots, &mut lot(seed), BOUND, Some(&mut watch));
        assert!(game.standing(&played.end).is_some(), "seed {seed} is not over");
    }
    assert!(stars >= 3 && attacks >= 3 && works >= 1, "{stars} stars, {attacks} attacks, {works} works of art");
}

#[test]
fn greedy_sails_to_the_islands() {
    let game = island::<Sea>("island:map=new-shores", 3).expect("a board");
    let mut bots: Vec<_> = (0..4).map(|i| named::<Island<Sea>>("greedy", i).expect("a bot")).collect();
    let (mut ships, mut settled) = (0, 0);
    let mut watch = |_: &_, _, events: &[Event]| {
        ships += events.iter().filter(|it| matches!(it, Event::ShipBuilt { .. })).count();
        settled += events.iter().filter(|it| matches!(it, Event::IslandSettled { .. })).count();
    };
    play_match(&game, &mut bots, &mut lot(3), BOUND, Some(&mut watch));
    assert!(ships >= 4 && settled >= 2, "{ships} ships, {settled} islands");
}

#[test]
fn greedy_never_stalls_a_game() {
    fn ends<D: PlayableSize>(spec: &str, seats: usize, games: u32) {
        let report = series::<D>(spec, &["greedy"; 6][..seats], games, 0);
        assert!(report.unfinished == 0 && report.forfeits.is_empty(), "{spec}: {report:?}");
        assert!(report.steps < 4_000.0, "{spec}: {report:?}");
    }
    ends::<Small>("island:seats=2", 2, 4);
    ends::<Small>("island:seats=3,friendly-robber,board=beginner", 3, 4);
    ends::<Small>("island:seats=4", 4, 8);
    ends::<Small>("island:seats=4,no-trades,target=12", 4, 4);
    ends::<Large>("island:seats=5,turns=paired", 5, 3);
    ends::<Large>("island:seats=6", 6, 3);
    ends::<Large>("island:seats=6,turns=paired,friendly-robber,no-desert-return,peace=2", 6, 3);
    ends::<Sea>("island:seats=3,map=new-shores", 3, 2);
    ends::<Sea>("island:seats=4,map=four-islands,friendly-robber", 4, 2);
    ends::<Sea>("island:seats=4,map=fog-islands", 4, 2);
    ends::<Sea>("island:seats=5,map=through-the-desert,turns=paired", 5, 1);
}

#[test]
fn the_same_seed_plays_the_same_series_on_any_number_of_threads() {
    let names = ["greedy", "random", "greedy", "random"];
    let told = |report: &ArenaReport| {
        let rows: Vec<_> = report.players.iter().map(|row| (row.wins, row.decisions, row.rating.to_bits())).collect();
        (rows, report.turns.to_bits(), report.steps.to_bits())
    };
    let one = series::<Small>("island:seats=4", &names, 8, 1);
    let three = series::<Small>("island:seats=4", &names, 8, 3);
    assert_eq!(told(&one), told(&three));
}

#[test]
fn greedy_makes_offers_and_agrees_to_some() {
    let (mut offers, mut accepted, mut traded) = (0, 0, 0);
    let (mut steps, mut longest_turn) = (0, 0);
    for seed in 0..4 {
        let game = island::<Small>("island:seats=4", seed).expect("a board");
        let mut bots: Vec<_> = (0..4).map(|i| named::<Island<Small>>("greedy", seed + i).expect("a bot")).collect();
        let mut watch = |_: &_, _, events: &[Event]| {
            steps += 1;
            longest_turn = steps.max(longest_turn);
            for event in events {
                match event {
                    Event::TurnBegan { .. } => steps = 0,
                    Event::Offered { .. } => offers += 1,
                    Event::Accepted { .. } => accepted += 1,
                    Event::Traded { .. } => traded += 1,
                    _ => {}
                }
            }
        };
        play_match(&game, &mut bots, &mut lot(seed), BOUND, Some(&mut watch));
    }
    assert!(offers > 0 && accepted > 0 && traded > 0, "{offers} offers, {accepted} accepted, {traded} traded");
    assert!(longest_turn < 100, "a turn of {longest_turn} steps");
}

#[test]
fn greedy_offers_one_gift_a_turn_and_gives_some() {
    let (mut offered, mut most, mut given) = (0, 0, 0);
    for seed in 0..4 {
        let game = island::<Small>("island:seats=4,frenemies", seed).expect("a board");
        let mut bots: Vec<_> = (0..4).map(|i| named::<Island<Small>>("greedy", seed + i).expect("a bot")).collect();
        let mut watch = |_: &_, _, events: &[Event]| {
            for event in events {
                match event {
                    Event::TurnBegan { .. } => offered = 0,
                    Event::Module(ModuleEvent::Frenemies(FavorEvent::GiftOffered { .. })) => offered += 1,
                    Event::HandedOver { .. } => given += 1,
                    _ => {}
                }
            }
            most = offered.max(most);
        };
        play_match(&game, &mut bots, &mut lot(seed), BOUND, Some(&mut watch));
    }
    assert!(most == 1 && given > 0, "{most} offers in a turn, {given} gifts");
}

#[test]
fn an_illegal_action_forfeits_the_match_and_is_named() {
    /// Always answers with the end of the turn, to every question.
    struct Hasty;
    impl<G: Game<Action = Action>> Bot<G> for Hasty {
        fn choose(&mut self, _: &G, _: &G::Known, _: Seat, _: &[Action]) -> Action {
            Action::End
        }
    }
    let game = island::<Small>("island:seats=2", 1).expect("a board");
    let mut bots: Vec<Box<dyn Bot<Island<Small>>>> = vec![Box::new(Hasty), Box::new(Hasty)];
    let played = play_match(&game, &mut bots, &mut lot(1), BOUND, None);
    let (seat, why) = played.ending.forfeit(|action| game.action_text(action)).expect("it was forfeited");
    assert_eq!(seat, game.setup().first);
    assert!(why.starts_with("end was refused: "), "{why}");
}

#[test]
fn players_must_fit_the_table() {
    let arena = Arena {
        players: players::<Small>(&["random"; 3]),
        games: 1,
        seed: 1,
        bound: BOUND,
        threads: 1,
        write: Island::action_text,
        tally: None,
    };
    let wrong = arena.play(|seed| island("island:seats=4", seed), |_| {}).expect_err("one seat is empty");
    assert!(wrong.contains("4 seats") && wrong.contains("3 players"), "{wrong}");
}

#[test]
fn a_tally_counts_what_each_player_did() {
    let players: Vec<Factory<'_, Duel>> = ["greedy", "random"]
        .map(|name| -> Factory<'_, Duel> { Box::new(move |seed| named(name, seed).unwrap()) })
        .into();
    let tally: Option<NewTally<Duel>> = Some(|| Box::new(DuelTally::default()));
    let arena = Arena { players, games: 4, seed: 7, bound: BOUND, threads: 1, write: Duel::action_text, tally };
    let set_up = |seed| {
        let setup = duel::Setup::draw(duel::Options::from_spec("duel:theme=gold")?, &mut lot(seed));
        Duel::new(setup).map_err(|no| no.to_string())
    };
    let report = arena.play(set_up, |_| {}).unwrap();
    let [greedy, random] = &report.done[..] else { panic!("one for each player") };
    assert!(greedy.values().all(|it| it.games <= 4 && it.games <= it.times));
    assert!(greedy.len() > 5 && random.len() > 5, "{report:?}");
}
