//! The choices of a seat: lists all of them, or takes the k-th without making the list.

use arrayvec::ArrayVec;
use kernel::{Bits, Choices, Seat};

use crate::agenda::Frame;
use crate::chapters::effects::Filter;
use crate::chapters::sea::Places;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row};
use crate::position::side::Side;
use crate::position::site::{Site, Sites, Spot, Store, Stores};
use crate::position::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::resource::{Bundle, Kinds};

/// A group of choices of one sort.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Group {
    One(Action),
    Build(Face, Sites),
    Cities(u8),
    /// Settlements and cities that may be chosen.
    Places(u8),
    Uses(Sites),
    Trades(Kinds, Kinds),
    /// Offers to the other player: one resource for another.
    Offers(Kinds, Kinds),
    Takes(Stores),
    Pays(Stores),
    Names(Kinds),
    Numbers,
    /// Functions of own cards abroad.
    UsesAbroad(Sites),
    /// Sites of this seat's principality.
    Sites(Seat, Sites),
    /// Sites in the other principality where cards of this seat lie.
    Abroad(Seat, Sites),
    Regions(Seat, Stores),
    /// Sea cards of the seat to sail to.
    Sails(Places),
    /// Sea cards to choose.
    Sea(Places),
    /// Cards of a row: a mask of indices, counted from this one on.
    Cards(u8, u64),
    Stacks(u8),
    Draws(u8),
    Searches(u8),
    Puts(Face, u8),
}

/// The largest number of groups. It is larger than the number of different cards in the fullest hand.
const GROUPS: usize = 40;

/// Returns the `k`-th choice of a group. If the group is smaller, subtracts its size from `k` and goes on.
macro_rules! group {
    ($k:ident, $size:expr, $action:expr) => {
        let size = $size;
        if $k < size {
            return $action;
        }
        $k -= size;
    };
}

/// The choices of one seat.
pub(crate) struct Menu<'a> {
    pub(crate) duel: &'a Duel,
    pub(crate) s: &'a State,
    pub(crate) seat: Seat,
    groups: ArrayVec<Group, GROUPS>,
    len: u32,
}

impl<'a> Menu<'a> {
    /// The current choices of a seat; none unless it is asked.
    #[inline]
    pub(crate) fn of(duel: &'a Duel, s: &'a State, seat: Seat) -> Menu<'a> {
        let mut menu = Menu { duel, s, seat, groups: ArrayVec::new(), len: 0 };
        if duel.asked(s) == Some(seat) {
            s.agenda.top().menu(&mut menu);
            if duel.lays_markers {
                menu.markers();
            }
        }
        menu
    }

    /// Adds the markers of the hand, which may be laid down during any question. Exceptions: at the start regions are
    /// still being laid, and the action phase adds the markers itself.
    #[cold]
    fn markers(&mut self) {
        if matches!(self.s.agenda.top(), Frame::Turn(Phase::Action) | Frame::Start(_)) {
            return;
        }
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        self.hand(|menu, face| {
            if duel.card(face).def().is_laid_anytime() {
                menu.add(Group::Build(face, s.sites_for(duel, seat, duel.card(face))));
            }
        });
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, group: Group) {
        let len = match group {
            Group::One(_) => 1,
            Group::Build(_, sites)
            | Group::Uses(sites)
            | Group::UsesAbroad(sites)
            | Group::Sites(_, sites)
            | Group::Abroad(_, sites) => sites.count(),
            Group::Cities(set)
            | Group::Places(set)
            | Group::Stacks(set)
            | Group::Draws(set)
            | Group::Searches(set)
            | Group::Puts(_, set) => set.count_ones(),
            Group::Trades(gives, takes) | Group::Offers(gives, takes) => {
                gives.len() * takes.len() - gives.both(takes).len()
            }
            Group::Takes(stores) | Group::Pays(stores) | Group::Regions(_, stores) => stores.count_ones(),
            Group::Names(kinds) => kinds.len(),
            Group::Numbers => 6,
            Group::Sails(places) | Group::Sea(places) => places.count_ones(),
            Group::Cards(_, places) => places.count(),
        };
        if len > 0 {
            self.groups.push(group);
            self.len += len;
        }
    }

    pub(crate) fn one(&mut self, action: Action) {
        self.add(Group::One(action));
    }

    /// Adds one choice, if it is allowed.
    pub(crate) fn one_if(&mut self, allowed: bool, action: Action) {
        if allowed {
            self.one(action);
        }
    }

    /// Calls `each` once for every different card of the hand.
    pub(crate) fn hand(&mut self, mut each: impl FnMut(&mut Self, Face)) {
        let hand = self.s.hand(self.seat);
        for (at, &face) in hand.iter().enumerate() {
            if !hand[..at].contains(&face) {
                each(self, face);
            }
        }
    }

    /// Adds drawing the top card of one of these stacks, and searching one of them.
    pub(crate) fn draws(&mut self, stacks: u8) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        self.add(Group::Draws(duel.full_stacks(s, seat) & stacks));
        self.add(Group::Searches(duel.searchable(s, seat) & stacks));
    }

    /// Adds putting a card of a row that fits under one of the stacks with its back.
    pub(crate) fn puts(&mut self, row: Row, filter: Filter) {
        let cards = self.s.piles.faces(row);
        for (at, &face) in cards.iter().enumerate() {
            if !cards[..at].contains(&face) && filter.fits(self.duel.card(face), None) {
                self.add(Group::Puts(face, self.duel.stacks_for(face)));
            }
        }
    }

    pub(crate) fn cards(&mut self, row: Row, filter: Filter) {
        self.top_cards(row, self.s.piles.len(row), filter);
    }

    /// How many choices there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.len
    }

    /// The `k`-th choice; there must be more than `k`.
    pub(crate) fn nth(&self, k: u32) -> Action {
        let mut k = k;
        let (duel, side) = (self.duel, self.s.side(self.seat));
        let spot = |sites: Sites, k: u32| side.spot(Site(sites.nth(k) as u8));
        let spot_abroad = |owner: Seat, sites: Sites, k: u32| self.s.spot(owner, Site(sites.nth(k) as u8).abroad());
        let store_of = |side: &Side, stores: Stores, k: u32| side.store_spot(Store(u64::from(stores).nth(k) as u8));
        let store = |stores: Stores, k: u32| store_of(side, stores, k);
        let number = |set: u8, k: u32| u64::from(set).nth(k) as u8;
        let center = |places: u8, k: u32| Spot::new(2 * side.column_of_place(number(places, k)), 0);
        let at_sea = |places: Places, k: u32| side.spot(Site::at_sea(u64::from(places).nth(k) as u8));
        for group in &self.groups {
            match *group {
                Group::One(action) => {
                    group!(k, 1, action);
                }
                Group::Build(face, sites) => {
                    group!(k, sites.count(), {
                        let (card, site) = (duel.card(face), Site(sites.nth(k) as u8));
                        let site = if card.def().abroad { site.abroad() } else { site };
                        Action::Build(face, self.s.building_spot(self.seat, card, site))
                    });
                }
                Group::Cities(places) => {
                    group!(k, places.count_ones(), Action::City(center(places, k)));
                }
                Group::Places(places) => {
                    group!(k, places.count_ones(), Action::Choose(center(places, k)));
                }
                Group::Uses(sites) => {
                    group!(k, sites.count(), Action::Use(spot(sites, k)));
                }
                Group::UsesAbroad(sites) => {
                    group!(k, sites.count(), Action::Use(spot_abroad(self.seat, sites, k)));
                }
                Group::Trades(gives, takes) => {
                    for give in gives {
                        let takes = takes.without(give);
                        group!(k, takes.len(), Action::Trade { give, take: takes.nth(k) });
                    }
                }
                Group::Offers(gives, takes) => {
                    for give in gives {
                        let takes = takes.without(give);
                        let one = |resource| Bundle::some(resource, 1);
                        group!(k, takes.len(), Action::Offer { give: one(give), take: one(takes.nth(k)) });
                    }
                }
                Group::Takes(stores) => {
                    group!(k, stores.count_ones(), Action::Take(store(stores, k)));
                }
                Group::Pays(stores) => {
                    group!(k, stores.count_ones(), Action::Pay(store(stores, k)));
                }
                Group::Names(kinds) => {
                    group!(k, kinds.len(), Action::Name(kinds.nth(k)));
                }
                Group::Numbers => {
                    group!(k, 6, Action::Number(k as u8 + 1));
                }
                Group::Sites(owner, sites) => {
                    group!(k, sites.count(), Action::Choose(self.s.side(owner).spot(Site(sites.nth(k) as u8))));
                }
                Group::Abroad(owner, sites) => {
                    group!(k, sites.count(), Action::Choose(spot_abroad(owner, sites, k)));
                }
                Group::Sails(places) => {
                    group!(k, places.count_ones(), Action::Sail(at_sea(places, k)));
                }
                Group::Sea(places) => {
                    group!(k, places.count_ones(), Action::Choose(at_sea(places, k)));
                }
                Group::Regions(owner, stores) => {
                    group!(k, stores.count_ones(), Action::Choose(store_of(self.s.side(owner), stores, k)));
                }
                Group::Cards(first, places) => {
                    group!(k, places.count(), Action::Card(first + places.nth(k) as u8));
                }
                Group::Stacks(set) => {
                    group!(k, set.count_ones(), Action::Stack(number(set, k)));
                }
                Group::Draws(set) => {
                    group!(k, set.count_ones(), Action::Draw(number(set, k)));
                }
                Group::Searches(set) => {
                    group!(k, set.count_ones(), Action::Search(number(set, k)));
                }
                Group::Puts(face, set) => {
                    group!(k, set.count_ones(), Action::Put(face, number(set, k)));
                }
            }
        }
        unreachable!("the menu is {k} short")
    }

    /// Writes all choices in order.
    pub(crate) fn list(&self, out: &mut Choices<Action>) {
        (0..self.len).for_each(|k| out.push(self.nth(k)));
    }

    /// Whether a choice is on the menu.
    pub(crate) fn has(&self, action: Action) -> bool {
        (0..self.len).any(|k| self.nth(k) == action)
    }
}
