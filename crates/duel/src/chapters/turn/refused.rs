//! The reasons for refusing a choice in a turn.

use kernel::Seat;

use super::Phase;
use crate::agenda::Frame;
use crate::card::{Price, Thing};
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row};
use crate::position::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::refusal::Refusal;

impl Duel {
    /// Why a choice that is not on the menu of the active player is refused in this part of the turn.
    pub(super) fn why_not_in(&self, phase: Phase, s: &State, seat: Seat, action: Action) -> Refusal {
        let side = s.side(seat);
        let short = |price: Price| {
            let short = price.short(side);
            (short > 0).then_some(Refusal::CannotAfford { short })
        };
        let center = |thing| short(self.center_price(s, seat, thing));
        let builds = phase == Phase::Action;
        let in_action = builds && s.preparing.is_none();
        match action {
            // If something cannot be built at all, the reason is not its price.
            Action::Road(end) if builds => match () {
                () if side.sea.harbor == Some(end) => Refusal::HarborThere,
                () if side.has_open_road(end) => Refusal::NoRoadThere,
                () => center(Thing::Road).unwrap_or(Refusal::SupplyEmpty),
            },
            Action::Settlement(end) if builds => match () {
                () if !side.has_open_road(end) => Refusal::NoRoadThere,
                () => center(Thing::Settlement).unwrap_or(Refusal::SupplyEmpty),
            },
            Action::City(at) if builds => match () {
                () if !side.is_settlement(at) => Refusal::NoSettlementThere,
                () => center(Thing::City).unwrap_or(Refusal::SupplyEmpty),
            },
            Action::Ship if in_action => match () {
                () if !self.may_build_ship(s, seat) => Refusal::NoShipToBuild,
                () => Refusal::CannotAfford { short: side.wealth().short_of(self.edition.ship) },
            },
            Action::Sail(_) if in_action => Refusal::OutOfReach,
            Action::Build(face, _) if builds => self.why_not_build(s, seat, face),
            Action::Play(face) => self.why_not_play(s, seat, face),
            Action::Use(_) if phase == Phase::BeforeRoll => Refusal::NoUse,
            Action::Use(_) if in_action => Refusal::NoUse,
            Action::Remove if in_action && !self.options().terms().removal => Refusal::RemovalNotPlayed,
            Action::Remove if in_action => Refusal::NothingToRemove,
            Action::Trade { give, take } if in_action => match () {
                () if give == take => Refusal::NotOffered,
                () if side.amount(give) < self.rate(s, seat, give).into() => Refusal::TooLittleForTheBank,
                () => Refusal::NoRoom,
            },
            Action::Offer { give, take } if in_action => {
                self.check_offer(s, seat, give, take).err().unwrap_or(Refusal::NotOffered)
            }
            Action::Put(face, _) if matches!(phase, Phase::Replenish | Phase::Exchange) => {
                if s.hand(seat).contains(&face) { Refusal::NotOffered } else { Refusal::NoSuchCard }
            }
            Action::Search(_) if phase == Phase::Fill => self.why_not_search(s, seat),
            _ if builds => Refusal::NotNow,
            _ => Refusal::NotOffered,
        }
    }

    /// Why a card cannot be built there in the action phase or the preparatory round.
    fn why_not_build(&self, s: &State, seat: Seat, face: Face) -> Refusal {
        let short = |price: Price| {
            let short = price.short(s.side(seat));
            (short > 0).then_some(Refusal::CannotAfford { short })
        };
        if !self.is_face(face) || self.is_blank(face) {
            return Refusal::NoSuchCard;
        }
        let card = self.card(face);
        let price = self.price(s, seat, card);
        let at_hand = s.hand(seat).contains(&face) || s.piles.faces(Row::FACE_UP).contains(&face);
        match () {
            () if !at_hand => Refusal::NoSuchCard,
            () if !card.def().kind.is_laid() => Refusal::WrongKind,
            () if s.preparing.is_some() && !self.is_peaceful(s, seat, card.def()) => Refusal::NotNow,
            () if self.is_one_too_many(s.side(seat), card) => Refusal::OneIsEnough,
            () if !self.is_allowed(s, seat, card) => self.why_not_allowed(s, seat, card),
            () => short(price).unwrap_or(Refusal::NotThere),
        }
    }

    /// Why an action card cannot be played now.
    pub(crate) fn why_not_play(&self, s: &State, seat: Seat, face: Face) -> Refusal {
        let phase = s.agenda.top();
        let in_action = phase == Frame::Turn(Phase::Action) && s.preparing.is_none();
        let short = |price: Price| {
            let short = price.short(s.side(seat));
            (short > 0).then_some(Refusal::CannotAfford { short })
        };
        if !self.is_face(face) || !s.hand(seat).contains(&face) {
            return Refusal::NoSuchCard;
        }
        let card = self.card(face);
        match () {
            () if !card.def().kind.is_action() => Refusal::WrongKind,
            () if !matches!(phase, Frame::Turn(Phase::Action | Phase::BeforeRoll)) => Refusal::NotNow,
            () if s.preparing.is_some() => Refusal::NotNow,
            () if in_action && card.def().play.is_none() => Refusal::OtherMoment,
            () if !in_action && card.def().before_roll.is_none() => Refusal::OtherMoment,
            () if self.is_locked(s, card) => Refusal::Locked,
            () if !self.is_allowed(s, seat, card) => self.why_not_allowed(s, seat, card),
            () => short(self.price(s, seat, card)).unwrap_or(Refusal::NoUse),
        }
    }

    /// Why a stack cannot be searched, at a moment when players draw.
    pub(crate) fn why_not_search(&self, s: &State, seat: Seat) -> Refusal {
        let side = s.side(seat);
        let short = u32::from(side.tally.search_price).saturating_sub(side.total()) as u8;
        if short > 0 { Refusal::CannotAfford { short } } else { Refusal::NotOffered }
    }
}
