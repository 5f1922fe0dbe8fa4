//! Giving a card to an opponent who is not ahead (frenemies 3.2).

use kernel::Seat;

use super::FavorAsk;
use crate::action::Action;
use crate::counts::{Countable, Hand, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::modules::answers::{Answers, Extras, gift_bit};
use crate::modules::{FavorEvent, FavorRefusal};
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;

impl<D: Size> Island<D> {
    /// Whether the active player may offer this card to this player.
    #[inline(never)]
    pub(crate) fn check_gift(&self, s: &State<D>, to: Seat, resource: Resource) -> Result<(), Refusal> {
        if to.0 >= self.options().seats {
            Err(Refusal::NoSuchSeat)
        } else if s.kept.frenemies.supply_left == 0 {
            // frenemies D5: where nothing can be earned no gift is made.
            Err(FavorRefusal::SupplyEmpty.into())
        } else if s.reduced {
            Err(Refusal::NotNow)
        } else if to == s.active {
            Err(Refusal::NoAddressee)
        } else if s.kept.frenemies.given {
            Err(FavorRefusal::GaveAlready.into())
        } else if s.side(to).points > s.side(s.active).points {
            Err(FavorRefusal::TooStrong.into())
        } else if s.kept.frenemies.offered & gift_bit(to, resource) != 0 {
            Err(FavorRefusal::OfferedAlready.into())
        } else if !s.hand(s.active).has(resource) {
            Err(Refusal::NotInHand)
        } else {
            Ok(())
        }
    }

    pub(super) fn list_gifts(&self, s: &State<D>, extras: &mut Extras) {
        let hand = s.hand(s.active);
        if s.kept.frenemies.given || s.kept.frenemies.supply_left == 0 || hand.is_empty() {
            return;
        }
        let kinds = Resource::ALL.iter().fold(0, |bits, &kind| bits | u32::from(hand.has(kind)) << kind.index());
        let mine = s.side(s.active).points;
        for to in self.others(s.active) {
            if s.side(to).points <= mine {
                extras.gifts |= kinds << (5 * to.index());
            }
        }
        extras.gifts &= !s.kept.frenemies.offered;
    }

    /// Accept, reject, or ask for another resource, as far as the giver has another card (frenemies D9).
    pub(super) fn gift_answers(&self, s: &State<D>, offered: Resource) -> Answers<D> {
        let others = Hand::new([u8::from(s.side(s.active).cards > 1); 5]);
        Answers { names: others.kinds().without(offered), accept: true, decline: true, ..Answers::default() }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// The active player offers a card as a present.
    #[inline(never)]
    pub(crate) fn offer_gift(&mut self, to: Seat, resource: Resource) {
        let seat = self.s.active;
        self.s.kept.frenemies.offered |= gift_bit(to, resource);
        self.shows(seat, Hand::one(resource));
        self.log.note(|| FavorEvent::GiftOffered { seat, to, resource }.into());
        self.ask_favor(FavorAsk::GiftAnswer(to, resource));
    }

    /// The opponent takes it, rejects it, or asks for something else.
    pub(super) fn answer_gift(&mut self, to: Seat, resource: Resource, answer: Action) {
        match answer {
            Action::Accept => self.give(to, resource),
            Action::Decline => self.log.note(|| Event::Declined { seat: to }),
            Action::Name(other) => {
                self.log.note(|| FavorEvent::GiftAsked { seat: to, resource: other }.into());
                self.ask_favor(FavorAsk::GiftAsked(to, other));
            }
            other => unreachable!("{other:?} is no answer to a gift"),
        }
    }

    /// The giver gives the requested card, or withdraws. Withdrawing reveals nothing.
    pub(super) fn answer_request(&mut self, to: Seat, resource: Resource, answer: Action) {
        match answer {
            Action::Accept => self.give(to, resource),
            _ => {
                let seat = self.s.active;
                self.log.note(|| Event::Declined { seat });
            }
        }
    }

    fn give(&mut self, to: Seat, resource: Resource) {
        let (seat, cards) = (self.s.active, Hand::one(resource));
        // Everybody sees the given card, which may be one that nobody knew of.
        self.shows(seat, cards);
        self.hand_over(seat, to, cards);
        self.log.reveal();
        self.log.note(|| Event::HandedOver { from: seat, to, cards });
        self.s.kept.frenemies.given = true;
        self.earn(seat, 1);
    }
}
