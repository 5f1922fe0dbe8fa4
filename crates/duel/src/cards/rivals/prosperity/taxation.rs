//! Taxation (Prosperity).

use crate::card::Ware;
use crate::cards::prelude::*;

const BEGIN: u8 = 0;
const OFFER: u8 = 1;
const PAY: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "taxation",
    name: "Taxation",
    text: "Everybody may pay 1 star for 1 resource of choice and 1 gold.",
    kind: CardKind::Event,
    printings: &[print(Set::Prosperity, 2).moons(1)],
    asks: &[Words::which_if_any(PAY, "duel.ask.taxation", "duel.ask.taxation.no")],
    event: Some(tax),
    waits: Some(|it| match it.play {
        EffectPlay { step: OFFER, memo: 0..2, .. } => it.goes_on(),
        EffectPlay { step: PAY, memo: seat @ 0..2, .. } => {
            it.asks(Seat(seat), Ask::ResourceIfAny(it.s.side(Seat(seat)).roomy()))
        }
        _ => false,
    }),
    ..CARD
};

fn tax(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
    match play.step {
        BEGIN => {
            for seat in [play.by, foe(play.by)] {
                cx.then(EffectPlay { memo: seat.0, ..play.step(OFFER) });
            }
        }
        OFFER => {
            let side = cx.s.side(seat);
            if side.tally.wares[Ware::Star as usize] > 0 && !side.roomy().is_empty() {
                cx.ask(seat, Ask::ResourceIfAny(side.roomy()), play.step(PAY));
            }
        }
        PAY if play.passed() => {}
        PAY => {
            cx.pay_wares(seat, Ware::Star, 1);
            cx.gain(seat, Resource::ALL[usize::from(play.answer)], 1);
            cx.gain(seat, Gold, 1);
        }
        step => unreachable!("the Taxation has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, theme};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_star_brings_a_resource_and_a_gold_to_whoever_pays() {
        // prosperity/taxation E, enlightenment D47
        let mut duel = theme(Set::Prosperity).dial(A, PublicFeeling, 2).dial(B, PublicFeeling, 1).turn(B);
        duel.draws_event(Taxation).names(B, Ore).passes(A);
        duel.stock(B, Ore, 1).stock(B, Gold, 1).stars(B, 0).stars(A, 2).total(A, 0).rests();
        assert_eq!(duel.row(Row::EVENTS).last(), Some(&Taxation));
    }

    #[test]
    fn whoever_has_no_star_is_not_asked() {
        // prosperity/taxation E
        let mut duel = theme(Set::Prosperity);
        duel.draws_event(Taxation);
        duel.rests();
    }

    #[test]
    fn only_what_finds_room_is_received() {
        // prosperity/taxation R1
        let mut duel = theme(Set::Prosperity).rich(A).stored(A, Ore, 2).dial(A, PublicFeeling, 1);
        duel.draws_event(Taxation);
        assert_eq!(duel.offers(A), ["name ore", "pass"]);
        duel.names(A, Ore);
        duel.stock(A, Ore, 3).stock(A, Gold, 3).stars(A, 0).rests();
        let mut duel = theme(Set::Prosperity).rich(A).stored(A, Gold, 2).dial(A, PublicFeeling, 1);
        duel.draws_event(Taxation).names(A, Gold);
        duel.stock(A, Gold, 3).total(A, 18).rests();
        let mut duel = theme(Set::Prosperity).rich(A).dial(A, PublicFeeling, 1);
        duel.draws_event(Taxation);
        duel.stars(A, 1).rests(); // there is no room for anything: nobody is asked
    }
}
