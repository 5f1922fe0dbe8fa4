//! Pirate Ship (Gold).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

const CHOOSE: u8 = 0;
const SINK: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "pirate-ship",
    name: "Pirate Ship",
    text: "When built: the opponent discards a trade ship of his choice. Plentiful Harvest: 1 gold besides.",
    kind: CardKind::Unit,
    place: Place::Settlement,
    cost: cost(&[Lumber, Wool]),
    printings: &[print(Set::Gold, 2)],
    asks: &[Words::which(SINK, "duel.ask.pirate-ship")],
    event_die: Some(|cx, play| {
        if cx.s.event == Some(EventFace::Harvest) {
            cx.gain(play.by, Gold, 1);
        }
    }),
    touches_foe: Some(|duel, s, seat| trade_ships(duel, s, foe(seat)) != 0),
    built: Some(attack),
    waits: Some(|it| it.play.step == SINK && it.sites(foe(it.play.by), foe(it.play.by)) != 0),
    ..CARD
};

fn trade_ships(duel: &Duel, s: &State, seat: Seat) -> Sites {
    s.side(seat).sites_where(duel, |def| def.kind == CardKind::TradeShip)
}

fn attack(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let victim = foe(play.by);
    match play.step {
        CHOOSE => {
            let ships = trade_ships(cx.duel, cx.s, victim);
            match ships.count() {
                0 => {}
                1 => cx.remove_own(victim, Site(ships.trailing_zeros() as u8)),
                _ => cx.ask_site(victim, victim, ships, play.step(SINK)),
            }
        }
        SINK => cx.remove_own(victim, play.site()),
        step => unreachable!("the Pirate Ship has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn when_it_is_built_the_opponent_discards_a_trade_ship_of_his_choice() {
        // gold/pirate-ship E, rivals 10
        let mut scene = duel().rich(A).with(B, [LumberShip, OreShip, Abbey]);
        scene.builds(A, PirateShip);
        assert_eq!(scene.offers(B).len(), 2);
        scene.chooses(B, OreShip);
        scene.has_not(B, OreShip).has(B, LumberShip).has(A, PirateShip).rests();
        assert_eq!(scene.row(Row::discard(A)), [OreShip]); // one pile for both
        let mut one = duel().rich(A).with(B, [LargeTradeShip]);
        one.builds(A, PirateShip);
        one.has_not(B, LargeTradeShip).rests(); // there is no choice: nobody is asked
    }

    #[test]
    fn it_may_be_built_where_there_is_no_trade_ship() {
        // gold/pirate-ship R1
        let mut duel = duel().rich(A).with(A, [OreShip]).with(B, [PirateShip, Harald]);
        duel.builds(A, PirateShip);
        duel.has(A, OreShip).has(A, PirateShip).has(B, PirateShip).has(B, Harald).rests();
    }

    #[test]
    fn later_trade_ships_are_safe() {
        // gold/pirate-ship R2
        let mut duel = duel().with(A, [PirateShip]).rich(B).turn(B);
        duel.builds(B, OreShip);
        duel.has(B, OreShip).rests();
    }

    #[test]
    fn a_plentiful_harvest_brings_one_gold_for_each_besides() {
        // gold/pirate-ship E, gold/pirate-ship R3
        let mut scene = duel().with(A, [PirateShip, PirateShip]);
        scene.event(EventFace::Harvest).takes(A, Ore).takes(B, Ore);
        scene.stock(A, Ore, 1).stock(A, Gold, 2).total(B, 1).rests();
        let mut other = duel().with(B, [PirateShip]);
        other.event(EventFace::Harvest).takes(A, Ore).takes(B, Ore);
        other.stock(B, Gold, 1).total(A, 1).rests();
        let mut tie = duel().with(A, [PirateShip]);
        tie.event(EventFace::Celebration).takes(A, Ore).takes(B, Ore);
        tie.stock(A, Gold, 0).rests();
    }

    #[test]
    fn it_is_no_trade_ship() {
        // gold/pirate-ship R4, basic/trade-ships-race R2, gold/trade-ships-race R2
        let mut duel = duel().with(A, [PirateShip]);
        assert_eq!((duel.s.points(A).commerce, duel.s.trade_ships(&duel.duel, A)), (0, 0));
        duel.draws_event(TradeShipsRace);
        duel.total(A, 0).rests();
    }

    #[test]
    fn a_removed_one_goes_to_the_discard_pile() {
        // gold/pirate-ship R5
        let mut duel = duel().with(A, [PirateShip]);
        duel.removes(A, PirateShip);
        duel.holds(A, []).rests();
        assert_eq!(duel.row(Row::discard(A)), [PirateShip]);
    }

    #[test]
    fn irmgard_does_not_mourn_a_ship_that_pirates_sank() {
        // turmoil/irmgard-keeper-of-the-light R2, rivals 18.21
        let mut duel = duel().rich(A).with(B, [Irmgard, OreShip]);
        duel.builds(A, PirateShip);
        duel.has_not(B, OreShip).total(B, 0).rests();
    }

    #[test]
    fn a_sunken_ship_takes_its_commerce_point_along() {
        // rivals 4, rivals 15: the advantage is counted again
        let mut duel = duel().rich(A).with(B, [LumberShip, OreShip, WoolShip]);
        duel.points(B, 3);
        duel.builds(A, PirateShip).chooses(B, WoolShip);
        duel.points(B, 2);
    }
}
