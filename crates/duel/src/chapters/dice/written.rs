//! The frames of the dice, written down.

use kernel::Phrase;
#[cfg(test)]
use kernel::Seat;

use super::DiceFrame;
use crate::agenda::{ChapterText, Place, Verdict, Words, holds};
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::state::{EventFace, State};

impl ChapterText for DiceFrame {
    fn question(self, _duel: &Duel, _s: &State) -> Phrase {
        Phrase::new(if self == Self::EventRoll { "duel.ask.event-die" } else { "duel.ask.nothing" })
    }

    fn text(self, _duel: &Duel) -> String {
        match self {
            Self::Shown => "dice-shown".into(),
            Self::Produce => "produce".into(),
            Self::EventDie => "event-die".into(),
            Self::Raid(seat) => format!("raid {}", seat.0),
            Self::DrawEvent => "draw-event".into(),
            Self::EventRoll => "event-roll".into(),
            Self::EventIs(event) => format!("event-is {}", event.map_or("-", EventFace::name)),
        }
    }

    fn read(_duel: &Duel, name: &str, words: &mut Words<'_>) -> Option<Self> {
        Some(match name {
            "dice-shown" => Self::Shown,
            "produce" => Self::Produce,
            "event-die" => Self::EventDie,
            "raid" => Self::Raid(words.seat()?),
            "draw-event" => Self::DrawEvent,
            "event-roll" => Self::EventRoll,
            "event-is" => Self::EventIs(match words.word()? {
                "-" => None,
                name => Some(EventFace::read(name)?),
            }),
            _ => return None,
        })
    }

    fn check(self, here: &Place<'_>) -> Verdict {
        if self == Self::EventRoll {
            here.is_on_top()?;
        }
        here.is_in(Phase::Action)?;
        match self {
            Self::Shown | Self::Produce => here.dice_lie(),
            Self::EventDie | Self::DrawEvent | Self::Raid(_) => here.event_lies(),
            Self::EventIs(event) => {
                let needed = here.all_below().iter().any(|it| it.needs_event());
                holds(event.is_some() || !needed, "an event of the dice is still to happen")
            }
            Self::EventRoll => Ok(()),
        }
    }

    fn awaits(self) -> bool {
        self == Self::EventRoll
    }

    fn room(self) -> usize {
        if matches!(self, Self::Raid(_) | Self::EventIs(_)) { 5 } else { 16 }
    }

    fn needs_event(self) -> bool {
        !matches!(self, Self::EventRoll | Self::EventIs(_))
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        let Some(before) = before else { return Some(Self::Shown) };
        match before {
            Self::Shown => Some(Self::Raid(Seat(1))),
            Self::Raid(_) => Some(Self::Produce),
            Self::Produce => Some(Self::EventDie),
            Self::EventDie => Some(Self::DrawEvent),
            Self::DrawEvent => Some(Self::EventRoll),
            Self::EventRoll => Some(Self::EventIs(None)),
            Self::EventIs(None) => Some(Self::EventIs(Some(EventFace::Harvest))),
            Self::EventIs(Some(_)) => None,
        }
    }
}
