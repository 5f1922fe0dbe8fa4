//! What bots and tools may read of a position, within the knowledge of a seat.

use kernel::Seat;

use crate::agenda::Frame;
use crate::card::Ware;
use crate::cards::Card;
use crate::chapters::stores::StoresFrame;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::Row;
use crate::position::site::{Site, Sites};
use crate::position::state::{EventFace, State};
use crate::shown::known::Known;
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

impl Known {
    /// What the seat sees.
    pub fn own(&self) -> Own<'_> {
        self.s.own(self.seat)
    }
}

impl State {
    /// What a seat sees of this position. For imagined worlds, where making a [`Known`] would cost a copy.
    pub fn own(&self, seat: Seat) -> Own<'_> {
        Own { seat, s: self }
    }
}

/// A seat's view of a position: the open cards and the own hand.
#[derive(Clone, Copy, Debug)]
pub struct Own<'a> {
    seat: Seat,
    s: &'a State,
}

impl<'a> Own<'a> {
    /// Who sees it.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// What lies open to everybody.
    pub fn open(self) -> Open<'a> {
        Open(self.s)
    }

    /// The titles in the own hand.
    pub fn hand(self, duel: &'a Duel) -> impl Iterator<Item = Card> + 'a {
        self.s.hand(self.seat).iter().map(|&face| duel.card(face))
    }
}

/// A sea card of a player that lies open.
#[derive(Clone, Copy, Debug)]
pub struct Discovered {
    /// Its title.
    pub card: Card,
    /// Its level.
    pub level: u8,
    /// Whether it can reach its next level.
    pub can_rise: bool,
}

/// What lies open to everybody.
#[derive(Clone, Copy, Debug)]
pub struct Open<'a>(&'a State);

impl Open<'_> {
    /// Whether nothing is pending: the game has not begun or is over, or the top frame is a part of the active player's
    /// turn.
    pub fn is_quiet(&self) -> bool {
        matches!(self.0.agenda.top(), Frame::Start(..) | Frame::Turn(_) | Frame::Over)
    }

    /// The titles of a seat that lie open, at home and abroad.
    pub fn cards<'a>(&'a self, duel: &'a Duel, seat: Seat) -> impl Iterator<Item = Card> + 'a {
        self.0.cards_of(duel, seat).map(|(_, card)| card)
    }

    /// How many resources the production number will bring a seat, if it was fixed before the roll.
    pub fn foreseen(&self, seat: Seat) -> u32 {
        if self.0.agenda.top() != Frame::Turn(Phase::BeforeRoll) || self.0.number == 0 {
            return 0;
        }
        let side = self.0.side(seat);
        let regions = u32::from(side.tally.numbered[self.0.number as usize]) & side.with_room(Kinds::ALL);
        regions.count_ones() + (regions & u32::from(side.tally.boosted)).count_ones()
    }

    /// The event, if it was fixed before the roll.
    pub fn foreseen_event(&self) -> Option<EventFace> {
        self.0.event.filter(|_| self.0.agenda.top() == Frame::Turn(Phase::BeforeRoll))
    }

    /// How many offers the active player has made the other in this turn.
    pub fn offers_made(&self) -> u8 {
        self.0.offers
    }

    /// Whether the current question is a deal that the active player offers.
    pub fn is_offered(&self) -> bool {
        matches!(self.0.agenda.top(), Frame::Stores(StoresFrame::Offer(..)))
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.0.active
    }

    /// Victory points of a seat, the tokens included.
    pub fn victory_points(&self, duel: &Duel, seat: Seat) -> u8 {
        self.0.victory_points(duel, seat)
    }

    /// All other points of a seat.
    pub fn points(&self, seat: Seat) -> crate::position::points::Points {
        self.0.points(seat)
    }

    /// How much of a resource a seat has stored.
    pub fn amount(&self, seat: Seat, resource: Resource) -> u32 {
        self.0.side(seat).amount(resource)
    }

    /// All that a seat has stored, capped at seven of each resource.
    pub fn wealth(&self, seat: Seat) -> Bundle {
        self.0.side(seat).wealth()
    }

    /// How many of a ware a seat has, on all cards together.
    pub fn wares(&self, seat: Seat, ware: Ware) -> u8 {
        self.0.side(seat).tally.wares[ware as usize]
    }

    /// The number that a seat's first card of a title shows; `None` if the seat has no such card.
    pub fn dial(&self, duel: &Duel, seat: Seat, card: Card) -> Option<u8> {
        let (site, _) = self.0.cards_of(duel, seat).find(|it| it.1 == card)?;
        Some(self.0.dial(seat, site))
    }

    /// How many regions of a resource a seat has, plus one for each booster of such a region.
    pub fn yields(&self, seat: Seat, resource: Resource) -> u32 {
        let tally = &self.0.side(seat).tally;
        let regions = tally.stores[resource as usize] as u16;
        regions.count_ones() + (regions & tally.boosted).count_ones() + (regions & tally.watered).count_ones()
    }

    /// The titles that lie face up beside the stacks.
    pub fn face_up<'a>(&'a self, duel: &'a Duel) -> impl Iterator<Item = Card> + 'a {
        self.0.piles.faces(Row::FACE_UP).iter().map(|&face| duel.card(face))
    }

    /// How many settlements and cities a seat has, and how many of them are cities.
    pub fn places(&self, seat: Seat) -> (u8, u8) {
        let side = self.0.side(seat);
        (side.places(), side.cities.count_ones() as u8)
    }

    /// How many roads of a seat lead to no settlement yet.
    pub fn open_roads(&self, seat: Seat) -> u8 {
        let side = self.0.side(seat);
        (side.roads.count_ones() as u8 + 1).saturating_sub(side.places())
    }

    /// How many sites for green and for red cards are free.
    pub fn free_sites(&self, seat: Seat) -> (u32, u32) {
        let side = self.0.side(seat);
        let count = |sites: Sites| sites.count_ones();
        (count(side.open_sites()), count(side.open_city_sites()))
    }

    /// The sea cards that a seat has discovered.
    pub fn discovered<'a>(&'a self, duel: &'a Duel, seat: Seat) -> impl Iterator<Item = Discovered> + 'a {
        let s = self.0;
        s.found(duel, seat).map(move |(place, card)| {
            let at = Site::at_sea(place);
            Discovered { card, level: s.level(seat, at), can_rise: duel.can_rise(s, seat, at) }
        })
    }

    /// How many explorer ships a seat has built; none in a match without a sea.
    pub fn ships(&self, duel: &Duel, seat: Seat) -> u8 {
        if duel.has_sea() { self.0.side(seat).sea.built() } else { 0 }
    }

    /// Whether the cards of this match have a sea.
    pub fn has_sea(&self, duel: &Duel) -> bool {
        duel.has_sea()
    }

    /// Roads, settlements and cities left in the supply.
    pub fn supply(&self) -> [u8; 3] {
        self.0.supply
    }

    /// How many cards a seat has in hand, and how many it may have.
    pub fn hand_size(&self, duel: &Duel, seat: Seat) -> (usize, usize) {
        (self.0.piles.len(Row::hand(seat)), self.0.hand_limit(duel, seat))
    }

    /// Whether there is a site where a card can be built, whatever it costs.
    pub fn has_site_for(&self, duel: &Duel, seat: Seat, card: Card) -> bool {
        self.0.sites_for(duel, seat, card) != 0
    }
}
