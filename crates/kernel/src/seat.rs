//! Seats at a table, sets of them, and who is looking.

use std::fmt;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left at a table of `seats`.
    #[inline]
    pub const fn after(self, steps: u8, seats: u8) -> Seat {
        let sum = self.0 + steps;
        Seat(if sum >= seats { sum - seats } else { sum })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    #[inline]
    pub const fn first(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is among them.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// These and `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat, if any.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl Iterator for Seats {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.lowest()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Who is looking at a position or an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player: sees what the seat sees.
    Seat(Seat),
    /// A spectator of a running game: sees what everybody sees.
    Public,
    /// The record keeper, or anybody after the end: sees everything.
    Full,
}

/// Something that only some may see; for everybody else it is blank.
///
/// Everybody knows who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Veiled<T> {
    what: Option<T>,
    to: Seats,
}

impl<T: Copy> Veiled<T> {
    /// `what`, shown to these seats alone.
    pub fn shown_to(to: Seats, what: T) -> Veiled<T> {
        Veiled { what: Some(what), to }
    }

    /// The value, unless this copy is for a viewer who may not see it.
    pub fn what(self) -> Option<T> {
        self.what
    }

    /// The copy that `viewer` may be given.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Veiled<T> {
        let may_see = match viewer {
            Viewer::Full => true,
            Viewer::Public => false,
            Viewer::Seat(seat) => self.to.has(seat),
        };
        Veiled { what: self.what.filter(|_| may_see), to: self.to }
    }
}
