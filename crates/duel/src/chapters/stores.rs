//! Resources: receiving, paying, taking from the opponent (rivals 3).
//!
//! A seat is asked only if there is a choice: between several regions with room, or between several with stock.

mod frames;
mod trade;
#[cfg(feature = "json")]
mod written;

use kernel::{Bits, Seat};

use crate::card::{Query, Ware, short_of};
use crate::cards::Card;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::side::Side;
use crate::position::site::{CAP, Site, Sites, Store, Stores};
use crate::position::state::{State, foe};
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

pub use frames::StoresFrame;

/// Each of these stores.
pub(super) fn each(stores: Stores) -> impl Iterator<Item = Store> {
    u64::from(stores).ones().map(|at| Store(at as u8))
}

/// The next resource of a price for which there is a choice of stores, and these stores.
fn payable(side: &Side, price: Bundle) -> Option<(Resource, Stores)> {
    let stock = side.with_stock();
    price.kinds().find_map(|resource| {
        let stores = side.tally.stores[resource as usize] & stock;
        let chosen = stores.count_ones() > 1 && u32::from(price.get(resource)) < side.sum(stores);
        chosen.then_some((resource, stores))
    })
}

impl Duel {
    /// The resources that a seat could leave out of a price and still pay the rest.
    pub(crate) fn leavable(&self, s: &State, seat: Seat, price: Bundle, less: u8) -> Kinds {
        let wealth = s.side(seat).wealth();
        let can = |resource: &Resource| wealth.short_of(price.less(*resource)) < less;
        price.kinds().filter(can).fold(Kinds::NONE, Kinds::with)
    }

    /// The resources of a price that a seat could pay with gold and still pay the rest.
    pub(crate) fn gildable(&self, s: &State, seat: Seat, price: Bundle, less: u8, gilds: u8) -> Kinds {
        let wealth = s.side(seat).wealth();
        let can = |&resource: &Resource| {
            let rest = price.less(resource).plus(Resource::Gold, 1);
            rest.get(Resource::Gold) < 8 && short_of(wealth, rest, less, gilds - 1) == 0
        };
        let kinds = if gilds == 0 { Kinds::NONE } else { price.kinds().without(Resource::Gold) };
        kinds.filter(can).fold(Kinds::NONE, Kinds::with)
    }

    /// The cards of a seat that could give one of a ware, or hold one more.
    pub(crate) fn ware_sites(&self, s: &State, seat: Seat, ware: Ware, gain: bool) -> Sites {
        let side = s.side(seat);
        let open = |(site, card): &(Site, Card)| {
            let (dial, def) = (side.lying[site.index()].dial, card.def());
            def.holds == Some(ware) && if gain { dial < def.dial } else { dial > 0 }
        };
        side.cards(self).filter(open).fold(0, |set, (site, _)| set | site.bit())
    }

    /// How many more of a ware the cards of a seat can hold.
    pub(crate) fn ware_room(&self, s: &State, seat: Seat, ware: Ware) -> u8 {
        let side = s.side(seat);
        let holding = side.cards(self).filter(|(_, card)| card.def().holds == Some(ware));
        holding.map(|(site, card)| card.def().dial - side.lying[site.index()].dial).sum()
    }

    /// How many stars an action card brings a seat in any case, and how many more because of a card that it names.
    pub(crate) fn stars_of(&self, s: &State, seat: Seat, card: Card) -> (u8, u8) {
        card.def().stars.map_or((0, 0), |it| {
            let standing = it.with.iter().filter(|(with, _)| s.side(seat).has(self, *with));
            let best = standing.map(|&(_, n)| n).max().unwrap_or(it.n);
            (it.n, best - it.n)
        })
    }

    /// The resources that a seat could take from the other.
    pub(crate) fn takable(&self, s: &State, seat: Seat, kinds: Kinds) -> Kinds {
        kinds.both(s.side(seat).roomy()).both(s.side(foe(seat)).stocked())
    }
}

impl Cx<'_, '_> {
    pub(crate) fn work_gain(&mut self, seat: Seat, kinds: Kinds, n: u8, stop: bool) -> bool {
        let side = self.s.side(seat);
        let rooms = side.with_room(kinds);
        if n > 0 && rooms != 0 {
            let room = u32::from(CAP) * rooms.count_ones() - side.sum(rooms);
            if stop || (rooms.count_ones() > 1 && room > n.into()) {
                return false;
            }
            self.s.agenda.pop();
            // Either only one store has room, or all stores with room get full.
            each(rooms).for_each(|store| self.put(seat, store, n));
            return true;
        }
        self.s.agenda.pop();
        true
    }

    /// A seat chose where to put the next resource.
    pub(crate) fn gained(&mut self, seat: Seat, kinds: Kinds, n: u8, stop: bool, store: Store) {
        self.replace(StoresFrame::Gain { seat, kinds, n: n - 1, stop });
        self.put(seat, store, 1);
    }

    pub(crate) fn work_bring(&mut self, seat: Seat, region: Store, n: u8) -> bool {
        let outlets = self.s.side(seat).outlets(region);
        if n > 0 && outlets.count_ones() > 1 {
            return false;
        }
        self.s.agenda.pop();
        each(outlets).for_each(|store| self.put(seat, store, n));
        true
    }

    /// A seat chose the store for the next resource that a region receives.
    pub(crate) fn brought(&mut self, seat: Seat, region: Store, n: u8, store: Store) {
        self.replace(StoresFrame::Bring { seat, region, n: n - 1 });
        self.put(seat, store, 1);
    }

    pub(crate) fn work_pay(&mut self, seat: Seat, price: Bundle) -> bool {
        if payable(self.s.side(seat), price).is_some() {
            return false;
        }
        self.s.agenda.pop();
        for resource in price.kinds() {
            let mut due = price.get(resource);
            for store in each(self.s.side(seat).tally.stores[resource as usize]) {
                let here = self.s.side(seat).stored(store).min(due);
                self.take_out(seat, store, here);
                due -= here;
            }
        }
        true
    }

    /// A seat chose which store pays the next resource.
    pub(crate) fn paid(&mut self, seat: Seat, price: Bundle, store: Store) {
        let resource = self.s.side(seat).resource(store);
        self.replace(StoresFrame::Pay(seat, price.less(resource)));
        self.take_out(seat, store, 1);
    }

    pub(crate) fn work_leave_out(&mut self, seat: Seat, price: Bundle, less: u8) -> bool {
        let frame = if less == 0 || price == Bundle::NONE {
            StoresFrame::Pay(seat, price)
        } else {
            let mut kinds = self.duel.leavable(self.s, seat, price, less);
            match (kinds.next(), kinds.next()) {
                (Some(only), None) => StoresFrame::LeaveOut(seat, price.less(only), less - 1),
                _ => return false,
            }
        };
        self.replace(frame);
        true
    }

    pub(crate) fn work_gild(&mut self, seat: Seat, price: Bundle, less: u8, gilds: u8) -> bool {
        let mut kinds = self.duel.gildable(self.s, seat, price, less, gilds);
        let may_stop = short_of(self.s.side(seat).wealth(), price, less, 0) == 0;
        match (kinds.next(), kinds.next(), may_stop) {
            (None, ..) => self.replace(StoresFrame::LeaveOut(seat, price, less)),
            (Some(only), None, false) => self.gilded(seat, price, less, gilds, only),
            _ => return false,
        }
        true
    }

    /// A seat chose what it pays with gold.
    pub(crate) fn gilded(&mut self, seat: Seat, price: Bundle, less: u8, gilds: u8, resource: Resource) {
        let price = price.less(resource).plus(Resource::Gold, 1);
        self.replace(StoresFrame::Gild { seat, price, less, gilds: gilds - 1 });
        self.log.note(|| Event::Named { seat, resource });
    }

    pub(crate) fn work_pay_any(&mut self, seat: Seat, n: u8) -> bool {
        let side = self.s.side(seat);
        let stores = side.with_stock();
        if n > 0 && stores.count_ones() > 1 && side.total() > n.into() {
            return false;
        }
        self.s.agenda.pop();
        if n > 0 {
            each(stores).for_each(|store| self.take_out(seat, store, n));
        }
        true
    }

    pub(crate) fn work_wares(&mut self, seat: Seat, ware: Ware, n: u8, gain: bool) -> bool {
        let sites = self.duel.ware_sites(self.s, seat, ware, gain);
        let side = self.s.side(seat);
        let most = |at: usize| {
            let (dial, room) = (side.lying[at].dial, self.duel.card(side.lying[at].face).def().dial);
            if gain { room - dial } else { dial }
        };
        if n > 0 && sites.count_ones() > 1 && sites.ones().map(most).sum::<u8>() > n {
            return false;
        }
        self.s.agenda.pop();
        // Either there is only one card, or every card gives or takes as much as it can.
        let moved: u8 = sites.ones().map(|at| self.move_ware(seat, ware, Site(at as u8), n, gain)).sum();
        if gain && moved < n {
            self.log.note(|| Event::WareOverflowed { seat, ware, count: n - moved });
        }
        true
    }

    /// Puts up to `n` of a ware on a card or takes them from it, limited by room or stock; returns how many.
    pub(crate) fn move_ware(&mut self, seat: Seat, ware: Ware, site: Site, n: u8, gain: bool) -> u8 {
        let lying = &mut self.s.side_mut(seat).lying[site.index()];
        let at = lying.face;
        let count = n.min(if gain { self.duel.card(at).def().dial - lying.dial } else { lying.dial });
        if count > 0 {
            lying.dial = if gain { lying.dial + count } else { lying.dial - count };
            self.log.note(|| match gain {
                true => Event::WareReceived { seat, ware, count, at },
                false => Event::WareGave { seat, ware, count, at },
            });
            self.recount_wares(seat, ware, count, gain);
        }
        count
    }

    /// Must follow every change of owls and stars. Only a card whose points may depend on them (Osmund) needs a whole recount.
    fn recount_wares(&mut self, seat: Seat, ware: Ware, count: u8, gain: bool) {
        let side = self.s.side_mut(seat);
        if side.tally.standing & self.duel.queried(Query::MorePoints) != 0 || side.foreign != 0 {
            return self.recount();
        }
        let lying = &mut side.tally.wares[ware as usize];
        *lying = if gain { *lying + count } else { *lying - count };
    }

    pub(crate) fn work_rob(&mut self, seat: Seat, giver: bool, kinds: Kinds, n: u8, stop: bool) -> bool {
        let mut takable = self.duel.takable(self.s, seat, kinds);
        if n == 0 || takable.is_empty() {
            self.s.agenda.pop();
            return true;
        }
        if stop || takable.len() > 1 {
            return false;
        }
        let resource = takable.next().expect("one can be taken");
        self.rob(seat, giver, kinds, n, stop, resource);
        true
    }

    /// The resource to be taken was named; the other seat chooses the region that pays.
    pub(crate) fn rob(&mut self, seat: Seat, giver: bool, kinds: Kinds, n: u8, stop: bool, resource: Resource) {
        self.s.agenda.pop();
        let base = self.s.agenda.depth();
        self.log.note(|| Event::Named { seat: if giver { foe(seat) } else { seat }, resource });
        self.pay(foe(seat), Bundle::some(resource, 1));
        self.gain(seat, resource, 1);
        self.push(StoresFrame::Rob { seat, giver, kinds, n: n - 1, stop });
        self.in_order(base);
    }
}
