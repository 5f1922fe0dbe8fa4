//! How fast a player builds: what the hexes bring, and how many rounds it takes to pay a price.

use island::geometry::{Corner, Hex};
use island::{Countable, Hand, Island, Open, Resource, Size};
use kernel::{Bits, Seat};

use super::room::Room;
use super::weights::IslandWeights;

/// An amount of each resource: cards, or cards per round.
pub(super) type Amounts = [f64; 5];

/// The longest wait that is computed, in rounds. A round is one turn of everybody.
const PATIENCE: f64 = 60.0;

pub(super) const ROAD: Amounts = [1.0, 1.0, 0.0, 0.0, 0.0];
pub(super) const SETTLEMENT: Amounts = [1.0, 1.0, 1.0, 1.0, 0.0];
pub(super) const CITY: Amounts = [0.0, 0.0, 0.0, 2.0, 3.0];
pub(super) const SHIP: Amounts = [1.0, 0.0, 1.0, 0.0, 0.0];
pub(super) const CARD: Amounts = [0.0, 0.0, 1.0, 1.0, 1.0];
/// What a card of choice counts for in each resource.
const GOLD: f64 = 0.3;
const NOTHING: Amounts = [0.0; 5];

pub(super) fn amounts(hand: Hand) -> Amounts {
    Resource::ALL.map(|resource| f64::from(hand.get(resource)))
}

/// One price and `times` another.
pub(super) fn and(price: Amounts, times: f64, other: Amounts) -> Amounts {
    std::array::from_fn(|i| price[i] + times * other[i])
}

/// What a player earns and at what rates the bank trades.
#[derive(Clone, Copy, Debug)]
pub(super) struct Economy {
    /// Cards a round.
    pub(super) income: Amounts,
    /// What the bank asks for a card.
    pub(super) rates: Amounts,
}

/// What one building of size 1 at a corner brings a round.
pub(super) fn income_at<D: Size>(game: &Island<D>, open: Open<'_, D>, corner: usize) -> Amounts {
    let mut income = NOTHING;
    for hex in game.topology().hexes_at[corner].ones() {
        add_yield(&mut income, 1.0, game, open, Hex(hex as u8));
    }
    income
}

/// Adds what a hex brings to buildings of a size, a round.
pub(super) fn add_yield<D: Size>(income: &mut Amounts, size: f64, game: &Island<D>, open: Open<'_, D>, hex: Hex) {
    let a_round = size * f64::from(game.options().seats) / 36.0;
    if let Some((resource, pips)) = game.yields(open, hex) {
        income[resource.index()] += f64::from(pips) * a_round;
    } else {
        // A card of choice is worth a card of the scarcest resource. It counts as a part of each resource, in sum more
        // than one.
        let each = GOLD * f64::from(game.gold_pips(open, hex)) * a_round;
        *income = income.map(|amount| amount + each);
    }
}

impl Economy {
    /// The economy of a seat, the robber left aside.
    pub(super) fn of<D: Size>(w: &IslandWeights, game: &Island<D>, open: Open<'_, D>, seat: Seat) -> Economy {
        let mut income = [w.market; 5];
        for corner in open.buildings(seat).ones() {
            let size = if open.cities().has(corner) { 2.0 } else { 1.0 };
            income = and(income, size, income_at(game, open, corner));
        }
        Economy { income, rates: amounts(open.rates(seat)) }
    }

    /// With one more building of size 1 at a corner; a city is a second one.
    pub(super) fn with<D: Size>(&self, game: &Island<D>, open: Open<'_, D>, seat: Seat, corner: usize) -> Economy {
        Economy {
            income: and(self.income, 1.0, income_at(game, open, corner)),
            rates: amounts(game.rates_at(open.rates(seat), Corner(corner as u8))),
        }
    }

    /// Rounds until a price can be paid out of a hand, what comes in, and trade with the bank; 0 if it can be now.
    pub(super) fn rounds_to(&self, price: &Amounts, hand: &Amounts) -> f64 {
        // `have(t)` is the number of cards beyond the price, at the bank's rates, minus the missing cards. It rises,
        // and its slope falls when a missing resource is complete. So steps along the tangent never pass the first t
        // with have >= 0.
        let mut rounds = 0.0;
        for _ in 0..8 {
            let (mut have, mut slope) = (0.0, 0.0);
            for i in 0..5 {
                let beyond = hand[i] + self.income[i] * rounds - price[i];
                let share = if beyond < -1e-9 { 1.0 } else { 1.0 / self.rates[i] };
                // In the hand only whole packets for the bank count; income counts in fractions.
                have += if rounds == 0.0 && beyond > 0.0 { (beyond * share).floor() } else { beyond * share };
                slope += self.income[i] * share;
            }
            if have >= -1e-9 {
                break;
            }
            rounds -= have / slope;
            if rounds > PATIENCE {
                return PATIENCE;
            }
        }
        rounds
    }

    /// Points a round that this economy builds in the long run, where there is room for it.
    pub(super) fn pace(&self, w: &IslandWeights, room: Room) -> f64 {
        let settlement = self.rounds_to(&and(SETTLEMENT, w.roads_per_settlement, ROAD), &NOTHING);
        let city = self.rounds_to(&CITY, &NOTHING);
        let card = self.rounds_to(&CARD, &NOTHING);
        room.settlement * w.pace_settlement / settlement
            + room.city * w.pace_city / city
            + room.card * w.pace_card / card
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_in_hand_takes_no_time_and_a_missing_card_its_income() {
        let economy = Economy { income: [0.5; 5], rates: [4.0; 5] };
        assert_eq!(economy.rounds_to(&ROAD, &ROAD), 0.0);
        // One brick is missing; half a one comes each round, and the other four trade for another half.
        let rounds = economy.rounds_to(&ROAD, &[1.0, 0.0, 0.0, 0.0, 0.0]);
        assert!((rounds - 1.0).abs() < 1e-6, "{rounds}");
        // Four wool at four to one pay for it at once, three do not.
        assert_eq!(economy.rounds_to(&ROAD, &[1.0, 0.0, 4.0, 0.0, 0.0]), 0.0);
        assert!(economy.rounds_to(&ROAD, &[1.0, 0.0, 3.0, 0.0, 0.0]) > 0.0);
    }

    #[test]
    fn variety_and_harbors_make_a_pace_faster() {
        let plain = Economy { income: [0.4; 5], rates: [4.0; 5] };
        let narrow = Economy { income: [2.0, 0.0, 0.0, 0.0, 0.0], rates: [4.0; 5] };
        let harbor = Economy { rates: [2.0, 4.0, 4.0, 4.0, 4.0], ..narrow };
        let pace =
            |economy: Economy| economy.pace(&IslandWeights::fitted(), Room { settlement: 1.0, city: 1.0, card: 1.0 });
        assert!(pace(plain) > pace(harbor) && pace(harbor) > pace(narrow));
    }
}
