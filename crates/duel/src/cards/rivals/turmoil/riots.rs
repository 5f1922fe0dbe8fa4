//! Riots (Turmoil).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

const BEGIN: u8 = 0;
const DEMAND: u8 = 1;
const PAY: u8 = 2;
const LOSE: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "riots",
    name: "Riots",
    text: "1 or 2 units with strength or commerce: pay 1 gold; 3 or more: 2 gold. Or put one under a stack.",
    kind: CardKind::Event,
    printings: &[print(Set::Turmoil, 2).moons(1)],
    asks: &[
        Words::whether(PAY, "duel.ask.riots", "duel.ask.riots.yes", "duel.ask.riots.no"),
        Words::which(LOSE, "duel.ask.riots.unit"),
    ],
    hits: Some(|duel, s| [Seat(0), Seat(1)].into_iter().filter(|&seat| units(duel, s, seat) != 0).collect()),
    event: Some(riot),
    picks: Some(rises),
    waits: Some(|it| match it.play {
        EffectPlay { step: DEMAND, memo: 0..2, .. } => it.goes_on(),
        EffectPlay { step: PAY, memo: seat @ 0..2, n: 1..=2, .. } => {
            it.asks(Seat(seat), Ask::Whether) && units(it.duel, it.s, Seat(seat)) != 0
        }
        EffectPlay { step: LOSE, memo: seat @ 0..2, .. } => it.sites(Seat(seat), Seat(seat)) != 0,
        _ => false,
    }),
    ..CARD
};

/// The units for which a player must pay gold.
fn units(duel: &Duel, s: &State, seat: Seat) -> Sites {
    duel.picked(s, seat, Card::Riots)[0]
}

/// Whether a card is such a unit.
fn rises(card: Card) -> bool {
    let def = card.def();
    def.kind.is_unit() && (def.points.strength > 0 || def.points.commerce > 0)
}

fn riot(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
    match play.step {
        BEGIN => {
            for seat in [play.by, foe(play.by)] {
                cx.then(EffectPlay { memo: seat.0, ..play.step(DEMAND) });
            }
        }
        DEMAND if !cx.applies_to(seat) => {}
        DEMAND => {
            let units = units(cx.duel, cx.s, seat);
            let due = match units.count() {
                0 => return,
                1 | 2 => 1,
                _ => 2,
            };
            if cx.s.side(seat).amount(Gold) >= due.into() {
                cx.ask(seat, Ask::Whether, EffectPlay { n: due, ..play.step(PAY) });
            } else {
                cx.ask_which(seat, seat, units, play.step(LOSE));
            }
        }
        PAY if play.passed() => cx.ask_which(seat, seat, units(cx.duel, cx.s, seat), play.step(LOSE)),
        PAY => cx.pay(seat, Bundle::some(Gold, play.n)),
        LOSE => cx.bury(seat, play.site()),
        step => unreachable!("the Riots have no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn one_or_two_units_cost_a_gold_and_three_or_more_two() {
        // turmoil/riots E, turmoil/riots R4: trade ships count
        let due = |units: &[crate::Card]| {
            let mut duel = duel().city(A, 0).with(A, units.iter().copied()).stored(A, Gold, 3);
            duel.draws_event(Riots).accepts(A);
            duel.rests();
            3 - duel.s.side(A).amount(Gold)
        };
        assert_eq!(due(&[Harald]), 1);
        assert_eq!(due(&[Harald, OreShip]), 1);
        assert_eq!(due(&[Harald, OreShip, Inga]), 2);
        assert_eq!(due(&[Harald, OreShip, Inga, LargeTradeShip, WoolShip]), 2);
    }

    #[test]
    fn who_does_not_pay_puts_one_of_these_units_under_a_stack() {
        // turmoil/riots E, turmoil/riots R3: even with enough gold
        let mut duel = duel().with(A, [Harald, OreShip, Irmgard]).stored(A, Gold, 3);
        duel.draws_event(Riots).passes(A);
        assert_eq!(duel.offers(A).len(), 2); // not Irmgard
        duel.chooses(A, OreShip).chooses_stack(A, 2).takes(A, Ore); // for Irmgard's light
        duel.has_not(A, OreShip).has(A, Harald).stock(A, Gold, 3).rests();
        assert_eq!(duel.row(Row::stack(2)).last(), Some(&OreShip));
    }

    #[test]
    fn who_cannot_pay_all_of_it_pays_nothing_and_loses_a_unit() {
        // turmoil/riots E
        let mut duel = duel().with(A, [Harald, OreShip, Inga]).stored(A, Gold, 1);
        duel.draws_event(Riots).chooses(A, Inga).chooses_stack(A, 0);
        duel.has_not(A, Inga).stock(A, Gold, 1).rests();
    }

    #[test]
    fn the_active_player_decides_first_and_each_for_himself() {
        // turmoil/riots R1
        let mut duel = duel().with(A, [Harald]).with(B, [Inga]).stored(A, Gold, 1).stored(B, Gold, 1).turn(B);
        duel.draws_event(Riots).passes(B).chooses_stack(B, 0).accepts(A);
        duel.has(A, Harald).stock(A, Gold, 0).has_not(B, Inga).stock(B, Gold, 1).rests();
    }

    #[test]
    fn who_has_no_such_unit_is_not_affected() {
        // turmoil/riots R2, turmoil/riots R4: neither Irmgard nor a Pirate Ship has strength or commerce
        let mut duel = duel().with(A, [Irmgard, PirateShip, LookoutTower]).hand(A, [Sebastian]).rich(A);
        duel.draws_event(Riots);
        duel.stock(A, Gold, 3).holds(A, [Sebastian]).rests();
    }

    #[test]
    fn a_preacher_frees_him_who_plays_him() {
        // turmoil/riots R5, turmoil/sebastian-the-itinerant-preacher E, turmoil/sebastian-the-itinerant-preacher R2
        let mut duel = duel().with(A, [Harald]).with(B, [Carl]).hand(A, [Sebastian]);
        duel.draws_event(Riots).plays(A, Sebastian);
        duel.has(A, Harald).has_not(B, Carl).rests();
        assert_eq!(duel.row(Row::discard(A)), [Sebastian]);
    }
}
