//! Laws that hold in every game, checked at every step of random games over all seat counts and options.
//!
//! Offers are never listed, so random play makes none. `traders` plays games with offers, answers, proposals and
//! withdrawals.
//! With the environment variable `COMMONLAND_SOAK` set, fifty times as many games are played.

mod traders;

use island::testkit::{drawn, links, sound};
use island::{Action, Event, Island, Large, Map, Options, Outcome, Sea, Setup, Size, Small, State};
use island::{FavorEvent, HelperEvent, ModuleEvent};
use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring, traces_ring};
use kernel::{Choices, Entry, Game, Log, Notes, Seat, Values, Viewer, Written, below};
use traders::Trader;

/// The longest game that is played to its end; random games with few seats can take long.
const BOUND: u32 = 6_000;

/// How many random games a ring plays: `few`, or more in a soak.
fn games(few: u64) -> u64 {
    if std::env::var_os("COMMONLAND_SOAK").is_some() { 50 * few } else { few }
}

/// Every seat count, and every option at least once.
const SPECS: [&str; 32] = [
    "island:seats=2",
    "island:seats=2,board=large,target=8,peace=2",
    "island:seats=3",
    "island:seats=3,numbers=random,friendly-robber",
    "island:seats=4",
    "island:seats=4,board=beginner,discard-limit=3,no-desert-return",
    "island:seats=4,board=large,printed-harbors,spread-numbers,numbers=random,offers=2",
    "island:seats=5",
    "island:seats=5,turns=paired,spread-terrain,no-trades",
    "island:seats=6",
    "island:seats=6,turns=paired,friendly-robber,no-desert-return",
    "island:seats=6,turns=special,target=12,discard-limit=12",
    "island:seats=4,map=new-shores,helpers,frenemies",
    "island:seats=3,map=fog-islands,helpers,frenemies",
    "island:seats=6,map=four-islands,turns=paired,helpers,frenemies",
    "island:seats=4,map=through-the-desert,helpers",
    "island:seats=3,helpers",
    "island:seats=4,helpers",
    "island:seats=4,frenemies",
    "island:seats=4,helpers,frenemies",
    "island:seats=2,helpers,frenemies,no-trades",
    "island:seats=6,helpers,frenemies",
    "island:seats=5,turns=paired,helpers,frenemies,no-desert-return,friendly-robber",
    "island:seats=6,helpers,discard-limit=2",
    "island:seats=3,map=new-shores,friendly-robber",
    "island:seats=4,map=new-shores,target=10",
    "island:seats=6,map=new-shores,turns=paired,target=8",
    "island:seats=4,map=four-islands,no-desert-return,discard-limit=4",
    "island:seats=5,map=four-islands,target=8",
    "island:seats=3,map=fog-islands,spread-numbers",
    "island:seats=6,map=fog-islands,target=7",
    "island:seats=4,map=through-the-desert,peace=1,target=9",
];

/// A spec for each option that none of the specs above names, so that a new house rule is played without a change here.
fn unnamed() -> impl Iterator<Item = String> {
    let is_named = |name: &str| SPECS.iter().any(|spec| names(spec, name));
    let left = Options::list().options.iter().filter(move |option| !is_named(option.name));
    left.map(|option| match &option.values {
        Values::Number { from, .. } => format!("island:seats=4,{}={from}", option.name),
        Values::Choice { words } => format!("island:seats=4,{}={}", option.name, words[0]),
        _ => format!("island:seats=4,{}", option.name),
    })
}

/// Whether a spec says an option.
fn names(spec: &str, option: &str) -> bool {
    spec.split([':', ',']).any(|said| said.split('=').next() == Some(option))
}

/// A spec drawn by lot out of all options.
fn any_spec(seed: u64) -> String {
    let mut rng = Dice::new(seed);
    let mut any = |choices: &[&'static str]| choices[below(&mut rng, choices.len() as u32) as usize];
    let seats = any(&["2", "3", "4", "5", "6"]);
    let crowd = matches!(seats, "5" | "6");
    let mut spec = format!("island:seats={seats}");
    let sea = seats != "2" && any(&["", "sea"]) == "sea";
    spec += match (sea, crowd) {
        (true, _) => any(&[",map=new-shores", ",map=four-islands", ",map=fog-islands", ",map=through-the-desert"]),
        (false, true) => "",
        (false, false) => any(&["", "", ",board=large", ",board=beginner"]),
    };
    if crowd {
        spec += any(&["", ",turns=special", ",turns=paired"]);
    }
    if sea {
        spec += any(&["", "", ",spread-numbers", ",spread-terrain"]);
    } else if !spec.contains("beginner") {
        spec += any(&["", "", ",numbers=random", ",numbers=random,spread-numbers", ",spread-terrain"]);
    }
    for group in [
        ["", ",printed-harbors", ""],
        ["", ",target=5", ",target=12"],
        ["", ",discard-limit=2", ",discard-limit=10"],
        ["", ",friendly-robber", ""],
        ["", ",no-desert-return", ""],
        ["", ",peace=1", ",peace=5"],
        ["", "", ",no-trades"],
        ["", "", ",offers=1"],
        ["", ",helpers", ",helpers"],
        ["", ",frenemies", ",frenemies"],
    ] {
        spec += any(&group);
    }
    spec
}

/// Every `step`th of the specs above from `first` on, then combinations by lot, each with a seed.
fn specs(first: usize, step: usize, by_lot: u64) -> impl Iterator<Item = (String, u64)> {
    let written = SPECS.iter().zip(0..).skip(first).step_by(step).map(|(spec, seed)| (spec.to_string(), seed));
    let unnamed = unnamed().zip(50..).filter(move |_| first == 0);
    written.chain(unnamed).chain((100..100 + games(by_lot)).map(|seed| (any_spec(seed), seed)))
}

/// Calls a function with the rules for a set-up, on the smallest size that holds it.
macro_rules! on_its_size {
    ($setup:expr, $rules:ident => $body:expr) => {{
        let setup: Setup = $setup;
        if setup.options.map.is_some() {
            let $rules = Island::<Sea>::new(setup).expect("a drawn board");
            $body
        } else if setup.tiles.len() == 19 {
            let $rules = Island::<Small>::new(setup).expect("a drawn board");
            $body
        } else {
            let $rules = Island::<Large>::new(setup).expect("a drawn board");
            $body
        }
    }};
}

#[test]
fn every_option_is_played() {
    for option in &Options::list().options {
        assert!(specs(0, 1, 0).any(|(spec, _)| names(&spec, option.name)), "{} is in no spec", option.name);
    }
}

/// Plays random games and checks every law at every step.
fn play_by_the_laws(specs: impl Iterator<Item = (String, u64)>) {
    let (mut steps, mut depth, mut unfinished) = (0, 0, 0);
    for (spec, seed) in specs {
        println!("{spec} {seed}");
        let report =
            on_its_size!(drawn(&spec, seed), rules => play_ring(&rules, seed, BOUND, &mut |s| sound(&rules, s)));
        steps += report.steps;
        depth = depth.max(report.depth);
        unfinished += u32::from(!report.finished);
    }
    println!("{steps} steps, agenda at most {depth} deep, {unfinished} games cut");
    assert!(depth <= 8, "the agenda has room for 12 frames, half as many again as were ever seen");
}

#[test]
fn every_law_holds_at_every_step_of_random_games() {
    play_by_the_laws(specs(0, 2, 3));
}

#[test]
fn every_law_holds_at_every_step_of_random_games_with_the_other_specs() {
    play_by_the_laws(specs(1, 2, 3));
}

fn choices<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat) -> Vec<Action> {
    let mut choices = Choices::default();
    rules.choices(s, seat, &mut choices);
    choices.as_slice().to_vec()
}

fn go<D: Size>(rules: &Island<D>, s: &mut State<D>, entry: Entry<Action, Outcome>, log: &mut Log<'_, Event>) {
    match entry {
        Entry::Did(seat, action) => rules.apply(s, seat, action, log),
        Entry::Fell(outcome) => rules.fall(s, outcome, log),
        Entry::Undid(..) => unreachable!("nobody takes anything back"),
    }
}

/// What a seat knows, sees and may choose is the same in a world that it imagines, and that world is sound.
fn nobody_can_tell_an_imagined_world<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat, rng: &mut Dice) {
    let known = rules.known(s, seat);
    let world = rules.imagine(&known, rng);
    assert_eq!(rules.known(&world, seat), known, "what seat {seat} knows");
    for viewer in [Viewer::Seat(seat), Viewer::Public] {
        assert_eq!(rules.view(&world, viewer), rules.view(s, viewer), "what {viewer:?} sees");
    }
    assert_eq!(choices(rules, &world, seat), choices(rules, s, seat), "choices of seat {seat}");
    assert_eq!(rules.awaits(&world), rules.awaits(s));
    sound(rules, &world);
}

/// Every action of a stranger is answered: refused, or applied.
fn strangers_are_answered<D: Size>(rules: &Island<D>, s: &State<D>, trader: &mut Trader) {
    for _ in 0..12 {
        let (seat, action) = trader.anything();
        match rules.check(s, seat, action) {
            Ok(()) => {
                let mut after = *s;
                rules.apply(&mut after, seat, action, &mut Log::off());
                sound(rules, &after);
            }
            Err(_) if seat.0 >= rules.seats() => {}
            Err(why) => assert!(!choices(rules, s, seat).contains(&action), "{action:?} is listed and refused: {why}"),
        }
        let outcome = trader.any_outcome();
        if rules.check_outcome(s, outcome).is_ok() {
            rules.fall(&mut { *s }, outcome, &mut Log::off());
        }
    }
}

/// How often each thing about trades was said.
#[derive(Debug, Default)]
struct TradeTally {
    offers: u32,
    proposals: u32,
    accepts: u32,
    declines: u32,
    withdrawals: u32,
    trades: u32,
}

impl TradeTally {
    fn count(&mut self, entry: Entry<Action, Outcome>) {
        let Entry::Did(_, action) = entry else { return };
        match action {
            Action::Offer(..) => self.offers += 1,
            Action::Propose(_) => self.proposals += 1,
            Action::Accept => self.accepts += 1,
            Action::Decline => self.declines += 1,
            Action::Withdraw => self.withdrawals += 1,
            Action::Trade(_) => self.trades += 1,
            _ => {}
        }
    }

    fn all_of_it(&self) -> bool {
        let TradeTally { offers, proposals, accepts, declines, withdrawals, trades } = *self;
        [offers, proposals, accepts, declines, withdrawals, trades].iter().all(|&n| n > 20)
    }
}

fn play_with_trades<D: Size>(rules: &Island<D>, seed: u64, said: &mut TradeTally) {
    let mut trader = Trader::new(seed);
    let mut s = rules.start();
    for _ in 0..BOUND / 4 {
        sound(rules, &s);
        strangers_are_answered(rules, &s, &mut trader);
        let seat = Seat(below(&mut trader.rng, u32::from(rules.seats())) as u8);
        nobody_can_tell_an_imagined_world(rules, &s, seat, &mut trader.rng);
        let Some(entry) = trader.next(rules, &s) else { break };
        said.count(entry);
        go(rules, &mut s, entry, &mut Log::off());
    }
}

#[test]
fn every_law_holds_while_offers_fly_about() {
    let mut said = TradeTally::default();
    for (spec, seed) in specs(0, 2, 8) {
        println!("{spec} {seed}");
        on_its_size!(drawn(&spec, seed), rules => play_with_trades(&rules, seed, &mut said));
    }
    println!("{said:?}");
    assert!(said.all_of_it(), "{said:?}");
}

#[test]
fn two_worlds_that_a_seat_cannot_tell_apart_stay_so_until_it_is_told() {
    let mut parted = 0;
    for (spec, seed) in specs(1, 2, 6) {
        println!("{spec} {seed}");
        on_its_size!(drawn(&spec, seed), rules => {
            let worlds = secrets_ring(&rules, seed, BOUND / 4);
            assert!(worlds.worlds > 0 && worlds.forgotten == 0, "{worlds:?}");
            parted += worlds.parted;
            let worlds = hidden_choices_ring(&rules, seed, BOUND / 4);
            assert!(worlds.unseen > 0, "{worlds:?}");
        });
    }
    assert!(parted > 0, "secrets come to light now and then");
}

#[test]
fn a_trace_shows_every_step_exactly_as_far_as_its_reader_saw_it() {
    for (spec, seed) in specs(0, 1, 4) {
        println!("{spec} {seed}");
        on_its_size!(drawn(&spec, seed), rules => {
            let worlds = traces_ring(&rules, seed, BOUND / 10);
            assert!(worlds.steps > 0, "{worlds:?}");
        });
    }
}

/// Plays the same entries on two sizes and compares all that anybody is shown, offered and told.
fn play_alike<S: Size, T: Size>(setup: &Setup, seed: u64) {
    let small = Island::<S>::new(setup.clone()).expect("a board");
    let large = Island::<T>::new(setup.clone()).expect("a board");
    let (mut here, mut there) = (small.start(), large.start());
    let mut trader = Trader::new(seed);
    let (mut told_here, mut told_there) = (Notes::default(), Notes::default());
    for _ in 0..BOUND / 4 {
        assert_eq!(small.awaits(&here), large.awaits(&there));
        assert_eq!(small.view(&here, Viewer::Full), large.view(&there, Viewer::Full));
        for seat in (0..small.seats()).map(Seat) {
            assert_eq!(small.view(&here, Viewer::Seat(seat)), large.view(&there, Viewer::Seat(seat)));
            assert_eq!(choices(&small, &here, seat), choices(&large, &there, seat));
        }
        let (seat, anything) = trader.anything();
        assert_eq!(small.check(&here, seat, anything), large.check(&there, seat, anything), "{anything:?}");
        let Some(entry) = trader.next(&small, &here) else { break };
        (told_here, told_there) = (Notes::default(), Notes::default());
        go(&small, &mut here, entry, &mut told_here.log());
        go(&large, &mut there, entry, &mut told_there.log());
        assert_eq!(told_here, told_there);
    }
    assert_eq!(small.standing(&here), large.standing(&there));
    assert_eq!(told_here, told_there);
}

#[test]
fn the_size_of_the_sets_changes_nothing() {
    for seed in 0..games(3) {
        play_alike::<Small, Large>(&drawn("island:seats=4", seed), seed);
        play_alike::<Small, Sea>(&drawn("island:seats=3,friendly-robber", seed), seed);
        play_alike::<Large, Sea>(&drawn("island:seats=4,board=large", seed), seed);
        play_alike::<Large, Sea>(&drawn("island:seats=6,no-desert-return", seed), seed);
        play_alike::<Small, Sea>(&drawn("island:seats=4,helpers,frenemies", seed), seed);
        play_alike::<Large, Sea>(&drawn("island:seats=6,helpers,frenemies", seed), seed);
    }
}

/// Plays a game and counts the links at its end; on the way none may be lost.
fn links_made<D: Size>(rules: &Island<D>, seed: u64) -> u32 {
    let mut trader = Trader::new(seed);
    let mut s = rules.start();
    while let Some(entry) = trader.next(rules, &s) {
        let before = links(&s);
        go(rules, &mut s, entry, &mut Log::off());
        assert!(before.iter().zip(links(&s)).all(|(&old, new)| old & new == old), "a link was lost");
    }
    links(&s).iter().map(|record| record.count_ones()).sum()
}

#[test]
fn a_link_between_networks_is_never_forgotten() {
    // frenemies 3.3: also when Louis takes the road away that made it.
    let mut linked = 0;
    for seed in 0..games(12) {
        let spec =
            ["island:seats=4,helpers,frenemies", "island:seats=4,map=new-shores,helpers,frenemies"][seed as usize % 2];
        linked += on_its_size!(drawn(spec, seed), rules => links_made(&rules, seed));
    }
    assert!(linked > 0, "networks meet now and then");
}

/// Plays a game and reads every position of it back: with all cards, with the knowledge of one seat, and without homes.
/// The reader then finds the homes, which must also fit after the next step.
fn positions_are_read_back<D: Size>(rules: &Island<D>, seed: u64) -> u32 {
    let mut trader = Trader::new(seed);
    let (mut s, mut homes_found) = (rules.start(), rules.start());
    let mut read = 0;
    while let Some(entry) = trader.next(rules, &s) {
        go(rules, &mut s, entry, &mut Log::off());
        go(rules, &mut homes_found, entry, &mut Log::off());
        let back = |state: &State<D>| {
            let mut table = rules.write_table(state).expect("the island writes every position");
            let again = rules.read_table(&table).unwrap_or_else(|why| panic!("after {entry:?}: {why}\n{table}"));
            assert!(again == *state, "read otherwise: {table}");
            table["favors"].as_object_mut().expect("the part of Frenemies").remove("homes");
            table["favors"].as_object_mut().expect("the part of Frenemies").remove("links");
            rules.read_table(&table).unwrap_or_else(|why| panic!("after {entry:?}: {why}\n{table}"))
        };
        back(&homes_found);
        homes_found = back(&s);
        let seat = Seat(below(&mut trader.rng, u32::from(rules.seats())) as u8);
        let known = rules.known(&s, seat);
        let written = rules.write_known(&known);
        let again = rules.read_known(&written).unwrap_or_else(|why| panic!("after {entry:?}: {why}\n{written}"));
        assert!(again == known, "known otherwise: {written}");
        read += 1;
    }
    read
}

#[test]
fn every_position_of_frenemies_at_sea_is_read_back() {
    // frenemies 9, frenemies D20
    let mut read = 0;
    for seed in 0..games(1) {
        for (map, seats) in Map::ALL.into_iter().flat_map(|map| (3..=6).map(move |seats| (map, seats))) {
            let helpers = if (seed + seats) % 2 == 0 { ",helpers" } else { "" };
            let spec = format!("island:seats={seats},map={},frenemies{helpers},target=8", map.name());
            println!("{spec} {seed}");
            read += on_its_size!(drawn(&spec, seed), rules => positions_are_read_back(&rules, seed));
        }
    }
    assert!(read > 5_000, "{read} positions");
}

#[test]
fn every_helper_is_used_and_every_guild_asked_a_favor() {
    // helpers 1, frenemies 5
    let (mut used, mut favors, mut turned, mut connected, mut given) = ([0; 10], [0; 5], 0, 0, 0);
    for seed in 0..games(12) {
        let rules = Island::<Small>::new(drawn("island:seats=4,helpers,frenemies", seed)).expect("a drawn board");
        let mut trader = Trader::new(seed);
        let mut s = rules.start();
        let mut told = Notes::default();
        while let Some(entry) = trader.next(&rules, &s) {
            told.clear();
            go(&rules, &mut s, entry, &mut told.log());
            for event in &told.events {
                match *event {
                    Event::Module(ModuleEvent::Helpers(HelperEvent::Used { helper, .. })) => used[helper as usize] += 1,
                    Event::Module(ModuleEvent::Helpers(HelperEvent::Turned { .. })) => turned += 1,
                    Event::Module(ModuleEvent::Frenemies(FavorEvent::Redeemed { guild, .. })) => {
                        favors[guild as usize] += 1
                    }
                    Event::Module(ModuleEvent::Frenemies(FavorEvent::NetworksConnected { .. })) => connected += 1,
                    Event::Module(ModuleEvent::Frenemies(FavorEvent::GiftOffered { .. })) => given += 1,
                    _ => {}
                }
            }
        }
    }
    println!("{used:?} {favors:?}, {turned} turned over, {connected} connections, {given} gifts offered");
    let all = used.iter().chain(&favors).chain([&turned, &connected, &given]);
    assert!(all.into_iter().all(|&count| count > 5), "{used:?} {favors:?} {turned} {connected} {given}");
}
