//! What a bot thinks of a game: hints for a seat during the game, and a review of a game that is over.

use bots::{Bot, Thought};
use kernel::{Choices, Entry, Game, Phrase, Seat, Seats, Written};

use crate::family::Family;
use crate::play::awaited;
use crate::protocol::{ChancesAt, Hint, Idea, Phase, RefusalKind, Refused, Review, TurningPoint};
use crate::story::{Later, Stretch};
use crate::table::{Table, refused};

/// The bot that gives hints.
const ADVISER: &str = "search:worlds=24";
/// The bot that looks at every choice of a game that is over.
const READER: &str = "search:worlds=6+turns=3";
/// The bot that looks again at a choice that seems to have cost much.
const JUDGE: &str = "search:worlds=40";
/// The bot that estimates chances.
const ESTIMATOR: &str = "fair";
/// A choice that costs less, in thousandths, is no turning point: the bot cannot tell such differences from luck.
const COSTLY: u16 = 40;
/// How many steps a page of a review has.
const PAGE: usize = 40;

impl<F: Family + 'static> Table<F> {
    /// The best choices of a seat that is asked now, from what that seat knows. Only at a table that allows hints.
    pub(crate) fn hint_for(&self, seat: Option<u8>, seed: u64) -> Result<Later<Hint>, Refused> {
        let (Some(play), Phase::Playing) = (&self.play, self.phase) else {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.no-game"));
        };
        if !self.settings.hints {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.no-hints"));
        }
        let seat = seat.map(Seat);
        let draft = play.draft.as_ref().filter(|draft| Some(draft.seat) == seat);
        let state = draft.map_or(*play.state(), |draft| draft.state);
        let asked = seat.filter(|&seat| awaited(&*play.game, &state).0.has(seat));
        let choices = asked.map(|seat| play.choices(&state, seat)).filter(|choices| choices.len() > 1);
        let (Some(seat), Some(choices), Ok(mut bot)) = (asked, choices, self.family.named(ADVISER, seed)) else {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.nothing-to-hint"));
        };
        let (game, version) = (play.game.clone(), self.version);
        Ok(Box::new(move || {
            let thoughts = bot.explain(&*game, &game.known(&state, seat), seat, &choices, None);
            let ideas = thoughts.iter().map(|thought| idea(&*game, &state, seat, thought)).collect();
            Ok(Hint { version, ideas })
        }))
    }

    /// A page of what a bot thinks of a game that is over: everybody's chances after each step, and choices that cost much.
    pub(crate) fn review_from(&self, after: u64) -> Result<Later<Review>, Refused> {
        let (Some(play), Phase::Over) = (&self.play, self.phase) else {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.review-not-yet"));
        };
        let all = play.standing.len();
        let from = usize::try_from(after).unwrap_or(usize::MAX).min(all);
        let to = (from + PAGE).min(all);
        let next = (to < all).then_some(to as u64);
        let (steps, stretch) = (play.steps.len() as u64, play.stretch(from, &play.standing[..to]));
        let family = self.family.clone();
        Ok(Box::new(move || {
            let named = |name: &str, seed| family.named(name, seed).expect("it is one of our bots");
            let (chances, moments) = stretch.reviewed(from, named);
            Ok(Review { steps, chances, moments, next })
        }))
    }
}

impl<G: Written<View: serde::Serialize>> Stretch<G> {
    fn reviewed(
        &self,
        from: usize,
        named: impl Fn(&str, u64) -> Box<dyn Bot<G>>,
    ) -> (Vec<ChancesAt>, Vec<TurningPoint>) {
        let mut estimator = named(ESTIMATOR, 0);
        let mut before = self.state;
        let (mut chances, mut moments) = (Vec::new(), Vec::new());
        if from == 0 {
            chances.push(ChancesAt { step: 0, chances: everybody(&*self.game, &before, &mut *estimator) });
        }
        self.walk(|at, number, course| {
            if at >= from {
                let now = everybody(&*self.game, course.state(), &mut *estimator);
                chances.push(ChancesAt { step: number, chances: now });
                if let (_, Entry::Did(seat, action)) = self.steps[at - self.first] {
                    // A choice that seems to have cost much is looked at again, more closely.
                    let look = |name| self.costly(&before, seat, action, &mut *named(name, number));
                    let costly = look(READER).and_then(|_| look(JUDGE));
                    let told = |(cost, did, better)| TurningPoint { step: number, seat: seat.0, cost, did, better };
                    moments.extend(costly.map(told));
                }
            }
            before = *course.state();
        });
        (chances, moments)
    }

    /// What a choice cost in thousandths, the choice, and those that were better; nothing if it cost little.
    fn costly(
        &self,
        before: &G::State,
        seat: Seat,
        action: G::Action,
        bot: &mut dyn Bot<G>,
    ) -> Option<(u16, Idea, Vec<Idea>)> {
        let mut choices = Choices::default();
        self.game.choices(before, seat, &mut choices);
        if choices.as_slice().len() < 2 {
            return None;
        }
        let known = self.game.known(before, seat);
        let thoughts = bot.explain(&*self.game, &known, seat, choices.as_slice(), Some(action));
        let idea = |thought: &Thought<G::Action>| idea(&*self.game, before, seat, thought);
        let did = idea(thoughts.iter().find(|thought| thought.action == action)?);
        let better: Vec<Idea> = thoughts.iter().map(idea).filter(|it| it.chance > did.chance).collect();
        let cost = better.first()?.chance - did.chance;
        (cost >= COSTLY).then_some((cost, did, better))
    }
}

/// A thought in words.
fn idea<G: Written>(game: &G, state: &G::State, seat: Seat, thought: &Thought<G::Action>) -> Idea {
    Idea {
        action: game.write_action(thought.action),
        does: game.meaning(state, seat, thought.action),
        chance: thousandths(thought.chance),
        why: thought.reasons.clone(),
    }
}

fn thousandths(chance: f64) -> u16 {
    (1000.0 * chance).round() as u16
}

/// The chances of all seats in thousandths, each as far as that seat can tell; together they are about 1000.
fn everybody<G: Game>(game: &G, state: &G::State, bot: &mut dyn Bot<G>) -> Vec<u16> {
    let seats = Seats::first(game.seats());
    if let Some(standing) = game.standing(state) {
        return seats.map(|seat| if standing.winners.has(seat) { 1000 } else { 0 }).collect();
    }
    let each = |seat| bot.chance(game, &game.known(state, seat), seat).unwrap_or(0.0);
    let chances: Vec<f64> = seats.map(each).collect();
    let sum = chances.iter().sum::<f64>().max(1e-9);
    chances.into_iter().map(|chance| thousandths(chance / sum)).collect()
}
