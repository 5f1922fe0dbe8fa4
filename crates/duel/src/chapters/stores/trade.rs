//! Trade: with the bank, and with the other player (rivals 8, classic 9).

use kernel::Seat;

use super::StoresFrame;
use crate::agenda::Frame;
use crate::card::Moment;
use crate::chapters::turn::Phase;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::side::Side;
use crate::position::site::CAP;
use crate::position::state::{State, foe};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::{Bundle, Resource};

impl Duel {
    /// How many of a resource the bank takes for one of another.
    #[inline]
    pub(crate) fn rate(&self, s: &State, seat: Seat, give: Resource) -> u8 {
        match s.side(seat).tally.cheap.has(give) {
            true if s.even.has(give) && seat == s.active => 1,
            true => self.edition.ship_rate,
            false => self.edition.bank_rate,
        }
    }

    /// Checks whether a seat can offer this deal (classic 9). Each player must have what they give, and room for what
    /// they get.
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

    /// Whether an action is an offer that can be made now. Offers of more than one resource for another are legal but
    /// not listed.
    pub(crate) fn may_offer(&self, s: &State, seat: Seat, action: Action) -> bool {
        let Action::Offer { give, take } = action else { return false };
        let in_action = s.agenda.top() == Frame::Turn(Phase::Action) && s.preparing.is_none();
        in_action && self.check_offer(s, seat, give, take).is_ok()
    }
}

impl Cx<'_, '_> {
    /// A player offers the other a deal.
    pub(crate) fn offer(&mut self, seat: Seat, give: Bundle, take: Bundle) {
        self.s.offers += 1;
        self.log.note(|| Event::Offered { seat, give, take });
        self.push(StoresFrame::Offer(foe(seat), give, take));
    }

    /// Both players exchange resources, for which both have room.
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
