//! The cards outside the principalities, in rows, and what each seat knows of them.
//!
//! All rows are in one flat array, so that equal positions are equal values. Each card has a group number for each
//! seat. 0 means unknown, 1 means known. 2–15 mean "one of these": the seat knows which cards are in the group, but not
//! which is where. Backs are always known, so all cards of a group have the same back. A seat never knows more than a
//! perfect memory would, and sometimes less:
//!
//! - if something happens to one of several cards, unseen, and one of these cards was unknown, all of them become
//!   unknown;
//! - if there is no free group number, the cards of the new group become unknown;
//! - the choices of players lead to no conclusions.

use kernel::{Bits, Seat, Wide};

use crate::card::Back;
use crate::matches::rules::Duel;

/// How many cards can lie in piles and hands.
pub(crate) const CARDS: usize = 192;
/// How many rows there are.
const ROWS: usize = 20;

/// The number of a [`Print`](crate::Print) in a match. The first few faces are blanks, which show only a back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Face(pub(crate) u8);

impl Face {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A row of cards: a stack with its top card first, a hand, or the open cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Row(pub(crate) u8);

impl Row {
    /// How many draw stacks there can be.
    pub(crate) const STACKS: u8 = 8;
    /// The face-up stack, from which players build without having the card in hand.
    pub const FACE_UP: Row = Row(8);
    /// Event cards.
    pub const EVENTS: Row = Row(13);
    /// Cards that are not in this game; nobody knows which.
    pub const OUT: Row = Row(14);
    /// Regions.
    pub const REGIONS: Row = Row(15);
    /// Cards in use that everybody sees: an event, or a card that is being played or built.
    pub const OPEN: Row = Row(16);
    /// Cards in use that not everybody sees.
    pub const ASIDE: Row = Row(17);

    /// A draw stack, counted from 0.
    #[inline]
    pub const fn stack(number: u8) -> Row {
        debug_assert!(number < Row::STACKS);
        Row(number)
    }

    /// A hand.
    #[inline]
    pub const fn hand(seat: Seat) -> Row {
        Row(9 + seat.0)
    }

    /// The discard pile of a seat; a shared pile is that of seat 0. The newest card is last.
    #[inline]
    pub const fn discard(seat: Seat) -> Row {
        Row(11 + seat.0)
    }

    /// The sea cards of a seat, in the order of their places.
    #[inline]
    pub const fn sea(seat: Seat) -> Row {
        Row(18 + seat.0)
    }

    /// Whether it is a hand. The order of its cards has no meaning.
    pub(crate) const fn is_hand(self) -> bool {
        matches!(self.0, 9 | 10)
    }

    /// Whether it is a discard pile.
    pub(crate) const fn is_discard(self) -> bool {
        matches!(self.0, 11 | 12)
    }

    /// All rows.
    pub(crate) fn all() -> impl Iterator<Item = Row> {
        (0..ROWS as u8).map(Row)
    }
}

/// A set of cards in the array.
type Cards = Wide<3>;

/// A card with what each seat knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) face: Face,
    /// The group number for seat 0 in the low half, for seat 1 in the high half.
    pub(crate) groups: u8,
}

impl Slot {
    /// Everybody knows it.
    pub(crate) const SEEN: u8 = 0x11;

    /// A card that everybody knows.
    pub(crate) const fn open(face: Face) -> Slot {
        Slot { face, groups: Slot::SEEN }
    }
}

/// All rows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piles {
    /// Where each row ends.
    ends: [u8; ROWS],
    faces: [Face; CARDS],
    groups: [u8; CARDS],
}

impl Default for Piles {
    fn default() -> Piles {
        Piles { ends: [0; ROWS], faces: [Face(0); CARDS], groups: [0; CARDS] }
    }
}

impl std::fmt::Debug for Piles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rows = Row::all().filter(|&row| self.len(row) > 0);
        f.debug_map().entries(rows.map(|row| (row.0, (self.faces(row), self.groups_of(row))))).finish()
    }
}

impl Piles {
    #[inline]
    fn start(&self, row: Row) -> usize {
        if row.0 == 0 { 0 } else { self.ends[row.0 as usize - 1] as usize }
    }

    #[inline]
    fn range(&self, row: Row) -> std::ops::Range<usize> {
        self.start(row)..self.ends[row.0 as usize] as usize
    }

    /// How many cards lie in a row.
    #[inline]
    pub fn len(&self, row: Row) -> usize {
        self.range(row).len()
    }

    /// The cards of a row, the top one first.
    #[inline]
    pub(crate) fn faces(&self, row: Row) -> &[Face] {
        &self.faces[self.range(row)]
    }

    fn groups_of(&self, row: Row) -> &[u8] {
        &self.groups[self.range(row)]
    }

    /// The cards of a row with what is known of them.
    pub(crate) fn slots(&self, row: Row) -> impl Iterator<Item = Slot> + '_ {
        self.range(row).map(|at| Slot { face: self.faces[at], groups: self.groups[at] })
    }

    /// The first card of this face in a row.
    #[inline]
    pub(crate) fn find(&self, row: Row, face: Face) -> Option<usize> {
        self.faces(row).iter().position(|&it| it == face)
    }

    /// Lays a card at a place of a row.
    pub(crate) fn insert(&mut self, row: Row, at: usize, slot: Slot) {
        let at = self.start(row) + at;
        let end = self.ends[ROWS - 1] as usize;
        self.faces.copy_within(at..end, at + 1);
        self.groups.copy_within(at..end, at + 1);
        (self.faces[at], self.groups[at]) = (slot.face, slot.groups);
        self.ends[row.0 as usize..].iter_mut().for_each(|end| *end += 1);
    }

    /// Puts a card last in a row: under a stack, or on a discard pile.
    pub(crate) fn push(&mut self, row: Row, slot: Slot) {
        self.insert(row, self.len(row), slot);
    }

    /// Takes a card out of a row.
    pub(crate) fn remove(&mut self, row: Row, at: usize) -> Slot {
        let at = self.start(row) + at;
        let end = self.ends[ROWS - 1] as usize;
        let slot = Slot { face: self.faces[at], groups: self.groups[at] };
        self.faces.copy_within(at + 1..end, at);
        self.groups.copy_within(at + 1..end, at);
        (self.faces[end - 1], self.groups[end - 1]) = (Face(0), 0);
        self.ends[row.0 as usize..].iter_mut().for_each(|end| *end -= 1);
        slot
    }

    /// Moves a card of a row to the last place of another row.
    pub(crate) fn transfer(&mut self, from: Row, at: usize, to: Row) -> Face {
        let at = self.start(from) + at;
        let face = self.faces[at];
        if from.0 < to.0 {
            let end = self.ends[to.0 as usize] as usize;
            self.faces[at..end].rotate_left(1);
            self.groups[at..end].rotate_left(1);
            self.ends[from.0 as usize..to.0 as usize].iter_mut().for_each(|end| *end -= 1);
        } else {
            let end = self.ends[to.0 as usize] as usize;
            self.faces[end..=at].rotate_right(1);
            self.groups[end..=at].rotate_right(1);
            self.ends[to.0 as usize..from.0 as usize].iter_mut().for_each(|end| *end += 1);
        }
        face
    }

    /// Two cards of a row change places, together with their groups.
    pub(crate) fn swap(&mut self, row: Row, one: usize, other: usize) {
        let start = self.start(row);
        self.faces.swap(start + one, start + other);
        self.groups.swap(start + one, start + other);
    }

    #[inline]
    fn group(&self, at: usize, seat: Seat) -> u8 {
        self.groups[at] >> (4 * seat.0) & 15
    }

    #[inline]
    fn set_group(&mut self, at: usize, seat: Seat, group: u8) {
        let shift = 4 * seat.0;
        self.groups[at] = self.groups[at] & !(15 << shift) | group << shift;
    }

    /// Whether a seat knows this card.
    pub(crate) fn knows(&self, seat: Seat, row: Row, at: usize) -> bool {
        self.group(self.start(row) + at, seat) == 1
    }

    /// All cards of a group of a seat.
    fn members(&self, seat: Seat, group: u8) -> Cards {
        (0..self.ends[ROWS - 1] as usize)
            .filter(|&at| self.group(at, seat) == group)
            .fold(Cards::default(), |set, at| set | Cards::of(at))
    }

    /// A seat learns a card.
    pub(crate) fn show(&mut self, seat: Seat, row: Row, at: usize) {
        let at = self.start(row) + at;
        let group = self.group(at, seat);
        if group != 1 {
            self.set_group(at, seat, 1);
            if group > 1 {
                self.tidy(seat, group);
            }
        }
    }

    /// If only one card is left in a group, the seat knows it.
    fn tidy(&mut self, seat: Seat, group: u8) {
        let members = self.members(seat, group);
        if members.count() == 1 {
            self.set_group(members.nth(0), seat, 1);
        }
    }

    /// Something happens to one of these cards, and the seat does not see to which. All of them have the same back.
    /// From now on the seat knows of each card only that it is one of these.
    fn blur(&mut self, seat: Seat, these: Cards) {
        if these.count() < 2 {
            return;
        }
        let mut groups = 0u16;
        these.ones().for_each(|at| groups |= 1 << self.group(at, seat));
        if groups == 1 {
            return;
        }
        // The groups of these cards change, and with them the other cards of the same groups. One pass finds these
        // cards and the group numbers in use.
        let touched = groups & !0b11;
        if groups == 0b11 {
            // Some of them were unknown: now all are unknown, and no other card is affected.
            these.ones().for_each(|at| self.set_group(at, seat, 0));
            return;
        }
        let mut others = Cards::default();
        let mut used = 0u16;
        for at in 0..self.ends[ROWS - 1] as usize {
            let group = 1 << self.group(at, seat);
            used |= group;
            if touched & group != 0 {
                others |= Cards::of(at);
            }
        }
        let free = (touched | !used) & !0b11;
        let group = if groups & 1 == 1 || free == 0 { 0 } else { free.trailing_zeros() as u8 };
        (these | others).ones().for_each(|at| self.set_group(at, seat, group));
    }

    /// The cards of a row with this back.
    fn with_back(&self, duel: &Duel, row: Row, back: Back) -> Cards {
        self.range(row)
            .filter(|&at| duel.back(self.faces[at]) == back)
            .fold(Cards::default(), |set, at| set | Cards::of(at))
    }

    /// Takes a card out of a hand or out of [`Row::ASIDE`]; `watcher` sees only its back.
    pub(crate) fn take_unseen(&mut self, duel: &Duel, row: Row, face: Face, watcher: Seat) -> Slot {
        let these = self.with_back(duel, row, duel.back(face));
        self.blur(watcher, these);
        // The watcher cannot tell which of them it was, so always take the first one.
        self.take_first(row, face, these)
    }

    /// Takes a card out of a hand; everybody sees it.
    ///
    /// Cards of the same face are interchangeable: if the watcher knows one of them in the hand, that one is taken.
    /// Otherwise the watcher does not see which of the cards unknown to them was taken.
    pub(crate) fn take_seen(&mut self, duel: &Duel, row: Row, face: Face, watcher: Seat) -> Slot {
        let known = self.range(row).find(|&at| self.faces[at] == face && self.group(at, watcher) == 1);
        let slot = match known {
            Some(at) => self.remove(row, at - self.start(row)),
            None => {
                let unsure = self
                    .with_back(duel, row, duel.back(face))
                    .ones()
                    .filter(|&at| self.group(at, watcher) != 1)
                    .fold(Cards::default(), |set, at| set | Cards::of(at));
                self.blur(watcher, unsure);
                self.take_first(row, face, unsure)
            }
        };
        let group = slot.groups >> (4 * watcher.0) & 15;
        if group > 1 {
            self.tidy(watcher, group);
        }
        Slot::open(slot.face)
    }

    /// Takes the first of these cards after giving it this face.
    fn take_first(&mut self, row: Row, face: Face, these: Cards) -> Slot {
        let first = these.nth(0);
        let truth = these.ones().find(|&at| self.faces[at] == face).expect("the card is in the row");
        self.faces.swap(first, truth);
        // The owner knows all of them, so only the watcher's groups could differ; these are equal now.
        self.remove(row, first - self.start(row))
    }

    /// Takes a card out of a stack that its owner has looked through; `watcher` does not see which.
    pub(crate) fn take_searched(&mut self, row: Row, at: usize, watcher: Seat) -> Slot {
        self.take_from_top(row, self.len(row), at, watcher)
    }

    /// Takes a card out of a stack that its owner has looked through. Everybody sees the card; `watcher` does not see
    /// where it lay.
    pub(crate) fn take_shown(&mut self, row: Row, at: usize, watcher: Seat) -> Slot {
        self.blur(watcher, self.range(row).fold(Cards::default(), |set, at| set | Cards::of(at)));
        self.show(watcher, row, at);
        self.remove(row, at)
    }

    /// Takes one of the top cards that its owner has looked at; `watcher` does not see which.
    pub(crate) fn take_from_top(&mut self, row: Row, count: usize, at: usize, watcher: Seat) -> Slot {
        let top = self.range(row).take(count).fold(Cards::default(), |set, at| set | Cards::of(at));
        self.blur(watcher, top);
        self.remove(row, at)
    }

    /// Puts the cards of a row into a new order that nobody has seen, except for one card whose place is fixed.
    pub(crate) fn shuffle(&mut self, row: Row, order: &[Face], told: Option<usize>) {
        let start = self.start(row);
        let range = self.range(row);
        for seat in [Seat(0), Seat(1)] {
            let hidden = range.clone().filter(|&at| Some(at - start) != told);
            self.blur(seat, hidden.fold(Cards::default(), |set, at| set | Cards::of(at)));
        }
        self.faces[range].copy_from_slice(order);
    }

    /// A copy as one seat knows it: unknown cards are blank, and the cards of a group are in a fixed order.
    pub(crate) fn known_to(&self, duel: &Duel, seat: Seat) -> Piles {
        let mut known = *self;
        let mut groups = 0u16;
        for at in 0..self.ends[ROWS - 1] as usize {
            let group = self.group(at, seat);
            groups |= 1 << group;
            if group == 0 {
                known.faces[at] = duel.blanked(self.faces[at]);
            }
        }
        for group in (2..16).filter(|group| groups >> group & 1 == 1) {
            let members = self.members(seat, group);
            let mut faces: Vec<Face> = members.ones().map(|at| self.faces[at]).collect();
            faces.sort_unstable();
            members.ones().zip(faces).for_each(|(at, face)| known.faces[at] = face);
        }
        known
    }

    /// Gives faces to all cards that a seat does not know. Groups are shuffled. Blanks are filled from `rest`, which
    /// holds all other cards in a random order.
    pub(crate) fn imagine(&mut self, duel: &Duel, seat: Seat, rest: &mut Vec<Face>, rng: &mut impl kernel::Rng) {
        let mut groups = 0u16;
        for at in 0..self.ends[ROWS - 1] as usize {
            let group = self.group(at, seat);
            groups |= 1 << group;
            if group == 0 {
                let back = duel.back(self.faces[at]);
                let found = rest.iter().position(|&face| duel.back(face) == back).expect("every card is somewhere");
                self.faces[at] = rest.swap_remove(found);
            }
        }
        for group in (2..16).filter(|group| groups >> group & 1 == 1) {
            let members = self.members(seat, group);
            let mut faces: Vec<Face> = members.ones().map(|at| self.faces[at]).collect();
            kernel::shuffle(rng, &mut faces);
            members.ones().zip(faces).for_each(|(at, face)| self.faces[at] = face);
        }
    }

    /// Every card with its row.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Row, Slot)> + '_ {
        Row::all().flat_map(|row| self.slots(row).map(move |slot| (row, slot)))
    }

    /// Whether play can lead to these groups: no group has only one card or cards with different backs.
    pub(crate) fn groups_are_sound(&self, duel: &Duel) -> bool {
        [Seat(0), Seat(1)].into_iter().all(|seat| {
            (2..16).all(|group| {
                let members = self.members(seat, group);
                let mut backs = members.ones().map(|at| duel.back(self.faces[at]));
                let first = backs.next();
                members.count() != 1 && backs.all(|back| Some(back) == first)
            })
        })
    }
}
