//! The frames of building, written down.

use kernel::{Phrase, Seat};

use super::BuildFrame;
use crate::agenda::{ChapterText, Frame, FramePlace, FrameWords, Verdict, holds};
use crate::card::{CardKind, Moment};
use crate::chapters::effects::EffectFrame;
use crate::chapters::stores::StoresFrame;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::Row;
use crate::position::site::Site;
#[cfg(test)]
use crate::position::state::End;
use crate::position::state::State;

impl ChapterText for BuildFrame {
    fn question(self, duel: &Duel, s: &State) -> Phrase {
        match self {
            Self::LayRegions(..) if duel.open_regions() == 1 => {
                let open = s.piles.faces(Row::OPEN).last().map(|&face| duel.titled(face));
                open.map_or(Phrase::new("duel.ask.lay-regions"), |it| {
                    Phrase::new("duel.ask.lay-region").with("card", it)
                })
            }
            Self::LayRegions(..) => Phrase::new("duel.ask.lay-regions"),
            Self::TakeOff(_) => Phrase::new("duel.ask.take-off"),
            Self::Bury(seat, site) => match s.lying(seat, site) {
                Some(lost) => Phrase::new("duel.ask.bury").with("lost", duel.titled(lost.face)),
                None => Phrase::new("duel.ask.bury-card"),
            },
            Self::Raise(..) | Self::LayRoad(..) | Self::LaySettlement(..) | Self::LayCity(..) => {
                Phrase::new("duel.ask.nothing")
            }
        }
    }

    fn text(self, _duel: &Duel) -> String {
        match self {
            Self::Raise(seat, site) => format!("raise {} {}", seat.0, site.0),
            Self::LayRoad(seat, end) => format!("lay-road {} {}", seat.0, end as u8),
            Self::LaySettlement(seat, end) => format!("lay-settlement {} {}", seat.0, end as u8),
            Self::LayRegions(seat, end) => format!("lay-regions {} {}", seat.0, end as u8),
            Self::LayCity(seat, place) => format!("lay-city {} {place}", seat.0),
            Self::TakeOff(seat) => format!("take-off {}", seat.0),
            Self::Bury(seat, site) => format!("bury {} {}", seat.0, site.0),
        }
    }

    fn read(_duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self> {
        Some(match name {
            "raise" => Self::Raise(words.seat()?, words.lying_site()?),
            "lay-road" => Self::LayRoad(words.seat()?, words.end()?),
            "lay-settlement" => Self::LaySettlement(words.seat()?, words.end()?),
            "lay-regions" => Self::LayRegions(words.seat()?, words.end()?),
            "lay-city" => Self::LayCity(words.seat()?, words.below(8)?),
            "take-off" => Self::TakeOff(words.seat()?),
            "bury" => Self::Bury(words.seat()?, words.lying_site()?),
            _ => return None,
        })
    }

    fn check(self, here: &FramePlace<'_>) -> Verdict {
        let (duel, s) = (here.duel, here.s);
        match self {
            Self::Raise(seat, site) => check_raise(here, seat, site),
            Self::LayRoad(seat, end) => {
                check_center(here, seat)?;
                holds(s.supply[0] > 0 && s.side(seat).can_extend(end), "no road can be laid there")
            }
            Self::LaySettlement(seat, end) => {
                check_center(here, seat)?;
                let can = duel.can_settle(s, seat) && s.side(seat).has_open_road(end);
                holds(can, "no settlement can be laid there")
            }
            Self::LayCity(seat, place) => {
                check_center(here, seat)?;
                let side = s.side(seat);
                let can = s.supply[2] > 0 && (side.settled & !side.cities) >> place & 1 == 1;
                holds(can, "no city can be laid there")
            }
            Self::LayRegions(seat, end) => {
                here.is_by_active(seat)?;
                here.is_right_on(Phase::Action)?;
                here.is_on_top()?;
                let open = s.piles.faces(Row::OPEN);
                let regions = open.iter().all(|&it| duel.card(it).def().kind == CardKind::Region);
                let lie = open.len() == duel.open_regions() && regions;
                holds(lie, "the regions that were drawn lie open to be laid")?;
                let more = 2 - duel.open_regions();
                holds(s.piles.len(Row::REGIONS) >= more, "another region is drawn afterwards")?;
                holds(s.lacks_regions(seat) == Some((end, [true, true])), "there is no place for two regions")
            }
            Self::TakeOff(seat) => {
                here.is_by_active(seat)?;
                here.is_right_on(Phase::Action)?;
                here.is_on_top()?;
                let own = duel.removable(s, seat) | duel.removable_abroad(s, seat);
                holds(duel.options().terms().removal && own != 0, "there is no card to be taken off")
            }
            Self::Bury(seat, site) => {
                // No frame above removes that card.
                let harmless = |it: &Frame| match *it {
                    Frame::Build(Self::Bury(other, _)) => other != seat,
                    Frame::Effect(EffectFrame::Hear { moment, .. }) => moment == Moment::Lost,
                    Frame::Stores(StoresFrame::Gain { .. }) => true,
                    _ => false,
                };
                holds(here.all_above().iter().all(harmless), "only what the other loses comes before it")?;
                holds(s.lying(seat, site).is_some(), "no card of that seat lies there")
            }
        }
    }

    fn awaits(self) -> bool {
        matches!(self, Self::LayRegions(..) | Self::TakeOff(_) | Self::Bury(..))
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        let seat = Seat(1);
        let Some(before) = before else { return Some(Self::Raise(seat, Site(70))) };
        match before {
            Self::Raise(..) => Some(Self::LayRoad(seat, End::Right)),
            Self::LayRoad(..) => Some(Self::LaySettlement(seat, End::Right)),
            Self::LaySettlement(..) => Some(Self::LayRegions(seat, End::Right)),
            Self::LayRegions(..) => Some(Self::LayCity(seat, 7)),
            Self::LayCity(..) => Some(Self::TakeOff(seat)),
            Self::TakeOff(_) => Some(Self::Bury(seat, Site(3))),
            Self::Bury(..) => None,
        }
    }
}

/// Checks the frames of an expansion: it lies open, is paid for, and is then laid.
fn check_raise(here: &FramePlace<'_>, seat: Seat, site: Site) -> Verdict {
    here.is_by_active(seat)?;
    here.is_right_on(Phase::Action)?;
    let paid = here.above().is_some_and(|it| it.is_paid_by(seat));
    holds(paid, "an expansion is laid when it is paid for")?;
    let card = here.open_card()?;
    let sites = if card.def().kind.is_laid() { here.s.sites_to_lie(here.duel, seat, card) } else { 0 };
    let (_, ground) = site.ground(seat);
    let fits = site.is_abroad() == card.def().abroad && sites & ground.bit() != 0;
    holds(fits, "the open card cannot be laid there")
}

/// Checks the frames of a road, settlement or city: the active player pays for it and then lays it.
fn check_center(here: &FramePlace<'_>, seat: Seat) -> Verdict {
    let paid = here.above().is_some_and(|it| it.is_paid_by(seat));
    let by_card = matches!(here.below(), Some(Frame::Effect(EffectFrame::PutAway(..))));
    let in_turn = seat == here.s.active && (by_card || here.below() == Some(Frame::Turn(Phase::Action)));
    holds(paid && in_turn, "a center card is laid when the active player has paid for it")
}
