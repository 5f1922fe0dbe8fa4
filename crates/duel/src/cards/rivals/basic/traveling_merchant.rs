//! Traveling Merchant (Basic, Gold).

use crate::cards::prelude::*;

const ACTIVE: u8 = 0;
const OTHER: u8 = 1;
const OFFER: u8 = 2;
const BUY: u8 = 3;

/// How many resources a player may buy.
const WARES: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "traveling-merchant",
    name: "Traveling Merchant",
    text: "Everybody may buy up to 2 resources for 1 gold each.",
    kind: CardKind::Event,
    printings: &[print(Set::Basic, 2).moons(1), print(Set::Gold, 1).moons(1)],
    asks: &[Words::whether(
        BUY,
        "duel.ask.traveling-merchant",
        "duel.ask.traveling-merchant.yes",
        "duel.ask.traveling-merchant.no",
    )],
    event: Some(sell),
    waits: Some(|it| match it.play {
        EffectPlay { step: OTHER, .. } => it.goes_on(),
        EffectPlay { step: OFFER, memo: 0..2, n: 0..WARES, .. } => it.goes_on(),
        EffectPlay { step: BUY, memo: seat @ 0..2, n: 1..=WARES, .. } => it.asks(Seat(seat), Ask::Whether),
        _ => false,
    }),
    ..CARD
};

fn sell(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
    match play.step {
        ACTIVE => {
            cx.then(EffectPlay { n: WARES, memo: play.by.0, ..play.step(OFFER) });
            cx.then(play.step(OTHER));
        }
        OTHER => cx.then(EffectPlay { n: WARES, memo: foe(play.by).0, ..play.step(OFFER) }),
        OFFER => {
            let side = cx.s.side(seat);
            if play.n > 0 && side.amount(Gold) > 0 && !side.roomy().without(Gold).is_empty() {
                cx.ask(seat, Ask::Whether, play.step(BUY));
            }
        }
        BUY if play.passed() => {}
        BUY => {
            cx.pay(seat, Bundle::some(Gold, 1));
            cx.gain_any(seat, Kinds::ALL.without(Gold), 1);
            cx.then(EffectPlay { n: play.n - 1, ..play.step(OFFER) });
        }
        step => unreachable!("the Traveling Merchant has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_player_may_buy_up_to_two_resources() {
        // basic/traveling-merchant E
        let mut duel = duel().stored(A, Gold, 3).stored(B, Gold, 1);
        duel.draws_event(TravelingMerchant).accepts(A).takes(A, Ore).accepts(A).takes(A, Wool);
        duel.stock(A, Gold, 1).stock(A, Ore, 1).stock(A, Wool, 1);
        duel.passes(B);
        duel.stock(B, Gold, 1).rests();
    }

    #[test]
    fn the_active_player_decides_first() {
        // basic/traveling-merchant R2
        let mut duel = duel().stored(A, Gold, 1).stored(B, Gold, 3).turn(B);
        duel.draws_event(TravelingMerchant).accepts(B).takes(B, Ore).accepts(B).takes(B, Ore);
        duel.stock(B, Gold, 1).stock(B, Ore, 2);
        duel.accepts(A).takes(A, Wool);
        duel.stock(A, Gold, 0).stock(A, Wool, 1).rests();
    }

    #[test]
    fn without_room_nobody_is_asked() {
        // basic/traveling-merchant E, rivals 3
        let mut duel = duel().rich(A).rich(B).stored(B, Ore, 2);
        duel.draws_event(TravelingMerchant).accepts(B); // only ore finds room, and then nothing
        duel.stock(A, Gold, 3).stock(B, Gold, 2).stock(B, Ore, 3).rests();
    }

    #[test]
    fn without_gold_nobody_is_asked() {
        let mut duel = duel().stored(A, Gold, 1);
        duel.draws_event(TravelingMerchant).accepts(A).takes(A, Ore);
        duel.stock(A, Gold, 0).rests();
    }

    #[test]
    fn gold_from_the_production_of_this_turn_may_be_used() {
        // basic/traveling-merchant R1: A's gold field has the number 1.
        let mut duel = duel().next_events([TravelingMerchant]).before_roll();
        duel.dice(1, EventFace::Card).accepts(A).takes(A, Ore);
        duel.stock(A, Gold, 0).stock(A, Ore, 1).rests();
    }
}
