//! Why an action was refused.

use std::fmt;

/// Why an action or outcome was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Somebody else is awaited.
    NotYourTurn,
    /// Chance is awaited, or the game is over.
    NobodyIsAsked,
    /// The moment allows other actions only.
    NotNow,
    /// The place is not on this board.
    NoSuchPlace,
    /// There is no such seat at this table.
    NoSuchSeat,
    /// A piece lies there already.
    Taken,
    /// A building stands there or on a neighbouring intersection.
    TooClose,
    /// No own road leads there.
    NotConnected,
    /// The road must touch the settlement just placed.
    NotAtTheNewSettlement,
    /// No land lies beside the path or intersection.
    NoLand,
    /// The first settlements may not stand there.
    NoStartThere,
    /// No sea lies there.
    NoSea,
    /// No own ship or building lets a ship go there.
    NoShipThere,
    /// The pirate blocks the paths around it.
    PirateBlocks,
    /// There is no own ship there.
    NoShipOfYours,
    /// A ship was already moved this turn.
    ShipAlreadyMoved,
    /// The ship was built this turn.
    ShipBuiltThisTurn,
    /// The ship is not at an open end of a route.
    RouteIsClosed,
    /// The pirate must move to another hex.
    PirateMustMove,
    /// There is no own settlement there.
    NoSettlementThere,
    /// No piece of that kind is left.
    NoPieceLeft,
    /// So many resource cards are missing.
    CannotAfford {
        /// How many cards are missing.
        short: u8,
    },
    /// The deck is empty.
    DeckEmpty,
    /// The card is not in hand.
    NoSuchCard,
    /// The card was bought this turn.
    BoughtThisTurn,
    /// One development card was already played this turn.
    CardAlreadyPlayed,
    /// There is no path for a free road.
    NoRoomForARoad,
    /// The bank does not have that.
    BankLacks,
    /// The same kind stands on both sides.
    SameKind,
    /// A deal needs cards on both sides.
    NoGifts,
    /// Not enough of that resource in hand.
    NotInHand,
    /// Nothing is owed.
    NothingOwed,
    /// The robber must move to another hex.
    RobberMustMove,
    /// The robber may not go there by the rules of this table.
    RobberKeptOut,
    /// That player cannot be robbed here.
    CannotRob,
    /// Players do not trade at this table.
    NoPlayerTrades,
    /// Players do not trade now.
    NoPlayerTradesNow,
    /// An offer goes to other players at the table.
    NoAddressee,
    /// All offers of this turn were made.
    TooManyOffers,
    /// Everybody declined this very deal this turn.
    AlreadyDeclined,
    /// There is no open offer to answer.
    NoOpenOffer,
    /// There is nothing to take back.
    NothingToWithdraw,
    /// That player neither agreed nor proposed anything.
    NoAgreement,
    /// One of the two no longer has the cards.
    DealFell,
    /// This outcome cannot fall now.
    CannotFall,
}

impl Refusal {
    /// The reason in plain words, without its figures.
    fn words(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn => "it is not your turn",
            Refusal::NobodyIsAsked => "nobody is asked now",
            Refusal::NotNow => "this cannot be done now",
            Refusal::NoSuchPlace => "the place is not on this board",
            Refusal::NoSuchSeat => "there is no such seat",
            Refusal::Taken => "a piece lies there already",
            Refusal::TooClose => "a building stands there or next to it",
            Refusal::NotConnected => "it does not connect to your roads",
            Refusal::NotAtTheNewSettlement => "the road must touch the settlement just placed",
            Refusal::NoLand => "there is no land",
            Refusal::NoStartThere => "the first settlements may not stand there",
            Refusal::NoSea => "there is no sea",
            Refusal::NoShipThere => "it does not connect to your ships or buildings",
            Refusal::PirateBlocks => "the pirate blocks the paths around it",
            Refusal::NoShipOfYours => "you have no ship there",
            Refusal::ShipAlreadyMoved => "you already moved a ship this turn",
            Refusal::ShipBuiltThisTurn => "the ship was built this turn",
            Refusal::RouteIsClosed => "the ship is not at an open end of a route",
            Refusal::PirateMustMove => "the pirate must move to another hex",
            Refusal::NoSettlementThere => "you have no settlement there",
            Refusal::NoPieceLeft => "you have no such piece left",
            Refusal::CannotAfford { .. } => "you cannot afford it",
            Refusal::DeckEmpty => "no development card is left",
            Refusal::NoSuchCard => "you do not hold such a card",
            Refusal::BoughtThisTurn => "the card was bought this turn",
            Refusal::CardAlreadyPlayed => "you already played a development card this turn",
            Refusal::NoRoomForARoad => "there is no place for a free road",
            Refusal::BankLacks => "the bank does not have that",
            Refusal::SameKind => "the same resource stands on both sides",
            Refusal::NoGifts => "both sides must give at least one card",
            Refusal::NotInHand => "you do not hold these cards",
            Refusal::NothingOwed => "you owe no cards",
            Refusal::RobberMustMove => "the robber must move to another hex",
            Refusal::RobberKeptOut => "the robber may not go there at this table",
            Refusal::CannotRob => "that player cannot be robbed here",
            Refusal::NoPlayerTrades => "players do not trade at this table",
            Refusal::NoPlayerTradesNow => "players cannot trade now",
            Refusal::NoAddressee => "an offer goes to other players",
            Refusal::TooManyOffers => "all offers of this turn were made",
            Refusal::AlreadyDeclined => "everybody declined this deal this turn",
            Refusal::NoOpenOffer => "there is no offer for you to answer",
            Refusal::NothingToWithdraw => "there is nothing to take back",
            Refusal::NoAgreement => "that player has not agreed to anything",
            Refusal::DealFell => "one of the two no longer has the cards",
            Refusal::CannotFall => "this cannot fall now",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::CannotAfford { short } => write!(f, "{}: {short} cards short", self.words()),
            _ => f.write_str(self.words()),
        }
    }
}

impl std::error::Error for Refusal {}
