//! What a player could build next, what each of these would be worth, and what a hand is worth because of them.

use island::geometry::Corner;
use island::{Hand, Island, Kind, Known, Resource, Size};
use kernel::{Bits, Seat};

use super::pace::{Amounts, CARD, CITY, Economy, ROAD, SETTLEMENT, amounts, and, income_at};

/// Something to save up for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    cost: Amounts,
    /// What it brings once it stands, in points.
    gain: f64,
}

/// A plan that is this many rounds away is worth 1/e of what it brings.
const HASTE: f64 = 3.5;
/// A plan that could be carried out now is worth this much of what it brings: building beats holding.
const IN_HAND: f64 = 0.9;
/// The second and third best plan, with the cards that the better ones leave.
const LATER: [f64; 3] = [1.0, 0.55, 0.25];
/// A card that no plan needs.
const SPARE_CARD: f64 = 0.02;
/// A card lost to a 7.
const LOST_CARD: f64 = 0.12;
/// Each road still to be built makes a place less certain.
const UNCERTAIN: f64 = 0.9;
/// So much of a place is left if an opponent's road already touches it, or could with one more.
const CONTESTED: f64 = 0.6;
const NEARLY_CONTESTED: f64 = 0.85;
/// Longest Road: two points, if the roads really make one trail, less for each road that is missing.
const LONGEST: f64 = 1.6;
const LONGEST_MISSING: f64 = 0.75;
/// What a development card brings on average.
const CARD_GAIN: f64 = 0.55;
/// Roads looked ahead for places to settle.
const AHEAD: usize = 3;
/// Places tried in earnest at each distance.
const TRIED: usize = 2;

/// All plans of a seat at one position.
#[derive(Clone, Debug)]
pub(super) struct Plans {
    list: Vec<Plan>,
    /// What comes in soon: the robber's hex counts half.
    soon: Economy,
    limit: u8,
    seven: f64,
}

/// A pace, and what faster paces are worth at it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Race {
    /// Points still to make.
    pub(super) missing: f64,
    /// Points a round.
    pub(super) pace: f64,
}

impl Race {
    /// What points and a new pace are worth together, in points: as many as would be as soon at the target.
    fn gain(self, points: f64, pace: f64) -> f64 {
        self.missing - (self.missing - points).max(0.0) * self.pace / pace.max(1e-6)
    }
}

impl Plans {
    pub(super) fn of<D: Size>(
        game: &Island<D>,
        known: &Known<D>,
        economy: &Economy,
        soon: Economy,
        race: Race,
        growth: f64,
    ) -> Plans {
        let me = known.seat();
        let open = known.open();
        let [roads_left, settlements_left, cities_left] = open.pieces_left(me);
        let mut list = Vec::with_capacity(12);
        let rates = open.rates(me);
        let pace_with = |corner| growth + economy.with(game, rates, corner).pace();
        if settlements_left > 0 {
            let mut found = 0;
            for (distance, places) in reach(game, known).into_iter().enumerate() {
                // Farther places matter only while nearer ones are scarce.
                if distance > usize::from(roads_left) || distance == AHEAD && found > 0 {
                    break;
                }
                for corner in best_places(game, economy, places & open.free_corners()) {
                    let gain = race.gain(1.0, pace_with(corner)) * certainty(game, known, corner, distance);
                    list.push(Plan { cost: and(SETTLEMENT, distance as f64, ROAD), gain });
                    found += 1;
                }
            }
        }
        if cities_left > 0 {
            for corner in best_places(game, economy, open.settlements(me)) {
                list.push(Plan { cost: CITY, gain: race.gain(1.0, pace_with(corner)) });
            }
        }
        if open.deck_left() > 0 {
            list.push(Plan { cost: CARD, gain: CARD_GAIN });
        }
        if open.longest() != Some(me) {
            let best = others(game, me).map(|seat| open.road(seat)).max().unwrap_or(0);
            let short = (best + 1).max(5) - open.road(me).min(best + 1);
            if (1..=4).contains(&short) && short <= roads_left {
                let gain = LONGEST * LONGEST_MISSING.powi(i32::from(short) - 1);
                list.push(Plan { cost: and([0.0; 5], f64::from(short), ROAD), gain });
            }
        }
        let seven = 1.0 - (5.0f64 / 6.0).powi(i32::from(game.options().seats));
        Plans { list, soon, limit: game.options().discard_limit, seven }
    }

    /// What a hand is worth in points: the best plans, each with the cards that better ones leave, less what a 7
    /// is likely to take.
    pub(super) fn worth(&self, hand: Hand) -> f64 {
        let mut left = amounts(hand);
        let mut done = 0u32;
        let mut worth = 0.0;
        for share in LATER {
            let each = self.list.iter().enumerate().filter(|(i, _)| done >> i & 1 == 0);
            let valued = each.map(|(i, plan)| {
                let rounds = self.soon.rounds_to(&plan.cost, &left);
                (IN_HAND * plan.gain * (-rounds / HASTE).exp(), i)
            });
            let Some((best, i)) = valued.max_by(|a, b| a.0.total_cmp(&b.0)) else { break };
            worth += share * best;
            done |= 1 << i;
            for (left, cost) in left.iter_mut().zip(&self.list[i].cost) {
                *left = (*left - cost).max(0.0);
            }
        }
        worth + SPARE_CARD * left.iter().sum::<f64>() - self.at_risk(hand.total())
    }

    /// What a 7 before the next own turn is likely to take from a hand of so many cards.
    fn at_risk(&self, cards: u8) -> f64 {
        let likely = match cards.cmp(&self.limit) {
            std::cmp::Ordering::Greater => 1.0,
            // What comes in first may well put it over the limit.
            std::cmp::Ordering::Equal => 0.4,
            std::cmp::Ordering::Less if cards + 1 == self.limit => 0.15,
            std::cmp::Ordering::Less => 0.0,
        };
        likely * self.seven * f64::from(cards / 2) * LOST_CARD
    }
}

pub(super) fn others<D: Size>(game: &Island<D>, me: Seat) -> impl Iterator<Item = Seat> + Clone {
    kernel::Seats::first(game.options().seats).without(me)
}

/// The intersections that the own roads reach with 0, 1, 2 and 3 more roads, each at its least number.
fn reach<D: Size>(game: &Island<D>, known: &Known<D>) -> [D::Corners; AHEAD + 1] {
    let open = known.open();
    let me = known.seat();
    let foreign = open.built().less(open.buildings(me));
    let mut levels = [D::Corners::default(); AHEAD + 1];
    levels[0] = open.reached(me);
    let mut seen = levels[0];
    for distance in 1..=AHEAD {
        for corner in levels[distance - 1].less(foreign).ones() {
            for &(edge, beyond) in game.topology().ways_from(Corner(corner as u8)) {
                if !open.taken().has(edge.index()) && !seen.has(beyond.index()) {
                    levels[distance] |= D::Corners::of(beyond.index());
                }
            }
        }
        seen |= levels[distance];
    }
    levels
}

/// The places that look best at first sight: what they bring, more for what is scarce, and harbors.
fn best_places<D: Size>(
    game: &Island<D>,
    economy: &Economy,
    places: D::Corners,
) -> impl Iterator<Item = usize> + use<D> {
    let mut best = [(f64::NEG_INFINITY, usize::MAX); TRIED];
    for corner in places.ones() {
        let brings = income_at(game, corner);
        let mut looks = if game.harbor(Corner(corner as u8)).is_some() { 0.15 } else { 0.0 };
        for resource in Resource::ALL {
            let i = resource.index();
            looks += brings[i] * (1.0 + 0.5 / (0.5 + economy.income[i]));
        }
        if looks > best[0].0 {
            best = [(looks, corner), best[0]];
        } else if looks > best[1].0 {
            best[1] = (looks, corner);
        }
    }
    best.into_iter().map(|(_, corner)| corner).filter(|&corner| corner != usize::MAX)
}

/// How sure a place is to be still free when the roads to it stand.
fn certainty<D: Size>(game: &Island<D>, known: &Known<D>, corner: usize, distance: usize) -> f64 {
    let open = known.open();
    let theirs = others(game, known.seat()).fold(D::Corners::default(), |set, seat| set | open.reached(seat));
    let contested = if theirs.has(corner) {
        CONTESTED
    } else if theirs.meets(game.topology().near[corner]) {
        NEARLY_CONTESTED
    } else {
        1.0
    };
    contested * UNCERTAIN.powi(distance as i32)
}
