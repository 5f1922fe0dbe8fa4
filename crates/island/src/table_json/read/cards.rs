//! Hands, the bank and the deck.

use kernel::{Seat, Wrong};
use serde_json::{Map, Value};

use super::Reader;
use crate::counts::{Card, Cards, Hand};
use crate::read::{counts, small_number};
use crate::size::Size;
use crate::state::State;

impl<D: Size> Reader<'_, D> {
    /// The cards of a player, or what the reader knows of them.
    pub(super) fn put_cards(
        &self,
        s: &mut State<D>,
        seat: Seat,
        at: &str,
        side: &Map<String, Value>,
        eyes: Option<Seat>,
    ) -> Result<(), Wrong> {
        let hidden = eyes.is_some_and(|eyes| eyes != seat);
        let (wanted, unwanted) = (["hand", "known_to", "development", "aside"], ["cards", "known", "held", "laid"]);
        let foreign = if hidden { wanted } else { unwanted };
        if let Some(name) = foreign.into_iter().find(|name| side.contains_key(*name)) {
            return Err(Wrong::at(
                at,
                format!(
                    "{name:?} does not belong here, since {}",
                    match hidden {
                        true => "this seat's cards are hidden",
                        false => "all cards of this seat are shown",
                    }
                ),
            ));
        }
        let hand: Hand = self.cards(side, at, "hand")?;
        let known: Hand = self.cards(side, at, "known")?;
        let devs: Cards = self.cards(side, at, "development")?;
        let aside: Hand = self.cards(side, at, "aside")?;
        *s.known_hand_mut(seat, seat) = hand;
        if let Some(eyes) = eyes.filter(|_| hidden) {
            *s.known_hand_mut(seat, eyes) = known;
        }
        let (cards, held, laid) = if hidden {
            (self.number(side, at, "cards")?, self.number(side, at, "held")?, self.number(side, at, "laid")?)
        } else {
            (hand.total(), devs.total(), aside.total())
        };
        if cards < known.total() || !hidden && !hand.covers(aside) || laid > cards {
            return Err(Wrong::at(at, "more cards are known or laid aside than are in the hand"));
        }
        if let Some(value) = side.get("known_to") {
            let at = format!("{at}.known_to");
            let map = value.as_object().ok_or_else(|| Wrong::at(&at, "an object by seat is wanted here"))?;
            for (observer, known) in map {
                let at = format!("{at}.{observer}");
                let observer = self.rules.seat_from(observer).map_err(|why| Wrong::at(&at, why))?;
                let known = counts(known, &at)?;
                if observer == seat || !hand.covers(known) {
                    return Err(Wrong::at(at, "only others can know some of the cards in this hand"));
                }
                *s.known_hand_mut(seat, observer) = known;
            }
        }
        let (knights, owed) = (self.number(side, at, "knights")?, self.number(side, at, "owed")?);
        if owed > cards - laid {
            return Err(Wrong::at(at, "more cards are owed than are left in the hand"));
        }
        let here = s.side_mut(seat);
        (here.cards, here.held, here.laid, here.knights, here.owed) = (cards, held, laid, knights, owed);
        (here.devs, here.aside) = (devs, aside);
        Ok(())
    }

    /// The bank holds all cards that are in no hand.
    pub(super) fn put_bank(&self, s: &mut State<D>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let rules = self.rules;
        let too_many = || Wrong::at("sides", "there are more resource cards in hands than in the box");
        let mut out = Hand::NONE;
        for seat in rules.everybody() {
            let shown = s.known_hand(seat, eyes.unwrap_or(seat));
            // Each lane is at most 31, so the sum is checked before it is made.
            if !(rules.box_bank - out).covers(shown) {
                return Err(too_many());
            }
            out += shown;
        }
        let said: Option<Hand> = self.map.get("bank").map(|value| counts(value, "bank")).transpose()?;
        match eyes {
            None => {
                s.bank = rules.box_bank - out;
                if said.is_some_and(|said| said != s.bank) {
                    return Err(Wrong::at("bank", format!("with these hands the bank holds {}", s.bank)));
                }
            }
            Some(eyes) => {
                s.bank = said.unwrap_or(rules.box_bank);
                if !(rules.box_bank - out).covers(s.bank) {
                    return Err(too_many());
                }
                let hidden: u32 = rules
                    .others(eyes)
                    .map(|seat| u32::from(s.side(seat).cards) - u32::from(s.known_hand(seat, eyes).total()))
                    .sum();
                if hidden != u32::from((rules.box_bank - out - s.bank).total()) {
                    return Err(Wrong::at("bank", "bank and hands together are not the cards of the box"));
                }
            }
        }
        Ok(())
    }

    /// The deck holds all development cards that nobody has or has played.
    pub(super) fn put_deck(&self, s: &mut State<D>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let rules = self.rules;
        let too_many = || Wrong::at("sides", "there are more development cards than in the box");
        let mut out = s.spent;
        let mut hidden = 0u32;
        let mut left = Some(rules.box_deck).filter(|deck| deck.covers(out)).ok_or_else(too_many)? - out;
        for seat in rules.everybody() {
            let side = s.side(seat);
            if side.knights > 31 {
                return Err(too_many());
            }
            for cards in [side.devs, Cards::of(Card::Knight, side.knights)] {
                if !left.covers(cards) {
                    return Err(too_many());
                }
                left -= cards;
                out += cards;
            }
            hidden += u32::from(side.held - side.devs.total());
        }
        let (aside, aside_count) = s.kept.cards_aside();
        if !left.covers(aside) {
            return Err(too_many());
        }
        left -= aside;
        hidden += u32::from(aside_count - aside.total());
        let deck_left = u32::from(left.total()).checked_sub(hidden).ok_or_else(too_many)?;
        s.deck_left = deck_left as u8;
        if eyes.is_none() {
            s.deck = left;
        } else {
            s.deck = Cards::NONE;
        }
        let said = self.map.get("deck").map(|value| small_number(value, "deck")).transpose()?;
        if said.is_some_and(|said| said != s.deck_left) {
            return Err(Wrong::at("deck", format!("with these cards {} are left in the deck", s.deck_left)));
        }
        let active_is_hidden = eyes.is_some_and(|eyes| eyes != s.active);
        s.fresh = self.map.get("fresh").map_or(Ok(Cards::NONE), |value| counts(value, "fresh"))?;
        s.bought = match self.map.get("bought") {
            Some(value) => small_number(value, "bought")?,
            None => s.fresh.total(),
        };
        let side = s.side(s.active);
        let agrees = if active_is_hidden {
            s.fresh.is_empty() && s.bought <= side.held
        } else {
            side.devs.covers(s.fresh) && s.bought == s.fresh.total()
        };
        if agrees { Ok(()) } else { Err(Wrong::at("fresh", "the active player does not hold these cards")) }
    }
}
