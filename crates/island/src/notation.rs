//! The compact text notation of actions and outcomes.

use kernel::{Seat, Seats};

use crate::action::{Action, Deal, Outcome};
use crate::board::Terrain;
use crate::counts::{Card, Countable, Hand, Resource};
use crate::geometry::{Corner, Edge, Hex, read_corner, read_edge, read_hex};
use crate::modules::{Act, Deed, Draw, ModuleOutcome};
use crate::rules::Island;
use crate::size::Size;

impl<D: Size> Island<D> {
    /// An action in the compact notation.
    pub fn action_text(&self, action: Action) -> String {
        let hex = |hex: Hex| self.topology.hexes[hex.index()];
        let corner = |corner: Corner| self.topology.corners[corner.index()];
        let edge = |edge: Edge| self.topology.edges[edge.index()];
        match action {
            Action::Settlement(at) => format!("settlement {}", corner(at)),
            Action::Road(at) => format!("road {}", edge(at)),
            Action::City(at) => format!("city {}", corner(at)),
            Action::Ship(at) => format!("ship {}", edge(at)),
            Action::Sail { from, to } => format!("sail {} {}", edge(from), edge(to)),
            Action::Roll => "roll".into(),
            Action::Buy => "buy".into(),
            Action::Knight => "knight".into(),
            Action::RoadBuilding => "roads".into(),
            Action::Plenty(one, None) => format!("plenty {}", one.name()),
            Action::Plenty(one, Some(two)) => format!("plenty {} {}", one.name(), two.name()),
            Action::Monopoly(resource) => format!("monopoly {}", resource.name()),
            Action::Bank { give, take } => format!("bank {} {}", give.name(), take.name()),
            Action::Discard(resource) => format!("discard {}", resource.name()),
            Action::Robber(at) => format!("robber {}", hex(at)),
            Action::Pirate(at) => format!("pirate {}", hex(at)),
            Action::Gold(resource) => format!("gold {}", resource.name()),
            Action::Rob(seat) => format!("rob {seat}"),
            Action::Offer(deal, to) => {
                let to: Vec<String> = to.map(|seat| seat.to_string()).collect();
                format!("offer {} to {}", deal_text(deal), to.join(","))
            }
            Action::Accept => "accept".into(),
            Action::Decline => "decline".into(),
            Action::Propose(deal) => format!("propose {}", deal_text(deal)),
            Action::Withdraw => "withdraw".into(),
            Action::Trade(seat) => format!("trade {seat}"),
            Action::End => "end".into(),
            Action::Pass => "pass".into(),
            Action::Name(resource) => format!("name {}", resource.name()),
            Action::Choose(seat) => format!("choose {seat}"),
            Action::Waive => "waive".into(),
            Action::Module(act) => act.text(self),
        }
    }

    /// Reads an action in the compact notation.
    pub fn action_from(&self, text: &str) -> Result<Action, String> {
        const VERBS: [&str; 28] = [
            "settlement",
            "road",
            "city",
            "ship",
            "sail",
            "roll",
            "buy",
            "knight",
            "roads",
            "plenty",
            "monopoly",
            "bank",
            "discard",
            "robber",
            "pirate",
            "gold",
            "rob",
            "offer",
            "accept",
            "decline",
            "propose",
            "withdraw",
            "trade",
            "end",
            "pass",
            "name",
            "choose",
            "waive",
        ];
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["settlement", at] => Action::Settlement(self.corner_from(at)?),
            ["road", at] => Action::Road(self.edge_from(at)?),
            ["city", at] => Action::City(self.corner_from(at)?),
            ["ship", at] => Action::Ship(self.edge_from(at)?),
            ["sail", from, to] => Action::Sail { from: self.edge_from(from)?, to: self.edge_from(to)? },
            ["roll"] => Action::Roll,
            ["buy"] => Action::Buy,
            ["knight"] => Action::Knight,
            ["roads"] => Action::RoadBuilding,
            ["plenty", one] => Action::Plenty(kind(one)?, None),
            ["plenty", one, two] => Action::Plenty(kind(one)?, Some(kind(two)?)),
            ["monopoly", resource] => Action::Monopoly(kind(resource)?),
            ["bank", give, take] => Action::Bank { give: kind(give)?, take: kind(take)? },
            ["discard", resource] => Action::Discard(kind(resource)?),
            ["robber", at] => Action::Robber(self.hex_from(at)?),
            ["pirate", at] => Action::Pirate(self.hex_from(at)?),
            ["gold", resource] => Action::Gold(kind(resource)?),
            ["rob", seat] => Action::Rob(self.seat_from(seat)?),
            ["offer", give, "for", want, "to", to] => {
                let to: Result<Seats, String> = to.split(',').map(|seat| self.seat_from(seat)).collect();
                Action::Offer(deal_from(give, want)?, to?)
            }
            ["accept"] => Action::Accept,
            ["decline"] => Action::Decline,
            ["propose", give, "for", want] => Action::Propose(deal_from(give, want)?),
            ["withdraw"] => Action::Withdraw,
            ["trade", seat] => Action::Trade(self.seat_from(seat)?),
            ["end"] => Action::End,
            ["pass"] => Action::Pass,
            ["name", resource] => Action::Name(kind(resource)?),
            ["choose", seat] => Action::Choose(self.seat_from(seat)?),
            ["waive"] => Action::Waive,
            _ => {
                if let Some(act) = Act::read(self, &words)? {
                    return Ok(Action::Module(act));
                }
                let verbs = || VERBS.into_iter().chain(Act::verbs());
                if verbs().any(|verb| verb == words[0]) {
                    return Err(format!("{text:?} does not say all that {} needs", words[0]));
                }
                return Err(format!("{} is no action; {}", kernel::quoted(text), kernel::instead(words[0], verbs())));
            }
        })
    }

    /// An outcome in the compact notation.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Rolled(one, two) => format!("rolled {one} {two}"),
            Outcome::Stolen(resource) => format!("stolen {}", resource.name()),
            Outcome::Drawn(card) => format!("drawn {}", card.name()),
            Outcome::Found(terrain, 0) => format!("found {}", terrain.name()),
            Outcome::Found(terrain, number) => format!("found {} {number}", terrain.name()),
            Outcome::Module(drawn) => drawn.text(),
        }
    }

    /// Reads an outcome in the compact notation.
    pub fn outcome_from(&self, text: &str) -> Result<Outcome, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let die = |word: &str| word.parse::<u8>().ok().filter(|die| (1..=6).contains(die));
        Ok(match words[..] {
            ["rolled", one, two] => match (die(one), die(two)) {
                (Some(one), Some(two)) => Outcome::Rolled(one, two),
                _ => return Err(format!("{text:?}: a die shows 1 to 6")),
            },
            ["stolen", resource] => Outcome::Stolen(kind(resource)?),
            ["drawn", card] => Outcome::Drawn(card_from(card)?),
            ["found", ref tile @ ..] => {
                let (terrain, number) = tile_from(tile)
                    .ok_or_else(|| format!("{text:?}: what is found is written like sea or mountains 10"))?;
                Outcome::Found(terrain, number)
            }
            _ => {
                if let Some(drawn) = ModuleOutcome::read(&words)? {
                    return Ok(Outcome::Module(drawn));
                }
                return Err(format!(
                    "{text:?} is no outcome; one is written like rolled 4 3, stolen ore, drawn knight, found sea or token scholars"
                ));
            }
        })
    }

    pub(crate) fn hex_from(&self, text: &str) -> Result<Hex, String> {
        self.topology.hex(read_hex(text)?).ok_or_else(|| format!("{text} is not on this board"))
    }

    pub(crate) fn corner_from(&self, text: &str) -> Result<Corner, String> {
        self.topology.corner(read_corner(text)?).ok_or_else(|| format!("{text} is not on this board"))
    }

    pub(crate) fn edge_from(&self, text: &str) -> Result<Edge, String> {
        self.topology.edge(read_edge(text)?).ok_or_else(|| format!("{text} is not on this board"))
    }

    pub(crate) fn seat_from(&self, text: &str) -> Result<Seat, String> {
        match text.parse::<u8>() {
            Ok(seat) if seat < self.options().seats => Ok(Seat(seat)),
            _ => Err(format!("{text:?} is no seat; seats are counted from 0 to {}", self.options().seats - 1)),
        }
    }

    /// Reads seats such as `0,2`, each once.
    #[cfg(feature = "json")]
    pub(crate) fn seats_from(&self, text: &str) -> Result<Seats, String> {
        text.split(',').try_fold(Seats::NONE, |seats, seat| {
            let seat = self.seat_from(seat)?;
            if seats.has(seat) { Err(format!("seat {seat} is named twice")) } else { Ok(seats.with(seat)) }
        })
    }
}

/// Seats as `0,2`.
#[cfg(feature = "json")]
pub(crate) fn seats_text(seats: Seats) -> String {
    seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}

/// Cards as `2ore+wool`.
fn cards_text(cards: Hand) -> String {
    let parts: Vec<String> = cards
        .each()
        .map(|(kind, count)| if count == 1 { kind.name().into() } else { format!("{count}{}", kind.name()) })
        .collect();
    if parts.is_empty() { "nothing".into() } else { parts.join("+") }
}

pub(crate) fn deal_text(deal: Deal) -> String {
    format!("{} for {}", cards_text(deal.give), cards_text(deal.want))
}

/// Reads a deal such as `2ore for wool`.
#[cfg(feature = "json")]
pub(crate) fn read_deal(text: &str) -> Result<Deal, String> {
    match text.split(' ').collect::<Vec<_>>()[..] {
        [give, "for", want] => deal_from(give, want),
        _ => Err(format!("{text:?} is no deal; one is written like 2ore for wool")),
    }
}

fn deal_from(give: &str, want: &str) -> Result<Deal, String> {
    Ok(Deal { give: cards_from(give)?, want: cards_from(want)? })
}

fn cards_from(text: &str) -> Result<Hand, String> {
    let mut counts = [0u8; 5];
    if text == "nothing" {
        return Ok(Hand::NONE);
    }
    for part in text.split('+') {
        let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (count, name) = part.split_at(digits);
        let count: u8 = match count {
            "" => 1,
            count => count
                .parse()
                .ok()
                .filter(|count| (1..=24).contains(count))
                .ok_or_else(|| format!("{part:?}: how many?"))?,
        };
        let resource: Resource = kind(name)?;
        if counts[resource.index()] > 0 {
            return Err(format!("{name} is named twice"));
        }
        counts[resource.index()] = count;
    }
    Ok(Hand::new(counts))
}

/// Reads a tile such as `desert` or `mountains 10`: terrain and number, 0 for none.
pub(crate) fn tile_from(words: &[&str]) -> Option<(Terrain, u8)> {
    match *words {
        [terrain] => Some((Terrain::read(terrain)?, 0)),
        [terrain, number] => {
            let number = number.parse().ok().filter(|number| (2..=12).contains(number) && *number != 7);
            Some((Terrain::read(terrain)?, number?))
        }
        _ => None,
    }
}

pub(crate) fn kind(name: &str) -> Result<Resource, String> {
    Resource::read(name).ok_or_else(|| format!("{name:?} is no resource; there are {}", Resource::NAMES.join(", ")))
}

pub(crate) fn card_from(name: &str) -> Result<Card, String> {
    Card::read(name).ok_or_else(|| format!("{name:?} is no development card; there are {}", Card::NAMES.join(", ")))
}
