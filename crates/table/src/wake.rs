//! Actions of the table itself when time passes: bots' turns, pauses of hidden questions, clocks that run out.

use bots::{Lot, lot};
use kernel::{Game, Seat, Seats, Written, below};

use crate::family::Family;
use crate::journal::Change;
use crate::play::{TableGame, awaited};
use crate::protocol::Phase;
use crate::table::{Desk, Done, Moment, Table, Thought};

/// The shortest and the longest pause of a hidden question in milliseconds, the same for people and bots.
const PAUSE: [u32; 2] = [700, 2_000];
/// How long a bot seems to think, unless the table says otherwise, in milliseconds.
const DELAY: [u32; 2] = [500, 1_500];

/// Something that the table does when its time has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wake {
    at: u64,
    seat: Seat,
    /// The version since which the seat is asked this.
    question: u64,
    what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// A bot is asked.
    Bot,
    /// The pause of a hidden question is over.
    Pause,
    /// The clock has run out.
    Clock,
}

impl<F: Family> Table<F> {
    /// When the table next does something by itself.
    pub(crate) fn next_wake(&self) -> Option<u64> {
        self.wakes.iter().map(|wake| wake.at).min()
    }

    /// Schedules the actions of the table itself again, after any change.
    pub(crate) fn schedule(&mut self, moment: &Moment) {
        let Some(play) = self.play.as_ref().filter(|_| self.phase == Phase::Playing) else {
            self.wakes.clear();
            return;
        };
        let (due, _) = play.awaited();
        let chairs = &self.chairs;
        self.wakes.retain(|wake| {
            let chair = &chairs[wake.seat.index()];
            due.has(wake.seat)
                && wake.question == play.since[wake.seat.index()]
                && (wake.what == What::Bot) == chair.bot().is_some()
                && wake.what != What::Clock
        });
        let seed = u64::from_le_bytes(moment.random[..8].try_into().expect("eight bytes"));
        let mut chance = lot(seed);
        let people = self.chairs.iter().any(|chair| chair.person().is_some() && !chair.resigned);
        for seat in due {
            let question = play.since[seat.index()];
            let chair = &mut self.chairs[seat.index()];
            let waits = |what| self.wakes.iter().any(|wake| wake.seat == seat && wake.what == what);
            let hidden = people && !self.settings.quick && play.game.pass(play.state(), seat).is_some();
            if chair.bot().is_some() {
                if !waits(What::Bot) && chair.thinking != Some(question) {
                    let delay = if hidden { PAUSE } else { self.settings.bot_delay.unwrap_or(DELAY) };
                    let at = moment.now + between(&mut chance, delay);
                    self.wakes.push(Wake { at, seat, question, what: What::Bot });
                }
                continue;
            }
            if chair.pause.is_none_or(|(it, _)| it != question) {
                chair.pause = None;
                chair.held.clear();
                if hidden {
                    chair.pause = Some((question, moment.now + between(&mut chance, PAUSE)));
                } else if play.game.pass(play.state(), seat).is_some() {
                    chair.pause = Some((question, moment.now));
                }
            }
            if let Some((_, at)) = chair.pause
                && !waits(What::Pause)
                && (at > moment.now || self.passes(seat))
            {
                self.wakes.push(Wake { at, seat, question, what: What::Pause });
            }
            let chair = &self.chairs[seat.index()];
            if let (Some(clock), Some(since)) = (self.settings.clock, chair.since) {
                let at = since + u64::from(clock.grace) * 1000 + chair.left;
                self.wakes.push(Wake { at, seat, question, what: What::Clock });
            }
        }
    }

    /// Does what is due by now.
    pub(crate) fn wake(&mut self, moment: &Moment) -> Done {
        let before = self.before();
        let mut done = Done::default();
        // A long chain of wakes is cut; the rest follows with the next call.
        for _ in 0..64 {
            let Some(at) = self.wakes.iter().position(|wake| wake.at <= moment.now) else { break };
            let wake = self.wakes.swap_remove(at);
            let mut desk = Desk { at: moment.now, by: None, done: &mut done };
            match wake.what {
                What::Bot => self.ask_bot(wake, moment, &mut desk),
                What::Pause => self.pause_is_over(wake.seat, &mut desk),
                What::Clock => self.keep(Change::Away { seat: wake.seat.0 }, &mut desk),
            }
            self.schedule(moment);
        }
        self.tell(&before, moment, &mut done);
        done
    }

    /// Asks a bot. At a table with quiet bots, a bot makes no offers and no gifts; at any table, it does not repeat a recent
    /// offer, nor does it bring a seat a second gift within a few rounds. An offer is an action that is not listed. A bot may
    /// still answer the offers of others with its own.
    fn ask_bot(&mut self, wake: Wake, moment: &Moment, desk: &mut Desk<'_>) {
        let (seat, question) = (wake.seat, wake.question);
        let Some(play) = &self.play else { return };
        let game = play.game.clone();
        let known = game.known(play.state(), seat);
        let choices = play.choices(play.state(), seat);
        let name = self.chairs[seat.index()].bot().unwrap_or(crate::STAND_IN);
        let seed = u64::from_le_bytes(moment.random[8..16].try_into().expect("eight bytes"));
        let Ok(mut bot) = self.family.named(name, seed ^ question << 8 ^ u64::from(seat.0)) else { return };
        self.chairs[seat.index()].thinking = Some(question);
        let quiet = self.settings.quiet_bots && game.pass(play.state(), seat).is_none();
        let lately: Vec<_> = play.said_lately(seat).collect();
        let think = Box::new(move || {
            let chosen = bot.choose(&*game, &known, seat, &choices);
            let given: Vec<_> = lately.iter().filter_map(|&it| game.offered_to(it)).collect();
            let intrudes = |action| match game.offered_to(action) {
                Some(to) => quiet || given.contains(&to),
                None => !choices.contains(&action) && (quiet || lately.contains(&action)),
            };
            if !intrudes(chosen) {
                return game.write_action(chosen);
            }
            let rest: Vec<_> = choices.iter().copied().filter(|&it| !intrudes(it)).collect();
            game.write_action(bot.choose_listed(&*game, &known, seat, &rest))
        });
        desk.done.think.push(Thought { seat: seat.0, question, think });
    }

    /// A bot has thought; without an answer, or with one that is refused, the first choice is taken.
    pub(crate) fn bot_answers(&mut self, seat: Seat, question: u64, answer: Option<String>, moment: &Moment) -> Done {
        let before = self.before();
        let mut done = Done::default();
        let mut desk = Desk { at: moment.now, by: None, done: &mut done };
        let due = self.play.as_ref().map_or(Seats::NONE, |play| play.awaited().0);
        let expected = self.phase == Phase::Playing
            && due.has(seat)
            && self.chairs[seat.index()].bot().is_some()
            && self.chairs[seat.index()].thinking == Some(question)
            && self.play.as_ref().is_some_and(|play| play.since[seat.index()] == question);
        if expected {
            self.chairs[seat.index()].thinking = None;
            let play = self.play.as_ref().expect("a game is running");
            let answer = answer.and_then(|text| play.game.read_action(&text).ok());
            let first = play.choices(play.state(), seat).first().copied();
            let answered = answer.is_some_and(|action| self.answer_for(seat, &[action], &mut desk));
            if !answered && let Some(first) = first {
                self.answer_for(seat, &[first], &mut desk);
            }
        }
        self.schedule(moment);
        self.tell(&before, moment, &mut done);
        done
    }

    fn pause_is_over(&mut self, seat: Seat, desk: &mut Desk<'_>) {
        let Some(play) = &self.play else { return };
        let held = std::mem::take(&mut self.chairs[seat.index()].held);
        let held: Option<Vec<_>> = held.iter().map(|text| play.game.read_action(text).ok()).collect();
        let held = held.filter(|actions| !actions.is_empty());
        let pass = play.game.pass(play.state(), seat).filter(|_| self.passes(seat));
        if let Some(actions) = held.or(pass.map(|pass| vec![pass])) {
            self.answer_for(seat, &actions, desk);
        }
    }

    /// Whether the table passes for this seat: its person is not asked, or chose to pass beforehand.
    fn passes(&self, seat: Seat) -> bool {
        let Some(play) = &self.play else { return false };
        let state = play.state();
        let Some(pass) = play.game.pass(state, seat) else { return false };
        let standing = &self.chairs[seat.index()].standing;
        // Some hidden questions must be answered by a seat that can answer them. Such a seat cannot pass beforehand.
        let beforehand = standing.pass_until_my_turn || standing.skip.contains(&play.game.asked(state));
        self.is_left_out(play, state, seat) || beforehand && play.choices(state, seat).contains(&pass)
    }

    /// Whether a seat can only pass and its person is not asked. This is so for some questions, and at quick tables. In
    /// all other cases people are asked whether or not they have another answer, so that nobody can tell.
    pub(crate) fn is_left_out(&self, play: &TableGame<F::Game>, state: &<F::Game as Game>::State, seat: Seat) -> bool {
        let pass = play.game.pass(state, seat).filter(|_| self.settings.quick || play.game.passes_alone(state));
        pass.is_some_and(|pass| play.choices(state, seat) == [pass])
    }

    /// How many steps a seat may take back. A pass that the table said for it is none of them: it would be said again.
    pub(crate) fn undoable(&self, play: &TableGame<F::Game>, seat: Seat) -> u32 {
        let passed = play.last_said().is_some_and(|(before, by, action)| {
            by == seat && play.game.pass(before, seat) == Some(action) && self.is_left_out(play, before, seat)
        });
        if passed { 0 } else { play.course.undoable(seat) }
    }

    /// Lets chance fall that comes before the first question.
    pub(crate) fn fall_first(&mut self, desk: &mut Desk<'_>) {
        let Some(play) = &self.play else { return };
        if awaited(&*play.game, play.state()).0.is_empty() {
            self.let_fall(desk);
        }
    }
}

fn between(chance: &mut Lot, [from, to]: [u32; 2]) -> u64 {
    u64::from(from + below(chance, to - from + 1))
}
