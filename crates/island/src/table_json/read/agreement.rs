//! Whether the parts of a table agree with each other.

use kernel::{Seat, Wrong};

use super::Reader;
use crate::action::Deal;
use crate::counts::{Card, Cards, Hand};
use crate::size::Size;
use crate::state::{BySeat, Frame, State};
use crate::trade::Answer;

impl<D: Size> Reader<'_, D> {
    /// Checks that all parts of the table agree.
    pub(super) fn agree(&self, s: &State<D>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let rules = self.rules;
        let over = s.agenda.top() == Frame::Over;
        let sees_active = eyes.is_none_or(|eyes| eyes == s.active);
        let points = s.total_points(s.active);
        if s.is_own_turn() && points >= rules.options().target {
            return Err(Wrong::at("moment", format!("seat {} has {points} points: the game is over", s.active)));
        }
        if over && sees_active && points < rules.options().target {
            return Err(Wrong::at(
                "moment",
                format!("seat {} has only {points} points: the game is not over", s.active),
            ));
        }
        if !sees_active && s.is_own_turn() {
            self.may_have_missed_the_win(s)?;
        }
        let discards = s.agenda.frames().contains(&Frame::Discards);
        let trading = s.agenda.depth() == 1 && s.agenda.top() == Frame::Main && rules.players_trade(s);
        for seat in rules.everybody() {
            let side = s.side(seat);
            let due = if discards && side.cards > rules.options().discard_limit { side.cards / 2 } else { 0 };
            let forgiven = side.owed + side.laid == 0 && discards && rules.forgives(s, seat);
            if side.owed + side.laid != due && !forgiven {
                let why = format!("{due} cards are owed to a 7 here, and none unless discards are awaited");
                return Err(Wrong::at(format!("sides[{seat}]"), why));
            }
            let answer = *s.trade.answers.of(seat);
            if answer == Answer::Silent {
                continue;
            }
            let wrong = |why: &str| Err(Wrong::at(format!("sides[{seat}]"), why));
            if !trading || seat == s.active {
                return wrong("nobody answers or proposes now");
            }
            let deal = *s.trade.proposals.of(seat);
            match answer {
                Answer::Proposed if *s.trade.made.of(seat) == 0 => {
                    return wrong("a proposal was made, so \"made\" is at least 1");
                }
                Answer::Proposed => self.deal_stands(s, seat, deal, eyes)?,
                _ if !s.trade.to.has(seat) => return wrong("the offer did not go to this seat"),
                Answer::Accepted => self.pays(s, seat, s.trade.offer.want, eyes)?,
                _ => {}
            }
        }
        if s.trade.is_open() {
            if !trading || s.trade.to.has(s.active) || *s.trade.made.of(s.active) == 0 {
                return Err(Wrong::at("offer", "no offer can be open here"));
            }
            self.deal_stands(s, s.active, s.trade.offer, eyes)?;
            let silent = |seat: &Seat| s.side(*seat).cards == 0 && *s.trade.answers.of(*seat) != Answer::Declined;
            if let Some(seat) = s.trade.to.into_iter().find(silent) {
                return Err(Wrong::at(format!("sides[{seat}]"), "without cards this seat has declined the offer"));
            }
            if s.trade.to.into_iter().all(|seat| *s.trade.answers.of(seat) == Answer::Declined) {
                return Err(Wrong::at("offer", "an offer that all declined is not open any more"));
            }
        }
        Ok(())
    }

    /// Checks that the active player's hidden cards can be such that the game is not over.
    fn may_have_missed_the_win(&self, s: &State<D>) -> Result<(), Wrong> {
        let mut unseen = self.rules.box_deck - s.spent;
        for seat in self.rules.everybody() {
            unseen -= s.side(seat).devs + Cards::of(Card::Knight, s.side(seat).knights);
        }
        let points = unseen.get(Card::Point);
        let room = (self.rules.options().target - 1).saturating_sub(s.side(s.active).points);
        if s.side(s.active).held > unseen.total() - points + points.min(room) {
            let why = format!("seat {} must hold so many victory points that the game is over", s.active);
            return Err(Wrong::at("moment", why));
        }
        Ok(())
    }

    fn deal_stands(&self, s: &State<D>, proposer: Seat, deal: Deal, eyes: Option<Seat>) -> Result<(), Wrong> {
        let shared = deal.give.kinds().both(deal.want.kinds()).count() > 0;
        if deal.give.is_empty() || deal.want.is_empty() || shared {
            return Err(Wrong::at("offer", "a deal has cards on both sides, and no kind on both"));
        }
        self.pays(s, proposer, deal.give, eyes)
    }

    /// Whether a seat could hold these cards, as far as is known.
    fn pays(&self, s: &State<D>, seat: Seat, cards: Hand, eyes: Option<Seat>) -> Result<(), Wrong> {
        let can = match eyes {
            Some(eyes) if eyes != seat => s.side(seat).cards >= cards.total(),
            _ => s.hand(seat).covers(cards),
        };
        if can { Ok(()) } else { Err(Wrong::at(format!("sides[{seat}]"), "this seat cannot pay what it agreed to")) }
    }
}
