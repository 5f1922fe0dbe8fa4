//! Why an action was refused. The game is unchanged.

use std::fmt;

use crate::card::require::Require;
use crate::cards::Card;

/// Why an action was refused. The game is unchanged.
///
/// A reason uses only what everybody knows and what the refused seat knows, never the other hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Chance is awaited, or the game is over.
    NobodyIsAsked,
    /// The other player is asked.
    NotYourTurn,
    /// The current question is a different one.
    NotNow,
    /// The card is played at another moment.
    OtherMoment,
    /// The card is neither in hand nor on the face-up stack.
    NoSuchCard,
    /// Resources are missing for the price.
    CannotAfford {
        /// How many.
        short: u8,
    },
    /// This requirement of the card is not met, by its index in [`CardDef::requires`](crate::card::CardDef::requires).
    Unmet(Card, u8),
    /// A card that stands forbids this one.
    Forbidden,
    /// Both players together do not have enough points yet for action cards to be played.
    Locked,
    /// Only one copy of the card may lie in a principality, and one lies there already.
    OneIsEnough,
    /// The card cannot be built there.
    NotThere,
    /// An action card cannot be built, and any other card cannot be played.
    WrongKind,
    /// The supply has no such center card, or no region for it.
    SupplyEmpty,
    /// A road cannot be built at that end because one lies there already, or a settlement because none does.
    NoRoadThere,
    /// That end of the principality is closed by the harbor.
    HarborThere,
    /// No ship in the harbor can be built.
    NoShipToBuild,
    /// No ship can sail there now.
    OutOfReach,
    /// There is no settlement that could become a city.
    NoSettlementThere,
    /// The player has too little of the resource to trade it with the bank.
    TooLittleForTheBank,
    /// In this game players do not trade with each other.
    OffersNotPlayed,
    /// The player has made as many offers as a turn allows.
    NoMoreOffers,
    /// A side of the deal is empty, or both sides contain the same resource.
    NoDeal,
    /// The other player does not have what the deal asks for, or has no room for what it gives.
    OtherCannot,
    /// There is no room for it.
    NoRoom,
    /// The card would do nothing, or cannot be used now.
    NoUse,
    /// In this game players do not remove their own cards.
    RemovalNotPlayed,
    /// The player has no card that could be removed.
    NothingToRemove,
    /// This is not among the possible choices.
    NotOffered,
    /// This cannot fall now.
    CannotFall,
}

impl Refusal {
    /// The key of the reason in `texts/`.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Refusal::NobodyIsAsked => "duel.refusal.nobody-is-asked",
            Refusal::NotYourTurn => "duel.refusal.not-your-turn",
            Refusal::NotNow => "duel.refusal.not-now",
            Refusal::OtherMoment => "duel.refusal.other-moment",
            Refusal::NoSuchCard => "duel.refusal.no-such-card",
            Refusal::CannotAfford { short: 1 } => "duel.refusal.one-short",
            Refusal::CannotAfford { .. } => "duel.refusal.cannot-afford",
            Refusal::Unmet(..) => "duel.refusal.unmet",
            Refusal::Forbidden => "duel.refusal.forbidden",
            Refusal::Locked => "duel.refusal.locked",
            Refusal::OneIsEnough => "duel.refusal.one-is-enough",
            Refusal::NotThere => "duel.refusal.not-there",
            Refusal::WrongKind => "duel.refusal.wrong-kind",
            Refusal::SupplyEmpty => "duel.refusal.supply-empty",
            Refusal::NoRoadThere => "duel.refusal.no-road-there",
            Refusal::HarborThere => "duel.refusal.harbor-there",
            Refusal::NoShipToBuild => "duel.refusal.no-ship-to-build",
            Refusal::OutOfReach => "duel.refusal.out-of-reach",
            Refusal::NoSettlementThere => "duel.refusal.no-settlement-there",
            Refusal::TooLittleForTheBank => "duel.refusal.too-little-for-the-bank",
            Refusal::OffersNotPlayed => "duel.refusal.offers-not-played",
            Refusal::NoMoreOffers => "duel.refusal.no-more-offers",
            Refusal::NoDeal => "duel.refusal.no-deal",
            Refusal::OtherCannot => "duel.refusal.other-cannot",
            Refusal::NoRoom => "duel.refusal.no-room",
            Refusal::NoUse => "duel.refusal.no-use",
            Refusal::RemovalNotPlayed => "duel.refusal.removal-not-played",
            Refusal::NothingToRemove => "duel.refusal.nothing-to-remove",
            Refusal::NotOffered => "duel.refusal.not-offered",
            Refusal::CannotFall => "duel.refusal.cannot-fall",
        }
    }

    /// The requirement that is not met, if that is the reason.
    pub(crate) fn unmet(&self) -> Option<&'static Require> {
        match *self {
            Refusal::Unmet(card, which) => card.def().requires.get(usize::from(which)),
            _ => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value: Option<&dyn fmt::Display> = match (self, &self.unmet()) {
            (Refusal::CannotAfford { short }, _) => Some(short),
            (_, Some(unmet)) => Some(&unmet.words),
            _ => None,
        };
        kernel::write_english(f, include_str!("../../../../texts/en/duel.ftl"), self.key(), value)
    }
}

impl std::error::Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::{A, duel};

    #[test]
    fn a_requirement_that_is_not_met_is_named() {
        let scene = duel().with(A, [Card::HedgeTavern]).hand(A, [Card::Traitor]);
        scene.refuses(A, "play traitor", Refusal::Unmet(Card::Traitor, 1));
        assert_eq!(Refusal::Unmet(Card::Traitor, 1).to_string(), "the card needs a card in the opponent's hand");
        assert_eq!(Refusal::Unmet(Card::Traitor, 0).to_string(), "the card needs your Hedge Tavern");
    }

    #[test]
    fn a_reason_stays_small() {
        assert!(size_of::<Refusal>() <= 4);
    }

    #[test]
    #[cfg(feature = "json")]
    fn other_languages_are_told_the_requirement_by_its_key() {
        let said = serde_json::to_value(crate::shown::telling::why(&Refusal::Unmet(Card::Traitor, 0))).expect("JSON");
        assert_eq!(said["with"]["what"]["word"], "require.own-building:hedge-tavern");
    }
}
