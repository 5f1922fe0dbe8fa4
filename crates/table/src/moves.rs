//! Moves of the game: acting, cancelling, taking back. An action is tried first, then applied and stored.

use kernel::{Entry, Game, Phrase, Seat, Seats, Written};

use crate::family::Family;
use crate::journal::Change;
use crate::play::{EntryOf, Trial, Trouble, unfit};
use crate::protocol::{Command, Phase, RefusalKind, Refused};
use crate::table::{Carried, Desk, Table, frozen, refused};

/// The action type of a family's games.
pub(crate) type ActionOf<F> = <<F as Family>::Game as kernel::Game>::Action;

impl<F: Family> Table<F> {
    pub fn move_game(
        &mut self,
        person: u16,
        seat: Option<u8>,
        version: Option<u64>,
        command: Command,
        desk: &mut Desk<'_>,
    ) -> Result<Carried, Refused> {
        let seat = self.speaks_for(person, seat)?;
        if self.phase == Phase::Over {
            // Who sent it had not seen the end.
            let is_late = version.is_some_and(|version| version < self.version);
            return if is_late {
                refused(RefusalKind::Stale, Phrase::new("table.refused.stale"))
            } else {
                refused(RefusalKind::NotNow, Phrase::new("table.refused.over"))
            };
        }
        if self.phase != Phase::Playing {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.no-game"));
        }
        if self.chairs[seat.index()].resigned {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.resigned"));
        }
        self.is_back(seat, desk);
        let Some(play) = &self.play else { return refused(RefusalKind::NotNow, Phrase::new("table.refused.no-game")) };
        let Some(version) = version else {
            return refused(RefusalKind::Unreadable, Phrase::new("table.refused.version"));
        };
        if version > self.version || version < play.since[seat.index()] {
            return refused(RefusalKind::Stale, Phrase::new("table.refused.stale"));
        }
        match command {
            Command::Cancel => {
                let chair = &mut self.chairs[seat.index()];
                let had = !chair.held.is_empty() || play.draft.as_ref().is_some_and(|draft| draft.seat == seat);
                chair.held.clear();
                self.play.as_mut().expect("a game is running").draft.take_if(|draft| draft.seat == seat);
                if had {
                    Ok(Carried::DRAFTED)
                } else {
                    refused(RefusalKind::NotNow, Phrase::new("table.refused.no-draft"))
                }
            }
            Command::Undo { steps } => {
                let allowed = self.undoable(play, seat);
                if steps == 0 || steps > allowed {
                    return refused(RefusalKind::Rules, Phrase::new("table.refused.undo").with("allowed", allowed));
                }
                self.moved(vec![Entry::Undid(seat, steps)], desk)?;
                Ok(Carried::KEPT)
            }
            Command::Act { actions } => self.act(seat, actions, desk),
            other => unreachable!("{other:?} does not move the game"),
        }
    }

    fn act(&mut self, seat: Seat, texts: Vec<String>, desk: &mut Desk<'_>) -> Result<Carried, Refused> {
        const CHAIN: u32 = 64;
        if texts.is_empty() || texts.len() > CHAIN as usize || texts.iter().any(|text| text.len() > 400) {
            return refused(RefusalKind::Limit, Phrase::new("table.refused.chain").with("limit", CHAIN));
        }
        let play = self.play.as_ref().expect("a game is running");
        let draft = play.draft.as_ref().filter(|draft| draft.seat == seat);
        let mut actions = draft.map(|draft| draft.actions.clone()).unwrap_or_default();
        for text in &texts {
            match play.game.read_action(text) {
                Ok(action) => actions.push(action),
                Err(wrong) => {
                    return refused(
                        RefusalKind::Unreadable,
                        Phrase::new("table.refused.action").with("why", wrong.to_string()),
                    );
                }
            }
        }
        let trial = play.try_actions(seat, &actions, true);
        // An answer to a hidden question waits until the pause is over, as the table's own answer would.
        let chair = &mut self.chairs[seat.index()];
        let question = play.since[seat.index()];
        let waits = chair.pause.is_some_and(|(it, until)| it == question && desk.at < until);
        match trial {
            Ok(Trial::Complete(_)) if waits => {
                chair.held = texts;
                Ok(Carried::DRAFTED)
            }
            Ok(Trial::Complete(entries)) => {
                self.moved(entries, desk)?;
                Ok(Carried::KEPT)
            }
            Ok(Trial::Open(draft)) => {
                self.play.as_mut().expect("a game is running").draft = Some(draft);
                Ok(Carried::DRAFTED)
            }
            Err(trouble) => Err(self.refuse(trouble, desk)),
        }
    }

    /// Turns a trouble into a refusal. If a rule failed, the table is frozen.
    fn refuse(&mut self, trouble: Trouble, desk: &mut Desk<'_>) -> Refused {
        match trouble {
            Trouble::Unfit(refused) => refused,
            Trouble::Panicked(fault) => {
                desk.done.fault = Some(fault);
                let refused = frozen();
                self.keep(Change::Frozen { why: refused.why.clone() }, desk);
                refused
            }
        }
    }

    /// Carries out the answer of a bot, or of the table itself, for a seat. Returns whether that was possible.
    pub fn answer_for(&mut self, seat: Seat, actions: &[ActionOf<F>], desk: &mut Desk<'_>) -> bool {
        let Some(play) = &self.play else { return false };
        match play.try_actions(seat, actions, false) {
            Ok(Trial::Complete(entries)) => self.moved(entries, desk).is_ok(),
            Ok(Trial::Open(_)) => unreachable!("nothing was to be drafted"),
            Err(trouble @ Trouble::Panicked(_)) => {
                self.refuse(trouble, desk);
                true
            }
            Err(Trouble::Unfit(_)) => false,
        }
    }

    /// Lets chance fall that comes before the first choice.
    pub fn let_fall(&mut self, desk: &mut Desk<'_>) {
        let Some(play) = &self.play else { return };
        match play.try_chance() {
            Ok(entries) if entries.is_empty() => {}
            Ok(entries) => drop(self.moved(entries, desk)),
            Err(trouble) => drop(self.refuse(trouble, desk)),
        }
    }

    /// Carries out entries that were tried, and adds them to the journal.
    fn moved(&mut self, entries: Vec<EntryOf<F::Game>>, desk: &mut Desk<'_>) -> Result<(), Refused> {
        let play = self.play.as_mut().expect("a game is running");
        let steps = play.written(&entries);
        let version = self.version + 1;
        play.carry_out(&entries, version).map_err(|why| unfit(&why))?;
        self.moved_on(&entries, desk.at);
        let kept = desk.kept(Change::Moved { steps });
        self.note(&kept);
        desk.done.entries.push(kept);
        Ok(())
    }

    /// Updates the table after the game moved on: the version, the clocks, an old draft, the end.
    pub fn moved_on(&mut self, entries: &[EntryOf<F::Game>], at: u64) {
        self.version += 1;
        let play = self.play.as_mut().expect("a game is running");
        let actors: Seats = entries
            .iter()
            .filter_map(|entry| match entry {
                Entry::Did(seat, _) | Entry::Undid(seat, _) => Some(*seat),
                Entry::Fell(_) => None,
            })
            .collect();
        // A draft that still fits stays; its owner has not been asked anything else.
        if let Some(draft) = play.draft.take()
            && !actors.has(draft.seat)
            && let Ok(Trial::Open(draft)) = play.try_actions(draft.seat, &draft.actions, true)
        {
            play.draft = Some(draft);
        }
        let (due, _) = play.awaited();
        let is_over = play.game.standing(play.state()).is_some();
        for (index, chair) in self.chairs.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            if actors.has(seat) || !due.has(seat) {
                chair.stop_clock(at, self.settings.clock);
                chair.held.clear();
                chair.thinking = None;
            }
            if due.has(seat) && chair.since.is_none() {
                chair.since = Some(at);
            }
            if due.has(seat) && play.game.pass(play.state(), seat).is_none() {
                chair.standing.pass_until_my_turn = false;
            }
        }
        if is_over {
            self.phase = Phase::Over;
        }
    }
}
