//! The choices of modules: additions to the menu of the base rules, and answers to a module's own question.

use kernel::{Bits, Seat, Seats};

use super::frenemies::Guild;
use super::helpers::{HelperSet, Ways};
use crate::action::Action;
use crate::counts::{Countable, Kinds, Resource};
use crate::geometry::{Corner, Edge, Hex};
use crate::modules::{Act, FavorAct, HelperAct};
use crate::refusal::Refusal;
use crate::size::Size;

/// What the active player may do beyond the base rules, before the roll, in the main phase or beside a victim.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extras {
    /// Ways to use the own helper.
    pub(crate) ways: Ways,
    /// Gifts: five bits for each seat, one for each resource.
    pub(crate) gifts: u32,
    /// Favors of all guilds except the Traders.
    pub(crate) redeems: Kinds,
    /// Cards that may be given first for a favor of the Traders.
    pub(crate) traders: Kinds,
    /// An exchange of favor tokens.
    pub(crate) exchange: bool,
    /// Leaving the victims beside the robber alone.
    pub(crate) waive: bool,
}

/// The bit of a gift to a seat among [`Extras::gifts`].
pub(crate) fn gift_bit(to: Seat, resource: Resource) -> u32 {
    1 << (5 * to.index() + resource.index())
}

/// Takes the choice if it is in this group; otherwise subtracts the size of the group and goes on.
macro_rules! group {
    ($k:ident, $size:expr, $action:expr) => {
        let size = $size;
        if $k < size {
            return $action;
        }
        $k -= size;
    };
}

impl Extras {
    pub(crate) fn len(&self) -> u32 {
        self.ways.count()
            + self.gifts.count_ones()
            + self.redeems.count()
            + self.traders.count()
            + u32::from(self.exchange)
            + u32::from(self.waive)
    }

    /// The `k`-th choice; there must be more than `k`.
    pub(crate) fn nth(&self, k: u32) -> Action {
        let mut k = k;
        group!(k, self.ways.count(), Action::Module(Act::Helpers(HelperAct::Use(self.ways.nth(k)))));
        group!(k, self.gifts.count_ones(), {
            let bit = u64::from(self.gifts).nth(k);
            Action::Module(Act::Frenemies(FavorAct::Gift(Seat((bit / 5) as u8), Resource::ALL[bit % 5])))
        });
        group!(k, self.redeems.count(), Action::Module(Act::Frenemies(FavorAct::Redeem(self.redeems.nth(k), None))));
        group!(
            k,
            self.traders.count(),
            Action::Module(Act::Frenemies(FavorAct::Redeem(Guild::Traders, Some(self.traders.nth(k)))))
        );
        group!(k, u32::from(self.exchange), Action::Module(Act::Frenemies(FavorAct::Exchange)));
        group!(k, u32::from(self.waive), Action::Waive);
        unreachable!("the extras are {k} short")
    }
}

/// The answers to a module's question, in groups of known size.
///
/// Groups are listed in the order of the fields. The list is exactly the legal answers.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Answers<D: Size> {
    pub(crate) ways: Ways,
    pub(crate) flip: bool,
    pub(crate) helpers: HelperSet,
    pub(crate) names: Kinds,
    pub(crate) seats: Seats,
    pub(crate) lifts: D::Edges,
    pub(crate) roads: D::Edges,
    pub(crate) settlements: D::Corners,
    pub(crate) cities: D::Corners,
    pub(crate) hexes: D::Hexes,
    pub(crate) cards: Kinds,
    pub(crate) favors: Kinds,
    pub(crate) accept: bool,
    pub(crate) decline: bool,
    pub(crate) pass: bool,
}

impl<D: Size> Answers<D> {
    pub(crate) fn len(&self) -> u32 {
        self.ways.count()
            + u32::from(self.flip)
            + self.helpers.count()
            + self.names.count()
            + self.seats.len()
            + self.lifts.count()
            + self.roads.count()
            + self.settlements.count()
            + self.cities.count()
            + self.hexes.count()
            + self.cards.count()
            + self.favors.count()
            + u32::from(self.accept)
            + u32::from(self.decline)
            + u32::from(self.pass)
    }

    /// The `k`-th answer; there must be more than `k`.
    pub(crate) fn nth(&self, k: u32) -> Action {
        let mut k = k;
        group!(k, self.ways.count(), Action::Module(Act::Helpers(HelperAct::Use(self.ways.nth(k)))));
        group!(k, u32::from(self.flip), Action::Module(Act::Helpers(HelperAct::Flip)));
        group!(k, self.helpers.count(), Action::Module(Act::Helpers(HelperAct::Swap(self.helpers.nth(k)))));
        group!(k, self.names.count(), Action::Name(self.names.nth(k)));
        group!(k, self.seats.len(), Action::Choose(self.seats.into_iter().nth(k as usize).expect("counted")));
        group!(k, self.lifts.count(), Action::Module(Act::Helpers(HelperAct::Lift(Edge(self.lifts.nth(k) as u16)))));
        group!(k, self.roads.count(), Action::Road(Edge(self.roads.nth(k) as u16)));
        group!(k, self.settlements.count(), Action::Settlement(Corner(self.settlements.nth(k) as u8)));
        group!(k, self.cities.count(), Action::City(Corner(self.cities.nth(k) as u8)));
        group!(k, self.hexes.count(), Action::Robber(Hex(self.hexes.nth(k) as u8)));
        group!(k, self.cards.count(), Action::Module(Act::Helpers(HelperAct::Keep(self.cards.nth(k)))));
        group!(k, self.favors.count(), Action::Module(Act::Frenemies(FavorAct::Return(self.favors.nth(k)))));
        group!(k, u32::from(self.accept), Action::Accept);
        group!(k, u32::from(self.decline), Action::Decline);
        group!(k, u32::from(self.pass), Action::Pass);
        unreachable!("the answers are {k} short")
    }

    /// Whether an action is one of the answers. The reason tells an answer of the right kind from any other action.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        let (sort_fits, is_one) = match action {
            Action::Module(Act::Helpers(HelperAct::Use(way))) => (self.ways.count() > 0, self.ways.has(way)),
            Action::Module(Act::Helpers(HelperAct::Flip)) => (self.helpers.count() > 0, self.flip),
            Action::Module(Act::Helpers(HelperAct::Swap(helper))) => {
                (self.helpers.count() > 0, self.helpers.has(helper))
            }
            Action::Name(resource) => (self.names.count() > 0, self.names.has(resource)),
            Action::Choose(seat) => (!self.seats.is_empty(), seat.0 < 8 && self.seats.has(seat)),
            Action::Module(Act::Helpers(HelperAct::Lift(edge))) => {
                (!self.lifts.is_empty(), place_is_in(self.lifts, edge.index()))
            }
            Action::Road(edge) => (!self.roads.is_empty(), place_is_in(self.roads, edge.index())),
            Action::Settlement(at) => (!self.settlements.is_empty(), place_is_in(self.settlements, at.index())),
            Action::City(at) => (!self.cities.is_empty(), place_is_in(self.cities, at.index())),
            Action::Robber(hex) => (!self.hexes.is_empty(), place_is_in(self.hexes, hex.index())),
            Action::Module(Act::Helpers(HelperAct::Keep(card))) => (self.cards.count() > 0, self.cards.has(card)),
            Action::Module(Act::Frenemies(FavorAct::Return(guild))) => {
                (self.favors.count() > 0, self.favors.has(guild))
            }
            Action::Accept => (self.decline, self.accept),
            Action::Decline => (self.decline, self.decline),
            Action::Pass => (self.pass, self.pass),
            _ => (false, false),
        };
        match (sort_fits, is_one) {
            (_, true) => Ok(()),
            (true, false) => Err(Refusal::NotAmongTheChoices),
            (false, false) => Err(Refusal::NotNow),
        }
    }
}

fn place_is_in<B: Bits>(places: B, number: usize) -> bool {
    number < B::CAPACITY && places.has(number)
}
