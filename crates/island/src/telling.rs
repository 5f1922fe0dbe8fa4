//! Events and refusals as sentences of `texts/`.

use kernel::{Part, Phrase, Seat, Veiled};

use crate::action::Deal;
use crate::board::Terrain;
use crate::counts::{Card, Countable, Counts, Resource};
use crate::event::Event;
use crate::geometry::{Corner, Edge, Hex};
use crate::modules::Happening;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;

impl<D: Size> Island<D> {
    /// An event as a sentence; a veiled part is told as unknown.
    pub(crate) fn told(&self, event: &Event) -> Phrase {
        let held = |key, nobody, holder: Option<Seat>| holder.map_or(Phrase::new(nobody), |seat| by(key, seat));
        match *event {
            Event::TurnBegan { seat, reduced: false } => by("island.turn-began", seat),
            Event::TurnBegan { seat, reduced: true } => by("island.reduced-turn-began", seat),
            Event::Rolled { seat, dice: [one, two] } => {
                by("island.rolled", seat).with("one", one).with("two", two).with("sum", one + two)
            }
            Event::Produced { seat, cards } => by("island.produced", seat).with("cards", counted("resource", cards)),
            Event::BankShort { resource } => Phrase::new("island.bank-short").with("resource", named(resource)),
            Event::SettlementBuilt { seat, corner } => {
                by("island.settlement-built", seat).with("at", self.corner_part(corner))
            }
            Event::CityBuilt { seat, corner } => by("island.city-built", seat).with("at", self.corner_part(corner)),
            Event::RoadBuilt { seat, edge } => by("island.road-built", seat).with("at", self.edge_part(edge)),
            Event::ShipBuilt { seat, edge } => by("island.ship-built", seat).with("at", self.edge_part(edge)),
            Event::ShipMoved { seat, from, to } => {
                by("island.ship-moved", seat).with("from", self.edge_part(from)).with("at", self.edge_part(to))
            }
            Event::Found { seat, hex, terrain, number } => {
                let key = if number == 0 { "island.found" } else { "island.found-number" };
                let found = by(key, seat).with("at", self.hex_part(hex)).with("terrain", laid(terrain));
                if number == 0 { found } else { found.with("number", number) }
            }
            Event::GoldTaken { seat, resource } => by("island.gold-taken", seat).with("resource", named(resource)),
            Event::IslandSettled { seat, area, points } => by("island.island-settled", seat)
                .with("area", Part::Word("area", self.area(area).name))
                .with("points", points),
            Event::CardBought { seat, card } => match card.what() {
                Some(card) => by("island.card-bought", seat).with("card", titled(card)),
                None => by("island.some-card-bought", seat),
            },
            Event::CardPlayed { seat, card } => by("island.card-played", seat).with("card", titled(card)),
            Event::PlentyTaken { seat, cards } => {
                by("island.plenty-taken", seat).with("cards", counted("resource", cards))
            }
            Event::Monopolised { seat, resource } => by("island.monopolised", seat).with("resource", named(resource)),
            Event::HandedOver { from, to, cards } => {
                by("island.handed-over", from).with("to", to).with("cards", counted("resource", cards))
            }
            Event::BankTraded { seat, gave, took } => {
                by("island.bank-traded", seat).with("gave", counted("resource", gave)).with("took", named(took))
            }
            Event::Discarded { seat, cards } => by("island.discarded", seat).with("cards", counted("resource", cards)),
            Event::LaidAside { seat, card } => by("island.laid-aside", seat).with("card", veiled(card)),
            // The terrain under the fog was told when it was found.
            Event::RobberMoved { seat, hex } if self.terrain(hex) == Terrain::Fog => {
                by("island.robber-moved-there", seat).with("at", self.hex_part(hex))
            }
            Event::RobberMoved { seat, hex } => {
                by("island.robber-moved", seat).with("at", self.hex_part(hex)).with("terrain", laid(self.terrain(hex)))
            }
            Event::RobberStayed { seat, hex } => by("island.robber-stayed", seat).with("at", self.hex_part(hex)),
            Event::PirateMoved { seat, hex } => by("island.pirate-moved", seat).with("at", self.hex_part(hex)),
            Event::VictimChosen { seat, victim } => by("island.victim-chosen", seat).with("victim", victim),
            Event::Stole { thief, victim, card } => {
                by("island.stole", thief).with("victim", victim).with("card", veiled(card))
            }
            Event::Offered { seat, to, deal } => dealt(by("island.offered", seat).with("to", to), deal),
            Event::Accepted { seat } => by("island.accepted", seat),
            Event::Declined { seat } => by("island.declined", seat),
            Event::Proposed { seat, deal } => dealt(by("island.proposed", seat), deal),
            Event::Withdrew { seat } => by("island.withdrew", seat),
            Event::Traded { proposer, partner, deal } => {
                dealt(by("island.traded", proposer).with("partner", partner), deal)
            }
            Event::LongestRoad { holder } if self.has_sea() => {
                held("island.longest-route", "island.longest-route-nobody", holder)
            }
            Event::LongestRoad { holder } => held("island.longest-road", "island.longest-road-nobody", holder),
            Event::LargestArmy { holder } => held("island.largest-army", "island.largest-army-nobody", holder),
            Event::Passed { seat } => by("island.passed", seat),
            Event::Named { seat, resource } => by("island.named", seat).with("resource", named(resource)),
            Event::Chose { seat, whom } => by("island.chose", seat).with("whom", whom),
            Event::HadNone { seat, resource } => by("island.had-none", seat).with("resource", named(resource)),
            Event::TookFromBank { seat, cards } => {
                by("island.took-from-bank", seat).with("cards", counted("resource", cards))
            }
            Event::TheftWaived { seat } => by("island.theft-waived", seat),
            Event::Module(event) => event.told(self),
            Event::TurnEnded { seat } => by("island.turn-ended", seat),
            Event::Shown { seat, hand, development } => by("island.shown", seat)
                .with("hand", counted("resource", hand))
                .with("development", counted("development", development)),
            Event::Won { seat, points } => by("island.won", seat).with("points", points),
        }
    }

    pub(crate) fn hex_part(&self, hex: Hex) -> Part {
        Part::Place(self.topology.hexes[hex.index()].to_string())
    }

    pub(crate) fn corner_part(&self, corner: Corner) -> Part {
        Part::Place(self.topology.corners[corner.index()].to_string())
    }

    pub(crate) fn edge_part(&self, edge: Edge) -> Part {
        Part::Place(self.topology.edges[edge.index()].to_string())
    }
}

/// A sentence about what a seat did.
pub(crate) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// The reason as a sentence.
pub(crate) fn why(refusal: &Refusal) -> Phrase {
    let phrase = Phrase::new(refusal.key());
    match refusal {
        Refusal::CannotAfford { short } => phrase.with("short", *short),
        _ => phrase,
    }
}

pub(crate) fn counted<K: Countable>(group: &'static str, cards: Counts<K>) -> Part {
    Part::Cards(group, cards.each().map(|(kind, count)| (kind.name(), count)).collect())
}

pub(crate) fn named(resource: Resource) -> Part {
    Part::Word("resource", resource.name())
}

pub(crate) fn laid(terrain: Terrain) -> Part {
    Part::Word("terrain", terrain.name())
}

pub(crate) fn titled(card: Card) -> Part {
    Part::Word("development", card.name())
}

pub(crate) fn veiled(card: Veiled<Resource>) -> Part {
    card.what().map_or(Part::Word("word", "a-card"), named)
}

pub(crate) fn dealt(phrase: Phrase, deal: Deal) -> Phrase {
    phrase.with("give", counted("resource", deal.give)).with("want", counted("resource", deal.want))
}
