//! The handle through which rules change a position: it moves cards between hands and bank, and keeps who knows of it.

use kernel::{Log, Seat, Veiled};

use crate::counts::{Cards, Hand, Resource};
use crate::event::Event;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, State};

/// A position that is being changed, its rules, and the log.
pub(crate) struct Cx<'a, 'l, D: Size> {
    pub(crate) rules: &'a Island<D>,
    pub(crate) s: &'a mut State<D>,
    pub(crate) log: &'a mut Log<'l, Event>,
}

impl<D: Size> Cx<'_, '_, D> {
    /// Everybody sees these cards come into a hand.
    #[inline]
    fn comes(&mut self, seat: Seat, cards: Hand) {
        self.s.trade.hand_changes();
        self.s.side_mut(seat).cards += cards.total();
        let seats = self.rules.options().seats as usize;
        for known in &mut self.s.knows.of_mut(seat).as_mut()[..seats] {
            *known += cards;
        }
    }

    /// Everybody sees these cards leave a hand.
    #[inline]
    fn goes(&mut self, seat: Seat, cards: Hand) {
        self.s.trade.hand_changes();
        self.s.side_mut(seat).cards -= cards.total();
        let seats = self.rules.options().seats as usize;
        debug_assert!(self.s.hand(seat).covers(cards), "only cards in hand are paid");
        for known in &mut self.s.knows.of_mut(seat).as_mut()[..seats] {
            *known = known.less(cards);
        }
    }

    /// The bank gives cards that it has.
    #[inline]
    pub(crate) fn take_from_bank(&mut self, seat: Seat, cards: Hand) {
        self.s.bank -= cards;
        self.comes(seat, cards);
    }

    /// A player pays cards in hand to the bank.
    #[inline]
    pub(crate) fn pay_to_bank(&mut self, seat: Seat, cards: Hand) {
        self.goes(seat, cards);
        self.s.bank += cards;
    }

    /// A player hands cards to another, seen by all.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, cards: Hand) {
        self.goes(from, cards);
        self.comes(to, cards);
    }

    /// A player shows everybody that these cards are in the hand, by offering them or agreeing to give them.
    pub(crate) fn shows(&mut self, seat: Seat, cards: Hand) {
        for observer in self.rules.everybody() {
            let known = self.s.known_hand_mut(seat, observer);
            *known = known.less(cards) + cards;
        }
    }

    /// A card moves from one hand to another, and only these two players see which.
    ///
    /// For the others, any card that they knew may be the stolen one. No observer concludes more, not even from a hand
    /// that is known in full: otherwise the knowledge of one observer would tell another something new.
    pub(crate) fn steal(&mut self, thief: Seat, victim: Seat, resource: Resource) {
        self.s.trade.hand_changes();
        let card = Hand::one(resource);
        for observer in self.rules.everybody() {
            let known = self.s.known_hand(victim, observer);
            if observer == thief || observer == victim {
                *self.s.known_hand_mut(victim, observer) = known.less(card);
                *self.s.known_hand_mut(thief, observer) += card;
            } else {
                *self.s.known_hand_mut(victim, observer) = known.less_one_each();
            }
        }
        self.s.side_mut(victim).cards -= 1;
        self.s.side_mut(thief).cards += 1;
        self.log.reveal();
        let both = kernel::Seats::only(thief).with(victim);
        self.log.note(|| Event::Stole { thief, victim, card: Veiled::shown_to(both, resource) });
    }

    /// The active player wins with enough points, but only in their own turn (island 11, D7).
    ///
    /// `before` is the active player before the step, with the points that everybody saw.
    #[inline(always)]
    pub(crate) fn declare_winner(&mut self, before: (Seat, u8)) {
        let side = self.s.side(self.s.active);
        // Each held card hides at most one point: with a smaller sum nobody can have won.
        if side.points + side.held >= self.rules.options().target {
            self.look_for_a_winner(before);
        }
    }

    #[inline(never)]
    fn look_for_a_winner(&mut self, before: (Seat, u8)) {
        let seat = self.s.active;
        if (seat, self.s.side(seat).points) != before {
            // Hidden points could win now. Whether the game goes on tells something about them.
            self.log.reveal();
        }
        let points = self.s.total_points(seat);
        if points >= self.rules.options().target && self.s.is_own_turn() {
            self.log.note(|| Event::Won { seat, points });
            self.end_game();
        }
    }

    /// Everybody shows all cards; nothing is left to do.
    #[cold]
    fn end_game(&mut self) {
        self.s.trade.close();
        self.s.agenda.clear();
        (self.s.fresh, self.s.bought) = (Cards::NONE, 0);
        self.tell_turn_ended(());
        self.log.reveal();
        for seat in self.rules.everybody() {
            let (hand, development) = (self.s.hand(seat), self.s.side(seat).devs);
            for observer in self.rules.everybody() {
                *self.s.known_hand_mut(seat, observer) = hand;
            }
            self.log.note(|| Event::Shown { seat, hand, development });
            self.tell_shown(seat);
        }
    }
}
