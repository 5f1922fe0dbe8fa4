//! Game families by spec, with their pictures, for the command line.

use bots::{Bot, DuelTally, NewTally, PlayableSize};
use kernel::{Viewer, Wrong, quoted};
use table::{DuelFamily, IslandFamily, Named};

use crate::failure::{Failure, read_file};
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

impl<D: PlayableSize> Family for IslandFamily<D> {
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
        picture::duel(edition(self), view)
    }

    fn svg(&self, view: &duel::View) -> String {
        draw::duel(edition(self), view)
    }

    fn help(&self) -> &'static str {
        "\
A place is a column and a row, as at the edges of the picture: 2 is the center card of column 2, 2,a the site above
it, 2,b2 the outer site below it. A region stores up to three of its resource: forest lumber, hill brick, pasture
wool, field grain, mountain ore, gold field gold.
At sea 1,s is the card before the harbor, 1,sa the card above it, 2,s the next one out: sail 1,s. A card in brackets lies
face down, each * is a level, +ship a ship that lies there, +lost one that was lost this turn.
Removing is always allowed where the game has it, and listed when a card at hand finds no free site: remove
"
    }

    fn almanac(&self) -> Vec<table::AlmanacEntry> {
        table::almanac().into_iter().filter(|entry| !entry.id.starts_with("island/")).collect()
    }
}

/// The edition of the duel that a family plays: its spec begins with the name.
fn edition(family: &DuelFamily) -> &'static duel::Edition {
    let spec = table::Family::spec(family);
    duel::Edition::named(spec.split(':').next().unwrap_or_default()).expect("a spec of the duel names an edition")
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
            let is_name = part.starts_with("exec:") || bots::is_name(split_deck(part).0);
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

/// Separates a player from the deck that it brings: `greedy@merchants`. A command keeps every `@`.
pub fn split_deck(player: &str) -> (&str, Option<&str>) {
    match player.split_once('@') {
        Some((name, deck)) if !player.starts_with("exec:") => (name, Some(deck)),
        _ => (player, None),
    }
}

/// A deck as a family reads it: the name of a ready one, or the text of a file; `lot` for one by lot.
pub fn said_deck(said: &str) -> Result<Option<String>, Failure> {
    if said == "lot" {
        return Ok(None);
    }
    if table::decks::ready_deck(said).is_some() {
        return Ok(Some(said.into()));
    }
    if !std::path::Path::new(said).exists() {
        let ready = table::decks::READY.iter().map(|deck| deck.key);
        let why = format!("{} is neither a ready deck nor a file; {}", quoted(said), kernel::instead(said, ready));
        return Err(Failure::Use(why));
    }
    let text = String::from_utf8(read_file(said)?).map_err(|why| Failure::Check(format!("{said}: {why}")))?;
    Ok(Some(text))
}

/// The family with the decks that were named, one for each seat; none named means all by lot.
pub fn with_decks<F: Family>(family: F, said: &[String]) -> Result<F, Failure> {
    if said.is_empty() {
        return Ok(family);
    }
    if said.len() != usize::from(family.seats()) {
        return Err(Failure::Use(format!("name {} decks, one for each seat; lot draws one", family.seats())));
    }
    let decks = said.iter().map(|said| said_deck(said)).collect::<Result<Vec<_>, _>>()?;
    Ok(family.with_decks(&decks)?)
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
