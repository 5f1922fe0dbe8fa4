//! Missions that are paid for: Bards, Merchants and Scholars (Explorers).

use crate::card::Level;
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

use super::landing_stage;

/// The step after the question whether 1 gold replaces one resource of the price.
pub(super) const GILD: u8 = 10;
/// The step after the mission was paid for.
const RISE: u8 = 11;

/// The words of the question before [`GILD`].
pub(super) const ASKS_GOLD: Words =
    Words::whether(GILD, "duel.ask.landing-stage", "duel.ask.landing-stage.yes", "duel.ask.landing-stage.no");

/// A level without a bounty.
pub(super) const fn level(points: Points) -> Level {
    Level { points, bounty: 0 }
}

/// The price of a mission with 1 gold in place of 1 of its resources.
fn gilded(price: Bundle) -> Bundle {
    let kind = price.kinds().nth(0);
    price.less(kind).plus(Gold, 1)
}

/// Whether the price can be paid without gold, and with 1 gold (enlightenment D50).
fn ways(duel: &Duel, s: &State, seat: Seat, price: Bundle) -> (bool, bool) {
    let wealth = s.side(seat).wealth();
    (wealth.covers(price), landing_stage::unused(duel, s, seat).is_some() && wealth.covers(gilded(price)))
}

fn price_of(card: Card) -> Bundle {
    card.def().mission.as_ref().expect("an island has missions").price
}

/// Whether a ship can set out with the price of a mission. A mission that could not raise the level of the island is
/// not offered (enlightenment D15).
pub(super) fn can_supply(duel: &Duel, s: &State, seat: Seat, at: Site) -> bool {
    let card = at.sea_place().and_then(|place| s.sea_face(seat, place)).map(|face| duel.card(face));
    let pays = |card| matches!(ways(duel, s, seat, price_of(card)), (true, _) | (_, true));
    card.is_some_and(pays) && duel.can_rise(s, seat, at)
}

/// A ship brings the price of a mission, and the island rises to its next level.
pub(super) fn supply(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let price = price_of(play.card);
    let pay = |cx: &mut Cx<'_, '_>, price| {
        cx.pay(play.by, price);
        cx.then(play.step(RISE));
    };
    let pay_gold = |cx: &mut Cx<'_, '_>| {
        let stage = landing_stage::unused(cx.duel, cx.s, play.by).expect("it was offered");
        cx.lends_a_hand(play.by, stage);
        pay(cx, gilded(price));
    };
    match play.step {
        0 => match ways(cx.duel, cx.s, play.by, price) {
            (true, true) => cx.ask(play.by, Ask::Whether, play.step(GILD)),
            (false, true) => pay_gold(cx),
            _ => pay(cx, price),
        },
        GILD if play.passed() => pay(cx, price),
        GILD => pay_gold(cx),
        RISE => cx.rise(play.by, play.at),
        step => unreachable!("a mission has no step {step}"),
    }
}

/// Whether this is a sound waiting position of such a mission.
pub(super) fn waits_for_supplies(it: &Waiting<'_>) -> bool {
    let by = it.play.by;
    match it.play.step {
        GILD => it.asks(by, Ask::Whether) && ways(it.duel, it.s, by, price_of(it.play.card)) == (true, true),
        RISE => it.goes_on(),
        _ => false,
    }
}
