//! Counts of what players did in a match, to see whether a bot uses everything that a game offers.

use std::collections::BTreeMap;

use duel::card::{CardKind, Ware};
use duel::{Duel, Event, Face, Located};
use kernel::{Game, Seat};

/// Counts what each seat did, out of the events of a match.
pub trait Tally<G: Game>: Send {
    /// Hears what happened in a step.
    fn hear(&mut self, game: &G, events: &[G::Event]);
    /// What was counted, by seat and by name.
    fn counts(&self) -> &BTreeMap<(Seat, &'static str), u32>;
}

/// Makes a tally for one match.
pub type NewTally<G> = fn() -> Box<dyn Tally<G>>;

/// Counts the use of cards in a duel: cards built and played by name, discoveries, levels, owls, stars.
#[derive(Clone, Debug, Default)]
pub struct DuelTally {
    counts: BTreeMap<(Seat, &'static str), u32>,
    /// The number that each turned card shows.
    shown: Vec<(Seat, Face, Located, u8)>,
}

impl DuelTally {
    fn add(&mut self, seat: Seat, what: &'static str, count: u32) {
        *self.counts.entry((seat, what)).or_default() += count;
    }

    /// Notes the number that a card shows now, and returns the number before.
    fn turn(&mut self, seat: Seat, card: Face, at: Located, number: u8, first: u8) -> u8 {
        match self.shown.iter_mut().find(|it| (it.0, it.1) == (seat, card) && it.2.spot == at.spot) {
            Some(it) => std::mem::replace(&mut it.3, number),
            None => {
                self.shown.push((seat, card, at, number));
                first
            }
        }
    }
}

impl Tally<Duel> for DuelTally {
    fn hear(&mut self, duel: &Duel, events: &[Event]) {
        for &event in events {
            match event {
                Event::Built { seat, card, .. } | Event::Played { seat, card } => {
                    self.add(seat, duel.card(card).def().name, 1);
                }
                Event::Left { seat, card, at } => {
                    self.shown.retain(|it| (it.0, it.1, it.2.spot) != (seat, card, at.spot))
                }
                Event::WareGave { seat, ware: Ware::Owl, count, .. } => self.add(seat, "owls spent", count.into()),
                Event::WareGave { seat, ware: Ware::Star, count, .. } => self.add(seat, "stars spent", count.into()),
                Event::Discovered { seat, .. } => self.add(seat, "discoveries", 1),
                Event::Turned { seat, card, number, at } => {
                    let def = duel.card(card).def();
                    let before = self.turn(seat, card, at, number, def.shows);
                    match def.holds {
                        Some(_) => {}
                        None if number > before && def.kind == CardKind::Marker => self.add(seat, "markers raised", 1),
                        None if number > before => self.add(seat, "levels raised", 1),
                        None => {}
                    }
                }
                _ => {}
            }
        }
    }

    fn counts(&self) -> &BTreeMap<(Seat, &'static str), u32> {
        &self.counts
    }
}
