//! The facts that are printed on a card or tell where it comes from: its set and back, its kind, where it is built, its
//! printings.

use crate::cards::Card;
use crate::matches::edition::{EDITIONS, Edition};
use kernel::Seat;

/// A set of cards, as it comes in a box. The draw cards of a set share a back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Set {
    /// The Basic set.
    Basic,
    /// The Era of Gold.
    Gold,
    /// The Era of Turmoil.
    Turmoil,
    /// The Era of Progress.
    Progress,
    /// The Era of Explorers.
    Explorers,
    /// The set Sages.
    Sages,
    /// The set Prosperity.
    Prosperity,
    /// The basic game of the classic edition.
    Classic,
    /// Artisans & Benefactors, a theme set of the classic edition.
    Artisans,
    /// Made-up cards, in no box: for tests only, and never complete.
    #[cfg(test)]
    Imagined,
    /// More made-up cards.
    #[cfg(test)]
    Fancied,
}

impl Set {
    /// All sets, in the order of the boxes.
    pub const ALL: &'static [Set] = &[
        Set::Basic,
        Set::Gold,
        Set::Turmoil,
        Set::Progress,
        Set::Explorers,
        Set::Sages,
        Set::Prosperity,
        Set::Classic,
        Set::Artisans,
        #[cfg(test)]
        Set::Imagined,
        #[cfg(test)]
        Set::Fancied,
    ];

    /// The name in specs and card ids.
    pub const fn name(self) -> &'static str {
        match self {
            Set::Basic => "basic",
            Set::Gold => "gold",
            Set::Turmoil => "turmoil",
            Set::Progress => "progress",
            Set::Explorers => "explorers",
            Set::Sages => "sages",
            Set::Prosperity => "prosperity",
            Set::Classic => "classic",
            Set::Artisans => "artisans",
            #[cfg(test)]
            Set::Imagined => "imagined",
            #[cfg(test)]
            Set::Fancied => "fancied",
        }
    }

    /// Whether every card of the set is implemented. A spec that names an incomplete set is refused.
    pub const fn is_complete(self) -> bool {
        match self {
            Set::Basic | Set::Gold | Set::Turmoil | Set::Progress => true,
            Set::Explorers | Set::Sages | Set::Prosperity => true,
            Set::Classic | Set::Artisans => true,
            #[cfg(test)]
            Set::Imagined | Set::Fancied => false,
        }
    }

    /// The edition that it belongs to.
    pub fn edition(self) -> &'static Edition {
        let has = |edition: &&&Edition| edition.basic == self || edition.themes.contains(&self);
        EDITIONS.iter().find(has).expect("every set is in an edition")
    }

    /// Reads a name.
    pub fn read(name: &str) -> Option<Set> {
        Set::ALL.iter().copied().find(|set| set.name() == name)
    }
}

/// What a card shows when it lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Back {
    /// A draw card of a set.
    Of(Set),
    /// A draw card of the deck that this player brought. Decks are sleeved, so the back does not tell the set.
    Deck(Seat),
    /// An event card; all sets share one back.
    Event,
    /// A region card.
    Region,
    /// A sea card of a seat.
    Sea(Seat),
}

/// What sort of card it is (rivals 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// A building.
    Building,
    /// A unit that is a hero.
    Hero,
    /// A unit that is a trade ship.
    TradeShip,
    /// A unit that is a ship, but not a trade ship.
    Ship,
    /// A unit that is a sage.
    Sage,
    /// A unit that is a knight (classic).
    Knight,
    /// A unit that is a fleet (classic).
    Fleet,
    /// Any other unit.
    Unit,
    /// An extraordinary site: neither building nor unit.
    Site,
    /// An action card that is not an attack.
    Neutral,
    /// An action card that is an attack.
    Attack,
    /// An action card that answers an attack (classic).
    Defense,
    /// An event card.
    Event,
    /// A region.
    Region,
    /// A marker card: it shows a number beside a principality. Only effects that name it can touch it.
    Marker,
    /// A center card that is laid on a city.
    Metropolis,
    /// A sea card that is an island.
    Island,
    /// A sea card with a pirate.
    Pirate,
    /// A sea card without missions.
    Shipwreck,
    /// The card where ships lie. It closes one end of the principality and is never dealt.
    Harbor,
}

impl CardKind {
    /// All kinds, with their names in the card tables.
    pub const NAMED: [(&'static str, CardKind); 20] = [
        ("building", CardKind::Building),
        ("unit-hero", CardKind::Hero),
        ("unit-trade-ship", CardKind::TradeShip),
        ("unit-ship", CardKind::Ship),
        ("unit-sage", CardKind::Sage),
        ("unit-knight", CardKind::Knight),
        ("unit-fleet", CardKind::Fleet),
        ("unit-other", CardKind::Unit),
        ("site", CardKind::Site),
        ("action-neutral", CardKind::Neutral),
        ("action-attack", CardKind::Attack),
        ("action-defense", CardKind::Defense),
        ("event", CardKind::Event),
        ("region", CardKind::Region),
        ("marker", CardKind::Marker),
        ("metropolis", CardKind::Metropolis),
        ("sea-island", CardKind::Island),
        ("sea-pirate", CardKind::Pirate),
        ("sea-shipwreck", CardKind::Shipwreck),
        ("sea-harbor", CardKind::Harbor),
    ];

    /// Whether it is a unit: a hero, a ship, a sage, a knight or another.
    pub const fn is_unit(self) -> bool {
        matches!(
            self,
            CardKind::Hero
                | CardKind::TradeShip
                | CardKind::Ship
                | CardKind::Sage
                | CardKind::Knight
                | CardKind::Fleet
                | CardKind::Unit
        )
    }

    /// Whether it is an action card.
    pub const fn is_action(self) -> bool {
        matches!(self, CardKind::Neutral | CardKind::Attack | CardKind::Defense)
    }

    /// Whether it is built on a site.
    pub const fn is_expansion(self) -> bool {
        matches!(self, CardKind::Building | CardKind::Site) || self.is_unit()
    }

    /// Whether it can lie in a principality or beside it: expansions, markers and metropolises.
    pub const fn is_laid(self) -> bool {
        self.is_expansion() || matches!(self, CardKind::Marker | CardKind::Metropolis)
    }

    /// Whether it is a card of the sea, the harbor included.
    pub const fn is_of_the_sea(self) -> bool {
        matches!(self, CardKind::Island | CardKind::Pirate | CardKind::Shipwreck | CardKind::Harbor)
    }
}

/// Where a card is built (rivals 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nowhere: actions and events.
    Nowhere,
    /// Green: a free site of any settlement or city.
    Settlement,
    /// Red: a free site of a city.
    City,
    /// Brown: the site of a region, if it is free.
    Region,
    /// On a free road.
    Road,
    /// On another card, which it covers.
    Upon(Card),
    /// Beside the principality, where markers lie. They take no site.
    Beside,
    /// On a city, which keeps its sites. Such a card is never removed or attacked.
    OnCity,
    /// In the sea of a player, dealt at the start.
    Sea,
}

/// The copies of a card in a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printing {
    /// The set.
    pub set: Set,
    /// Copies in one box.
    pub copies: u8,
    /// How many of them have a half moon. Those are left out of the Duel of the Princes.
    pub half_moon: u8,
    /// Whether they lie face up beside the stacks in the Theme Game.
    pub face_up: bool,
    /// Whether one copy lies beside each principality from the start. Such cards are never drawn.
    pub begins: bool,
    /// With this set in play: face up if marked so, else removed. In any other game they are drawn.
    pub yields_to: Option<Set>,
    /// The number of a region; 0 on every other card.
    pub number: u8,
    /// The player who begins with it, if it is a start region.
    pub start: Option<Seat>,
}

/// A printing with a number of copies in a set, none of them with a half moon.
pub const fn print(set: Set, copies: u8) -> Printing {
    Printing { set, copies, half_moon: 0, face_up: false, begins: false, yields_to: None, number: 0, start: None }
}

impl Printing {
    /// Sets how many of the copies have a half moon.
    #[must_use]
    pub const fn moons(self, half_moon: u8) -> Printing {
        Printing { half_moon, ..self }
    }

    /// They lie face up beside the stacks in the Theme Game.
    #[must_use]
    pub const fn face_up(self) -> Printing {
        Printing { face_up: true, ..self }
    }

    /// With this set in play they are face up if marked so, else removed.
    #[must_use]
    pub const fn yields_to(self, set: Set) -> Printing {
        Printing { yields_to: Some(set), ..self }
    }

    /// One lies beside each principality from the start.
    #[must_use]
    pub const fn begins(self) -> Printing {
        Printing { begins: true, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::CardKind;

    #[test]
    fn every_unit_is_a_unit_whatever_its_kind() {
        // enlightenment 7.1, classic 9
        let units = CardKind::NAMED.iter().filter(|(name, _)| name.starts_with("unit-"));
        assert!(units.clone().count() == 7 && units.clone().all(|(_, kind)| kind.is_unit() && kind.is_expansion()));
        let actions = CardKind::NAMED.iter().filter(|(name, _)| name.starts_with("action-"));
        assert!(actions.clone().count() == 3 && actions.clone().all(|(_, kind)| kind.is_action()));
    }
}
