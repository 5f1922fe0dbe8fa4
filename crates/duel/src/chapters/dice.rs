//! The dice: production, the event of the die, event cards (rivals 7).

mod frames;
#[cfg(feature = "json")]
mod written;

use kernel::{Bits, Seat, Seats, Veiled};

use super::effects::EffectFrame;
use super::stores::each;
use super::turn::Phase;
use crate::card::{Moment, Query};
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::{Row, Slot};
use crate::position::site::{CAP, REGIONS, Site, Spot, Store, Stores};
use crate::position::state::{EventFace, State, foe};
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

pub use frames::DiceFrame;
pub(crate) use frames::roll_event_die;

impl Duel {
    /// How many resources brigands count (rivals 7).
    pub(crate) fn brigands_count(&self, s: &State, seat: Seat) -> u32 {
        let side = s.side(seat);
        let mut counted = REGIONS;
        if side.tally.standing & self.queried(Query::Hides) != 0 {
            for (site, card) in s.working(self, seat) {
                if let Some(hides) = card.def().hides {
                    counted &= !hides(side, site);
                }
            }
        }
        side.sum(counted)
    }

    /// The regions out of which brigands take.
    fn raided_regions(&self, s: &State, seat: Seat) -> Stores {
        let side = s.side(seat);
        let mut loot = side.stores_of(self.edition.brigand_loot) & REGIONS;
        if side.tally.standing & self.queried(Query::Keeps) != 0 {
            for (site, card) in s.working(self, seat) {
                loot &= !card.def().keeps.map_or(0, |keeps| keeps(side, site));
            }
        }
        loot
    }

    /// How much of each resource brigands leave, thanks to cards.
    fn left_by_brigands(&self, s: &State, seat: Seat) -> Bundle {
        let lessened = s.side(seat).tally.standing & self.queried(Query::Lessens) != 0;
        let cards = lessened.then(|| s.working(self, seat)).into_iter().flatten();
        cards.fold(Bundle::NONE, |sum, (_, card)| sum + card.def().lessens)
    }

    /// How many resources brigands would take, without those that cards protect.
    pub(crate) fn loot(&self, s: &State, seat: Seat) -> u32 {
        self.looted(s, seat).map(|(_, taken)| taken).sum()
    }

    /// The same for each resource.
    fn looted(&self, s: &State, seat: Seat) -> impl Iterator<Item = (Resource, u32)> {
        let (regions, left, side) = (self.raided_regions(s, seat), self.left_by_brigands(s, seat), s.side(seat));
        let taken =
            move |it: Resource| side.sum(regions & side.tally.stores[it as usize]).saturating_sub(left.get(it).into());
        self.edition.brigand_loot.map(move |it| (it, taken(it)))
    }

    /// Whether brigands come in this turn at all.
    fn brigands_come(&self, s: &State) -> bool {
        s.turn > 2 * self.edition.brigand_grace
    }

    /// Whether brigands raid a player for whom they count this many resources.
    fn is_raided(&self, counted: u32) -> bool {
        counted > self.edition.brigand_limit
    }

    /// What brigands would take from a player now, by resource; empty if they would leave the player alone.
    pub(crate) fn threatened_by_brigands(&self, s: &State, seat: Seat) -> Vec<(Resource, u32)> {
        if !self.brigands_come(s) || !self.is_raided(self.brigands_count(s, seat)) {
            return Vec::new();
        }
        self.looted(s, seat).filter(|it| it.1 > 0).collect()
    }

    /// The resource for which the seat still chooses a region that keeps one, and these regions. `None` if no choice is
    /// left.
    pub(crate) fn keepers(&self, s: &State, seat: Seat, kept: Kept) -> Option<(Resource, Stores)> {
        let (side, loot, left) = (s.side(seat), self.raided_regions(s, seat), self.left_by_brigands(s, seat));
        left.kinds().find_map(|resource| {
            let regions = loot & side.tally.stores[resource as usize];
            let rest = |store: Store| side.stored(store).saturating_sub(kept.at(store));
            let open = each(regions).filter(|&store| rest(store) > 0).fold(0, |set: Stores, store| set | store.bit());
            let due = left.get(resource).saturating_sub(each(regions).map(|store| kept.at(store)).sum());
            let chosen = due > 0 && open.count_ones() > 1 && each(open).map(rest).sum::<u8>() > due;
            chosen.then_some((resource, open))
        })
    }
}

#[cfg(feature = "json")]
impl Duel {
    /// Whether a seat can have chosen these regions: no region keeps more than it holds, and all together no more than
    /// the cards allow.
    pub(super) fn can_keep(&self, s: &State, seat: Seat, kept: Kept) -> bool {
        let (side, loot, left) = (s.side(seat), self.raided_regions(s, seat), self.left_by_brigands(s, seat));
        let holds = |store: Store| kept.at(store) <= if loot & store.bit() == 0 { 0 } else { side.stored(store) };
        let sum = |it: Resource| each(side.tally.stores[it as usize] & REGIONS).map(|store| kept.at(store)).sum::<u8>();
        (0..16).map(Store).all(holds) && Resource::ALL.into_iter().all(|it| sum(it) <= left.get(it))
    }
}

/// How much each region keeps from brigands: two bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept([u8; 4]);

impl Kept {
    fn at(self, store: Store) -> u8 {
        (u32::from_le_bytes(self.0) >> (2 * store.0) & 3) as u8
    }

    /// The same with one more kept in a region.
    fn one_more(self, store: Store) -> Kept {
        Kept((u32::from_le_bytes(self.0) + (1 << (2 * store.0))).to_le_bytes())
    }
}

impl Cx<'_, '_> {
    /// The dice are known. Cards that may change the event act first.
    pub(crate) fn dice_known(&mut self) {
        self.replace(Phase::Action);
        let base = self.s.agenda.depth();
        let standing = self.s.sides[0].tally.standing | self.s.sides[1].tally.standing;
        if standing & self.duel.speaking(Moment::EventShown) != 0 {
            self.hear(Moment::EventShown, self.s.active, true);
            self.push(DiceFrame::Shown);
        } else {
            self.dice_shown();
        }
        self.in_order(base);
    }

    /// Production and event happen, in the order of the edition.
    pub(crate) fn dice_shown(&mut self) {
        let event = self.s.event.expect("the event die fell or was fixed");
        let first = (self.duel.edition.before_production)(event);
        if first {
            self.push(DiceFrame::EventDie);
        }
        self.push(DiceFrame::Produce);
        if !first {
            self.push(DiceFrame::EventDie);
        }
        // Cards that were played before the roll have lain open until now.
        for at in 0..self.s.piles.len(Row::OPEN) {
            let face = self.s.piles.faces(Row::OPEN)[at];
            self.push(EffectFrame::PutAway(self.s.active, face));
        }
    }

    /// Regions with the rolled number produce one resource, and one more beside a booster.
    pub(crate) fn produce(&mut self) {
        for seat in [self.s.active, foe(self.s.active)] {
            if self.s.idle.has(seat) {
                self.s.idle = self.s.idle.without(seat);
                continue;
            }
            if self.s.side(seat).tally.standing & self.duel.speaking(Moment::Brimful) != 0 {
                self.tell_brimful(seat);
            }
            let tally = &self.s.side(seat).tally;
            let (regions, boosted, watered) = (tally.numbered[self.s.number as usize], tally.boosted, tally.watered);
            for at in u64::from(regions).ones() {
                self.bring(seat, Store(at as u8), 1 + (boosted >> at & 1) as u8 + (watered >> at & 1) as u8);
            }
        }
        self.hear(Moment::Produced, self.s.active, true);
    }

    /// Tells the cards of a seat which resources overflow in this production.
    fn tell_brimful(&mut self, seat: Seat) {
        let side = self.s.side(seat);
        let regions = u64::from(side.tally.numbered[self.s.number as usize]).ones().map(|at| Store(at as u8));
        let full = regions.filter(|&store| side.stored(store) == CAP);
        let kinds = full.fold(Kinds::NONE, |set, store| set.with(side.resource(store)));
        if !kinds.is_empty() {
            self.hear_of(Moment::Brimful, seat, false, kinds.0);
        }
    }

    /// The event of the die happens. If both players must decide, the active player is first.
    pub(crate) fn event_die(&mut self) {
        let both = [self.s.active, foe(self.s.active)];
        match self.s.event.expect("the event die fell or was fixed") {
            EventFace::Brigands if !self.duel.brigands_come(self.s) => {}
            EventFace::Brigands => both.into_iter().for_each(|seat| self.brigands(seat)),
            EventFace::Trade => {
                if let Some(seat) = both.into_iter().find(|&seat| self.s.has_trade_advantage(self.duel, seat)) {
                    let bonus = self.s.side(seat).tally.trade_bonus;
                    if self.s.side(foe(seat)).tally.standing & self.duel.queried(Query::ChoosesLoss) != 0 {
                        self.give_to_foe(foe(seat), Kinds::ALL, 1 + bonus);
                    } else {
                        self.take_from_foe(seat, Kinds::ALL, 1);
                        self.may_take_from_foe(seat, Kinds::ALL, bonus);
                    }
                }
            }
            EventFace::Celebration => {
                for seat in both {
                    let (mine, other) = (self.s.points(seat).skill, self.s.points(foe(seat)).skill);
                    if mine > other || mine == other && self.duel.edition.celebrate_ties {
                        self.gain_any(seat, Kinds::ALL, 1);
                    }
                }
            }
            EventFace::Harvest => both.into_iter().for_each(|seat| self.gain_any(seat, Kinds::ALL, 1)),
            EventFace::Card => self.push(DiceFrame::DrawEvent),
        }
        self.hear(Moment::EventDie, self.s.active, true);
    }

    /// Brigands raid a player who has too much.
    fn brigands(&mut self, seat: Seat) {
        let limit = self.duel.edition.brigand_limit;
        let (stored, counted) = (self.s.side(seat).sum(REGIONS), self.duel.brigands_count(self.s, seat));
        if !self.duel.is_raided(counted) {
            self.log.note(|| Event::Unraided { seat, stored: stored as u8, counted: counted as u8 });
            if stored > limit {
                let hide = self.s.side(seat).sites_where(self.duel, |def| def.hides.is_some());
                hide.ones().for_each(|at| self.helps(seat, Site(at as u8)));
            }
            return;
        }
        self.log.note(|| Event::Raided { seat, stored: stored as u8, counted: counted as u8 });
        let speaking = self.duel.speaking(Moment::Raided) | self.duel.queried(Query::Lessens);
        if self.s.side(seat).tally.standing & speaking != 0 {
            self.hear(Moment::Raided, seat, false);
            self.push(DiceFrame::Raid(seat, Kept::default()));
        } else {
            self.raid(seat, Kept::default());
        }
    }

    /// Brigands take resources, unless a card spared the player. Resources that cards protect stay in the regions that
    /// the player chose, or else in the first ones.
    pub(crate) fn raid(&mut self, seat: Seat, kept: Kept) {
        if self.s.spared.has(seat) {
            self.s.spared = self.s.spared.without(seat);
            return;
        }
        let (loot, left) = (self.duel.raided_regions(self.s, seat), self.duel.left_by_brigands(self.s, seat));
        let mut due = Resource::ALL.map(|resource| {
            let regions = loot & self.s.side(seat).tally.stores[resource as usize];
            left.get(resource).saturating_sub(each(regions).map(|store| kept.at(store)).sum())
        });
        // Region by region, in their order.
        for store in each(loot) {
            let side = self.s.side(seat);
            let open = side.stored(store).saturating_sub(kept.at(store));
            let due = &mut due[side.resource(store) as usize];
            let stays = open.min(*due);
            *due -= stays;
            self.take_out(seat, store, open - stays);
        }
    }

    /// Asks the player as long as there is a choice of regions that keep something; then brigands take.
    pub(crate) fn work_raid(&mut self, seat: Seat, kept: Kept) -> bool {
        if !self.s.spared.has(seat) && self.duel.keepers(self.s, seat, kept).is_some() {
            return false;
        }
        self.s.agenda.pop();
        self.raid(seat, kept);
        true
    }

    /// The player chose a region that keeps one resource.
    pub(crate) fn keep(&mut self, seat: Seat, kept: Kept, at: Spot) {
        let (s, side) = (&*self.s, self.s.side(seat));
        let store = side.store_at(at).expect("it was offered");
        self.log.note(|| {
            let card = Some(side.regions[store.index()]);
            Event::Pointed { seat, card, at: s.located(seat, seat, at) }
        });
        self.replace(DiceFrame::Raid(seat, kept.one_more(store)));
    }

    /// Turns up the top event card and carries it out.
    pub(crate) fn draw_event(&mut self) {
        if self.s.piles.len(Row::EVENTS) == 0 {
            return;
        }
        let face = self.s.piles.faces(Row::EVENTS)[0];
        for seat in [Seat(0), Seat(1)] {
            self.s.piles.show(seat, Row::EVENTS, 0);
        }
        self.s.piles.remove(Row::EVENTS, 0);
        self.s.piles.push(Row::OPEN, Slot::open(face));
        self.log.reveal();
        self.log.note(|| Event::EventDrawn { card: face });
        let card = self.duel.card(face);
        if let Some(hits) = card.def().hits {
            let hit = hits(self.duel, self.s);
            for seat in [self.s.active, foe(self.s.active)] {
                if hit.has(seat) {
                    self.may_be_spared(seat, card);
                }
            }
        }
        self.push(self.play(card, Moment::Event, self.s.active, Site::NONE));
        self.hear(Moment::EventOver, self.s.active, true);
        self.push(EffectFrame::PutAway(self.s.active, face));
    }

    /// Makes the event stack anew, the open card included. The open card goes to its fixed place if it has one;
    /// otherwise it is shuffled in.
    pub fn rebuild_events(&mut self) {
        let face = *self.s.piles.faces(Row::OPEN).last().expect("the event lies open");
        let last = self.s.piles.len(Row::OPEN) - 1;
        self.s.piles.remove(Row::OPEN, last);
        let told = self.duel.edition.told_event.filter(|_| self.duel.is_told(face));
        let under = told.map_or(0, |told| usize::from(told.from_bottom) - 1);
        let place = self.s.piles.len(Row::EVENTS).saturating_sub(under);
        self.s.piles.insert(Row::EVENTS, place, Slot::open(face));
        self.shuffle(Row::EVENTS);
    }

    /// A player who has looked at an event takes it out of the game; the other does not see which it is.
    pub fn remove_event(&mut self, seat: Seat, at: u8) {
        let slot = self.s.piles.take_searched(Row::EVENTS, at.into(), foe(seat));
        self.s.piles.push(Row::OUT, slot);
        let card = Veiled::shown_to(Seats::only(seat), slot.face);
        self.log.note(|| Event::Removed { seat, card });
    }

    /// A player who has looked at the top events puts one of them under the stack; the other does not see which.
    pub fn sink_event(&mut self, seat: Seat, count: u8, at: u8) {
        let slot = self.s.piles.take_from_top(Row::EVENTS, count.into(), at.into(), foe(seat));
        self.s.piles.push(Row::EVENTS, slot);
        let card = Veiled::shown_to(Seats::only(seat), slot.face);
        self.log.note(|| Event::Sunk { seat, card });
    }

    /// Another event card is drawn.
    pub fn next_event(&mut self) {
        self.push(DiceFrame::DrawEvent);
    }
}
