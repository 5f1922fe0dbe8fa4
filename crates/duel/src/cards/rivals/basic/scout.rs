//! Scout (Basic).

use crate::cards::prelude::*;
use crate::position::state::End;

const CHOOSE_END: u8 = 0;
pub(crate) const PAY: u8 = 1;
const LOOK: u8 = 2;
pub(crate) const LAY_ABOVE: u8 = 3;
pub(crate) const LAY_BELOW: u8 = 4;

pub(crate) const DEF: CardDef = CardDef {
    key: "scout",
    name: "Scout",
    text: "Build a settlement now and choose its 2 regions out of the whole stack, which is then shuffled.",
    kind: CardKind::Neutral,
    requires: &[require::BUILDING_A_SETTLEMENT],
    unconditional: true,
    printings: &[print(Set::Basic, 2)],
    asks: &[
        Words::which(PAY, "duel.ask.scout"),
        Words::which(LAY_ABOVE, "duel.ask.scout.above"),
        Words::which(LAY_BELOW, "duel.ask.scout.below"),
    ],
    play: Some(scout),
    waits: Some(waits),
    ..CARD
};

pub(crate) fn scout(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = play.by;
    let end = End::ALL[usize::from(play.n != 0)];
    match play.step {
        CHOOSE_END => {
            let mut open = End::ALL.into_iter().filter(|&end| cx.s.side(seat).has_open_road(end));
            match (open.next(), open.next()) {
                (Some(only), None) => scout(cx, EffectPlay { answer: only as u8, ..play.step(PAY) }),
                _ => cx.ask(seat, Ask::End, play.step(PAY)),
            }
        }
        PAY => {
            cx.charge(seat, cx.duel.center_price(cx.s, seat, Thing::Settlement));
            cx.then(EffectPlay { n: play.answer, ..play.step(LOOK) });
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

pub(crate) fn waits(it: &Waiting<'_>) -> bool {
    let seat = it.play.by;
    let end = End::ALL[usize::from(it.play.n != 0)];
    let regions = it.s.piles.len(Row::REGIONS);
    let lacks = |rows: [bool; 2]| it.s.lacks_regions(seat) == Some((end, rows));
    match it.play.step {
        PAY => it.asks(seat, Ask::End) && it.duel.can_settle(it.s, seat),
        LOOK => it.goes_on() && it.duel.can_settle(it.s, seat) && it.s.side(seat).has_open_road(end),
        LAY_ABOVE => it.asks_card(seat, Row::REGIONS) && regions >= 2 && lacks([true, true]),
        LAY_BELOW => it.asks_card(seat, Row::REGIONS) && lacks([false, true]),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn the_regions_of_the_new_settlement_are_chosen_out_of_the_stack() {
        // basic/scout E
        let mut duel = duel().road(A).rich(A);
        duel.plays(A, Scout).takes_card(A, Mountains).takes_card(A, GoldField);
        duel.shuffles(Row::REGIONS, []);
        duel.stores(A, "5,a", 0).total(A, 14).rests();
        let region = |spot: &str| {
            duel.duel.card(
                duel.s.side(A).regions[duel.s.side(A).store_at(crate::Spot::read(spot).unwrap()).unwrap().index()],
            )
        };
        assert_eq!((region("5,a"), region("5,b")), (Mountains, GoldField));
        duel.points(A, 3);
    }

    #[test]
    fn with_open_roads_at_both_ends_the_builder_chooses_one() {
        // basic/scout E, basic/settlement E
        let mut duel = duel().road(A).rich(A);
        duel.does(A, "road left");
        let mut duel = duel.rich(A);
        duel.plays(A, Scout);
        assert_eq!(duel.offers(A), ["grow left", "grow right"]);
        duel.does(A, "grow left").takes_card(A, Hills).takes_card(A, Fields).shuffles(Row::REGIONS, []);
        duel.stores(A, "-3,a", 0).stores(A, "-3,b", 0).rests();
        assert!(duel.s.side(A).store_at(crate::Spot::read("5,a").unwrap()).is_none());
    }

    #[test]
    fn the_search_ends_with_a_shuffle() {
        // basic/scout R1
        let mut duel = duel().road(A).rich(A);
        duel.plays(A, Scout).takes_card(A, Mountains).takes_card(A, GoldField);
        assert!((0..10).all(|at| duel.s.piles.knows(A, Row::REGIONS, at)));
        duel.shuffles(Row::REGIONS, [Hills]);
        // Everybody can work out which cards are in the stack, but not their order.
        assert!((0..10).all(|at| !duel.s.piles.knows(A, Row::REGIONS, at)));
        assert!((0..10).all(|at| !duel.s.piles.knows(B, Row::REGIONS, at)));
    }

    #[test]
    fn it_needs_a_settlement_that_can_be_built_now() {
        // basic/scout E: part of building a settlement
        duel().rich(A).hand(A, [Scout]).refuses(A, "play scout", Refusal::Unmet(Scout, 0));
        duel().road(A).hand(A, [Scout]).refuses(A, "play scout", Refusal::Unmet(Scout, 0));
    }
}
