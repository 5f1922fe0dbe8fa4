//! Game families by spec, with their pictures, for the command line.

use bots::{Bot, DuelTally, NewTally};
use island::Size;
use kernel::{Viewer, Wrong, quoted};
use table::{DuelFamily, IslandFamily, Named};

use crate::failure::Failure;
use crate::picture::{self, Picture};
use crate::{draw, exec};

/// A game family with its options that can also be shown: makes matches, bots and pictures.
pub trait Family: table::Family {
    /// A picture of the table in text, for a terminal.
    fn text(&self, view: &<Self::Game as kernel::Game>::View, colour: bool) -> Picture;
    /// A picture of the table as SVG.
    fn svg(&self, view: &<Self::Game as kernel::Game>::View) -> String;
    /// What a player on a terminal should know of this game.
    fn help(&self) -> &'static str;
    /// What can be looked up for this game.
    fn almanac(&self) -> Vec<table::AlmanacEntry>;

    /// Counts what players did in a match, if this game can.
    fn tally(&self) -> Option<NewTally<Self::Game>> {
        None
    }

    /// A bot by name, or a program that plays: `exec:COMMAND`.
    fn player(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Self::Game>>, String> {
        match name.strip_prefix("exec:") {
            Some(command) => Ok(Box::new(exec::Program::start(command)?)),
            None => self.named(name, seed),
        }
    }
}

/// Work that can be done with a family of any type.
pub trait Task {
    /// Its result.
    type Out;
    /// Does it.
    fn run<F: Family>(self, family: F) -> Self::Out;
}

/// Reads a spec and does something with its family.
pub fn with_family<T: Task>(spec: &str, task: T) -> Result<T::Out, Wrong> {
    Ok(match Named::read(spec)? {
        Named::Small(family) => task.run(family),
        Named::Large(family) => task.run(family),
        Named::Sea(family) => task.run(family),
        Named::Duel(family) => task.run(family),
    })
}

impl<D: Size> Family for IslandFamily<D> {
    fn text(&self, view: &island::View, colour: bool) -> Picture {
        picture::island(view, self.options().target, colour)
    }

    fn svg(&self, view: &island::View) -> String {
        draw::island(view)
    }

    fn help(&self) -> &'static str {
        "\
Trades with other players are not all listed:
  offer 2ore for wool to 1,2   in your turn: offer a deal to these seats
  accept, decline              answer an offer
  propose wool for ore         answer with another deal, or propose one unasked
  trade 2                      in your turn: close with a seat that accepted or proposed
  withdraw                     take back what you offered, proposed or agreed to
speak: be asked in the turns of others too, to propose or to withdraw; speak again: no more
"
    }

    fn almanac(&self) -> Vec<table::AlmanacEntry> {
        table::almanac().into_iter().filter(|entry| entry.id.starts_with("island/")).collect()
    }
}

impl Family for DuelFamily {
    fn tally(&self) -> Option<NewTally<duel::Duel>> {
        Some(|| Box::new(DuelTally::default()))
    }

    fn text(&self, view: &duel::View, _colour: bool) -> Picture {
        picture::duel(view)
    }

    fn svg(&self, view: &duel::View) -> String {
        draw::duel(view)
    }

    fn help(&self) -> &'static str {
        "\
A place is a column and a row, as at the edges of the picture: 2 is the center card of column 2, 2,a the site above
it, 2,b2 the outer site below it. A region stores up to three of its resource: forest lumber, hill brick, pasture
wool, field grain, mountain ore, gold field gold.
Removing is always allowed where the game has it, and listed when a card at hand finds no free site: remove
"
    }

    fn almanac(&self) -> Vec<table::AlmanacEntry> {
        table::almanac().into_iter().filter(|entry| !entry.id.starts_with("island/")).collect()
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

/// Refuses a viewer whose seat is not at this table.
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
/// Names are separated by commas. A command may contain commas: text after a comma that is not the name of a bot
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

/// A seed from the clock and the process, for people who do not name one.
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
