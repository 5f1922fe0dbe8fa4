//! Nassir: one or two opponents give a card of a named resource and get one back (helpers 5).

use kernel::{Seat, Seats};

use super::{Answers, HELPER, HelperAsk, HelperDef, Way, Ways};
use crate::action::Action;
use crate::almanac::AlmanacEntry;
use crate::counts::{Hand, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::modules::HelperRefusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        ways: |rules, s, seat| match rules.with_cards(s, seat).is_empty() {
            true => Ways::NONE,
            false => Ways::with_each(Hand::new([1; 5]).kinds()),
        },
        why_not: |_, _, _, way| match way {
            Way::With(_) => HelperRefusal::OfNoUse.into(),
            _ => HelperRefusal::NotThisOne.into(),
        },
        begin: |cx, _, way| {
            let Way::With(resource) = way else { unreachable!("Nassir names a resource") };
            cx.ask_helper(HelperAsk::NassirWhom(resource));
        },
        answers: |rules, s, seat, ask| match ask {
            HelperAsk::NassirWhom(_) => Answers { seats: rules.with_cards(s, seat), ..Answers::default() },
            HelperAsk::NassirAlso(_, first) => {
                Answers { seats: rules.with_cards(s, seat).without(first), pass: true, ..Answers::default() }
            }
            _ => Answers { names: s.hand(seat).kinds(), ..Answers::default() },
        },
        answer: |cx, seat, ask, action| match (ask, action) {
            (HelperAsk::NassirWhom(resource), Action::Choose(whom)) => {
                cx.log.note(|| Event::Chose { seat, whom });
                if cx.rules.with_cards(cx.s, seat).without(whom).is_empty() {
                    cx.collect(seat, resource, Seats::only(whom));
                } else {
                    cx.ask_helper(HelperAsk::NassirAlso(resource, whom));
                }
            }
            (HelperAsk::NassirAlso(resource, first), Action::Choose(whom)) => {
                cx.log.note(|| Event::Chose { seat, whom });
                cx.collect(seat, resource, Seats::only(first).with(whom));
            }
            (HelperAsk::NassirAlso(resource, first), _) => {
                cx.log.note(|| Event::Passed { seat });
                cx.collect(seat, resource, Seats::only(first));
            }
            (HelperAsk::NassirReturn(givers), Action::Name(resource)) => {
                let giver = givers.lowest().expect("somebody gave");
                let cards = Hand::one(resource);
                cx.hand_over(seat, giver, cards);
                cx.log.note(|| Event::HandedOver { from: seat, to: giver, cards });
                cx.pay_back(seat, givers.without(giver));
            }
            (ask, action) => unreachable!("{action:?} does not answer {ask:?}"),
        },
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-nassir",
            name: "Nassir",
            text: "Your turn: name a resource and 1 or 2 opponents. Each who holds it gives you 1; you give each of them 1 card of your choice.",
            rulings: &[
                "Who has none gives and gets nothing; it is a use all the same.", // helpers D17
                "The card you give back may be any, the one just received too.",  // helpers D18
            ],
            ..HELPER
        })
    }
}

impl<D: Size> Island<D> {
    /// Opponents with at least one resource card (helpers D17).
    fn with_cards(&self, s: &State<D>, seat: Seat) -> Seats {
        self.others(seat).filter(|&other| s.side(other).cards > 0).collect()
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// Everybody chosen who holds the resource gives one, all at once.
    fn collect(&mut self, seat: Seat, resource: Resource, from: Seats) {
        self.log.reveal();
        let cards = Hand::one(resource);
        let givers: Seats = from.filter(|&other| self.s.hand(other).has(resource)).collect();
        for other in from {
            if givers.has(other) {
                self.hand_over(other, seat, cards);
                self.log.note(|| Event::HandedOver { from: other, to: seat, cards });
            } else {
                self.log.note(|| Event::HadNone { seat: other, resource });
            }
        }
        self.pay_back(seat, givers);
    }

    /// Each giver gets a card of the user's choice.
    fn pay_back(&mut self, seat: Seat, givers: Seats) {
        if givers.is_empty() {
            self.used(seat);
        } else {
            self.ask_helper(HelperAsk::NassirReturn(givers));
        }
    }
}
