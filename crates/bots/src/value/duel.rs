//! The worth of a position of the duel.
//!
//! The unit is the victory point. The worth counts points already won, what the regions will bring, what is stored
//! towards the next thing to build, and the use of cards in hand and on the table.

mod offers;
mod reasons;
mod sea;

use std::sync::LazyLock;

use duel::card::{Extra, Ware};
use duel::{Action, Bundle, Card, Duel, Known, Open, Own, Resource, State};
use kernel::Seat;

use crate::explain::Reason;
use crate::greedy::Value;

/// The value of positions of the duel.
#[derive(Clone, Copy, Debug, Default)]
pub struct DuelValue;

/// How much a victory point of the opponent counts against us.
const RIVAL: f64 = 0.7;
/// What one commerce or strength point is worth while it earns no token.
const TOWARDS_TOKEN: f64 = 0.16;
/// A skill point, which may win Celebrations.
const SKILL: f64 = 0.07;
/// A progress point, which makes the hand larger.
const PROGRESS: f64 = 0.3;
/// The first region of a resource; further ones are worth less and less.
const REGION: f64 = 1.4;
/// A stored resource of any kind.
const STORED: f64 = 0.05;
/// The first star on a Public Feeling; further ones are worth less and less.
const STAR: f64 = 0.2;
/// Any card in hand at the end of the turn.
const HELD: f64 = 0.04;
/// An action card in hand, for the moment at which it helps.
const ACTION: f64 = 0.06;
/// A free site, up to [`SITES`] of them.
const SITE: f64 = 0.07;
const SITES: u32 = 3;
/// A road on which a settlement can follow.
const OPEN_ROAD: f64 = 0.55;
/// The share of a thing's worth that lies in having saved all that it costs.
const SAVED: f64 = 0.6;
/// A resource that is sure to come.
const FORESEEN: f64 = 0.1;
/// The share of a card's worth while it finds no site.
const SITELESS: f64 = 0.4;
/// The first owl on a sage; further ones are worth less and less.
const OWL: f64 = 0.2;
/// A card on which owls or stars can lie.
const HOLDS: f64 = 0.3;
/// A level of the Manifesto, beside the victory point: it is the best use of owls.
const MANIFESTO: f64 = 1.1;
/// What a level of the Manifesto costs.
const MANIFESTO_PRICE: (Bundle, u8) = (Bundle::of(&[Resource::Lumber, Resource::Gold, Resource::Gold]), 3);
/// A card that turns gold into any other resource, as often as its owner likes.
const MINT: f64 = 0.7;
/// By how many points of worth a seat is ahead when its chance to win is about three to one.
const LUCK: f64 = 2.0;
/// The loss for each resource above the limit at which brigands come.
const BRIGANDS: f64 = 0.09;

impl Value<Duel> for DuelValue {
    fn of(&mut self, game: &Duel, world: &State, seat: Seat) -> f64 {
        worth(game, world.own(seat))
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
        reasons::reasons(game, before.own(seat), after.own(seat), action)
    }

    fn judge(&mut self, game: &Duel, known: &Known, action: Action) -> Option<f64> {
        match action {
            Action::Offer { give, take } => {
                Some(worth(game, known.own()) + offers::hoped(game, known.own(), give, take))
            }
            Action::Accept if offers::would_help_to_win(game, known.own()) => {
                Some(worth(game, known.own()) + offers::SENSELESS)
            }
            _ => None,
        }
    }
}

/// What a position is worth to the seat that sees it.
fn worth(game: &Duel, own: Own<'_>) -> f64 {
    let (me, open) = (own.seat(), own.open());
    let rival = Seat(1 - me.0);
    let target = game.options().target;
    let mine = f64::from(open.victory_points(game, me));
    if mine >= f64::from(target) && open.active() == me {
        return 1_000.0;
    }
    mine - RIVAL * f64::from(open.victory_points(game, rival)) + standing(game, open, me)
        - RIVAL * standing(game, open, rival)
        + plans(game, own)
        + foreseen(open, me)
}

/// The worth of what lies on the table, apart from victory points.
fn standing(game: &Duel, open: Open<'_>, seat: Seat) -> f64 {
    let points = open.points(seat);
    let towards = f64::from(points.commerce) + f64::from(points.strength);
    let mut worth = TOWARDS_TOKEN * towards + SKILL * f64::from(points.skill) + PROGRESS * f64::from(points.progress);
    let mut stored = 0;
    for resource in Resource::ALL {
        // Gold is seldom needed before there are cities.
        let use_of_it = if resource == Resource::Gold { 0.6 } else { 1.0 };
        worth += use_of_it * REGION * f64::from(open.yields(seat, resource)).sqrt();
        let amount = open.amount(seat, resource);
        stored += amount;
        worth += STORED * f64::from(amount).sqrt();
    }
    worth += STAR * f64::from(open.wares(seat, Ware::Star)).sqrt();
    worth -= BRIGANDS * f64::from(stored.saturating_sub(game.options().edition.brigand_limit));
    worth += OWL * libm::pow(open.wares(seat, Ware::Owl).into(), 0.8);
    let (green, red) = open.free_sites(seat);
    worth += SITE * f64::from(green.max(red).min(SITES));
    let [_, settlements, _] = open.supply();
    if settlements > 0 {
        worth += OPEN_ROAD * f64::from(open.open_roads(seat).min(1));
    }
    worth += open.cards(game, seat).map(function).sum::<f64>();
    if open.has_sea(game) {
        worth += sea::standing(game, open, seat);
    }
    worth + HELD * cards_to_come(game, open, seat) as f64
}

/// How many cards a seat will have in hand at the end of its turn. It fills its hand up, so a card played now is
/// replaced.
fn cards_to_come(game: &Duel, open: Open<'_>, seat: Seat) -> usize {
    let (held, limit) = open.hand_size(game, seat);
    if open.active() == seat { held.max(limit) } else { held }
}

/// What the dice will bring, as far as cards have fixed them.
fn foreseen(open: Open<'_>, me: Seat) -> f64 {
    let rival = Seat(1 - me.0);
    let production = FORESEEN * (f64::from(open.foreseen(me)) - RIVAL * f64::from(open.foreseen(rival)));
    let event = match open.foreseen_event() {
        Some(_) if open.active() == me => FORESEEN * 2.0,
        _ => 0.0,
    };
    production + event
}

/// For each title, by number: the worth of its function, and the worth of the hand card once it is built.
static WORTHS: LazyLock<Vec<[f64; 2]>> =
    LazyLock::new(|| Card::ALL.iter().map(|&card| [function_worth(card), standing_worth(card)]).collect());

/// The worth of a lying card's function, apart from its points and the yield of regions.
fn function(card: Card) -> f64 {
    WORTHS[card as usize][0]
}

/// The worth of a hand card once it is built; 0 for action cards.
fn card_worth(card: Card) -> f64 {
    WORTHS[card as usize][1]
}

fn function_worth(card: Card) -> f64 {
    let def = card.def();
    let worth = |has: bool, worth: f64| if has { worth } else { 0.0 };
    worth(def.stores.is_some(), 0.32)
        + worth(def.trades.is_some(), 0.16)
        + worth(def.produced.is_some(), 0.24)
        + worth(def.event_die.is_some(), 0.13)
        + worth(def.price.is_some(), 0.24)
        + worth(def.uses.is_some(), 0.2)
        + worth(def.trade_bonus > 0, 0.16)
        + worth(def.search_price.is_some(), 0.32)
        + worth(def.guard.is_some(), 0.16)
        + worth(def.spares.is_some(), 0.1)
        + worth(def.hides.is_some() || def.raided.is_some() || def.threatened.is_some(), 0.1)
        + worth(def.lost.is_some() || def.event_over.is_some(), 0.1)
        + worth(def.holds.is_some(), HOLDS)
        + worth(def.threatened.is_some() || def.event_shown.is_some(), 0.1)
        + worth(def.chooses_loss || def.wins_ties, 0.1)
        + worth(def.foe_gained.is_some(), 0.4)
        + worth(card == Card::ClassicMint, MINT)
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

/// The center cards that a seat could build next.
fn center_plans(game: &Duel, open: Open<'_>, me: Seat) -> Vec<Plan> {
    let [roads, settlements, cities] = open.supply();
    let (places, upgraded) = open.places(me);
    let [road, settlement, city] = game.options().edition.center;
    let mut plans = Vec::new();
    if open.open_roads(me) > 0 {
        if settlements > 0 {
            plans.push(Plan::new(settlement, 1.6));
        }
    } else if roads > 0 && settlements > 0 {
        plans.push(Plan::new(road, 0.8));
    }
    if cities > 0 && places > upgraded {
        plans.push(Plan::new(city, 1.2));
    }
    plans
}

/// What is stored towards the best things that could be built next, and the use of action cards in hand.
fn plans(game: &Duel, own: Own<'_>) -> f64 {
    let (me, open) = (own.seat(), own.open());
    let actions = own.hand(game).filter(|card| card.def().kind.is_action()).count();
    saved_for(&all_plans(game, own), open.wealth(me), open, me) + ACTION * actions as f64
}

/// All that the seat could build next.
fn all_plans(game: &Duel, own: Own<'_>) -> Vec<Plan> {
    let (me, open) = (own.seat(), own.open());
    let mut plans = center_plans(game, open, me);
    if open.has_sea(game) {
        plans.extend(sea::plans(game, open, me));
    }
    for card in own.hand(game) {
        let share = if open.has_site_for(game, me, card) { 1.0 } else { SITELESS };
        plans.push(Plan { extra: card.def().extra, ..Plan::new(card.def().cost, share * card_worth(card)) });
    }
    if open.dial(game, me, Card::Manifesto).is_some_and(|level| level < Card::Manifesto.def().dial) {
        let (cost, owls) = MANIFESTO_PRICE;
        plans.push(Plan { extra: Extra { owls, ..Extra::NONE }, ..Plan::new(cost, MANIFESTO) });
    }
    plans
}

/// What a seat with this wealth has saved for these plans.
fn saved_for(plans: &[Plan], wealth: Bundle, open: Open<'_>, me: Seat) -> f64 {
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
    // The same resources serve one plan only: the second best counts half, the third a quarter.
    best.iter().zip([1.0, 0.5, 0.25]).map(|(worth, share)| SAVED * worth * share).sum()
}

fn standing_worth(card: Card) -> f64 {
    let def = card.def();
    if !def.kind.is_laid() {
        return 0.0;
    }
    let points = def.points;
    f64::from(points.victory)
        + 0.25 * f64::from(points.commerce + points.strength)
        + 0.1 * f64::from(points.skill)
        + 0.35 * f64::from(points.progress)
        + if def.boosts.is_some() { 0.25 } else { 0.0 }
        + sea::SAIL_IN_HAND * f64::from(points.sail)
        + sea::CANNON_IN_HAND * f64::from(points.cannon)
        + function_worth(card)
        + 0.1
}
