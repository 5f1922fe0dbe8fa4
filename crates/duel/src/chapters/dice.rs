//! The dice: production, the event of the die, event cards (rivals 7).

mod frames;
#[cfg(feature = "json")]
mod written;

use kernel::{Bits, Seat, Seats, Veiled};

use super::effects::EffectFrame;
use super::turn::Phase;
use crate::card::{Moment, Query};
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::{Row, Slot};
use crate::position::site::{CAP, REGIONS, Site, Store};
use crate::position::state::{EventFace, State, foe};
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::Kinds;

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
}

impl Cx<'_, '_> {
    /// The dice are known: cards that may change the event speak first.
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

    /// What the dice show happens, in the order of the edition.
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
        // Cards played before the roll lie open until now.
        for at in 0..self.s.piles.len(Row::OPEN) {
            let face = self.s.piles.faces(Row::OPEN)[at];
            self.push(EffectFrame::PutAway(self.s.active, face));
        }
    }

    /// Regions with the number produce, one more beside a booster.
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

    /// The event of the die; both players decide in the order of play.
    pub(crate) fn event_die(&mut self) {
        let both = [self.s.active, foe(self.s.active)];
        match self.s.event.expect("the event die fell or was fixed") {
            EventFace::Brigands if self.s.turn <= 2 * self.duel.edition.brigand_grace => {}
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
        if counted <= limit {
            self.log.note(|| Event::Unraided { seat, stored: stored as u8, counted: counted as u8 });
            if stored > limit {
                let hide = self.s.side(seat).sites_where(self.duel, |def| def.hides.is_some());
                hide.ones().for_each(|at| self.helps(seat, Site(at as u8)));
            }
            return;
        }
        self.log.note(|| Event::Raided { seat, stored: stored as u8, counted: counted as u8 });
        if self.s.side(seat).tally.standing & self.duel.speaking(Moment::Raided) != 0 {
            self.hear(Moment::Raided, seat, false);
            self.push(DiceFrame::Raid(seat));
        } else {
            self.raid(seat);
        }
    }

    /// Brigands take, unless a card spared the player.
    pub(crate) fn raid(&mut self, seat: Seat) {
        if self.s.spared.has(seat) {
            self.s.spared = self.s.spared.without(seat);
            return;
        }
        let side = self.s.side(seat);
        let mut loot = side.stores_of(self.duel.edition.brigand_loot) & REGIONS;
        if side.tally.standing & self.duel.queried(Query::Keeps) != 0 {
            for (site, card) in self.s.working(self.duel, seat) {
                loot &= !card.def().keeps.map_or(0, |keeps| keeps(side, site));
            }
        }
        for at in u64::from(loot).ones() {
            self.take_out(seat, Store(at as u8), u8::MAX);
        }
    }

    /// The top event card is turned up, and happens.
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

    /// The event stack is made anew with the open card: at its place if that is told, otherwise wherever the shuffle brings it.
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
