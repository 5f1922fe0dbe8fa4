//! Cards that spare their owner for a star: Public Feeling, Mercenaries, Lancer.

use super::{Ask, EffectPlay, Waiting};
use crate::card::Ware;
use crate::cx::Cx;

const OFFER: u8 = 0;
const PAY: u8 = 1;
const SPARE: u8 = 2;

/// The step that hears whether the star is paid.
pub(crate) const SPARED_FOR_A_STAR: u8 = PAY;

impl Cx<'_, '_> {
    /// Whether this is the first of its owner's cards of this title that hold a star. Of two Public Feelings only one
    /// asks.
    pub(crate) fn is_first_with_stars(&self, play: EffectPlay) -> bool {
        let mut cards = self.s.side(play.by).cards(self.duel);
        let first = cards.find(|&(site, card)| card == play.card && self.s.dial(play.by, site) > 0);
        first.is_some_and(|(site, _)| site == play.at)
    }

    /// The owner of a lying card may pay a star to be spared by the event. The owner is asked only if this is
    /// `offered`, there is a star to pay, and nothing has spared the owner yet.
    pub(crate) fn spare_for_a_star(&mut self, play: EffectPlay, offered: impl FnOnce(&Self) -> bool) {
        match play.step {
            OFFER => {
                let star = self.s.side(play.by).tally.wares[Ware::Star as usize] > 0;
                if star && self.applies_to(play.by) && offered(self) {
                    self.ask(play.by, Ask::Whether, play.step(PAY));
                }
            }
            PAY if play.passed() => {}
            PAY => {
                self.pay_wares(play.by, Ware::Star, 1);
                self.then(play.step(SPARE));
            }
            SPARE => self.spare(play.by, play),
            step => unreachable!("a card that spares for a star has no step {step}"),
        }
    }
}

impl Waiting<'_> {
    /// Whether this is a sound waiting position of a card that spares its owner for a star.
    pub(crate) fn spares_for_a_star(&self) -> bool {
        match self.play.step {
            PAY => self.asks(self.play.by, Ask::Whether),
            SPARE => self.goes_on(),
            _ => false,
        }
    }
}
