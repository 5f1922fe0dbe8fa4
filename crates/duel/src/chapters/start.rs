//! Before the first turn: starting hands, start regions, harbors (rivals 5); then the preparatory round of games with decks.

mod frames;
mod preparation;
#[cfg(feature = "json")]
mod written;

use kernel::Seat;

use crate::card::Back;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::Row;
use crate::position::site::Store;
use crate::position::state::{State, foe};
use crate::vocabulary::event::Event;

pub use frames::StartFrame;

/// How many cards a starting hand has.
const STARTING_HAND: u8 = 3;

impl Duel {
    /// The place of the start region with this index in the order of laying.
    pub(crate) fn start_store(&self, at: u8) -> Store {
        self.edition.start[at as usize].store()
    }

    /// The stacks that a seat's starting hand may come from.
    pub(crate) fn start_stacks(&self, s: &State, seat: Seat) -> u8 {
        let any = self.options().terms().start_from_themes;
        let allowed = |stack: &u8| {
            let has_enough = s.piles.len(Row::stack(*stack)) >= STARTING_HAND.into();
            has_enough && (any || self.stack_back(*stack) == Back::Of(self.edition.basic))
        };
        let stacks = (0..self.stacks()).filter(|stack| allowed(stack) && *stack != s.started);
        stacks.fold(0, |set, stack| set | 1 << stack) & self.stacks_of(seat)
    }
}

impl Cx<'_, '_> {
    /// A player chose the stack that the starting hand comes from.
    pub(crate) fn chose_start(&mut self, seat: Seat, stack: u8) {
        self.log.note(|| Event::StackChosen { seat, stack });
        let first = self.s.started == u8::MAX;
        self.s.started = stack;
        if self.duel.options().terms().starting_search {
            self.look(seat, Row::stack(stack));
            self.replace(StartFrame::Cards { seat, stack, left: STARTING_HAND });
            return;
        }
        for _ in 0..STARTING_HAND {
            self.draw_card(seat, stack);
        }
        self.start_goes_on(seat, first);
    }

    /// A player took a card of the starting hand.
    pub(crate) fn took_start(&mut self, seat: Seat, stack: u8, left: u8, at: u8) {
        self.take_searched(seat, Row::stack(stack), at);
        if left > 1 {
            self.replace(StartFrame::Cards { seat, stack, left: left - 1 });
        } else {
            self.start_goes_on(seat, seat == self.s.active);
        }
    }

    fn start_goes_on(&mut self, seat: Seat, first: bool) {
        if first {
            self.replace(StartFrame::Stack(foe(seat)));
        } else if self.duel.options().terms().starting_search {
            self.s.started = u8::MAX;
            self.replace(StartFrame::Regions(foe(seat), 0));
        } else {
            self.s.started = u8::MAX;
            self.harbors_or_first_turn();
        }
    }

    /// A player chose the region for the next place.
    pub(crate) fn laid_start(&mut self, seat: Seat, laid: u8, store: Store) {
        let here = self.duel.start_store(laid);
        self.exchange_regions(seat, here, store);
        self.tell_laid(seat, here);
        if laid + 2 < self.duel.edition.start.len() as u8 {
            self.replace(StartFrame::Regions(seat, laid + 1));
            return;
        }
        self.tell_laid(seat, self.duel.start_store(laid + 1));
        if seat == self.s.active {
            self.replace(StartFrame::Regions(foe(seat), 0));
        } else {
            self.harbors_or_first_turn();
        }
    }

    fn tell_laid(&mut self, seat: Seat, store: Store) {
        let (s, side) = (&*self.s, self.s.side(seat));
        self.log.note(|| {
            let at = s.located(seat, seat, side.region_spot(store));
            Event::RegionLaid { seat, card: side.regions[store.index()], at }
        });
    }
}
