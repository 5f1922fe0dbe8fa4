//! Building: center cards, expansions and their prices; and how cards leave a principality (rivals 2, 8, 10).

mod frames;
#[cfg(feature = "json")]
mod written;

use kernel::Seat;

use super::hand::HandFrame;
use super::stores::StoresFrame;
use super::turn::Phase;
use crate::agenda::Frame;
use crate::card::{CardKind, Extra, Moment, Place, Price, Query, Thing, Ware};
use crate::cards::Card;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row, Slot};
use crate::position::side::Lying;
use crate::position::site::{INNER_SITES, Site, Sites, Spot, Store};
use crate::position::state::{End, State, Token, foe};
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::Bundle;

pub use frames::BuildFrame;

impl Duel {
    /// How many regions of a new settlement are turned up before the first one is laid.
    #[inline]
    pub(crate) fn open_regions(&self) -> usize {
        if self.edition.regions_one_by_one { 1 } else { 2 }
    }

    /// The price of a card for a player in this position.
    #[inline]
    pub(crate) fn price(&self, s: &State, seat: Seat, card: Card) -> Price {
        let printed = Price { extra: card.def().extra, ..Price::of(card.def().cost) };
        let price = self.changed_price(s, seat, Thing::Card(card), printed);
        let taxed = self.queried(Query::Taxes) != 0 && card.def().kind.is_action();
        if taxed { self.taxed_price(s, seat, card, price) } else { price }
    }

    /// A price with the changes by cards of the other player.
    #[cold]
    fn taxed_price(&self, s: &State, seat: Seat, card: Card, price: Price) -> Price {
        let mut price = price;
        for (_, lying) in s.working(self, foe(seat)) {
            if let Some(taxes) = lying.def().taxes {
                taxes(self, s, foe(seat), card, &mut price);
            }
        }
        price
    }

    /// The price of a road, settlement or city for a player in this position.
    #[inline]
    pub(crate) fn center_price(&self, s: &State, seat: Seat, thing: Thing) -> Price {
        let base = match thing {
            Thing::Road => self.edition.center[0],
            Thing::Settlement => self.edition.center[1],
            Thing::City => self.edition.center[2],
            Thing::Card(_) => unreachable!("a card has a price of its own"),
        };
        self.changed_price(s, seat, thing, Price::of(base))
    }

    /// Whether a seat can pay for a road, a settlement and a city, with all changes of their prices.
    #[cold]
    pub(crate) fn can_pay_center(&self, s: &State, seat: Seat) -> [bool; 3] {
        let things = [Thing::Road, Thing::Settlement, Thing::City];
        things.map(|thing| self.center_price(s, seat, thing).is_covered_by(s.side(seat)))
    }

    /// The price of a road or settlement if this number of its resources is left out in addition.
    pub(crate) fn center_price_less(&self, s: &State, seat: Seat, thing: Thing, less: u8) -> Price {
        let price = self.center_price(s, seat, thing);
        Price { less: price.less + less, ..price }
    }

    /// Whether a seat can pay for a road and for a settlement if this number of resources is left out.
    pub(crate) fn can_pay_less(&self, s: &State, seat: Seat, less: u8) -> [bool; 2] {
        [Thing::Road, Thing::Settlement]
            .map(|thing| self.center_price_less(s, seat, thing, less).is_covered_by(s.side(seat)))
    }

    /// Whether a road or settlement can be built and paid for if this number of its resources is left out.
    pub(crate) fn can_build_center(&self, s: &State, seat: Seat, less: u8) -> bool {
        let [road, settlement] = self.can_pay_less(s, seat, less);
        let extends = s.supply[0] > 0 && End::ALL.into_iter().any(|end| s.side(seat).can_extend(end));
        road && extends || settlement && self.can_settle(s, seat)
    }

    /// The price after the seat's own cards have changed it. Usually none does.
    #[inline]
    fn changed_price(&self, s: &State, seat: Seat, thing: Thing, printed: Price) -> Price {
        if self.is_as_printed(s, seat) { printed } else { self.price_by_cards(s, seat, thing, printed) }
    }

    /// Whether no card changes the prices for a seat.
    #[inline]
    pub(crate) fn is_as_printed(&self, s: &State, seat: Seat) -> bool {
        s.side(seat).tally.standing & self.queried(Query::Price) == 0 && s.pledge.is_none()
    }

    #[cold]
    fn price_by_cards(&self, s: &State, seat: Seat, thing: Thing, printed: Price) -> Price {
        let mut price = printed;
        for change in self.price_changes(s.side(seat).tally.standing) {
            change(thing, &mut price);
        }
        if let Some(pledges) = self.pledges(s, seat) {
            pledges(thing, &mut price);
        }
        price
    }

    /// The change of the price of the next thing that a seat builds, if a card was pledged for it.
    fn pledges(&self, s: &State, seat: Seat) -> Option<fn(Thing, &mut Price) -> bool> {
        s.pledge.filter(|_| seat == s.active)?.def().pledges
    }

    /// The own cards at home that a seat may remove: buildings and units, but not extraordinary sites (rivals 8).
    pub(crate) fn removable(&self, s: &State, seat: Seat) -> Sites {
        s.side(seat).sites_where(self, |def| !matches!(def.kind, CardKind::Site | CardKind::Marker))
    }

    /// The own cards abroad that a seat may remove: all of them, by their sites in the other principality.
    pub(crate) fn removable_abroad(&self, s: &State, seat: Seat) -> Sites {
        s.side(foe(seat)).foreign
    }

    /// Whether a seat may remove an own card now, even if the choice is not listed.
    pub(crate) fn may_remove(&self, s: &State, seat: Seat) -> bool {
        s.agenda.top() == Frame::Turn(Phase::Action)
            && s.preparing.is_none()
            && self.options().terms().removal
            && self.removable(s, seat) | self.removable_abroad(s, seat) != 0
    }

    /// Whether there is a place for another settlement, and cards for it.
    pub(crate) fn can_settle(&self, s: &State, seat: Seat) -> bool {
        let open = End::ALL.into_iter().any(|end| s.side(seat).has_open_road(end));
        open && s.supply[1] > 0 && s.piles.len(Row::REGIONS) >= 2
    }
}

impl Cx<'_, '_> {
    /// A player builds an expansion from the hand or the face-up stack. It lies open while it is paid for.
    pub(crate) fn build(&mut self, seat: Seat, face: Face, site: Site) {
        if self.s.hand(seat).contains(&face) {
            self.take_from_hand(seat, face);
        } else {
            let at = self.s.piles.find(Row::FACE_UP, face).expect("a card that is built lies in hand or face up");
            self.s.piles.remove(Row::FACE_UP, at);
        }
        self.s.piles.push(Row::OPEN, Slot::open(face));
        let card = self.duel.card(face);
        let s = &*self.s;
        self.log.note(|| Event::Announced {
            seat,
            card: face,
            at: s.located(seat, seat, s.building_spot(seat, card, site)),
        });
        if card.def().from_region > 0 {
            self.take_out(seat, site.region(), card.def().from_region);
        }
        self.charge_for(seat, Thing::Card(card), self.duel.price(self.s, seat, card));
        self.push(BuildFrame::Raise(seat, site));
    }

    /// A player lays a marker out of the hand while another question is open; that question is asked again afterwards.
    /// In the hand step, laying a marker does not lead to drawing one more card (classic D8).
    #[cold]
    pub(crate) fn lay_marker(&mut self, seat: Seat, face: Face, site: Site) {
        let missing = self.s.hand_limit(self.duel, seat).saturating_sub(self.s.hand(seat).len());
        self.take_from_hand(seat, face);
        self.s.piles.push(Row::OPEN, Slot::open(face));
        let after = match self.s.agenda.top() {
            Frame::Turn(Phase::Replenish) if missing > 0 => Some(Phase::Exchange),
            Frame::Turn(Phase::Fill) => Some(Phase::End),
            _ => None,
        };
        if let Some(after) = after {
            self.replace(after);
            self.push(HandFrame::Draws(seat, missing as u8));
        }
        self.raise(seat, site);
    }

    /// A player pays for building something. A card that was pledged for it is used up.
    fn charge_for(&mut self, seat: Seat, thing: Thing, price: Price) {
        if let Some(pledges) = self.duel.pledges(self.s, seat)
            && pledges(thing, &mut Price::of(Bundle::NONE))
        {
            self.s.pledge = None;
        }
        self.charge(seat, price);
    }

    /// From now on this card changes the price of the next thing that the active player builds this turn.
    pub fn pledge(&mut self, card: Card) {
        self.s.pledge = Some(card);
    }

    /// A player pays a price. If there is a choice, the player is asked what to leave out and which stores pay.
    pub(crate) fn charge(&mut self, seat: Seat, price: Price) {
        match price {
            Price { base, less, gilds: 0, .. } => self.push(StoresFrame::LeaveOut(seat, base, less)),
            Price { base, less, gilds, .. } => self.push(StoresFrame::Gild { seat, price: base, less, gilds }),
        }
        if price.extra != Extra::NONE {
            self.pay_any(seat, price.extra.any);
            Ware::ALL.into_iter().for_each(|ware| self.pay_wares(seat, ware, price.extra.wares(ware)));
        }
    }

    /// The open card is laid at its site.
    pub(crate) fn raise(&mut self, seat: Seat, site: Site) {
        let last = self.s.piles.len(Row::OPEN) - 1;
        let face = self.s.piles.remove(Row::OPEN, last).face;
        let card = self.duel.card(face);
        if card.def().place == Place::OnCity {
            return self.crown(seat, face, site);
        }
        let (host, here) = site.ground(seat);
        let side = self.s.side_mut(host);
        let (here, under) = match card.def().place {
            Place::Upon(_) => (here, side.lying[here.index()].face),
            _ => (side.landing(here), Face(0)),
        };
        side.lying[here.index()] = Lying { face, under, dial: card.def().shows };
        let site = if host == seat { here } else { here.abroad() };
        if site.is_abroad() {
            side.foreign |= here.bit();
        }
        let s = &*self.s;
        self.log.note(|| Event::Built { seat, card: face, at: s.located_site(seat, site) });
        self.recount();
        if card.def().built.is_some() {
            self.push(self.play(card, Moment::Built, seat, site));
        }
    }

    /// The open card is laid on the city to which this site belongs.
    fn crown(&mut self, seat: Seat, face: Face, site: Site) {
        self.s.side_mut(seat).crowned[usize::from(site.place())] = face;
        let (s, card) = (&*self.s, self.duel.card(face));
        self.log.note(|| Event::Built {
            seat,
            card: face,
            at: s.located(seat, seat, s.building_spot(seat, card, site)),
        });
        self.recount();
    }

    /// A player builds a road.
    pub(crate) fn build_road(&mut self, seat: Seat, end: End) {
        self.build_road_for(seat, end, self.duel.center_price(self.s, seat, Thing::Road));
    }

    /// A player builds a road for another price than that of roads.
    pub fn build_road_for(&mut self, seat: Seat, end: End, price: Price) {
        let s = &*self.s;
        self.log.note(|| {
            let at = Spot::new(s.side(seat).column_beyond(end), 0);
            Event::Planned { seat, what: Thing::Road, at: s.located(seat, seat, at) }
        });
        self.charge_for(seat, Thing::Road, price);
        self.push(BuildFrame::LayRoad(seat, end));
    }

    pub(crate) fn lay_road(&mut self, seat: Seat, end: End) {
        self.s.supply[0] -= 1;
        let side = self.s.side_mut(seat);
        let column = side.column_beyond(end);
        side.roads |= 1 << side.road_beyond(end);
        let s = &*self.s;
        self.log.note(|| Event::RoadBuilt { seat, at: s.located(seat, seat, Spot::new(column, 0)) });
    }

    /// A player builds a settlement and draws its regions.
    pub(crate) fn build_settlement(&mut self, seat: Seat, end: End) {
        self.build_settlement_for(seat, end, self.duel.center_price(self.s, seat, Thing::Settlement));
    }

    /// The same for another price than that of settlements.
    pub fn build_settlement_for(&mut self, seat: Seat, end: End, price: Price) {
        let s = &*self.s;
        self.log.note(|| {
            let at = s.side(seat).settlement_beyond(end);
            Event::Planned { seat, what: Thing::Settlement, at: s.located(seat, seat, at) }
        });
        self.charge_for(seat, Thing::Settlement, price);
        self.push(BuildFrame::LaySettlement(seat, end));
    }

    /// The settlement is laid, and the two top regions are turned up.
    pub(crate) fn lay_settlement(&mut self, seat: Seat, end: End) {
        self.settle(seat, end);
        for _ in 0..self.duel.open_regions() {
            let face = self.draw_region(seat);
            self.s.piles.push(Row::OPEN, Slot::open(face));
        }
        self.push(BuildFrame::LayRegions(seat, end));
    }

    /// The top region is turned up.
    fn draw_region(&mut self, seat: Seat) -> Face {
        self.log.reveal();
        // A seat that knew which regions are left now knows the last one.
        for seat in [Seat(0), Seat(1)] {
            self.s.piles.show(seat, Row::REGIONS, 0);
        }
        let face = self.s.piles.remove(Row::REGIONS, 0).face;
        self.log.note(|| Event::RegionDrawn { seat, card: face });
        face
    }

    /// A settlement is laid at the open end of a road; its regions are still missing.
    pub fn settle(&mut self, seat: Seat, end: End) {
        self.s.supply[1] -= 1;
        let side = self.s.side_mut(seat);
        let place = side.place_beyond(end);
        side.settled |= 1 << place;
        if end == End::Left {
            side.left -= 1;
        }
        let s = &*self.s;
        self.log.note(|| {
            let at = Spot::new(2 * s.side(seat).outermost(end), 0);
            Event::SettlementBuilt { seat, at: s.located(seat, seat, at) }
        });
        self.recount();
    }

    /// With two open regions, the builder lays this one above and the other one below. With only one, the builder lays
    /// it in this row; then the next one is drawn and laid in the other row.
    pub(crate) fn lay_regions(&mut self, seat: Seat, end: End, above: Face, row: i8) {
        self.s.agenda.pop();
        if self.duel.open_regions() == 1 {
            let last = self.s.piles.len(Row::OPEN) - 1;
            self.s.piles.remove(Row::OPEN, last);
            self.lay_region(seat, end, row, above);
            let next = self.draw_region(seat);
            self.lay_region(seat, end, -row, next);
            return;
        }
        let last = self.s.piles.len(Row::OPEN);
        let pair = [last - 2, last - 1].map(|at| self.s.piles.faces(Row::OPEN)[at]);
        let below = if pair[0] == above { pair[1] } else { pair[0] };
        for _ in 0..2 {
            let last = self.s.piles.len(Row::OPEN) - 1;
            self.s.piles.remove(Row::OPEN, last);
        }
        self.lay_region(seat, end, 1, above);
        self.lay_region(seat, end, -1, below);
    }

    /// Lays an empty region at the outer corner of the outermost settlement.
    pub fn lay_region(&mut self, seat: Seat, end: End, row: i8, face: Face) {
        let side = self.s.side_mut(seat);
        let at = Spot::new(side.column_beyond(end), row);
        let store = Store(at.site().0 - 32);
        side.regions[store.index()] = face;
        side.set_stored(store, 0);
        let s = &*self.s;
        self.log.note(|| Event::RegionLaid { seat, card: face, at: s.located(seat, seat, at) });
        self.recount();
    }

    /// A player builds a city.
    pub(crate) fn build_city(&mut self, seat: Seat, place: u8) {
        self.build_city_for(seat, place, self.duel.center_price(self.s, seat, Thing::City));
    }

    /// A player builds a city for another price than that of cities.
    pub fn build_city_for(&mut self, seat: Seat, place: u8, price: Price) {
        let s = &*self.s;
        self.log.note(|| {
            let at = Spot::new(2 * s.side(seat).column_of_place(place), 0);
            Event::Planned { seat, what: Thing::City, at: s.located(seat, seat, at) }
        });
        self.charge_for(seat, Thing::City, price);
        self.push(BuildFrame::LayCity(seat, place));
    }

    pub(crate) fn lay_city(&mut self, seat: Seat, place: u8) {
        self.s.supply[2] -= 1;
        let side = self.s.side_mut(seat);
        side.cities |= 1 << place;
        let first = side.cities.is_power_of_two();
        let s = &*self.s;
        self.log.note(|| {
            let at = Spot::new(2 * s.side(seat).column_of_place(place), 0);
            Event::CityBuilt { seat, at: s.located(seat, seat, at) }
        });
        self.recount();
        if first {
            self.come_with_city(seat);
        }
    }

    /// A player who has built a first city gets the face-up cards that come with it, one of each title.
    fn come_with_city(&mut self, seat: Seat) {
        let mut at = 0;
        while let Some(&face) = self.s.piles.faces(Row::FACE_UP).get(at) {
            let card = self.duel.card(face);
            if !card.def().comes_with_city || self.s.side(seat).has(self.duel, card) {
                at += 1;
                continue;
            }
            self.s.piles.remove(Row::FACE_UP, at);
            let site = Site(self.s.side(seat).open_marker_site().trailing_zeros() as u8);
            self.come_over(seat, face, site);
        }
    }

    /// Lays a card at a free site of a player's principality without building it.
    pub(crate) fn come_over(&mut self, seat: Seat, face: Face, site: Site) {
        let side = self.s.side_mut(seat);
        let here = side.landing(site);
        side.lying[here.index()] = Lying { face, under: Face(0), dial: self.duel.card(face).def().shows };
        let s = &*self.s;
        self.log.note(|| Event::CameOver { seat, card: face, at: s.located_site(seat, here) });
        self.recount();
    }

    /// A card of a player changes sides: from now on it lies at this site of the other principality and belongs to the
    /// other player.
    pub fn change_sides(&mut self, owner: Seat, from: Site, to: Site) {
        let face = self.leave(owner, from);
        debug_assert!(!self.duel.card(face).def().loyal, "a loyal card does not change sides");
        self.come_over(foe(owner), face, to);
    }

    /// A card of a seat leaves the principality in which it lies. A card that it covered works again.
    pub fn leave(&mut self, seat: Seat, site: Site) -> Face {
        let from = site;
        let (host, site) = site.ground(seat);
        let side = self.s.side_mut(host);
        let Lying { face, under, .. } = side.lying[site.index()];
        side.lying[site.index()] = Lying { face: under, under: Face(0), dial: 0 };
        side.used &= !site.bit();
        side.foreign &= !site.bit();
        let twin = site.twin();
        if under == Face(0) && INNER_SITES & site.bit() != 0 && side.lying[twin.index()].face != Face(0) {
            // The two sites on one side of a city are equivalent (rivals 2). A single card always lies on the inner
            // one.
            side.swap_lying(site, twin);
        }
        if self.duel.card(face).def().stores.is_some() {
            side.set_stored(Store::of_card(site), 0);
        }
        let s = &*self.s;
        self.log.note(|| Event::Left { seat, card: face, at: s.located_site(seat, from) });
        self.recount();
        face
    }

    /// A lying card of `owner` goes to the hand of `seat`; everybody sees it.
    pub fn take_into_hand(&mut self, owner: Seat, site: Site, seat: Seat) {
        let face = self.leave(owner, site);
        debug_assert!(owner == seat || !self.duel.card(face).def().loyal, "a loyal card comes to no other hand");
        self.s.piles.push(Row::hand(seat), Slot::open(face));
        self.log.note(|| Event::TakenBack { seat, card: face });
    }

    /// A card of a seat moves to a free site of the same principality, together with everything that is kept for its
    /// site.
    pub fn move_card(&mut self, seat: Seat, from: Site, to: Site) {
        let (host, here) = from.ground(seat);
        let (_, there) = to.ground(seat);
        let side = self.s.side_mut(host);
        let card = side.lying[here.index()].face;
        side.swap_lying(here, there);
        let s = &*self.s;
        self.log.note(|| Event::Moved { seat, card, at: s.located_site(seat, to) });
        self.recount();
    }

    /// A player removes an own card from the principality (rivals 8).
    pub(crate) fn remove_own(&mut self, seat: Seat, site: Site) {
        let face = self.leave(seat, site);
        self.discard(seat, face);
    }

    pub(crate) fn work_bury(&mut self, seat: Seat, site: Site) -> bool {
        let face = self.s.lying(seat, site).expect("a card that is lost lies there").face;
        if self.duel.edition.losses_to_hand && !self.duel.is_face_up(face) {
            self.s.agenda.pop();
            self.taken_back(seat, site);
            return true;
        }
        let stacks = if self.duel.is_face_up(face) { 0 } else { self.duel.stacks_for(face) };
        if stacks.count_ones() > 1 {
            return false;
        }
        self.buried(seat, site, (stacks != 0).then_some(stacks.trailing_zeros() as u8));
        true
    }

    /// A lost card returns to its owner's hand; everybody sees it.
    fn taken_back(&mut self, seat: Seat, site: Site) {
        self.take_into_hand(seat, site, seat);
        self.hear(Moment::Lost, seat, false);
    }

    /// The owner chose the stack under which the lost card goes. A face-up card goes back to the face-up stack.
    pub(crate) fn buried(&mut self, seat: Seat, site: Site, stack: Option<u8>) {
        self.s.agenda.pop();
        let face = self.leave(seat, site);
        match stack {
            Some(stack) => {
                self.s.piles.push(Row::stack(stack), Slot::open(face));
                let both = kernel::Seats::first(2);
                self.log.note(|| Event::PutUnder { seat, stack, card: kernel::Veiled::shown_to(both, face) });
            }
            None => self.discard(seat, face),
        }
        self.hear(Moment::Lost, seat, false);
    }

    /// Two regions of a player change places, each with its stock and its region expansion.
    pub fn swap_regions(&mut self, seat: Seat, one: Store, other: Store) {
        let regions = &self.s.side(seat).regions;
        self.log.note(|| Event::Swapped { seat, one: regions[one.index()], other: regions[other.index()] });
        self.exchange_regions(seat, one, other);
    }

    /// The same without noting an event, which the caller does.
    pub(crate) fn exchange_regions(&mut self, seat: Seat, one: Store, other: Store) {
        let side = self.s.side_mut(seat);
        side.swap_regions(one, other);
        self.recount();
    }

    /// Two expansions of a player change places.
    pub fn swap_cards(&mut self, seat: Seat, one: Site, other: Site) {
        let side = self.s.side_mut(seat);
        let lying = &side.lying;
        self.log.note(|| Event::Swapped { seat, one: lying[one.index()].face, other: lying[other.index()].face });
        side.swap_lying(one, other);
        self.recount();
    }

    /// Turns a card to a number, at most its highest ([`crate::card::CardDef::dial`]).
    pub fn turn(&mut self, seat: Seat, site: Site, number: u8) {
        let (host, here) = site.ground(seat);
        let lying = &mut self.s.side_mut(host).lying[here.index()];
        lying.dial = number.min(self.duel.card(lying.face).def().dial);
        let (card, number) = (lying.face, lying.dial);
        let s = &*self.s;
        self.log.note(|| Event::Turned { seat, card, number, at: s.located_site(seat, site) });
        self.recount();
    }

    /// Recounts the tallies, notes changed advantages, and removes cards that expire. Call it after every change in the
    /// principalities.
    pub(crate) fn recount(&mut self) {
        let before = self.s.advantages(self.duel);
        self.s.recount(self.duel);
        let after = self.s.advantages(self.duel);
        for (token, holder) in Token::ALL.into_iter().zip(after) {
            if before[token as usize] != holder {
                self.log.note(|| Event::Advantage { token, holder });
            }
        }
        if self.s.sides.iter().any(|side| side.foreign != 0) {
            self.expire();
        }
    }

    /// The first card abroad that expires goes to its owner's discard pile. The recount after that finds the next one.
    fn expire(&mut self) {
        for owner in [Seat(0), Seat(1)] {
            let over = self.s.side(foe(owner)).guests(self.duel).find(|&(site, card)| {
                card.def().expires.is_some_and(|expires| expires(self.duel, self.s, owner, site.abroad()))
            });
            if let Some((site, _)) = over {
                return self.remove_own(owner, site.abroad());
            }
        }
    }
}
