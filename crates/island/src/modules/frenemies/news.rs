//! What happens in Frenemies, and why its actions are refused.

use kernel::{Seat, Seats, Veiled, Viewer};
#[cfg(feature = "json")]
use {
    crate::counts::Countable,
    crate::rules::Island,
    crate::size::Size,
    crate::telling::{by, counted, named},
    kernel::{Part, Phrase},
};

use super::{Guild, Tokens};
use crate::counts::Resource;
use crate::modules::{Happening, Reason};

/// Something that happened in Frenemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FavorEvent {
    /// A favor token was drawn.
    TokenDrawn {
        /// By whom.
        seat: Seat,
        /// Which, for the owner's eyes.
        guild: Veiled<Guild>,
    },
    /// Networks of players were connected for the first time.
    NetworksConnected {
        /// Who built the road.
        seat: Seat,
        /// With whose networks.
        with: Seats,
    },
    /// A card was offered as a present.
    GiftOffered {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        resource: Resource,
    },
    /// Another card was asked for instead of a present.
    GiftAsked {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
    },
    /// Favor tokens were redeemed at a guild.
    Redeemed {
        /// By whom.
        seat: Seat,
        /// Where.
        guild: Guild,
    },
    /// A player exchanges a favor token.
    TokenExchanged {
        /// Who.
        seat: Seat,
    },
    /// A favor token went back to the supply.
    TokenReturned {
        /// By whom.
        seat: Seat,
        /// Which, for the owner's eyes.
        guild: Veiled<Guild>,
    },
    /// At the end a player showed all favor tokens.
    TokensShown {
        /// Who.
        seat: Seat,
        /// Which.
        tokens: Tokens,
    },
}

impl Happening for FavorEvent {
    fn seen_by(self, viewer: Viewer) -> FavorEvent {
        match self {
            FavorEvent::TokenDrawn { seat, guild } => FavorEvent::TokenDrawn { seat, guild: guild.seen_by(viewer) },
            FavorEvent::TokenReturned { seat, guild } => {
                FavorEvent::TokenReturned { seat, guild: guild.seen_by(viewer) }
            }
            public => public,
        }
    }

    #[cfg(feature = "json")]
    fn shows(self) -> bool {
        match self {
            FavorEvent::TokenDrawn { guild, .. } | FavorEvent::TokenReturned { guild, .. } => guild.what().is_some(),
            _ => false,
        }
    }

    #[cfg(feature = "json")]
    fn told<D: Size>(self, _: &Island<D>) -> Phrase {
        match self {
            FavorEvent::TokenDrawn { seat, guild } => match guild.what() {
                Some(guild) => by("island.token-drawn", seat).with("guild", favoring(guild)),
                None => by("island.some-token-drawn", seat),
            },
            FavorEvent::NetworksConnected { seat, with } => by("island.networks-connected", seat).with("with", with),
            FavorEvent::GiftOffered { seat, to, resource } => {
                by("island.gift-offered", seat).with("to", to).with("resource", named(resource))
            }
            FavorEvent::GiftAsked { seat, resource } => by("island.gift-asked", seat).with("resource", named(resource)),
            FavorEvent::Redeemed { seat, guild } => by("island.redeemed", seat).with("guild", favoring(guild)),
            FavorEvent::TokenExchanged { seat } => by("island.token-exchanged", seat),
            FavorEvent::TokenReturned { seat, guild } => match guild.what() {
                Some(guild) => by("island.token-returned", seat).with("guild", favoring(guild)),
                None => by("island.some-token-returned", seat),
            },
            FavorEvent::TokensShown { seat, tokens } => {
                by("island.tokens-shown", seat).with("tokens", counted("guild", tokens))
            }
        }
    }
}

/// A reason of Frenemies to refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FavorRefusal {
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
    NotThisWay,
}

impl Reason for FavorRefusal {
    fn key(self) -> &'static str {
        match self {
            FavorRefusal::SupplyEmpty => "island.refusal.supply-empty",
            FavorRefusal::GaveAlready => "island.refusal.gave-already",
            FavorRefusal::TooStrong => "island.refusal.too-strong",
            FavorRefusal::OfferedAlready => "island.refusal.offered-already",
            FavorRefusal::TokensMissing => "island.refusal.tokens-missing",
            FavorRefusal::ExchangedAlready => "island.refusal.exchanged-already",
            FavorRefusal::RedeemedAlready => "island.refusal.redeemed-already",
            FavorRefusal::TradersAreDone => "island.refusal.traders-are-done",
            FavorRefusal::NotThisWay => "island.refusal.not-this-favor",
        }
    }
}

#[cfg(feature = "json")]
pub(super) fn favoring(guild: Guild) -> Part {
    Part::Word("guild", guild.name())
}
