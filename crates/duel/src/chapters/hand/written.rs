//! The frames of hands and stacks, written down.

use kernel::Phrase;
#[cfg(test)]
use kernel::Seat;

use super::HandFrame;
use crate::agenda::{ChapterText, Frame, FramePlace, FrameWords, Verdict, has_seen, holds};
use crate::chapters::effects::Filter;
use crate::chapters::stores::StoresFrame;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::Row;
#[cfg(test)]
use crate::position::site::Site;
use crate::position::state::State;

impl ChapterText for HandFrame {
    fn question(self, duel: &Duel, _s: &State) -> Phrase {
        match self {
            Self::Shuffle(at) => Phrase::new("duel.ask.shuffle").with("row", duel.row(at)),
            Self::PutAside(_) => Phrase::new("duel.ask.put-aside"),
            Self::PutBack(_, n, _) => Phrase::new("duel.ask.put-back").with("n", n),
            Self::Draws(_, n) => Phrase::new("duel.ask.draws").with("n", n),
            Self::Redraw(..) => Phrase::new("duel.ask.redraw"),
            Self::Surplus(_) => Phrase::new("duel.ask.too-many"),
            Self::Fetch(..) => Phrase::new("duel.ask.fetch"),
            Self::Search(..) => Phrase::new("duel.ask.nothing"),
            Self::TakeFrom(_, at) => Phrase::new("duel.ask.take-from").with("row", duel.row(at)),
        }
    }

    fn text(self, _duel: &Duel) -> String {
        match self {
            Self::Shuffle(row) => format!("shuffle {}", row.0),
            Self::PutAside(seat) => format!("put-aside {}", seat.0),
            Self::PutBack(seat, n, filter) => format!("put-back {} {n} {}", seat.0, filter.name()),
            Self::Draws(seat, n) => format!("draws {} {n}", seat.0),
            Self::Redraw(seat, stacks) => format!("redraw {} {stacks}", seat.0),
            Self::Surplus(seat) => format!("surplus {}", seat.0),
            Self::Fetch(seat, site) => format!("fetch {} {}", seat.0, site.0),
            Self::Search(seat, stack) => format!("search {} {stack}", seat.0),
            Self::TakeFrom(seat, row) => format!("take-from {} {}", seat.0, row.0),
        }
    }

    fn read(duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self> {
        Some(match name {
            "shuffle" => Self::Shuffle(words.row()?),
            "put-aside" => Self::PutAside(words.seat()?),
            "put-back" => Self::PutBack(words.seat()?, words.number()?, words.filter()?),
            "draws" => Self::Draws(words.seat()?, words.number()?),
            "redraw" => Self::Redraw(words.seat()?, words.number()?),
            "surplus" => Self::Surplus(words.seat()?),
            "fetch" => Self::Fetch(words.seat()?, words.lying_site()?),
            "search" => Self::Search(words.seat()?, words.below(duel.stacks())?),
            "take-from" => Self::TakeFrom(words.seat()?, words.row()?),
            _ => return None,
        })
    }

    fn check(self, here: &FramePlace<'_>) -> Verdict {
        let (duel, s) = (here.duel, here.s);
        match self {
            Self::Shuffle(row) => {
                here.is_on_top()?;
                holds(matches!(row, Row::EVENTS | Row::REGIONS), "only events and regions are shuffled")?;
                let place = s.piles.faces(row).iter().rev().position(|&face| duel.is_told(face));
                let told = duel.edition.told_event.map(|told| usize::from(told.from_bottom) - 1);
                let in_place = place.is_none() || place == told;
                holds(in_place, "the told event lies at its place before the others are shuffled")
            }
            Self::PutAside(_) => {
                here.is_on_top()?;
                holds(s.piles.len(Row::ASIDE) > 0, "no card lies aside")
            }
            Self::PutBack(_, _, filter) => holds(filter != Filter::Own, "no card asks for these cards"),
            Self::Draws(_, n) => holds(n <= 12, "nobody draws so many cards"),
            Self::Redraw(seat, stacks) => {
                here.is_by_active(seat)?;
                here.is_right_on_exchange()?;
                here.is_on_top()?;
                holds(duel.full_stacks(s, seat) & stacks != 0, "there is no card to be drawn")
            }
            Self::Surplus(_) => {
                here.is_in(Phase::Action)?;
                let others = here.all_above().iter().all(|it| matches!(it, Frame::Hand(Self::Surplus(_))));
                holds(others && duel.edition.passive_limit, "nothing comes before a hand limit is kept")
            }
            Self::Fetch(seat, site) => {
                here.is_by_active(seat)?;
                here.is_right_on(Phase::Fill)?;
                holds(here.above().is_none_or(|it| it.is_paid_by(seat)), "a card is fetched when it is paid for")?;
                holds(duel.fetchable(s, seat, site).next().is_some(), "there is no card to be fetched")
            }
            Self::Search(seat, _) => {
                here.is_by_active(seat)?;
                here.is_right_on_exchange().or(here.is_right_on(Phase::Fill))?;
                let paid = matches!(here.above(), Some(Frame::Stores(StoresFrame::PayAny(it, _))) if it == seat);
                holds(paid, "a search is paid for first")
            }
            Self::TakeFrom(seat, row) => {
                here.is_by_active(seat)?;
                here.is_on_top()?;
                holds(row.0 < duel.stacks() && s.piles.len(row) > 0, "there is no card to be taken")?;
                has_seen(s, seat, row)
            }
        }
    }

    fn awaits(self) -> bool {
        !matches!(self, Self::Search(..))
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        let seat = Seat(1);
        let Some(before) = before else { return Some(Self::Shuffle(Row::REGIONS)) };
        match before {
            Self::Shuffle(_) => Some(Self::PutAside(seat)),
            Self::PutAside(_) => Some(Self::PutBack(seat, 2, Filter::Actions)),
            Self::PutBack(..) => Some(Self::Draws(seat, 2)),
            Self::Draws(..) => Some(Self::Redraw(seat, 255)),
            Self::Redraw(..) => Some(Self::Surplus(seat)),
            Self::Surplus(_) => Some(Self::Fetch(seat, Site(3))),
            Self::Fetch(..) => Some(Self::Search(seat, 2)),
            Self::Search(..) => Some(Self::TakeFrom(seat, Row::stack(2))),
            Self::TakeFrom(..) => None,
        }
    }
}
