//! Trade with the bank and between players (island 10).

use kernel::{Seat, Seats};

use crate::action::{Action, Deal};
use crate::counts::{Hand, Kinds, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, State};

/// What a player says to the active player's offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Nothing yet.
    #[default]
    Silent,
    /// Agreed to the open offer.
    Accepted,
    /// Turned it down.
    Declined,
    /// Proposed another deal, or a deal without being asked.
    Proposed,
}

/// A deal in 32 bits: no resource stands on both sides, so one count for each resource is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Packed(u32);

impl Packed {
    pub(crate) fn of(deal: Deal) -> Packed {
        Packed((deal.give + deal.want).bits() | deal.want.kinds().bits())
    }

    pub(crate) fn deal(self) -> Deal {
        let (both, wanted) = (Hand::from_bits(self.0), Kinds::from_bits(self.0));
        let want = wanted.each().fold(Hand::NONE, |want, kind| want + Hand::of(kind, both.get(kind)));
        Deal { give: both - want, want }
    }
}

/// How many declined offers are remembered in a turn.
const MEMORY: usize = 10;

/// Open offers of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trade<D: Size> {
    /// The active player's open offer; empty when there is none.
    pub(crate) offer: Deal,
    /// To whom it goes.
    pub(crate) to: Seats,
    pub(crate) answers: D::PerSeat<Answer>,
    /// What each player proposed to the active player.
    pub(crate) proposals: D::PerSeat<Deal>,
    /// Offers and proposals made this turn.
    pub(crate) made: D::PerSeat<u8>,
    /// Deals offered to everybody and declined by everybody this turn, since a hand last changed (island 10.2).
    pub(crate) declined: [Packed; MEMORY],
    pub(crate) declined_len: u8,
    /// Whether any field above differs from its start value.
    touched: bool,
}

impl<D: Size> Trade<D> {
    /// Whether the active player has an open offer.
    #[inline]
    pub(crate) fn is_open(&self) -> bool {
        !self.to.is_empty()
    }

    /// Players who got the offer and have not answered.
    pub(crate) fn unanswered(&self) -> Seats {
        self.to.filter(|&seat| *self.answers.of(seat) == Answer::Silent).collect()
    }

    /// Those with whom the active player could close a deal.
    #[inline]
    pub(crate) fn partners(&self) -> Seats {
        if !self.touched {
            return Seats::NONE;
        }
        let seats = Seats::first(D::SEATS);
        seats.filter(|&seat| matches!(self.answers.of(seat), Answer::Accepted | Answer::Proposed)).collect()
    }

    /// Every offer and proposal ends. The number of offers and the declined deals are remembered.
    #[inline]
    pub(crate) fn close(&mut self) {
        if self.touched {
            self.offer = Deal::default();
            self.to = Seats::NONE;
            self.answers = D::PerSeat::default();
            self.proposals = D::PerSeat::default();
        }
    }

    /// The turn ends, and with it all that was offered.
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        if self.touched {
            *self = Trade::default();
        }
    }

    /// A hand changes: a declined deal may be wanted now (island 10.2).
    #[inline]
    pub(crate) fn hand_changes(&mut self) {
        if self.declined_len > 0 {
            self.forget_declined();
        }
    }

    #[cold]
    fn forget_declined(&mut self) {
        (self.declined, self.declined_len) = ([Packed::default(); MEMORY], 0);
    }

    /// Marks that the turn has seen an offer.
    pub(crate) fn touch(&mut self) {
        self.touched = true;
    }
}

impl<D: Size> Island<D> {
    pub(crate) fn check_bank(&self, s: &State<D>, give: Resource, take: Resource) -> Result<(), Refusal> {
        if give == take {
            return Err(Refusal::SameKind);
        }
        let side = s.side(s.active);
        if s.hand(s.active).get(give) < side.rates.get(give) {
            return Err(Refusal::NotInHand);
        }
        if !s.bank.has(take) {
            return Err(Refusal::BankLacks);
        }
        Ok(())
    }

    /// Whether players may trade in this main phase.
    #[inline]
    pub(crate) fn players_trade(&self, s: &State<D>) -> bool {
        self.options().trades && !s.reduced
    }

    fn check_players_trade(&self, s: &State<D>) -> Result<(), Refusal> {
        match (self.options().trades, s.reduced) {
            (false, _) => Err(Refusal::NoPlayerTrades),
            (true, true) => Err(Refusal::NoPlayerTradesNow),
            (true, false) => Ok(()),
        }
    }

    /// Whether a seat may offer or propose some deal now.
    pub(crate) fn may_trade(&self, s: &State<D>, seat: Seat) -> bool {
        let declined = s.trade.to.has(seat) && *s.trade.answers.of(seat) == Answer::Declined;
        matches!(s.agenda.top(), Frame::Main)
            && self.players_trade(s)
            && s.side(seat).cards > 0
            && *s.trade.made.of(seat) < self.options().offers
            && !declined
    }

    /// Whether a deal has two proper sides, and its proposer can pay.
    fn check_deal(&self, s: &State<D>, proposer: Seat, deal: Deal) -> Result<(), Refusal> {
        if deal.give.is_empty() || deal.want.is_empty() {
            return Err(Refusal::NoGifts);
        }
        if deal.give.kinds().both(deal.want.kinds()).count() > 0 {
            return Err(Refusal::SameKind);
        }
        if !s.hand(proposer).covers(deal.give) {
            return Err(Refusal::NotInHand);
        }
        if *s.trade.made.of(proposer) >= self.options().offers {
            return Err(Refusal::TooManyOffers);
        }
        Ok(())
    }

    /// Whether the active player may offer this deal.
    pub(crate) fn check_offer(&self, s: &State<D>, deal: Deal, to: Seats) -> Result<(), Refusal> {
        self.check_players_trade(s)?;
        let others = self.others(s.active);
        if to.is_empty() || to.both(others) != to {
            return Err(Refusal::NoAddressee);
        }
        self.check_deal(s, s.active, deal)?;
        let declined = &s.trade.declined[..s.trade.declined_len as usize];
        if declined.contains(&Packed::of(deal)) { Err(Refusal::AlreadyDeclined) } else { Ok(()) }
    }

    /// Whether somebody other than the active player may say this in a main phase.
    pub(crate) fn check_partner(&self, s: &State<D>, seat: Seat, action: Action) -> Result<(), Refusal> {
        let addressed = s.trade.to.has(seat);
        let answer = *s.trade.answers.of(seat);
        match action {
            Action::Accept | Action::Decline if !addressed || answer != Answer::Silent => Err(Refusal::NoOpenOffer),
            // Only the seat itself is told that it cannot pay.
            Action::Accept if !s.hand(seat).covers(s.trade.offer.want) => Err(Refusal::NotInHand),
            Action::Accept | Action::Decline => Ok(()),
            Action::Propose(deal) => {
                self.check_players_trade(s)?;
                if addressed && answer == Answer::Declined {
                    return Err(Refusal::NoOpenOffer);
                }
                self.check_deal(s, seat, deal)
            }
            Action::Withdraw if matches!(answer, Answer::Accepted | Answer::Proposed) => Ok(()),
            Action::Withdraw => Err(Refusal::NothingToWithdraw),
            _ => Err(Refusal::NotYourTurn),
        }
    }

    /// The deal that the active player would close with a partner, and who proposed it.
    fn deal_with(&self, s: &State<D>, partner: Seat) -> Option<(Seat, Seat, Deal)> {
        match s.trade.answers.of(partner) {
            Answer::Accepted => Some((s.active, partner, s.trade.offer)),
            Answer::Proposed => Some((partner, s.active, *s.trade.proposals.of(partner))),
            Answer::Silent | Answer::Declined => None,
        }
    }

    pub(crate) fn check_trade(&self, s: &State<D>, partner: Seat) -> Result<(), Refusal> {
        if partner.0 >= self.options().seats {
            return Err(Refusal::NoSuchSeat);
        }
        let (proposer, other, deal) = self.deal_with(s, partner).ok_or(Refusal::NoAgreement)?;
        if s.hand(proposer).covers(deal.give) && s.hand(other).covers(deal.want) {
            Ok(())
        } else {
            Err(Refusal::DealFell)
        }
    }

    /// Those with whom the active player can close a deal now.
    pub(crate) fn partners(&self, s: &State<D>) -> Seats {
        s.trade.partners().filter(|&partner| self.check_trade(s, partner).is_ok()).collect()
    }
}

impl<D: Size> Cx<'_, '_, D> {
    pub(crate) fn trade_with_bank(&mut self, give: Resource, take: Resource) {
        let seat = self.s.active;
        let gave = Hand::of(give, self.s.side(seat).rates.get(give));
        self.pay_to_bank(seat, gave);
        self.take_from_bank(seat, Hand::one(take));
        self.log.note(|| Event::BankTraded { seat, gave, took: take });
    }

    /// The active player publishes an offer; what was open before ends.
    pub(crate) fn offer(&mut self, deal: Deal, to: Seats) {
        let seat = self.s.active;
        self.s.trade.touch();
        self.s.trade.close();
        self.s.trade.offer = deal;
        self.s.trade.to = to;
        *self.s.trade.made.of_mut(seat) += 1;
        self.shows(seat, deal.give);
        self.log.note(|| Event::Offered { seat, to, deal });
        // A player without cards can neither agree nor propose, so the answer is clear.
        for other in to {
            if self.s.side(other).cards == 0 {
                *self.s.trade.answers.of_mut(other) = Answer::Declined;
            }
        }
        self.close_if_all_declined();
    }

    pub(crate) fn accept(&mut self, seat: Seat) {
        *self.s.trade.answers.of_mut(seat) = Answer::Accepted;
        self.shows(seat, self.s.trade.offer.want);
        self.log.note(|| Event::Accepted { seat });
    }

    pub(crate) fn decline(&mut self, seat: Seat) {
        *self.s.trade.answers.of_mut(seat) = Answer::Declined;
        self.log.note(|| Event::Declined { seat });
        self.close_if_all_declined();
    }

    pub(crate) fn propose(&mut self, seat: Seat, deal: Deal) {
        self.s.trade.touch();
        *self.s.trade.answers.of_mut(seat) = Answer::Proposed;
        *self.s.trade.proposals.of_mut(seat) = deal;
        *self.s.trade.made.of_mut(seat) += 1;
        self.shows(seat, deal.give);
        self.log.note(|| Event::Proposed { seat, deal });
    }

    /// The active player takes the offer back, or another player an agreement or proposal.
    pub(crate) fn withdraw(&mut self, seat: Seat) {
        self.log.note(|| Event::Withdrew { seat });
        if seat == self.s.active {
            return self.s.trade.close();
        }
        *self.s.trade.proposals.of_mut(seat) = Deal::default();
        let addressed = self.s.trade.to.has(seat);
        *self.s.trade.answers.of_mut(seat) = if addressed { Answer::Declined } else { Answer::Silent };
        self.close_if_all_declined();
    }

    fn close_if_all_declined(&mut self) {
        let trade = &mut self.s.trade;
        let to = trade.to;
        if to.is_empty() || to.into_iter().any(|seat| *trade.answers.of(seat) != Answer::Declined) {
            return;
        }
        if to == self.rules.others(self.s.active) {
            trade.declined[trade.declined_len as usize] = Packed::of(trade.offer);
            trade.declined_len += 1;
        }
        trade.offer = Deal::default();
        trade.to = Seats::NONE;
        for seat in to {
            *trade.answers.of_mut(seat) = Answer::Silent;
        }
    }

    /// Both hand over their cards at once; everything else that was open ends.
    pub(crate) fn trade(&mut self, partner: Seat) {
        let (proposer, partner, deal) = self.rules.deal_with(self.s, partner).expect("the partner agreed");
        self.s.trade.close();
        self.hand_over(proposer, partner, deal.give);
        self.hand_over(partner, proposer, deal.want);
        self.log.note(|| Event::Traded { proposer, partner, deal });
    }
}
