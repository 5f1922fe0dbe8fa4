//! The worth of a position of the island to a seat.
//!
//! The measure is the race to the target. For every player we estimate how many rounds are still to go:
//! `(target - points) / pace`.
//!
//! - The points include what is nearly won: plans that the hand pays for, cards in hand, and the races for the two
//!   special cards.
//! - The pace is how many points the income of hexes and harbors builds in a round.
//! - The worth is the logarithm of the chance to be first. Each player's chance falls by a factor e with every
//!   [`IslandWeights::luck`] rounds behind.
//!
//! So an opponent close to the target matters much, and one far behind little. A robber, a theft or a trade needs no
//! rules of its own: it is judged by whom it helps and hurts.

mod pace;
mod room;
mod plans;
mod hints;
mod reasons;
mod trade;
mod weights;

use island::{Action, Card, Hand, Island, Known, Moment, Open, Size, State};
use kernel::{Bits, Game, Seat};

use self::pace::{Economy, and};
use self::plans::{Plans, Race, others};
use self::room::Room;
pub use self::weights::IslandWeights;
use crate::explain::Reason;
use crate::greedy::Value;

/// The hand-made value of the island.
#[derive(Clone, Copy, Debug)]
pub struct IslandValue {
    /// What its terms weigh.
    pub weights: IslandWeights,
}

impl Default for IslandValue {
    fn default() -> IslandValue {
        IslandValue { weights: IslandWeights::fitted() }
    }
}

/// The worth of a won game; the negative of it for a lost one.
const OVER: f64 = 1000.0;

/// One position, evaluated once, so that the worth with another hand is cheap to compute.
pub(crate) struct Sight {
    w: IslandWeights,
    plans: Plans,
    target: f64,
    /// Own points without the worth of the hand.
    points: f64,
    pace: f64,
    hand: Hand,
    /// Points and paces of the others, by seat.
    others: Vec<(Seat, f64, f64)>,
}

impl Sight {
    pub(crate) fn of<D: Size>(w: &IslandWeights, game: &Island<D>, known: &Known<D>) -> Sight {
        let me = known.seat();
        let open = known.open();
        let target = f64::from(game.options().target);
        let economy = Economy::of(w, game, open, me);
        let blocked = blocked(game, open, me);
        let soon = Economy { income: and(economy.income, -0.5, blocked), ..economy };
        let room = Room::of(w, game, open, me);
        let pace = w.growth + economy.pace(w, room);
        let points = f64::from(known.total_points()) + held(w, known) + army(w, game, known) + road(w, game, open, me)
            - robber(w, &blocked)
            + known.module_worth(me);
        let race = Race { missing: (target - points).max(1.0), pace };
        let plans = Plans::of(w, game, known, &economy, soon, race, room);
        let others = others(game, me)
            .map(|seat| {
                let points = f64::from(open.points(seat))
                    + w.unseen_card * f64::from(open.cards(seat))
                    + w.unseen_development * f64::from(open.held(seat))
                    + road(w, game, open, seat)
                    + their_road(w, game, open, seat)
                    + their_army(w, game, open, seat)
                    + known.module_worth(seat)
                    - robber(w, &self::blocked(game, open, seat));
                let room = Room::of(w, game, open, seat);
                (seat, points, w.growth + Economy::of(w, game, open, seat).pace(w, room))
            })
            .collect();
        Sight { w: *w, plans, target, points, pace, hand: known.hand(), others }
    }

    /// The worth of the position as it is.
    pub(crate) fn worth(&self) -> f64 {
        self.worth_with(self.hand, None)
    }

    /// The worth with another hand, and with the helped player further ahead.
    pub(crate) fn worth_with(&self, hand: Hand, helped: Option<(Seat, f64)>) -> f64 {
        self.worth_plus(0.0, hand, helped)
    }

    /// The worth with more points, another hand, and with the helped player further ahead.
    pub(crate) fn worth_plus(&self, more: f64, hand: Hand, helped: Option<(Seat, f64)>) -> f64 {
        let chance = |points: f64, pace: f64| -rounds_to_go(self.target, points, pace) / self.w.luck;
        let mine = chance(self.points + more + self.plans.worth(hand), self.pace);
        let all = self.others.iter().map(|&(seat, points, pace)| {
            let helped = helped.filter(|&(who, _)| who == seat).map_or(0.0, |(_, points)| points);
            chance(points + helped, pace)
        });
        let sum: f64 = all.map(|theirs| libm::exp(theirs - mine)).sum();
        -libm::log(1.0 + sum)
    }
}

fn rounds_to_go(target: f64, points: f64, pace: f64) -> f64 {
    // Close to the target the last points are the hardest, so some distance always remains.
    let missing = target - points;
    (if missing < 1.0 { 0.5 + 0.5 * missing.max(-1.0) } else { missing }) / pace
}

/// What the robber keeps from a seat in a round.
fn blocked<D: Size>(game: &Island<D>, open: Open<'_, D>, seat: Seat) -> pace::Amounts {
    let mut blocked = [0.0; 5];
    let Some(hex) = open.robber() else { return blocked };
    let here = open.buildings(seat) & game.topology().corners_of[hex.index()];
    let size = f64::from(here.count() + (here & open.cities()).count());
    pace::add_yield(&mut blocked, size, game, open, hex);
    blocked
}

/// Points lost to the robber while it stays.
fn robber(w: &IslandWeights, blocked: &pace::Amounts) -> f64 {
    w.robber_stays * w.card_worth * blocked.iter().sum::<f64>()
}

/// Development cards in hand, without their points and the race for the Largest Army.
fn held<D: Size>(w: &IslandWeights, known: &Known<D>) -> f64 {
    let cards = known.development();
    [
        (Card::Knight, w.held_knight),
        (Card::Roads, w.held_roads),
        (Card::Plenty, w.held_plenty),
        (Card::Monopoly, w.held_monopoly),
    ]
    .into_iter()
    // One card a turn: the second of a kind waits longer.
    .map(|(card, worth)| worth * [0.0, 1.0, 1.6, 2.0][usize::from(cards.get(card).min(3))])
    .sum()
}

/// The race for the Largest Army.
fn army<D: Size>(w: &IslandWeights, game: &Island<D>, known: &Known<D>) -> f64 {
    let open = known.open();
    let me = known.seat();
    let knights = open.knights(me);
    let best = others(game, me).map(|seat| open.knights(seat)).max().unwrap_or(0);
    if open.largest() == Some(me) {
        return w.safer * f64::from(knights.saturating_sub(best).min(3));
    }
    let mine = f64::from(knights) + w.knight_in_hand * f64::from(known.development().get(Card::Knight));
    knights_missing(w, f64::from((best + 1).max(3)) - mine)
}

/// What the Largest Army is worth to a player who needs so many more knights for it.
fn knights_missing(w: &IslandWeights, missing: f64) -> f64 {
    let missing = missing.clamp(0.0, 4.0);
    let (whole, part) = (missing.floor(), missing.fract());
    let at = |i: f64| w.army[(i as usize).min(4)];
    at(whole) * (1.0 - part) + at(whole + 1.0) * part
}

/// The race for the Largest Army of an opponent, whose cards are hidden.
fn their_army<D: Size>(w: &IslandWeights, game: &Island<D>, open: Open<'_, D>, seat: Seat) -> f64 {
    let best = others(game, seat).map(|seat| open.knights(seat)).max().unwrap_or(0);
    if open.largest() == Some(seat) {
        return w.safer * f64::from(open.knights(seat).saturating_sub(best).min(3));
    }
    let theirs = f64::from(open.knights(seat)) + w.their_knights * f64::from(open.held(seat));
    w.their_army * knights_missing(w, f64::from((best + 1).max(3)) - theirs)
}

/// The race for the Longest Road of an opponent who does not have it.
fn their_road<D: Size>(w: &IslandWeights, game: &Island<D>, open: Open<'_, D>, seat: Seat) -> f64 {
    if open.longest() == Some(seat) {
        return 0.0;
    }
    let best = others(game, seat).map(|seat| open.road(seat)).max().unwrap_or(0);
    let short = (best + 1).max(5) - open.road(seat).min(best + 1);
    let [roads_left, ..] = open.pieces_left(seat);
    if !(1..=4).contains(&short) || short > roads_left + open.ships_left(seat) {
        return 0.0;
    }
    w.their_longest * w.their_longest_missing.powi(i32::from(short) - 1)
}

/// How safe the Longest Road is for its holder. The other players have plans instead.
fn road<D: Size>(w: &IslandWeights, game: &Island<D>, open: Open<'_, D>, seat: Seat) -> f64 {
    if open.longest() != Some(seat) {
        return 0.0;
    }
    let best = others(game, seat).map(|seat| open.road(seat)).max().unwrap_or(0);
    w.safer * f64::from(open.road(seat).saturating_sub(best).min(3))
}

impl<D: Size> Value<Island<D>> for IslandValue {
    fn of(&mut self, game: &Island<D>, world: &State<D>, seat: Seat) -> f64 {
        let open = world.open();
        match open.moment() {
            Moment::Over if open.active() == seat => OVER,
            Moment::Over => -OVER,
            _ => Sight::of(&self.weights, game, &game.known(world, seat)).worth(),
        }
    }

    fn chance(&self, worth: f64) -> f64 {
        libm::exp(worth.min(0.0))
    }

    fn margin(&self) -> f64 {
        0.5
    }

    fn slip(&self) -> f64 {
        0.006
    }

    fn is_quiet(&self, _: &Island<D>, world: &State<D>, seat: Seat) -> bool {
        let open = world.open();
        match open.moment() {
            Moment::SettleRoad(_)
            | Moment::MoveRobber
            | Moment::ChooseVictim
            | Moment::PirateVictim
            | Moment::Explore(_)
            | Moment::Gold
            | Moment::Steal(_)
            | Moment::FreeRoads(_)
            | Moment::DrawCard(_) => false,
            Moment::Module(ask) => ask.can_be_judged(seat, open.active()),
            _ => true,
        }
    }

    fn suggest(&mut self, game: &Island<D>, known: &Known<D>, listed: &[Action], out: &mut Vec<Action>) {
        trade::suggest(&self.weights, game, known, listed, out);
    }

    fn judge(&mut self, game: &Island<D>, known: &Known<D>, action: Action) -> Option<f64> {
        match action {
            Action::Module(act) => hints::judge(&self.weights, game, known, act),
            _ => trade::judge(&self.weights, game, known, action),
        }
    }

    fn reasons(
        &mut self,
        game: &Island<D>,
        before: &State<D>,
        after: &State<D>,
        seat: Seat,
        action: Action,
    ) -> Vec<Reason> {
        reasons::reasons(game, before, after, seat, action)
    }

    fn is_aimed(&self, action: Action) -> bool {
        matches!(action, Action::Robber(_) | Action::Rob(_))
    }

    fn worlds(&self, action: Action) -> u32 {
        match action {
            Action::Monopoly(_) => 4,
            Action::Buy | Action::Rob(_) => 3,
            _ => 1,
        }
    }
}
