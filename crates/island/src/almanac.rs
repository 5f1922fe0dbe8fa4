//! What can be looked up: pieces, development cards and special cards, with their facts.

use crate::counts::{Card, Countable, Hand};
use crate::modules::almanac_entries;
use crate::rules::price;

/// One thing that can be looked up.
#[derive(Clone, Copy, Debug)]
pub struct AlmanacEntry {
    /// A stable name for programs.
    pub id: &'static str,
    /// The name that people read.
    pub name: &'static str,
    /// What kind of thing it is.
    pub kind: &'static str,
    /// How many there are with two, three, four, five and six seats. Pieces are counted for each player.
    pub copies: [u8; 5],
    /// What it costs.
    pub cost: Hand,
    /// Victory points.
    pub points: u8,
    /// What it does, in a sentence or two.
    pub text: &'static str,
    /// What players ask about it, each with the rule that answers.
    pub rulings: &'static [&'static str],
    /// What its facts rest on, in the words of `docs/rules/README.md`.
    pub mark: &'static str,
}

/// An entry with everything blank; `..ENTRY` stands for what a thing does not have.
pub(crate) const ENTRY: AlmanacEntry = AlmanacEntry {
    id: "",
    name: "",
    kind: "",
    copies: [1; 5],
    cost: Hand::NONE,
    points: 0,
    text: "",
    rulings: &[],
    mark: "sourced",
};

/// The number of copies with up to four seats, and with five and six.
const fn boxed(some: u8, more: u8) -> [u8; 5] {
    [some, some, some, more, more]
}

/// What the base game and the sea have.
static ALMANAC: [AlmanacEntry; 14] = [
    AlmanacEntry {
        id: "island/road",
        name: "Road",
        kind: "piece",
        copies: [15; 5],
        cost: price::ROAD,
        text: "Lies on a free path that touches one of your roads, settlements or cities.",
        rulings: &[
            "It does not lead on through an opponent's building, but may end at one.", // 5.2
            "Five or more in a row may earn the Longest Road.",                        // 9
        ],
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/settlement",
        name: "Settlement",
        kind: "piece",
        copies: [5; 5],
        cost: price::SETTLEMENT,
        points: 1,
        text: "Stands on an intersection that one of your roads reaches. Each hex around it gives you 1 card when its number is rolled.",
        rulings: &["No building may stand on a neighbouring intersection."], // 5.2
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/city",
        name: "City",
        kind: "piece",
        copies: [4; 5],
        cost: price::CITY,
        points: 2,
        text: "Takes the place of one of your settlements. Each hex around it gives you 2 cards.",
        rulings: &["The settlement goes back to your supply."], // 1
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/ship",
        name: "Ship",
        kind: "piece",
        copies: [15; 5],
        cost: price::SHIP,
        text: "On a map: lies on a free path at the sea that touches one of your ships, settlements or cities.",
        rulings: &[
            "A ship does not continue a road, nor a road a ship, but at your own building.", // 15.2
            "Once a turn, after the roll, you may move a ship from an open end of a route, but none built this turn.", // 15.3
            "None is built beside the pirate, and none is moved there or away from there.", // 15.5
        ],
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/pirate",
        name: "Pirate",
        kind: "special",
        text: "On a map: may be moved in place of the robber, to a sea hex. Steal 1 card from a player with a ship beside it.",
        rulings: &["A 7 or a knight moves the robber or the pirate, not both."], // 15.5
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/gold-field",
        name: "Gold field",
        kind: "terrain",
        text: "On a map: gives cards of your choice, 1 to a settlement and 2 to a city.",
        rulings: &["You choose after all else is paid, in turn order, from what the bank has."], // 15.6, D15
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/development-card",
        name: "Development card",
        kind: "card",
        copies: boxed(25, 34),
        cost: price::CARD,
        text: "A hidden card from the deck. You play at most one a turn, and not on the turn you bought it.",
        rulings: &[
            "It may be played before you roll.",                                           // 5.1
            "It cannot be traded or stolen.",                                              // 8
            "Bought in a Special Building Phase it may be played on your very next turn.", // 8
        ],
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/knight",
        name: "Knight",
        kind: "development",
        copies: boxed(14, 20),
        text: "Move the robber and steal 1 card from a player beside it. The card stays before you.",
        rulings: &["Nobody discards.", "Three or more may earn the Largest Army."], // 7, 8.1
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/road-building",
        name: "Road Building",
        kind: "development",
        copies: boxed(2, 3),
        text: "Build 2 roads for free.",
        rulings: &[
            "With one road or one path left, one is built and the other is lost; with none it cannot be played.", // D5
        ],
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/year-of-plenty",
        name: "Year of Plenty",
        kind: "development",
        copies: boxed(2, 3),
        text: "Take any 2 cards from the bank.",
        rulings: &["They may be spent this turn.", "From a bank with a single card you take that one."], // 8, D5
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/monopoly",
        name: "Monopoly",
        kind: "development",
        copies: boxed(2, 3),
        text: "Name a resource. Everybody else hands you all their cards of it.",
        rulings: &["It may be played even if nobody has any."], // 8
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/victory-point",
        name: "Victory Point",
        kind: "development",
        copies: [5; 5],
        points: 1,
        text: "Is never played. It counts from the moment you buy it and stays hidden until the end.",
        rulings: &["One just bought may win the game."], // 8
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/longest-road",
        name: "Longest Road",
        kind: "special",
        points: 2,
        text: "Belongs to the player with the longest trail of at least 5 roads.",
        rulings: &[
            "The holder keeps it in a tie; if others tie without the holder it lies aside.", // 9.2
            "An opponent's building cuts a trail; your own do not.",                         // 9.1
        ],
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/largest-army",
        name: "Largest Army",
        kind: "special",
        points: 2,
        text: "Belongs to the player who played the most knights, at least 3.",
        rulings: &[
            "The holder keeps it in a tie.",                                          // 9.2
            "A knight counts from the moment it is played, before the robber moves.", // D22
        ],
        ..ENTRY
    },
];

/// Everything that can be looked up, scenarios included.
pub fn entries() -> impl Iterator<Item = &'static AlmanacEntry> {
    ALMANAC.iter().chain(almanac_entries())
}

impl AlmanacEntry {
    /// The development card that this entry tells about, if it is one.
    pub fn card(&self) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.title() == self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{LARGE, SMALL};
    use crate::rules::{CITIES, ROADS, SETTLEMENTS};

    #[test]
    fn the_almanac_says_what_the_box_holds() {
        for entry in entries() {
            assert!(!entry.text.is_empty() && !entry.rulings.is_empty(), "{}", entry.id);
            if let Some(card) = entry.card() {
                assert_eq!(entry.copies, boxed(SMALL.deck[card.index()], LARGE.deck[card.index()]), "{}", entry.id);
            }
        }
        assert_eq!(entries().filter(|entry| entry.card().is_some()).count(), 5);
        let copies = |id| ALMANAC.iter().find(|entry| entry.id == id).unwrap().copies[0];
        assert_eq!(copies("island/road"), ROADS);
        assert_eq!(copies("island/settlement"), SETTLEMENTS);
        assert_eq!(copies("island/city"), CITIES);
        assert_eq!(copies("island/development-card"), SMALL.deck.iter().sum::<u8>());
    }

    #[test]
    fn every_mark_is_one_of_those_that_the_rules_explain() {
        let marks = include_str!("../../../docs/rules/README.md");
        for entry in entries() {
            assert!(marks.contains(&format!("| `{}` |", entry.mark)), "{}: {}", entry.id, entry.mark);
        }
    }
}
