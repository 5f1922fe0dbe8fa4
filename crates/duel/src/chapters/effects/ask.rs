//! The questions that a card can ask, and what it remembers while it waits.

use kernel::Seat;

use crate::card::Moment;
use crate::cards::Card;
use crate::position::piles::Row;
use crate::position::site::{Site, Sites};
use crate::position::state::EventFace;
use crate::vocabulary::resource::Kinds;

/// The answer of a seat that passed.
pub(crate) const PASSED: u8 = u8::MAX;

/// A question of a card or a rule to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// One of these sites of a player's principality.
    Site(Seat, Packed),
    /// One of these cards of a player at settlements and cities. The lower half of the set is at home, the upper half
    /// abroad.
    Building(Seat, Packed),
    /// One of a player's cards, at home or abroad, that the asking card accepts ([`crate::card::CardDef::picks`]).
    Lying(Seat),
    /// One of these draw stacks.
    Stack(u8),
    /// One of these draw stacks, or none.
    StackIfAny(u8),
    /// A number from 1 to 6.
    Number,
    /// One of these resources.
    Resource(Kinds),
    /// One of these resources, or none.
    ResourceIfAny(Kinds),
    /// A card of a row, by its index; `pass` allows declining.
    Card {
        /// Where it lies.
        row: Row,
        /// Which cards are allowed.
        filter: Filter,
        /// Whether the seat may decline.
        pass: bool,
    },
    /// A card of the seat's own hand that fits. A seat that has such a card must choose one; only a seat without one
    /// passes.
    Offer(Filter),
    /// One of the top cards of a row that the asking card accepts, by its index; the seat may decline.
    Top(Row, u8),
    /// A region of the player's own, out of this set.
    Region([u8; 2]),
    /// A region of the other player, out of this set.
    FoeRegion([u8; 2]),
    /// One of these sea cards of a player; `pass` allows declining.
    Sea {
        /// Whose they are.
        owner: Seat,
        /// Their places.
        places: [u8; 2],
        /// Whether the seat may decline.
        pass: bool,
    },
    /// A road or settlement that can be built and paid for if this number of its resources is left out.
    Center(u8),
    /// An end of the principality with an open road.
    End,
    /// One of these settlements or cities of the player's own.
    Place(u8),
    /// A face of the event die.
    Face,
    /// Yes or no.
    Whether,
}

/// Which cards of a row may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Every card.
    Any,
    /// Units and action cards.
    UnitsAndActions,
    /// Action cards.
    Actions,
    /// Cards that may come to the other player ([`crate::card::CardDef::loyal`]).
    Loot,
    /// Units and action cards that may come to the other player.
    LootUnitsAndActions,
    /// The cards that the asking card accepts ([`crate::card::CardDef::picks`]).
    Own,
}

impl Filter {
    /// All filters, with their names in positions.
    pub const NAMED: [(&'static str, Filter); 6] = [
        ("any", Filter::Any),
        ("units-and-actions", Filter::UnitsAndActions),
        ("actions", Filter::Actions),
        ("loot", Filter::Loot),
        ("loot-units-and-actions", Filter::LootUnitsAndActions),
        ("own", Filter::Own),
    ];

    /// The name in positions.
    #[cfg(feature = "json")]
    pub(crate) fn name(self) -> &'static str {
        Filter::NAMED.iter().find(|it| it.1 == self).expect("every filter has a name").0
    }

    /// Whether a card may be chosen where `asking` asks for it.
    pub(crate) fn fits(self, card: Card, asking: Option<Card>) -> bool {
        let kind = card.def().kind;
        match self {
            Filter::Any => true,
            Filter::UnitsAndActions => kind.is_unit() || kind.is_action(),
            Filter::Actions => kind.is_action(),
            Filter::Loot => !card.def().loyal,
            Filter::LootUnitsAndActions => (kind.is_unit() || kind.is_action()) && !card.def().loyal,
            Filter::Own => asking.and_then(|it| it.def().picks).is_some_and(|picks| picks(card)),
        }
    }
}

/// A set of sites without alignment, so that frames stay small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed([u8; 8]);

impl Packed {
    pub(crate) const fn of(sites: Sites) -> Packed {
        Packed(sites.to_le_bytes())
    }

    pub(crate) const fn sites(self) -> Sites {
        u64::from_le_bytes(self.0)
    }
}

/// A card in the middle of its effect: which card, at which moment, for whom, and its next step.
///
/// Everything that a card must remember while it waits for an answer is here, never in a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectPlay {
    /// The card.
    pub card: Card,
    /// The moment at which it acts.
    pub moment: Moment,
    /// The owner of the card; for an event card, the active player.
    pub by: Seat,
    /// The next step, counted from 0.
    pub step: u8,
    /// Where the card lies, if it lies in a principality.
    pub at: Site,
    /// A number for the card to remember.
    pub n: u8,
    /// Another one.
    pub memo: u8,
    /// A third one.
    pub third: u8,
    /// The answer to its last question.
    pub answer: u8,
}

impl EffectPlay {
    /// The first step of a card at a moment.
    pub(crate) const fn begun(card: Card, moment: Moment, by: Seat, at: Site) -> EffectPlay {
        EffectPlay { card, moment, by, step: 0, at, n: 0, memo: 0, third: 0, answer: 0 }
    }

    /// The same at another step.
    #[must_use]
    pub const fn step(self, step: u8) -> EffectPlay {
        EffectPlay { step, ..self }
    }

    /// The site that was chosen.
    pub const fn site(&self) -> Site {
        Site(self.answer)
    }

    /// The face of the event die that was chosen.
    pub fn face(&self) -> EventFace {
        EventFace::ALL[usize::from(self.answer)]
    }

    /// Whether the answer was to pass.
    pub const fn passed(&self) -> bool {
        self.answer == PASSED
    }
}
