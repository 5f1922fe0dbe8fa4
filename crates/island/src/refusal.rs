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
    /// What was chosen cannot be chosen here.
    NotAmongTheChoices,
    /// There is no helper to use.
    NoHelper,
    /// The helper was taken or turned over in this turn.
    HelperLocked,
    /// The helper has its own moment.
    HelperNotNow,
    /// The helper could not do anything.
    HelperOfNoUse,
    /// The own helper is not used in this way.
    NotThisHelper,
    /// These cards are not a price that the helper allows.
    NotThePrice,
    /// No knight was played.
    NoKnight,
    /// The theft is mandatory here.
    CannotWaive,
    /// No favor token is left.
    SupplyEmpty,
    /// A card was given this turn.
    GaveAlready,
    /// The player shows more points.
    TooStrong,
    /// This card was offered to this player this turn.
    OfferedAlready,
    /// Not enough favor tokens are ready.
    TokensMissing,
    /// A token was exchanged this turn.
    ExchangedAlready,
    /// Tokens were redeemed this turn.
    RedeemedAlready,
    /// Both exchanges of the Traders were made.
    TradersAreDone,
    /// The guild is not asked in this way.
    NotThisFavor,
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
            Refusal::NotAmongTheChoices => "that cannot be chosen here",
            Refusal::NoHelper => "you have no helper",
            Refusal::HelperLocked => "your helper was taken or turned over in this turn",
            Refusal::HelperNotNow => "your helper cannot be used at this moment",
            Refusal::HelperOfNoUse => "your helper could do nothing now",
            Refusal::NotThisHelper => "your helper is not used in this way",
            Refusal::NotThePrice => "these cards are not a price that your helper allows",
            Refusal::NoKnight => "you have no played knight",
            Refusal::CannotWaive => "a card must be stolen here",
            Refusal::SupplyEmpty => "no favor token is left",
            Refusal::GaveAlready => "you already gave a card this turn",
            Refusal::TooStrong => "that player shows more points than you",
            Refusal::OfferedAlready => "you already offered that player this card this turn",
            Refusal::TokensMissing => "you do not have the favor tokens ready",
            Refusal::ExchangedAlready => "you already exchanged a token this turn",
            Refusal::RedeemedAlready => "you already redeemed tokens this turn",
            Refusal::TradersAreDone => "the Traders made both exchanges of this turn",
            Refusal::NotThisFavor => "this guild is not asked in this way",
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
