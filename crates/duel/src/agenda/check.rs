//! Checks the agenda of a written position against its table.
//!
//! The engine trusts its agenda: it can deal with every frame that it pushed. But a written position may come from a
//! stranger, with any agenda. So its frames are checked here, one by one, before the engine sees them. Each chapter
//! checks its own frames.

use kernel::{Log, Seat};

use super::{AGENDA, Frame};
use crate::card::{Moment, Query};
use crate::cards::Card;
use crate::chapters::effects::EffectPlay;
use crate::chapters::turn::Phase;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::Row;
use crate::position::state::State;

/// The result of a check: if it fails, why the frame cannot be at its place.
pub(crate) type Verdict = Result<(), &'static str>;

pub(crate) const UNSEEN: &str = "a seat that chooses among these cards has seen them";

pub(crate) fn holds(truth: bool, otherwise: &'static str) -> Verdict {
    if truth { Ok(()) } else { Err(otherwise) }
}

/// Whether a seat has seen all cards of a row.
pub(crate) fn has_seen(s: &State, seat: Seat, row: Row) -> Verdict {
    let all = (0..s.piles.len(row)).all(|at| s.piles.knows(seat, row, at));
    holds(all, UNSEEN)
}

impl Duel {
    /// Whether the agenda of a position can be dealt with; if not, which frame is wrong, and why.
    pub(crate) fn check_agenda(&self, s: &State) -> Result<(), (usize, &'static str)> {
        let frames = s.agenda.frames();
        for at in 0..frames.len() {
            FramePlace { duel: self, s, frames, at }.check().map_err(|why| (at, why))?;
        }
        self.check_open_cards(s).map_err(|why| (0, why))?;
        self.check_preparing(s).map_err(|why| (0, why))?;
        let Some(last) = frames.len().checked_sub(1) else { return Ok(()) };
        holds(frames[last].awaits(), "work that awaits nobody is not on top").map_err(|why| (last, why))?;
        let mut tried = *s;
        let goes_on = Cx { duel: self, s: &mut tried, log: &mut Log::off() }.work();
        let wins = self.edition.wins_at_once && self.has_won(s);
        holds(!goes_on && !wins, "there is nothing to decide").map_err(|why| (last, why))
    }
}

/// A frame of a written agenda, at its place.
pub(crate) struct FramePlace<'a> {
    /// The rules of the match.
    pub(crate) duel: &'a Duel,
    /// The position.
    pub(crate) s: &'a State,
    frames: &'a [Frame],
    at: usize,
}

impl FramePlace<'_> {
    fn check(&self) -> Verdict {
        let frame = self.frames[self.at];
        holds(self.at + frame.room() <= AGENDA, "there are too many frames below it")?;
        let lowest = matches!(frame, Frame::Turn(_) | Frame::Start(_));
        holds(lowest == (self.at == 0), "a part of a turn or of the start is the lowest frame, and nothing else is")?;
        frame.check(self)
    }

    /// The frames below this one, the lowest first.
    pub(crate) fn all_below(&self) -> &[Frame] {
        &self.frames[..self.at]
    }

    /// The frames above this one, the top one last.
    pub(crate) fn all_above(&self) -> &[Frame] {
        &self.frames[self.at + 1..]
    }

    /// The frame right below.
    pub(crate) fn below(&self) -> Option<Frame> {
        self.all_below().last().copied()
    }

    /// The frame right above.
    pub(crate) fn above(&self) -> Option<Frame> {
        self.all_above().first().copied()
    }

    /// Fails unless nothing lies above.
    pub(crate) fn is_on_top(&self) -> Verdict {
        holds(self.above().is_none(), "this is decided as soon as it comes up: it is on top")
    }

    /// Fails unless it is this part of a turn.
    pub(crate) fn is_in(&self, phase: Phase) -> Verdict {
        holds(self.frames[0] == Frame::Turn(phase), "this is not done in this part of a turn")
    }

    /// Fails unless the frame lies directly on this part of a turn.
    pub(crate) fn is_right_on(&self, phase: Phase) -> Verdict {
        holds(self.below() == Some(Frame::Turn(phase)), "this lies right on its part of the turn")
    }

    /// Fails unless the frame lies directly on the end of an exchange, or on a second exchange in a match that allows
    /// one.
    pub(crate) fn is_right_on_exchange(&self) -> Verdict {
        let again = |why| if self.exchanges_again() { self.is_right_on(Phase::Exchange) } else { Err(why) };
        self.is_right_on(Phase::End).or_else(again)
    }

    /// Whether some card of the match lets a player exchange a second time.
    pub(crate) fn exchanges_again(&self) -> bool {
        self.duel.queried(Query::ExchangesAgain) != 0
    }

    /// Fails unless the seat is the active player.
    pub(crate) fn is_by_active(&self, seat: Seat) -> Verdict {
        holds(seat == self.s.active, "only the active player does this")
    }

    /// Fails unless the number and the event of the turn are known.
    pub(crate) fn dice_lie(&self) -> Verdict {
        let lie = self.s.number > 0 && self.s.event.is_some();
        holds(lie, "this comes after the dice: a number and an event")
    }

    /// Fails unless the event of the turn is known.
    pub(crate) fn event_lies(&self) -> Verdict {
        holds(self.s.event.is_some(), "this comes after the event die")
    }

    /// The title of the last card that lies open.
    pub(crate) fn open_card(&self) -> Result<Card, &'static str> {
        let open = self.s.piles.faces(Row::OPEN);
        open.last().map(|&face| self.duel.card(face)).ok_or("no card lies open")
    }

    /// The event or attack that this frame precedes and that has not begun yet.
    pub(crate) fn threat(&self) -> Option<EffectPlay> {
        let play = self.all_below().iter().rev().find(|it| !it.threatens())?.play()?;
        (play.step == 0 && matches!(play.moment, Moment::Event | Moment::Play)).then_some(play)
    }
}
