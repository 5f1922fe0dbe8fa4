//! Games recorded by another engine, played again step by step.
//!
//! At every step both engines must agree on who is asked, the whole table, the list of choices, the weights of chance
//! and the end; an action that is not listed must be refused. `data/xcheck/README.md` describes the format and where
//! that engine departs from the rule book. Only the differences in [`tolerated`] and [`offers`] are tolerated.

mod laws;
mod offers;
mod places;
mod replayed;
mod tolerated;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};

use flate2::read::GzDecoder;
use replayed::Replayed;
use serde_json::Value;

/// What became of the file.
#[derive(Default)]
struct Tally {
    games: usize,
    steps: usize,
    ends: usize,
    flags: BTreeMap<String, usize>,
    /// Deals between players, and offers refused because everybody had declined them.
    deals: [usize; 2],
    differences: Vec<String>,
}

fn play_all(lines: impl Iterator<Item = String>) -> Tally {
    let mut tally = Tally::default();
    // Nothing while the rest of a game is skipped after its first difference.
    let mut game: Option<Replayed> = None;
    for (i, line) in lines.enumerate() {
        let line: Value = serde_json::from_str(&line).expect("JSON lines");
        for flag in line["flags"].as_array().into_iter().flatten() {
            let flag = flag.as_str().unwrap();
            assert!(tolerated::FLAGS.contains(&flag), "line {}: {flag} is not foreseen", i + 1);
            *tally.flags.entry(flag.to_string()).or_default() += 1;
        }
        let result = match (line["type"].as_str().unwrap(), game.as_mut()) {
            ("game", _) => {
                tally.games += 1;
                game = Some(Replayed::of(&line));
                Ok(())
            }
            ("step", Some(game)) => {
                tally.steps += 1;
                game.compare(&line).and_then(|()| game.follow(&line))
            }
            ("end", Some(game)) => {
                tally.ends += 1;
                tally.deals[0] += game.offers.made;
                tally.deals[1] += game.offers.again;
                game.compare_end(&line)
            }
            _ => Ok(()),
        };
        if let Err(why) = result {
            tally.differences.push(format!("line {}: {why}", i + 1));
            game = None;
        }
    }
    tally
}

/// Plays a file; every step and every end of it must agree.
fn agrees(file: &str, games: usize, steps: usize, flags: &[(&str, usize)]) -> Tally {
    let path = format!("{}/../../data/xcheck/{file}.jsonl.gz", env!("CARGO_MANIFEST_DIR"));
    let lines = BufReader::new(GzDecoder::new(File::open(path).expect("the recorded games"))).lines();
    let tally = play_all(lines.map(|line| line.expect("readable lines")));
    println!("{} games, {} steps compared, flags {:?}", tally.games, tally.steps, tally.flags);
    assert!(tally.differences.is_empty(), "first differences:\n{}", tally.differences.join("\n"));
    assert_eq!((tally.games, tally.steps, tally.ends), (games, steps, games));
    assert_eq!(tally.flags, flags.iter().map(|&(flag, count)| (flag.to_string(), count)).collect());
    tally
}

#[test]
fn twenty_games_of_another_engine_agree_at_every_step() {
    let tally = agrees("catanatron-games", 20, 14_266, &[("OVER", 6), ("ROAD_LEN", 1_306)]);
    assert_eq!(tally.deals, [0, 0]);
}

#[test]
fn twenty_games_with_offers_between_players_agree_at_every_step() {
    // island 10.2, island D6, island D28
    let flags = [("BANK_SHORT", 3), ("OVER", 2), ("ROAD_HOLDER", 891), ("ROAD_LEN", 5_129)];
    let tally = agrees("catanatron-offers", 20, 29_696, &flags);
    assert_eq!(tally.deals, [689, 18]);
}

#[test]
fn five_games_with_cut_roads_and_a_win_reached_in_anothers_turn_agree_at_every_step() {
    // island 9.1, island 9.2, island 11
    let flags = [("OVER", 6), ("ROAD_HOLDER", 35), ("WON_OFF_TURN", 1)];
    agrees("catanatron-cut-roads", 5, 1_477, &flags);
}
