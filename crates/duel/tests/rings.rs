//! The rings that every game must pass, played on the duel: properties, and what seats can tell apart.

use duel::testkit::{every_card, every_card_of};
use duel::{Action, CLASSIC, Duel, Options, RIVALS, Setup, State};
use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring, traces_ring};
use kernel::{Awaits, Game, Log, Viewer, Written};

/// More games when asked for a soak.
fn games(count: u64) -> std::ops::Range<u64> {
    0..count * if std::env::var_os("COMMONLAND_SOAK").is_some() { 50 } else { 1 }
}

fn game(spec: &str, seed: u64) -> Duel {
    let options = Options::from_spec(spec).unwrap();
    Duel::new(Setup::draw(options, &mut Dice::new(seed))).unwrap()
}

/// The Theme Games that are complete, played to a goal.
fn theme_games(target: u8, seed: u64) -> impl Iterator<Item = Duel> {
    RIVALS.complete_themes().map(move |set| game(&format!("duel:theme={},target={target}", set.name()), seed))
}

/// The games of the classic edition, played to a goal.
fn classic_games(target: u8, seed: u64) -> impl Iterator<Item = Duel> {
    let themes = CLASSIC.complete_themes().map(move |set| format!("classic:{},target={target}", set.name()));
    std::iter::once(format!("classic:target={target}")).chain(themes).map(move |spec| game(&spec, seed))
}

/// The Duel of the Princes, played to a goal.
fn princes(target: u8, seed: u64) -> Duel {
    game(&format!("duel:princes=gold+turmoil+progress,target={target}"), seed)
}

/// Tables to play at: the Introductory Game, the Theme Games, the Duel of the Princes, and every card that is written, also
/// of sets that are not complete.
fn tables(count: u64) -> impl Iterator<Item = (u64, Duel)> {
    games(count).flat_map(|seed| {
        let rng = &mut Dice::new(seed);
        let mut written: Vec<Duel> = RIVALS.themes.iter().map(|&set| every_card_of(set, 6, rng)).collect();
        for themes in RIVALS.themes.windows(3) {
            written.push(every_card(themes.try_into().expect("there are three"), 6, rng));
        }
        let classic = CLASSIC.themes.iter().chain([&CLASSIC.basic]);
        written.extend(classic.map(|&set| every_card_of(set, 8, rng)));
        let plain = [game("duel", seed), game("duel:target=5", seed), princes(7, seed)];
        let plain = plain.into_iter().chain(classic_games(8, seed));
        plain.chain(written).chain(theme_games(7, seed)).map(move |duel| (seed, duel))
    })
}

/// No rule knows of this bound; a game that is longer is counted as unfinished.
const BOUND: u32 = 8_000;

#[test]
fn every_table_has_the_properties_of_a_game() {
    let (mut depth, mut unfinished, mut count) = (0, 0, 0);
    for (seed, duel) in tables(4) {
        let report = play_ring(&duel, seed, BOUND, &mut |s: &State| duel.assert_sound(s));
        depth = depth.max(report.depth);
        unfinished += u32::from(!report.finished);
        count += 1;
    }
    assert!(depth * 3 / 2 <= 24, "the agenda holds half as much again as was ever seen: {depth}");
    assert!(unfinished * 4 < count, "{unfinished} of {count} games");
}

#[test]
fn every_introductory_game_ends() {
    for seed in games(20) {
        let duel = game("duel", seed);
        assert!(
            kernel::playout(&duel, kernel::Game::start(&duel), &mut Dice::new(seed), BOUND).finished,
            "seed {seed}"
        );
    }
}

/// enlightenment 5: the Duel of the Princes is played with any three sets.
#[test]
fn every_trio_is_set_up_and_played_to_its_end() {
    for sets in RIVALS.trios() {
        let spec = format!("duel:princes={}", sets.map(|set| set.name()).join("+"));
        let ends = |seed: u64| ends_without_removals(&game(&spec, seed), seed);
        assert!(games(3).any(ends), "{spec}");
    }
}

/// The steps that a whole game may take. Random players of an edition with offers make ten of them in most turns, so that a
/// game takes four times as many steps.
fn bound_of(duel: &Duel) -> u32 {
    if duel.options().edition.offers > 0 { 5 * BOUND } else { BOUND }
}

/// The larger games, each to its own goal.
fn larger_games(seed: u64) -> impl Iterator<Item = Duel> {
    theme_games(12, seed).chain([princes(13, seed)]).chain(classic_games(12, seed))
}

#[test]
fn larger_games_end_unless_their_points_were_thrown_away() {
    // rivals 8: whoever takes own cards off loses them for good. Random players do so until the supply and the stacks hold
    // too few points for anybody: in 3 of 1000 games of the Era of Gold, but in half of those of the Era of Progress, whose
    // points need Abbeys and Parish Halls and whose units bring no advantage once they are gone.
    for seed in games(20) {
        for duel in larger_games(seed) {
            let played = kernel::playout(&duel, duel.start(), &mut Dice::new(seed), bound_of(&duel));
            if !played.finished {
                let table = duel.trace(&played.end, Viewer::Full);
                let thrown_away = table["discards"][0]["count"].as_u64().expect("there is a pile");
                assert!(thrown_away > 30, "seed {seed} of {}: {thrown_away} cards thrown away", duel.spec());
            }
        }
    }
}

#[test]
fn larger_games_end_where_nobody_takes_own_cards_off() {
    // But for 1 game in 100, where the sites are full of cards without points.
    let (mut unfinished, mut count) = (0, 0);
    for seed in games(20) {
        for duel in larger_games(seed) {
            unfinished += u32::from(!ends_without_removals(&duel, seed));
            count += 1;
        }
    }
    assert!(unfinished * 20 < count, "{unfinished} of {count} games");
}

/// Whether a game of random players who never take an own card off ends within the bound.
fn ends_without_removals(duel: &Duel, seed: u64) -> bool {
    let (mut s, mut dice, mut log) = (duel.start(), Dice::new(seed), Log::off());
    for _ in 0..2 * BOUND {
        match duel.awaits(&s) {
            Awaits::Nobody => return true,
            Awaits::Chance => {
                let outcome = duel.draw(&s, &mut dice);
                duel.fall(&mut s, outcome, &mut log);
            }
            Awaits::Seats { due, .. } => {
                let seat = due.lowest().expect("somebody is awaited until the end");
                let mut picks = std::iter::repeat_with(|| duel.pick(&s, seat, &mut dice));
                let action = picks.find(|&it| it != Action::Remove).expect("a turn can always be ended");
                duel.apply(&mut s, seat, action, &mut log);
            }
        }
    }
    false
}

#[test]
fn nobody_learns_what_their_seat_may_not_see() {
    let mut forgotten = 0;
    for (seed, duel) in tables(3) {
        forgotten += secrets_ring(&duel, seed, BOUND).forgotten;
        hidden_choices_ring(&duel, seed, BOUND);
    }
    assert_eq!(forgotten, 0, "nothing that was told is forgotten");
}

#[test]
fn a_trace_shows_every_step_exactly_as_far_as_its_reader_saw_it() {
    for (seed, duel) in tables(1) {
        let worlds = traces_ring(&duel, seed, BOUND / 4);
        assert!(worlds.steps > 0, "{worlds:?}");
    }
}
