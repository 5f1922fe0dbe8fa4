//! The frames between the announcement of an attack or event and its effect.

use kernel::{Rng, Seat, Weighted, die};

use crate::agenda::Chapter;
use crate::cards::Card;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::menu::Menu;
use crate::position::piles::Row;
use crate::position::state::State;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::event::Event;

/// Attacks and the answers to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackFrame {
    /// A seat may play a card that averts the open event or attack.
    Avert(Seat),
    /// The defender's die falls, for the guards against this attack.
    GuardRoll(Seat, Card),
    /// Work: the attack below has no effect if a lying card spares this seat.
    Strike(Seat),
}

impl Chapter for AttackFrame {
    #[inline]
    fn asked(self, _s: &State) -> Option<Seat> {
        if let Self::Avert(seat) = self { Some(seat) } else { None }
    }

    fn menu(self, menu: &mut Menu<'_>) {
        let (duel, s) = (menu.duel, menu.s);
        menu.one(Action::Pass);
        let event = duel.card(*s.piles.faces(Row::OPEN).last().expect("an event lies open"));
        menu.hand(|menu, face| {
            if duel.averts_it(s, face, event) {
                menu.one(Action::Play(face));
            }
        });
    }

    fn work(self, cx: &mut Cx<'_, '_>) -> bool {
        match self {
            Self::Avert(seat) => cx.work_avert(seat),
            Self::GuardRoll(..) => false,
            Self::Strike(victim) => {
                cx.s.agenda.pop();
                cx.strike(victim);
                true
            }
        }
    }

    fn act(self, cx: &mut Cx<'_, '_>, seat: Seat, action: Action) {
        match action {
            Action::Play(face) => cx.avert(seat, face),
            Action::Pass => cx.declines(seat),
            action => unreachable!("{action:?} is not legal in {self:?}"),
        }
    }

    fn is_hidden(self, seat: Seat) -> bool {
        self == Self::Avert(seat)
    }

    fn outcomes(self, _s: &State, out: &mut Weighted<Outcome>) -> bool {
        let rolls = matches!(self, Self::GuardRoll(..));
        if rolls {
            (1..=6).for_each(|number| out.push(Outcome::Die(number), 1));
        }
        rolls
    }

    fn draw(self, _duel: &Duel, _s: &State, rng: &mut impl Rng) -> Outcome {
        Outcome::Die(die(rng))
    }

    fn can_fall(self, _duel: &Duel, _s: &State, outcome: Outcome) -> bool {
        matches!((self, outcome), (Self::GuardRoll(..), Outcome::Die(1..=6)))
    }

    fn fall(self, cx: &mut Cx<'_, '_>, outcome: Outcome) {
        match (self, outcome) {
            (Self::GuardRoll(seat, attack), Outcome::Die(number)) => cx.guard_rolled(seat, attack, number),
            _ => unreachable!("{outcome:?} cannot fall in {self:?}"),
        }
    }

    fn pass_words(self, _duel: &Duel, _s: &State) -> &'static str {
        "duel.pass.avert"
    }
}

impl Cx<'_, '_> {
    /// A seat passes. This notes an event with the words for passing, and removes the question.
    pub(crate) fn declines(&mut self, seat: Seat) {
        let (duel, s) = (self.duel, &*self.s);
        self.log.note(|| Event::Decided { seat, what: duel.pass_words(s), n: 0 });
        self.s.agenda.pop();
    }
}
