//! The sea of a seat: sea cards in a grid beside the harbor, their levels, and explorer ships (enlightenment 2).
//!
//! The cards lie in a row of the piles ([`Row::sea`]), column by column from the harbor on, so what each seat knows of
//! them is kept as for all hidden cards. [`Sea`] has the rest: which cards lie open, their levels, and where the ships
//! are.

use std::cmp::Ordering;

use kernel::{Bits, Seat, Seats, Veiled};

use crate::agenda::Frame;
use crate::card::{CardDef, CardKind, Moment};
use crate::cards::Card;
use crate::chapters::effects::{Ask, EffectPlay};
use crate::chapters::start::StartFrame;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row};
use crate::position::points::Points;
use crate::position::side::Side;
use crate::position::site::{Site, Sites};
use crate::position::sound::PositionFault;
use crate::position::state::{End, State, foe};
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::Kinds;

/// How many ships a seat has, built or not.
pub(crate) const SHIPS: u8 = 3;
/// How many of them are built at the start.
const BUILT: u8 = 1;
/// How many sea cards a seat may discover in a turn.
pub(crate) const DISCOVERIES: u8 = 1;

/// A set of places at sea.
pub(crate) type Places = u16;

/// The sea of a seat, except for its cards, which are a row of the piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sea {
    /// The end of the principality at which the harbor lies, once it is chosen. Nothing is built beyond it.
    pub(crate) harbor: Option<End>,
    /// The number of ships in the harbor that can sail.
    pub(crate) ready: u8,
    /// The number of ships in the harbor that have sailed this turn.
    pub(crate) spent: u8,
    /// How many cards may still be discovered this turn.
    pub(crate) discoveries: u8,
    /// The cards that lie open.
    pub(crate) found: Places,
    /// The cards at which a ship lies.
    pub(crate) away: Places,
    /// The cards at which a ship was lost this turn.
    pub(crate) lost: Places,
    /// The level of each card: two bits each.
    levels: u32,
}

impl Sea {
    /// The value without a sea, and before the first turn.
    pub(crate) const EMPTY: Sea =
        Sea { harbor: None, ready: BUILT, spent: 0, discoveries: DISCOVERIES, found: 0, away: 0, lost: 0, levels: 0 };

    /// The level of the card at a place.
    pub(crate) const fn level(&self, place: u8) -> u8 {
        (self.levels >> (2 * place) & 3) as u8
    }

    pub(crate) fn set_level(&mut self, place: u8, level: u8) {
        let shift = 2 * place;
        self.levels = self.levels & !(3 << shift) | u32::from(level) << shift;
    }

    /// The cards at which a ship lies or was lost this turn.
    pub(crate) const fn taken(&self) -> Places {
        self.away | self.lost
    }

    /// The number of ships that are built, in the harbor or at a card.
    pub(crate) const fn built(&self) -> u8 {
        self.ready + self.spent + self.away.count_ones() as u8
    }

    /// The number of ships in the harbor that are not built. A ship that was lost this turn comes back, unbuilt, at the
    /// end of the turn.
    pub(crate) const fn unbuilt(&self) -> u8 {
        SHIPS.saturating_sub(self.built() + self.lost.count_ones() as u8)
    }

    /// Whether one of the ships in the harbor is not built.
    pub(crate) const fn can_build(&self) -> bool {
        self.unbuilt() > 0
    }

    /// All ships come back to the harbor (enlightenment 2.7).
    pub(crate) fn ships_home(&mut self) {
        *self = Sea { ready: self.built(), spent: 0, discoveries: DISCOVERIES, away: 0, lost: 0, ..*self };
    }

    /// Whether all ships lie in the harbor as they do between turns.
    pub(crate) const fn is_quiet(&self) -> bool {
        self.spent == 0 && self.taken() == 0 && self.discoveries == DISCOVERIES
    }
}

/// The places that ships reach with this number of sail points: one card further for each point, along the rows or
/// across (enlightenment 2.2).
fn reach(sail: u8) -> Places {
    let distance = |place: u8| place / 3 + 1 + (place % 3).abs_diff(1);
    (0..9).filter(|&place| distance(place) <= sail).fold(0, |set, place| set | 1 << place)
}

/// The places, in order.
fn each(places: Places) -> impl Iterator<Item = u8> {
    u64::from(places).ones().map(|at| at as u8)
}

impl Side {
    /// The region sites at the harbor: the one above and the one below it.
    pub fn sites_at_harbor(&self) -> Sites {
        self.sea.harbor.map_or(0, |end| 3 << (32 + 2 * self.road_beyond(end)))
    }

    /// Whether nothing was built beyond the start settlement at this end.
    pub(crate) fn is_bare(&self, end: End) -> bool {
        self.outermost(end) == end as i8 && !self.has_open_road(end)
    }

    /// Whether a city lies beside the harbor.
    pub fn has_city_at_harbor(&self) -> bool {
        self.sea.harbor.is_some_and(|end| self.cities >> self.outermost(end).rem_euclid(8) & 1 == 1)
    }

    /// The first site of the settlement or city beside the harbor: where a card is laid on it.
    pub fn place_at_harbor(&self) -> Sites {
        self.sea.harbor.map_or(0, |end| 1 << (4 * self.outermost(end).rem_euclid(8)))
    }
}

impl State {
    /// The card at a place of a seat's sea, even if it lies face down.
    pub(crate) fn sea_face(&self, seat: Seat, place: u8) -> Option<Face> {
        self.piles.faces(Row::sea(seat)).get(usize::from(place)).copied()
    }

    /// The open sea cards of a seat.
    pub(crate) fn found<'a>(&'a self, duel: &'a Duel, seat: Seat) -> impl Iterator<Item = (u8, Card)> + 'a {
        let card = move |place| (place, duel.card(self.piles.faces(Row::sea(seat))[usize::from(place)]));
        each(self.side(seat).sea.found).map(card)
    }

    /// How many sea cards a seat has discovered. The harbor does not count (enlightenment D11).
    pub fn discovered(&self, seat: Seat) -> u8 {
        self.side(seat).sea.found.count_ones() as u8
    }

    /// The level of a sea card of a seat.
    pub fn level(&self, seat: Seat, at: Site) -> u8 {
        at.sea_place().map_or(0, |place| self.side(seat).sea.level(place))
    }

    /// The islands of a seat at a level or above it.
    pub(crate) fn islands(&self, duel: &Duel, seat: Seat, level: u8) -> Places {
        self.at_level(duel, seat, level, |def| def.kind == CardKind::Island)
    }

    /// The places of a seat's open sea cards at a level or above it that meet the condition.
    pub(crate) fn at_level(&self, duel: &Duel, seat: Seat, level: u8, wanted: fn(&CardDef) -> bool) -> Places {
        let sea = &self.side(seat).sea;
        let those = self.found(duel, seat).filter(|&(place, card)| sea.level(place) >= level && wanted(card.def()));
        those.fold(0, |set, (place, _)| set | 1 << place)
    }

    /// The points of all sea cards of a seat, each at its level.
    pub(crate) fn sea_points(&self, duel: &Duel, seat: Seat) -> Points {
        let sea = &self.side(seat).sea;
        let worth = |(place, card): (u8, Card)| match sea.level(place) {
            0 => Points::NONE,
            level => card.def().levels[usize::from(level) - 1].points,
        };
        self.found(duel, seat).map(worth).fold(Points::NONE, |sum, points| sum + points)
    }
}

impl Duel {
    /// Whether the cards of this match have a sea.
    #[inline]
    pub(crate) fn has_sea(&self) -> bool {
        self.sea != 0
    }

    /// The open cards to which a ship of a seat could set out for a mission.
    pub(crate) fn missions(&self, s: &State, seat: Seat) -> Places {
        self.missions_among(s, seat, self.free_in_reach(s, seat, s.side(seat).sea.taken()))
    }

    /// The cards that ships of a seat reach.
    pub(crate) fn in_reach(&self, s: &State, seat: Seat) -> Places {
        reach(s.points(seat).sail) & self.sea
    }

    /// The same, except for those that are taken.
    fn free_in_reach(&self, s: &State, seat: Seat, taken: Places) -> Places {
        self.in_reach(s, seat) & !taken
    }

    /// The result of a fight with a pirate at this number of the die: won, lost, or rolled again (enlightenment 2.6).
    pub(crate) fn fought(&self, s: &State, seat: Seat, strength: u8, number: u8) -> Ordering {
        match (number + s.points(seat).cannon).cmp(&strength) {
            Ordering::Equal if self.wins_ties(s, seat) => Ordering::Greater,
            other => other,
        }
    }

    fn missions_among(&self, s: &State, seat: Seat, free: Places) -> Places {
        let open = |&(place, card): &(u8, Card)| {
            let mission = card.def().mission.as_ref();
            free >> place & 1 == 1 && mission.is_some_and(|it| (it.open)(self, s, seat, Site::at_sea(place)))
        };
        s.found(self, seat).filter(open).fold(0, |set, (place, _)| set | 1 << place)
    }

    /// The cards to which a ship of a seat may sail now (enlightenment 2.4).
    pub(crate) fn voyages(&self, s: &State, seat: Seat) -> Places {
        let sea = &s.side(seat).sea;
        if sea.ready == 0 { 0 } else { self.targets(s, seat, sea.taken()) }
    }

    /// The cards to which a ship of a seat could sail if these cards were taken.
    fn targets(&self, s: &State, seat: Seat, taken: Places) -> Places {
        let (sea, free) = (&s.side(seat).sea, self.free_in_reach(s, seat, taken));
        let unknown = if sea.discoveries > 0 { free & !sea.found } else { 0 };
        unknown | self.missions_among(s, seat, free)
    }

    /// The cards with a ship that could sail again if it were fetched back.
    pub(crate) fn worth_fetching(&self, s: &State, seat: Seat) -> Places {
        let sea = &s.side(seat).sea;
        let sails = |place: &u8| self.targets(s, seat, sea.taken() & !(1 << place)) != 0;
        each(sea.away).filter(sails).fold(0, |set, place| set | 1 << place)
    }

    /// Whether a seat may build a ship, if it can pay.
    pub(crate) fn may_build_ship(&self, s: &State, seat: Seat) -> bool {
        self.has_sea() && s.side(seat).sea.can_build()
    }

    /// Whether a sea card can reach its next level. Only one player can reach the last level (enlightenment 2.4).
    pub fn can_rise(&self, s: &State, seat: Seat, at: Site) -> bool {
        let Some(face) = at.sea_place().and_then(|place| s.sea_face(seat, place)) else { return false };
        let card = self.card(face);
        let (level, top) = (s.level(seat, at), card.def().levels.len() as u8);
        let is_taken =
            || s.found(self, foe(seat)).any(|(place, it)| it == card && s.side(foe(seat)).sea.level(place) == top);
        level < top && !(level + 1 == top && is_taken())
    }

    /// Whether the card at `play` is an open sea card of its seat, at the place where it lies.
    #[cfg(feature = "json")]
    pub(crate) fn is_found(&self, s: &State, play: EffectPlay) -> bool {
        let place = play.at.sea_place();
        place.is_some_and(|place| s.found(self, play.by).any(|it| it == (place, play.card)))
    }

    /// The first fault of the seas of a position.
    pub(crate) fn sea_fault(&self, s: &State) -> Option<PositionFault> {
        let own = [Seat(0), Seat(1)].into_iter().find_map(|seat| self.own_sea_fault(s, seat));
        own.or_else(|| {
            // The cards of a seat at their last level.
            let done = |seat: Seat| {
                let level = move |place| usize::from(s.side(seat).sea.level(place));
                s.found(self, seat)
                    .filter(move |&(place, card)| level(place) > 0 && level(place) == card.def().levels.len())
            };
            let (place, card) = done(Seat(1)).find(|it| done(Seat(0)).any(|other| other.1 == it.1))?;
            let why =
                format!("{} stands at its last level in the other sea: only one copy comes there", card.def().name);
            Some(PositionFault { at: format!("sides[1].sea.cards[{place}]"), why })
        })
    }

    /// The first fault of the sea of one seat.
    fn own_sea_fault(&self, s: &State, seat: Seat) -> Option<PositionFault> {
        let sea = &s.side(seat).sea;
        let fault = |at: &str, why: &str| Some(PositionFault { at: format!("sides[{seat}]{at}"), why: why.into() });
        let started = !matches!(s.agenda.frames().first(), Some(Frame::Start(..)));
        let card = |place: u8| format!(".sea.cards[{place}]");
        let is_in = |places: u16, place: u8| places >> place & 1 == 1;
        match () {
            () if s.piles.len(Row::sea(seat)) != self.sea.count_ones() as usize => {
                return fault(".sea.cards", "a sea has as many cards as its set says");
            }
            () if started && sea.harbor.is_some() != self.has_sea() => {
                return fault(".sea.harbor", "there is a harbor where there is a sea");
            }
            () if sea.harbor.is_some_and(|end| !s.side(seat).is_bare(end)) => {
                return fault(".sea.harbor", "beyond a harbor nothing is built");
            }
            () if sea.built() + sea.lost.count_ones() as u8 > SHIPS => {
                return fault(".sea.ships", "there are three ships, those at sea cards and lost ones included");
            }
            () if seat != s.active && !sea.is_quiet() => {
                return fault(".sea", "it is not the turn of this player: all ships lie in the harbor");
            }
            () => {}
        }
        let known =
            |place: u8| [Seat(0), Seat(1)].iter().all(|&it| s.piles.knows(it, Row::sea(seat), usize::from(place)));
        (0..9).find_map(|place| match () {
            () if is_in(sea.taken(), place) && !is_in(sea.found & self.sea, place)
                || is_in(sea.away & sea.lost, place) =>
            {
                fault(&card(place), "a ship lies at an open sea card, one at each")
            }
            () if is_in(sea.found & !self.sea, place) => fault(&card(place), "there is no such sea card"),
            () if sea.level(place) > 0 && !is_in(sea.found, place) => {
                fault(&card(place), "a card that lies face down has no level")
            }
            () if is_in(self.sea, place) && !self.is_within(s, seat, place) => {
                fault(&card(place), "the card does not come to this level")
            }
            () if is_in(sea.found, place) && !known(place) => {
                fault(&card(place), "an open sea card is not known to all")
            }
            () => None,
        })
    }

    fn is_within(&self, s: &State, seat: Seat, place: u8) -> bool {
        let level = s.side(seat).sea.level(place);
        let face = s.sea_face(seat, place).expect("there are as many cards as places");
        level == 0 || usize::from(level) <= self.card(face).def().levels.len()
    }
}

impl Cx<'_, '_> {
    /// Goes on at the start: players choose the end for their harbor, the starting player first (enlightenment D52);
    /// then comes the first turn.
    pub(crate) fn harbors_or_first_turn(&mut self) {
        if self.duel.has_sea() {
            self.replace(StartFrame::Harbor(self.s.active));
        } else {
            self.start_is_over();
        }
    }

    /// A player chose the end for the harbor.
    pub(crate) fn laid_harbor(&mut self, seat: Seat, end: End) {
        self.s.side_mut(seat).sea.harbor = Some(end);
        self.log.note(|| Event::HarborLaid { seat, end });
        if seat == self.s.active {
            self.replace(StartFrame::Harbor(foe(seat)));
        } else {
            self.start_is_over();
        }
    }

    /// A player builds a ship; it can sail at once.
    pub(crate) fn build_ship(&mut self, seat: Seat) {
        self.s.side_mut(seat).sea.ready += 1;
        self.log.note(|| Event::ShipBuilt { seat });
        self.pay(seat, self.duel.edition.ship);
    }

    /// A ship of a player sails: it discovers a card, or sets out for a mission.
    pub(crate) fn sail(&mut self, seat: Seat, at: Site) {
        let place = at.sea_place().expect("ships sail to places at sea");
        let sea = &mut self.s.side_mut(seat).sea;
        sea.ready -= 1;
        if sea.found >> place & 1 == 1 {
            return self.sets_out(seat, place);
        }
        sea.discoveries -= 1;
        sea.found |= 1 << place;
        sea.away |= 1 << place;
        let row = Row::sea(seat);
        [Seat(0), Seat(1)].into_iter().for_each(|seat| self.s.piles.show(seat, row, place.into()));
        self.log.reveal();
        self.speaks_at_sea(seat, place, Moment::Discovered, |card, at| Event::Discovered { seat, card, at });
    }

    fn sets_out(&mut self, seat: Seat, place: u8) {
        self.s.side_mut(seat).sea.away |= 1 << place;
        self.speaks_at_sea(seat, place, Moment::Mission, |card, at| Event::SetOut { seat, card, at });
    }

    fn speaks_at_sea(
        &mut self,
        seat: Seat,
        place: u8,
        moment: Moment,
        told: impl Fn(Face, crate::position::located::Located) -> Event,
    ) {
        let face = self.s.sea_face(seat, place).expect("a card lies there");
        let at = Site::at_sea(place);
        let s = &*self.s;
        self.log.note(|| told(face, s.located_site(seat, at)));
        let card = self.duel.card(face);
        if moment.of(card.def()).is_some() {
            self.push(self.play(card, moment, seat, at));
        }
    }

    // --- What cards do at sea ---

    /// Asks a seat for one of these sea cards of `owner`; `pass` allows declining. The answer is its place. If there is
    /// no such card, the seat passes without being asked.
    pub fn ask_sea(&mut self, seat: Seat, owner: Seat, places: u16, pass: bool, play: EffectPlay) {
        if places == 0 {
            self.then(EffectPlay { answer: crate::chapters::effects::PASSED, ..play });
        } else {
            self.ask(seat, Ask::Sea { owner, places: places.to_le_bytes(), pass }, play);
        }
    }

    /// A sea card rises to its next level if it can, and its owner receives the bounty.
    pub fn rise(&mut self, seat: Seat, at: Site) {
        if self.duel.can_rise(self.s, seat, at) {
            let level = self.s.level(seat, at) + 1;
            let card = self.turn_sea_card(seat, at, level);
            let bounty = card.def().levels[usize::from(level) - 1].bounty;
            self.gain_any(seat, Kinds::ALL, bounty);
        }
    }

    /// A sea card falls by one level (enlightenment D17).
    pub fn fall_back(&mut self, seat: Seat, at: Site) {
        let level = self.s.level(seat, at);
        if level > 0 {
            self.turn_sea_card(seat, at, level - 1);
        }
    }

    fn turn_sea_card(&mut self, seat: Seat, at: Site, level: u8) -> Card {
        let place = at.sea_place().expect("a place at sea");
        let card = self.s.sea_face(seat, place).expect("a card lies there");
        self.s.side_mut(seat).sea.set_level(place, level);
        let s = &*self.s;
        self.log.note(|| Event::Turned { seat, card, number: level, at: s.located_site(seat, at) });
        self.recount();
        self.duel.card(card)
    }

    /// The ship at a sea card is lost. Until the end of the turn no other ship can sail there.
    pub fn lose_ship(&mut self, seat: Seat, at: Site) {
        let bit = 1 << at.sea_place().expect("a place at sea");
        let sea = &mut self.s.side_mut(seat).sea;
        if sea.away & bit != 0 {
            sea.away &= !bit;
            sea.lost |= bit;
            let s = &*self.s;
            self.log.note(|| Event::ShipLost { seat, at: s.located_site(seat, at) });
        }
    }

    /// A ship in the harbor of a seat is lost (enlightenment D18).
    pub fn sink_ship(&mut self, seat: Seat) {
        let sea = &mut self.s.side_mut(seat).sea;
        if sea.ready > 0 {
            sea.ready -= 1;
            self.log.note(|| Event::ShipSunk { seat });
        }
    }

    /// The ship at a sea card comes back to the harbor. `again` says whether it may sail again this turn.
    pub fn fetch_ship(&mut self, seat: Seat, at: Site, again: bool) {
        let bit = 1 << at.sea_place().expect("a place at sea");
        let sea = &mut self.s.side_mut(seat).sea;
        if sea.away & bit != 0 {
            sea.away &= !bit;
            *(if again { &mut sea.ready } else { &mut sea.spent }) += 1;
            let s = &*self.s;
            self.log.note(|| Event::ShipBack { seat, at: s.located_site(seat, at) });
        }
    }

    /// The cards to which a ship that came back could set out once more. It can only go on a mission.
    pub fn further_missions(&self, seat: Seat) -> u16 {
        if self.s.side(seat).sea.spent > 0 { self.duel.missions(self.s, seat) } else { 0 }
    }

    /// A ship that came back sets out once more (enlightenment D14).
    pub fn sail_further(&mut self, seat: Seat, at: Site) {
        let sea = &mut self.s.side_mut(seat).sea;
        if sea.spent > 0 {
            sea.spent -= 1;
            self.sets_out(seat, at.sea_place().expect("a place at sea"));
        }
    }

    /// Repeats the effect of discovering an open sea card, without a ship (enlightenment D21).
    pub fn discover_again(&mut self, seat: Seat, at: Site) {
        let face = at.sea_place().and_then(|place| self.s.sea_face(seat, place)).expect("a sea card lies there");
        let card = self.duel.card(face);
        if card.def().discovered.is_some() {
            self.push(self.play(card, Moment::Discovered, seat, at));
        }
    }

    /// A seat may discover `n` more cards this turn.
    pub fn more_discoveries(&mut self, seat: Seat, n: u8) {
        self.s.side_mut(seat).sea.discoveries += n;
    }

    /// A seat looks at an own sea card that lies face down. The other player sees where the card lies.
    pub fn look_at_sea(&mut self, seat: Seat, at: Site) {
        let place = at.sea_place().expect("a place at sea");
        self.s.piles.show(seat, Row::sea(seat), place.into());
        self.log.reveal();
        let face = self.s.sea_face(seat, place).expect("a card lies there");
        let s = &*self.s;
        self.log.note(|| {
            let card = Veiled::shown_to(Seats::only(seat), face);
            Event::SeaCardSeen { seat, at: s.located_site(seat, at), card }
        });
    }

    /// Two sea cards of a seat change places, together with their ships and the players' knowledge of them
    /// (enlightenment D19).
    pub fn swap_sea_cards(&mut self, seat: Seat, one: Site, other: Site) {
        let [a, b] = [one, other].map(|at| at.sea_place().expect("a place at sea"));
        self.s.piles.swap(Row::sea(seat), a.into(), b.into());
        let sea = &mut self.s.side_mut(seat).sea;
        let (here, there) = (sea.level(a), sea.level(b));
        sea.set_level(a, there);
        sea.set_level(b, here);
        for set in [&mut sea.found, &mut sea.away, &mut sea.lost] {
            if *set >> a & 1 != *set >> b & 1 {
                *set ^= 1 << a | 1 << b;
            }
        }
        let s = &*self.s;
        self.log.note(|| {
            let [one, other] = [one, other].map(|at| s.located_site(seat, at));
            Event::SeaCardsSwapped { seat, one, other }
        });
    }
}

#[cfg(test)]
mod tests;
