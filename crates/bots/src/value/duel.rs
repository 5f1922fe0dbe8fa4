//! The worth of a position of the duel.
//!
//! The unit is the victory point. The worth counts points already won, what the regions will bring, what is stored
//! towards the next thing to build, and the use of cards in hand and on the table.

mod offers;
mod reasons;
mod sea;
mod weights;

use std::sync::{Arc, LazyLock};

use duel::card::{Extra, Ware};
use duel::{Action, Bundle, Card, Duel, Known, Open, Own, Resource, State};
use kernel::Seat;

pub use self::weights::DuelWeights;
use crate::explain::Reason;
use crate::greedy::Value;

/// The value of positions of the duel.
#[derive(Clone, Debug)]
pub struct DuelValue {
    weights: DuelWeights,
    /// For each title, by number: the worth of its function, and the worth of the hand card once it is built.
    titles: Arc<[TitleWorth]>,
}

#[derive(Clone, Copy, Debug)]
struct TitleWorth {
    /// What the function of the lying card is worth, apart from its points and the yield of regions.
    function: f64,
    /// What the hand card is worth once it is built; 0 for action cards.
    built: f64,
}

/// The most free sites that count.
const SITES: u32 = 3;
/// What a level of the Manifesto costs.
const MANIFESTO_PRICE: (Bundle, u8) = (Bundle::of(&[Resource::Lumber, Resource::Gold, Resource::Gold]), 3);
/// By how many points of worth a seat is ahead when its chance to win is about three to one.
const LUCK: f64 = 2.0;
/// The worth of a won game.
const WON: f64 = 1_000.0;

impl Default for DuelValue {
    fn default() -> DuelValue {
        static FITTED: LazyLock<DuelValue> = LazyLock::new(|| DuelValue::new(DuelWeights::fitted()));
        FITTED.clone()
    }
}

impl Value<Duel> for DuelValue {
    fn of(&mut self, game: &Duel, world: &State, seat: Seat) -> f64 {
        self.worth(game, world.own(seat))
    }

    fn chance(&self, worth: f64) -> f64 {
        1.0 / (1.0 + libm::exp(-worth / LUCK))
    }

    fn margin(&self) -> f64 {
        1.0
    }

    fn slip(&self) -> f64 {
        0.3
    }

    fn is_quiet(&self, _: &Duel, world: &State, seat: Seat) -> bool {
        world.own(seat).open().is_quiet()
    }

    fn fears_others(&self) -> bool {
        true
    }

    fn reasons(&mut self, game: &Duel, before: &State, after: &State, seat: Seat, action: Action) -> Vec<Reason> {
        reasons::reasons(self, game, before.own(seat), after.own(seat), action)
    }

    fn judge(&mut self, game: &Duel, known: &Known, action: Action) -> Option<f64> {
        match action {
            Action::Offer { give, take } => {
                Some(self.worth(game, known.own()) + offers::hoped(self, game, known.own(), give, take))
            }
            Action::Accept if offers::would_help_to_win(game, known.own()) => {
                Some(self.worth(game, known.own()) + offers::SENSELESS)
            }
            _ => None,
        }
    }
}

impl DuelValue {
    /// The value with these weights.
    pub fn new(weights: DuelWeights) -> DuelValue {
        let worth = |&card: &Card| {
            let function = function_worth(&weights, card);
            TitleWorth { function, built: built_worth(&weights, card, function) }
        };
        DuelValue { weights, titles: Card::ALL.iter().map(worth).collect() }
    }

    /// What a position is worth to the seat that sees it.
    fn worth(&self, game: &Duel, own: Own<'_>) -> f64 {
        let (me, open) = (own.seat(), own.open());
        let rival = Seat(1 - me.0);
        let target = game.options().target;
        let mine = f64::from(open.victory_points(game, me));
        if mine >= f64::from(target) && open.active() == me {
            return WON;
        }
        let against = self.weights.rival;
        mine - against * f64::from(open.victory_points(game, rival)) + self.standing(game, open, me)
            - against * self.standing(game, open, rival)
            + self.plans(game, own)
            + self.foreseen(open, me)
    }

    /// The worth of what lies on the table, apart from victory points.
    fn standing(&self, game: &Duel, open: Open<'_>, seat: Seat) -> f64 {
        let w = &self.weights;
        let points = open.points(seat);
        let towards = f64::from(points.commerce) + f64::from(points.strength);
        let mut worth =
            w.towards_token * towards + w.skill * f64::from(points.skill) + w.progress * f64::from(points.progress);
        let mut stored = 0;
        for resource in Resource::ALL {
            let region = if resource == Resource::Gold { w.gold_region * w.region } else { w.region };
            worth += region * f64::from(open.yields(seat, resource)).sqrt();
            let amount = open.amount(seat, resource);
            stored += amount;
            worth += w.stored * f64::from(amount).sqrt();
        }
        worth += w.star * f64::from(open.wares(seat, Ware::Star)).sqrt();
        worth -= w.brigands * f64::from(stored.saturating_sub(game.options().edition.brigand_limit));
        worth += w.owl * libm::pow(open.wares(seat, Ware::Owl).into(), 0.8);
        let (green, red) = open.free_sites(seat);
        worth += w.site * f64::from(green.max(red).min(SITES));
        let [_, settlements, _] = open.supply();
        if settlements > 0 {
            worth += w.open_road * f64::from(open.open_roads(seat).min(1));
        }
        worth += open.cards(game, seat).map(|card| self.titles[card as usize].function).sum::<f64>();
        if open.has_sea(game) {
            worth += sea::standing(w, game, open, seat);
        }
        worth + w.held * cards_to_come(game, open, seat) as f64
    }

    /// What the dice will bring, as far as cards have fixed them.
    fn foreseen(&self, open: Open<'_>, me: Seat) -> f64 {
        let rival = Seat(1 - me.0);
        let DuelWeights { foreseen, rival: against, .. } = self.weights;
        let production = foreseen * (f64::from(open.foreseen(me)) - against * f64::from(open.foreseen(rival)));
        let event = match open.foreseen_event() {
            Some(_) if open.active() == me => foreseen * 2.0,
            _ => 0.0,
        };
        production + event
    }

    /// The center cards that a seat could build next.
    fn center_plans(&self, game: &Duel, open: Open<'_>, me: Seat) -> Vec<Plan> {
        let [roads, settlements, cities] = open.supply();
        let (places, upgraded) = open.places(me);
        let [road, settlement, city] = game.options().edition.center;
        let mut plans = Vec::new();
        if open.open_roads(me) > 0 {
            if settlements > 0 {
                plans.push(Plan::new(settlement, self.weights.settlement));
            }
        } else if roads > 0 && settlements > 0 {
            plans.push(Plan::new(road, self.weights.road));
        }
        if cities > 0 && places > upgraded {
            plans.push(Plan::new(city, self.weights.city));
        }
        plans
    }

    /// What is stored towards the best things that could be built next, and the use of action cards in hand.
    fn plans(&self, game: &Duel, own: Own<'_>) -> f64 {
        let (me, open) = (own.seat(), own.open());
        let actions = own.hand(game).filter(|card| card.def().kind.is_action()).count();
        self.saved_for(&self.all_plans(game, own), open.wealth(me), open, me) + self.weights.action * actions as f64
    }

    /// All that the seat could build next.
    fn all_plans(&self, game: &Duel, own: Own<'_>) -> Vec<Plan> {
        let (me, open) = (own.seat(), own.open());
        let mut plans = self.center_plans(game, open, me);
        if open.has_sea(game) {
            plans.extend(sea::plans(&self.weights, game, open, me));
        }
        for card in own.hand(game) {
            let share = if open.has_site_for(game, me, card) { 1.0 } else { self.weights.siteless };
            let worth = share * self.titles[card as usize].built;
            plans.push(Plan { extra: card.def().extra, ..Plan::new(card.def().cost, worth) });
        }
        if open.dial(game, me, Card::Manifesto).is_some_and(|level| level < Card::Manifesto.def().dial) {
            let (cost, owls) = MANIFESTO_PRICE;
            plans.push(Plan { extra: Extra { owls, ..Extra::NONE }, ..Plan::new(cost, self.weights.manifesto) });
        }
        plans
    }

    /// What a seat with this wealth has saved for these plans.
    fn saved_for(&self, plans: &[Plan], wealth: Bundle, open: Open<'_>, me: Seat) -> f64 {
        let mut best = [0.0; 3];
        for plan in plans {
            // The last resource matters more than the first: the share is raised to the power of 1.25.
            let share = plan.saved(wealth, open, me);
            let mut worth = plan.worth * share * share.sqrt().sqrt();
            for kept in &mut best {
                if worth > *kept {
                    std::mem::swap(&mut worth, kept);
                }
            }
        }
        // The same resources serve one plan only, so the second best counts less.
        best.iter().zip(self.weights.saved).map(|(worth, share)| worth * share).sum()
    }
}

/// How many cards a seat will have in hand at the end of its turn. It fills its hand up, so a card played now is
/// replaced.
fn cards_to_come(game: &Duel, open: Open<'_>, seat: Seat) -> usize {
    let (held, limit) = open.hand_size(game, seat);
    if open.active() == seat { held.max(limit) } else { held }
}

fn function_worth(w: &DuelWeights, card: Card) -> f64 {
    let def = card.def();
    let worth = |has: bool, worth: f64| if has { worth } else { 0.0 };
    worth(def.stores.is_some(), w.stores)
        + worth(def.trades.is_some(), w.trades)
        + worth(def.produced.is_some(), w.produced)
        + worth(def.event_die.is_some(), w.event_die)
        + worth(def.price.is_some(), w.price)
        + worth(def.uses.is_some(), w.uses)
        + worth(def.trade_bonus > 0, w.trade_bonus)
        + worth(def.search_price.is_some(), w.search_price)
        + worth(def.guard.is_some(), w.guard)
        + worth(def.spares.is_some(), w.spares)
        + worth(def.hides.is_some() || def.raided.is_some() || def.threatened.is_some(), w.hides)
        + worth(def.lost.is_some() || def.event_over.is_some(), w.lost)
        + worth(def.holds.is_some(), w.holds)
        + worth(def.threatened.is_some() || def.event_shown.is_some(), w.answers)
        + worth(def.chooses_loss || def.wins_ties, w.decides)
        + worth(def.foe_gained.is_some(), w.foe_gained)
        + worth(card == Card::ClassicMint, w.mint)
}

/// The worth of a hand card once it is built, with the worth of its function.
fn built_worth(w: &DuelWeights, card: Card, function: f64) -> f64 {
    let def = card.def();
    if !def.kind.is_laid() {
        return 0.0;
    }
    let points = def.points;
    let [victory, token, skill, progress, boost, itself] = w.built;
    victory * f64::from(points.victory)
        + token * f64::from(points.commerce + points.strength)
        + skill * f64::from(points.skill)
        + progress * f64::from(points.progress)
        + if def.boosts.is_some() { boost } else { 0.0 }
        + w.sail_in_hand * f64::from(points.sail)
        + w.cannon_in_hand * f64::from(points.cannon)
        + function
        + itself
}

/// Something that could be built next, and what it brings then.
struct Plan {
    cost: Bundle,
    extra: Extra,
    worth: f64,
}

impl Plan {
    fn new(cost: Bundle, worth: f64) -> Plan {
        Plan { cost, extra: Extra::NONE, worth }
    }

    /// The share of its price that a seat has, from 0 to 1.
    fn saved(&self, wealth: Bundle, open: Open<'_>, seat: Seat) -> f64 {
        let Extra { owls, stars, any } = self.extra;
        let missing = |due: u8, ware: Ware| due.saturating_sub(open.wares(seat, ware));
        let short = wealth.short_of(self.cost) + missing(owls, Ware::Owl) + missing(stars, Ware::Star);
        let total = f64::from((self.cost.total() + owls + stars + any).max(1));
        (total - f64::from(short)) / total
    }
}
