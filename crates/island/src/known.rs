//! All that one seat knows, and imagined positions that agree with it.
//!
//! A seat's knowledge of another's resource cards is a lower bound for each resource. That is coarser than a perfect
//! memory in three ways:
//!
//! - After an unseen theft every bound of the victim falls by one.
//! - Nobody remembers that somebody has *none* of a resource.
//! - Actions prove nothing about a hand, except that players hold the cards that they offer or agree to give.

use kernel::{Rng, Seat, below};

use crate::counts::{Card, Cards, Countable, Counts, Hand};
use crate::modules::Kept;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};

/// All that one seat knows; all other cards are blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known<D: Size> {
    /// Who knows it.
    pub(crate) seat: Seat,
    /// The position, blank where the seat knows nothing: other hands, other development cards, the deck, what
    /// others laid aside for a 7, and what others know of each other.
    pub(crate) s: State<D>,
}

impl<D: Size> Known<D> {
    /// Who knows it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub(crate) fn of(rules: &Island<D>, s: &State<D>, seat: Seat) -> Known<D> {
        let mut s = *s;
        // After the end everything is shown.
        if s.agenda.top() == Frame::Over {
            return Known { seat, s };
        }
        for owner in rules.others(seat) {
            for observer in rules.others(seat) {
                *s.known_hand_mut(owner, observer) = Hand::NONE;
            }
            let side = s.side_mut(owner);
            side.devs = Cards::NONE;
            side.aside = Hand::NONE;
        }
        s.deck = Cards::NONE;
        if s.active != seat {
            s.fresh = Cards::NONE;
        }
        Kept::blank(rules, &mut s, seat);
        Known { seat, s }
    }

    /// A world that agrees with this knowledge: unknown cards are dealt at random.
    pub(crate) fn imagine(&self, rules: &Island<D>, rng: &mut impl Rng) -> State<D> {
        let mut s = self.s;
        if s.agenda.top() == Frame::Over {
            return s;
        }
        self.deal_resources(rules, &mut s, rng);
        self.deal_development(rules, &mut s, rng);
        Kept::imagine(rules, &mut s, self.seat, rng);
        s
    }

    fn deal_resources(&self, rules: &Island<D>, s: &mut State<D>, rng: &mut impl Rng) {
        let me = self.seat;
        // All other cards, neither in the bank nor surely in a hand, are in some opponent's hand.
        let mut unknown = rules.box_bank - s.bank - s.hand(me);
        for owner in rules.others(me) {
            unknown -= s.known_hand(owner, me);
        }
        for owner in rules.others(me) {
            let sure = s.known_hand(owner, me);
            let missing = s.side(owner).cards - sure.total();
            let hand = sure + deal(&mut unknown, missing, rng);
            for observer in rules.others(me) {
                // We cannot know what the others know of each other: at least what we know ourselves.
                *s.known_hand_mut(owner, observer) = if observer == owner { hand } else { sure };
            }
            let laid = s.side(owner).laid;
            s.side_mut(owner).aside = deal(&mut { hand }, laid, rng);
        }
        debug_assert!(unknown.is_empty(), "every card is somewhere");
    }

    fn deal_development(&self, rules: &Island<D>, s: &mut State<D>, rng: &mut impl Rng) {
        /// How many random deals to try. If all of them would end the game, victory points are kept from the winner.
        const TRIES: u32 = 16;
        let me = self.seat;
        let mut unseen = rules.box_deck - s.side(me).devs - s.spent - s.kept.cards_aside().0;
        for seat in rules.everybody() {
            unseen -= Cards::of(Card::Knight, s.side(seat).knights);
        }
        let dealt = *s;
        for attempt in 0..=TRIES {
            *s = dealt;
            let mut unseen = unseen;
            // The active player is dealt first: with enough points the game would be over.
            let active_first = std::iter::once(s.active).chain(rules.others(s.active)).filter(|&seat| seat != me);
            for owner in active_first {
                let held = s.side(owner).held;
                let mut pool = unseen;
                if attempt == TRIES && owner == s.active && s.is_own_turn() {
                    let room = (rules.options().target - 1).saturating_sub(s.side(owner).points);
                    let points = unseen.get(Card::Point).min(room);
                    pool = unseen.without(Card::Point) + Cards::of(Card::Point, points);
                }
                let hand = deal(&mut pool, held, rng);
                unseen -= hand;
                s.side_mut(owner).devs = hand;
            }
            if s.active != me {
                s.kept.deal_aside(&mut unseen, rng);
            }
            s.deck = unseen;
            let won = s.is_own_turn() && s.total_points(s.active) >= rules.options().target;
            if !won || s.active == me {
                break;
            }
        }
        if s.active != me {
            let bought = s.bought;
            s.fresh = deal(&mut { s.side(s.active).devs }, bought, rng);
        }
    }
}

/// Takes `count` random cards out of a pool.
pub(crate) fn deal<K: Countable>(pool: &mut Counts<K>, count: u8, rng: &mut impl Rng) -> Counts<K> {
    let mut dealt = Counts::NONE;
    for _ in 0..count {
        let card = Counts::one(pool.nth_card(below(rng, u32::from(pool.total()))));
        *pool -= card;
        dealt += card;
    }
    dealt
}
