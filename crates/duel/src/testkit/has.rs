//! Who has what.

use super::{A, Scene};
use crate::agenda::Frame;
use crate::card::Place;
use crate::cards::Card;
use crate::chapters::turn::Phase;
use crate::position::piles::{Face, Row, Slot};
use crate::position::side::Lying;
use crate::position::site::{Site, Spot, Store};
use crate::vocabulary::resource::Resource;
use kernel::Seat;

impl Scene {
    /// Takes a card out of the row in which it lies, face down or face up; with decks, out of the stacks of this seat.
    pub(super) fn fetch(&mut self, seat: Seat, card: Card) -> Face {
        let stacks = (0..Row::STACKS).filter(|stack| self.duel.stacks_of(seat) >> stack & 1 == 1).map(Row::stack);
        for row in stacks.chain([Row::FACE_UP, Row::EVENTS, Row::REGIONS]) {
            let cards = self.s.piles.faces(row);
            if let Some(at) = cards.iter().position(|&face| self.duel.card(face) == card) {
                return self.s.piles.remove(row, at).face;
            }
        }
        panic!("no {} is left", card.def().name);
    }

    /// Cards lie in a principality at any free sites; settlements become cities if a card needs one.
    #[must_use]
    pub fn with(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        for card in cards {
            let free = |scene: &Scene| -> u64 {
                let side = scene.s.side(seat);
                match card.def().place {
                    Place::Settlement => side.open_sites(),
                    Place::City => side.open_city_sites(),
                    Place::Region => side.open_region_sites(),
                    Place::Road => side.open_roads(),
                    Place::Upon(_) => scene.s.sites_for(&scene.duel, seat, card),
                    Place::Beside => side.open_marker_site(),
                    Place::OnCity => side.open_cities(),
                    Place::Nowhere | Place::Sea => 0,
                }
            };
            let mut sites = free(&self);
            while sites == 0 {
                let side = *self.s.side(seat);
                let settlement = side.settled & !side.cities;
                assert!(settlement != 0, "there is no room for {}", card.def().name);
                self = self.city(seat, 2 * side.column_of_place(settlement.trailing_zeros() as u8));
                sites = free(&self);
            }
            let site = Site(sites.trailing_zeros() as u8);
            let spot = self.s.side(seat).spot(site);
            self = self.at(seat, card, &spot.to_string());
        }
        self
    }

    /// A card of a player lies at a spot, such as `0,a`, or `abroad/0,a` in the other player's principality.
    #[must_use]
    pub fn at(mut self, seat: Seat, card: Card, spot: &str) -> Scene {
        let face = self.fetch(seat, card);
        let spot = Spot::read(spot).expect("a spot such as 0,a");
        let (host, here) = spot.site().ground(seat);
        let side = self.s.side_mut(host);
        if card.def().place == Place::OnCity {
            side.crowned[usize::from(here.place())] = face;
            self.s.recount(&self.duel);
            return self;
        }
        let under = match card.def().place {
            Place::Upon(_) => side.lying[here.index()].face,
            _ => Face(0),
        };
        let site = if under == Face(0) { side.landing(here) } else { here };
        side.lying[site.index()] = Lying { face, under, dial: 0 };
        if spot.abroad {
            side.foreign |= site.bit();
        }
        self.s.recount(&self.duel);
        self
    }

    /// A player's cards with this title show a number, such as the stars of a marker. If there is no such card, one is
    /// laid.
    #[must_use]
    pub fn dial(mut self, seat: Seat, card: Card, number: u8) -> Scene {
        if !self.s.cards_of(&self.duel, seat).any(|(_, it)| it == card) {
            self = self.with(seat, [card]);
        }
        assert!(number <= card.def().dial, "{} shows {} at most", card.def().name, card.def().dial);
        let sites: Vec<Site> =
            self.s.cards_of(&self.duel, seat).filter(|(_, it)| *it == card).map(|(site, _)| site).collect();
        for site in sites {
            let (host, here) = site.ground(seat);
            self.s.side_mut(host).lying[here.index()].dial = number;
        }
        self.s.recount(&self.duel);
        self
    }

    /// These cards lie in a sea at `1,s`, `1,sa`, `1,sb` and so on, the others anywhere else.
    #[must_use]
    pub fn sea(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let (row, mut laid) = (Row::sea(seat), Vec::new());
        // The nearest places first: beside the harbor, then around it.
        for (card, place) in cards.into_iter().zip([1, 0, 2, 4, 3, 5, 7, 6, 8]) {
            let here = |at: &usize| !laid.contains(at) && self.duel.card(self.s.piles.faces(row)[*at]) == card;
            let at = (0..self.s.piles.len(row)).find(here).expect("it is in the sea");
            self.s.piles.swap(row, at, place);
            laid.push(place);
        }
        self
    }

    /// These places of a sea lie open, each at a level.
    #[must_use]
    pub fn open_at_sea(mut self, seat: Seat, places: impl IntoIterator<Item = (&'static str, u8)>) -> Scene {
        for (spot, level) in places {
            let place = Spot::read(spot).expect("a spot such as 1,s").site().sea_place().expect("a place at sea");
            [Seat(0), Seat(1)].into_iter().for_each(|it| self.s.piles.show(it, Row::sea(seat), place.into()));
            let sea = &mut self.s.side_mut(seat).sea;
            sea.found |= 1 << place;
            sea.set_level(place, level);
        }
        self.s.recount(&self.duel);
        self
    }

    /// This number of ships is built and lies in the harbor.
    #[must_use]
    pub fn ships(mut self, seat: Seat, count: u8) -> Scene {
        self.s.side_mut(seat).sea.ready = count;
        self
    }

    /// A settlement was built at the right end, with a region of this title above its far side. The new regions are
    /// empty.
    #[must_use]
    pub fn grown(self, seat: Seat, region: Card) -> Scene {
        let face = self.s.piles.faces(Row::REGIONS).iter().copied().find(|&face| self.duel.card(face) == region);
        let name = self.duel.name(face.expect("there is one more such region"));
        let mut scene = self.road(seat).rich(seat).next_region(&name);
        scene.does(seat, "settlement right").pays_somehow(seat);
        if scene.offers(seat).contains(&format!("above {name}")) {
            scene.does(seat, &format!("above {name}"));
        }
        scene.poor(seat)
    }

    /// The settlement in a column is a city.
    #[must_use]
    pub fn city(mut self, seat: Seat, column: i8) -> Scene {
        self.s.side_mut(seat).cities |= 1 << Spot::new(column, 0).site().place();
        self.s.supply[2] -= 1;
        self.s.recount(&self.duel);
        self
    }

    /// An open road lies at the right end.
    #[must_use]
    pub fn road(mut self, seat: Seat) -> Scene {
        let side = self.s.side_mut(seat);
        side.roads |= 1 << side.road_beyond(crate::position::state::End::Right);
        self.s.supply[0] -= 1;
        self
    }

    /// Cards are in hand; only their owner knows them.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        for card in cards {
            let face = self.fetch(seat, card);
            self.s.piles.push(Row::hand(seat), Slot { face, groups: 1 << (4 * seat.0) });
        }
        self
    }

    /// Cards lie on a player's discard pile, the last one on top.
    #[must_use]
    pub fn discarded(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        for card in cards {
            let face = self.fetch(seat, card);
            self.s.piles.push(self.duel.discard(seat), Slot::open(face));
        }
        self
    }

    /// This amount of a resource is stored, at most three in each region.
    #[must_use]
    pub fn stored(mut self, seat: Seat, resource: Resource, count: u8) -> Scene {
        let mut left = count;
        for at in 0..32 {
            let store = Store(at);
            let side = self.s.side_mut(seat);
            if side.tally.stores[resource as usize] & store.bit() != 0 {
                side.set_stored(store, left.min(3));
                left -= left.min(3);
            }
        }
        assert_eq!(left, 0, "there is no room for {count} {resource}");
        self.s.recount(&self.duel);
        self
    }

    /// Nothing is stored.
    #[must_use]
    pub fn poor(mut self, seat: Seat) -> Scene {
        self.s.side_mut(seat).stock = 0;
        self.s.recount(&self.duel);
        self
    }

    /// Every region is full.
    #[must_use]
    pub fn rich(mut self, seat: Seat) -> Scene {
        for resource in Resource::ALL {
            let regions = self.s.side(seat).tally.stores[resource as usize].count_ones() as u8;
            self = self.stored(seat, resource, 3 * regions);
        }
        self
    }

    /// A store holds this amount.
    #[must_use]
    pub fn stock_at(mut self, seat: Seat, spot: &str, count: u8) -> Scene {
        let store = self.store(seat, spot);
        self.s.side_mut(seat).set_stored(store, count);
        self.s.recount(&self.duel);
        self
    }

    /// These events lie on top of the event stack, in this order.
    #[must_use]
    pub fn next_events(mut self, cards: impl IntoIterator<Item = Card>) -> Scene {
        for (at, card) in cards.into_iter().enumerate() {
            let face = self.fetch(A, card);
            self.s.piles.insert(Row::EVENTS, at, Slot { face, groups: 0 });
        }
        self
    }

    /// These cards lie on top of a stack, in this order.
    #[must_use]
    pub fn top(mut self, stack: u8, cards: impl IntoIterator<Item = Card>) -> Scene {
        for (at, card) in cards.into_iter().enumerate() {
            let face = self.fetch(self.duel.setup().stacks[usize::from(stack)].owner().unwrap_or(A), card);
            self.s.piles.insert(Row::stack(stack), at, Slot { face, groups: 0 });
        }
        self
    }

    /// Every draw stack is empty: its cards lie on the discard pile.
    #[must_use]
    pub fn empty_stacks(mut self) -> Scene {
        for row in (0..self.duel.stacks()).map(Row::stack) {
            while self.s.piles.len(row) > 0 {
                let face = self.s.piles.remove(row, 0).face;
                self.s.piles.push(self.duel.discard(A), Slot::open(face));
            }
        }
        self
    }

    /// This region, such as `hills-1`, lies on top of the region stack.
    #[must_use]
    pub fn next_region(mut self, name: &str) -> Scene {
        let face = self.duel.named(name).expect("a region such as hills-1");
        let at = self.s.piles.find(Row::REGIONS, face).expect("it is in the stack");
        let slot = self.s.piles.remove(Row::REGIONS, at);
        self.s.piles.insert(Row::REGIONS, 0, slot);
        self
    }

    /// It is this player's turn, in the action phase.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Scene {
        self.s.active = seat;
        self
    }

    /// Both players together have had enough points for action cards to be played.
    #[must_use]
    pub fn unlocked(mut self) -> Scene {
        self.s.unlocked = true;
        self
    }

    /// The active player has not rolled yet.
    #[must_use]
    pub fn before_roll(mut self) -> Scene {
        self.s.agenda.replace(Frame::Turn(Phase::BeforeRoll));
        self
    }

    /// The active player has another turn, and has not rolled yet.
    #[cfg(test)]
    #[must_use]
    pub fn before_next_roll(mut self) -> Scene {
        (self.s.number, self.s.event) = (0, None);
        self.before_roll()
    }

    /// The production number of this turn.
    #[must_use]
    pub fn number(mut self, number: u8) -> Scene {
        self.s.number = number;
        self
    }
}
