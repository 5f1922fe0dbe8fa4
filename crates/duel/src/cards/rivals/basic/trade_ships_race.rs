//! Trade Ships Race (Basic, Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "trade-ships-race",
    name: "Trade Ships Race",
    text: "Most trade ships: 1 resource. A tie: 1 each, if both have a ship.",
    kind: CardKind::Event,
    printings: &[print(Set::Basic, 1).moons(1), print(Set::Gold, 1).moons(1)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let ships = |seat: Seat| cx.s.trade_ships(cx.duel, seat);
            if ships(seat) > 0 && ships(seat) >= ships(foe(seat)) {
                cx.gain_any(seat, Kinds::ALL, 1);
            }
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn more_trade_ships_bring_one_resource() {
        // basic/trade-ships-race E
        let mut duel = duel().with(A, [OreShip]).with(B, [LumberShip, LargeTradeShip]);
        duel.draws_event(TradeShipsRace).takes(B, Ore);
        duel.total(A, 0).total(B, 1).rests();
    }

    #[test]
    fn a_tie_brings_one_each() {
        // basic/trade-ships-race E, rivals 7: the active player chooses first
        let mut duel = duel().with(A, [OreShip]).with(B, [LumberShip]).turn(B);
        duel.draws_event(TradeShipsRace).takes(B, Ore).takes(A, Ore);
        duel.total(A, 1).total(B, 1).rests();
    }

    #[test]
    fn no_ships_bring_nothing() {
        // basic/trade-ships-race R1
        let mut duel = duel();
        duel.draws_event(TradeShipsRace);
        duel.total(A, 0).total(B, 0).rests();
    }

    #[test]
    fn other_units_are_no_trade_ships() {
        // basic/trade-ships-race R2
        let mut duel = duel().with(A, [Harald]);
        duel.draws_event(TradeShipsRace);
        duel.total(A, 0).rests();
    }
}
