//! `commonland deck`: check, list, show and draw decks for the Tournament Game.

use std::io::Write;

use bots::lot;
use clap::Subcommand;
use duel::{Card, DeckText, Fault, Options, counted};
use table::decks::{READY, in_english, read_deck, told};

use crate::failure::{Failure, read_file};
use crate::family::{any_seed, said_deck};

#[derive(Subcommand)]
pub enum Command {
    /// Check a deck, and tell every fault with its line
    Check {
        /// The deck, or - for standard input
        file: String,
        /// Check it for this game, and not for the one that it names
        #[arg(long)]
        game: Option<String>,
    },
    /// List the ready decks
    List,
    /// Print a ready deck, or one in a file, with the titles of its cards
    Show {
        /// The name of a ready deck, or a file
        name: String,
    },
    /// Print a legal deck by lot
    New {
        /// The game, such as duel:tournament
        spec: String,
        /// The same seed draws the same deck
        #[arg(long)]
        seed: Option<u64>,
    },
}

pub fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Check { file, game } => {
            let options = game.map(|game| read_game(&game)).transpose()?;
            let text = text_of(&file)?;
            match read_deck(&text, options.as_ref()) {
                Ok(deck) => writeln!(out, "{file}: {} is legal in {}", deck.name, deck.options.spec())?,
                Err(faults) => {
                    for fault in &faults {
                        writeln!(out, "{file}: {}", texts::english().filled(&told(fault)))?;
                    }
                    return Err(Failure::Check(format!("{file}: not legal")));
                }
            }
        }
        Command::List => {
            for ready in READY {
                let deck = read_deck(ready.text, None).map_err(|faults| faulty(ready.key, &faults))?;
                writeln!(out, "{:<12} {:<19} {}: {}", ready.key, deck.options.spec(), deck.name, deck.about)?;
            }
        }
        Command::Show { name } => {
            let text = if name == "-" { text_of("-")? } else { named(&name)? };
            let deck = read_deck(&text, None).map_err(|faults| faulty(&name, &faults))?;
            write!(out, "{}", shown(&deck))?;
        }
        Command::New { spec, seed } => {
            let options = read_game(&spec)?;
            let decks = options.decks().ok_or_else(|| Failure::Use(format!("nobody brings a deck to {spec}")))?;
            let seed = seed.unwrap_or_else(any_seed);
            let deck = decks.draw(&options, &mut lot(seed));
            let (name, about) = (format!("By lot {seed}"), "Drawn by lot.".into());
            write!(out, "{}", DeckText { name, about, options, deck }.write())?;
        }
    }
    Ok(())
}

fn read_game(spec: &str) -> Result<Options, Failure> {
    Options::from_spec(spec).map_err(Failure::Use)
}

/// A ready deck, or the text of one in a file.
fn named(name: &str) -> Result<String, Failure> {
    let by_lot = || Failure::Use("deck new draws a deck by lot".into());
    said_deck(name)?.ok_or_else(by_lot)
}

fn text_of(file: &str) -> Result<String, Failure> {
    String::from_utf8(read_file(file)?).map_err(|why| Failure::Check(format!("{file}: {why}")))
}

/// The faults of a deck that was to be shown.
fn faulty(file: &str, faults: &[Fault]) -> Failure {
    Failure::Check(format!("{file}: {}", in_english(faults)))
}

/// A deck for people: titles, not keys, except where two cards share a title. It can be read back.
fn shown(deck: &DeckText) -> String {
    let alike = |card: Card| deck.options.edition.cards().filter(|it| it.def().name == card.def().name).count() > 1;
    let mut text = format!("name: {}\nabout: {}\ngame: {}\n", deck.name, deck.about, deck.options.spec());
    for (name, cards) in [("hand", &deck.deck.hand), ("cards", &deck.deck.cards), ("events", &deck.deck.events)] {
        text += &format!("{name}:  # {}\n", cards.len());
        for (card, count) in counted(cards) {
            let name = if alike(card) { card.def().key } else { card.def().name };
            text += &format!("  {count} {name}\n");
        }
    }
    text
}
