//! What lies on the table.

use kernel::{Agenda, Seat, Seats};

use crate::agenda::{AGENDA, Frame};
use crate::cards::Card;
use crate::position::piles::{Face, Piles, Row};
use crate::position::side::Side;
use crate::position::site::Site;
use crate::vocabulary::resource::Kinds;

/// A face of the event die (rivals 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EventFace {
    /// A player who stores too much loses some.
    Brigands,
    /// The player with the trade advantage takes a resource from the other.
    Trade,
    /// The most skilful player receives a resource.
    Celebration,
    /// Both players receive a resource.
    Harvest,
    /// An event card is drawn; this face is on the die twice.
    Card,
}

impl EventFace {
    /// All faces.
    pub const ALL: [EventFace; 5] =
        [EventFace::Brigands, EventFace::Trade, EventFace::Celebration, EventFace::Harvest, EventFace::Card];

    /// The name in records and positions.
    pub const fn name(self) -> &'static str {
        ["brigands", "trade", "celebration", "harvest", "card"][self as usize]
    }

    /// How often it is on the die.
    pub const fn weight(self) -> u32 {
        if matches!(self, EventFace::Card) { 2 } else { 1 }
    }

    /// Reads a name.
    pub fn read(name: &str) -> Option<EventFace> {
        EventFace::ALL.into_iter().find(|face| face.name() == name)
    }
}

/// A token that an advantage brings (rivals 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// The trade token, for the trade advantage.
    Trade,
    /// The hero token, for the strength advantage.
    Hero,
}

impl Token {
    /// Both tokens.
    pub const ALL: [Token; 2] = [Token::Trade, Token::Hero];
}

/// An end of a principality, where it grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Towards lower columns.
    Left,
    /// Towards higher columns.
    Right,
}

impl End {
    /// Both ends.
    pub const ALL: [End; 2] = [End::Left, End::Right];

    /// The name in records and positions.
    pub const fn name(self) -> &'static str {
        ["left", "right"][self as usize]
    }
}

/// A position of the duel: flat and `Copy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) agenda: Agenda<Frame, AGENDA>,
    pub(crate) piles: Piles,
    pub(crate) sides: [Side; 2],
    /// Center cards left: roads, settlements, cities.
    pub(crate) supply: [u8; 3],
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The number of turns that have begun.
    pub(crate) turn: u16,
    /// This turn's production number; 0 before it is known.
    pub(crate) number: u8,
    /// This turn's event of the die, once it is known.
    pub(crate) event: Option<EventFace>,
    /// The players who are spared by the current event card.
    pub(crate) spared: Seats,
    /// The players who lost hand cards to an event or to the other player, and have a card with
    /// [`Moment::HandLost`](crate::card::Moment) that has not heard of it yet.
    pub(crate) bereft: Seats,
    /// The resources that the active player may trade 1:1 for the rest of the turn, while a card lets that player
    /// trade them 2:1.
    pub(crate) even: Kinds,
    /// The card that changes the price of the next thing that the active player builds this turn.
    pub(crate) pledge: Option<Card>,
    /// The stack from which the other player's starting hand came.
    pub(crate) started: u8,
    /// How many offers were made this turn.
    pub(crate) offers: u8,
    /// The players who get nothing from the next production.
    pub(crate) idle: Seats,
    /// Whether both players together have had enough points for action cards to be played.
    pub(crate) unlocked: bool,
    /// The state of the preparatory round, during that round.
    pub(crate) preparing: Option<Preparing>,
}

/// The state of the preparatory round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preparing {
    /// The active player builds one card or passes.
    First,
    /// The same, and the other player has just passed: a second pass ends the round.
    OtherPassed,
    /// The active player has chosen to build, and the card is being paid and placed.
    Built,
}

#[cfg(feature = "json")]
impl Preparing {
    /// All states, with their names in positions.
    pub(crate) const NAMED: [(&'static str, Preparing); 3] =
        [("first", Preparing::First), ("other-passed", Preparing::OtherPassed), ("built", Preparing::Built)];
}

const _: () = assert!(size_of::<State>() <= 1536);

impl State {
    /// The principality of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// This turn's production number; 0 before it is known.
    pub fn number(&self) -> u8 {
        self.number
    }

    /// Whether the function of a card of a seat was used up this turn.
    pub fn is_used(&self, seat: Seat, site: Site) -> bool {
        let (host, here) = site.ground(seat);
        self.side(host).used & here.bit() != 0
    }

    /// The hand of a seat.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &[Face] {
        self.piles.faces(Row::hand(seat))
    }
}

/// The other player.
#[inline]
pub const fn foe(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}
