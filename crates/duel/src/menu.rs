//! The choices of a seat: for a list of all, or for the k-th without writing the list.

use kernel::{Bits, Choices, Seat};

use crate::action::Action;
use crate::card::{Place, Query, short_of};
use crate::piles::{Face, Row};
use crate::resource::{Bundle, Kinds};
use crate::rules::Duel;
use crate::sea::Places;
use crate::site::{BUILDING_SITES, Site, Sites, Spot, Store, Stores};
use crate::state::{Ask, End, EventFace, Filter, Frame, Phase, Start, State, foe};

/// Some choices of one sort.
#[derive(Clone, Copy, Debug)]
enum Group {
    None,
    One(Action),
    Build(Face, Sites),
    Cities(u8),
    /// Settlements and cities that may be chosen.
    Places(u8),
    Uses(Sites),
    Trades(Kinds, Kinds),
    /// One resource for another, with the other player.
    Offers(Kinds, Kinds),
    Takes(Stores),
    Pays(Stores),
    Names(Kinds),
    Numbers,
    /// The functions of own cards abroad.
    UsesAbroad(Sites),
    /// Sites of this seat's principality.
    Sites(Seat, Sites),
    /// Sites of the other principality, where cards of this seat lie.
    Abroad(Seat, Sites),
    Regions(Stores),
    /// Sea cards of the seat to sail to.
    Sails(Places),
    /// Sea cards to choose.
    Sea(Places),
    /// Places of a row from this one on.
    Cards(u8, u64),
    Stacks(u8),
    Draws(u8),
    Searches(u8),
    Puts(Face, u8),
}

/// How many groups there can be: more than there are different cards in the fullest hand.
const GROUPS: usize = 40;

/// What one seat may choose from.
pub(crate) struct Menu<'a> {
    duel: &'a Duel,
    s: &'a State,
    seat: Seat,
    groups: [Group; GROUPS],
    used: usize,
    len: u32,
}

impl<'a> Menu<'a> {
    /// What a seat may choose from now; nothing unless it is asked.
    #[inline]
    pub(crate) fn of(duel: &'a Duel, s: &'a State, seat: Seat) -> Menu<'a> {
        let mut menu = Menu { duel, s, seat, groups: [Group::None; GROUPS], used: 0, len: 0 };
        if duel.asked(s) == Some(seat) {
            menu.fill();
        }
        menu
    }

    #[inline(always)]
    fn add(&mut self, group: Group) {
        let len = match group {
            Group::None => 0,
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
            Group::Takes(stores) | Group::Pays(stores) | Group::Regions(stores) => stores.count_ones(),
            Group::Names(kinds) => kinds.len(),
            Group::Numbers => 6,
            Group::Sails(places) | Group::Sea(places) => places.count_ones(),
            Group::Cards(_, places) => places.count(),
        };
        if len > 0 {
            self.groups[self.used] = group;
            self.used += 1;
            self.len += len;
        }
    }

    fn one(&mut self, action: Action) {
        self.add(Group::One(action));
    }

    fn fill(&mut self) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        let side = s.side(seat);
        match s.agenda.top() {
            Frame::Turn(Phase::Action) if s.preparing.is_some() => self.preparation(),
            Frame::Turn(Phase::Action) => self.action_phase(),
            Frame::Turn(Phase::BeforeRoll) => {
                self.one(Action::Roll);
                self.hand(|menu, face| {
                    if duel.may_play_before_roll(s, seat, duel.card(face)) {
                        menu.one(Action::Play(face));
                    }
                });
                self.uses(Query::UsesBeforeRoll);
            }
            Frame::Turn(Phase::Replenish) if s.hand(seat).len() < s.hand_limit(duel, seat) => {
                self.add(Group::Draws(duel.full_stacks(s, seat)));
            }
            Frame::Turn(Phase::Replenish) | Frame::Surplus(_) => self.puts(Row::hand(seat), Filter::Any),
            Frame::Turn(Phase::Fill) => {
                self.draws(u8::MAX);
                self.add(Group::Uses(duel.fetchers(s, seat)));
            }
            Frame::Fetch(_, site) => duel.fetchable(s, seat, site).for_each(|at| self.add(Group::Cards(at, 1))),
            Frame::Turn(Phase::Exchange) => {
                self.one(Action::Pass);
                self.puts(Row::hand(seat), Filter::Any);
            }
            Frame::Redraw(_, stacks) => self.draws(stacks),
            Frame::PutAside(_) => self.puts(Row::ASIDE, Filter::Any),
            Frame::PutBack(_, _, filter) => self.puts(Row::hand(seat), filter),
            Frame::Draws(..) => self.add(Group::Draws(duel.full_stacks(s, seat))),
            Frame::TakeFrom(_, row) => self.cards(row, Filter::Any),
            Frame::Start(_, Start::Stack) => self.add(Group::Stacks(duel.start_stacks(s, seat))),
            Frame::Start(_, Start::Cards { stack, .. }) => self.cards(Row::stack(stack), Filter::Any),
            Frame::Start(_, Start::Regions(laid)) => {
                let left = (laid..6).fold(0, |set, at| set | duel.start_store(at).bit());
                self.add(Group::Regions(left));
            }
            Frame::Start(_, Start::Harbor) => End::ALL.into_iter().for_each(|end| self.one(Action::Grow(end))),
            Frame::Avert(_) => {
                self.one(Action::Pass);
                let event = duel.card(*s.piles.faces(Row::OPEN).last().expect("an event lies open"));
                self.hand(|menu, face| {
                    if duel.averts_it(s, face, event) {
                        menu.one(Action::Play(face));
                    }
                });
            }
            Frame::LayRegions(..) => {
                let open = s.piles.faces(Row::OPEN);
                open[open.len() - 2..].iter().for_each(|&face| self.one(Action::Above(face)));
            }
            Frame::Gain { kinds, stop, .. } => {
                self.add(Group::Takes(side.with_room(kinds)));
                if stop {
                    self.one(Action::Pass);
                }
            }
            Frame::Bring { region, .. } => self.add(Group::Takes(side.outlets(region))),
            Frame::Pay(_, price) => {
                let (_, stores) = crate::stores::payable(side, price).expect("it is asked only where it matters");
                self.add(Group::Pays(stores));
            }
            Frame::PayAny(..) => self.add(Group::Pays(side.with_stock())),
            Frame::Wares { ware, gain, .. } => self.add(Group::Sites(seat, duel.ware_sites(s, seat, ware, gain))),
            Frame::Gild { price, less, gilds, .. } => {
                self.add(Group::Names(duel.gildable(s, seat, price, less, gilds)));
                if short_of(side.wealth(), price, less, 0) == 0 {
                    self.one(Action::Pass);
                }
            }
            Frame::LeaveOut(_, price, less) => self.add(Group::Names(duel.leavable(s, seat, price, less))),
            Frame::Rob { seat: taker, kinds, stop, .. } => {
                self.add(Group::Names(duel.takable(s, taker, kinds)));
                if stop {
                    self.one(Action::Pass);
                }
            }
            Frame::TakeOff(_) => {
                self.add(Group::Sites(seat, duel.removable(s, seat)));
                self.add(Group::Abroad(seat, duel.removable_abroad(s, seat)));
            }
            Frame::Bury(_, site) => {
                let lying = s.lying(seat, site).expect("a card that is lost lies there");
                self.add(Group::Stacks(duel.stacks_for(lying.face)));
            }
            Frame::Offer(..) => {
                self.one(Action::Accept);
                self.one(Action::Pass);
            }
            Frame::Ask(_, ask) => self.ask(ask),
            _ => {}
        }
    }

    fn ask(&mut self, ask: Ask) {
        match ask {
            Ask::Site(owner, sites) => self.add(Group::Sites(owner, sites.sites())),
            Ask::Building(owner, sites) => {
                self.add(Group::Sites(owner, sites.sites() & BUILDING_SITES));
                self.add(Group::Abroad(owner, sites.sites() >> 32));
            }
            Ask::Stack(stacks) => self.add(Group::Stacks(stacks)),
            Ask::Number => self.add(Group::Numbers),
            Ask::Resource(kinds) => self.add(Group::Names(kinds)),
            Ask::Card { row, filter, pass } => {
                self.cards(row, filter);
                if pass {
                    self.one(Action::Pass);
                }
            }
            Ask::Top(row, n) => {
                self.top_cards(row, n.into(), Filter::Own);
                self.one(Action::Pass);
            }
            Ask::Region(regions) => self.add(Group::Regions(u16::from_le_bytes(regions).into())),
            Ask::Sea { places, pass, .. } => {
                self.add(Group::Sea(Places::from_le_bytes(places)));
                if pass {
                    self.one(Action::Pass);
                }
            }
            Ask::End => {
                for end in End::ALL {
                    if self.s.side(self.seat).has_open_road(end) {
                        self.one(Action::Grow(end));
                    }
                }
            }
            Ask::Place(places) => self.add(Group::Places(places)),
            Ask::Face => EventFace::ALL.into_iter().for_each(|face| self.one(Action::Face(face))),
            Ask::Whether => {
                self.one(Action::Accept);
                self.one(Action::Pass);
            }
        }
    }

    /// Every different card of the hand once.
    fn hand(&mut self, mut each: impl FnMut(&mut Self, Face)) {
        let hand = self.s.hand(self.seat);
        for (at, &face) in hand.iter().enumerate() {
            if !hand[..at].contains(&face) {
                each(self, face);
            }
        }
    }

    fn action_phase(&mut self) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        let side = s.side(seat);
        self.one(Action::End);
        self.center_cards();
        if duel.has_sea() {
            if duel.may_build_ship(s, seat) && side.wealth().covers(duel.edition.ship) {
                self.one(Action::Ship);
            }
            self.add(Group::Sails(duel.voyages(s, seat)));
        }
        let mut has_no_site = false;
        let mut build_or_play = |menu: &mut Self, face: Face| {
            let card = duel.card(face);
            if card.def().kind.is_action() {
                if duel.may_play(s, seat, card) {
                    menu.one(Action::Play(face));
                }
            } else if duel.price(s, seat, card).is_covered_by(side) && duel.is_allowed(s, seat, card) {
                let sites = s.sites_for(duel, seat, card);
                menu.add(Group::Build(face, sites));
                let place = card.def().place;
                let at_home = !card.def().abroad;
                has_no_site |=
                    sites == 0 && at_home && (place == Place::Settlement || place == Place::City && side.cities != 0);
            }
        };
        self.hand(&mut build_or_play);
        let face_up = s.piles.faces(Row::FACE_UP);
        for (at, &face) in face_up.iter().enumerate() {
            if !face_up[..at].contains(&face) && !s.hand(seat).contains(&face) {
                build_or_play(self, face);
            }
        }
        let wealth = side.wealth();
        let gives = wealth.kinds().filter(|&give| wealth.get(give) >= duel.rate(s, seat, give));
        let gives = gives.fold(Kinds::NONE, Kinds::with);
        if !gives.is_empty() {
            self.add(Group::Trades(gives, side.roomy()));
        }
        if s.offers < duel.edition.offers {
            let other = s.side(foe(seat));
            self.add(Group::Offers(side.stocked().both(other.roomy()), other.stocked().both(side.roomy())));
        }
        self.uses(Query::Uses);
        // Always legal; worth listing when a card at hand could be paid and finds no free site.
        if has_no_site && duel.options().terms().removal && duel.removable(s, seat) != 0 {
            self.one(Action::Remove);
        }
    }

    #[inline(always)]
    fn center_cards(&mut self) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        let side = s.side(seat);
        let wealth = side.wealth();
        // Nearly always no card changes a price: then one comparison each is enough.
        let [road, settlement, city] = match duel.is_as_printed(s, seat) {
            true => duel.edition.center.map(|printed| wealth.covers(printed)),
            false => duel.can_pay_center(s, seat),
        };
        if s.supply[0] > 0 && road {
            for end in End::ALL {
                if side.can_extend(end) {
                    self.one(Action::Road(end));
                }
            }
        }
        if settlement && duel.can_settle(s, seat) {
            for end in End::ALL {
                if side.has_open_road(end) {
                    self.one(Action::Settlement(end));
                }
            }
        }
        if s.supply[2] > 0 && city {
            self.add(Group::Cities(side.settled & !side.cities));
        }
    }

    /// What may be built and used before the first turn.
    #[cold]
    fn preparation(&mut self) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        self.one(Action::Pass);
        self.center_cards();
        self.hand(|menu, face| {
            let card = duel.card(face);
            let can_pay = card.def().kind.is_laid() && duel.price(s, seat, card).is_covered_by(s.side(seat));
            if can_pay && duel.is_allowed(s, seat, card) && duel.is_peaceful(s, seat, card.def()) {
                menu.add(Group::Build(face, s.sites_for(duel, seat, card)));
            }
        });
        self.uses(Query::Uses);
    }

    /// The functions of lying cards.
    fn uses(&mut self, query: Query) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        let side = s.side(seat);
        if side.tally.standing & duel.queried(query) != 0 {
            let usable = side.own().ones().filter(|&at| duel.may_use(s, seat, Site(at as u8)));
            self.add(Group::Uses(usable.fold(0, |set, at| set | 1 << at)));
            let abroad = s.side(foe(seat)).foreign;
            let usable = abroad.ones().filter(|&at| duel.may_use(s, seat, Site(at as u8).abroad()));
            self.add(Group::UsesAbroad(usable.fold(0, |set, at| set | 1 << at)));
        }
    }

    /// The top card of one of these stacks, or a search there.
    fn draws(&mut self, stacks: u8) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        self.add(Group::Draws(duel.full_stacks(s, seat) & stacks));
        self.add(Group::Searches(duel.searchable(s, seat) & stacks));
    }

    /// The cards of a row that fit under the stacks with their backs.
    fn puts(&mut self, row: Row, filter: Filter) {
        let cards = self.s.piles.faces(row);
        for (at, &face) in cards.iter().enumerate() {
            if !cards[..at].contains(&face) && filter.fits(self.duel.card(face), None) {
                self.add(Group::Puts(face, self.duel.stacks_for(face)));
            }
        }
    }

    fn cards(&mut self, row: Row, filter: Filter) {
        self.top_cards(row, self.s.piles.len(row), filter);
    }

    fn top_cards(&mut self, row: Row, count: usize, filter: Filter) {
        let faces = self.s.piles.faces(row);
        let faces = &faces[..count.min(faces.len())];
        let asking = match self.s.agenda.frames() {
            [.., Frame::Play(play), Frame::Ask(..)] => Some(play.card),
            _ => None,
        };
        let mut first = 0;
        for part in faces.chunks(64) {
            let mut places = 0;
            for (at, &face) in part.iter().enumerate() {
                // A hand has no order, and others do not see into a discard pile: equal cards are the same choice. In the pile
                // it is the topmost (rivals 18.37).
                let here = usize::from(first) + at;
                if row.is_hand() && faces[..here].contains(&face)
                    || row.is_discard() && faces[here + 1..].contains(&face)
                {
                    continue;
                }
                places |= u64::from(filter.fits(self.duel.card(face), asking)) << at;
            }
            self.add(Group::Cards(first, places));
            first += 64;
        }
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
        let store = |stores: Stores, k: u32| side.store_spot(Store(u64::from(stores).nth(k) as u8));
        let number = |set: u8, k: u32| u64::from(set).nth(k) as u8;
        let center = |places: u8, k: u32| Spot::new(2 * side.column_of_place(number(places, k)), 0);
        let at_sea = |places: Places, k: u32| side.spot(Site::at_sea(u64::from(places).nth(k) as u8));
        macro_rules! group {
            ($size:expr, $action:expr) => {
                let size = $size;
                if k < size {
                    return $action;
                }
                k -= size;
            };
        }
        for group in &self.groups[..self.used] {
            match *group {
                Group::None => {}
                Group::One(action) => {
                    group!(1, action);
                }
                Group::Build(face, sites) => {
                    group!(sites.count(), {
                        let (card, site) = (duel.card(face), Site(sites.nth(k) as u8));
                        let site = if card.def().abroad { site.abroad() } else { site };
                        Action::Build(face, self.s.building_spot(self.seat, card, site))
                    });
                }
                Group::Cities(places) => {
                    group!(places.count_ones(), Action::City(center(places, k)));
                }
                Group::Places(places) => {
                    group!(places.count_ones(), Action::Choose(center(places, k)));
                }
                Group::Uses(sites) => {
                    group!(sites.count(), Action::Use(spot(sites, k)));
                }
                Group::UsesAbroad(sites) => {
                    group!(sites.count(), Action::Use(spot_abroad(self.seat, sites, k)));
                }
                Group::Trades(gives, takes) => {
                    for give in gives {
                        let takes = takes.without(give);
                        group!(takes.len(), Action::Trade { give, take: takes.nth(k) });
                    }
                }
                Group::Offers(gives, takes) => {
                    for give in gives {
                        let takes = takes.without(give);
                        let one = |resource| Bundle::some(resource, 1);
                        group!(takes.len(), Action::Offer { give: one(give), take: one(takes.nth(k)) });
                    }
                }
                Group::Takes(stores) => {
                    group!(stores.count_ones(), Action::Take(store(stores, k)));
                }
                Group::Pays(stores) => {
                    group!(stores.count_ones(), Action::Pay(store(stores, k)));
                }
                Group::Names(kinds) => {
                    group!(kinds.len(), Action::Name(kinds.nth(k)));
                }
                Group::Numbers => {
                    group!(6, Action::Number(k as u8 + 1));
                }
                Group::Sites(owner, sites) => {
                    group!(sites.count(), Action::Choose(self.s.side(owner).spot(Site(sites.nth(k) as u8))));
                }
                Group::Abroad(owner, sites) => {
                    group!(sites.count(), Action::Choose(spot_abroad(owner, sites, k)));
                }
                Group::Sails(places) => {
                    group!(places.count_ones(), Action::Sail(at_sea(places, k)));
                }
                Group::Sea(places) => {
                    group!(places.count_ones(), Action::Choose(at_sea(places, k)));
                }
                Group::Regions(stores) => {
                    group!(stores.count_ones(), Action::Choose(store(stores, k)));
                }
                Group::Cards(first, places) => {
                    group!(places.count(), Action::Card(first + places.nth(k) as u8));
                }
                Group::Stacks(set) => {
                    group!(set.count_ones(), Action::Stack(number(set, k)));
                }
                Group::Draws(set) => {
                    group!(set.count_ones(), Action::Draw(number(set, k)));
                }
                Group::Searches(set) => {
                    group!(set.count_ones(), Action::Search(number(set, k)));
                }
                Group::Puts(face, set) => {
                    group!(set.count_ones(), Action::Put(face, number(set, k)));
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
