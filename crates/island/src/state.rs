//! What lies on the table.

use kernel::{Agenda, Bits, Seat};

use crate::counts::{Card, Cards, Hand};
use crate::fog::Find;
use crate::geometry::{Corner, Hex};
use crate::modules::{Kept, ModuleAsk};
use crate::size::{AtSea, Large, Plain, Sea, Size, Small};
use crate::trade::Trade;

/// A frame of the agenda: what is awaited now, or later.
///
/// A separate tag byte keeps matching fast. Otherwise the compiler would pack the tag into the question of a module,
/// and every step would be slower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Frame {
    /// Nothing: the game is over.
    #[default]
    Over,
    /// Set-up: the seat whose turn it is places a settlement.
    Settle,
    /// Set-up: it places a road or a ship at that settlement.
    SettleRoad(Corner),
    /// Set-up: the road or ship is placed; what it found comes before the next settlement.
    Placed,
    /// The active player may play a card, and rolls.
    BeforeRoll,
    /// The dice fall.
    Roll,
    /// Everybody who owes cards to a 7 lays them aside.
    Discards,
    /// The active player moves the robber, or the pirate.
    MoveRobber,
    /// The active player chooses whom to rob.
    ChooseVictim,
    /// The active player chooses whom to rob beside the pirate.
    PirateVictim,
    /// A random card of the victim is drawn.
    Steal(Seat),
    /// The active player trades and builds.
    Main,
    /// The active player places this number of free roads or ships.
    FreeRoads(u8),
    /// A hex of the fog is turned over.
    Explore(Hex),
    /// Those who dug gold take cards of their choice, one after the other.
    Gold,
    /// A development card is drawn for a seat.
    DrawCard(Seat),
    /// Special Building Phase: a seat other than the active player builds.
    Special(Seat),
    /// A module asks or draws.
    Module(ModuleAsk),
}

#[cfg(feature = "json")]
impl Frame {
    /// Whether this may lie on top of other waiting questions: finds, gold, and draws of modules.
    pub(crate) fn interrupts(&self) -> bool {
        match self {
            Frame::Explore(_) | Frame::Gold => true,
            Frame::Module(ask) => crate::modules::Question::interrupts(*ask),
            _ => false,
        }
    }
}

/// The pieces and cards of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side<D: Size> {
    /// Paths with an own road.
    pub(crate) roads: D::Edges,
    /// Paths that touch own pieces with no opponent's building between: a road may go there if they are free.
    pub(crate) touch: D::Edges,
    /// Intersections with an own settlement or city.
    pub(crate) buildings: D::Corners,
    /// Intersections that an own road, ship or building touches.
    pub(crate) reached: D::Corners,
    /// What the bank asks for one card, by resource.
    pub(crate) rates: Hand,
    /// Development cards in hand, those bought this turn included.
    pub(crate) devs: Cards,
    /// How many resource cards are in hand: public.
    pub(crate) cards: u8,
    /// How many development cards are in hand: public.
    pub(crate) held: u8,
    /// Knights played.
    pub(crate) knights: u8,
    /// The length of the longest road.
    pub(crate) road: u8,
    /// Points that everybody sees.
    pub(crate) points: u8,
    pub(crate) roads_left: u8,
    pub(crate) settlements_left: u8,
    pub(crate) cities_left: u8,
    /// Cards still owed to a 7.
    pub(crate) owed: u8,
    /// How many cards were laid aside for a 7: public.
    pub(crate) laid: u8,
    /// Which cards were laid aside; they are still in the hand until the last player is done.
    pub(crate) aside: Hand,
    pub(crate) fleet: D::AtSea<Fleet<D>>,
}

/// What a player has on a map with a sea.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fleet<D: Size> {
    /// Paths with an own ship.
    pub(crate) ships: D::Edges,
    pub(crate) ships_left: u8,
    /// Cards still to be chosen for gold.
    pub(crate) gold: u8,
    /// Areas, one bit each, where the player is at home: no bonus is won there.
    pub(crate) homes: u8,
}

/// What a map with a sea has on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waters<D: Size> {
    /// Ships that the active player built this turn.
    pub(crate) fresh: D::Edges,
    /// Where the pirate is, if it is on the board.
    pub(crate) pirate: Option<Hex>,
    /// Whether the active player moved a ship this turn.
    pub(crate) moved: bool,
    /// What was found in the fog, in the order of the rules' list of its hexes.
    pub(crate) found: [Find; crate::fog::MOST],
}

/// A holder of a special card, or nobody.
pub type Holder = Option<Seat>;

/// A position of the island: flat and `Copy`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State<D: Size> {
    pub(crate) agenda: Agenda<Frame, 12>,
    pub(crate) sides: D::PerSeat<Side<D>>,
    /// A lower bound of the cards that each observer knows in an owner's hand, by `[owner][observer]`. For the owner it
    /// is the hand itself.
    pub(crate) knows: D::PerSeat<D::PerSeat<Hand>>,
    /// Paths with a piece of anybody.
    pub(crate) taken: D::Edges,
    /// Intersections where the distance rule allows a settlement.
    pub(crate) open: D::Corners,
    /// Intersections with a building of anybody.
    pub(crate) built: D::Corners,
    /// Intersections with a city of anybody.
    pub(crate) cities: D::Corners,
    pub(crate) bank: Hand,
    /// Development cards not yet drawn: a bag, since nobody can look into it or order it.
    pub(crate) deck: Cards,
    /// How many development cards are left: public.
    pub(crate) deck_left: u8,
    /// Progress cards that were played and left the game.
    pub(crate) spent: Cards,
    /// Development cards that the active player bought this turn.
    pub(crate) fresh: Cards,
    /// The number of these cards: public.
    pub(crate) bought: u8,
    pub(crate) robber: Hex,
    /// Whose turn it is; in set-up, who places.
    pub(crate) active: Seat,
    /// Whether the active player takes the reduced turn of paired players.
    pub(crate) reduced: bool,
    /// Whether a development card was played this turn.
    pub(crate) card_played: bool,
    /// The last roll; zeros before the first roll of a turn.
    pub(crate) dice: [u8; 2],
    /// Turns begun; in set-up, settlements placed.
    pub(crate) turn: u16,
    pub(crate) longest: Holder,
    pub(crate) largest: Holder,
    pub(crate) trade: Trade<D>,
    /// What modules keep.
    pub(crate) kept: Kept<D>,
    pub(crate) waters: D::AtSea<Waters<D>>,
}

// On the standard island 512 bytes plain, 64 of knowledge, and what modules keep.
const _: () = assert!(size_of::<Frame>() <= 6);
const _: () = assert!(size_of::<State<Small>>() <= 768);
const _: () = assert!(size_of::<State<Large>>() <= 1216);
// 1976 bytes without modules.
const _: () = assert!(size_of::<State<Sea>>() <= 2304);

impl<D: Size> Side<D> {
    /// Paths with an own ship.
    #[inline]
    pub(crate) fn ships(&self) -> D::Edges {
        self.fleet.get().map_or(D::Edges::default(), |fleet| fleet.ships)
    }

    /// Paths with an own road or ship.
    #[inline]
    pub(crate) fn pieces(&self) -> D::Edges {
        self.roads | self.ships()
    }

    /// Ships that are not on the board.
    #[inline]
    pub(crate) fn ships_left(&self) -> u8 {
        self.fleet.get().map_or(0, |fleet| fleet.ships_left)
    }

    /// Cards still to be chosen for gold.
    #[inline]
    pub(crate) fn gold(&self) -> u8 {
        self.fleet.get().map_or(0, |fleet| fleet.gold)
    }
}

impl<D: Size> State<D> {
    /// Where the pirate is, if it is on the board.
    #[inline]
    pub(crate) fn pirate(&self) -> Option<Hex> {
        self.waters.get().and_then(|waters| waters.pirate)
    }

    /// The pieces and cards of a seat.
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side<D> {
        &self.sides.as_ref()[seat.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side<D> {
        &mut self.sides.as_mut()[seat.index()]
    }

    /// The cards that `observer` knows in the hand of `owner`: a lower bound.
    #[inline]
    pub(crate) fn known_hand(&self, owner: Seat, observer: Seat) -> Hand {
        self.knows.as_ref()[owner.index()].as_ref()[observer.index()]
    }

    #[inline]
    pub(crate) fn known_hand_mut(&mut self, owner: Seat, observer: Seat) -> &mut Hand {
        &mut self.knows.as_mut()[owner.index()].as_mut()[observer.index()]
    }

    /// The resource cards in a seat's hand.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        self.known_hand(seat, seat)
    }

    /// All points of a seat, hidden ones included.
    #[inline]
    pub(crate) fn total_points(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        side.points + side.devs.get(Card::Point)
    }

    /// Development cards of the active player that were not bought this turn.
    #[inline]
    pub(crate) fn playable(&self) -> Cards {
        self.side(self.active).devs - self.fresh
    }

    /// Whether the first settlements are still being placed.
    pub(crate) fn is_set_up(&self) -> bool {
        matches!(self.agenda.frames().first(), Some(Frame::Settle | Frame::SettleRoad(_) | Frame::Placed))
    }

    /// Whether this is a turn of the active player: not the set-up, not a Special Building Phase, not the end.
    #[inline]
    pub(crate) fn is_own_turn(&self) -> bool {
        matches!(self.agenda.frames().first(), Some(Frame::BeforeRoll | Frame::Roll | Frame::Main))
    }

    /// The settlements of a seat that are not cities.
    #[inline]
    pub(crate) fn settlements(&self, seat: Seat) -> D::Corners {
        self.side(seat).buildings.less(self.cities)
    }
}

/// One value for each seat, by seat.
pub(crate) trait BySeat<T> {
    fn of(&self, seat: Seat) -> &T;
    fn of_mut(&mut self, seat: Seat) -> &mut T;
}

impl<T: Plain, A: AsRef<[T]> + AsMut<[T]>> BySeat<T> for A {
    #[inline]
    fn of(&self, seat: Seat) -> &T {
        &self.as_ref()[seat.index()]
    }

    #[inline]
    fn of_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.as_mut()[seat.index()]
    }
}
