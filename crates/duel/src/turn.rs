//! A turn from its beginning to its end, the game's start, and its winner (rivals 5, 6, 11).

use kernel::Seat;

use crate::card::Back;
use crate::cx::Cx;
use crate::event::Event;
use crate::piles::Row;
use crate::resource::Kinds;
use crate::rules::Duel;
use crate::site::Store;
use crate::state::{Frame, Phase, Start, State, foe};

/// How many cards a starting hand has.
const STARTING_HAND: u8 = 3;

impl Duel {
    /// The places of the start regions in the order in which they are laid.
    pub(crate) fn start_store(&self, at: u8) -> Store {
        self.edition.start[at as usize].store()
    }

    /// The stacks that a seat's starting hand may come from.
    pub(crate) fn start_stacks(&self, s: &State, seat: Seat) -> u8 {
        let any = self.options().terms().start_from_themes;
        let allowed = |stack: &u8| any || self.stack_back(*stack) == Back::Of(self.edition.basic);
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
            self.s.agenda.replace(Frame::Start(seat, Start::Cards { stack, left: STARTING_HAND }));
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
            self.s.agenda.replace(Frame::Start(seat, Start::Cards { stack, left: left - 1 }));
        } else {
            self.start_goes_on(seat, seat == self.s.active);
        }
    }

    fn start_goes_on(&mut self, seat: Seat, first: bool) {
        if first {
            self.s.agenda.replace(Frame::Start(foe(seat), Start::Stack));
        } else if self.duel.options().terms().starting_search {
            self.s.started = u8::MAX;
            self.s.agenda.replace(Frame::Start(foe(seat), Start::Regions(0)));
        } else {
            self.s.started = u8::MAX;
            self.harbors_or_first_turn();
        }
    }

    /// A player chose the region that lies at the next place.
    pub(crate) fn laid_start(&mut self, seat: Seat, laid: u8, store: Store) {
        let here = self.duel.start_store(laid);
        self.exchange_regions(seat, here, store);
        self.tell_laid(seat, here);
        if laid + 2 < self.duel.edition.start.len() as u8 {
            self.s.agenda.replace(Frame::Start(seat, Start::Regions(laid + 1)));
            return;
        }
        self.tell_laid(seat, self.duel.start_store(laid + 1));
        if seat == self.s.active {
            self.s.agenda.replace(Frame::Start(foe(seat), Start::Regions(0)));
        } else {
            self.harbors_or_first_turn();
        }
    }

    fn tell_laid(&mut self, seat: Seat, store: Store) {
        let side = self.s.side(seat);
        self.log.note(|| Event::RegionLaid { seat, card: side.regions[store.index()], at: side.region_spot(store) });
    }

    /// A turn begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.s.active = seat;
        self.s.turn = self.s.turn.saturating_add(1);
        (self.s.number, self.s.event, self.s.offers) = (0, None, 0);
        self.s.agenda.clear();
        self.push(Frame::Turn(Phase::BeforeRoll));
        let turn = self.s.turn;
        self.log.note(|| Event::TurnBegan { seat, turn });
    }

    /// What lasts until the end of a turn is over.
    fn turn_is_over(&mut self) {
        let has_sea = self.duel.has_sea();
        for side in &mut self.s.sides {
            side.used = 0;
            if has_sea {
                side.sea.ships_home();
            }
        }
    }

    /// The next player's turn.
    pub(crate) fn end_turn(&mut self) {
        self.turn_is_over();
        self.begin_turn(foe(self.s.active));
    }

    /// The active player wins as soon as the points suffice in an own action phase (rivals 11), or at once where the edition
    /// says so; whether he did.
    pub(crate) fn declare_winner(&mut self) -> bool {
        let seat = self.s.active;
        let points = self.s.victory_points(self.duel, seat);
        if points < self.duel.options().target {
            return false;
        }
        self.turn_is_over();
        (self.s.even, self.s.pledge) = (Kinds::NONE, None);
        self.s.agenda.clear();
        self.log.note(|| Event::Won { seat, points });
        true
    }
}
