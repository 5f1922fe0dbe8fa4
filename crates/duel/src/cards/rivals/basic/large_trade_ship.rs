//! Large Trade Ship (Basic, Gold).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Stores;
use crate::position::state::State;

const CHOOSE_REGION: u8 = 0;
const TRADE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "large-trade-ship",
    name: "Large Trade Ship",
    text: "Trade 2 resources of one region beside it for 1 of another kind.",
    kind: CardKind::TradeShip,
    place: Place::Settlement,
    cost: cost(&[Lumber, Wool]),
    points: Points::commerce(1),
    printings: &[print(Set::Basic, 1), print(Set::Gold, 1).moons(1)],
    asks: &[Words::which(TRADE, "duel.ask.large-trade-ship")],
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |duel, s, seat, site| cargo(duel, s, seat, site) != 0,
        act: trade,
        once: false,
    }),
    waits: Some(|it| it.play.step == TRADE && it.regions(it.play.by) != 0),
    ..CARD
};

/// The regions beside the ship from which something can be traded.
fn cargo(_: &Duel, s: &State, seat: Seat, site: Site) -> Stores {
    let side = s.side(seat);
    let room = side.roomy();
    let beside = u64::from(site.regions()).ones().map(|at| Store(at as u8));
    beside
        .filter(|&it| side.stored(it) >= 2 && !room.without(side.resource(it)).is_empty())
        .fold(0, |set, it| set | it.bit())
}

fn trade(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        CHOOSE_REGION => {
            let regions = cargo(cx.duel, cx.s, play.by, play.at);
            if regions.count_ones() == 1 {
                return trade(cx, EffectPlay { step: TRADE, answer: regions.trailing_zeros() as u8, ..play });
            }
            cx.ask(play.by, Ask::Region((regions as u16).to_le_bytes()), play.step(TRADE));
        }
        TRADE => {
            let region = Store(play.answer);
            let given = cx.s.side(play.by).resource(region);
            cx.take_out(play.by, region, 2);
            cx.gain_any(play.by, Kinds::ALL.without(given), 1);
        }
        step => unreachable!("the Large Trade Ship has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn two_of_one_adjacent_region_buy_one_of_another_kind_any_number_of_times() {
        // basic/large-trade-ship E
        let mut duel = duel().at(A, LargeTradeShip, "0,a").stored(A, Lumber, 2).stored(A, Gold, 2);
        duel.uses(A, LargeTradeShip).does(A, "choose 1,a").takes(A, Ore);
        duel.stock(A, Gold, 0).stock(A, Ore, 1);
        duel.uses(A, LargeTradeShip).takes(A, Wool); // only the forest is left: nobody asks which region
        duel.stock(A, Lumber, 0).stock(A, Wool, 1).rests();
    }

    #[test]
    fn another_kind_means_not_the_same() {
        // basic/large-trade-ship E
        let mut duel = duel().at(A, LargeTradeShip, "0,a").stored(A, Lumber, 2);
        duel.uses(A, LargeTradeShip);
        assert!(!duel.offers(A).contains(&"take -1,a".to_string()), "{:?}", duel.offers(A));
    }

    #[test]
    fn both_come_from_the_same_region() {
        // basic/large-trade-ship R1
        let duel = duel().at(A, LargeTradeShip, "0,a").stored(A, Lumber, 1).stored(A, Gold, 1).stored(A, Ore, 3);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn without_room_for_another_kind_it_is_of_no_use() {
        // basic/large-trade-ship E
        let full = duel().at(A, LargeTradeShip, "0,a").rich(A);
        full.refuses(A, "use 0,a", Refusal::NoUse);
        let mut lumber = full.stored(A, Lumber, 2);
        lumber.uses(A, LargeTradeShip); // only lumber finds room, so only gold can be given
        lumber.stock(A, Gold, 1).stock(A, Lumber, 3).rests();
    }

    #[test]
    fn it_is_a_trade_ship() {
        // basic/large-trade-ship R2
        let duel = duel().with(A, [LargeTradeShip]);
        assert_eq!((duel.s.trade_ships(&duel.duel, A), duel.s.points(A).commerce), (1, 1));
    }
}
