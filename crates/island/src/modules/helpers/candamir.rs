//! Candamir: the owner buys one of three development cards and may pay one card of the price with another
//! resource (helpers 5).

use kernel::{Seat, Seats, Veiled};

use super::{Answers, HELPER, HelperAsk, HelperDef, Way, Ways};
use crate::action::Action;
use crate::almanac::AlmanacEntry;
use crate::counts::{Card, Cards, Countable, Hand, Resource};
use crate::cx::Cx;
use crate::modules::{Act, HelperAct, HelperEvent, HelperRefusal};
use crate::refusal::Refusal;
use crate::rules::price;
use crate::size::Size;
use crate::state::Frame;

/// How many cards are drawn, as far as the deck reaches (helpers D9).
const DRAWN: u8 = 3;

/// The price of this way; `None` if the way is not allowed. At most one card is replaced by another kind (helpers D8).
fn cost(way: Way) -> Option<Hand> {
    match way {
        Way::Plain => Some(price::CARD),
        Way::Paying(replaced, by) if price::CARD.has(replaced) && replaced != by => {
            Some(price::CARD - Hand::one(replaced) + Hand::one(by))
        }
        _ => None,
    }
}

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        ways: |_, s, seat: Seat| {
            if s.deck_left == 0 {
                return Ways::NONE;
            }
            let pays = |way| cost(way).is_some_and(|cost| s.hand(seat).covers(cost));
            let mut ways = Ways::only_if(Way::Plain, pays(Way::Plain));
            for replaced in [Resource::Wool, Resource::Grain, Resource::Ore] {
                for by in Resource::ALL {
                    if pays(Way::Paying(replaced, by)) {
                        ways = ways.and(Way::Paying(replaced, by));
                    }
                }
            }
            ways
        },
        why_not: |_, s, seat, way| match cost(way) {
            Some(_) if s.deck_left == 0 => Refusal::DeckEmpty,
            Some(cost) => Refusal::CannotAfford { short: cost.less(s.hand(seat)).total() },
            None if matches!(way, Way::Paying(..)) => HelperRefusal::NotThePrice.into(),
            None => HelperRefusal::NotThisOne.into(),
        },
        begin: |cx, seat, way| {
            cx.pay_to_bank(seat, cost(way).expect("only a price is paid"));
            cx.ask_helper(HelperAsk::CandamirDraw(DRAWN.min(cx.s.deck_left)));
        },
        answers: |_, s, _, ask| match ask {
            HelperAsk::CandamirKeep => Answers { cards: s.kept.helpers.seen.kinds(), ..Answers::default() },
            _ => Answers::default(),
        },
        answer: |cx, seat, _, action| {
            let Action::Module(Act::Helpers(HelperAct::Keep(card))) = action else {
                unreachable!("{action:?} keeps no card")
            };
            cx.keep(seat, card);
        },
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-candamir",
            name: "Candamir",
            text: "Your turn: buy a development card with up to 1 card of the price replaced by any other. Draw 3, keep 1, shuffle the others back.",
            rulings: &[
                "Two wool and a grain will do: the third card may be equal to one of the two.", // helpers D8
                "With fewer than 3 cards left you draw what is there.",                         // helpers D9
                "Nobody else sees the cards that go back.",                                     // helpers D26
            ],
            ..HELPER
        })
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// One of the cards to choose from is drawn.
    #[inline(never)]
    pub(crate) fn candamir_draws(&mut self, left: u8, card: Card) {
        let seat = self.s.active;
        self.s.agenda.pop();
        self.s.deck -= Cards::one(card);
        self.s.deck_left -= 1;
        self.s.kept.helpers.seen += Cards::one(card);
        self.s.kept.helpers.seen_count += 1;
        self.log.reveal();
        self.log.note(|| HelperEvent::CardSeen { seat, card: Veiled::shown_to(Seats::only(seat), card) }.into());
        if left > 1 {
            self.ask_helper(HelperAsk::CandamirDraw(left - 1));
        } else if self.s.kept.helpers.seen_count > 1 {
            self.ask_helper(HelperAsk::CandamirKeep);
        } else {
            // A single drawn card must be kept, so nothing is asked.
            self.keep(seat, card);
        }
    }

    /// One card is kept as if bought; the others go back.
    fn keep(&mut self, seat: Seat, card: Card) {
        let helpers = &mut self.s.kept.helpers;
        self.s.deck += std::mem::take(&mut helpers.seen);
        self.s.deck_left += std::mem::take(&mut helpers.seen_count);
        self.used(seat);
        self.s.agenda.push(Frame::DrawCard(seat));
        self.drawn(seat, card);
    }
}
