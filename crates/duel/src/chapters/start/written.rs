//! The frames before the first turn, written down.

use kernel::{Phrase, Seat};

use super::{STARTING_HAND, StartFrame};
use crate::agenda::{ChapterText, Frame, FramePlace, FrameWords, Verdict, has_seen, holds};
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::Row;
use crate::position::site::MARKER_SITES;
use crate::position::state::{Preparing, State, foe};

impl ChapterText for StartFrame {
    fn question(self, duel: &Duel, s: &State) -> Phrase {
        match self {
            Self::Stack(_) => {
                let brings =
                    if duel.options().terms().starting_search { "duel.start.search" } else { "duel.start.top" };
                let brings = Phrase::new(brings).with("n", STARTING_HAND);
                Phrase::new("duel.ask.start-stack").with("brings", brings)
            }
            Self::Cards { left, .. } => Phrase::new("duel.ask.start-cards").with("n", left),
            Self::Regions(seat, laid) => {
                let at = s.located(seat, seat, s.side(seat).region_spot(duel.start_store(laid)));
                Phrase::new("duel.ask.start-region").with("at", duel.place(at))
            }
            Self::Harbor(_) => Phrase::new("duel.ask.harbor"),
        }
    }

    fn grow_words(self) -> &'static str {
        "duel.do.harbor"
    }

    fn text(self, _duel: &Duel) -> String {
        match self {
            Self::Stack(seat) => format!("start {} stack", seat.0),
            Self::Cards { seat, stack, left } => format!("start {} cards {stack} {left}", seat.0),
            Self::Regions(seat, laid) => format!("start {} regions {laid}", seat.0),
            Self::Harbor(seat) => format!("start {} harbor", seat.0),
        }
    }

    fn read(duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self> {
        if name != "start" {
            return None;
        }
        let seat = words.seat()?;
        Some(match words.word()? {
            "stack" => Self::Stack(seat),
            "cards" => Self::Cards { seat, stack: words.below(duel.stacks())?, left: words.below(4)? },
            "regions" => Self::Regions(seat, words.below(5)?),
            "harbor" => Self::Harbor(seat),
            _ => return None,
        })
    }

    fn check(self, here: &FramePlace<'_>) -> Verdict {
        here.is_on_top()?;
        let (Self::Stack(seat) | Self::Cards { seat, .. } | Self::Regions(seat, _) | Self::Harbor(seat)) = self;
        here.duel.check_start(here.s, seat, self)
    }

    fn awaits(self) -> bool {
        true
    }

    fn room(self) -> usize {
        0
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        let (one, other) = (Seat(0), Seat(1));
        let Some(before) = before else { return Some(Self::Stack(one)) };
        match before {
            Self::Stack(_) => Some(Self::Cards { seat: other, stack: 2, left: 3 }),
            Self::Cards { .. } => Some(Self::Regions(other, 4)),
            Self::Regions(..) => Some(Self::Harbor(other)),
            Self::Harbor(_) => None,
        }
    }
}

impl Duel {
    /// The places for which a seat still chooses start regions, in their order.
    pub(crate) fn start_places(&self, s: &State, seat: Seat) -> Option<Vec<String>> {
        let Some(&Frame::Start(StartFrame::Regions(asked, laid))) = s.agenda.frames().last() else { return None };
        let place = |at| s.side(seat).region_spot(self.start_store(at)).to_string();
        (asked == seat).then(|| (laid..self.edition.start.len() as u8 - 1).map(place).collect())
    }

    fn check_start(&self, s: &State, seat: Seat, start: StartFrame) -> Verdict {
        let new = |seat: Seat| {
            let side = s.side(seat);
            let taken = side.tally.taken & !MARKER_SITES;
            (side.left, side.settled, side.cities, side.roads, taken) == (0, 0b11, 0, 0b1, 0)
        };
        holds(s.turn == 0 && new(Seat(0)) && new(Seat(1)), "the start is before the first turn")?;
        let first = seat == s.active;
        let laid = |seat: Seat| s.side(seat).sea.harbor.is_some();
        let harbors = match start {
            StartFrame::Harbor(_) => (false, !first),
            _ => (false, false),
        };
        holds((laid(seat), laid(foe(seat))) == harbors, "harbors are chosen last, by the player who begins first")?;
        let own = if matches!(start, StartFrame::Stack(_)) { self.start_stacks(s, seat) } else { 0 };
        let others = if first && !matches!(start, StartFrame::Regions(..) | StartFrame::Harbor(_)) {
            self.start_stacks(s, foe(seat))
        } else {
            0
        };
        let full = (0..self.stacks()).all(|it| (own | others) >> it & 1 == 0 || s.piles.len(Row::stack(it)) >= 3);
        holds(full, "there are not enough cards for the starting hands")?;
        match start {
            StartFrame::Stack(_) => {
                let other = s.started < self.stacks();
                holds(
                    if first { s.started == u8::MAX } else { other },
                    "\"started\" is the other's stack, if he has one",
                )
            }
            StartFrame::Cards { stack, left, .. } => {
                holds(self.options().terms().starting_search, "the starting hand is drawn in this game")?;
                holds(s.started == stack, "\"started\" is the stack that was chosen")?;
                holds(s.piles.len(Row::stack(stack)) >= left.into() && left > 0, "there are not so many cards")?;
                has_seen(s, seat, Row::stack(stack))
            }
            StartFrame::Regions(..) => {
                holds(self.options().terms().starting_search, "the start regions lie fixed in this game")?;
                holds(s.started == u8::MAX, "when regions are laid the starting hands are drawn")
            }
            StartFrame::Harbor(_) => {
                holds(self.has_sea() && s.started == u8::MAX, "a harbor is chosen last, where there is a sea")
            }
        }
    }

    /// Checks that a preparatory round is before the first turn, and that there is work on the agenda while something
    /// is being built.
    pub(crate) fn check_preparing(&self, s: &State) -> Verdict {
        let Some(now) = s.preparing else { return Ok(()) };
        let frames = s.agenda.frames();
        let here = self.options().preparation && s.turn == 0 && frames.first() == Some(&Frame::Turn(Phase::Action));
        holds(here, "nothing is prepared here")?;
        holds(now != Preparing::Built || frames.len() > 1, "\"built\" is while something is built")
    }
}

#[cfg(test)]
mod tests {
    use kernel::Written;

    use crate::card::Set;
    use crate::testkit::{A, B, Scene, theme};

    #[test]
    fn the_places_of_the_start_regions_are_told_in_the_order_of_asking() {
        // rivals 12; the last region needs no answer
        let mut scene = Scene::start(theme(Set::Gold).duel.setup().clone());
        let places = |scene: &Scene, seat| scene.duel.arranging(&scene.s, seat);
        assert_eq!(places(&scene, A), None, "the starting hand comes first");
        scene.does(A, "stack 1").does(A, "card 0").does(A, "card 0").does(A, "card 0");
        scene.does(B, "stack 0").does(B, "card 0").does(B, "card 0").does(B, "card 0");
        assert_eq!(places(&scene, A).unwrap(), ["-1,a", "1,a", "3,a", "-1,b", "1,b"]);
        assert_eq!(places(&scene, B), None);
        scene.does(A, "choose 3,b");
        assert_eq!(places(&scene, A).unwrap(), ["1,a", "3,a", "-1,b", "1,b"]);
    }
}
