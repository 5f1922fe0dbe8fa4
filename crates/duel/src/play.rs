//! Action cards, attacks and guards, functions of lying cards, trade with the bank (rivals 8, 15).

#[cfg(feature = "json")]
use kernel::Bits;
use kernel::{Seat, Seats};

use crate::action::Action;
use crate::card::{CardDef, Kind, Moment, Query, Use};
use crate::cards::Card;
use crate::cx::Cx;
use crate::event::Event;
use crate::piles::{Face, Row, Slot};
use crate::refusal::Refusal;
use crate::resource::{Bundle, Resource};
use crate::rules::Duel;
use crate::side::Side;
use crate::site::{CAP, Site};
use crate::state::{Frame, Phase, State, foe};

impl Duel {
    /// Whether an action card may be played in the action phase: requirements met, and an effect to be expected.
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

    /// Whether an action card is not played yet: both players together have not had enough points so far.
    #[inline]
    pub(crate) fn is_locked(&self, s: &State, card: Card) -> bool {
        !s.unlocked && !card.def().unlocked
    }

    /// Whether a card may be played before the roll.
    pub(crate) fn may_play_before_roll(&self, s: &State, seat: Seat, card: Card) -> bool {
        card.def().before_roll.is_some() && self.is_playable(s, seat, card)
    }

    /// Whether an action card is played without a price, whatever stands.
    #[inline]
    fn is_free(&self, def: &CardDef) -> bool {
        def.is_free() && self.queried(Query::Taxes) == 0
    }

    /// Whether a card that stands anywhere forbids a seat to play or build another.
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
        let now = |it: &Use| it.before_roll == before_roll && !(it.once && s.is_used(seat, site));
        let uses = face.and_then(|face| self.card(face).def().uses.as_ref());
        uses.is_some_and(|it| now(it) && (it.open)(self, s, seat, site))
    }

    /// Whether a function was used this turn, one for before the roll or one for the action phase.
    #[cfg(feature = "json")]
    pub(crate) fn was_used(&self, s: &State, before_roll: bool) -> bool {
        let is_such = |face: Face| self.card(face).def().uses.as_ref().is_some_and(|it| it.before_roll == before_roll);
        s.sides.iter().any(|side| side.used.ones().any(|at| is_such(side.lying[at].face)))
    }

    /// How many of a resource the bank asks for one other.
    #[inline]
    pub(crate) fn rate(&self, s: &State, seat: Seat, give: Resource) -> u8 {
        match s.side(seat).tally.cheap.has(give) {
            true if s.even.has(give) && seat == s.active => 1,
            true => self.edition.ship_rate,
            false => self.edition.bank_rate,
        }
    }

    /// Why a seat cannot offer the other this deal (classic 9): resources that it has for others that the other has, and both
    /// have room for.
    pub(crate) fn check_offer(&self, s: &State, seat: Seat, give: Bundle, take: Bundle) -> Result<(), Refusal> {
        let (side, other) = (s.side(seat), s.side(foe(seat)));
        let fits = |side: &Side, bundle: Bundle| {
            bundle.kinds().all(|resource| {
                let stores = side.tally.stores[resource as usize];
                u32::from(bundle.get(resource)) + side.sum(stores) <= u32::from(CAP) * stores.count_ones()
            })
        };
        let short = side.wealth().short_of(give);
        match () {
            () if self.edition.offers == 0 => Err(Refusal::OffersNotPlayed),
            () if s.offers >= self.edition.offers => Err(Refusal::NoMoreOffers),
            () if give == Bundle::NONE || take == Bundle::NONE => Err(Refusal::NoDeal),
            () if !give.kinds().both(take.kinds()).is_empty() => Err(Refusal::NoDeal),
            () if short > 0 => Err(Refusal::CannotAfford { short }),
            () if !fits(side, take) => Err(Refusal::NoRoom),
            () if !other.wealth().covers(take) || !fits(other, give) => Err(Refusal::OtherCannot),
            () => Ok(()),
        }
    }

    /// Whether an action is an offer that can be made now; larger ones are not listed.
    pub(crate) fn may_offer(&self, s: &State, seat: Seat, action: Action) -> bool {
        let Action::Offer { give, take } = action else { return false };
        let in_action = s.agenda.top() == Frame::Turn(Phase::Action) && s.preparing.is_none();
        in_action && self.check_offer(s, seat, give, take).is_ok()
    }

    /// The first guard of the defender that fits an attack; with a roll, that holds on it.
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
    /// Takes a card out of a hand, for all to see.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, face: Face) {
        self.s.piles.take_seen(self.duel, Row::hand(seat), face, foe(seat));
        self.log.reveal();
    }

    /// A player plays an action card.
    pub(crate) fn play_card(&mut self, seat: Seat, face: Face) {
        self.take_from_hand(seat, face);
        self.s.piles.push(Row::OPEN, Slot::open(face));
        self.log.note(|| Event::Played { seat, card: face });
        let card = self.duel.card(face);
        self.charge_for_playing(seat, card);
        if card.def().kind == Kind::Attack {
            if self.duel.guard(self.s, foe(seat), card, None).is_some() {
                self.push(Frame::GuardRoll(foe(seat), card));
            }
            if self.s.side(foe(seat)).tally.standing & self.duel.speaking(Moment::Threatened) != 0 {
                self.hear(Moment::Threatened, foe(seat), false);
                self.push(Frame::Strike(foe(seat)));
            }
            if self.duel.may_avert(self.s, foe(seat)) {
                self.push(Frame::Avert(foe(seat)));
            }
        }
        self.push(Frame::Play(self.play(card, Moment::Play, seat, Site::NONE)));
        self.push(Frame::PutAway(seat, face));
    }

    /// A player plays a card before the roll; it lies open until the event is done.
    pub(crate) fn play_before_roll(&mut self, seat: Seat, face: Face) {
        self.take_from_hand(seat, face);
        self.s.piles.push(Row::OPEN, Slot::open(face));
        self.log.note(|| Event::Played { seat, card: face });
        let card = self.duel.card(face);
        self.charge_for_playing(seat, card);
        self.push(Frame::Play(self.play(card, Moment::BeforeRoll, seat, Site::NONE)));
    }

    fn charge_for_playing(&mut self, seat: Seat, card: Card) {
        if !self.duel.is_free(card.def()) {
            self.charge(seat, self.duel.price(self.s, seat, card));
        }
        self.hear(Moment::FoePlays, foe(seat), false);
    }

    /// The defender's die fell: if a guard holds, the attack does nothing.
    pub(crate) fn guard_rolled(&mut self, seat: Seat, attack: Card, number: u8) {
        self.s.agenda.pop();
        self.log.note(|| Event::DefenderRolled { seat, number });
        if let Some(by) = self.duel.guard(self.s, seat, attack, Some(number)) {
            self.fend_off(seat, by);
        }
    }

    /// The open attack does nothing if a lying card spares its victim.
    pub(crate) fn strike(&mut self, victim: Seat) {
        if self.s.spared.has(victim) {
            self.s.spared = Seats::NONE;
            self.drop_attack();
        }
    }

    /// What lies on the agenda up to the effect of the open attack is dropped.
    fn drop_attack(&mut self) {
        while !matches!(self.s.agenda.pop(), Frame::Play(_)) {}
    }

    /// The open attack does nothing, thanks to this card.
    pub(crate) fn fend_off(&mut self, seat: Seat, by: Face) {
        self.drop_attack();
        let card = *self.s.piles.faces(Row::OPEN).last().expect("the attack lies open");
        self.log.note(|| Event::FendedOff { seat, card, by });
    }

    /// A player uses the function of a lying card.
    pub(crate) fn use_card(&mut self, seat: Seat, site: Site) {
        let face = self.s.working_at(self.duel, seat, site, |card| card.def().uses.is_some());
        let face = face.expect("a card that is used lies there");
        let card = self.duel.card(face);
        if card.def().uses.as_ref().is_some_and(|it| it.once) {
            self.use_up(seat, site);
        }
        let at = self.s.spot(seat, site);
        self.log.note(|| Event::Used { seat, card: face, at });
        self.push(Frame::Play(self.play(card, Moment::Use, seat, site)));
    }

    /// A player offers the other a deal.
    pub(crate) fn offer(&mut self, seat: Seat, give: Bundle, take: Bundle) {
        self.s.offers += 1;
        self.log.note(|| Event::Offered { seat, give, take });
        self.push(Frame::Offer(foe(seat), give, take));
    }

    /// A player and the other give each other resources, for which both have room.
    pub(crate) fn swap(&mut self, seat: Seat, give: Bundle, take: Bundle) {
        self.pay(seat, give);
        self.pay(foe(seat), take);
        give.kinds().for_each(|resource| self.gain(foe(seat), resource, give.get(resource)));
        take.kinds().for_each(|resource| self.gain(seat, resource, take.get(resource)));
    }

    /// A player trades with the bank.
    pub(crate) fn trade(&mut self, seat: Seat, give: Resource, take: Resource) {
        self.log.note(|| Event::Traded { seat, give, take });
        let rate = self.duel.rate(self.s, seat, give);
        self.pay(seat, Bundle::some(give, rate));
        self.gain(seat, take, 1);
        if rate > 1 {
            self.hear_of(Moment::FoeTraded, foe(seat), false, give as u8);
        }
    }
}
