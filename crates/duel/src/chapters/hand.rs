//! Hands and stacks: drawing, replenishing, exchanging, searching (rivals 9).

mod frames;
#[cfg(feature = "json")]
mod written;

use kernel::{Seat, Seats, Veiled};

use super::effects::Filter;
use super::turn::Phase;
use crate::card::{Back, Fetch, Moment, Query};
use crate::cards::Card;
use crate::cx::Cx;
use crate::matches::edition::HandStep;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row, Slot};
use crate::position::site::{Site, Sites};
use crate::position::state::{State, foe};
use crate::vocabulary::event::Event;

pub use frames::HandFrame;

impl Duel {
    /// The stacks of a seat that are not empty.
    #[inline]
    pub(crate) fn full_stacks(&self, s: &State, seat: Seat) -> u8 {
        let full = (0..self.stacks()).filter(|&it| s.piles.len(Row::stack(it)) > 0);
        full.fold(0, |set, it| set | 1 << it) & self.stacks_of(seat)
    }

    /// The stacks that a seat could pay for and look through in an exchange.
    pub(crate) fn searchable(&self, s: &State, seat: Seat) -> u8 {
        let side = s.side(seat);
        if side.total() >= side.tally.search_price.into() { self.full_stacks(s, seat) } else { 0 }
    }

    /// Whether a seat holds more cards than it may.
    pub(crate) fn has_surplus(&self, s: &State, seat: Seat) -> bool {
        s.hand(seat).len() > s.hand_limit(self, seat)
    }

    /// The cards of the discard pile, by index, that a seat may take because of its card at a site. Of equal cards only
    /// the topmost is listed.
    pub(crate) fn fetchable<'a>(&'a self, s: &'a State, seat: Seat, site: Site) -> impl Iterator<Item = u8> + 'a {
        let fetch = s.lying(seat, site).and_then(|it| self.card(it.face).def().fetches.as_ref());
        let pile = self.discard(seat);
        let faces = s.piles.faces(pile);
        let fits = move |face: Face| fetch.is_some_and(|it| (it.which)(self.card(face)));
        let open = move |at: &usize| fits(faces[*at]) && !faces[at + 1..].contains(&faces[*at]);
        (0..faces.len()).filter(open).map(|at| at as u8)
    }

    /// The cards of a seat that allow it to take a card from the discard pile now. Each title allows this once a turn.
    pub(crate) fn fetchers(&self, s: &State, seat: Seat) -> Sites {
        let side = s.side(seat);
        let unused = |card: Card| !side.cards(self).any(|(site, it)| it == card && side.used & site.bit() != 0);
        let can = |(site, card): &(Site, Card)| {
            let pays = |it: &Fetch| side.wealth().covers(it.price);
            card.def().fetches.as_ref().is_some_and(pays)
                && unused(*card)
                && self.fetchable(s, seat, *site).next().is_some()
        };
        side.cards(self).filter(can).fold(0, |set, (site, _)| set | site.bit())
    }
}

impl Cx<'_, '_> {
    /// A player draws the top card of a stack.
    pub(crate) fn draw_card(&mut self, seat: Seat, stack: u8) {
        let row = Row::stack(stack);
        if self.s.piles.len(row) == 0 {
            return;
        }
        self.s.piles.show(seat, row, 0);
        let face = self.s.piles.transfer(row, 0, Row::hand(seat));
        self.log.reveal();
        self.log.note(|| Event::Drew { seat, stack, card: Veiled::shown_to(Seats::only(seat), face) });
    }

    /// A player puts a card of the hand under a stack; the other sees its back.
    pub(crate) fn put_under(&mut self, seat: Seat, from: Row, face: Face, stack: u8) {
        let slot = self.s.piles.take_unseen(self.duel, from, face, foe(seat));
        self.s.piles.push(Row::stack(stack), slot);
        self.log.note(|| Event::PutUnder { seat, stack, card: Veiled::shown_to(Seats::only(seat), face) });
    }

    /// A player takes a card out of a row after looking through it; the other does not see which.
    pub(crate) fn take_searched(&mut self, seat: Seat, row: Row, at: u8) {
        let slot = self.s.piles.take_searched(row, at.into(), foe(seat));
        self.s.piles.push(Row::hand(seat), slot);
        self.log.note(|| Event::Took { seat, row, card: Veiled::shown_to(Seats::only(seat), slot.face) });
    }

    /// A player takes a card out of an open row; everybody sees it.
    pub fn take_open(&mut self, seat: Seat, row: Row, at: u8) {
        let slot = self.s.piles.remove(row, at.into());
        self.s.piles.push(Row::hand(seat), slot);
        self.log.note(|| Event::Took { seat, row, card: Veiled::shown_to(Seats::first(2), slot.face) });
    }

    /// A player who has looked through the region stack takes a region out of it; everybody sees which.
    pub fn take_region(&mut self, seat: Seat, at: u8) -> Face {
        let slot = self.s.piles.take_shown(Row::REGIONS, at.into(), foe(seat));
        self.log.note(|| Event::RegionDrawn { seat, card: slot.face });
        self.log.reveal();
        slot.face
    }

    /// A player who has seen the other's hand takes a card out of it.
    pub fn take_from_foe_hand(&mut self, seat: Seat, at: u8) {
        let row = Row::hand(foe(seat));
        let slot = self.s.piles.remove(row, at.into());
        debug_assert!(!self.duel.card(slot.face).def().loyal, "a loyal card is not taken out of a hand");
        self.s.piles.push(Row::hand(seat), slot);
        self.log.note(|| Event::Took { seat, row, card: Veiled::shown_to(Seats::first(2), slot.face) });
        self.bereave(foe(seat));
    }

    /// A player has lost a hand card. If an event or the other player caused it, the player's cards will hear of it.
    fn bereave(&mut self, seat: Seat) {
        let listens = self.s.side(seat).tally.standing & self.duel.speaking(Moment::HandLost) != 0;
        let is_event = |face: &Face| self.duel.back(*face) == Back::Event;
        if listens && (seat != self.s.active || self.s.piles.faces(Row::OPEN).iter().any(is_event)) {
            self.s.bereft = self.s.bereft.with(seat);
        }
    }

    /// A player discards a card of the own hand; everybody sees it.
    pub fn discard_from_hand(&mut self, seat: Seat, at: u8) {
        let face = self.s.hand(seat)[usize::from(at)];
        self.take_from_hand(seat, face);
        self.discard(seat, face);
        self.bereave(seat);
    }

    /// A player lays a card of the own hand aside; everybody sees it.
    pub fn lay_open(&mut self, seat: Seat, at: u8) {
        let face = self.s.hand(seat)[usize::from(at)];
        self.take_from_hand(seat, face);
        self.s.piles.push(Row::ASIDE, Slot::open(face));
        self.log.note(|| Event::LaidOpen { seat, card: face });
    }

    /// A player takes one of the cards that the other laid open; the others go back to that hand.
    pub fn take_offered(&mut self, seat: Seat, at: u8) {
        let face = self.s.piles.remove(Row::ASIDE, at.into()).face;
        self.s.piles.push(Row::hand(seat), Slot::open(face));
        self.log.note(|| Event::Took {
            seat,
            row: Row::hand(foe(seat)),
            card: Veiled::shown_to(Seats::first(2), face),
        });
        while self.s.piles.len(Row::ASIDE) > 0 {
            self.s.piles.transfer(Row::ASIDE, 0, Row::hand(foe(seat)));
        }
        self.bereave(foe(seat));
    }

    /// A player who has seen the other's hand lays a card of it aside.
    pub fn set_aside(&mut self, seat: Seat, at: u8) {
        let row = Row::hand(foe(seat));
        let slot = self.s.piles.remove(row, at.into());
        self.s.piles.push(Row::ASIDE, slot);
        self.log.note(|| Event::Took { seat, row, card: Veiled::shown_to(Seats::first(2), slot.face) });
        self.bereave(foe(seat));
    }

    /// A player puts the cards laid aside under stacks of their owner. The player chooses the stacks; the owner does
    /// not see which card goes where.
    pub fn put_aside_under(&mut self, seat: Seat) {
        if self.s.piles.len(Row::ASIDE) > 0 {
            self.push(HandFrame::PutAside(seat));
        }
    }

    /// A player chose one of the cards laid aside and the stack under which it goes.
    pub(crate) fn aside_put(&mut self, seat: Seat, face: Face, stack: u8) {
        self.put_under(seat, Row::ASIDE, face, stack);
        if self.s.piles.len(Row::ASIDE) == 0 {
            self.s.agenda.pop();
        }
    }

    pub(crate) fn work_put_back(&mut self, seat: Seat, n: u8, filter: Filter) -> bool {
        let mut fitting = self.s.hand(seat).iter().filter(|&&face| filter.fits(self.duel.card(face), None));
        let (first, more) = (fitting.next().copied(), fitting.next().is_some());
        match first {
            Some(face) if n > 0 => {
                let stacks = self.duel.stacks_for(face);
                if more || stacks.count_ones() > 1 {
                    return false;
                }
                self.put_one_back(seat, n, filter, face, stacks.trailing_zeros() as u8);
            }
            _ => drop(self.s.agenda.pop()),
        }
        true
    }

    /// A player chose a hand card and the stack under which it goes.
    pub(crate) fn put_one_back(&mut self, seat: Seat, n: u8, filter: Filter, face: Face, stack: u8) {
        self.replace(HandFrame::PutBack(seat, n - 1, filter));
        self.put_under(seat, Row::hand(seat), face, stack);
        self.bereave(seat);
    }

    pub(crate) fn work_draws(&mut self, seat: Seat, n: u8) -> bool {
        let stacks = self.duel.full_stacks(self.s, seat);
        match stacks.count_ones() {
            1 if n > 0 => self.draw_one(seat, n, stacks.trailing_zeros() as u8),
            2.. if n > 0 => return false,
            _ => drop(self.s.agenda.pop()),
        }
        true
    }

    /// A player chose the stack for the next draw.
    pub(crate) fn draw_one(&mut self, seat: Seat, n: u8, stack: u8) {
        self.replace(HandFrame::Draws(seat, n - 1));
        self.draw_card(seat, stack);
    }

    pub(crate) fn look_through(&mut self, seat: Seat, stack: u8) {
        let row = Row::stack(stack);
        if self.s.piles.len(row) > 0 {
            self.look(seat, row);
            self.push(HandFrame::TakeFrom(seat, row));
        }
    }

    pub(crate) fn work_take_from(&mut self, seat: Seat, row: Row) -> bool {
        if self.s.piles.len(row) > 1 {
            return false;
        }
        self.s.agenda.pop();
        self.take_searched(seat, row, 0);
        true
    }

    pub(crate) fn work_replenish(&mut self) -> bool {
        let seat = self.s.active;
        let (hand, limit) = (self.s.hand(seat).len(), self.s.hand_limit(self.duel, seat));
        if hand < limit {
            if self.duel.edition.hand_step == HandStep::FillOrExchange {
                self.replace(Phase::Fill);
                return true;
            }
            let stacks = self.duel.full_stacks(self.s, seat);
            match stacks.count_ones() {
                0 => self.replace(Phase::Exchange),
                1 => self.draw_card(seat, stacks.trailing_zeros() as u8),
                _ => return false,
            }
            return true;
        }
        if hand > limit {
            return false;
        }
        self.replace(Phase::Exchange);
        true
    }

    /// Whether a player may exchange a second card because of a lying card. If so, that card is used up for this turn.
    pub(crate) fn exchanges_again(&mut self, seat: Seat) -> bool {
        if self.s.side(seat).tally.standing & self.duel.queried(Query::ExchangesAgain) == 0 {
            return false;
        }
        let mut cards = self.s.working(self.duel, seat);
        let unused = cards.find(|&(site, card)| card.def().exchanges_again && !self.s.is_used(seat, site));
        let site = unused.map(|(site, _)| site);
        drop(cards);
        site.inspect(|&site| self.use_up(seat, site)).is_some()
    }

    /// Asks as long as cards are missing and can be drawn. If there is no choice, draws the top card.
    pub(crate) fn work_fill(&mut self) -> bool {
        let (duel, seat) = (self.duel, self.s.active);
        let stacks = duel.full_stacks(self.s, seat);
        if stacks == 0 || self.s.hand(seat).len() >= self.s.hand_limit(duel, seat) {
            self.replace(Phase::End);
            return true;
        }
        if !stacks.is_power_of_two() || duel.searchable(self.s, seat) != 0 || duel.fetchers(self.s, seat) != 0 {
            return false;
        }
        self.draw_card(seat, stacks.trailing_zeros() as u8);
        true
    }

    /// Pays for a search, looks through the stack and takes a card.
    pub(crate) fn pay_and_search(&mut self, seat: Seat, stack: u8) {
        self.log.note(|| Event::StackChosen { seat, stack });
        self.pay_any(seat, self.s.side(seat).tally.search_price);
        self.search(seat, stack);
    }

    /// A lying card of a seat lets it take a card from the discard pile, in place of a draw.
    pub(crate) fn fetch(&mut self, seat: Seat, site: Site) {
        let face = self.s.side(seat).lying[site.index()].face;
        let fetch = self.duel.card(face).def().fetches.as_ref().expect("it was offered");
        self.s.side_mut(seat).used |= site.bit();
        let s = &*self.s;
        self.log.note(|| Event::Used { seat, card: face, at: s.located_site(seat, site) });
        self.pay(seat, fetch.price);
        self.push(HandFrame::Fetch(seat, site));
    }

    pub(crate) fn work_fetch(&mut self, seat: Seat, site: Site) -> bool {
        let mut places = self.duel.fetchable(self.s, seat, site);
        let (first, more) = (places.next(), places.next().is_some());
        drop(places);
        if !more {
            self.fetched(seat, first.expect("there was one when it was paid for"));
        }
        !more
    }

    /// A seat takes this card of the discard pile.
    pub(crate) fn fetched(&mut self, seat: Seat, at: u8) {
        self.s.agenda.pop();
        self.take_open(seat, self.duel.discard(seat), at);
    }

    /// Players with too many hand cards put the surplus under stacks: both players, the active one first, if `both`;
    /// otherwise only the passive one. Returns whether anybody has to.
    pub(crate) fn keep_limits(&mut self, both: bool) -> bool {
        let base = self.s.agenda.depth();
        for seat in [self.s.active, foe(self.s.active)] {
            if (both || seat != self.s.active) && self.duel.has_surplus(self.s, seat) {
                self.push(HandFrame::Surplus(seat));
            }
        }
        self.s.agenda.depth() > base
    }

    /// Ends an exchange without a draw if the seat has no stack to draw from: the card may have gone under a stack of
    /// the other player. Returns whether it did.
    pub(crate) fn work_redraw(&mut self, seat: Seat, stacks: u8) -> bool {
        let none = self.duel.full_stacks(self.s, seat) & stacks == 0;
        if none {
            self.s.agenda.pop();
        }
        none
    }

    pub(crate) fn work_surplus(&mut self, seat: Seat) -> bool {
        let kept = !self.duel.has_surplus(self.s, seat);
        if kept {
            self.s.agenda.pop();
        }
        kept
    }

    pub(crate) fn work_exchange(&mut self) -> bool {
        if !self.s.hand(self.s.active).is_empty() {
            return false;
        }
        self.replace(Phase::End);
        true
    }
}
