//! Decks that players bring along (rivals 14, classic 14): what makes a deck legal, and random decks.
//!
//! Everybody knows which cards are in both decks. Decks are sleeved: the back of a card does not show its set. A card
//! always goes back to the deck that it came from.

pub(crate) mod text;

use kernel::{Rng, Seat, shuffle};

use crate::card::{Back, CardKind, Printing};
use crate::cards::Card;
use crate::matches::edition::Edition;
use crate::matches::options::Options;
use crate::matches::rules::Print;
use crate::matches::setup::NoGame;

/// The rules for decks, in games where each player brings one.
#[derive(Clone, Copy, Debug)]
pub struct Decks {
    /// How many draw cards a deck has, the starting hand included.
    pub cards: usize,
    /// How many of them are the starting hand.
    pub hand: usize,
    /// Into how many stacks the others are dealt.
    pub stacks: usize,
    /// The event cards that are in the stack once, in addition to those that the players bring.
    pub common_events: &'static [Card],
    /// The event cards that each player must bring.
    pub events: &'static [Card],
    /// How many further event cards each player brings.
    pub more_events: usize,
    /// How many event cards of a player may be of the kind that goes back under the top cards after its effect.
    pub reseated_events: usize,
    /// Whether a deck may hold only one copy of each card with a half moon.
    pub half_moon_once: bool,
}

/// The cards that a player brings to a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The starting hand.
    pub hand: Vec<Card>,
    /// The other draw cards.
    pub cards: Vec<Card>,
    /// The event cards.
    pub events: Vec<Card>,
}

/// Returns an error with this reason unless a condition holds.
fn must(holds: bool, why: impl FnOnce() -> String) -> Result<(), NoGame> {
    if holds { Ok(()) } else { Err(NoGame(why())) }
}

impl Decks {
    /// The event cards that are in every match, so that nobody brings them: one of each.
    pub fn given(&self, options: &Options) -> impl Iterator<Item = Card> + use<> {
        options.edition.told_event.map(|told| told.card).into_iter().chain(self.common_events.iter().copied())
    }

    /// How many copies of a card one player may bring: as many as are in one box. Sea cards are no part of a deck.
    pub fn limit(&self, options: &Options, card: Card) -> usize {
        if card.def().kind.is_of_the_sea() || self.given(options).any(|given| given == card) {
            return 0;
        }
        let in_match = |it: &&Printing| options.sets().any(|set| set == it.set);
        let here = || card.def().printings.iter().filter(in_match);
        let all: u8 = here().map(|it| it.copies).sum();
        let moons: u8 = here().map(|it| it.half_moon).sum();
        usize::from(if self.half_moon_once { all - moons + moons.min(1) } else { all })
    }

    /// All draw cards, or all event cards, that a player may bring, with every copy.
    pub fn pool(&self, options: &Options, events: bool) -> Vec<Card> {
        let wanted = |card: &Card| match card.def().kind {
            CardKind::Region => false,
            CardKind::Event => events,
            _ => !events,
        };
        let cards = options.edition.cards().filter(wanted);
        cards.flat_map(|card| std::iter::repeat_n(card, self.limit(options, card))).collect()
    }

    /// A random legal deck.
    pub fn draw(&self, options: &Options, rng: &mut impl Rng) -> Deck {
        let mut cards = self.pool(options, false);
        shuffle(rng, &mut cards);
        cards.truncate(self.cards);
        let hand = cards.drain(..self.hand.min(cards.len())).collect();
        let mut pool = self.pool(options, true);
        shuffle(rng, &mut pool);
        let mut events = self.events.to_vec();
        for card in self.events {
            pool.remove(pool.iter().position(|it| it == card).expect("everybody's box holds what he must bring"));
        }
        let mut reseated = 0;
        for card in pool {
            let is_reseated = usize::from(card.def().reseat.is_some());
            if events.len() < self.events.len() + self.more_events && reseated + is_reseated <= self.reseated_events {
                reseated += is_reseated;
                events.push(card);
            }
        }
        Deck { hand, cards, events }
    }

    /// Whether these may be the draw cards of one player.
    pub(crate) fn check_cards(&self, options: &Options, hand: &[Card], cards: &[Card]) -> Result<(), NoGame> {
        must(hand.len() == self.hand, || format!("a starting hand has {} cards, not {}", self.hand, hand.len()))?;
        let all: Vec<Card> = hand.iter().chain(cards).copied().collect();
        must(all.len() == self.cards, || format!("a deck has {} cards, not {}", self.cards, all.len()))?;
        for &card in &all {
            let def = card.def();
            must(!matches!(def.kind, CardKind::Event | CardKind::Region), || format!("{} is no draw card", def.name))?;
            self.check_limit(options, card, &all, 1)?;
        }
        Ok(())
    }

    /// Whether these may be the event cards of this number of players.
    pub(crate) fn check_events(&self, options: &Options, events: &[Card], players: usize) -> Result<(), NoGame> {
        let wanted = players * (self.events.len() + self.more_events);
        must(events.len() == wanted, || format!("there are {wanted} events to bring, not {}", events.len()))?;
        let count = |list: &[Card], card: Card| list.iter().filter(|it| **it == card).count();
        for &card in self.events {
            let wanted = players * count(self.events, card);
            must(count(events, card) >= wanted, || format!("{} must be among the events", card.def().name))?;
        }
        for &card in events {
            must(card.def().kind == CardKind::Event, || format!("{} is no event", card.def().name))?;
            self.check_limit(options, card, events, players)?;
        }
        let reseated = events.iter().filter(|card| card.def().reseat.is_some()).count();
        let most = players * self.reseated_events;
        must(reseated <= most, || format!("at most {most} events may go under the top cards, not {reseated}"))
    }

    fn check_limit(&self, options: &Options, card: Card, all: &[Card], players: usize) -> Result<(), NoGame> {
        let limit = players * self.limit(options, card);
        let count = all.iter().filter(|it| **it == card).count();
        must(count <= limit, || format!("there may be {limit} {} and not {count}", card.def().name))
    }
}

/// A card in the sleeve of a seat's deck.
pub(crate) fn sleeved(seat: Seat, card: Card) -> Print {
    Print { back: Back::Deck(seat), card, number: 0 }
}

/// An event card; events are never sleeved.
pub(crate) fn event(edition: &Edition, card: Card) -> Print {
    Print::new(card, edition.basic)
}

#[cfg(test)]
mod tests;
