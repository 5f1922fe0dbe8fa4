//! What a player may do, and what chance may do.

use crate::position::piles::{CARDS, Face};
use crate::position::site::Spot;
use crate::position::state::{End, EventFace};
use crate::vocabulary::resource::{Bundle, Resource};

/// A choice of a player. Card and site are one choice. How the price is paid is a separate question, asked only where
/// there is more than one way to pay it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Rolls the dice.
    Roll,
    /// Ends the action phase.
    End,
    /// Declines what is offered, or stops taking.
    Pass,
    /// Says yes to what is offered.
    Accept,
    /// Builds a road at an end.
    Road(End),
    /// Builds a settlement at an end.
    Settlement(End),
    /// Builds a city on a settlement.
    City(Spot),
    /// Builds an explorer ship.
    Ship,
    /// Sails to a sea card with a ship: to discover it, or for a mission.
    Sail(Spot),
    /// Builds an expansion.
    Build(Face, Spot),
    /// Plays an action card.
    Play(Face),
    /// Uses the function of a lying card.
    Use(Spot),
    /// Removes an own card from the principality; the next question is which one.
    Remove,
    /// Trades with the bank at the best rate.
    Trade {
        /// What is given.
        give: Resource,
        /// What is received.
        take: Resource,
    },
    /// Offers the other player a deal, who answers at once.
    Offer {
        /// What is given.
        give: Bundle,
        /// What is received.
        take: Bundle,
    },
    /// Receives a resource into this store.
    Take(Spot),
    /// Pays a resource out of this store.
    Pay(Spot),
    /// Names a resource.
    Name(Resource),
    /// Names a number of the production die.
    Number(u8),
    /// Names a face of the event die.
    Face(EventFace),
    /// Points at a card, a region or a place of the center row.
    Choose(Spot),
    /// Chooses an end of the principality, to build there or for the harbor.
    Grow(End),
    /// Takes a card of the row in question, by its index from the top.
    Card(u8),
    /// Chooses a draw stack.
    Stack(u8),
    /// Draws the top card of a stack.
    Draw(u8),
    /// Pays for looking through a stack and taking a card.
    Search(u8),
    /// Puts a card under a stack.
    Put(Face, u8),
    /// Lays this open region above the road, and the other one below it.
    Above(Face),
    /// Lays this open region below the road, before the region for above is turned up.
    Below(Face),
}

/// What chance may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The dice fell: production die and event die. `None` for a die that was not rolled.
    Rolled(Option<u8>, Option<EventFace>),
    /// A single production die fell.
    Die(u8),
    /// A stack was shuffled into this order, the top card first.
    Shuffled(CardOrder),
}

/// Cards in an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardOrder {
    len: u8,
    faces: [Face; CardOrder::ROOM],
}

impl CardOrder {
    /// The largest stack that is ever shuffled in a game: events or regions.
    pub(crate) const ROOM: usize = 40;

    /// These cards in this order; `None` if there are more than any shuffled stack has.
    pub fn of(faces: &[Face]) -> Option<CardOrder> {
        let mut order = CardOrder { len: faces.len() as u8, faces: [Face(0); CardOrder::ROOM] };
        order.faces.get_mut(..faces.len())?.copy_from_slice(faces);
        Some(order)
    }

    /// The cards, the top one first.
    pub fn faces(&self) -> &[Face] {
        &self.faces[..self.len as usize]
    }

    pub(crate) fn faces_mut(&mut self) -> &mut [Face] {
        &mut self.faces[..self.len as usize]
    }
}

const _: () = assert!(CardOrder::ROOM <= CARDS);

impl std::fmt::Debug for CardOrder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.faces()).finish()
    }
}
