//! The frames of attacks, written down.

use kernel::Phrase;
#[cfg(test)]
use kernel::Seat;

use super::AttackFrame;
use crate::agenda::{ChapterText, FramePlace, FrameWords, Verdict, holds};
use crate::card::Moment;
#[cfg(test)]
use crate::cards::Card;
use crate::matches::rules::Duel;
use crate::position::state::{State, foe};

impl ChapterText for AttackFrame {
    fn question(self, _duel: &Duel, _s: &State) -> Phrase {
        Phrase::new(match self {
            Self::Avert(_) => "duel.ask.avert",
            Self::GuardRoll(..) => "duel.ask.guard-roll",
            Self::Strike(_) => "duel.ask.nothing",
        })
    }

    fn text(self, _duel: &Duel) -> String {
        match self {
            Self::Avert(seat) => format!("avert {}", seat.0),
            Self::GuardRoll(seat, card) => format!("guard-roll {} {}", seat.0, card.def().key),
            Self::Strike(seat) => format!("strike {}", seat.0),
        }
    }

    fn read(duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self> {
        Some(match name {
            "avert" => Self::Avert(words.seat()?),
            "guard-roll" => Self::GuardRoll(words.seat()?, words.card(duel)?),
            "strike" => Self::Strike(words.seat()?),
            _ => return None,
        })
    }

    fn check(self, here: &FramePlace<'_>) -> Verdict {
        match self {
            Self::Avert(_) => {
                let open = here.open_card()?;
                let threat = here.threat().is_some_and(|it| it.card == open);
                holds(threat, "a seat is asked to avert an event or an attack before it happens")
            }
            Self::GuardRoll(seat, attack) => {
                here.is_on_top()?;
                let attacked = here.threat().is_some_and(|it| (it.card, it.by) == (attack, foe(seat)));
                let guarded = attacked && here.duel.guard(here.s, seat, attack, None).is_some();
                holds(guarded, "nobody guards against this attack")
            }
            Self::Strike(victim) => {
                let attack = here.threat().is_some_and(|it| (it.moment, it.by) == (Moment::Play, foe(victim)));
                holds(attack && here.above().is_some(), "there is no attack below")
            }
        }
    }

    fn awaits(self) -> bool {
        !matches!(self, Self::Strike(_))
    }

    fn threatens(self) -> bool {
        true
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        let Some(before) = before else { return Some(Self::Avert(Seat(1))) };
        match before {
            Self::Avert(_) => Some(Self::GuardRoll(Seat(1), Card::Arsonist)),
            Self::GuardRoll(..) => Some(Self::Strike(Seat(1))),
            Self::Strike(_) => None,
        }
    }
}
