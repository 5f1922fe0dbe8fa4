//! Why an action was refused. The game is unchanged.

use std::fmt;

/// Why an action was refused. The game is unchanged.
///
/// A reason rests on what everybody knows and on what the asking seat knows, never on another hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Chance is awaited, or the game is over.
    NobodyIsAsked,
    /// The other player is asked.
    NotYourTurn,
    /// This is not what is asked now.
    NotNow,
    /// The card is neither in hand nor on the face-up stack.
    NoSuchCard,
    /// So many resources are missing.
    CannotAfford {
        /// How many.
        short: u8,
    },
    /// A requirement of the card is not met.
    NotAllowed,
    /// The card may stand once only, and does.
    OneIsEnough,
    /// The card cannot be built there.
    NotThere,
    /// The card is an action card, or is none.
    WrongKind,
    /// The supply has no such center card, or no region for it.
    SupplyEmpty,
    /// No road lies open at that end, or one lies there already.
    NoRoadThere,
    /// There is no settlement that could become a city.
    NoSettlementThere,
    /// The bank asks for more.
    TooLittleForTheBank,
    /// There is no room for it.
    NoRoom,
    /// The card would do nothing, or cannot be used now.
    NoUse,
    /// This is none of the things that may be chosen.
    NotOffered,
    /// This cannot fall now.
    CannotFall,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NobodyIsAsked => "nobody is asked now",
            Refusal::NotYourTurn => "the other player is asked",
            Refusal::NotNow => "this is not what is asked now",
            Refusal::NoSuchCard => "you do not have this card",
            Refusal::CannotAfford { short } => return write!(f, "you are {short} resources short"),
            Refusal::NotAllowed => "a requirement of the card is not met",
            Refusal::OneIsEnough => "this card may stand only once in a principality",
            Refusal::NotThere => "the card cannot be built there",
            Refusal::WrongKind => "action cards are played, expansions are built",
            Refusal::SupplyEmpty => "there is no such center card left",
            Refusal::NoRoadThere => "the road there is missing, or it lies there already",
            Refusal::NoSettlementThere => "there is no settlement of yours that could become a city",
            Refusal::TooLittleForTheBank => "the bank asks for more of that resource",
            Refusal::NoRoom => "you have no room for it",
            Refusal::NoUse => "this card cannot do anything now",
            Refusal::NotOffered => "this cannot be chosen now",
            Refusal::CannotFall => "this cannot fall now",
        })
    }
}

impl std::error::Error for Refusal {}
