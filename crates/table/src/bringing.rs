//! Bringing decks to a table, in the lobby. A deck is shown to other players only when all decks are there and the game
//! begins.

use bots::lot;
use kernel::{Part, Phrase, Rng, Seat};

use crate::family::Family;
use crate::journal::Change;
use crate::people::Holder;
use crate::protocol::{RefusalKind, Refused};
use crate::table::{Desk, Table, refused};

/// Mixed into the seed of the set-up for the decks of bots.
const BOT_DECKS: u64 = 0xdec4;

impl<F: Family> Table<F> {
    /// Somebody brings a deck to an own seat, or the host for a bot; an empty one is taken back.
    pub(crate) fn bring(&mut self, person: u16, at: u8, deck: &str, desk: &mut Desk<'_>) -> Result<(), Refused> {
        self.is_lobby()?;
        let seat = self.chair_at(at)?;
        match self.chairs[seat.index()].holder {
            Holder::Bot(_) => self.is_host(person)?,
            _ => drop(self.speaks_for(person, Some(at))?),
        }
        let deck = match deck.trim() {
            "" => None,
            deck => Some(self.family.read_deck(deck).map_err(|faults| no_deck(&faults))?),
        };
        self.keep(Change::Brought { seat: seat.0, deck }, desk);
        Ok(())
    }

    /// Refuses to begin while a person has brought no deck.
    pub(crate) fn all_decks_are_in(&self) -> Result<(), Refused> {
        if !self.brings_decks() {
            return Ok(());
        }
        match self.chairs.iter().position(|chair| chair.person().is_some() && chair.deck.is_none()) {
            Some(at) => refused(RefusalKind::NotNow, Phrase::new("table.refused.owes-deck").with("at", Seat(at as u8))),
            None => Ok(()),
        }
    }

    /// Whether players bring decks to this table. Not if the game begins from a position, which says where all cards
    /// are.
    pub(crate) fn brings_decks(&self) -> bool {
        self.family.has_decks() && self.position.is_none()
    }

    /// The decks of all seats when the game begins. A bot without a deck gets a random ready one. Empty in a game
    /// without decks.
    pub(crate) fn decks(&self, seed: u64) -> Vec<Option<String>> {
        if !self.brings_decks() {
            return Vec::new();
        }
        let mut lots = lot(seed ^ BOT_DECKS);
        let deck = |chair: &crate::people::Chair| {
            let seed = lots.next_u64();
            chair.deck.clone().or_else(|| self.family.any_deck(seed))
        };
        self.chairs.iter().map(deck).collect()
    }
}

fn no_deck(faults: &[Phrase]) -> Refused {
    let faults = faults.iter().cloned().map(Part::from).collect();
    Refused::new(RefusalKind::Rules, Phrase::new("table.refused.deck").with("faults", Part::List(faults)))
}
