//! Messages to listeners, built from the position before and after a change.

use kernel::{Game, Phrase, Seat, Seats, Seen, Viewer, Written};
use serde_json::{Value, json};

use crate::family::Family;
use crate::play::{LogEntry, TableGame, awaited};
use crate::protocol::{
    DiceInfo, Draft, How, LogLine, Message, Outcome, Payment, Phase, Question, SeatInfo, TableInfo, Update, Whole,
};
use crate::table::{Done, Moment, Say, Table, To};
use crate::tree::{Tree, change};

/// The parts of the earlier table that are needed to tell what changed.
pub(crate) struct Before<S> {
    state: Option<S>,
    version: u64,
    info: TableInfo,
    draft: Option<(u8, usize)>,
    due: Seats,
    spoken: usize,
}

impl<F: Family> Table<F> {
    pub(crate) fn before(&self) -> Before<<F::Game as Game>::State> {
        Before {
            state: self.play.as_ref().map(|play| *play.state()),
            version: self.version,
            info: self.info(),
            draft: self.draft_mark(),
            due: self.due(),
            spoken: self.spoken,
        }
    }

    fn due(&self) -> Seats {
        match &self.play {
            Some(play) if self.phase == Phase::Playing => play.awaited().0,
            _ => Seats::NONE,
        }
    }

    fn draft_mark(&self) -> Option<(u8, usize)> {
        let draft = self.play.as_ref()?.draft.as_ref()?;
        Some((draft.seat.0, draft.actions.len()))
    }

    /// Says all that changed to all who listen.
    pub(crate) fn tell(&self, before: &Before<<F::Game as Game>::State>, moment: &Moment, done: &mut Done) {
        let info = self.info();
        let changed = info != before.info;
        let seats = || Seats::first(self.chairs.len() as u8).both(moment.listening);
        // A person who takes a seat was not told as that seat before; one who leaves it is not told as that seat any
        // more.
        let pairs = info.seats.iter().zip(&before.info.seats).enumerate();
        let resat = pairs.filter(|(_, (now, then))| now.person != then.person);
        let resat = resat.fold(Seats::NONE, |all, (at, _)| all.with(Seat(at as u8)));
        let anew =
            before.state.is_none() && self.play.is_some() || info.phase != before.info.phase || !resat.is_empty();
        if anew {
            // A difference is not enough: the game began or ended, or somebody now looks through another seat.
            for seat in resat.fold(seats(), Seats::with) {
                done.say.push(Say { to: To::Seat(seat.0), message: self.whole(Some(seat.0)) });
            }
            if moment.watched || !resat.is_empty() {
                done.say.push(Say { to: To::Public, message: self.whole(None) });
            }
        } else if self.version != before.version {
            for seat in seats() {
                let message = self.update(before, Some(seat), changed.then(|| info.clone()));
                done.say.push(Say { to: To::Seat(seat.0), message });
            }
            if moment.watched {
                let message = self.update(before, None, changed.then(|| info.clone()));
                done.say.push(Say { to: To::Public, message });
            }
        } else if changed {
            done.say.push(Say { to: To::All, message: Message::Table { table: Box::new(info) } });
        }
        let draft = self.draft_mark();
        let seat = draft.or(before.draft).map(|(seat, _)| seat);
        if let Some(seat) =
            seat.filter(|_| draft != before.draft || (draft.is_some() && self.version != before.version))
            && !anew
        {
            done.say.push(Say { to: To::Seat(seat), message: Message::Draft(Box::new(self.draft(Seat(seat)))) });
        }
        let new = self.chat.len().saturating_sub(self.spoken - before.spoken);
        done.say
            .extend(self.chat.iter().skip(new).map(|line| Say { to: To::All, message: Message::Chat(line.clone()) }));
        for seat in Seats(self.due().0 & !before.due.0) {
            let chair = &self.chairs[seat.index()];
            if let (Some(person), None) = (chair.person(), chair.bot()) {
                done.turns.push(person);
            }
        }
    }

    /// Everything, through the eyes of a seat or of spectators.
    pub(crate) fn whole(&self, seat: Option<u8>) -> Message {
        let view = self
            .play
            .as_ref()
            .map_or(Value::Null, |play| play.view(play.state(), self.viewer(seat.map(Seat))).to_json());
        let log = match &self.play {
            Some(play) => play.told(self.viewer(seat.map(Seat)), 0),
            None => Vec::new(),
        };
        let person = seat.and_then(|seat| self.chairs.get(usize::from(seat))?.person());
        Message::Whole(Box::new(Whole {
            version: self.version,
            seat,
            you: person,
            table: self.info(),
            view,
            question: seat.and_then(|seat| self.question(Seat(seat))),
            draft: seat
                .filter(|seat| self.draft_mark().is_some_and(|(it, _)| it == *seat))
                .map(|seat| self.draft(Seat(seat))),
            log,
            chat: self.chat.iter().cloned().collect(),
        }))
    }

    fn update(
        &self,
        before: &Before<<F::Game as Game>::State>,
        seat: Option<Seat>,
        table: Option<TableInfo>,
    ) -> Message {
        let play = self.play.as_ref().expect("the game moved on");
        let viewer = self.viewer(seat);
        let null = || Tree::Plain(Value::Null);
        let old = before.state.as_ref().map_or_else(null, |state| play.view(state, viewer));
        let new = play.view(play.state(), viewer);
        // An open draft is told in its own message, after this one.
        let question = seat.and_then(|seat| self.committed_question(seat));
        Message::Update(Box::new(Update {
            from: before.version,
            version: self.version,
            seat: seat.map(|seat| seat.0),
            change: change(&old, &new),
            question,
            log: play.told(viewer, before.version + 1),
            table,
        }))
    }

    fn draft(&self, seat: Seat) -> Draft {
        let play = self.play.as_ref().expect("there was a draft");
        let draft = play.draft.as_ref().filter(|draft| draft.seat == seat);
        let viewer = self.viewer(Some(seat));
        let told =
            draft.map_or(json!({}), |draft| change(&play.view(play.state(), viewer), &play.view(&draft.state, viewer)));
        let actions = draft.iter().flat_map(|draft| &draft.actions).map(|&action| play.game.write_action(action));
        Draft {
            version: self.version,
            seat: seat.0,
            actions: actions.collect(),
            change: told,
            question: self.question(seat),
        }
    }

    /// What a seat or spectator may see. After the end everything is open.
    pub(crate) fn viewer(&self, seat: Option<Seat>) -> Viewer {
        match (self.phase, seat) {
            (Phase::Over, _) => Viewer::Full,
            (_, Some(seat)) => Viewer::Seat(seat),
            (_, None) => Viewer::Public,
        }
    }

    /// The question to a seat, after its draft if it has one.
    pub(crate) fn question(&self, seat: Seat) -> Option<Question> {
        let play = self.play.as_ref()?;
        match play.draft.as_ref().filter(|draft| draft.seat == seat) {
            Some(draft) => self.question_in(play, &draft.state, seat),
            None => self.committed_question(seat),
        }
    }

    fn committed_question(&self, seat: Seat) -> Option<Question> {
        let play = self.play.as_ref()?;
        self.question_in(play, play.state(), seat)
    }

    fn question_in(&self, play: &TableGame<F::Game>, state: &<F::Game as Game>::State, seat: Seat) -> Option<Question> {
        let (due, may) = awaited(&*play.game, state);
        if self.phase != Phase::Playing || !(due.has(seat) || may.has(seat)) {
            return None;
        }
        let pass = play.game.pass(state, seat);
        let choices = play.choices(state, seat);
        if self.is_left_out(play, state, seat) {
            return None;
        }
        let said = play.game.question(state, seat);
        let meaning = |&action| play.game.meaning(state, seat, action);
        let means = choices.iter().map(meaning).collect::<Option<Vec<_>>>().filter(|_| said.is_some());
        let about = choices.iter().map(|&action| play.game.about(state, seat, action)).collect();
        Some(Question {
            asked: play.game.asked(state),
            said,
            due: due.has(seat),
            choices: choices.iter().map(|&action| play.game.write_action(action)).collect(),
            means,
            payment: play.game.payment(state, seat).map(|it| Payment {
                actions: it.actions.iter().map(|&action| play.game.write_action(action)).collect(),
                from: it.from,
            }),
            arranging: play.game.arranging(state, seat),
            about,
            pass: pass.filter(|pass| choices.contains(pass)).map(|pass| play.game.write_action(pass)),
            undo: self.undoable(play, seat),
        })
    }

    /// The table around the game, as everybody sees it.
    pub(crate) fn info(&self) -> TableInfo {
        let seats = self.chairs.iter().map(|chair| SeatInfo {
            person: chair.person(),
            name: chair.name.clone(),
            bot: chair.bot().map(Into::into),
            away: chair.away,
            deck: self.brings_decks().then_some(chair.deck.is_some()),
            resigned: chair.resigned,
            would_end: chair.would_end,
            would_play_again: chair.would_play_again,
            bot_votes: chair.bot_votes.clone(),
            clock: self.settings.clock.map(|_| chair.left),
            since: self.settings.clock.and(chair.since),
        });
        let over = self.phase == Phase::Over;
        TableInfo {
            spec: self.family.spec(),
            laid: self.position.is_some(),
            phase: self.phase,
            settings: crate::protocol::Settings { webhook: None, ..self.settings.clone() },
            host: self.host(),
            people: self.people.iter().map(|person| person.name.clone()).collect(),
            muted: self.muted(),
            closed: self.guests.door_closed,
            seats: seats.collect(),
            dice: DiceInfo {
                commitment: self.commitment.clone(),
                salts: self.play.as_ref().map_or(Vec::new(), |play| play.dice.salts().to_vec()),
                secret: over.then(|| self.secret.to_hex()),
            },
            choosing: self.choosing.as_ref().map(|(choosing, _)| choosing.clone()),
            result: over.then(|| self.result()),
            rematch: self.rematch.clone(),
            notice: self.notice.clone(),
        }
    }

    pub(crate) fn result(&self) -> Outcome {
        match (self.ended, &self.play) {
            (Some((how, winners)), _) => Outcome { how, winners: winners.map(|seat| seat.0).collect(), points: None },
            (None, Some(play)) => {
                let standing = play.game.standing(play.state());
                let points = standing.map(|standing| standing.points[..self.chairs.len()].to_vec());
                let winners = standing.map_or(Seats::NONE, |standing| standing.winners);
                Outcome { how: How::Played, winners: winners.map(|seat| seat.0).collect(), points }
            }
            (None, None) => Outcome { how: How::Agreed, winners: Vec::new(), points: None },
        }
    }
}

impl<G: Written<View: serde::Serialize>> TableGame<G> {
    fn view(&self, state: &G::State, viewer: Viewer) -> Tree {
        Tree::of(&self.game.view(state, viewer))
    }

    /// What happened since a version, as this viewer may be told it.
    fn told(&self, viewer: Viewer, since: u64) -> Vec<LogLine> {
        let mut told = Vec::new();
        // The lines that still stand, by the number of their step.
        let mut standing = Vec::new();
        // Older lines matter only if some of them are taken back.
        let new = self.log.iter().position(|(version, _)| *version >= since).unwrap_or(self.log.len());
        let takes_back = self.log.iter().skip(new).any(|(_, line)| matches!(line, LogEntry::TakenBack(..)));
        for (version, line) in self.log.iter().skip(if takes_back { 0 } else { new }) {
            let (takes_back, said) = match line {
                LogEntry::Happened(step, event) => {
                    let Some(event) = event.seen_by(viewer) else { continue };
                    standing.push(*step);
                    (None, (*version >= since).then(|| self.game.tell(&event)))
                }
                LogEntry::TakenBack(seat, left) => {
                    let before = standing.len();
                    standing.retain(|step| step <= left);
                    (Some((before - standing.len()) as u32), Some(Phrase::new("table.taken-back").with("seat", *seat)))
                }
            };
            if let (true, Some(said)) = (*version >= since, said) {
                told.push(LogLine { version: *version, takes_back, said });
            }
        }
        told
    }
}
