//! The turn: its beginning, its end, and what comes between two turns (island 5.1, 14.3, 14.4).

use kernel::Seat;

use crate::counts::Cards;
use crate::cx::Cx;
use crate::event::Event;
use crate::options::Turns;
use crate::rules::{Island, price};
use crate::size::{AtSea, Size};
use crate::state::{Frame, State};

impl<D: Size> Island<D> {
    /// Who takes the next full turn after a turn of `seat`.
    fn next_player(&self, s: &State<D>) -> Seat {
        match s.reduced {
            false => self.left_of(s.active, 1),
            // The second of two paired players sits three places to the left of the first.
            true => self.left_of(s.active, self.options().seats - 3 + 1),
        }
    }

    /// Whether, by public knowledge, this seat could build in the Special Building Phase: the cheapest thing
    /// to build takes two cards.
    fn could_build(&self, s: &State<D>, seat: Seat) -> bool {
        s.side(seat).cards >= price::ROAD.total()
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// A full turn begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.s.active = seat;
        self.s.reduced = false;
        self.s.turn += 1;
        self.s.dice = [0; 2];
        self.s.agenda.push(Frame::BeforeRoll);
        self.log.note(|| Event::TurnBegan { seat, reduced: false });
    }

    /// The reduced turn of the second of two paired players begins (island 14.4).
    fn begin_reduced_turn(&mut self, seat: Seat) {
        self.s.active = seat;
        self.s.reduced = true;
        self.s.agenda.push(Frame::Main);
        self.log.note(|| Event::TurnBegan { seat, reduced: true });
    }

    /// The active player is done.
    pub(crate) fn end_turn(&mut self) {
        let seat = self.s.active;
        self.s.agenda.pop();
        self.s.trade.end_turn();
        self.s.card_played = false;
        self.s.fresh = Cards::NONE;
        self.s.bought = 0;
        if let Some(waters) = self.s.waters.get_mut() {
            (waters.fresh, waters.moved) = (D::Edges::default(), false);
        }
        self.log.note(|| Event::TurnEnded { seat });
        self.tell_turn_ended(());
        match self.rules.options().turns {
            Turns::Plain => self.begin_turn(self.rules.left_of(seat, 1)),
            Turns::SpecialBuilding => self.special_building(self.rules.left_of(seat, 1)),
            Turns::Paired if !self.s.reduced => self.begin_reduced_turn(self.rules.left_of(seat, 3)),
            Turns::Paired => self.begin_turn(self.rules.next_player(self.s)),
        }
    }

    /// The first of `seat` and those after it who could build is asked; after the last the next turn begins.
    fn special_building(&mut self, seat: Seat) {
        let mut seat = seat;
        while seat != self.s.active {
            if self.rules.could_build(self.s, seat) {
                return self.s.agenda.push(Frame::Special(seat));
            }
            seat = self.rules.left_of(seat, 1);
        }
        self.begin_turn(self.rules.left_of(seat, 1));
    }

    /// A seat is done with its Special Building Phase.
    pub(crate) fn end_special(&mut self, seat: Seat) {
        self.s.agenda.pop();
        self.special_building(self.rules.left_of(seat, 1));
    }
}
