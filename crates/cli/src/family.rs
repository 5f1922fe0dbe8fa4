//! Game families by spec: here types meet names, and nowhere else.

use std::marker::PhantomData;

use bots::{Bot, lot};
use duel::Duel;
use island::{Board, Island, Large, Options, Setup, Size, Small};
use kernel::{Spec, Viewer, Written, Wrong, instead, quoted};
use serde_json::Value;

use crate::failure::Failure;
use crate::picture::{self, Picture};
use crate::{draw, exec};

/// The games that a spec can name.
pub const NAMES: [&str; 2] = ["island", "duel"];

/// A game family with its options: makes matches, bots and pictures.
pub trait Family: Send + Sync {
    /// The rules of one match.
    type Game: Written + 'static;

    /// The spec in full.
    fn spec(&self) -> String;
    /// How many players a match takes.
    fn seats(&self) -> u8;
    /// A match whose set-up is drawn by lot.
    fn draw(&self, seed: u64) -> Result<Self::Game, Wrong>;
    /// A match with an explicit set-up.
    fn given(&self, setup: &Value) -> Result<Self::Game, Wrong>;
    /// A bot by name.
    fn named(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Self::Game>>, String>;
    /// A picture of the table in text, for a terminal.
    fn text(&self, view: &<Self::Game as kernel::Game>::View, colour: bool) -> Picture;
    /// A picture of the table as SVG.
    fn svg(&self, view: &<Self::Game as kernel::Game>::View) -> String;

    /// A bot by name, or a program that plays: `exec:COMMAND`.
    fn player(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Self::Game>>, String> {
        match name.strip_prefix("exec:") {
            Some(command) => Ok(Box::new(exec::Program::start(command)?)),
            None => self.named(name, seed),
        }
    }
}

/// Something to be done with a family, whichever it is.
pub trait Task {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<F: Family>(self, family: F) -> Self::Out;
}

/// Reads a spec and does something with its family.
pub fn with_family<T: Task>(spec: &str, task: T) -> Result<T::Out, Wrong> {
    let read = Spec::read(spec).map_err(Wrong::new)?;
    match read.name.as_str() {
        "island" => {
            let options = Options::read(&read).map_err(Wrong::new)?;
            Ok(match options.board {
                Board::Small | Board::Beginner => task.run(IslandFamily::<Small>::new(options)),
                Board::Large => task.run(IslandFamily::<Large>::new(options)),
            })
        }
        "duel" => Ok(task.run(DuelFamily { options: duel::Options::read(&read).map_err(Wrong::new)? })),
        name => Err(Wrong::new(format!("there is no game {}; {}", quoted(name), instead(name, NAMES)))),
    }
}

/// The island with its options, on a board of size `D`.
struct IslandFamily<D> {
    options: Options,
    size: PhantomData<D>,
}

impl<D: Size> IslandFamily<D> {
    fn new(options: Options) -> Self {
        IslandFamily { options, size: PhantomData }
    }
}

impl<D: Size> Family for IslandFamily<D> {
    type Game = Island<D>;

    fn spec(&self) -> String {
        self.options.spec()
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn draw(&self, seed: u64) -> Result<Island<D>, Wrong> {
        let setup = Setup::draw(self.options, &mut lot(seed)).map_err(|why| Wrong::new(why.0))?;
        Island::new(setup).map_err(|why| Wrong::new(why.0))
    }

    fn given(&self, setup: &Value) -> Result<Island<D>, Wrong> {
        Island::new(Setup::from_json(self.options, setup)?).map_err(|why| Wrong::new(why.0))
    }

    fn named(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Island<D>>>, String> {
        bots::named(name, seed)
    }

    fn text(&self, view: &island::View, colour: bool) -> Picture {
        picture::island(view, self.options.target, colour)
    }

    fn svg(&self, view: &island::View) -> String {
        draw::island(view)
    }
}

/// The duel with its options.
struct DuelFamily {
    options: duel::Options,
}

impl Family for DuelFamily {
    type Game = Duel;

    fn spec(&self) -> String {
        self.options.spec()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn draw(&self, seed: u64) -> Result<Duel, Wrong> {
        Duel::new(duel::Setup::draw(self.options, &mut lot(seed))).map_err(|why| Wrong::new(why.0))
    }

    fn given(&self, setup: &Value) -> Result<Duel, Wrong> {
        let setup = duel::Setup::from_json(self.options, setup)?;
        Duel::new(setup).map_err(|why| Wrong::new(why.0))
    }

    fn named(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Duel>>, String> {
        bots::named(name, seed)
    }

    fn text(&self, view: &duel::View, _colour: bool) -> Picture {
        picture::duel(view)
    }

    fn svg(&self, view: &duel::View) -> String {
        draw::duel(view)
    }
}

/// Whose eyes a record or position is shown to: `full`, `public` or `seat=N`.
pub fn read_viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "full" => Ok(Viewer::Full),
        "public" => Ok(Viewer::Public),
        _ => text
            .strip_prefix("seat=")
            .and_then(|seat| seat.parse::<u8>().ok())
            .filter(|seat| *seat < 8)
            .map(|seat| Viewer::Seat(kernel::Seat(seat)))
            .ok_or_else(|| format!("{} sees nothing; say full, public or seat=N", quoted(text))),
    }
}

/// Refuses eyes that are not at this table.
pub fn at_table(viewer: Viewer, seats: u8) -> Result<(), Failure> {
    match viewer {
        Viewer::Seat(seat) if seat.0 >= seats => {
            Err(Failure::Use(format!("seat {seat} is not at this table; its seats are 0 to {}", seats - 1)))
        }
        _ => Ok(()),
    }
}

/// The players of a match, by name: one for each seat, or one for all.
///
/// Names are set apart by commas. A command may have commas of its own: what follows one and is no name of a bot
/// belongs to the command.
pub fn read_players(lists: &[String], seats: u8) -> Result<Vec<String>, String> {
    let mut names: Vec<String> = Vec::new();
    for list in lists {
        for (i, part) in list.split(',').enumerate() {
            let is_name = part.starts_with("exec:") || bots::NAMES.contains(&part);
            match names.last_mut().filter(|last| i > 0 && !is_name && last.starts_with("exec:")) {
                Some(command) => *command = format!("{command},{part}"),
                None => names.push(part.to_string()),
            }
        }
    }
    match &names[..] {
        [one] => Ok(vec![one.clone(); seats as usize]),
        names if names.len() == seats as usize => Ok(names.to_vec()),
        names => Err(format!(
            "{} players were named, but the table has {seats} seats; name one for each seat, or one for all",
            names.len()
        )),
    }
}

/// A seed from the clock and the process, for whoever does not care.
pub fn any_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::hash::RandomState::new().build_hasher().finish() >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_set_apart_by_commas_and_commands_keep_theirs() {
        let read = |list: &str, seats| read_players(&[list.to_string()], seats);
        assert_eq!(read("greedy", 3), Ok(vec!["greedy".to_string(); 3]));
        assert_eq!(read("greedy,random", 2), Ok(vec!["greedy".into(), "random".into()]));
        let command = "exec:bot island:seats=2,target=4 random";
        assert_eq!(read(&format!("{command},random"), 2), Ok(vec![command.into(), "random".into()]));
        assert!(read("greedy,random", 4).unwrap_err().contains("4 seats"));
    }
}
