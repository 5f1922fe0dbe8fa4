//! Why an action was refused.

use std::fmt;

use crate::modules::{ModuleRefusal, Reason};

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
    /// This number of resource cards is missing.
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
    /// What was chosen cannot be chosen here.
    NotAmongTheChoices,
    /// The theft is mandatory here.
    CannotWaive,
    /// A module has a reason of its own.
    Module(ModuleRefusal),
    /// This outcome cannot fall now.
    CannotFall,
}

impl Refusal {
    /// The key of the reason in `texts/`.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn => "island.refusal.not-your-turn",
            Refusal::NobodyIsAsked => "island.refusal.nobody-is-asked",
            Refusal::NotNow => "island.refusal.not-now",
            Refusal::NoSuchPlace => "island.refusal.no-such-place",
            Refusal::NoSuchSeat => "island.refusal.no-such-seat",
            Refusal::Taken => "island.refusal.taken",
            Refusal::TooClose => "island.refusal.too-close",
            Refusal::NotConnected => "island.refusal.not-connected",
            Refusal::NotAtTheNewSettlement => "island.refusal.not-at-the-new-settlement",
            Refusal::NoLand => "island.refusal.no-land",
            Refusal::NoStartThere => "island.refusal.no-start-there",
            Refusal::NoSea => "island.refusal.no-sea",
            Refusal::NoShipThere => "island.refusal.no-ship-there",
            Refusal::PirateBlocks => "island.refusal.pirate-blocks",
            Refusal::NoShipOfYours => "island.refusal.no-ship-of-yours",
            Refusal::ShipAlreadyMoved => "island.refusal.ship-already-moved",
            Refusal::ShipBuiltThisTurn => "island.refusal.ship-built-this-turn",
            Refusal::RouteIsClosed => "island.refusal.route-is-closed",
            Refusal::PirateMustMove => "island.refusal.pirate-must-move",
            Refusal::NoSettlementThere => "island.refusal.no-settlement-there",
            Refusal::NoPieceLeft => "island.refusal.no-piece-left",
            Refusal::CannotAfford { short: 1 } => "island.refusal.one-short",
            Refusal::CannotAfford { .. } => "island.refusal.cannot-afford",
            Refusal::DeckEmpty => "island.refusal.deck-empty",
            Refusal::NoSuchCard => "island.refusal.no-such-card",
            Refusal::BoughtThisTurn => "island.refusal.bought-this-turn",
            Refusal::CardAlreadyPlayed => "island.refusal.card-already-played",
            Refusal::NoRoomForARoad => "island.refusal.no-room-for-a-road",
            Refusal::BankLacks => "island.refusal.bank-lacks",
            Refusal::SameKind => "island.refusal.same-kind",
            Refusal::NoGifts => "island.refusal.no-gifts",
            Refusal::NotInHand => "island.refusal.not-in-hand",
            Refusal::NothingOwed => "island.refusal.nothing-owed",
            Refusal::RobberMustMove => "island.refusal.robber-must-move",
            Refusal::RobberKeptOut => "island.refusal.robber-kept-out",
            Refusal::CannotRob => "island.refusal.cannot-rob",
            Refusal::NoPlayerTrades => "island.refusal.no-player-trades",
            Refusal::NoPlayerTradesNow => "island.refusal.no-player-trades-now",
            Refusal::NoAddressee => "island.refusal.no-addressee",
            Refusal::TooManyOffers => "island.refusal.too-many-offers",
            Refusal::AlreadyDeclined => "island.refusal.already-declined",
            Refusal::NoOpenOffer => "island.refusal.no-open-offer",
            Refusal::NothingToWithdraw => "island.refusal.nothing-to-withdraw",
            Refusal::NoAgreement => "island.refusal.no-agreement",
            Refusal::DealFell => "island.refusal.deal-fell",
            Refusal::NotAmongTheChoices => "island.refusal.not-among-the-choices",
            Refusal::CannotWaive => "island.refusal.cannot-waive",
            Refusal::Module(why) => why.key(),
            Refusal::CannotFall => "island.refusal.cannot-fall",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value: Option<&dyn fmt::Display> = match self {
            Refusal::CannotAfford { short } => Some(short),
            _ => None,
        };
        kernel::write_english(f, include_str!("../../../texts/en/island.ftl"), self.key(), value)
    }
}

impl std::error::Error for Refusal {}
