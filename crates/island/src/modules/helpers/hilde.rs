//! Hilde: a card of choice out of a leader's hand (helpers 5).

use kernel::{Seat, Seats, Veiled};

use super::{Answers, HELPER, HelperAsk, HelperDef, Way, Ways};
use crate::action::Action;
use crate::almanac::AlmanacEntry;
use crate::cx::Cx;
use crate::event::Event;
use crate::modules::HelperEvent;
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        ways: |rules, s, seat| Ways::only_if(Way::Plain, !rules.leaders(s, seat).is_empty()),
        begin: |cx, seat, _| {
            let leaders = cx.rules.leaders(cx.s, seat);
            match leaders.len() {
                1 => cx.look_at(seat, leaders.lowest().expect("there is one")),
                _ => cx.ask_helper(HelperAsk::HildeWhom),
            }
        },
        answers: |rules, s, seat, ask| match ask {
            // The answering player has seen the whole hand, so this reveals nothing.
            HelperAsk::HildeTake(victim) => Answers { names: s.hand(victim).kinds(), ..Answers::default() },
            _ => Answers { seats: rules.leaders(s, seat), ..Answers::default() },
        },
        answer: |cx, seat, ask, action| match (ask, action) {
            (HelperAsk::HildeWhom, Action::Choose(whom)) => {
                cx.log.note(|| Event::Chose { seat, whom });
                cx.look_at(seat, whom);
            }
            (HelperAsk::HildeTake(victim), Action::Name(resource)) => {
                cx.steal(seat, victim, resource);
                cx.used(seat);
            }
            (ask, action) => unreachable!("{action:?} does not answer {ask:?}"),
        },
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-hilde",
            name: "Hilde",
            text: "Your turn: look at the resource cards of an opponent who shows more points than you, and take 1.",
            rulings: &[
                "Hidden points count for neither of you; markers and special cards do.", // helpers D10
                "Only you and the victim know which card it was.",                       // helpers D26
            ],
            ..HELPER
        })
    }
}

impl<D: Size> Island<D> {
    /// Opponents who show more points and hold cards (helpers D5, D10).
    fn leaders(&self, s: &State<D>, seat: Seat) -> Seats {
        let mine = s.side(seat).points;
        self.others(seat).filter(|&other| s.side(other).points > mine && s.side(other).cards > 0).collect()
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// A player looks at a whole hand; nobody else sees it.
    fn look_at(&mut self, seat: Seat, victim: Seat) {
        let hand = self.s.hand(victim);
        *self.s.known_hand_mut(victim, seat) = hand;
        self.log.reveal();
        let both = Seats::only(seat).with(victim);
        self.log.note(|| HelperEvent::HandSeen { seat, of: victim, hand: Veiled::shown_to(both, hand) }.into());
        self.ask_helper(HelperAsk::HildeTake(victim));
    }
}
