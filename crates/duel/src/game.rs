//! The duel as a [`Game`]: who is awaited, what is legal, what follows.

use kernel::{Awaits, Choices, Game, Log, Rng, Seat, Seats, Standing, Viewer, Weighted, below};

use crate::agenda::Frame;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::menu::Menu;
use crate::position::state::State;
use crate::shown::known::Known;
use crate::shown::view::View;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;

impl Duel {
    /// The seat that is asked, if there is one.
    #[inline]
    pub(crate) fn asked(&self, s: &State) -> Option<Seat> {
        s.agenda.top().asked(s)
    }
}

impl Game for Duel {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type Known = Known;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        self.start_state()
    }

    #[inline]
    fn awaits(&self, s: &State) -> Awaits {
        match self.asked(s) {
            Some(seat) => Awaits::Seats { due: Seats::only(seat), may: Seats::NONE },
            None if s.agenda.top() == Frame::Over => Awaits::Nobody,
            None => Awaits::Chance,
        }
    }

    fn check(&self, s: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.asked(s) {
            None => Err(Refusal::NobodyIsAsked),
            Some(asked) if asked != seat => Err(Refusal::NotYourTurn),
            Some(_) if Menu::of(self, s, seat).has(action) => Ok(()),
            Some(_) if action == Action::Remove && self.may_remove(s, seat) => Ok(()),
            Some(_) if self.may_offer(s, seat, action) => Ok(()),
            Some(_) => Err(s.agenda.top().why_not(self, s, seat, action)),
        }
    }

    fn pass(&self, s: &State, seat: Seat) -> Option<Action> {
        s.agenda.top().is_hidden(seat).then_some(Action::Pass)
    }

    fn choices(&self, s: &State, seat: Seat, out: &mut Choices<Action>) {
        out.clear();
        Menu::of(self, s, seat).list(out);
    }

    #[inline]
    fn pick(&self, s: &State, seat: Seat, rng: &mut impl Rng) -> Action {
        let menu = Menu::of(self, s, seat);
        menu.nth(below(rng, menu.len()))
    }

    fn apply(&self, s: &mut State, seat: Seat, action: Action, log: &mut Log<'_, Event>) {
        debug_assert_eq!(self.check(s, seat, action), Ok(()), "{action:?}");
        Cx { duel: self, s, log }.act(seat, action);
    }

    fn outcomes(&self, s: &State, out: &mut Weighted<Outcome>) -> bool {
        out.clear();
        s.agenda.top().outcomes(s, out)
    }

    #[inline]
    fn draw(&self, s: &State, rng: &mut impl Rng) -> Outcome {
        s.agenda.top().draw(self, s, rng)
    }

    fn check_outcome(&self, s: &State, outcome: Outcome) -> Result<(), Refusal> {
        if s.agenda.top().can_fall(self, s, outcome) { Ok(()) } else { Err(Refusal::CannotFall) }
    }

    fn fall(&self, s: &mut State, outcome: Outcome, log: &mut Log<'_, Event>) {
        debug_assert_eq!(self.check_outcome(s, outcome), Ok(()), "{outcome:?}");
        Cx { duel: self, s, log }.fall(outcome);
    }

    fn known(&self, s: &State, seat: Seat) -> Known {
        Known::of(self, s, seat)
    }

    fn imagine(&self, known: &Known, rng: &mut impl Rng) -> State {
        known.imagine(self, rng)
    }

    fn view(&self, s: &State, viewer: Viewer) -> View {
        View::of(self, s, viewer)
    }

    fn standing(&self, s: &State) -> Option<Standing> {
        if s.agenda.top() != Frame::Over {
            return None;
        }
        let mut points = [0; 8];
        for seat in [Seat(0), Seat(1)] {
            points[seat.index()] = s.victory_points(self, seat);
        }
        Some(Standing { winners: Seats::only(s.active), points })
    }

    fn turns(&self, s: &State) -> u32 {
        s.turn.into()
    }

    fn depth(&self, s: &State) -> usize {
        s.agenda.depth()
    }
}
