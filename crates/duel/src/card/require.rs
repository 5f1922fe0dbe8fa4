//! The requirements for building or playing a card (rivals 10, 17).
//!
//! Each requirement has a name in the card tables (`says`); a test compares cards and tables. Requirements use open
//! knowledge only.

use kernel::Seat;

use crate::card::{Thing, Ware};
use crate::cards::Card;
use crate::matches::rules::Duel;
use crate::position::state::{State, foe};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource;

/// How the name of an exclusion begins: the named card and this one never lie in the same principality. It must hold as
/// long as the card lies there.
#[cfg(feature = "json")]
pub(crate) const EXCLUDES: &str = "not-own-card:";

/// A condition that a player must meet.
pub struct Require {
    /// The name of the requirement in the card tables.
    pub says: &'static str,
    /// The English words for people, which follow "needs". Other languages have a message with the key `require.`
    /// followed by `says`.
    pub words: &'static str,
    /// Whether it is met.
    pub holds: fn(&Duel, &State, Seat) -> bool,
}

/// One of several ways to meet a requirement: having enough of something.
pub struct Way {
    /// The key of the sentence in `texts/`. It may contain `n`, the number needed, `count`, the number that the player
    /// has, and `level`.
    pub words: &'static str,
    /// How many are needed.
    pub needs: u8,
    /// The level that is needed, where that matters.
    pub level: fn(&Duel) -> u8,
    /// How many a player has, of that level at least.
    pub has: fn(&Duel, &State, Seat) -> u8,
}

impl Way {
    pub(crate) fn is_met(&self, duel: &Duel, s: &State, seat: Seat) -> bool {
        (self.has)(duel, s, seat) >= self.needs
    }
}

/// `own-building:KEY` for one card: `owns!(MerchantGuild, "merchant-guild", "your Merchant Guild")`.
macro_rules! owns {
    ($card:ident, $key:literal, $words:literal) => {
        $crate::card::require::Require {
            says: concat!("own-building:", $key),
            words: $words,
            holds: |duel, s, seat| s.side(seat).has(duel, $crate::cards::Card::$card),
        }
    };
}
pub(crate) use owns;

/// 3 gold in total, in any stores.
pub const GOLD_3: Require =
    Require { says: "own-gold>=3", words: "3 gold", holds: |_, s, seat| s.side(seat).amount(Resource::Gold) >= 3 };

/// 2 resources of any kind.
pub const RESOURCES_2: Require =
    Require { says: "own-resources>=2", words: "2 resources", holds: |_, s, seat| s.side(seat).total() >= 2 };

/// The strength advantage.
pub const STRENGTH_ADVANTAGE: Require = Require {
    says: "strength-advantage",
    words: "the strength advantage",
    holds: |duel, s, seat| s.has_strength_advantage(duel, seat),
};

/// A settlement can be built and paid for now.
pub const BUILDING_A_SETTLEMENT: Require = Require {
    says: "building-a-settlement-now",
    words: "a settlement that you can build and pay for now",
    holds: |duel, s, seat| {
        duel.can_settle(s, seat) && duel.center_price(s, seat, Thing::Settlement).is_covered_by(s.side(seat))
    },
};

/// A hero with strength.
pub const HERO_WITH_STRENGTH: Require = Require {
    says: "own-hero-with-strength>=1",
    words: "a hero of yours with strength",
    holds: |duel, s, seat| {
        s.side(seat).cards(duel).any(|(_, card)| {
            let def = card.def();
            def.kind == crate::card::CardKind::Hero && def.points.strength > 0
        })
    },
};

/// 3 commerce points or a city.
pub const COMMERCE_3_OR_CITY: Require = Require {
    says: "own-commerce>=3|own-city>=1",
    words: "3 commerce points or a city",
    holds: |_, s, seat| s.points(seat).commerce >= 3 || s.side(seat).cities != 0,
};

/// 2 progress points.
pub const PROGRESS_2: Require =
    Require { says: "own-progress>=2", words: "2 progress points", holds: |_, s, seat| s.points(seat).progress >= 2 };

/// The opponent has gold.
pub const FOE_GOLD: Require = Require {
    says: "opponent-gold>=1",
    words: "an opponent who has gold",
    holds: |_, s, seat| s.side(foe(seat)).amount(Resource::Gold) >= 1,
};

/// The opponent has a card in hand.
pub const FOE_HAND: Require = Require {
    says: "opponent-hand>=1",
    words: "a card in the opponent's hand",
    holds: |_, s, seat| !s.hand(foe(seat)).is_empty(),
};

/// The opponent has a unit with strength.
pub const FOE_UNIT_WITH_STRENGTH: Require = Require {
    says: "opponent-unit-with-strength>=1",
    words: "an opponent's unit with strength",
    holds: |duel, s, seat| {
        s.side(foe(seat)).cards(duel).any(|(_, card)| {
            let def = card.def();
            def.kind.is_unit() && def.points.strength > 0
        })
    },
};

/// A card lies on the discard pile; on the own one if each player has one.
pub const DISCARD: Require = Require {
    says: "discard-pile>=1",
    words: "a card on the discard pile",
    holds: |duel, s, seat| s.piles.len(duel.discard(seat)) > 0,
};

/// A card lies on the discard pile; on the opponent's if each player has one.
pub const FOE_DISCARD: Require = Require {
    says: "discard-pile>=1",
    words: "a card on the discard pile",
    holds: |duel, s, seat| s.piles.len(duel.discard(foe(seat))) > 0,
};

/// Room for a star.
pub const STAR_ROOM: Require = Require {
    says: "own-star-room>=1",
    words: "room for a star",
    holds: |duel, s, seat| duel.ware_room(s, seat, Ware::Star) > 0,
};

/// A star.
pub const STAR: Require = Require {
    says: "own-stars>=1",
    words: "a star",
    holds: |_, s, seat| s.side(seat).tally.wares[Ware::Star as usize] > 0,
};

/// The Prince or the Princess lies in the own principality.
pub const PRINCE_OR_PRINCESS: Require = Require {
    says: "own-card:prince | own-card:princess",
    words: "your Prince or Princess",
    holds: |duel, s, seat| [Card::Prince, Card::Princess].into_iter().any(|it| s.side(seat).has(duel, it)),
};

/// Fewer victory points than the opponent.
pub const BEHIND: Require =
    Require { says: "own-vp<opponent-vp", words: "fewer victory points than the opponent", holds: is_behind };

/// A knight.
pub const KNIGHT: Require = Require {
    says: "own-knight>=1",
    words: "a knight of yours",
    holds: |duel, s, seat| s.side(seat).cards(duel).any(|(_, card)| card.def().kind == crate::card::CardKind::Knight),
};

/// A road without a complement.
pub const FREE_ROAD: Require = Require {
    says: "own-free-road>=1",
    words: "a road without a card on it",
    holds: |_, s, seat| s.side(seat).open_roads() != 0,
};

/// A settlement, and a city card in the supply.
pub const UPGRADABLE_SETTLEMENT: Require = Require {
    says: "own-upgradable-settlement>=1",
    words: "a settlement that can become a city",
    holds: |_, s, seat| s.supply[2] > 0 && s.side(seat).settled & !s.side(seat).cities != 0,
};

/// Whether a player has fewer victory points than the opponent.
pub(crate) fn is_behind(duel: &Duel, s: &State, seat: Seat) -> bool {
    s.victory_points(duel, seat) < s.victory_points(duel, foe(seat))
}

impl Duel {
    /// Whether all requirements of a card are met, it would not be a second copy where one is the limit, and no card
    /// forbids it.
    #[inline]
    pub(crate) fn is_allowed(&self, s: &State, seat: Seat, card: Card) -> bool {
        let met = || card.def().requires.iter().all(|it| (it.holds)(self, s, seat));
        !self.is_one_too_many(s.side(seat), card) && met() && !self.is_forbidden(s, seat, card)
    }

    /// Why a card is not allowed: the first of its requirements that is not met, or else that another card forbids it.
    #[cold]
    pub(crate) fn why_not_allowed(&self, s: &State, seat: Seat, card: Card) -> Refusal {
        let unmet = card.def().requires.iter().position(|it| !(it.holds)(self, s, seat));
        unmet.map_or(Refusal::Forbidden, |which| Refusal::Unmet(card, which as u8))
    }
}
