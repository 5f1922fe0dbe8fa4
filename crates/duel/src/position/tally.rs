//! Counts of a principality, kept for speed. A test compares them with a recount.

use super::side::Side;
use crate::cards::Card;
use crate::matches::rules::Duel;
use crate::position::piles::Face;
use crate::position::points::Points;
use crate::position::site::{Site, Sites, Store, Stores};
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

/// Counts and masks of everything that lies in a principality.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The titles of this player that work, here or abroad, by their number in the match.
    pub(crate) standing: u128,
    /// The sites that are taken by own or foreign cards.
    pub(crate) taken: Sites,
    /// The sites of own cards with a function that their owner uses.
    pub(crate) useful: Sites,
    /// How much of each resource is stored.
    pub(crate) held: Bundle,
    /// The stores of each resource.
    pub(crate) stores: [Stores; 6],
    /// The regions with each number. Index 0 stands for no number.
    pub(crate) numbered: [u16; 7],
    /// The regions that produce one more resource because of a booster.
    pub(crate) boosted: u16,
    /// The regions that produce one more resource because of [`CardDef::waters`](crate::card::CardDef::waters), in
    /// addition to boosters.
    pub(crate) watered: u16,
    /// The regions whose resource has a second store (Gold Cache).
    pub(crate) doubled: u16,
    /// The resources that can be traded 2:1.
    pub(crate) cheap: Kinds,
    /// All points except those of the tokens.
    pub(crate) points: Points,
    /// How many owls and stars lie on cards.
    pub(crate) wares: [u8; 2],
    /// What a search in the exchange step costs.
    pub(crate) search_price: u8,
    /// How many more resources the event Trade brings.
    pub(crate) trade_bonus: u8,
}

impl Tally {
    /// Counts a working card at a site.
    #[inline]
    fn count(&mut self, duel: &Duel, card: Card, site: Site) {
        let def = card.def();
        self.standing |= 1 << duel.title(card).expect("every card of the match has a number");
        self.points += def.points;
        self.trade_bonus += def.trade_bonus;
        if def.uses.is_some() {
            self.useful |= site.bit();
        }
        if let Some(resource) = def.boosts {
            self.boosted |= (site.regions() & self.stores[resource as usize]) as u16;
        }
        if let Some(resource) = def.trades {
            self.cheap = self.cheap.with(resource);
        }
        if let Some(price) = def.search_price {
            self.search_price = self.search_price.min(price);
        }
        if !def.waters.is_empty() {
            let around = Site::regions_of_place(site.place());
            self.watered |= def.waters.fold(0, |set, it| set | around & self.stores[it as usize]) as u16;
        }
    }
}

impl Side {
    /// Counts again from the beginning, without points that depend on the whole position.
    pub(super) fn recount(&self, duel: &Duel) -> Tally {
        let mut tally = Tally { search_price: duel.edition.search_price, ..Tally::default() };
        for (at, &region) in self.regions.iter().enumerate().filter(|(_, region)| **region != Face(0)) {
            let print = duel.print(region);
            let resource = print.card.def().region.expect("only regions lie where regions lie");
            tally.stores[resource as usize] |= 1 << at;
            tally.numbered[print.number as usize] |= 1 << at;
        }
        tally.points.victory = self.places() + self.cities.count_ones() as u8;
        for at in (0..64).filter(|&at| self.lying[at].face != Face(0)) {
            tally.taken |= 1 << at;
            if self.foreign >> at & 1 == 1 {
                continue;
            }
            let site = Site(at as u8);
            let card = duel.card(self.lying[at].face);
            let def = card.def();
            tally.count(duel, card, site);
            if let Some(ware) = def.holds {
                tally.wares[ware as usize] += self.lying[at].dial;
            }
            if let Some(resource) = def.stores {
                tally.doubled |= tally.stores[resource as usize] as u16;
                tally.stores[resource as usize] |= Store::of_card(site).bit();
            }
            if def.bears {
                tally.count(duel, duel.card(self.lying[at].under), site);
            }
        }
        if self.crowned != [Face(0); 8] {
            for (_, card) in self.crowns(duel) {
                tally.standing |= 1 << duel.title(card).expect("every card of the match has a number");
                tally.points += card.def().points;
            }
        }
        for resource in Resource::ALL {
            let held = self.sum(tally.stores[resource as usize]);
            tally.held = tally.held + Bundle::some(resource, held as u8);
        }
        tally
    }
}
