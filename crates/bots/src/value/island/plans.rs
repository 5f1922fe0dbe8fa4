//! Plans: what a player could build next, the worth of each plan, and the worth of a hand because of them.

use island::geometry::Corner;
use island::{Countable, Hand, Island, Known, Resource, Size};
use kernel::{Bits, Seat};

use super::pace::{Amounts, CARD, CITY, Economy, ROAD, SETTLEMENT, SHIP, amounts, and, income_at};
use super::room::{Room, ends, reach};
use super::weights::IslandWeights;

/// Something to save up for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    cost: Amounts,
    /// What it brings once it is built, in points.
    gain: f64,
}

/// Roads looked ahead for places to settle.
const AHEAD: usize = 3;
/// How many ships a plan looks ahead: enough for the sea between two islands.
const AFAR: usize = 5;
/// How many places are evaluated fully at each distance.
const TRIED: usize = 2;

/// All plans of a seat at one position.
#[derive(Clone, Debug)]
pub(super) struct Plans {
    w: IslandWeights,
    list: Vec<Plan>,
    /// What comes in soon: the robber's hex counts half.
    soon: Economy,
    limit: f64,
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
    /// The worth of points and a new pace together, in points: the number of points that alone would reach the target
    /// as soon.
    fn gain(self, points: f64, pace: f64) -> f64 {
        self.missing - (self.missing - points).max(0.0) * self.pace / pace.max(1e-6)
    }
}

impl Plans {
    pub(super) fn of<D: Size>(
        w: &IslandWeights,
        game: &Island<D>,
        known: &Known<D>,
        economy: &Economy,
        soon: Economy,
        race: Race,
        room: Room,
    ) -> Plans {
        let me = known.seat();
        let open = known.open();
        let [roads_left, settlements_left, cities_left] = open.pieces_left(me);
        let mut list = Vec::with_capacity(12);
        let pace_with = |corner| w.growth + economy.with(game, open, me, corner).pace(w, room);
        if settlements_left > 0 {
            let mut found = 0;
            let mut settle = |distance: usize, places: D::Corners, way: Amounts| {
                for corner in best_places(game, known, economy, places & open.free_corners()) {
                    let points = 1.0 + f64::from(game.prize(open, me, Corner(corner as u8)));
                    let gain = race.gain(points, pace_with(corner)) * certainty(w, game, known, corner, distance);
                    list.push(Plan { cost: and(SETTLEMENT, distance as f64, way), gain });
                    found += 1;
                }
                found
            };
            let mut so_far = settle(0, open.reached(me), ROAD);
            let (land, sea) = game.ways(open);
            let roads = [open.reached(me), ends(game, open.roads(me))][usize::from(game.has_sea())];
            for (distance, places) in reach::<D, AHEAD>(game, open, me, roads, land).into_iter().enumerate() {
                // Farther places matter only while nearer ones are scarce.
                let distance = distance + 1;
                if distance > usize::from(roads_left) || distance == AHEAD && so_far > 0 {
                    break;
                }
                so_far = settle(distance, places, ROAD);
            }
            if game.has_sea() {
                let ships = ends(game, open.ships(me));
                for (distance, places) in reach::<D, AFAR>(game, open, me, ships, sea).into_iter().enumerate() {
                    if distance < usize::from(open.ships_left(me)) {
                        settle(distance + 1, places, SHIP);
                    }
                }
            }
        }
        if cities_left > 0 {
            for corner in best_places(game, known, economy, open.settlements(me)) {
                list.push(Plan { cost: CITY, gain: race.gain(1.0, pace_with(corner)) });
            }
        }
        if open.deck_left() > 0 {
            list.push(Plan { cost: CARD, gain: w.card_gain });
        }
        if open.longest() != Some(me) {
            let best = others(game, me).map(|seat| open.road(seat)).max().unwrap_or(0);
            let short = (best + 1).max(5) - open.road(me).min(best + 1);
            if (1..=4).contains(&short) && short <= roads_left + open.ships_left(me) {
                let gain = w.longest * w.longest_missing.powi(i32::from(short) - 1);
                list.push(Plan { cost: and([0.0; 5], f64::from(short), ROAD), gain });
            }
        }
        let seven = 1.0 - (5.0f64 / 6.0).powi(i32::from(game.options().seats));
        Plans { w: *w, list, soon, limit: f64::from(game.options().discard_limit), seven }
    }

    /// The worth of a hand in points: the best plans, each with the cards that better plans leave, minus the likely
    /// loss to a 7.
    pub(super) fn worth(&self, hand: Hand) -> f64 {
        let mut left = amounts(hand);
        let mut done = 0u32;
        let mut worth = 0.0;
        for share in self.w.later {
            let each = self.list.iter().enumerate().filter(|(i, _)| done >> i & 1 == 0);
            let valued = each.map(|(i, plan)| {
                let rounds = self.soon.rounds_to(&plan.cost, &left);
                (self.w.in_hand * plan.gain * libm::exp(-rounds / self.w.haste), i)
            });
            let Some((best, i)) = valued.max_by(|a, b| a.0.total_cmp(&b.0)) else { break };
            worth += share * best;
            done |= 1 << i;
            for (left, cost) in left.iter_mut().zip(&self.list[i].cost) {
                *left = (*left - cost).max(0.0);
            }
        }
        worth + self.w.spare_card * left.iter().sum::<f64>() - self.at_risk(hand.total())
    }

    /// What a 7 before the next own turn is likely to take from a hand of `cards` cards.
    fn at_risk(&self, cards: u8) -> f64 {
        // Cards come in until then, so the hand may pass the limit during the round.
        let (cards, comes) = (f64::from(cards), self.soon.income.iter().sum::<f64>());
        let above = ((cards + comes - self.limit) / comes).clamp(0.0, 1.0);
        above * self.seven * (cards + 0.5 * comes) / 2.0 * self.w.lost_card
    }
}

pub(super) fn others<D: Size>(game: &Island<D>, me: Seat) -> impl Iterator<Item = Seat> + Clone {
    kernel::Seats::first(game.options().seats).without(me)
}

/// The places that look best at first sight: what they bring, more for what is scarce, and harbors.
fn best_places<D: Size>(
    game: &Island<D>,
    known: &Known<D>,
    economy: &Economy,
    places: D::Corners,
) -> impl Iterator<Item = usize> + use<D> {
    let open = known.open();
    let mut best = [(f64::NEG_INFINITY, usize::MAX); TRIED];
    for corner in places.ones() {
        let brings = income_at(game, open, corner);
        let mut looks = if game.harbor(Corner(corner as u8)).is_some() { 0.15 } else { 0.0 };
        looks += 0.5 * f64::from(game.prize(open, known.seat(), Corner(corner as u8)));
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

/// The chance that a place is still free when the roads to it are built.
fn certainty<D: Size>(w: &IslandWeights, game: &Island<D>, known: &Known<D>, corner: usize, distance: usize) -> f64 {
    let open = known.open();
    let theirs = others(game, known.seat()).fold(D::Corners::default(), |set, seat| set | open.reached(seat));
    let contested = if theirs.has(corner) {
        w.contested
    } else if theirs.meets(game.topology().near[corner]) {
        w.nearly_contested
    } else {
        1.0
    };
    contested * w.uncertain.powi(distance as i32)
}
