//! Events, questions, choices and refusals as sentences of `texts/`.

use kernel::{Part, Phrase, Seat, Veiled};

use crate::card::{Thing, Ware};
use crate::cards::Card;
use crate::matches::rules::Duel;
use crate::position::located::Located;
use crate::position::piles::{Face, Row};
use crate::position::site::{Spot, Store};
use crate::position::state::{End, EventFace, State, Token, foe};
use crate::shown::places::which;
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

impl Duel {
    /// An event as a sentence; a veiled part is told as unknown.
    pub(crate) fn told(&self, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        let card_at = |key: &'static str, seat: Seat, card: Face, at: Located| {
            by(key, seat).with("card", self.titled(card)).with("at", self.place(at))
        };
        match *event {
            Event::TurnBegan { seat, turn } => by("duel.turn-began", seat).with("turn", turn),
            Event::Rolled { number, event } => rolled(self.edition.face_words, number, event),
            Event::DefenderRolled { seat, number, stops } => defended(by("duel.defender-rolled", seat), number, stops),
            Event::DieRolled { seat, number } => by("duel.die-rolled", seat).with("number", number),
            Event::Received { seat, resource, count, at } => self.stored("duel.received", seat, resource, count, at),
            Event::Overflowed { seat, resource, count, at } => self.stored("duel.full", seat, resource, count, at),
            Event::Gave { seat, resource, count, at } => self.stored("duel.gave", seat, resource, count, at),
            Event::WareReceived { seat, ware, count, at } => {
                self.ware("duel.ware-received", seat, ware, count, Some(at))
            }
            Event::WareOverflowed { seat, ware, count } => self.ware("duel.ware-full", seat, ware, count, None),
            Event::WareGave { seat, ware, count, at } => self.ware("duel.ware-gave", seat, ware, count, Some(at)),
            Event::Idle { seat } => by("duel.idle", seat),
            Event::Raided { seat, stored, counted } => self.brigands(by("duel.raided", seat), stored, counted),
            Event::Unraided { seat, stored, counted } => self.brigands(by("duel.unraided", seat), stored, counted),
            Event::Drew { seat, stack, card } => {
                by("duel.drew", seat).with("stack", self.stack_name(stack)).with("card", self.veiled(card))
            }
            Event::LookedAt { seat, row: at, count, cards } => {
                let looked = |key| by(key, seat).with("n", count).with("row", self.row(at));
                cards.what().map_or_else(
                    || looked("duel.looked-at"),
                    |cards| looked("duel.saw").with("cards", self.listed(cards.faces())),
                )
            }
            Event::Took { seat, row: at, card } => {
                by("duel.took", seat).with("card", self.veiled(card)).with("row", self.row(at))
            }
            Event::PutUnder { seat, stack, card } => {
                by("duel.put-under", seat).with("stack", self.stack_name(stack)).with("card", self.veiled(card))
            }
            Event::Announced { seat, card, at } => card_at("duel.announced", seat, card, at),
            Event::Planned { seat, what, at } => {
                by("duel.planned", seat).with("what", thing(what)).with("which", which(at))
            }
            Event::Traded { seat, give, take } => {
                by("duel.traded", seat).with("give", named(give)).with("take", named(take))
            }
            Event::Offered { seat, give, take } => {
                by("duel.offered", seat).with("give", listed(give)).with("take", listed(take))
            }
            Event::Built { seat, card, at } => card_at("duel.built", seat, card, at),
            Event::RoadBuilt { seat, at } => by("duel.road-built", seat).with("which", which(at)),
            Event::SettlementBuilt { seat, at } => by("duel.settlement-built", seat).with("which", which(at)),
            Event::CityBuilt { seat, at } => by("duel.city-built", seat).with("which", which(at)),
            Event::RegionDrawn { seat, card } => by("duel.region-drawn", seat).with("card", self.titled(card)),
            Event::RegionLaid { seat, card, at } => card_at("duel.region-laid", seat, card, at),
            Event::Played { seat, card } => by("duel.played", seat).with("card", self.titled(card)),
            Event::Used { seat, card, at } => card_at("duel.used", seat, card, at),
            Event::BoughtOff { seat, card, at } => card_at("duel.bought-off", seat, card, at),
            Event::EventDrawn { card } => Phrase::new("duel.event-drawn").with("card", self.titled(card)),
            Event::Spared { seat, by: card } => by("duel.spared", seat).with("by", self.titled(card)),
            Event::Helped { seat, card } => by("duel.helped", seat).with("card", self.titled(card)),
            Event::FendedOff { seat, card, by: guard } => {
                by("duel.fended-off", seat).with("card", self.titled(card)).with("by", self.titled(guard))
            }
            Event::Turned { seat, card, number, at } => card_at("duel.turned", seat, card, at).with("number", number),
            Event::CameOver { seat, card, at } => card_at("duel.came-over", seat, card, at),
            Event::TakenBack { seat, card } => by("duel.taken-back", seat).with("card", self.titled(card)),
            Event::Moved { seat, card, at } => card_at("duel.moved", seat, card, at),
            Event::LaidOpen { seat, card } => by("duel.laid-open", seat).with("card", self.titled(card)),
            Event::Jousted { winner, totals } => jousted(winner, totals),
            Event::TurnedUp { row: at, card } => {
                Phrase::new("duel.turned-up").with("card", self.titled(card)).with("row", self.row(at))
            }
            Event::Removed { seat, card } => by("duel.removed", seat).with("card", self.veiled(card)),
            Event::Sunk { seat, card } => by("duel.sunk", seat).with("card", self.veiled(card)),
            Event::Advantage { token, holder } => self.advantage(token, holder),
            Event::Left { seat, card, at } => card_at("duel.left", seat, card, at),
            Event::PutAway { card } => Phrase::new("duel.put-away").with("card", self.titled(card)),
            Event::Swapped { seat, one, other } => {
                by("duel.swapped", seat).with("one", self.titled(one)).with("other", self.titled(other))
            }
            Event::Pointed { .. }
            | Event::EndChosen { .. }
            | Event::FaceChosen { .. }
            | Event::Named { .. }
            | Event::Numbered { .. }
            | Event::StackChosen { .. }
            | Event::Decided { .. } => self.told_choice(event),
            Event::HarborLaid { .. }
            | Event::ShipBuilt { .. }
            | Event::Discovered { .. }
            | Event::SetOut { .. }
            | Event::Fought { .. }
            | Event::ShipLost { .. }
            | Event::ShipSunk { .. }
            | Event::ShipBack { .. }
            | Event::SeaCardSeen { .. }
            | Event::SeaCardsSwapped { .. } => self.told_at_sea(event),
            Event::Shuffled { row: at } => Phrase::new("duel.shuffled").with("row", self.row(at)),
            Event::Won { seat, points } => by("duel.won", seat).with("points", points),
        }
    }

    /// The sentence for resources that come into a store or leave it.
    fn stored(&self, key: &'static str, seat: Seat, resource: Resource, count: u8, at: Face) -> Phrase {
        let told = Phrase::new(key).with("seat", seat).with("count", count);
        told.with("resource", named(resource)).with("at", self.titled(at))
    }

    /// The sentence for owls or stars that come to a card, leave it, or find no room.
    fn ware(&self, key: &'static str, seat: Seat, ware: Ware, count: u8, at: Option<Face>) -> Phrase {
        let told = Phrase::new(key).with("seat", seat).with("ware", wares(ware, count));
        at.map_or_else(|| told.clone(), |at| told.clone().with("card", self.titled(at)))
    }

    /// Cards by their titles.
    fn listed(&self, faces: &[Face]) -> Part {
        Part::List(faces.iter().map(|&face| self.titled(face)).collect())
    }

    /// The sentence for a choice of a seat.
    fn told_choice(&self, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        match *event {
            Event::Pointed { seat, card: Some(card), at } => self.chosen(by("duel.pointed", seat), card, at),
            Event::Pointed { seat, card: None, at } => by("duel.pointed-at", seat).with("at", self.place_itself(at)),
            Event::EndChosen { seat, end } => by("duel.end-chosen", seat).with("end", side(end)),
            Event::FaceChosen { seat, face } => {
                by("duel.face-chosen", seat).with("event", Part::Word(self.edition.face_words, face.name()))
            }
            Event::Named { seat, resource } => by("duel.named", seat).with("resource", named(resource)),
            Event::Numbered { seat, number } => by("duel.numbered", seat).with("number", number),
            Event::StackChosen { seat, stack } => by("duel.stack-chosen", seat).with("stack", self.stack_name(stack)),
            Event::Decided { seat, what, n } => by("duel.decided", seat).with("what", Phrase::new(what).with("n", n)),
            other => unreachable!("{other:?} is no choice"),
        }
    }

    /// The sentence for an event at sea.
    fn told_at_sea(&self, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        match *event {
            Event::HarborLaid { seat, end } => by("duel.harbor-laid", seat).with("end", side(end)),
            Event::ShipBuilt { seat } => by("duel.ship-built", seat),
            Event::Discovered { seat, card, at } => {
                by("duel.discovered", seat).with("card", self.titled(card)).with("at", self.place(at))
            }
            Event::SetOut { seat, card, at } => {
                by("duel.set-out", seat).with("card", self.titled(card)).with("at", self.place(at))
            }
            Event::Fought { seat, card, number, cannon, against } => by("duel.fought", seat)
                .with("card", self.titled(card))
                .with("number", number)
                .with("cannon", cannon)
                .with("sum", number + cannon)
                .with("against", against),
            Event::ShipLost { seat, at } => by("duel.ship-lost", seat).with("at", self.place(at)),
            Event::ShipSunk { seat } => by("duel.ship-sunk", seat),
            Event::ShipBack { seat, at } => by("duel.ship-back", seat).with("at", self.place(at)),
            Event::SeaCardSeen { seat, at, card } => match card.what() {
                Some(card) => by("duel.sea-card-seen", seat).with("card", self.titled(card)).with("at", self.place(at)),
                None => by("duel.sea-card-looked-at", seat).with("at", self.place(at)),
            },
            Event::SeaCardsSwapped { seat, one, other } => {
                by("duel.sea-cards-swapped", seat).with("one", self.place(one)).with("other", self.place(other))
            }
            other => unreachable!("{other:?} is not at sea"),
        }
    }

    /// The current question, preceded by the card that asks it. Every question can name the other player as `foe`.
    pub(crate) fn question(&self, s: &State) -> Phrase {
        let mut what = s.agenda.top().question(self, s);
        if let Some(seat) = self.asked(s) {
            what = what.with("foe", foe(seat));
        }
        match self.asking(s) {
            Some(card) => Phrase::new("duel.ask.by").with("card", title(card)).with("what", what),
            None => what,
        }
    }

    /// What a listed choice of a seat would do.
    pub(crate) fn meaning(&self, s: &State, seat: Seat, action: Action) -> Phrase {
        let does = Phrase::new;
        let here = s.side(seat);
        let own = |at: Spot| s.located(seat, seat, at);
        match action {
            Action::Roll => does("duel.do.roll"),
            Action::End => does("duel.do.end"),
            Action::Pass => does(self.pass_words(s)).with("n", self.remembered(s)).with("foe", foe(seat)),
            Action::Accept => does(self.accept_words(s)).with("n", self.remembered(s)).with("foe", foe(seat)),
            Action::Road(end) => does("duel.do.road").with("end", side(end)),
            Action::Settlement(end) => does("duel.do.settlement").with("end", side(end)),
            Action::City(at) => does("duel.do.city").with("which", which(own(at))),
            Action::Ship => does("duel.do.ship"),
            Action::Sail(at) => match self.face_at(s, seat, at) {
                Some(face) => does("duel.do.sail").with("card", self.titled(face)),
                None => does("duel.do.discover"),
            }
            .with("at", self.place(own(at))),
            Action::Build(face, at) => {
                does("duel.do.build").with("card", self.titled(face)).with("at", self.place(own(at)))
            }
            Action::Play(face) => does("duel.do.play").with("card", self.titled(face)),
            Action::Use(at) => {
                let card = self.face_at(s, seat, at).map_or(Part::Word("word", "a-card"), |face| self.titled(face));
                // A foreign card here can only be bought off.
                let key = if self.is_foreign(s, seat, at) { "duel.do.ransom" } else { "duel.do.use" };
                does(key).with("card", card).with("at", self.place(own(at)))
            }
            Action::Remove => does("duel.do.remove"),
            Action::Trade { give, take } => {
                let rate = self.rate(s, seat, give);
                does("duel.do.trade").with("n", rate).with("give", named(give)).with("take", named(take))
            }
            Action::Offer { give, take } => does("duel.do.offer").with("give", listed(give)).with("take", listed(take)),
            Action::Take(at) => self.of_store("duel.do.take", s, seat, at),
            Action::Pay(at) => self.of_store("duel.do.pay", s, seat, at),
            Action::Name(resource) => does("duel.do.name").with("resource", named(resource)),
            Action::Number(number) => does("duel.do.number").with("number", number),
            Action::Face(face) => does("duel.do.face").with("event", Part::Word(self.edition.face_words, face.name())),
            Action::Choose(at) => {
                let owner = self.ground(s).unwrap_or(seat);
                let located = s.located(seat, owner, at);
                match self.face_at(s, owner, at) {
                    Some(face) => self.chosen(does("duel.do.choose"), face, located),
                    None => does("duel.do.choose-at").with("at", self.place_itself(located)),
                }
            }
            Action::Grow(end) => does(s.agenda.top().grow_words()).with("end", side(end)),
            Action::Card(at) => {
                let face = self.asked_row(s).and_then(|row| s.piles.faces(row).get(usize::from(at)));
                let card = face.map_or(Part::Word("word", "a-card"), |&face| self.titled(face));
                does("duel.do.card").with("card", card)
            }
            Action::Stack(stack) => self.of_stack("duel.do.stack", stack),
            Action::Draw(stack) => self.of_stack("duel.do.draw", stack),
            Action::Search(stack) => self.of_stack("duel.do.search", stack).with("n", here.tally.search_price),
            Action::Put(face, stack) => self.of_stack("duel.do.put", stack).with("card", self.titled(face)),
            Action::Above(face) => does("duel.do.above").with("card", self.titled(face)),
            Action::Below(face) => does("duel.do.below").with("card", self.titled(face)),
        }
    }

    /// Adds a card that was chosen to a phrase. A region is named by its title only, other cards also by their place.
    fn chosen(&self, phrase: Phrase, face: Face, at: Located) -> Phrase {
        let key = match phrase.key {
            "duel.do.choose" if face == at.region => "duel.do.choose-region",
            "duel.do.take" if face != at.region => "duel.do.take-at",
            "duel.do.pay" if face != at.region => "duel.do.pay-at",
            "duel.pointed" if face == at.region => "duel.pointed-region",
            key => key,
        };
        Phrase { key, ..phrase }.with("card", self.titled(face)).with("at", self.place(at))
    }

    fn of_store(&self, key: &'static str, s: &State, seat: Seat, at: Spot) -> Phrase {
        let side = s.side(seat);
        let of = |store: Store| (named(side.resource(store)), side.store_face(store));
        let (resource, face) = side.store_at(at).map(of).expect("what is listed is a store");
        self.chosen(Phrase::new(key).with("resource", resource), face, s.located(seat, seat, at))
    }

    fn of_stack(&self, key: &'static str, stack: u8) -> Phrase {
        Phrase::new(key).with("stack", self.stack_name(stack))
    }

    /// Who has an advantage now, in the words of the edition.
    fn advantage(&self, token: Token, holder: Option<Seat>) -> Phrase {
        let [held, lost] = self.edition.token_words[token as usize];
        holder.map_or(Phrase::new(lost), |seat| Phrase::new(held).with("seat", seat))
    }

    /// A card by its title; a region with its number.
    pub(crate) fn titled(&self, face: Face) -> Part {
        match self.print(face).number {
            0 => title(self.card(face)),
            number => Phrase::new("duel.region").with("card", title(self.card(face))).with("number", number).into(),
        }
    }

    /// A row of cards.
    pub(crate) fn row(&self, row: Row) -> Part {
        Part::from(match row {
            Row::FACE_UP => Phrase::new("duel.row.face-up"),
            Row::EVENTS => Phrase::new("duel.row.events"),
            Row::REGIONS => Phrase::new("duel.row.regions"),
            Row(stack) if stack < Row::STACKS => Phrase::new("duel.row.stack").with("stack", self.stack_name(stack)),
            Row(hand @ (9 | 10)) => Phrase::new("duel.row.hand").with("of", Seat(hand - 9)),
            _ => Phrase::new("duel.row.discard"),
        })
    }

    /// The sentence for a count of the brigands: what they counted and the limit; also what a card hides from them, if
    /// one does.
    fn brigands(&self, told: Phrase, stored: u8, counted: u8) -> Phrase {
        let told = told.with("counted", counted).with("limit", self.edition.brigand_limit);
        if stored == counted {
            return told;
        }
        let key = if told.key == "duel.raided" { "duel.raided-beside" } else { "duel.unraided-beside" };
        Phrase { key, ..told }.with("stored", stored).with("hidden", stored - counted)
    }

    fn veiled(&self, card: Veiled<Face>) -> Part {
        card.what().map_or(Part::Word("word", "a-card"), |face| self.titled(face))
    }
}

/// The reason as a sentence.
pub(crate) fn why(refusal: &Refusal) -> Phrase {
    let phrase = Phrase::new(refusal.key());
    match (refusal, refusal.unmet()) {
        (Refusal::CannotAfford { short }, _) => phrase.with("short", *short),
        (_, Some(unmet)) => phrase.with("what", Part::Word("require", unmet.says)),
        _ => phrase,
    }
}

fn rolled(words: &'static str, number: Option<u8>, event: Option<EventFace>) -> Phrase {
    let face = |face: EventFace| Part::Word(words, face.name());
    match (number, event) {
        (Some(number), Some(event)) => Phrase::new("duel.rolled").with("number", number).with("event", face(event)),
        (Some(number), None) => Phrase::new("duel.rolled-production").with("number", number),
        (None, event) => {
            Phrase::new("duel.rolled-event").with("event", event.map_or(Part::Word("word", "nothing"), face))
        }
    }
}

/// Who won a Joust, with the totals of both.
fn jousted(winner: Seat, totals: [u8; 2]) -> Phrase {
    let told = Phrase::new("duel.jousted").with("seat", winner);
    told.with("own", totals[winner.index()]).with("other", totals[foe(winner).index()])
}

/// The die of a guard, with the numbers on which a guard holds.
fn defended(told: Phrase, number: u8, stops: u8) -> Phrase {
    let faces = (1..=6).filter(|face| stops >> face & 1 == 1).map(Part::Number).collect();
    told.with("number", number).with("stops", Part::List(faces))
}

fn title(card: Card) -> Part {
    Part::Card(card.text_id(), card.def().name.into())
}

/// A number of owls or stars.
pub(crate) fn wares(ware: Ware, count: u8) -> Phrase {
    Phrase::new(ware.key()).with("n", count)
}

fn thing(what: Thing) -> Part {
    match what {
        Thing::Card(card) => title(card),
        Thing::Road => Part::Word("center", "road"),
        Thing::Settlement => Part::Word("center", "settlement"),
        Thing::City => Part::Word("center", "city"),
    }
}

fn side(end: End) -> Part {
    Part::Word("end", end.name())
}

pub(crate) fn named(resource: Resource) -> Part {
    Part::Word("resource", resource.name())
}

/// Resources of which a player may choose `n`.
pub(crate) fn any_of(kinds: Kinds, n: u8) -> Part {
    if kinds == Kinds::ALL {
        return Phrase::new("duel.kinds.any").with("n", n).into();
    }
    let mut parts: Vec<Part> = kinds.map(named).collect();
    let Some(last) = parts.pop() else { return Part::List(parts) };
    let more = |first: Part, next| Phrase::new("duel.kinds.more").with("first", first).with("last", next).into();
    match parts.into_iter().reduce(more) {
        Some(first) => Phrase::new("duel.kinds.or").with("first", first).with("last", last).into(),
        None => last,
    }
}

pub(crate) fn listed(price: Bundle) -> Part {
    Part::Cards("resource", price.kinds().map(|resource| (resource.name(), price.get(resource))).collect())
}
