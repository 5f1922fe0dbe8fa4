//! The frames of resources, written down.

use kernel::{Phrase, Seat};

use super::StoresFrame;
use crate::agenda::{ChapterText, Frame, FramePlace, FrameWords, Verdict, bundle_text, holds};
#[cfg(test)]
use crate::card::Ware;
use crate::card::short_of;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::Face;
use crate::position::site::Store;
use crate::position::state::{State, foe};
use crate::shown::telling::{any_of, listed, named, wares};
#[cfg(test)]
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

impl ChapterText for StoresFrame {
    fn question(self, _duel: &Duel, s: &State) -> Phrase {
        let asks = Phrase::new;
        match self {
            Self::Gain { kinds, n, stop, .. } => {
                let key = if stop { "duel.ask.may-gain" } else { "duel.ask.gain" };
                asks(key).with("n", n).with("kinds", any_of(kinds, n))
            }
            Self::Bring { seat, region, n } => {
                asks("duel.ask.bring").with("n", n).with("resource", named(s.side(seat).resource(region)))
            }
            Self::Pay(_, price) => asks("duel.ask.pay").with("price", listed(price)),
            Self::Offer(_, give, take) => asks("duel.ask.offer").with("give", listed(give)).with("take", listed(take)),
            Self::PayAny(_, n) => asks("duel.ask.pay-any").with("n", n),
            Self::Wares { ware, n, gain, .. } => {
                let key = if gain { "duel.ask.gain-wares" } else { "duel.ask.pay-wares" };
                asks(key).with("ware", wares(ware, n))
            }
            Self::Gild { price, gilds, .. } => asks("duel.ask.gild").with("n", gilds).with("price", listed(price)),
            Self::LeaveOut(_, price, less) => asks("duel.ask.leave-out").with("n", less).with("price", listed(price)),
            Self::Rob { n, giver: true, .. } => asks("duel.ask.give").with("n", n),
            Self::Rob { n, stop: false, .. } => asks("duel.ask.rob").with("n", n),
            Self::Rob { n, stop: true, .. } => asks("duel.ask.may-rob").with("n", n),
        }
    }

    fn text(self, _duel: &Duel) -> String {
        match self {
            Self::Gain { seat, kinds, n, stop } => format!("gain {} {} {n} {}", seat.0, kinds.0, u8::from(stop)),
            Self::Bring { seat, region, n } => format!("bring {} {} {n}", seat.0, region.0),
            Self::Pay(seat, price) => format!("pay {} {}", seat.0, bundle_text(price)),
            Self::Offer(seat, give, take) => {
                format!("offer {} {} {}", seat.0, bundle_text(give), bundle_text(take))
            }
            Self::LeaveOut(seat, price, less) => format!("leave-out {} {} {less}", seat.0, bundle_text(price)),
            Self::Gild { seat, price, less, gilds } => {
                format!("gild {} {} {less} {gilds}", seat.0, bundle_text(price))
            }
            Self::PayAny(seat, n) => format!("pay-any {} {n}", seat.0),
            Self::Wares { seat, ware, n, gain } => format!("wares {} {} {n} {}", seat.0, ware.name(), u8::from(gain)),
            Self::Rob { seat, giver, kinds, n, stop } => {
                format!("rob {} {} {} {n} {}", seat.0, u8::from(giver), kinds.0, u8::from(stop))
            }
        }
    }

    fn read(_duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self> {
        Some(match name {
            "gain" => {
                Self::Gain { seat: words.seat()?, kinds: words.kinds()?, n: words.number()?, stop: words.truth()? }
            }
            "bring" => Self::Bring { seat: words.seat()?, region: Store(words.below(16)?), n: words.number()? },
            "pay" => Self::Pay(words.seat()?, words.bundle()?),
            "offer" => Self::Offer(words.seat()?, words.bundle()?, words.bundle()?),
            "leave-out" => Self::LeaveOut(words.seat()?, words.bundle()?, words.number()?),
            "gild" => Self::Gild {
                seat: words.seat()?,
                price: words.bundle()?,
                less: words.number()?,
                gilds: words.number()?,
            },
            "pay-any" => Self::PayAny(words.seat()?, words.number()?),
            "wares" => {
                Self::Wares { seat: words.seat()?, ware: words.ware()?, n: words.number()?, gain: words.truth()? }
            }
            "rob" => Self::Rob {
                seat: words.seat()?,
                giver: words.truth()?,
                kinds: words.kinds()?,
                n: words.number()?,
                stop: words.truth()?,
            },
            _ => return None,
        })
    }

    fn check(self, here: &FramePlace<'_>) -> Verdict {
        let s = here.s;
        match self {
            // Never more moves than there is.
            Self::Gain { .. } | Self::PayAny(..) => Ok(()),
            Self::Wares { n, .. } => holds(n < 16, "there is not so much of a ware"),
            Self::Rob { giver, stop, .. } => {
                holds(!(giver && stop), "the seat that chooses what it gives does not stop")
            }
            Self::Bring { seat, region, .. } => {
                holds(s.side(seat).regions[region.index()] != Face(0), "there is no such region")
            }
            Self::Pay(seat, _) => {
                let others = |it: &Frame| matches!(it, Frame::Stores(Self::Pay(payer, _)) if *payer != seat);
                holds(here.all_above().iter().all(others), "nothing comes before a payment but that of the other")
            }
            Self::Gild { seat, price, less, gilds } => {
                here.is_on_top()?;
                let short = short_of(s.side(seat).wealth(), price, less, gilds);
                holds(short == 0, "the price cannot be paid")
            }
            Self::Offer(seat, give, take) => {
                here.is_by_active(foe(seat))?;
                here.is_right_on(Phase::Action)?;
                here.is_on_top()?;
                let before = State { offers: s.offers.wrapping_sub(1), ..*s };
                let offered = s.offers > 0 && here.duel.check_offer(&before, foe(seat), give, take).is_ok();
                holds(offered, "this could not have been offered")
            }
            Self::LeaveOut(seat, price, less) => {
                here.is_on_top()?;
                holds(s.side(seat).wealth().short_of(price) <= less, "the price cannot be paid")
            }
        }
    }

    fn awaits(self) -> bool {
        true
    }

    fn is_paid_by(self, seat: Seat) -> bool {
        match self {
            Self::Pay(payer, _) | Self::LeaveOut(payer, ..) | Self::PayAny(payer, _) => payer == seat,
            Self::Gild { seat: payer, .. } => payer == seat,
            Self::Wares { seat: payer, gain, .. } => payer == seat && !gain,
            Self::Gain { .. } | Self::Bring { .. } | Self::Offer(..) | Self::Rob { .. } => false,
        }
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        let seat = Seat(1);
        let (price, rest) = (Bundle::of(&[Resource::Ore, Resource::Ore]), Bundle::of(&[Resource::Wool]));
        let Some(before) = before else {
            return Some(Self::Gain { seat, kinds: Kinds::only(Resource::Ore), n: 2, stop: true });
        };
        match before {
            Self::Gain { .. } => Some(Self::Bring { seat, region: Store(5), n: 2 }),
            Self::Bring { .. } => Some(Self::Pay(seat, price)),
            Self::Pay(..) => Some(Self::Offer(seat, price, rest)),
            Self::Offer(..) => Some(Self::LeaveOut(seat, price, 1)),
            Self::LeaveOut(..) => Some(Self::Gild { seat, price, less: 1, gilds: 2 }),
            Self::Gild { .. } => Some(Self::PayAny(seat, 2)),
            Self::PayAny(..) => Some(Self::Wares { seat, ware: Ware::ALL[1], n: 2, gain: true }),
            Self::Wares { .. } => Some(Self::Rob { seat, giver: true, kinds: Kinds::ALL, n: 2, stop: false }),
            Self::Rob { .. } => None,
        }
    }
}
