//! Action cards and functions of lying cards (rivals 8).

#[cfg(feature = "json")]
use kernel::Bits;
use kernel::Seat;

use super::EffectFrame;
use crate::agenda::Frame;
use crate::card::{CardDef, CardKind, Extra, Moment, Price, Query, Use};
use crate::cards::Card;
use crate::chapters::attacks::AttackFrame;
use crate::chapters::turn::Phase;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row, Slot};
use crate::position::site::{Site, Sites};
use crate::position::state::{State, foe};
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::Bundle;

impl Duel {
    /// Whether an action card may be played in the action phase: its requirements are met, and it would have an effect.
    pub(crate) fn may_play(&self, s: &State, seat: Seat, card: Card) -> bool {
        card.def().play.is_some() && self.is_playable(s, seat, card)
    }

    fn is_playable(&self, s: &State, seat: Seat, card: Card) -> bool {
        let def = card.def();
        self.is_allowed(s, seat, card)
            && (self.is_free(def) || self.price(s, seat, card).is_covered_by(s.side(seat)))
            && def.avails.is_none_or(|avails| avails(self, s, seat))
            && !self.is_locked(s, card)
    }

    /// Whether an action card is still locked, because both players together have never had enough points.
    #[inline]
    pub(crate) fn is_locked(&self, s: &State, card: Card) -> bool {
        !s.unlocked && !card.def().unlocked
    }

    /// Whether a card may be played before the roll.
    pub(crate) fn may_play_before_roll(&self, s: &State, seat: Seat, card: Card) -> bool {
        card.def().before_roll.is_some() && self.is_playable(s, seat, card)
    }

    /// Whether an action card is always free in this match, whatever cards lie on the table.
    #[inline]
    fn is_free(&self, def: &CardDef) -> bool {
        def.is_free() && self.queried(Query::Taxes) == 0
    }

    /// Whether a card in one of the principalities forbids a seat to play or build this card.
    #[inline]
    pub(crate) fn is_forbidden(&self, s: &State, seat: Seat, card: Card) -> bool {
        self.queried(Query::Forbids) != 0 && self.is_forbidden_by_cards(s, seat, card)
    }

    #[cold]
    fn is_forbidden_by_cards(&self, s: &State, seat: Seat, card: Card) -> bool {
        let those = self.queried(Query::Forbids);
        let forbids = |owner: Seat| {
            let mut cards = s.working(self, owner);
            s.side(owner).tally.standing & those != 0
                && cards.any(|(_, lying)| lying.def().forbids.is_some_and(|forbids| forbids(card, owner == seat)))
        };
        [Seat(0), Seat(1)].into_iter().any(forbids)
    }

    /// Whether a function of a lying card can be used now.
    pub(crate) fn may_use(&self, s: &State, seat: Seat, site: Site) -> bool {
        let face = s.working_at(self, seat, site, |card| card.def().uses.is_some());
        let before_roll = matches!(s.agenda.top(), Frame::Turn(Phase::BeforeRoll));
        let now = |it: &Use| {
            let when = if before_roll { it.when.is_before_roll() } else { it.when.is_in_action() };
            when && !(it.once && s.is_used(seat, site))
        };
        let uses = face.and_then(|face| self.card(face).def().uses.as_ref());
        uses.is_some_and(|it| now(it) && (it.open)(self, s, seat, site))
    }

    /// The cards of the other player in a seat's principality that it can buy off now.
    pub(crate) fn ransomed(&self, s: &State, seat: Seat) -> Sites {
        let side = s.side(seat);
        let price = |card: Card| Price { extra: card.def().ransom, ..Price::of(Bundle::NONE) };
        let can = |(_, card): &(Site, Card)| card.def().ransom != Extra::NONE && price(*card).is_covered_by(side);
        side.guests(self).filter(can).fold(0, |set, (site, _)| set | site.bit())
    }

    /// Whether a function was used this turn. `before_roll` selects functions that may be used before the roll;
    /// otherwise those for the action phase only.
    #[cfg(feature = "json")]
    pub(crate) fn was_used(&self, s: &State, before_roll: bool) -> bool {
        let fits = |it: &Use| it.when.is_before_roll() == before_roll;
        let is_such = |face: Face| self.card(face).def().uses.as_ref().is_some_and(fits);
        s.sides.iter().any(|side| side.used.ones().any(|at| is_such(side.lying[at].face)))
    }
}

impl Cx<'_, '_> {
    /// Takes a card out of a hand; everybody sees it.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, face: Face) {
        self.s.piles.take_seen(self.duel, Row::hand(seat), face, foe(seat));
        self.log.show();
    }

    /// A player plays an action card.
    pub(crate) fn play_card(&mut self, seat: Seat, face: Face) {
        self.take_from_hand(seat, face);
        self.s.piles.push(Row::OPEN, Slot::open(face));
        self.log.note(|| Event::Played { seat, card: face });
        let card = self.duel.card(face);
        self.charge_for_playing(seat, card);
        if card.def().kind == CardKind::Attack {
            if self.duel.guard(self.s, foe(seat), card, None).is_some() {
                self.push(AttackFrame::GuardRoll(foe(seat), card));
            }
            if self.s.side(foe(seat)).tally.standing & self.duel.speaking(Moment::Threatened) != 0 {
                self.hear(Moment::Threatened, foe(seat), false);
                self.push(AttackFrame::Strike(foe(seat)));
            }
            if self.duel.may_avert(self.s, foe(seat)) {
                self.push(AttackFrame::Avert(foe(seat)));
            }
        }
        self.push(self.play(card, Moment::Play, seat, Site::NONE));
        self.push(EffectFrame::PutAway(seat, face));
    }

    /// A player plays a card as an answer to something; it goes to the discard pile at once.
    pub(crate) fn play_at_once(&mut self, seat: Seat, face: Face) {
        self.take_from_hand(seat, face);
        self.log.note(|| Event::Played { seat, card: face });
        self.discard(seat, face);
    }

    /// A lying card takes part in the effect of another card, and is used up for this turn.
    pub fn lends_a_hand(&mut self, seat: Seat, site: Site) {
        let card = self.s.lying(seat, site).expect("a card that is used lies there").face;
        self.use_up(seat, site);
        let s = &*self.s;
        self.log.note(|| Event::Used { seat, card, at: s.located_site(seat, site) });
    }

    /// A player plays a card before the roll; it lies open until the event is done.
    pub(crate) fn play_before_roll(&mut self, seat: Seat, face: Face) {
        self.take_from_hand(seat, face);
        self.s.piles.push(Row::OPEN, Slot::open(face));
        self.log.note(|| Event::Played { seat, card: face });
        let card = self.duel.card(face);
        self.charge_for_playing(seat, card);
        self.push(self.play(card, Moment::BeforeRoll, seat, Site::NONE));
    }

    fn charge_for_playing(&mut self, seat: Seat, card: Card) {
        if !self.duel.is_free(card.def()) {
            self.charge(seat, self.duel.price(self.s, seat, card));
        }
        self.hear(Moment::FoePlays, foe(seat), false);
    }

    /// A player pays to remove the other player's card from the own principality; it goes to its owner's discard pile.
    fn buy_off(&mut self, seat: Seat, site: Site) {
        let card = self.s.side(seat).lying[site.index()].face;
        let s = &*self.s;
        self.log.note(|| Event::BoughtOff { seat, card, at: s.located_site(seat, site) });
        self.remove_own(foe(seat), site.abroad());
        let extra = self.duel.card(card).def().ransom;
        self.charge(seat, Price { extra, ..Price::of(Bundle::NONE) });
    }

    /// A player uses the function of a lying card.
    pub(crate) fn use_card(&mut self, seat: Seat, site: Site) {
        if !site.is_abroad() && self.s.side(seat).foreign & site.bit() != 0 {
            return self.buy_off(seat, site);
        }
        let face = self.s.working_at(self.duel, seat, site, |card| card.def().uses.is_some());
        let face = face.expect("a card that is used lies there");
        let card = self.duel.card(face);
        if card.def().uses.as_ref().is_some_and(|it| it.once) {
            self.use_up(seat, site);
        }
        let s = &*self.s;
        self.log.note(|| Event::Used { seat, card: face, at: s.located_site(seat, site) });
        self.push(self.play(card, Moment::Use, seat, site));
    }
}
