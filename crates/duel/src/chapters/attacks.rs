//! Attacks and the answers to them: guards, cards that spare, reactions from the hand (rivals 8, 15).

mod frames;
#[cfg(feature = "json")]
mod written;

use kernel::{Seat, Seats};

use crate::agenda::Frame;
use crate::card::{CardKind, Moment, Query};
use crate::cards::Card;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row};
use crate::position::state::State;
use crate::vocabulary::event::Event;

pub use frames::AttackFrame;

impl Duel {
    /// Whether a hand card averts an event or an attack if it is played as a reaction.
    pub(crate) fn averts_it(&self, s: &State, face: Face, event: Card) -> bool {
        let card = self.card(face);
        card.def().averts.is_some_and(|averts| averts(event)) && !self.is_locked(s, card)
    }

    /// Whether a seat may hold a card that averts the open event or attack, by what everybody knows.
    pub(crate) fn may_avert(&self, s: &State, seat: Seat) -> bool {
        let Some(&event) = s.piles.faces(Row::OPEN).last() else { return false };
        let event = self.card(event);
        self.averts && self.may_hold(s, seat, |face| self.averts_it(s, face, event))
    }

    /// Whether a seat may hold a wanted card, by what everybody knows: its back is in the hand, and not every copy lies open.
    pub(crate) fn may_hold(&self, s: &State, seat: Seat, wanted: impl Fn(Face) -> bool) -> bool {
        let may_be_there = |face: Face| {
            let seen = |row| s.piles.faces(row).iter().filter(|&&it| it == face).count();
            let public = seen(Row::discard(Seat(0))) + seen(Row::discard(Seat(1))) + seen(Row::OPEN);
            let hidden = usize::from(self.copies[face.index()]) > public;
            hidden && s.hand(seat).iter().any(|&it| self.back(it) == self.back(face))
        };
        self.faces().any(|face| wanted(face) && may_be_there(face))
    }

    /// Whether a seat wins a tie, thanks to a card of its principality.
    pub fn wins_ties(&self, s: &State, seat: Seat) -> bool {
        s.side(seat).tally.standing & self.queried(Query::WinsTies) != 0
    }

    /// The first guard of the defender against an attack; with a roll, the first one that holds on this number.
    pub(crate) fn guard(&self, s: &State, defender: Seat, attack: Card, roll: Option<u8>) -> Option<Face> {
        if s.side(defender).tally.standing & self.queried(Query::Guard) == 0 {
            return None;
        }
        let (site, guard) = s.find_working(self, defender, |(_, card)| {
            let guard = card.def().guard.as_ref();
            guard.is_some_and(|it| (it.against)(attack) && roll.is_none_or(|roll| (it.holds)(roll)))
        })?;
        s.working_at(self, defender, site, |card| card == guard)
    }
}

impl Cx<'_, '_> {
    pub(super) fn may_be_spared(&mut self, seat: Seat, event: Card) {
        let side = self.s.side(seat);
        let asked = side.tally.standing & self.duel.queried(Query::Spares) != 0;
        let spares = |card: Card| card.def().spares.is_some_and(|spares| spares(self.s, event));
        let spared = || self.s.working(self.duel, seat).find(|(_, card)| spares(*card));
        if let Some((site, by)) = asked.then(spared).flatten() {
            let by = self.s.working_at(self.duel, seat, site, |card| card == by).expect("the card was found there");
            self.s.spared = self.s.spared.with(seat);
            self.log.note(|| Event::Spared { seat, by });
            return;
        }
        self.hear(Moment::Threatened, seat, false);
        if self.duel.may_avert(self.s, seat) {
            self.push(AttackFrame::Avert(seat));
        }
    }

    /// A seat is asked, unless a card has spared it already or the last copy that could help was just played by the
    /// other seat.
    pub(crate) fn work_avert(&mut self, seat: Seat) -> bool {
        let asked = !self.s.spared.has(seat) && self.duel.may_avert(self.s, seat);
        if !asked {
            self.s.agenda.pop();
        }
        !asked
    }

    /// A seat plays a card that spares it from the open event, or stops the open attack.
    pub(crate) fn avert(&mut self, seat: Seat, face: Face) {
        self.s.agenda.pop();
        self.play_at_once(seat, face);
        let open = *self.s.piles.faces(Row::OPEN).last().expect("an event or attack lies open");
        if self.duel.card(open).def().kind == CardKind::Attack {
            self.fend_off(seat, face);
        } else {
            self.s.spared = self.s.spared.with(seat);
            self.log.note(|| Event::Spared { seat, by: face });
        }
    }

    /// The defender's die fell: if a guard holds, the attack has no effect.
    pub(crate) fn guard_rolled(&mut self, seat: Seat, attack: Card, number: u8) {
        self.s.agenda.pop();
        let (duel, s) = (self.duel, &*self.s);
        let holds = |number: &u8| duel.guard(s, seat, attack, Some(*number)).is_some();
        self.log.note(|| {
            let stops = (1..=6).filter(holds).fold(0, |faces, number| faces | 1 << number);
            Event::DefenderRolled { seat, number, stops }
        });
        if let Some(by) = self.duel.guard(self.s, seat, attack, Some(number)) {
            self.fend_off(seat, by);
        }
    }

    /// The open attack has no effect if a lying card spares its victim.
    pub(crate) fn strike(&mut self, victim: Seat) {
        if self.s.spared.has(victim) {
            self.s.spared = Seats::NONE;
            self.drop_attack();
        }
    }

    /// Removes the frames from the top of the agenda down to the effect of the open attack.
    fn drop_attack(&mut self) {
        while !matches!(self.s.agenda.pop(), Frame::Play(_)) {}
    }

    /// The open attack has no effect, because of this card.
    pub(crate) fn fend_off(&mut self, seat: Seat, by: Face) {
        self.drop_attack();
        let card = *self.s.piles.faces(Row::OPEN).last().expect("the attack lies open");
        self.log.note(|| Event::FendedOff { seat, card, by });
    }
}
