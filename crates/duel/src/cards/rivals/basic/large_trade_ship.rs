//! Large Trade Ship (Basic, Gold).

use crate::cards::rivals::prelude::*;
use crate::rules::Duel;
use crate::site::Stores;
use crate::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "large-trade-ship",
    name: "Large Trade Ship",
    text: "Trade 2 resources of one region beside it for 1 of another kind.",
    kind: Kind::TradeShip,
    place: Place::Settlement,
    cost: cost(&[Lumber, Wool]),
    points: Points::commerce(1),
    printings: &[print(Set::Basic, 1), print(Set::Gold, 1).moons(1)],
    uses: Some(Use { open: |duel, s, seat, site| cargo(duel, s, seat, site) != 0, act: trade, once: false }),
    ..CARD
};

/// The regions beside the ship out of which something can be traded.
fn cargo(_: &Duel, s: &State, seat: Seat, site: Site) -> Stores {
    let side = s.side(seat);
    let room = side.roomy();
    let beside = u64::from(site.regions()).ones().map(|at| Store(at as u8));
    beside
        .filter(|&it| side.stored(it) >= 2 && !room.without(side.resource(it)).is_empty())
        .fold(0, |set, it| set | it.bit())
}

fn trade(cx: &mut Cx<'_, '_>, play: Play) {
    const CHOOSE_REGION: u8 = 0;
    const TRADE: u8 = 1;

    match play.step {
        CHOOSE_REGION => {
            let regions = cargo(cx.duel, cx.s, play.by, play.at);
            if regions.count_ones() == 1 {
                return trade(cx, Play { step: TRADE, answer: regions.trailing_zeros() as u8, ..play });
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
