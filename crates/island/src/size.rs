//! Sizes of boards: which sets hold their places, and how many seats they have.
//!
//! The rules are written once, generic over the size. The standard island keeps its small sets, although the widest sea
//! map needs wider ones.

use std::fmt::Debug;
use std::marker::PhantomData;

use kernel::{Bits, Wide};

/// Plain data without pointers, which a state may hold.
pub trait Plain: Copy + Eq + Debug + Default + Send + Sync + 'static {}

impl<T: Copy + Eq + Debug + Default + Send + Sync + 'static> Plain for T {}

/// A size of board.
pub trait Size: Plain {
    /// Sets of intersections.
    type Corners: Bits;
    /// Sets of paths.
    type Edges: Bits;
    /// Sets of hexes.
    type Hexes: Bits;
    /// One value for each seat.
    type PerSeat<T: Plain>: Plain + AsRef<[T]> + AsMut<[T]>;
    /// A value that only maps with a sea have. On other sizes it is empty.
    type AtSea<T: Plain>: Plain + AtSea<T>;
    /// How many seats there is room for.
    const SEATS: u8;
    /// Whether there is room for a sea.
    const SEA: bool;
}

/// A part of the state that exists only on sizes with a sea.
pub trait AtSea<T> {
    /// The part, made only on a size with a sea.
    fn of(make: impl FnOnce() -> T) -> Self;
    /// The part, on a size with a sea.
    fn get(&self) -> Option<&T>;
    /// The part, on a size with a sea, to be changed.
    fn get_mut(&mut self) -> Option<&mut T>;
}

/// The part on a size without a sea: it takes no room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dry<T>(PhantomData<T>);

/// What only a sea has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wet<T>(T);

impl<T> AtSea<T> for Dry<T> {
    #[inline]
    fn of(_: impl FnOnce() -> T) -> Dry<T> {
        Dry(PhantomData)
    }

    #[inline]
    fn get(&self) -> Option<&T> {
        None
    }

    #[inline]
    fn get_mut(&mut self) -> Option<&mut T> {
        None
    }
}

impl<T> AtSea<T> for Wet<T> {
    #[inline]
    fn of(make: impl FnOnce() -> T) -> Wet<T> {
        Wet(make())
    }

    #[inline]
    fn get(&self) -> Option<&T> {
        Some(&self.0)
    }

    #[inline]
    fn get_mut(&mut self) -> Option<&mut T> {
        Some(&mut self.0)
    }
}

/// The standard island: 19 hexes, up to 4 seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Small;

impl Size for Small {
    type Corners = u64;
    type Edges = u128;
    type Hexes = u64;
    type PerSeat<T: Plain> = [T; 4];
    type AtSea<T: Plain> = Dry<T>;
    const SEATS: u8 = 4;
    const SEA: bool = false;
}

/// The island for five and six: 30 hexes, up to 6 seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Large;

impl Size for Large {
    type Corners = u128;
    type Edges = u128;
    type Hexes = u64;
    type PerSeat<T: Plain> = [T; 6];
    type AtSea<T: Plain> = Dry<T>;
    const SEATS: u8 = 6;
    const SEA: bool = false;
}

/// The widest sea map: 103 hexes, 246 intersections, 348 paths, up to 6 seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sea;

impl Size for Sea {
    type Corners = Wide<4>;
    type Edges = Wide<6>;
    type Hexes = u128;
    type PerSeat<T: Plain> = [T; 6];
    type AtSea<T: Plain> = Wet<T>;
    const SEATS: u8 = 6;
    const SEA: bool = true;
}
