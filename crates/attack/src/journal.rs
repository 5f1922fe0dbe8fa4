//! Long journals and large stores, made without a server: what years of play, or one patient stranger, leave behind.

use std::path::Path;

use kernel::{Seats, below};
use server::{Append, Sheet, Sqlite, StoreError};
use table::journal::Kept;
use table::protocol::{Command, Message, Phase, Request, Settings, StandingAnswers};
use table::{AnyTable, Moment, Secret, Who};

/// A table with its journal, played without a server.
pub struct Played {
    /// The table as it is now.
    pub table: Box<dyn AnyTable>,
    /// All its entries.
    pub journal: Vec<Kept>,
    now: u64,
    sent: u64,
}

/// The token of the person on a seat.
pub fn token(seat: u8) -> String {
    format!("{seat:032x}")
}

impl Played {
    /// Two people begin a game.
    pub fn begin(spec: &str, seed: u64) -> Played {
        let settings = Settings { listed: true, watch: true, ..Settings::default() };
        let secret = Secret::hash(&seed.to_le_bytes());
        let (table, opened) = table::open(spec, settings, secret, 1).expect("the spec can be played");
        let mut played = Played { table, journal: vec![opened], now: 1, sent: 0 };
        for (seat, name) in [(0, "Ann"), (1, "Ben")] {
            let moment = played.moment();
            let (_, done) = played.table.join(name, Secret::of_token(&token(seat)), &moment).expect("a free table");
            played.journal.extend(done.entries);
            assert!(played.says(u16::from(seat), Command::Sit { at: seat }));
        }
        assert!(played.says(0, Command::Begin));
        played
    }

    fn moment(&mut self) -> Moment {
        self.now += 1_000;
        let random = Secret::hash(&self.now.to_le_bytes()).0;
        Moment { now: self.now, random, listening: Seats::NONE, watched: false }
    }

    /// A person commands something; whether it was carried out.
    pub fn says(&mut self, person: u16, command: Command) -> bool {
        let moment = self.moment();
        self.sent += 1;
        let request = Request { id: self.sent.to_string(), version: Some(self.table.version()), seat: None, command };
        let done = self.table.handle(Who::Person(person), request, &moment);
        self.journal.extend(done.entries);
        done.answer.is_some_and(|answer| answer.ok)
    }

    /// Who is due, and with which choices.
    fn asked(&self) -> Option<(u16, Vec<String>)> {
        (0..2).find_map(|seat| match self.table.whole(Some(seat), None) {
            Message::Whole(whole) => {
                let question = whole.question.filter(|it| it.due && !it.choices.is_empty())?;
                Some((u16::from(seat), question.choices))
            }
            _ => None,
        })
    }

    /// Plays at random. Between its moves each person takes back, talks and changes their mind `often` times, until the
    /// journal has `most` entries or the game is over.
    pub fn play(&mut self, often: u32, most: usize, seed: u64) {
        let mut chance = bots::lot(seed);
        while self.journal.len() < most && self.table.phase() == Phase::Playing {
            let Some((person, choices)) = self.asked() else { break };
            let any = |chance: &mut bots::Lot| {
                let at = below(chance, choices.len() as u32) as usize;
                Command::Act { actions: vec![choices[at].clone()] }
            };
            for round in 0..often {
                if self.journal.len() + 4 > most {
                    break;
                }
                match round % 8 {
                    0 => drop(
                        self.says(1 - person, Command::Chat { text: format!("your turn, for the {round}th time") }),
                    ),
                    1 => {
                        let standing =
                            StandingAnswers { pass_until_my_turn: round % 16 == 1, ..StandingAnswers::default() };
                        self.says(1 - person, Command::Standing { standing });
                    }
                    _ => {
                        // A draft is dropped; a completed move is taken back if that is allowed.
                        self.says(person, any(&mut chance));
                        if self.says(person, Command::Cancel) || self.says(person, Command::Undo { steps: 1 }) {
                            continue;
                        }
                        break;
                    }
                }
            }
            if let Some((person, choices)) = self.asked() {
                let at = below(&mut chance, choices.len() as u32) as usize;
                self.says(person, Command::Act { actions: vec![choices[at].clone()] });
            }
        }
    }
}

/// The entries of a table as the store keeps them.
pub fn append(id: &str, table: &dyn AnyTable, journal: &[Kept]) -> Append {
    let summary = table.summary();
    let sheet = Sheet {
        phase: serde_json::to_value(summary.phase)
            .ok()
            .and_then(|it| it.as_str().map(String::from))
            .unwrap_or_default(),
        listed: summary.listed,
        wakes: false,
        touched: summary.touched,
        summary: serde_json::to_string(&summary).expect("a summary can be written"),
        family: summary.family().into(),
        rules: table.rules_version(),
    };
    let entries = journal.iter().map(|entry| serde_json::to_string(entry).expect("an entry can be written")).collect();
    Append { table: id.into(), first: 0, entries, sheet }
}

/// The name of a made table: ten letters and digits.
pub fn name(number: u64) -> String {
    format!("t{number:09}")
}

/// Writes a store with one long journal, and returns the name of its table.
pub fn store_one(folder: &Path, played: &Played) -> Result<String, StoreError> {
    let mut store = Sqlite::open(folder, None)?;
    let id = name(0);
    store.append(&[&append(&id, &*played.table, &played.journal)])?;
    Ok(id)
}
