//! The cards in both principalities, at home and abroad, and what follows from them.

use super::side::Lying;
use crate::card::{CardDef, CardKind, Place};
use crate::cards::Card;
use crate::matches::rules::Duel;
use crate::position::piles::Face;
use crate::position::points::Points;
use crate::position::site::{INNER_SITES, MARKER_SITES, REGION_SITES, REGIONS, ROAD_SITES, Site, Sites, Spot};
use crate::position::state::{End, State, foe};
use crate::vocabulary::resource::Resource;
use kernel::{Bits, Seat};

impl State {
    /// Recounts the tallies of both principalities. Call it after any change of the cards there.
    pub(crate) fn recount(&mut self, duel: &Duel) {
        for seat in [Seat(0), Seat(1)] {
            self.side_mut(seat).tally = self.side(seat).recount(duel);
            if duel.has_sea() {
                let points = self.sea_points(duel, seat);
                self.side_mut(seat).tally.points += points;
            }
        }
        let abroad = self.sides.iter().any(|side| side.foreign != 0);
        if abroad {
            self.count_guests_for_their_owners(duel);
        }
        for seat in [Seat(0), Seat(1)] {
            let mut more = Points::NONE;
            let asked = duel.queried(crate::card::Query::MorePoints) & self.side(seat).tally.standing;
            if asked != 0 {
                for (site, card) in self.working(duel, seat) {
                    if let Some(points) = card.def().more_points {
                        more += points(duel, self, seat, site);
                    }
                }
            }
            self.side_mut(seat).tally.points += more;
        }
        if abroad {
            self.hamper_hosts(duel);
        }
        if !self.unlocked {
            let points = [Seat(0), Seat(1)].map(|seat| self.victory_points(duel, seat));
            self.unlocked = points[0] + points[1] >= duel.edition.lock;
        }
    }

    fn count_guests_for_their_owners(&mut self, duel: &Duel) {
        for host in [Seat(0), Seat(1)] {
            let side = *self.side(host);
            let tally = &mut self.side_mut(foe(host)).tally;
            for (_, card) in side.guests(duel) {
                tally.standing |= 1 << duel.title(card).expect("every card of the match has a number");
                tally.points += card.def().points;
                tally.trade_bonus += card.def().trade_bonus;
            }
        }
    }

    fn hamper_hosts(&mut self, duel: &Duel) {
        for host in [Seat(0), Seat(1)] {
            let mut points = self.points(host);
            for (site, card) in self.side(host).guests(duel) {
                if let Some(hampers) = card.def().hampers {
                    hampers(duel, self, host, site, &mut points);
                }
            }
            self.side_mut(host).tally.points = points;
        }
    }

    /// The end of a seat's principality whose outermost settlement lacks regions, and whether the upper and the lower
    /// one are missing. `None` if all regions are there.
    pub(crate) fn lacks_regions(&self, seat: Seat) -> Option<(End, [bool; 2])> {
        let side = self.side(seat);
        End::ALL.into_iter().find_map(|end| {
            let lacks = [0, 1].map(|row| side.regions[usize::from(2 * side.road_beyond(end) + row)] == Face(0));
            (lacks != [false; 2]).then_some((end, lacks))
        })
    }

    /// The working cards of a seat: those that lie open, at home and abroad, and those that they cover with
    /// [`CardDef::bears`].
    #[inline]
    pub(crate) fn working<'a>(&'a self, duel: &'a Duel, seat: Seat) -> impl Iterator<Item = (Site, Card)> + 'a {
        // Cards that bear others are rare.
        let borne = duel.bears.then(|| self.borne(duel, seat));
        self.cards_of(duel, seat).chain(borne.into_iter().flatten())
    }

    /// The covered cards that keep working.
    fn borne<'a>(&'a self, duel: &'a Duel, seat: Seat) -> impl Iterator<Item = (Site, Card)> + 'a {
        self.cards_of(duel, seat).filter_map(move |(site, card)| {
            let lying = self.lying(seat, site).filter(|_| card.def().bears)?;
            Some((site, duel.card(lying.under)))
        })
    }

    /// The card of a seat at a site, or the card that it bears, whichever meets the condition.
    pub(crate) fn working_at(
        &self,
        duel: &Duel,
        seat: Seat,
        site: Site,
        wanted: impl Fn(Card) -> bool,
    ) -> Option<Face> {
        let lying = self.lying(seat, site)?;
        let card = duel.card(lying.face);
        if wanted(card) {
            return Some(lying.face);
        }
        (duel.bears && card.def().bears && wanted(duel.card(lying.under))).then_some(lying.under)
    }

    /// The first working card of a seat, by site, that meets the condition.
    #[inline]
    pub(crate) fn find_working(
        &self,
        duel: &Duel,
        seat: Seat,
        wanted: impl Fn(&(Site, Card)) -> bool,
    ) -> Option<(Site, Card)> {
        match duel.bears {
            true => self.working(duel, seat).filter(wanted).min_by_key(|(site, _)| site.0),
            false => self.cards_of(duel, seat).find(wanted),
        }
    }

    /// The regions of a seat with this resource, by their sites.
    pub fn regions_of(&self, seat: Seat, resource: Resource) -> Sites {
        u64::from(self.side(seat).tally.stores[resource as usize] & REGIONS) << 32
    }

    /// The cards of a seat: those at home by site, then those abroad.
    pub(crate) fn cards_of<'a>(&'a self, duel: &'a Duel, seat: Seat) -> impl Iterator<Item = (Site, Card)> + 'a {
        let abroad = self.side(foe(seat)).guests(duel).map(|(site, card)| (site.abroad(), card));
        self.side(seat).cards(duel).chain(abroad)
    }

    /// How many cards of a seat, at home and abroad, meet the condition.
    pub(crate) fn count(&self, duel: &Duel, seat: Seat, wanted: impl Fn(&CardDef) -> bool) -> u8 {
        self.cards_of(duel, seat).filter(|(_, card)| wanted(card.def())).count() as u8
    }

    /// How many trade ships a seat has.
    pub(crate) fn trade_ships(&self, duel: &Duel, seat: Seat) -> u8 {
        self.count(duel, seat, |def| def.kind == CardKind::TradeShip)
    }

    /// What lies at a site of a seat, at home or abroad, if it is a card of that seat.
    #[inline]
    pub(crate) fn lying(&self, seat: Seat, site: Site) -> Option<Lying> {
        let (host, here) = site.ground(seat);
        let side = self.side(host);
        let sites = if host == seat { side.own() } else { side.foreign };
        (sites & here.bit() != 0).then(|| side.lying[here.index()])
    }

    /// The number that a card of a seat shows; 0 if no card of the seat lies there.
    pub fn dial(&self, seat: Seat, site: Site) -> u8 {
        self.lying(seat, site).map_or(0, |it| it.dial)
    }

    /// The spot of a site of a seat, at home or abroad.
    pub(crate) fn spot(&self, seat: Seat, site: Site) -> Spot {
        let (host, here) = site.ground(seat);
        Spot { abroad: site.is_abroad(), ..self.side(host).spot(here) }
    }

    /// The spot that names this site when a card is built there. A card that is laid on a city has the spot of the
    /// city.
    pub(crate) fn building_spot(&self, seat: Seat, card: Card, site: Site) -> Spot {
        match card.def().place {
            Place::OnCity => Spot::new(2 * self.side(seat).column_of_place(site.place()), 0),
            _ => self.spot(seat, site),
        }
    }

    /// All points of a seat without the tokens.
    #[inline]
    pub fn points(&self, seat: Seat) -> Points {
        self.side(seat).tally.points
    }

    /// Whether a seat has the strength advantage (rivals 4).
    #[inline]
    pub fn has_strength_advantage(&self, duel: &Duel, seat: Seat) -> bool {
        let (mine, other) = (self.points(seat).strength, self.points(foe(seat)).strength);
        mine >= duel.edition.advantage_min && mine > other
    }

    /// Whether a seat has the trade advantage (rivals 4).
    #[inline]
    pub fn has_trade_advantage(&self, duel: &Duel, seat: Seat) -> bool {
        let (mine, other) = (self.points(seat).commerce, self.points(foe(seat)).commerce);
        let city = || !duel.edition.trade_needs_city || self.side(seat).cities != 0;
        mine >= duel.edition.advantage_min && mine > other && city()
    }

    /// Who holds each token, in the order of [`Token::ALL`](crate::position::state::Token::ALL).
    #[inline]
    pub(crate) fn advantages(&self, duel: &Duel) -> [Option<Seat>; 2] {
        let seats = [Seat(0), Seat(1)];
        [
            seats.into_iter().find(|&seat| self.has_trade_advantage(duel, seat)),
            seats.into_iter().find(|&seat| self.has_strength_advantage(duel, seat)),
        ]
    }

    /// Victory points, the tokens included.
    #[inline]
    pub fn victory_points(&self, duel: &Duel, seat: Seat) -> u8 {
        self.points(seat).victory
            + u8::from(self.has_strength_advantage(duel, seat))
            + u8::from(self.has_trade_advantage(duel, seat))
    }

    /// The hand limit of a seat (rivals 9).
    #[inline]
    pub(crate) fn hand_limit(&self, duel: &Duel, seat: Seat) -> usize {
        usize::from(duel.edition.hand_base + self.points(seat).progress)
    }

    /// The sites where a card may be built. Each side of a place is represented by its inner site. The sites of a card
    /// that is built abroad are in the other player's principality.
    #[inline]
    pub(crate) fn sites_for(&self, duel: &Duel, seat: Seat, card: Card) -> Sites {
        let sites = self.sites_to_lie(duel, seat, card);
        match card.def().buildable {
            Some(buildable) if sites != 0 => buildable(duel, self, seat, sites),
            _ => sites,
        }
    }

    /// The same, but without regard to whether the card can be built now.
    pub(crate) fn sites_to_lie(&self, duel: &Duel, seat: Seat, card: Card) -> Sites {
        let def = card.def();
        let side = self.side(if def.abroad { foe(seat) } else { seat });
        let sites = match def.place {
            Place::Settlement => side.open_sites(),
            Place::City => side.open_city_sites(),
            Place::Region if def.from_region > 0 => {
                let open = side.open_region_sites();
                open.ones()
                    .filter(|&at| side.stored(Site(at as u8).region()) >= def.from_region)
                    .fold(0, |set, at| set | 1 << at)
            }
            Place::Region => side.open_region_sites(),
            Place::Road => side.open_roads(),
            Place::Upon(under) => {
                side.cards(duel).filter(|(_, it)| *it == under).fold(0, |set, (site, _)| set | site.bit())
            }
            Place::Beside => side.open_marker_site(),
            Place::OnCity => side.open_cities(),
            Place::Nowhere | Place::Sea => 0,
        };
        match def.fits {
            Some(fits) if sites != 0 => fits(duel, self, seat, sites),
            _ => sites,
        }
    }

    /// Whether the cards at these sites of a principality, own and foreign ones, are allowed to lie there.
    pub(crate) fn all_fit(&self, duel: &Duel, host: Seat, sites: Sites) -> bool {
        let side = self.side(host);
        (sites & side.tally.taken).ones().all(|at| {
            let owner = if side.foreign >> at & 1 == 1 { foe(host) } else { host };
            let fits = duel.card(side.lying[at].face).def().fits;
            fits.is_none_or(|fits| fits(duel, self, owner, 1 << at) != 0)
        })
    }

    /// Whether the colour of a site allows a card. Other cards are not taken into account.
    pub(crate) fn may_lie(&self, host: Seat, card: Card, site: Site) -> bool {
        let side = self.side(host);
        let place = |places: u8| site.is_of_a_place() && places >> site.place() & 1 == 1;
        let outer_ok = !site.is_of_a_place() || INNER_SITES & site.bit() != 0 || place(side.cities);
        outer_ok
            && match card.def().place {
                Place::Settlement => place(side.settled),
                Place::City => place(side.cities),
                Place::Upon(under) => self.may_lie(host, under, site),
                Place::Region => REGION_SITES & site.bit() != 0 && side.regions[site.index() - 32] != Face(0),
                Place::Road => ROAD_SITES & site.bit() != 0 && side.roads >> (site.0 - 48) & 1 == 1,
                Place::Beside => MARKER_SITES & site.bit() != 0,
                Place::OnCity | Place::Nowhere | Place::Sea => false,
            }
    }
}
