//! The parts of a turn, written down.

use kernel::Phrase;

use super::Phase;
use crate::agenda::{ChapterText, FramePlace, FrameWords, Verdict, holds};
use crate::matches::edition::HandStep;
use crate::matches::rules::Duel;
use crate::position::state::State;

const PHASES: [(&str, Phase); 7] = [
    ("before-roll", Phase::BeforeRoll),
    ("dice", Phase::Dice),
    ("action", Phase::Action),
    ("replenish", Phase::Replenish),
    ("fill", Phase::Fill),
    ("exchange", Phase::Exchange),
    ("end", Phase::End),
];

pub(crate) fn phase_name(phase: Phase) -> &'static str {
    PHASES.iter().find(|it| it.1 == phase).expect("every phase has a name").0
}

pub(crate) fn phase_named(name: &str) -> Option<Phase> {
    PHASES.iter().find(|it| it.0 == name).map(|it| it.1)
}

impl ChapterText for Phase {
    fn question(self, duel: &Duel, s: &State) -> Phrase {
        Phrase::new(match self {
            Phase::BeforeRoll => "duel.ask.roll",
            Phase::Dice => "duel.ask.dice",
            Phase::Action if s.preparing.is_some() => "duel.ask.prepare",
            Phase::Action => "duel.ask.action",
            Phase::Replenish if s.hand(s.active).len() > s.hand_limit(duel, s.active) => "duel.ask.too-many",
            Phase::Replenish => "duel.ask.replenish",
            Phase::Fill => "duel.ask.fill",
            Phase::Exchange => "duel.ask.exchange",
            Phase::End => "duel.ask.nothing",
        })
    }

    fn text(self, _duel: &Duel) -> String {
        format!("turn {}", phase_name(self))
    }

    fn read(_duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self> {
        if name == "turn" { phase_named(words.word()?) } else { None }
    }

    fn check(self, here: &FramePlace<'_>) -> Verdict {
        let exchanged_once = self == Phase::Exchange && !here.exchanges_again();
        let alone = matches!(self, Phase::Dice | Phase::Replenish) || exchanged_once;
        holds(!alone || here.above().is_none(), "nothing comes between in this part of a turn")?;
        if self == Phase::Fill { here.duel.check_fill(here.s) } else { Ok(()) }
    }

    fn awaits(self) -> bool {
        true
    }

    fn room(self) -> usize {
        0
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        match before {
            None => Some(PHASES[0].1),
            Some(phase) => PHASES.iter().skip_while(|it| it.1 != phase).nth(1).map(|it| it.1),
        }
    }
}

impl Duel {
    /// Checks that the active player can be filling the hand.
    pub(crate) fn check_fill(&self, s: &State) -> Verdict {
        let fills = self.edition.hand_step == HandStep::FillOrExchange;
        holds(fills, "in this game the hand is replenished, and then a card may be exchanged")?;
        holds(s.hand(s.active).len() < s.hand_limit(self, s.active), "no card is missing in the hand")
    }
}
