//! Where the cards of the tiny game lie, and who knows what of them.

use crate::{Bits, Seat};

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    Sword,
    Guard,
    Tower,
    Coin,
}

impl CardKind {
    pub const ALL: [CardKind; 4] = [CardKind::Sword, CardKind::Guard, CardKind::Tower, CardKind::Coin];
    pub const COPIES: u8 = 3;
}

/// How many cards there are.
pub const DECK: usize = CardKind::ALL.len() * CardKind::COPIES as usize;

/// How many of each kind.
pub type Counts = [u8; 4];

/// Cards in an order.
pub type DeckOrder = [Option<CardKind>; DECK];

/// The other seat.
pub fn foe(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A card that lies face down. Without a kind it is blank, as in the knowledge of a seat.
///
/// `groups` has one number for each seat: 0 is unknown, 1 is known, and 2–15 mean "one of these". The seat then knows
/// the kinds of the cards in the group, but not which card has which kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    pub kind: Option<CardKind>,
    pub groups: [u8; 2],
}

/// Cards beside or above one another, the top one first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    len: u8,
    slots: [Slot; DECK],
}

impl Row {
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.len as usize]
    }

    pub fn slots_mut(&mut self) -> &mut [Slot] {
        &mut self.slots[..self.len as usize]
    }

    pub fn len(&self) -> usize {
        self.len as usize
    }

    pub fn push(&mut self, slot: Slot) {
        self.slots[self.len()] = slot;
        self.len += 1;
    }

    pub fn remove(&mut self, at: usize) -> Slot {
        let slot = self.slots[at];
        self.slots.copy_within(at + 1.., at);
        self.slots[DECK - 1] = Slot::default();
        self.len -= 1;
        slot
    }

    pub fn find(&self, kind: CardKind) -> Option<usize> {
        self.slots().iter().position(|slot| slot.kind == Some(kind))
    }

    pub fn kinds(&self) -> DeckOrder {
        std::array::from_fn(|at| self.slots[at].kind)
    }
}

/// All cards that lie face down: two piles, two hands, and what each seat laid aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rows(pub [Row; 6]);

/// The row of a pile.
pub fn pile(pile: u8) -> usize {
    pile as usize
}

/// The row of a hand.
pub fn hand(seat: Seat) -> usize {
    2 + seat.index()
}

/// The row of what a seat laid aside.
pub fn aside(seat: Seat) -> usize {
    4 + seat.index()
}

impl Rows {
    /// All cards of a row, as a set of places.
    fn places(&self, row: usize) -> u128 {
        (0..self.0[row].len()).fold(0, |set, at| set | u128::of(row * DECK + at))
    }

    fn all(&self) -> u128 {
        (0..self.0.len()).fold(0, |set, row| set | self.places(row))
    }

    pub fn at(&self, place: usize) -> &Slot {
        &self.0[place / DECK].slots[place % DECK]
    }

    pub fn at_mut(&mut self, place: usize) -> &mut Slot {
        &mut self.0[place / DECK].slots[place % DECK]
    }

    /// All places whose card is in this group for the seat.
    pub fn group(&self, seat: Seat, group: u8) -> u128 {
        self.all().ones().filter(|&at| self.at(at).groups[seat.index()] == group).fold(0, |set, at| set | u128::of(at))
    }

    /// Something happens to one of these cards, and the seat does not see to which. From now on they are "one of
    /// these".
    ///
    /// If one of them was already unknown, all become unknown. That is coarser than a perfect memory.
    fn blur(&mut self, seat: Seat, these: u128) {
        if these.count() < 2 {
            return;
        }
        let groups = || these.ones().map(|at| self.at(at).groups[seat.index()]);
        let all = groups().filter(|&group| group > 1).fold(these, |set, group| set | self.group(seat, group));
        let fresh =
            (2..16).find(|&group| self.group(seat, group).is_empty()).expect("two cards make a group, 12 make six");
        let group = if groups().any(|group| group == 0) { 0 } else { fresh };
        for at in all.ones() {
            self.at_mut(at).groups[seat.index()] = group;
        }
    }

    /// A seat that knows all cards of a group but one knows that one too.
    pub fn tidy(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            for group in 2..16 {
                let these = self.group(seat, group);
                if these.count() == 1 {
                    self.at_mut(these.nth(0)).groups[seat.index()] = 1;
                }
            }
        }
    }

    /// The top card of a pile goes to a hand.
    pub fn draw(&mut self, seat: Seat, from: u8) -> CardKind {
        self.move_to_hand(seat, from, 0)
    }

    fn move_to_hand(&mut self, seat: Seat, from: u8, at: usize) -> CardKind {
        let mut slot = self.0[pile(from)].remove(at);
        slot.groups[seat.index()] = 1;
        self.0[hand(seat)].push(slot);
        self.tidy();
        slot.kind.expect("a card in play is not blank")
    }

    /// A seat looks through a pile.
    pub fn search(&mut self, seat: Seat, through: u8) {
        for slot in self.0[pile(through)].slots_mut() {
            slot.groups[seat.index()] = 1;
        }
        self.tidy();
    }

    /// A seat takes any card out of a pile; the other cannot see which. The rest keeps its order.
    pub fn take(&mut self, seat: Seat, from: u8, at: usize, remembered: bool) -> CardKind {
        if !remembered {
            self.blur(foe(seat), self.places(pile(from)));
        }
        self.move_to_hand(seat, from, at)
    }

    /// The cards of a pile come into another order that nobody has seen.
    pub fn shuffle(&mut self, which: u8, order: DeckOrder) {
        for seat in [Seat(0), Seat(1)] {
            self.blur(seat, self.places(pile(which)));
        }
        for (slot, kind) in self.0[pile(which)].slots_mut().iter_mut().zip(order) {
            slot.kind = kind;
        }
    }

    /// A seat lays a card aside, unseen.
    pub fn lay_aside(&mut self, seat: Seat, kind: CardKind) {
        self.blur(foe(seat), self.places(hand(seat)));
        let at = self.0[hand(seat)].find(kind).expect("only what is in hand is laid aside");
        let slot = self.0[hand(seat)].remove(at);
        self.0[aside(seat)].push(slot);
    }

    /// A seat shows a card of its hand and plays it.
    ///
    /// Cards of one kind are alike: if the other seat knows of one, that one is played. Otherwise the other seat does
    /// not see which of the cards unknown to it was played.
    pub fn play(&mut self, seat: Seat, kind: CardKind) {
        let (row, other) = (hand(seat), foe(seat).index());
        let cards = self.0[row].slots();
        let at = match cards.iter().position(|slot| slot.kind == Some(kind) && slot.groups[other] == 1) {
            Some(at) => at,
            None => {
                let unsure = self.places(row).ones().filter(|&at| self.at(at).groups[other] != 1);
                let unsure = unsure.fold(0, |set, at| set | u128::of(at));
                self.blur(foe(seat), unsure);
                let at = unsure.nth(0) % DECK;
                let truth = self.0[row].find(kind).expect("only what is in hand is played");
                let cards = self.0[row].slots_mut();
                (cards[at].kind, cards[truth].kind) = (cards[truth].kind, cards[at].kind);
                at
            }
        };
        self.0[row].remove(at);
        self.tidy();
    }
}
