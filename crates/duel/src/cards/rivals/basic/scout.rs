//! Scout (Basic).

use crate::cards::rivals::prelude::*;
use crate::state::End;

pub(crate) const DEF: CardDef = CardDef {
    key: "scout",
    name: "Scout",
    text: "Build a settlement now and choose its 2 regions out of the whole stack, which is then shuffled.",
    kind: Kind::Neutral,
    requires: &[require::BUILDING_A_SETTLEMENT],
    printings: &[print(Set::Basic, 2)],
    play: Some(scout),
    ..CARD
};

fn scout(cx: &mut Cx<'_, '_>, play: Play) {
    const CHOOSE_END: u8 = 0;
    const PAY: u8 = 1;
    const LOOK: u8 = 2;
    const LAY_ABOVE: u8 = 3;
    const LAY_BELOW: u8 = 4;

    let seat = play.by;
    let end = End::ALL[usize::from(play.n != 0)];
    match play.step {
        CHOOSE_END => {
            let mut open = End::ALL.into_iter().filter(|&end| cx.s.side(seat).has_open_road(end));
            match (open.next(), open.next()) {
                (Some(only), None) => scout(cx, Play { answer: only as u8, ..play.step(PAY) }),
                _ => cx.ask(seat, Ask::End, play.step(PAY)),
            }
        }
        PAY => {
            cx.pay(seat, cx.duel.edition.center[1]);
            cx.then(Play { n: play.answer, ..play.step(LOOK) });
        }
        LOOK => {
            cx.settle(seat, end);
            cx.look(seat, Row::REGIONS);
            cx.ask_card(seat, Row::REGIONS, play.step(LAY_ABOVE));
        }
        LAY_ABOVE => {
            lay(cx, seat, end, 1, play.answer);
            cx.ask_card(seat, Row::REGIONS, play.step(LAY_BELOW));
        }
        LAY_BELOW => {
            lay(cx, seat, end, -1, play.answer);
            cx.shuffle(Row::REGIONS);
        }
        step => unreachable!("the Scout has no step {step}"),
    }
}

fn lay(cx: &mut Cx<'_, '_>, seat: Seat, end: End, row: i8, at: u8) {
    let face = cx.take_region(seat, at);
    cx.lay_region(seat, end, row, face);
}
