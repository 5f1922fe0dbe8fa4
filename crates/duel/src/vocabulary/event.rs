//! What has happened.

use kernel::{Seat, Seen, Veiled, Viewer};

use crate::card::{Thing, Ware};
use crate::position::located::Located;
use crate::position::piles::{Face, Row};
use crate::position::state::{End, EventFace, Token};
use crate::vocabulary::action::CardOrder;
use crate::vocabulary::resource::{Bundle, Resource};

/// Something that happened at the table. Only some viewers see a [`Veiled`] part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "fields are named as what they hold")]
pub enum Event {
    /// A turn began.
    TurnBegan { seat: Seat, turn: u16 },
    /// The dice fell.
    Rolled { number: Option<u8>, event: Option<EventFace> },
    /// A defender's die fell; `stops` has a bit for each number on which a guard holds, from bit 1 on.
    DefenderRolled { seat: Seat, number: u8, stops: u8 },
    /// A die of a player fell for a card.
    DieRolled { seat: Seat, number: u8 },
    /// Resources came into a store: a region, or a card that stores.
    Received { seat: Seat, resource: Resource, count: u8, at: Face },
    /// Resources found no room in a store and are lost.
    Overflowed { seat: Seat, resource: Resource, count: u8, at: Face },
    /// Resources left a store.
    Gave { seat: Seat, resource: Resource, count: u8, at: Face },
    /// Owls or stars came to a card.
    WareReceived { seat: Seat, ware: Ware, count: u8, at: Face },
    /// Owls or stars found no room and are lost.
    WareOverflowed { seat: Seat, ware: Ware, count: u8 },
    /// Owls or stars left a card.
    WareGave { seat: Seat, ware: Ware, count: u8, at: Face },
    /// A player does not take part in the next production.
    Idle { seat: Seat },
    /// Brigands raided a player, who had more resources than the limit. `counted` leaves out the protected stores,
    /// `stored` does not.
    Raided { seat: Seat, stored: u8, counted: u8 },
    /// Brigands counted a player's resources and took nothing.
    Unraided { seat: Seat, stored: u8, counted: u8 },
    /// A card was drawn from a stack.
    Drew { seat: Seat, stack: u8, card: Veiled<Face> },
    /// Somebody looked at a hand, at a stack or at its top cards.
    LookedAt { seat: Seat, row: Row, count: u8, cards: Veiled<CardOrder> },
    /// A card was taken out of a hand, stack or pile.
    Took { seat: Seat, row: Row, card: Veiled<Face> },
    /// A player showed a card of the own hand that the other player may take.
    LaidOpen { seat: Seat, card: Face },
    /// A joust is decided, by these totals.
    Jousted { winner: Seat, totals: [u8; 2] },
    /// A card was put under a stack.
    PutUnder { seat: Seat, stack: u8, card: Veiled<Face> },
    /// A player began to build a card and pays for it next.
    Announced { seat: Seat, card: Face, at: Located },
    /// A player began to build a center card and pays for it next.
    Planned { seat: Seat, what: Thing, at: Located },
    /// A player trades with the bank.
    Traded { seat: Seat, give: Resource, take: Resource },
    /// A player offers the other a deal.
    Offered { seat: Seat, give: Bundle, take: Bundle },
    /// An expansion was built.
    Built { seat: Seat, card: Face, at: Located },
    /// A road was built.
    RoadBuilt { seat: Seat, at: Located },
    /// A settlement was built.
    SettlementBuilt { seat: Seat, at: Located },
    /// A city was built.
    CityBuilt { seat: Seat, at: Located },
    /// A region was turned up.
    RegionDrawn { seat: Seat, card: Face },
    /// A region was laid.
    RegionLaid { seat: Seat, card: Face, at: Located },
    /// An action card was played.
    Played { seat: Seat, card: Face },
    /// The function of a lying card was used.
    Used { seat: Seat, card: Face, at: Located },
    /// A player paid to remove the other player's card from the own principality.
    BoughtOff { seat: Seat, card: Face, at: Located },
    /// An event card was drawn.
    EventDrawn { card: Face },
    /// The event does not affect a player, because he has this card.
    Spared { seat: Seat, by: Face },
    /// A lying card protects its owner from harm, or compensates for it.
    Helped { seat: Seat, card: Face },
    /// An attack was fended off by this card.
    FendedOff { seat: Seat, card: Face, by: Face },
    /// A card that shows a number was turned.
    Turned { seat: Seat, card: Face, number: u8, at: Located },
    /// A card came into a principality without being built.
    CameOver { seat: Seat, card: Face, at: Located },
    /// A card that lay in a principality came to a hand.
    TakenBack { seat: Seat, card: Face },
    /// A card moved to another site.
    Moved { seat: Seat, card: Face, at: Located },
    /// The top card of a stack was turned up for all.
    TurnedUp { row: Row, card: Face },
    /// An event card was taken out of the game by somebody who had looked at it.
    Removed { seat: Seat, card: Veiled<Face> },
    /// An event card was put under its stack by somebody who had looked at it.
    Sunk { seat: Seat, card: Veiled<Face> },
    /// An advantage came to a player, or to nobody.
    Advantage { token: Token, holder: Option<Seat> },
    /// A card left a principality.
    Left { seat: Seat, card: Face, at: Located },
    /// A card went to the discard pile or back to the face-up stack.
    PutAway { card: Face },
    /// A player pointed at a card, a region or a free site.
    Pointed { seat: Seat, card: Option<Face>, at: Located },
    /// A player chose an end of the principality.
    EndChosen { seat: Seat, end: End },
    /// Two cards or regions changed places.
    Swapped { seat: Seat, one: Face, other: Face },
    /// A player named a resource.
    Named { seat: Seat, resource: Resource },
    /// A player named a number.
    Numbered { seat: Seat, number: u8 },
    /// A player chose a face of the event die.
    FaceChosen { seat: Seat, face: EventFace },
    /// A player chose a stack.
    StackChosen { seat: Seat, stack: u8 },
    /// A player accepted, declined or stopped taking. `what` is the key of the sentence in `texts/`, `n` the number in
    /// it.
    Decided { seat: Seat, what: &'static str, n: u8 },
    /// A player chose the end for the harbor.
    HarborLaid { seat: Seat, end: End },
    /// An explorer ship was built.
    ShipBuilt { seat: Seat },
    /// A sea card was discovered.
    Discovered { seat: Seat, card: Face, at: Located },
    /// A ship set out for a mission.
    SetOut { seat: Seat, card: Face, at: Located },
    /// A die fell in a fight with a pirate: its number, the cannon points, and the strength that their sum is compared
    /// with.
    Fought { seat: Seat, card: Face, number: u8, cannon: u8, against: u8 },
    /// A ship was lost at a sea card.
    ShipLost { seat: Seat, at: Located },
    /// A ship was lost in the harbor.
    ShipSunk { seat: Seat },
    /// A ship came back to the harbor before the end of the turn.
    ShipBack { seat: Seat, at: Located },
    /// A player looked at an own sea card that lies face down.
    SeaCardSeen { seat: Seat, at: Located, card: Veiled<Face> },
    /// Two sea cards changed places.
    SeaCardsSwapped { seat: Seat, one: Located, other: Located },
    /// A stack was shuffled.
    Shuffled { row: Row },
    /// A player won.
    Won { seat: Seat, points: u8 },
}

impl Seen for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Drew { seat, stack, card } => Event::Drew { seat, stack, card: card.seen_by(viewer) },
            Event::LookedAt { seat, row, count, cards } => {
                Event::LookedAt { seat, row, count, cards: cards.seen_by(viewer) }
            }
            // Everybody, spectators included, saw how each card came to a discard pile (rivals 18.37).
            Event::Took { row, .. } if row.is_discard() => *self,
            Event::Took { seat, row, card } => Event::Took { seat, row, card: card.seen_by(viewer) },
            Event::PutUnder { seat, stack, card } => Event::PutUnder { seat, stack, card: card.seen_by(viewer) },
            Event::SeaCardSeen { seat, at, card } => Event::SeaCardSeen { seat, at, card: card.seen_by(viewer) },
            Event::Removed { seat, card } => Event::Removed { seat, card: card.seen_by(viewer) },
            Event::Sunk { seat, card } => Event::Sunk { seat, card: card.seen_by(viewer) },
            public => public,
        })
    }
}
