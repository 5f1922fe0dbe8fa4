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
    /// The key of the reason in `texts/`, for other languages, and the reason in plain words, without its figures.
    fn said(&self) -> (&'static str, &'static str) {
        match self {
            Refusal::NotYourTurn => ("island.refusal.not-your-turn", "it is not your turn"),
            Refusal::NobodyIsAsked => ("island.refusal.nobody-is-asked", "nobody is asked now"),
            Refusal::NotNow => ("island.refusal.not-now", "this cannot be done now"),
            Refusal::NoSuchPlace => ("island.refusal.no-such-place", "the place is not on this board"),
            Refusal::NoSuchSeat => ("island.refusal.no-such-seat", "there is no such seat"),
            Refusal::Taken => ("island.refusal.taken", "a piece lies there already"),
            Refusal::TooClose => ("island.refusal.too-close", "a building stands there or next to it"),
            Refusal::NotConnected => ("island.refusal.not-connected", "it does not connect to your roads"),
            Refusal::NotAtTheNewSettlement => {
                ("island.refusal.not-at-the-new-settlement", "the road must touch the settlement just placed")
            }
            Refusal::NoLand => ("island.refusal.no-land", "there is no land"),
            Refusal::NoStartThere => ("island.refusal.no-start-there", "the first settlements may not stand there"),
            Refusal::NoSea => ("island.refusal.no-sea", "there is no sea"),
            Refusal::NoShipThere => ("island.refusal.no-ship-there", "it does not connect to your ships or buildings"),
            Refusal::PirateBlocks => ("island.refusal.pirate-blocks", "the pirate blocks the paths around it"),
            Refusal::NoShipOfYours => ("island.refusal.no-ship-of-yours", "you have no ship there"),
            Refusal::ShipAlreadyMoved => ("island.refusal.ship-already-moved", "you already moved a ship this turn"),
            Refusal::ShipBuiltThisTurn => ("island.refusal.ship-built-this-turn", "the ship was built this turn"),
            Refusal::RouteIsClosed => ("island.refusal.route-is-closed", "the ship is not at an open end of a route"),
            Refusal::PirateMustMove => ("island.refusal.pirate-must-move", "the pirate must move to another hex"),
            Refusal::NoSettlementThere => ("island.refusal.no-settlement-there", "you have no settlement there"),
            Refusal::NoPieceLeft => ("island.refusal.no-piece-left", "you have no such piece left"),
            Refusal::CannotAfford { .. } => ("island.refusal.cannot-afford", "you cannot afford it"),
            Refusal::DeckEmpty => ("island.refusal.deck-empty", "no development card is left"),
            Refusal::NoSuchCard => ("island.refusal.no-such-card", "you do not hold such a card"),
            Refusal::BoughtThisTurn => ("island.refusal.bought-this-turn", "the card was bought this turn"),
            Refusal::CardAlreadyPlayed => {
                ("island.refusal.card-already-played", "you already played a development card this turn")
            }
            Refusal::NoRoomForARoad => ("island.refusal.no-room-for-a-road", "there is no place for a free road"),
            Refusal::BankLacks => ("island.refusal.bank-lacks", "the bank does not have that"),
            Refusal::SameKind => ("island.refusal.same-kind", "the same resource stands on both sides"),
            Refusal::NoGifts => ("island.refusal.no-gifts", "both sides must give at least one card"),
            Refusal::NotInHand => ("island.refusal.not-in-hand", "you do not hold these cards"),
            Refusal::NothingOwed => ("island.refusal.nothing-owed", "you owe no cards"),
            Refusal::RobberMustMove => ("island.refusal.robber-must-move", "the robber must move to another hex"),
            Refusal::RobberKeptOut => ("island.refusal.robber-kept-out", "the robber may not go there at this table"),
            Refusal::CannotRob => ("island.refusal.cannot-rob", "that player cannot be robbed here"),
            Refusal::NoPlayerTrades => ("island.refusal.no-player-trades", "players do not trade at this table"),
            Refusal::NoPlayerTradesNow => ("island.refusal.no-player-trades-now", "players cannot trade now"),
            Refusal::NoAddressee => ("island.refusal.no-addressee", "an offer goes to other players"),
            Refusal::TooManyOffers => ("island.refusal.too-many-offers", "all offers of this turn were made"),
            Refusal::AlreadyDeclined => {
                ("island.refusal.already-declined", "everybody declined this deal, and no hand has changed since")
            }
            Refusal::NoOpenOffer => ("island.refusal.no-open-offer", "there is no offer for you to answer"),
            Refusal::NothingToWithdraw => ("island.refusal.nothing-to-withdraw", "there is nothing to take back"),
            Refusal::NoAgreement => ("island.refusal.no-agreement", "that player has not agreed to anything"),
            Refusal::DealFell => ("island.refusal.deal-fell", "one of the two no longer has the cards"),
            Refusal::NotAmongTheChoices => ("island.refusal.not-among-the-choices", "that cannot be chosen here"),
            Refusal::NoHelper => ("island.refusal.no-helper", "you have no helper"),
            Refusal::HelperLocked => {
                ("island.refusal.helper-locked", "your helper was taken or turned over in this turn")
            }
            Refusal::HelperNotNow => ("island.refusal.helper-not-now", "your helper cannot be used at this moment"),
            Refusal::HelperOfNoUse => ("island.refusal.helper-of-no-use", "your helper could do nothing now"),
            Refusal::NotThisHelper => ("island.refusal.not-this-helper", "your helper is not used in this way"),
            Refusal::NotThePrice => {
                ("island.refusal.not-the-price", "these cards are not a price that your helper allows")
            }
            Refusal::NoKnight => ("island.refusal.no-knight", "you have no played knight"),
            Refusal::CannotWaive => ("island.refusal.cannot-waive", "a card must be stolen here"),
            Refusal::SupplyEmpty => ("island.refusal.supply-empty", "no favor token is left"),
            Refusal::GaveAlready => ("island.refusal.gave-already", "you already gave a card this turn"),
            Refusal::TooStrong => ("island.refusal.too-strong", "that player shows more points than you"),
            Refusal::OfferedAlready => {
                ("island.refusal.offered-already", "you already offered that player this card this turn")
            }
            Refusal::TokensMissing => ("island.refusal.tokens-missing", "you do not have the favor tokens ready"),
            Refusal::ExchangedAlready => {
                ("island.refusal.exchanged-already", "you already exchanged a token this turn")
            }
            Refusal::RedeemedAlready => ("island.refusal.redeemed-already", "you already redeemed tokens this turn"),
            Refusal::TradersAreDone => {
                ("island.refusal.traders-are-done", "the Traders made both exchanges of this turn")
            }
            Refusal::NotThisFavor => ("island.refusal.not-this-favor", "this guild is not asked in this way"),
            Refusal::CannotFall => ("island.refusal.cannot-fall", "this cannot fall now"),
        }
    }

    /// The key of the reason in `texts/`.
    #[cfg(feature = "json")]
    pub(crate) fn key(&self) -> &'static str {
        self.said().0
    }

    fn words(&self) -> &'static str {
        self.said().1
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
