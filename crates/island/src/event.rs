//! What has happened.

use kernel::{Seat, Seats, Seen, Veiled, Viewer};

use crate::action::Deal;
use crate::board::Terrain;
use crate::counts::{Card, Cards, Hand, Resource};
use crate::geometry::{Corner, Edge, Hex};
use crate::modules::{Happening, ModuleEvent};

/// Something that happened at the table. Only some players see its veiled parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began; `reduced` for the second of two paired players.
    TurnBegan {
        /// Whose turn.
        seat: Seat,
        /// Whether it is a reduced turn.
        reduced: bool,
    },
    /// The dice fell.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// Both dice.
        dice: [u8; 2],
    },
    /// Cards came from the bank: production, or the second settlement.
    Produced {
        /// Who got them.
        seat: Seat,
        /// Which cards.
        cards: Hand,
    },
    /// The bank could not pay all that it owed of a resource.
    BankShort {
        /// Of what.
        resource: Resource,
    },
    /// A settlement was placed or built.
    SettlementBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        corner: Corner,
    },
    /// A settlement became a city.
    CityBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        corner: Corner,
    },
    /// A road was placed or built.
    RoadBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        edge: Edge,
    },
    /// A ship was placed or built.
    ShipBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        edge: Edge,
    },
    /// A ship was moved.
    ShipMoved {
        /// Whose.
        seat: Seat,
        /// Where it was.
        from: Edge,
        /// Where it is now.
        to: Edge,
    },
    /// A hex of the fog was turned over.
    Found {
        /// Whose road or ship found it.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// What it is.
        terrain: Terrain,
        /// Its number, 0 for none.
        number: u8,
    },
    /// A card was taken for gold.
    GoldTaken {
        /// Who took it.
        seat: Seat,
        /// Which.
        resource: Resource,
    },
    /// A player built the first own settlement on an island and was rewarded.
    IslandSettled {
        /// Who.
        seat: Seat,
        /// The number of the area.
        area: u8,
        /// The bonus.
        points: u8,
    },
    /// A development card was bought.
    CardBought {
        /// Who bought it.
        seat: Seat,
        /// What it is, for the buyer's eyes.
        card: Veiled<Card>,
    },
    /// A knight or progress card was played.
    CardPlayed {
        /// Who played it.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Cards were taken from the bank with Year of Plenty.
    PlentyTaken {
        /// Who took them.
        seat: Seat,
        /// Which.
        cards: Hand,
    },
    /// A resource was named with Monopoly.
    Monopolised {
        /// By whom.
        seat: Seat,
        /// What.
        resource: Resource,
    },
    /// A player gave cards to another.
    HandedOver {
        /// Who gave.
        from: Seat,
        /// Who got them.
        to: Seat,
        /// Which.
        cards: Hand,
    },
    /// Cards were exchanged with the bank.
    BankTraded {
        /// Who traded.
        seat: Seat,
        /// What was given.
        gave: Hand,
        /// What was taken.
        took: Resource,
    },
    /// Cards were lost to a 7.
    Discarded {
        /// Who lost them.
        seat: Seat,
        /// Which.
        cards: Hand,
    },
    /// A card was laid aside for a 7; which one is shown when everybody is done.
    LaidAside {
        /// Who laid it aside.
        seat: Seat,
        /// Which card, for the owner's eyes.
        card: Veiled<Resource>,
    },
    /// The robber moved.
    RobberMoved {
        /// Who moved it.
        seat: Seat,
        /// Where to.
        hex: Hex,
    },
    /// The robber had nowhere to go and stayed on its desert.
    RobberStayed {
        /// Who would have moved it.
        seat: Seat,
        /// Where it stands.
        hex: Hex,
    },
    /// The pirate moved.
    PirateMoved {
        /// Who moved it.
        seat: Seat,
        /// Where to.
        hex: Hex,
    },
    /// A victim was chosen among several.
    VictimChosen {
        /// By whom.
        seat: Seat,
        /// Who is robbed.
        victim: Seat,
    },
    /// A card was stolen.
    Stole {
        /// By whom.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// Which card, for the eyes of both.
        card: Veiled<Resource>,
    },
    /// A deal was offered.
    Offered {
        /// By the active player.
        seat: Seat,
        /// To these players.
        to: Seats,
        /// The deal.
        deal: Deal,
    },
    /// A player agreed to the open offer.
    Accepted {
        /// Who.
        seat: Seat,
    },
    /// A player turned the open offer down.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A player proposed a deal to the active player.
    Proposed {
        /// Who.
        seat: Seat,
        /// The deal.
        deal: Deal,
    },
    /// A player took an offer, a proposal or an agreement back.
    Withdrew {
        /// Who.
        seat: Seat,
    },
    /// Two players exchanged cards.
    Traded {
        /// Who had proposed the deal.
        proposer: Seat,
        /// With whom.
        partner: Seat,
        /// The deal.
        deal: Deal,
    },
    /// The Longest Road, at sea the Longest Trade Route, changed hands, or lies aside.
    LongestRoad {
        /// Who holds it now.
        holder: Option<Seat>,
    },
    /// The Largest Army changed hands, or lies aside.
    LargestArmy {
        /// Who holds it now.
        holder: Option<Seat>,
    },
    /// A player declined an optional action.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player named a resource.
    Named {
        /// Who.
        seat: Seat,
        /// Which.
        resource: Resource,
    },
    /// A player chose another.
    Chose {
        /// Who.
        seat: Seat,
        /// Whom.
        whom: Seat,
    },
    /// A player has no card of a resource that was asked for.
    HadNone {
        /// Who.
        seat: Seat,
        /// What.
        resource: Resource,
    },
    /// Cards were taken from the bank as a module allows.
    TookFromBank {
        /// Who took them.
        seat: Seat,
        /// Which.
        cards: Hand,
    },
    /// The victims beside the robber were left alone.
    TheftWaived {
        /// By whom.
        seat: Seat,
    },
    /// Something of a module happened.
    Module(ModuleEvent),
    /// A turn ended.
    TurnEnded {
        /// Whose turn.
        seat: Seat,
    },
    /// At the end a player showed all cards.
    Shown {
        /// Who.
        seat: Seat,
        /// Resource cards.
        hand: Hand,
        /// Development cards.
        development: Cards,
    },
    /// A player won.
    Won {
        /// Who.
        seat: Seat,
        /// With how many points, hidden ones included.
        points: u8,
    },
}

impl Seen for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::CardBought { seat, card } => Event::CardBought { seat, card: card.seen_by(viewer) },
            Event::LaidAside { seat, card } => Event::LaidAside { seat, card: card.seen_by(viewer) },
            Event::Stole { thief, victim, card } => Event::Stole { thief, victim, card: card.seen_by(viewer) },
            Event::Module(event) => Event::Module(event.seen_by(viewer)),
            public => public,
        })
    }
}
