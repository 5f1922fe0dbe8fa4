//! What a player may do, and what chance may do.

use kernel::{Seat, Seats};

use crate::board::Terrain;
use crate::counts::{Card, Hand, Resource};
use crate::geometry::{Corner, Edge, Hex};
use crate::modules::{Act, ModuleOutcome};

/// An exchange of resource cards, from the proposer's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deal {
    /// What the proposer gives.
    pub give: Hand,
    /// What the proposer wants.
    pub want: Hand,
}

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Places or builds a settlement.
    Settlement(Corner),
    /// Places or builds a road.
    Road(Edge),
    /// Raises a settlement to a city.
    City(Corner),
    /// Places or builds a ship.
    Ship(Edge),
    /// Moves a ship.
    Sail {
        /// Where it lies.
        from: Edge,
        /// Where it goes.
        to: Edge,
    },
    /// Rolls the dice.
    Roll,
    /// Buys a development card.
    Buy,
    /// Plays a knight.
    Knight,
    /// Plays Road Building.
    RoadBuilding,
    /// Plays Year of Plenty for two cards, or for the last card of the bank.
    Plenty(Resource, Option<Resource>),
    /// Plays Monopoly.
    Monopoly(Resource),
    /// Gives cards of one kind to the bank at the best rate and takes one of another.
    Bank {
        /// What is given.
        give: Resource,
        /// What is taken.
        take: Resource,
    },
    /// Lays a card aside for a 7.
    Discard(Resource),
    /// Moves the robber.
    Robber(Hex),
    /// Moves the pirate.
    Pirate(Hex),
    /// Takes a card for gold.
    Gold(Resource),
    /// Steals a card from a player beside the robber, or beside the pirate.
    Rob(Seat),
    /// The active player offers a deal to these players.
    Offer(Deal, Seats),
    /// Agrees to the open offer.
    Accept,
    /// Turns the open offer down.
    Decline,
    /// Proposes a deal to the active player, as a counter-offer or unasked.
    Propose(Deal),
    /// Takes an offer, a proposal or an agreement back.
    Withdraw,
    /// The active player closes the deal with a player who agreed or proposed one.
    Trade(Seat),
    /// Ends the turn, or the seat's part of the Special Building Phase.
    End,
    /// Declines an optional action.
    Pass,
    /// Names a resource that is asked for.
    Name(Resource),
    /// Chooses a player who is asked for.
    Choose(Seat),
    /// Leaves the victims beside the robber alone.
    Waive,
    /// An action that a module adds.
    Module(Act),
}

/// What chance may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Two dice fell.
    Rolled(u8, u8),
    /// A card was drawn out of the victim's hand.
    Stolen(Resource),
    /// A development card was drawn.
    Drawn(Card),
    /// A hex of the fog was turned over: what it is, and its number (0 for none).
    Found(Terrain, u8),
    /// A module drew something of its own.
    Module(ModuleOutcome),
}
