//! The frames of the dice, written down.

use kernel::Phrase;
#[cfg(test)]
use kernel::Seat;

use super::{DiceFrame, Kept};
use crate::agenda::{ChapterText, FramePlace, FrameWords, Verdict, holds};
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::state::{EventFace, State};
use crate::shown::telling::named;

impl ChapterText for DiceFrame {
    fn question(self, duel: &Duel, s: &State) -> Phrase {
        match self {
            Self::EventRoll => Phrase::new("duel.ask.event-die"),
            Self::Raid(seat, kept) => match duel.keepers(s, seat, kept) {
                Some((resource, _)) => Phrase::new("duel.ask.raid").with("resource", named(resource)),
                None => Phrase::new("duel.ask.nothing"),
            },
            _ => Phrase::new("duel.ask.nothing"),
        }
    }

    fn text(self, _duel: &Duel) -> String {
        match self {
            Self::Shown => "dice-shown".into(),
            Self::Produce => "produce".into(),
            Self::EventDie => "event-die".into(),
            Self::Raid(seat, Kept([a, b, c, d])) => format!("raid {} {a} {b} {c} {d}", seat.0),
            Self::DrawEvent => "draw-event".into(),
            Self::EventRoll => "event-roll".into(),
            Self::EventIs(event) => format!("event-is {}", event.map_or("-", EventFace::name)),
        }
    }

    fn read(_duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self> {
        Some(match name {
            "dice-shown" => Self::Shown,
            "produce" => Self::Produce,
            "event-die" => Self::EventDie,
            "raid" => {
                let seat = words.seat()?;
                Self::Raid(seat, Kept([words.number()?, words.number()?, words.number()?, words.number()?]))
            }
            "draw-event" => Self::DrawEvent,
            "event-roll" => Self::EventRoll,
            "event-is" => Self::EventIs(match words.word()? {
                "-" => None,
                name => Some(EventFace::read(name)?),
            }),
            _ => return None,
        })
    }

    fn check(self, here: &FramePlace<'_>) -> Verdict {
        if self == Self::EventRoll {
            here.is_on_top()?;
        }
        here.is_in(Phase::Action)?;
        match self {
            Self::Shown | Self::Produce => here.dice_lie(),
            Self::EventDie | Self::DrawEvent => here.event_lies(),
            Self::Raid(seat, kept) => {
                here.event_lies()?;
                holds(here.duel.can_keep(here.s, seat, kept), "that seat keeps less from the brigands")
            }
            Self::EventIs(event) => {
                let needed = here.all_below().iter().any(|it| it.needs_event());
                holds(event.is_some() || !needed, "an event of the dice is still to happen")
            }
            Self::EventRoll => Ok(()),
        }
    }

    fn awaits(self) -> bool {
        matches!(self, Self::EventRoll | Self::Raid(..))
    }

    fn room(self) -> usize {
        if matches!(self, Self::Raid(..) | Self::EventIs(_)) { 5 } else { 16 }
    }

    fn needs_event(self) -> bool {
        !matches!(self, Self::EventRoll | Self::EventIs(_))
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        let Some(before) = before else { return Some(Self::Shown) };
        match before {
            Self::Shown => Some(Self::Raid(Seat(1), Kept([1, 2, 3, 4]))),
            Self::Raid(..) => Some(Self::Produce),
            Self::Produce => Some(Self::EventDie),
            Self::EventDie => Some(Self::DrawEvent),
            Self::DrawEvent => Some(Self::EventRoll),
            Self::EventRoll => Some(Self::EventIs(None)),
            Self::EventIs(None) => Some(Self::EventIs(Some(EventFace::Harvest))),
            Self::EventIs(Some(_)) => None,
        }
    }
}
