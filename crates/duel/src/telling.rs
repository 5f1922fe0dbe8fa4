//! What happened and why something was refused, as sentences of `texts/`.

use kernel::{Part, Phrase, Seat, Veiled};

use crate::event::Event;
use crate::piles::{Face, Row};
use crate::refusal::Refusal;
use crate::resource::Resource;
use crate::rules::Duel;
use crate::site::Spot;
use crate::state::Token;

impl Duel {
    /// An event as a sentence; a veiled part is told as unknown.
    pub(crate) fn told(&self, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        match *event {
            Event::TurnBegan { seat, turn } => by("duel.turn-began", seat).with("turn", turn),
            Event::Rolled { number, event } => {
                let face = |face: crate::state::EventFace| Part::Word("event-face", face.name());
                match (number, event) {
                    (Some(number), Some(event)) => {
                        Phrase::new("duel.rolled").with("number", number).with("event", face(event))
                    }
                    (Some(number), None) => Phrase::new("duel.rolled-production").with("number", number),
                    (None, event) => Phrase::new("duel.rolled-event")
                        .with("event", event.map_or(Part::Word("word", "nothing"), face)),
                }
            }
            Event::DefenderRolled { seat, number } => by("duel.defender-rolled", seat).with("number", number),
            Event::DieRolled { seat, number } => by("duel.die-rolled", seat).with("number", number),
            Event::Received { seat, resource, count, at } => {
                by("duel.received", seat).with("count", count).with("resource", named(resource)).with("at", place(at))
            }
            Event::Gave { seat, resource, count, at } => {
                by("duel.gave", seat).with("count", count).with("resource", named(resource)).with("at", place(at))
            }
            Event::Raided { seat } => by("duel.raided", seat),
            Event::Drew { seat, stack, card } => {
                by("duel.drew", seat).with("stack", stack).with("card", self.veiled(card))
            }
            Event::Saw { seat, row: at, card } => {
                by("duel.saw", seat).with("card", self.veiled(card)).with("row", row(at))
            }
            Event::Took { seat, row: at, card } => {
                by("duel.took", seat).with("card", self.veiled(card)).with("row", row(at))
            }
            Event::PutUnder { seat, stack, card } => {
                by("duel.put-under", seat).with("stack", stack).with("card", self.veiled(card))
            }
            Event::Announced { seat, card, at } => {
                by("duel.announced", seat).with("card", self.titled(card)).with("at", place(at))
            }
            Event::Planned { seat, at } => by("duel.planned", seat).with("at", place(at)),
            Event::Traded { seat, give, take } => {
                by("duel.traded", seat).with("give", named(give)).with("take", named(take))
            }
            Event::Built { seat, card, at } => {
                by("duel.built", seat).with("card", self.titled(card)).with("at", place(at))
            }
            Event::RoadBuilt { seat, at } => by("duel.road-built", seat).with("at", place(at)),
            Event::SettlementBuilt { seat, at } => by("duel.settlement-built", seat).with("at", place(at)),
            Event::CityBuilt { seat, at } => by("duel.city-built", seat).with("at", place(at)),
            Event::RegionDrawn { seat, card } => by("duel.region-drawn", seat).with("card", self.region(card)),
            Event::RegionLaid { seat, card, at } => {
                by("duel.region-laid", seat).with("card", self.region(card)).with("at", place(at))
            }
            Event::Played { seat, card } => by("duel.played", seat).with("card", self.titled(card)),
            Event::Used { seat, card, at } => {
                by("duel.used", seat).with("card", self.titled(card)).with("at", place(at))
            }
            Event::EventDrawn { card } => Phrase::new("duel.event-drawn").with("card", self.titled(card)),
            Event::Spared { seat, by: card } => by("duel.spared", seat).with("by", self.titled(card)),
            Event::Helped { seat, card } => by("duel.helped", seat).with("card", self.titled(card)),
            Event::FendedOff { seat, card, by: guard } => {
                by("duel.fended-off", seat).with("card", self.titled(card)).with("by", self.titled(guard))
            }
            Event::Turned { seat, card, number, at } => {
                by("duel.turned", seat).with("card", self.titled(card)).with("number", number).with("at", place(at))
            }
            Event::CameOver { seat, card, at } => {
                by("duel.came-over", seat).with("card", self.titled(card)).with("at", place(at))
            }
            Event::TakenBack { seat, card } => by("duel.taken-back", seat).with("card", self.titled(card)),
            Event::Advantage { token, holder } => match (token, holder) {
                (Token::Trade, Some(seat)) => by("duel.trade-advantage", seat),
                (Token::Trade, None) => Phrase::new("duel.no-trade-advantage"),
                (Token::Hero, Some(seat)) => by("duel.strength-advantage", seat),
                (Token::Hero, None) => Phrase::new("duel.no-strength-advantage"),
            },
            Event::Left { seat, card, at } => {
                by("duel.left", seat).with("card", self.titled(card)).with("at", place(at))
            }
            Event::PutAway { card } => Phrase::new("duel.put-away").with("card", self.titled(card)),
            Event::Pointed { seat, at } => by("duel.pointed", seat).with("at", place(at)),
            Event::Swapped { seat, one, other } => {
                by("duel.swapped", seat).with("one", place(one)).with("other", place(other))
            }
            Event::Named { seat, resource } => by("duel.named", seat).with("resource", named(resource)),
            Event::Numbered { seat, number } => by("duel.numbered", seat).with("number", number),
            Event::StackChosen { seat, stack } => by("duel.stack-chosen", seat).with("stack", stack),
            Event::Passed { seat } => by("duel.passed", seat),
            Event::Accepted { seat } => by("duel.accepted", seat),
            Event::Shuffled { row: at } => Phrase::new("duel.shuffled").with("row", row(at)),
            Event::Won { seat, points } => by("duel.won", seat).with("points", points),
        }
    }

    fn titled(&self, face: Face) -> Part {
        Part::Card(self.name(face), self.card(face).def().name.into())
    }

    fn region(&self, face: Face) -> Part {
        Part::Card(self.name(face), self.name(face))
    }

    fn veiled(&self, card: Veiled<Face>) -> Part {
        card.what().map_or(Part::Word("word", "a-card"), |face| self.titled(face))
    }
}

/// The reason as a sentence.
pub(crate) fn why(refusal: &Refusal) -> Phrase {
    let phrase = Phrase::new(refusal.key());
    match refusal {
        Refusal::CannotAfford { short } => phrase.with("short", *short),
        _ => phrase,
    }
}

fn named(resource: Resource) -> Part {
    Part::Word("resource", resource.name())
}

fn place(at: Spot) -> Part {
    Part::Place(at.to_string())
}

fn row(row: Row) -> Part {
    Part::Said(Box::new(match row {
        Row::FACE_UP => Phrase::new("duel.row.face-up"),
        Row::EVENTS => Phrase::new("duel.row.events"),
        Row::REGIONS => Phrase::new("duel.row.regions"),
        Row(stack) if stack < Row::STACKS => Phrase::new("duel.row.stack").with("stack", stack),
        Row(hand @ (9 | 10)) => Phrase::new("duel.row.hand").with("of", Seat(hand - 9)),
        _ => Phrase::new("duel.row.discard"),
    }))
}
