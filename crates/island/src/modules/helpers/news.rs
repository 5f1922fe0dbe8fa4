//! What happens in Helpers, and why its actions are refused.

use kernel::{Seat, Veiled, Viewer};
#[cfg(feature = "json")]
use {
    crate::rules::Island,
    crate::size::Size,
    crate::telling::{by, counted, named, titled},
    kernel::{Part, Phrase},
};

use super::{Helper, Way};
use crate::counts::{Card, Hand};
use crate::geometry::Edge;
use crate::modules::{Happening, Reason};

/// Something that happened in Helpers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelperEvent {
    /// A player took a helper from the stack.
    Taken {
        /// Who.
        seat: Seat,
        /// Which.
        helper: Helper,
    },
    /// A player uses a helper.
    Used {
        /// Who.
        seat: Seat,
        /// Which.
        helper: Helper,
        /// How.
        way: Way,
    },
    /// A used helper was turned over to its B side.
    Turned {
        /// Whose.
        seat: Seat,
        /// Which.
        helper: Helper,
    },
    /// A used helper was exchanged with the display.
    Exchanged {
        /// Who.
        seat: Seat,
        /// Which went back.
        gave: Helper,
        /// Which was taken.
        took: Helper,
    },
    /// A road is about to be moved.
    RoadLifted {
        /// Whose.
        seat: Seat,
        /// Where it lies.
        edge: Edge,
    },
    /// A road was moved.
    RoadMoved {
        /// Whose.
        seat: Seat,
        /// Where it lay.
        from: Edge,
        /// Where it lies now.
        to: Edge,
    },
    /// A player looked at a development card.
    CardSeen {
        /// Who.
        seat: Seat,
        /// Which, for the player's eyes.
        card: Veiled<Card>,
    },
    /// A player looked at another's resource cards.
    HandSeen {
        /// Who.
        seat: Seat,
        /// Whose.
        of: Seat,
        /// The cards, for the eyes of both.
        hand: Veiled<Hand>,
    },
    /// A played knight left the game.
    KnightDiscarded {
        /// Whose.
        seat: Seat,
    },
}

impl Happening for HelperEvent {
    fn seen_by(self, viewer: Viewer) -> HelperEvent {
        match self {
            HelperEvent::CardSeen { seat, card } => HelperEvent::CardSeen { seat, card: card.seen_by(viewer) },
            HelperEvent::HandSeen { seat, of, hand } => HelperEvent::HandSeen { seat, of, hand: hand.seen_by(viewer) },
            public => public,
        }
    }

    #[cfg(feature = "json")]
    fn shows(self) -> bool {
        match self {
            HelperEvent::CardSeen { card, .. } => card.what().is_some(),
            _ => false,
        }
    }

    #[cfg(feature = "json")]
    fn told<D: Size>(self, rules: &Island<D>) -> Phrase {
        match self {
            HelperEvent::Taken { seat, helper } => by("island.helper-taken", seat).with("helper", helping(helper)),
            HelperEvent::Used { seat, helper, way } => used(seat, helper, way).with("helper", helping(helper)),
            HelperEvent::Turned { seat, helper } => by("island.helper-turned", seat).with("helper", helping(helper)),
            HelperEvent::Exchanged { seat, gave, took } => {
                by("island.helper-exchanged", seat).with("gave", helping(gave)).with("took", helping(took))
            }
            HelperEvent::RoadLifted { seat, edge } => by("island.road-lifted", seat).with("at", rules.edge_part(edge)),
            HelperEvent::RoadMoved { seat, from, to } => {
                by("island.road-moved", seat).with("from", rules.edge_part(from)).with("at", rules.edge_part(to))
            }
            HelperEvent::CardSeen { seat, card } => match card.what() {
                Some(card) => by("island.card-seen", seat).with("card", titled(card)),
                None => by("island.some-card-seen", seat),
            },
            HelperEvent::HandSeen { seat, of, hand } => match hand.what() {
                Some(hand) => by("island.hand-seen", seat).with("of", of).with("hand", counted("resource", hand)),
                None => by("island.some-hand-seen", seat).with("of", of),
            },
            HelperEvent::KnightDiscarded { seat } => by("island.knight-discarded", seat),
        }
    }
}

/// A reason of Helpers to refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelperRefusal {
    /// There is no helper to use.
    None,
    /// The helper was taken or turned over in this turn.
    Locked,
    /// The helper cannot be used at this moment.
    NotNow,
    /// The helper could do nothing now.
    OfNoUse,
    /// The player's helper is not used in this way.
    NotThisOne,
    /// These cards are not a price that the helper allows.
    NotThePrice,
    /// No knight was played.
    NoKnight,
}

impl Reason for HelperRefusal {
    fn key(self) -> &'static str {
        match self {
            HelperRefusal::None => "island.refusal.no-helper",
            HelperRefusal::Locked => "island.refusal.helper-locked",
            HelperRefusal::NotNow => "island.refusal.helper-not-now",
            HelperRefusal::OfNoUse => "island.refusal.helper-of-no-use",
            HelperRefusal::NotThisOne => "island.refusal.not-this-helper",
            HelperRefusal::NotThePrice => "island.refusal.not-the-price",
            HelperRefusal::NoKnight => "island.refusal.no-knight",
        }
    }
}

#[cfg(feature = "json")]
pub(super) fn helping(helper: Helper) -> Part {
    Part::Word("helper", helper.name())
}

#[cfg(feature = "json")]
fn used(seat: Seat, helper: Helper, way: Way) -> Phrase {
    let by = |key: &'static str| Phrase::new(key).with("seat", seat);
    match way {
        Way::Plain => by("island.helper-used"),
        Way::With(resource) => by("island.helper-used-with").with("resource", named(resource)),
        // Candamir's user names the replaced card and its replacement, William's user the two cards that are paid.
        Way::Paying(one, other) if helper == Helper::Candamir => {
            by("island.helper-used-instead").with("one", named(one)).with("other", named(other))
        }
        Way::Paying(one, other) => by("island.helper-used-paying").with("one", named(one)).with("other", named(other)),
        Way::Settlement => by("island.helper-used-settlement"),
        Way::City => by("island.helper-used-city"),
    }
}
